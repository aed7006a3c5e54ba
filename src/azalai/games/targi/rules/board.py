"""The board: the ring of sixteen border cards and the nine centre spaces. T01, T02, T61.

Border cards go by their number, 1 to 16 clockwise from the top row; centre spaces by 0 to 8 in reading order
(people count them from 1)::

    16   1   2   3   4
    15   .   .   .   5
    14   .   .   .   6
    13   .   .   .   7
    12  11  10   9   8
"""

from azalai.kernel.gear import rule

BORDER = 16
LAST_CORNER = 16
CENTRE = 9
SIDE = 3

# Figures are sets of bits: bit n - 1 for border number n, bit k for centre space k.
NO_CORNERS = 0b111_0111_0111_0111


@rule
def is_corner(number: int) -> bool:
    """T01: the corners 4, 8, 12 and 16 are the raids."""
    return number % 4 == 0


@rule
def is_on_a_column(number: int) -> bool:
    """T02: the cards above and below the centre look along its columns, the others along its rows."""
    return number < 4 or 8 < number < 12


@rule
def opposite(number: int) -> int:
    """T02: 1–11, 2–10, 3–9 across the columns; 5–15, 6–14, 7–13 across the rows."""
    return 12 - number if is_on_a_column(number) else 20 - number


@rule
def line_of(number: int) -> int:
    """Which column (0 to 2 from the left) or row (0 to 2 from the top) a border card looks along."""
    if number < 4:
        return number - 1
    if number < 8:
        return number - 5
    if number < 12:
        return 11 - number
    return 15 - number


@rule
def space_in_line(number: int, i: int) -> int:
    """The centre space number ``i`` of three that a border card looks at."""
    return line_of(number) + SIDE * i if is_on_a_column(number) else SIDE * line_of(number) + i


@rule
def is_of_border(action: int, family: int) -> bool:
    """Whether an action is of a family over border cards, in which the action for card 1 is ``family + 1``."""
    return family < action <= family + BORDER


@rule
def border_of(action: int, family: int) -> int:
    """The number of the border card that an action of such a family is about."""
    assert is_of_border(action, family)
    return action - family


@rule
def border_bit(number: int) -> int:
    return 1 << (number - 1)


@rule
def lowest(bits: int) -> int:
    """The index of the lowest bit of a non-empty set: a centre space, or a border number less 1."""
    return (bits & -bits).bit_length() - 1


@rule
def legal_of(bits: int, family: int, options: list[int], n: int) -> int:
    """Append an action of a family for each member of a set to the first n options. Returns how many there are then."""
    while bits != 0:
        options[n] = family + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@rule
def opposites(bits: int) -> int:
    """The set of border cards opposite those of a set."""
    across = 0
    while bits != 0:
        across |= border_bit(opposite(lowest(bits) + 1))
        bits &= bits - 1
    return across
