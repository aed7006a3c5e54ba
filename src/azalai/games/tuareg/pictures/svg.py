"""The table of Tuareg as a self-contained SVG, made from a view, for light and dark mode.

The other players are above, the market and the special cards in the middle, the viewer below.
"""

from __future__ import annotations

from typing import Any

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.pictures import cards
from azalai.games.tuareg.pictures.cards import HEIGHT, WIDTH, badge, special_in_use
from azalai.games.tuareg.pictures.terminal import held_and_drawn, progress, seats_from
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.games.tuareg.words.names import seat_name
from azalai.messages import commas, say, sentences
from azalai.svg import box, cloth, label, label_width, placed, symbol, text, titled, whole

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
        cache, shows = len(player["cache"]), _cards_words(player["shows"])
        seat, points = seat_name(player["seat"]), player["points"]
        told.append(say("tuareg-picture-seat", seat=seat, points=points, cache=cache, shows=shows))
    return sentences(told)


def _cards_words(counts: dict[str, int]) -> str:
    some = [say("tuareg-some", kind=kind, count=count) for kind, count in counts.items() if count]
    return commas(some) if some else say("tuareg-no-cards")


def _heading(view: View) -> str:
    out = f'<path class="panel" d="M-1-1h{SIZE[0] + 2}v53H-1z"/>'
    out += symbol("camel", 14, 10, 32) + text("Azalai", 54, 34, 23, "name")
    out += text("Tuareg", 146, 33, 15, "second") + '<path d="M136 16v22" stroke="var(--line)"/>'
    out += text(progress(view), 226, 33, 15, "b")
    seat = view["seat"]
    if seat is not None:
        turn = say("tuareg-table-turn", seat=seat_name(seat)).strip()
        out += label(turn, SIZE[0] - MARGIN - label_width(turn), 12)
    return out


# -- the cloth -----------------------------------------------------------------------------------------


def _cloth(view: View) -> str:
    y, height = CLOTH
    out = cloth(MARGIN, y, SIZE[0] - 2 * MARGIN, height, (18, 10)) + placed(_pile(view), PILES, y + 50)
    for i, kind in enumerate(KIND_NAMES, 1):
        out += placed(_market(view, kind), PILES + 14 + i * PILE_STEP, y + 50)
    line = SPECIALS - 46
    out += f'<path d="M{line} {y + 40}v{height - 80}" stroke="#fdf6e6" stroke-opacity=".25"/>'
    price = view["cards"]["price"]
    out += text(say("tuareg-list-specials", price=price), SPECIALS + 213, y + 62, 17, "name m on-cloth")
    for i, name in enumerate(SPECIAL_NAMES):
        left = view["specials"][name]
        card = cards.special_card(name, price, left) + badge(left, 78, 2)
        out += placed(card, SPECIALS + i * SPECIAL_STEP, y + 84)
    words = say("tuareg-picture-discard", cards=_cards_words(view["discard"]))
    return out + text(words, SPECIALS + 213, y + 216, 13, "m on-cloth")


def _pile(view: View) -> str:
    count = view["pile"]["count"]
    out = box(1, 1, WIDTH - 2, HEIGHT - 2, 8, "gap")
    for i in range(min(4, (count + 9) // 10)):
        out += placed(cards.card_back(say("tuareg-table-pile", count=count)), -2 * i, -2 * i)
    return out + badge(count, WIDTH - 2, 0) + text(say("tuareg-picture-pile"), WIDTH / 2, 146, 16, "name m on-cloth")


def _market(view: View, kind: str) -> str:
    """A pile of the market, and the seats that lead by the cards everybody can see."""
    count = view["market"][kind]
    card = cards.resource_card(kind, view["cards"]["resources"][kind]) if count else cards.empty_pile(kind)
    under = "".join(box(3 * i, 3 * i, WIDTH, HEIGHT, 8, "paper") for i in range(min(3, count) - 1, 0, -1))
    out = under + card + badge(count, WIDTH - 2, 0)
    out += text(say("tuareg-kind-title", kind=kind), WIDTH / 2, 146, 16, "name m on-cloth")
    most = max(player["shows"][kind] for player in view["players"])
    leaders = [player for player in view["players"] if player["shows"][kind] == most] if most else []
    if leaders:
        x = WIDTH / 2 - (18 * len(leaders) + 14) / 2
        names = commas(seat_name(player["seat"]) for player in leaders)
        drawn = "".join(symbol("figure", x + 18 * i, 154, 20, f"seat-{each['name']}") for i, each in enumerate(leaders))
        drawn += text(most, x + 18 * len(leaders) + 4, 169, 13.5, "b on-cloth")
        out += titled(say("tuareg-picture-lead", seats=names, count=most), drawn)
    return out


# -- the players ---------------------------------------------------------------------------------------


def _panel(view: View, player: View, width: float, height: float) -> str:
    out = box(0, 3, width, height, 10, "shade") + box(0, 0, width, height, 10, "panel")
    out += f'<g class="seat-{player["name"]}">{box(0, 0, width, 5, 2.5, "band")}</g>'
    active = player["seat"] in (view["seat"], *(view["winners"] or ()))
    return out + (box(0, 0, width, height, 10, "active") if active else "")


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
            things.append((cards.ANIMAL_WIDTH, cards.animal(sort, number, cargo, limits["animal"])))
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


def _row(things: list[tuple[float, str]], x: float, y: float, available: float, largest: float = 1) -> str:
    """Side by side, scaled down where space is short."""
    whole_width = sum(width for width, _ in things) + 8 * (len(things) - 1)
    scale = min(largest, available / whole_width)
    out = ""
    for width, thing in things:
        out += placed(thing, x, y + (largest - scale) * 100, scale)
        x += (width + 8) * scale
    return out


def _cache(cache: list[str | None], right: float) -> str:
    """A cache, right-aligned; the cards overlap if there is not enough space."""
    wide = cards.SMALL[0] * 0.8
    step = min(wide + 4, (64 - wide) / max(1, len(cache) - 1))
    left = right - wide - step * (len(cache) - 1)
    return "".join(placed(cards.small_card(card), left + i * step, 12, 0.8) for i, card in enumerate(cache))


def _other(view: View, player: View, width: float) -> str:
    out = _panel(view, player, width, ABOVE[1])
    out += f'<use href="#az-piece-figure" class="seat-{player["name"]}" x="10" y="12" width="26" height="36"/>'
    out += text(seat_name(player["seat"]), 44, 37, 19, "name")
    out += _points(player, width - 92, 40)
    out += _cache(player["cache"], width - 128) + text(len(player["cache"]), width - 122, 38, 15, "b")
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


def _own_cache(view: View, player: View, x: float, y: float, available: float) -> str:
    """The cards with their values; those drawn this turn are higher and marked."""
    held, new = held_and_drawn(view, player)
    count = len(player["cache"])
    scale = 1.2 if count <= 4 else 0.95
    step = min((WIDTH + 8) * scale, (available - WIDTH * scale) / max(1, count - 1))
    mark = box(WIDTH - 40, -8, 42, 18, 9, "turn") + text(say("tuareg-picture-new"), WIDTH - 19, 5, 12, "b m turn-ink")
    out = ""
    for i, card in enumerate([*held, *new]):
        back = cards.card_back(say("tuareg-picture-hidden"))
        face = cards.resource_card(card, view["cards"]["resources"][card]) if card else back
        drawn = i >= len(held)
        out += placed(face + mark if drawn else face, x + i * step, y + (0 if drawn else 14), scale)
    return out
