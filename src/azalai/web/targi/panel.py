"""The panel over the cloth: a decision with parts, put together in one look, with what the seat will have after it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards.symbols import amounts, extra_parts
from azalai.games.targi.rules.table import ANY
from azalai.games.targi.words.names import amount_words, border_name
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.sentence_names import told_by_name
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import card_face, goods_face, tribe_face
from azalai.web.targi.card_symbols import ARROW, ICONS, OF_GOOD, counted, drawn, ic, paid
from azalai.web.targi.draft_steps import Step, answer, steps, without
from azalai.web.targi.exchange_table import LETTERS, TRADES, trade_table, trades
from azalai.web.targi.seats import counts, kinds_of, row_state

Section = dict[str, Any]

ON_THE_TABLE = {"place", "act", "move_from", "move_to", "centre", "border", "swap_first", "swap_second"}
"""Questions that are answered on the cloth or in the display; a panel would lie over it."""
COUNTED = {"gain": "+", "card_gain": "+", "give": "-", "return": "-", "pay_goods": "-"}
"""Questions for goods one by one, and how their answers begin."""
PANEL_ICONS = {
    "trade": "trader",
    "exchange": "trader",
    "silver": "smith",
    "spring": "well",
    "source": "expansion",
    "favour": "targia",
    "turned": "targia",
    "finish": "targia",
    "hand": "noble",
    "match": "lay",
    "look": "people",
    "market": "caravan",
    "raid": "raid",
    "give": "raid",
    "return": "jar",
}


def asked(context: TableContext) -> str:
    """The kind of question that is open; empty when the game is over."""
    return str(context.view["asks"][-1]["ask"]) if context.view["asks"] else ""


def panel(context: TableContext, offers: Offers, words: bool) -> dict[str, Any] | None:
    """None where the question is answered on the table itself, or somebody else is asked."""
    if not context.decides or asked(context) in ON_THE_TABLE:
        return None
    told = [step for step in steps(context) if step.kind not in ON_THE_TABLE and not step.chosen.startswith("w>")]
    now = told[-1]
    sections = [section for step in _groups(told) if (section := _section(context, offers, step, words))]
    water = _water(offers)
    title, text, card = _heading(context, now, words)
    main = _main(context, offers, now)
    return {
        "kind": now.kind,
        "raid": now.kind in ("raid", "give"),
        "icon": title_icon(now, card),
        "title": title,
        "text": text,
        "card": card,
        "sections": [*sections, *([water] if water else [])],
        "will": _will_have(context, now),
        "main": main,
        "cancel": offers.nothing(say("web-cancel-all")) if context.draft else None,
        "given": _given(context) if now.kind in ("raid", "give") else None,
    }


def title_icon(now: Step, card: Any) -> str:
    if card and card["sort"] == "tribe" and card["kind"] != "wild":
        return str(card["kind"])
    return PANEL_ICONS.get(now.kind, "any")


def _heading(context: TableContext, now: Step, words: bool) -> tuple[str, str, Any]:
    """The title, a line under it and the card it is about."""
    held = context.view.get("card")
    if held and held["card"] and now.kind in ("card", "token", "alternative", "extra", "discount", "row"):
        face = tribe_face(context.view, held["card"], words=words)
        kind = "wild" if face["kind"] == "wild" else face["kind"]
        return say("web-targi-panel-lay", kind=kind, points=face["points"]), face["does"], face
    if now.kind in ("raid", "give"):
        corner = next(facts for facts in context.view["border"] if facts["robber"])
        return border_name("raid", corner), say("web-targi-panel-text", kind=now.kind), None
    if now.kind == "turned":
        return say("web-targi-panel", kind=now.kind), "", goods_face(now.ask["card"])
    return say("web-targi-panel", kind=now.kind), say("web-targi-panel-text", kind=now.kind), None


def _groups(told: list[Step]) -> list[list[Step]]:
    """Steps that belong together: goods taken or given one by one, and all that is traded."""
    groups: list[list[Step]] = []
    for step in told:
        last = groups[-1][-1].kind if groups else ""
        if step.kind == last and (step.kind in COUNTED or step.kind in TRADES):
            groups[-1].append(step)
        else:
            groups.append([step])
    trades = [group for group in groups if group[0].kind in TRADES]
    for group in trades[:-1]:  # one table shows all trades
        groups.remove(group)
    return groups


def _section(context: TableContext, offers: Offers, group: list[Step], words: bool) -> Section | None:
    step = group[-1]
    legend = say("web-targi-legend", kind=step.kind, count=step.ask["count"])
    if step.kind in TRADES:
        return {"style": "trade", "legend": legend, **trade_table(context, offers, step)}
    if step.kind in COUNTED:
        return _counters(context, offers, group, legend)
    if step.kind == "row":
        return {"style": "rows", "legend": legend, "rows": _rows(context, offers, step), "tiles": []}
    if step.kind in ("look", "market", "hand", "match"):
        return {"style": "cards", "legend": legend, **_cards(offers, step, words)}
    notations = [notation for notation in step.notations if not notation.startswith("w>")]
    tiles = [_tile(offers, step, notation) for notation in notations]
    return {"style": "tiles", "legend": legend, "tiles": tiles}


# -- tiles: one of several ------------------------------------------------------------------------------


def _tile(offers: Offers, step: Step, notation: str) -> Section:
    offer = answer(offers, step, notation, do=do_words(notation))
    return {"icons": tile_icons(step, notation), "offer": offer, "on": step.chosen == notation}


def do_words(notation: str) -> str:
    """What the main button says when this answer is chosen."""
    if notation.startswith("lose"):
        return say("web-targi-do-lose", row=int(notation[-1]))
    if notation[0] == "r" and notation[1:].isdigit():
        return say("web-targi-do-row", row=int(notation[1:]))
    known = {
        "lay": "lay",
        "keep": "keep",
        "drop": "drop",
        "redraw": "redraw",
        "points": "give",
        "gold": "give",
        "goods": "give",
        "shield": "shield",
        "skip": "skip",
        "draw": "draw",
        "top": "take",
        "accept": "take",
        "leave": "leave",
        "water": "take",
        "caravan": "turn",
        "none": "none",
        "enough": "enough",
    }
    sort = known.get(notation) or ("silver" if notation.startswith("silver") else "choose")
    return say("web-targi-do", sort=sort)


def tile_icons(step: Step, notation: str) -> Markup:
    """A picture of an answer."""
    card = (step.view.get("card") or {}).get("card")
    facts = step.view["cards"].get(card, {}) if card else {}
    if notation.startswith("pay"):
        return paid(facts["cost"][int(notation[3:]) - 1])
    if notation.startswith("spare-"):
        return Markup('<span class="off">{}</span>').format(ic(ICONS[notation[-1]]))
    if notation == "extra":
        return drawn(extra_parts(facts["extra"]))
    if notation.startswith("silver-"):
        return _sold(step, notation.removeprefix("silver-")) + ic(*ARROW) + ic("ptoken")
    if notation.startswith("favour-"):
        return ic(ICONS[notation[-1]]) + ic(*ARROW) + ic("goodscard")
    if notation[0] in "+-" and len(notation) == 2:
        return ic(ICONS[notation[1]])
    if notation == "goods":
        return _raided(step)
    return ic(_PLAIN_ICONS.get(notation, _by_start(notation)))


def _raided(step: Step) -> Markup:
    """X21: the goods that the raid names, as far as the seat has them; else goods of choice."""
    asks = step.view["border"][step.view["robber"] - 1]["goods"]
    held = step.view["players"][step.ask["seat"]]["goods"]
    named = [(min(count, held[LETTERS[what]]), what) for count, what in amounts(asks) if what != "any"]
    return Markup("").join(ic(ICONS[what]) * count for count, what in named) or ic("any")


def _sold(step: Step, given: str) -> Markup:
    """T21, X22: what the silversmith takes, at the smaller or the larger rate of its set."""
    rates = step.game.setting.deck.tables
    at = 2 * step.ask["about"] + (given in ("many", 2 * given[0]))
    what = "any" if given in ("any", "many") else given[0]
    count = rates.silver_gold[at] if what == "g" else rates.silver_goods[at]
    return Markup('<span aria-hidden="true">{}</span>').format(counted(f"{count}{what}"))


_PLAIN_ICONS = {
    "lay": "lay",
    "keep": "handcard",
    "drop": "close",
    "redraw": "water",
    "plain": "close",
    "token": "token",
    "no-token": "close",
    "points": "ptoken",
    "gold": "gold",
    "shield": "shield",
    "skip": "close",
    "water": "water",
    "caravan": "goodscard",
    "draw": "tribecard",
    "top": "tribecard",
    "accept": "check",
    "leave": "close",
    "none": "close",
    "enough": "check",
}


def _by_start(notation: str) -> str:
    if notation.startswith("lose"):
        return "tribecard"
    return "close" if notation.endswith("-") else "edgecard"


# -- rows -----------------------------------------------------------------------------------------------


def _rows(context: TableContext, offers: Offers, step: Step) -> list[Section]:
    """Each row with a place: what it holds, and what the card would complete."""
    assert context.seat is not None
    card = (step.view.get("card") or {}).get("card")
    kind = kinds_of(step.view, [card])[0] if card else "wild"
    rows = []
    for number, cards in enumerate(step.view["players"][context.seat]["display"], 1):
        notation = f"r{number}"
        if notation not in step.notations:
            continue
        kinds = [*kinds_of(step.view, cards), kind]
        bonus, state, message = row_state(kinds)
        text = say("web-targi-row-would", state=message, count=len(kinds), kind=kinds[0])
        rows.append(
            {
                "number": number,
                "dots": kinds + [""] * (4 - len(kinds)),
                "text": text,
                "gain": bonus if state == "done" else "",
                "offer": answer(offers, step, notation, do=do_words(notation)),
                "on": step.chosen == notation,
            }
        )
    return rows


# -- goods one by one -----------------------------------------------------------------------------------


def _counters(context: TableContext, offers: Offers, group: list[Step], legend: str) -> Section:
    """A counter for each good: how many were chosen, one less, one more."""
    step = group[-1]
    sign = COUNTED[step.kind]
    chosen = [each.chosen[1:] for each in group if each.chosen]
    is_open = not step.chosen
    player = group[0].view["players"][context.seat]["goods"]
    total = len(chosen) + (step.ask["count"] if is_open else 0)
    counters = []
    for letter, good in LETTERS.items():
        count = chosen.count(letter)
        so_far = [0] * (ANY + 1)
        for nth, each in enumerate(LETTERS):
            so_far[nth] = chosen.count(each) + (each == letter)
        do = say("web-targi-do-count", kind=step.kind, amount=amount_words(so_far))
        legal = is_open and f"{sign}{letter}" in offers
        more = answer(offers, step, f"{sign}{letter}", do=do) if legal else None
        less = None
        if is_open and count:
            less = offers.draft(without(context.draft, f"{sign}{letter}"), say("web-targi-one-less", good=good))
        label = say("web-targi-chip", what=good, count=player[good])
        counters.append(
            {"icon": OF_GOOD[good], "label": label, "have": player[good], "count": count, "more": more, "less": less}
        )
    extra = [_tile(offers, step, notation) for notation in ("skip",) if is_open and notation in step.notations]
    return {
        "style": "counters",
        "legend": legend,
        "counters": counters,
        "so_far": say("web-targi-chosen", count=len(chosen), most=total),
        "tiles": extra,
    }


# -- cards to choose from -------------------------------------------------------------------------------


def _cards(offers: Offers, step: Step, words: bool) -> Section:
    """Cards looked at, turned over or held, each with what can be done with it."""
    view = step.view
    held = step.kind in ("hand", "match")
    names = [card["card"] for card in view["players"][step.ask["seat"]]["hand"]] if held else view["looked"]
    starts = {"look": ("lay", "keep"), "market": ("card",), "hand": ("h",), "match": ("h",)}[step.kind]
    cards = []
    for nth, name in enumerate(names, 1):
        tiles = [_tile(offers, step, f"{start}{nth}") for start in starts if f"{start}{nth}" in step.notations]
        face = card_face(view, name, "tribe", words=words)
        cards.append({"face": face, "tiles": tiles, "gained": nth in view.get("gained", ())})
    others = [
        _tile(offers, step, notation)
        for notation in step.notations
        if not notation.startswith(starts) and not notation.startswith("w>")
    ]
    return {"cards": cards, "tiles": others}


# -- water, the sum, the main button --------------------------------------------------------------------


def _water(offers: Offers) -> Section | None:
    """X13: water can be exchanged at any moment of the own turn."""
    tiles = water_tiles(offers)
    return {"style": "water", "legend": say("web-targi-water"), "tiles": tiles} if tiles else None


def water_tiles(offers: Offers) -> list[Section]:
    tiles = []
    for notation in offers.starting("w>"):
        offer = offers.make(notation, do=say("web-targi-do", sort="water"))
        icons = paid(f"{_water_given(offers, notation)}w") + ic(*ARROW) + ic(ICONS[notation[-1]])
        tiles.append({"icons": icons, "offer": offer, "on": False})
    return tiles


def _water_given(offers: Offers, notation: str) -> int:
    """X13: what a card in the own display makes of the price is read from the table after it; where that may not be
    looked at (the exchange ends the turn), the price of the deck stands."""
    choice, seat = offers.choice(notation), offers.context.seat
    if choice is None or choice.after is None or choice.after.seat != seat:
        prices = offers.context.game.setting.deck.tables
        return int(prices.water_for_gold if notation == "w>g" else prices.water_for_good)
    now, then = (counts(game.view(seat)["players"][seat])["water"] for game in (choice.game, choice.after))
    return int(now - then)


def _will_have(context: TableContext, now: Step) -> list[Section]:
    """The own stock before the draft and after it; a price that is settled is paid with the row."""
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
    """The one main button: what ends a trade, the only answer there is, or what will be chosen."""
    if now.kind in TRADES and "enough" in offers:
        count = trades(context.draft)
        do = say("web-targi-do-trade", count=count) if count else say("web-targi-do", sort="enough")
        return {"offer": offers.make("enough", do=do), "label": do}
    answers = [notation for notation in now.notations if not notation.startswith("w>")]
    if len(answers) == 1:
        do = do_words(answers[0])
        offer = offers.make(answers[0], do=do)
        return {"offer": offer, "label": do}
    return {"offer": None, "label": say("web-targi-choose", kind=now.kind, count=now.ask["count"])}


def _given(context: TableContext) -> dict[str, Any] | None:
    """In a raid: what the other seat gave, where it chose first."""
    assert context.seat is not None
    if context.view["first"] == context.seat:
        return None
    last = next((entry for entry in reversed(context.game.log) if entry.seat != context.seat), None)
    name = context.places[1 - context.seat].name
    return {"name": name, "text": told_by_name(context, last.text) if last else ""}
