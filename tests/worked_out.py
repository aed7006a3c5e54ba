"""Which words of a view follow from the rest of it, and a view without them."""

from __future__ import annotations

from typing import Any

FOLLOW = {
    "targi": {"border", "dunes", "unseen", "scores", "winners", "cards"},
    "tuareg": {"phase", "seat", "turn", "unseen", "scores", "winners", "cards"},
}
FOLLOW_OF_A_PLAYER = {"targi": set[str](), "tuareg": {"shows", "leads"}}
READ_IN_PART = {"border", "dunes"}
"""These say which cards lie there too."""


def only_what_is_read(view: dict[str, Any]) -> dict[str, Any]:
    left_out = FOLLOW[view["game"]] - READ_IN_PART
    of_a_player = FOLLOW_OF_A_PLAYER[view["game"]]
    read = {word: part for word, part in view.items() if word not in left_out}
    read["players"] = [
        {word: part for word, part in player.items() if word not in of_a_player} for player in view["players"]
    ]
    return read
