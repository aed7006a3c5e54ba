### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { seat-name } places on { $border }.
targi-log-markers =
    { $count ->
        [one] { seat-name } lays a marker on { $spaces }.
       *[other] { seat-name } lays markers on { $spaces }.
    }
targi-log-no-markers = { seat-name } has no crossing and lays no marker.
targi-log-use = { seat-name } uses { $border }.
targi-log-use-goods = { seat-name } uses { $border } and takes { $amount }.
targi-log-use-expansion = { seat-name } uses { $border } and draws a tribe card.
targi-log-turned-over = { seat-name } turns over a goods card: { $amount }.
targi-log-goods-card = { seat-name } takes the goods card from { targi-centre }: { $amount }.
targi-log-tribe-card = { seat-name } takes the { $card } from { targi-centre }.
targi-log-give-up = { seat-name } gives up { $border }.
targi-log-give-up-centre = { seat-name } gives up { $space }.
targi-log-hand = { seat-name } takes up the { $card } from the hand.
targi-log-hand-hidden = { seat-name } takes up the hand card.
targi-log-done = { seat-name } is done.
targi-log-lay = { seat-name } is going to lay the { $card }.
targi-log-keep = { seat-name } keeps the { $card }.
targi-log-discard = { seat-name } discards the { $card }.
targi-log-price = { seat-name } is going to pay { $price } for the { $card }.
targi-log-row = { seat-name } lays the { $card } in row { $row }, place { $place }, and pays { $price }.
targi-log-brought = That brings { seat-name } { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name } completes row { $row }: one kind.
       *[different] { seat-name } completes row { $row }: four kinds.
    }
targi-log-twelve = { seat-name } has laid the twelfth card: this round is the last.
targi-log-swap-first = { seat-name } is going to move the { $card }.
targi-log-swap = { seat-name } swaps the { $first } and the { $second }.
targi-log-skip = { seat-name } leaves all cards where they are.
targi-log-take = { seat-name } takes { $amount }.
targi-log-give = { seat-name } gives { $amount } to the raid.
targi-log-give-goods =
    { $count ->
        [one] { seat-name } is going to give { $count } good to the raid.
       *[other] { seat-name } is going to give { $count } goods to the raid.
    }
targi-log-return = { seat-name } returns { $amount } over the limit.
targi-log-exchange = { seat-name } gives { $give } for { $get }.
targi-log-enough = { seat-name } makes no more exchanges.
targi-log-marker-from = { seat-name } is going to move a marker from { targi-centre }.
targi-log-marker = { seat-name } moves a marker from { $origin } to { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] The discarded goods cards are shuffled into a new deck.
       *[tribe] The discarded tribe cards are shuffled into a new deck.
    }
targi-log-turned-up = Turned face up: { $spaces }.
targi-log-raid = The robber comes to { $border }.
targi-log-spared =
    { $safe ->
        [yes] { seat-name } is safe from raids.
       *[no] { seat-name } has nothing to give.
    }
targi-log-round = Round { $round }: the robber is on { $border }, { seat-name } begins.
