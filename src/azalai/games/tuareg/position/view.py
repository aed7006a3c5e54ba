"""A table of Tuareg as a JSON-ready dict: what one seat may know (B36), or everything.

The same keys describe a position (see ``build.py``). Resource cards go by their kind; a card that the seat may not
know is null. ``known`` beside a hidden card lists the seats that know it, which everybody saw. ``memory`` is what all
have seen in stage 2 and what follows from passing: with it a seat can count cards, and ``imagine`` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules import table
from azalai.games.tuareg.rules.actions import QUESTIONS, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.cache_inference import open_caches
from azalai.games.tuareg.rules.loading import cards_on
from azalai.games.tuareg.rules.memory import DREW, EVENT, GAVE_TO_CAVE, GAVE_TO_THIEF
from azalai.games.tuareg.rules.scoring import counted, score, winning_seats
from azalai.games.tuareg.rules.table import CAVE_PLACES, EVERYBODY, KINDS, Player, Table, cache_size, knows, top_kind
from azalai.kernel.questions import decider


def view(t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
    deck: Deck = setting.deck
    c = deck.tables
    to_decide = decider(t)
    phase = QUESTIONS.phase(t)
    on_turn = phase not in ("cash", "over")
    drawer = t.asked[0].seat if phase == "drawn" else None
    known_caches = open_caches(t, c, seat) if seat is not None else EVERYBODY
    shows = [[counted(t, each, kind, EVERYBODY) for kind in range(KINDS)] for each in range(setting.seats)]
    return {
        "game": "tuareg",
        "seen_by": seat,
        "phase": phase,
        "seat": to_decide if to_decide >= 0 else None,
        "turn": t.asked[0].seat if on_turn else None,
        "stage": t.stage,
        "round": t.round,
        "first": t.first,
        "last_turns": t.last_turns,
        "reveals": t.reveals,
        "market": _counts(t.market),
        "discard": _counts(t.discard),
        "specials": dict(zip(SPECIAL_NAMES, t.bank, strict=True)),
        "pile": _pile(t, seat),
        "caves_used": [cave + 1 for cave in range(8) if t.caves_used >> cave & 1],
        "drawn": names(t.drawn) if drawer is not None and seat in (None, drawer) else None,
        "players": [_player(t, setting, each, seat, shows, known_caches) for each in range(setting.seats)],
        "memory": _memory(t, setting, seat),
        "unseen": _unseen(t, setting, seat, known_caches),
        "asks": [_question(t, i) for i in range(t.depth)],
        "scores": [score(t, c, each) for each in range(setting.seats)],
        "winners": winners(t, setting) if to_decide < 0 else None,
        "cards": card_facts(deck),
        "chance": list(t.chance) if seat is None else None,
    }


def winners(t: Table, setting: Setting) -> list[int]:
    best = winning_seats(t, setting.deck.tables)
    return [seat for seat in range(setting.seats) if knows(best, seat)]


def names(counts: list[int]) -> list[str]:
    """Counts of kinds as a list of cards."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def cargo_names(cargo: int) -> list[str]:
    """A cargo from bottom to top."""
    return [KIND_NAMES[top_kind(cargo >> 3 * depth)] for depth in reversed(range(cards_on(cargo)))]


def card_facts(deck: Deck) -> dict[str, Any]:
    """What is printed on the cards, and the limits of this table."""
    c = deck.tables
    return {
        "resources": {
            name: {"count": c.count[kind], "dinar": c.dinar[kind], "points": c.points[kind]}
            for kind, name in enumerate(KIND_NAMES)
        },
        "price": c.price,
        "map_points": c.map_points,
        "unused_points": c.unused_points,
        "limits": {
            "cache": c.limit_cache,
            "animal": c.limit_animal,
            "cave": c.limit_cave,
            "gold_on_a_camel": c.limit_gold,
            "kinds_on_a_camel": c.limit_kinds,
            "draw": c.draw,
        },
    }


def _counts(counts: list[int]) -> dict[str, int]:
    return dict(zip(KIND_NAMES, counts, strict=True))


def _pile(t: Table, seat: int | None) -> dict[str, Any]:
    """The number of cards; on the open table also the cards, from the top."""
    cards = [KIND_NAMES[card - 1] for card in reversed(t.pile[: t.pile_count])]
    return {"count": t.pile_count} | ({"cards": cards} if seat is None else {})


def lead(counts: Sequence[int], seat: int, points: int) -> int:
    """B28: what a seat gets for having the most of a kind, when the seats have these counts and the card is worth
    ``points``. The same as ``scoring.majority_points``, for counts that are known already."""
    most = max(counts)
    return points - (counts.count(most) > 1) if counts[seat] == most > 0 else 0


def _player(
    t: Table, setting: Setting, whose: int, seat: int | None, shows: list[list[int]], known_caches: int
) -> dict[str, Any]:
    """A seat as another one sees it; ``shows``: how many cards of each kind everybody knows at each seat."""
    player, c = t.players[whose], setting.deck.tables
    is_open = knows(known_caches, whose)
    return {
        "seat": whose,
        "name": SEAT_NAMES[whose],
        "cache": names(player.cache) if is_open else [None] * cache_size(player),
        "camels": [cargo_names(cargo) for cargo in player.animals[: c.camels]],
        "donkeys": [cargo_names(cargo) for cargo in player.animals[table.CAMELS : table.CAMELS + player.donkeys]],
        "caves": [_cave(player, cave, whose, seat) for cave in range(player.caves)],
        "thieves": player.thieves,
        "stolen": [_stolen(player, place, seat) for place in range(player.used)],
        "maps": player.maps,
        "points": score(t, c, whose),
        "scored": _scored(player),
        "shows": _counts(shows[whose]),
        "leads": _counts([lead(counts, whose, c.points[kind]) for kind, counts in enumerate(zip(*shows, strict=True))]),
    }


def _hidden_card(card: int, known: int, seat: int | None) -> dict[str, Any]:
    sees = seat is None or knows(known, seat)
    return {
        "card": KIND_NAMES[card - 1] if sees else None,
        "known": "all" if known == EVERYBODY else [each for each in range(8) if known >> each & 1],
    }


def _cave(player: Player, cave: int, whose: int, seat: int | None) -> list[dict[str, Any]]:
    cells = range(cave * CAVE_PLACES, (cave + 1) * CAVE_PLACES)
    return [_hidden_card(player.cave[cell], player.cave_known[cell], seat) for cell in cells if player.cave[cell]]


def _stolen(player: Player, place: int, seat: int | None) -> dict[str, Any]:
    card = _hidden_card(player.stolen[place], player.stolen_known[place], seat)
    return card | {"from": player.stolen_from[place], "late": bool(player.stolen_late[place])}


def _scored(player: Player) -> dict[str, Any]:
    points = player.points
    return {
        "stage_1": _counts(points[table.STAGE_1 : table.STAGE_1 + KINDS]),
        "maps_1": points[table.MAPS_1],
        "stage_2": _counts(points[table.STAGE_2 : table.STAGE_2 + KINDS]),
        "unused": points[table.UNUSED],
        "maps_2": points[table.MAPS_2],
    }


def _memory(t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
    """What a determinization needs besides the cards on the table."""
    players = t.players[: setting.seats]
    return {
        "second_pile": _counts(t.second_pile),
        "began": [
            names(player.old) if seat in (None, whose) else [None] * sum(player.old)
            for whose, player in enumerate(players)
        ],
        "since": [_event(t.since[i]) for i in range(t.events)],
        "passed": [
            [
                {"lacks": names([lacks >> kind & 1 for kind in range(KINDS)]), "dinar": dinar}
                for lacks, dinar in zip(player.pass_lacks, player.pass_dinar, strict=True)
            ]
            for player in players
        ],
    }


def _event(event: int) -> dict[str, Any]:
    seat, what = divmod(event, EVENT)
    if what >= DREW:
        return {"seat": seat, "drew": what - DREW}
    if what >= GAVE_TO_THIEF:
        thief, place = divmod(what - GAVE_TO_THIEF, table.THIEVES)
        return {"seat": seat, "robbed_by": thief, "card": place + 1}
    if what >= GAVE_TO_CAVE:
        cave, place = divmod(what - GAVE_TO_CAVE, CAVE_PLACES)
        return {"seat": seat, "hid_in": cave + 1, "card": place + 1}
    return {"seat": seat, "gave": KIND_NAMES[what]}


def _unseen(t: Table, setting: Setting, seat: int | None, known_caches: int) -> dict[str, int]:
    """The cards whose place the seat cannot know."""
    cards = t.pile[: t.pile_count]
    caches = [0] * KINDS
    if seat is not None:
        for whose, player in enumerate(t.players[: setting.seats]):
            if not knows(known_caches, whose):
                caches = [sum(counts) for counts in zip(caches, player.cache, strict=True)]
            places = zip(player.cave + player.stolen, player.cave_known + player.stolen_known, strict=True)
            cards += [card for card, known in places if card and not knows(known, seat)]
    return _counts([cards.count(kind + 1) + caches[kind] for kind in range(KINDS)])


def _question(t: Table, i: int) -> dict[str, Any]:
    q = t.asked[i]
    kind = QUESTIONS[q.kind]
    asked: dict[str, Any] = {"ask": kind.name, "seat": q.seat}
    for cell, value in ((kind.count, q.count), (kind.about, q.about)):
        if cell.word:
            asked[cell.word] = cell.shown(value)
    return asked
