"""The card tables that the rules read: one record of small numbers, filled from TOML by ``card_file``.

Figures that depend on the number of seats are those for this table, so that the same compiled code serves 2 to 5 seats.
"""

from azalai.games.tuareg.rules.table import CARGOES, KINDS, SPECIALS
from azalai.kernel.layout import Layout, small, smalls


class Cards(Layout):
    seats: int = small()
    # resources, by kind
    count: list[int] = smalls(KINDS)
    dinar: list[int] = smalls(KINDS)
    points: list[int] = smalls(KINDS)
    # special cards
    specials: list[int] = smalls(SPECIALS)
    price: int = small()
    map_points: int = small()
    unused_points: int = small()
    # camels and limits
    camels: int = small()
    limit_cache: int = small()
    limit_animal: int = small()
    limit_cave: int = small()
    limit_gold: int = small()
    limit_kinds: int = small()
    draw: int = small()
    # looked up by cargo: the kinds that may be laid on it, as bits, and what it is worth
    camel_takes: list[int] = smalls(CARGOES)
    donkey_takes: list[int] = smalls(CARGOES)
    cargo_dinar: list[int] = smalls(CARGOES)
