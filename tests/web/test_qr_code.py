"""QR codes: the drawn path shows exactly the modules of the code for the link."""

from __future__ import annotations

import re

import pytest
import segno

from azalai.web.qr_code import LONGEST_LINK, QUIET_ZONE, qr_code_svg

LINK = "https://azalai.example/join/" + "dune-fox-salt-2143-" * 12


def drawn_modules(svg: str) -> list[list[int]]:
    """The picture read back as a grid, quiet zone included."""
    size = re.search(r'viewBox="0 0 (\d+) \1"', svg)
    path = re.search(r'<path d="((?:M\d+ \d+h1v1h-1z)+)"', svg)
    assert size
    assert path
    grid = [[0] * int(size[1]) for _ in range(int(size[1]))]
    for x, y in re.findall(r"M(\d+) (\d+)h", path[1]):
        grid[int(y)][int(x)] = 1
    return grid


@pytest.mark.parametrize("link", [LINK[:14], LINK[:60], LINK[:LONGEST_LINK], "https://azalai.example/zażółć"])
def test_the_path_shows_the_modules_of_the_code(link: str) -> None:
    grid = drawn_modules(qr_code_svg(link, "a link"))
    inner = [row[QUIET_ZONE:-QUIET_ZONE] for row in grid[QUIET_ZONE:-QUIET_ZONE]]

    assert inner == [list(row) for row in segno.make_qr(link, error="m").matrix]
    assert sum(map(sum, grid)) == sum(map(sum, inner)), "the quiet zone is light"


def test_another_link_has_another_code() -> None:
    assert qr_code_svg(LINK[:60], "") != qr_code_svg(LINK[:59] + "x", "")


def test_a_link_that_is_too_long_gets_no_code() -> None:
    assert qr_code_svg("x" * LONGEST_LINK, "")
    assert qr_code_svg("x" * (LONGEST_LINK + 1), "") == ""


def test_the_label_is_escaped() -> None:
    assert 'aria-label="a &#34;picture&#34;"' in qr_code_svg("https://azalai.example", 'a "picture"')
