"""The argument parser: every command with its flags. The flags for table options derive from the games' declarations.

argparse translates its own phrases with gettext. ``translate`` takes gettext's place and looks them up in our message
catalogues.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

from azalai.cli import WRONG
from azalai.errors import IllegalOption
from azalai.games import names, rulebook
from azalai.games.options import TableOption, merged
from azalai.lessons.lesson import COURSES
from azalai.messages import say, use_language

PHRASES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-arguments",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid %(type)s value: %(value)r": "argparse-whole",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "ignored explicit argument %r": "argparse-none",
    "the following arguments are required: %s": "argparse-missing",
    "unrecognized arguments: %s": "argparse-unknown",
}
"""What argparse says to the users of our parsers, with the message that says it. The messages keep the %-fields."""


def translate(phrase: str) -> str:
    message = PHRASES.get(phrase)
    return phrase if message is None else say(message)


argparse._ = translate  # type: ignore[attr-defined]  # the name under which argparse calls gettext


class Formatter(argparse.HelpFormatter):
    """Wraps descriptions line by line; indented lines, the examples, stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        wrap = super()._fill_text
        return "\n".join(line if line.startswith(" ") else wrap(line, width, indent) for line in text.splitlines())


class Parser(argparse.ArgumentParser):
    def __init__(self, **arguments: Any) -> None:
        super().__init__(formatter_class=Formatter, allow_abbrev=False, **arguments)

    def error(self, message: str) -> NoReturn:
        from azalai.terminal.screen import written_for

        text = say("cli-bad-arguments", message=message, command=f"{self.prog} --help")
        self.exit(WRONG, written_for(sys.stderr, text) + "\n")

    def flag(self, name: str, **arguments: Any) -> None:
        self.add_argument(f"--{name}", **arguments)

    def number(self, name: str, help: str, default: int | None = None) -> None:
        self.flag(name, type=int, default=default, metavar=say("cli-value-number"), help=help)

    def file(self, name: str, help: str) -> None:
        self.flag(name, metavar=say("cli-value-file"), help=help)

    def switch(self, name: str, help: str) -> None:
        self.flag(name, action="store_true", help=help)

    def optional_game(self) -> None:
        self.add_argument("game", nargs="?", metavar=say("cli-value-game"), help=say("cli-help-game"))

    def table_options(self, *, only_cards: bool = False) -> None:
        for option in all_table_options():
            if option.changes_cards or not only_cards:
                self.table_option(option)

    def table_option(self, option: TableOption) -> None:
        if option.type is bool:
            self.flag(option.name, action="store_const", const=True, help=say(option.help))
        else:
            self.flag(option.name, type=option.type, metavar=say(option.metavar), help=say(option.help))


def all_table_options() -> list[TableOption]:
    """The table options of all games that have a flag on the command line."""
    return [option for option in merged(rulebook(name).table_options for name in names()) if option.help]


def table_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """The table options that were typed, as ``azalai.new`` takes them."""
    given = {option.name: getattr(chosen, option.name, None) for option in all_table_options()}
    return {name: value for name, value in given.items() if value is not None}


def choose_language(arguments: list[str]) -> None:
    """Apply ``--language`` before the parser, which speaks it, is made."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?")
    wanted = early.parse_known_args(arguments)[0].language
    if wanted is not None:
        try:
            use_language(wanted)
        except ValueError as error:
            raise IllegalOption(str(error)) from None


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``azalai``. The result names the command and the module of ``azalai.cli`` that runs it."""
    from azalai import __version__

    parser = Parser(prog="azalai", description=say("cli-about"), epilog=say("cli-examples"))
    version = say("cli-version", version=__version__)
    parser.flag("version", action="version", version=version, help=say("cli-help-version"))
    parser.flag("language", metavar=say("cli-value-language"), help=say("cli-help-language"))
    commands = parser.add_subparsers(
        title=say("cli-commands"), metavar=say("cli-value-command"), dest="command", parser_class=Parser
    )
    for name, (module, declare) in COMMANDS.items():
        examples = say(f"cli-examples-{name}") if name in WITH_EXAMPLES else None
        about = say(f"cli-about-{name}")
        command = commands.add_parser(name, help=say(f"cli-help-{name}"), description=about, epilog=examples)
        command.set_defaults(module=module)
        declare(command)
    return parser


def _serve(parser: Parser) -> None:
    parser.flag("host", default="127.0.0.1", metavar=say("cli-value-host"), help=say("cli-help-host"))
    parser.switch("lan", say("cli-help-lan"))
    parser.number("port", say("cli-help-port"), 8765)
    parser.flag("data", metavar=say("cli-value-folder"), help=say("cli-help-data"))
    parser.flag("public-url", metavar=say("cli-value-url"), help=say("cli-help-public-url"))
    parser.flag("trusted-proxy", nargs="+", metavar=say("cli-value-host"), help=say("cli-help-trusted-proxy"))
    parser.flag("allowed-host", nargs="+", metavar=say("cli-value-host-name"), help=say("cli-help-allowed-host"))
    parser.switch("open", say("cli-help-open"))


def _play(parser: Parser) -> None:
    parser.optional_game()
    parser.number("people", say("cli-help-people"))
    parser.flag("seat", nargs="+", metavar=say("cli-value-seat"), help=say("cli-help-seat"))
    parser.flag("bot", nargs="+", metavar=say("cli-value-contestant"), help=say("cli-help-bot"))
    parser.number("seed", say("cli-help-seed"))
    parser.table_options()
    parser.file("load", say("cli-help-load"))


def _learn(parser: Parser) -> None:
    parser.add_argument("course", nargs="?", choices=list(COURSES), help=say("cli-help-learn-course"))
    parser.add_argument("lesson", nargs="?", type=int, help=say("cli-help-learn-lesson"))
    parser.switch("restart", say("cli-help-learn-restart"))


def _replay(parser: Parser) -> None:
    parser.add_argument("file", metavar=say("cli-value-file"), help=say("cli-help-replay-file"))
    parser.flag("seat", metavar=say("cli-value-seat"), help=say("cli-help-replay-seat"))
    parser.switch("all", say("cli-help-all"))


def _cards(parser: Parser) -> None:
    parser.optional_game()
    parser.table_options(only_cards=True)
    parser.switch("plain", say("cli-help-plain"))


def _bench(parser: Parser) -> None:
    parser.switch("quick", say("cli-help-quick"))
    parser.switch("environments", say("cli-help-environments"))
    parser.file("history", say("cli-help-history"))


def _balance(parser: Parser) -> None:
    parser.optional_game()
    parser.flag("variant", nargs="+", metavar=say("cli-value-variant"), help=say("cli-help-balance-variant"))
    parser.number("games", say("cli-help-balance-games"), 100_000)
    parser.number("greedy", say("cli-help-balance-greedy"), 2000)
    parser.number("seed", say("cli-help-balance-seed"), 1)
    parser.file("out", say("cli-help-balance-out"))
    parser.file("results", say("cli-help-balance-results"))


def _arena(parser: Parser) -> None:
    parser.add_argument("game", metavar=say("cli-value-game"), help=say("cli-help-arena-game"))
    player, about = say("cli-value-contestant"), say("cli-help-arena-contestants")
    parser.add_argument("contestants", nargs="+", metavar=player, help=about)
    parser.number("games", say("cli-help-arena-games"), 100)
    parser.number("seed", say("cli-help-arena-seed"), 1)
    parser.table_options()
    parser.file("out", say("cli-help-arena-out"))
    parser.number("jobs", say("cli-help-arena-jobs"))
    parser.switch("json", say("cli-help-arena-json"))
    parser.switch("markdown", say("cli-help-arena-markdown"))
    parser.flag("ray", metavar=say("cli-value-address"), help=say("cli-help-arena-ray"))


def _ladder(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar=say("cli-value-file"), help=say("cli-help-ladder-files"))
    parser.file("out", say("cli-help-ladder-out"))


def _stats(parser: Parser) -> None:
    parser.add_argument("file", metavar=say("cli-value-file"), help=say("cli-help-stats-file"))
    parser.file("out", say("cli-help-stats-out"))


COMMANDS = {
    "serve": ("serve", _serve),
    "play": ("play", _play),
    "learn": ("learn", _learn),
    "replay": ("replay", _replay),
    "cards": ("cards", _cards),
    "bench": ("bench", _bench),
    "balance": ("balance", _balance),
    "arena": ("arena", _arena),
    "ladder": ("arena", _ladder),
    "stats": ("stats", _stats),
}
"""Each command: the module of ``azalai.cli`` with the function of the same name, and what declares its flags."""
WITH_EXAMPLES = ("play", "arena")
