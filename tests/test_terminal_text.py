"""Text for terminals: measured, cut, folded to ASCII, painted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from azalai.terminal.text import STYLES, Line, as_ascii, clipped, columns, cut, fit, length, padded, wrap, written

lines = st.lists(st.tuples(st.text(st.characters(exclude_categories=["C"])), st.sampled_from(sorted(STYLES))))


def test_wide_and_combining_characters_take_their_columns() -> None:
    assert columns("abc") == 3
    assert columns("砂漠") == 4
    assert columns("e\u0301") == 1


def test_ascii_keeps_what_it_can() -> None:
    assert as_ascii("“Oase” für Zwei…") == '"Oase" fur Zwei.'
    assert as_ascii("złodziej żąda daktyla, Łaźnia, søt") == "zlodziej zada daktyla, Laznia, sot"
    assert as_ascii("Weiß, ¡vamos!") == "Weis, !vamos!"
    assert as_ascii("┌─┐│✚×") == "+-+|*x"
    assert as_ascii("砂") == "??"


@given(st.text(st.characters(exclude_categories=["C"])))
def test_ascii_is_ascii_and_as_wide_as_the_text(text: str) -> None:
    folded = as_ascii(text)
    assert folded.isascii()
    assert columns(folded) == columns(text)


@given(lines, st.integers(0, 30))
def test_a_cut_line_is_no_wider_than_asked_and_tells_that_something_is_missing(line: Line, width: int) -> None:
    short = cut(line, width)
    assert length(short) <= width
    if length(line) <= width:
        assert short == line
    elif width > 0:
        assert short[-1][0].endswith("…")


@given(lines, st.integers(0, 30), lines)
def test_a_fitted_line_is_exactly_as_wide_as_asked(line: Line, width: int, right: Line) -> None:
    assert length(fit(line, width, right)) == width


def test_what_stands_at_the_right_stays_whole() -> None:
    assert written([fit([("a long name", "")], 8, [("12", "")])], colour=False) == "a lo. 12\n"


def test_wrapping_breaks_between_words_only() -> None:
    assert wrap("one two  three", 7) == ["one two", "three"]
    assert wrap("unbreakable word", 4) == ["unbreakable", "word"]
    assert wrap("", 4) == [""]


def test_chinese_and_japanese_break_between_characters_but_no_line_begins_or_ends_with_the_wrong_sign() -> None:
    assert wrap("强盗在这里，请放置。", 8) == ["强盗在这", "里，请放", "置。"]
    assert wrap("用“moves”列出（全部）走法", 10) == ["用“moves”", "列出（全", "部）走法"]
    assert wrap("列出（全部）", 6) == ["列出", "（全", "部）"]
    assert wrap("カードを1枚", 6) == ["カード", "を1枚"]
    assert wrap("azalai play targi 塔吉", 12) == ["azalai play", "targi 塔吉"]


@given(st.text("强盗 a1，。“”（）", max_size=30), st.integers(1, 12))
def test_wrapping_loses_nothing(text: str, width: int) -> None:
    assert "".join(wrap(text, width)).replace(" ", "") == text.replace(" ", "")


def test_wide_characters_are_padded_and_clipped_by_columns() -> None:
    assert padded("绿洲", 6) == "绿洲  "
    assert [clipped("骆驼骑士", width) for width in (8, 5, 4)] == ["骆驼骑士", "骆驼", "骆驼"]
    assert clipped("Jeździec", 4) == "Jeźd"


def test_colour_is_written_as_ansi_and_left_out_in_plain_text() -> None:
    line: Line = [("B", "seat0"), (" ✚", ""), ("  ", "")]
    assert written([line], colour=True) == "\x1b[1;97;44mB\x1b[0m ✚\n"
    assert written([line], colour=False) == "B *\n"
