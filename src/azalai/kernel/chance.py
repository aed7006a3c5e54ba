"""Chance: a xoshiro128++ random generator whose four state words are part of the table's record.

It draws the same numbers in both gears and on every platform. The words have 32 bits in 64-bit cells, and every product
and sum is cut back to 32 bits, where Python's unbounded integers and wrapping machine integers agree.
"""

from azalai.kernel.gear import hot, rule

WORDS = 4
LOW32 = 0xFFFFFFFF
LARGEST_SEED = 2**64 - 1


@rule
def mix(x: int) -> int:
    """A strong 32-bit hash (two rounds of multiply and shift)."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & LOW32
    x = ((x ^ (x >> 15)) * 0x846CA68B) & LOW32
    return x ^ (x >> 16)


@rule
def seed_chance(words: list[int], low: int, high: int) -> None:
    """Seed a generator with the two 32-bit halves of a seed; neighbouring seeds give unrelated streams."""
    state = mix(low ^ 0x9E3779B9)
    for i in range(WORDS):
        state = mix((state + high + 0x9E3779B9 * (i + 1)) & LOW32)
        high = mix((high + state) & LOW32)
        words[i] = state
    if words[0] == 0 and words[1] == 0 and words[2] == 0 and words[3] == 0:
        words[0] = 1  # the one state the generator cannot leave


@hot
def next_word(words: list[int]) -> int:
    """The next 32 random bits."""
    a, b, c, d = words[0], words[1], words[2], words[3]
    total = (a + d) & LOW32
    word = (((total << 7) | (total >> 25)) + a) & LOW32  # rotated by 7
    shifted = (b << 9) & LOW32
    c ^= a
    d ^= b
    words[1] = b ^ c
    words[0] = a ^ d
    words[2] = c ^ shifted
    words[3] = ((d << 11) | (d >> 21)) & LOW32  # rotated by 11
    return word


@hot
def draw(words: list[int], n: int) -> int:
    """A number from 0 to n - 1. For the small n of table games the bias is below one in a hundred million."""
    return (next_word(words) * n) >> 32


@rule
def shuffle(words: list[int], cards: list[int], count: int) -> None:
    """Shuffle the first ``count`` cards (Fisher-Yates, from the end)."""
    for i in range(count - 1, 0, -1):
        j = draw(words, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@hot
def top_card(words: list[int], cards: list[int], count: int) -> int:
    """The top card of a pile: its last one. The shuffle has decided which card that is. Where chance is an explicit
    player (OpenSpiel), this rule is swapped for one that draws the card only now."""
    return cards[count - 1]


def halves(seed: int) -> tuple[int, int]:
    """The low and the high 32 bits of a seed."""
    return seed & LOW32, (seed >> 32) & LOW32
