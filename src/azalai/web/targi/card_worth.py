"""What a card would mean for the viewer now: what the seat lacks for it (T24, T25), what it brings (T17, T22, T51)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from azalai.games.targi.cards.border_reader import parse_amount
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS
from azalai.games.targi.rules.effects import (
    CARAVAN_TWICE,
    count_discounts,
    count_lasting,
    more_storage,
    silversmith_bonus,
)
from azalai.games.targi.rules.exchanging import RATES, can_trade_at_all
from azalai.games.targi.rules.laying import free_hand_place, free_place
from azalai.games.targi.rules.paying import can_lay, token_goods
from azalai.games.targi.rules.scoring import score
from azalai.games.targi.rules.table import ANY, DISPLAY, GOLD, GOODS, ROWS, Table, cards_laid, goods_held
from azalai.games.targi.words.names import amount_text, amount_words, goods_card_gain
from azalai.messages import audience, say, sentences, with_or
from azalai.web.fragment_cache import BoundedCache
from azalai.web.table_context import TableContext

MOST_TOLD = 1024
TOLD: dict[Hashable, tuple[Deck, dict[str, str]]] = BoundedCache(MOST_TOLD)
"""A cache of the sentences by what they depend on: they stay the same from page to page while others move and while
Targis are placed. Its keys contain the id of a deck, so it keeps the deck alive. Custom decks are not cached, since
guests could make any number of them."""


class CardWorth:
    """The sentences about the cards of one page, each made once; none for spectators and at the end."""

    def __init__(self, context: TableContext) -> None:
        self.seat = None if context.game.over or context.replay_at is not None else context.seat
        self.deck: Deck = context.game.setting.deck
        self._table = context.game.table
        self._copy: Table | None = None  # cards are laid on it to see what they would score
        self._score = 0  # of the seat now
        self._told = self._sentences()

    def _sentences(self) -> dict[str, str]:
        """The sentences so far about the cards of a seat with these goods and cards."""
        if self.seat is None or self.deck.custom is not None:
            return {}
        player = self._table.players[self.seat]
        has = (*player.stock, *player.hand, *player.display, player.tokens)
        key = (audience(), id(self.deck), *self._table.border, *has)
        if key not in TOLD:
            TOLD[key] = self.deck, {}
        return TOLD[key][1]

    def of(self, card: str | None) -> str:
        """The sentences about a card that the seat can see, by its id in the view; empty for other cards."""
        if self.seat is None or card is None or card.startswith("dune:"):
            return ""
        if card not in self._told:
            self._told[card] = self._goods(card) if card.startswith("goods:") else self._tribe(self.deck.by_id[card])
        return self._told[card]

    def of_border(self, number: int) -> str:
        """The sentences about a border card: what it would bring the seat now (T22), and what is in the way."""
        if self.seat is None or number % 4 == 0:  # raids bring nothing
            return ""
        if (key := f"border {number}") not in self._told:
            card = self.deck.borders[edition_of(self._table, self.deck.tables, number)][number]
            self._told[key] = self._border(number, card.role, card.facts)
        return self._told[key]

    def _border(self, number: int, role: str, facts: dict[str, Any]) -> str:
        t, c, seat = self._table, self.deck.tables, self.seat
        assert seat is not None
        player = t.players[seat]
        if role == "goods":
            return self._stored(parse_amount(facts["gain"]) or [])
        if role == "noble":
            held = [card for card in player.hand if card]
            can = any(can_lay(t, c, seat, card, 0) for card in held)
            return say("web-targi-now-noble", hand="can" if can else "cannot" if held else "empty")
        if role == "silversmith":
            return say("web-targi-now-silver", points=self._silver(edition_of(t, c, number)))
        if role == "trader":
            return "" if can_trade_at_all(t, c, seat, edition_of(t, c, number)) else say("web-targi-now-trader")
        if role == "caravan":
            return say("web-targi-now-caravan", count=1 + count_lasting(t, c, seat, CARAVAN_TWICE))
        if role == "expansion" and free_hand_place(t, c, seat) < 0:
            return say("web-targi-now-hand")
        return ""

    def _stored(self, gain: list[int]) -> str:
        """How much of a good the seat would have, and whether that is too much (T30)."""
        t, c, seat = self._table, self.deck.tables, self.seat
        assert seat is not None
        then = [had + gain[what] if gain[what] else 0 for what, had in enumerate(t.players[seat].stock)]
        limit = c.limit_goods + more_storage(t, c, seat, ANY)
        over = goods_held(t, seat) + sum(gain[:GOODS]) > limit
        told = [say("web-targi-now-have", amount=amount_words(then))] if any(then) else []
        return sentences(told + [say("web-targi-now-store", limit=limit)] * over) if told or over else ""

    def _silver(self, edition: int) -> int:
        """T22, X28: the most points that the silversmith gives for what the seat has."""
        t, c, seat = self._table, self.deck.tables, self.seat
        assert seat is not None
        stock, points = t.players[seat].stock, [0]
        most = goods_held(t, seat) if c.silver_mixed[edition] else max(stock[:GOODS])
        for at in (edition * RATES, edition * RATES + 1):
            if most >= c.silver_goods[at]:
                points.append(c.silver_goods_points[at] + silversmith_bonus(t, c, seat))
            if stock[GOLD] >= c.silver_gold[at]:
                points.append(c.silver_gold_points[at] + silversmith_bonus(t, c, seat))
        return max(points)

    def _goods(self, card: str) -> str:
        """T17: what a goods card gives, where laid cards make that more than it shows."""
        assert self.seat is not None
        number = next(n for n, goods in self.deck.goods.items() if f"goods:{goods.shows}" == card)
        gain = goods_card_gain(self._table, self.deck, self.seat, number)
        shown = amount_text(card.removeprefix("goods:"))
        return say("web-targi-now-goods", amount=amount_words(gain)) if amount_words(gain) != shown else ""

    def _tribe(self, card: int) -> str:
        assert self.seat is not None
        if cards_laid(self._table, self.seat) == DISPLAY:
            return say("web-targi-now-full")
        lacking = self._lacking(card)
        paid = say("web-targi-now-lack", missing=with_or(lacking)) if lacking else say("web-targi-now-can")
        return sentences([paid, say("web-targi-now-points", points=self._points(card))])

    def _lacking(self, card: int) -> list[str]:
        """What is missing for each way to pay, after discounts and with an unused token; empty if one can be paid."""
        t, c, seat = self._table, self.deck.tables, self.seat
        assert seat is not None
        off, stock = token_goods(t, c, seat) + count_discounts(t, c, seat, c.kind[card]), t.players[seat].stock
        ways = []
        for alternative in range(c.alternatives[card]):
            at = (card * ALTERNATIVES + alternative) * COSTS
            short = [max(0, c.cost[at + i] - stock[i]) for i in range(COSTS)]
            if sum(short[:GOODS]) <= off:
                short[:GOODS] = [0] * GOODS
            if not any(short):
                return []
            ways.append(amount_words(short))
        return ways

    def _points(self, card: int) -> int:
        """T51: how many points the card would add if the game ended now, in the row where it adds most."""
        assert self.seat is not None
        if self._copy is None:
            self._copy = self._table.copy()
            self._score = score(self._copy, self.deck.tables, self.seat)
        t = self._copy
        display, best = t.players[self.seat].display, 0
        for row in range(ROWS):
            place = free_place(t, self.seat, row)
            if place >= 0:
                display[place] = card
                best = max(best, score(t, self.deck.tables, self.seat) - self._score)
                display[place] = 0
        return best
