### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

targi-no-question = "{ $move }" answers another question. Now asked: { $question } Legal: { $moves }
targi-no-place-corner = cannot place on { $number }: it is a raid corner; free: { $free }
targi-no-place-robber = cannot place on { $number }: the robber stands there; free: { $free }
targi-no-place-own = cannot place on { $number }: your own Targi stands there; free: { $free }
targi-no-place-taken = cannot place on { $number }: { seat-name }'s Targi stands there; free: { $free }
targi-no-place-opposite = cannot place on { $number }: { seat-name }'s Targi stands opposite, on { $opposite }; free: { $free }
targi-no-targi =
    { $count ->
        [one] you have no Targi on { $number }; the last one is on { $out }
       *[other] you have no Targi on { $number }; yours are on { $out }
    }
targi-no-targi-left = you have no Targi on { $number }: all are home; legal: { $moves }
targi-no-use-noble =
    { $taken ->
        [yes] { $border } can do nothing for you: your hand card was taken this round and waits for a later one; give it up with { $move }
       *[no] { $border } can do nothing for you: your hand is empty; give it up with { $move }
    }
targi-no-use-trader =
    { $count ->
        [one] { $border } can do nothing for you: you have no goods; give it up with { $move }
       *[other] { $border } can do nothing for you: an exchange takes { $count } identical goods; give it up with { $move }
    }
targi-no-use-silversmith =
    { $count ->
        [one] { $border } can do nothing for you: an exchange takes { $count } good or { $gold }; give it up with { $move }
       *[other] { $border } can do nothing for you: an exchange takes { $count } identical goods or { $gold }; give it up with { $move }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border } can do nothing for you: no face-up centre card is free for a marker; give it up with { $move }
       *[no] { $border } can do nothing for you: you have no marker on the board; give it up with { $move }
    }
targi-no-marker =
    { $count ->
        [one] you have no marker on { targi-centre }; the last one is on { $out }
       *[other] you have no marker on { targi-centre }; yours are on { $out }
    }
targi-no-marker-left = you have no marker on { targi-centre }, nor anywhere else; legal: { $moves }
targi-no-hand-card =
    { $held ->
        [yes] there is no hand card { $place }; legal: { $moves }
       *[no] your hand is empty; legal: { $moves }
    }
targi-no-hand-yet = the { $card } was taken this round and waits for a later one; legal: { $moves }
targi-no-hand-noble = the { $card } in your hand needs a Targi on the Noble, or a laid card that allows it; legal: { $moves }
targi-no-done =
    { $count ->
        [one] cannot say done: a figure is still out; use or give up { $figures }
       *[other] cannot say done: { $count } figures are still out; use or give up { $figures }
    }
targi-no-lay-full = cannot lay the { $card }: your display is full with twelve cards; legal: { $moves }
targi-no-lay-cost =
    { $off ->
        [0] cannot lay the { $card }: you lack { $missing }; legal: { $moves }
        [one] cannot lay the { $card }: you lack { $missing }, and only { $off } good comes off; legal: { $moves }
       *[other] cannot lay the { $card }: you lack { $missing }, and only { $off } goods come off; legal: { $moves }
    }
targi-no-keep-hand = cannot keep the { $card }: it comes from your hand and is laid or discarded; legal: { $moves }
targi-no-keep-full = cannot keep the { $card }: your hand is full; legal: { $moves }
targi-no-discard = cannot discard the { $card }: your hand is not full, so keep or lay it; legal: { $moves }
targi-no-pay-way =
    { $count ->
        [one] the { $card } has only { $count } way to pay, not { $way }; legal: { $moves }
       *[other] the { $card } has only { $count } ways to pay, not { $way }; legal: { $moves }
    }
targi-no-pay-cost =
    { $off ->
        [0] cannot pay the { $card } in way { $way }: you lack { $missing }; legal: { $moves }
        [one] cannot pay the { $card } in way { $way }: you lack { $missing }, and only { $off } good comes off; legal: { $moves }
       *[other] cannot pay the { $card } in way { $way }: you lack { $missing }, and only { $off } goods come off; legal: { $moves }
    }
targi-no-spare-price =
    { $good ->
        [dates] there is no date in the price ({ $price }); legal: { $moves }
       *[other] there is no { targi-good } in the price ({ $price }); legal: { $moves }
    }
targi-no-spare-rest =
    { $good ->
        [dates] cannot take off a date: you lack { $missing } for the price; legal: { $moves }
       *[other] cannot take off { targi-good }: you lack { $missing } for the price; legal: { $moves }
    }
targi-no-row =
    { $count ->
        [one] row { $row } is full; there is free space in row { $rows }
       *[other] row { $row } is full; there is free space in rows { $rows }
    }
targi-no-swap-same = the { $card } is already the first card; choose another; legal: { $moves }
targi-no-swap-empty = you have no card in row { $row }, place { $place }; legal: { $moves }
targi-no-skip = the first card is chosen; choose the card to swap it with; legal: { $moves }
targi-no-give = you have no { targi-good }; legal: { $moves }
targi-no-exchange = that takes { $wares }, and you have { $held }; legal: { $moves }
targi-no-trade-one = one for one needs a laid card that allows it; without it an exchange takes { $count } identical goods; legal: { $moves }
targi-no-trade-taken = you took { targi-good } one for one in this visit, so you cannot give it one for one; legal: { $moves }
targi-no-move-face-down = { targi-centre } is face down; your marker can go to { $free }
targi-no-move-marker = a marker is on { targi-centre }; your marker can go to { $free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid } takes gold or points, not goods; legal: { $moves }
       *[goods] { $raid } takes goods or points, not gold; legal: { $moves }
    }
targi-no-raid-none =
    { $what ->
        [goods] you have no goods to give to { $raid }; legal: { $moves }
        [gold] you have no gold to give to { $raid }; legal: { $moves }
       *[points] you have no points to give to { $raid }; legal: { $moves }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid } takes { $due } goods and you have { $held }; give what you can pay in full; legal: { $moves }
        [gold] { $raid } takes { $due } gold and you have { $held }; give what you can pay in full; legal: { $moves }
       *[points] { $raid } takes { $due } points and you have { $held }; give what you can pay in full; legal: { $moves }
    }
