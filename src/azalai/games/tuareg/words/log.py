"""The log: what everybody saw happen when a decision was made. Nothing hidden (B36): a card that was drawn, hidden
from a cache or stolen from one is not named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.scoring import score
from azalai.games.tuareg.rules.table import ANIMALS, KINDS, MAPS_2, STAGE_1, STAGE_2, UNUSED, Table, top_kind
from azalai.games.tuareg.words.names import CACHE, Now, animal_facts, one_card, seat_name
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


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One log entry, with as many sentences as needed."""
    step = Step(before, setting.deck, action, after)
    deed = _DEEDS[CATALOGUE[action].family](step, CATALOGUE[action].nth)
    return sentences([deed, *_what_follows(step)])


def _end(step: Step, _: int) -> str:
    passed = "yes" if step.question.kind == actions.ASK_TURN else "no"
    return step.say_log("end", passed=passed)


def _loaded(step: Step, kind: int, animal: int) -> str:
    return step.say_log("add", **one_card(kind), **animal_facts(animal))


def _paid(step: Step, kind: int, origin: dict[str, object]) -> str:
    """B21: with the last card the special card is bought."""
    special = step.question.about
    bought = "yes" if step.after.bank[special] != step.before.bank[special] else "no"
    return step.say_log("pay", **one_card(kind), **origin, bought=bought, special=SPECIAL_NAMES[special])


def _hide_top(step: Step, animal: int) -> str:
    card = one_card(_top(step, animal))
    return step.say_log("hide-top", **card, **animal_facts(animal), cave=step.question.about + 1)


def _rob(step: Step, victim: int) -> str:
    return step.say_log("rob", thief=seat_name(step.seat), seat=SEAT_NAMES[victim])


def _rob_top(step: Step, nth: int) -> str:
    victim, animal = divmod(nth, ANIMALS)
    card = one_card(top_kind(step.before.players[victim].animals[animal]))
    thief = seat_name(step.seat)
    return step.say_log("rob-top", thief=thief, seat=SEAT_NAMES[victim], **card, **animal_facts(animal))


def _top(step: Step, animal: int) -> int:
    return top_kind(step.me.animals[animal])


# For each action family, the sentence for its nth action.
_DEEDS: dict[str, Callable[[Step, int], str]] = {
    "draw": lambda step, _: step.say_log("draw", count=step.before.pile_count - step.after.pile_count),
    "load": lambda step, animal: step.say_log("load", **animal_facts(animal)),
    "take": lambda step, kind: step.say_log("take", kind=KIND_NAMES[kind]),
    "buy": lambda step, special: step.say_log("buy", special=SPECIAL_NAMES[special]),
    "cave": lambda step, cave: step.say_log("cave", cave=cave + 1),
    "thief": lambda step, _: step.say_log("thief"),
    "end": _end,
    "lay": lambda step, kind: step.say_log("lay", **one_card(kind)),
    "add": lambda step, kind: _loaded(step, kind, step.question.about),
    "onto": lambda step, animal: _loaded(step, step.question.about, animal),
    "more": lambda step, _: _loaded(step, step.question.count, step.question.about),
    "done": lambda step, _: step.say_log("done"),
    "pay": lambda step, kind: _paid(step, kind, CACHE),
    "pay_top": lambda step, animal: _paid(step, _top(step, animal), animal_facts(animal)),
    "hide": lambda step, _: step.say_log("hide", cave=step.question.about + 1),
    "hide_top": _hide_top,
    "rob": _rob,
    "rob_top": _rob_top,
    "cash": lambda step, _: step.say_log("cash", points=step.c.map_points),
    "keep": lambda step, _: step.say_log("keep", count=step.me.maps),
}


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


def _majorities(step: Step, base: int) -> list[str]:
    """B28, one sentence for each resource that somebody scored for."""
    told = []
    for kind in range(KINDS):
        points = [step.after.players[seat].points[base + kind] for seat in range(step.c.seats)]
        if any(points):
            scored = [say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in enumerate(points) if n]
            told.append(step.say_log("majority", kind=KIND_NAMES[kind], scored=commas(scored)))
    return told


def _unused(step: Step) -> list[str]:
    """B34, and all scores."""
    seats = range(step.c.seats)
    rest = [sum(step.after.players[seat].points[line] for line in (UNUSED, MAPS_2)) for seat in seats]
    scored = [say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in enumerate(rest) if n]
    told = [step.say_log("unused", scored=commas(scored))] if scored else []
    totals = [score(step.after, step.c, seat) for seat in seats]
    whole = [say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in enumerate(totals)]
    return [*told, step.say_log("totals", scored=commas(whole))]
