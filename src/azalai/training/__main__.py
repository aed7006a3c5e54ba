"""``python -m azalai.training``: trains the network of a game from scratch, or resumes a run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from azalai.errors import IllegalOption
from azalai.training.gradient import UNITS
from azalai.training.run import Plan, train
from azalai.training.training_tables import VARIANTS


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.training", description=__doc__)
    parser.add_argument("name", choices=sorted(VARIANTS), help="the network to train")
    about = "the folder of the run; a run that was stopped there is resumed"
    parser.add_argument("--out", dest="folder", type=Path, required=True, help=about)
    parser.add_argument("--minutes", type=float, default=10, help="stop after this time, not counting compilation (10)")
    parser.add_argument("--iterations", type=int, default=1_000_000, help="stop after this many iterations")
    parser.add_argument("--processes", type=int, help="processes for self-play (all cores)")
    about = "play on a Ray cluster; auto: the one this machine belongs to; local: one that is started here"
    parser.add_argument("--ray", metavar="ADDRESS", default="", help=about)
    parser.add_argument("--samples", type=int, default=50_000, help="samples of each process in an iteration (50000)")
    parser.add_argument("--steps", type=int, default=400, help="steps of gradient descent in an iteration (400)")
    parser.add_argument(
        "--rate", type=float, default=0.0015, help="learning rate at the start; it falls to a twentieth"
    )
    about = "lambda of TD(lambda): how much a value one decision further ahead counts (0.97)"
    parser.add_argument("--trace", type=float, default=0.97, help=about)
    about = "how many decisions in a thousand are searched; only their positions become samples (0: none, all alike)"
    parser.add_argument("--searched", type=int, default=0, help=about)
    parser.add_argument("--simulations", type=int, default=200, help="simulations of such a search (200)")
    about = "simulations in the other decisions, of which no samples are taken (0: the best answer one step ahead)"
    parser.add_argument("--quick", type=int, default=0, help=about)
    about = "units of the first layer; those that the network of --start lacks are added (64)"
    parser.add_argument("--units", type=int, default=UNITS, help=about)
    about = "a network.npz: a new run begins with this network instead of with nothing"
    parser.add_argument("--start", type=Path, metavar="FILE", help=about)
    parser.add_argument("--backend", choices=("torch", "numpy"), default="", help="PyTorch where it is installed")
    parser.add_argument("--seed", type=int, default=1)
    plan = Plan(**vars(parser.parse_args(arguments)))
    if plan.quick > plan.simulations:
        parser.error("a quick search cannot have more simulations than --simulations")
    try:
        train(plan, sys.stderr.write)
    except IllegalOption as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
