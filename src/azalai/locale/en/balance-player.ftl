### Balance reports of games in which every seat has the same player (`azalai balance --player`).

cli-help-balance-player = the player in every seat, for example champion:10ms (default: games of random and of greedy players, only for targi)
cli-help-balance-cards = with --player: your card file; the same deals are played with the standard cards and with yours, and the report compares them
cli-help-balance-minutes = with --player: stop after this time; the same command continues

balance-needs-player = { $option } needs --player, for example --player champion:10ms
balance-without-player = { $option } is about the greedy player and cannot be combined with --player
balance-stopped = { $played } of { $total } games are in the result files. The same command continues from there, and writes the report when all are played.

## The page

balance-with-cards = { $variant }, cards of `{ $cards }`
balance-player-about = For each variant { $games } games in which every seat has the player `{ $player }`. This command makes the page:
balance-player-deals = Every deal is played once. The figures hold for this player; another one may make more or less of a card.
balance-faults =
    { $count ->
        [one] { $variant }: one more game ended by a fault of the player; it is not counted.
       *[other] { $variant }: { $count } more games ended by a fault of the player; they are not counted.
    }
balance-turns =
    ## The seats in turn order

    Seat 1 begins the game. For each seat: the share of the games that it won, where those who share a win have equal parts
    of it, and its score.
balance-effects-title = ## How to read the cards
balance-effects-reading =
    { $way ->
        [laid]
            “Laid” is the share of games in which somebody laid the card. “Wins above even” is the win share of those who laid
            it, minus 50 %. Those who lay many cards win more often, whatever the cards, so this is above zero for most cards.

            The **influence on winning** says which card helps: by how much the win share of a seat grows if it lays this card and
            all other laid cards stay the same. It comes from a linear regression over all games, of the difference between the
            results of the two seats on the difference between their laid cards. It contains all that comes with laying the
            card: its crosses, its effect, what it costs.

            “Score above the mean” is the mean score of those who laid the card, minus that of all seats. A card that was laid
            and then lost to the last raid counts as laid. In the mixed variant only half of the tribe cards are in the deck,
            so each can be laid in about half of the games at most.
       *[bought]
            “Per seat” is how many of a special card a seat buys in a game, “bought” the share of games in which somebody buys
            it; maps that are cashed in count too. “Wins above even” is the win share of those who bought it, minus an even
            share.

            The **influence on winning** is by how much the win share of a seat grows if it buys one more of this card and all
            other bought cards and the turn order stay the same. It comes from a linear regression over all games, of the
            results of the seats on their bought cards. It contains what the card costs.

            “Score above the mean” is the mean score of those who bought the card, minus that of all seats. Only special cards
            are counted: not which resources a seat loads, hides or steals, and not its majorities.
    }
balance-effects-rule =
    After each figure comes half the width of its 95 % interval, with the game as the unit. A card **stands out** if its
    influence on winning is more than { $errors } standard errors and at least { $share } away from the mean of all cards. If
    the seats had different numbers of a card in fewer than { $fewest } games, or if there are too few games for all cards,
    there is no figure in the table. The influence does not prove that the card is the cause: a seat that is ahead may choose
    other cards.
balance-effects-stands-out =
    { $way ->
        [helps] - help more than the mean of all cards ({ $typical }): { balance-list }
       *[hurts] - help less than the mean of all cards ({ $typical }): { balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] None of them is our own design.
       *[other] Our own designs among them, with the source of their figures:
    }
balance-effects-design = - `{ $card }` ({ $figure }): { $source }
balance-effects-cards =
    { $way ->
        [laid] All cards that can be laid:
       *[bought] All special cards:
    }
balance-compared =
    The same deals were played with the standard cards and with those of `{ $cards }`. The last line of each card is the
    change. Its interval treats the two sets of games as independent. The file:
balance-compared-none = The file changes no card that can be laid in this variant. The table of all variants compares the games.
balance-standard-cards = standard
balance-change = **change**

balance-column-turn = seat
balance-column-even = even share
balance-column-share = wins
balance-column-each = per seat
balance-column-share-laid = laid
balance-column-share-bought = bought
balance-column-above-even = wins above even
balance-column-adjusted = influence on winning
balance-column-above-mean = score above the mean
balance-column-cards-used = cards
