"""Game: one table as people and programs play at it, in the plain gear: nothing is compiled before the first move."""

from __future__ import annotations

import functools
import json
import os
import reprlib
import shutil
from collections.abc import Callable, Hashable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from azalai.errors import IllegalMove, IllegalOption
from azalai.games import rulebook
from azalai.games.card_reading import parsed
from azalai.games.common_view import common_part
from azalai.games.interface import Rulebook, ScoreLine, Setting
from azalai.kernel.chance import halves
from azalai.kernel.layout import Layout
from azalai.messages import Naming, audience, say
from azalai.moves import LogEntry as LogEntry
from azalai.moves import Move as Move
from azalai.moves import Outcome, Past, ordinary_number
from azalai.seeds import checked_seed
from azalai.terminal.screen import terminal_has_colour
from azalai.variations import Variation, apart, until, variation_of, with_variation

MOVES_NAMED = 12  # in an error


class Game:
    """One table, from the deal to the end.

    >>> import azalai
    >>> game = azalai.new("targi", seed=7)
    >>> game.seat
    0
    >>> game.play("p6").seat
    1
    """

    def __init__(
        self, book: Rulebook, setting: Setting, seed: int, table: Layout, start: dict[str, Any] | None
    ) -> None:
        self.rulebook = book  # the game's rules, catalogue and words
        self.setting = setting  # the cards and seats that follow from the options
        self.seed = seed  # with the options and the moves it replays the game exactly
        self.start = start  # the position that the game began from; None if it was dealt from its seed
        self.table: Any = table  # the record that the rules work on, hidden cards included: do not change it
        self._variations: tuple[Variation, ...] = ()  # as they were added
        self._past: list[Past] = []
        self._logs: dict[tuple[str, Naming], list[LogEntry | None]] = {}  # by language and naming; None: not made yet
        self._options = [0] * book.most_options
        self._count = book.rules.settle(table, setting.cards, self._options)

    @property
    def name(self) -> str:
        """The game's name: ``"targi"``."""
        return self.rulebook.name

    @property
    def options(self) -> dict[str, Any]:
        """The options that the table was created with."""
        return dict(self.setting.options)

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.rulebook.seat_names[: self.setting.seats]

    # -- playing --------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self.table.asked[self.table.depth - 1].seat if self._count else None

    @property
    def over(self) -> bool:
        return bool(self._count == 0)

    def moves(self) -> list[Move]:
        """The legal moves, in the order of the catalogue."""
        return [self._move(action) for action in sorted(self._options[: self._count])]

    def play(self, move: Move | str | int) -> Game:
        """Make a move, given as a Move, a notation or a number, and return the game itself. A move that is not legal
        raises IllegalMove with the reason and changes nothing."""
        action = self._action(move)
        if action not in self._options[: self._count]:
            raise IllegalMove(self._why_illegal(action))
        self._note(action, by_player=True)
        self._count = self._carry_out(self.table, action, self._options, self._note)
        return self

    def outcome(self, move: Move | str | int) -> Outcome:
        """What a legal move would lead to. This is cheaper than making it on a copy, which also remembers the past."""
        t, options = self.table.copy(), list(self._options)
        if not self._carry_out(t, self._action(move), options, lambda _: None):
            return Outcome(None, False, t.reveals)
        question = t.asked[t.depth - 1]
        return Outcome(question.seat, question.kind not in self.rulebook.openings, t.reveals)

    def _carry_out(self, t: Any, action: int, options: list[int], tell: Callable[[int], None]) -> int:
        """Carry out a legal action at a table, then the forced answers. ``tell`` is called before each of them, if the
        log shows them. Writes the next legal actions into ``options`` and returns how many there are."""
        rules, cards = self.rulebook.rules, self.setting.cards
        if not self.rulebook.tells_lone_answers:
            return rules.step(t, cards, action, options)
        rules.apply(t, cards, action)
        while (count := rules.legal(t, cards, options)) == 1 and not rules.lone_answer_reveals(t):
            tell(options[0])
            rules.apply(t, cards, options[0])
        return count

    def _note(self, action: int, *, by_player: bool = False) -> None:
        seat = self.table.asked[self.table.depth - 1].seat
        self._past.append(Past(self._move(action), seat, self.table.pack(), by_player))

    def undo(self) -> Move:
        """Take back the last move, of any seat, and return it."""
        if not self._made:
            raise IllegalMove(say("error-nothing-to-undo"))
        return self._go_back(self._made[-1])

    def _go_back(self, index: int) -> Move:
        """Restore the table before an entry of the past. Returns the move of that entry."""
        past = self._past[index]
        del self._past[index:]
        for told in self._logs.values():
            del told[index:]
        self._variations = until(self._variations, len(self._made))
        self.table.restore(past.before)
        self._count = self.rulebook.rules.settle(self.table, self.setting.cards, self._options)
        return past.move

    @property
    def _made(self) -> list[int]:
        """The indices in the past of the moves that players made."""
        return [index for index, past in enumerate(self._past) if past.by_player]

    @property
    def can_undo_fairly(self) -> bool:
        """Whether undo would be fair among people: the seat that decides now made the last move, nobody else has moved
        since, and nothing hidden was revealed."""
        made, seat = self._made, self.seat
        since = self._past[made[-1] :] if made else []
        if not since or any(past.seat != seat for past in since):
            return False
        earlier: Any = self.rulebook.table.unpack(since[0].before)
        return bool(earlier.reveals == self.table.reveals)

    @property
    def reveals(self) -> int:
        """How often something hidden was revealed so far."""
        return int(self.table.reveals)

    @property
    def round(self) -> int:
        """The number of the round, counted from 1."""
        return int(self.table.round)

    @property
    def first(self) -> int:
        """The start player: of the game, in Tuareg of the stage."""
        return int(self.table.first)

    @property
    def told(self) -> int:
        """The number of lines in the log, including the forced answers that it lists."""
        return len(self._past)

    @property
    def mid_decision(self) -> bool:
        """Whether the question on top is a later part of a decision that was begun."""
        return not self.over and self.table.asked[self.table.depth - 1].kind not in self.rulebook.openings

    @property
    def played(self) -> list[Move]:
        """The moves that players made so far, without forced answers."""
        return [past.move for past in self._past if past.by_player]

    @property
    def move_count(self) -> int:
        """The number of moves that players made so far."""
        return len(self._made)

    # -- viewing --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know and nothing more, JSON-ready; None is the open table."""
        if seat is not None:
            self._check_seat(seat, "error-seat-or-none")
        return self.rulebook.view(self.table, self.setting, seat)

    def public_view(self) -> dict[str, Any]:
        """The view of a spectator: what all seats see alike, and null where their views differ. The list of unseen
        cards is left out, since differences between seats in it would reveal what they hold."""
        views = [self.view(seat) for seat in range(self.seats)]
        return functools.reduce(common_part, views) | {"seen_by": "everybody", "unseen": None}

    def scores(self) -> list[int]:
        """The score of each seat at this moment."""
        return [self.rulebook.rules.score(self.table, self.setting.cards, seat) for seat in range(self.seats)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The score of a seat line by line, as it is counted at the end."""
        self._check_seat(seat)
        return self.rulebook.score_sheet(self.table, self.setting, seat)

    def winners(self) -> list[int]:
        """The seats that have won: several in a draw, none while the game goes on."""
        bits = self.rulebook.rules.winning_seats(self.table, self.setting.cards) if self.over else 0
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def log(self) -> list[LogEntry]:
        """What happened so far, in sentences. They tell only what everybody saw."""
        told = self._told()
        return [entry or self._tell(told, number) for number, entry in enumerate(told)]

    def log_backwards(self) -> Iterator[LogEntry]:
        """The log, the newest entry first. An entry is made when it is first asked for."""
        told = self._told()
        for number in range(len(told) - 1, -1, -1):
            yield told[number] or self._tell(told, number)

    def _told(self) -> list[LogEntry | None]:
        """The log in the language and naming in use, as far as it has been written."""
        told = self._logs.setdefault(audience(), [])
        told += [None] * (self.told - len(told))
        return told

    def _tell(self, told: list[LogEntry | None], number: int) -> LogEntry:
        """Make an entry of the log."""
        past, book = self._past[number], self.rulebook
        before: Any = book.table.unpack(past.before)
        after = book.table.unpack(self._past[number + 1].before) if number + 1 < self.told else self.table
        text = book.say_what_happened(before, past.move.id, after, self.setting)
        move = self._move(book.seen_as(past.move.id))
        told[number] = entry = LogEntry(number + 1, past.seat, move, text, before.round)
        return entry

    def say(self, move: Move | str | int | None = None) -> str:
        """In words: the present question, or what a move would do, or why it is not legal."""
        if move is None:
            return self.rulebook.say_question(self.table, self.setting)
        action = self._action(move)
        if action not in self._options[: self._count]:
            return self._why_illegal(action)
        return self.rulebook.say_move(self.table, self.setting, action)

    def digest(self) -> str:
        """A short hash of the state, hidden cards included: equal for equal tables."""
        return self.table.digest()  # type: ignore[no-any-return]

    def draw(self, seat: int | None = None, *, width: int = 100, colour: bool = True) -> str:
        """The table as a seat sees it, drawn for a terminal; without colour in plain ASCII."""
        return self.rulebook.draw(self.view(seat), width, colour)

    def picture(self, seat: int | None = None) -> str:
        """The table as a seat sees it, as SVG."""
        return self.rulebook.picture(self.view(seat))

    def __str__(self) -> str:
        return self.draw(self.seat, width=shutil.get_terminal_size((100, 40)).columns, colour=terminal_has_colour())

    def __repr__(self) -> str:
        """The options are shortened: a deck can have 45 cards, and ``card_text`` is a whole file."""
        options = [f"{name}={reprlib.repr(value)}" for name, value in self.setting.options.items()]
        moves = f"{self.move_count} {'move' if self.move_count == 1 else 'moves'}"
        state = [f"seed {self.seed}", moves, "over" if self.over else "running"]
        return f"<{', '.join([f'azalai {self.name}', *options, *state])}>"

    def _repr_svg_(self) -> str:  # for notebooks
        return self.picture(self.seat)

    # -- equality -------------------------------------------------------------------------------------

    def key(self) -> tuple[Hashable, ...]:
        """The content of the game in a form for sets and dicts: two games have the same key if they are equal."""
        defaults = {option.name: option.default for option in self.rulebook.table_options}
        options = {name: value for name, value in self.options.items() if value != defaults.get(name)}
        if "card_text" in options:  # the same cards can be written in many ways
            options["card_text"] = parsed(options["card_text"], "cards")
        first = self._past[0].before if self._past else self.table.pack()
        moves = tuple(past.move.id for past in self._past)
        return self.name, json.dumps(options, sort_keys=True, default=str), self.seed, self.start is None, first, moves

    def __eq__(self, other: object) -> bool:
        """Equal games have the same options, seed, start and moves. ``digest`` compares tables alone."""
        return self.key() == other.key() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes: use ``key``

    # -- copies and files -----------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy that goes on from here."""
        twin = object.__new__(Game)  # the table is settled already
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin._options = list(self._options)
        twin._past = list(self._past)
        twin._logs = {audience: list(told) for audience, told in self._logs.items()}
        return twin

    def at(self, n: int) -> Game:
        """The game as it was after its first ``n`` moves, as an independent copy. ``at(0)`` is the start."""
        made = self._made
        if type(n) is not int or not 0 <= n <= len(made):
            raise IllegalOption(say("error-whole", name="n", value=repr(n), low=0, high=len(made)))
        twin = self.copy()
        if n < len(made):
            twin._go_back(made[n])
        return twin

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Alternative continuations from moments of the game, in the order of these moments."""
        return apart(self._variations, self.played) if self._variations else ()

    def add_variation(self, line: Game) -> Variation:
        """Keep the moves of another game with the same deal, from where it leaves this one."""
        self._variations = with_variation(self._variations, added := variation_of(self, line))
        return added

    def follow(self, variation: Variation) -> Game:
        """The game with the moves of a variation, as an independent copy."""
        return functools.reduce(Game.play, variation.moves, self.at(variation.after))

    def __iter__(self) -> Iterator[Game]:
        """The game after each move, from ``at(0)`` to now; ``zip(game, game.played)`` pairs it with the moves."""
        return (self.at(n) for n in range(self.move_count + 1))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = self.copy()
        twin.start = deepcopy(self.start, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the options make the setting again, and the log is told again when it is asked for."""
        made = {"game": self.name, "options": self.setting.options, "seed": self.seed, "start": self.start}
        return made | {"table": self.table, "past": self._past, "variations": self._variations}

    def __setstate__(self, state: dict[str, Any]) -> None:
        book = rulebook(state["game"])
        Game.__init__(self, book, book.setting(state["options"]), state["seed"], state["table"], state["start"])
        self._past, self._variations = state["past"], state["variations"]

    def imagine(self, seat: int, seed: int) -> Game:
        """A determinization: a game that agrees with all that the seat knows. What it cannot know is replaced, and
        all chance to come is reseeded. The copy has no past."""
        self._check_seat(seat)
        book, setting, t, seed = self.rulebook, self.setting, self.table.copy(), checked_seed(seed)
        book.rules.imagine(t, setting.cards, seat, *halves(seed), [0] * book.pool_size)
        return Game(book, setting, seed, t, book.view(t, setting, None))

    def observation(self, seat: int) -> Layout:
        """Everything that a seat may know, as a record of small numbers."""
        self._check_seat(seat)
        seen = self.rulebook.observation()
        self.rulebook.rules.observe(self.table, self.setting.cards, seat, seen)
        return seen

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the game as readable text; ``load`` reads it back."""
        from azalai.game_file import write

        write(self, Path(path))

    # -- inside ---------------------------------------------------------------------------------------

    def _check_seat(self, seat: object, error: str = "error-seat") -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalOption(say(error, seat=repr(seat), last=self.seats - 1))

    def _move(self, action: int) -> Move:
        return Move(action, self.rulebook.catalogue[action].notation)

    def _action(self, move: Move | str | int) -> int:
        move = move.id if isinstance(move, Move) else move
        if isinstance(move, str):
            action = self.rulebook.catalogue.parse(move)
            if action is None:
                moves = ", ".join(legal.text for legal in self.moves()[:MOVES_NAMED])
                more = " …" if self._count > MOVES_NAMED else ""
                raise IllegalMove(say("error-notation", text=repr(move), moves=moves + more))
            return action.id
        number = ordinary_number(move)
        if number is None or not 0 <= number < len(self.rulebook.catalogue):
            raise IllegalMove(say("error-move-number", number=repr(move), last=len(self.rulebook.catalogue) - 1))
        return number

    def _why_illegal(self, action: int) -> str:
        return say("error-over") if self.over else self.rulebook.why_illegal(self.table, self.setting, action)
