"""An actor and a learner on ``Tables``: PyTorch learns to beat the greedy player, on a laptop's processor.

    pip install "azalai[env,plots]" torch
    python examples/actor_learner.py --minutes 10 --curve curve.png

The actor plays many tables at once against the compiled greedy player and writes what it saw, did and was paid. The
learner fits one network, policy and value, to it (proximal policy optimisation). Rewards are the difference in points,
which says more about a lost game than the defeat.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from azalai.env.batch import Tables

NO_CHANCE = -1e9


@dataclass
class Settings:
    """What is learned, and how."""

    game: str = "tuareg"
    options: dict[str, Any] = field(default_factory=lambda: {"seats": 2})
    opponent: str = "greedy"
    version: int = 2  # of the observation
    minutes: float = 10  # of processor time
    decisions: int = 10**9  # to learn from at most
    tables: int = 256
    steps: int = 64  # at each table, between two visits of the learner
    epochs: int = 3
    batch: int = 2048
    width: int = 128
    rate: float = 1e-3
    trace: float = 0.95  # lambda of the generalised advantage estimate
    clip: float = 0.2
    entropy: float = 0.01
    lead: float = 20  # points that count as much as the victory itself
    measure_every: float = 20  # seconds of processor time
    measure_games: int = 256
    seed: int = 1
    threads: int = 1


class Network(nn.Module):  # type: ignore[misc]
    """Two hidden layers; the action's logits and the expected outcome."""

    def __init__(self, cells: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        return self.policy(body).masked_fill(masks == 0, NO_CHANCE), self.value(body).squeeze(-1)


def new_tables(how: Settings, count: int, reward: str) -> Tables:
    return Tables(
        how.game,
        count,
        learner="any",
        opponent=how.opponent,
        reward=reward,
        observation_version=how.version,
        **how.options,
    )


class Actor:
    """Plays the tables with the network and keeps what the learner needs."""

    def __init__(self, how: Settings) -> None:
        self.how, self.tables = how, new_tables(how, how.tables, "difference")
        self.tables.reset(seed=how.seed * 10**6)
        self.rows = np.arange(how.tables)

    def play(self, network: Network) -> dict[str, torch.Tensor]:
        how, tables = self.how, self.tables
        shape = (how.steps, how.tables)
        seen = torch.zeros((*shape, tables.observations.shape[1]))
        masks = torch.zeros((*shape, tables.masks.shape[1]), dtype=torch.int8)
        actions, chances, values = torch.zeros(shape, dtype=torch.long), torch.zeros(shape), torch.zeros(shape)
        outcomes, ends, asked = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
        for step in range(how.steps):
            asked[step] = torch.from_numpy(tables.seats >= 0)  # otherwise the step only deals
            seen[step] = torch.from_numpy(tables.scaled)
            masks[step] = torch.from_numpy(tables.masks)
            with torch.no_grad():
                logits, values[step] = network(seen[step], masks[step])
                drawn = torch.distributions.Categorical(logits=logits)
                actions[step] = drawn.sample()
                chances[step] = drawn.log_prob(actions[step])
            tables.step(actions[step].numpy())
            lead = tables.rewards[self.rows, tables.learners]
            outcomes[step] = torch.from_numpy((np.sign(lead) + np.clip(lead / how.lead, -1, 1)) / 2)
            ends[step] = torch.from_numpy(tables.terminations)
        with torch.no_grad():
            _, after = network(torch.from_numpy(tables.scaled.copy()), torch.from_numpy(tables.masks))
        advantages, following = torch.zeros(shape), torch.zeros(how.tables)
        for step in reversed(range(how.steps)):
            # after the end of a game comes a step that only deals: it passes nothing on
            error = outcomes[step] + after * (1 - ends[step]) - values[step]
            following = (error + how.trace * (1 - ends[step]) * following) * asked[step]
            advantages[step], after = following, values[step] * asked[step]
        kept = asked.flatten() == 1
        whole = {"seen": seen, "masks": masks, "actions": actions, "chances": chances, "advantages": advantages}
        whole["returns"] = advantages + values
        return {name: part.flatten(0, 1)[kept] for name, part in whole.items()}


class Learner:
    """Improves the network with what the actor has played."""

    def __init__(self, how: Settings, network: Network) -> None:
        self.how, self.network = how, network
        self.optimiser = torch.optim.Adam(network.parameters(), lr=how.rate, eps=1e-5)

    def learn(self, played: dict[str, torch.Tensor], left: float) -> None:
        """``left`` is the share of the time that is left: the steps become smaller towards the end."""
        how = self.how
        for group in self.optimiser.param_groups:
            group["lr"] = how.rate * max(left, 0.05)
        better = played["advantages"]
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(how.epochs):
            for part in torch.randperm(len(better)).split(how.batch):
                logits, values = self.network(played["seen"][part], played["masks"][part])
                drawn = torch.distributions.Categorical(logits=logits)
                ratio = (drawn.log_prob(played["actions"][part]) - played["chances"][part]).exp()
                gain = torch.minimum(
                    ratio * better[part], ratio.clamp(1 - how.clip, 1 + how.clip) * better[part]
                ).mean()
                chances = logits.softmax(-1)
                entropy = -(chances * logits.log_softmax(-1).clamp(min=-30)).sum(-1).mean()
                loss = -gain + 0.5 * (values - played["returns"][part]).square().mean() - how.entropy * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


def measure(how: Settings, network: Network) -> tuple[float, float]:
    """Fresh games, one at each table, in which the network takes its likeliest actions: the share that it wins (with
    more points: ties do not count), and its mean lead in points."""
    tables = new_tables(how, how.measure_games, "difference")
    tables.reset(seed=10**9)
    lead, going = np.zeros(tables.count), np.ones(tables.count, bool)
    while going.any():
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(tables.scaled), torch.from_numpy(tables.masks))
        tables.step(logits.argmax(-1).numpy())
        over = going & tables.terminations
        lead[over] = tables.rewards[np.flatnonzero(over), tables.learners[over]]
        going &= ~over
    return float((lead > 0).mean()), float(lead.mean())


def train(how: Settings, say: Any = print) -> tuple[Network, list[dict[str, float]]]:
    """The network, and the curve: seconds of processor time, decisions learned from, share of games won,
    mean lead."""
    torch.manual_seed(how.seed)
    torch.set_num_threads(how.threads)
    actor = Actor(how)
    network = Network(actor.tables.observations.shape[1], actor.tables.masks.shape[1], how.width)
    learner, curve, decisions = Learner(how, network), list[dict[str, float]](), 0
    spent, measured, began = 0.0, -1e9, time.process_time()
    while True:  # measuring does not count
        over = spent >= how.minutes * 60 or decisions >= how.decisions
        if over or spent - measured >= how.measure_every:
            won, lead = measure(how, network)
            curve.append({"seconds": round(spent, 1), "decisions": decisions, "won": won, "lead": lead})
            say(f"{spent:5.0f} s  {decisions:10,} decisions  {won:.0%} won  {lead:+.1f} points")
            measured, began = spent, time.process_time() - spent
        if over:
            return network, curve
        played = actor.play(network)
        learner.learn(played, 1 - max(spent / (how.minutes * 60), decisions / how.decisions))
        decisions += len(played["actions"])
        spent = time.process_time() - began


def draw(curves: dict[str, list[dict[str, float]]], path: Path, opponent: str) -> None:
    """The learning curves as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    for (name, curve), colour in zip(curves.items(), ("#a8431c", "#2f5d73", "#6f5633"), strict=False):
        axes.plot(
            [point["seconds"] / 60 for point in curve], [point["won"] for point in curve], color=colour, label=name
        )
    axes.axhline(0.7, color="#6f5633", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes of processor time", ylabel=f"games won against {opponent}", ylim=(0, 1))
    if len(curves) > 1:
        axes.legend()
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="processor time to learn (10)")
    parser.add_argument("--version", type=int, default=2, help="of the observation (2)")
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve")
    parser.add_argument("--json", type=Path, help="where to write the learning curve")
    given = parser.parse_args()
    settings = Settings(minutes=given.minutes, version=given.version)
    _, points = train(settings)
    if given.json:
        given.json.write_text(json.dumps(points) + "\n", encoding="utf-8")
    if given.curve:
        draw({"": points}, given.curve, settings.opponent)
    print(f"won against the {settings.opponent} player: {points[0]['won']:.0%} before, {points[-1]['won']:.0%} after")
