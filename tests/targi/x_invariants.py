"""What always holds at a table with the expansion, and how long its games can last. See tests/targi/invariants.py.

Nothing here asks the rules under test: it reads the record, the card tables and the rules page.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from azalai.games.targi.rules.actions import (
    ASK_ACT,
    ASK_ALTERNATIVE,
    ASK_CARD,
    ASK_DISCOUNT,
    ASK_EXTRA,
    ASK_LOOK,
    ASK_MATCH,
    ASK_PLACE,
    ASK_RETURN,
    ASK_ROW,
    ASK_TOKEN,
    ASK_TURNED,
    DO_DISCARD_LOOKED,
)
from azalai.games.targi.rules.card_tables import DRAWN_BLIND
from azalai.kernel.question_table import CHORES

SEATS = (0, 1)
TARGIS = 3
MARKERS = 2
CORNERS = (4, 8, 12, 16)
OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13} | {11: 1, 10: 2, 9: 3, 15: 5, 14: 6, 13: 7}
GOODS, GOLD, WATER, ANY, AMOUNT, COSTS = 3, 3, 4, 6, 7, 5
DISPLAY = 12
FIRST_WILD_CARD, FIRST_GOODS_CARD = 91, 101
ONCE = 3
LAYING = {ASK_TOKEN, ASK_ALTERNATIVE, ASK_EXTRA, ASK_DISCOUNT, ASK_ROW}


def tribe_in_play(setting: Any) -> list[int]:
    """All tribe cards that can be met, the box of a mixed deck included."""
    c = setting.cards
    return sorted(setting.deck.tribe) if c.tribe_mode == DRAWN_BLIND else sorted(filter(None, c.tribe_deck))


# -- at every decision ----------------------------------------------------------------------------------


def check(t: Any, setting: Any) -> None:
    """Cheap enough for every decision of thousands of games."""
    _check_cards(t, setting)
    _check_piles(t)
    _check_figures(t, setting)
    _check_players(t, setting)
    kinds = {t.asked[i].kind for i in range(t.depth)}
    assert min(t.price) >= 0
    assert kinds & LAYING or not (any(t.price) or t.extra), "a price without a card to pay"
    assert kinds & (LAYING | {ASK_MATCH}) or t.cheap == 0
    assert bool(t.card) == bool(kinds & (LAYING | {ASK_CARD})), "a card is decided on while it is asked about"
    assert any(t.looked) == bool(kinds & {ASK_LOOK, ASK_TURNED, DO_DISCARD_LOOKED})
    assert t.depth == 0 or t.asked[t.depth - 1].kind <= CHORES, "a chore waits for nobody"


def _check_cards(t: Any, setting: Any) -> None:
    """X02, X04, X30: 24 goods cards, 45 tribe cards (90 with the box of a mixed deck) and 20 dunes, each in one place;
    in the box of a mixed deck nine cards of each kind."""
    one, two = t.players
    places = [space.card for space in t.centre] + one.hand + two.hand + one.display + two.display + [t.card]
    places += t.goods_deck + t.tribe_deck + t.goods_discard + t.tribe_discard + t.box + [abs(card) for card in t.looked]
    cards = sorted(filter(None, places))
    wild = [card for card in cards if FIRST_WILD_CARD <= card < FIRST_GOODS_CARD]
    others = [card for card in cards if not FIRST_WILD_CARD <= card < FIRST_GOODS_CARD]
    assert others == [*tribe_in_play(setting), *setting.deck.goods], "a card is missing or lies in two places"
    dunes = [card - FIRST_WILD_CARD + 1 for card in wild] + t.dunes + t.dune_deck + t.dune_discard
    assert sorted(filter(None, dunes)) == list(setting.deck.dunes), "a dune is missing or lies in two places"
    assert all(setting.deck.dunes[card - FIRST_WILD_CARD + 1].effect == "lay_wild" for card in wild)
    if setting.cards.tribe_mode == DRAWN_BLIND:
        kinds = Counter(setting.deck.tribe[card].kind for card in t.box)
        assert set(kinds.values()) == {9}, "X30: nine of each kind are drawn"
    else:
        assert not any(t.box)


def _check_piles(t: Any) -> None:
    """No gap in a pile and nothing behind its end; no goods card among the tribe cards."""
    for pile, count in (
        (t.goods_deck, t.goods_count),
        (t.tribe_deck, t.tribe_count),
        (t.goods_discard, t.goods_discarded),
        (t.tribe_discard, t.tribe_discarded),
        (t.dune_deck, t.dune_count),
        (t.dune_discard, t.dune_discarded),
        (t.box, t.box_count),
    ):
        assert 0 not in pile[:count], "a pile has a gap"
        assert not any(pile[count:]), "a card lies behind the end of a pile"
    assert all(card >= FIRST_GOODS_CARD for card in (t.goods_deck + t.goods_discard) if card)
    assert max(t.tribe_deck + t.tribe_discard + t.box) < FIRST_WILD_CARD, "another sort of card among the tribe cards"
    assert all(space.card and not FIRST_WILD_CARD <= space.card < FIRST_GOODS_CARD for space in t.centre)


def _check_figures(t: Any, setting: Any) -> None:
    """T10, T12, X11, X16, X19, X20: where figures may stand."""
    one, two = t.players
    faces = one.faces_opponent or two.faces_opponent
    targis = [[n for n in range(1, 17) if player.targis >> (n - 1) & 1] for player in t.players]
    for seat in SEATS:
        player = t.players[seat]
        assert len(targis[seat]) + player.dunes.bit_count() <= TARGIS
        assert t.robber not in targis[seat], "T10: a Targi stands with the robber"
        assert player.markers.bit_count() <= MARKERS
        for number in targis[seat]:
            assert number not in CORNERS, "T10: a Targi stands on a corner"
            assert number not in targis[1 - seat], "T10: two Targis on a card"
            assert faces or OPPOSITE[number] not in targis[1 - seat], "T10: a Targi opposite an opponent's"
        assert all(t.dunes[place] for place in range(3) if player.dunes >> place & 1), "a Targi where no dune lies"
    assert faces or one.markers & two.markers == 0, "X20: two markers on a card"
    if one.dunes & two.dunes:
        laid = [card for card in one.display + two.display if 0 < card < FIRST_WILD_CARD]
        assert any(setting.deck.tribe[card].effect == "join_dune" for card in laid), "X19: two Targis on a dune"
    for k, space in enumerate(t.centre):
        assert not (space.face_down and (one.markers | two.markers) >> k & 1), "T15: a marker on a face-down card"
        assert space.face_down or space.generation == 0


def _check_players(t: Any, setting: Any) -> None:
    deck = setting.deck
    kinds = {t.asked[i].kind for i in range(t.depth)}
    deciding = t.asked[t.depth - 1].seat if t.depth else None
    acting = (ASK_ACT in kinds or ASK_RETURN in kinds) and ASK_PLACE not in kinds
    for seat, player in enumerate(t.players):
        assert min(player.stock) >= 0, f"seat {seat} holds {player.stock}"
        laid = [deck.tribe[card] for card in player.display if 0 < card < FIRST_WILD_CARD]
        for row in range(0, DISPLAY, 4):
            there = [card != 0 for card in player.display[row : row + 4]]
            assert there == sorted(there, reverse=True), "T26: a row has a gap"
        two = any(card.effect == "hand_of_two" for card in laid) or t.robber == CORNERS[-1]  # X22: it was lost just now
        assert sum(card != 0 for card in player.hand) <= (2 if two else setting.cards.limit_hand)
        assert max(player.hand + player.hand_round) < FIRST_WILD_CARD
        for place in range(DISPLAY):
            assert not player.tokens >> place & 1 or setting.cards.when[player.display[place]] == ONCE, "X07"
        if not acting or seat != deciding:
            _check_limits(t, player, laid, setting.cards, acting)


def _check_limits(t: Any, player: Any, laid: list[Any], c: Any, acting: bool) -> None:
    """T30, X13, for a seat whose turn it is not. Water bought more in a raid (X14), and cards gave at the start of the
    round what they give: that stays until one's own turn is over. In water, a good is worth what it costs at least."""
    if t.round <= 1 or t.robber == max(CORNERS):
        return  # as dealt; the last raid may have taken the card that gave the room (X22)
    storage = [card.arguments for card in laid if card.effect == "storage"]
    income = [0] * AMOUNT
    for card in laid:
        if card.effect == "round_income":
            income = [have + c.effect_what[card.number * AMOUNT + i] for i, have in enumerate(income)]
    goods = c.limit_goods + sum(more["goods"] for more in storage) + sum(income[:GOODS]) + income[ANY]
    gold = c.limit_gold + sum(more["gold"] for more in storage) + income[GOLD]
    water = c.limit_water + sum(more.get("water", 0) for more in storage) + income[WATER]
    over_goods, over_gold = max(0, sum(player.stock[:GOODS]) - goods), max(0, player.stock[GOLD] - gold)
    a_good = 1 if any(card.effect == "water_buys_good" for card in laid) else c.water_for_good
    raid_before = t.robber in CORNERS or t.robber - 1 in CORNERS
    if not raid_before:
        assert over_goods == 0, f"T30: {player.stock} is over the limit of goods"
        assert over_gold == 0, f"T30: {player.stock} is over the limit of gold"
    spent = over_goods * a_good + over_gold * c.water_for_gold
    assert spent + player.stock[WATER] <= water, f"X13: {player.stock} is over the limit of water"


# -- how long a game can last ---------------------------------------------------------------------------


def most_decisions(setting: Any) -> int:
    """A bound on the decisions of any game with the expansion, from the figures on the cards.

    *What is held* is worth 5 for a good, 11 for gold, 6 for water. Let U be the goods of kinds not yet taken one for
    one in a visit to the trader or the exchange: U <= goods, so 4 goods + U <= 5 goods. Then every exchange lowers
    4 goods + 11 gold + 6 water + U by one or more: two goods for one (-8 + 4 + 1), three for gold (-12 + 11), gold for
    two goods (-11 + 8 + 2), one for one (U - 1), water for a good (-6 + 4 + 1 at least) or for gold (-18 + 11), water
    for another card (-6), a good for the favour or the silversmith (-4). So a turn has at most as many exchanges as
    the worth it begins with and gains, and each of its visits adds at most the goods there can be.

    *What is gained* in a turn: by at most three Targis and the border actions that tokens give, by the cards laid, by
    the favour, and by goods cards. Every tribe card of the deck is laid at most once, so sums over the deck bound what
    cards bring; every other figure is bounded by the largest there is.

    *All other decisions* are counted: what each figure, card and token can ask.
    """
    c, deck = setting.cards, setting.deck
    cards = [deck.tribe[number] for number in tribe_in_play(setting)]

    def worth(amounts: list[int], at: int = 0) -> int:
        shown = amounts[at * AMOUNT : (at + 1) * AMOUNT]
        return 5 * (sum(shown[:GOODS]) + shown[ANY]) + 11 * shown[GOLD] + 6 * shown[WATER]

    def effects(*names: str) -> list[int]:
        return [card.number for card in cards if card.effect in names]

    border_cards = 2 * 17
    tokens = len([card for card in cards if card.when == "once"])
    border_actions = TARGIS + len(effects("extra_border"))
    chains = len(effects("draw_tribe"))
    tribe_cards = MARKERS + border_actions + TARGIS + 2 + chains
    shown = max(worth(c.shows, i) + 6 * len(effects("goods_card_bonus")) for i in range(len(deck.goods) + 1))
    turned = 1 + len(effects("caravan_twice"))
    goods_cards = MARKERS + border_actions * turned + 1 + TARGIS * max([*c.dune_number, *c.dune_take])
    goods_cards += sum(c.effect_number[card] for card in effects("turn_goods_cards"))

    held = 5 * c.limit_goods + 11 * c.limit_gold + 6 * c.limit_water
    held += sum(5 * card.arguments["goods"] + 11 * card.arguments["gold"] + 6 * card.arguments.get("water", 0)
                for card in cards if card.effect == "storage")  # fmt: skip
    held = max(held, worth([*c.start, 0]))
    gained = goods_cards * shown + border_actions * max(worth(c.border_gain, at) for at in range(border_cards))
    gained += border_actions * max(worth(c.noble_gain, edition) for edition in range(2))
    gained += TARGIS * max(worth(c.dune_what, dune) for dune in range(c.dune_cards + 1)) + TARGIS * 11 + 5
    gained += sum(worth(c.effect_what, card) for card in effects("gain", "round_income", "favour_bonus"))
    gained += tribe_cards * sum(worth(c.effect_what, card) for card in effects("lay_bonus"))
    gained += TARGIS * sum(worth(c.effect_what, card) for card in effects("dune_bonus"))
    all_of_it = held + gained
    exchanges = all_of_it + (border_actions + TARGIS) * all_of_it // 4

    dearest = max(sum(c.cost[at : at + GOODS]) for at in range(0, len(c.cost), COSTS))
    dearest += max(sum(c.extra_cost[at : at + GOODS]) for at in range(0, len(c.extra_cost), COSTS))
    turn = TARGIS + MARKERS + 2 + tokens + 2 + 1  # figures, favour and finish, tokens, hand cards, done
    turn += border_actions * 4 + TARGIS * 8 + tribe_cards * (9 + dearest)
    turn += exchanges + 2 * exchanges + all_of_it  # goods of choice for gold, and all other goods of choice
    turn += all_of_it  # what is returned
    raid = len(SEATS) * (2 + max(c.raid_goods) + held)
    return int(len(CORNERS) * raid + 12 * len(SEATS) * (TARGIS + turn))


# -- described positions from which rare things are near ---------------------------------------------------


def starts(setting: Any) -> dict[str, dict[str, Any]]:
    """Hand cards are unseen by the opponent: a Witness has no past to know them from."""
    deck = setting.deck
    names = [deck.tribe[number].id for number in tribe_in_play(setting)][-45:]
    rich = {"goods": {"dates": 4, "salt": 3, "pepper": 3}, "gold": 3, "water": 9}

    def hand(*cards: str) -> list[dict[str, Any]]:
        return [{"card": card, "open": False} for card in cards]

    used = ["xt9", "xr3", "xo7", "xt1", "xr1", "xo9", "xt2"]
    six_tokens: list[dict[str, Any]] = [
        rich | {"display": [["xt7", "xr7"], ["xr9"], []], "tokens": ["1.1", "1.2", "2.1"]},
        rich | {"display": [["xo5", "xo7"], ["xo9", "xt9"], []], "tokens": ["1.1", "1.2", "2.1"]},
    ]
    dunes = ["dune:matchmaker", "dune:council", "dune:market"]
    return {
        "thin decks": {
            "round": 5,
            "players": [
                rich | {"display": [["xt9", "xr3"], ["xo7"], []], "tokens": ["2.1"], "hand": hand("xt1", "xr1")},
                rich | {"display": [["xo9"], [], []], "tokens": ["1.1"], "hand": hand("xt2")},
            ],
            "discards": {
                "tribe": [name for name in names if name not in used][:-10],
                "goods": ["goods:2w", "goods:3w", "goods:1w1d", "goods:1d", "goods:1s", "goods:1p", "goods:2d"],
            },
        },
        "two cards to go": {
            "round": 9,
            "players": [
                rich | {"display": [["xt1", "xt2", "xt3", "xt4"], ["xr1", "xr2", "xr3", "dune:wild"], ["xo1", "xo2"]]},
                rich | {"display": [["xo3", "xo4", "xo6", "xo8"], ["xt5", "xt6", "xt8"], ["xr4", "xr5", "xr6"]]},
            ],
        },
        "six tokens": {"round": 4, "first": 0, "players": six_tokens},
        "six tokens, the other begins": {"round": 6, "first": 1, "players": six_tokens},
        "much to choose from": {
            "round": 4,
            "dunes": dunes,
            "players": [
                rich | {"display": [["xt9", "xr3"], [], []], "hand": hand("xt1", "xr2")},
                rich | {"display": [["xt7", "xo7"], [], []], "tokens": ["1.1", "1.2"], "hand": hand("xo2")},
            ],
        },
        "dunes for two": {
            "round": 7,
            "first": 0,
            "dunes": ["dune:wild", "dune:exchange", "dune:peddler"],
            "players": [
                rich | {"display": [["xt3", "xt5"], [], []]},
                rich | {"display": [["xt7", "xr7"], ["xr9"], []], "tokens": ["1.1", "1.2", "2.1"]},
            ],
        },
        "poor before a raid": {
            "round": 9,
            "players": [
                {"goods": {"dates": 2}, "gold": 0, "points": 1, "water": 3},
                {"goods": {"pepper": 1}, "gold": 0, "points": 0, "water": 0, "display": [["xo9"]], "tokens": ["1.1"]},
            ],
        },
        "poor before the last raid": {
            "round": 12,
            "players": [
                {"goods": {}, "gold": 0, "points": 2, "water": 1, "display": [["xt9"], ["dune:wild"]],
                 "hand": hand("xr1", "xr2")},
                {"goods": {"salt": 1}, "gold": 1, "points": 3, "water": 4, "display": [["xo9", "xt1"]],
                 "tokens": ["1.1"]},
            ],
        },
    }  # fmt: skip
