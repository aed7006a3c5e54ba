"""``azalai completion``: a script with which a shell completes commands, options and values."""

from __future__ import annotations

import argparse

import shtab

from azalai.cli.arguments import command_parser


def completion(chosen: argparse.Namespace) -> None:
    print(shtab.complete(command_parser(), chosen.shell))
