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
# What stands first for a move that has no reason of its own.
bots-hint-alike =
    { $sort ->
        [same] The same reasons as for the best move: about equal.
        [even] About equal to the best move.
       *[later] The difference shows further ahead than a hint looks.
    }
# Before a reason that speaks for the best move and not for this one: a whole sentence.
bots-hint-without = Only the best move offers this: { $reason }
bots-hint-plan = Expected to follow: { $steps }
bots-hint-score =
    { $after ->
        [one] That makes 1 point for you (now { $before }), { $others }.
       *[other] That makes { $after } points for you (now { $before }), { $others }.
    }
bots-hint-score-of = { $score } for { $seat }
