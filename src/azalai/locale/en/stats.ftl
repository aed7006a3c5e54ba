### `azalai stats`: the balance report from a file of results.

cli-help-stats = report the balance from a file of results
cli-about-stats = Report the balance of a game from a file of results, of the arena or of the balance command: who starts, how long games take, which cards are laid and what comes of it. With a file for the report, plots are drawn beside it.
cli-help-stats-file = a file of results
cli-help-stats-out = the file for the report, and the beginning of the names of its plots; without it, the report is printed

stats-none = { $file } has no games
stats-variant = { $file } has games of a variant that is not known: { $variant }
stats-no-plots = No plots: they need Matplotlib (pip install azalai[plots]).
stats-page-about = From the results of { $games } games. These commands make the page:
stats-page-players =
    What is said here holds for the players that are named. Where two of them meet, each deal was played in all seats,
    and the interval takes the games of a deal together.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![How often the seat that starts wins]({ $file })
        [length] ![How long games take]({ $file })
       *[cards] ![How often cards are laid, and how those who laid them scored]({ $file })
    }
stats-axis-wins = wins of the seat that starts, in % (dashed: even)
stats-axis-rounds = rounds
stats-axis-games = games, in %
stats-axis-decisions = decisions in a game
stats-axis-laid = laid in so many games, in %
stats-axis-points = score of those who laid it, above the mean
