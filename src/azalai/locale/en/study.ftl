### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = show luck, skill and better moves in a saved game
cli-about-analyse = Analyse a finished game: how much of the result was luck, how much were decisions, and which moves would have been better, given what each player knew. The first analysis compiles for up to two minutes, once.
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
