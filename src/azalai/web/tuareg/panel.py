"""The side panel: whose turn it is, what to do, the four options, the state of the draft, the main button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from azalai.games.tuareg.rules.actions import QUESTIONS
from azalai.messages import say
from azalai.web import parts
from azalai.web.click_targets import Offer
from azalai.web.table_context import TableContext, View
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.labels import ANIMALS, KIND, cards_in_words
from azalai.web.tuareg.why_not import why_closed

OPTIONS = (("draw", "handcard"), ("load", "camel"), ("market", "goodscard"), ("buy", "dinar"))
BEGINS = {"draw": "draw", "load": "load", "market": "take", "buy": "buy"}  # the family that begins each option
DOING = {"drawn": "draw", "load": "load", "onto": "market", "more": "market", "pay": "buy"}


@dataclass(frozen=True)
class Button:
    label: str
    offer: Offer | None = None  # None: disabled; the label says what is missing
    icon: str = ""


@dataclass(frozen=True)
class Panel:
    chip: dict[str, Any]
    heading: str
    text: str
    rule: str
    yours: bool
    waiting: str = ""  # what the table waits for
    options: list[SimpleNamespace] = field(default_factory=list)
    meter: SimpleNamespace | None = None
    paid: list[str] = field(default_factory=list)
    paid_label: str = ""
    main: Button | None = None
    others: list[Button] = field(default_factory=list)
    back: Offer | None = None
    cancel: Offer | None = None


class PanelBuilder:
    def __init__(self, context: TableContext, clicks: Clicks) -> None:
        self.context = context
        self.clicks = clicks
        self.view: View = context.view
        self.ask = context.question
        self.kind: str = self.ask["ask"]
        self.limits: View = self.view["cards"]["limits"]

    def panel(self) -> Panel:
        """Call this last: it also offers the moves that no place on the table has offered."""
        context = self.context
        rule = "B35" if self.kind == "over" else QUESTIONS.named(self.kind).rule
        if not context.decides:
            return self._waiting(rule)
        main = self._main()
        others = self._beside()
        draft = self.context.draft
        back = Offer(draft[:-1], True, say("web-tuareg-take-back")) if len(draft) > 1 else None
        cancel = self.clicks.clear(say("web-cancel-all")) if draft else None
        paid = self._paid()
        others += [Button(click.say, click) for click in self.clicks.left_over()]
        return Panel(
            chip=parts.turn_chip(context),
            heading=self._heading(),
            text=self._text(),
            rule=rule,
            yours=True,
            options=self._options(),
            meter=self._meter(),
            paid=paid,
            paid_label=say("web-tuareg-paid", cards=cards_in_words(paid)) if paid else "",
            main=main,
            others=others,
            back=back,
            cancel=cancel,
        )

    def _waiting(self, rule: str) -> Panel:
        context = self.context
        if context.game.over:
            return Panel(parts.turn_chip(context), context.game.say(), "", rule, False)
        asked = context.game.seat
        assert asked is not None
        name = context.places[asked].name
        words = "" if context.ended else say("web-tuareg-they", ask=self.kind, name=name)
        return Panel(parts.turn_chip(context), words, "", rule, False, parts.waiting(context))

    # -- words ------------------------------------------------------------------------------------------

    def _heading(self) -> str:
        view = self.view
        return say(
            "web-tuareg-heading",
            ask=self.kind,
            last="yes" if view["last_turns"] else "no",
            count=self._to_lay() if self.kind == "drawn" else 0,
            chosen=self._drafted("lay"),
            **self._animal(),
            kind=self.ask.get("kind", ""),
            special=self.ask.get("special", ""),
            cave=self.ask.get("cave", 0),
        )

    def _text(self) -> str:
        own = self.view["players"][self.context.seat]
        return say(
            "web-tuareg-text",
            ask=self.kind,
            most=self.limits["cache"],
            caves=sum(self.clicks.can("cave", i + 1) for i in range(len(own["caves"]))),
            thief="yes" if self.clicks.can("thief") else "no",
            price=self.view["cards"]["price"],
            points=self.view["cards"]["map_points"],
            passes="yes" if self.clicks.can("end") else "no",
        )

    def _animal(self) -> dict[str, object]:
        """The animal being loaded, as the messages name it."""
        sort, index = ANIMALS.get(self.ask.get("animal", ""), ("camels", -1))
        return {"sort": "camel" if sort == "camels" else "donkey", "number": index + 1}

    # -- the four options -------------------------------------------------------------------------------

    def _options(self) -> list[SimpleNamespace]:
        """The four options of a turn: for each how to begin it, or why that is impossible."""
        if self.view["phase"] in ("cash", "rest"):
            return []
        clicks = self.clicks
        on = DOING.get(self.kind) or (DOING.get(self._under()) if self._under() else None)
        fresh = any(move.family in BEGINS.values() for move in clicks.first)
        options = []
        for number, (name, icon) in enumerate(OPTIONS, 1):
            moves = [move for move in clicks.first if move.family == BEGINS[name]]
            key = str(number)
            if name == on and clicks.drafted and fresh:
                click: Offer | None = Offer((), True, say("web-cancel-all"), key=key)
            elif name == "draw" and not clicks.drafted:
                click = clicks.make("draw", shows=["draw-pile"], key=key)
            else:
                click = clicks.any_of(moves, key=key)
            why = "open" if moves else self._why_not(name, fresh or self.kind == "turn")
            says = say("web-tuareg-option-says", option=name, why="on" if name == on else why)
            title = say("web-tuareg-option", option=name)
            closed = None if click or name == on else why_closed(name, why, says)
            option = {"name": name, "icon": icon, "title": title, "says": says, "key": key}
            options.append(SimpleNamespace(**option, on=name == on, click=click, why=closed))
        return options

    def _under(self) -> str:
        """The kind of question that a cave or a thief interrupts."""
        asks = self.view["asks"]
        return str(asks[-2]["ask"]) if len(asks) > 1 else ""

    def _why_not(self, option: str, at_start: bool) -> str:
        if not at_start:
            return "done"
        own = self.view["players"][self.context.seat]
        if option == "draw" or (option == "load" and not own["cache"]):
            return "empty"
        if option == "market" and not any(self.view["market"].values()):
            return "empty"
        if option == "buy" and not any(self.view["specials"].values()):
            return "empty"
        return "no"

    # -- what is being put together ---------------------------------------------------------------------

    def _to_lay(self) -> int:
        """Cards that still have to go to the market."""
        size = len(self.view["players"][self.context.seat]["cache"])
        return max(size - int(self.limits["cache"]), int(self.ask.get("owed", 0)), 0)

    def _meter(self) -> SimpleNamespace | None:
        """A progress bar of steps, each with its CSS class."""
        if self.kind == "drawn":
            chosen = self._drafted("lay")
            size = len(self.view["players"][self.context.seat]["cache"])
            over = self._to_lay()
            steps = ["stays"] * (size - over) + ["chosen"] * chosen + ["excess"] * over
            words = say("web-tuareg-meter", done=chosen, all=chosen + over)
            label = say("web-tuareg-meter-drawn", stay=size - over, chosen=chosen, over=over)
            return SimpleNamespace(steps=steps, words=words, label=label)
        if self.kind == "pay":
            price, paid = int(self.view["cards"]["price"]), int(self.ask["paid"])
            steps = ["chosen"] * paid + ["missing"] * (price - paid)
            words = say("web-tuareg-meter", done=paid, all=price)
            return SimpleNamespace(steps=steps, words=words, label=say("web-tuareg-meter-pay", paid=paid, price=price))
        return None

    def _paid(self) -> list[str]:
        """The cards paid so far in this draft."""
        if self.kind != "pay":
            return []
        before, now = self.context.view_before["discard"], self.view["discard"]
        return [kind for kind in now for _ in range(now[kind] - before[kind])]

    # -- buttons ----------------------------------------------------------------------------------------

    def _main(self) -> Button:
        clicks = self.clicks
        if self.kind == "cash":
            cash = clicks.make("cash", shows=[f"map-{self.context.seat}"])
            return Button(say("web-tuareg-cash", points=self.view["cards"]["map_points"]), cash)
        done = clicks.make("done") if self.kind in ("load", "more") else clicks.make("end")
        if done:
            return Button(self._main_words(), done)
        missing = self._to_lay() if self.kind == "drawn" else self._left_to_pay() if self.kind == "pay" else 1
        return Button(say("web-tuareg-missing", ask=self.kind, count=missing))

    def _left_to_pay(self) -> int:
        return int(self.view["cards"]["price"]) - int(self.ask["paid"])

    def _main_words(self) -> str:
        if self.kind == "load":
            laid = [KIND[move.item] for move in self.clicks.drafted if move.family == "add"]
            return say("web-tuareg-load", cards=cards_in_words(_gathered(laid)))
        if self.kind == "more":
            taken = self._drafted("more", "onto")
            return say("web-tuareg-load", cards=cards_in_words([self.ask["kind"]] * max(1, taken)))
        lays = self._drafted("lay")
        if self.kind == "drawn" and lays:
            return say("web-tuareg-lay", count=lays)
        return say("web-tuareg-end")

    def _drafted(self, *families: str) -> int:
        """How many moves of the draft are of these families."""
        return sum(move.family in families for move in self.clicks.drafted)

    def _beside(self) -> list[Button]:
        """Buttons for caves and thieves, which are used beside the option, and for keeping a map."""
        clicks, seat = self.clicks, self.context.seat
        own = self.view["players"][seat]
        beside = []
        for number in range(1, len(own["caves"]) + 1):
            click = clicks.make("cave", number, shows=[f"cave-{seat}-{number}"])
            if click:
                words = say("web-tuareg-hide", number=number, caves=len(own["caves"]))
                beside.append(Button(words, click, "cave"))
        thief = clicks.make("thief", shows=[f"thief-{seat}"])
        if thief:
            beside.append(Button(say("web-tuareg-steal"), thief, "thief"))
        keep = clicks.make("keep", shows=[f"map-{seat}"])
        if keep:
            beside.append(Button(say("web-tuareg-keep", count=own["maps"]), keep, "map"))
        return beside


def _gathered(kinds: Sequence[str]) -> list[str]:
    """Cards grouped by kind, in the order in which the kinds first appear."""
    return sorted(kinds, key=list(dict.fromkeys(kinds)).index)
