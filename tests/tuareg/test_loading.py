"""Loading animals from the cache and from the market. B16 to B20, E2."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path

import pytest

import azalai
from azalai.games.tuareg.cards import card_file as files
from azalai.games.tuareg.rules.loading import takes
from azalai.games.tuareg.rules.table import CAMELS
from tests.tuareg.tables import (
    WHITE,
    cache,
    camel,
    card_file,
    cards,
    counts,
    donkey,
    market,
    moves,
    play,
    player,
    table,
)

pytestmark = pytest.mark.rules

LETTERS = "wgsm"


def loads(cargo: str, held: str) -> set[str]:
    """Every way to load from this cache onto a camel with this cargo, as the cards in order."""
    found: set[str] = set()

    def go_on(laid: str) -> None:
        game = table(player(held, cargo), player())
        if "load-c1" not in moves(game):
            return
        play(game, "load-c1")
        for letter in laid:
            if f"+{letter}" not in moves(game):
                return
            play(game, f"+{letter}")
        if laid:
            found.add(laid)
        for letter in sorted(set(held)):
            if len(laid) < len(held) and held.count(letter) > laid.count(letter):
                go_on(laid + letter)

    go_on("")
    return found


def camel_may_carry(cargo: str) -> bool:
    """B18 in the words of the rules, for a whole cargo from bottom to top."""
    changes = sum(one != two for one, two in pairwise(cargo))
    return (
        len(cargo) <= 4
        and len(set(cargo)) <= 2
        and changes <= 1
        and ("w" not in cargo or set(cargo) == {"w"})
        and cargo.count("g") <= 2
    )


@pytest.mark.rule("B16")
def test_B16_one_to_four_cards_one_after_the_other() -> None:
    game = table(player("ssmm", caves=[[]]), player())

    play(game, "load-c1")
    assert moves(game) == {"+s", "+m"}  # at least one
    play(game, "+s")
    assert moves(game) == {"+s", "+m", "done"}
    play(game, "+s", "+m", "+m")

    assert camel(game) == cards("ssmm")
    assert cache(game) == []
    assert moves(game) == {"cave-1", "end"}


@pytest.mark.rule("B16")
def test_B16_new_cards_go_on_top() -> None:
    game = play(table(player("ms", "s"), player()), "load-c1", "+s", "+m")

    assert camel(game) == cards("ssm")


@pytest.mark.rule("B17")
def test_B17_only_one_animal_is_loaded_in_a_turn() -> None:
    game = play(table(player("sm", caves=[[]]), player()), "load-c1", "+s", "done")

    assert moves(game) == {"cave-1", "end"}
    assert camel(game, 2) == []


@pytest.mark.rule("B18")
def test_B18_every_cargo_a_camel_can_come_to_carry() -> None:
    """All cargoes of up to four cards, and every card on each: what the rules say of the whole cargo."""
    c = files.standard(2).tables
    for length in range(5):
        for letters in product(LETTERS, repeat=length):
            cargo = "".join(letters)
            if not camel_may_carry(cargo):
                continue
            code = 0
            for letter in cargo:
                code = code << 3 | (LETTERS.index(letter) + 1)
            allowed = {LETTERS[kind] for kind in range(4) if takes(c, 0, code) >> kind & 1}
            assert allowed == {letter for letter in LETTERS if camel_may_carry(cargo + letter)}, cargo


@pytest.mark.rule("B18")
@pytest.mark.parametrize(
    ("cargo", "held", "possible"),
    [
        ("gm", "g", ""),  # gold, millet, gold: a second change
        ("gm", "m", "m"),
        ("gm", "s", ""),  # a third kind
        ("w", "s", ""),  # water travels alone
        ("s", "w", ""),
        ("w", "w", "w"),
        ("", "w", "w"),
        ("gg", "g", ""),  # at most two gold
        ("gs", "g", ""),
        ("ssmm", "m", ""),  # full
        ("mm", "g", "g"),
    ],
)
def test_B18_camels(cargo: str, held: str, possible: str) -> None:
    game = table(player(held, f"{cargo},wwww,ssss"), player("g"))

    assert ("load-c1" in moves(game)) == bool(possible)
    if possible:
        assert moves(play(game, "load-c1")) == {f"+{possible}"}


@pytest.mark.rule("B18")
def test_B18_the_cargo_counts_as_it_lies_now() -> None:
    """Once the millet on top was hidden, a salt fits again; once the second gold was, another gold."""
    game = table(player("s", "gm,w,w", caves=[[]]), player("g"))
    assert "load-c1" not in moves(game)
    play(game, "cave-1", "hide-c1")
    assert "load-c1" in moves(game)

    two_gold = table(player("g", "gg,w,w", caves=[[]]), player("g"))
    assert "load-c1" not in moves(two_gold)
    play(two_gold, "cave-1", "hide-c1")
    assert "load-c1" in moves(two_gold)


@pytest.mark.rule("B18")
def test_B18_the_limits_are_figures_in_the_card_file(tmp_path: Path) -> None:
    file = card_file(tmp_path, "[limits]\ngold_on_a_camel = 3\nkinds_on_a_camel = 3\nanimal = 3\n")
    game = table(player("gsm", "gg,sm,sss"), player(), file=file)

    assert moves(game) >= {"load-c1", "load-c2"}
    assert "load-c3" not in moves(game)  # full with three
    play(game, "load-c2")
    assert moves(game) == {"+g", "+m"}, "a third kind, but not salt again after millet"


@pytest.mark.rule("B18")
def test_B18_with_three_kinds_on_a_camel_a_kind_never_comes_back(tmp_path: Path) -> None:
    file = card_file(tmp_path, "[limits]\nkinds_on_a_camel = 3\n")
    game = play(table(player("gsm", "gm"), player(), file=file), "load-c1")
    assert moves(game) == {"+s", "+m"}, "not gold after millet"
    with pytest.raises(azalai.IllegalMove, match=r"gold on camel 1 would .* \(at most 3\) or come back after another"):
        game.play("+g")

    play(game, "+s")

    assert moves(game) == {"done"}, "nor millet after salt; gold, millet, salt is allowed"
    with pytest.raises(azalai.IllegalPosition, match="camel 1"):
        table(player("", "gmg"), player(), file=file)


@pytest.mark.rule("B18")
def test_B18_in_full_with_three_kinds_on_a_camel() -> None:
    """Every cargo that a camel can come to is one in which each kind lies in one piece."""
    c = files.from_text("[limits]\nkinds_on_a_camel = 3\n", 2).tables

    def carried(cargo: str) -> bool:
        digits = 0
        for letter in cargo:
            if not c.camel_takes[digits] >> LETTERS.index(letter) & 1:
                return False
            digits = digits << 3 | LETTERS.index(letter) + 1
        return True

    for cargo in map("".join, (letters for size in range(5) for letters in product(LETTERS, repeat=size))):
        pieces = 1 + sum(one != two for one, two in pairwise(cargo)) if cargo else 0
        fits = pieces == len(set(cargo)) <= 3 and cargo.count("g") <= 2 and ("w" not in cargo or set(cargo) == {"w"})
        assert carried(cargo) == fits, cargo


@pytest.mark.rule("B19")
def test_B19_a_donkey_carries_four_cards_in_any_order() -> None:
    game = play(table(player("wgsm", donkeys=""), player()), "load-d1", "+g", "+w", "+m")
    assert moves(game) == {"+s", "done"}

    play(game, "+s")

    assert donkey(game) == cards("gwms")
    full = table(player("g", "wwww,mmmm,ssss", donkeys="wgsm"), player())
    assert "load-d1" not in moves(full)


@pytest.mark.rule("B19")
def test_B19_every_card_fits_on_every_donkey_with_room() -> None:
    c = files.standard(2).tables
    for letters in product(range(1, 5), repeat=3):
        code = letters[0] << 6 | letters[1] << 3 | letters[2]
        assert takes(c, CAMELS, code) == 0b1111
        assert takes(c, CAMELS, code << 3 | 1) == 0


@pytest.mark.rule("B20")
def test_B20_one_to_four_of_one_kind_from_the_market_onto_one_animal() -> None:
    game = table(player("", caves=[[]]), player(), market="sssssm")

    play(game, "take-s")
    assert moves(game) == {"on-c1", "on-c2", "on-c3"}
    play(game, "on-c2")
    assert camel(game, 2) == cards("s")
    play(game, "more", "more", "more")

    assert camel(game, 2) == cards("ssss")
    assert market(game) == counts("sm")
    assert cache(game) == []  # they never enter the cache
    assert moves(game) == {"cave-1", "end"}


@pytest.mark.rule("B20")
def test_B20_fewer_when_the_player_says_done() -> None:
    game = play(table(player(), player(), market="sss"), "take-s", "on-c1", "more", "done")

    assert camel(game) == cards("ss")
    assert game.seat == WHITE


@pytest.mark.rule("B20")
def test_B20_by_the_loading_rules() -> None:
    """Gold: two on a camel; a camel with water takes none; a donkey takes what there is."""
    game = table(player("", "g,w,ss", donkeys="w"), player(), market="gggg")

    play(game, "take-g")
    assert moves(game) == {"on-c1", "on-c3", "on-d1"}
    play(game, "on-c1")
    assert camel(game) == cards("gg")  # a third would be too many, so the turn went on
    assert game.seat == WHITE


@pytest.mark.rule("B20")
def test_B20_not_where_no_animal_can_carry_it() -> None:
    game = table(player("", "ss,mm"), player(), player(), market="wg")

    assert "take-w" not in moves(game)
    assert "take-g" in moves(game)


@pytest.mark.rule("tuareg:E2")
def test_E2_on_a_camel_with_a_gold() -> None:
    """The cache is 1 gold and 3 salt: gold then two salt, or three salt, and any shorter load."""
    assert loads("g", "gsss") == {"g", "gs", "gss", "s", "ss", "sss"}


@pytest.mark.rule("tuareg:E2")
def test_E2_on_an_empty_camel() -> None:
    """All four, gold first, or salt first and gold last."""
    found = loads("", "gsss")

    assert {load for load in found if len(load) == 4} == {"gsss", "sssg"}
    assert found == {"g", "gs", "gss", "gsss", "s", "ss", "sss", "sg", "ssg", "sssg"}
