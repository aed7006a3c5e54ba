"""The table of Tuareg as a self-contained SVG, made from a view, for light and dark mode.

The other players are above, the market and the special cards in the middle, the viewer below.
"""

from __future__ import annotations

from typing import Any

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.pictures.cards import (
    ANIMAL_WIDTH,
    HEIGHT,
    SMALL,
    WIDTH,
    animal,
    badge,
    card_back,
    empty_pile,
    resource_card,
    small_card,
    special_card,
    special_in_use,
)
from azalai.games.tuareg.pictures.terminal import progress, seats_from
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.games.tuareg.words.names import seat_name
from azalai.messages import commas, say, sentences
from azalai.svg import box, placed, symbol, text, titled, whole

View = dict[str, Any]

SIZE = (1280, 800)
MARGIN, GAP = 14, 12
ABOVE = (62, 196)  # top and height of the other players
CLOTH = (270, 270)
BELOW = (552, 236)
PILES = 60  # the position of the draw pile
PILE_STEP = 116
SPECIALS = 760
SPECIAL_STEP = 116


def picture(view: View) -> str:
    """The table as SVG."""
    *others, own = seats_from(view)
    body = _heading(view) + _cloth(view)
    width = (SIZE[0] - 2 * MARGIN - GAP * (len(others) - 1)) / len(others)
    for i, seat in enumerate(others):
        body += placed(_other(view, view["players"][seat], width), MARGIN + i * (width + GAP), ABOVE[0])
    body += placed(_own(view, view["players"][own]), MARGIN, BELOW[0])
    return whole(SIZE, say("tuareg-picture-title", progress=progress(view)), _in_short(view), body)


def _in_short(view: View) -> str:
    """A description of the picture for screen readers."""
    told = []
    for player in view["players"]:
        shows = [say("tuareg-some", kind=kind, count=n) for kind, n in player["shows"].items() if n]
        told.append(
            say(
                "tuareg-picture-seat",
                seat=seat_name(player["seat"]),
                points=player["points"],
                cache=len(player["cache"]),
                shows=commas(shows) if shows else say("tuareg-no-cards"),
            )
        )
    return sentences(told)


def _heading(view: View) -> str:
    out = f'<path class="panel" d="M-1-1h{SIZE[0] + 2}v53H-1z"/>'
    out += symbol("camel", 14, 10, 32) + text("Azalai", 54, 34, 23, "name")
    out += text("Tuareg", 146, 33, 15, "second") + '<path d="M136 16v22" stroke="var(--line)"/>'
    out += text(progress(view), 226, 33, 15, "b")
    seat = view["seat"]
    if seat is not None:
        label = say("tuareg-table-turn", seat=seat_name(seat)).strip()
        width = 28 + 8.6 * len(label)
        out += box(SIZE[0] - MARGIN - width, 12, width, 28, 14, "turn")
        out += text(label, SIZE[0] - MARGIN - width / 2, 31, 14, "b m turn-ink")
    return out


# -- the cloth -----------------------------------------------------------------------------------------


def _cloth(view: View) -> str:
    y, height = CLOTH
    width = SIZE[0] - 2 * MARGIN
    out = box(MARGIN - 2, y + 4, width + 4, height + 4, 16, "shade") + box(MARGIN, y, width, height, 14, "cloth")
    strip = f'<rect width="{12 * ((width - 36) // 12)}" height="8" fill="url(#az-weave)"/>'
    out += placed(strip, MARGIN + 18, y + 10)
    out += f'<g transform="translate({MARGIN + 18} {y + height - 10}) scale(1 -1)">{strip}</g>'
    out += placed(_pile(view), PILES, y + 50)
    for i, kind in enumerate(KIND_NAMES, 1):
        out += placed(_market(view, kind), PILES + 14 + i * PILE_STEP, y + 50)
    line = SPECIALS - 46
    out += f'<path d="M{line} {y + 40}v{height - 80}" stroke="#fdf6e6" stroke-opacity=".25"/>'
    price = view["cards"]["price"]
    out += text(say("tuareg-list-specials", price=price), SPECIALS + 213, y + 62, 17, "name m on-cloth")
    for i, name in enumerate(SPECIAL_NAMES):
        left = view["specials"][name]
        card = special_card(name, price, left) + badge(left, 78, 2)
        out += placed(card, SPECIALS + i * SPECIAL_STEP, y + 84)
    spent = [say("tuareg-some", kind=kind, count=n) for kind, n in view["discard"].items() if n]
    words = say("tuareg-picture-discard", cards=commas(spent) if spent else say("tuareg-no-cards"))
    return out + text(words, SPECIALS + 213, y + 216, 13, "m on-cloth")


def _pile(view: View) -> str:
    count = view["pile"]["count"]
    out = box(1, 1, WIDTH - 2, HEIGHT - 2, 8, "gap")
    for i in range(min(4, (count + 9) // 10)):
        out += placed(card_back(say("tuareg-table-pile", count=count)), -2 * i, -2 * i)
    return out + badge(count, WIDTH - 2, 0) + text(say("tuareg-picture-pile"), WIDTH / 2, 146, 16, "name m on-cloth")


def _market(view: View, kind: str) -> str:
    """A pile of the market, and the seats that lead by the cards everybody can see."""
    count = view["market"][kind]
    card = resource_card(kind, view["cards"]["resources"][kind]) if count else empty_pile(kind)
    under = "".join(box(3 * i, 3 * i, WIDTH, HEIGHT, 8, "paper") for i in range(min(3, count) - 1, 0, -1))
    out = under + card + badge(count, WIDTH - 2, 0)
    out += text(say("tuareg-kind-title", kind=kind), WIDTH / 2, 146, 16, "name m on-cloth")
    most = max(player["shows"][kind] for player in view["players"])
    leaders = [player for player in view["players"] if player["shows"][kind] == most] if most else []
    x = WIDTH / 2 - (18 * len(leaders) + 14) / 2
    drawn = "".join(symbol("figure", x + 18 * i, 154, 20, f"seat-{each['name']}") for i, each in enumerate(leaders))
    if leaders:
        names = commas(seat_name(player["seat"]) for player in leaders)
        drawn += text(most, x + 18 * len(leaders) + 4, 169, 13.5, "b on-cloth")
        out += titled(say("tuareg-picture-lead", seats=names, count=most), drawn)
    return out


# -- the players ---------------------------------------------------------------------------------------


def _panel(view: View, player: View, width: float, height: float) -> str:
    style = f"seat-{player['name']}"
    out = box(0, 3, width, height, 10, "shade") + box(0, 0, width, height, 10, "panel")
    out += f'<g class="{style}">{box(0, 0, width, 5, 2.5, "band")}</g>'
    winning = view["winners"] is not None and player["seat"] in view["winners"]
    if view["seat"] == player["seat"] or winning:
        out += box(0, 0, width, height, 10, "active")
    return out


def _points(player: View, x: float, y: float) -> str:
    """Points so far, and what this stage would add by the cards everybody can see."""
    ahead = sum(player["leads"].values())
    out = symbol("laurel", x, y - 20, 26) + text(player["points"], x + 32, y, 23, "b")
    if ahead:
        out += text(f"+{ahead}", x + 36 + 14 * len(str(player["points"])), y - 1, 14, "b gain")
    return titled(say("tuareg-table-points", points=player["points"], ahead=ahead), out)


def _things(view: View, player: View) -> list[tuple[float, str]]:
    """Animals and special cards of a player, each with its width."""
    limits, maps = view["cards"]["limits"], view["cards"]["map_points"]
    things: list[tuple[float, str]] = []
    for sort in ("camel", "donkey"):
        for number, cargo in enumerate(player[f"{sort}s"], 1):
            things.append((ANIMAL_WIDTH, animal(sort, number, cargo, limits["animal"])))
    for cave in player["caves"]:
        note = say("tuareg-picture-cave", count=len(cave), most=limits["cave"])
        things.append((70, special_in_use("cave", [card["card"] for card in cave], note)))
    for _ in range(player["thieves"]):
        things.append((64, special_in_use("thief", [], say("tuareg-picture-unused"))))
    for card in player["stolen"]:
        things.append((64, special_in_use("thief", [card["card"]], say("tuareg-picture-used"))))
    if player["maps"]:
        things.append((64, special_in_use("map", [], say("tuareg-picture-maps", count=player["maps"], points=maps))))
    return things


def _row(things: list[tuple[float, str]], x: float, y: float, room: float, largest: float = 1) -> str:
    """Side by side, scaled down where space is short."""
    whole_width = sum(width for width, _ in things) + 8 * (len(things) - 1)
    scale = min(largest, room / whole_width)
    out = ""
    for width, thing in things:
        out += placed(thing, x, y + (largest - scale) * 100, scale)
        x += (width + 8) * scale
    return out


def _cards(cards: list[str | None], right: float, y: float, scale: float, room: float) -> str:
    """A cache, right-aligned; the cards overlap if there is not enough space."""
    wide = SMALL[0] * scale
    step = min(wide + 4, (room - wide) / max(1, len(cards) - 1))
    left = right - wide - step * (len(cards) - 1)
    return "".join(placed(small_card(card), left + i * step, y, scale) for i, card in enumerate(cards))


def _other(view: View, player: View, width: float) -> str:
    out = _panel(view, player, width, ABOVE[1])
    out += f'<use href="#az-piece-figure" class="seat-{player["name"]}" x="10" y="12" width="26" height="36"/>'
    out += text(seat_name(player["seat"]), 44, 37, 19, "name")
    out += _points(player, width - 92, 40)
    out += _cards(player["cache"], width - 128, 12, 0.8, 64) + text(len(player["cache"]), width - 122, 38, 15, "b")
    return out + _row(_things(view, player), 12, 78, width - 24)


def _own(view: View, player: View) -> str:
    width = SIZE[0] - 2 * MARGIN
    out = _panel(view, player, width, BELOW[1])
    out += f'<use href="#az-piece-figure" class="seat-{player["name"]}" x="18" y="34" width="44" height="62"/>'
    out += text(seat_name(player["seat"]), 16, 126, 20, "name") + _points(player, 14, 168)
    out += _row(_things(view, player), 128, 64, 720, 1.45)
    out += f'<path d="M866 18v{BELOW[1] - 36}" stroke="var(--line)"/>'
    title = say("tuareg-picture-cache", count=len(player["cache"]), most=view["cards"]["limits"]["cache"])
    out += text(title, 884, 36, 17, "name")
    return out + _own_cache(view, player, 884, 58, width - 884 - 16)


def _own_cache(view: View, player: View, x: float, y: float, room: float) -> str:
    """The cards with their values; those drawn this turn are higher and marked."""
    held, new = list(player["cache"]), []
    for card in (view["drawn"] or []) if view["turn"] == player["seat"] else []:
        if card in held:
            held.remove(card)
            new.append(card)
    cards = [(card, False) for card in held] + [(card, True) for card in new]
    scale = 1.2 if len(cards) <= 4 else 0.95
    step = min((WIDTH + 8) * scale, (room - WIDTH * scale) / max(1, len(cards) - 1))
    out = ""
    for i, (card, drawn) in enumerate(cards):
        face = (
            resource_card(card, view["cards"]["resources"][card]) if card else card_back(say("tuareg-picture-hidden"))
        )
        if drawn:
            face += box(WIDTH - 40, -8, 42, 18, 9, "turn")
            face += text(say("tuareg-picture-new"), WIDTH - 19, 5, 12, "b m turn-ink")
        out += placed(face, x + i * step, y + (0 if drawn else 14), scale)
    return out
