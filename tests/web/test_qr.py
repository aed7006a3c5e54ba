"""Invitation codes are read back here as a camera's program would: format, mask, bits, blocks, correction, bytes."""

from __future__ import annotations

import pytest

from azalai.web import qr

LINK = "https://azalai.example/join/" + "dune-fox-salt-2143-" * 12
FORMATS = {0x5412: 0, 0x5125: 1, 0x5E7C: 2, 0x5B4B: 3, 0x45F9: 4, 0x40CE: 5, 0x4F97: 6, 0x4AA0: 7}
"""Level M with each mask, from the standard's table."""


def times(a: int, b: int) -> int:
    """Multiplication in the field of the code, bit by bit."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product


def function_modules(version: int) -> set[tuple[int, int]]:
    size = 17 + 4 * version
    found = {(r, c) for r in range(9) for c in range(9)}
    found |= {(r, c) for r in range(9) for c in range(size - 8, size)} | {
        (c, r) for r in range(9) for c in range(size - 8, size)
    }
    found |= {(6, at) for at in range(size)} | {(at, 6) for at in range(size)}
    places = {2: [6, 18], 4: [6, 26], 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50]}.get(version, [])
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for r, c in {(r, c) for r in places for c in places} - corners:
        found |= {(r + dr, c + dc) for dr in range(-2, 3) for dc in range(-2, 3)}
    if version >= 7:
        found |= {(r, c) for r in range(6) for c in range(size - 11, size - 8)}
        found |= {(c, r) for r in range(6) for c in range(size - 11, size - 8)}
    return found


def read(dark: list[list[bool]]) -> str:
    size = len(dark)
    version = (size - 17) // 4
    around = [(8, c) for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [(r, 8) for r in (7, 5, 4, 3, 2, 1, 0)]
    mask = FORMATS[int("".join(str(int(dark[r][c])) for r, c in around), 2)]
    rule = [
        lambda r, c: (r + c) % 2,
        lambda r, _: r % 2,
        lambda _, c: c % 3,
        lambda r, c: (r + c) % 3,
        lambda r, c: (r // 2 + c // 3) % 2,
        lambda r, c: r * c % 2 + r * c % 3,
        lambda r, c: (r * c % 2 + r * c % 3) % 2,
        lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
    ][mask]
    taken = function_modules(version)
    bits, upwards = "", True
    columns = [c for c in range(size - 1, -1, -1) if c != 6]
    for right, left in zip(columns[::2], columns[1::2], strict=True):
        for r in reversed(range(size)) if upwards else range(size):
            for c in (right, left):
                if (r, c) not in taken:
                    bits += str(int(dark[r][c] ^ (rule(r, c) == 0)))
        upwards = not upwards
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    return message(words, version)


def message(words: list[int], version: int) -> str:
    # codewords of correction a block, and the lengths of the blocks, at level M
    correction, lengths = {
        1: (10, [16]),
        2: (16, [28]),
        4: (18, [32, 32]),
        6: (16, [27] * 4),
        7: (18, [31] * 4),
        10: (26, [43] * 4 + [44]),
    }[version]
    blocks: list[list[int]] = [[] for _ in lengths]
    stream = iter(words)
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if at < length:
                block.append(next(stream))
    for _ in range(correction):
        for block in blocks:
            block.append(next(stream))
    for block in blocks:
        root = 1
        for _ in range(correction):  # a block without a fault is zero at every root of the generator
            value = 0
            for word in block:
                value = times(value, root) ^ word
            assert value == 0
            root = times(root, 2)
    bits = "".join(f"{word:08b}" for block, length in zip(blocks, lengths, strict=True) for word in block[:length])
    assert bits[:4] == "0100"
    counted = 8 if version < 10 else 16
    length = int(bits[4 : 4 + counted], 2)
    start = 4 + counted
    return bytes(int(bits[start + 8 * at : start + 8 * at + 8], 2) for at in range(length)).decode()


@pytest.mark.parametrize(("length", "version"), [(14, 1), (20, 2), (60, 4), (106, 6), (122, 7), (213, 10)])
def test_a_code_can_be_read_back(length: int, version: int) -> None:
    dark = qr.code(LINK[:length])

    assert len(dark) == 17 + 4 * version
    assert read(dark) == LINK[:length]


def test_letters_beyond_ascii_take_their_bytes() -> None:
    assert read(qr.code("zażółć")) == "zażółć"


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="214 bytes"):
        qr.code("x" * 214)


def test_the_picture_has_a_name_and_room_round_it() -> None:
    svg = qr.svg("https://azalai.example", 'a "picture"')

    assert 'aria-label="a &#34;picture&#34;"' in svg
    assert 'viewBox="0 0 33 33"' in svg  # 25 modules and four on each side
    assert "M4 4h1v1h-1z" in svg
