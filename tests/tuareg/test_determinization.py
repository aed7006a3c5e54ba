"""``imagine`` respects what a seat knows exactly: nothing impossible appears, everything possible does, and the truth
is not favoured. B22, B24, B36. Compared with all possible tables, which ``worlds`` finds by brute force."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest

import azalai
from azalai import Game
from tests.tuareg.tables import BLUE, RED, WHITE, card_file, cards, counts, moves, play, player, table, whole_pile
from tests.tuareg.worlds import BOOK, normal, worlds_after

pytestmark = pytest.mark.rules

POOL = [0] * BOOK.pool_size


def imagined(game: Game, seat: int, number: int) -> Any:
    t = game.table.copy()
    BOOK.rules.imagine(t, game.setting.cards, seat, number, 3, POOL)
    return t


def stage_2(*players: Any, pile: str, seed: int = 0, **rest: Any) -> Game:
    """The very beginning of stage 2 with these caches and this pile."""
    memory = {
        "second_pile": counts(pile),
        "began": [each["cache"] for each in players],
        "since": [],
    }
    return table(*players, stage=2, pile=whole_pile(pile), memory=memory, seed=seed, **rest)


def random_start(rng: random.Random, seats: int, stage: int) -> Game:
    """A small table: few cards in the caches and in the pile, caves and thieves to hide and steal with."""
    pack = list("wwggssmm")
    rng.shuffle(pack)
    players = []
    for seat in range(seats):
        size = rng.choice((0, 1, 1, 2) if seats > 2 else (1, 2, 3))
        held, pack = "".join(pack[:size]), pack[size:]
        caves = [[]] if seat != 1 and rng.random() < 0.6 else []
        camels = rng.choice(("", "s", "w", "gm"))
        players.append(player(held, camels, caves=caves, thieves=rng.choice((0, 0, 1))))
    pile = "".join(pack[: rng.choice((3, 4))])
    if stage == 2:
        return stage_2(*players, pile=pile, seed=rng.randrange(1000), market=rng.choice(("", "m")))
    return table(*players, pile=whole_pile(pile), seed=rng.randrange(1000), market=rng.choice(("", "m")))


def agrees(game: Game, seat: int, samples_for_each: int = 20, most: int = 3000) -> bool:
    """Every table imagined is possible, and (if there are not too many) every possible one is imagined."""
    possible = worlds_after(game, seat)
    assert normal(game.table, seat) in possible, "the truth itself was not found"
    samples = min(most, samples_for_each * len(possible))
    met = {normal(imagined(game, seat, number), seat) for number in range(samples)}
    assert met <= possible.keys(), "an impossible table was imagined"
    if samples == samples_for_each * len(possible):
        assert met == possible.keys(), f"{len(possible) - len(met)} of {len(possible)} tables were never imagined"
        return True
    return False


@pytest.mark.rule("B36", "B24", "B22")
@pytest.mark.parametrize(("stage", "seats"), [(1, 2), pytest.param(1, 3, marks=pytest.mark.long), (2, 2), (2, 3)])
def test_B36_exactly_the_possible_tables_are_imagined(seats: int, stage: int) -> None:
    rng = random.Random(1000 * seats + stage)
    whole = 0
    for _ in range(12):
        game = random_start(rng, seats, stage)
        for _ in range(rng.randrange(2, 14)):
            if game.over or game.view(None)["stage"] != stage:
                break
            game.play(rng.choice(game.moves()))
        if game.view(None)["stage"] == stage and game._past:
            whole += sum(agrees(game, seat) for seat in range(seats))
    assert whole >= 6, "hardly any table was small enough to be looked at as a whole"


@pytest.mark.rule("B36")
def test_B36_with_two_players_the_other_cache_is_fully_known_when_stage_2_begins() -> None:
    game = stage_2(player("wg"), player("smm"), pile="wgsm")

    for number in range(50):
        t = imagined(game, BLUE, number)
        assert t.players[WHITE].cache == game.table.players[WHITE].cache
    piles = {tuple(imagined(game, BLUE, number).pile) for number in range(400)}
    assert len(piles) == 24


@pytest.mark.rule("B36")
def test_B36_with_three_only_what_the_others_hold_together_is() -> None:
    game = stage_2(player("w"), player("g"), player("s"), pile="mmm")

    hands = {tuple(tuple(imagined(game, BLUE, n).players[seat].cache) for seat in (WHITE, RED)) for n in range(100)}
    assert hands == {((0, 1, 0, 0), (0, 0, 1, 0)), ((0, 0, 1, 0), (0, 1, 0, 0))}


@pytest.mark.rule("B36")
def test_B36_what_left_a_cache_before_its_owner_drew_was_held_when_stage_2_began() -> None:
    """Red loads the gold; so white began with the salt, and still holds it."""
    game = stage_2(player("w"), player("s"), player("g"), pile="mmmggg", first=2)

    play(game, "load-c1", "+g")

    for number in range(60):
        assert imagined(game, BLUE, number).players[WHITE].cache == [0, 0, 1, 0]


@pytest.mark.rule("B36")
def test_B36_a_turn_without_an_option_tells_what_the_cache_lacks() -> None:
    """Nothing is left to buy and nothing of white's cache could be loaded: it is no gold, no salt and no millet."""
    sold = {"thieves": 3, "maps": 3, "caves": [[], []], "donkeys": ""}
    them = "mmmm,ssss,mm"
    able = table(player("m", **sold), player("g", them, donkeys="gggg"), pile=whole_pile(""), last_turns=2, seat=WHITE)
    assert moves(able) == {"load-c3"}
    passing = table(
        player("m", "wwww,ssss,ggmm", **sold),
        player("w", them, donkeys="gggg"),
        pile=whole_pile(""),
        last_turns=2,
        seat=WHITE,
    )
    play(passing, "end")
    lacks = passing.view(BLUE)["memory"]["passed"][WHITE][0]
    assert lacks == {"lacks": cards("gsm"), "dinar": 0}
    assert {tuple(imagined(passing, BLUE, n).players[WHITE].cache) for n in range(40)} == {(1, 0, 0, 0)}


@pytest.mark.rule("B36")
def test_B36_an_option_begun_can_be_finished() -> None:
    """White buys: cache and animals must be worth 3. White loads a camel with water on it: it holds water."""
    buying = play(table(player("mm", "s,s,s"), player("ss"), pile=whole_pile("mmmmmm"), seat=WHITE), "buy-map")
    worths = {
        sum(n * d for n, d in zip(imagined(buying, BLUE, number).players[WHITE].cache, (3, 2, 2, 1), strict=True))
        for number in range(300)
    }
    assert worths == {3, 4}

    loading = table(player("mm"), player("wg", "w,mmmm,ssss"), pile=whole_pile("ggggggm"), seat=WHITE)
    play(loading, "load-c1")
    for number in range(100):
        assert imagined(loading, BLUE, number).players[WHITE].cache[0] == 1


@pytest.mark.rule("B36")
def test_B36_rare_caches_are_found_as_well() -> None:
    """Only one card in forty explains what white does: the deals are repaired until they contain it."""
    loading = table(player(), player("w", "w,mmmm,ssss"), seat=WHITE, discard={"water": 6}, pile={})
    play(loading, "load-c1")

    for number in range(60):
        assert imagined(loading, BLUE, number).players[WHITE].cache == [1, 0, 0, 0]


# -- evenly ---------------------------------------------------------------------------------------------


def chi_square_limit(free: int) -> float:
    """What chi-square exceeds once in a hundred thousand times (Wilson and Hilferty)."""
    return float(free * (1 - 2 / (9 * free) + 4.265 * math.sqrt(2 / (9 * free))) ** 3)


def is_even(drawn: Counter[Any], weights: dict[Any, float]) -> bool:
    """Whether the frequencies of draws agree with their weights."""
    assert drawn.keys() <= weights.keys()
    whole = sum(weights.values())
    expected = {thing: drawn.total() * weight / whole for thing, weight in weights.items()}
    chi_square = sum((drawn[thing] - expected[thing]) ** 2 / expected[thing] for thing in weights)
    return chi_square < chi_square_limit(len(weights) - 1)


@pytest.mark.rule("B36")
def test_B36_in_stage_1_every_order_of_the_hidden_cards_is_equally_likely() -> None:
    """Two cards in white's cache out of the five that blue cannot see: two gold, two salt, one millet."""
    game = table(player("w"), player("gs"), pile=whole_pile("gsm"))

    drawn = Counter(tuple(imagined(game, BLUE, number).players[WHITE].cache) for number in range(2400))

    pairs = {(0, 1, 1, 0): 4, (0, 2, 0, 0): 1, (0, 0, 2, 0): 1, (0, 1, 0, 1): 2, (0, 0, 1, 1): 2}
    assert is_even(drawn, {key: float(weight) for key, weight in pairs.items()})


@pytest.mark.rule("B36")
def test_B36_in_stage_2_old_caches_are_dealt_evenly() -> None:
    """Four cards, two each: gold gold salt millet."""
    game = stage_2(player("w"), player("gg"), player("sm"), pile="mmm")

    drawn = Counter(tuple(imagined(game, BLUE, number).players[WHITE].cache) for number in range(2400))

    pairs = {(0, 2, 0, 0): 1, (0, 1, 1, 0): 2, (0, 1, 0, 1): 2, (0, 0, 1, 1): 1}
    assert is_even(drawn, {key: float(weight) for key, weight in pairs.items()})


@pytest.mark.rule("B36")
@pytest.mark.parametrize("stage", [1, 2])
def test_B36_the_truth_is_not_favoured(stage: int) -> None:
    """Two tables that blue cannot tell apart: what it imagines at one is what it imagines at the other."""
    tellings: list[Counter[bytes]] = []
    for held, pile in (("gs", "gsmm"), ("gm", "mgss")) if stage == 1 else (("gs", "gsmm"), ("gs", "mmsg")):
        if stage == 1:
            game = table(player("w", caves=[[]]), player(held), pile=whole_pile(pile))
        else:
            game = stage_2(player("w", caves=[[]]), player(held), pile=pile)
        play(game, "load-c1")
        tellings.append(Counter(normal(imagined(game, BLUE, number), BLUE) for number in range(2400)))
    one, two = tellings
    both = one + two
    frequent = [key for key in both if both[key] >= 10]
    chi_square = sum((one[key] - two[key]) ** 2 / both[key] for key in frequent)
    assert chi_square < chi_square_limit(len(frequent) - 1)


@pytest.mark.rule("B36")
def test_B36_after_the_end_shown_caches_are_known() -> None:
    """B35: blue and white are tied, so both caches were shown; red's was not."""
    tied = {"scored": {"stage_1": {"water": 1}}}
    players = [player("w", "g"), player("s", "s", **tied), player("gm", "m")]
    game = play(table(*players, stage=2, pile=whole_pile(""), last_turns=1, phase="rest", seat=RED), "end")
    assert game.over

    for number in range(50):
        t = imagined(game, RED, number)
        assert t.players[BLUE].cache == game.table.players[BLUE].cache
        assert t.players[WHITE].cache == game.table.players[WHITE].cache


def test_imagining_never_gives_up() -> None:
    """In whole games of every number of seats, ``imagine`` always finds a deal that agrees (see DEALS, MENDINGS)."""
    for seats in (2, 3, 4, 5):
        rng = random.Random(seats)
        game = azalai.new("tuareg", seats=seats, seed=seats)
        while not game.over:
            game.play(rng.choice(game.moves()))
            for seat in range(seats):
                imagined_game = game.imagine(seat, rng.randrange(1000))
                assert imagined_game.view(seat) == game.view(seat)
                assert imagined_game.over == game.over


# -- what a turn without an option tells ---------------------------------------------------------------------

SOLD = {"thieves": 1, "maps": 3, "caves": [[], []], "donkeys": ""}
LADEN = {"donkeys": "gggg", "thieves": 2}


def passing(pile: str = "", **rest: Any) -> Game:
    """White has passed in the last round of stage 1 with a water it could not load; nothing was left to buy."""
    players = [player("m", "wwww,ssss,ggmm", **SOLD), player("w", "mmmm,ssss,mm", **LADEN)]
    return play(table(*players, pile=whole_pile(pile), last_turns=2, seat=WHITE, **rest), "end")


@pytest.mark.rule("B36", "B09")
def test_B36_a_card_stolen_from_one_who_passed_is_one_it_could_not_use() -> None:
    """Blue steals white's only card: water, as all could tell before. With three seats the third can tell still."""
    game = play(passing(), "thief", "rob-white")
    assert game.view(BLUE)["players"][BLUE]["stolen"][0]["late"]
    play(game, "load-d1", "+m", "end", "keep")
    assert game.view(None)["stage"] == 2

    three = table(
        player("m", "wwww,ssss", thieves=1, maps=2, caves=[[], [], []], donkeys=""),
        player("w", "mm,mm", maps=0, thieves=2),
        player("w", "mmmm,mm", donkeys="gggg,ssss"),
        pile=whole_pile(""),
        last_turns=3,
        seat=WHITE,
    )
    play(three, "end", "end", "thief", "rob-red")
    for number in range(40):
        assert imagined(three, WHITE, number).players[BLUE].stolen[0] == 1  # water
        assert imagined(three, RED, number).players[WHITE].cache == [1, 0, 0, 0]


@pytest.mark.rule("B36", "B09", "B31")
def test_B36_what_passing_told_still_holds_in_stage_2() -> None:
    """White passed with water only; blue, who knows both caches together, is not surprised, nor is a third seat."""
    three = table(
        player("m", "wwww,ssss", thieves=3, maps=2, caves=[[], [], []], donkeys=""),
        player("w", "mmmm,mm", donkeys="gggg,ssss"),
        player("gs", "s,s"),
        pile=whole_pile(""),
        last_turns=2,
        seat=WHITE,
    )
    play(three, "end", "load-c1", "+s", "done")
    if three.seat == RED:
        play(three, "end")
    while three.view(None)["phase"] == "cash":
        play(three, "keep")
    assert three.view(None)["stage"] == 2
    assert three.view(BLUE)["memory"]["passed"][WHITE][0]["lacks"] == cards("gsm")
    for number in range(60):
        assert imagined(three, BLUE, number).players[WHITE].cache == [1, 0, 0, 0]


@pytest.mark.rule("B36", "B09")
def test_B36_too_poor_to_buy_tells_what_a_cache_is_worth_at_most(tmp_path: Any) -> None:
    """With one camel, a cargo of water that is worth little, and dear special cards, a pass tells of dinar too."""
    own = card_file(
        tmp_path,
        "[camels]\ncount = [1, 1, 1, 1]\n[specials]\nprice = 9\n[resources.water]\ndinar = 1\n"
        "[resources.gold]\ndinar = 4\n",
    )
    players = [player("g", "s", thieves=1), player("ss", "wwww")]
    game = table(*players, pile=whole_pile(""), last_turns=2, seat=WHITE, file=own)
    play(game, "end")
    assert game.view(BLUE)["memory"]["passed"][WHITE][0] == {"lacks": [], "dinar": 5}
    play(game, "thief", "rob-white")
    assert game.view(None)["players"][BLUE]["stolen"][0] == {"card": "salt", "known": [0, 1], "from": 1, "late": True}
    play(game, "load-c1", "+g")
    play(game, "end")
    assert game.view(None)["stage"] == 2
    assert game.view(BLUE)["memory"]["passed"][WHITE][0]["dinar"] == 5 - 2
    for number in range(20):
        assert imagined(game, BLUE, number).players[WHITE].cache == [0, 0, 1, 0]


def test_mending_takes_back_what_makes_it_worse(tmp_path: Any) -> None:
    """White buys for 9 dinar with three water, the only ones that are left: swaps that lose one again are undone."""
    own = card_file(tmp_path, "[specials]\nprice = 9\n")
    game = table(player("m"), player("www"), seat=WHITE, discard={"water": 5}, pile={}, file=own)
    play(game, "buy-map")

    for number in range(12):
        assert imagined(game, BLUE, number).players[WHITE].cache == [3, 0, 0, 0]
