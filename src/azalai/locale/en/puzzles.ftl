### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = Puzzles
puzzles-intro = Positions from games of the champion, at the real table. One move is clearly better than all others: find it.
puzzles-none = There are no such puzzles.
puzzles-week = Your week
puzzles-rating = Your rating
puzzles-solved = Solved on the first try
puzzles-solved-of = { $solved } of { $tried }
puzzles-choose = Solve more puzzles
puzzles-group = Game
puzzles-theme = Theme
puzzles-all = All
puzzles-start = Next puzzle
puzzles-count =
    { $count ->
        [one] One puzzle fits this choice.
       *[other] { $count } puzzles fit this choice.
    }
puzzle-of-the-day = Puzzle of the day
puzzle-name = Puzzle { $number }
puzzle-page-title = Puzzle { $number } – Azalai
puzzle-group =
    { $group ->
        [targi] Targi
        [expansion] Targi with the Expansion
       *[tuareg] Tuareg
    }
puzzle-theme =
    { $theme ->
        [row] rows
        [denial] denial
        [raid] raids
        [timing] timing
        [endgame] endgame
        [loading] loading order
        [thief] thieves
       *[map] maps
    }
puzzle-themes = It is about: { $themes }.
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] Mo
        [tue] Tu
        [wed] We
        [thu] Th
        [fri] Fr
        [sat] Sa
       *[sun] Su
    }
puzzle-mark =
    { $mark ->
        [solved] solved
       *[tried] not solved
    }
puzzle-stars = Difficulty { $count } of { $most }
puzzle-rating = Rating { $rating }
puzzle-find =
    { $count ->
        [one] Find the best move
       *[other] Find the best moves: { $number } of { $count }
    }
puzzle-task = One move keeps a clearly better chance to win than every other one.
puzzle-counted = Your first attempt has counted; this one is for practice.
puzzle-hint = Hint
puzzle-tries = Your tries
puzzle-chance = { $chance } %
puzzle-show = Show the solution
puzzle-leave = All puzzles
puzzle-wrong = This move keeps a win chance of { $chance } %; another one keeps { $best } %. Try again.
puzzle-wrong-most = This move keeps a win chance of at most { $chance } %; another one keeps { $best } %. Try again.
puzzle-wrong-later = Another move keeps a clearly better chance to win here. Try again.
puzzle-outcome =
    { $outcome ->
        [solved] Solved!
        [late] Found, but not on the first try
       *[shown] The solution
    }
puzzle-solution-figures = The solution keeps a win chance of { $best } %, the next best move { $second } %.
puzzle-others = { $share } % of all players found it on the first try.
puzzle-own = Your rating: { $rating }.
puzzle-streak =
    { $days ->
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
puzzle-why = Why?
puzzle-why-none = The reasons lie further ahead than a hint looks.
puzzle-next = Next puzzle
puzzle-play = Play on
puzzle-not-finished = Solve the puzzle first, or look at its solution: then you can play on from there.
home-puzzles = Puzzles
home-puzzles-how = A position from a game of the champion, and one best move: find it.
home-puzzles-go = Puzzle of the day

## In the terminal

puzzles-solve-how = Type a move, or one of these words: { $words }.
puzzles-prompt = Your move:{" "}
puzzles-unknown = There is no puzzle { $number }. The kinds of table are: { $tables }.
