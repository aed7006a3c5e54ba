"""Described positions that repeat what follows from the rest: scores, winners, printed facts, cards not seen. They may
leave it out; what they say of it must be true."""

from __future__ import annotations

import random
from typing import Any

import pytest

import azalai
from tests.junk import paths, with_junk
from tests.strategies import ALL, Variant, Walk
from tests.worked_out import FOLLOW, FOLLOW_OF_A_PLAYER, READ_IN_PART, only_what_is_read

variants = pytest.mark.parametrize("variant", ALL, ids=str)
READ_OR_REFUSED_ELSEWHERE = {"targis", "set", "card", "place"}
TRIED = 60


def reasons(game: str, described: Any, **options: Any) -> list[str]:
    with pytest.raises(azalai.IllegalPosition) as refused:
        azalai.position(game, described, **options)
    return refused.value.reasons


def moment(variant: Variant) -> azalai.Game:
    walk = Walk(variant, 3)
    for _ in walk.steps(45):
        pass
    return walk.game()


def worked_out(view: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The way to everything in a view that follows from the rest."""
    found = []
    for path in paths(view):
        of_a_player = len(path) > 2 and path[0] == "players" and path[2] in FOLLOW_OF_A_PLAYER[view["game"]]
        in_part = len(path) < 3 and not READ_IN_PART.isdisjoint(path)  # the places themselves
        if of_a_player or (path and path[0] in FOLLOW[view["game"]] and not in_part):
            found.append(path)
    return [path for path in found if not READ_OR_REFUSED_ELSEWHERE & set(path)]


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def in_words(path: tuple[Any, ...]) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).removeprefix(".")


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


@variants
def test_what_contradicts_the_rest_is_refused_by_name(variant: Variant) -> None:
    view = moment(variant).view(None)
    leaves = [path for path in worked_out(view) if isinstance(at(view, path), int | str)]
    assert len(leaves) > TRIED // 2
    for path in random.Random(1).sample(leaves, min(TRIED, len(leaves))):
        right, given = at(view, path), other(at(view, path))
        found = reasons(variant.name, with_junk(view, path, given), **variant.options)
        told = f"{in_words(path)} follows from the rest of the position: it is {right!r}, not {given!r}"
        assert found == [told]


@variants
def test_what_follows_from_the_rest_may_be_null_or_left_out(variant: Variant) -> None:
    view = moment(variant).view(None)
    described = azalai.position(variant.name, view, seed=3, **variant.options)
    for path in random.Random(2).sample(worked_out(view), TRIED // 2):
        again = azalai.position(variant.name, with_junk(view, path, None), seed=3, **variant.options)
        assert again.digest() == described.digest(), path
    again = azalai.position(variant.name, only_what_is_read(view), seed=3, **variant.options)
    assert again.digest() == described.digest()


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"scores": [4, 9]}, "scores[1] follows from the rest of the position: it is 4, not 9"),
        ({"scores": [4]}, "scores follows from the rest of the position: it is [4, 4], not [4]"),
        ({"scores": "high"}, "scores follows from the rest of the position: it is [4, 4], not 'high'"),
        ({"winners": [0]}, "winners follows from the rest of the position: it is None, not [0]"),
        (
            {"robber": 16, "phase": "over", "winners": [0]},
            "winners follows from the rest of the position: it is [0, 1], not [0]",
        ),
        (
            {"border": [{"robber": False}]},
            "border[0].robber follows from the rest of the position: it is True, not False",
        ),
        ({"border": [{"number": 2}]}, "border[0].number follows from the rest of the position: it is 1, not 2"),
        ({"unseen": {"goods": []}}, "unseen.goods follows from the rest of the position"),
        ({"cards": {"t99": {}}}, 'cards has no "t99"'),
        ({"cards": {"t1": {"crosses": True}}}, "cards.t1.crosses follows from the rest of the position: it is "),
        ({"border": [{"colour": "red"}]}, 'border[0] has no "colour"; it has: number, role'),
        ({"border": [7]}, "border[0] follows from the rest of the position: it is {'number': 1"),
        ({"seen_by": 2}, "seen_by must be a seat from 0 to 1, or null for the open table, not 2"),
    ],
)
def test_the_words_of_targi(described: dict[str, Any], told: str) -> None:
    (found,) = reasons("targi", described)

    assert found.startswith(told)


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"scores": [0, 1, 0]}, "scores[1] follows from the rest of the position: it is 0, not 1"),
        (
            {"asks": [{"ask": "turn", "seat": 1}], "turn": 0},
            "turn follows from the rest of the position: it is 1, not 0",
        ),
        (
            {"asks": [{"ask": "turn", "seat": 1}], "phase": "rest"},
            "phase follows from the rest of the position: it is 'turn', not 'rest'",
        ),
        ({"seat": 2, "turn": 1}, "turn follows from the rest of the position: it is 2, not 1"),
        (
            {"players": [{}, {"camels": [["salt"]], "shows": {"salt": 2}}]},
            "players[1].shows.salt follows from the rest of the position: it is 1, not 2",
        ),
        (
            {"players": [{"leads": {"gold": 4}}]},
            "players[0].leads.gold follows from the rest of the position: it is 0, not 4",
        ),
        ({"unseen": {"gold": 1}}, "unseen.gold follows from the rest of the position: it is "),
        ({"cards": {"limits": {"cache": 99}}}, "cards.limits.cache follows from the rest of the position: it is "),
        ({"seen_by": "blue"}, "seen_by must be a seat from 0 to 2, or null for the open table, not 'blue'"),
    ],
)
def test_the_words_of_tuareg(described: dict[str, Any], told: str) -> None:
    (found,) = reasons("tuareg", described, seats=3)

    assert found.startswith(told)


def test_a_dune_is_what_is_printed_on_it() -> None:
    true = {"card": "dune:wild", "do": "lay_wild"}

    assert azalai.position("targi", {"dunes": [true]}, expansion=True).view(None)["dunes"][0]["do"] == "lay_wild"
    (found,) = reasons("targi", {"dunes": [true | {"do": "market"}]}, expansion=True)
    assert found == "dunes[0].do follows from the rest of the position: it is 'lay_wild', not 'market'"


def test_a_part_of_the_border_is_enough() -> None:
    game = azalai.position("targi", {"border": [{"number": 1}, {}, None, {"targis": []}]})

    assert game.view(None)["robber"] == 1


def test_all_that_contradicts_is_told_at_once() -> None:
    described = {"scores": [5, 6], "winners": [1], "border": [{"number": 3}], "oasis": 1, "seen_by": 9}

    told = "\n".join(reasons("targi", described))

    for part in ("scores[0]", "scores[1]", "winners", "border[0].number", '"oasis"', "seen_by"):
        assert part in told


@pytest.mark.parametrize("faulty", [{"round": 99}, {"players": [{"gold": "much"}]}, {"players": [{"targis": [4]}]}])
def test_of_a_faulty_position_nothing_follows(faulty: dict[str, Any]) -> None:
    assert reasons("targi", faulty | {"scores": [9, 9], "winners": [0]}) == reasons("targi", faulty)


@variants
def test_nothing_that_is_described_is_ignored(variant: Variant) -> None:
    """Any value of a view exchanged for another: it is refused, or it is so at the table."""
    view = moment(variant).view(None)
    for long in ("cards", "unseen"):  # see above
        del view[long]
    accepted = 0
    for path in paths(view):
        value = at(view, path)
        if isinstance(value, dict | list) or path == ("seen_by",):
            continue
        for given in [0, "x", [0]] if value is None else [other(value)]:
            try:
                game = azalai.position(variant.name, with_junk(view, path, given), **variant.options)
            except azalai.IllegalPosition:
                continue
            accepted += 1
            assert at(game.start, path) == given, f"{in_words(path)}: {given!r} was ignored"
    assert accepted > 5
