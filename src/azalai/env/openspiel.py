"""OpenSpiel games ``azalai_targi`` and ``azalai_tuareg``, registered when this module is imported.

Chance is an explicit player (see ``chance_nodes``). The observation of a seat is all it may know now; its information
state adds everything it has seen and done before.

>>> import pyspiel
>>> import azalai.env.openspiel
>>> game = pyspiel.load_game("azalai_tuareg(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
(True, ['kind water', 'kind gold', 'kind salt', 'kind millet'])
"""

from __future__ import annotations

import base64
import json
import math
from typing import Any

import numpy as np

from azalai.env.chance_nodes import CHANCE, OVER, Play, explicit_rules
from azalai.env.extras import needs_env
from azalai.env.rewards import checked_reward
from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.games import SHIPPED, rulebook
from azalai.games.card_reading import is_toml
from azalai.games.interface import Rulebook
from azalai.games.options import TableOption
from azalai.kernel.batch import batch_rules
from azalai.kernel.batch_loops import DIFFERENCE
from azalai.kernel.explicit_chance import NUMBER
from azalai.messages import say

with needs_env(__name__):
    import pyspiel  # type: ignore[import-not-found, unused-ignore]  # a bare .so

MOST_DECISIONS = MOST_CHANCE = 400_000
"""Bounds for OpenSpiel, far above any real game (about 300 nodes); a test compares them with the proven ones."""
TERMINAL = OVER
assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (CHANCE, TERMINAL)
OFTEN = 10
"""How often an action is taken in a long game. The tensor scales counts of actions by it."""
MOST_POINTS = 1000.0
"""A bound for OpenSpiel on the difference in points, far above any real one."""
REWARD, VERSION, CARDS = "reward", "observation_version", "cards"
TEXT = "text:"
"""The prefix of an encoded card file: OpenSpiel writes parameters into the name of a game and reads them back
unquoted."""


def parameters_of(game: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    options = {option.openspiel: option.default for option in rulebook(game).table_options if option.openspiel}
    return {**options, REWARD: "win", VERSION: 1}


def options_of(game: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options of ``azalai.new``; empty parameters are left out. Numbers without a default are texts, because
    OpenSpiel has no empty number and none of 64 bits."""
    declared = {option.openspiel: option for option in rulebook(game).table_options if option.openspiel}
    given = {name: value for name, value in parameters.items() if value and name not in (REWARD, VERSION)}
    return {declared[name].name: _value(declared[name], value) for name, value in given.items()}


def named(parameters: dict[str, Any]) -> dict[str, Any]:
    """The parameters as the name of the game has them: the text of a card file encoded."""
    cards = parameters.get(CARDS, "")
    if not is_toml(cards):
        return parameters
    return {**parameters, CARDS: TEXT + base64.urlsafe_b64encode(cards.encode()).decode().rstrip("=")}


def _value(option: TableOption, value: Any) -> Any:
    if option.openspiel == CARDS and value.startswith(TEXT):
        encoded = value.removeprefix(TEXT)
        return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4)).decode()
    is_number = option.type is int and isinstance(value, str) and value.isascii() and value.isdigit()
    return int(value) if is_number else value  # anything else is refused together with the other options


class AzalaiState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games, which ``play`` holds."""

    def __init__(self, game: AzalaiGame) -> None:
        super().__init__(game)
        self.play: Play = game.start
        self.reward: int = game.reward

    def current_player(self) -> int:
        return self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.answers

    # The library has these two as well; called from Python, its way through C++ takes longer than most steps.

    def is_chance_node(self) -> bool:
        return self.play.seat == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        if player:
            return super().legal_actions(*player)  # type: ignore[no-any-return]
        return list(self.play.answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.play.seat == CHANCE
        return list(zip(self.play.answers, self.play.chances, strict=True))

    def _apply_action(self, action: int) -> None:
        play = self.play
        if action not in play.answers:
            legal = ", ".join(map(str, play.answers))
            raise IllegalMove(say("env-not-legal", action=str(action), legal=legal))
        if not play.past:
            play = self.play = play.copy()  # all new states share it
        play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.play.rules
        if player != CHANCE:
            if not 0 <= action < len(rules.book.catalogue):
                last = len(rules.book.catalogue) - 1
                raise IllegalMove(say("error-move-number", number=str(action), last=last))
            return rules.book.catalogue[action].notation
        return rules.chance.title(rules.setting, self.play.event or NUMBER, action)

    def is_terminal(self) -> bool:
        return self.play.seat == TERMINAL

    def returns(self) -> list[float]:
        rules = self.play.rules
        rewards = [0.0] * rules.setting.seats
        if self.is_terminal():
            batch_rules(rules.book).reward_seats(self.play.t, rules.setting.cards, self.reward, rewards)
        return rewards

    def __str__(self) -> str:
        """A hash of the whole table, hidden cards included; within a step also the outcomes of chance so far."""
        digest = self.play.t.digest() if self.play.dealt else ""
        step = " {}:{}".format(*self.play.step) if self.is_chance_node() else ""
        return f"{self.play.rules.game} {digest}{step}"

    def resample_from_infostate(self, player: int, sampler: Any) -> AzalaiState:
        """A determinization for information-set search: a state with the same information state of the player. The
        histories of the other players stay those of the true game."""
        twin: AzalaiState = self.clone()
        low, high = (int(sampler() * 2**32) for _ in range(2))
        twin.play = self.play.imagine(player, low, high)
        return twin

    def table(self) -> Game:
        """A copy of the table as a Game."""
        rules = self.play.rules
        return Game(rules.book, rules.setting, 0, self.play.t, None)


class AzalaiGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name = name
        self.rules = explicit_rules(name, options_of(name, parameters), parameters.get(VERSION, 1))
        self.reward = checked_reward(parameters.get(REWARD) or "win")
        seats = self.rules.setting.seats
        most = MOST_POINTS if self.reward == DIFFERENCE else 1.0
        super().__init__(
            game_type(self.rules.book),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.rules.book.catalogue),
                max_chance_outcomes=self.rules.chance.most_outcomes,
                num_players=seats,
                min_utility=-most if self.reward == DIFFERENCE else -1.0 / (seats - 1),
                max_utility=most,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            ),
            named(parameters),
        )
        self.start = Play(self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy. The library's own way would leave out all that is ours."""
        return loaded, (str(self),)

    def new_initial_state(self) -> AzalaiState:
        return AzalaiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        sort = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if sort.public_info and sort.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return SeatObserver(self, sort.perfect_recall)
        return PartObserver(sort.public_info)


def loaded(name: str) -> Any:
    """The game of this name with its parameters; unpickling imports this module, which registers the game."""
    return pyspiel.load_game(name)


# -- observers ------------------------------------------------------------------------------------------


class SeatObserver:
    """The observation of a seat; with perfect recall, its information state."""

    def __init__(self, game: AzalaiGame, perfect_recall: bool) -> None:
        self.rules = game.rules
        self.layout = game.rules.layout
        self.perfect_recall = perfect_recall
        seats, actions = self.rules.setting.seats, len(self.rules.book.catalogue)
        sizes: dict[str, tuple[int, ...]] = {"seat": (seats,), "observation": (self.layout.size,)}
        if perfect_recall:
            sizes["past"] = (seats, actions)
        ends = np.cumsum([math.prod(shape) for shape in sizes.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = zip(sizes.items(), np.split(self.tensor, ends[:-1]), strict=True)
        self.dict = {name: part.reshape(shape) for (name, shape), part in parts}

    def set_from(self, state: AzalaiState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        play = state.play
        if not play.dealt:
            return
        np.multiply(play.observed(player), self.layout.factors, out=self.dict["observation"])
        if self.perfect_recall:
            np.divide(play.counted(player), OFTEN, out=self.dict["past"])

    def string_from(self, state: AzalaiState, player: int) -> str:
        play = state.play
        words = [f"seat {player}"]
        if play.dealt:
            if self.perfect_recall:
                words.append(f"past {play.remember(player).hex()}")
            cells = play.observed(player).tolist()
            values = ((field.name, cells[field.cells]) for field in self.layout.fields)
            words += [f"{name}={','.join(map(str, value))}" for name, value in values if any(value)]
        return " ".join(words)


class PartObserver:
    """The public observation, or what a seat knows besides it, as JSON."""

    tensor = None

    def __init__(self, public: bool) -> None:
        self.public = public
        self.dict: dict[str, Any] = {}

    def set_from(self, state: AzalaiState, player: int) -> None:
        """It has no tensor."""

    def string_from(self, state: AzalaiState, player: int) -> str:
        if not state.play.dealt:
            return ""
        table = state.table()
        public = table.public_view()
        public.pop("cards", None)  # what is printed on cards never changes
        seen = public if self.public else _besides(table.view(player), public)
        return json.dumps(seen) if seen else ""


NO_PART = ("seen_by", "cards")


def _besides(mine: Any, public: Any) -> Any:
    """The parts of a view that differ from the public one."""
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        mine, public = ({str(place): part for place, part in enumerate(parts)} for parts in (mine, public))
    if isinstance(mine, dict) and isinstance(public, dict):
        parts = {name: _besides(value, public.get(name)) for name, value in mine.items() if name not in NO_PART}
        return {name: part for name, part in parts.items() if part}
    return None if mine == public else mine


# -- registering ----------------------------------------------------------------------------------------


def game_type(book: Rulebook) -> Any:
    seats = [option for option in book.table_options if option.name == "seats"]
    most = len(book.seat_names)
    return pyspiel.GameType(
        short_name=f"azalai_{book.name}",
        long_name=f"Azalai: {book.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0].low if seats else most,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(book.name),
    )


def register(game: str) -> None:
    """Make a game known to OpenSpiel as ``azalai_<game>``, once a process.

    OpenSpiel keeps what it is given beyond the end of the interpreter; a class survives that, a plain function does
    not."""
    if f"azalai_{game}" in {known.short_name for known in pyspiel.registered_games()}:
        return

    def start(self: AzalaiGame, parameters: dict[str, Any] | None = None) -> None:
        AzalaiGame.__init__(self, game, parameters or {})

    made = type(f"{game.capitalize()}Game", (AzalaiGame,), {"__init__": start})
    pyspiel.register_game(game_type(rulebook(game)), made)


for _game in SHIPPED:
    register(_game)
