"""The standing of a tournament: win rates of every pair, rating and speed of every contestant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from azalai.arena.pairings import Tournament, fixtures
from azalai.arena.play import Row
from azalai.arena.ratings import Interval, Ranking, elo, mean, win_rate
from azalai.arena.result_file import ResultFile, key_of


@dataclass(frozen=True)
class Pair:
    """Two contestants, from the view of the first."""

    a: str
    b: str
    games: int
    deals: int
    wins: Interval  # the share of games won; a shared win counts by its part
    draws: float
    ahead: Interval  # the share of the other seats that it finished ahead of; a shared place counts half
    lead: Interval  # its score minus the mean of the others'
    adjusted: Interval | None = None  # the wins less luck; None unless luck was measured in every game


@dataclass(frozen=True)
class Contestant:
    """One contestant in all its games; means are over the seats it had."""

    name: str
    games: int
    wins: float
    rating: Interval | None  # on Elo's scale; None until every pair has played
    decisions: int
    milliseconds: float  # per decision
    simulations: float  # per decision
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)  # games lost by a fault, by its kind and detail


@dataclass(frozen=True)
class Standing:
    """The tournament so far; the contestants with the best rating first."""

    wanted: Tournament
    played: int
    pairs: list[Pair]
    contestants: list[Contestant]

    @property
    def method(self) -> str:
        """The statistical model of the ratings."""
        return "bradley-terry" if self.wanted.seats == 2 else "plackett-luce"


def rows_of(wanted: Tournament, results: ResultFile) -> list[Row]:
    """The games of the file that belong to the tournament, in its order."""
    return [results.rows[one.key] for one in fixtures(wanted) if one.key in results.rows]


def standing(wanted: Tournament, rows: Sequence[Row], *, rated: bool = True) -> Standing:
    """The standing after some games. Ratings take a second to fit, so the live display leaves them out."""
    pairs = [_pair(a, b, [row for row in rows if row["key"][:2] == [a, b]]) for a, b in wanted.pairs]
    ready = rated and all(pair.games for pair in pairs)
    ratings: Sequence[Interval | None] = [None] * len(wanted.contestants)
    if ready:
        ratings = elo([ranking(row, wanted.contestants) for row in rows], len(wanted.contestants))
    contestants = [_contestant(name, rating, rows) for name, rating in zip(wanted.contestants, ratings, strict=True)]
    contestants.sort(key=lambda one: -(one.rating.value if one.rating else one.wins))
    return Standing(wanted, len(rows), pairs, contestants)


def win_share(row: Row, seat: int) -> float:
    """A seat's share of the win: 1, 0, or its part of a draw."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def win_share_less_luck(row: Row, seat: int) -> float:
    """A game that ended by a fault counts as it is."""
    return win_share(row, seat) - (0.0 if "fault" in row else float(row["luck"][seat]))


def lead(row: Row, seat: int) -> float:
    others: list[int] = [score for other, score in enumerate(row["scores"]) if other != seat]
    return float(row["scores"][seat]) - sum(others) / len(others)


def places(row: Row) -> list[list[int]]:
    """The seats by place: the winners, then by score; equal scores share a place. A seat that had a fault is last."""
    faulty = [row["fault"]["seat"]] if "fault" in row else []
    rest = [seat for seat in range(len(row["scores"])) if seat not in (*row["winners"], *faulty)]
    by_score: dict[int, list[int]] = {}
    for seat in sorted(rest, key=lambda seat: -row["scores"][seat]):
        by_score.setdefault(row["scores"][seat], []).append(seat)
    return [row["winners"], *by_score.values(), *([faulty] if faulty else [])]


def ahead(row: Row, seat: int) -> float:
    """The share of the other seats that a seat finished ahead of; a shared place counts half."""
    place = {other: at for at, seats in enumerate(places(row)) for other in seats}
    others = [at for other, at in place.items() if other != seat]
    return sum(1.0 if place[seat] < at else (place[seat] == at) / 2 for at in others) / len(others)


def ranking(row: Row, contestants: Sequence[str]) -> Ranking:
    number = {name: at for at, name in enumerate(contestants)}
    by_place = tuple(tuple(number[row["players"][seat]] for seat in place) for place in places(row))
    return Ranking(row["key"][2], by_place)


def _pair(a: str, b: str, rows: Sequence[Row]) -> Pair:
    by_deal: dict[int, list[Row]] = {}
    for row in rows:
        by_deal.setdefault(row["key"][2], []).append(row)

    def of_first(figure: Callable[[Row, int], float]) -> list[list[float]]:
        """A figure of the first contestant's seat in each game."""
        return [[figure(row, key_of(row)[3]) for row in deal] for deal in by_deal.values()]

    wins, finished_ahead = win_rate(of_first(win_share)), win_rate(of_first(ahead))
    with_luck = rows and all("luck" in row for row in rows)
    adjusted = mean(of_first(win_share_less_luck)) if with_luck else None
    # a game that ended by a fault has no final scores
    finished = [[row for row in deal if "fault" not in row] for deal in by_deal.values()]
    leads = [[lead(row, key_of(row)[3]) for row in deal] for deal in finished if deal]
    draws = sum(len(row["winners"]) > 1 for row in rows) / len(rows) if rows else 0.0
    return Pair(a, b, len(rows), len(by_deal), wins, draws, finished_ahead, mean(leads), adjusted)


def _contestant(name: str, rating: Interval | None, rows: Iterable[Row]) -> Contestant:
    games = asked = simulations = seats = 0
    thought = won = 0.0
    faults: Counter[tuple[str, str]] = Counter()
    for row in rows:
        mine = [seat for seat, player in enumerate(row["players"]) if player == name]
        games += bool(mine)
        fault = row.get("fault")
        if fault and fault["seat"] in mine:
            faults[fault["kind"], fault["detail"]] += 1
        for seat in mine:
            seats += 1
            won += win_share(row, seat)
            asked += row["asked"][seat]
            thought += row["thought"][seat]
            simulations += row["simulations"][seat]
    each = asked or 1
    return Contestant(name, games, won / (seats or 1), rating, asked, 1000 * thought / each, simulations / each, faults)
