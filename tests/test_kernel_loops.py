"""Whole games played by chance in one call (``play_out``), in the plain gear."""

from __future__ import annotations

import pytest

from azalai.kernel.chance import WORDS, draw, seed_chance
from tests.strategies import ALL, Variant, Walk

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("variant", [ALL[0], ALL[1], ALL[4]], ids=str)
def test_play_out_answers_each_decision_by_its_dice_up_to_the_end(variant: Variant) -> None:
    rules, cards = variant.book.rules, variant.setting.cards
    played, walk = Walk(variant, 3), Walk(variant, 3)
    dice, same_dice = [0] * WORDS, [0] * WORDS
    for words in (dice, same_dice):
        seed_chance(words, 7, 0)
    mask = [0] * len(variant.book.catalogue)

    decisions = rules.play_out(played.t, cards, dice, [0] * variant.book.most_options, mask)

    while not walk.over:
        walk.step(walk.legal()[draw(same_dice, walk.n)])
    assert (decisions, dice, mask) == (walk.decisions, same_dice, [0] * len(mask))
    assert played.t.pack() == walk.t.pack()
    assert rules.rounds_played(played.t) == walk.t.round > 1
