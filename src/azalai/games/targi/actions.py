"""Every decision of Targi: the action catalogue, and the kinds of question that ask for them.

New families go to the end, so that the numbers of old ones stay.
"""

from azalai.kernel.catalogue import Catalogue

GOODS_LETTERS = "dsp"

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

# Questions: a seat decides.
ASK_PLACE = 1  # count: Targis still to place
ASK_ACT = 2
ASK_HAND = 3  # which hand card
ASK_CARD = 4  # lay, keep or discard the card in hand; about: where it came from
ASK_ALTERNATIVE = 5
ASK_DISCOUNT = 6  # count: how many goods still come off
ASK_ROW = 7
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

# Chores: the game goes on by itself.
CHORES = 32
DO_MOVE_ROBBER = 33
DO_RAID = 34  # about: the border number
DO_LAY_MARKERS = 35
DO_TURN_GOODS = 36  # count: goods cards still to turn over
DO_TIDY = 37  # the limits after a seat's last action
DO_END_ROUND = 38

# Where the card of ASK_CARD came from.
FROM_CENTRE = 1
FROM_DECK = 2
FROM_HAND = 3
