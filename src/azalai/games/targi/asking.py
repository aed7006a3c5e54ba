"""What is asked now; at the end, who has won. Everybody reads it: it names no card that one seat alone knows (T60)."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.rulebook import Setting
from azalai.games.targi import actions
from azalai.games.targi.card_file import Deck
from azalai.games.targi.effects import LAY_FROM_HAND, count_lasting
from azalai.games.targi.laying import can_take_up_any, free_hand_place
from azalai.games.targi.scoring import score, winner
from azalai.games.targi.table import ANY, GOLD, POINTS, Table, other
from azalai.games.targi.view import CARD_SOURCES, SEAT_NAMES
from azalai.games.targi.wording import Now, border_name, some, tribe_card
from azalai.messages import say


def say_question(t: Table, setting: Setting) -> str:
    """Whose decision it is and what is asked; at the end, who has won."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    return _QUESTIONS[now.question.kind](now)


def outcome(t: Table, deck: Deck) -> str:
    """T51, T52: who has won, and by what."""
    best = winner(t, deck.tables)
    if best < 0:
        return say("targi-over-draw", score=score(t, deck.tables, 0))
    first, second = score(t, deck.tables, best), score(t, deck.tables, other(best))
    if first > second:
        return say("targi-over-won", seat=SEAT_NAMES[best], score=first, other=second)
    gold = t.players[best].stock[GOLD] > t.players[other(best)].stock[GOLD]
    return say("targi-over-tie", seat=SEAT_NAMES[best], score=first, more="gold" if gold else "goods")


def _ask_place(now: Now) -> str:
    return say("targi-ask-place", seat=now.name, nth=now.t.players[now.seat].targis.bit_count() + 1)


def _ask_act(now: Now) -> str:
    player = now.t.players[now.seat]
    can_lay_from_hand = count_lasting(now.t, now.c, now.seat, LAY_FROM_HAND) > 0 and can_take_up_any(now.t, now.seat)
    if player.targis or player.markers:
        figures = player.targis.bit_count() + player.markers.bit_count()
        return say("targi-ask-act", seat=now.name, count=figures)
    return say("targi-ask-done", seat=now.name, hand="yes" if can_lay_from_hand else "no")


def _ask_card(now: Now) -> str:
    """Only what everybody knows: whether a hidden card can be laid would tell of its cost."""
    source = CARD_SOURCES[now.question.about]
    room = "yes" if source != "hand" and free_hand_place(now.t, now.c, now.seat) >= 0 else "no"
    if not now.t.card_seen:
        return say("targi-ask-hidden-card", seat=now.name, source=source, room=room)
    return say("targi-ask-card", seat=now.name, card=now.card, room=room)


def _open_card(now: Now) -> str:
    """The card being decided on, if everybody knows it."""
    return now.card if now.t.card_seen else say("targi-card-hidden")


def _ask_raid(now: Now) -> str:
    corner = now.question.about
    wares = some(GOLD, now.c.raid_gold[corner]) if now.c.raid_gold[corner] else some(ANY, now.c.raid_goods[corner])
    points = some(POINTS, now.c.raid_points[corner])
    name = border_name("raid", {"number": corner})
    return say("targi-ask-raid", seat=now.name, raid=name, wares=wares, points=points)


def _ask_swap_second(now: Now) -> str:
    card = tribe_card(now.deck, now.t.players[now.seat].display[now.question.about])
    return say("targi-ask-swap-second", seat=now.name, card=card)


_QUESTIONS: dict[int, Callable[[Now], str]] = {
    actions.ASK_PLACE: _ask_place,
    actions.ASK_ACT: _ask_act,
    actions.ASK_HAND: lambda now: say("targi-ask-hand", seat=now.name),
    actions.ASK_CARD: _ask_card,
    actions.ASK_ALTERNATIVE: lambda now: say("targi-ask-alternative", seat=now.name, card=_open_card(now)),
    actions.ASK_DISCOUNT: lambda now: say("targi-ask-discount", seat=now.name, card=_open_card(now)),
    actions.ASK_ROW: lambda now: say("targi-ask-row", seat=now.name, card=_open_card(now)),
    actions.ASK_GAIN: lambda now: say("targi-ask-gain", seat=now.name, count=now.question.count),
    actions.ASK_CARD_GAIN: lambda now: say("targi-ask-card-gain", seat=now.name, count=now.question.count),
    actions.ASK_TRADE: lambda now: say("targi-ask-trade", seat=now.name),
    actions.ASK_SILVER: lambda now: say("targi-ask-silver", seat=now.name),
    actions.ASK_MOVE_FROM: lambda now: say("targi-ask-move-from", seat=now.name),
    actions.ASK_MOVE_TO: lambda now: say("targi-ask-move-to", seat=now.name, space=now.question.about + 1),
    actions.ASK_SWAP_FIRST: lambda now: say("targi-ask-swap-first", seat=now.name),
    actions.ASK_SWAP_SECOND: _ask_swap_second,
    actions.ASK_RAID: _ask_raid,
    actions.ASK_GIVE: lambda now: say("targi-ask-give", seat=now.name, count=now.question.count),
    actions.ASK_RETURN: lambda now: say("targi-ask-return", seat=now.name, count=now.question.count),
}
