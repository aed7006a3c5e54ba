### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { targi-seat } places on { $border }.
targi-log-markers =
    { $count ->
        [one] A marker of { targi-seat } lies on { $spaces }.
       *[other] Markers of { targi-seat } lie on { $spaces }.
    }
targi-log-no-markers = No lines of { targi-seat } cross, so no marker.
targi-log-use = { targi-seat } uses { $border }.
targi-log-use-goods = { targi-seat } uses { $border } and takes { $amount }.
targi-log-use-expansion = { targi-seat } uses { $border } and draws a tribe card.
targi-log-turned-over = A goods card is turned over for { targi-seat }: { $amount }.
targi-log-goods-card = { targi-seat } takes the goods card on centre { $space }: { $amount }.
targi-log-tribe-card = { targi-seat } takes the { $card } from centre { $space }.
targi-log-give-up = { targi-seat } gives up { $border }.
targi-log-give-up-centre = { targi-seat } gives up { $space }.
targi-log-hand = { targi-seat } takes up the { $card } from the hand.
targi-log-hand-hidden = { targi-seat } takes up the hand card.
targi-log-done = { targi-seat } is done.
targi-log-lay = { targi-seat } is going to lay the { $card }.
targi-log-keep = { targi-seat } keeps the { $card }.
targi-log-discard = { targi-seat } discards the { $card }.
targi-log-price = { targi-seat } is going to pay { $price } for the { $card }.
targi-log-row = { targi-seat } lays the { $card } in row { $row }, place { $place }, and pays { $price }.
targi-log-brought = That brings { targi-seat } { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] Row { $row } of { targi-seat } is complete: one kind.
       *[different] Row { $row } of { targi-seat } is complete: four kinds.
    }
targi-log-twelve = { targi-seat } has laid the twelfth card: this round is the last.
targi-log-swap-first = { targi-seat } is going to move the { $card }.
targi-log-swap = With { targi-seat } the { $first } and the { $second } change places.
targi-log-skip = { targi-seat } leaves all cards where they are.
targi-log-take = { targi-seat } takes { $amount }.
targi-log-give = { targi-seat } gives { $amount } to the raid.
targi-log-give-goods =
    { $count ->
        [one] { targi-seat } is going to give { $count } good to the raid.
       *[other] { targi-seat } is going to give { $count } goods to the raid.
    }
targi-log-return = { targi-seat } returns { $amount } over the limit.
targi-log-exchange = { targi-seat } gives { $give } for { $get }.
targi-log-enough = { targi-seat } makes no more exchanges.
targi-log-marker-from = { targi-seat } is going to move a marker from centre { $space }.
targi-log-marker = { targi-seat } moves a marker from centre { $origin } to { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] The discarded goods cards are shuffled into a new deck.
       *[tribe] The discarded tribe cards are shuffled into a new deck.
    }
targi-log-turned-up = Turned up: { $spaces }.
targi-log-raid = The robber comes to { $border }.
targi-log-spared =
    { $safe ->
        [yes] { targi-seat } is safe from raids.
       *[no] { targi-seat } has nothing to give.
    }
targi-log-round = Round { $round }: the robber is on { $border }, { targi-seat } begins.
