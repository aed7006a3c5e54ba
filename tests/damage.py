"""Small random damage to valid text and to described positions, for fuzzing."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable
from typing import Any

TOKEN = re.compile(r"-?\d+|\w+|\"[^\"\n]*\"|[^\w\s]")
WORDS = [
    *"0 -1 1 2 7 9 10 99 100 128 1000 -129 4294967296 1e9 nan 0x1f ٣ ② 1_0 true null 1979-05-27".split(),
    *'"" "1d" "9any" "99any" "1d1d" "99d99d" "0d" "any" "x" "1g1v" "1w" "most" "targia" "now" "end"'.split(),
    *"[] {} [1] [[]] {a=1} = : , . # ' \" \\ [ ] { } cost vp do gain discount p6 done blue white".split(),
    *("\x00", "\t", "\r", "\ufeff", "\u2028", "é", "💧", " ", "\n", "\n\n"),
]


def damaged(text: str, rng: random.Random) -> str:
    """Damage a text in one to three places."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(DAMAGES)(text, rng)
    return text


def replace_token(text: str, rng: random.Random) -> str:
    tokens = list(TOKEN.finditer(text))
    if not tokens:
        return text + rng.choice(WORDS)
    token = rng.choice(tokens)
    word = rng.choice(WORDS) if rng.random() < 0.7 else rng.choice(tokens).group()
    return text[: token.start()] + word + text[token.end() :]


def change_number(text: str, rng: random.Random) -> str:
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    number = rng.choice(numbers)
    changed = rng.choice((int(number.group()) + 1, int(number.group()) - 1, int(number.group()) * 10, 0))
    return text[: number.start()] + str(changed) + text[number.end() :]


def drop_character(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + text[at + 1 :]


def insert(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(WORDS) + text[at:]


def drop_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
    return "\n".join(lines)


def swap_lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def cut_off(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


DAMAGES: list[Callable[[str, random.Random], str]] = [
    *(replace_token, replace_token, change_number, change_number, drop_character),
    *(insert, drop_line, repeat_line, swap_lines, cut_off),
]


# -- trees of dicts and lists ------------------------------------------------------------------------------

VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 5, 12, 16, 99, 1000, 2**40, 0.5, float("nan"), "", "t1", "goods:1d"),
    *("blue", "place", "act", "raid", "over", "gain", [], {}, [[]], [1], [1, 2, 3], ["t1"], {"card": "t1"}, [None]),
    *("trade", "card", "row", "swap_second", "end_round", "tidy", "turn_goods", "move_to", b"t1", (1, 2), {1: 2}),
]


def nodes(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree of dicts and lists, as its container and key."""
    found = []
    if isinstance(tree, dict | list):
        for key in tree if isinstance(tree, dict) else range(len(tree)):
            found.append((tree, key))
            found += nodes(tree[key])
    return found


def mutated(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A view in which one to three values were exchanged, dropped, moved or copied from elsewhere in it."""
    view = copy.deepcopy(view)
    for _ in range(rng.choice((1, 1, 2, 3))):
        places = nodes({key: part for key, part in view.items() if key not in ("cards", "border")})
        places += [(view, key) for key in view]
        holder, key = rng.choice(places)
        if isinstance(holder, dict) and key not in holder:
            continue
        kind = rng.random()
        if kind < 0.45:
            holder[key] = copy.deepcopy(rng.choice(VALUES))
        elif kind < 0.65:
            other_holder, other_key = rng.choice(places)
            holder[key] = copy.deepcopy(other_holder[other_key])
        elif kind < 0.8 and type(holder[key]) is int:
            holder[key] += rng.choice((-1, 1))
        elif kind < 0.9:
            del holder[key]
        elif isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[rng.choice(("colour", "card", "asks", "seat"))] = rng.choice(VALUES)
    return view
