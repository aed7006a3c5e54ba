"""What holds at every decision of Tuareg, and how long a game can last. See ``tests/strategies.py``.

What a seat can know is tested by ``tests/tuareg/test_hidden.py`` and ``test_imagining.py``: in Tuareg it is no question
of places that can be told apart, but of what can have been held when.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

from azalai.games.tuareg.rules.actions import ASK_DRAWN
from azalai.kernel.question_table import CHORES

KINDS = ("water", "gold", "salt", "millet")
CAMELS, DONKEYS, CAVES, CAVE_PLACES, THIEVES = 3, 5, 5, 2, 5
SPECIALS = ("donkey", "cave", "thief", "map")

STYLES: dict[str, dict[str, float]] = {
    "even": {},
    # draws little, loads and buys much, uses all it has: caves, thieves, maps, full animals, short piles
    "eager": {"draw": 0.5, "buy": 3.0, "cave": 6.0, "thief": 4.0, "end": 0.3, "done": 0.3, "hide": 3.0, "rob": 3.0},
    # draws and keeps: full caches at the end of a stage, long second stages
    "hoarding": {"draw": 6.0, "take": 0.3, "load": 0.2, "buy": 0.05, "cash": 0.2},
}

_STARTS: dict[str, dict[str, Any]] = {
    "the last turns of stage 1": {
        "pile": {"count": 0},
        "last_turns": 2,
        "market": {"salt": 3, "millet": 1},
        "players": [
            {
                "cache": ["gold", "gold"],
                "camels": [["salt", "salt"], ["water"]],
                "caves": [["gold", "salt"]],
                "maps": 1,
            },
            {"cache": ["water", "millet"], "camels": [["millet"]], "thieves": 1, "donkeys": [["gold", "water"], []]},
        ],
    },
    "a short pile in stage 2": {
        "stage": 2,
        "round": 9,
        "pile": {"count": 4},
        "market": {"gold": 2},
        "players": [
            {"cache": ["salt", "millet"], "camels": [["salt"]], "maps": 1, "thieves": 2},
            {"cache": ["water", "water", "gold"], "caves": [["millet"], []]},
        ],
    },
    "everything bought": {
        "pile": {"count": 3},
        "players": [
            {"cache": ["salt"], "camels": [["water"] * 4, ["gold", "gold", "salt", "salt"]], "thieves": 3, "maps": 2},
            {"cache": ["gold", "water"], "camels": [["millet"] * 4, ["salt"] * 4], "caves": [[], []]},
        ],
    },
    "nothing to count": {
        "pile": {"count": 0},
        "last_turns": 2,
        "players": [{"cache": ["gold"]}, {"cache": ["millet"]}],
    },
}


def starts(setting: Any) -> dict[str, dict[str, Any]]:
    return _STARTS


def first_counts(t: Any, setting: Any) -> list[tuple[int, int]]:
    """Tables and lines after the first decisions of a game, counted by hand. The first player draws, or takes one of
    the kinds in the market. After a draw it lays a card of one of the kinds it drew; what it takes goes on any of its
    empty camels."""
    market = sum(count > 0 for count in t.market)
    drawn = len(set(t.pile[t.pile_count - 3 : t.pile_count]))
    second = drawn + market * setting.cards.camels
    return [(1 + market, 1 + market), (second, second)]


# -- at every decision ----------------------------------------------------------------------------------


def cards_of(cargo: int) -> list[int]:
    """The kinds of a cargo, from top to bottom."""
    found = []
    while cargo:
        found.append(cargo % 8 - 1)
        cargo //= 8
    return found


def check(t: Any, setting: Any) -> None:
    """Cheap enough for every decision of thousands of games."""
    c, seats = setting.cards, setting.seats
    lying = [*t.market, 0, 0, 0, 0]
    found = [t.market[kind] + t.discard[kind] for kind in range(4)]
    assert min(lying) >= 0
    assert min(t.discard) >= 0
    for card in t.pile[: t.pile_count]:
        found[card - 1] += 1
    assert 0 not in t.pile[: t.pile_count], "the pile has a gap"
    assert not any(t.pile[t.pile_count :]), "a card lies behind the end of the pile"
    owned = [0, 0, 0, 0]
    for seat, player in enumerate(t.players):
        for kind in range(4):
            found[kind] += player.cache[kind]
        for animal, cargo in enumerate(player.animals):
            kinds = cards_of(cargo)
            for kind in kinds:
                found[kind] += 1
            assert len(kinds) <= c.limit_animal
            if animal < CAMELS:
                assert not kinds or animal < c.camels
                _check_camel(kinds, c)
            else:
                assert not kinds or animal < CAMELS + player.donkeys
        for card in player.cave + player.stolen:
            if card:
                found[card - 1] += 1
        owned[0] += player.donkeys
        owned[1] += player.caves
        owned[2] += player.thieves + player.used
        owned[3] += player.maps
        if seat >= seats:
            assert not any(player.cells()), "a seat that is not there has something"
        else:
            _check_player(t, c, seat, player)
    assert found == c.count, "a resource card is missing or lies in two places"
    assert [owned[i] + t.bank[i] for i in range(4)] == c.specials, "a special card is missing or lies in two places"
    assert min(t.bank) >= 0
    assert t.depth == 0 or t.asked[t.depth - 1].kind < CHORES, "a chore waits for nobody"


def _check_camel(kinds: list[int], c: Any) -> None:
    """B18."""
    assert len(set(kinds)) <= c.limit_kinds
    assert sum(one != two for one, two in pairwise(kinds)) < c.limit_kinds
    assert kinds.count(1) <= c.limit_gold
    assert 0 not in kinds or set(kinds) == {0}, "water travels alone"


def _check_player(t: Any, c: Any, seat: int, player: Any) -> None:
    assert min(player.cache) >= 0
    drawing = t.depth > 0 and t.asked[0].kind == ASK_DRAWN and t.asked[0].seat == seat
    assert sum(player.cache) <= c.limit_cache + (c.draw if drawing else 0), "B12: the cache is overfull"
    for cave in range(CAVES):
        cells = player.cave[cave * CAVE_PLACES : (cave + 1) * CAVE_PLACES]
        assert not any(cells) or cave < player.caves, "a card in a cave that is not there"
        assert sum(card != 0 for card in cells) <= c.limit_cave
        assert cells == sorted(cells, key=lambda card: card == 0)
    assert all((card != 0) == (place < player.used) for place, card in enumerate(player.stolen))


# -- the open view --------------------------------------------------------------------------------------


def check_view(view: dict[str, Any], setting: Any) -> None:
    """The cards in the words of the view, each in one place; all of it goes into JSON and back."""
    assert json.loads(json.dumps(view)) == view
    found: Counter[str] = Counter(view["pile"]["cards"])
    found.update(view["market"])
    found.update(view["discard"])
    specials: Counter[str] = Counter(view["specials"])
    for player in view["players"]:
        found.update(player["cache"])
        for cargo in player["camels"] + player["donkeys"]:
            found.update(cargo)
        for cave in player["caves"]:
            found.update(card["card"] for card in cave)
        found.update(card["card"] for card in player["stolen"])
        specials["donkey"] += len(player["donkeys"])
        specials["cave"] += len(player["caves"])
        specials["thief"] += player["thieves"] + len(player["stolen"])
        specials["map"] += player["maps"]
        assert player["points"] == view["scores"][player["seat"]]
    facts = view["cards"]["resources"]
    assert found == {name: facts[name]["count"] for name in KINDS}
    assert specials == dict(zip(SPECIALS, setting.cards.specials, strict=True))


# -- how long a game can last ---------------------------------------------------------------------------


def most_decisions(setting: Any) -> int:
    """A bound on the decisions of any game, from the figures on the cards.

    Within a stage a resource card only goes onwards: from the pile into a cache, from there to the market, an animal, a
    cave, a thief or the discard pile, from the market to an animal, from an animal to a cave, a thief or the discard
    pile; never back. So each of the N cards makes at most four of these steps in a stage (pile, cache, market, animal,
    end). Every decision that is none of them belongs to one:

    - a turn with an option moves a card by it, so there are at most 4N such turns in a stage, and one last turn of each
      seat without; each has one decision that names the option, at most one animal (B20), one that is done, one that
      ends the turn;
    - a cave or a thief that is named moves a card with the next decision: twice 4N at most for both together;
    - each card laid, loaded, paid, hidden or stolen is one decision: 4N.

    Between the stages each map is cashed or kept, one decision for each map and seat.
    """
    c = setting.cards
    steps = 4 * sum(c.count)
    stage = steps * (4 + 2 + 1) + setting.seats * 2
    return int(2 * stage + c.specials[3] + setting.seats)
