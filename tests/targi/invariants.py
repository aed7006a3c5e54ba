"""What always holds at a table of Targi, and how long a game can last. See tests/strategies.py.

Nothing here asks the rules under test: it reads the record, the card tables and the rules page.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from azalai.games.targi.rules.actions import ASK_ACT, ASK_PLACE, ASK_RETURN
from azalai.kernel.question_table import CHORES
from tests.targi import x_invariants as expansion
from tests.targi.witness import Witness

__all__ = ["Witness"]

SEATS = (0, 1)
TARGIS = 3
MARKERS = 2
RING = 16
CORNERS = (4, 8, 12, 16)
OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13} | {11: 1, 10: 2, 9: 3, 15: 5, 14: 6, 13: 7}
ROUNDS = RING - len(CORNERS)
GOODS = 3
GOLD = 3
WATER = 4
ANY = 6
AMOUNT = 7
COSTS = 5
DISPLAY = 12
FIRST_GOODS_CARD = 101
EXPANSION, CARAVAN, TRADER = "expansion", "caravan", "trader"

# Another weight makes other games: the tables that tests/perft begins from are played in these styles.
STYLES: dict[str, dict[str, float]] = {
    "even": {},
    "eager": {  # lays what can be laid and uses what can be used
        "lay": 50,
        "use": 1,
        "give_up": 0.005,
        "give_up_centre": 0.005,
        "enough": 1.5,
        "discard": 0.12,
        "skip": 0.25,
        "raid_points": 10,
        "silver_few": 0.25,
        "trade": 0.12,
        "keep": 0.5,
        "give_up_dune": 0.005,
        "look_lay": 20,
        "look_none": 0.1,
        "place_dune": 2,
        "favour": 2,
        "with_extra": 3,
        "with_token": 3,
        "water_good": 0.2,
        "water_gold": 0.2,
        "without_token": 0.5,
    },
    "slow": {  # makes a turn as long as it can
        "give_up": 0.05,
        "give_up_centre": 0.05,
        "enough": 0.02,
        "trade_one": 20,
        "trade": 4,
        "trade_for_gold": 0.05,
        "done": 0.2,
        "lay": 4,
        "discard": 0.2,
        "give_up_dune": 0.05,
        "favour": 5,
        "favour_pay": 8,
        "trade_gold": 4,
        "redraw": 8,
        "by_card": 3,
        "swap_token": 3,
    },
}

_LATE = {"round": 9, "robber": 11, "first": 0}
# Hand cards are unseen by the opponent: a Witness has no past to know them from.
_STARTS: dict[str, dict[str, Any]] = {
    "thin decks": {
        "players": [
            {"gold": 3, "display": [["r4", "t7"], ["n4"], []], "hand": [{"card": "n1", "open": False}]},
            {"gold": 3, "display": [["w7", "w8"], ["w9"], []], "hand": [{"card": "w1", "open": False}]},
        ],
        "discards": {
            "tribe": "t1 t2 t3 t4 t5 t6 t8 r1 r2 r3 r5 r6 r7 r8 n2 n3 n5 n6 n7 n8 w2 w3 w4 w5 w6 o1 o2 o3".split(),
            "goods": ["goods:1d", "goods:1s", "goods:1p", "goods:2d", "goods:2s", "goods:1v", "goods:1g"],
        },
    },
    "two cards to go": _LATE
    | {
        "players": [
            {
                "goods": {"dates": 4, "salt": 3, "pepper": 3},
                "gold": 3,
                "display": [["t1", "t5", "t6", "t9"], ["n5", "n7", "w4"], ["r3", "o4", "o8"]],
                "hand": [{"card": "t2", "open": False}],
            },
            {
                "goods": {"dates": 3, "salt": 4, "pepper": 3},
                "gold": 3,
                "display": [["o1", "o2", "o6", "o9"], ["r6", "n6", "w6"], ["t7", "r9", "w9"]],
                "hand": [{"card": "o5", "open": False}],
            },
        ],
    },
    "rich": {
        "first": 1,
        "round": 4,
        "players": [
            {
                "goods": {"dates": 5, "salt": 5, "pepper": 4},
                "gold": 5,
                "display": [["n9", "n4"], ["o4", "o7"], ["t4", "t5"]],
                "hand": [{"card": "t1", "open": False}],
            },
            {
                "goods": {"dates": 4, "salt": 3, "pepper": 3},
                "gold": 3,
                "display": [["t7", "r4"], ["w7", "w8", "w9"], ["o8", "n7"]],
                "hand": [{"card": "o5", "open": False}],
            },
        ],
    },
    "poor before a raid": {
        "round": 9,
        "players": [
            {"goods": {"dates": 2}, "gold": 0, "points": 1},
            {"goods": {"pepper": 1}, "gold": 0, "points": 0},
        ],
    },
    "poor before the last raid": {
        "round": 12,
        "first": 1,
        "players": [
            {"goods": {}, "gold": 0, "points": 2},
            {"goods": {"salt": 1}, "gold": 1, "points": 3},
        ],
    },
}


# Tables and lines after the first decisions of any game, counted by hand (T10). Blue has twelve cards less the
# robber's: 11. White may not stand there nor opposite: 9 are left, but 10 where opposite is the robber's own card:
# 10 x 9 + 10. Blue's second Targi: not on the robber's card, its own, white's or the one opposite white's: 8, but 9 in
# the 10 lines where white stands opposite the robber: 90 x 8 + 10 x 9. Its two Targis can have come in either order.
_FIRST_COUNTS = [(11, 11), (100, 100), (405, 810)]

# With the expansion three dunes lie there too (X16). First: 11 + 3. Second: as before 100, or a dune after a border
# card, 11 x 3, or after a dune one of 11 border cards and 2 dunes, 3 x 13: 172. Third: after two border cards as before
# 810, and 3 dunes each, 300; after a border card and a dune 10 border cards and 2 dunes, 33 x 12; after a dune and a
# border card as many border cards as the second had, 3 x 100, and 2 dunes, 33 x 2; after two dunes 11 border cards and
# a dune, 6 x 12: 1944. Again in either order.
_FIRST_COUNTS_WITH_DUNES = [(14, 14), (172, 172), (972, 1944)]


def first_counts(t: Any, setting: Any) -> list[tuple[int, int]]:
    return _FIRST_COUNTS_WITH_DUNES if setting.cards.expansion else _FIRST_COUNTS


def starts(setting: Any) -> dict[str, dict[str, Any]]:
    return expansion.starts(setting) if setting.cards.expansion else _STARTS


# -- at every decision ----------------------------------------------------------------------------------


def check(t: Any, setting: Any) -> None:
    """Cheap enough for every decision of thousands of games."""
    if setting.cards.expansion:
        expansion.check(t, setting)
        return
    _check_cards(t, setting)
    _check_figures(t)
    deciding = t.asked[t.depth - 1].seat if t.depth else None
    kinds = {t.asked[i].kind for i in range(t.depth)}
    acting = (ASK_ACT in kinds or ASK_RETURN in kinds) and ASK_PLACE not in kinds
    for seat in SEATS:
        player = t.players[seat]
        assert min(player.stock) >= 0, f"seat {seat} holds {player.stock}"
        assert player.stock[WATER] == 0, "there is no water in the base game"
        if not acting or seat != deciding:
            _check_limits(t, player, setting)
    assert min(t.price) >= 0
    assert t.depth == 0 or t.asked[t.depth - 1].kind <= CHORES, "a chore waits for nobody"


def _check_cards(t: Any, setting: Any) -> None:
    """T03: nineteen goods cards and forty-five tribe cards, each in one place; nothing behind the end of a pile."""
    one, two = t.players
    piles = (t.goods_deck, t.tribe_deck, t.goods_discard, t.tribe_discard)
    hands = one.hand + two.hand + one.display + two.display
    places = [space.card for space in t.centre] + hands + [t.card]
    for pile in piles:
        places += pile
    places.sort()
    cards = [*setting.deck.tribe, *setting.deck.goods]
    assert places[-len(cards) :] == cards, "a card is missing or lies in two places"
    assert not any(places[: -len(cards)]), "there are more cards than there should be"
    for pile, count in zip(piles, (t.goods_count, t.tribe_count, t.goods_discarded, t.tribe_discarded), strict=True):
        assert 0 not in pile[:count], "a pile has a gap"
        assert not any(pile[count:]), "a card lies behind the end of a pile"
    assert all(
        card >= FIRST_GOODS_CARD for card in t.goods_deck[: t.goods_count] + t.goods_discard[: t.goods_discarded]
    )
    assert max(hands) < FIRST_GOODS_CARD, "a goods card is in a hand or a display"
    assert all(space.card for space in t.centre), "a centre space is empty"
    for player in t.players:
        for row in range(0, DISPLAY, 4):
            laid = [card != 0 for card in player.display[row : row + 4]]
            assert laid == sorted(laid, reverse=True), "T26: a row has a gap"
        assert sum(card != 0 for card in player.hand) <= setting.cards.limit_hand, "T19: the hand is overfull"
        assert max(player.hand_round) <= t.round


def _check_figures(t: Any) -> None:
    """T10, T12, T15: where figures may stand."""
    targis = [_numbers(player.targis) for player in t.players]
    for seat in SEATS:
        assert len(targis[seat]) <= TARGIS
        assert t.robber not in targis[seat], "T10: a Targi stands with the robber"
        for number in targis[seat]:
            assert number not in CORNERS, "T10: a Targi stands on a corner"
            assert number not in targis[1 - seat], "T10: two Targis on a card"
            assert OPPOSITE[number] not in targis[1 - seat], "T10: a Targi opposite an opponent's"
    one, two = (player.markers for player in t.players)
    assert one & two == 0, "two markers on a card"
    assert one.bit_count() <= MARKERS
    assert two.bit_count() <= MARKERS
    for k, space in enumerate(t.centre):
        assert not (space.face_down and (one | two) >> k & 1), "T15: a marker on a face-down card"
        assert space.face_down or space.generation == 0


def _numbers(bits: int) -> list[int]:
    return [number for number in range(1, RING + 1) if bits >> (number - 1) & 1] if bits else []


def _check_limits(t: Any, player: Any, setting: Any) -> None:
    """T30: ten goods and three gold, more by the cards that say so, for a seat whose turn it is not. Before its first
    turn a seat has what the start gave it, which in an owner's file can be more."""
    goods, gold = setting.cards.limit_goods, setting.cards.limit_gold
    if t.round <= 1:
        goods, gold = max(goods, sum(setting.cards.start[:GOODS])), max(gold, setting.cards.start[GOLD])
    if sum(player.stock[:GOODS]) <= goods and player.stock[GOLD] <= gold:
        return
    for card in filter(None, player.display):
        facts = setting.deck.tribe[card]
        if facts.effect == "storage":
            goods += facts.arguments["goods"]
            gold += facts.arguments["gold"]
    assert sum(player.stock[:GOODS]) <= goods, f"T30: {player.stock} is over the limit of goods"
    assert player.stock[GOLD] <= gold, f"T30: {player.stock} is over the limit of gold"


# -- the open view --------------------------------------------------------------------------------------


def check_view(view: dict[str, Any], setting: Any) -> None:
    """Every card in the words of the view, each in one place: eighty; with the expansion 105, and the box of a mixed
    deck. All of it goes into JSON and back."""
    assert json.loads(json.dumps(view)) == view
    assert [card["number"] for card in view["border"]] == list(range(1, RING + 1))
    names = [space["card"] for space in view["centre"]]
    names += [card for pile in view["decks"].values() for card in pile["cards"]]
    names += [card for pile in view["discards"].values() for card in pile]
    for player in view["players"]:
        names += [card["card"] for card in player["hand"]] + [card for row in player["display"] for card in row]
    if view["card"]:
        names.append(view["card"]["card"])
    deck = setting.deck
    cards = [deck.name(card) for card in [*expansion.tribe_in_play(setting), *deck.goods]]
    if deck.expansion:
        names += view["looked"] + view.get("box", []) + [dune["card"] for dune in view["dunes"] if dune]
        cards += [f"dune:{dune.id}" for dune in deck.dunes.values()]
    assert Counter(names) == Counter(cards)
    assert len(view["border"]) + len(names) - len(view.get("box", [])) == (105 if deck.expansion else 80)
    assert sum(card["robber"] for card in view["border"]) == (1 if view["robber"] else 0)


# -- how long a game can last ---------------------------------------------------------------------------


def most_decisions(setting: Any) -> int:
    """A bound on the decisions of any game, from the figures on the cards.

    A game has at most twelve rounds (T08), four raids, and in each round six placings and two turns.

    *Raids* (T40 to T42): each seat says what it gives, then names at most as many goods as the raid takes.

    *A turn.* Each of at most five figures (three Targis, two markers) is used or given up once and goes home (T14); a
    mirage moves a marker, it makes none. One decision says done. A hand card from an earlier round is taken up at
    most once, by the noble or by a card that says so, since taken up it is laid or discarded, and one that is kept
    waits for the next round (T20).

    - A tribe card comes to be decided on by a marker, by the tribal expansion or from the hand. It costs a decision to
      lay it, one for the alternative, at most one for every good of its price (discounts, T25), one for the row, one
      for each good of choice that it or cards laid before give (every card is laid at most once, so their sum over
      the whole deck is a bound), or two for a swap.
    - A goods card comes by a marker or the caravan, and costs a decision for each good of choice it shows.
    - The noble asks which card (1), the silversmith what (1), the mirage from where and where to (2).
    - The trader: let G be the goods held and U those of kinds not yet taken one for one in this visit, so U <= G. One
      for one leaves G and lowers U (the good given is of such a kind, the one got is not any more). Two for one
      lowers G by one or more and raises U by one at most; three for gold lowers G. So every exchange lowers 2G + U,
      which is at most 3G: a visit has at most 3G exchanges, and one decision to end it.
    - Afterwards what is over the limit is returned one by one: not more than all that is held.

    *Goods held* in a turn: at its beginning at most the limit with all storage there is (T30; or what the start gives),
    then what figures, goods cards and laid cards bring, each bounded by the largest figure in the deck. Exchanges
    bring no more goods than they take.
    """
    c, deck = setting.cards, setting.deck
    if c.expansion:
        return expansion.most_decisions(setting)

    def goods_in(amounts: list[int], at: int) -> int:
        shown = amounts[at * AMOUNT : (at + 1) * AMOUNT]
        return sum(shown[:GOODS]) + shown[ANY]

    def effects(name: str) -> list[int]:
        return [number for number, card in deck.tribe.items() if card.effect == name]

    def roles(name: str) -> int:
        cards: int = sum(card.role == name for card in deck.borders[0].values())
        return min(TARGIS, cards)

    tribe_cards = MARKERS + roles(EXPANSION) + c.limit_hand
    goods_cards = MARKERS + roles(CARAVAN) * (1 + len(effects("caravan_twice")))
    dearest = max(sum(c.cost[at : at + GOODS]) for at in range(0, len(c.cost), COSTS))
    now = max((goods_in(c.effect_what, card) for card in effects("gain")), default=0)
    bonuses = sum(goods_in(c.effect_what, card) for card in effects("lay_bonus"))
    shown = max(goods_in(c.shows, i) for i in range(len(deck.goods) + 1))
    border = max(goods_in(c.border_gain, number) for number in range(RING + 1))

    storage = sum(deck.tribe[card].arguments["goods"] for card in effects("storage"))
    gained = TARGIS * border + goods_cards * (shown + len(effects("goods_card_bonus")))
    gained += tribe_cards * (now + bonuses)
    held = max(c.limit_goods + storage, sum(c.start[:GOODS])) + gained

    turn = TARGIS + MARKERS + c.limit_hand + 1
    turn += tribe_cards * (3 + dearest + bonuses + max(now, 2))
    turn += goods_cards * shown + TARGIS * max(2, border)
    turn += roles(TRADER) * (3 * held + 1)
    turn += held
    raids = sum(len(SEATS) * (1 + c.raid_goods[corner]) for corner in CORNERS)
    return int(raids + ROUNDS * len(SEATS) * (TARGIS + turn))
