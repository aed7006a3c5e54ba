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
from azalai.games.tuareg.words.names import Now, number_of, seat_name, sort_of
from azalai.games.tuareg.words.questions import outcome
from azalai.messages import commas, say, sentences


@dataclass(frozen=True)
class Step(Now):
    """A decision with the table before and after it; ``me`` is who decided, as it was before."""

    action: int
    after: Table

    @property
    def before(self) -> Table:
        return self.t


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One entry of the log, of as many sentences as it needs."""
    step = Step(before, setting.deck, action, after)
    return sentences([_DEEDS[CATALOGUE[action].family](step), *_what_follows(step)])


# -- the options --------------------------------------------------------------------------------------


def _draw(step: Step) -> str:
    return say("tuareg-log-draw", seat=step.name, count=step.before.pile_count - step.after.pile_count)


def _load(step: Step) -> str:
    animal = step.action - actions.LOAD
    return say("tuareg-log-load", seat=step.name, sort=sort_of(animal), number=number_of(animal))


def _take(step: Step) -> str:
    return say("tuareg-log-take", seat=step.name, kind=KIND_NAMES[step.action - actions.TAKE])


def _buy(step: Step) -> str:
    return say("tuareg-log-buy", seat=step.name, special=SPECIAL_NAMES[step.action - actions.BUY])


def _cave(step: Step) -> str:
    return say("tuareg-log-cave", seat=step.name, cave=step.action - actions.USE_CAVE + 1)


def _thief(step: Step) -> str:
    return say("tuareg-log-thief", seat=step.name)


def _end(step: Step) -> str:
    passed = "yes" if step.question.kind == actions.ASK_TURN else "no"
    return say("tuareg-log-end", seat=step.name, passed=passed)


# -- within an option ---------------------------------------------------------------------------------


def _lay(step: Step) -> str:
    return say("tuareg-log-lay", seat=step.name, kind=KIND_NAMES[step.action - actions.LAY], count=1)


def _add(step: Step) -> str:
    return _loaded(step, step.action - actions.ADD, step.question.about)


def _onto(step: Step) -> str:
    return _loaded(step, step.question.about, step.action - actions.ONTO)


def _more(step: Step) -> str:
    return _loaded(step, step.question.count, step.question.about)


def _loaded(step: Step, kind: int, animal: int) -> str:
    return say(
        "tuareg-log-add",
        seat=step.name,
        kind=KIND_NAMES[kind],
        count=1,
        sort=sort_of(animal),
        number=number_of(animal),
    )


def _done(step: Step) -> str:
    return say("tuareg-log-done", seat=step.name)


def _pay(step: Step) -> str:
    return _paid(step, step.action - actions.PAY, "cache", 0)


def _pay_top(step: Step) -> str:
    animal = step.action - actions.PAY_TOP
    return _paid(step, top_kind(step.me.animals[animal]), sort_of(animal), number_of(animal))


def _paid(step: Step, kind: int, sort: str, number: int) -> str:
    """B21: with the last card the special card is bought."""
    special = step.question.about
    bought = "yes" if step.after.bank[special] != step.before.bank[special] else "no"
    return say(
        "tuareg-log-pay",
        seat=step.name,
        kind=KIND_NAMES[kind],
        count=1,
        sort=sort,
        number=number,
        bought=bought,
        special=SPECIAL_NAMES[special],
    )


def _hide(step: Step) -> str:
    return say("tuareg-log-hide", seat=step.name, cave=step.question.about + 1)


def _hide_top(step: Step) -> str:
    animal = step.action - actions.HIDE_TOP
    return say(
        "tuareg-log-hide-top",
        seat=step.name,
        kind=KIND_NAMES[top_kind(step.me.animals[animal])],
        count=1,
        sort=sort_of(animal),
        number=number_of(animal),
        cave=step.question.about + 1,
    )


def _rob(step: Step) -> str:
    victim = step.action - actions.ROB
    return say("tuareg-log-rob", thief=seat_name(step.seat), seat=SEAT_NAMES[victim])


def _rob_top(step: Step) -> str:
    victim, animal = divmod(step.action - actions.ROB_TOP, ANIMALS)
    return say(
        "tuareg-log-rob-top",
        thief=seat_name(step.seat),
        seat=SEAT_NAMES[victim],
        kind=KIND_NAMES[top_kind(step.before.players[victim].animals[animal])],
        count=1,
        sort=sort_of(animal),
        number=number_of(animal),
    )


def _cash(step: Step) -> str:
    return say("tuareg-log-cash", seat=step.name, points=step.c.map_points)


def _keep(step: Step) -> str:
    return say("tuareg-log-keep", seat=step.name, count=step.me.maps)


_DEEDS: dict[str, Callable[[Step], str]] = {
    "draw": _draw,
    "load": _load,
    "take": _take,
    "buy": _buy,
    "cave": _cave,
    "thief": _thief,
    "end": _end,
    "lay": _lay,
    "add": _add,
    "onto": _onto,
    "more": _more,
    "done": _done,
    "pay": _pay,
    "pay_top": _pay_top,
    "hide": _hide,
    "hide_top": _hide_top,
    "rob": _rob,
    "rob_top": _rob_top,
    "cash": _cash,
    "keep": _keep,
}


# -- what goes on by itself ---------------------------------------------------------------------------


def _what_follows(step: Step) -> list[str]:
    """The last round, the count at the end of a stage, the next stage, the end of the game."""
    old, new = step.before, step.after
    told = []
    if old.pile_count and not new.pile_count and CATALOGUE[step.action].family == "draw":
        told.append(say("tuareg-log-last-card"))
    counted = old.last_turns == 1 and (new.last_turns == 0 or new.stage != old.stage)
    if counted:
        told.append(say("tuareg-log-stage-over", stage=old.stage))
        told += _majorities(step, STAGE_1 if old.stage == 1 else STAGE_2)
    if new.stage != old.stage:
        told.append(say("tuareg-log-stage-2", count=new.pile_count, seat=SEAT_NAMES[new.first]))
        if new.last_turns:
            told.append(say("tuareg-log-no-pile"))
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
            told.append(say("tuareg-log-majority", kind=KIND_NAMES[kind], scored=commas(scored)))
    return told


def _unused(step: Step) -> list[str]:
    """B34, and the scores of all."""
    seats = range(step.c.seats)
    rest = [sum(step.after.players[seat].points[line] for line in (UNUSED, MAPS_2)) for seat in seats]
    scored = [say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in enumerate(rest) if n]
    told = [say("tuareg-log-unused", scored=commas(scored))] if scored else []
    totals = [score(step.after, step.c, seat) for seat in seats]
    whole = [say("tuareg-log-scored", seat=seat_name(seat), points=n) for seat, n in enumerate(totals)]
    return [*told, say("tuareg-log-totals", scored=commas(whole))]
