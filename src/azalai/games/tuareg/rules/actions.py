"""The action catalogue of Tuareg, and the table of question kinds that ask for the actions.

New action families are added at the end of the catalogue, so that existing numbers do not change.
"""

from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, CARGO, CAVES, DONKEYS, KINDS, SPECIALS
from azalai.kernel.catalogue import Catalogue
from azalai.kernel.question_table import NOTHING, Cell, QuestionTable

KIND_NAMES = ("water", "gold", "salt", "millet")
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

# -- questions: a seat decides ------------------------------------------------------------------------

QUESTIONS = QuestionTable()
_kind = QUESTIONS.kind

_AN_ANIMAL = Cell("the seat's own animal", range(ANIMALS), "animal", tuple(ANIMAL_NAMES))
_A_KIND = Cell("the kind of card", range(KINDS), "kind", KIND_NAMES)
_A_SPECIAL = Cell("the special card", range(SPECIALS), "special", SPECIAL_NAMES)

ASK_TURN = _kind(1, "turn", "turn", "B09", count=NOTHING, opening=True)  # the option, or a cave or thief before it
_OWED = Cell("cards still owed to the market", range(2), "owed")
ASK_DRAWN = _kind(2, "drawn", "drawn", "B14", count=_OWED)  # what goes to the market
ASK_REST = _kind(3, "rest", "rest", "B10", count=NOTHING, opening=True)  # the option is done: caves, thieves, the end
_LAID = Cell("cards laid on the animal so far", range(CARGO + 1), "laid")
ASK_LOAD = _kind(4, "load", "", "B16", count=_LAID, about=_AN_ANIMAL)  # the cards, one by one
ASK_ONTO = _kind(5, "onto", "", "B20", count=NOTHING, about=_A_KIND)  # the animal for the market's cards
ASK_MORE = _kind(6, "more", "", "B20", count=_A_KIND, about=_AN_ANIMAL)  # one more of them
ASK_PAY = _kind(7, "pay", "", "B21", count=Cell("dinar paid so far", range(128), "paid"), about=_A_SPECIAL)
ASK_HIDE = _kind(8, "hide", "", "B22", about=Cell("the seat's own cave", range(CAVES), "cave", first=1))
ASK_ROB = _kind(9, "rob", "", "B24")
ASK_CASH = _kind(10, "cash", "cash", "B29", count=NOTHING)

# -- chores: carried out without a decision -------------------------------------------------------------

DO_NEXT_STAGE = _kind(33, "next_stage", "cash", "B30")  # seat: who took the last turn
