### The balance report, and what `azalai balance` says.

cli-help-balance = play many games and report the balance
cli-about-balance = Play many games between random players and between greedy players, or with one player in all seats, and write a report: the advantage of starting, the length of games, which cards are laid, and how those who lay them score and win.
cli-help-balance-variant = base, expansion, mixed; of tuareg seats-2 to seats-5: one or more (default: all)
cli-help-balance-games = games for each variant (2000; of random players 100000)
cli-help-balance-greedy = games of greedy players for each variant (2000)
cli-help-balance-seed = seed of the first game; the following games count on from it (1)
cli-help-balance-out = the file for the report (default: print it)
cli-help-balance-results = a file for the results: one line of JSON per game. With --player the folder of the result files, which the same command continues (default: the current folder)

balance-game = random and greedy players make a report only for targi; for { $game } name a player: --player champion:10ms
balance-no-variant = there is no variant “{ $name }”; choose from: { $names }
balance-file = { $file } cannot be written: { $reason }
balance-playing = { balance-variant }, { balance-players }

balance-variant =
    { $variant ->
        [base] base game
        [expansion] with the expansion
        [mixed] expansion, tribe deck and border mixed
        [seats-2] 2 seats
        [seats-3] 3 seats
        [seats-4] 4 seats
        [seats-5] 5 seats
       *[other] { $variant }
    }
balance-players = { $player }
# Between the names of players who play against each other.
balance-pairing = {" – "}

## The page

balance-page-title =
    { $game ->
        [targi] # Balance of Targi
        [tuareg] # Balance of Tuareg
       *[other] # Balance of { $game }
    }
balance-page-about =
    For each variant { $games } games between two random players and { $greedy } between two greedy players. This
    command makes the page:
balance-page-baseline =
    This is a **baseline**. Random players lay a card only by accident; greedy players look one decision ahead, price goods
    and cards by a short list of weights (`src/azalai/games/targi/bots/greedy.toml`), ignore the opponent and see no hidden
    card. The statements about cards hold for such players. Only games of strong players will say much about the game.
balance-page-glance = ## Who starts, and how long games take
balance-page-reading =
    { $cards ->
        [yes]
            After each mean comes half the width of its 95 % interval. A draw counts as half a win. The lead is the score of the
            seat that started the first round minus the score of the other. “Display full” is the share of games in which somebody
            laid twelve cards, which ends the game with that round.
       *[no]
            After each mean comes half the width of its 95 % interval. Those who share a win have equal parts of it. The lead is
            the score of the seat that started the first round minus the mean score of the others.
    }
balance-page-how-cards =
    ## How to read the cards

    For each card: in how many games it was laid, and the mean score of those who laid it minus the mean score of all
    players, with its 95 % interval. A card that was laid and then lost to the last raid counts as laid. In the mixed
    variant only half of the tribe cards are in the deck, so each can be laid in about half of the games at most. Players
    who lay many cards score more, so most differences are above zero; a card is therefore compared with the difference of
    all laid cards together. No difference proves that the card is its cause: rich players lay the expensive cards.
balance-page-rule =
    A card **stands out by points** if its difference is more than { $errors } standard errors and at least { $points }
    point away from that of all laid cards, and it was laid at least { $fewest } times. It stands out **by number** if it
    is laid in at least { $more } % or in at most { $fewer } % as many games as the median card.
balance-page-variant =
    { $variant ->
        [base] ## The base game
        [expansion] ## With the expansion
        [mixed] ## Expansion, tribe deck and border mixed
        [seats-2] ## 2 seats
        [seats-3] ## 3 seats
        [seats-4] ## 4 seats
        [seats-5] ## 5 seats
       *[other] ## { $variant }
    }
balance-page-stand-outs = Cards whose numbers stand out:
balance-page-cards = All cards that can be laid:

balance-named = `{ $card }` ({ $figure })
balance-stands-out =
    { $way ->
        [higher] - { balance-who } score higher than usual ({ $typical }) with: { balance-list }
        [lower] - { balance-who } score lower than usual ({ $typical }) with: { balance-list }
        [often] - { balance-who } often lay (median card: { $typical } of the games): { balance-list }
       *[seldom] - { balance-who } seldom lay (median card: { $typical } of the games): { balance-list }
    }
balance-who =
    { $player ->
        [random] random players
        [greedy] greedy players
       *[other] players of { $player }
    }
balance-list =
    { $count ->
        [0] none
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure } %
balance-none = –
balance-endless = ?

balance-column-variant = variant
balance-column-players = players
balance-column-games = games
balance-column-wins = wins of the starting seat
balance-column-draws = draws
balance-column-lead = its lead in points
balance-column-score = score
balance-column-rounds = rounds
balance-column-full = display full
balance-column-decisions = decisions
balance-column-laid = cards laid per seat
balance-column-card = card
balance-column-kind = kind
balance-column-crosses = crosses
balance-column-cost = cost
balance-column-rate = { $player }: laid
balance-column-points = { $player }: score

## Reading results

balance-read = { $file } cannot be read: { $reason }
balance-line = { $file }, line { $line } is not the result of a game
