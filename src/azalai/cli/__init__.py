"""The command line: ``azalai play``, ``azalai serve`` and the other commands.

``arguments`` declares the commands and their flags. A command is a function of the same name, in a separate module
unless ``MODULES`` names another.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from azalai.errors import AzalaiError, IllegalOption
from azalai.messages import say

WRONG = 2  # the exit status of a command that could not be carried out
INTERRUPTED = 130
MODULES = dict.fromkeys(("bench", "balance", "arena", "ladder", "export", "stats"), "reports") | {"restore": "backup"}
"""The modules of commands that have none of their own."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    from azalai.cli.arguments import choose_language, command_parser
    from azalai.terminal.screen import written_for

    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        choose_language(arguments)
        parser = command_parser()
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            parser.print_help()
            return 0
        name = chosen.command.replace("-", "_")
        command = getattr(import_module(f"azalai.cli.{MODULES.get(name, name)}"), name)
        status: int = command(chosen) or 0
        sys.stdout.flush()
        return status
    except AzalaiError as error:
        reason = str(error)
        if isinstance(error, IllegalOption) and error.needs:
            option, value, needed = error.needs
            reason = say("cli-option-needs", typed=f"--{option} {value}".rstrip(), needed=f"--{needed}")
        print(written_for(sys.stderr, say("cli-error", error=reason)), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt as stopped:
        if str(stopped):  # how to resume
            print(written_for(sys.stderr, str(stopped)), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone; exit silently, also when Python flushes at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
