"""The action catalogue of Targi, and the table of question kinds that ask for the actions.

New action families are added at the end of the catalogue, so that existing numbers do not change.
"""

from azalai.games.targi.rules import board, table
from azalai.kernel.catalogue import Catalogue
from azalai.kernel.question_table import Cell, QuestionTable

GOODS_LETTERS = "dsp"
SEAT_NAMES = ("blue", "white")

CATALOGUE = Catalogue()
_border = range(1, 17)
_centre = range(1, 10)
_trades = [f"{give}{{}}{get}" for give in GOODS_LETTERS for get in GOODS_LETTERS if give != get]

PLACE = CATALOGUE.family("place", "p{}", _border) - 1  # PLACE + number of the border card
USE = CATALOGUE.family("use", "b{}", _border) - 1
USE_CENTRE = CATALOGUE.family("use_centre", "c{}", _centre)  # USE_CENTRE + centre space from 0
GIVE_UP = CATALOGUE.family("give_up", "b{}-", _border) - 1
GIVE_UP_CENTRE = CATALOGUE.family("give_up_centre", "c{}-", _centre)
TAKE_UP_HAND = CATALOGUE.family("take_up_hand", "h{}", (1, 2))
DONE = CATALOGUE.family("done", "done")
LAY = CATALOGUE.family("lay", "lay")
KEEP = CATALOGUE.family("keep", "keep")
DISCARD = CATALOGUE.family("discard", "drop")
PAY = CATALOGUE.family("pay", "pay{}", (1, 2, 3))  # PAY + alternative from 0
SPARE = CATALOGUE.family("spare", "spare-{}", GOODS_LETTERS)  # SPARE + good
ROW = CATALOGUE.family("row", "r{}", (1, 2, 3))
TAKE = CATALOGUE.family("take", "+{}", GOODS_LETTERS)
GIVE = CATALOGUE.family("give", "-{}", GOODS_LETTERS)
TRADE = CATALOGUE.family("trade", "{}", [pair.format(">") for pair in _trades])  # TRADE + trade_of(give, get)
TRADE_FOR_GOLD = CATALOGUE.family("trade_for_gold", "{}>g", GOODS_LETTERS)
TRADE_ONE = CATALOGUE.family("trade_one", "{}", [pair.format("=") for pair in _trades])
ENOUGH = CATALOGUE.family("enough", "enough")
SILVER_FEW = CATALOGUE.family("silver_few", "silver-{}", GOODS_LETTERS)
SILVER_MANY = CATALOGUE.family("silver_many", "silver-{}", [2 * good for good in GOODS_LETTERS])
SILVER_GOLD = CATALOGUE.family("silver_gold", "silver-{}", ("g", "gg"))
MOVE_FROM = CATALOGUE.family("move_from", "from{}", _centre)
MOVE_TO = CATALOGUE.family("move_to", "to{}", _centre)
SWAP = CATALOGUE.family("swap", "s{}", [f"{row}.{place}" for row in (1, 2, 3) for place in (1, 2, 3, 4)])
SKIP = CATALOGUE.family("skip", "skip")
RAID_GOODS = CATALOGUE.family("raid_goods", "goods")
RAID_POINTS = CATALOGUE.family("raid_points", "points")
RAID_GOLD = CATALOGUE.family("raid_gold", "gold")

# The expansion.
PLACE_DUNE = CATALOGUE.family("place_dune", "pd{}", (1, 2, 3))
USE_DUNE = CATALOGUE.family("use_dune", "d{}", (1, 2, 3))
GIVE_UP_DUNE = CATALOGUE.family("give_up_dune", "d{}-", (1, 2, 3))
FAVOUR = CATALOGUE.family("favour", "favour")
FAVOUR_PAY = CATALOGUE.family("favour_pay", "favour-{}", GOODS_LETTERS)
FAVOUR_TAKE = CATALOGUE.family("favour_take", "accept")
FAVOUR_LEAVE = CATALOGUE.family("favour_leave", "leave")
SPRING_WATER = CATALOGUE.family("spring_water", "water")
SPRING_CARD = CATALOGUE.family("spring_card", "caravan")
DRAW = CATALOGUE.family("draw", "draw")
TAKE_TOP = CATALOGUE.family("take_top", "top")
REDRAW = CATALOGUE.family("redraw", "redraw")
TRADE_GOLD = CATALOGUE.family("trade_gold", "g>any")
SILVER_MIXED = CATALOGUE.family("silver_mixed", "silver-{}", ("any", "many"))  # the smaller and the larger rate
WITH_EXTRA = CATALOGUE.family("with_extra", "extra")
WITHOUT_EXTRA = CATALOGUE.family("without_extra", "plain")
WITH_TOKEN = CATALOGUE.family("with_token", "token")
WITHOUT_TOKEN = CATALOGUE.family("without_token", "no-token")
SHIELD = CATALOGUE.family("shield", "shield")
BY_CARD = CATALOGUE.family("by_card", "x{}", _border) - 1  # a border action that a card allows
SWAP_TOKEN = CATALOGUE.family("swap_token", "swap")
LOSE = CATALOGUE.family("lose", "lose{}", (1, 2, 3))
LOOK_LAY = CATALOGUE.family("look_lay", "lay{}", (1, 2, 3))
LOOK_KEEP = CATALOGUE.family("look_keep", "keep{}", (1, 2, 3))
LOOK_NONE = CATALOGUE.family("look_none", "none")
MARKET_TAKE = CATALOGUE.family("market_take", "card{}", (1, 2, 3))
CENTRE_TAKE = CATALOGUE.family("centre_take", "take{}", _centre)
WATER_GOOD = CATALOGUE.family("water_good", "w>{}", GOODS_LETTERS)
WATER_GOLD = CATALOGUE.family("water_gold", "w>g")

# -- where the card of ASK_CARD came from -------------------------------------------------------------

FROM_CENTRE = 1
FROM_DECK = 2
FROM_HAND = 3
FROM_NOBLE = 4  # the hand, with a noble that pays for a discard
FROM_DECK_FOR_WATER = 5  # the deck, and water turns over another
FROM_OPEN = 6  # the discard pile, or the centre by a dune: may always be discarded
SOURCES = ("centre", "deck", "hand", "noble", "redraw", "open")

# -- what the numbers of a question mean --------------------------------------------------------------

MANY = range(1, 2**15)  # the supply never runs out
NEAR_BIT = 4  # in the origin of a marker: the mirage reaches only neighbours
EDITION_BIT = 3  # in the goods taken at the trader: it is the expansion's

AN_EDITION = Cell("the set that the border card is from: 0 base, 1 expansion", range(2))
A_SOURCE = Cell("where the card came from", range(FROM_CENTRE, FROM_OPEN + 1), "from", SOURCES)
A_GOODS_CARD = Cell("the goods card", range(table.FIRST_GOODS_CARD, table.FIRST_GOODS_CARD + table.GOODS_DECK), "card")
A_DUNE = Cell("the dune that was used", range(1, table.DUNE_DECK + 1), "card")
A_RAID = Cell("the corner of the raid", range(4, board.LAST_CORNER + 1, 4))
A_BORDER_CARD = Cell("the number of the border card", range(1, board.BORDER))
MAY_BE_LEFT = Cell("1: it may be left", range(2))

# -- questions: a seat decides ------------------------------------------------------------------------

QUESTIONS = QuestionTable()
_kind = QUESTIONS.kind

_TARGIS_LEFT = Cell("Targis still to place", range(1, table.SEATS * table.TARGIS + 1))
ASK_PLACE = _kind(1, "place", "place", "T10", count=_TARGIS_LEFT, opening=True, style="board")
ASK_ACT = _kind(2, "act", "act", "T13", opening=True, style="board")
ASK_HAND = _kind(3, "hand", "act", "T22", about=AN_EDITION, style="cards", icon="noble")
ASK_CARD = _kind(4, "card", "act", "T18", about=A_SOURCE)
ASK_ALTERNATIVE = _kind(5, "alternative", "act", "T24")
ASK_DISCOUNT = _kind(6, "discount", "act", "T25", count=Cell("goods that still come off", MANY))
_TURNS_OVER = Cell("1: laying the card turns over others", range(2))
ASK_ROW = _kind(7, "row", "act", "T26", about=_TURNS_OVER, style="rows")
_GOODS_TO_TAKE = Cell("goods of choice still to take", MANY)
ASK_GAIN = _kind(8, "gain", "", "T17", count=_GOODS_TO_TAKE, style="counters")
_GIVEN = Cell("what the goods card has given, as bits", range(1 << table.STOCK))
ASK_CARD_GAIN = _kind(9, "card_gain", "act", "T17", count=_GOODS_TO_TAKE, about=_GIVEN, style="counters")
_TRADED = Cell("goods taken one for one, as bits; above them EDITION_BIT", range(2 << EDITION_BIT))
ASK_TRADE = _kind(10, "trade", "act", "T22", about=_TRADED, style="trade", icon="trader")
ASK_SILVER = _kind(11, "silver", "act", "T22", about=AN_EDITION, icon="smith")
ASK_MOVE_FROM = _kind(12, "move_from", "act", "T22", about=Cell("1: only to a neighbour", range(2)), style="board")
_ORIGIN = Cell("the marker's centre space; above it NEAR_BIT", range(2 << NEAR_BIT))
ASK_MOVE_TO = _kind(13, "move_to", "act", "T22", about=_ORIGIN, style="board")
_BY_TOKEN = Cell("1: a token was given for it", range(2))
ASK_SWAP_FIRST = _kind(14, "swap_first", "act", "T27", about=_BY_TOKEN, style="board")
_FIRST_PLACE = Cell("the first place", range(table.DISPLAY))
ASK_SWAP_SECOND = _kind(15, "swap_second", "act", "T27", about=_FIRST_PLACE, style="board")
ASK_RAID = _kind(16, "raid", "raid", "T40", about=A_RAID)
_GOODS_TO_GIVE = Cell("goods still to give", MANY)
ASK_GIVE = _kind(17, "give", "raid", "T40", count=_GOODS_TO_GIVE, style="counters")
ASK_RETURN = _kind(18, "return", "act", "T30", count=Cell("goods over the limit", MANY), style="counters", icon="jar")
ASK_FAVOUR = _kind(19, "favour", "act", "X12", about=MAY_BE_LEFT, icon="targia")
ASK_TURNED = _kind(20, "turned", "act", "X12", about=A_GOODS_CARD, icon="targia")
ASK_FINISH = _kind(21, "finish", "act", "X12", about=A_BORDER_CARD, icon="targia")
ASK_SPRING = _kind(22, "spring", "act", "X26", about=A_BORDER_CARD, icon="well")
ASK_SOURCE = _kind(23, "source", "act", "X27", icon="expansion")
ASK_EXTRA = _kind(24, "extra", "act", "X08")
ASK_TOKEN = _kind(25, "token", "act", "X07")
ASK_BORDER = _kind(26, "border", "act", "X17", style="board")
ASK_LOOK = _kind(27, "look", "act", "X17", style="cards", icon="people")
_CARDS_TO_GAIN = Cell("turned-over goods cards still to gain", range(1, table.LOOKED + 1))
ASK_MARKET = _kind(28, "market", "act", "X17", count=_CARDS_TO_GAIN, style="cards", icon="caravan")
_TIMES = Cell("how often a goods card is gained", range(1, 128))
_SORT = Cell("the sort of card: FROM_CENTRE for tribe cards, FIRST_GOODS_CARD", (FROM_CENTRE, table.FIRST_GOODS_CARD))
ASK_CENTRE = _kind(29, "centre", "act", "X17", count=_TIMES, about=_SORT, style="board")
ASK_MATCH = _kind(30, "match", "act", "X17", about=A_DUNE, style="cards", icon="lay")
_EXCHANGED = Cell("goods taken one for one, as bits", range(1 << table.GOODS))
ASK_EXCHANGE = _kind(31, "exchange", "act", "X17", about=_EXCHANGED, style="trade", icon="trader")
ASK_PAY_GOODS = _kind(32, "pay_goods", "act", "X17", count=_GOODS_TO_GIVE, about=MAY_BE_LEFT, style="counters")

# -- chores: carried out without a decision -------------------------------------------------------------

DO_MOVE_ROBBER = _kind(33, "move_robber", "raid", "T07")
DO_RAID = _kind(34, "raid", "raid", "T40", about=A_RAID)  # asks ASK_RAID of a seat that has anything to give
DO_LAY_MARKERS = _kind(35, "lay_markers", "act", "T12")
DO_TURN_GOODS = _kind(36, "turn_goods", "act", "T22", count=Cell("goods cards still to turn over", range(1, 128)))
DO_TIDY = _kind(37, "tidy", "act", "T30")
DO_END_ROUND = _kind(38, "end_round", "act", "T31")
DO_INCOME = _kind(39, "income", "place", "T28")
DO_DRAW_TRIBE = _kind(40, "draw_tribe", "act", "T28")
DO_RENEW_DUNES = _kind(41, "renew_dunes", "raid", "X18")
DO_DUNE_BONUS = _kind(42, "dune_bonus", "act", "X17")
DO_GAIN_CARD = _kind(43, "gain_card", "act", "X17", count=_TIMES, about=A_GOODS_CARD)
_RATE = Cell("which rate of the silversmith: its edition times 2, 1 more for the larger one", range(4))
DO_SILVER = _kind(44, "silver_points", "act", "X28", about=_RATE)
DO_FAVOUR_BONUS = _kind(45, "favour_bonus", "act", "X12")
DO_GAIN_GOLD = _kind(46, "gain_gold", "act", "X17")
DO_DISCARD_LOOKED = _kind(47, "discard_looked", "act", "X17")
