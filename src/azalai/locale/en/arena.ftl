### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = PLAYER
cli-value-address = ADDRESS
cli-help-arena = let computer players play against each other, and rate them
cli-about-arena = Let computer players play against each other, every player against every other, and rate them. Every deal is played from all seats. Each result is saved at once: after Ctrl-C the same command continues where it stopped.
cli-examples-arena =
    examples:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = the game to play
cli-help-arena-contestants = the players: random, greedy, search:1000 (simulations per decision), search:50ms (time per decision), a level such as strong, or a custom bot: mymodule:Eager, "command:node eager.js"
cli-help-arena-games = games for each pair (100)
cli-help-arena-seed = seed of the first deal; the following deals count on from it (1)
cli-help-arena-out = the result file; a later run continues it (default: a file in this folder, named after the settings)
cli-help-arena-jobs = how many games run at the same time (default: the number of cores)
cli-help-arena-luck = also show the wins less the luck in each game, which needs fewer games for the same precision
cli-help-arena-json = print the standing as JSON
cli-help-arena-markdown = print the standing as Markdown
cli-help-arena-ray = play on a Ray cluster: its address, “auto”, or “local” for one on this machine
cli-help-ladder = make the ladder page from result files
cli-about-ladder = Make a page with the ratings of computer players from result files of the arena: ratings, pairs, and the commands that played the games.
cli-help-ladder-files = result files of the arena
cli-help-ladder-out = the file for the page (default: print it)

cli-help-new-bot = create a custom bot: a template and its test
cli-about-new-bot = Create a custom bot in this folder: NAME.py with a bot that you can change, and test_NAME.py with its test.
cli-help-new-bot-name = the name of the module: letters, digits and underscores, for example my_bot
cli-value-name = NAME

new-bot-name = { $name } is not a name for a Python module; use lower-case letters, digits and underscores, and begin with a letter: my_bot
new-bot-exists = { $file } exists already; choose another name, or move the file away
new-bot-done =
    Wrote { $bot } and { $test }. Try the bot:

      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }

arena-too-few = an arena needs at least two players
arena-twice = { $name } is named twice
arena-begins =
    { $count ->
        [0] All { $there } games are already in { $file }.
        [one] One game to play, { $there } already played; results go to { $file }
       *[other] { $count } games to play, { $there } already played; results go to { $file }
    }
arena-playing = games
arena-interrupted = Stopped: { $played } of { $total } games are in { $file }. The same command continues from there.
arena-workers-die = { $count } workers died in a row without finishing a game; is there enough memory? Try fewer at the same time (--jobs): the arena continues from here
arena-file = { $file } cannot be used: { $reason }
arena-file-in-use = { $file } is in use: another run is writing to it
arena-file-other = { $file } is not a result file of this command; choose another
arena-file-setting = { $file } has results with another { $name }: { $found }, not { $wanted }. Choose another file, or move this one away
arena-no-luck = --subtract-luck needs a trained network, and { $game } has none
arena-no-ray = --ray needs Ray, which is not installed: pip install azalai[cluster]
arena-no-cluster = no Ray cluster at { $address }: { $reason }
arena-cluster-fails = the cluster keeps failing: { $reason }

## The tables

arena-pairs-title = Pairs, with 95 % intervals
arena-contestants-title = Ratings, with 95 % intervals
arena-column-a = player
arena-column-b = against
arena-column-games = games
arena-column-wins = wins
arena-column-adjusted = wins less luck
arena-column-draws = draws
arena-column-ahead = finishes ahead
arena-column-lead = score difference
arena-column-contestant = player
arena-column-rating = Elo
arena-column-milliseconds = ms per decision
arena-column-simulations = simulations per decision
arena-faults =
    { $count ->
        [one] { $name } lost a game by a fault:
       *[other] { $name } lost { $count } games by a fault:
    }
arena-fault =
    { $count ->
        [one] - { $reason } (1 game)
       *[other] - { $reason } ({ $count } games)
    }
arena-interval = { $figure } ({ $low } to { $high })
# The same with the interval on a line of its own.
arena-interval-narrow =
    { $figure }
    { $low } to { $high }
arena-method =
    { $method ->
        [bradley-terry] A draw is half a win. Ratings: Bradley-Terry on Elo's scale with mean 0. Intervals: Bayesian bootstrap over deals; for wins, Wilson's with deals as the unit and the quantile of Student's t.
       *[plackett-luce] The first player has one seat, the other all the others; { $even } % is even; a shared place counts as half ahead. Ratings: Plackett-Luce over the ranks of all seats, on Elo's scale with mean 0. Intervals: Bayesian bootstrap over deals; for wins, Wilson's with deals as the unit and the quantile of Student's t.
    }

## The page with the ladder

arena-ladder-title = # The ladder
arena-ladder-about =
    How strong the computer players are against each other, from games in the [arena](arena.md): every deal is played
    from all seats, and every figure has its 95 % interval. `azalai ladder` makes this page from result files; each
    section shows the commands that played its games.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
        [tuareg] ## Tuareg, { balance-variant }
       *[other] ## { $game }, { balance-variant }
    }
arena-ladder-none = { $file } has no games yet
