"""Custom cards with several effects (``do = [..]``): each works as on a card of its own, in both gears, and is drawn
and named."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.bots.binding import bound_bots
from azalai.bots.weights import weights
from azalai.errors import CardFileError
from azalai.games.targi.cards.effects import effect_parts
from azalai.games.targi.pictures.cards import laid_card, tribe_card
from azalai.games.targi.position.view import card_facts
from azalai.games.targi.words import names, short
from azalai.messages import language
from azalai.web.targi.card_faces import tribe_face
from tests.strategies import Variant, Walk
from tests.targi.tables import BLUE, acts, display, ended, gold, goods, lays, moves, points, raided, stock
from tests.twins import Twin, both_gears_agree

pytestmark = pytest.mark.rules

DECK: dict[str, Any] = {
    "tribe": {
        "tent": {
            "n1": {
                "vp": 1,
                "cost": ["1d"],
                "when": "now",
                "do": ["gain", {"do": "discount", "kind": "well"}, {"do": "points_per_two", "kind": "tent"}],
                "what": "2g",
            },
            "n2": {"do": ["raid_immunity", {"do": "storage", "goods": 3, "gold": 2}, "silversmith_bonus"], "points": 2},
            "n3": {"do": ["points_per_two", {"do": "row_bonus", "row": "alike", "points": 4}], "kind": "most"},
            "n4": {
                "do": [
                    {"do": "lay_bonus", "kind": "rider", "what": "1g"},
                    {"do": "lay_bonus", "kind": "rider", "what": "2v"},
                ]
            },
            "n5": {"do": ["caravan_twice", {"do": "goods_card_bonus", "good": "s"}, "trade_one_for_one"]},
        }
    }
}

EXPANSION: dict[str, Any] = {
    "expansion": {
        "tribe": {
            "rider": {
                "xr1": {"when": "once", "do": ["raid_shield", {"do": "round_income", "what": "1d"}, "hand_of_two"]},
                "xr2": {"do": [{"do": "dune_bonus", "what": "1g"}, {"do": "favour_bonus", "what": "1v"}]},
            }
        }
    }
}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cards") / "composed.toml"
    path.write_text(azalai.new("targi", cards=DECK).options["card_text"], encoding="utf-8")
    return path


def test_one_effect_works_at_once_and_another_lasts(cards: Path) -> None:
    laid = lays("n1", stock(dates=1, gold=1), cards=cards)
    assert gold(laid.play("r1") if "r1" in moves(laid) else laid) == 3

    well = stock(dates=3, salt=3, pepper=3, gold=1)  # each well costs one good of choice less
    spares = {
        name: any(text.startswith("spare") for text in moves(lays("w3", well, [name], cards=cards)))
        for name in ("n1", "n7")
    }
    assert spares == {"n1": True, "n7": False}


def test_lasting_effects_of_one_card_all_last(cards: Path) -> None:
    visit = acts({"targis": [10], **stock(gold=1), "display": [["n2"], [], []]}, cards=cards)
    assert points(visit.play("b10")) == 2 + 2  # the only exchange is that of the gold

    raid = raided(4, {"display": [["n2"], [], []], **stock(dates=9)}, cards=cards)
    assert goods(raid)[0] == 9
    assert raid.seat != BLUE


def test_each_bonus_for_a_laid_card_is_given(cards: Path) -> None:
    rich = stock(dates=5, salt=5, pepper=5, gold=3)
    after = {}
    for name in ("n4", "n7"):
        game = lays("r2", rich, [name], cards=cards)
        while "r2" not in display(game)[0]:
            game.play("r1" if "r1" in moves(game) else game.moves()[0])
        after[name] = gold(game), points(game)

    assert after["n4"] == (after["n7"][0] + 1, after["n7"][1] + 2)


def test_the_final_scoring_adds_all_end_effects_of_a_card(cards: Path) -> None:
    rows = [["n3", "n6", "n7", "n8"], ["t1"], []]

    (line,) = (line for line in ended({"display": rows}, cards=cards).score_sheet(BLUE) if line.about == "n3")

    assert line.points == 4 // 2 + 4


def test_it_is_drawn_and_named_effect_by_effect(cards: Path) -> None:
    deck = azalai.new("targi", cards=cards).setting.deck
    facts = card_facts(deck, deck.by_id["n1"])

    assert [(part.sort, part.content) for part in effect_parts(facts) if part.sort == "moment"] == [
        ("moment", "always"),
        ("moment", "end"),
    ]
    assert names.effect_text(facts) == (
        "Take 2 gold at once. Each well you lay later costs one good of your choice less. "
        "In the final scoring, 1 point for every two tents in your display."
    )
    assert short.effect_words(facts) == "now +2g, Well −1 good, 2 Tent = 1✚"
    with language("pl"):
        assert names.effect_text(facts).count(".") == 3
    game = azalai.position("targi", {"players": [{"display": [["n1"], [], []]}, {}]}, cards=cards)
    assert "moment" in game.picture(0)
    assert "Well −1 good" in game.draw(0, width=100, colour=False).replace("-", "−")


def test_each_effect_has_a_line_of_its_own(cards: Path) -> None:
    deck = azalai.new("targi", cards=cards).setting.deck
    facts = card_facts(deck, deck.by_id["n1"])

    for drawn in (tribe_card("n1", facts), laid_card("n1", facts)):
        heights = [float(y) for y in re.findall(r'class="moment" cx="[^"]+" cy="([^"]+)"', drawn)]
        assert len(heights) == 3
        assert all(lower - upper > 10 for upper, lower in itertools.pairwise(heights))
    face = tribe_face({"cards": {"n1": facts}}, "n1", words=False)
    assert face["fx"].count('class="br"') == 2
    assert "several" in face["tight"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ({"do": []}, "“do” is an effect or a list of 1 to 3 effects"),
        ({"do": ["gain"] * 4, "when": "now", "what": "1g"}, "“do” is an effect or a list of 1 to 3 effects"),
        ({"do": ["gain", "swap_two"], "when": "now", "what": "1g"}, "only one effect of a card can work at once"),
        ({"do": ["discount", "nonsense"], "kind": "tent"}, "nonsense"),
        ({"do": ["discount", {"kind": "tent"}], "kind": "tent"}, "tribe.tent.n1.do"),
        ({"do": ["discount", {"do": "storage", "goods": 1, "gold": 1, "colour": 3}], "kind": "tent"}, "colour"),
        ({"do": ["discount", "none"], "kind": "tent"}, "none"),
        ({"do": [3]}, "tribe.tent.n1.do"),
        ({"do": ["none"]}, "none"),
    ],
)
def test_faults_are_reported(card: dict[str, Any], reason: str) -> None:
    with pytest.raises(CardFileError, match=r"tribe\.tent\.n1") as found:
        azalai.new("targi", cards={"tribe": {"tent": {"n1": card}}})

    assert reason in str(found.value)
    assert len(found.value.reasons) == 1


@pytest.mark.parametrize("spec", ["greedy", "champion:3"])
def test_computer_players_value_every_effect(spec: str, cards: Path) -> None:
    """A card with one more lasting effect is worth more to them."""
    game = acts({"targis": [1, 3], "hand": ["n3"], "display": [["n2", "n1"], [], []], **stock(gold=3)}, cards=cards)
    seen = bots.information_set(game, BLUE)
    assert bots.player(spec, 1, compiled=False).decide(seen).move in game.moves()

    rules, own = bound_bots("targi"), weights("targi")
    worth = []
    for deck in (DECK, {"tribe": {"tent": {"n2": {"when": "always", "do": "raid_immunity"}}}}):
        setting = azalai.new("targi", cards=deck).setting
        worth.append(rules.evaluate(game.table, setting.cards, own, BLUE))
    assert worth[0] > worth[1]


def test_described_positions_of_whole_games_are_accepted() -> None:
    game = azalai.new("targi", seed=41, expansion=True, cards=DECK | EXPANSION)
    player = bots.player("random", 1)
    decisions = 0
    while not game.over:
        game.play(player.decide(bots.information_set(game, game.seat)).move)
        decisions += 1
        if decisions % 9 == 0:
            again = azalai.position("targi", game.view(None), expansion=True, cards=DECK | EXPANSION)
            assert again.view(None) == game.view(None)
    assert decisions > 100


@pytest.mark.parametrize(
    "options", [{"cards": DECK}, pytest.param({"expansion": True, "cards": DECK | EXPANSION}, marks=pytest.mark.long)]
)
def test_both_gears_agree(options: dict[str, Any]) -> None:
    variant = Variant("targi", options)
    twin = Twin(variant)
    for seed in range(60, 66):
        twin.deal(seed)
        both_gears_agree(Walk(variant, seed), twin)
