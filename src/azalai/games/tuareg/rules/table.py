"""The table of Tuareg as one record, and small functions that all its rules use.

Resource cards of one kind are all alike, so a pile, a market or a cache is a count for each kind. Where the order
matters (a camel's cargo) the cards are octal digits of one number, the top card last: 0 is no cargo, 0o2 one gold, 0o24
a millet on a gold. So the loading rules are look-ups in a table.
"""

from azalai.kernel.chance import WORDS, top_card
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, many, short, shorts, small, smalls, wides
from azalai.kernel.questions import Question

SEATS = 5
EVERYBODY = 0b11111  # seats as bits

WATER, GOLD, SALT, MILLET = 0, 1, 2, 3
KINDS = 4
DONKEY, CAVE, THIEF, MAP = 0, 1, 2, 3
SPECIALS = 4

# Sizes of the record. The card tables say how much of it is in play.
CAMELS = 3
DONKEYS = 5
ANIMALS = CAMELS + DONKEYS  # camels first
CAVES = 5
CAVE_PLACES = 2
THIEVES = 5
PILE = 60
CARGO = 4
CARGOES = 8**CARGO

# What a seat has scored, in this order: majorities of stage 1, maps cashed then, majorities of stage 2, unused special
# cards, maps at the end.
STAGE_1, MAPS_1, STAGE_2, UNUSED, MAPS_2 = 0, 4, 5, 9, 10
SCORED = 11


class Player(Layout):
    cache: list[int] = smalls(KINDS)
    animals: list[int] = shorts(ANIMALS)
    donkeys: int = small()
    caves: int = small()
    cave: list[int] = smalls(CAVES * CAVE_PLACES)  # kind + 1; 0: no card
    cave_known: list[int] = smalls(CAVES * CAVE_PLACES)  # the seats that know the card, as bits
    thieves: int = small()  # unused ones
    used: int = small()
    stolen: list[int] = smalls(THIEVES)  # kind + 1 of the card under each used thief
    stolen_known: list[int] = smalls(THIEVES)
    stolen_from: list[int] = smalls(THIEVES)  # the victim
    stolen_late: list[int] = smalls(THIEVES)  # 1: from a cache whose owner had passed (see memory.py)
    maps: int = small()
    points: list[int] = smalls(SCORED)
    old: list[int] = smalls(KINDS)  # the cache when stage 2 began (see memory.py)
    drew: int = small()  # cards drawn in stage 2
    gave: list[int] = smalls(KINDS)  # cards that left the cache openly in stage 2
    pass_lacks: list[int] = smalls(2)  # for each stage: the kinds its cache cannot have held when it passed, as bits
    pass_dinar: list[int] = smalls(2)  # and one more than the highest possible value of the cache; 0: unknown


class Table(Layout):
    chance: list[int] = wides(WORDS)
    reveals: int = short()  # how often something hidden was revealed or drawn; undo does not go back past that
    stage: int = small()
    round: int = short()  # over both stages; a round is one turn of each
    first: int = small()  # the seat that began the stage
    last_turns: int = small()  # turns left in the last round of a stage; 0: it is not the last round
    caves_used: int = small()  # own caves used in this turn, as bits
    drawn: list[int] = smalls(KINDS)  # what the draw of this turn gave
    market: list[int] = smalls(KINDS)
    discard: list[int] = smalls(KINDS)
    bank: list[int] = smalls(SPECIALS)
    pile_count: int = small()
    pile: list[int] = smalls(PILE)  # kind + 1; the top card is the last of the count
    players: list[Player] = many(Player, SEATS)
    second_pile: list[int] = smalls(KINDS)  # the cards of the pile of stage 2, which everybody saw
    events: int = small()
    since: list[int] = shorts(2 * PILE)  # the cards that entered and left the caches in stage 2 (see memory.py)
    depth: int = small()
    asked: list[Question] = many(Question, 8)


@rule
def cache_size(player: Player) -> int:
    return player.cache[WATER] + player.cache[GOLD] + player.cache[SALT] + player.cache[MILLET]


@rule
def draw_card(t: Table) -> int:
    """Take the top card of the pile; its kind."""
    kind = top_card(t.chance, t.pile, t.pile_count) - 1
    t.pile_count -= 1
    t.pile[t.pile_count] = 0
    return kind


@rule
def top_kind(cargo: int) -> int:
    """The kind of the top card of a cargo; -1: none."""
    return (cargo & 7) - 1


@rule
def knows(seats: int, seat: int) -> bool:
    """Whether a set of seats has this one."""
    return (seats >> seat) & 1 != 0
