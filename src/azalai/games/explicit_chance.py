"""What a game says about its random events, for environments with chance nodes: see ``kernel.explicit_chance``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from azalai.kernel import gear
from azalai.kernel.explicit_chance import CARD, NUMBER, OUTCOMES, SWAPS

EVENTS = MappingProxyType({NUMBER: "number", CARD: "card"})


@dataclass(frozen=True)
class ExplicitChance:
    """The random events of a game: the rules to replace besides ``SWAPS``, its own events by name, how outcomes are
    named, and what the replacing rules have to know about each card."""

    swaps: gear.Swaps = field(default_factory=dict)
    own_events: Mapping[int, str] = field(default_factory=dict)
    most_outcomes: int = OUTCOMES  # no event has an outcome with a higher number
    name: Callable[[Any, int, int], str] = lambda _setting, _event, outcome: str(outcome)
    marks: Callable[[Any], Sequence[int]] = lambda _setting: ()

    @property
    def all_swaps(self) -> gear.Swaps:
        return {**SWAPS, **self.swaps}

    def title(self, setting: Any, event: int, outcome: int) -> str:
        """An outcome with the name of its event."""
        return f"{EVENTS.get(event) or self.own_events[event]} {self.name(setting, event, outcome)}"
