"""The middle of the table: the draw pile, the market with who leads in what, the special cards for sale."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from types import SimpleNamespace

from markupsafe import Markup

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.messages import say
from azalai.web.click_targets import label
from azalai.web.fragment_cache import CachedFragment
from azalai.web.rendering import macros
from azalai.web.table_context import TableContext
from azalai.web.tuareg.click_targets import Clicks, action
from azalai.web.tuareg.drop_targets import Drops
from azalai.web.tuareg.labels import LETTER, card_label, cards_in_words, names, special_effect, special_title, then
from azalai.web.tuareg.why_not import why_not

PILE = CachedFragment("tuareg/market.html", "pile")
WARE = CachedFragment("tuareg/market.html", "ware")
PILES = CachedFragment("tuareg/market.html", "piles")
SHOP = CachedFragment("tuareg/market.html", "shop")


def market_html(context: TableContext, clicks: Clicks, drops: Drops, deck: str) -> Markup:
    """The middle of the table as HTML; ``deck`` identifies what is printed on the cards. Where nothing can be clicked,
    it looks the same to all seats, except for their means."""
    view, words = context.view, context.effects == "text"
    if context.decides or context.before is not None:
        parts = macros("tuareg/market.html")
        market = _piles(context, clicks, drops, deck)
        made = parts.piles(market, view["cards"]), parts.shop(_shop(context, clicks, deck))
        return Markup("\n").join(part.strip() for part in made)
    visible = tuple((count, *_leaders(context, kind)) for kind, count in view["market"].items())
    key = visible, view["pile"]["count"], context.places, deck
    piles = PILES(key, lambda: _piles(context, clicks, drops, deck), view["cards"])
    wares = tuple(chain(view["specials"].values(), view["discard"].values()))
    shop = SHOP((wares, _means(context), words, deck), lambda: _shop(context, clicks, deck))
    return Markup("\n").join((piles, shop))


def _piles(context: TableContext, clicks: Clicks, drops: Drops, deck: str) -> SimpleNamespace:
    """The draw pile and the market."""
    count = context.view["pile"]["count"]
    draw = clicks.make("draw", shows=["draw-pile", f"cache-{context.seat}"])
    most = min(count, context.view["cards"]["limits"]["draw"])
    return SimpleNamespace(
        pile=count,
        pile_label=label(say("web-tuareg-pile", count=count), draw),
        pile_note=say("web-tuareg-pile-note", count=most),
        pile_click=draw,
        pile_why=None if draw else why_not(context, "draw"),
        piles=[_pile_html(_pile(context, clicks, drops, kind), context, deck) for kind in KIND_NAMES],
    )


def _shop(context: TableContext, clicks: Clicks, deck: str) -> SimpleNamespace:
    """The special cards for sale, and what was paid with."""
    view = context.view
    spent = [kind for kind in KIND_NAMES for _ in range(view["discard"][kind])]
    price, wares = view["cards"]["price"], [_ware(context, clicks, special) for special in SPECIAL_NAMES]
    more = price, _means(context), context.effects == "text"
    return SimpleNamespace(
        wares=[WARE((*vars(ware).values(), *more, deck), ware, *more) for ware in wares],
        price=price,
        discard=[(kind, view["discard"][kind]) for kind in KIND_NAMES if view["discard"][kind]],
        discard_label=say("web-tuareg-discard", cards=cards_in_words(spent)),
    )


def _means(context: TableContext) -> str:
    """B21: what the viewer's cache and animals are worth in dinar."""
    if context.seat is None or context.view["phase"] == "over":
        return ""
    own, facts = context.view["players"][context.seat], context.view["cards"]
    cards = [*own["cache"], *(kind for animal in own["camels"] + own["donkeys"] for kind in animal)]
    dinar = sum(facts["resources"][kind]["dinar"] for kind in cards)
    return say("web-tuareg-means", dinar=dinar, lacking=max(0, facts["price"] - dinar))


def _pile(context: TableContext, clicks: Clicks, drops: Drops, kind: str) -> SimpleNamespace:
    view, letter = context.view, LETTER[kind]
    ask = context.question
    here = f"market-{kind}"
    one_more = then(context, (context.seat, kind, 1)) if context.decides and context.seat is not None else ""
    click, state = clicks.make("take", letter, shows=[here], then=one_more), ""
    if context.decides and ask["ask"] in ("onto", "more"):
        if ask["kind"] == kind:
            state = "chosen"
            animal = [f"animal-{context.seat}-{ask['animal']}"] if ask["ask"] == "more" else []
            do = say("web-tuareg-do-load")
            click = clicks.make("more", shows=[here, *animal], do=do, pick=True, then=one_more) if animal else None
        elif clicks.drafted:
            click = clicks.instead((action("take", letter),), shows=[here], then=one_more)
    before, now = context.view_before["market"][kind], view["market"][kind]
    says = say("web-tuareg-market-pile", card=card_label(kind, view["cards"]), count=now)
    return SimpleNamespace(
        id=here,
        kind=kind,
        count=before,
        change=now - before,  # how many cards the draft adds or takes away
        lead=_lead(context, kind),
        label=label(says, click),
        state=state or ("legal" if click else ""),
        click=click,
        why=None if click else why_not(context, "more") if state else why_not(context, "take", letter),
        takes=drops.onto_market(kind),
        piece=f"market-{letter}" if click else "",  # its name when it is dragged
    )


def _pile_html(pile: SimpleNamespace, context: TableContext, deck: str) -> Markup:
    values = vars(pile) | {"takes": tuple(pile.takes.items())}
    return PILE((*values.values(), deck), pile, context.view["cards"])


def _leaders(context: TableContext, kind: str) -> tuple[int, ...]:
    """How many cards of a kind the leaders have, by the cards everybody can see, and then their seats."""
    counts = [player["shows"][kind] for player in context.view["players"]]
    most = max(counts)
    return most, *(seat for seat, count in enumerate(counts) if count == most)


@dataclass(frozen=True)
class Lead:
    """Who has most of a resource."""

    seats: tuple[int, ...]
    cards: int
    label: str


def _lead(context: TableContext, kind: str) -> Lead | None:
    """None if nobody has any."""
    most, *seats = _leaders(context, kind)
    if not most:
        return None
    says = say("web-tuareg-lead", names=names(context, seats), seats=len(seats), count=most, kind=kind)
    return Lead(tuple(seats), most, says)


def _ware(context: TableContext, clicks: Clicks, special: str) -> SimpleNamespace:
    """A special card for sale."""
    view = context.view
    ask, count = context.question, view["specials"][special]
    here = f"shop-{special}"
    do = say("web-tuareg-do-buy", special=special)
    click, state = clicks.make("buy", special, shows=[here], do=do), ""
    if context.decides and ask["ask"] == "pay":
        if ask["special"] == special:
            state = "chosen"
        elif clicks.drafted:
            click = clicks.instead((action("buy", special), *clicks.drafted[1:]), [here], do=do)
    facts = view["cards"]
    effect = special_effect(special, facts)
    says = say("web-tuareg-ware", special=special_title(special), count=count, price=facts["price"], effect=effect)
    return SimpleNamespace(
        id=here,
        what=special,
        count=count,
        effect=effect,
        label=label(says, click),
        state=state or ("legal" if click else "gone" if not count else ""),
        click=click,
        why=None if click else why_not(context, "buy", special),
    )
