"""Every decision of Tuareg: the action catalogue, and the kinds of question that ask for them.

New families go to the end, so that the numbers of old ones stay.
"""

from azalai.games.tuareg.rules.table import CAMELS, CAVES, DONKEYS
from azalai.kernel.catalogue import Catalogue

KIND_LETTERS = "wgsm"
SPECIAL_NAMES = ("donkey", "cave", "thief", "map")
SEAT_NAMES = ("blue", "white", "red", "green", "saffron")
ANIMAL_NAMES = [f"c{i + 1}" for i in range(CAMELS)] + [f"d{i + 1}" for i in range(DONKEYS)]

CATALOGUE = Catalogue()
DRAW = CATALOGUE.family("draw", "draw")
LOAD = CATALOGUE.family("load", "load-{}", ANIMAL_NAMES)  # LOAD + own animal
TAKE = CATALOGUE.family("take", "take-{}", KIND_LETTERS)  # TAKE + kind, from the market
BUY = CATALOGUE.family("buy", "buy-{}", SPECIAL_NAMES)  # BUY + special card
USE_CAVE = CATALOGUE.family("cave", "cave-{}", range(1, CAVES + 1))
USE_THIEF = CATALOGUE.family("thief", "thief")
END = CATALOGUE.family("end", "end")
LAY = CATALOGUE.family("lay", "lay-{}", KIND_LETTERS)  # into the market
ADD = CATALOGUE.family("add", "+{}", KIND_LETTERS)  # from the cache onto the animal
ONTO = CATALOGUE.family("onto", "on-{}", ANIMAL_NAMES)  # the animal for what the market gives
MORE = CATALOGUE.family("more", "more")  # one more of the kind from the market
DONE = CATALOGUE.family("done", "done")
PAY = CATALOGUE.family("pay", "pay-{}", KIND_LETTERS)
PAY_TOP = CATALOGUE.family("pay_top", "pay-{}", ANIMAL_NAMES)
HIDE = CATALOGUE.family("hide", "hide-{}", KIND_LETTERS)
HIDE_TOP = CATALOGUE.family("hide_top", "hide-{}", ANIMAL_NAMES)
ROB = CATALOGUE.family("rob", "rob-{}", SEAT_NAMES)  # a random card of that cache
ROB_TOP = CATALOGUE.family("rob_top", "rob-{}", [f"{seat}-{animal}" for seat in SEAT_NAMES for animal in ANIMAL_NAMES])
CASH = CATALOGUE.family("cash", "cash")
KEEP = CATALOGUE.family("keep", "keep")
HIDE_UNSEEN = CATALOGUE.family("hide_unseen", "hide-?")  # how the others see HIDE (B22); never legal itself

# Questions: a seat decides.
ASK_TURN = 1  # the option, or a cave or thief before it
ASK_DRAWN = 2  # what goes to the market; count: cards still owed to it
ASK_REST = 3  # the option is done: caves, thieves, the end
ASK_LOAD = 4  # the cards, one by one; about: the animal, count: how many are laid
ASK_ONTO = 5  # the animal for the market's cards; about: the kind
ASK_MORE = 6  # one more of them; about: the animal, count: the kind
ASK_PAY = 7  # about: the special card, count: dinar paid so far
ASK_HIDE = 8  # about: the cave
ASK_ROB = 9
ASK_CASH = 10

# Chores: the game goes on by itself.
CHORES = 32
DO_NEXT_STAGE = 33  # seat: who took the last turn
