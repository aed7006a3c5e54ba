"""The seats: animals with their cargo, special cards, caches; which of them can be clicked now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from azalai.messages import say, sentences
from azalai.web.click_targets import Offer
from azalai.web.table_context import TableContext
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.drop_targets import Drops, Takes
from azalai.web.tuareg.labels import KIND, LETTER, View, card_label, cards_in_words, gain, role, then


@dataclass(frozen=True)
class Card:
    """A resource card, face up (``kind``) or face down (None)."""

    kind: str | None
    state: str = ""  # classes: fresh, up, ghost …
    label: str = ""
    click: Offer | None = None
    tag: str = ""  # a word above it: where it goes
    new: bool = False  # drawn in this turn


@dataclass(frozen=True)
class Animal:
    id: str
    name: str  # c1, d1
    donkey: bool
    cards: list[Card]
    most: int
    label: str
    state: str = ""  # target: the one being loaded; can
    click: Offer | None = None
    takes: Takes = field(default_factory=dict)


@dataclass(frozen=True)
class Special:
    """A special card that somebody owns, with what lies hidden under it."""

    id: str
    what: str
    note: str
    label: str
    hidden: list[Card] = field(default_factory=list)
    count: int = 1
    state: str = ""
    click: Offer | None = None
    takes: Takes = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    number: int
    name: str
    role: str
    mine: bool
    active: bool
    points: int
    gain: int
    won: bool
    label: str
    animals: list[Animal]
    specials: list[Special]
    cache: list[Card]  # the whole cache; of another seat backs, unless they are known
    cache_click: Offer | None = None
    cache_label: str = ""
    held: list[Card] = field(default_factory=list)  # the own cache, what was held before the draw
    drawn: list[Card] = field(default_factory=list)


class SeatMaker:
    """Makes the seats of one context."""

    def __init__(self, context: TableContext, clicks: Clicks, drops: Drops) -> None:
        self.context = context
        self.clicks = clicks
        self.drops = drops
        self.view: View = context.view
        asks = self.view["asks"]
        self.ask: View = asks[-1] if asks else {"ask": "over", "seat": None}
        self.limits: View = self.view["cards"]["limits"]

    def seat(self, number: int) -> Seat:
        context, player = self.context, self.view["players"][number]
        mine = number == context.seat
        name = context.places[number].name
        held, drawn = self.hand(number) if mine else ([], [])
        return Seat(
            number=number,
            name=name,
            role=role(context, number),
            mine=mine,
            active=self.view["seat"] == number,
            points=player["points"],
            gain=gain(player, self.view["phase"]),
            won=number in (self.view["winners"] or ()),
            label=self._label(player, name, mine),
            animals=[self.animal(number, sort, i) for sort in ("camels", "donkeys") for i in range(len(player[sort]))],
            specials=self.specials(number),
            cache=[Card(kind) for kind in player["cache"]],
            cache_click=self._rob_cache(number),
            cache_label=self._cache_label(player),
            held=held,
            drawn=drawn,
        )

    def _rob_cache(self, number: int) -> Offer | None:
        robbed = f"rob-{self.context.game.seat_names[number]}"
        return self.clicks.of(robbed, shows=[f"cache-{number}"], do=say("web-tuareg-do-steal"), pick=True)

    def _label(self, player: View, name: str, mine: bool) -> str:
        seat = self.context.game.seat_names[player["seat"]]
        ahead = gain(player, self.view["phase"])
        if not self.context.show_scores:
            return say("web-tuareg-seat-plain", name=name, seat=seat, mine="yes" if mine else "no")
        return say(
            "web-tuareg-seat",
            name=name,
            seat=seat,
            mine="yes" if mine else "no",
            points=player["points"],
            gain=ahead,
        )

    def _cache_label(self, player: View) -> str:
        known = [card for card in player["cache"] if card is not None]
        words = cards_in_words(known) if known and len(known) == len(player["cache"]) else ""
        return say("web-tuareg-cache-of", count=len(player["cache"]), open="yes" if words else "no", cards=words)

    # -- animals ----------------------------------------------------------------------------------------

    def animal(self, seat: int, sort: str, index: int) -> Animal:
        player = self.view["players"][seat]
        name = f"{sort[0]}{index + 1}"
        cargo: list[str] = player[sort][index]
        before = self._cargo_before(seat, sort, index)
        fresh = len(cargo) - len(before) if cargo[: len(before)] == before else 0
        cards = [Card(kind, "fresh" if i >= len(cargo) - fresh else "") for i, kind in enumerate(cargo)]
        click = self._animal_click(seat, name)
        said = say(
            "web-tuareg-animal",
            sort="camel" if sort == "camels" else "donkey",
            number=index + 1,
            count=len(cargo),
            most=self.limits["animal"],
            cargo=cards_in_words(cargo),
        )
        return Animal(
            id=f"animal-{seat}-{name}",
            name=name,
            donkey=sort == "donkeys",
            cards=cards,
            most=self.limits["animal"],
            label=sentences([said, click.say]) if click and click.say else said,
            state="target" if seat == self.context.seat and self.ask.get("animal") == name else "can" if click else "",
            click=click,
            takes=self.drops.onto_animal(name) if seat == self.context.seat else {},
        )

    def _cargo_before(self, seat: int, sort: str, index: int) -> list[str]:
        animals = self.context.view_before["players"][seat][sort]
        cargo: list[str] = animals[index] if index < len(animals) else []
        return cargo

    def _animal_click(self, seat: int, name: str) -> Offer | None:
        clicks, here = self.clicks, f"animal-{seat}-{name}"
        if seat != self.context.seat:
            robbed, top = f"rob-{self.context.game.seat_names[seat]}-{name}", self._top(seat, name)
            after = then(self.context, (seat, top, -1), (self.context.seat, top, 1)) if robbed in clicks else ""
            return clicks.of(robbed, shows=[here], do=say("web-tuareg-do-steal"), pick=True, then=after)
        for family in ("load", "on", "pay", "hide"):
            after = self._after(family, seat, name) if f"{family}-{name}" in clicks else ""
            click = clicks.of(f"{family}-{name}", shows=[here], do=self._do(family), pick=True, then=after)
            if click:
                return click
        return self._other_animal(name, here)

    def _top(self, seat: int, name: str) -> str:
        """The top card of an animal; an empty text where it carries none."""
        cargo = self.view["players"][seat]["camels" if name[0] == "c" else "donkeys"][int(name[1:]) - 1]
        return cargo[-1] if cargo else ""

    def _after(self, family: str, seat: int, name: str) -> str:
        """What comes of a card onto an own animal, or off it."""
        if family == "on":
            return then(self.context, (seat, self.ask["kind"], 1))
        return then(self.context, (seat, self._top(seat, name), -1)) if family == "pay" else ""

    def _do(self, family: str) -> str:
        """What the main button says when this is chosen and nothing else is to be decided."""
        if family == "pay":
            return say("web-tuareg-do-buy", special=self.ask.get("special", ""))
        return say("web-tuareg-do-hide") if family == "hide" else say("web-tuareg-do-load")

    def _other_animal(self, name: str, here: str) -> Offer | None:
        """While one animal is being loaded, another can take over: with the same cards where they fit, else with as
        many as do."""
        clicks, ask = self.clicks, self.ask
        if not clicks.draft_so_far or ask.get("animal") in (None, name):
            return None
        if ask["ask"] == "load":
            begin: tuple[str, ...] = (f"load-{name}",)
            rest = clicks.draft_so_far[1:]
        elif ask["ask"] == "more":
            begin, rest = (clicks.draft_so_far[0], f"on-{name}"), clicks.draft_so_far[2:]
        else:
            return None
        for most in range(len(rest), -1, -1):
            click = clicks.instead((*begin, *rest[:most]), shows=[here], do=say("web-tuareg-do-load"))
            if click and (click.drafted or not most):
                return click
        return None

    # -- special cards ----------------------------------------------------------------------------------

    def specials(self, seat: int) -> list[Special]:
        player = self.view["players"][seat]
        mine = seat == self.context.seat
        owned = [self._cave(seat, number, cards, mine) for number, cards in enumerate(player["caves"], 1)]
        if player["thieves"]:
            here = f"thief-{seat}"
            click = self.clicks.of("thief", shows=[here]) if mine else None
            owned.append(self._special(here, "thief", player["thieves"], "unused", click=click))
        for place, card in enumerate(player["stolen"], 1):
            victim = self.context.places[card["from"]].name
            hidden = [Card(card["card"])]
            owned.append(self._special(f"stolen-{seat}-{place}", "thief", 1, "used", hidden=hidden, victim=victim))
        if player["maps"]:
            here = f"map-{seat}"
            click = self.clicks.of("cash", shows=[here]) if mine else None
            owned.append(self._special(here, "map", player["maps"], "map", click=click))
        return owned

    def _cave(self, seat: int, number: int, cards: list[View], mine: bool) -> Special:
        here = f"cave-{seat}-{number}"
        click = self.clicks.of(f"cave-{number}", shows=[here]) if mine else None
        hidden = [Card(card["card"]) for card in cards]
        chosen = mine and self.ask.get("cave") == number
        cave = self._special(here, "cave", number, "cave", hidden=hidden, click=click, chosen=chosen)
        return replace(cave, takes=self.drops.into_cave(number)) if mine else cave

    def _special(
        self,
        here: str,
        what: str,
        count: int,
        note: str,
        *,
        hidden: list[Card] | None = None,
        click: Offer | None = None,
        chosen: bool = False,
        victim: str = "",
    ) -> Special:
        under = hidden or []
        arguments: dict[str, object] = {
            "held": len(under),
            "most": self.limits["cave"],
            "points": self.view["cards"]["map_points"],
            "count": count,
            "cards": cards_in_words([card.kind for card in under]),
            "victim": victim,
        }
        label = say(f"web-tuareg-own-{note}", **arguments)
        return Special(
            id=here,
            what=what,
            note=say(f"web-tuareg-note-{note}", **arguments),
            label=sentences([label, click.say]) if click else label,
            hidden=under,
            count=1 if what == "cave" else count,
            state="chosen" if chosen else "usable" if click else "",
            click=click,
        )

    # -- the own cache ----------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[list[Card], list[Card]]:
        """The own cache as it was before the draft: cards that the draft takes away rise, or are gone when they lie on
        an animal already. First what was held, then what was drawn in this turn."""
        before = self.context.view_before
        taken = [(i, *_taken(move)) for i, move in enumerate(self.context.draft)]
        leaving = {i: (how, kind) for i, how, kind in taken if kind}
        drawn = Counter(before["drawn"] or ()) if before["turn"] == seat else Counter()
        drawn &= Counter(before["players"][seat]["cache"])
        held = Counter(before["players"][seat]["cache"]) - drawn
        new = self._fan(drawn, leaving, new=True)
        return self._fan(held, leaving, new=False), new

    def _fan(self, cards: Counter[str], leaving: dict[int, tuple[str, str]], *, new: bool) -> list[Card]:
        """Cards of one part of the hand; what leaves is taken from ``leaving``, so that it leaves once."""
        fan = []
        for kind in LETTER:
            for _ in range(cards[kind]):
                index = next((i for i, (_, each) in leaving.items() if each == kind), None)
                if index is None:
                    fan.append(self._card(kind, new))
                    continue
                how, _ = leaving.pop(index)
                if how != "+":
                    fan.append(self._leaving(kind, how, index, new))
        return fan

    def _card(self, kind: str, new: bool) -> Card:
        letter, facts = LETTER[kind], self.view["cards"]
        click = self._take_out(letter) or self._load_with(letter)
        label = card_label(kind, facts)
        parts = [label, say("web-tuareg-just-drawn")] if new else [label]
        parts += [click.say] if click else []
        return Card(kind, "can" if click else "still" if self.context.decides else "", sentences(parts), click, new=new)

    def _take_out(self, letter: str) -> Offer | None:
        animal = self.ask.get("animal")
        shows = [f"animal-{self.context.seat}-{animal}"] if animal else []
        for how, family in (("lay-", "lay"), ("+", "load"), ("pay-", "pay"), ("hide-", "hide")):
            if f"{how}{letter}" in self.clicks:
                after = then(self.context, (self.context.seat, KIND[letter], 1)) if family == "load" else ""
                return self.clicks.of(f"{how}{letter}", shows=shows, do=self._do(family), pick=True, then=after)
        return None

    def _load_with(self, letter: str) -> Offer | None:
        """At the beginning of a turn a card can be loaded at once, on the first animal that takes it."""
        if self.ask["ask"] != "turn":
            return None
        animals = [move.removeprefix("load-") for move in self.clicks.first if move.startswith("load-")]
        for animal in animals:
            moves, shows = (f"load-{animal}", f"+{letter}"), [f"animal-{self.context.seat}-{animal}"]
            after = then(self.context, (self.context.seat, KIND[letter], 1))
            click = self.clicks.instead(moves, shows, do=say("web-tuareg-do-load"), then=after)
            if click:
                return click
        return None

    def _leaving(self, kind: str, how: str, index: int, new: bool) -> Card:
        click = self.clicks.without(index)
        where = {"lay-": "market", "pay-": "pay", "hide-": "cave"}[how]
        label = say("web-tuareg-leaving", card=card_label(kind, self.view["cards"]), where=where)
        tag = say("web-tuareg-tag", where=where)
        return Card(kind, "up", sentences([label, click.say]), click, tag, new)


def _taken(move: str) -> tuple[str, str]:
    """How a decision takes a card out of the cache, and which; two empty texts for any other."""
    for how in ("lay-", "pay-", "hide-", "+"):
        letter = move.removeprefix(how)
        if letter != move and letter in KIND:
            return how, KIND[letter]
    return "", ""
