"""The balance report in Markdown, as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from azalai.balance import statistics
from azalai.balance.games import Results
from azalai.balance.number_format import markdown_table, number, percent
from azalai.balance.statistics import CardFigure, Estimate, card_figures, course, stand_outs
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.games.targi.rules.table import FIRST_WILD_CARD
from azalai.games.targi.words.names import dune_name, kind_name
from azalai.messages import commas, say, with_or


@dataclass(frozen=True)
class Order:
    """A report as requested."""

    variants: tuple[str, ...]
    games: int
    greedy: int
    seed: int
    out: str | None

    @property
    def command(self) -> str:
        """The command that makes the same page again."""
        words = ["azalai balance targi --variant", *self.variants]
        words += ["--games", str(self.games), "--greedy", str(self.greedy), "--seed", str(self.seed)]
        return " ".join([*words, *(["--out", self.out] if self.out else [])])


def report(order: Order, options: dict[str, dict[str, Any]], played: Sequence[Results]) -> str:
    """The page of ``azalai balance``. ``played`` has the results of each variant, those of random players first."""
    return page(
        [
            say("balance-page-title", game="targi"),
            say("balance-page-about", games=number(order.games, 0), greedy=number(order.greedy, 0)),
            f"```console\n$ {order.command}\n```",
            say("balance-page-baseline"),
        ],
        {name: [one for one in played if one.variant == name] for name in order.variants},
        {name: rulebook("targi").setting(options[name]) for name in order.variants},
    )


def page(
    beginning: Sequence[str],
    by_variant: dict[str, list[Results]],
    settings: dict[str, Setting],
    pictures: Sequence[str] = (),
) -> str:
    """Its beginning, all variants at a glance, links to the plots, then the cards of each, if the game lays any."""
    with_cards = any(any(one.names) for results in by_variant.values() for one in results)
    parts = [
        *beginning,
        say("balance-page-glance"),
        say("balance-page-reading", cards="yes" if with_cards else "no"),
        markdown_table(glance(by_variant, with_cards)),
        *pictures,
    ]
    if with_cards:
        parts += [
            say("balance-page-how-cards"),
            say(
                "balance-page-rule",
                errors=number(statistics.STANDARD_ERRORS, 0),
                points=number(statistics.POINTS, 0),
                fewest=statistics.FEWEST,
                more=number(100 * statistics.TIMES, 0),
                fewer=number(100 / statistics.TIMES, 0),
            ),
        ]
        for name, results in by_variant.items():
            parts += _cards_of(name, results, settings[name])
    return "\n\n".join(parts) + "\n"


def _cards_of(variant: str, results: list[Results], setting: Setting) -> list[str]:
    figures = [card_figures(one) for one in results]
    lines = (line for one, cards in zip(results, figures, strict=True) for line in _stand_outs(one, cards))
    return [
        say("balance-page-variant", variant=variant),
        say("balance-page-stand-outs"),
        "\n".join(lines),
        say("balance-page-cards"),
        markdown_table(_cards(setting, [players_of(one) for one in results], figures)),
    ]


def players_of(results: Results) -> str:
    """Who played: one name if all seats had the same player."""
    names = dict.fromkeys(say("balance-players", player=player) for player in results.players)
    return say("balance-pairing").join(names)


def glance(by_variant: dict[str, list[Results]], with_cards: bool) -> list[list[str]]:
    """The rows of the table of all variants."""
    names = ["variant", "players", "games", "wins", "draws", "lead", "score", "rounds", "decisions"]
    if with_cards:
        names[8:] = ["full", "decisions", "laid"]
    rows = [[say(f"balance-column-{name}") for name in names]]
    for variant, results in by_variant.items():
        for one in results:
            found = course(one)
            cells = {
                "variant": say("balance-variant", variant=variant),
                "players": players_of(one),
                "games": number(len(one), 0),
                "wins": percent_of(found.first_wins),
                "draws": percent(found.draws),
                "lead": signed(found.first_lead),
                "score": plain(found.score),
                "rounds": plain(found.rounds),
                "full": percent(found.full),
                "decisions": plain(found.decisions, 1),
                "laid": plain(found.cards),
            }
            rows.append([cells[name] for name in names])
    return rows


def _stand_outs(results: Results, cards: list[CardFigure]) -> Iterator[str]:
    """A line for each way in which cards can stand out."""
    found = stand_outs(cards)
    player = results.players[0] if len(set(results.players)) == 1 else players_of(results)
    typical, usual = number(found.typical, sign=True), percent(found.usual_rate)
    for way, some in (("higher", found.higher), ("lower", found.lower)):
        figures = [(one.name, number(one.difference.mean, sign=True)) for one in some]
        named = commas(say("balance-named", card=name, figure=figure) for name, figure in figures)
        yield say("balance-stands-out", way=way, player=player, typical=typical, count=len(some), cards=named)
    for way, some in (("often", found.often), ("seldom", found.seldom)):
        named = commas(say("balance-named", card=one.name, figure=percent(one.rate)) for one in some)
        yield say("balance-stands-out", way=way, player=player, typical=usual, count=len(some), cards=named)


def _cards(setting: Setting, players: list[str], figures: list[list[CardFigure]]) -> list[list[str]]:
    names = [say(f"balance-column-{name}") for name in ("card", "kind", "crosses", "cost")]
    for player in players:
        names += [say("balance-column-rate", player=player), say("balance-column-points", player=player)]
    rows = [names]
    for together in zip(*figures, strict=True):
        cells = [f"`{together[0].name}`", *tribe_facts(setting, together[0].number)]
        for one in together:
            cells += [percent(one.rate), signed(one.difference)]
        rows.append(cells)
    return rows


def tribe_facts(setting: Setting, number: int) -> list[str]:
    """The kind of a card, its crosses and its cost in the notation of the card file."""
    deck = setting.deck
    if number >= FIRST_WILD_CARD:
        dune = deck.dunes[number - FIRST_WILD_CARD + 1]
        return [dune_name(dune.id), "0", dune.facts.get("cost", "")]
    card = deck.tribe[number]
    return [kind_name(card.kind), str(card.crosses), with_or(card.cost)]


# -- estimates ------------------------------------------------------------------------------------------------


def _interval(figure: str, half: str) -> str:
    return say("balance-interval", figure=figure, half=half)


def percent_of(found: Estimate, *, sign: bool = False) -> str:
    return say("balance-percent", figure=_interval(number(100 * found.mean, 1, sign=sign), number(100 * found.half, 1)))


def signed(found: Estimate) -> str:
    return _interval(number(found.mean, sign=True), number(found.half)) if found.count else say("balance-none")


def plain(found: Estimate, places: int = 2) -> str:
    return _interval(number(found.mean, places), number(found.half, places))
