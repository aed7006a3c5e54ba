"""The log: what everybody saw happen when a decision was made. Nothing hidden (B36): a card that was drawn, hidden
from a cache or stolen from one is not named."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.scoring import score
from azalai.games.tuareg.rules.table import MAPS_2, STAGE_1, STAGE_2, UNUSED, Table
from azalai.games.tuareg.words.names import Now, seat_name
from azalai.games.tuareg.words.questions import outcome
from azalai.messages import commas, say, sentences


@dataclass(frozen=True)
class Step(Now):
    """A decision with the table before and after it; ``me`` is the seat that decided, before the decision."""

    action: int
    after: Table

    @property
    def before(self) -> Table:
        return self.t

    def say_log(self, message: str, **arguments: object) -> str:
        """One sentence of the log, about the seat that decided unless another is given."""
        return self.phrase(f"log-{message}", **arguments)


_MESSAGES = {"onto": "add", "more": "add", "pay_top": "pay", "hide_top": "hide-top", "rob_top": "rob-top"}
"""The messages ``tuareg-log-…`` of the families that have none of their own name."""


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One log entry, with as many sentences as needed."""
    step = Step(before, setting.deck, action, after)
    family = CATALOGUE[action].family
    # what leaves the cache for a cave is hidden
    facts = {"cave": step.question.about + 1} if family == "hide" else step.about(action)
    deed = step.phrase(f"log-{_MESSAGES.get(family, family)}", **facts, **_more(step))
    return sentences([deed, *_what_follows(step)])


def _more(step: Step) -> dict[str, object]:
    """What the sentence says besides what the action is about."""
    match CATALOGUE[step.action].family:
        case "draw":
            return {"count": step.before.pile_count - step.after.pile_count}
        case "end":
            return {"passed": step.question.kind == actions.ASK_TURN}
        case "pay" | "pay_top":  # B21: with the last card the special card is bought
            special = step.question.about
            bought = step.after.bank[special] != step.before.bank[special]
            return {"bought": bought, "special": SPECIAL_NAMES[special]}
        case "rob" | "rob_top":
            return {"thief": seat_name(step.seat)}
        case "cash":
            return {"points": step.c.map_points}
        case "keep":
            return {"count": step.me.maps}
    return {}


# -- chores ---------------------------------------------------------------------------


def _what_follows(step: Step) -> list[str]:
    """The last round, the count at the end of a stage, the next stage, the end of the game."""
    old, new = step.before, step.after
    told = []
    if old.pile_count and not new.pile_count and CATALOGUE[step.action].family == "draw":
        told.append(step.say_log("last-card"))
    counted = old.last_turns == 1 and (new.last_turns == 0 or new.stage != old.stage)
    if counted:
        told.append(step.say_log("stage-over", stage=old.stage))
        told += _majorities(step, STAGE_1 if old.stage == 1 else STAGE_2)
    if new.stage != old.stage:
        told.append(step.say_log("stage-2", count=new.pile_count, seat=SEAT_NAMES[new.first]))
        if new.last_turns:
            told.append(step.say_log("no-pile"))
    if new.depth == 0:
        told += _unused(step)
        told.append(outcome(new, step.deck))
    return told


def _scored(points: list[int], zero: bool = False) -> str:
    """Who got how many points; seats without any only where ``zero`` says so."""
    told = enumerate(points)
    return commas(say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in told if n or zero)


def _majorities(step: Step, base: int) -> list[str]:
    """B28, one sentence for each resource that somebody scored for."""
    told = []
    for kind, name in enumerate(KIND_NAMES):
        points = [player.points[base + kind] for player in step.after.players[: step.c.seats]]
        if any(points):
            told.append(step.say_log("majority", kind=name, scored=_scored(points)))
    return told


def _unused(step: Step) -> list[str]:
    """B34, and all scores."""
    rest = [player.points[UNUSED] + player.points[MAPS_2] for player in step.after.players[: step.c.seats]]
    told = [step.say_log("unused", scored=_scored(rest))] if any(rest) else []
    totals = [score(step.after, step.c, seat) for seat in range(step.c.seats)]
    return [*told, step.say_log("totals", scored=_scored(totals, zero=True))]
