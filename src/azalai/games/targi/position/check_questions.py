"""Checks the ``count`` and ``about`` of each question of a position."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
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
        if q.about not in kind.about.values or (q.kind in ABOUT and not ABOUT[q.kind](About(t, c, i, q))):
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


@dataclass(frozen=True)
class About:
    """A question of a position, to be checked for what it is about."""

    t: Table
    c: Cards
    i: int
    q: Question

    @property
    def about(self) -> int:
        return self.q.about

    def below(self, kind: int) -> bool:
        """Whether the question below it is of this kind."""
        return self.t.asked[self.i - 1].kind == kind

    def editions(self, role: int) -> set[int]:
        """The sets that a border card of this role can be from (X31)."""
        numbers = range(1, BORDER + 1)
        return {edition_of(self.t, self.c, number) for number in numbers if role_of(self.t, self.c, number) == role}

    def mirages(self) -> set[int]:
        """1 for a mirage that reaches only neighbours."""
        return {self.c.mirage_near[edition] for edition in self.editions(MIRAGE)}


def _where_it_came_from(a: About) -> bool:
    if a.about == actions.FROM_NOBLE:
        return 1 in a.editions(NOBLE)
    return a.about != actions.FROM_DECK_FOR_WATER or 1 in a.editions(EXPANSION)


def _a_marker(a: About) -> bool:
    own = a.t.players[a.q.seat].markers >> (a.about & ORIGIN) & 1
    return a.about >> actions.NEAR_BIT in a.mirages() and bool(own)


def _a_swap_token(a: About) -> bool:
    """1 if a token was used for it, so that it must be done."""
    return a.about == 0 or (a.below(actions.ASK_ACT) and bool(used_tokens(a.t, a.c, a.q.seat, SWAP_TWO)))


def _a_sale(a: About) -> bool:
    return a.about // 2 in {edition for edition in a.editions(SILVERSMITH) if a.c.silver_mixed[edition]}


def _her_card(a: About) -> bool:
    return a.about == targia_card(a.t, a.c) and bool(a.t.players[a.q.seat].targis & border_bit(a.about))


def _a_sort_of_card(a: About) -> bool:
    sorts = {actions.FROM_CENTRE: dunes.TAKE_CENTRE_TRIBE, FIRST_GOODS_CARD: dunes.TAKE_CENTRE_GOODS}
    return a.about in sorts and bool(dunes_that(a.c, sorts[a.about]))


def _leaving_it(a: About) -> bool:
    """1 if it may be declined: the exchange before the first good is given."""
    if a.below(actions.DO_SILVER):
        return a.about == 0
    return a.about == 1 or (a.about == 0 and a.i == a.t.depth - 1)


ABOUT: dict[int, Callable[[About], bool]] = {
    actions.ASK_CARD: _where_it_came_from,
    actions.ASK_HAND: lambda a: a.about in a.editions(NOBLE),
    actions.ASK_TRADE: lambda a: a.about >> actions.EDITION_BIT in a.editions(TRADER),
    actions.ASK_SILVER: lambda a: a.about in a.editions(SILVERSMITH),
    actions.ASK_MOVE_FROM: lambda a: a.about in a.mirages(),
    actions.ASK_MOVE_TO: _a_marker,
    actions.ASK_SWAP_FIRST: _a_swap_token,
    actions.ASK_SWAP_SECOND: lambda a: a.t.players[a.q.seat].display[a.about] != 0,
    actions.ASK_ROW: lambda a: bool(a.about == turns_over(a.c, a.t.card)),
    actions.ASK_RAID: lambda a: a.about == a.t.robber,
    actions.DO_RAID: lambda a: a.about == a.t.robber,
    actions.ASK_SPRING: lambda a: bool(role_of(a.t, a.c, a.about) == SPRING),
    actions.ASK_SOURCE: lambda a: any(a.c.from_discard[edition] for edition in a.editions(EXPANSION)),
    actions.DO_SILVER: _a_sale,
    actions.ASK_PAY_GOODS: _leaving_it,
    actions.ASK_FAVOUR: lambda a: (
        a.about == int(not a.below(actions.ASK_FINISH))
    ),  # before the border action it must be
    actions.ASK_FINISH: _her_card,
    actions.ASK_CENTRE: _a_sort_of_card,
}
