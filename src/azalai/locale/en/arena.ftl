### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = PLAYER
cli-value-address = ADDRESS
cli-help-arena = let computer players play against each other, and rate them
cli-about-arena = Let computer players play against each other, everybody against everybody, and rate them. Every deal is played in all seats. Results are kept in a file as they come: after Ctrl-C the same command goes on where it stopped.
cli-examples-arena =
    examples:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy random --games 400 --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever steady gentle --ray local
cli-help-arena-game = the game to play
cli-help-arena-contestants = who plays: random, greedy, search:1000 (simulations a decision), search:50ms (time a decision), or a level such as strong
cli-help-arena-games = games of each pair (100)
cli-help-arena-seed = the first deal; the others follow it (1)
cli-help-arena-out = the file of results, which a later run goes on with; if not given, one in this folder, named by what is played
cli-help-arena-jobs = how many games are played at the same time (as many as there are cores)
cli-help-arena-json = print the standing as JSON
cli-help-arena-markdown = print the standing as Markdown
cli-help-arena-ray = play on a Ray cluster: its address, “auto”, or “local” for one on this machine
cli-help-ladder = make the page with the ladder from result files
cli-about-ladder = Make the page with the ladder of computer players from result files of the arena: ratings, pairs, and the commands that made them.
cli-help-ladder-files = result files of the arena
cli-help-ladder-out = the file for the page; without it, it is printed

arena-too-few = an arena needs at least two players
arena-twice = { $name } is named twice
arena-begins =
    { $count ->
        [0] All { $there } games are in { $file } already.
        [one] One game to play, { $there } there already; results go into { $file }
       *[other] { $count } games to play, { $there } there already; results go into { $file }
    }
arena-playing = games
arena-interrupted = Stopped: { $played } of { $total } games are in { $file }. The same command goes on from there.
arena-workers-die = { $count } workers have died one after the other without a game between them; is there enough memory? With fewer at the same time (--jobs) it may go on from here
arena-file = { $file } cannot be used: { $reason }
arena-file-in-use = { $file } is in use: another arena writes into it
arena-file-other = { $file } is no result file of the arena; name another with --out
arena-file-setting = { $file } has results with another { $name }: { $found }, not { $wanted }. Name another file with --out, or move it away
arena-no-ray = --ray needs Ray, which is not installed: pip install azalai[cluster]
arena-no-cluster = no Ray cluster at { $address }: { $reason }
arena-cluster-fails = the cluster fails again and again: { $reason }

## The tables

arena-pairs-title = Pairs, with 95 % intervals
arena-contestants-title = Ratings, with 95 % intervals
arena-column-a = player
arena-column-b = against
arena-column-games = games
arena-column-wins = wins
arena-column-draws = draws
arena-column-ahead = finishes before
arena-column-lead = score difference
arena-column-contestant = player
arena-column-rating = Elo
arena-column-milliseconds = ms a decision
arena-column-simulations = simulations a decision
arena-percent = { $figure } %
arena-percent-interval = { $figure } % ({ $low } to { $high })
arena-interval = { $figure } ({ $low } to { $high })
arena-none = –
arena-endless = ?
arena-method =
    { $method ->
        [bradley-terry] A draw is half a win. Ratings: Bradley-Terry on Elo's scale, their mean at 0. Intervals: Bayesian bootstrap over deals; for wins Wilson's, with deals as the unit.
       *[plackett-luce] The first player has one seat, the other all the others; { $even } % would be even; a place that is shared counts half of finishing before. Ratings: Plackett-Luce over the ranks of all seats on Elo's scale, their mean at 0. Intervals: Bayesian bootstrap over deals; for wins Wilson's, with deals as the unit.
    }

## The page with the ladder

arena-ladder-title = # The ladder
arena-ladder-about =
    How strong the computer players are against each other, from games in the [arena](arena.md): every deal is played in
    all seats, and every figure has its 95 % interval. `azalai ladder` makes this page from the result files; the
    commands that made those stand with each table.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
       *[tuareg] ## Tuareg, { balance-variant }
    }
arena-ladder-none = { $file } has no games yet
