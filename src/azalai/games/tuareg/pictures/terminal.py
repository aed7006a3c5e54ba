"""The table of Tuareg drawn for a terminal, from a view alone.

Above, how far the game is and what lies in the middle; below a block for each seat, the one who looks last, so that its
cards are next to the question. Animals and caves are named as moves name them (``c1``, ``d1``, ``cave-1``). Seats
differ by name, cards by letter, never by colour alone; a hidden card is a question mark.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules.actions import KIND_LETTERS, SPECIAL_NAMES
from azalai.games.tuareg.words.names import seat_name
from azalai.messages import say
from azalai.terminal.text import Line, cut, fit, joined, length, written

View = dict[str, Any]

NARROWEST, WIDEST = 50, 100
HIDDEN = "?"
LETTER = dict(zip(KIND_NAMES, KIND_LETTERS.upper(), strict=True))


def draw(view: View, width: int, colour: bool) -> str:
    """The whole table in at most ``width`` columns (at least about 50)."""
    width = min(max(width, NARROWEST), WIDEST)
    lines = [*_heading(view, width), *_middle(view, width)]
    for seat in seats_from(view):
        lines += _seat(view, view["players"][seat], width)
    legend = cut([(say("tuareg-table-legend"), "faint")], width)
    return written([*lines, legend], colour)


def seats_from(view: View) -> list[int]:
    """The seats in turn order, ending with the viewer; on the open table starting with the first seat."""
    seats = len(view["players"])
    looks = view["seen_by"]
    return [(looks + 1 + i) % seats for i in range(seats)] if looks is not None else list(range(seats))


# -- the middle ----------------------------------------------------------------------------------------


def progress(view: View) -> str:
    """The progress of the game in words."""
    if view["phase"] == "over":
        return say("tuareg-table-over")
    if view["phase"] == "cash":
        return say("tuareg-table-cash")
    last = view["last_turns"]
    return say("tuareg-table-stage", stage=view["stage"], round=view["round"], last="yes" if last else "no", count=last)


def _heading(view: View, width: int) -> list[Line]:
    turn = view["seat"]
    whose: Line = [(say("tuareg-table-turn", seat=seat_name(turn)), f"seat{turn}")] if turn is not None else []
    return [fit([(progress(view), "bold")], width, whose), [("─" * width, "faint")]]


def _middle(view: View, width: int) -> list[Line]:
    """The pile, the market with the value of each card, the special cards."""
    pile: Line = [(say("tuareg-table-pile", count=view["pile"]["count"]), "bold")]
    discards: Line = [(f"{view['discard'][name]}{LETTER[name]}", name) for name in KIND_NAMES if view["discard"][name]]
    if discards:
        heading: Line = [(say("tuareg-table-discard"), "faint")]
        pile += [("  ", ""), *joined((heading, *([piece] for piece in discards)), " ")]
    market: list[Line] = [[(say("tuareg-table-market"), "bold")]]
    for name in KIND_NAMES:
        facts = view["cards"]["resources"][name]
        title = f"{LETTER[name]} {say('tuareg-kind-title', kind=name)} "
        worth = say("tuareg-table-worth", dinar=facts["dinar"], points=facts["points"])
        market.append([(title, name), (str(view["market"][name]), "bold"), (f" ({worth})", "faint")])
    specials: Line = [(say("tuareg-table-specials", price=view["cards"]["price"]), "bold")]
    for name in SPECIAL_NAMES:
        style = "" if view["specials"][name] else "faint"
        specials += [("  ", ""), (f"{say('tuareg-special-title', special=name)} {view['specials'][name]}", style)]
    return [cut(pile, width), *_wrapped(market, width, ""), cut(specials, width)]


def cards_line(cards: Iterable[str | None]) -> Line:
    """Cards by letter, a question mark for a hidden one."""
    return joined(([(HIDDEN, "faint") if card is None else (LETTER[card], card)] for card in cards), " ")


# -- a seat --------------------------------------------------------------------------------------------


def _seat(view: View, player: View, width: int) -> list[Line]:
    seat = player["seat"]
    mark = "▸" if view["seat"] == seat else " "
    ahead = sum(player["leads"].values()) if view["phase"] != "over" else 0
    name: Line = [(mark, "bold"), (f" {seat_name(seat)} ", f"seat{seat}")]
    score = say("tuareg-table-points", points=player["points"], ahead=ahead)
    won = view["winners"] is not None and seat in view["winners"]
    name += [(f" {score}", "points")] + ([(f" {say('tuareg-table-won')}", "bold")] if won else [])
    things = [*_animals(player), *_specials(player)]
    return [[("─" * width, "faint")], fit(name, width, _cache(view, player)), *_wrapped(things, width)]


def held_and_drawn(view: View, player: View) -> tuple[list[str | None], list[str | None]]:
    """The cards of a cache, and apart from them those drawn this turn that are still in it."""
    held, new = list(player["cache"]), []
    for card in (view["drawn"] or []) if view["turn"] == player["seat"] else []:
        if card in held:  # some may have been laid or hidden since
            held.remove(card)
            new.append(card)
    return held, new


def _cache(view: View, player: View) -> Line:
    held, new = held_and_drawn(view, player)
    line: Line = [(say("tuareg-table-cache", count=len(player["cache"])), ""), (" ", ""), *cards_line(held)]
    if new:
        line += [("  ", ""), (say("tuareg-table-drawn"), "faint"), (" ", ""), *cards_line(new)]
    return line


def _animals(player: View) -> list[Line]:
    return [
        [(f"{sort[0]}{number} [", ""), *cards_line(cargo), ("]", "")]
        for sort in ("camels", "donkeys")
        for number, cargo in enumerate(player[sort], 1)
    ]


def _specials(player: View) -> list[Line]:
    def with_cards(name: str, cards: list[View]) -> Line:
        return [(f"{name} (", ""), *cards_line(card["card"] for card in cards), (")", "")]

    caves = enumerate(player["caves"], 1)
    parts = [with_cards(say("tuareg-table-cave", number=number), cave) for number, cave in caves]
    if player["thieves"]:
        parts.append([(say("tuareg-table-thieves", count=player["thieves"]), "")])
    for card in player["stolen"]:
        parts.append(with_cards(say("tuareg-table-stolen", seat=seat_name(card["from"])), [card]))
    if player["maps"]:
        parts.append([(say("tuareg-table-maps", count=player["maps"]), "")])
    return parts


def _wrapped(parts: list[Line], width: int, indent: str = "   ") -> list[Line]:
    """The parts side by side, on as many lines as they need."""
    lines: list[Line] = []
    for part in parts:
        if lines and length(lines[-1]) + 2 + length(part) <= width:
            lines[-1] += [("  ", ""), *part]
        else:
            lines.append([(indent, ""), *part])
    return [cut(line, width) for line in lines]
