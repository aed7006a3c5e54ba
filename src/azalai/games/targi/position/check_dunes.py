"""Checks the expansion's part of a position: tokens, dunes, favour, cards looked at. X07, X12, X16 to X20.

Also what the expansion allows the other checks: figures that face each other, markers and Targis sent home.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.check_stack import crossings_of, has_asked, questions, targis_out, waits
from azalai.games.targi.position.view import place_name
from azalai.games.targi.rules import actions, dunes, table
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import CENTRE, border_bit, is_corner
from azalai.games.targi.rules.card_tables import ONCE, Cards
from azalai.games.targi.rules.effects import JOIN_DUNE, PLACE_OPPOSITE, ROUND_INCOME, effect_rows, more_storage
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.table import DUNES, FIRST_WILD_CARD, GOLD, LOOKED, SEATS, TARGIS, WATER, Table, other
from azalai.games.targi.rules.water import price_of_a_good

Fault = tuple[str, dict[str, Any]]
IN_A_ROUND = ("place", "act", "return")


def used_tokens(t: Table, c: Cards, seat: int, effect: int) -> list[int]:
    """The laid cards of the seat with this effect whose action token was used."""
    player = t.players[seat]
    return [
        card
        for place, card in enumerate(player.display)
        if card and c.when[card] == ONCE and c.effect[card] == effect and not player.tokens >> place & 1
    ]


def dunes_that(c: Cards, effect: int) -> list[int]:
    """The dune cards with this effect, by number."""
    return [dune for dune in range(1, c.dune_cards + 1) if c.dune_effect[dune] == effect]


def faults_of_the_expansion(t: Table, deck: Deck, phase: str) -> Iterator[Fault]:
    c = deck.tables
    for seat, player in enumerate(t.players):
        name = SEAT_NAMES[seat]
        for place in range(table.DISPLAY):
            if player.tokens >> place & 1 and c.when[player.display[place]] != ONCE:
                yield "token-card", {"seat": name, "place": place_name(place)}
        for place in range(DUNES):
            if player.dunes >> place & 1 and not t.dunes[place]:
                yield "dune-empty", {"seat": name, "place": place + 1}
        if player.faces_opponent and (phase not in IN_A_ROUND or not used_tokens(t, c, seat, PLACE_OPPOSITE)):
            yield "faces", {"seat": name}
    if t.players[0].dunes & t.players[1].dunes and not _somebody_has_used(t, c, JOIN_DUNE):
        yield "dune-shared", {}
    if phase == "place" and not any(t.dunes):
        yield "no-dune", {}
    yield from _favour(t, c, phase)
    if not _looked_fits(t, c):
        yield "looked", {}


def _somebody_has_used(t: Table, c: Cards, effect: int) -> bool:
    return any(used_tokens(t, c, seat, effect) for seat in range(SEATS))


def _favour(t: Table, c: Cards, phase: str) -> Iterator[Fault]:
    """X12: at most one seat has had the favour, for a Targi on her card that has acted or is acting."""
    bit = border_bit(targia_card(t, c))
    asked = has_asked(t, actions.ASK_FAVOUR, actions.ASK_TURNED, actions.DO_FAVOUR_BONUS, actions.ASK_FINISH)
    finishing = has_asked(t, actions.ASK_FINISH)
    for seat, player in enumerate(t.players):
        decides = t.depth > 0 and questions(t)[-1].seat == seat
        stands_there = bool(player.targis & bit)
        early = phase not in ("act", "return") or waits(t, phase, seat) or bool(t.players[other(seat)].targis & bit)
        both = bool(t.players[other(seat)].favoured)
        wrong = player.favoured and (early or both or stands_there != (decides and finishing))
        if wrong or (asked and decides and not player.favoured):
            yield "favoured", {"seat": SEAT_NAMES[seat], "targia": targia_card(t, c)}


def _looked_fits(t: Table, c: Cards) -> bool:
    """Cards are turned over or looked at exactly while one of them has to be chosen."""
    looked = [card for card in t.looked if card]
    goods = [abs(card) > FIRST_WILD_CARD for card in looked]
    gained = sum(card < 0 for card in looked)
    if t.looked != looked + [0] * (LOOKED - len(looked)):
        return False
    if any(t.looked_generation[i] and (i >= len(looked) or goods[i]) for i in range(LOOKED)):
        return False
    if has_asked(t, actions.ASK_TURNED):
        return len(looked) == 1 and all(goods) and not gained
    if has_asked(t, actions.ASK_LOOK):
        numbers = {c.dune_number[dune] for dune in dunes_that(c, dunes.CHOOSE_TRIBE)}
        return not any(goods) and not gained and len(looked) in numbers
    if has_asked(t, actions.DO_DISCARD_LOOKED):
        still = sum(q.count for q in questions(t) if q.kind == actions.ASK_MARKET)
        choices = {(c.dune_number[dune], c.dune_take[dune]) for dune in dunes_that(c, dunes.CHOOSE_GOODS)}
        return all(goods) and (len(looked), gained + still) in choices
    return not looked


# -- what the expansion allows the other checks ---------------------------------------------------------------


def may_face(t: Table) -> bool:
    """X07: in this round Targis can stand opposite each other, and so two markers on one card (X20)."""
    return any(player.faces_opponent for player in t.players)


def waits_as_placed(t: Table, c: Cards, seat: int) -> bool:
    """T12, X19, X20: a seat that has not acted has all its figures out, except for a marker whose card the opponent has
    used and a Targi whose wild dune the opponent has taken."""
    player = t.players[seat]
    home = crossings_of(player) & ~player.markers
    used = sum(1 << k for k in range(CENTRE) if t.centre[k].face_down)
    if player.markers & ~crossings_of(player) or home & ~used or (home and not may_face(t)):
        return False
    taken = [card for card in [*t.players[other(seat)].display, t.card] if card >= FIRST_WILD_CARD]
    missing = TARGIS - targis_out(player)
    return missing == 0 or (missing <= len(taken) and _somebody_has_used(t, c, JOIN_DUNE))


def taken_by_dunes(t: Table, c: Cards, seats: tuple[int, ...]) -> int:
    """How many centre cards dunes can have taken in this round."""
    able = {*dunes_that(c, dunes.TAKE_CENTRE_TRIBE), *dunes_that(c, dunes.TAKE_CENTRE_GOODS)}
    there = sum(SEATS if dune in t.dunes else 1 for dune in able if dune in [*t.dunes, *t.dune_discard])
    return min(there, sum(TARGIS - targis_out(t.players[seat]) for seat in seats))


def holds_too_much(t: Table, c: Cards, seat: int, phase: str, goods: int, gold: int) -> bool:
    """T30, X13: after its turn a seat can be over the limits by what water bought in a raid (X14), and by income."""
    player = t.players[seat]
    its_turn = phase in ("act", "return") and questions(t)[-1].seat == seat
    if its_turn and phase == "act":
        return False
    before_its_turn = phase == "place" or waits(t, phase, seat)
    income = [0] * table.AMOUNT
    for card in player.display:
        for row in effect_rows(c, card) if before_its_turn else ():
            if c.effect[row] == ROUND_INCOME:
                income = [have + c.effect_what[row * table.AMOUNT + i] for i, have in enumerate(income)]
    raided = is_corner(t.robber) or (before_its_turn and t.robber > 1 and is_corner(t.robber - 1))
    earned = sum(income[: table.GOODS]) + income[table.ANY]
    over_goods = 0 if its_turn else max(0, table.goods_held(t, seat) - goods - earned)
    over_gold = max(0, player.stock[GOLD] - gold - income[GOLD])
    water = c.limit_water + more_storage(t, c, seat, WATER) + income[WATER] - player.stock[WATER]
    if raided and c.expansion:
        water -= over_goods * price_of_a_good(t, c, seat) + over_gold * c.water_for_gold
        return water < 0
    return over_goods > 0 or over_gold > 0 or water < 0
