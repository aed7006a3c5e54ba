"""Games saved by earlier versions, which asked for the token of cheap_lay even where it takes no good off. X07.

The hashes were written by such a version. Declining the token changed nothing, so these games load without the answer;
giving it away changed the game, so loading says why it cannot be replayed.
"""

from __future__ import annotations

import pytest

import azalai
from azalai.game_file import from_text, to_text
from azalai.server.storage.store import MOVES, UNDO, Change, TableRecord
from azalai.server.tables.history import CorruptTable, replay
from tests.targi.tables import display, gold
from tests.targi.x_tables import NO_DUNES, poor, tokens

ACTS = {"phase": "act", "first": 0, "robber": 2, "dunes": NO_DUNES, "discards": {"tribe": []}}
RIDER = {"hand": ["r6"], "markers": [], "tokens": ["1.1"], "gold": 1}  # r6 costs one gold
ONE_LAID = {"targis": [1, 3], "display": [["xo7"], [], []]}
ELEVEN_LAID = {
    "targis": [1],
    "display": [["xo7", "xt1", "xr1", "xn1"], ["xw1", "xt2", "xr2", "xn2"], ["xw2", "xt5", "xr5"]],
}


def saved(me: dict[str, object], *lines: str) -> str:
    """A file with a table at which blue acts, and these lines for its moves."""
    described = ACTS | {"players": [poor(RIDER | me), poor({"targis": [6, 7, 10]})]}
    start = azalai.position("targi", described, seed=1, expansion=True, tribe="mixed")
    return to_text(start) + "\n".join(f"{number} {line}" for number, line in enumerate(lines, 1))


@pytest.mark.rule("X07")
def test_X07_a_saved_game_in_which_an_unneeded_token_was_declined_loads_without_that_answer() -> None:
    game = from_text(
        saved(
            ONE_LAID,
            "blue b1 bf5218f6075d",
            "blue lay 81c733c3ae18",
            "blue no-token 80d9716f0c2b",
            "blue r2 4a22540fbc9f",
            "blue b3 c23572681861",
        )
    )

    assert [move.text for move in game.played] == ["b1", "lay", "r2", "b3"]
    assert (display(game), gold(game), tokens(game)) == ([["xo7"], ["r6"], []], 0, ["1.1"])
    assert from_text(to_text(game)).digest() == game.digest() == "c23572681861"


@pytest.mark.rule("X07")
def test_X07_the_answer_is_left_out_even_where_the_turn_has_passed_on_without_it() -> None:
    """There is one place left in the display, so that the row is taken for the player and white is asked next."""
    moves = ["blue b1 3095750826cf", "blue lay 19ae73f2ccfd", "blue no-token 14af7365eeab", "white b6- a7b8e2c6b813"]
    game = from_text(saved(ELEVEN_LAID, *moves))

    assert [move.text for move in game.played] == ["b1", "lay", "b6-"]
    assert game.digest() == "a7b8e2c6b813"


@pytest.mark.rule("X07")
def test_X07_a_saved_game_in_which_the_token_was_wasted_says_why_it_cannot_be_loaded() -> None:
    text = saved(ONE_LAID, "blue b1 bf5218f6075d", "blue lay 81c733c3ae18", "blue token 40d657101f1a")

    with pytest.raises(azalai.GameFileError, match=r"line 9: token: .* takes no good off .* \(X07\)"):
        from_text(text)


@pytest.mark.parametrize(
    ("last", "why"),
    [
        ("blue no-token 000000000000", "no-token: an earlier version"),
        ("blue r2 4a22540fbc9f", "the state after this move has the hash 80d9716f0c2b"),
    ],
)
def test_no_other_line_with_a_wrong_hash_is_let_through(last: str, why: str) -> None:
    with pytest.raises(azalai.GameFileError, match=why):
        from_text(saved(ONE_LAID, "blue b1 bf5218f6075d", "blue lay 81c733c3ae18", last))


# -- tables of the server -----------------------------------------------------------------------------------------

OPTIONS = {"expansion": True, "tribe": "mixed", "border": "mixed"}
RECORD = TableRecord("t", "targi", OPTIONS, seed=2027, seats=(), host="h", code="c")
BEFORE = (
    "pd1 p5 pd2 p3 p6 p15 b6 d1 d2 take4 w>d b3 favour +s b15 c3 lay r3 b5 s>g enough done p5 p1 p7 pd3 p14 p9 favour"
    " +s w>s b14 lay"
)


def changes(*lists: tuple[str, str], back: int = 0) -> list[Change]:
    """This number of changes of a table, each with its moves and the digest after it. The last one takes moves back."""
    made = [Change(n, MOVES, 0, tuple(moves.split()), digest=digest) for n, (moves, digest) in enumerate(lists, 1)]
    if back:
        made.append(Change(len(made) + 1, UNDO, 0, (), back, "8ddd357d074f"))
    return made


@pytest.mark.rule("X07")
def test_X07_a_table_of_the_server_goes_on_without_the_unneeded_answer() -> None:
    game, groups = replay(RECORD, changes((BEFORE, "9b82bee6a441"), ("no-token r1", "e70d38ff1b92")))

    assert [move.text for move in game.played[-2:]] == ["lay", "r1"]
    assert [group.moves for group in groups] == [33, 1]


@pytest.mark.rule("X07")
@pytest.mark.parametrize("back", [2, 1], ids=["counted with the answer", "counted without it"])
def test_X07_moves_taken_back_are_counted_right_whichever_version_took_them_back(back: int) -> None:
    given = changes((BEFORE, "9b82bee6a441"), ("no-token", "2e6225d67c49"), back=back)
    game, groups = replay(RECORD, given)

    assert game.digest() == "8ddd357d074f"
    assert sum(group.moves for group in groups) == len(game.played) == 32


@pytest.mark.rule("X07")
def test_X07_a_table_on_which_the_token_was_wasted_is_not_continued() -> None:
    with pytest.raises(CorruptTable):
        replay(RECORD, changes((BEFORE, "9b82bee6a441"), ("token r1", "353842601663")))
