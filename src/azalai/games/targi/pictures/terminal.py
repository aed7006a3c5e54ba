"""The table of Targi drawn for a terminal, from a view alone.

Above, how far the game is; then the five by five cards, each with its number in its upper edge as moves name it (``6``
for border card 6, ``c3`` for centre space 3); beside or below them the seats. Seats differ by letter, never by colour
alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from azalai.games.targi.cards.effects import each_effect
from azalai.games.targi.rules.table import ROW_LENGTH, TARGIS
from azalai.games.targi.words import short
from azalai.games.targi.words.names import dune_name, kind_name, seat_name
from azalai.messages import commas, say
from azalai.terminal.text import Line, Piece, clipped, columns, cut, fit, joined, length, padded, wrap, written

View = dict[str, Any]

# The grid: border cards by number, centre spaces by name.
GRID: tuple[tuple[int | str, ...], ...] = (
    (16, 1, 2, 3, 4),
    (15, "c1", "c2", "c3", 5),
    (14, "c4", "c5", "c6", 6),
    (13, "c7", "c8", "c9", 7),
    (12, 11, 10, 9, 8),
)
MARKERS = 2
NARROWEST_CARD, CARD_WITH_MARGINS, WIDEST_CARD = 8, 16, 20
NARROWEST_SEAT, WIDEST_SEAT = 38, 56
SEATS_BESIDE = 118  # from this width on the seats are beside the cards


def draw(view: View, width: int, colour: bool) -> str:
    """The whole table in at most ``width`` columns (at least about 50)."""
    width = max(width, 5 * (NARROWEST_CARD + 1) + 1)
    beside = width >= SEATS_BESIDE
    seat_width = min(WIDEST_SEAT, max(NARROWEST_SEAT + 2, width // 3)) if beside else 0
    card_width = min(WIDEST_CARD, (width - (seat_width + 2 if beside else 0) - 6) // 5)
    grid_width = 5 * (card_width + 1) + 1
    grid = _grid(view, card_width) + _dunes(view, grid_width)
    if beside:
        body = _side_by_side(grid, _stacked(view, seat_width), grid_width, ("  ", ""))
        width = grid_width + 2 + seat_width
    else:
        width = min(width, grid_width + 4)
        body = grid + _below(view, width)
    legend = cut([(say("table-legend-water" if "dunes" in view else "table-legend"), "faint")], width)
    return written([*_heading(view, width), *body, legend], colour)


# -- how far the game is -------------------------------------------------------------------------------


def _heading(view: View, width: int) -> list[Line]:
    rounds = sum(card["role"] != "raid" for card in view["border"])
    title: Line = [(say("table-round", round=view["round"], last=rounds), "bold")]
    sizes = {sort: deck["count"] for sort, deck in view["decks"].items()}
    out = {f"{sort}_out": len(pile) for sort, pile in view["discards"].items()}
    decks = say("table-decks-dunes" if "dunes" in sizes else "table-decks", **sizes, **out)
    lines = [fit(title, width, _track(view)), fit([(whose_turn(view), "bold")], width, [(decks, "faint")])]
    if view["card"]:
        lines.append(fit(_card_in_question(view), width))
    return lines + _looked(view, width)


def _looked(view: View, width: int) -> list[Line]:
    """The cards that a dune or the Targia's favour has turned over or shows to the seat."""
    lines: list[Line] = []
    for i, card in enumerate(view.get("looked", []), 1):
        words = say("table-card-unknown")
        if card:
            words = short.short_name(view, card) if card.startswith("goods:") else short.card_words(view, card)
        message = "table-looked-gained" if i in view["gained"] else "table-looked"
        lines.append(cut([(say(message, place=i, card=words), "")], width))
    return lines


def _track(view: View) -> Line:
    """Rounds and raids in the order in which the robber comes to them."""
    stops: list[Line] = []
    count = 0
    for card in view["border"]:
        raid = card["role"] == "raid"
        count += not raid
        here = card["number"] == view["robber"] and view["phase"] != "over"
        text = say("table-track-raid") if raid else str(count)
        past = card["number"] < view["robber"] or view["phase"] == "over"
        style = "here" if here else "faint" if past else "raid" if raid else ""
        stops.append([(f"[{text}]" if here else text, style)])
    return joined(stops, " ")


def whose_turn(view: View) -> str:
    """The current question, or the winner."""
    if view["phase"] == "over":
        winners = view["winners"]
        return say("table-over-won", seat=seat_name(winners[0])) if len(winners) == 1 else say("table-over-draw")
    return say(f"table-asks-{view['asks'][-1]['ask']}", seat=seat_name(view["seat"]))


def _card_in_question(view: View) -> Line:
    card = view["card"]
    words = short.card_words(view, card["card"]) if card["card"] else say("table-card-unknown")
    line: Line = [(say("table-card-in-question", seat=seat_name(view["seat"]), card=words), "bold")]
    price = short.price_words(card["price"])
    return [*line, ("  ", ""), (say("table-price", price=price), "")] if price else line


def _letter(seat: int) -> str:
    return seat_name(seat)[0]


# -- the cards -----------------------------------------------------------------------------------------


def _grid(view: View, width: int) -> list[Line]:
    lines: list[Line] = []
    for number, row in enumerate(GRID):
        cards = [(str(place), _card(view, place, width), width) for place in row]
        lines += _row_of_cards(cards, "├┼┤" if number else "┌┬┐")
    return [*lines, _lower_edge([width] * len(GRID))]


def _row_of_cards(cards: Sequence[tuple[str, list[Line], int]], corners: str) -> list[Line]:
    """Cards, given by name, lines and width, side by side; the names are in their upper edge."""
    edges: list[Line] = [
        [("─", "faint"), (name, "bold"), ("─" * (width - 1 - len(name)), "faint")] for name, _, width in cards
    ]
    rows = zip(*(lines for _, lines, _ in cards), strict=True)
    return [_framed(edges, corners), *(_framed(row, "│││") for row in rows)]


def _framed(parts: Sequence[Line], marks: str) -> Line:
    """Parts side by side, with a mark at the left end, between them and at the right end."""
    left, middle, right = tuple(marks)
    line: Line = [(left, "faint")]
    for part in parts:
        line += [*part, (middle, "faint")]
    return [*line[:-1], (right, "faint")]


def _lower_edge(widths: Sequence[int]) -> Line:
    return [("└" + "┴".join("─" * width for width in widths) + "┘", "faint")]


def _card(view: View, place: int | str, width: int) -> list[Line]:
    if isinstance(place, int):
        return _border_card(view, view["border"][place - 1], width)
    return _centre_card(view, view["centre"][int(place[1:]) - 1], width)


def _border_card(view: View, card: dict[str, Any], width: int) -> list[Line]:
    lines = [_in_margins(line, width) for line in short.border_lines(card)]
    if card.get("set") == "expansion":
        lines[0] = fit(short.border_lines(card)[0], width, [("~", "well")])
    targia = view.get("targia") == card["number"] and view["phase"] != "over"
    if targia:
        lines[-1] = _band(say("table-targia"), width, "targia")
    for seat in card["targis"]:
        message = "table-targi-targia" if targia else "table-targi"
        lines[-1] = _band(say(message, letter=_letter(seat)), width, f"seat{seat}")
    if card["robber"]:
        lines[-1] = _band(say("table-robber"), width, "robber")
    return lines


def _margin(width: int) -> int:
    return 1 if width >= CARD_WITH_MARGINS else 0


def _in_margins(line: Line, width: int) -> Line:
    margin: Line = [(" " * _margin(width), "")]
    return [*margin, *fit(line, width - 2 * _margin(width)), *margin]


def _band(text: str, width: int, style: str) -> Line:
    text = cut([(text, style)], width)[0][0]
    available = width - length([(text, "")])
    return [(" " * (available // 2) + text + " " * (available - available // 2), style)]


def _centre_card(view: View, space: dict[str, Any], width: int) -> list[Line]:
    if space["face_down"]:
        return _back(view, space, width)
    markers: Line = [(say("table-marker", letter=_letter(seat)), f"seat{seat}") for seat in space["markers"]]
    inner = width - 2 * _margin(width)
    return [_in_margins(line, width) for line in short.face_lines(view, space["card"], inner, markers)]


def _back(view: View, space: dict[str, Any], width: int) -> list[Line]:
    """A face-down card: its sort, and in the open view also its name."""
    text = short.short_name(view, space["card"]) if space["card"] else say("table-back", sort=space["sort"])
    text = cut([(f" {text} ", "")], width)[0][0]
    available = width - columns(text)
    pattern: Line = [("░" * width, "faint")]
    middle: Line = [("░" * (available // 2), "faint"), (text, "bold"), ("░" * (available - available // 2), "faint")]
    return [pattern, middle, pattern]


# -- the dunes -----------------------------------------------------------------------------------------


def _dunes(view: View, width: int) -> list[Line]:
    """The three face-up dunes, as a row of the same width under the grid; below it the open tribe card (X27)."""
    if "dunes" not in view:
        return []
    available = width - len(view["dunes"]) - 1
    wide = [available // 3, available // 3, available - 2 * (available // 3)]
    dunes = enumerate(zip(view["dunes"], wide, strict=True), 1)
    lines = _row_of_cards([(f"d{place}", _dune(dune, each), each) for place, (dune, each) in dunes], "┌┬┐")
    lines.append(_lower_edge(wide))
    discarded = view["discards"]["tribe"]
    if discarded:
        lines.append(cut([(say("table-open-tribe", card=short.card_words(view, discarded[-1])), "faint")], width))
    return lines


def _dune(dune: dict[str, Any] | None, width: int) -> list[Line]:
    if dune is None:
        return [fit([("·", "faint")], width), fit([], width)]
    figures: Line = [(say("table-on-dune", letter=_letter(seat)), f"seat{seat}") for seat in dune["targis"]]
    name: Line = [(dune_name(dune["card"].removeprefix("dune:")), "bold")]
    return [fit(name, width, figures), fit([(short.dune_words(dune), "")], width)]


# -- the seats -----------------------------------------------------------------------------------------


def _side_by_side(left: list[Line], right: list[Line], width: int, gap: Piece) -> list[Line]:
    nothing: Line = []
    return [[*fit(one, width), gap, *other] for one, other in zip_longest(left, right, fillvalue=nothing)]


def _stacked(view: View, width: int) -> list[Line]:
    lines: list[Line] = []
    for player in view["players"]:
        lines += [[]] if lines else []
        lines += _seat(view, player, width)
    return lines


def _below(view: View, width: int) -> list[Line]:
    half = (width - 3) // 2
    if half < NARROWEST_SEAT - 2:
        return _stacked(view, width)
    left, right = (_seat(view, player, half) for player in view["players"])
    return _side_by_side(left, right, half, (" │ ", "faint"))


def _seat(view: View, player: dict[str, Any], width: int) -> list[Line]:
    seat = player["seat"]
    notes = [say("table-you")] if view["seen_by"] == seat else []
    notes += [say("table-starts")] if view["first"] == seat and view["phase"] != "over" else []
    name: Line = [(f"[{_letter(seat)}]", f"seat{seat}"), (f" {seat_name(seat)}", "bold")]
    if notes:
        name.append((f" ({commas(notes)})", ""))
    if view["seat"] == seat:
        name.append((" ▸", "bold"))
    lines = [fit(name, width, [(say("table-score", score=view["scores"][seat]), "bold")]), _stock(player, width)]
    hand, home = _hand(view, player, width), _home(view, player)
    if len(hand) == 1 and length(hand[0]) + 2 + length(home) <= width:
        lines.append([*hand[0], ("  ", ""), *home])
    else:
        lines += [*hand, *([cut(home, width)] if home else [])]
    tokens = player.get("tokens", [])
    lines += [_row(view, number, row, width, tokens) for number, row in enumerate(player["display"], 1)]
    return lines + _lasting(view, player, width)


def stock(player: dict[str, Any]) -> dict[str, int]:
    """What a player has: goods, gold, with the expansion water, and points."""
    return {**player["goods"], **{what: player[what] for what in ("gold", "water", "points") if what in player}}


def _stock(player: dict[str, Any], width: int) -> Line:
    held = stock(player)
    points = (f"{held.pop('points')}✚", "points")
    pieces: Line = [*((say(f"table-stock-{what}", count=count), what) for what, count in held.items()), points]
    if "water" in held and length(pieces) + len(pieces) > width + 1:  # six sorts, by letter
        pieces = [*((f"{count}{short.LETTER_OF[what]}", what) for what, count in held.items()), points]
    gap = " " * max(1, min(3, (width - length(pieces)) // (len(pieces) - 1)))
    return cut(joined(([piece] for piece in pieces), gap), width)


def _home(view: View, player: dict[str, Any]) -> Line:
    seat, letter = player["seat"], _letter(player["seat"])
    targis = TARGIS - len(player["targis"]) - len(player.get("dunes", []))
    markers = MARKERS - len(player["markers"]) if view["phase"] == "act" else 0  # shown only while they are used
    if view["phase"] == "over" or targis + markers == 0:
        return []
    style = f"seat{seat}"
    return [(say("table-home"), "faint"), (" ", ""), (f"[{letter}]" * targis, style), (f"({letter})" * markers, style)]


def _hand(view: View, player: dict[str, Any], width: int) -> list[Line]:
    if not player["hand"]:
        return [[(say("table-hand", cards=say("table-hand-empty")), "faint")]]
    lines: list[Line] = []
    for held in player["hand"]:
        words = short.card_words(view, held["card"]) if held["card"] else say("table-hand-unknown")
        style = view["cards"][held["card"]]["kind"] if held["card"] else ""
        lines += [[(part, style)] for part in wrap(say("table-hand", cards=words), width)]
    return lines


def _row(view: View, number: int, row: list[str], width: int, tokens: list[str]) -> Line:
    """One row of the display: each card, its kind abbreviated if space is short, with a mark for an unused token."""
    available = (width - 2) // ROW_LENGTH
    laid = [_laid(view, card, f"{number}.{place}" in tokens, available) for place, card in enumerate(row, 1)]
    return [(f"{number} ", "faint"), *laid, *[(padded("·", available), "faint")] * (ROW_LENGTH - len(row))]


def _laid(view: View, card: str, token: bool, available: int) -> tuple[str, str]:
    facts = short.tribe_facts(view, card)
    name = card.removeprefix("dune:") + ("!" if token else "")
    crosses = f"{facts['crosses']}✚"
    left = available - len(name) - len(crosses) - 3
    named = not short.is_dune(card) and (left > 0 or len(card) == 2)
    kind = clipped(kind_name(facts["kind"]), max(1, left)) if named else ""
    return padded(" ".join(filter(None, (name, kind, crosses))), available), facts["kind"]


def _lasting(view: View, player: dict[str, Any], width: int) -> list[Line]:
    """A summary of the lasting effects of laid cards, unused tokens, and effects at the end."""
    effects: dict[str, list[str]] = {"always": [], "once": [], "end": []}
    for number, row in enumerate(player["display"], 1):
        for place, card in enumerate(row, 1):
            facts = short.tribe_facts(view, card)
            for each in each_effect(facts):
                when = each["when"]
                if when in effects and (when != "once" or f"{number}.{place}" in player.get("tokens", [])):
                    effects[when].append(short.one_effect(each))
    texts = [say(f"table-{when}", effects=commas(named)) for when, named in effects.items() if named]
    return [[(part, "")] for text in texts for part in wrap(text, width)]
