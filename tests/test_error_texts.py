"""Errors are for people: each says what was wrong and what would be right. Each is caused by a real call."""

from __future__ import annotations

from pathlib import Path

import pytest

import azalai
from azalai.games.targi.rules import actions

ERRORS = {
    "game": (lambda: azalai.new("chess"), "there is no game 'chess'; available: targi, tuareg"),
    "option": (
        lambda: azalai.new("targi", colour="red"),
        'targi has no option "colour"; its options: first, cards, expansion, easy, tribe, border, previous',
    ),
    "cards": (
        lambda: azalai.new("targi", cards=7),
        "cards must be a card file: its path, its text in TOML, or its content as a dict; not 7",
    ),
    "first": (lambda: azalai.new("targi", first="red"), "first cannot be 'red'; it is one of: blue, white"),
    "seed": (
        lambda: azalai.new("targi", seed=-1),
        "a seed is a whole number from 0 to 18446744073709551615, not -1",
    ),
    "seat": (
        lambda: azalai.new("targi", seed=1).view(2),
        "there is no seat 2; a seat is a whole number from 0 to 1, or None for the open table",
    ),
    "notation": (
        lambda: azalai.new("targi", seed=1).play("hello"),
        "'hello' is not a move; legal now: p2, p3, p5, p6, p7, p9, p10, p11, p13, p14, p15",
    ),
    "number": (
        lambda: azalai.new("targi", seed=1).play(999),
        f"there is no move with the number 999; the numbers go from 0 to {len(actions.CATALOGUE) - 1}",
    ),
    "undo": (lambda: azalai.new("targi", seed=1).undo(), "there is no move to take back"),
    "over": (
        lambda: azalai.position("targi", {"robber": 16, "phase": "over"}).play("done"),
        "the game is over; no more moves can be made",
    ),
    "games": (
        lambda: azalai.simulate("targi", games=-1),
        "games must be a whole number from 0 to 2147483648, not -1",
    ),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_was_wrong_and_what_would_be_right(name: str) -> None:
    mistake, text = ERRORS[name]
    with pytest.raises(azalai.AzalaiError) as caught:
        mistake()
    assert str(caught.value) == text


def saved(tmp_path: Path) -> tuple[Path, list[str]]:
    path = tmp_path / "game.azalai"
    game = azalai.new("targi", seed=7).play("p6").play("p3")
    game.save(path)
    return path, path.read_text(encoding="utf-8").splitlines()


FILE_ERRORS = {
    "first line": (lambda lines: ["hello", *lines[1:]], 'line 1: the first line must be "azalai 1"'),
    "header": (lambda lines: [*lines[:1], "colour red", *lines[1:]], 'line 2: "colour red" does not belong here'),
    "incomplete": (lambda lines: lines[:3], "is not a complete saved game"),
    "options": (lambda lines: [*lines[:2], "options [", *lines[3:]], '"options" must be a JSON object'),
    "seed": (lambda lines: [*lines[:3], "seed x", *lines[4:]], "the seed must be a whole number, not x"),
    "move": (
        lambda lines: [*lines, "4 blue"],
        'line 8: "4 blue" is not a move; this line must read "3 seat move hash"',
    ),
    "seat": (
        lambda lines: [*lines[:-1], lines[-1].replace("white", "blue")],
        "line 7: white decides here, not blue",
    ),
    "illegal": (
        lambda lines: [*lines[:-1], lines[-1].replace("p3", "p4")],
        "line 7: cannot place on 4: it is a raid corner",
    ),
    "hash": (lambda lines: [*lines[:-1], lines[-1][:-12] + 12 * "0"], "not 000000000000; this line or an earlier one"),
}


@pytest.mark.parametrize("name", FILE_ERRORS)
def test_a_saved_game_that_does_not_fit_names_its_line(name: str, tmp_path: Path) -> None:
    spoil, text = FILE_ERRORS[name]
    path, lines = saved(tmp_path)
    path.write_text("\n".join(spoil(lines)), encoding="utf-8")
    with pytest.raises(azalai.GameFileError) as caught:
        azalai.load(path)
    assert text in str(caught.value)


def test_files_that_are_no_saved_games(tmp_path: Path) -> None:
    for content, text in ((b"\xff\xfe", "is not a text file in UTF-8"), (b"#" * (2**22 + 1), "is too large")):
        path = tmp_path / "file"
        path.write_bytes(content)
        with pytest.raises(azalai.GameFileError, match=text):
            azalai.load(path)
    with pytest.raises(azalai.GameFileError, match="could not be read: No such file"):
        azalai.load(tmp_path / "nowhere")
    with pytest.raises(azalai.GameFileError, match="could not be written: No such file"):
        azalai.new("targi", seed=1).save(tmp_path / "nowhere" / "game.azalai")


CARD_ERRORS = {
    "limits = 3": "limits: this section is missing or not a table",
    "[limits]\ngoods = -1": "limits.goods: must be a whole number from 0 to 99, not -1",
    "[start]\ngoods = '2x'": 'start.goods: must be an amount such as "1d2s", made of d, s, p',
    "[start]\nfirst = 'red'": "start.first: must be one of blue, white; not 'red'",
    "[border]\n3 = 7": "border.3: must be a table such as { … }",
    "[limits]\ncolour = 3": "limits.colour: is not a known key here; known keys: goods, gold, hand",
    "[border]\n17 = { role = 'noble' }": "border.17: border cards are numbered from 1 to 16",
    "[border]\n4 = { role = 'noble' }": (
        "border.4.role: the corners 4, 8, 12 and 16 are raids, and no other border card is one"
    ),
    "[border]\n4 = { goods = '1any', gold = 1 }": (
        "border.4: besides points, a raid takes either goods or gold: name exactly one of them"
    ),
    "[border]\n5 = { role = 'trader', rates = ['2 dates -> 1 gold'] }": (
        "border.5.rates: '2 dates -> 1 gold' is not a rate; rates look like this: n identical goods -> "
    ),
    "[border]\n5 = { role = 'trader', rates = ['2 identical goods -> 1 other good'] }": (
        "border.5.rates: the trader needs one rate for another good and one for gold"
    ),
    "[border]\n5 = { role = 'trader', rates = ['1 identical goods -> 1 other good', '3 identical goods -> 1g'] }": (
        "border.5.rates: the trader must take at least 2 goods for 1 other, or trading would never end"
    ),
    "[border]\n10 = { role = 'silversmith', rates = ['1g -> 2v'] }": (
        "border.10.rates: the silversmith needs two rates for goods and two for gold, the smaller one first"
    ),
    "goods = 3": "goods: goods cards are listed as [[goods]]",
    "[[goods]]\nshows = '1d'\ncount = 1": "goods: the deck needs 19 goods cards; 1 is listed",
    "[tribe.tent]\nn10 = { vp = 1, cost = ['1d'] }": "tribe.tent: a kind needs 9 cards; 10 are listed",
    "[tribe.tent]\nn1 = { vp = 1, cost = [] }": (
        'tribe.tent.n1.cost: the cost is a list of 1 to 3 alternatives, such as ["2p", "1g"]'
    ),
    "[tribe.tent]\nn1 = { what = '1d' }": (
        "tribe.tent.n1.what: belongs to an effect; name the effect with “do” and its moment with “when”"
    ),
    "[tribe.tent]\nn11 = false": "tribe.tent.n11: cannot be removed: there is no such card; the cards here are n1, n2",
    "[tribe.tent]\nn1 = { colour = 'red' }": (
        "tribe.tent.n1.colour: is not a known key here; known keys: vp, cost, source, when, do"
    ),
    "[camels]\ncount = 3": (
        "file.camels: is not a known key here; known keys: sources, start, limits, border, goods, tribe, expansion"
    ),
}


@pytest.mark.parametrize("text", CARD_ERRORS)
def test_faults_of_a_card_file_name_card_and_field(text: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(azalai.CardFileError) as caught:
        azalai.new("targi", cards=path)
    assert str(caught.value).startswith(f"the card file {path} cannot be used")
    (reason,) = caught.value.reasons
    assert reason.startswith(CARD_ERRORS[text])


def test_a_card_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[", encoding="utf-8")
    with pytest.raises(azalai.CardFileError, match="not TOML: Invalid"):
        azalai.new("targi", cards=path)
