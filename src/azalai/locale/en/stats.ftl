### `azalai stats`: the balance report from a file of results.

cli-help-stats = report the balance from a result file
cli-about-stats = Report the balance of a game from a result file of the arena or of the balance command: the advantage of starting, the length of games, which cards are laid and how those who lay them score. With --out, plots are saved beside the report.
cli-help-stats-file = a result file
cli-help-stats-out = the file for the report, also the beginning of the plots' names (default: print the report)

stats-none = { $file } has no games
stats-variant = { $file } has games of an unknown variant: { $variant }
stats-no-plots = No plots: they need Matplotlib (pip install azalai[plots]).
stats-page-about = From the results of { $games } games. These commands make the page:
stats-page-players =
    The figures hold for the players named. Where two of them meet, each deal was played from all seats, and the
    intervals treat the games of a deal as one unit.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![How often the starting seat wins]({ $file })
        [length] ![How long games take]({ $file })
       *[cards] ![How often cards are laid, and how those who laid them scored]({ $file })
    }
stats-axis-wins = wins of the starting seat, in % (dashed: even)
stats-axis-rounds = rounds
stats-axis-games = games, in %
stats-axis-decisions = decisions per game
stats-axis-laid = laid in this share of games, in %
stats-axis-points = score of those who laid it, above the mean
