"""Text for terminals: measured, cut, folded to ASCII, painted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from azalai.terminal.text import STYLES, Line, as_ascii, columns, cut, fit, length, wrap, written

lines = st.lists(st.tuples(st.text(st.characters(exclude_categories=["C"])), st.sampled_from(sorted(STYLES))))


def test_wide_and_combining_characters_take_their_columns() -> None:
    assert columns("abc") == 3
    assert columns("砂漠") == 4
    assert columns("e\u0301") == 1


def test_ascii_keeps_what_it_can() -> None:
    assert as_ascii("“Oase” für Zwei…") == '"Oase" fur Zwei.'
    assert as_ascii("złodziej żąda daktyla, Łaźnia, søt") == "zlodziej zada daktyla, Laznia, sot"
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


def test_colour_is_written_as_ansi_and_left_out_in_plain_text() -> None:
    line: Line = [("B", "seat0"), (" ✚", ""), ("  ", "")]
    assert written([line], colour=True) == "\x1b[1;97;44mB\x1b[0m ✚\n"
    assert written([line], colour=False) == "B *\n"
