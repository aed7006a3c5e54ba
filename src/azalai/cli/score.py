"""Prints the score sheet of a finished game and the winner."""

from __future__ import annotations

from azalai.cli.seats import seat_title
from azalai.game import Game
from azalai.messages import say
from azalai.terminal.screen import Screen
from azalai.terminal.text import columns


def show_score(game: Game, screen: Screen) -> None:
    for seat in range(game.seats):
        sheet = game.score_sheet(seat)
        lines = [(say("cli-score-line", what=line.what, about=line.about), line.points) for line in sheet]
        lines.append((say("cli-score-total"), game.scores()[seat]))
        broad = max(columns(words) for words, _ in lines)
        screen.write(seat_title(game, seat), "bold")
        for words, points in lines:
            screen.put(f"  {words}{' ' * (broad - columns(words))}  {points:3}")
    screen.write(winner_sentence(game), "bold")


def winner_sentence(game: Game) -> str:
    winners = game.winners()
    scores = sorted(game.scores(), reverse=True)
    if len(winners) > 1:
        return say("cli-draw", score=scores[0])
    seat = seat_title(game, winners[0])
    if scores[0] == scores[1]:
        return say("cli-won-tie", seat=seat, score=scores[0])
    return say("cli-won", seat=seat, score=scores[0], second=scores[1])
