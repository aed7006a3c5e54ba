"""Reads a described position with the expansion: water, dunes, tokens, cards looked at, mixed decks and borders.

Parts that are not described are as at the start (X02 to X05): three dunes dealt with the seed, one tribe card on the
discard pile, nine cards of each kind from a mixed deck.
"""

from __future__ import annotations

from typing import Any

from azalai.games.position_reading import shown
from azalai.games.targi.cards.base_reader import CARDS_OF_A_KIND
from azalai.games.targi.position.parts import MOST_IN_STOCK, WORDS_OF_A_PLAYER, WORDS_OF_A_VIEW, PartsReader, sort_of
from azalai.games.targi.position.reader import TableReader
from azalai.games.targi.position.view import SET_NAMES, dune_name, place_name
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.board import BORDER
from azalai.games.targi.rules.card_tables import BY_CHANCE, DRAWN_BLIND, KINDS, SETS, Cards
from azalai.games.targi.rules.decks import discard_dune, discard_tribe_card, turn_up_dune
from azalai.games.targi.rules.dunes import CHEAP_HAND, LAY_WILD
from azalai.games.targi.rules.effects import HAND_OF_TWO, count_lasting
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.table import (
    DISPLAY,
    DUNE_DECK,
    DUNES,
    FIRST_WILD_CARD,
    HAND,
    LOOKED,
    ROW_LENGTH,
    SEATS,
    TRIBE_DECK,
    WATER,
)
from azalai.kernel.chance import draw, shuffle

PRINTED_ON_A_DUNE = ["do", "what", "cost", "times", "goods", "look", "turn", "keep", "gain", "then"]
PLACES = {place_name(place): place for place in range(DISPLAY)}


class ExpansionTableReader(TableReader):
    words_of_a_view = (*WORDS_OF_A_VIEW, "expansion", "targia", "dunes", "looked", "gained", "looked_deals", "box")
    words_of_a_player = (*WORDS_OF_A_PLAYER, "water", "dunes", "tokens", "favoured", "faces_opponent")
    words_of_a_card = (*PartsReader.words_of_a_card, "extra", "cheap")
    words_of_a_question = (*TableReader.words_of_a_question, "card")
    sorts = ("goods", "tribe", "dunes")
    sources = actions.SOURCES

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        cards = self.setting.cards
        assert isinstance(cards, Cards)
        self.cards_in_play = cards
        for dune in self.deck.dunes:
            self.unused.setdefault(dune_name(self.deck, dune), []).append(dune)

    def more(self, described: dict[str, Any]) -> None:
        t = self.t
        if described.get("expansion", True) is not True:
            self.refuse("with-expansion")
        self.looked(described)
        self.box(described)
        self.border_sets(self.sequence(described, "border", BORDER))
        for place, part in enumerate(self.sequence(described, "dunes", DUNES)):
            t.dunes[place] = self.dune(part, f"dunes[{place}]", place)
        self.dunes_described = described.get("dunes") is not None
        if described.get("targia", targia_card(t, self.deck.tables)) != targia_card(t, self.deck.tables):
            right = targia_card(t, self.deck.tables)
            self.refuse("targia", round=t.round, right=right, targia=shown(described["targia"]))

    # -- players --------------------------------------------------------------------------------------

    def more_of_a_player(self, seat: int, part: dict[str, Any], where: str) -> None:
        player = self.t.players[seat]
        player.stock[WATER] = self.whole(part, "water", self.deck.tables.start[WATER], 0, MOST_IN_STOCK, where)
        player.dunes = self.bits(part, "dunes", DUNES, where)
        player.favoured = self.yes(part, "favoured", False, where)
        player.faces_opponent = self.yes(part, "faces_opponent", False, where)
        tokens = part.get("tokens", [])
        fits = isinstance(tokens, list) and all(isinstance(place, str) and place in PLACES for place in tokens)
        if not fits or len(set(tokens)) != len(tokens):
            self.refuse("tokens", where=f"{where}tokens")
        else:
            player.tokens = sum(1 << PLACES[place] for place in tokens)

    def laid_cards(self, names: Any, where: str) -> list[int]:
        """Tribe cards, and a wild dune."""
        listed = self.listed(names, where, ROW_LENGTH)
        return [card for name in listed if (card := self.card_that_lies(name, where))]

    def card_to_lay(self, name: Any) -> int:
        return self.card_that_lies(name, "card")

    def card_that_lies(self, name: Any, where: str) -> int:
        if sort_of(name) != "dune":
            return self.card(name, where, "tribe")
        dune = self.card(name, where, "dune")
        if dune and self.deck.tables.dune_effect[dune] != LAY_WILD:
            self.refuse("not-wild", where=where, name=shown(name))
            return 0
        return FIRST_WILD_CARD + dune - 1 if dune else 0

    def hand_limit(self, seat: int) -> int:
        """Two hand cards need a card that allows it, even if the last raid has just taken that card (X22)."""
        two = count_lasting(self.t, self.deck.tables, seat, HAND_OF_TWO) > 0 or self.t.robber == BORDER
        return HAND if two else super().hand_limit(seat)

    # -- cards ----------------------------------------------------------------------------------------

    def dune(self, described: Any, where: str, place: int) -> int:
        if described is None:
            return 0
        part = self.card_part(described, ["place", "card", "targis", *PRINTED_ON_A_DUNE], where)
        if part.get("place", place + 1) != place + 1:
            self.refuse("dune-place", where=where, place=place + 1)
        return self.card(part.get("card"), where, "dune")

    def discards(self, part: dict[str, Any]) -> None:
        super().discards(part)
        for dune in self.cards(part.get("dunes", []), "discards.dunes", "dune", DUNE_DECK):
            discard_dune(self.t, dune)
        self.starts_a_pile = "tribe" not in part  # X03

    def question_card(self, described: Any) -> None:
        super().question_card(described)
        if isinstance(described, dict):
            self.t.extra = self.whole(described, "extra", 0, 0, 99, "card.")
            self.t.cheap = self.whole(described, "cheap", 0, 0, 99, "card.")

    def looked(self, described: dict[str, Any]) -> None:
        """The cards turned over or looked at, which of them are gained, and the decks they came from."""
        t = self.t
        deals = described.get("looked_deals", [])
        for i, name in enumerate(self.sequence(described, "looked", LOOKED)):
            if name is not None:
                t.looked[i] = self.card(name, "looked", "goods" if sort_of(name) == "goods" else "tribe")
        for i, deal in enumerate(self.listed(deals, "looked_deals", LOOKED)):
            t.looked_generation[i] = self.whole({"deal": deal}, "deal", 0, 0, 99, f"looked_deals[{i}].")
        gained = self.bits(described, "gained", LOOKED)
        for i in range(LOOKED):
            if gained >> i & 1:
                t.looked[i] = -t.looked[i]

    def box(self, described: dict[str, Any]) -> None:
        """X30: the cards left out of a mixed deck."""
        t = self.t
        listed = described.get("box")
        if listed is None:
            return
        if self.cards_in_play.tribe_mode != DRAWN_BLIND:
            self.refuse("no-box")
            return
        for card in self.cards(listed, "box", "tribe", TRIBE_DECK):
            t.box[t.box_count] = card
            t.box_count += 1

    def set_aside(self, left: list[int]) -> None:
        """X30: nine cards of each kind go into the box: those that are named there, and others chosen by the seed."""
        if self.cards_in_play.tribe_mode != DRAWN_BLIND:
            return
        t, kinds = self.t, self.deck.tables.kind
        box = t.box[: t.box_count]
        for kind, name in enumerate(KINDS, 1):
            of_kind = [card for card in left if kinds[card] == kind]
            wanted = CARDS_OF_A_KIND - sum(kinds[card] == kind for card in box)
            if not 0 <= wanted <= len(of_kind):
                self.refuse("box-kind", kind=name, each=CARDS_OF_A_KIND)
                wanted = 0
            for card in of_kind[:wanted]:
                left.remove(card)
                box.append(card)
        box = sorted(box, key=lambda card: kinds[card])[:TRIBE_DECK]
        t.box_count = len(box)
        t.box = box + [0] * (TRIBE_DECK - len(box))

    def border_sets(self, listed: list[Any]) -> None:
        """X31: the sets that are named; the others are chosen in ``deal_more``."""
        self.sets: dict[int, int] = {}
        for number, part in enumerate(listed, 1):
            named = part.get("set") if isinstance(part, dict) else None
            allowed = self.cards_in_play.border_set[number]
            if named is None:
                continue
            if named not in SET_NAMES or allowed not in (BY_CHANCE, SET_NAMES.index(named)):
                sets = SET_NAMES if allowed == BY_CHANCE else (SET_NAMES[allowed],)
                self.refuse("border-set", number=number, named=shown(named), sets=", ".join(sets))
                continue
            self.sets[number] = SET_NAMES.index(named)

    def deal_more(self, part: dict[str, Any], left: list[int]) -> None:
        t = self.t
        if self.starts_a_pile and left:
            discard_tribe_card(t, left.pop())
        for number in range(1, BORDER + 1):
            usual = self.cards_in_play.border_set[number]
            t.border[number] = self.sets.get(number, draw(t.chance, SETS) if usual == BY_CHANCE else usual)
        deck = self.mapping(part, "dunes")
        self.words(deck, ["count", "cards"], "decks.dunes")
        on_top = self.cards(deck.get("cards", []), "decks.dunes", "dune", DUNE_DECK)
        left_over = [dune for dune in self.deck.dunes if dune in self.unused[dune_name(self.deck, dune)]]
        shuffle(t.chance, left_over, len(left_over))
        for dune in left_over + on_top[::-1]:
            t.dune_deck[t.dune_count] = dune
            t.dune_count += 1
        for place in range(DUNES):
            if not self.dunes_described and t.dune_count > 0:
                t.dunes[place] = turn_up_dune(t)
        self.number_dunes()
        if deck.get("count", t.dune_count) != t.dune_count and not self.unread:
            self.refuse("deck-count", sort="dunes", count=t.dune_count, wanted=shown(deck["count"]))

    def number_dunes(self) -> None:
        """Dunes with the same name are numbered in the order of a view, like goods cards."""
        t, spare = self.t, dict[str, list[int]]()
        for dune in sorted(self.deck.dunes, reverse=True):
            spare.setdefault(self.deck.dunes[dune].id, []).append(dune)

        def renumbered(dune: int) -> int:
            return spare[self.deck.dunes[dune].id].pop()

        for player in t.players:
            player.display = [self.renumber_laid(card, renumbered) for card in player.display]
        t.card = self.renumber_laid(t.card, renumbered)
        t.dunes = [dune and renumbered(dune) for dune in t.dunes]
        for i in range(t.dune_discarded):
            t.dune_discard[i] = renumbered(t.dune_discard[i])
        for i in reversed(range(t.dune_count)):
            t.dune_deck[i] = renumbered(t.dune_deck[i])

    @staticmethod
    def renumber_laid(card: int, renumbered: Any) -> int:
        return FIRST_WILD_CARD + renumbered(card - FIRST_WILD_CARD + 1) - 1 if card >= FIRST_WILD_CARD else card

    # -- questions ------------------------------------------------------------------------------------

    def about(self, kind: int, described: dict[str, Any], where: str) -> int:
        """A question about a goods card or a dune names the card, which must be the one on the table."""
        t = self.t
        cell = actions.QUESTIONS[kind].about
        if cell is actions.A_GOODS_CARD:
            top = t.goods_discard[t.goods_discarded - 1] if t.goods_discarded else 0
            card = abs(t.looked[0]) if kind == actions.ASK_TURNED else top
            if card not in self.deck.goods or described.get("card", self.deck.name(card)) != self.deck.name(card):
                self.refuse("asks-card", where=where, name=shown(described.get("card")))
            return card
        if cell is actions.A_DUNE:
            for dune in sorted(self.deck.dunes):
                if self.deck.tables.dune_effect[dune] == CHEAP_HAND:
                    if described.get("card", dune_name(self.deck, dune)) == dune_name(self.deck, dune):
                        t.cheap = self.deck.tables.dune_number[dune]
                        return dune
            self.refuse("asks-card", where=where, name=shown(described.get("card")))
            return 0
        return super().about(kind, described, where)

    def check_more(self, described: dict[str, Any]) -> None:
        """Dunes and players must agree on the Targis."""
        for place, part in enumerate(self.sequence(described, "dunes", DUNES)):
            seats = [seat for seat in range(SEATS) if self.t.players[seat].dunes >> place & 1]
            if isinstance(part, dict) and part.get("targis", seats) != seats:
                self.refuse("other-dunes", place=place + 1)
