"""The seats: animals with their cargo, special cards and caches, and which of them can be clicked now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace

from markupsafe import Markup

from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web.click_targets import Offer, label
from azalai.web.fragment_cache import CachedFragment
from azalai.web.rendering import macros
from azalai.web.table_context import TableContext, View
from azalai.web.tooltips import WhyNot
from azalai.web.tuareg.click_targets import Clicks, action
from azalai.web.tuareg.drop_targets import Drops, Takes
from azalai.web.tuareg.labels import ANIMALS, KIND, LETTER, card_label, cards_in_words, gain, role, then
from azalai.web.tuareg.why_not import why_not

FROM_CACHE = {"lay": "market", "add": "animal", "pay": "pay", "hide": "cave"}
"""The families that take a card out of the cache, and where it goes."""


ROBBING = ("rob", "rob_top")
DRAWN_FROM = ("cache", "camels", "donkeys", "caves", "thieves", "stolen", "maps", "points")
"""What the panel of a seat shows of the view of a player."""


@dataclass(frozen=True)
class Card:
    """A resource card, face up (``kind``) or face down (None)."""

    kind: str | None
    state: str = ""  # classes: fresh, up, ghost …
    label: str = ""
    click: Offer | None = None
    tag: str = ""  # a word above the card that says where it goes
    new: bool = False  # drawn in this turn
    why: WhyNot | None = None  # it cannot be chosen now


OTHER = CachedFragment("tuareg/parts.html", "other")
OWN = CachedFragment("tuareg/own.html", "own")


class SeatBuilder:
    """Builds the seats of one page."""

    def __init__(self, context: TableContext, clicks: Clicks, drops: Drops) -> None:
        self.context = context
        self.clicks = clicks
        self.drops = drops
        self.view: View = context.view
        self.ask = context.question
        self.limits: View = self.view["cards"]["limits"]
        self.deck = repr(self.view["cards"])  # identifies what is printed on the cards
        self.robs = any(each.family in ROBBING for each in clicks.legal)

    def other(self, number: int, *, lone: bool) -> Markup:
        """The seat of somebody else, ``lone`` if there is only one. If it cannot be robbed now, it looks the same to
        all viewers who know the same about it."""
        facts, scores = self.view["cards"], self.context.show_scores
        if self.robs or self.context.before is not None:
            html: Markup = macros("tuareg/parts.html").other(self.seat(number), facts, scores, lone)
            return html
        return OTHER((*self._key(number), lone), lambda: self.seat(number), facts, scores, lone)

    def own(self, number: int) -> Markup:
        facts, scores, decides = self.view["cards"], self.context.show_scores, self.context.decides
        if decides or self.context.before is not None:
            html: Markup = macros("tuareg/own.html").own(self.seat(number), facts, scores, decides)
            return html
        drawn = tuple(sorted(self.drawn(number).items()))
        return OWN((*self._key(number), drawn), lambda: self.seat(number), facts, scores, decides)

    def _key(self, number: int) -> tuple[Hashable, ...]:
        """What the panel of a seat is drawn from where nothing can be clicked, for the fragment cache."""
        view, context = self.view, self.context
        active, won = view["seat"] == number, number in (view["winners"] or ())
        player = view["players"][number]
        drawn_from = repr([player[part] for part in DRAWN_FROM])
        ahead = gain(player, view["phase"])
        return number, drawn_from, ahead, context.places, active, won, context.show_scores, self.deck

    def seat(self, number: int) -> SimpleNamespace:
        context, player = self.context, self.view["players"][number]
        mine = number == context.seat
        name = context.places[number].name
        held, drawn = self.hand(number) if mine else ([], [])
        return SimpleNamespace(
            number=number,
            name=name,
            role=role(context, number),
            mine=mine,
            active=self.view["seat"] == number,
            points=player["points"],
            gain=gain(player, self.view["phase"]),
            won=number in (self.view["winners"] or ()),
            label=self._label(player, name, mine),
            animals=[self.animal(number, name) for name, (sort, i) in ANIMALS.items() if i < len(player[sort])],
            specials=self.specials(number),
            cache=[Card(kind) for kind in player["cache"]],
            cache_click=self._rob_cache(number),
            cache_label=self._cache_label(player),
            held=held,
            drawn=drawn,
        )

    def _rob_cache(self, number: int) -> Offer | None:
        seat = self.context.game.seat_names[number]
        return self.clicks.make("rob", seat, shows=[f"cache-{number}"], do=say("web-tuareg-do-steal"), pick=True)

    def _label(self, player: View, name: str, mine: bool) -> str:
        who = {"name": name, "seat": self.context.game.seat_names[player["seat"]], "mine": "yes" if mine else "no"}
        if not self.context.show_scores:
            return say("web-tuareg-seat-plain", **who)
        return say("web-tuareg-seat", **who, points=player["points"], gain=gain(player, self.view["phase"]))

    def _cache_label(self, player: View) -> str:
        known = [card for card in player["cache"] if card is not None]
        words = cards_in_words(known) if known and len(known) == len(player["cache"]) else ""
        return say("web-tuareg-cache-of", count=len(player["cache"]), open="yes" if words else "no", cards=words)

    # -- animals ----------------------------------------------------------------------------------------

    def animal(self, seat: int, name: str) -> SimpleNamespace:
        sort, index = ANIMALS[name]
        cargo: list[str] = self.view["players"][seat][sort][index]
        animals_before = self.context.view_before["players"][seat][sort]
        before: list[str] = animals_before[index] if index < len(animals_before) else []
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
        return SimpleNamespace(
            id=f"animal-{seat}-{name}",
            name=name,
            donkey=sort == "donkeys",
            cards=cards,
            most=self.limits["animal"],
            label=label(said, click),
            # being loaded, or can be clicked
            state="target" if self._is_asked(seat, animal=name) else "can" if click else "",
            click=click,
            why=None if click or seat != self.context.seat else self._why_animal(name),
            takes=self.drops.onto_animal(name) if seat == self.context.seat else {},
        )

    def _why_animal(self, name: str) -> WhyNot | None:
        return why_not(self.context, "load", name) or why_not(self.context, "onto", name)

    def _is_asked(self, seat: int, **about: object) -> bool:
        """Whether the viewer has this seat and decides now about this animal or cave."""
        mine = seat == self.context.seat and self.context.decides
        return mine and all(self.ask.get(name) == value for name, value in about.items())

    def _animal_click(self, seat: int, name: str) -> Offer | None:
        clicks, here = self.clicks, f"animal-{seat}-{name}"
        if seat != self.context.seat:
            top, robbed = self._top(seat, name), f"{self.context.game.seat_names[seat]}-{name}"
            changes = ((seat, top, -1), (self.context.seat, top, 1))
            after = then(self.context, *changes) if clicks.can("rob_top", robbed) else ""
            return clicks.make("rob_top", robbed, shows=[here], do=say("web-tuareg-do-steal"), pick=True, then=after)
        for family in ("load", "onto", "pay_top", "hide_top"):
            if clicks.can(family, name):
                after = self._after(family, seat, name)
                return clicks.make(family, name, shows=[here], do=self._do(family), pick=True, then=after)
        return self._other_animal(name, here)

    def _top(self, seat: int, name: str) -> str:
        """The top card of an animal; "" if it carries none."""
        sort, index = ANIMALS[name]
        cargo = self.view["players"][seat][sort][index]
        return cargo[-1] if cargo else ""

    def _after(self, family: str, seat: int, name: str) -> str:
        """What the stage would bring after a card goes onto one's own animal, or off it."""
        if family == "onto":
            return then(self.context, (seat, self.ask["kind"], 1))
        return then(self.context, (seat, self._top(seat, name), -1)) if family == "pay_top" else ""

    def _do(self, family: str) -> str:
        """What the main button says when this is selected and completes the decision."""
        if family in ("pay", "pay_top"):
            return say("web-tuareg-do-buy", special=self.ask.get("special", ""))
        return say("web-tuareg-do-hide") if family in ("hide", "hide_top") else say("web-tuareg-do-load")

    def _other_animal(self, name: str, here: str) -> Offer | None:
        """While one animal is being loaded, another can take over with as many of the same cards as fit."""
        clicks, ask = self.clicks, self.ask
        if not clicks.drafted or ask.get("animal") in (None, name):
            return None
        if ask["ask"] == "load":
            begin: tuple[Action, ...] = (action("load", name),)
            rest = clicks.drafted[1:]
        elif ask["ask"] == "more":
            begin, rest = (clicks.drafted[0], action("onto", name)), clicks.drafted[2:]
        else:
            return None
        for most in range(len(rest), -1, -1):
            click = clicks.instead((*begin, *rest[:most]), shows=[here], do=say("web-tuareg-do-load"))
            if click and (click.drafted or not most):
                return click
        return None

    # -- special cards ----------------------------------------------------------------------------------

    def specials(self, seat: int) -> list[SimpleNamespace]:
        player = self.view["players"][seat]
        mine = seat == self.context.seat
        owned = [self._cave(seat, number, cards, mine) for number, cards in enumerate(player["caves"], 1)]
        if player["thieves"]:
            here = f"thief-{seat}"
            click = self.clicks.make("thief", shows=[here]) if mine else None
            owned.append(self._special(here, "thief", player["thieves"], "unused", click=click))
        for place, card in enumerate(player["stolen"], 1):
            victim = self.context.places[card["from"]].name
            hidden = [Card(card["card"])]
            owned.append(self._special(f"stolen-{seat}-{place}", "thief", 1, "used", hidden=hidden, victim=victim))
        if player["maps"]:
            here = f"map-{seat}"
            click = self.clicks.make("cash", shows=[here]) if mine else None
            owned.append(self._special(here, "map", player["maps"], "map", click=click))
        return owned

    def _cave(self, seat: int, number: int, cards: list[View], mine: bool) -> SimpleNamespace:
        here = f"cave-{seat}-{number}"
        click = self.clicks.make("cave", number, shows=[here]) if mine else None
        hidden = [Card(card["card"]) for card in cards]
        chosen = self._is_asked(seat, cave=number)
        takes = self.drops.into_cave(number) if mine else {}
        why = why_not(self.context, "cave", number) if mine and not click else None
        return self._special(
            here, "cave", number, "cave", hidden=hidden, click=click, chosen=chosen, takes=takes, why=why
        )

    def _special(
        self,
        here: str,
        what: str,
        count: int,
        note: str,
        *,
        hidden: Sequence[Card] = (),
        click: Offer | None = None,
        chosen: bool = False,
        victim: str = "",
        takes: Takes | None = None,
        why: WhyNot | None = None,
    ) -> SimpleNamespace:
        """A special card of a seat, with the cards under it."""
        arguments: dict[str, object] = {
            "held": len(hidden),
            "most": self.limits["cave"],
            "points": self.view["cards"]["map_points"],
            "count": count,
            "cards": cards_in_words([card.kind for card in hidden]),
            "victim": victim,
        }
        return SimpleNamespace(
            id=here,
            what=what,
            note=say(f"web-tuareg-note-{note}", **arguments),
            label=label(say(f"web-tuareg-own-{note}", **arguments), click),
            hidden=hidden,
            count=1 if what == "cave" else count,
            state="chosen" if chosen else "usable" if click else "",
            click=click,
            takes=takes or {},
            why=why,
        )

    # -- the seat's own cache ----------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[list[Card], list[Card]]:
        """The seat's own cache before the draft: first the cards it held, then those drawn in this turn. Cards that
        the draft takes away are raised; those already on an animal are gone."""
        before = self.context.view_before
        leaving = {i: move for i, move in enumerate(self.clicks.drafted) if move.family in FROM_CACHE}
        drawn = self.drawn(seat)
        held = Counter(before["players"][seat]["cache"]) - drawn
        new = self._fan(drawn, leaving, new=True)
        return self._fan(held, leaving, new=False), new

    def drawn(self, seat: int) -> Counter[str]:
        """The cards of a seat's own cache that it drew in this turn."""
        before = self.context.view_before
        drawn = Counter(before["drawn"] or ()) if before["turn"] == seat else Counter()
        return drawn & Counter(before["players"][seat]["cache"])

    def _fan(self, cards: Counter[str], leaving: dict[int, Action], *, new: bool) -> list[Card]:
        """Cards of one part of the hand. A card that leaves is removed from ``leaving``, so that it leaves once."""
        fan = []
        for kind in LETTER:
            for _ in range(cards[kind]):
                index = next((i for i, move in leaving.items() if move.item == LETTER[kind]), None)
                if index is None:
                    fan.append(self._card(kind, new))
                    continue
                family = leaving.pop(index).family
                if family != "add":
                    fan.append(self._leaving(kind, FROM_CACHE[family], index, new))
        return fan

    def _card(self, kind: str, new: bool) -> Card:
        letter, facts = LETTER[kind], self.view["cards"]
        click = self._take_out(letter) or self._load_with(letter)
        says = label(card_label(kind, facts), say("web-tuareg-just-drawn") if new else "", click)
        state = "can" if click else "still" if self.context.decides else ""
        return Card(kind, state, says, click, new=new, why=None if click else self._why_held(letter))

    def _why_held(self, letter: str) -> WhyNot | None:
        """Why a card of the cache cannot be loaded or hidden now."""
        return why_not(self.context, "add", letter) or why_not(self.context, "hide", letter)

    def _take_out(self, letter: str) -> Offer | None:
        animal = self.ask.get("animal")
        shows = [f"animal-{self.context.seat}-{animal}"] if animal else []
        for family in FROM_CACHE:
            if self.clicks.can(family, letter):
                after = then(self.context, (self.context.seat, KIND[letter], 1)) if family == "add" else ""
                return self.clicks.make(family, letter, shows=shows, do=self._do(family), pick=True, then=after)
        return None

    def _load_with(self, letter: str) -> Offer | None:
        """At the beginning of a turn a click loads the card on the first animal that takes it."""
        if self.ask["ask"] != "turn":
            return None
        for load in (move for move in self.clicks.first if move.family == "load"):
            moves, shows = (load, action("add", letter)), [f"animal-{self.context.seat}-{load.item}"]
            after = then(self.context, (self.context.seat, KIND[letter], 1))
            click = self.clicks.instead(moves, shows, do=say("web-tuareg-do-load"), then=after)
            if click:
                return click
        return None

    def _leaving(self, kind: str, where: str, index: int, new: bool) -> Card:
        click = self.clicks.without(index)
        says = say("web-tuareg-leaving", card=card_label(kind, self.view["cards"]), where=where)
        return Card(kind, "up", label(says, click), click, say("web-tuareg-tag", where=where), new)
