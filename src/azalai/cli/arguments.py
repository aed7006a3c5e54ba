"""The argument parser: every command with its flags. The flags for table options derive from the games' declarations.

argparse translates its own phrases with gettext. ``translate`` takes gettext's place and looks them up in our message
catalogues.
"""

from __future__ import annotations

import argparse
import functools
import sys
from pathlib import Path
from typing import Any, NoReturn

from azalai.cli import WRONG
from azalai.errors import IllegalOption
from azalai.games import names, rulebook
from azalai.games.options import TableOption, merged
from azalai.lessons.lesson import COURSES
from azalai.messages import say, use_language
from azalai.terminal.text import columns, wrap

Argument = tuple[str, dict[str, Any]]  # as it is typed, and how argparse treats it
WITH_EXAMPLES = ("play", "arena")
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
    """Wraps descriptions line by line; indented lines, the examples, stay as they are. argparse counts characters, so
    it gives Chinese and Japanese, whose characters take two columns, too much space."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            line if line.startswith(" ") else "\n".join(indent + part for part in wrap(line, width - len(indent)))
            for line in text.splitlines()
        )

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _format_usage(self, *arguments: Any) -> str:
        whole = self._width
        while True:
            usage = super()._format_usage(*arguments)
            over = max(map(columns, usage.splitlines())) - whole
            if over <= 0 or self._width <= over:
                self._width = whole
                return usage
            self._width -= over

    def _format_action(self, action: argparse.Action) -> str:
        text, typed = super()._format_action(action), self._format_action_invocation(action)
        begin = text.find(typed) + len(typed)
        gap = len(text[begin:]) - len(text[begin:].lstrip(" "))
        return text[:begin] + " " * max(min(gap, 2), gap - columns(typed) + len(typed)) + text[begin + gap :]


class Parser(argparse.ArgumentParser):
    def __init__(self, **arguments: Any) -> None:
        super().__init__(formatter_class=Formatter, allow_abbrev=False, **arguments)

    def error(self, message: str) -> NoReturn:
        from azalai.terminal.screen import written_for

        text = say("cli-bad-arguments", message=message, command=f"{self.prog} --help")
        self.exit(WRONG, written_for(sys.stderr, text) + "\n")


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
    """The parser of ``azalai``."""
    from azalai import __version__

    parser = Parser(prog="azalai", description=say("cli-about"), epilog=say("cli-examples"))
    version = say("cli-version", version=__version__)
    parser.add_argument("--version", action="version", version=version, help=say("cli-help-version"))
    parser.add_argument("--language", metavar=say("cli-value-language"), help=say("cli-help-language"))
    title, metavar = say("cli-commands"), say("cli-value-command")
    subparsers = parser.add_subparsers(title=title, metavar=metavar, dest="command", parser_class=Parser)
    for name, arguments in commands().items():
        examples = say(f"cli-examples-{name}") if name in WITH_EXAMPLES else None
        about = say(f"cli-about-{name}")
        command = subparsers.add_parser(name, help=say(f"cli-help-{name}"), description=about, epilog=examples)
        for typed, settings in arguments:
            command.add_argument(typed, **settings)
    return parser


def argument(typed: str, help: str, metavar: str = "", **settings: Any) -> Argument:
    return typed, {"help": help, **settings, **({"metavar": metavar} if metavar else {})}


switch = functools.partial(argument, action="store_true")


def _table_option(option: TableOption) -> Argument:
    if option.type is bool:
        return argument(f"--{option.name}", say(option.help), action="store_const", const=True)
    return argument(f"--{option.name}", say(option.help), say(option.metavar), type=option.type)


def commands() -> dict[str, list[Argument]]:
    """The commands and their arguments. Made on request, since the texts are in the language in use."""
    file, seat, contestant = say("cli-value-file"), say("cli-value-seat"), say("cli-value-contestant")
    number = functools.partial(argument, metavar=say("cli-value-number"), type=int)
    out_file = functools.partial(argument, metavar=file, type=lambda typed: Path(typed) if typed else None)
    optional_game = argument("game", say("cli-help-game"), say("cli-value-game"), nargs="?")
    options = all_table_options()
    data = argument("--data", say("cli-help-data"), say("cli-value-folder"))
    store = argument("--store", say("cli-help-store"), say("cli-value-url"))
    kept = ("keep-waiting", "keep-uploads", "keep-abandoned", "keep-what-if", "keep-puzzles")
    expiry = [argument(f"--{name}", say(f"cli-help-{name}"), say("cli-value-days"), type=int) for name in kept]
    return {
        "serve": [
            argument("--host", say("cli-help-host"), say("cli-value-host"), default="127.0.0.1"),
            switch("--lan", say("cli-help-lan")),
            number("--port", say("cli-help-port"), default=8765),
            data,
            store,
            argument("--public-url", say("cli-help-public-url"), say("cli-value-url")),
            argument("--trusted-proxy", say("cli-help-trusted-proxy"), say("cli-value-host"), nargs="+"),
            argument("--allowed-host", say("cli-help-allowed-host"), say("cli-value-host-name"), nargs="+"),
            number("--processes", say("cli-help-processes"), default=1),
            number("--workers", say("cli-help-workers")),
            switch("--open", say("cli-help-open")),
            argument("--metrics", say("cli-help-metrics"), say("cli-value-host-port")),
            argument("--log-format", say("cli-help-log-format"), choices=["text", "json"], default="text"),
            *expiry,
        ],
        "work": [
            argument("--store", say("cli-help-work-store"), say("cli-value-url"), required=True),
            number("--workers", say("cli-help-work-workers")),
        ],
        "tidy": [data, store, *expiry],
        "backup": [argument("file", say("cli-help-backup-file"), file), data],
        "restore": [argument("file", say("cli-help-backup-file"), file), data],
        "play": [
            optional_game,
            number("--people", say("cli-help-people")),
            argument("--seat", say("cli-help-seat"), seat, nargs="+"),
            argument("--bot", say("cli-help-bot"), contestant, nargs="+"),
            number("--limit", say("cli-help-limit")),
            number("--seed", say("cli-help-seed")),
            *map(_table_option, options),
            argument("--load", say("cli-help-load"), file),
        ],
        "learn": [
            argument("course", say("cli-help-learn-course"), nargs="?", choices=list(COURSES)),
            argument("lesson", say("cli-help-learn-lesson"), nargs="?", type=int),
            switch("--restart", say("cli-help-learn-restart")),
        ],
        "replay": [
            argument("file", say("cli-help-replay-file"), file),
            argument("--seat", say("cli-help-replay-seat"), seat),
            switch("--all", say("cli-help-all")),
        ],
        "analyse": [
            argument("file", say("cli-help-analyse-file"), file),
            argument("--seat", say("cli-help-analyse-seat"), seat),
            switch("--all", say("cli-help-analyse-all")),
            switch("--deep", say("cli-help-analyse-deep")),
            switch("--json", say("cli-help-analyse-json")),
        ],
        "puzzles": [
            argument("action", say("cli-help-puzzles-action"), choices=["solve", "show", "make", "verify"]),
            argument("table", say("cli-help-puzzles-table"), say("cli-value-table")),
            argument("--out", say("cli-help-puzzles-out"), say("cli-value-folder"), type=Path),
            argument("--minutes", say("cli-help-puzzles-minutes"), say("cli-value-number"), type=float, default=30.0),
            number("--sample", say("cli-help-puzzles-sample"), default=50),
            number("--seed", say("cli-help-puzzles-seed"), default=1),
            number("--jobs", say("cli-help-arena-jobs")),
        ],
        "cards": [
            optional_game,
            *(_table_option(option) for option in options if option.changes_cards),
            switch("--plain", say("cli-help-plain")),
        ],
        "bench": [
            switch("--quick", say("cli-help-quick")),
            switch("--environments", say("cli-help-environments")),
            out_file("--history", say("cli-help-history")),
        ],
        "balance": [
            optional_game,
            argument("--variant", say("cli-help-balance-variant"), say("cli-value-variant"), nargs="+"),
            argument("--player", say("cli-help-balance-player"), contestant),
            number("--games", say("cli-help-balance-games")),
            number("--greedy", say("cli-help-balance-greedy")),
            number("--seed", say("cli-help-balance-seed"), default=1),
            argument("--cards", say("cli-help-balance-cards"), file),
            out_file("--out", say("cli-help-balance-out")),
            out_file("--results", say("cli-help-balance-results")),
            number("--jobs", say("cli-help-arena-jobs")),
            argument("--minutes", say("cli-help-balance-minutes"), say("cli-value-number"), type=float),
            argument("--ray", say("cli-help-arena-ray"), say("cli-value-address")),
        ],
        "arena": [
            argument("game", say("cli-help-arena-game"), say("cli-value-game")),
            argument("contestants", say("cli-help-arena-contestants"), contestant, nargs="+"),
            number("--games", say("cli-help-arena-games"), default=100),
            number("--seed", say("cli-help-arena-seed"), default=1),
            number("--limit", say("cli-help-limit")),
            *map(_table_option, options),
            out_file("--out", say("cli-help-arena-out")),
            number("--jobs", say("cli-help-arena-jobs")),
            switch("--subtract-luck", say("cli-help-arena-luck")),
            switch("--json", say("cli-help-arena-json")),
            switch("--markdown", say("cli-help-arena-markdown")),
            argument("--ray", say("cli-help-arena-ray"), say("cli-value-address")),
        ],
        "ladder": [
            argument("files", say("cli-help-ladder-files"), file, type=Path, nargs="+"),
            out_file("--out", say("cli-help-ladder-out")),
        ],
        "export": [
            argument("game", say("cli-help-export-game"), say("cli-value-game"), nargs="?"),
            argument("players", say("cli-help-export-players"), contestant, nargs="*"),
            number("--games", say("cli-help-export-games"), default=10_000),
            number("--seed", say("cli-help-arena-seed"), default=1),
            *map(_table_option, options),
            argument("--saved", say("cli-help-export-saved"), file, type=Path, nargs="+"),
            switch("--server", say("cli-help-export-server")),
            data,
            store,
            argument("--out", say("cli-help-export-out"), say("cli-value-folder"), type=Path, required=True),
            number("--jobs", say("cli-help-arena-jobs")),
        ],
        "completion": [argument("shell", say("cli-help-completion-shell"), choices=["bash", "zsh", "tcsh"])],
        "new-bot": [argument("name", say("cli-help-new-bot-name"), say("cli-value-name"))],
        "stats": [
            argument("file", say("cli-help-stats-file"), file, type=Path),
            out_file("--out", say("cli-help-stats-out")),
        ],
        "translate": [
            argument("translation", say("cli-help-translate-language"), say("cli-value-language"), nargs="?"),
            argument("messages", say("cli-help-translate-messages"), say("cli-value-message"), nargs="*"),
            switch("--show", say("cli-help-translate-show")),
        ],
    }
