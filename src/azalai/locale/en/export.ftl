### azalai export: data sets of games, and their data cards.

cli-help-export = write games as a data set in Parquet
cli-about-export = Let computer players play, and write their games as a data set: a folder with decisions.parquet, a row for each decision, and README.md, its data card. With --saved the games come from saved files, with --server from a server.
cli-help-export-game = the game to play (targi)
cli-help-export-players = the players, as for the arena; they take the seats in turn (greedy)
cli-help-export-games = how many games (10,000)
cli-help-export-saved = saved games whose players agreed to this use, instead of games of computer players
cli-help-export-server = games of a server that its players offered for research, instead of games of computer players
cli-help-export-out = the folder of the data set

export-players = name at most one player for each seat: this table has { $seats } seats
export-one-game = a data set contains one game, not { $games }
export-folder = the data set cannot be written to { $folder }: { $reason }
export-no-pyarrow = azalai export needs PyArrow, which is not installed: pip install "azalai[data]"
export-none =
    { $others ->
        [0] no finished game may be used for research
        [one] no finished game with these options may be used for research; one with other options may
       *[other] no finished game with these options may be used for research; { $others } with other options may
    }
export-done = { $decisions } decisions are in { $folder }.
export-source =
    { $source ->
        [saved] saved games that people handed over for this use; some may begin in the middle of a game, and then `seed` does not deal them
        [server] games of a server; each was offered for research before anybody sat down, and everybody at its table was told
       *[played] computer players; `{ $command }` plays the same games again, unless a player has a time budget
    }
export-own-cards =
    { $own ->
        [yes] yes; the card file is not part of this data set
       *[no] no
    }
export-card =
    # Decisions in games of { $game }

    { $games } games with { $decisions } decisions, one row each, in `decisions.parquet`.

    | | |
    |---|---|
    | game | { $game } |
    | options | { $options } |
    | custom cards | { export-own-cards } |
    | seats | { $seats } |
    | players | { $players } |
    | first seed | { $seed } |
    | made with | Azalai { $version } |
    | source | { export-source } |
    | games left out, since a custom bot lost them by a fault | { $lost } |
    | licence | none; choose one when you publish this data set (Azalai itself: MIT) |

    ## Columns

    | column | type | meaning |
    |---|---|---|
    | `game` | int32 | the number of the game in this data set |
    | `seed` | uint64 | the seed of its deal |
    | `decision` | int16 | the number of the decision in the game, forced ones included |
    | `round` | int16 | the round |
    | `seat` | int8 | the seat that decided |
    | `player` | string | who has the seat |
    | `observation` | int8[{ $cells }] | what the seat could know: { $cells } cells of version { $layout } of the observation |
    | `legal` | int16[] | the numbers of the legal actions, at least two |
    | `action` | int16 | the action that was taken |
    | `move` | string | the same in notation |
    | `score` | int16 | the final score of the seat |
    | `won` | float32 | 1 if the seat won, 0 if it lost, its share in a draw |

    The observation, the legal actions and the move contain nothing that the seat could not know. `seed` does: with the
    options it deals every hidden card. `score` and `won` are those of the end. Decisions with a single legal action are
    left out. “people” as a player stands for persons without names; the source above says how they agreed.
    The page “Observations and actions” of the documentation describes every cell and every action.

    ## Limits

    Computer players play differently from people and from each other, so statistics of this data set hold for its
    players. The decisions of one game are not independent of each other: divide the data set by `game`.
