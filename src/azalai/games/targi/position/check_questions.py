"""Checks the ``count`` and ``about`` of each question of a position."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Any

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.check_dunes import dunes_that, used_tokens
from azalai.games.targi.position.check_stack import questions
from azalai.games.targi.rules import actions, dunes
from azalai.games.targi.rules.board import BORDER, border_bit
from azalai.games.targi.rules.border import ORIGIN, edition_of, entry_of, role_of
from azalai.games.targi.rules.card_tables import EXPANSION, MIRAGE, NOBLE, SILVERSMITH, SPRING, TRADER, Cards
from azalai.games.targi.rules.effects import CARAVAN_TWICE, SWAP_TWO, TURN_GOODS_CARDS, count_lasting, more_storage
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.paying import turns_over
from azalai.games.targi.rules.table import ANY, FIRST_GOODS_CARD, Table, goods_held
from azalai.kernel.questions import Question


def question_faults(t: Table, deck: Deck) -> Iterator[tuple[str, dict[str, Any]]]:
    c = deck.tables
    for i, q in enumerate(questions(t)):
        where = f"asks[{i}]"
        kind = actions.QUESTIONS[q.kind]
        if q.count not in _counts(t, c, i, q):
            yield "asks-count", {"where": where, "ask": kind.name, "count": q.count}
        if q.about not in kind.about.values or (q.kind in ABOUT and not ABOUT[q.kind](t, c, i, q)):
            yield "asks-about", {"where": where, "ask": kind.name, "about": q.about}


def _counts(t: Table, c: Cards, i: int, q: Question) -> Container[int]:
    """The possible values of ``count`` of a question at this table."""
    held = goods_held(t, q.seat)
    if q.kind == actions.DO_TURN_GOODS:
        by_cards = [c.effect_number[card] for card in t.players[q.seat].display if c.effect[card] == TURN_GOODS_CARDS]
        return range(1, max([count_lasting(t, c, q.seat, CARAVAN_TWICE), *by_cards]) + 1)
    if q.kind == actions.ASK_GIVE:
        return range(1, min(c.raid_goods[entry_of(t, c, t.robber)], held - 1) + 1)
    if q.kind == actions.ASK_RETURN:
        return {held - c.limit_goods - more_storage(t, c, q.seat, ANY)}
    if q.kind == actions.ASK_PAY_GOODS:
        return _goods_to_pay(t, c, i, q)
    times = {c.dune_number[dune] for dune in dunes_that(c, dunes.TAKE_CENTRE_GOODS)}
    if q.kind == actions.DO_GAIN_CARD:
        return range(1, max(times, default=0))
    if q.kind == actions.ASK_CENTRE:
        return times if q.about == FIRST_GOODS_CARD else {1}
    return actions.QUESTIONS[q.kind].count.values


def _goods_to_pay(t: Table, c: Cards, i: int, q: Question) -> range | set[int]:
    """For the silversmith (X28) or the exchange: none is given as long as it may be declined."""
    below = t.asked[i - 1]
    if below.kind == actions.DO_SILVER:
        return range(1, c.silver_goods[below.about] + 1) if below.about < len(c.silver_goods) else {0}
    rates = {c.dune_number[dune] for dune in dunes_that(c, dunes.EXCHANGE_GOODS)}
    return rates if q.about else range(1, max(rates, default=0))


# -- about what ---------------------------------------------------------------------------------------


def _editions(t: Table, c: Cards, role: int) -> set[int]:
    """The sets that a border card of this role can be from (X31)."""
    return {edition_of(t, c, number) for number in range(1, BORDER + 1) if role_of(t, c, number) == role}


def _about_the_raid(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about == t.robber


def _about_where_it_came_from(t: Table, c: Cards, i: int, q: Question) -> bool:
    if q.about == actions.FROM_NOBLE:
        return 1 in _editions(t, c, NOBLE)
    if q.about == actions.FROM_DECK_FOR_WATER:
        return 1 in _editions(t, c, EXPANSION)
    return True


def _about_the_noble(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about in _editions(t, c, NOBLE)


def _about_the_trader(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about >> actions.EDITION_BIT in _editions(t, c, TRADER)


def _about_the_silversmith(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about in _editions(t, c, SILVERSMITH)


def _about_a_sale(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about // 2 in {edition for edition in _editions(t, c, SILVERSMITH) if c.silver_mixed[edition]}


def _about_the_mirage(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about in {c.mirage_near[edition] for edition in _editions(t, c, MIRAGE)}


def _about_a_marker(t: Table, c: Cards, i: int, q: Question) -> bool:
    near = q.about >> actions.NEAR_BIT in {c.mirage_near[edition] for edition in _editions(t, c, MIRAGE)}
    return near and bool(t.players[q.seat].markers >> (q.about & ORIGIN) & 1)


def _about_the_spring(t: Table, c: Cards, i: int, q: Question) -> bool:
    return role_of(t, c, q.about) == SPRING


def _about_the_source(t: Table, c: Cards, i: int, q: Question) -> bool:
    return any(c.from_discard[edition] for edition in _editions(t, c, EXPANSION))


def _about_a_laid_card(t: Table, c: Cards, i: int, q: Question) -> bool:
    return t.players[q.seat].display[q.about] != 0


def _about_a_swap_token(t: Table, c: Cards, i: int, q: Question) -> bool:
    """1 if a token was used for it, so that it must be done."""
    by_token = t.asked[i - 1].kind == actions.ASK_ACT and bool(used_tokens(t, c, q.seat, SWAP_TWO))
    return q.about == 0 or by_token


def _about_what_turns_over(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about == turns_over(c, t.card)


def _about_the_favour(t: Table, c: Cards, i: int, q: Question) -> bool:
    """1 if it may be declined: not before the border action."""
    return q.about == (0 if t.asked[i - 1].kind == actions.ASK_FINISH else 1)


def _about_her_card(t: Table, c: Cards, i: int, q: Question) -> bool:
    return q.about == targia_card(t, c) and bool(t.players[q.seat].targis & border_bit(q.about))


def _about_a_sort_of_card(t: Table, c: Cards, i: int, q: Question) -> bool:
    sorts = {actions.FROM_CENTRE: dunes.TAKE_CENTRE_TRIBE, FIRST_GOODS_CARD: dunes.TAKE_CENTRE_GOODS}
    return q.about in sorts and bool(dunes_that(c, sorts[q.about]))


def _about_leaving_it(t: Table, c: Cards, i: int, q: Question) -> bool:
    """1 if it may be declined: the exchange before the first good is given."""
    if t.asked[i - 1].kind == actions.DO_SILVER:
        return q.about == 0
    return q.about == 1 or (q.about == 0 and i == t.depth - 1)


ABOUT: dict[int, Callable[[Table, Cards, int, Question], bool]] = {
    actions.ASK_CARD: _about_where_it_came_from,
    actions.ASK_HAND: _about_the_noble,
    actions.ASK_TRADE: _about_the_trader,
    actions.ASK_SILVER: _about_the_silversmith,
    actions.ASK_MOVE_FROM: _about_the_mirage,
    actions.ASK_MOVE_TO: _about_a_marker,
    actions.ASK_SWAP_FIRST: _about_a_swap_token,
    actions.ASK_SWAP_SECOND: _about_a_laid_card,
    actions.ASK_ROW: _about_what_turns_over,
    actions.ASK_RAID: _about_the_raid,
    actions.DO_RAID: _about_the_raid,
    actions.ASK_SPRING: _about_the_spring,
    actions.ASK_SOURCE: _about_the_source,
    actions.DO_SILVER: _about_a_sale,
    actions.ASK_PAY_GOODS: _about_leaving_it,
    actions.ASK_FAVOUR: _about_the_favour,
    actions.ASK_FINISH: _about_her_card,
    actions.ASK_CENTRE: _about_a_sort_of_card,
}
