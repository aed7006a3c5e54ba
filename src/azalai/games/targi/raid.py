"""Raids. T40 to T44."""

from azalai.games.targi.actions import ASK_GIVE, ASK_RAID, RAID_GOLD, RAID_GOODS, RAID_POINTS
from azalai.games.targi.cards import Cards
from azalai.games.targi.effects import RAID_IMMUNITY, count_lasting
from azalai.games.targi.table import GOLD, GOODS, POINTS, Table, goods_held
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask


@rule
def raid(t: Table, c: Cards, seat: int, corner: int) -> None:
    """T40, T42: a seat that has anything to give is asked for it."""
    if count_lasting(t, c, seat, RAID_IMMUNITY) == 0 and holds(t, c, seat, corner) + t.players[seat].stock[POINTS] > 0:
        ask(t, ASK_RAID, seat, 1, corner)


@rule
def holds(t: Table, c: Cards, seat: int, corner: int) -> int:
    """How much the seat has of the goods, or of the gold, that the raid takes (T43: gold is not a good)."""
    return t.players[seat].stock[GOLD] if c.raid_gold[corner] > 0 else goods_held(t, seat)


@rule
def legal_raid(t: Table, c: Cards, seat: int, corner: int, options: list[int]) -> int:
    """T42: what can be paid in full; if neither can, all of one of which there is any."""
    held = holds(t, c, seat, corner)
    points = t.players[seat].stock[POINTS]
    wares_due = c.raid_gold[corner] + c.raid_goods[corner]
    points_due = c.raid_points[corner]
    if held < wares_due and points < points_due:
        wares_due = 1
        points_due = 1
    n = 0
    if held >= wares_due:
        options[n] = RAID_GOLD if c.raid_gold[corner] > 0 else RAID_GOODS
        n += 1
    if points >= points_due:
        options[n] = RAID_POINTS
        n += 1
    return n


@rule
def answer_raid(t: Table, c: Cards, seat: int, corner: int, action: int) -> None:
    """T41: the player gives; goods of its choice, unless all of them go."""
    stock = t.players[seat].stock
    answered(t)
    if action == RAID_POINTS:
        stock[POINTS] -= min(stock[POINTS], c.raid_points[corner])
    elif action == RAID_GOLD:
        stock[GOLD] -= min(stock[GOLD], c.raid_gold[corner])
    elif goods_held(t, seat) <= c.raid_goods[corner]:
        for good in range(GOODS):
            stock[good] = 0
    else:
        ask(t, ASK_GIVE, seat, c.raid_goods[corner], 0)
