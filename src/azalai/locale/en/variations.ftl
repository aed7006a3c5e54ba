### Variations: alternative continuations from a moment of a game; and what-if tables, which play them.

error-variation-of-another-game = a variation needs the same game, options, seed and start
error-variation-without-moves = a variation needs at least one move that the game does not have there
file-variation = "{ $text }" does not begin a variation; this line must read "variation after N", with N from 0 to { NUMBER($last, useGrouping: 0) }

## The terminal: `azalai replay`

# $number is the number of the variation, $first its first move as a sentence
cli-replay-variation = v{ $number }: instead of this, { $first } ({ variation-moves })
cli-replay-variation-title = Variation { $number }, after move { $after }:
cli-replay-in-variation = Variation { $number }, which begins after move { $after }.
cli-replay-help-variations = v1, v2 …: that variation; main: back to the game.
variation-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## The replay in the browser

replay-variations = Variations
replay-variation = Variation { $number }
replay-variation-from = After move { $after }, { variation-moves }
# For screen readers. $text is the first move of the variation as a sentence.
replay-variation-begins = { replay-variation }: { $text }
replay-to-game = Back to the game

## What-if tables

what-if-title = What if
what-if-from = From move { $after } of a finished game
what-if-chance = Chance of { $name } to win
what-if-of-100 = { $chance } of 100
# $change is a figure with its sign, such as +4
what-if-change = { $change } since the last move
what-if-evaluating = The computer is evaluating the table.
what-if-share = Copy the link
what-if-save = Save as a variation
what-if-original = To the game
what-if-no-table = This is not a what-if table of one person.
what-if-no-original = The game from which this table continues was deleted.
what-if-too-many = A game can keep at most { $most } variations.
