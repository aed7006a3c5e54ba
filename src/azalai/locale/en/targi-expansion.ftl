### Targi with the expansion: water, dunes, the Targia, tokens. What the variables hold is told in targi.ftl;
### { $dune } comes in words too: "dune 2 (Shrine)".

## Names

targi-dune =
    { $dune ->
        [wild] Wild dune
        [strongbox] Strongbox
        [caravanserai] Inn
        [cistern] Cistern
        [pilgrim] Pilgrim
        [envoy] Envoy
        [peddler] Peddler
        [matchmaker] Matchmaker
        [crossroads] Crossroads
        [council] Council
        [market] Market
        [shrine] Shrine
        [resettle] Resettling
        [exchange] Exchange
       *[other] { $dune }
    }
targi-dune-card = dune { $place } ({ $name })
targi-dune-place = dune { $place }
targi-set =
    { $set ->
        [expansion] expansion
       *[base] base
    }
# In place of points: what raid 4 takes.
targi-rightmost-card = the rightmost card of a row
targi-cost-extra = { $cost }, optionally { $extra } more for { $points }

## What border cards do

targi-text-noble = Lay your hand card at its cost, or discard it for { $amount }.
targi-text-mirage = Move one of your markers to an adjacent face-up centre card without a marker.
targi-text-spring = Take { $amount }, or turn over the top goods card and take what it shows.
targi-text-expansion = Draw the top tribe card or take the top card of the discard pile: lay it, keep it or discard it. For { $amount } you may discard a drawn card and draw another.

## What tribe cards do

targi-effect-favour_bonus = The Targia's favour also gives you { $what }.
targi-effect-join_dune = Once, place a Targi on a dune where the other player's Targi stands.
targi-effect-hand_of_two = Your hand holds two cards.
targi-effect-dune_bonus = Each dune you use also gives you { $what }.
targi-effect-place_opposite = Once, for a round, place your Targis opposite the other player's.
targi-effect-extra_border = Once, between your actions, use a border card on which nobody stands.
targi-effect-turn_goods_cards =
    { $count ->
        [one] Turn over the top goods card and take what it shows.
       *[other] Turn over { $count } goods cards and take what they show.
    }
targi-effect-points_per_goods =
    { $every ->
        [one] In the final scoring, 1 point for every good you have left.
       *[other] In the final scoring, 1 point for every { $every } goods you have left.
    }
targi-effect-round_income = Take { $what } at the start of each round.
targi-effect-water_buys_good = 1 water buys you a good.
targi-effect-draw_tribe = Draw the top tribe card: lay it, keep it or discard it.
targi-effect-cheap_lay =
    { $goods ->
        [one] Once, lay a card for { $goods } good less.
       *[other] Once, lay a card for up to { $goods } goods less.
    }
targi-effect-raid_shield = Once, give nothing in a raid.

## What dunes do

targi-dune-gain = Take { $what }.
targi-dune-lay_wild = Pay { $cost } and lay this card in a row: 0 points, and in the final scoring the kind that is best for you.
targi-dune-take_centre_tribe = Take a face-up tribe card without a marker from the centre: lay it, keep it or discard it.
targi-dune-take_centre_goods =
    { $times ->
        [one] Take a face-up goods card without a marker from the centre.
        [2] Take a face-up goods card without a marker from the centre, and twice what it shows.
       *[other] Take a face-up goods card without a marker from the centre, and { $times } times what it shows.
    }
targi-dune-cheap_hand =
    { $goods ->
        [one] Lay your hand card for { $goods } good less.
       *[other] Lay your hand card for up to { $goods } goods less.
    }
targi-dune-any_border = Use any border card except a raid, even if a figure stands there.
targi-dune-choose_tribe = Look at { $look } cards of the tribe deck: lay one, or keep one if your hand is not full, and discard the rest.
targi-dune-choose_goods = Turn over { $turn } goods cards and take what { $keep } of them show.
targi-dune-pay = Pay { $cost } for { $gain }.
targi-dune-swap_two = Take { $gain }; you may swap two cards of your display.
targi-dune-exchange_goods = Exchange goods one for one, without giving back a kind you took; then { $then }, once.

## The list of all cards

targi-list-dunes = Dune cards
targi-column-set = Set

## What is asked

targi-ask-done-token = { seat-name }: all your figures are home. Use a token, or say done.
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }: decide on the card you drew: lay it, keep it, discard it, or draw another for { $water }.
       *[no] { seat-name }: decide on the card you drew: lay it, discard it, or draw another for { $water }.
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }: the Targia's favour: take a good, or return one and turn over a goods card, or skip it.
       *[no] { seat-name }: the Targia's favour: take a good, or return one and turn over a goods card.
    }
targi-ask-turned = { seat-name }: the goods card shows { $card }. Accept it, leave it, or return a good for another card.
targi-ask-finish = { seat-name }: after the favour, use or give up { $border }.
targi-ask-spring = { seat-name }: take { $amount } at the Spring, or turn over the top goods card.
targi-ask-draw = { seat-name }: draw the top tribe card.
targi-ask-source = { seat-name }: draw the top tribe card, or take the { $card } from the discard pile.
targi-ask-extra = { seat-name }: choose whether to pay { $cost } more for the { $card }, for { $points }.
targi-dropped-token = { $move }: an earlier version offered the action token here, though it takes no good off this card. The rules no longer offer it (X07), and using it up changed the game, so this game cannot be replayed
targi-ask-token =
    { $count ->
        [one] { seat-name }: choose whether to use your token for the { $card }: { $count } good less.
       *[other] { seat-name }: choose whether to use your token for the { $card }: up to { $count } goods less.
    }
targi-ask-border = { seat-name }: choose a border card to use.
targi-ask-look =
    { $keep ->
        [yes] { seat-name }: choose one of the { $count } tribe cards you look at to lay or keep, or none.
       *[no] { seat-name }: choose one of the { $count } tribe cards you look at to lay, or none.
    }
targi-ask-market =
    { $count ->
        [one] { seat-name }: choose a goods card to take.
       *[other] { seat-name }: choose { $count } goods cards to take, one by one.
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }: choose a goods card to take from the centre.
       *[tribe] { seat-name }: choose a tribe card to take from the centre.
    }
targi-ask-match = { seat-name }: choose the hand card to lay with the Matchmaker.
targi-ask-exchange = { seat-name }: exchange goods one for one, or say enough.
targi-ask-pay-goods =
    { $left ->
        [yes] { seat-name }: give { $count } goods of your choice for gold, one by one, or skip it.
       *[no] { $count ->
            [one] { seat-name }: give a good of your choice.
           *[other] { seat-name }: give { $count } goods of your choice, one by one.
        }
    }

## What a move would do

targi-move-place-token = Use your token and place on { $border }, opposite the other player's Targi.
targi-move-place-dune = Place on { $dune }. { $does }
targi-move-join-dune = Use your token and place on { $dune }, where the other player's Targi stands. { $does }
targi-move-favour-follows = The Targia's favour can follow.
targi-move-use-noble = Use { $border }: lay your hand card, or discard it for { $amount }.
targi-move-use-mirage = Use { $border }: move one of your markers to a neighbouring card.
targi-move-use-spring = Use { $border }: take { $amount }, or turn over the top goods card.
targi-move-use-expansion = Use { $border }: draw the top tribe card, or take the top card of the discard pile.
targi-move-use-silversmith = Use { $border }: exchange any goods or gold for points, once.
targi-move-use-trader = Use { $border }: exchange goods or gold as often as you like.
targi-move-use-dune = Use { $dune }. { $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] Give up { $dune }: your Targi goes home unused, and the card stays for the other player.
       *[no] Give up { $dune }: your Targi goes home unused, and the card is discarded.
    }
targi-move-favour = Use the Targia's favour now, before you use or give up { $border }.
targi-move-favour-pay = Return { $amount } and turn over the top goods card.
targi-move-favour-again = Leave this goods card, return { $amount } and turn over another.
targi-move-favour-take = Take what the goods card shows: { $amount }.
targi-move-favour-leave = Leave the goods card.
targi-move-favour-skip = Skip the Targia's favour.
targi-move-turn-over =
    { $count ->
        [one] Turn over the top goods card and take what it shows.
       *[other] Turn over { $count } goods cards and take what they show.
    }
targi-move-draw = Draw the top tribe card of the deck.
targi-move-take-top = Take the { $card } from the discard pile.
targi-move-redraw = Discard the { $card } for { $water } and draw another.
targi-move-discard-for = Discard the { $card } and take { $amount }.
targi-move-lay-token = { $lay } This uses your token.
targi-move-give-one = Give { $amount }.
targi-move-no-gold = Do not exchange goods for gold.
targi-move-with-extra = Also pay { $cost }, for { $points }.
targi-move-without-extra = Pay only the cost of the card.
targi-move-with-token =
    { $count ->
        [one] Use your token: { $count } good less.
       *[other] Use your token: up to { $count } goods less.
    }
targi-move-without-token = Keep your token for later.
targi-move-shield = Use your token: give nothing in this raid.
targi-move-lose = Give the { $card }, the rightmost card of row { $row }.
targi-move-by-token = Use your token. { $use }
targi-move-swap-token = Use your token: swap two cards of your display.
targi-move-look-keep = Keep the { $card } in your hand for a later round, and discard the others.
targi-move-look-none = Discard all the cards you looked at.
targi-move-market = Take goods card { $place }: { $amount }.
targi-move-peddler =
    { $count ->
        [one] Take the goods card from { targi-centre }: { $amount }.
        [2] Take the goods card from { targi-centre }, and twice what it shows: { $amount }.
       *[other] Take the goods card from { targi-centre }, and { $count } times what it shows: { $amount }.
    }
targi-move-envoy = Take the { $card } from { targi-centre }.
targi-move-match =
    { $count ->
        [one] Lay your { $card } for { $count } good less.
       *[other] Lay your { $card } for up to { $count } goods less.
    }

## The log

targi-log-place-token = { seat-name } uses a token and places on { $border }, opposite the other player's Targi.
targi-log-place-dune = { seat-name } places on { $dune }.
targi-log-join-dune = { seat-name } uses a token and places on { $dune }, where the other player's Targi stands.
targi-log-use-token = { seat-name } uses a token for { $border }.
targi-log-use-token-goods = { seat-name } uses a token for { $border } and takes { $amount }.
targi-log-draws = { seat-name } draws a tribe card.
targi-log-dune = { seat-name } uses { $dune }.
targi-log-dune-pays = { seat-name } uses { $dune } and pays { $cost }.
targi-log-dune-shows = Goods cards are turned over: { $cards }.
targi-log-dune-looks =
    { $count ->
        [one] { seat-name } looks at the top tribe card.
       *[other] { seat-name } looks at { $count } tribe cards.
    }
targi-log-sent-home = { seat-name }'s Targi on it goes home.
targi-log-marker-home = { seat-name }'s marker on it goes home.
targi-log-give-up-dune = { seat-name } gives up { $dune }.
targi-log-favour-first = { seat-name } uses the Targia's favour before the action.
targi-log-favour-good = { seat-name } takes { $amount } with the Targia's favour.
targi-log-favour-pay = { seat-name } returns { $amount } for the Targia's favour; the goods card shows { $card }.
targi-log-favour-take = { seat-name } takes what the goods card shows: { $amount }.
targi-log-favour-leave = { seat-name } leaves the goods card.
targi-log-favour-skip = { seat-name } skips the Targia's favour.
targi-log-take-top = { seat-name } takes the { $card } from the discard pile.
targi-log-redraw = { seat-name } discards the { $card } for { $water } and draws another.
targi-log-gives = { seat-name } gives { $amount }.
targi-log-gold-for-goods = { seat-name } gives { $give } for goods of choice.
targi-log-no-gold = { seat-name } exchanges no goods for gold.
targi-log-silver-mixed =
    { $count ->
        [one] { seat-name } is going to give { $count } good to the Silversmith.
       *[other] { seat-name } is going to give { $count } goods to the Silversmith.
    }
targi-log-extra =
    { $paid ->
        [yes] { seat-name } is going to pay { $price } for the { $card }, the optional part too.
       *[no] { seat-name } is going to pay { $price } for the { $card }.
    }
targi-log-with-token = { seat-name } uses a token to lay the { $card }.
targi-log-without-token = { seat-name } keeps the token.
targi-log-shield = { seat-name } uses a token and gives nothing to the raid.
targi-log-lose = { seat-name } gives the { $card } to the raid.
targi-log-swap-token = { seat-name } uses a token to swap two cards.
targi-log-look-keep = { seat-name } keeps one of those cards.
targi-log-look-none = { seat-name } takes none of those cards.
targi-log-looked-discarded = Discarded: { $cards }.
targi-log-market = { seat-name } takes a goods card: { $amount }.
targi-log-peddler =
    { $count ->
        [one] { seat-name } takes the goods card from { targi-centre }: { $amount }.
        [2] { seat-name } takes the goods card from { targi-centre }, and twice what it shows: { $amount }.
       *[other] { seat-name } takes the goods card from { targi-centre }, and { $count } times what it shows: { $amount }.
    }
targi-log-targia = The Targia is on { $border }.
targi-log-new-dunes = New dunes: { $dunes }.
targi-log-income = { seat-name } takes { $amount } at the start of the round.

## Why a move is not legal

targi-no-dune-taken = cannot place on dune { $place }: { seat-name }'s Targi stands there, and only a token lets you join it{ targi-free }
targi-no-dune-empty = there is no dune on place { $place }{ targi-free }
targi-no-dune-own = your own Targi already stands on dune { $place }{ targi-free }
targi-no-targi-dune = you have no Targi on dune { $place }{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] { $dune } can do nothing for you: it costs { $cost } and you have { $held }{ targi-only-give-up }
        [full] { $dune } can do nothing for you: your display is full with twelve cards{ targi-only-give-up }
        [tribe] { $dune } can do nothing for you: the centre has no face-up tribe card without a marker{ targi-only-give-up }
        [goods] { $dune } can do nothing for you: the centre has no face-up goods card without a marker{ targi-only-give-up }
        [hand] { $dune } can do nothing for you: you have no hand card from an earlier round that you could pay for{ targi-only-give-up }
       *[exchange] { $dune } can do nothing for you: you have no goods{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed =
    { $count ->
        [one] { $border } can do nothing for you: an exchange takes { $count } good or { $gold }{ targi-only-give-up }
       *[other] { $border } can do nothing for you: an exchange takes { $count } goods or { $gold }{ targi-only-give-up }
    }
targi-no-use-trader-gold = { $border } can do nothing for you: an exchange takes { $count } identical goods or a gold{ targi-only-give-up }
targi-no-use-mirage-near = { $border } can do nothing for you: none of your markers has a free neighbour{ targi-only-give-up }
targi-no-finish = after the favour comes { $border }{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] you have already used the Targia's favour in this round{ targi-legal }
       *[no] you have no Targi on { $number }, the Targia's card{ targi-legal }
    }
targi-no-token-border = you have no token for using another border card{ targi-legal }
targi-no-border-raid = { $number } is a raid and cannot be used{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] the robber stands on { $number }; a token serves where nobody stands{ targi-legal }
        [targia] the Targia stands on { $number }; a token serves where nobody stands{ targi-legal }
       *[targi] a Targi stands on { $number }; a token serves where nobody stands{ targi-legal }
    }
targi-no-border-use = { $border } could do nothing for you now{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] your display has no two cards to swap{ targi-legal }
       *[no] you have no token for swapping two cards{ targi-legal }
    }
targi-no-redraw-water = another card costs { $wares }, and you have { $held }{ targi-legal }
targi-no-redraw = only a card drawn at the expansion's Tribal expansion can be exchanged for another{ targi-legal }
targi-no-take-top = the discard pile of tribe cards is empty{ targi-legal }
targi-no-without-token = without the token you lack { $missing } for the { $card }{ targi-legal }
targi-no-trade-gold = this Trader takes no gold{ targi-legal }
targi-no-silver-mixed = this Silversmith takes identical goods only{ targi-legal }
targi-no-silver-identical = this Silversmith takes any goods: name only how many{ targi-legal }
targi-no-look-card = there is no card { $place } to look at{ targi-legal }
targi-no-look-keep = cannot keep the { $card }: your hand is full{ targi-legal }
targi-no-market = you have already taken goods card { $place }{ targi-legal }
targi-no-market-card = there is no goods card { $place }{ targi-legal }
targi-no-centre-face-down = { targi-centre } is face down{ targi-legal }
targi-no-centre-marker = a marker is on { targi-centre }{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] the card on { targi-centre } is not a goods card{ targi-legal }
       *[tribe] the card on { targi-centre } is not a tribe card{ targi-legal }
    }
targi-no-move-far = { targi-centre } shares no side with { $origin }{ targi-marker-free }
targi-no-move-nowhere = your marker on { targi-centre } has no free neighbour{ targi-legal }
targi-no-shield = you have no token against this raid{ targi-legal }
targi-no-lose = row { $row } of your display is empty{ targi-legal }
targi-no-lose-points = { $raid } takes no cards{ targi-legal }
targi-no-raid-wares-card = { $raid } takes gold or a card, not goods{ targi-legal }
targi-no-raid-cards = { $raid } takes a card, not points{ targi-legal }
targi-no-raid-named = { $raid } takes { $wares }, and you have { $held } of that; give what you can pay in full{ targi-legal }
targi-no-raid-named-none = you have none of what { $raid } takes ({ $wares }){ targi-legal }
targi-no-skip-favour = you asked for the favour: take a good, or return one and turn over a goods card{ targi-legal }
targi-no-skip-goods = you must finish the exchange you began{ targi-legal }
targi-no-skip-token = the token was used to swap two cards; choose one{ targi-legal }
targi-no-give-count =
    { $count ->
        [one] that takes a good, and you have none{ targi-legal }
       *[other] that takes { $count } goods, and you have { $held }{ targi-legal }
    }
