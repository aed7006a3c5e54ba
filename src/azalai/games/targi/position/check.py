"""Checks whether a position is legal: whether its questions, figures, cards and stocks agree with one another.

``faults`` names every contradiction. It checks the position as it stands, not whether a game can reach it: a puzzle may
have twelve laid cards in round 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position import check_dunes, check_stack
from azalai.games.targi.position.check_laying import card_faults
from azalai.games.targi.position.check_questions import question_faults
from azalai.games.targi.position.check_stack import questions
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import BORDER, CENTRE, NO_CORNERS, border_bit, is_corner, opposites
from azalai.games.targi.rules.dispatch import answers
from azalai.games.targi.rules.effects import EXTRA_BORDER, more_storage
from azalai.games.targi.rules.table import ANY, DISPLAY, GOLD, SEATS, TARGIS, WATER, Table, cards_laid, other
from azalai.kernel.question_table import CHORES

Fault = tuple[str, dict[str, Any]]
"""The id of a message without its prefix, and its arguments."""

MOST_MARKERS = 2
MOST_ANSWERS = 40

# What a Targi that has gone home can be doing; with a token all of them may still be out.
BY_A_TARGI = check_stack.trail("hand trade silver move_from move_to spring source")

# Faults that a missing part can cause: not reported if a part of the description could not be read.
BY_ABSENCE_OF_A_STOCK = frozenset(
    "question-card card-from-centre price limits asks-count asks-about dune-empty no-dune dune-shared faces favoured "
    "looked".split()
)
BY_ABSENCE = BY_ABSENCE_OF_A_STOCK.union("over placing waiting markers-crossing targi-opposite marker-shared".split())


def faults(t: Table, deck: Deck, silent: frozenset[str]) -> Iterator[Fault]:
    """All contradictions, except the silent ones."""
    for fault, arguments in _all_faults(t, deck):
        if fault not in silent:
            yield fault, arguments


def unanswerable(t: Table, deck: Deck) -> Iterator[Fault]:
    """A question without a legal answer (exchanges of water do not count), on a table without other faults."""
    if t.depth and questions(t)[-1].kind <= CHORES and answers(t, deck.tables, [0] * MOST_ANSWERS) == 0:
        yield "no-answer", {"ask": actions.QUESTIONS[questions(t)[-1].kind].name}


def _all_faults(t: Table, deck: Deck) -> Iterator[Fault]:
    yield from _figures(t)
    phase = check_stack.phase_of(t, deck.expansion)
    if phase is None:
        yield "stack", {"asks": ", ".join(actions.QUESTIONS[q.kind].name for q in questions(t))}
        return
    yield from _clock(t, phase)
    yield from _turns(t, deck, phase)
    yield from _face_down(t, deck, phase)
    yield from _holdings(t, deck, phase)
    yield from _hidden(t, deck)
    if deck.expansion:
        yield from check_dunes.faults_of_the_expansion(t, deck, phase)
    yield from card_faults(t, deck)
    yield from question_faults(t, deck)


def _clock(t: Table, phase: str) -> Iterator[Fault]:
    """T08, T44, T50: where the robber can stand, and when the game is over."""
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
    """T10, T12, T15: where figures can stand."""
    blue, white = t.players
    if blue.targis & white.targis or (blue.targis | white.targis) & ~NO_CORNERS:
        yield "targi-place", {}
    if blue.targis & opposites(white.targis) and not check_dunes.may_face(t):
        yield "targi-opposite", {}
    if blue.markers & white.markers and not check_dunes.may_face(t):
        yield "marker-shared", {}
    for seat, player in enumerate(t.players):
        name = SEAT_NAMES[seat]
        if check_stack.targis_out(player) > TARGIS:
            yield "targis", {"seat": name, "most": TARGIS}
        if player.targis & border_bit(t.robber):
            yield "targi-robber", {"seat": name, "robber": t.robber}
        if player.markers.bit_count() > MOST_MARKERS:
            yield "markers", {"seat": name, "most": MOST_MARKERS}
        if any(player.markers >> k & 1 and t.centre[k].face_down for k in range(CENTRE)):
            yield "marker-face-down", {"seat": name}


def _turns(t: Table, deck: Deck, phase: str) -> Iterator[Fault]:
    """T09, T12, T13: who has placed how many Targis, and whose figures are still out."""
    if phase == "place":
        placed = [check_stack.targis_out(player) for player in t.players]
        ahead = placed[t.first] - placed[other(t.first)]
        placing = next(q for q in questions(t) if q.kind == actions.ASK_PLACE)
        turn = (t.first + ahead) % 2
        if placing.count != SEATS * TARGIS - sum(placed) or ahead != sum(placed) % 2 or placing.seat != turn:
            yield "placing", {"first": SEAT_NAMES[t.first], "blue": placed[0], "white": placed[1]}
        if any(player.markers for player in t.players):
            yield "marker-early", {}
        return
    for seat, player in enumerate(t.players):
        if check_stack.waits(t, phase, seat):
            if not check_dunes.waits_as_placed(t, deck.tables, seat):
                yield "waiting", {"seat": SEAT_NAMES[seat], "targis": TARGIS}
        elif seat != check_stack.acting(t, phase):
            if check_stack.targis_out(player) or player.markers:
                yield "figures-left", {"seat": SEAT_NAMES[seat]}
        elif check_stack.targis_out(player) == TARGIS:
            by_token = bool(check_dunes.used_tokens(t, deck.tables, seat, EXTRA_BORDER))
            if player.markers & ~check_stack.crossings_of(player) and not by_token:
                yield "markers-crossing", {"seat": SEAT_NAMES[seat]}
            used = check_stack.has_asked(t, *BY_A_TARGI) and not by_token
            used = used or (
                check_stack.has_asked(t, actions.DO_TURN_GOODS) and not deck.expansion
            )  # otherwise by laying a card
            favour_follows = any(q.kind == actions.ASK_FAVOUR and q.about for q in questions(t))  # X12
            if used or check_stack.has_asked(t, actions.DO_DUNE_BONUS) or favour_follows:
                yield "targi-used", {"seat": SEAT_NAMES[seat]}


def _face_down(t: Table, deck: Deck, phase: str) -> Iterator[Fault]:
    """T15, T31: each face-down card came for a marker that went home in this round, or for a dune."""
    down = sum(space.face_down for space in t.centre)
    if phase not in ("act", "return"):
        if down:
            yield "face-down-early", {}
        return
    acted = (t.first,) if questions(t)[-1].seat == t.first else (t.first, other(t.first))
    most = sum(MOST_MARKERS - t.players[seat].markers.bit_count() for seat in acted)
    most += check_dunes.taken_by_dunes(t, deck.tables, acted)
    if down > most:
        yield "face-down", {"count": down, "most": most}


def _holdings(t: Table, deck: Deck, phase: str) -> Iterator[Fault]:
    """T20, T30, T50: what a seat can hold when it is not its turn."""
    c = deck.tables
    for seat, player in enumerate(t.players):
        name = SEAT_NAMES[seat]
        before_its_turn = phase == "place" or check_stack.waits(t, phase, seat)
        if before_its_turn and any(
            card and taken >= t.round for card, taken in zip(player.hand, player.hand_round, strict=True)
        ):
            yield "hand-early", {"seat": name, "round": t.round}
        if check_stack.waits(t, phase, seat) and cards_laid(t, seat) == DISPLAY:
            yield "twelve", {"seat": name}
        goods = c.limit_goods + more_storage(t, c, seat, ANY)
        gold = c.limit_gold + more_storage(t, c, seat, GOLD)
        water = c.limit_water + more_storage(t, c, seat, WATER)
        as_dealt = t.round == 1 and before_its_turn and player.stock == c.start
        if check_dunes.holds_too_much(t, c, seat, phase, goods, gold) and not as_dealt:
            limits = {"goods": goods, "gold": gold, "water": water}
            yield "limits-water" if deck.expansion else "limits", {"seat": name, **limits}


def _hidden(t: Table, deck: Deck) -> Iterator[Fault]:
    """A hidden card comes from the present deck or an earlier one, never from a later one."""
    late = any(
        space.generation > (t.goods_generation if space.card in deck.goods else t.tribe_generation)
        for space in t.centre
    )
    late = late or any(max(player.hand_generation) > t.tribe_generation for player in t.players)
    if late or max(t.card_generation, *t.looked_generation) > t.tribe_generation:
        yield "deal", {}
