"""The network of the champion: the same in both gears, valid files, and a search that uses it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azalai import bots
from azalai.bots import networks
from azalai.bots.rules.network import LAST_ENTRY, ONE, ONE_RESULT, evaluate, evaluate_in_loops
from azalai.bots.weights import package
from azalai.errors import BotFileError
from azalai.games.targi.bots import card_inputs, network_inputs
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS
from azalai.games.targi.rules.card_tables import ROLES
from azalai.kernel import gear
from tests.information_sets import seen_at
from tests.strategies import ALL, Variant, walks

NAMED = {str(variant): variant for variant in ALL}
ONE_OF_EACH = ("targi", "targi-expansion", "tuareg-seats=2", "tuareg-seats=4")
some_variants = pytest.mark.parametrize("name", ONE_OF_EACH)
MOST_BYTES = 300_000


def layers_of(variant: Variant) -> Any:
    found = networks.layers(package(variant.name), variant.setting.variant or variant.name)
    assert found is not None
    return found


def logistic(logit: float) -> float:
    return float(1 / (1 + np.exp(-logit)))


def as_real_numbers(layers: Any, inputs: list[int]) -> float:
    """The same network without quantisation of its activations."""
    hidden = np.clip((np.array(inputs) @ layers["weights"] + layers["biases"]) / ONE, 0, 1)
    hidden_2 = np.clip(hidden @ layers["weights_2"] / ONE + layers["biases_2"] / ONE**2, 0, 1)
    return logistic((hidden_2 @ layers["weights_3"] * ONE + layers["bias_3"][0]) / networks.ONE_LOGIT)


@some_variants
def test_the_values_are_those_of_the_network_in_real_numbers(name: str) -> None:
    variant = NAMED[name]
    layers, book = layers_of(variant), variant.book
    network = networks.network(layers, compiled=False)
    knowledge = book.network_knowledge()
    assert knowledge is not None
    values = []
    for walk in walks(variant, range(2)):
        for decision, _ in enumerate(walk.steps()):
            if decision % 9 == 0:
                knowledge.network_inputs(walk.t, variant.setting.cards, 0, network.inputs)
                values.append(evaluate(network, 0) / ONE_RESULT)
                assert values[-1] == pytest.approx(as_real_numbers(layers, network.inputs), abs=0.002)
    assert np.std(values) > 0.05, "a network that always says the same"


@some_variants
def test_inputs_are_small_and_fill_their_layout(name: str) -> None:
    variant = NAMED[name]
    knowledge = variant.book.network_knowledge()
    assert knowledge is not None
    assert len(layers_of(variant)["weights"]) == knowledge.INPUTS
    seen = np.zeros(knowledge.INPUTS, int)
    for walk in walks(variant, range(3)):
        for _ in walk.steps():
            inputs = [7] * knowledge.INPUTS  # what was there before must not show through
            knowledge.network_inputs(walk.t, variant.setting.cards, variant.setting.seats - 1, inputs)
            assert all(0 <= value <= 127 for value in inputs)
            seen = np.maximum(seen, inputs)
    assert (seen > 0).mean() > 0.3


def test_evaluate_rounds_alike_in_both_gears() -> None:
    rng = np.random.default_rng(1)
    real = [rng.normal(0, 0.2, shape) for shape in ((41, 16), 16, (16, 8), 8, 8, 1)]
    layers = networks.quantised(real)
    plain, compiled = (networks.network(layers, compiled=each) for each in (False, True))
    twin = gear.compiled(evaluate_in_loops)
    values = set()
    for time in range(300):  # the compiled gear starts from the last inputs of the seat
        seat = int(rng.integers(3))
        inputs = rng.integers(0, 40, 41) * (rng.random(41) < 0.4)
        if time % 2:
            inputs = np.where(rng.random(41) < 0.1, inputs, plain.inputs)
        plain.inputs[:] = inputs.tolist()
        compiled.inputs[:41] = inputs
        values.add(evaluate(plain, seat))
        assert twin(compiled, seat) == evaluate(plain, seat)
    assert len(values) > 100


@pytest.mark.parametrize(("bias", "result"), [(-100, 0.0), (-9, 0.0), (0, 0.5), (1, logistic(1)), (9, 1.0), (100, 1.0)])
def test_results_are_logistic_and_end_at_0_and_1(bias: float, result: float) -> None:
    layers = networks.quantised([np.zeros((1, 1)), np.zeros(1), np.zeros((1, 1)), np.zeros(1), np.zeros(1), [bias]])
    value = evaluate(networks.network(layers, compiled=False), 0) / ONE_RESULT
    assert value == pytest.approx(result, abs=0.0005)
    assert len(networks.network(layers, compiled=False).results) == LAST_ENTRY + 1


@pytest.mark.long
@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_champion_beats_the_classic_search(name: str) -> None:
    """With fixed seeds, few simulations and few games, but far from an even match."""
    import azalai

    variant = NAMED[name]
    won = 0.0
    games = 12
    for game_number in range(games):
        game = azalai.new(variant.name, seed=900 + game_number // 2, **variant.options)
        mine = game_number % game.seats
        players = [
            bots.player("champion:60" if seat == mine else "search-classic:60", seat) for seat in range(game.seats)
        ]
        while game.seat is not None:
            game.play(players[game.seat].decide(bots.information_set(game, game.seat)).move)
        won += (mine in game.winners()) / len(game.winners())
    assert won > games * 0.6


@pytest.mark.parametrize("game", ["targi", "tuareg"])
def test_the_files_of_weights_are_whole_and_small(game: str) -> None:
    folder = files(package(game))
    entries = networks.index(package(game))
    assert {file.name for file in folder.iterdir() if file.name.endswith(".npz")} == {
        e["file"] for e in entries.values()
    }
    assert sum(len(folder.joinpath(entry["file"]).read_bytes()) for entry in entries.values()) <= MOST_BYTES
    for variant in entries:
        assert networks.layers(package(game), variant) is not None


def test_a_damaged_file_of_weights_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / networks.NETWORKS_FILE).write_text('[x]\nfile = "x.npz"\nsha256 = "0"\n', encoding="utf-8")
    (tmp_path / "x.npz").write_bytes(b"damaged")
    monkeypatch.setattr(networks, "files", lambda _: tmp_path)
    with pytest.raises(BotFileError, match=r"x\.npz(.|\n)*checksum"):
        networks.layers.__wrapped__("azalai.nowhere", "x")


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="weights_2 does not fit"):
        networks.quantised([np.zeros((1, 1)), np.zeros(1), np.full((1, 1), 1e4), np.zeros(1), np.zeros(1), np.zeros(1)])


def test_a_game_without_a_network_is_searched_with_its_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "layers", lambda *_: None)
    variant = NAMED["tuareg-seats=2"]
    walk = next(walks(variant, range(1)))
    next(iter(walk.steps()))
    seen = seen_at(walk.game())
    champion, classic = (
        bots.player(f"{name}:8", 1, compiled=False).decide(seen) for name in ("search", "search-classic")
    )
    assert champion.candidates == classic.candidates


def test_every_effect_and_role_of_targi_has_an_input_of_its_own() -> None:
    """A number beyond its block would count as the input after it, and nothing would fail."""
    retrain = "add inputs at the end (docs/add-a-card.md), and train the network again"
    for block, after in (
        (card_inputs.EFFECT, card_inputs.AFFORDABLE),
        (network_inputs.LASTING, network_inputs.DISCOUNTS),
        (network_inputs.TOKENS, network_inputs.LAYING_BONUS),
    ):
        assert max(effect.number for effect in EFFECTS.values()) < after - block, retrain
    for block, after in (
        (network_inputs.ON_DUNES, network_inputs.FIGURES),
        (network_inputs.FREE_DUNES, network_inputs.MORE_BONUS),
    ):
        assert max(effect.number for effect in DUNE_EFFECTS.values()) < after - block, retrain
    for block, after in (
        (network_inputs.ROLES, network_inputs.BORDER_GAIN),
        (network_inputs.FREE_ROLES, network_inputs.IN_LINE),
    ):
        assert max(ROLES.values()) < after - block, retrain
