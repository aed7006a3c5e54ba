### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; legal: " }{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; free: " }{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; your marker can go to " }{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] { "; you can only give it up" }
       *[yes] { "; give it up with " }{ $move }
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [one] { "; the last one is on " }{ $out }
               *[other] { "; yours are on " }{ $out }
            }
    }
targi-no-question = "{ $move }" answers another question. Now asked: { $question } Legal: { $moves }
targi-no-place-corner = cannot place on { $number }: it is a raid corner{ targi-free }
targi-no-place-robber = cannot place on { $number }: the robber stands there{ targi-free }
targi-no-place-own = cannot place on { $number }: your own Targi stands there{ targi-free }
targi-no-place-taken = cannot place on { $number }: { seat-name }'s Targi stands there{ targi-free }
targi-no-place-opposite = cannot place on { $number }: { seat-name }'s Targi stands opposite, on { $opposite }{ targi-free }
targi-no-targi =
    { $count ->
        [one] you have no Targi on { $number }; the last one is on { $out }
       *[other] you have no Targi on { $number }; yours are on { $out }
    }
targi-no-targi-left = you have no Targi on { $number }: all are home{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] { $border } can do nothing for you: your hand card was taken this round and waits for a later one{ targi-only-give-up }
       *[no] { $border } can do nothing for you: your hand is empty{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [one] { $border } can do nothing for you: you have no goods{ targi-only-give-up }
       *[other] { $border } can do nothing for you: an exchange takes { $count } identical goods{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [one] { $border } can do nothing for you: an exchange takes { $count } good or { $gold }{ targi-only-give-up }
       *[other] { $border } can do nothing for you: an exchange takes { $count } identical goods or { $gold }{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border } can do nothing for you: no face-up centre card is free for a marker{ targi-only-give-up }
       *[no] { $border } can do nothing for you: you have no marker on the board{ targi-only-give-up }
    }
targi-no-marker = you have no marker on { targi-centre }{ targi-markers-out }
targi-no-marker-left = you have no marker on { targi-centre }, nor anywhere else{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] there is no hand card { $place }{ targi-legal }
       *[no] your hand is empty{ targi-legal }
    }
targi-no-hand-yet = the { $card } was taken this round and waits for a later one{ targi-legal }
targi-no-hand-noble = the { $card } in your hand needs a Targi on the Noble, or a laid card that allows it{ targi-legal }
targi-no-done =
    { $count ->
        [one] cannot say done: a figure is still out; use or give up { $figures }
       *[other] cannot say done: { $count } figures are still out; use or give up { $figures }
    }
targi-no-lay-full = cannot lay the { $card }: your display is full with twelve cards{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] cannot lay the { $card }: you lack { $missing }{ targi-legal }
        [one] cannot lay the { $card }: you lack { $missing }, and only { $off } good comes off{ targi-legal }
       *[other] cannot lay the { $card }: you lack { $missing }, and only { $off } goods come off{ targi-legal }
    }
targi-no-keep-hand = cannot keep the { $card }: it comes from your hand and is laid or discarded{ targi-legal }
targi-no-keep-full = cannot keep the { $card }: your hand is full{ targi-legal }
targi-no-discard = cannot discard the { $card }: your hand is not full, so keep or lay it{ targi-legal }
targi-no-pay-way =
    { $count ->
        [one] the { $card } has only { $count } way to pay, not { $way }{ targi-legal }
       *[other] the { $card } has only { $count } ways to pay, not { $way }{ targi-legal }
    }
targi-no-pay-cost =
    { $off ->
        [0] cannot pay the { $card } in way { $way }: you lack { $missing }{ targi-legal }
        [one] cannot pay the { $card } in way { $way }: you lack { $missing }, and only { $off } good comes off{ targi-legal }
       *[other] cannot pay the { $card } in way { $way }: you lack { $missing }, and only { $off } goods come off{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] there is no date in the price ({ $price }){ targi-legal }
       *[other] there is no { targi-good } in the price ({ $price }){ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] cannot take off a date: you lack { $missing } for the price{ targi-legal }
       *[other] cannot take off { targi-good }: you lack { $missing } for the price{ targi-legal }
    }
targi-no-row =
    { $count ->
        [one] row { $row } is full; there is free space in row { $rows }
       *[other] row { $row } is full; there is free space in rows { $rows }
    }
targi-no-swap-same = the { $card } is already the first card; choose another{ targi-legal }
targi-no-swap-empty = you have no card in row { $row }, place { $place }{ targi-legal }
targi-no-skip = the first card is chosen; choose the card to swap it with{ targi-legal }
targi-no-give = you have no { targi-good }{ targi-legal }
targi-no-exchange = that takes { $wares }, and you have { $held }{ targi-legal }
targi-no-trade-one = one for one needs a laid card that allows it; without it an exchange takes { $count } identical goods{ targi-legal }
targi-no-trade-taken = you took { targi-good } one for one in this visit, so you cannot give it one for one{ targi-legal }
targi-no-move-face-down = { targi-centre } is face down{ targi-marker-free }
targi-no-move-marker = a marker is on { targi-centre }{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid } takes gold or points, not goods{ targi-legal }
       *[goods] { $raid } takes goods or points, not gold{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] you have no goods to give to { $raid }{ targi-legal }
        [gold] you have no gold to give to { $raid }{ targi-legal }
       *[points] you have no points to give to { $raid }{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid } takes { $due } goods and you have { $held }; give what you can pay in full{ targi-legal }
        [gold] { $raid } takes { $due } gold and you have { $held }; give what you can pay in full{ targi-legal }
       *[points] { $raid } takes { $due } points and you have { $held }; give what you can pay in full{ targi-legal }
    }
