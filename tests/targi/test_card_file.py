"""Card files: what an owner may write, and the messages about mistakes."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai.games import rulebook
from azalai.messages import say
from tests.targi.tables import acts, card_file, goods, stock

T1 = '[tribe.targia]\nt1 = { vp = 2, cost = ["1d"], '
BASE = files("azalai.games.targi.cards").joinpath("base.toml").read_text(encoding="utf-8")


def reasons(folder: Path, text: str) -> list[str]:
    """What is wrong with a file."""
    with pytest.raises(azalai.CardFileError) as refused:
        azalai.new("targi", seed=1, cards=card_file(folder, text))
    assert "own.toml" in str(refused.value), "the file is named"
    assert all(reason in str(refused.value) for reason in refused.value.reasons)
    return refused.value.reasons


# -- what an owner can do -----------------------------------------------------------------------------------


def test_a_file_with_one_card_corrects_that_card_alone(tmp_path: Path) -> None:
    path = card_file(tmp_path, '[tribe.targia]\nt1 = { vp = 5, cost = ["1d", "2g"] }')

    own = azalai.new("targi", seed=1, cards=path).view(None)["cards"]
    standard = azalai.new("targi", seed=1).view(None)["cards"]

    assert own.pop("t1") == {"kind": "targia", "crosses": 5, "cost": ["1d", "2g"]}
    standard.pop("t1")
    assert own == standard


def facts(folder: Path, text: str, card: str, **options: Any) -> dict[str, Any]:
    """A tribe card as the rules have it, without the standard fields that stay as they were."""
    view = azalai.new("targi", seed=1, cards=card_file(folder, text), **options).view(None)
    found: dict[str, Any] = view["cards"][card]
    return found


def test_a_correction_names_only_the_fields_it_changes(tmp_path: Path) -> None:
    standard = azalai.new("targi", seed=1).view(None)["cards"]["t9"]

    assert facts(tmp_path, "[tribe.targia]\nt9 = { vp = 4 }", "t9") == standard | {"crosses": 4}
    assert facts(tmp_path, '[tribe.targia]\nt9 = { what = "2v" }', "t9") == standard | {"what": "2v"}


def test_another_effect_brings_its_own_fields(tmp_path: Path) -> None:
    text = '[tribe.targia]\nt9 = { do = "goods_card_bonus", good = "d" }'

    assert facts(tmp_path, text, "t9") == {
        "kind": "targia",
        "crosses": 1,
        "cost": ["1d1g"],
        "when": "always",
        "do": "goods_card_bonus",
        "good": "d",
    }


def test_an_effect_can_be_removed(tmp_path: Path) -> None:
    assert facts(tmp_path, '[tribe.targia]\nt9 = { do = "none" }', "t9") == {
        "kind": "targia",
        "crosses": 1,
        "cost": ["1d1g"],
    }


def test_a_card_can_be_removed_for_a_new_one(tmp_path: Path) -> None:
    text = '[tribe.targia]\nt9 = false\nnew1 = { vp = 3, cost = ["1g"] }'
    cards = azalai.new("targi", seed=1, cards=card_file(tmp_path, text)).view(None)["cards"]

    assert "t9" not in cards
    assert cards["new1"] == {"kind": "targia", "crosses": 3, "cost": ["1g"]}
    assert len(cards) == 45


def test_a_raid_names_goods_or_gold_and_a_border_card_keeps_its_role(tmp_path: Path) -> None:
    text = '[border]\n3 = { gain = "2p" }\n4 = { gold = 1 }\n14 = { role = "goods", gain = "1g" }'
    border = azalai.new("targi", seed=1, cards=card_file(tmp_path, text)).view(None)["border"]

    assert (border[2]["role"], border[2]["gain"]) == ("goods", "2p")
    assert (border[3]["gold"], border[3]["points"], "goods" in border[3]) == (1, 1, False)
    assert (border[13]["role"], border[13]["gain"]) == ("goods", "1g")


def test_dunes_and_optional_costs_of_the_expansion_are_corrected_field_by_field(tmp_path: Path) -> None:
    text = (
        "[expansion.dunes]\npilgrim = false\nsmith = { count = 1, do = 'gain', what = '1g1v' }\n"
        "shrine = { gain = '5v' }\n"
    )
    game = azalai.new("targi", seed=1, expansion=True, cards=card_file(tmp_path, text))
    listed = dict(rulebook("targi").card_list(rulebook("targi").setting(game.options)))[say("targi-list-dunes")]
    dunes = {row[0]: row for row in listed}

    assert "dune:pilgrim" not in dunes
    assert dunes["dune:smith"][-1] == dunes["dune:shrine"][-1] == say("card-list-corrected")
    assert "5" in dunes["dune:shrine"][-2]
    assert dunes["dune:envoy"][-1] != say("card-list-corrected")
    more = "[expansion.tribe.targia]\nxt4 = { extra = { vp = 3 } }"
    assert facts(tmp_path, more, "xt4", expansion=True)["extra"] == {"cost": "2s", "vp": 3}
    less = "[expansion.tribe.targia]\nxt4 = { extra = false }"
    assert "extra" not in facts(tmp_path, less, "xt4", expansion=True)


def test_a_corrected_card_is_played_as_corrected(tmp_path: Path) -> None:
    path = card_file(tmp_path, '[tribe.targia]\nt1 = { vp = 5, cost = ["1d"] }')
    me = {"targis": [1, 3], "hand": ["t1"]} | stock(dates=2)
    game = acts(me, cards=path).play("b1").play("lay").play("r1")

    assert goods(game) == (1, 0, 0)
    assert game.scores()[0] == 5


def test_limits_start_and_border_can_be_corrected(tmp_path: Path) -> None:
    text = '[start]\ngold = 2\nfirst = "white"\n[limits]\ngoods = 12\n[border]\n3 = { role = "goods", gain = "2p" }'
    game = azalai.new("targi", seed=1, cards=card_file(tmp_path, text))

    assert game.seat == 1
    assert game.view(None)["players"][0]["gold"] == 2
    assert game.view(None)["players"][0]["points"] == 4, "what is not named stays"
    assert game.view(None)["border"][2]["gain"] == "2p"


def test_the_option_first_is_stronger_than_the_file(tmp_path: Path) -> None:
    path = card_file(tmp_path, '[start]\nfirst = "white"')

    assert azalai.new("targi", seed=1, cards=path, first="blue").seat == 0


def test_a_goods_list_replaces_the_whole_list(tmp_path: Path) -> None:
    path = card_file(tmp_path, '[[goods]]\nshows = "1g"\ncount = 18\n[[goods]]\nshows = "3any"\ncount = 1\n')
    view = azalai.new("targi", seed=1, cards=path).view(None)

    cards = [space["card"] for space in view["centre"] if space["sort"] == "goods"] + view["decks"]["goods"]["cards"]

    assert sorted(cards) == ["goods:1g"] * 18 + ["goods:3any"]


def test_a_full_copy_of_the_standard_cards_changes_nothing(tmp_path: Path) -> None:
    own, standard = azalai.new("targi", seed=5, cards=card_file(tmp_path, BASE)), azalai.new("targi", seed=5)

    assert own.view(None) == standard.view(None)


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    own, standard = (
        azalai.new("targi", seed=5, cards=card_file(tmp_path, "# nothing yet\n")),
        azalai.new("targi", seed=5),
    )

    assert own.view(None) == standard.view(None)


def test_a_path_can_be_given_as_text_or_as_a_path(tmp_path: Path) -> None:
    path = card_file(tmp_path, "[start]\ngold = 3")

    for given in (path, str(path)):
        assert azalai.new("targi", seed=1, cards=given).view(None)["players"][0]["gold"] == 3


def test_a_saved_game_carries_its_cards_and_loads_without_the_file(tmp_path: Path) -> None:
    path = card_file(tmp_path, '# "quoted", ünïcode\n[tribe.targia]\nt1 = { vp = 5, cost = ["1d"] }\n')
    game = azalai.new("targi", seed=1, cards=path).play("p2").play("p6")
    game.save(tmp_path / "own.azalai")
    path.unlink()

    again = azalai.load(tmp_path / "own.azalai")

    assert again.view(None)["cards"]["t1"]["crosses"] == 5
    assert again.digest() == game.digest()
    assert "cards" not in again.options, "the text is carried, not the path"


# -- what is said about mistakes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[tribe.targia]\nt3 = { vp = "2", cost = ["1d"] }', "tribe.targia.t3.vp"),
        ('[tribe.targia]\nt3 = { vp = 10, cost = ["1d"] }', "tribe.targia.t3.vp"),
        ('[tribe.targia]\nt1 = false\nt10 = { cost = ["1d"] }', "tribe.targia.t10.vp"),
        ("[tribe.targia]\nt1 = false\nt10 = { vp = 2 }", "tribe.targia.t10.cost"),
        ('[tribe.targia]\nt1 = false\nt10 = { vp = 2, cots = ["1d"] }', "tribe.targia.t10.cots"),
        ("[tribe.targia]\nt1 = false", "tribe.targia"),
        ("[tribe.targia]\nt11 = false", "tribe.targia.t11"),
        ("[border]\n3 = false", "border.3"),
        ('[tribe.targia]\nt1 = { what = "1d" }', "tribe.targia.t1.what"),
        ('[tribe.targia]\nt4 = { do = "fly" }', "tribe.targia.t4.do"),
        ('[tribe.targia]\nt4 = { do = "gain", waht = "1d", when = "now" }', "tribe.targia.t4.waht"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = "1d" }', "tribe.targia.t3.cost"),
        ("[tribe.targia]\nt3 = { vp = 2, cost = [] }", "tribe.targia.t3.cost"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["1x"] }', "tribe.targia.t3.cost"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["1any"] }', "tribe.targia.t3.cost"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["1w"] }', "tribe.targia.t3.cost"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["1d", "1s", "1p", "1g"] }', "tribe.targia.t3.cost"),
        (T1 + 'colour = "red" }', "tribe.targia.t1.colour"),
        (T1 + 'when = "now" }', "tribe.targia.t1.do"),
        (T1 + 'do = "gain", what = "1d" }', "tribe.targia.t1.when"),
        (
            T1 + 'when = "end", do = "gain", what = "1d" }',
            "tribe.targia.t1.when",
        ),
        (T1 + 'when = "now", do = "gain" }', "tribe.targia.t1.what"),
        (T1 + 'when = "now", do = "fly" }', "tribe.targia.t1.do"),
        (
            T1 + 'when = "always", do = "discount", kind = "camel" }',
            "tribe.targia.t1.kind",
        ),
        (
            T1 + 'when = "always", do = "discount", kind = "most" }',
            "tribe.targia.t1.kind",
        ),
        (
            T1 + 'when = "always", do = "goods_card_bonus", good = "g" }',
            "tribe.targia.t1.good",
        ),
        (
            T1 + 'when = "always", do = "storage", goods = 4 }',
            "tribe.targia.t1.gold",
        ),
        (
            T1 + 'when = "end", do = "row_bonus", row = "same", points = 1 }',
            "tribe.targia.t1.row",
        ),
        (T1 + 'source = "rumour" }', "tribe.targia.t1.source"),
        ('[tribe.targia]\nt10 = { vp = 2, cost = ["1d"] }', "tribe.targia"),
        ('[tribe.camel]\nc1 = { vp = 2, cost = ["1d"] }', "tribe.camel"),
        ('[border]\n14 = { role = "goods" }', "border.14.gain"),
        ('[border]\n14 = { role = "goods", gian = "1d" }', "border.14.gian"),
        ('[border]\n5 = { rates = ["2 identical goods -> 1 other good", "3 goods -> 1g"] }', "border.5.rates"),
        ('[border]\n3 = { role = "market" }', "border.3.role"),
        ('[border]\n3 = { role = "raid", goods = "1any", points = 1 }', "border.3.role"),
        ('[border]\n4 = { role = "goods", gain = "1d" }', "border.4.role"),
        ('[border]\n4 = { role = "raid", goods = "1any", gold = 1, points = 1 }', "border.4"),
        ('[border]\n4 = { role = "raid", goods = "1d", points = 1 }', "border.4.goods"),
        ('[border]\n17 = { role = "goods", gain = "1d" }', "border.17"),
        ('[border]\nx = { role = "goods", gain = "1d" }', "border.x"),
        ("[border]\n3 = 5", "border.3"),
        ("[tribe.targia]\nt3 = 5", "tribe.targia.t3"),
        ("[tribe]\ntargia = 5", "tribe.targia"),
        ("tribe = 5", "tribe"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["21d"] }', "tribe.targia.t3.cost"),
        ('[tribe.targia]\nt3 = { vp = 2, cost = ["11d11d"] }', "tribe.targia.t3.cost"),
        ('[border]\n5 = { role = "trader", rates = ["2 identical goods -> 1 other good"] }', "border.5.rates"),
        ('[border]\n5 = { role = "trader", rates = "cheap" }', "border.5.rates"),
        (
            '[border.5]\nrole = "trader"\nrates = ["1 identical goods -> 1 other good", "3 identical goods -> 1g"]',
            "border.5.rates",
        ),
        ('[border]\n10 = { role = "silversmith", rates = ["2 identical goods -> 1v"] }', "border.10.rates"),
        ('[[goods]]\nshows = "1d"\ncount = 18', "goods"),
        ('[[goods]]\nshows = "1d"\ncount = 0', "goods.1.count"),
        ('[[goods]]\nshows = "date"\ncount = 19', "goods.1.shows"),
        ('[[goods]]\nshows = "1d"\ncount = 19\nprice = 1', "goods.1.price"),
        ("goods = 5", "goods"),
        ("start = 5", "start"),
        ('[start]\ngoods = "1g"', "start.goods"),
        ('[start]\nfirst = "red"', "start.first"),
        ("[limits]\nhand = 3", "limits.hand"),
        ("[limits]\nwater = 3", "limits.water"),
        ("[extras]\nx = 1", "file.extras"),
        ("expansion = 5", "expansion"),
    ],
)
def test_a_fault_names_its_card_and_field(tmp_path: Path, text: str, where: str) -> None:
    (found,) = reasons(tmp_path, text)  # one for one mistake

    assert found.startswith(f"{where}: ")


MISSPELT = """
[limits]
goods = 12
[border]
5 = { role = "trader", times = "unlimited" }
10 = { times = 1 }
16 = { gold = 2, last = true }
[tribe.targia]
t3 = false
t10 = { vp = 2, cost = ["2d", "1g"], do = "gain", when = "now", what = "1v" }
[tribe.tent]
n1 = { do = ["gain", { do = "row_bonus", row = "alike", points = 2 }], when = "now", what = "2g" }
[expansion.start]
easy_goods = "2d"
[expansion.dunes]
market = { turn = 3, keep = 2 }
strongbox = { count = 3, what = "1g" }
pilgrim = false
"""


def test_one_wrong_word_is_one_fault() -> None:
    for word in re.finditer(r"\w+", MISSPELT):
        wrong = "777" if word[0].isdecimal() else f"{word[0]}q"
        text = MISSPELT[: word.start()] + wrong + MISSPELT[word.end() :]
        with pytest.raises(azalai.CardFileError) as refused:
            azalai.new("targi", expansion=True, cards=text)
        assert len(refused.value.reasons) == 1, refused.value


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    text = (
        "[limits]\ngold = -1\n"
        '[border]\n3 = { role = "goods", gain = "lots" }\n'
        '[tribe.oasis]\no1 = { vp = "x", cost = ["1d"] }\no2 = { vp = 1, cost = ["nothing"] }'
    )

    found = reasons(tmp_path, text)

    assert [reason.split(": ")[0] for reason in found] == [
        "limits.gold",
        "border.3.gain",
        "tribe.oasis.o1.vp",
        "tribe.oasis.o2.cost",
    ]


def test_a_fault_says_what_would_be_right(tmp_path: Path) -> None:
    (found,) = reasons(tmp_path, '[tribe.targia]\nt3 = { vp = 12, cost = ["1d"] }')

    assert "from 0 to 9" in found
    assert "12" in found


def test_text_that_is_not_toml(tmp_path: Path) -> None:
    (found,) = reasons(tmp_path, "[tribe\nt1 = ")

    assert "line 1" in found


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000, "\x00"])
def test_toml_that_python_chokes_on(tmp_path: Path, text: str) -> None:
    assert len(reasons(tmp_path, text)) == 1


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(azalai.CardFileError, match=r"own\.toml"):
        azalai.new("targi", cards=path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "no.toml", tmp_path):
        with pytest.raises(azalai.CardFileError) as refused:
            azalai.new("targi", cards=path)
        assert str(path) in str(refused.value)


def test_cards_that_are_no_path() -> None:
    with pytest.raises(azalai.IllegalOption):
        azalai.new("targi", cards=5)
