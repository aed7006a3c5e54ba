### The table of Targi with the expansion in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a border card has 14 columns, a dune 24; longer words are cut.

## What is asked of whom

table-asks-favour = { $seat } uses the Targia's favour
table-asks-turned = { $seat } takes or leaves a goods card
table-asks-finish = { $seat } goes on after the favour
table-asks-spring = { $seat } is at the spring
table-asks-source = { $seat } draws a tribe card: from where?
table-asks-extra = { $seat } may pay the optional part
table-asks-token = { $seat } may use a token
table-asks-border = { $seat } chooses a border card to use
table-asks-look = { $seat } looks at tribe cards
table-asks-market = { $seat } chooses a goods card
table-asks-centre = { $seat } takes a card from the centre
table-asks-match = { $seat } chooses a hand card to lay
table-asks-exchange = { $seat } exchanges goods
table-asks-pay_goods = { $seat } gives goods

## On the cards of the drawing: at most 14 columns

table-targia = < Targia >
table-targi-targia = [{ $letter }] + Targia
table-on-dune = [{ $letter }]
table-one-card = 1 card
table-any-goods = any { $rates }
table-border-spring = Spring
table-gives-spring = +{ $amount } or
table-more-noble = drop: { $amount }
table-more-mirage = 1 step
table-more-spring = +1 goods card
table-more-expansion = { $amount }: another
table-extra = (+{ $cost }: { $points }✚)

## What tribe cards do, in short: at most 14 columns

table-effect-favour_bonus = favour +{ $what }
table-effect-join_dune = join a dune
table-effect-hand_of_two = hand of two
table-effect-dune_bonus = dune +{ $what }
table-effect-place_opposite = face Targis
table-effect-extra_border = border card
table-effect-turn_goods_cards = now +{ $count } card
table-effect-points_per_goods = { $every } goods = 1✚
table-effect-round_income = round +{ $what }
table-effect-water_buys_good = 1w buys 1 any
table-effect-draw_tribe = now draw tribe
table-effect-cheap_lay = lay −{ $goods } goods
table-effect-raid_shield = ward off raid

## What dunes do, in short: at most 24 columns

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }: lay it, any kind
table-dune-take_centre_tribe = take centre tribe card
table-dune-take_centre_goods = centre goods card ×{ $times }
table-dune-cheap_hand = lay hand card −{ $goods } goods
table-dune-any_border = use any border card
table-dune-choose_tribe = look at { $look }, lay or keep 1
table-dune-choose_goods = turn { $turn } goods, take { $keep }
table-dune-pay = { $cost }: +{ $gain }
table-dune-swap_two = +{ $gain }, swap two
table-dune-exchange_goods = goods 1:1, then { $then }

## Round the cards of the drawing

table-decks-dunes = Decks: { $goods } goods, { $tribe } tribe, { $dunes } dunes; out: { $goods_out }, { $tribe_out }, { $dunes_out }
table-stock-water = { $count } water
table-once = tokens: { $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card } (taken)
table-open-tribe = open discard: { $card }
table-legend-water = d date, s salt, p pepper, g gold, w water, ✚ point, ~ expansion, ! token

## The picture

picture-game-expansion = Targi, expansion
picture-seat-water = { $seat } has a score of { $score } and holds { $dates } dates, { $salt } salt, { $pepper } pepper, { $gold } gold, { $water } water and { $points } points.
picture-targia = The Targia
picture-dunes = Dunes
picture-dune = Dune { $place }, { $name }: { $does }
picture-dune-empty = No dune lies here
picture-dune-deck = { $count } dunes in the deck, { $out } discarded
picture-favour = The Targia's favour, for the Targi on her card: a good, or a good returned for a goods card that is turned over
picture-token = An unused action token
picture-wild = Wild dune: 0 points, of the kind that is best in the final scoring
picture-looked = Choosing from
picture-gained = Taken
