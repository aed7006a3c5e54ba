"""Checks the ``count`` and ``about`` of each question of a position."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.check_dunes import dunes_that, used_tokens
from azalai.games.targi.position.check_stack import questions
from azalai.games.targi.rules import actions, dunes
from azalai.games.targi.rules.board import BORDER, border_bit
from azalai.games.targi.rules.border import ORIGIN, edition_of, entry_of
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
        if q.about not in kind.about.values or not _about_fits(t, c, i, q):
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


def _about_fits(t: Table, c: Cards, i: int, q: Question) -> bool:
    """Whether a question can be about this at this table."""

    def editions(role: int) -> set[int]:
        """The sets that a border card of this role can be from (X31)."""
        return {edition_of(t, c, number) for number in range(1, BORDER + 1) if c.role[entry_of(t, c, number)] == role}

    about, player, below = q.about, t.players[q.seat], t.asked[i - 1].kind
    match q.kind:
        case actions.ASK_CARD if about == actions.FROM_NOBLE:
            return 1 in editions(NOBLE)
        case actions.ASK_CARD:
            return about != actions.FROM_DECK_FOR_WATER or 1 in editions(EXPANSION)
        case actions.ASK_HAND:
            return about in editions(NOBLE)
        case actions.ASK_TRADE:
            return about >> actions.EDITION_BIT in editions(TRADER)
        case actions.ASK_SILVER:
            return about in editions(SILVERSMITH)
        case actions.DO_SILVER:
            return about // 2 in {edition for edition in editions(SILVERSMITH) if c.silver_mixed[edition]}
        case actions.ASK_MOVE_FROM:
            return about in {c.mirage_near[edition] for edition in editions(MIRAGE)}
        case actions.ASK_MOVE_TO:
            near = about >> actions.NEAR_BIT in {c.mirage_near[edition] for edition in editions(MIRAGE)}
            return near and bool(player.markers >> (about & ORIGIN) & 1)
        case actions.ASK_SWAP_FIRST:  # 1 if a token was used for it, so that it must be done
            return about == 0 or (below == actions.ASK_ACT and bool(used_tokens(t, c, q.seat, SWAP_TWO)))
        case actions.ASK_SWAP_SECOND:
            return player.display[about] != 0
        case actions.ASK_ROW:
            return bool(about == turns_over(c, t.card))
        case actions.ASK_RAID | actions.DO_RAID:
            return about == t.robber
        case actions.ASK_SPRING:
            return bool(c.role[entry_of(t, c, about)] == SPRING)
        case actions.ASK_SOURCE:
            return any(c.from_discard[edition] for edition in editions(EXPANSION))
        case actions.ASK_PAY_GOODS if below == actions.DO_SILVER:
            return about == 0
        case actions.ASK_PAY_GOODS:  # 1 if it may be declined: the exchange before the first good is given
            return about == 1 or (about == 0 and i == t.depth - 1)
        case actions.ASK_FAVOUR:  # 1 if it may be declined: not before the border action
            return about == (0 if below == actions.ASK_FINISH else 1)
        case actions.ASK_FINISH:
            return about == targia_card(t, c) and bool(player.targis & border_bit(about))
        case actions.ASK_CENTRE:
            sorts = {actions.FROM_CENTRE: dunes.TAKE_CENTRE_TRIBE, FIRST_GOODS_CARD: dunes.TAKE_CENTRE_GOODS}
            return about in sorts and bool(dunes_that(c, sorts[about]))
    return True
