"""The study page: the ledger as a table, the moves on the board, retries that do not give the answer away."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from dataclasses import replace

import pytest

import azalai
from azalai.messages import language
from azalai.web.study_graph import study_graph
from azalai.web.study_page import StudyPage, study_html
from azalai.web.study_view import SeatStudy, StudyPart, StudyStep
from azalai.web.table_context import TableContext
from azalai.web.timeline import course, timed_log
from azalai.web.web_tables import table_html, web_table
from tests.web import samples


def html_of(page: StudyPage) -> str:
    return study_html(samples.viewer(), page)


def mistake(at: int = 0) -> int:
    return samples.seat_study().mistakes[at].number


def test_the_ledger_is_a_table_whose_lines_add_up() -> None:
    html = html_of(samples.study_page())
    figures = [float(each.replace("−", "-")) for each in re.findall(r'<td class="num">([+−\d.]+)</td></tr>', html)[:5]]
    *parts, result = figures

    assert sum(parts) == pytest.approx(result, abs=0.3)
    assert html.count("<tbody>") == 2, "the ledger, and every moment"
    assert html.count('aria-current="true"') >= 1


def test_a_mistake_shows_the_played_and_the_better_move_and_why() -> None:
    one = samples.seat_study().mistakes[1]
    html = html_of(samples.study_page(step=one.number))

    kinds = re.findall(r'<li data-element="([^"]+)" data-kind="(\w+)">\w+<', html)
    assert [kind for _, kind in kinds] == ["played", "better"]
    assert "It lays the Oasis." in html
    assert "mistake, −12.0" in html
    assert len(re.findall('class="lb ', html)) == 3, "the list of mistakes"


def test_the_best_move_is_not_marked_like_a_mistake() -> None:
    decisions = samples.seat_study().decisions.values()
    best = next(one.number for one in decisions if one.best == one.move)
    worse = samples.seat_study().mistakes[0].number

    assert "data-best" in html_of(samples.study_page(step=best))
    assert "data-best" not in html_of(samples.study_page(step=best, retry=True)), "it would tell the answer"
    assert "data-best" not in html_of(samples.study_page(step=worse))
    assert "data-best" not in html_of(samples.study_page())


def test_figures_have_the_decimal_mark_of_the_language() -> None:
    one = samples.seat_study().mistakes[1]
    with language("de"):
        html = html_of(samples.study_page(step=one.number))

    assert "Fehler, −12,0" in html
    assert not re.search(r"\d\.\d</", html)


def test_a_retry_hides_both_moves_until_one_is_chosen() -> None:
    one = samples.seat_study().mistakes[0]
    asked = html_of(samples.study_page(step=one.number, retry=True))
    right = html_of(samples.study_page(step=one.number, retry=True, guess=one.best))
    same = html_of(samples.study_page(step=one.number, retry=True, guess=one.move))

    assert "data-kind=" not in asked
    assert 'class="mv ' not in asked
    assert asked.count("guess=") == len(one.alternatives)
    assert "that is the best move" in right
    assert "That was played" in same
    assert 'class="mv better"' in right
    assert 'class="mv better"' not in same, "it can still be found"
    assert 'data-kind="better"' not in same


def test_what_comes_later_can_be_hidden() -> None:
    step = mistake(1)
    hidden = html_of(samples.study_page(step=step, hide=True))
    shown = html_of(samples.study_page(step=step))

    assert "With even luck" in shown
    assert "With even luck" not in hidden
    assert f">{step}</a>" in hidden
    assert f">{step + 1}</a>" in shown
    assert f">{step + 1}</a>" not in hidden


def test_the_board_shows_only_what_the_seat_knew() -> None:
    page = samples.study_page("tuareg", 40, seats=4)
    game = page.game.at(40)

    assert game.view(0) != game.view(None), "something is hidden"
    assert table_html(TableContext("s1", 40, game, 0, page.places, replay_at=40)) in html_of(page)


def test_first_results_fill_the_graph_where_the_analysis_has_not_come_yet() -> None:
    page = samples.study_page()
    (whole,) = page.study.parts
    steps, decisions = whole.steps[:11], tuple(one for one in whole.decisions if one.number <= 10)
    begun = SeatStudy(0, (whole._replace(end=10, steps=steps, decisions=decisions),))
    outlook = begun.continued_by(page.study)
    html = html_of(replace(page, study=begun, whole=outlook, finished=False, done=10))

    assert outlook.steps == whole.steps
    assert outlook.decisions == begun.decisions
    assert f">{whole.end}</a>" in html, "the table of every moment reaches the end"
    assert "With even luck" not in html


def test_first_results_judge_no_decisions() -> None:
    page = samples.study_page(step=1)
    (whole,) = page.study.parts
    rough = SeatStudy(0, (whole._replace(decisions=()),))
    html = html_of(replace(page, study=rough, rough=True, finished=False, done=0))

    assert "First results." in html
    assert 'class="stairs"' in html
    assert "No decision lost" not in html
    assert "With even luck" not in html


def test_before_the_first_results_the_page_says_so() -> None:
    page = samples.study_page(finished=False, done=0)
    html = html_of(StudyPage("s1", page.game, page.places, SeatStudy(0), 0, finished=False))

    assert "Analysing: 0 %" in html
    assert "data-unfinished" in html
    assert 'class="stairs"' not in html


def test_a_moment_tells_everything_that_the_move_brought() -> None:
    entries = Counter(entry.moment for entry in timed_log(samples.finished("tuareg")))
    number, count = entries.most_common(1)[0]
    html = html_of(samples.study_page("tuareg"))
    texts = dict(re.findall(r"<tr[^>]*><td><a href[^>]*>(\d+)</a></td><td>.*?</td><td>(.*?)</td>", html))

    assert count > 1
    assert texts[str(number)].count(".") == count


def test_what_others_had_hidden_is_a_sentence_of_its_own() -> None:
    """Sentences have a space between them, but not in Chinese."""
    page = samples.study_page("tuareg")
    (whole,) = page.study.parts
    steps = (*whole.steps[:5], whole.steps[5]._replace(shown=0.1), *whole.steps[6:])
    page = replace(page, study=SeatStudy(0, (whole._replace(steps=steps),)))
    with language("zh"):
        chinese = html_of(page)

    assert ". What the others had hidden changed the chance by +10.0.</td>" in html_of(page)
    assert "。其他玩家隐藏的内容使胜率变化+10.0。</td>" in chinese


# -- the graph --------------------------------------------------------------------------------------------------------


def test_dashed_lines_part_the_rounds_with_a_raid_from_the_next() -> None:
    page, past = samples.study_page(), course(samples.finished())
    drawn = study_graph(page.study, 0, past, web_table("targi").raid_rounds)
    begins = {band.round: band.x for band in drawn.bands}

    assert drawn.raids == [pytest.approx(begins[number], abs=0.2) for number in (4, 7, 10)]
    assert 'class="raids"' in html_of(page)
    assert 'class="raids"' not in html_of(samples.study_page("tuareg", seats=4))


def test_the_numbers_of_turning_points_never_cover_each_other() -> None:
    changes = (0.2, -0.2, 0.2, -0.2)
    values = list(itertools.accumulate(changes, initial=0.4))
    steps = tuple(
        StudyStep(number, 0, change, 0.0, value, 0.0, 0.0)
        for number, (change, value) in enumerate(zip(changes, values[1:], strict=True), 60)
    )
    study = SeatStudy(0, (StudyPart(0, 0, 64, 0.4, steps, (), {}),))
    drawn = study_graph(study, 0, course(samples.finished()))

    assert len(drawn.points) == 4
    for one, other in itertools.combinations(drawn.points, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) >= 20, "twice the radius"
    assert all(0 < point.y < drawn.bottom for point in drawn.points)


# -- on the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "reached"), [("p13", ("s8",)), ("p15", ("s2",)), ("p3", ()), ("p10", ())])
def test_a_placement_reaches_its_new_crossings(move: str, reached: tuple[str, ...]) -> None:
    """T12: from card 2 a figure looks down the second column; 15 and 13 begin the first and the third row."""
    game = azalai.position("targi", {"robber": 1, "players": [{"targis": [2]}, {"targis": [5]}]})
    context = TableContext("s1", 0, game, 0, samples.PEOPLE[:2])

    assert web_table("targi").reached(context, 0, move) == reached


# -- the tabs of a phone ----------------------------------------------------------------------------------------------


def test_lists_lead_from_their_tab_to_the_moment() -> None:
    page = samples.study_page(tab="mistakes")
    html = html_of(page)
    tabs = re.findall(r'<nav class="seg tabs".*?</nav>', html, re.DOTALL)[0]

    assert 'data-tab="mistakes"' in html
    assert re.findall(r'aria-current="true">([^<]*)<', tabs) == ["Mistakes (3)"]
    assert re.findall(r'href="[^"]*?(?:tab=(\w+))?"', tabs) == ["", "ledger", "mistakes"]
    goes = re.findall(r'class="go" href="([^"]*)"', html)
    assert len(goes) == 3
    assert not any("tab=" in address for address in goes)


def test_the_result_is_part_of_what_comes_later() -> None:
    ada, idir = samples.finished().scores()

    assert f"Ada {ada} – Idir {idir}" in html_of(samples.study_page(step=5))
    assert f"Ada {ada} – Idir {idir}" not in html_of(samples.study_page(step=5, hide=True))
