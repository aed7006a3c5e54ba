"""The panel over the board: a decision of several parts at a glance, with what the seat will have after it."""

from __future__ import annotations

from typing import Any

from azalai.games.targi.rules.actions import CATALOGUE, QUESTIONS
from azalai.games.targi.rules.table import ANY
from azalai.games.targi.words.names import amount_words, border_name
from azalai.kernel.catalogue import Action
from azalai.messages import say, sentence, sentences
from azalai.web.click_targets import Offer, Offers
from azalai.web.drafts import Choice, find_action
from azalai.web.table_context import TableContext
from azalai.web.targi.answer_tiles import button_text, tile
from azalai.web.targi.card_faces import card_face, goods_face, tribe_face
from azalai.web.targi.card_symbols import ARROW, ICONS, OF_GOOD, ic, paid
from azalai.web.targi.card_worth import CardWorth
from azalai.web.targi.draft_steps import WATER, Step, answer, steps, without_last
from azalai.web.targi.exchange_table import LETTERS, trade_table, trades
from azalai.web.targi.seats import counts, kinds_of, row_state

Section = dict[str, Any]
DECLINES = ("enough", "skip", "look_none", "favour_leave")
"""The families of moves that take nothing of what is offered."""
"""A section of the panel, as its template draws it; its style is that of its question (``Kind.style``)."""


def on_the_board(context: TableContext) -> bool:
    """Whether the question is answered on the board or in the display, which a panel would cover."""
    return not context.game.over and QUESTIONS.named(context.question["ask"]).style == "board"


def panel(context: TableContext, offers: Offers, words: bool, worth: CardWorth) -> dict[str, Any] | None:
    """None where the question is answered on the table itself, or somebody else is asked."""
    if not context.decides or on_the_board(context):
        return None
    asked = [step for step in steps(context) if step.listed.style != "board"]
    shown = [step for step in asked if not (step.chosen and step.chosen.family in WATER)]
    now = shown[-1]
    sections = [_section(context, offers, group, words, worth) for group in _groups(shown)]
    water = water_tiles(offers)
    if water:
        sections.append({"style": "water", "legend": say("web-targi-water"), "tiles": water, "why": ""})
    title, text, card = _heading(context, now, words)
    raid = now.listed.phase == "raid"
    of_kind = card and card["sort"] == "tribe" and card["kind"] != "wild"
    return {
        "kind": now.kind,
        "raid": raid,
        "corner": context.view["robber"],
        "icon": card["kind"] if of_kind else now.listed.icon,
        "title": title,
        "text": text,
        "card": card,
        "now": worth.of(card["id"]) if card and now.kind == "source" else "",
        "sections": sections,
        "will": _will_have(context, now),
        "main": _main(context, offers, now),
        "cancel": offers.clear(say("web-cancel-all")) if context.draft else None,
        "given": _given(context) if raid else None,
    }


def _heading(context: TableContext, now: Step, words: bool) -> tuple[str, str, Any]:
    """The title, the line under it and the card it is about."""
    held = context.view.get("card")
    if held and held["card"] and now.kind in ("card", "token", "alternative", "extra", "discount", "row"):
        face = tribe_face(context.view, held["card"], words=words)
        return say("web-targi-panel-lay", kind=face["kind"], points=face["points"]), face["does"], face
    if now.listed.phase == "raid":
        corner = next(facts for facts in context.view["border"] if facts["robber"])
        return border_name("raid", corner), say("web-targi-panel-text", kind=now.kind), None
    if now.kind == "source" and context.view["discards"]["tribe"]:  # the panel covers the pile it asks about
        face = tribe_face(context.view, context.view["discards"]["tribe"][-1], words=words)
        return say("web-targi-panel", kind=now.kind), say("web-targi-panel-text", kind=now.kind), face
    if now.kind == "turned":
        return say("web-targi-panel", kind=now.kind), "", goods_face(now.question["card"])
    return say("web-targi-panel", kind=now.kind), say("web-targi-panel-text", kind=now.kind), None


def _groups(shown: list[Step]) -> list[list[Step]]:
    """Steps that share a section: goods taken or given one by one, and all exchanges."""
    groups: list[list[Step]] = []
    for step in shown:
        last = groups[-1][-1].kind if groups else ""
        if step.kind == last and step.listed.style in ("counters", "trade"):
            groups[-1].append(step)
        else:
            groups.append([step])
    trades = [group for group in groups if group[0].listed.style == "trade"]
    for group in trades[:-1]:  # one table shows them all
        groups.remove(group)
    return groups


def _section(context: TableContext, offers: Offers, group: list[Step], words: bool, worth: CardWorth) -> Section:
    step = group[-1]
    legend = say("web-targi-legend", kind=step.kind, count=step.question["count"])
    section: Section = {"style": step.listed.style, "legend": legend, "why": _why_only_discard(context, step)}
    match step.listed.style:
        case "trade":
            return section | trade_table(context, offers, step)
        case "counters":
            return section | _counters(context, offers, group)
        case "rows":
            return section | {"rows": _rows(context, offers, step), "tiles": []}
        case "cards":
            return section | _cards(offers, step, words, worth)
    return section | {"tiles": [tile(offers, step, action) for action in step.answers]}


def _why_only_discard(context: TableContext, step: Step) -> str:
    """T18, T19: why a card can be neither laid nor kept."""
    if context.question["ask"] != "card" or [action.family for action in step.answers] != ["discard"]:
        return ""
    reasons = [context.game.say(find_action("targi", family).id) for family in ("lay", "keep")]
    return sentences([sentence(each) for each in reasons])


# -- rows -----------------------------------------------------------------------------------------------


def _rows(context: TableContext, offers: Offers, step: Step) -> list[Section]:
    """Each row with a free place: what it holds, and what the card would complete."""
    assert context.seat is not None
    card = (step.view.get("card") or {}).get("card")
    kind = kinds_of(step.view, [card])[0] if card else "wild"
    rows = []
    display = step.view["players"][context.seat]["display"]
    for action in (action for action in step.answers if action.family == "row"):
        number = int(action.item)
        cards = display[number - 1]
        kinds = [*kinds_of(step.view, cards), kind]
        bonus, state, message = row_state(kinds)
        text = say("web-targi-row-would", state=message, count=len(kinds), kind=kinds[0])
        rows.append(
            {
                "number": number,
                "dots": kinds + [""] * (4 - len(kinds)),
                "text": text,
                "gain": bonus if state == "done" else "",
                "offer": answer(offers, step, action, do=button_text(action)),
                "on": step.chosen == action,
            }
        )
    return rows


# -- goods one by one -----------------------------------------------------------------------------------


def _counters(context: TableContext, offers: Offers, group: list[Step]) -> Section:
    """A counter for each good: how many were chosen, one less, one more."""
    step = group[-1]
    chosen = [each.chosen.item for each in group if each.chosen]
    is_open = step.chosen is None
    answers = {action.item: action for action in step.answers if action.family in ("take", "give")} if is_open else {}
    player = group[0].view["players"][context.seat]["goods"]
    total = len(chosen) + (step.question["count"] if is_open else 0)
    counters = []
    for letter, good in LETTERS.items():
        count = chosen.count(letter)
        more = _one_more(context, offers, step, answers[letter], chosen) if letter in answers else None
        less = None
        if is_open and count:
            taken = next(each.chosen.notation for each in group if each.chosen and each.chosen.item == letter)
            less = offers.draft(without_last(context.draft, taken), say("web-targi-one-less", good=good))
        label = say("web-targi-chip", what=good, count=player[good])
        counters.append(
            {"icon": OF_GOOD[good], "label": label, "have": player[good], "count": count, "more": more, "less": less}
        )
    skip = [tile(offers, step, action) for action in step.answers if is_open and action.family == "skip"]
    return {
        "counters": counters,
        "so_far": say("web-targi-chosen", count=len(chosen), most=total),
        "tiles": skip,
    }


def _one_more(context: TableContext, offers: Offers, step: Step, action: Action, chosen: list[str]) -> Offer:
    """The click for one good more. If a good that is given leaves no choice, the click gives the rest, too."""
    assert context.seat is not None
    choice, stock = offers.choice(action.family, action.item), counts(step.view["players"][context.seat])
    assert choice is not None
    follow = 0 if choice.drafted or action.family != "give" else step.question["count"] - 1
    so_far = [0] * (ANY + 1)
    for nth, (letter, good) in enumerate(LETTERS.items()):
        now = _good_taken(choice, stock[good], good, context.seat) if letter == action.item else 0
        if follow:
            now += min(follow, stock[good] - now)
        so_far[nth] = chosen.count(letter) + now
        stock[good] -= now
    do = say("web-targi-do-count", kind=step.kind, amount=amount_words(so_far))
    will = " ".join(map(str, stock.values())) if action.family == "give" and not choice.drafted else ""
    return answer(offers, step, action, do=do, will=will)


def _good_taken(choice: Choice, had: int, good: str, seat: int) -> int:
    """How many of a good move: a laid card can make one good of a goods card two (T28)."""
    if choice.action.family != "take" or choice.after is None or choice.after.seat != seat:
        return 1
    return int(counts(choice.after.view(seat)["players"][seat])[good] - had)


# -- cards to choose from -------------------------------------------------------------------------------


CARD_ANSWERS = ("look_lay", "look_keep", "market_take", "take_up_hand")  # their item is the place of the card


def _cards(offers: Offers, step: Step, words: bool, worth: CardWorth) -> Section:
    """Cards that the seat looks at, turned over or holds, each with its answers."""
    view = step.view
    held = step.kind in ("hand", "match")
    names = [card["card"] for card in view["players"][step.question["seat"]]["hand"]] if held else view["looked"]
    cards = []
    for nth, name in enumerate(names, 1):
        about_it = (action for action in step.answers if action.family in CARD_ANSWERS and action.item == str(nth))
        tiles = [tile(offers, step, action) for action in about_it]
        face = card_face(view, name, "tribe", words=words)
        gained = nth in view.get("gained", ())
        cards.append({"face": face, "tiles": tiles, "gained": gained, "now": worth.of(name)})
    others = [tile(offers, step, action) for action in step.answers if action.family not in CARD_ANSWERS]
    return {"cards": cards, "tiles": others}


# -- water, the sum, the main button --------------------------------------------------------------------


def water_tiles(offers: Offers) -> list[Section]:
    tiles = []
    for action in (action for action in offers.legal if action.family in WATER):
        offer = offers.make(action.family, action.item, do=say("web-targi-do", sort="water"))
        icons = paid(f"{_water_given(offers, action)}w") + ic(*ARROW) + ic(ICONS[action.item or "g"])
        tiles.append({"icons": icons, "offer": offer, "on": False})
    return tiles


def _water_given(offers: Offers, action: Action) -> int:
    """X13: the price in water, read from the table afterwards since laid cards may lower it. If the exchange ends the
    turn, that table may not be looked at, and the price of the deck is shown."""
    choice, seat = offers.choice(action.family, action.item), offers.context.seat
    if choice is None or choice.after is None or choice.after.seat != seat:
        prices = offers.context.game.setting.deck.tables
        return int(prices.water_for_gold if action.family == "water_gold" else prices.water_for_good)
    now, then = (counts(game.view(seat)["players"][seat])["water"] for game in (choice.game, choice.after))
    return int(now - then)


def _will_have(context: TableContext, now: Step) -> list[Section]:
    """The seat's stock before and after the draft; a price that is settled is paid when the row is chosen."""
    assert context.seat is not None
    was = counts(context.view_before["players"][context.seat])
    will = counts(context.view["players"][context.seat])
    if now.kind == "row" and context.view.get("card"):
        for what, count in context.view["card"]["price"].items():
            will[what] -= count
    return [
        {
            "icon": OF_GOOD[what],
            "label": say("web-targi-will", what=what, before=was[what], after=will[what]),
            "was": was[what],
            "will": will[what],
            "change": "up" if will[what] > was[what] else "dn" if will[what] < was[what] else "",
        }
        for what in was
    ]


def _main(context: TableContext, offers: Offers, now: Step) -> dict[str, Any]:
    """The main button: it carries out the exchanges, gives the only possible answer, or waits for a selection. It never
    declines: that is another button (``decline_button``)."""
    if now.listed.style == "trade" and trades(context) and offers.can("enough"):
        do = say("web-targi-do-trade", count=trades(context))
        return {"offer": offers.make("enough", do=do), "label": do}
    if len(now.answers) == 1 and now.answers[0].family not in DECLINES:
        (only,) = now.answers
        do = button_text(only)
        return {"offer": offers.make(only.family, only.item, do=do), "label": do}
    if all(action.family in DECLINES for action in now.answers):
        return {"offer": None, "label": say("web-targi-nothing")}
    return {"offer": None, "label": say("web-targi-choose", kind=now.kind, count=now.question["count"])}


def decline_button(offers: Offers) -> dict[str, Any] | None:
    """A button beside the main one that leaves a chance unused; None where no place of the page needs it."""
    for action in offers.left:
        if action.family in DECLINES:
            label = button_text(action)
            return {"offer": offers.make(action.family, action.item, do=label), "label": label}
    return None


def _given(context: TableContext) -> dict[str, Any] | None:
    """In a raid: what the other seat gave, if it chose first and was not spared."""
    assert context.seat is not None
    earlier, count = (context.before or context.game).copy(), 0
    while earlier.played and earlier.seat == context.seat:
        earlier.undo()
    while earlier.seat != context.seat and earlier.view(context.seat)["phase"] == "raid":
        count += 1
        earlier.undo()
    theirs = [entry for entry in context.game.log_backwards() if entry.seat != context.seat][:count]
    if not theirs:
        return None
    told = [entry.text for entry in theirs[::-1] if entry is theirs[0] or CATALOGUE[entry.move.id].family == "give"]
    return {"name": context.places[1 - context.seat].name, "text": sentences(told)}
