"""What an analysis returns: frozen dataclasses that ``as_dict`` turns into JSON-ready dicts.

Win chances are shares from 0 to 1 and leads are points over the best other seat. All of them are multiples of 1/65536,
which floats represent exactly, so the sums of a ledger have no rounding errors.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

LABELS = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
"""The loss of win chance from which a decision gets a label."""


@dataclass(frozen=True)
class Amount:
    """A win chance and a lead in points, or a change of both."""

    win: float
    lead: float

    def __add__(self, other: Amount) -> Amount:
        return Amount(self.win + other.win, self.lead + other.lead)

    def __sub__(self, other: Amount) -> Amount:
        return Amount(self.win - other.win, self.lead - other.lead)


NOTHING = Amount(0.0, 0.0)


@dataclass(frozen=True)
class Estimate:
    """A mean over the worlds, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Alternative:
    """A legal move, and what its seat could expect after it."""

    move: str
    after: Amount


@dataclass(frozen=True)
class Decision:
    """A decision, judged by what its seat knew."""

    number: int  # of the move, counted from 1
    seat: int
    round: int
    move: str
    before: Amount
    after: Amount  # the mean over everything that the move could reveal
    best: str  # the best move; the one that was made, if there is no better one
    loss: Estimate  # of win chance, against the best move
    lead_loss: Estimate  # of the expected lead, against the same move
    counts: bool  # False: forced or trivial
    label: str  # inaccuracy, mistake, blunder or empty
    alternatives: tuple[Alternative, ...]  # all legal moves, the best first


@dataclass(frozen=True)
class Step:
    """One line of a ledger: a move, and what its seat learned from it. Line 0 is the deal."""

    number: int
    seat: int | None  # who moved; None: the deal
    decision: Amount  # the change by the move
    luck: Amount  # the change by what chance revealed
    value: Amount  # after all of it
    shown: Amount = NOTHING  # the change by what a move of the seat itself showed of cards that other seats had known


@dataclass(frozen=True)
class Ledger:
    """A game from the point of view of one seat: ``start + luck + own + others == result``."""

    seat: int
    start: Amount  # before the deal
    luck: Amount
    own: Amount  # the seat's own decisions
    others: Amount  # those of the others, with what they kept hidden
    result: Amount  # the share of the victory, and the final lead
    decisions: int  # of this seat that count
    average_loss: float  # of win chance per such decision
    level: str  # the computer level that loses about as much; empty: unknown
    steps: tuple[Step, ...]

    @property
    def with_even_luck(self) -> Amount:
        """The result without the luck. The win chance may be below 0 or above 1: then luck did not decide."""
        return self.result - self.luck


@dataclass(frozen=True)
class Study:
    """The analysis of a finished game."""

    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deep: bool
    worlds: int
    ledgers: tuple[Ledger, ...]  # by seat
    decisions: tuple[Decision, ...]  # of all seats, in the order of the game

    def as_dict(self) -> dict[str, Any]:
        """A dict for ``json.dumps``. Ledgers have the results with even luck too."""
        written = asdict(self)
        for ledger, found in zip(self.ledgers, written["ledgers"], strict=True):
            found["with_even_luck"] = asdict(ledger.with_even_luck)
            found["scores_with_even_luck"] = self.scores_with_even_luck(ledger.seat)
        return written

    def scores_with_even_luck(self, seat: int) -> tuple[int, ...]:
        """The scores without the luck in a seat's ledger. The seat loses half of the lead that luck gave, and each
        other seat gains the other half, so that the lead changes by the whole."""
        half = self.ledgers[seat].luck.lead / 2
        return tuple(round(score - half if one == seat else score + half) for one, score in enumerate(self.scores))

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """The decisions with a label, of one seat or of all, the largest loss first."""
        labelled = [one for one in self.decisions if one.label and seat in (None, one.seat)]
        return sorted(labelled, key=lambda one: -one.loss.value)

    def _repr_svg_(self) -> str:  # for notebooks
        from azalai.study.graph import graph

        return graph(self)

    def __repr__(self) -> str:
        score = ":".join(map(str, self.scores))
        return f"<study of {self.game}, {score}, {len(self.decisions)} decisions, {len(self.mistakes())} mistakes>"
