"""Tricks, a tiny game outside the package ``azalai``: the worked example of ``docs/add-a-game.md``.

``GAME`` is all that the rest of Azalai sees of it. ``azalai.games.register(GAME)`` makes it known to a process; an
entry point in the group ``azalai.games`` makes it known to every process.
"""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalPosition
from azalai.games.interface import BotKnowledge, Rulebook, ScoreLine, Setting
from azalai.games.options import TableOption, check_options
from azalai.kernel.chance import halves, seed_chance
from azalai.kernel.placeholders import Rules
from azalai.kernel.questions import answered
from tests.tiny_game import rules
from tests.tiny_game.rules import CARDS, PLAY, PLAYED, TRICKS, CardTables, Observation, Table


class Tricks(Rulebook):
    name = "tricks"
    catalogue = rules.CATALOGUE
    table = Table
    observation = Observation
    own_rules: Rules = rules
    most_options = CARDS
    pool_size = CARDS
    seat_names = ("north", "south", "east")
    table_options = (TableOption("seats", int, default=2, low=2, high=3, help="cli-help-seats", openspiel="players"),)
    openings = frozenset((rules.ASK_PLAY,))
    tells_lone_answers = True
    moves_tell_of_hands = True

    def setting(self, given: dict[str, Any]) -> Setting:
        check_options(self.name, self.table_options, given)
        seats = given.get("seats", 2)
        cards = CardTables()
        cards.seats = seats
        return Setting(dict(given), seats, -1, cards, None)

    # -- positions ------------------------------------------------------------------------------------

    def view(self, t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
        def held(whose: int) -> list[str | None]:
            cards = [notation(card) for card in range(CARDS) if t.where[card] == whose + 1]
            return [*cards] if seat in (None, whose) else [None] * len(cards)

        seats = range(setting.seats)
        won = self.rules.winning_seats(t, setting.cards) if t.depth == 0 else 0
        return {
            "game": self.name,
            "seen_by": seat,
            "seat": t.asked[t.depth - 1].seat if t.depth else None,
            "round": t.round,
            "first": t.first,
            "leader": t.leader,
            "players": [{"hand": held(each), "points": t.points[each]} for each in seats],
            "trick": [notation(t.trick[each] - 1) if t.trick[each] else None for each in seats],
            "played": [notation(card) for card in range(CARDS) if t.where[card] == PLAYED],
            "scores": [t.points[each] for each in seats],
            "winners": [each for each in seats if won >> each & 1],
            "reveals": t.reveals,
            "chance": list(t.chance) if seat is None else None,
        }

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Table:
        """Describe at least the hands. Cards that are named nowhere are in the stock."""
        t = Table()
        seed_chance(t.chance, *halves(seed))
        if described.get("chance"):
            t.chance = list(described["chance"])
        t.round, t.leader = described.get("round", 1), described.get("leader", 0)
        t.first, t.reveals = described.get("first", t.leader), described.get("reveals", 0)
        for card in described.get("played", []):
            t.where[number(card)] = PLAYED
        for seat, card in enumerate(described.get("trick", [])):
            if card:
                t.trick[seat] = number(card) + 1
                t.where[number(card)] = PLAYED
        for seat, player in enumerate(described["players"]):
            t.points[seat] = player.get("points", 0)
            for card in player["hand"]:
                t.where[number(card)] = seat + 1
        for seat, name in enumerate(self.seat_names[: setting.seats]):
            fewest = TRICKS + 1 - t.round - (t.trick[seat] > 0)
            if rules.in_place(t, seat + 1) < fewest:
                raise IllegalPosition([f"{name} needs at least {fewest} cards in trick {t.round}"])
        assert isinstance(setting.cards, CardTables)
        rules.begin_trick(t, setting.cards)
        for place in range(setting.seats):
            if t.trick[(t.leader + place) % setting.seats]:
                answered(t)
        return t

    # -- words and pictures ---------------------------------------------------------------------------

    def score_sheet(self, t: Table, setting: Setting, seat: int) -> list[ScoreLine]:
        return [ScoreLine("tricks", "", t.points[seat])]

    def why_illegal(self, t: Table, setting: Setting, action: int) -> str:
        seat = t.asked[t.depth - 1].seat
        held = [notation(card) for card in range(CARDS) if t.where[card] == seat + 1]
        return f"{self.seat_names[seat]} does not hold {notation(action - PLAY)}; legal: {', '.join(held)}"

    def say_move(self, t: Table, setting: Setting, action: int) -> str:
        return f"Play the {action - PLAY + 1}."

    def say_question(self, t: Table, setting: Setting) -> str:
        if t.depth == 0:
            return "The game is over."
        return f"{self.seat_names[t.asked[t.depth - 1].seat].capitalize()}: play a card."

    def say_what_happened(self, before: Table, action: int, after: Table, setting: Setting) -> str:
        seat = before.asked[before.depth - 1].seat
        played = f"{self.seat_names[seat].capitalize()} plays the {action - PLAY + 1}."
        won = [each for each in range(setting.seats) if after.points[each] > before.points[each]]
        return played + "".join(f" {self.seat_names[each].capitalize()} wins the trick." for each in won)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        lines = [f"Trick {view['round']} of {TRICKS}"]
        for name, player, card in zip(self.seat_names, view["players"], view["trick"], strict=False):
            hand = " ".join(each or "?" for each in player["hand"])
            lines.append(f"{name:6}{player['points']} points   hand {hand}   plays {card or '-'}"[:width])
        return "\n".join(lines)

    def picture(self, view: dict[str, Any]) -> str:
        lines = self.draw(view, 80, False).splitlines()
        texts = (f'<text y="{20 * (i + 1)}">{line}</text>' for i, line in enumerate(lines))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">{"".join(texts)}</svg>'

    def bot_knowledge(self) -> BotKnowledge:
        from tests.tiny_game import bots

        return bots


def notation(card: int) -> str:
    return rules.CATALOGUE[PLAY + card].notation


def number(text: str) -> int:
    action = rules.CATALOGUE.parse(text)
    if action is None:
        raise IllegalPosition([f"{text} is not a card; cards are c1 to c9"])
    return action.id - PLAY


GAME = Tricks()
