### The table of Targi in a browser. $seat, $kind and $what are as in targi.ftl; card labels are whole sentences.

## Cards

web-targi-card-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } cross. Costs { $cost }.
       *[other] { targi-kind }: { $crosses } crosses. Costs { $cost }.
    }
web-targi-laid-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } cross.
       *[other] { targi-kind }: { $crosses } crosses.
    }
web-targi-wild-label = Wild dune: no crosses. Its kind is chosen in the final scoring.
web-targi-no-effect = No effect.
web-targi-goods-card = Goods
web-targi-goods-label = Goods card: take { $amount }.
web-targi-hidden-label =
    { $sort ->
        [tribe] Tribe card, face down; it is turned up at the end of the round.
       *[goods] Goods card, face down; it is turned up at the end of the round.
    }
web-targi-hidden-hand = Tribe card, unseen.
web-targi-token-unused = Its action token is unused.

## The board

web-targi-board = Board
web-targi-border-label = { $number } { $name }. { $does }
# Where a centre space lies: its number is not printed on the table.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = Centre, { web-targi-centre-place }. { $card }
web-targi-stands = Targi of { $names }.
web-targi-robber-here = The robber stands here.
web-targi-targia-here = The Targia stands here.
web-targi-marker-here = Marker of { $names }.
web-targi-crossing-here = Crossing of { $names }.
web-targi-dunes = Dunes
web-targi-dunes-label = Dunes, piles and the Targia
web-targi-dune-label = Dune { $place }, { $name }. { $does }
web-targi-dune-pile =
    { $count ->
        [one] Dune pile, { $count } card
       *[other] Dune pile, { $count } cards
    }
web-targi-pile = pile
web-targi-out = out
web-targi-out-label = On the discard pile. { $card }
web-targi-favour-label = The Targia's favour, for the Targi on her card: take one good, or pay one good and turn over a goods card.

## Round and phases

web-targi-round = Round { $round }
web-targi-log-round = Round { $round } · robber on { $robber }
web-targi-track = Round { $round } of 12. Raids after rounds 3, 6, 9 and 12.
web-targi-next-raid =
    { $raid ->
        [0] { $this ->
            [yes] raid after this round
           *[no] raid after round { $after }
        }
       *[other] raid { $raid } now
    }
web-targi-phases = Phase
web-targi-phase =
    { $phase ->
        [raid] Robber
        [place] Place
       *[act] Act
    }
web-targi-raids = Raids to come
web-targi-raid-after = after round { $round }

## Seats

web-targi-role =
    { $kind ->
        [you] You · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] Free seat · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · away
        }
    }
web-targi-starts = start player
web-targi-computer =
    { $level ->
        [none] Computer
       *[other] Computer · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] blue
       *[white] white
    }
web-targi-start-player = Start player
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
        [one] { web-targi-bits-targis }, { $cards } card in hand
       *[other] { web-targi-bits-targis }, { $cards } cards in hand
    }
web-targi-bits-targis =
    { $targis ->
        [one] { $targis } Targi to place
       *[other] { $targis } Targis to place
    }
web-targi-score-label =
    { $count ->
        [one] { $count } point if the game ended now
       *[other] { $count } points if the game ended now
    }
web-targi-stock = Stock of { $name }
web-targi-display = Display of { $name }
web-targi-hand = Hand
web-targi-hand-empty = No card in hand
web-targi-hand-label = In hand. { $card }
web-targi-chip =
    { $what ->
        [dates] Dates: { $count }
        [salt] Salt: { $count }
        [pepper] Pepper: { $count }
        [gold] Gold: { $count }
        [water] Water: { $count }
       *[points] Point tokens: { $count }
    }
web-targi-meter = Store: { $count } of { $most } goods
web-targi-row-label =
    { $state ->
        [alike] Row { $row }: four of one kind, 4 points.
        [different] Row { $row }: four kinds, 2 points.
        [nothing] Row { $row }: complete, no bonus.
        [empty] Row { $row }: empty.
        [alike-open] Row { $row }: { $count } of one kind; four are worth 4 points.
        [open] Row { $row }: one card; four alike are worth 4 points, four kinds 2.
        [different-open] Row { $row }: { $count } kinds; four are worth 2 points.
       *[lost] Row { $row }: no bonus is possible any more.
    }

## What is asked

web-targi-ask =
    { $kind ->
        [place] { $nth ->
            [1] Place your first Targi.
            [2] Place your second Targi.
           *[other] Place your third Targi.
        }
        [act] { $figures ->
            [0] All your actions are done.
            [one] Carry out your last action, or give it up.
           *[other] Carry out one of your { $figures } actions, or give it up.
        }
        [hand] Choose a hand card to lay or discard.
        [card] Decide on the card.
        [alternative] Choose how to pay.
        [discount] Choose a good that comes off the price.
        [row] Choose a row.
        [gain] { $count ->
            [one] Take a good of your choice.
           *[other] Take { $count } goods of your choice.
        }
        [card_gain] { $count ->
            [one] Take a good of your choice from the goods card.
           *[other] Take { $count } goods of your choice from the goods card.
        }
        [trade] Trade as often as you like.
        [silver] Choose an exchange at the Silversmith.
        [move_from] Choose the marker to move.
        [move_to] Choose where your marker goes.
        [swap_first] Choose the first of the two cards to swap.
        [swap_second] Choose the card to swap it with.
        [raid] The robbers ask for their share.
        [give] { $count ->
            [one] Choose a good for the robbers.
           *[other] Choose { $count } goods for the robbers.
        }
        [return] { $count ->
            [one] You have a good too many: return one.
           *[other] You have { $count } goods too many: return them.
        }
        [favour] The Targia's favour: choose what it brings.
        [turned] Take what the goods card shows, or leave it.
        [finish] Now use the Targia's card, or give it up.
        [spring] Take water, or turn over a goods card.
        [source] Choose where the tribe card comes from.
        [extra] Choose whether to pay the optional part.
        [token] Choose whether to use the token.
        [border] Choose a border card to use.
        [look] Choose one of the cards you looked at.
        [market] { $count ->
            [one] Choose one more goods card.
           *[other] Choose { $count } goods cards.
        }
        [centre] Choose a card of the centre.
        [match] Choose the hand card to lay for less.
        [exchange] Exchange goods one for one.
       *[pay_goods] { $count ->
            [one] Give a good.
           *[other] Give { $count } goods.
        }
    }
web-targi-waits =
    { $kind ->
        [place] { $name } places a Targi.
        [act] { $name } chooses an action.
        [raid] { $name } chooses what to give to the raid.
        [give] { $name } chooses what to give to the raid.
        [return] { $name } returns goods.
        [trade] { $name } trades.
        [move_from] { $name } moves a marker.
        [move_to] { $name } moves a marker.
       *[other] { $name } goes on with an action.
    }

## Previews

web-targi-your-round = Your round
web-targi-plan-now = Your round
web-targi-plan-hint = Point at a glowing card to see what it would bring.
web-targi-plan-tap = Tap a glowing card to see what it would bring.
web-targi-plan-title = { $number } { $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = Its line: { $cards }. You get the card where a line of another Targi crosses it.
web-targi-plan-crossing = New crossing. { $card }

## The checklist

web-targi-todo = Your actions
web-targi-todo-count = { $done } of { $all } done
web-targi-todo-border = { $number } { $name }
web-targi-todo-card = { $name }, { web-targi-centre-place }
web-targi-give-up = Give up
web-targi-open = open
web-targi-now = now
web-targi-token-border = Token: use a free border card
web-targi-water = Exchange water

## The panel

web-targi-panel-lay =
    { $points ->
        [one] { targi-panel-kind }, { $points } cross
       *[other] { targi-panel-kind }, { $points } crosses
    }
targi-panel-kind =
    { $kind ->
        [wild] Wild dune
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] Trader
        [exchange] Exchange
        [silver] Silversmith
        [spring] Spring
        [source] Tribal expansion
        [favour] The Targia's favour
        [turned] The Targia's favour
        [finish] The Targia's card
        [hand] Your hand
        [match] Matchmaker
        [look] Council
        [market] Market
        [return] Too many goods
        [gain] Goods of your choice
        [card_gain] Goods of your choice
        [pay_goods] Goods to give
       *[card] A tribe card
    }
web-targi-panel-text =
    { $kind ->
        [trade] Give what the row shows, get what the column shows.
        [exchange] One for one. A good you have taken this way cannot be given again.
        [silver] Exchange once.
        [spring] Choose one of the two.
        [source] Draw unseen, or take the open card of the discard pile.
        [favour] Take one good, or pay one good and turn over a goods card.
        [finish] You took her favour first; now finish her card.
        [hand] Lay a card at its cost, or discard it.
        [match] It costs fewer goods.
        [look] Lay one, or keep one; the others are discarded.
        [market] The others are discarded.
        [raid] Each player gives; the start player chooses first.
        [give] Each player gives; the start player chooses first.
        [return] What is over your limit goes back to the supply.
        [gain] Taken from the supply.
        [card_gain] Taken from the supply.
       *[pay_goods] They go to the supply.
    }
web-targi-legend =
    { $kind ->
        [card] What to do with it
        [token] The action token
        [alternative] Which cost
        [extra] The optional part
        [discount] { $count ->
            [one] One good comes off
           *[other] { $count } goods come off
        }
        [row] Which row, here or in your display
        [trade] Exchanges
        [exchange] Exchanges
        [gain] Take
        [card_gain] Take
        [give] Give to the robbers
        [return] Return
        [pay_goods] Give
        [raid] What to give
        [favour] What it brings
        [turned] The goods card
        [finish] Then the card she stands on
        [spring] Water or a goods card
        [source] Where from
        [silver] What to exchange
       *[other] Choose
    }
web-targi-row = Row { $row }
web-targi-row-would =
    { $state ->
        [alike] Completes a row of one kind.
        [different] Completes a row of four kinds.
        [nothing] Completes a row without a bonus.
        [alike-open] { $count } of one kind.
        [different-open] { $count } of four different kinds.
        [lost] No bonus is possible any more.
       *[open] The first card of the row.
    }
web-targi-chosen = { $count } of { $most } chosen
web-targi-one-less = One fewer: { targi-good }
web-targi-one-trade-less = Take this exchange back.
web-targi-give = Give
web-targi-you-will-have = You will have
web-targi-will =
    { $what ->
        [dates] Dates: { $after }, now { $before }
        [salt] Salt: { $after }, now { $before }
        [pepper] Pepper: { $after }, now { $before }
        [gold] Gold: { $after }, now { $before }
        [water] Water: { $after }, now { $before }
       *[points] Point tokens: { $after }, now { $before }
    }

## What a button does

web-targi-do-place = Place on { $number }
web-targi-do-place-dune = Place on { $name }
web-targi-do-use = Use { $number } { $name }
web-targi-do-use-dune = Use { $name }
web-targi-do-take = Take { $name }
web-targi-do-from = Move this marker
web-targi-do-to = Move the marker here
web-targi-do-swap = Choose this card
web-targi-do-hand = Take up this card
web-targi-do-row = Lay in row { $row }
web-targi-do-lose = Give up the card of row { $row }
web-targi-do-count =
    { $kind ->
        [gain] Take { $amount }
        [card_gain] Take { $amount }
        [return] Return { $amount }
       *[give] Give { $amount }
    }
web-targi-do-trade =
    { $count ->
        [one] Trade once
        [2] Trade twice
       *[other] Trade { $count } times
    }
web-targi-do =
    { $sort ->
        [lay] Lay it
        [keep] Keep it in hand
        [drop] Discard it
        [redraw] Draw another
        [give] Give it
        [shield] Use the shield
        [skip] Leave it as it is
        [draw] Draw a card
        [take] Take it
        [leave] Leave it
        [turn] Turn over a goods card
        [none] Take none
        [enough] No trade
        [done] End your turn
        [silver] Exchange
        [water] Exchange water
       *[choose] Go on
    }
web-targi-nothing = Nothing you can take
web-targi-choose =
    { $kind ->
        [trade] Choose an exchange
        [exchange] Choose an exchange
        [row] Choose a row
        [alternative] Choose a cost
        [give] { $count ->
            [one] Choose 1 more
           *[other] Choose { $count } more
        }
        [return] { $count ->
            [one] Choose 1 more
           *[other] Choose { $count } more
        }
        [gain] { $count ->
            [one] Choose 1 more
           *[other] Choose { $count } more
        }
       *[other] Choose
    }

## Why a card cannot be chosen

web-targi-why-other =
    { $ask ->
        [place] A Targi goes on the border. You get a card of the centre where two of your lines cross.
        [border] Choose a card of the border.
       *[other] Choose a card of the centre.
    }

## What a card would mean for the viewer now; a part of its tooltip

web-targi-now-can = You can pay for it.
web-targi-now-lack = You lack { $missing }.
web-targi-now-full = Your display is full: you cannot lay it.
web-targi-now-points =
    { $points ->
        [0] Laid now, it adds no points yet.
        [one] Laid now, it adds { $points } point.
       *[other] Laid now, it adds { $points } points.
    }
web-targi-now-have = You would have { $amount }.
web-targi-now-store = That makes more than the { $limit } goods that you may keep.
web-targi-now-noble =
    { $hand ->
        [empty] Your hand is empty.
        [can] You can pay for your hand card.
       *[cannot] You cannot pay for your hand card now.
    }
web-targi-now-silver =
    { $points ->
        [0] You have nothing to exchange for points.
        [one] It would bring you { $points } point.
       *[other] It would bring you up to { $points } points.
    }
web-targi-now-trader = You have too few goods to exchange.
web-targi-now-caravan =
    { $count ->
        [one] You would get { $count } goods card.
       *[other] You would get { $count } goods cards.
    }
web-targi-now-hand = Your hand is full: you must lay or discard the card.
web-targi-now-goods = You would take { $amount }.
