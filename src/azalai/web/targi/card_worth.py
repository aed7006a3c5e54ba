"""What a card would mean for the viewer now: what the seat lacks for it (T24, T25), what it would bring (T17, T51)."""

from __future__ import annotations

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS
from azalai.games.targi.rules.effects import count_discounts
from azalai.games.targi.rules.laying import free_place
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.scoring import score
from azalai.games.targi.rules.table import DISPLAY, GOODS, ROWS, Table, cards_laid
from azalai.games.targi.words.names import amount_text, amount_words, goods_card_gain
from azalai.messages import say, sentences, with_or
from azalai.web.table_context import TableContext


class CardWorth:
    """The sentences about the cards of one page, each made once; none for spectators and at the end."""

    def __init__(self, context: TableContext) -> None:
        self.seat = None if context.game.over or context.replay_at is not None else context.seat
        self.deck: Deck = context.game.setting.deck
        self._table = context.game.table
        self._copy: Table | None = None  # cards are laid on it to see what they would score
        self._score = 0  # of the seat now
        self._told: dict[str, str] = {}

    def of(self, card: str | None) -> str:
        """The sentences about a card that the seat can see, by its id in the view; empty for other cards."""
        if self.seat is None or card is None or card.startswith("dune:"):
            return ""
        if card not in self._told:
            self._told[card] = self._goods(card) if card.startswith("goods:") else self._tribe(self.deck.by_id[card])
        return self._told[card]

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
