### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = show luck, skill and better moves in a saved game
cli-about-analyse = Analyse a finished game: how much of the result was luck, how much came from decisions, and which moves would have been better, given what each player knew. The first analysis compiles for up to two minutes, once.
cli-help-analyse-file = a saved game that is over
cli-help-analyse-seat = list the decisions and the luck of this seat only
cli-help-analyse-all = list every decision and every piece of luck
cli-help-analyse-deep = look further ahead; takes much longer
cli-help-analyse-json = print everything as JSON

study-unfinished = only a finished game can be analysed; this one is still running
study-no-network = { $game } with these options has no trained network, so its games cannot be analysed
study-running = Analysing
study-method =
    { $depth ->
        [deep] Analysed deeply, in { $worlds } possible worlds for each decision.
       *[fast] Analysed in { $worlds } possible worlds for each decision.
    }
study-ledger-title = Start + luck + own decisions + other decisions = result (win chance)
study-even-luck = { $seat }: with even luck { $scores } (lead { $lead }).
study-decisions-title = Decisions, with the loss of win chance against the best move (95 % interval)
study-no-mistakes = No decision lost 5 % of win chance or more for certain.
study-luck-title = Luck: what was revealed, and how it changed the win chance
study-deal = the deal
study-interval = { $value } ±{ $margin }
study-column-seat = Seat
study-column-start = Start
study-column-luck = Luck
study-column-own = Own
study-column-others = Others
study-column-result = Result
study-column-average = Loss/decision
study-column-level = Plays like
study-column-move = Move
study-column-round = Round
study-column-played = Played
study-column-better = Better
study-column-before = Before
study-column-after = After
study-column-loss = Loss
study-column-points = Points
study-column-label = Verdict
study-column-event = After
study-label =
    { $label ->
        [blunder] blunder
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }
study-graph-title = Win chances in a game that ended { $scores }
study-graph-seat = { seat-colour }: start { $start } %, luck { $luck } %, own decisions { $own } %, other decisions { $others } %, result { $result } %.
study-graph-decisions = Decisions
study-graph-mark = Move { $number }, { study-label }: { $move }; better { $best }

## The study page in the browser

study-open = Study
study-heading = Study
study-title = Study · { $game }
study-outlook = Outlook
study-outlook-says = Chance of { $name } to win, of 100. Click a bar to go there.
study-graph-label = Chance of { $name } to win, move by move. The table below has the same figures.
study-kind =
    { $kind ->
        [luck] luck
        [own] own decisions
       *[others] decisions of others
    }
study-board = The moment on the board
study-progress =
    { $rough ->
        [yes] First results. The analysis goes on: { $percent } %
       *[no] Analysing: { $percent } %
    }
study-progress-label = Progress of the analysis
study-state =
    { $deep ->
        [yes] Analysed deeply
       *[no] Analysed
    }
study-failed = The computer could not finish the analysis. Reload the page to try again.
study-where = Round { $round }, move { $step } of { $all }, as { $name } saw it
study-where-deal = The deal, as { $name } saw it
study-next-mistake = Next mistake
study-moment = The moment
study-mark =
    { $kind ->
        [played] played
        [better] better
       *[yours] your choice
    }
# The verdict on a move: "mistake, −12.0".
study-loss = { study-label }, { $loss }
study-margin = ±{ $margin }
study-of-100 = of 100
study-why = Why.
study-was-best = No move was better.
study-no-reason = The computer expects { $points } points more from the better move.
study-luck-after = What the move revealed changed the chance by { $luck }.
study-shown-after = What the others had hidden changed the chance by { $change }.
study-retry = Retry
# Follows study-retry for screen readers: which decision to retry. $text is its sentence.
study-retry-what = { ": " }{ study-round }, { $text }
study-found = found
study-retry-says = Find a better move than the one that was played.
study-verdict =
    { $found ->
        [best] Right, that is the best move.
        [good] Good: it is less than 2 of 100 behind the best move.
        [same] That was played: it loses { $loss } of 100.
       *[worse] Not this one: it loses { $loss } of 100.
    }
study-show-answer = Show the answer
study-replay = Replay from here
study-deal-says = The cards are dealt.
study-value = Chance afterwards
study-ledger = The ledger
study-ledger-caption = Where the result came from, in chances of 100
study-line =
    { $line ->
        [start] Start
        [luck] Luck
        [own] Own decisions
        [others] Decisions of others
       *[result] { $end ->
            [yes] Result
           *[no] Now
        }
    }
study-adjusted = { $name } ended with { $scores }. With even luck it would have been { $even }. The average decision lost { $loss } of 100.
study-like-level = That is how { $level } plays.
study-turning-points = Turning points
study-mistakes = Mistakes ({ $count })
study-whose = Whose decisions
study-round = Round { $round }
study-to-deep = Analyse deeply
study-to-fast = To the fast analysis
study-hide =
    { $on ->
        [yes] Show what comes later
       *[no] Hide what comes later
    }
study-every-moment = Every moment as a table
study-cell =
    { $column ->
        [move] Move
        [round] Round
        [event] What happened
        [decision] Decision
        [luck] Luck
       *[value] Chance
    }

## Puzzles: `azalai puzzles`

cli-help-puzzles = solve puzzles, or make them from games of the champion
cli-about-puzzles = Solve puzzles: positions from games between champions in which one move is clearly better than all others. make searches for more of them, which takes hours and continues when called again; verify analyses a sample again.
cli-help-puzzles-action = solve: solve a puzzle; show: print a puzzle with its solution; make: search for puzzles; verify: analyse a sample again with other seeds
cli-help-puzzles-table = a kind of table (targi, expansion, tuareg-2 to tuareg-5), or the number of a puzzle to solve or show
cli-help-puzzles-out = the folder of the puzzle files (make: puzzles; verify: those of the package)
cli-help-puzzles-minutes = stop searching after this time (30)
cli-help-puzzles-sample = how many puzzles to verify (50)
cli-help-puzzles-seed = the deal of the first game, or the seed of the verification (1)
puzzles-made = { $file } has { $count } puzzles.
puzzles-verified = { $confirmed } of { $of } puzzles are confirmed.

## What if: playing on from a moment of a finished game

study-what-if = What if …
study-what-if-against = Play on against
study-what-if-all = nobody: I play for all sides
study-what-if-name = Guest
study-no-what-if = Nobody can play on from here: the game is over, or it began from a described position.
