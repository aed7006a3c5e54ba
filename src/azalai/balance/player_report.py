"""The balance report of games in which every seat has the same player: also the seats in turn order, the effect of each
card on winning, and the comparison of an owner's cards with the standard ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.balance import statistics, win_effects
from azalai.balance.card_sources import changed_cards, is_house, provenance
from azalai.balance.games import Results
from azalai.balance.number_format import markdown_table, number, percent
from azalai.balance.report import glance, percent_of, plain, signed, tribe_facts
from azalai.balance.statistics import estimate, win_shares
from azalai.balance.win_effects import CardEffect, card_effects, difference, mean_effect, stand_outs
from azalai.games.interface import Setting
from azalai.messages import commas, say

LAID, BOUGHT = "laid", "bought"


@dataclass(frozen=True)
class Played:
    """The games of one variant, with the standard cards or with those of an owner's file."""

    game: str
    variant: str
    setting: Setting
    results: Results
    faults: int = 0  # games that a fault of the player ended, which are not among the results
    cards: str = ""  # the name of the owner's file

    @property
    def label(self) -> str:
        name = say("balance-variant", variant=self.variant)
        return say("balance-with-cards", variant=name, cards=self.cards) if self.cards else name

    @property
    def way(self) -> str:
        """How a seat of this game gets the cards that are counted; "": none are counted."""
        return BOUGHT if self.results.bought is not None else LAID if self.results.names else ""

    def effects(self) -> list[CardEffect]:
        results = self.results
        if self.way == BOUGHT:
            return card_effects(results, results.bought, results.kinds)
        return card_effects(results, results.laid, results.names)


def player_page(beginning: Sequence[str], played: Sequence[Played], pictures: Sequence[str] = ()) -> str:
    """Its beginning, all variants at a glance, the seats in turn order, and the cards of each variant. Where a variant
    was played with the standard cards and with an owner's, these are compared."""
    with_laid = any(one.way == LAID for one in played)
    parts = [
        *beginning,
        say("balance-page-glance"),
        say("balance-page-reading", cards="yes" if with_laid else "no"),
        markdown_table(glance({one.label: [one.results] for one in played}, with_laid)),
        *(say("balance-faults", variant=one.label, count=one.faults) for one in played if one.faults),
        *pictures,
    ]
    if any(one.setting.seats > 2 for one in played):
        parts += [say("balance-turns"), markdown_table(_turns(played))]
    ways = {one.way for one in played} - {""}
    if ways:
        parts += [say("balance-effects-title"), *(say("balance-effects-reading", way=way) for way in sorted(ways))]
        parts.append(
            say(
                "balance-effects-rule",
                errors=number(statistics.STANDARD_ERRORS, 0),
                share=percent(win_effects.MATERIAL),
                fewest=statistics.FEWEST,
            )
        )
    compared = {one.variant: one for one in played if one.cards}
    for one in played:
        if one.way and one.variant not in compared:
            parts += [say("balance-page-variant", variant=one.variant), *_cards(one)]
    for before in played:
        if not before.cards and before.variant in compared:
            parts += _comparison(before, compared[before.variant])
    return "\n\n".join(parts) + "\n"


def _turns(played: Sequence[Played]) -> list[list[str]]:
    """The win share and the score of each seat in turn order."""
    rows = [[say(f"balance-column-{name}") for name in ("variant", "turn", "even", "share", "score")]]
    for one in played:
        seats, shares, scores = one.setting.seats, win_shares(one.results), one.results.scores
        games = np.arange(len(one.results))
        for place in range(seats):
            seat = (np.broadcast_to(one.results.first, len(games)) + place) % seats
            wins, score = estimate(shares[games, seat]), estimate(scores[games, seat])
            rows.append([one.label, str(place + 1), percent(1 / seats), percent_of(wins), plain(score)])
    return rows


# -- the cards of a variant -------------------------------------------------------------------------------------


def _cards(one: Played) -> list[str]:
    effects = one.effects()
    helping, hurting = stand_outs(effects)
    typical = percent_signed(mean_effect(effects))
    lines = []
    for way, some in (("helps", helping), ("hurts", hurting)):
        figures = [(effect.name, percent_signed(effect.adjusted.mean)) for effect in some]
        named = commas(say("balance-named", card=name, figure=figure) for name, figure in figures)
        lines.append(say("balance-effects-stands-out", way=way, typical=typical, count=len(some), cards=named))
    own = [effect for effect in helping + hurting if is_house(one.game, one.setting, effect.number)]
    designs = [
        say(
            "balance-effects-design",
            card=effect.name,
            figure=percent_of(effect.adjusted, sign=True),
            source=provenance(one.game, one.setting, effect.number),
        )
        for effect in own
    ]
    return [
        say("balance-page-stand-outs"),
        "\n".join(lines),
        say("balance-effects-designs", count=len(own)),
        *(["\n".join(designs)] if designs else []),
        say("balance-effects-cards", way=one.way),
        markdown_table(_card_table(one, effects)),
    ]


def _card_table(one: Played, effects: Sequence[CardEffect]) -> list[list[str]]:
    facts = ["kind", "crosses", "cost"] if one.way == LAID else ["each"]
    columns = ["card", *facts, f"share-{one.way}", "above-even", "adjusted", "above-mean"]
    rows = [[say(f"balance-column-{name}") for name in columns]]
    for effect in effects:
        known = tribe_facts(one.setting, effect.number) if one.way == LAID else [number(effect.each)]
        rows.append([f"`{effect.name}`", *known, percent(effect.rate), *_figures(effect), signed(effect.score)])
    return rows


def _figures(effect: CardEffect) -> list[str]:
    return [_share(effect.wins), _share(effect.adjusted)]


def _share(found: Any) -> str:
    return percent_of(found, sign=True) if found.count else say("balance-none")


def percent_signed(share: float) -> str:
    return say("balance-none") if np.isnan(share) else say("balance-percent", figure=number(100 * share, 1, sign=True))


# -- before and after ---------------------------------------------------------------------------------------------


def _comparison(before: Played, after: Played) -> list[str]:
    """The cards that an owner's file changes: their effects with the standard cards and with the file."""
    old, new = ({effect.name: effect for effect in one.effects()} for one in (before, after))
    changed = [name for name in changed_cards(after.game, after.setting) if name in new]
    names = ["card", "cards-used", f"share-{after.way}", "above-even", "adjusted", "above-mean"]
    rows = [[say(f"balance-column-{name}") for name in names]]
    for name in changed:
        row = [f"`{name}`", say("balance-standard-cards")]
        if name in old:
            one = old[name]
            rows.append([*row, percent(one.rate), *_figures(one), signed(one.score)])
        one = new[name]
        rows.append([f"`{name}`", f"`{after.cards}`", percent(one.rate), *_figures(one), signed(one.score)])
        if name in old:
            wins, gain = difference(old[name].wins, one.wins), difference(old[name].adjusted, one.adjusted)
            score = difference(old[name].score, one.score)
            row = [f"`{name}`", say("balance-change"), percent_signed(one.rate - old[name].rate)]
            rows.append([*row, _share(wins), _share(gain), signed(score)])
    return [
        say("balance-page-variant", variant=after.variant),
        say("balance-compared", cards=after.cards),
        f"```toml\n{str(after.setting.options['card_text']).strip()}\n```",
        markdown_table(rows) if changed else say("balance-compared-none"),
    ]
