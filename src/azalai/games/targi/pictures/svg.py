"""The table of Targi as a self-contained SVG, made from a view, for light and dark mode.

The cards are in the middle, the seats at both sides, the progress of the game above.
"""

from __future__ import annotations

from typing import Any

from azalai.games.targi.pictures import cards, dunes
from azalai.games.targi.pictures.terminal import GRID, MARKERS, stock, whose_turn
from azalai.games.targi.rules.scoring import ROW_OF_FOUR_KINDS, ROW_OF_ONE_KIND
from azalai.games.targi.rules.table import ROW_LENGTH, TARGIS
from azalai.games.targi.words.names import seat_name
from azalai.games.targi.words.short import is_dune
from azalai.messages import commas, say, sentences
from azalai.svg import box, cloth, label, label_width, placed, symbol, text, titled, whole
from azalai.terminal.text import wrap

View = dict[str, Any]

SIZE = (1280, 800)
SEAT_WIDTH = 326
LEFT, RIGHT, TOP = 14, 940, 62
CLOTH = (356, 102, 568, 685)
CARD_STEP = (110, 129)
LAID = 0.65  # the size of a card in a display
HELD = 0.9
HELD_STEP = 102


def picture(view: View) -> str:
    """The table as SVG."""
    body = "".join((_heading(view), _prompt(view), _cloth(view), *_seats(view)))
    more = ("expansion",) if "dunes" in view else ()
    return whole(_size(view), say("picture-title", round=view["round"]), _in_short(view), body, more)


def _more(view: View) -> int:
    """The extra width of the table for the column of dunes."""
    return dunes.COLUMN if "dunes" in view else 0


def _size(view: View) -> tuple[int, int]:
    return SIZE[0] + _more(view), SIZE[1]


def _in_short(view: View) -> str:
    """A description of the picture for screen readers."""
    lines = [say("picture-turn", turn=whose_turn(view))]
    for player in view["players"]:
        message = "picture-seat-water" if "water" in player else "picture-seat"
        seat = player["seat"]
        lines.append(say(message, seat=seat_name(seat), score=view["scores"][seat], **stock(player)))
    return sentences(lines)


# -- above ---------------------------------------------------------------------------------------------


def _heading(view: View) -> str:
    rounds = sum(card["role"] != "raid" for card in view["border"])
    out = f'<path class="panel" d="M-1-1h{_size(view)[0] + 2}v53H-1z"/>'
    out += symbol("cross", 16, 12, 28) + text("Azalai", 52, 34, 23, "name")
    game = say("picture-game-expansion" if "dunes" in view else "picture-game")
    out += text(game, 142, 33, 15, "second") + '<path d="M132 16v22" stroke="var(--line)"/>'
    out += text(say("table-round", round=view["round"], last=rounds), 372, 32, 15, "b")
    if view["phase"] != "over":
        out += text(say("picture-first", seat=seat_name(view["first"])), _size(view)[0] - 18, 32, 13.5, "second e")
    return out + _track(view, 516, 26)


def _track(view: View, x: float, middle: float) -> str:
    out = ""
    over = view["phase"] == "over"
    for card in view["border"]:
        raid = card["role"] == "raid"
        here = card["number"] == view["robber"] and not over
        past = card["number"] < view["robber"] or over
        colour = ("--track-raid" if raid else "--track") + ("-past" if past else "")
        style = 'class="here"' if here else f'fill="var({colour})"'
        if raid:
            out += f'<path {style} d="M{x + 9:g} {middle - 7:g}l7 7-7 7-7-7z"/>'
            x += 24
        else:
            out += f'<rect {style} x="{x:g}" y="{middle - 6:g}" width="12" height="12" rx="3.5"/>'
            x += 16
    return titled(say("picture-track"), out)


def _prompt(view: View) -> str:
    phase = say("picture-phase", phase=view["phase"])
    return label(phase, CLOTH[0], 64) + text(whose_turn(view), CLOTH[0] + label_width(phase) + 12, 84, 19, "name")


# -- the cards -----------------------------------------------------------------------------------------


def _cloth(view: View) -> str:
    x, y, width, height = CLOTH
    out = cloth(x, y, width + _more(view), height, (14, 8))
    figures = ""
    for row, places in enumerate(GRID):
        for column, place in enumerate(places):
            left, top = x + 14 + column * CARD_STEP[0], y + 25 + row * CARD_STEP[1]
            card, on_top = _border(view, place) if isinstance(place, int) else _space(view, int(place[1:]))
            out += placed(_shaded(card), left, top)
            figures += placed(on_top, left, top) if on_top else ""
    if "dunes" in view:
        out += placed(dunes.dune_column(view, CARD_STEP[1]), x + 14 + 5 * CARD_STEP[0], y + 25)
    return out + figures


def _border(view: View, number: int) -> tuple[str, str]:
    card = view["border"][number - 1]
    targia = view.get("targia") == number and view["phase"] != "over"
    crowded = targia and bool(card["targis"])
    figures = dunes.targia(-3 if crowded else 52) if targia else ""
    figures += "".join(dunes.targi(view, seat) for seat in card["targis"])
    if card["robber"]:
        raised = 28 if card["role"] == "raid" else 0  # keeps what the raid takes visible
        figures += placed(titled(say("picture-robber"), dunes.piece("robber", "")), 0, -raised)
    return cards.border_card(card, bool(figures), crowded), figures


def _space(view: View, number: int) -> tuple[str, str]:
    space = view["centre"][number - 1]
    figures = ""
    for seat in space["markers"]:
        style = f"seat-{view['players'][seat]['name']}"
        ring = box(-2, -2, 104, 124, 11, "ring-line") + box(-2, -2, 104, 124, 11, "ring")
        marker = symbol("marker", 70, _marker_height(view, space["card"]), 38, style)
        figures += f'<g class="{style}">{titled(say("picture-marker", seat=seat_name(seat)), ring + marker)}</g>'
    if space["face_down"]:
        known = space["card"]
        return cards.card_back(space["sort"], say("picture-back-open", card=known) if known else ""), figures
    return _face(view, space["card"]), figures


def _marker_height(view: View, card: str) -> int:
    """How far from the top a marker is: below the cost of a tribe card, above what a goods card shows."""
    if card.startswith("goods:"):
        return -2
    facts = view["cards"][card]
    return 4 + 18 * (len(facts["cost"]) + ("extra" in facts))


def _face(view: View, card: str) -> str:
    if card.startswith("goods:"):
        return cards.goods_card(card.removeprefix("goods:"))
    return dunes.wild_card() if is_dune(card) else cards.tribe_card(card, view["cards"][card])


# -- the seats -----------------------------------------------------------------------------------------


def _seats(view: View) -> list[str]:
    right = RIGHT + _more(view)
    return [placed(_seat(view, player), x, TOP) for player, x in zip(view["players"], (LEFT, right), strict=True)] + [
        placed(_pile(view, "goods"), LEFT, 601),
        placed(_pile(view, "tribe"), right, 601),
    ]


def _panel(y: float, height: float) -> str:
    return box(0, y + 2, SEAT_WIDTH, height, 10, "shade") + box(0, y, SEAT_WIDTH, height, 10, "panel")


def _seat(view: View, player: View) -> str:
    return _name(view, player) + _panel(64, 309) + _stock(player) + _display(view, player) + _hand(view, player)


def _name(view: View, player: View) -> str:
    seat, style = player["seat"], f"seat-{player['name']}"
    out = _panel(0, 56)
    if view["seat"] == seat or (view["winners"] and seat in view["winners"]):
        out += box(0, 0, SEAT_WIDTH, 56, 10, "active")
    out += f'<use href="#az-piece-figure" class="{style}" x="9" y="8" width="29" height="40"/>'
    out += text(seat_name(seat), 46, 26, 19, "name")
    notes = [say("table-you")] if view["seen_by"] == seat else []
    notes += [say("picture-starts")] if view["first"] == seat and view["phase"] != "over" else []
    out += text(commas(notes), 46, 43, 12, "second") if notes else ""
    targis = TARGIS - len(player["targis"]) - len(player.get("dunes", []))
    markers = MARKERS - len(player["markers"])
    pieces = ["figure"] * targis + ["marker"] * markers
    drawn = "".join(symbol(name, 178 + 15 * i, 19, 18, style) for i, name in enumerate(pieces))
    out += titled(say("picture-home", targis=targis, markers=markers), drawn) if pieces else ""
    score = view["scores"][seat]
    cross = symbol("cross", 287 - 16 * len(str(score)), 16, 24)
    return out + titled(say("picture-score", score=score), cross + text(score, 316, 37, 24, "b e"))


def _stock(player: View) -> str:
    held = stock(player)
    out = ""
    step = 312 / len(held)
    size, inset, middle, font = (22, 6, 40, 16.5) if len(held) == 5 else (19, 4, 35.5, 15.5)  # six are closer together
    for i, (what, count) in enumerate(held.items()):
        x, thing = 9 + i * step, {"dates": "date", "points": "ptoken"}.get(what, what)
        figure = text(count, x + middle, 96, font, "b m")
        chip = box(x, 73, step - 4, 34, 6, "chip") + symbol(thing, x + inset, 90 - size / 2, size) + figure
        out += titled(say("picture-stock", what=thing, count=count), chip)
    return out


def _display(view: View, player: View) -> str:
    out = ""
    tokens = player.get("tokens", [])
    for row, laid in enumerate(player["display"]):
        y = 116 + row * 84
        for place in range(ROW_LENGTH):
            x = 9 + place * 70
            if place < len(laid):
                face = _laid(view, laid[place]) + (dunes.token() if f"{row + 1}.{place + 1}" in tokens else "")
                out += box(x, y + 2, 65, 78, 6, "shade") + placed(face, x, y, LAID)
            else:
                out += box(x + 0.75, y + 0.75, 63.5, 76.5, 7, "slot")
        out += placed(_row_worth(view, row, laid), 289, y)
    return out


def _laid(view: View, card: str) -> str:
    return dunes.wild_card() if is_dune(card) else cards.laid_card(card, view["cards"][card])


def _row_worth(view: View, row: int, laid: list[str]) -> str:
    """The points of a row, or those it can still get; a wild dune counts as the best kind."""
    kinds = [view["cards"][card]["kind"] for card in laid if not is_dune(card)]
    different = len(set(kinds))
    worth = ROW_OF_ONE_KIND if different <= 1 else ROW_OF_FOUR_KINDS if different == len(kinds) else 0
    done = bool(worth) and len(laid) == ROW_LENGTH
    out = box(0, 0, 28, 78, 6, "done" if done else "chip")
    for i in range(ROW_LENGTH):
        style = f"dot {kinds[i]}" if i < len(kinds) else "dot"
        out += box(6 + 9 * (i % 2), 11 + 9 * (i // 2), 7, 7, 2, style)
    ink = "done-ink" if done else "second"
    out += text(worth or "–", 14, 50, 14, f"b m {ink}")
    out += symbol("vp", 6.5, 55, 15, "done-ink" if done else "op") if worth else ""
    state = "done" if done else "open" if worth else "lost"
    return titled(say("picture-row", row=row + 1, worth=worth, state=state), out)


def _hand(view: View, player: View) -> str:
    """The hand, and the card that the seat is deciding on."""
    out = _panel(381, 150) + text(say("picture-hand"), 12, 402, 14, "name second")
    shown: list[tuple[str | None, str]] = [(held["card"], "") for held in player["hand"]]
    if view["card"] and view["seat"] == player["seat"]:
        shown.append((view["card"]["card"], say("picture-deciding")))
    elif view["seat"] == player["seat"]:
        for i, card in enumerate(view.get("looked", []), 1):
            shown.append((card, say("picture-gained" if i in view["gained"] else "picture-looked")))
    if not player["hand"]:
        shown.insert(0, ("", ""))
    step = min(HELD_STEP, (SEAT_WIDTH - 12) / len(shown))
    size = step / HELD_STEP * HELD
    written = {""}
    for i, (card, words) in enumerate(shown):
        x, y = 12 + i * step, 412
        if card == "":
            out += box(x + 0.75, y + 0.75, 100 * size - 1.5, 120 * size - 1.5, 8, "slot")
            continue
        face = _face(view, card) if card else cards.card_back("tribe", say("picture-hand-unknown"))
        out += placed(_shaded(face), x, y, size)
        if words:
            out += box(x - 2, y - 2, 100 * size + 4, 120 * size + 4, 10, "active")
        if words not in written:
            out += text(words, x, 402, 14, "name second")
            written.add(words)
    known = [card for card, _ in shown if card and card in view["cards"]]
    if known and len(shown) <= 2:
        lines = wrap(cards.tribe_title(known[-1], view["cards"][known[-1]]), 32 if len(shown) == 1 else 16)
        x = 12 + len(shown) * 102
        out += "".join(text(line, x, 424 + 16 * i, 12.5, "second") for i, line in enumerate(lines[:7]))
    return out


def _shaded(card: str) -> str:
    return box(0, 3, cards.WIDTH, cards.HEIGHT, 9, "shade") + card


def _pile(view: View, sort: str) -> str:
    """A deck and its discard pile."""
    count, out_of_play = view["decks"][sort]["count"], view["discards"][sort]
    out = _panel(0, 185) + text(say("picture-pile", sort=sort), 12, 23, 14, "name second")
    for x in (12.0, 172.0):
        out += box(x + 0.75, 34.75, 98.5, 118.5, 9, "slot")
    for i in range(min(3, (count + 7) // 8)):
        out += placed(cards.card_back(sort, say("picture-deck", sort=sort, count=count)), 12 + 2.5 * i, 34 - 2.5 * i)
    if out_of_play:
        out += placed(_shaded(_face(view, out_of_play[-1])), 172, 34)
    out += text(say("picture-in-deck", count=count), 12, 173, 12.5, "second")
    return out + text(say("picture-discarded", count=len(out_of_play)), 172, 173, 12.5, "second")
