"""What a seat at a table of Targi can know, kept by watching the game. See tests/strategies.py."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from azalai.games.targi.rules.actions import ASK_CARD, FROM_OPEN

SEATS = (0, 1)
KINDS = 5
FIRST_GOODS_CARD = 101


class Witness:
    """Watches a game and keeps what everybody can have seen (T60): for each card the deck it last lay in, and for each
    seat the cards whose place it knows. It never looks at what the record says about that."""

    def __init__(self, t: Any) -> None:
        self.decks = {"goods": 0, "tribe": 0}  # how often each was reshuffled
        self.origin: dict[int, int] = {}  # the deck a card came from, by card
        self.known: tuple[set[int], set[int]] = (set(), set())
        self._decks = (set(t.goods_deck[: t.goods_count]), set(t.tribe_deck[: t.tribe_count]))
        self._discards = (set(t.goods_discard[: t.goods_discarded]), set(t.tribe_discard[: t.tribe_discarded]))
        self._look(t)

    def watch(self, t: Any) -> None:
        """To be called after every decision."""
        decks = (set(t.goods_deck[: t.goods_count]), set(t.tribe_deck[: t.tribe_count]))
        discards = (set(t.goods_discard[: t.goods_discarded]), set(t.tribe_discard[: t.tribe_discarded]))
        top = t.asked[t.depth - 1]
        taken = {t.card} if top.kind == ASK_CARD and top.about == FROM_OPEN else set()  # X27: not drawn but taken
        for i, sort in enumerate(self.decks):
            drawn = self._discards[i] - discards[i] - decks[i] - taken
            if not decks[i] <= self._decks[i] or drawn:  # a card came into the deck, or was drawn that lay discarded
                self.decks[sort] += 1
                for card in drawn | decks[i]:
                    self.origin[card] = self.decks[sort]
                    self.known[0].discard(card)
                    self.known[1].discard(card)
        self._decks, self._discards = decks, discards
        self._look(t)

    def _look(self, t: Any) -> None:
        """Note the cards that lie open now."""
        open_to_all = [space.card for space in t.centre if not space.face_down]
        open_to_all += t.goods_discard[: t.goods_discarded] + t.tribe_discard[: t.tribe_discarded]
        for player in t.players:
            open_to_all += player.display
        looked = [abs(card) for card in t.looked if card]
        open_to_all += [card for card in looked if card >= FIRST_GOODS_CARD]
        if looked:
            self.known[t.asked[t.depth - 1].seat].update(looked)
        for seat in SEATS:
            self.known[seat].update(filter(None, open_to_all))
            self.known[seat].update(filter(None, t.players[seat].hand))
        if t.card:
            self.known[t.asked[t.depth - 1].seat].add(t.card)
            if t.asked[t.depth - 1].kind != ASK_CARD:  # it is being laid, for all to see
                self.known[1 - t.asked[t.depth - 1].seat].add(t.card)

    def hidden_places(self, t: Any, seat: int) -> list[list[tuple[Any, Any]]]:
        """The places of the cards that the seat cannot tell apart, in groups: each place is an object and the name or
        number of its cell."""
        groups: dict[tuple[str, int], list[tuple[Any, Any]]] = {}
        for holder, key in _unseen_places(t):
            card = _card_at(holder, key)
            if card and card not in self.known[seat]:
                sort = "goods" if card >= FIRST_GOODS_CARD else "tribe"
                groups.setdefault((sort, self.origin.get(card, 0)), []).append((holder, key))
        if t.box_count and ("tribe", 0) in groups:
            groups["tribe", 0] += [(t.box, i) for i in range(t.box_count)]
        groups["dunes", 0] = [(t.dune_deck, i) for i in range(t.dune_count)]
        return [places for places in groups.values() if places]

    def shuffle(self, t: Any, seat: int, setting: Any, rng: random.Random) -> None:
        """Redeal what the seat cannot know. Of a mixed deck (X30) it knows that nine cards of each kind are in play,
        but not which: what lies hidden and what lies in the box change places within a kind."""
        in_play = []
        for places in self.hidden_places(t, seat):
            in_play.append([(holder, key) for holder, key in places if holder is not t.box])
            if len(in_play[-1]) < len(places):
                for kind in range(1, KINDS + 1):
                    _reorder([place for place in places if setting.cards.kind[_card_at(*place)] == kind], rng)
        for places in in_play:
            _reorder(places, rng)


def _reorder(places: list[tuple[Any, Any]], rng: random.Random) -> None:
    cards = [_card_at(*place) for place in places]
    for (holder, key), card in zip(places, rng.sample(cards, len(cards)), strict=True):
        if isinstance(key, str):
            setattr(holder, key, card)
        else:
            holder[key] = card


def _unseen_places(t: Any) -> Iterable[tuple[Any, Any]]:
    yield from ((t.goods_deck, i) for i in range(t.goods_count))
    yield from ((t.tribe_deck, i) for i in range(t.tribe_count))
    yield from ((space, "card") for space in t.centre if space.face_down)
    yield from ((player.hand, place) for player in t.players for place in range(len(player.hand)))
    yield (t, "card")
    yield from ((t.looked, i) for i in range(len(t.looked)) if t.looked[i] > 0)


def _card_at(holder: Any, key: Any) -> int:
    card: int = getattr(holder, key) if isinstance(key, str) else holder[key]
    return card
