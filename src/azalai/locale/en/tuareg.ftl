### Tuareg: names, what cards do, questions, what a move would do, why it is not legal, the log.
### Variables that a message selects by: $seat is blue, white, red, green or saffron;
### $special a special card; $kind a resource, $count of it; $sort and $number an animal (or, where a card comes from,
### the cache). Other languages inflect these names, so a message selects by them or is made of the names below.

## Names

tuareg-kind =
    { $kind ->
        [water] water
        [gold] gold
        [salt] rock salt
       *[millet] millet
    }
tuareg-kind-title =
    { $kind ->
        [water] Water
        [gold] Gold
        [salt] Rock salt
       *[millet] Millet
    }
tuareg-some =
    { $kind ->
        [water] { $count } water
        [gold] { $count } gold
        [salt] { $count } rock salt
       *[millet] { $count } millet
    }
tuareg-no-cards = no cards
tuareg-special =
    { $special ->
        [donkey] donkey
        [cave] cave
        [thief] thief
       *[map] map
    }
tuareg-special-title =
    { $special ->
        [donkey] Donkey
        [cave] Cave
        [thief] Thief
       *[map] Map
    }
tuareg-animal =
    { $sort ->
        [camel] camel { $number }
       *[donkey] donkey { $number }
    }
# Where a card comes from, after "from".
tuareg-from =
    { $sort ->
        [cache] the cache
       *[animal] { tuareg-animal }
    }

# A player as the owner of something.
tuareg-of-seat = { seat-name }'s

## The list of cards

tuareg-list-resources = Resource cards
tuareg-list-specials = Special cards, { $price } dinar each
tuareg-column =
    { $column ->
        [card] Card
        [count] Cards
        [dinar] Dinar
        [points] Majority
        [in-play] In play
        [effect] Effect
       *[source] Source
    }
tuareg-source =
    { $source ->
        [seed] rulebook
        [published] published list
       *[house] Azalai's own
    }
tuareg-effect =
    { $special ->
        [donkey] An extra animal; carries { $animal } cards in any order.
        [cave] Once a turn, hides a card from your cache or the top card of one of your animals; holds { $cave }.
        [thief] Once, steals a random card from another player's cache or the top card of one of their animals.
       *[map] { $points } points when cashed in at the end of a stage.
    }
tuareg-in-play = { $two }, { $three }, { $four }, { $five } with 2, 3, 4, 5 players
tuareg-in-play-here = { $count } with { $seats } players

## What is asked

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }, your last turn of this stage: load, market or buy.
       *[no] { seat-name }, your turn: draw, load, market or buy.
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }, lay more cards in the market, or end your turn.
        [one] { seat-name }, lay { $count } card in the market; you may keep { $most }.
       *[other] { seat-name }, lay { $count } cards in the market; you may keep { $most }.
    }
tuareg-ask-rest = { seat-name }, use a cave or a thief, or end your turn.
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }, load another card on { tuareg-animal }, or finish.
       *[no] { seat-name }, which card goes on { tuareg-animal } first?
    }
tuareg-ask-onto = { seat-name }, which animal carries the { tuareg-kind } from the market?
tuareg-ask-more = { seat-name }, take another { tuareg-kind } onto { tuareg-animal }, or finish.
tuareg-ask-pay =
    { $special ->
        [donkey] { seat-name }, pay for the donkey: { $left } dinar to go.
        [cave] { seat-name }, pay for the cave: { $left } dinar to go.
        [thief] { seat-name }, pay for the thief: { $left } dinar to go.
       *[map] { seat-name }, pay for the map: { $left } dinar to go.
    }
tuareg-ask-hide = { seat-name }, which card do you hide in cave { $cave }?
tuareg-ask-rob = { seat-name }, from whom does the thief steal?
tuareg-ask-cash =
    { $count ->
        [one] { seat-name }, cash in your map for { $points } points, or keep it?
       *[other] { seat-name }, cash in one of your { $count } maps for { $points } points, or keep them?
    }
tuareg-over-won =
    { $by ->
        [dinar] { $seat } wins the tie at { $score } points with the most valuable cache.
       *[points] { $seat } wins with { $score } points.
    }
tuareg-over-shared = { $seats } share the victory with { $score } points.

## What a move would do

tuareg-move-draw =
    { $owed ->
        [yes] draw { $count } cards, then lay at least one in the market
       *[no] { $count ->
            [one] draw the last card
           *[other] draw the last { $count } cards
        }
    }
tuareg-move-load = load { tuareg-animal } from your cache
tuareg-move-take = take { tuareg-kind } from the market ({ $count } there) onto one animal
tuareg-move-buy =
    { $special ->
        [donkey] buy a donkey for { $price } dinar: an extra animal, free of the camels' rules
        [cave] buy a cave for { $price } dinar: hides a card each turn
        [thief] buy a thief for { $price } dinar: steals one card
       *[map] buy a map for { $price } dinar: { $points } points
    }
tuareg-move-cave = hide a card in cave { $cave }, which holds { $held } of { $most }
tuareg-move-thief =
    { $count ->
        [one] steal a card with your thief
       *[other] steal a card with one of your { $count } thieves
    }
tuareg-move-pass = end your turn: no option is possible
tuareg-move-end =
    { $count ->
        [0] end your turn
        [one] end your turn with { $count } card in your cache
       *[other] end your turn with { $count } cards in your cache
    }
tuareg-move-lay = lay { tuareg-some } in the market
tuareg-move-add = load { tuareg-some } on { tuareg-animal }
tuareg-move-done = finish loading
tuareg-move-pay = pay { tuareg-some } ({ $dinar } dinar) from { tuareg-from }
tuareg-move-hide = hide { tuareg-some } from { tuareg-from } in cave { $cave }
tuareg-move-rob =
    { $count ->
        [one] steal the only card from { tuareg-of-seat } cache
       *[other] steal one of the { $count } cards at random from { tuareg-of-seat } cache
    }
tuareg-move-rob-top = steal { tuareg-some } from the top of { tuareg-of-seat } { tuareg-animal }
tuareg-move-cash = cash in a map for { $points } points
tuareg-move-keep =
    { $count ->
        [one] keep your map
       *[other] keep your { $count } maps
    }

## Why a move cannot be made. $moves are the legal ones.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; legal now: " }{ $moves }
    }
tuareg-no-question = { $move } does not answer the question. { $question } Legal now: { $moves }
tuareg-no-second-option = you have already used your option in this turn{ tuareg-legal }
tuareg-no-draw = the draw pile is empty{ tuareg-legal }
tuareg-no-animal = you have no { tuareg-animal }{ tuareg-legal }
tuareg-no-load-empty = your cache is empty: there is nothing to load{ tuareg-legal }
tuareg-no-load = nothing in your cache ({ $held }) may be loaded on { tuareg-animal }{ tuareg-legal }
tuareg-no-market = the market has no { tuareg-kind } left{ tuareg-legal }
tuareg-no-take = none of your animals can carry { tuareg-kind }{ tuareg-legal }
tuareg-no-buy-none =
    { $special ->
        [donkey] no donkey is left{ tuareg-legal }
        [cave] no cave is left{ tuareg-legal }
        [thief] no thief is left{ tuareg-legal }
       *[map] no map is left{ tuareg-legal }
    }
tuareg-no-buy-dinar = your cache and animals are worth { $worth } dinar; you need { $price }{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] you have no cave{ tuareg-legal }
        [one] you have only { $count } cave{ tuareg-legal }
       *[other] you have only { $count } caves{ tuareg-legal }
    }
tuareg-no-cave-used = you have already hidden a card in cave { $cave } in this turn{ tuareg-legal }
tuareg-no-cave-full = cave { $cave } already holds { $count } cards{ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] the last card of your cache is owed to the market{ tuareg-legal }
       *[no] you have no card to hide{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] nobody else has a card to steal{ tuareg-legal }
       *[no] you have no unused thief{ tuareg-legal }
    }
tuareg-no-end-option = you must carry out an option while one is possible{ tuareg-legal }
tuareg-no-end-owed = you owe a card to the market after a draw{ tuareg-legal }
tuareg-no-end-cache =
    { $over ->
        [one] your cache may hold { $most } cards; it has { $over } too many{ tuareg-legal }
       *[other] your cache may hold { $most } cards; it has { $over } too many{ tuareg-legal }
    }
tuareg-no-card = there is no { tuareg-kind } in your cache ({ $held }){ tuareg-legal }
tuareg-no-fit =
    { $why ->
        [full] { tuareg-animal } already carries { $most } cards{ tuareg-legal }
        [water] water travels alone on a camel{ tuareg-legal }
        [gold] a camel carries { $gold } gold at most{ tuareg-legal }
        [kinds] { tuareg-kind } on { tuareg-animal } would be too many kinds (at most { $kinds }) or come back after another kind{ tuareg-legal }
       *[change] { tuareg-kind } on { tuareg-animal } would be a third kind or a second change{ tuareg-legal }
    }
tuareg-no-done = lay at least one card{ tuareg-legal }
tuareg-no-top = { tuareg-animal } carries nothing{ tuareg-legal }
tuareg-no-seat = { seat-name } does not sit at this table{ tuareg-legal }
tuareg-no-rob-own = a thief steals from another player{ tuareg-legal }
tuareg-no-rob-cache = { tuareg-of-seat } cache is empty{ tuareg-legal }
tuareg-no-rob-top = { seat-name } has nothing on { tuareg-animal }{ tuareg-legal }

## The log

tuareg-log-draw =
    { $count ->
        [one] { seat-name } draws { $count } card.
       *[other] { seat-name } draws { $count } cards.
    }
tuareg-log-load = { seat-name } loads { tuareg-animal }.
tuareg-log-take = { seat-name } takes { tuareg-kind } from the market.
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name } buys a donkey.
        [cave] { seat-name } buys a cave.
        [thief] { seat-name } buys a thief.
       *[map] { seat-name } buys a map.
    }
tuareg-log-cave = { seat-name } uses cave { $cave }.
tuareg-log-thief = { seat-name } sends out a thief.
tuareg-log-end =
    { $passed ->
        [yes] { seat-name } ends the turn: no option is possible.
       *[no] { seat-name } ends the turn.
    }
tuareg-log-lay = { seat-name } lays { tuareg-some } in the market.
tuareg-log-add = { seat-name } loads { tuareg-some } on { tuareg-animal }.
tuareg-log-done = { seat-name } finishes loading.
tuareg-log-pay =
    { $bought ->
        [yes] { seat-name } pays { tuareg-some } from { tuareg-from } and gets the { tuareg-special }.
       *[no] { seat-name } pays { tuareg-some } from { tuareg-from }.
    }
tuareg-log-hide = { seat-name } hides a card from the cache in cave { $cave }.
tuareg-log-hide-top = { seat-name } hides { tuareg-some } from { tuareg-animal } in cave { $cave }.
# $seat is robbed by $thief, who is already in words.
tuareg-log-rob = { $thief } steals a card from { tuareg-of-seat } cache.
tuareg-log-rob-top = { $thief } steals { tuareg-some } from { tuareg-of-seat } { tuareg-animal }.
tuareg-log-cash = { seat-name } cashes in a map for { $points } points.
tuareg-log-keep =
    { $count ->
        [one] { seat-name } keeps a map.
       *[other] { seat-name } keeps { $count } maps.
    }
tuareg-log-last-card = That was the last card of the pile: after this turn each player has one more turn.
tuareg-log-stage-over = Stage { $stage } is over.
tuareg-log-scored = { $seat } { $points }
tuareg-log-majority =
    { $kind ->
        [water] Water: { $scored }.
        [gold] Gold: { $scored }.
        [salt] Rock salt: { $scored }.
       *[millet] Millet: { $scored }.
    }
tuareg-log-stage-2 =
    { $count ->
        [one] Stage 2 begins with { $count } card in the pile; { seat-name } goes first.
       *[other] Stage 2 begins with { $count } cards in the pile; { seat-name } goes first.
    }
tuareg-log-no-pile = There are no cards to draw, so the last round begins at once.
tuareg-log-unused = Unused special cards and maps: { $scored }.
tuareg-log-totals = Total: { $scored }.
