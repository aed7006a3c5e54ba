### Targi: names, what cards do, questions, what a move would do.
### Variables that a message selects by: $seat is blue or white, $kind a kind of tribe card, $good a kind of good.
### { $card }, { $border }, { $space } and { $amount } come in words: "Targia t3", "6 (Pepper)", "centre 5 (Oasis o3)",
### "1 date and 2 salt".

## Names

targi-good =
    { $good ->
        [dates] dates
        [salt] salt
       *[pepper] pepper
    }
targi-amount =
    { $what ->
        [dates] { $count ->
            [one] { $count } date
           *[other] { $count } dates
        }
        [salt] { $count } salt
        [pepper] { $count } pepper
        [gold] { $count } gold
        [water] { $count } water
        [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[any] { $count ->
            [one] { $count } good of choice
           *[other] { $count } goods of choice
        }
    }
targi-amount-nothing = nothing
targi-kind =
    { $kind ->
        [targia] Targia
        [rider] Rider
        [tent] Tent
        [well] Well
       *[oasis] Oasis
    }
# Several cards of a kind, inside a sentence.
targi-kinds =
    { $kind ->
        [targia] Targias
        [rider] riders
        [tent] tents
        [well] wells
       *[oasis] oases
    }
# One card of a kind, inside a sentence.
targi-one-of-kind =
    { $kind ->
        [targia] Targia
        [rider] rider
        [tent] tent
        [well] well
       *[oasis] oasis
    }
# A tribe card, with its code as in the notation or without.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind } { $card }
    }
# A card that only its owner knows.
targi-card-hidden = hidden tribe card
# A centre space: by its number as in the notation, or by where it lies.
targi-centre =
    { CODES() ->
        [no] the { targi-centre-place }
       *[yes] centre { $space }
    }
targi-centre-place =
    { $space ->
        [1] top left
        [2] top middle
        [3] top right
        [4] middle left
        [5] middle
        [6] middle right
        [7] bottom left
        [8] bottom middle
       *[9] bottom right
    }
targi-space = { targi-centre } ({ $card })
targi-border =
    { $role ->
        [noble] Noble
        [trader] Trader
        [mirage] Mirage
        [silversmith] Silversmith
        [caravan] Caravan
        [spring] Spring
       *[expansion] Tribal expansion
    }
targi-border-goods =
    { $what ->
        [dates] Dates
        [salt] Salt
        [pepper] Pepper
        [gold] Gold
        [water] Water
        [points] Points
       *[any] Goods
    }
targi-border-raid = Raid { $raid }
targi-border-card = { $number } ({ $name })

## What border cards do

targi-text-goods = Take { $amount }.
targi-text =
    { $role ->
        [noble] Lay your hand card at its cost, or discard it.
        [mirage] Move one of your markers to a face-up centre card without a marker.
        [caravan] Turn over the top goods card and take what it shows.
       *[expansion] Draw the top tribe card: lay it, keep it or discard it.
    }
targi-text-trader = Exchange as often as you like: { $rates }.
targi-text-silversmith = Exchange once: { $rates }.
targi-text-raid = When the robber comes here, each player gives { $wares } or { $points }.
targi-text-last-raid = When the robber comes here, each player gives { $wares } or { $points }; then the game is over.
targi-rate = { $give } for { $get }
targi-rate-identical =
    { $count ->
        [one] { $count } good
       *[other] { $count } identical goods
    }
targi-rate-other =
    { $count ->
        [one] { $count } other good
       *[other] { $count } other goods
    }

## What tribe cards do

targi-effect-gain = Take { $what } at once.
targi-effect-swap_two =
    { $when ->
        [once] Once, between your actions, swap two cards of your display.
       *[now] You may swap two cards of your display.
    }
targi-effect-discount = Each { targi-one-of-kind } you lay later costs one good of your choice less.
targi-effect-lay_bonus = Each { targi-one-of-kind } you lay later gives you { $what }.
targi-effect-raid_immunity = Raids take nothing from you.
targi-effect-caravan_twice = The Caravan gives you two goods cards.
targi-effect-trade_one_for_one = At the Trader one good buys one other good.
targi-effect-storage =
    { $water ->
        [0] { $goods ->
            [one] You may keep { $goods } more good and { $gold } more gold.
           *[other] You may keep { $goods } more goods and { $gold } more gold.
        }
       *[other] { $goods ->
            [one] You may keep { $goods } more good, { $gold } more gold and { $water } more water.
           *[other] You may keep { $goods } more goods, { $gold } more gold and { $water } more water.
        }
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] A goods card that gives dates gives you one more date.
        [salt] A goods card that gives salt gives you one more salt.
        [water] A goods card that gives water gives you one more water.
       *[pepper] A goods card that gives pepper gives you one more pepper.
    }
targi-effect-silversmith_bonus =
    { $points ->
        [one] The Silversmith gives you { $points } more point.
       *[other] The Silversmith gives you { $points } more points.
    }
targi-effect-lay_from_hand = Between your actions you may lay or discard your hand card without the Noble.
targi-effect-points_per_two =
    { $kind ->
        [most] In the final scoring, 1 point for every two cards of the kind you have most of.
       *[other] In the final scoring, 1 point for every two { targi-kinds } in your display.
    }
targi-effect-row_bonus =
    { $row ->
        [alike] { $points ->
            [one] In the final scoring, each row of one kind is worth { $points } point more.
           *[other] In the final scoring, each row of one kind is worth { $points } points more.
        }
       *[different] { $points ->
            [one] In the final scoring, each row of four kinds is worth { $points } point more.
           *[other] In the final scoring, each row of four kinds is worth { $points } points more.
        }
    }

## The list of all cards

targi-list-border = Border cards
targi-list-goods = Goods cards
targi-list-tribe = Tribe cards: { targi-kind }
targi-column-number = Number
targi-column-card = Card
targi-column-count = Count
targi-column-name = Name
targi-column-cost = Cost
targi-column-crosses = Crosses
targi-column-moment = When
targi-column-effect = Effect
targi-column-source = Source
targi-moment =
    { $when ->
        [now] At once
        [always] Always
        [once] Once
       *[end] Final scoring
    }
targi-source =
    { $source ->
        [seed] rulebook
        [published] published
       *[house] our own
    }
targi-source-effect = figures { $figures }, effect { $effect }

## What is asked

targi-ask-place =
    { $nth ->
        [1] { seat-name }: place your first Targi.
        [2] { seat-name }: place your second Targi.
       *[other] { seat-name }: place your third Targi.
    }
targi-ask-act =
    { $count ->
        [one] { seat-name }: use or give up your last figure.
       *[other] { seat-name }: use or give up one of your { $count } figures.
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }: all your figures are home. Take up your hand card, or say done.
       *[no] { seat-name }: all your figures are home. Say done.
    }
targi-ask-hand = { seat-name }: choose a hand card to lay or discard.
targi-ask-card =
    { $keep ->
        [yes] { seat-name }: decide on the { $card }: lay it or keep it.
        [open] { seat-name }: decide on the { $card }: lay it, keep it or discard it.
       *[no] { seat-name }: decide on the { $card }: lay it or discard it.
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }: decide on your hand card: lay it or discard it.
       *[deck] { $keep ->
            [yes] { seat-name }: decide on the card you drew: lay it, keep it or discard it.
           *[no] { seat-name }: decide on the card you drew: lay it or discard it.
        }
    }
targi-ask-alternative = { seat-name }: choose how to pay for the { $card }.
targi-ask-discount = { seat-name }: choose a good to take off the price of the { $card }.
targi-ask-row = { seat-name }: choose a row for the { $card }.
targi-ask-gain =
    { $count ->
        [one] { seat-name }: take a good of your choice.
       *[other] { seat-name }: take { $count } goods of your choice, one by one.
    }
targi-ask-card-gain =
    { $count ->
        [one] { seat-name }: take a good of your choice from the goods card.
       *[other] { seat-name }: take { $count } goods of your choice from the goods card, one by one.
    }
targi-ask-trade = { seat-name }: exchange goods at the Trader, or say enough.
targi-ask-silver = { seat-name }: choose an exchange at the Silversmith.
targi-ask-move-from = { seat-name }: choose the marker to move.
targi-ask-move-to = { seat-name }: choose where your marker on { targi-centre } goes.
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }: choose the first of two cards to swap.
       *[0] { seat-name }: choose the first of two cards to swap, or skip.
    }
targi-ask-swap-second = { seat-name }: choose the card to swap with the { $card }.
targi-ask-raid = { seat-name }: { $raid } takes { $wares } or { $points }. Choose which to give.
targi-ask-give =
    { $count ->
        [one] { seat-name }: give a good to the raid.
       *[other] { seat-name }: give { $count } goods to the raid, one by one.
    }
targi-ask-return =
    { $count ->
        [one] { seat-name }: you have a good too many. Return one.
       *[other] { seat-name }: you have { $count } goods too many. Return them one by one.
    }
targi-over-won =
    { $score ->
        [one] The game is over: { seat-name } wins with { $score } point to { $other }.
       *[other] The game is over: { seat-name } wins with { $score } points to { $other }.
    }
targi-over-tie =
    { $more ->
        [gold] The game is over: both have { $score }, and { seat-name } wins with more gold.
       *[goods] The game is over: both have { $score }, and { seat-name } wins with more goods.
    }
targi-over-draw = The game is over: a draw, both have { $score }.

## What a move would do

targi-move-place = Place on { $border }.
targi-move-place-crossing = Place on { $border }: your lines cross at { $spaces }.
targi-move-use =
    { $role ->
        [goods] Use { $border }: take { $amount }.
        [noble] Use { $border }: lay or discard your hand card.
        [noble-discards] Use { $border }: discard your hand card, which cannot be laid now.
        [trader] Use { $border }: exchange goods as often as you like.
        [mirage] Use { $border }: move one of your markers.
        [silversmith] Use { $border }: exchange goods or gold for points, once.
        [caravan] { $count ->
            [one] Use { $border }: turn over the top goods card and take what it shows.
           *[other] Use { $border }: turn over { $count } goods cards and take what they show.
        }
       *[expansion] Use { $border }: draw the top tribe card.
    }
targi-move-goods-card = Take the goods card from { targi-centre }: { $amount }.
targi-move-tribe-card =
    { $choices ->
        [lay-keep] Take the { $card } from { targi-centre }, to lay it or keep it.
        [lay-discard] Take the { $card } from { targi-centre }, to lay it or discard it: your hand is full.
        [keep] Take the { $card } from { targi-centre } into your hand: it cannot be laid now.
       *[discard] Take the { $card } from { targi-centre } and discard it: it cannot be laid now and your hand is full.
    }
targi-move-give-up = Give up { $border }: your Targi goes home unused.
targi-move-give-up-centre = Give up { $space }: the card stays, your marker goes home.
targi-move-hand =
    { $lays ->
        [yes] Take up your { $card }, to lay it or discard it.
       *[no] Take up your { $card } and discard it: it cannot be laid now.
    }
targi-move-done = Say done: your turn ends.
targi-move-done-over = Say done: your turn ends, and you return { $amount } over your limit.
targi-move-lay =
    { $off ->
        [0] Lay the { $card } ({ targi-crosses }; costs { $cost }).
        [one] Lay the { $card } ({ targi-crosses }; costs { $cost }, less { $off } good of your choice).
       *[other] Lay the { $card } ({ targi-crosses }; costs { $cost }, less { $off } goods of your choice).
    }
targi-crosses =
    { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
targi-move-keep = Keep the { $card } in your hand for a later round.
targi-move-discard = Discard the { $card }.
targi-move-pay =
    { $off ->
        [0] Pay { $cost } for the { $card }.
        [one] Pay { $cost } for the { $card }, less { $off } good of your choice.
       *[other] Pay { $cost } for the { $card }, less { $off } goods of your choice.
    }
targi-move-spare = Take { $amount } off the price; left to pay: { $left }.
targi-move-row =
    { $completes ->
        [alike] Pay { $price } and lay the { $card } in row { $row }, place { $place }: that completes a row of one kind, { $points }.
        [different] Pay { $price } and lay the { $card } in row { $row }, place { $place }: that completes a row of four kinds, { $points }.
       *[no] Pay { $price } and lay the { $card } in row { $row }, place { $place }.
    }
targi-move-swap-first = Swap the { $card } (row { $row }, place { $place }) with another card.
targi-move-swap-second = Swap the { $first } and the { $second }.
targi-move-skip = Leave all cards where they are.
targi-move-take = Take { $amount }.
targi-move-give = Give { $amount } to the raid.
targi-move-return = Return { $amount } to the supply.
targi-move-exchange = Give { $give } for { $get }.
targi-move-enough = Say enough: no more exchanges.
targi-move-marker-from = Move your marker away from { $space }.
targi-move-marker-to = Move your marker to { $space }.
