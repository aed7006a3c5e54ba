"""Whether a described table can be: what its questions, figures, cards and stocks say about one another.

``faults`` names every contradiction. It asks whether the rules allow the table as it stands, not how it was reached: a
puzzle may have twelve laid cards in round 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.targi import actions
from azalai.games.targi.board import BORDER, CENTRE, NO_CORNERS, border_bit, is_corner, opposites
from azalai.games.targi.card_file import Deck
from azalai.games.targi.cards import ALTERNATIVES, COSTS
from azalai.games.targi.effects import CARAVAN_TWICE, count_discounts, count_lasting, more_storage
from azalai.games.targi.round import crossings
from azalai.games.targi.rules import legal
from azalai.games.targi.table import (
    ANY,
    DISPLAY,
    GOLD,
    GOODS,
    SEATS,
    STOCK,
    TARGIS,
    Table,
    cards_laid,
    goods_held,
    other,
)
from azalai.games.targi.view import QUESTIONS, SEAT_NAMES
from azalai.kernel.questions import Question

Fault = tuple[str, dict[str, Any]]
"""The id of a message, less its prefix, and its arguments."""

MOST_MARKERS = 2
MOST_ANSWERS = 40

# What can lie above the question for a seat's next action: the parts of one action, the last asked on top.
TRAILS = {
    (),
    (actions.ASK_HAND,),
    (actions.ASK_CARD,),
    (actions.ASK_ALTERNATIVE,),
    (actions.ASK_ROW,),
    (actions.ASK_ROW, actions.ASK_DISCOUNT),
    (actions.ASK_GAIN,),
    (actions.ASK_SWAP_FIRST,),
    (actions.ASK_SWAP_FIRST, actions.ASK_GAIN),
    (actions.ASK_SWAP_SECOND,),
    (actions.ASK_CARD_GAIN,),
    (actions.DO_TURN_GOODS, actions.ASK_CARD_GAIN),
    (actions.ASK_TRADE,),
    (actions.ASK_SILVER,),
    (actions.ASK_MOVE_FROM,),
    (actions.ASK_MOVE_TO,),
}
ABOUT_A_CARD = (actions.ASK_CARD, actions.ASK_ALTERNATIVE, actions.ASK_DISCOUNT, actions.ASK_ROW)
BY_A_TARGI = (
    actions.ASK_HAND,
    actions.ASK_TRADE,
    actions.ASK_SILVER,
    actions.ASK_MOVE_FROM,
    actions.ASK_MOVE_TO,
    actions.DO_TURN_GOODS,
)
ASKED_ONCE = {kind for kind in QUESTIONS if kind not in (
    actions.ASK_PLACE,
    actions.ASK_DISCOUNT,
    actions.ASK_GAIN,
    actions.ASK_CARD_GAIN,
    actions.ASK_GIVE,
    actions.ASK_RETURN,
    actions.DO_TURN_GOODS,
)}  # fmt: skip


def questions(t: Table) -> list[Question]:
    """From the bottom of the stack to the top."""
    return t.asked[: t.depth]


def turn_of(t: Table, seat: int) -> list[tuple[int, int]]:
    """What lies on the stack while a seat acts: kinds and seats."""
    first, second = t.first, other(t.first)
    turn = [(actions.DO_END_ROUND, first), (actions.DO_TIDY, second), (actions.ASK_ACT, second)]
    return turn if seat == second else [*turn, (actions.DO_TIDY, first), (actions.ASK_ACT, first)]


def phase_of(t: Table) -> str | None:
    """``place``, ``act``, ``return``, ``raid`` or ``over``; None for a stack of questions that never lie so."""
    stack = [(q.kind, q.seat) for q in questions(t)]
    if not stack:
        return "over"
    first, second = t.first, other(t.first)
    if stack[-1][0] == actions.ASK_PLACE and stack[:-1] == [*turn_of(t, first), (actions.DO_LAY_MARKERS, first)]:
        return "place"
    for seat in (first, second):
        turn = turn_of(t, seat)
        trail = stack[len(turn) :]
        if stack[: len(turn)] == turn and all(of == seat for _, of in trail) and tuple(k for k, _ in trail) in TRAILS:
            return "act"
        if stack == [*turn[:-2], (actions.ASK_RETURN, seat)]:
            return "return"
    below = [] if t.robber == BORDER else [(actions.DO_MOVE_ROBBER, first)]
    if stack[-1][0] in (actions.DO_RAID, actions.ASK_RAID, actions.ASK_GIVE):
        if stack[:-1] == [*below, (actions.DO_RAID, second)] and stack[-1][1] == first:
            return "raid"
        if stack[:-1] == below and stack[-1][1] == second:
            return "raid"
    return None


# What something missing can cause: not said where a part of the description could not be read.
BY_ABSENCE = {
    "over",
    "placing",
    "waiting",
    "markers-crossing",
    "question-card",
    "card-from-centre",
    "price",
    "limits",
    "asks-count",
    "asks-about",
}


def faults(t: Table, deck: Deck, all_read: bool) -> Iterator[Fault]:
    """All that contradicts itself."""
    for fault, arguments in _all_faults(t, deck):
        if all_read or fault not in BY_ABSENCE:
            yield fault, arguments


def unanswerable(t: Table, deck: Deck) -> Iterator[Fault]:
    """A question without an answer, on a table without other faults."""
    if t.depth and questions(t)[-1].kind < actions.CHORES and legal(t, deck.tables, [0] * MOST_ANSWERS) == 0:
        yield "no-answer", {"ask": QUESTIONS[questions(t)[-1].kind]}


def _all_faults(t: Table, deck: Deck) -> Iterator[Fault]:
    yield from _figures(t)
    phase = phase_of(t)
    if phase is None:
        yield "stack", {"asks": ", ".join(QUESTIONS[q.kind] for q in questions(t))}
        return
    yield from _clock(t, phase)
    yield from _turns(t, phase)
    yield from _face_down(t, phase)
    yield from _holdings(t, deck, phase)
    yield from _hidden(t, deck)
    yield from _question_card(t, deck)
    yield from _questions(t, deck)


def _clock(t: Table, phase: str) -> Iterator[Fault]:
    """T08, T44, T50: where the robber can be, and when the game is over."""
    on_corner = is_corner(t.robber)
    if on_corner and phase in ("place", "act", "return"):
        yield "raid", {"robber": t.robber}
    if not on_corner and phase == "raid":
        yield "no-raid", {"robber": t.robber}
    full = [seat for seat in range(SEATS) if cards_laid(t, seat) == DISPLAY]
    if phase == "over" and (t.robber != BORDER if not full else on_corner):
        yield "over", {}
    if phase in ("place", "raid"):
        for seat in full:
            yield "twelve", {"seat": SEAT_NAMES[seat]}


def _figures(t: Table) -> Iterator[Fault]:
    """T10, T12, T15: where figures can stand at all."""
    blue, white = t.players
    if blue.targis & white.targis or (blue.targis | white.targis) & ~NO_CORNERS:
        yield "targi-place", {}
    if blue.targis & opposites(white.targis):
        yield "targi-opposite", {}
    if blue.markers & white.markers:
        yield "marker-shared", {}
    for seat, player in enumerate(t.players):
        name = SEAT_NAMES[seat]
        if player.targis.bit_count() > TARGIS:
            yield "targis", {"seat": name, "most": TARGIS}
        if player.targis & border_bit(t.robber):
            yield "targi-robber", {"seat": name, "robber": t.robber}
        if player.markers.bit_count() > MOST_MARKERS:
            yield "markers", {"seat": name, "most": MOST_MARKERS}
        if any(player.markers >> k & 1 and t.centre[k].face_down for k in range(CENTRE)):
            yield "marker-face-down", {"seat": name}


def _turns(t: Table, phase: str) -> Iterator[Fault]:
    """T09, T12, T13: who has placed how many Targis, and whose figures are still out."""
    if phase == "place":
        placed = [player.targis.bit_count() for player in t.players]
        ahead = placed[t.first] - placed[other(t.first)]
        top = questions(t)[-1]
        if top.count != SEATS * TARGIS - sum(placed) or ahead != sum(placed) % 2 or top.seat != (t.first + ahead) % 2:
            yield "placing", {"first": SEAT_NAMES[t.first], "blue": placed[0], "white": placed[1]}
        if any(player.markers for player in t.players):
            yield "marker-early", {}
        return
    acting = _acting(t, phase)
    for seat, player in enumerate(t.players):
        crossed = crossings(player.targis)
        if waits(t, phase, seat):
            if player.targis.bit_count() < TARGIS or player.markers != crossed:
                yield "waiting", {"seat": SEAT_NAMES[seat], "targis": TARGIS}
        elif seat != acting:
            if player.targis or player.markers:
                yield "figures-left", {"seat": SEAT_NAMES[seat]}
        elif player.targis.bit_count() == TARGIS:
            if player.markers & ~crossed:
                yield "markers-crossing", {"seat": SEAT_NAMES[seat]}
            if any(q.kind in BY_A_TARGI for q in questions(t)):
                yield "targi-used", {"seat": SEAT_NAMES[seat]}


def _acting(t: Table, phase: str) -> int:
    """The seat whose figures go home one by one; -1 for nobody."""
    return questions(t)[-1].seat if phase == "act" else -1


def waits(t: Table, phase: str, seat: int) -> bool:
    """Whether the seat has placed its Targis and has not acted yet."""
    return seat == other(t.first) and phase in ("act", "return") and questions(t)[-1].seat == t.first


def _face_down(t: Table, phase: str) -> Iterator[Fault]:
    """T15, T31: each face-down card came for a marker that went home in this round."""
    down = sum(space.face_down for space in t.centre)
    if phase not in ("act", "return"):
        if down:
            yield "face-down-early", {}
        return
    acted = (t.first,) if questions(t)[-1].seat == t.first else (t.first, other(t.first))
    most = sum(MOST_MARKERS - t.players[seat].markers.bit_count() for seat in acted)
    if down > most:
        yield "face-down", {"count": down, "most": most}


def _holdings(t: Table, deck: Deck, phase: str) -> Iterator[Fault]:
    """T20, T30, T50: what a seat can hold while it is not its turn."""
    c = deck.tables
    for seat, player in enumerate(t.players):
        name = SEAT_NAMES[seat]
        before_its_turn = phase == "place" or waits(t, phase, seat)
        if before_its_turn and any(
            card and taken >= t.round for card, taken in zip(player.hand, player.hand_round, strict=True)
        ):
            yield "hand-early", {"seat": name, "round": t.round}
        if waits(t, phase, seat) and cards_laid(t, seat) == DISPLAY:
            yield "twelve", {"seat": name}
        its_turn = phase in ("act", "return") and questions(t)[-1].seat == seat
        goods = c.limit_goods + more_storage(t, c, seat, ANY)
        gold = c.limit_gold + more_storage(t, c, seat, GOLD)
        too_many = goods_held(t, seat) > goods and not its_turn
        too_much = player.stock[GOLD] > gold and not (its_turn and phase == "act")
        as_dealt = t.round == 1 and before_its_turn and player.stock == c.start
        if (too_many or too_much) and not as_dealt:
            yield "limits", {"seat": name, "goods": goods, "gold": gold}


def _hidden(t: Table, deck: Deck) -> Iterator[Fault]:
    """A hidden card comes from the deck as it is now or from an earlier one, not from a later."""
    late = any(
        space.generation > (t.goods_generation if space.card in deck.goods else t.tribe_generation)
        for space in t.centre
    )
    late = late or any(max(player.hand_generation) > t.tribe_generation for player in t.players)
    if late or t.card_generation > t.tribe_generation:
        yield "deal", {}


def _question_card(t: Table, deck: Deck) -> Iterator[Fault]:
    """A card is being decided on exactly while a question about it is open; it costs what is printed on it."""
    asked = [q for q in questions(t) if q.kind in ABOUT_A_CARD]
    if bool(t.card) != bool(asked):
        yield "question-card", {}
        return
    if not asked:
        return
    q = asked[-1]
    if q.kind == actions.ASK_CARD:
        drawn = q.about == actions.FROM_DECK
        if q.about != actions.FROM_HAND and drawn == bool(t.card_seen):
            yield "card-open", {}
        if q.about == actions.FROM_HAND and all(t.players[q.seat].hand[: deck.tables.limit_hand]):
            yield "card-from-hand", {}
        if q.about == actions.FROM_CENTRE and not any(s.face_down and s.card in deck.goods for s in t.centre):
            yield "card-from-centre", {}
    else:
        if not t.card_seen:
            yield "card-open", {}
        if cards_laid(t, q.seat) == DISPLAY:
            yield "display-full", {}
    if not _price_fits(t, deck, q):
        yield "price", {"card": deck.name(t.card)}


def _price_fits(t: Table, deck: Deck, q: Question) -> bool:
    """T24, T25: the price is that of an alternative, less the goods that discounts have taken off so far."""
    if q.kind in (actions.ASK_CARD, actions.ASK_ALTERNATIVE):
        return not any(t.price)
    c = deck.tables
    discounts = count_discounts(t, c, q.seat, c.kind[t.card])
    still = q.count if q.kind == actions.ASK_DISCOUNT else 0
    for alternative in range(c.alternatives[t.card]):
        at = (t.card * ALTERNATIVES + alternative) * COSTS
        off = [c.cost[at + i] - t.price[i] for i in range(COSTS)]
        due = min(sum(c.cost[at : at + GOODS]), discounts)
        if min(off) >= 0 and not any(off[GOODS:]) and sum(off) + still == due:
            held = t.players[q.seat].stock
            return bool(still) or all(held[i] >= t.price[i] for i in range(COSTS))
    return False


def _questions(t: Table, deck: Deck) -> Iterator[Fault]:
    """How often and about what each question is asked."""
    c = deck.tables
    for i, q in enumerate(questions(t)):
        where = f"asks[{i}]"
        player = t.players[q.seat]
        most = {
            actions.DO_TURN_GOODS: count_lasting(t, c, q.seat, CARAVAN_TWICE),
            actions.ASK_GIVE: min(c.raid_goods[t.robber], goods_held(t, q.seat) - 1),
            actions.ASK_RETURN: goods_held(t, q.seat) - c.limit_goods - more_storage(t, c, q.seat, ANY),
        }.get(q.kind, 1 if q.kind in ASKED_ONCE else q.count)
        if q.count > most or (q.kind == actions.ASK_RETURN and q.count < most):
            yield "asks-count", {"where": where, "ask": QUESTIONS[q.kind], "count": q.count}
        fits = {
            actions.ASK_CARD: True,
            actions.ASK_CARD_GAIN: q.about < 1 << STOCK,
            actions.ASK_TRADE: q.about < 1 << GOODS,
            actions.ASK_MOVE_TO: bool(player.markers >> q.about & 1),
            actions.ASK_SWAP_SECOND: q.about < DISPLAY and player.display[q.about] != 0,
            actions.ASK_RAID: q.about == t.robber,
            actions.DO_RAID: q.about == t.robber,
        }.get(q.kind, q.about == 0)
        if not fits:
            yield "asks-about", {"where": where, "ask": QUESTIONS[q.kind], "about": q.about}
