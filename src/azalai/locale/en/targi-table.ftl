### The table of Targi in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a card has 14 columns; longer words are cut.

## Both drawings

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

## On the cards of the drawing: at most 14 columns

table-targi = [{ $letter }] Targi
table-marker = ({ $letter })
table-robber = < robber >
table-goods-card = Goods
# The back of a card; on an open table its name stands on it.
table-back =
    { $sort ->
        [goods] goods
       *[tribe] tribe
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

## What tribe cards do, in short: at most 14 columns

table-kind-most = alike
table-effect-gain = now +{ $what }
table-effect-swap_two =
    { $when ->
        [once] swap two
       *[now] now swap two
    }
table-effect-discount = { $kind } −1 good
table-effect-lay_bonus = { $kind } +{ $what }
table-effect-raid_immunity = no raids
table-effect-caravan_twice = caravan ×2
table-effect-trade_one_for_one = trader 1:1
table-effect-storage =
    { $water ->
        [0] keep +{ $goods } +{ $gold }g
       *[other] keep +{ $goods }+{ $gold }g+{ $water }w
    }
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
table-hand = hand: { $cards }
table-hand-empty = empty
table-hand-unknown = a hidden card
table-always = always: { $effects }
table-end = at the end: { $effects }
table-card-in-question = { $seat } decides on { $card }
table-card-unknown = a hidden card
table-price = to pay: { $price }
table-legend = d date, s salt, p pepper, g gold, ✚ point, any: a good of choice

## The picture

picture-title = A table of Targi, round { $round }
picture-turn = { $turn }.
picture-seat = { $seat } has a score of { $score } and holds { $dates } dates, { $salt } salt, { $pepper } pepper, { $gold } gold and { $points } points.
picture-game = Targi
picture-first = { $seat } starts this round
picture-starts = start player
picture-phase =
    { $phase ->
        [raid] Raid
        [place] Place
        [act] Act
       *[over] End
    }
picture-track = Twelve rounds, four raids
picture-or = or
picture-goods = Goods
picture-goods-choice = one of
picture-goods-card = Goods card: { $amount }
picture-tribe-card =
    { $crosses ->
        [one] { $name } { $card }: 1 point. Costs { $cost }. { $effect }
       *[other] { $name } { $card }: { $crosses } points. Costs { $cost }. { $effect }
    }
picture-laid-card =
    { $crosses ->
        [one] { $name } { $card }: 1 point. { $effect }
       *[other] { $name } { $card }: { $crosses } points. { $effect }
    }
picture-border-card = { $number } { $name }: { $does }
picture-back =
    { $sort ->
        [goods] A goods card, face down
       *[tribe] A tribe card, face down
    }
picture-back-open = { $card }, face down
picture-targi = A Targi of { $seat }
picture-robber = The robber
picture-marker = A tribe marker of { $seat }
picture-home =
    { $targis ->
        [one] 1 Targi
       *[other] { $targis } Targis
    } and { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } at home
picture-score =
    { $score ->
        [one] { $score } point if the game ended now
       *[other] { $score } points if the game ended now
    }
picture-stock =
    { $what ->
        [date] Dates: { $count }
        [salt] Salt: { $count }
        [pepper] Pepper: { $count }
        [gold] Gold: { $count }
        [water] Water: { $count }
       *[ptoken] Points: { $count }
    }
picture-row =
    { $state ->
        [done] Row { $row } is complete: { $worth } points
        [open] Row { $row } can bring { $worth } points
       *[lost] Row { $row } brings nothing
    }
picture-hand = Hand
picture-hand-unknown = A hidden card
picture-deciding = Deciding on
picture-pile =
    { $sort ->
        [goods] Goods cards
       *[tribe] Tribe cards
    }
picture-deck =
    { $sort ->
        [goods] { $count } goods cards in the deck
       *[tribe] { $count } tribe cards in the deck
    }
picture-in-deck = { $count } in the deck
picture-discarded = { $count } discarded
