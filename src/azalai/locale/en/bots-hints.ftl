### Hints: the best moves, how they compare, and what they lead to.

bots-hint-only = the only move
# The outlook is between 0 (lost) and 100 (won); 50 is an even game of two.
bots-hint-gain =
    { $compared ->
        [better] outlook { $outlook } of 100, { $gain } better than { $other }
        [worse] outlook { $outlook } of 100, { $gain } worse than { $other }
        [even] outlook { $outlook } of 100, about as good as { $other }
       *[alone] outlook { $outlook } of 100, nothing else comes near
    }
# The same beside a list of moves, the best first.
bots-hint-brief =
    { $compared ->
        [better] { $gain } better
        [worse] { $gain } less
        [even] about equal
       *[alone] nothing else comes near
    }
bots-hint-plan = Expected to follow: { $steps }
bots-hint-score =
    { $after ->
        [one] That makes 1 point for you (now { $before }), { $others }.
       *[other] That makes { $after } points for you (now { $before }), { $others }.
    }
bots-hint-score-of = { $score } for { $seat }
