"""Values for every page around the table, as a server would pass them: real games, and names as people choose them."""

from __future__ import annotations

import functools
from collections.abc import Callable

import azalai
from azalai import bots
from azalai.game import Game
from azalai.games.card_effects import SITUATIONS, Cell, Counts
from azalai.web import card_explorer, pages
from azalai.web.study_page import StudyPage
from azalai.web.study_view import DEAL, SeatStudy, StudyDecision, StudyPart, StudyStep
from azalai.web.table_context import Place, TableContext
from azalai.web.view_models import (
    Cover,
    Document,
    Ending,
    Home,
    LevelChoice,
    ReplayBar,
    SeatLink,
    TableLine,
    Viewer,
    Waiting,
    WaitingPlace,
)
from tests.web import puzzle_pages

ADA, IDIR = Place("Ada", "person"), Place("Idir", "person")
NAMES = ("Ada", "Idir", "Tinni <b>", "Moussa ag Amastan", "Kella")
PEOPLE = tuple(Place(name, "person") for name in NAMES)
LEVELS = tuple(LevelChoice(level.name, level.title(), level.character()) for level in bots.levels("targi"))
LINK = "https://azalai.example/join/dune-fox-salt-2143"


def viewer(**values: object) -> Viewer:
    return Viewer(**{"name": "Ada", **values})  # type: ignore[arg-type]


@functools.cache
def finished(name: str = "targi", seed: int = 5, **options: object) -> Game:
    """A game to its end by greedy players."""
    game = azalai.new(name, seed=seed, **options)
    greedy = bots.player("greedy", 1)
    while game.seat is not None:
        game.play(greedy.decide(bots.information_set(game, game.seat)).move)
    return game


def moment(whole: Game, at: int) -> Game:
    game = azalai.new(whole.name, seed=whole.seed, **whole.options)
    for move in whole.played[:at]:
        game.play(move)
    return game


def home(**values: object) -> Home:
    lines = (
        TableLine("a1", "targi", {}, (ADA, IDIR), "playing", True, True, "Ada", 80, 6, 0),
        TableLine("a2", "tuareg", {"seats": 4}, PEOPLE[:4], "playing", True, False, NAMES[2], 40, 3, 2),
        TableLine(
            "a3", "targi", {"expansion": True}, (ADA, PEOPLE[3]), "playing", True, False, NAMES[3], 210, 11, 1600
        ),
        TableLine("a4", "targi", {}, (ADA, Place("", "open")), "waiting", True),
    )
    free = TableLine("b1", "tuareg", {"seats": 5}, (IDIR, *[Place("", "open")] * 4), "waiting", minutes=7)
    over = TableLine("c1", "targi", {}, (ADA, IDIR), "over", True, scores=(37, 36), winners=(0,), minutes=300)
    shared = TableLine(
        "c2", "tuareg", {"seats": 3}, PEOPLE[:3], "over", scores=(20, 20, 11), winners=(0, 1), minutes=9000
    )
    levels = (("targi", LEVELS), ("tuareg", LEVELS))
    return Home(**{"mine": lines, "open": (free,), "finished": (over, shared), "levels": levels, **values})  # type: ignore[arg-type]


def waiting(seats: int = 5, **values: object) -> Waiting:
    names = ("blue", "white", "red", "green", "saffron")
    kinds = (ADA, IDIR, Place(LEVELS[3].title, "computer"), Place("", "open"), Place("", "open"))
    places = tuple(WaitingPlace(n, names[n], kinds[n], n == 0, "strong" if n == 2 else "") for n in range(seats))
    given = {"code": "dune-fox-salt-2143", "link": LINK, "host": True, "levels": LEVELS, **values}
    return Waiting("w1", "tuareg", {"seats": seats}, places, **given)  # type: ignore[arg-type]


def cover(news: int = 4) -> Cover:
    game = moment(finished("tuareg", seats=2), 30)
    told = tuple(entry.text for entry in game.log[-news:])
    return Cover("k1", 30, 1, "white", "Idir", (ADA, IDIR), told, "tuareg", 0)


def end(who: Viewer, whole: Game, seat: int | None = 0) -> str:
    context = TableContext("e1", len(whole.played), whole, seat, PEOPLE[: whole.seats], open_table=True)
    return pages.end_html(who, context, Ending(rematches=("again",), link="https://azalai.example/t/e1/at/9"))


def replay(who: Viewer, whole: Game, at: int, seat: int | None = None) -> str:
    context = TableContext(
        "r1", at, moment(whole, at), seat, PEOPLE[: whole.seats], replay_at=at, open_table=seat is None
    )
    studied, line = whole.copy(), whole.at(at)
    other = next((move for move in line.moves() if move != whole.played[at]), None)
    if other is not None:
        studied.add_variation(line.play(other))
    link = f"https://azalai.example/t/r1/at/{at}"
    bar = ReplayBar("r1", at, len(whole.played), seat, link, whole, studied, levels=LEVELS)
    return pages.replay_html(who, context, bar)


@functools.cache
def seat_study(name: str = "targi", **options: object) -> SeatStudy:
    """An analysis of the first seat, with a decision of each label."""
    game = finished(name, **options)
    steps, decisions, value = [StudyStep(0, DEAL, 0.0, 0.02, 0.52, 0.0, 0.3)], [], 0.52
    labels = iter(("blunder", "mistake", "inaccuracy"))
    before = game.at(0)
    for number, move in enumerate(game.played, 1):
        seat, moves = before.seat or 0, before.moves()
        change, luck = (0.08, -0.06) if number % 40 == 0 else (0.0, 0.0)
        if seat == 0 and len(moves) > 1:
            label = next(labels, "")
            best = next(each for each in moves if each != move) if label else move
            loss = {"blunder": 0.2, "mistake": 0.12, "inaccuracy": 0.06, "": 0.0}[label]
            change -= loss
            order = [best, *(each for each in moves if each != best)]
            chances = [value, *(value - 0.01 - (loss if each == move else 0) for each in order[1:])]
            alternatives = tuple((each.text, chance) for each, chance in zip(order, chances, strict=True))
            facts = move.text, best.text, value, value - loss, loss, loss - 0.02, loss + 0.02, 1.5, True, label
            why = {"en": "It lays the Oasis.", "pl": "Wykłada oazę."} if label == "mistake" else {}
            decisions.append(StudyDecision(number, before.round, *facts, alternatives, why))
        value += change + luck
        steps.append(StudyStep(number, seat, change, luck, value, 0.0, 0.1))
        before.play(move)
    part = StudyPart(0, 0, len(game.played), 0.5, tuple(steps), tuple(decisions), {"gentle": 0.05, "strong": 0.01})
    return SeatStudy(0, (part,))


def study_page(name: str = "targi", step: int = 0, *, seats: int = 2, **more: object) -> StudyPage:
    options = {"seats": seats} if name == "tuareg" else {}
    found, game = seat_study(name, **options), finished(name, **options)
    usual = {"done": len(game.played) * game.seats, "level": LEVELS[1].title}
    return StudyPage("s1", game, PEOPLE[: game.seats], found, step, **usual | more)  # type: ignore[arg-type]


def card_counts() -> Counts:
    """The later a card comes in the deck, the more often those who lay it win; nobody lays the last five."""
    counts = Counts("targi", "targi", {}, "champion:64", set(range(1, 201)))
    for number, card in enumerate(list(finished().view(None)["cards"])[:40]):
        for twelfth in range(12):
            for situation, share in zip(SITUATIONS, (0.2, 0.4, 0.6), strict=True):
                counts.use(card, Cell("laid", situation, twelfth), 20, 20 * (share + number / 100))
    return counts


def documents() -> dict[str, Callable[[Viewer], str]]:
    """Every page by name, whole."""

    def page(
        title: str, inside: Callable[[Viewer], str], kind: str = "page", **more: object
    ) -> Callable[[Viewer], str]:
        return lambda who: pages.document_html(who, Document(title, inside(who), kind, **more))  # type: ignore[arg-type]

    tuareg = {"game": "tuareg", "table": "w1"}
    link = SeatLink("token", "targi", 1, "Idir")
    made: dict[str, Callable[[Viewer], str]] = {
        "home": page("Home", lambda who: pages.home_html(who, home())),
        "home-first": page("Home", lambda who: pages.home_html(who, home(mine=(), finished=(), newcomer=True))),
        "home-empty": page("Home", lambda who: pages.home_html(who, home(mine=(), open=(), finished=()))),
        "waiting": page("Waiting", lambda who: pages.waiting_html(who, waiting()), "waiting", **tuareg),
        "waiting-guest": page(
            "Waiting", lambda who: pages.waiting_html(who, waiting(host=False, may_join=True)), "waiting", **tuareg
        ),
        "cover": page("Cover", lambda who: pages.cover_html(who, cover()), "cover", **tuareg),
        "end": page("End", lambda who: end(who, finished(expansion=True)), "end", game="targi", table="e1"),
        "end-tuareg": page("End", lambda who: end(who, finished("tuareg", seats=5)), "end", **tuareg),
        "replay": page("Replay", lambda who: replay(who, finished(), 60), "replay", game="targi", table="r1"),
        "replay-tuareg": page(
            "Replay", lambda who: replay(who, finished("tuareg", seats=3), 60, 1), "replay", **tuareg
        ),
        "study": page(
            "Study",
            lambda who: pages.study_html(who, study_page(step=seat_study().mistakes[1].number)),
            "study",
            game="targi",
            table="s1",
            styles=("study.css",),
        ),
        "study-tuareg": page(
            "Study",
            lambda who: pages.study_html(who, study_page("tuareg", 40, seats=4, finished=False, done=90)),
            "study",
            styles=("study.css",),
            **tuareg,
        ),
        "puzzles": page("Puzzles", puzzle_pages.overview, "puzzles", styles=("puzzles.css",)),
        "puzzle": page(
            "Puzzle",
            lambda who: puzzle_pages.puzzle(who, "targi", LEVELS, finished=False),
            "table",
            game="targi",
            table="p1",
            address="/puzzles/p1",
            styles=("puzzles.css",),
        ),
        "puzzle-solved": page(
            "Puzzle",
            lambda who: puzzle_pages.puzzle(who, "tuareg", LEVELS, finished=True),
            "table",
            address="/puzzles/p2",
            styles=("puzzles.css",),
            **tuareg,
        ),
        "rules": page("Rules", lambda who: pages.rules_html(who, "targi"), "rules", game="targi"),
        "rules-cards": page("Rules", lambda who: pages.rules_html(who, "targi-expansion-cards"), "rules", game="targi"),
        "cards": page(
            "Explorer",
            lambda who: card_explorer.explorer_html(who, card_explorer.Choice(), card_counts()),
            "cards",
            styles=card_explorer.STYLES,
        ),
        "card": page(
            "Explorer",
            lambda who: card_explorer.card_html(who, "t7", card_explorer.Choice(), card_counts()),
            "cards",
            styles=card_explorer.STYLES,
        ),
        "settings": page("Settings", pages.settings_html),
        "error": page("Error", lambda who: pages.error_html(who, 404)),
        "seat-link": page("Seat", lambda who: pages.seat_link_html(who, link)),
    }
    return made
