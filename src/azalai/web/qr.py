"""QR codes for invitation links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004), drawn as one SVG path."""

from __future__ import annotations

from markupsafe import escape

# for each version at level M: codewords for correction in a block, blocks of the first sort, their length, blocks of
# the second sort (one codeword longer)
BLOCKS = (
    (10, 1, 16, 0), (16, 1, 28, 0), (26, 1, 44, 0), (18, 2, 32, 0), (24, 2, 43, 0),
    (16, 4, 27, 0), (18, 4, 31, 0), (22, 2, 38, 2), (22, 3, 36, 2), (26, 4, 43, 1),
)  # fmt: skip
ALIGNMENT = ((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50))
LEVEL_M = 0b00
MASKS = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, _: r % 2 == 0,
    lambda _, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
)

EXP = [1] * 512
LOG = [0] * 256
for _power in range(1, 512):
    _next = EXP[_power - 1] << 1
    EXP[_power] = _next ^ 0x11D if _next & 0x100 else _next
    if _power < 255:
        LOG[EXP[_power]] = _power

Grid = list[list[bool]]
MOST = 213  # bytes in the largest code


def svg(text: str, label: str) -> str:
    """The code as SVG, with the quiet zone a camera needs."""
    dark = code(text)
    size = len(dark) + 8
    path = "".join(f"M{c + 4} {r + 4}h1v1h-1z" for r, row in enumerate(dark) for c, on in enumerate(row) if on)
    return (
        f'<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{escape(label)}" '
        f'shape-rendering="crispEdges"><rect width="{size}" height="{size}" fill="#fffaf0"/>'
        f'<path d="{path}" fill="#1d2a5c"/></svg>'
    )


def code(text: str) -> Grid:
    """The dark modules of the code, by row and column."""
    message = text.encode()
    version = next((v for v in range(1, len(BLOCKS) + 1) if len(message) <= _room(v)), 0)
    if not version:
        raise ValueError(f"too long for a code: {len(message)} bytes")
    plain, taken = _frame(version)
    _fill(plain, taken, _codewords(message, version))
    return min((_masked(plain, taken, mask) for mask in range(len(MASKS))), key=_penalty)


def _room(version: int) -> int:
    """How many bytes fit: all of the message's codewords but the mode and the length."""
    _, first, length, second = BLOCKS[version - 1]
    return first * length + second * (length + 1) - (2 if version < 10 else 3)


def _codewords(message: bytes, version: int) -> list[int]:
    correction, first, length, second = BLOCKS[version - 1]
    total = first * length + second * (length + 1)
    bits = f"0100{len(message):0{8 if version < 10 else 16}b}" + "".join(f"{byte:08b}" for byte in message) + "0000"
    bits = bits[: total * 8]
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[pad % 2] for pad in range(total - len(words))]
    blocks, at = [], 0
    for block_length in [length] * first + [length + 1] * second:
        blocks.append(words[at : at + block_length])
        at += block_length
    corrections = [_remainder(block, correction) for block in blocks]
    mixed = [block[at] for at in range(length + 1) for block in blocks if at < len(block)]
    return mixed + [each[at] for at in range(correction) for each in corrections]


def _remainder(block: list[int], correction: int) -> list[int]:
    """Reed–Solomon: what is left of the block divided by the generator polynomial."""
    generator = [1]
    for power in range(correction):
        longer = [*generator, 0]
        for at, factor in enumerate(generator):
            longer[at + 1] ^= EXP[LOG[factor] + power] if factor else 0
        generator = longer
    rest = block + [0] * correction
    for at in range(len(block)):
        if rest[at]:
            for offset, factor in enumerate(generator):
                rest[at + offset] ^= EXP[LOG[rest[at]] + LOG[factor]] if offset else 0
    return rest[len(block) :]


def _frame(version: int) -> tuple[Grid, Grid]:
    """The patterns that are the same in every code of a version, and which modules they take."""
    size = 17 + 4 * version
    dark = [[False] * size for _ in range(size)]
    taken = [[False] * size for _ in range(size)]

    def put(r: int, c: int, on: bool) -> None:
        if 0 <= r < size and 0 <= c < size:
            dark[r][c], taken[r][c] = on, True

    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for r in range(-1, 8):
            for c in range(-1, 8):
                ring = max(abs(r - 3), abs(c - 3))
                put(top + r, left + c, ring in (0, 1, 3))
    for at in range(8, size - 8):
        put(6, at, at % 2 == 0)
        put(at, 6, at % 2 == 0)
    centres = ALIGNMENT[version - 1]
    for row in centres:
        for column in centres:
            if (row, column) not in ((6, 6), (6, size - 7), (size - 7, 6)):  # there are the corners
                for r in range(-2, 3):
                    for c in range(-2, 3):
                        put(row + r, column + c, max(abs(r), abs(c)) != 1)
    for at in range(9):  # room for the format
        for r, c in ((8, at), (at, 8), (8, size - 1 - at), (size - 1 - at, 8)):
            if not taken[r][c] and (at < 8 or (r, c) == (8, 8)):
                put(r, c, False)
    put(size - 8, 8, True)
    if version >= 7:
        bits = version << 12 | _check(version << 12, 0x1F25, 12)
        for at in range(18):
            for r, c in ((at // 3, size - 11 + at % 3), (size - 11 + at % 3, at // 3)):
                put(r, c, bits >> at & 1 == 1)
    return dark, taken


def _check(value: int, polynomial: int, bits: int) -> int:
    while value.bit_length() > bits:
        value ^= polynomial << (value.bit_length() - bits - 1)
    return value


def _fill(dark: Grid, taken: Grid, words: list[int]) -> None:
    """The bits go up and down in pairs of columns from the right, round the patterns and the timing column."""
    size, at = len(dark), 0
    for pair, right in enumerate(c for c in range(size - 1, 0, -2)):
        right = right if right > 6 else right - 1
        for step in range(size):
            r = step if pair % 2 else size - 1 - step
            for c in (right, right - 1):
                if not taken[r][c]:
                    dark[r][c] = at < len(words) * 8 and words[at // 8] >> (7 - at % 8) & 1 == 1
                    at += 1


def _masked(plain: Grid, taken: Grid, mask: int) -> Grid:
    size = len(plain)
    dark = [[on ^ (not taken[r][c] and MASKS[mask](r, c)) for c, on in enumerate(row)] for r, row in enumerate(plain)]
    value = LEVEL_M << 3 | mask
    bits = (value << 10 | _check(value << 10, 0x537, 10)) ^ 0x5412
    for at in range(15):
        on = bits >> at & 1 == 1
        dark[(0, 1, 2, 3, 4, 5, 7, 8)[at] if at < 8 else size - 15 + at][8] = on
        dark[8][size - 1 - at if at < 8 else (7, 5, 4, 3, 2, 1, 0)[at - 8]] = on
    return dark


def _penalty(dark: Grid) -> int:
    """How hard a code is to read: long runs, blocks, patterns like the corners, too dark or too light."""
    total, size = 0, len(dark)
    for lines in (dark, list(zip(*dark, strict=True))):
        for line in lines:
            text = "".join("#" if on else "." for on in line)
            for at in range(size - 10):
                total += 40 * (text[at : at + 11] in ("#.###.#....", "....#.###.#"))
            run = 1
            for one, other in zip(text, f"{text[1:]}-", strict=True):
                if one == other:
                    run += 1
                else:
                    total += run - 2 if run >= 5 else 0
                    run = 1
    for r in range(size - 1):
        for c in range(size - 1):
            total += 3 * (dark[r][c] == dark[r + 1][c] == dark[r][c + 1] == dark[r + 1][c + 1])
    share = sum(map(sum, dark)) * 100 // size**2
    return total + abs(share - 50) // 5 * 10
