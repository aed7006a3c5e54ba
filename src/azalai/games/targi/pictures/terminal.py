"""The table of Targi drawn for a terminal, from a view alone.

Above, how far the game is; then the five by five cards, each with its number in its upper edge as moves name it (``6``
for border card 6, ``c3`` for centre space 3); beside or below them the seats. Seats differ by letter, never by colour
alone.
"""

from __future__ import annotations

from typing import Any

from azalai.games.targi.rules.table import ROW_LENGTH, TARGIS
from azalai.games.targi.words.names import dune_name, kind_name, seat_name
from azalai.games.targi.words.short import (
    LETTER_OF,
    border_lines,
    card_words,
    dune_words,
    effect_words,
    face_lines,
    is_dune,
    price_words,
    short_name,
    tribe_facts,
)
from azalai.messages import commas, say
from azalai.terminal.text import Line, columns, cut, fit, length, wrap, written

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
CARD_LINES = 3
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
        body = _side_by_side(grid, _stacked(view, seat_width), grid_width)
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
    lines = [fit(title, width, _track(view))]
    sizes = {sort: deck["count"] for sort, deck in view["decks"].items()}
    out = {f"{sort}_out": len(pile) for sort, pile in view["discards"].items()}
    decks = say("table-decks-dunes" if "dunes" in sizes else "table-decks", **sizes, **out)
    lines.append(fit([(whose_turn(view), "bold")], width, [(decks, "faint")]))
    if view["card"]:
        lines.append(fit(_card_in_question(view), width))
    return lines + _looked(view, width)


def _looked(view: View, width: int) -> list[Line]:
    """The cards that a dune or the Targia's favour has turned over or shows to the seat."""
    lines: list[Line] = []
    for i, card in enumerate(view.get("looked", []), 1):
        words = say("table-card-unknown")
        if card:
            words = short_name(view, card) if card.startswith("goods:") else card_words(view, card)
        message = "table-looked-gained" if i in view["gained"] else "table-looked"
        lines.append(cut([(say(message, place=i, card=words), "")], width))
    return lines


def _track(view: View) -> Line:
    """Rounds and raids in the order in which the robber comes to them."""
    line: Line = []
    count = 0
    for card in view["border"]:
        raid = card["role"] == "raid"
        count += not raid
        here = card["number"] == view["robber"] and view["phase"] != "over"
        text = say("table-track-raid") if raid else str(count)
        past = card["number"] < view["robber"] or view["phase"] == "over"
        style = "here" if here else "faint" if past else "raid" if raid else ""
        line += [(" ", "")] if line else []
        line.append((f"[{text}]" if here else text, style))
    return line


def whose_turn(view: View) -> str:
    """The current question, or the winner."""
    if view["phase"] == "over":
        winners = view["winners"]
        return say("table-over-won", seat=_name(view, winners[0])) if len(winners) == 1 else say("table-over-draw")
    return say(f"table-asks-{view['asks'][-1]['ask']}", seat=_name(view, view["seat"]))


def _card_in_question(view: View) -> Line:
    card = view["card"]
    words = card_words(view, card["card"]) if card["card"] else say("table-card-unknown")
    line: Line = [(say("table-card-in-question", seat=_name(view, view["seat"]), card=words), "bold")]
    price = price_words(card["price"])
    return [*line, ("  ", ""), (say("table-price", price=price), "")] if price else line


def _name(view: View, seat: int) -> str:
    return seat_name(seat)


def _letter(view: View, seat: int) -> str:
    return _name(view, seat)[0]


# -- the cards -----------------------------------------------------------------------------------------


def _grid(view: View, width: int) -> list[Line]:
    lines: list[Line] = []
    for number, row in enumerate(GRID):
        lines.append(_edge(view, row, width, "├┼┤" if number else "┌┬┐"))
        cards = [_card(view, place, width) for place in row]
        for i in range(CARD_LINES):
            line: Line = [("│", "faint")]
            for card in cards:
                line += [*card[i], ("│", "faint")]
            lines.append(line)
    lines.append([("└" + "┴".join(["─" * width] * len(GRID)) + "┘", "faint")])
    return lines


def _edge(view: View, row: tuple[int | str, ...], width: int, corners: str) -> Line:
    """The upper edge of a row of cards with their numbers in it."""
    left, middle, right = tuple(corners)
    line: Line = [(left, "faint")]
    for i, place in enumerate(row):
        line += [("─", "faint"), (str(place), "bold"), ("─" * (width - 1 - len(str(place))), "faint")]
        line.append((middle if i + 1 < len(row) else right, "faint"))
    return line


def _card(view: View, place: int | str, width: int) -> list[Line]:
    if isinstance(place, int):
        return _border_card(view, view["border"][place - 1], width)
    return _centre_card(view, view["centre"][int(place[1:]) - 1], width)


def _border_card(view: View, card: dict[str, Any], width: int) -> list[Line]:
    lines = [_in_margins(line, width) for line in border_lines(card)]
    if card.get("set") == "expansion":
        lines[0] = fit(border_lines(card)[0], width, [("~", "well")])
    targia = view.get("targia") == card["number"] and view["phase"] != "over"
    if targia:
        lines[-1] = _band(say("table-targia"), width, "targia")
    for seat in card["targis"]:
        message = "table-targi-targia" if targia else "table-targi"
        lines[-1] = _band(say(message, letter=_letter(view, seat)), width, f"seat{seat}")
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
    room = width - length([(text, "")])
    return [(" " * (room // 2) + text + " " * (room - room // 2), style)]


def _centre_card(view: View, space: dict[str, Any], width: int) -> list[Line]:
    markers: Line = [(say("table-marker", letter=_letter(view, seat)), f"seat{seat}") for seat in space["markers"]]
    if space["face_down"]:
        return _back(view, space, width)
    inner = width - 2 * _margin(width)
    return [_in_margins(line, width) for line in face_lines(view, space["card"], inner, markers)]


def _back(view: View, space: dict[str, Any], width: int) -> list[Line]:
    """A face-down card: its sort, and in the open view also its name."""
    text = say("table-back", sort=space["sort"])
    if space["card"]:
        text = short_name(view, space["card"])
    text = cut([(f" {text} ", "")], width)[0][0]
    room = width - columns(text)
    pattern: Line = [("░" * width, "faint")]
    middle: Line = [("░" * (room // 2), "faint"), (text, "bold"), ("░" * (room - room // 2), "faint")]
    return [pattern, middle, pattern]


# -- the dunes -----------------------------------------------------------------------------------------


def _dunes(view: View, width: int) -> list[Line]:
    """The three face-up dunes, as a row of the same width under the grid; below it the open tribe card (X27)."""
    if "dunes" not in view:
        return []
    room = width - len(view["dunes"]) - 1
    wide = [room // 3, room // 3, room - 2 * (room // 3)]
    edge: Line = [("┌", "faint")]
    cards = []
    for place, (dune, each) in enumerate(zip(view["dunes"], wide, strict=True), 1):
        name = f"d{place}"
        edge += [("─", "faint"), (name, "bold"), ("─" * (each - 1 - len(name)) + "┬", "faint")]
        cards.append(_dune(view, dune, each))
    lines = [[*edge[:-1], (edge[-1][0][:-1] + "┐", "faint")]]
    for i in range(2):
        line: Line = [("│", "faint")]
        for card in cards:
            line += [*card[i], ("│", "faint")]
        lines.append(line)
    lines.append([("└" + "┴".join("─" * each for each in wide) + "┘", "faint")])
    discarded = view["discards"]["tribe"]
    if discarded:
        lines.append(cut([(say("table-open-tribe", card=card_words(view, discarded[-1])), "faint")], width))
    return lines


def _dune(view: View, dune: dict[str, Any] | None, width: int) -> list[Line]:
    if dune is None:
        return [fit([("·", "faint")], width), fit([], width)]
    figures: Line = [(say("table-on-dune", letter=_letter(view, seat)), f"seat{seat}") for seat in dune["targis"]]
    name: Line = [(dune_name(dune["card"].removeprefix("dune:")), "bold")]
    return [fit(name, width, figures), fit([(dune_words(dune), "")], width)]


# -- the seats -----------------------------------------------------------------------------------------


def _side_by_side(left: list[Line], right: list[Line], width: int) -> list[Line]:
    lines: list[Line] = []
    for i in range(max(len(left), len(right))):
        beside = right[i] if i < len(right) else []
        lines.append([*(left[i] if i < len(left) else [(" " * width, "")]), ("  ", ""), *beside])
    return lines


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
    lines: list[Line] = []
    for i in range(max(len(left), len(right))):
        mine = left[i] if i < len(left) else []
        theirs = right[i] if i < len(right) else []
        lines.append([*fit(mine, half), (" │ ", "faint"), *theirs])
    return lines


def _seat(view: View, player: dict[str, Any], width: int) -> list[Line]:
    seat = player["seat"]
    notes = [say("table-you")] if view["seen_by"] == seat else []
    notes += [say("table-starts")] if view["first"] == seat and view["phase"] != "over" else []
    name: Line = [(f"[{_letter(view, seat)}]", f"seat{seat}"), (f" {_name(view, seat)}", "bold")]
    if notes:
        name.append((f" ({commas(notes)})", ""))
    if view["seat"] == seat:
        name.append((" ▸", "bold"))
    lines = [fit(name, width, [(say("table-score", score=view["scores"][seat]), "bold")])]
    lines.append(_stock(player, width))
    hand, home = _hand(view, player, width), _home(view, player)
    if len(hand) == 1 and length(hand[0]) + 2 + length(home) <= width:
        lines.append([*hand[0], ("  ", ""), *home])
    else:
        lines += [*hand, *([cut(home, width)] if home else [])]
    tokens = player.get("tokens", [])
    lines += [_row(view, number, row, width, tokens) for number, row in enumerate(player["display"], 1)]
    return lines + _lasting(view, player, width)


def _stock(player: dict[str, Any], width: int) -> Line:
    held = [*player["goods"].items(), ("gold", player["gold"])]
    pieces: Line = [(say(f"table-stock-{what}", count=count), what) for what, count in held]
    if "water" in player:
        pieces.append((say("table-stock-water", count=player["water"]), "well"))
    pieces.append((f"{player['points']}✚", "points"))
    if "water" in player and length(pieces) + len(pieces) > width + 1:  # six sorts, by letter
        held.append(("water", player["water"]))
        pieces = [(f"{count}{LETTER_OF[what]}", what if what != "water" else "well") for what, count in held]
        pieces.append((f"{player['points']}✚", "points"))
    room = width - length(pieces)
    gap = " " * max(1, min(3, room // (len(pieces) - 1)))
    line = pieces[:1]
    for piece in pieces[1:]:
        line += [(gap, ""), piece]
    return cut(line, width)


def _home(view: View, player: dict[str, Any]) -> Line:
    seat, letter = player["seat"], _letter(view, player["seat"])
    targis = TARGIS - len(player["targis"]) - len(player.get("dunes", []))
    markers = MARKERS - len(player["markers"])
    if view["phase"] != "act":
        markers = 0  # shown only while they are used
    if view["phase"] == "over" or targis + markers == 0:
        return []
    line: Line = [(say("table-home"), "faint"), (" ", "")]
    for text, count in ((f"[{letter}]", targis), (f"({letter})", markers)):
        line += [(text * count, f"seat{seat}")] if count else []
    return line


def _hand(view: View, player: dict[str, Any], width: int) -> list[Line]:
    if not player["hand"]:
        return [[(say("table-hand", cards=say("table-hand-empty")), "faint")]]
    lines: list[Line] = []
    for held in player["hand"]:
        words = card_words(view, held["card"]) if held["card"] else say("table-hand-unknown")
        style = view["cards"][held["card"]]["kind"] if held["card"] else ""
        lines += [[(part, style)] for part in wrap(say("table-hand", cards=words), width)]
    return lines


def _row(view: View, number: int, row: list[str], width: int, tokens: list[str]) -> Line:
    """One row of the display: a place for each card, its kind abbreviated if there is little space; a mark for an
    unused action token."""
    room = (width - 2) // ROW_LENGTH
    line: Line = [(f"{number} ", "faint")]
    for place in range(ROW_LENGTH):
        if place >= len(row):
            line.append(("·".ljust(room), "faint"))
            continue
        line.append(_laid(view, row[place], f"{number}.{place + 1}" in tokens, room))
    return line


def _laid(view: View, card: str, token: bool, room: int) -> tuple[str, str]:
    facts = tribe_facts(view, card)
    name = card.removeprefix("dune:") + ("!" if token else "")
    crosses = f"{facts['crosses']}✚"
    left = room - len(name) - len(crosses) - 3
    kind = kind_name(facts["kind"])[: max(1, left)] if not is_dune(card) and (left > 0 or len(card) == 2) else ""
    return " ".join(filter(None, (name, kind, crosses))).ljust(room), facts["kind"]


def _lasting(view: View, player: dict[str, Any], width: int) -> list[Line]:
    """A summary of the lasting effects of laid cards, unused tokens, and effects at the end."""
    laid = [
        (tribe_facts(view, card), f"{number}.{place}" in player.get("tokens", []))
        for number, row in enumerate(player["display"], 1)
        for place, card in enumerate(row, 1)
    ]
    lines: list[Line] = []
    for when in ("always", "once", "end"):
        named = [
            effect_words(facts) for facts, token in laid if facts.get("when") == when and (token or when != "once")
        ]
        if named:
            text = say(f"table-{when}", effects=commas(named))
            lines += [[(part, "")] for part in wrap(text, width)]
    return lines
