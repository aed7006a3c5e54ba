"""Every decision of Targi: the action catalogue, and the kinds of question that ask for them.

New families go to the end, so that the numbers of old ones stay.
"""

from azalai.kernel.catalogue import Catalogue

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
BY_CARD = CATALOGUE.family("by_card", "x{}", _border) - 1  # a border action that a card lets one use
SWAP_TOKEN = CATALOGUE.family("swap_token", "swap")
LOSE = CATALOGUE.family("lose", "lose{}", (1, 2, 3))
LOOK_LAY = CATALOGUE.family("look_lay", "lay{}", (1, 2, 3))
LOOK_KEEP = CATALOGUE.family("look_keep", "keep{}", (1, 2, 3))
LOOK_NONE = CATALOGUE.family("look_none", "none")
MARKET_TAKE = CATALOGUE.family("market_take", "card{}", (1, 2, 3))
CENTRE_TAKE = CATALOGUE.family("centre_take", "take{}", _centre)
WATER_GOOD = CATALOGUE.family("water_good", "w>{}", GOODS_LETTERS)
WATER_GOLD = CATALOGUE.family("water_gold", "w>g")

# Questions: a seat decides.
ASK_PLACE = 1  # count: Targis still to place
ASK_ACT = 2
ASK_HAND = 3  # which hand card
ASK_CARD = 4  # lay, keep or discard the card in hand; about: where it came from
ASK_ALTERNATIVE = 5
ASK_DISCOUNT = 6  # count: how many goods still come off
ASK_ROW = 7  # about: 1 when laying the card turns over others
ASK_GAIN = 8  # count: goods of choice still to take
ASK_CARD_GAIN = 9  # the same from a goods card; about: bits of the goods it has given
ASK_TRADE = 10  # about: bits of the goods taken one for one
ASK_SILVER = 11
ASK_MOVE_FROM = 12
ASK_MOVE_TO = 13
ASK_SWAP_FIRST = 14
ASK_SWAP_SECOND = 15  # about: the first place
ASK_RAID = 16  # about: the border number of the raid
ASK_GIVE = 17  # count: goods still to give to the raid
ASK_RETURN = 18  # count: goods over the limit
ASK_FAVOUR = 19  # the Targia's favour; about: 1 when it may be left
ASK_TURNED = 20  # the goods card turned over for the favour; about: its number
ASK_FINISH = 21  # the border action after the favour; about: its number
ASK_SPRING = 22
ASK_SOURCE = 23  # deck or discard pile; about: the border number
ASK_EXTRA = 24  # the optional part of a cost; about: the alternative chosen
ASK_TOKEN = 25  # whether the token makes the card cheaper
ASK_BORDER = 26  # which border action a dune lets one use
ASK_LOOK = 27
ASK_MARKET = 28  # count: how many of the goods cards turned over are still to gain
ASK_CENTRE = 29  # which centre card a dune takes; about: FROM_GOODS or FROM_CENTRE
ASK_MATCH = 30  # which hand card the matchmaker lays
ASK_EXCHANGE = 31  # about: bits of the goods taken one for one
ASK_PAY_GOODS = 32  # count: goods still to give; about: 1 when it may be left

# Chores: the game goes on by itself.
CHORES = 32
DO_MOVE_ROBBER = 33
DO_RAID = 34  # about: the border number
DO_LAY_MARKERS = 35
DO_TURN_GOODS = 36  # count: goods cards still to turn over
DO_TIDY = 37  # the limits after a seat's last action
DO_END_ROUND = 38
DO_INCOME = 39
DO_DRAW_TRIBE = 40
DO_RENEW_DUNES = 41
DO_DUNE_BONUS = 42
DO_GAIN_CARD = 43  # count: how often; about: the goods card
DO_SILVER = 44  # the points of mixed goods; about: the rate, and the set of the silversmith times 2
DO_FAVOUR_BONUS = 45
DO_GAIN_GOLD = 46
DO_DISCARD_LOOKED = 47

# Where the card of ASK_CARD came from.
FROM_CENTRE = 1
FROM_DECK = 2
FROM_HAND = 3
FROM_NOBLE = 4  # the hand, with a noble that pays for a discard
FROM_DECK_FOR_WATER = 5  # the deck, and water turns over another
FROM_OPEN = 6  # the discard pile, or the centre by a dune: may always be discarded
