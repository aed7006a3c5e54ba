"""Checks whether a position is legal: every reason why not, as a message and its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.tuareg.rules import actions, table
from azalai.games.tuareg.rules.actions import SEAT_NAMES
from azalai.games.tuareg.rules.cache_inference import contradictions_of_passing
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.dispatch import legal
from azalai.games.tuareg.rules.loading import camel_carries, cards_on
from azalai.games.tuareg.rules.memory import DREW, EVENT, GAVE_TO_CAVE, GAVE_TO_THIEF, kind_given
from azalai.games.tuareg.rules.table import Table
from azalai.kernel.question_table import CHORES

Fault = tuple[str, dict[str, Any]]

OF_A_TURN = (actions.ASK_TURN, actions.ASK_DRAWN, actions.ASK_REST)
OF_AN_OPTION = (actions.ASK_LOAD, actions.ASK_ONTO, actions.ASK_MORE, actions.ASK_PAY)
OF_A_SPECIAL = (actions.ASK_HIDE, actions.ASK_ROB)
MOST_OPTIONS = 64


def faults(t: Table, c: Cards) -> list[Fault]:
    found = [*_questions(t, c), *_stages(t, c), *faults_of_too_much(t, c)]
    for seat in range(c.seats):
        found += _player(t, c, seat)
    found += _memory(t, c)
    return found or list(_unanswerable(t, c))


def faults_of_too_much(t: Table, c: Cards) -> Iterator[Fault]:
    """Faults that hold even if parts other than the questions could not be read: too many cards remain too many."""
    for seat in range(c.seats):
        player, name = t.players[seat], SEAT_NAMES[seat]
        for animal, cargo in enumerate(player.animals[: table.CAMELS]):  # B18, from bottom to top
            loads = range(cards_on(cargo))
            if not all(camel_carries(c, cargo >> 3 * (i + 1), table.top_kind(cargo >> 3 * i)) for i in loads):
                yield "camel", {"seat": name, "camel": animal + 1}
        drawing = t.depth > 0 and t.asked[0].kind == actions.ASK_DRAWN and t.asked[0].seat == seat
        most = c.limit_cache + (c.draw if drawing else 0)
        if table.cache_size(player) > most:
            yield "cache", {"seat": name, "most": most, "size": table.cache_size(player)}


# -- the turn -----------------------------------------------------------------------------------------


def _questions(t: Table, c: Cards) -> Iterator[Fault]:
    """The stack: a turn and at most one question within it, or the maps to be cashed after stage 1."""
    kinds = [t.asked[i].kind for i in range(t.depth)]
    seats = [t.asked[i].seat for i in range(t.depth)]
    if not kinds:
        return
    if kinds[0] == actions.DO_NEXT_STAGE:
        asked = seats[:0:-1]  # the next one is on top
        order = [(t.first + i) % c.seats for i in range(c.seats)]
        fits = asked == [seat for seat in order if seat in asked] and all(t.players[seat].maps for seat in asked)
        if not fits or any(kind != actions.ASK_CASH for kind in kinds[1:]):
            yield "cashing", {}
    elif kinds[0] not in OF_A_TURN or len(kinds) > 2 or len(set(seats)) > 1:
        yield "stack", {}
    elif len(kinds) == 2:
        within = OF_A_SPECIAL + (OF_AN_OPTION if kinds[0] == actions.ASK_TURN else ())
        if kinds[1] not in within:
            yield "stack", {}
        else:
            yield from _sub_question(t, c)
    owed = t.asked[0].count if kinds[0] == actions.ASK_DRAWN else 0
    if owed > 1 or (owed and not table.cache_size(t.players[seats[0]])):
        yield "owed", {}
    if kinds[0] != actions.ASK_DRAWN and any(t.drawn):
        yield "drawn", {}
    if sum(t.drawn) > c.draw:
        yield "drawn", {}


def _sub_question(t: Table, c: Cards) -> Iterator[Fault]:
    q = t.asked[1]
    player = t.players[q.seat]
    if q.kind in (actions.ASK_LOAD, actions.ASK_MORE):
        there = q.about < c.camels or table.CAMELS <= q.about < table.CAMELS + player.donkeys
        cargo = player.animals[q.about]
        loaded = q.count <= cards_on(cargo) if q.kind == actions.ASK_LOAD else table.top_kind(cargo) == q.count
        if not there or not loaded:
            yield "loading", {}
    elif q.kind == actions.ASK_PAY and (q.count >= c.price or t.bank[q.about] == 0):
        yield "paying", {}
    elif q.kind == actions.ASK_HIDE:
        full = q.about < player.caves and player.cave[q.about * table.CAVE_PLACES + c.limit_cave - 1] != 0
        if q.about >= player.caves or full or t.caves_used >> q.about & 1:
            yield "hiding", {}
    elif q.kind == actions.ASK_ROB and player.thieves == 0:
        yield "robbing", {}
    elif q.kind == actions.ASK_ONTO and t.market[q.about] == 0:
        yield "market-empty", {}


def _stages(t: Table, c: Cards) -> Iterator[Fault]:
    drawing = t.depth > 0 and t.asked[0].kind == actions.ASK_DRAWN
    between = t.depth == 0 or t.asked[0].kind == actions.DO_NEXT_STAGE
    if between:
        if t.pile_count or t.last_turns or t.stage != (2 if t.depth == 0 else 1):
            yield "stage-end", {}
    elif t.pile_count and t.last_turns:
        yield "last-round-early", {"count": t.pile_count}
    elif not t.pile_count and not t.last_turns and not drawing:
        yield "last-round-late", {}
    used = [cave for cave in range(8) if t.caves_used >> cave & 1]
    player = t.players[t.asked[0].seat]
    if used and (between or not all(cave < player.caves and player.cave[cave * table.CAVE_PLACES] for cave in used)):
        yield "caves-used", {}


def _unanswerable(t: Table, c: Cards) -> Iterator[Fault]:
    if t.depth and t.asked[t.depth - 1].kind <= CHORES and not legal(t, c, [0] * MOST_OPTIONS):
        yield "unanswerable", {}


# -- the players --------------------------------------------------------------------------------------


def _player(t: Table, c: Cards, seat: int) -> Iterator[Fault]:
    player, name = t.players[seat], SEAT_NAMES[seat]
    turned_up = t.depth == 0 or t.asked[0].kind == actions.DO_NEXT_STAGE
    for cell in range(table.CAVES * table.CAVE_PLACES):
        known = player.cave_known[cell]
        if player.cave[cell] and known not in ((table.EVERYBODY,) if turned_up else (table.EVERYBODY, 1 << seat)):
            yield "cave-known", {"seat": name}
    for place in range(player.used):
        victim, known = player.stolen_from[place], player.stolen_known[place]
        both = 1 << seat | 1 << victim
        if victim == seat or known not in ((table.EVERYBODY,) if turned_up else (table.EVERYBODY, both)):
            yield "stolen-known", {"seat": name}
        passed = t.players[victim].pass_lacks[t.stage - 1] or t.players[victim].pass_dinar[t.stage - 1]
        if player.stolen_late[place] and not passed:
            yield "late", {"seat": name}
    if contradictions_of_passing(t, c, seat) or (t.stage == 1 and (player.pass_lacks[1] or player.pass_dinar[1])):
        yield "passed-cache", {"seat": name}


# -- the memory ---------------------------------------------------------------------------------------


def _memory(t: Table, c: Cards) -> Iterator[Fault]:
    """From the caches and the pile at the start of stage 2, draws and losses must lead to the present cards."""
    if t.stage == 1:
        if t.events or any(t.second_pile) or any(any(player.old) for player in t.players):
            yield "memory-early", {}
        return
    places = [t.since[i] for i in range(t.events) if GAVE_TO_CAVE <= t.since[i] % EVENT < DREW]
    if len(set(places)) != len(places) or not all(_lies_there(t, c, event) for event in places):
        yield "memory-place", {}
        return
    if t.depth and len(places) != _hidden_cards(t, c):
        yield "memory-place", {}
    pile = [0] * table.KINDS
    for i in range(t.pile_count):
        pile[t.pile[i] - 1] += 1
    for seat in range(c.seats):
        drawn = _draws(t, seat)
        if drawn is None or sum(t.players[seat].old) > c.limit_cache:
            yield "memory-cache", {"seat": SEAT_NAMES[seat]}
            return
        for kind in range(table.KINDS):
            pile[kind] += drawn[kind]
    if pile != t.second_pile:
        yield "memory-pile", {}


def _lies_there(t: Table, c: Cards, event: int) -> bool:
    """Whether a card that left a cache unseen is where the memory says, for a thief with the right victim."""
    seat, what = divmod(event, EVENT)
    if what < GAVE_TO_THIEF:
        cell = what - GAVE_TO_CAVE
        return cell < table.CAVES * table.CAVE_PLACES and t.players[seat].cave[cell] != 0
    thief, place = divmod(what - GAVE_TO_THIEF, table.THIEVES)
    if thief >= c.seats:
        return False
    return place < t.players[thief].used and t.players[thief].stolen_from[place] == seat


def _hidden_cards(t: Table, c: Cards) -> int:
    """The number of hidden cards that came from a cache."""
    hidden = 0
    for player in t.players[: c.seats]:
        cave = zip(player.cave, player.cave_known, strict=True)
        hidden += sum(card != 0 and known != table.EVERYBODY for card, known in cave)
        hidden += sum(known != table.EVERYBODY for known in player.stolen_known[: player.used])
    return hidden


def _draws(t: Table, seat: int) -> list[int] | None:
    """What a seat drew in stage 2, by kind; None if its cache cannot have given what it gave by then."""
    player = t.players[seat]
    out, drawn = [0] * table.KINDS, 0
    for i in range(t.events + 1):
        giver, what = divmod(t.since[i], EVENT) if i < t.events else (seat, DREW)
        if giver != seat:
            continue
        if what >= DREW:
            if sum(max(0, out[kind] - player.old[kind]) for kind in range(table.KINDS)) > drawn:
                return None
            drawn += what - DREW
        else:
            out[kind_given(t, seat, what)] += 1
    draws = [player.cache[kind] + out[kind] - player.old[kind] for kind in range(table.KINDS)]
    return draws if min(draws) >= 0 and sum(draws) == drawn else None
