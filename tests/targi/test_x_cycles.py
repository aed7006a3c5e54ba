"""Every turn ends: no sequence of trades, favours, exchanges, redraws or water returns to an earlier table of the same
turn, and a turn has at most as many decisions as the cards allow."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import azalai
from azalai import Game
from tests.targi.tables import centre
from tests.targi.x_tables import acts, goods_on_top, stock, tribe_on_top

pytestmark = pytest.mark.rules

MIXED = {"tribe": "mixed"}
EXCHANGES = {"targis": [5], "dunes": [1], "display": [["n4", "xw9"], [], []]}

# Tables in a turn in which as much as possible can be exchanged for something else; the Targia is on 5 with the robber
# on 11, on 14 with the robber on 2, on 13 with the robber on 3, on 10 with the robber on 6.
RICH: dict[str, Callable[[], Game]] = {
    "trader, favour first, one for one, water for one": lambda: acts(
        {"targis": [5], "display": [["n4", "xw9"], [], []]} | stock(1, gold=1, water=1), robber=11, options=MIXED
    ),
    "trader and the exchange dune": lambda: acts(
        EXCHANGES | stock(1, 1, 1, water=2), robber=2, dunes=["exchange"], options=MIXED
    ),
    "trader by two ways": lambda: acts(EXCHANGES | stock(1, gold=1), robber=2, dunes=["crossroads"], options=MIXED),
    "silversmith with the favour and water": lambda: acts(
        {"targis": [10], "display": [["o7", "xt3"], [], []]} | stock(1, 1, gold=1, water=3), robber=6, options=MIXED
    ),
    "redraws, favour and water": lambda: acts(
        {"targis": [14], "display": [["xt9", "xw9"], [], []]} | stock(1, 1, 1, water=3),
        decks=tribe_on_top("xn9", "xr4", "xt4", "xo4") | goods_on_top("3w", "1w1d", "1any", "2w"),
    ),
    "swaps and tokens": lambda: acts(
        {
            "targis": [3],
            "dunes": [1],
            "display": [["xo5", "xr9", "xt1"], [], []],
            "tokens": ["1.1", "1.2"],
        }
        | stock(dates=1, gold=1),
        dunes=["resettle"],
    ),
    "laying in every way": lambda: acts(
        {
            "targis": [1],
            "dunes": [1],
            "hand": ["xt4"],
            "display": [["xo7", "xt8", "t9"], [], []],
            "tokens": ["1.1"],
        }
        | stock(1, 2, 1, water=2),
        dunes=["envoy"],
        options=MIXED,
        centre=centre(c1="xo3", c3="xw3", c5="xn3", c7="xt6", c9="xr6"),
        decks=tribe_on_top("xw4", "xr1") | goods_on_top("2w", "1any"),
    ),
    "mirage, spring and market": lambda: acts(
        {"targis": [9, 13], "markers": [9], "dunes": [1]},
        dunes=["market"],
        centre=centre(c6="goods:1any"),
        decks=goods_on_top("1any", "2w", "1d"),
    ),
}


def bare(t: Any) -> bytes:
    """The table without its random generator and without the count of reveals: only these could hide a cycle."""
    t = t.copy()
    t.chance = [0] * len(t.chance)
    t.reveals = 0
    packed: bytes = t.pack()
    return packed


def turn_of(t: Any) -> tuple[int, int, int] | None:
    """Whose turn it is, in which round, before or after which raid; None: nobody's."""
    return (t.round, t.robber, t.asked[t.depth - 1].seat) if t.depth else None


class Search:
    """A depth-first search of the present turn: the tables that can occur in it, and how long it can last."""

    def __init__(self, game: Game, most: int) -> None:
        self.rules, self.cards, self.most = game.rulebook.rules, game.setting.cards, most
        self.options = [0] * game.rulebook.most_options
        self.turn = turn_of(game.table)
        self.longest: dict[bytes, int] = {}  # the most decisions from a table to the end of the turn
        self.path: set[bytes] = set()
        self.decisions = self.walk(game.table.copy(), self.rules.settle(game.table.copy(), self.cards, self.options))

    def walk(self, t: Any, n: int) -> int:
        if n == 0 or turn_of(t) != self.turn:
            return 0
        key = bare(t)
        assert key not in self.path, "a table leads back to itself within a turn"
        if key in self.longest:
            return self.longest[key]
        assert len(self.longest) < self.most, "more tables than were expected: make the story smaller"
        self.path.add(key)
        best = 0
        for action in self.options[:n]:
            after = t.copy()
            best = max(best, 1 + self.walk(after, self.rules.step(after, self.cards, action, self.options)))
        self.path.remove(key)
        self.longest[key] = best
        return best


@pytest.mark.rule("X28", "T22")
@pytest.mark.parametrize("name", list(RICH))
def test_no_turn_comes_back_to_a_table_that_was_there_before(name: str) -> None:
    game = RICH[name]()
    found = Search(game, 8_000)

    assert len(found.longest) > 50, "the search has searched"
    assert 5 < found.decisions < most_in_a_turn(game)


# -- random games ---------------------------------------------------------------------------------------------

# Weights of families that make a turn as long as it can be.
SLOW = {
    "give_up": 0.05,
    "give_up_centre": 0.05,
    "give_up_dune": 0.05,
    "enough": 0.05,
    "done": 0.1,
    "skip": 0.1,
    "favour_leave": 0.2,
    "favour_take": 0.3,
    "trade_one": 8,
    "favour_pay": 5,
    "redraw": 8,
    "water_good": 0.3,
}
VARIANTS: dict[str, dict[str, Any]] = {
    "expansion": {},
    "easy and mixed": {"easy": True, "tribe": "mixed", "border": "mixed"},
    "base tribe": {"tribe": "base"},
}


def most_in_a_turn(game: Game) -> int:
    """A bound on the decisions of one turn, from the figures on the cards.

    *Wealth.* Count a good as 2, a gold as 5, a water as 3. Every exchange loses at least 1: a good for water at
    either price (3 or 6 for 2), a gold for water (9 for 5), one good for two (4 for 2), a gold for three (6 for 5), two
    goods for a gold (5 for 4; by the dune 4 for 5, once), a redraw, a good returned for the favour, goods and gold for
    points, a price. So there are at most as many of these as the wealth that is there in the turn at any time.

    *One for one* leaves the wealth, but a kind taken so is not given so again in that visit, so a visit has at most as
    many as there are goods, which is half the wealth; a visit is a use of the trader or of the exchange.

    *Uses.* Three figures beside two markers, the two tokens that are used between actions, the favour, two hand cards,
    a card that draws another, and a border card for each of the two crossroads: each once. A use asks for no more than
    ``ASKED`` answers that are no exchange: which, where from, lay, token, alternative, optional part, goods that come
    off (all that a card can cost), row, two places to swap, goods of choice for the card and for cards laid before.

    *Wealth there is*: at the beginning the limits with all storage; then what each use brings, at most ``BROUGHT``: a
    goods card twice, with a bonus from every card that gives one. Afterwards goods over the limit are returned.
    """
    c, deck = game.setting.deck.tables, game.setting.deck

    def cards_with(effect: str) -> int:
        return sum(card.effect == effect for card in deck.tribe.values())

    uses = 3 + 2 + 2 + 1 + 2 + cards_with("draw_tribe") + 2
    dearest = max(sum(c.cost[at : at + 3]) for at in range(0, len(c.cost), 5))
    dearest += max(sum(c.extra_cost[at : at + 3]) for at in range(0, len(c.extra_cost), 5))
    asked = 8 + dearest + 2 + 3 + cards_with("lay_bonus")
    bonuses = cards_with("goods_card_bonus") + cards_with("dune_bonus") + cards_with("favour_bonus")
    brought = 3 * (2 * (3 + bonuses) + cards_with("lay_bonus"))
    storage = cards_with("storage")
    held = 2 * (c.limit_goods + 4 * storage) + 5 * (c.limit_gold + 2 * storage) + 3 * (c.limit_water + 5 * storage + 2)
    wealth = held + uses * brought + 1
    visits = 1 + 1 + 2 + 1
    return int(uses * asked + wealth + visits * wealth // 2 + wealth // 2 + 1)


def played(game: Game, rng: random.Random) -> Iterator[Any]:
    """The tables of a random game, each before its decision."""
    book, cards, t = game.rulebook, game.setting.cards, game.table.copy()
    weights = [SLOW.get(action.family, 1.0) for action in book.catalogue]
    options = [0] * book.most_options
    n = book.rules.settle(t, cards, options)
    while n:
        yield t
        legal = options[:n]
        action = rng.choices(legal, [weights[action] for action in legal])[0]
        n = book.rules.step(t, cards, action, options)


@pytest.mark.rule("X28", "T22")
@pytest.mark.parametrize("name", list(VARIANTS))
def test_no_turn_of_a_random_game_comes_back_to_a_table_and_all_stay_below_the_bound(name: str) -> None:
    longest = 0
    for seed in range(12):
        game = azalai.new("targi", seed=seed, expansion=True, **VARIANTS[name])
        bound, seen, turn = most_in_a_turn(game), set[bytes](), None
        for t in played(game, random.Random(seed)):
            if turn_of(t) != turn:
                seen, turn = set(), turn_of(t)
            key = bare(t)
            assert key not in seen
            seen.add(key)
            longest = max(longest, len(seen))
            assert len(seen) < bound

    assert longest > 15, "some turn was long"


@pytest.mark.parametrize("name", list(RICH))
def test_rich_turns_played_at_random_stay_below_the_bound(name: str) -> None:
    game = RICH[name]()
    bound, turn = most_in_a_turn(game), turn_of(game.table)
    for seed in range(10):
        seen: set[bytes] = set()
        for t in played(game, random.Random(seed)):
            if turn_of(t) != turn:
                break
            key = bare(t)
            assert key not in seen
            seen.add(key)
        assert 0 < len(seen) < bound
