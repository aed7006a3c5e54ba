### The table of Targi, drawn: short words that fit on a card, and the words of the picture.
### In the drawing a card has 14 columns; longer words are cut.

## Both drawings

table-seat =
    { $seat ->
        [blue] Blue
       *[white] White
    }
table-you = you
table-starts = starts
table-round = Round { $round } of { $last }
table-raid = Raid { $number }
# What is asked of whom, by the kind of question.
table-asks-place = { $seat } places a Targi
table-asks-act = { $seat } acts
table-asks-hand = { $seat } takes up a hand card
table-asks-card = { $seat } decides on a card
table-asks-alternative = { $seat } chooses how to pay
table-asks-discount = { $seat } chooses what the discount takes off
table-asks-row = { $seat } chooses a row
table-asks-gain = { $seat } takes a good of choice
table-asks-card_gain = { $seat } takes a good of choice
table-asks-trade = { $seat } is at the trader
table-asks-silver = { $seat } is at the silversmith
table-asks-move_from = { $seat } moves a marker: from where?
table-asks-move_to = { $seat } moves a marker: where to?
table-asks-swap_first = { $seat } may swap two cards
table-asks-swap_second = { $seat } swaps two cards: with which?
table-asks-raid = { $seat } pays the raid
table-asks-give = { $seat } gives goods to the raid
table-asks-return = { $seat } returns what is over the limit
table-over-won = The game is over: { $seat } wins
table-over-draw = The game is over: a draw

## On the cards of the drawing

table-targi = [{ $letter }] Targi
table-marker = ({ $letter })
table-robber = < robber >
table-goods-card = Goods
table-face-down =
    { $sort ->
        [goods] face down: goods
       *[tribe] face down: tribe
    }
table-or = { $one } or { $other }
table-one-of = 1 of d, s, p
table-any = { $count } any
table-border-noble = Noble
table-border-goods =
    { $good ->
        [d] Dates
        [s] Salt
        [p] Pepper
        [g] Gold
        [v] Points
       *[any] Goods
    }
table-border-trader = Trader
table-border-mirage = Mirage
table-border-silversmith = Silversmith
table-border-caravan = Caravan
table-border-expansion = Expansion
table-gives-noble = lay hand card
table-gives-mirage = move marker
table-gives-caravan = +1 goods card
table-gives-expansion = +1 tribe card

## What tribe cards do, in short

table-kind-most = alike
table-effect-gain = now +{ $amount }
table-effect-swap_two = now swap two
table-effect-discount = { $kind } −1 good
table-effect-lay_bonus = { $kind } +{ $amount }
table-effect-raid_immunity = no raids
table-effect-caravan_twice = caravan ×2
table-effect-trade_one_for_one = trader 1:1
table-effect-storage = keep +{ $goods } +{ $gold }g
table-effect-goods_card_bonus = goods +1{ $good }
table-effect-silversmith_bonus = smith +{ $points }✚
table-effect-lay_from_hand = lay from hand
table-effect-points_per_two = 2 { $kind } = 1✚
table-effect-row_bonus =
    { $row ->
        [alike] alike row +{ $points }✚
       *[different] mixed row +{ $points }✚
    }

## Round the cards of the drawing

table-track-raid = raid
table-decks = Decks: { $goods } goods, { $tribe } tribe; discarded: { $goods_out }, { $tribe_out }
table-score = score { $score }
table-stock-dates =
    { $count ->
        [one] { $count } date
       *[other] { $count } dates
    }
table-stock-salt = { $count } salt
table-stock-pepper = { $count } pepper
table-stock-gold = { $count } gold
table-home = at home:
table-hand = hand:
table-hand-empty = empty
table-hand-unknown = a card drawn unseen
table-always = always: { $effects }
table-end = at the end: { $effects }
table-card-in-question = { $seat } decides on { $card }
table-card-unknown = a card drawn unseen
table-price = to pay: { $price }
table-legend = d date · s salt · p pepper · g gold · ✚ point · any: a good of choice · [Targi] (marker)
