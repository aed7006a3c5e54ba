"""Quick reactions: the sentences that players can say at an online table with one click."""

from __future__ import annotations

from azalai.messages import say

REACTIONS = ("hello", "luck", "nice", "thinking", "oops", "thanks")


def reaction_text(reaction: str) -> str:
    return say("reaction", reaction=reaction)
