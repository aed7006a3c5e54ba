"""Steps of the log: a decision, real or forced, with the chores after it, and what many kinds of step share."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.effects import DUNE_BONUS, FAVOUR_BONUS, ROUND_INCOME, effect_rows
from azalai.games.targi.rules.table import AMOUNT, STOCK, Table
from azalai.games.targi.words.names import Now, amount_words, goods_card_gain
from azalai.messages import say

# First steps, with the questions they lead to. The log tells them only if what they lead to has not happened yet.
LEADS_TO = {
    "take_up_hand": (actions.ASK_CARD, actions.ASK_ALTERNATIVE, actions.ASK_TOKEN),
    "lay": (actions.ASK_ALTERNATIVE, actions.ASK_TOKEN),
    "pay": (actions.ASK_DISCOUNT, actions.ASK_ROW, actions.ASK_EXTRA),
    "spare": (actions.ASK_DISCOUNT, actions.ASK_ROW),
    "move_from": (actions.ASK_MOVE_TO,),
    "swap": (actions.ASK_SWAP_SECOND,),
    "raid_goods": (actions.ASK_GIVE,),
    "with_extra": (actions.ASK_DISCOUNT, actions.ASK_ROW),
    "without_extra": (actions.ASK_DISCOUNT, actions.ASK_ROW),
    "silver_mixed": (actions.ASK_PAY_GOODS,),
}


# Bonuses of tribe cards, by the chore that gives them.
BONUSES = {actions.DO_DUNE_BONUS: DUNE_BONUS, actions.DO_FAVOUR_BONUS: FAVOUR_BONUS}


@dataclass(frozen=True)
class Step(Now):
    """One decision, real or forced, with the chores after it."""

    action: int
    after: Table

    @property
    def before(self) -> Table:
        return self.t

    @property
    def later(self) -> Now:
        """The table after the step, to name what lies on it then."""
        return Now(self.after, self.deck)

    @property
    def asked(self) -> int:
        return self.question.kind

    @property
    def family(self) -> str:
        return CATALOGUE[self.action].family

    @property
    def nth(self) -> int:
        """The index of the action in its family."""
        return CATALOGUE[self.action].nth

    def say_log(self, message: str, **arguments: object) -> list[str]:
        """One sentence of the log, about the seat that decided unless another is given."""
        return [self.phrase(f"log-{message}", **arguments)]

    def is_on_the_way(self) -> bool:
        return self.after.depth > 0 and self.later.question.kind in LEADS_TO.get(self.family, ())

    def change(self) -> list[int]:
        """How the seat's stock has changed, without bonuses and income, which are logged separately."""
        old, new = self.stock, self.after.players[self.seat].stock
        added = self.bonuses()
        if self.after.round != self.before.round:
            added.append(given_by(self.after, self.c, self.seat, ROUND_INCOME))
        return [new[i] - old[i] - sum(each[i] for each in added) for i in range(STOCK)]

    def gained(self) -> list[int]:
        return [max(0, change) for change in self.change()]

    def given(self) -> str:
        return amount_words([-change for change in self.change()])

    def bonuses(self) -> list[list[int]]:
        """The bonuses of tribe cards for a dune or a favour that this step finished."""
        return [
            given_by(self.after, self.c, self.seat, effect)
            for chore, effect in BONUSES.items()
            if _waiting(self.before, chore) > _waiting(self.after, chore)
        ]

    def known_card(self) -> str:
        """The tribe card decided on, if everybody knows it."""
        return self.card if self.before.card_seen or self.after.card_seen else say("targi-card-hidden")

    def brought(self, amount: list[int] | None = None) -> list[str]:
        """What the seat has gained, if anything."""
        gained = self.gained() if amount is None else amount
        return self.say_log("brought", amount=amount_words(gained)) if any(gained) else []

    def turned_gains(self) -> list[list[int]]:
        """What each goods card gives that the caravan turned over (T22), or a tribe card that was laid."""
        old, new = self.before, self.after
        cards = new.goods_discard[old.goods_discarded : new.goods_discarded]
        if new.goods_generation != old.goods_generation:  # the rest of the old deck, then cards of the new one
            cards = old.goods_deck[: old.goods_count][::-1] + new.goods_discard[: new.goods_discarded]
        chosen_from = [abs(card) for card in old.looked]  # turned over before, discarded now (the market, the favour)
        return [goods_card_gain(new, self.deck, self.seat, card) for card in cards if card not in chosen_from]

    def turned_over(self) -> list[str]:
        return [told for gain in self.turned_gains() for told in self.say_log("turned-over", amount=amount_words(gain))]

    def drawn(self) -> list[str]:
        """X07: an earlier tribe card lets the seat draw one."""
        top = self.later.question
        draws = self.after.depth > 0 and top.kind == actions.ASK_CARD and top.about == actions.FROM_DECK
        return self.say_log("draws") if draws else []


def _waiting(t: Table, kind: int) -> int:
    return sum(t.asked[i].kind == kind for i in range(t.depth))


def given_by(t: Table, c: Cards, seat: int, effect: int) -> list[int]:
    """The total that all laid cards of a seat with this effect give (goods of choice are asked for)."""
    rows = [row for card in t.players[seat].display for row in effect_rows(c, card) if c.effect[row] == effect]
    return [sum(c.effect_what[row * AMOUNT + i] for row in rows) for i in range(STOCK)]
