"""The command line: ``azalai serve | play | replay | cards | bench | balance | arena | ladder | stats``. Each command
has a module of its own here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from azalai.errors import AzalaiError, IllegalOption
from azalai.messages import say, use_language

WRONG = 2  # the exit status of a command that could not be carried out
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit status comes back."""
    from azalai.terminal.screen import written_for

    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        _choose_language(arguments)
        parser = _parser()
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            parser.print_help()
            return 0
        status: int = chosen.run(chosen)
        sys.stdout.flush()
        return status
    except AzalaiError as error:
        reason = str(error)
        if isinstance(error, IllegalOption) and error.needs:
            option, value, needed = error.needs
            reason = say("cli-option-needs", typed=f"--{option} {value}".rstrip(), needed=f"--{needed}")
        print(written_for(sys.stderr, say("cli-error", error=reason)), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone; leave without complaint, at interpreter exit too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, say("cli-usage") + " " if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """A parser that speaks from the message catalogue, as far as argparse lets it."""

    def __init__(self, **arguments: object) -> None:
        super().__init__(formatter_class=_Formatter, add_help=False, allow_abbrev=False, **arguments)  # type: ignore[arg-type]
        self.given = self.add_argument_group(say("cli-arguments"))
        self.options = self.add_argument_group(say("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        from azalai.cli.argument_errors import in_our_words
        from azalai.terminal.screen import written_for

        text = say("cli-bad-arguments", message=in_our_words(message), command=f"{self.prog} --help")
        self.exit(WRONG, written_for(sys.stderr, text) + "\n")


def _choose_language(arguments: list[str]) -> None:
    """Before anything is said: the language wanted."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?")
    wanted = early.parse_known_args(arguments)[0].language
    if wanted is not None:
        try:
            use_language(wanted)
        except ValueError as error:
            raise IllegalOption(str(error)) from None


def _parser() -> argparse.ArgumentParser:
    from azalai import __version__

    version = say("cli-version", version=__version__)
    parser = _Parser(prog="azalai", description=say("cli-about"), epilog=say("cli-examples"))
    parser.options.add_argument("--version", action="version", version=version, help=say("cli-help-version"))
    parser.options.add_argument("--language", metavar=say("cli-value-language"), help=say("cli-help-language"))
    commands = parser.add_subparsers(
        title=say("cli-commands"), metavar=say("cli-value-command"), dest="command", parser_class=_Parser
    )
    _add_serve(commands)
    _add_play(commands)
    _add_replay(commands)
    _add_cards(commands)
    _add_bench(commands)
    _add_balance(commands)
    _add_arena(commands)
    _add_ladder(commands)
    _add_stats(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse names it only privately


def _add_serve(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("serve", help=say("cli-help-serve"), description=say("cli-about-serve"))
    option = parser.options.add_argument
    option("--host", default="127.0.0.1", metavar=say("cli-value-host"), help=say("cli-help-host"))
    option("--port", type=int, default=8765, metavar=say("cli-value-number"), help=say("cli-help-port"))
    option("--data", metavar=say("cli-value-folder"), help=say("cli-help-data"))
    option("--public-url", metavar=say("cli-value-url"), help=say("cli-help-public-url"))
    option("--open", action="store_true", help=say("cli-help-open"))
    parser.set_defaults(run=_serve)


def _add_play(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser(
        "play", help=say("cli-help-play"), description=say("cli-about-play"), epilog=say("cli-examples-play")
    )
    option = parser.options.add_argument
    parser.given.add_argument("game", nargs="?", metavar=say("cli-value-game"), help=say("cli-help-game"))
    option("--seats", type=int, metavar=say("cli-value-number"), help=say("cli-help-seats"))
    option("--people", type=int, metavar=say("cli-value-number"), help=say("cli-help-people"))
    option("--seat", nargs="+", metavar=say("cli-value-seat"), help=say("cli-help-seat"))
    option("--bot", nargs="+", metavar=say("cli-value-contestant"), help=say("cli-help-bot"))
    option("--seed", type=int, metavar=say("cli-value-number"), help=say("cli-help-seed"))
    option("--first", metavar=say("cli-value-seat"), help=say("cli-help-first"))
    _add_table_options(parser)
    option("--load", metavar=say("cli-value-file"), help=say("cli-help-load"))
    parser.set_defaults(run=_play)


def _add_table_options(parser: _Parser) -> None:
    """What decides about the cards at a table."""
    option = parser.options.add_argument
    option("--expansion", action="store_const", const=True, help=say("cli-help-expansion"))
    option("--easy", action="store_const", const=True, help=say("cli-help-easy"))
    option("--tribe", metavar=say("cli-value-set"), help=say("cli-help-tribe"))
    option("--border", metavar=say("cli-value-set"), help=say("cli-help-border"))
    option("--cards", metavar=say("cli-value-file"), help=say("cli-help-cards-file"))


def _add_replay(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("replay", help=say("cli-help-replay"), description=say("cli-about-replay"))
    parser.given.add_argument("file", metavar=say("cli-value-file"), help=say("cli-help-replay-file"))
    parser.options.add_argument("--seat", metavar=say("cli-value-seat"), help=say("cli-help-replay-seat"))
    parser.options.add_argument("--all", action="store_true", help=say("cli-help-all"))
    parser.set_defaults(run=_replay)


def _add_cards(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("cards", help=say("cli-help-cards"), description=say("cli-about-cards"))
    parser.given.add_argument("game", nargs="?", metavar=say("cli-value-game"), help=say("cli-help-game"))
    _add_table_options(parser)
    parser.options.add_argument("--plain", action="store_true", help=say("cli-help-plain"))
    parser.set_defaults(run=_cards)


def _add_bench(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("bench", help=say("cli-help-bench"), description=say("cli-about-bench"))
    parser.options.add_argument("--quick", action="store_true", help=say("cli-help-quick"))
    parser.options.add_argument("--faces", action="store_true", help=say("cli-help-faces"))
    parser.options.add_argument("--history", metavar=say("cli-value-file"), help=say("cli-help-history"))
    parser.set_defaults(run=_bench)


def _add_balance(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("balance", help=say("cli-help-balance"), description=say("cli-about-balance"))
    option = parser.options.add_argument
    number = say("cli-value-number")
    parser.given.add_argument("game", nargs="?", metavar=say("cli-value-game"), help=say("cli-help-game"))
    option("--variant", nargs="+", choices=["base", "expansion", "mixed"], help=say("cli-help-balance-variant"))
    option("--games", type=int, default=100_000, metavar=number, help=say("cli-help-balance-games"))
    option("--greedy", type=int, default=2000, metavar=number, help=say("cli-help-balance-greedy"))
    option("--seed", type=int, default=1, metavar=number, help=say("cli-help-balance-seed"))
    option("--out", metavar=say("cli-value-file"), help=say("cli-help-balance-out"))
    option("--results", metavar=say("cli-value-file"), help=say("cli-help-balance-results"))
    parser.set_defaults(run=_balance)


def _add_arena(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser(
        "arena", help=say("cli-help-arena"), description=say("cli-about-arena"), epilog=say("cli-examples-arena")
    )
    option = parser.options.add_argument
    number, file = say("cli-value-number"), say("cli-value-file")
    parser.given.add_argument("game", metavar=say("cli-value-game"), help=say("cli-help-arena-game"))
    parser.given.add_argument(
        "contestants", nargs="+", metavar=say("cli-value-contestant"), help=say("cli-help-arena-contestants")
    )
    option("--games", type=int, default=100, metavar=number, help=say("cli-help-arena-games"))
    option("--seed", type=int, default=1, metavar=number, help=say("cli-help-arena-seed"))
    option("--seats", type=int, metavar=number, help=say("cli-help-seats"))
    option("--first", metavar=say("cli-value-seat"), help=say("cli-help-first"))
    _add_table_options(parser)
    option("--out", metavar=file, help=say("cli-help-arena-out"))
    option("--jobs", type=int, metavar=number, help=say("cli-help-arena-jobs"))
    option("--json", action="store_true", help=say("cli-help-arena-json"))
    option("--markdown", action="store_true", help=say("cli-help-arena-markdown"))
    option("--ray", metavar=say("cli-value-address"), help=say("cli-help-arena-ray"))
    parser.set_defaults(run=_arena)


def _add_ladder(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("ladder", help=say("cli-help-ladder"), description=say("cli-about-ladder"))
    file = say("cli-value-file")
    parser.given.add_argument("files", nargs="+", metavar=file, help=say("cli-help-ladder-files"))
    parser.options.add_argument("--out", metavar=file, help=say("cli-help-ladder-out"))
    parser.set_defaults(run=_ladder)


def _add_stats(commands: Commands[_Parser]) -> None:
    parser = commands.add_parser("stats", help=say("cli-help-stats"), description=say("cli-about-stats"))
    file = say("cli-value-file")
    parser.given.add_argument("file", metavar=file, help=say("cli-help-stats-file"))
    parser.options.add_argument("--out", metavar=file, help=say("cli-help-stats-out"))
    parser.set_defaults(run=_stats)


def _serve(chosen: argparse.Namespace) -> int:
    from azalai.cli.serve import serve

    return serve(chosen)


def _play(chosen: argparse.Namespace) -> int:
    from azalai.cli.play import play

    return play(chosen)


def _replay(chosen: argparse.Namespace) -> int:
    from azalai.cli.replay import replay

    return replay(chosen)


def _cards(chosen: argparse.Namespace) -> int:
    from azalai.cli.cards import cards

    return cards(chosen)


def _bench(chosen: argparse.Namespace) -> int:
    from azalai.cli.bench import bench

    return bench(chosen)


def _balance(chosen: argparse.Namespace) -> int:
    from azalai.cli.balance import balance

    return balance(chosen)


def _arena(chosen: argparse.Namespace) -> int:
    from azalai.cli.arena import arena

    return arena(chosen)


def _ladder(chosen: argparse.Namespace) -> int:
    from azalai.cli.arena import ladder

    return ladder(chosen)


def _stats(chosen: argparse.Namespace) -> int:
    from azalai.cli.stats import stats

    return stats(chosen)
