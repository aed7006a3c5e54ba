"""The graph of an analysis as SVG: the win chance of each seat, move by move, with luck and decisions in two colours.

Each move is a pair of bars: the change by the decision, then the change by luck, whose bar is narrower. Colour-blind
people can tell the two colours apart. Decisions with a label are marked.
"""

from __future__ import annotations

from html import escape

from azalai.messages import say
from azalai.study.results import Ledger, Study

WIDTH, HEIGHT = 760, 150
LEFT, TOP, BOTTOM = 56, 26, 22
DECISION_WIDTH, LUCK_WIDTH = 3.0, 1.6
STYLE = """
.az-study{font:12px system-ui,sans-serif;--ink:#2a1c0f;--line:#b9ab90;--decision:#0072b2;--luck:#c26a00}
@media(prefers-color-scheme:dark){.az-study{--ink:#f3ead9;--line:#6b6f86;--decision:#6fc3f5;--luck:#ffb347}}
.az-study text{fill:var(--ink)}.az-study .b{font-weight:700}.az-study .e{text-anchor:end}
.az-study .grid{stroke:var(--line);stroke-width:1}.az-study .value{stroke:var(--ink);stroke-width:1.2;fill:none}
.az-study .decision{stroke:var(--decision)}.az-study .luck{stroke:var(--luck)}
.az-study .mark{fill:none;stroke:var(--ink);stroke-width:1.5}
""".replace("\n", "")


def graph(study: Study) -> str:
    """A self-contained SVG document, with a chart for each seat under a legend."""
    height = TOP + len(study.ledgers) * HEIGHT
    title = say("study-graph-title", scores=":".join(map(str, study.scores)))
    description = " ".join(_described(study, ledger) for ledger in study.ledgers)
    charts = "".join(
        f'<g transform="translate(0 {TOP + at * HEIGHT})">{_chart(study, ledger)}</g>'
        for at, ledger in enumerate(study.ledgers)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="az-study" role="img" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}"><title>{escape(title)}</title><desc>{escape(description)}</desc>'
        f"<style>{STYLE}</style>{_legend()}{charts}</svg>"
    )


def _described(study: Study, ledger: Ledger) -> str:
    shares = {"start": ledger.start, "luck": ledger.luck, "own": ledger.own, "others": ledger.others}
    told = {name: round(100 * amount.win) for name, amount in shares.items()}
    return say("study-graph-seat", seat=study.seats[ledger.seat], result=round(100 * ledger.result.win), **told)


def _legend() -> str:
    entries = (
        ("decision", DECISION_WIDTH, say("study-graph-decisions")),
        ("luck", LUCK_WIDTH, say("study-column-luck")),
    )
    drawn = ""
    for at, (style, width, words) in enumerate(entries):
        x = LEFT + 130 * at
        drawn += f'<path class="{style}" stroke-width="{2 * width}" d="M{x} 6v12"/>'
        drawn += f'<text x="{x + 10}" y="16">{escape(words)}</text>'
    return drawn


def _chart(study: Study, ledger: Ledger) -> str:
    """The value as a line, with a bar for each change."""
    steps = ledger.steps
    across = (WIDTH - LEFT - 12) / max(1, len(steps) - 1)
    labelled = {one.number: one for one in study.decisions if one.label and one.seat == ledger.seat}

    def y(win: float) -> float:
        return round(8 + (1 - win) * (HEIGHT - BOTTOM - 16), 1)

    drawn = f'<text class="b" x="4" y="{y(1) + 4}">{escape(say("seat-name", seat=study.seats[ledger.seat]))}</text>'
    for percent in (0, 50, 100):
        at = y(percent / 100)
        drawn += f'<path class="grid" d="M{LEFT} {at}H{WIDTH - 12}"/>'
        drawn += f'<text class="e" x="{LEFT - 6}" y="{at + (16 if percent == 100 else 4)}">{percent} %</text>'
    line, value = "", ledger.start.win
    for step in steps:
        x = round(LEFT + step.number * across, 1)
        middle, after = value + step.decision.win + step.shown.win, step.value.win
        for style, width, low, high in (
            ("decision", DECISION_WIDTH, value, middle),
            ("luck", LUCK_WIDTH, middle, after),
        ):
            if y(low) != y(high):
                drawn += f'<path class="{style}" stroke-width="{width}" d="M{x} {y(low)}V{y(high)}"/>'
        if step.number in labelled:
            one = labelled[step.number]
            told = say("study-graph-mark", number=one.number, label=one.label, move=one.move, best=one.best)
            drawn += f'<circle class="mark" cx="{x}" cy="{y(after)}" r="4"><title>{escape(told)}</title></circle>'
        line += f"{'L' if line else 'M'}{x} {y(after)}"
        value = after
    return f'{drawn}<path class="value" d="{line}"/>'
