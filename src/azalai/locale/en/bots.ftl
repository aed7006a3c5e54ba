### Computer players: names and characters of the levels, errors in specs and parameter files.

bots-not-asked = seat { $seat } does not decide now
bots-spec = there is no opponent { $spec }; there are: random, greedy, search:1000 (simulations), search:50ms (time), search-classic:1000, the levels { $levels }, and custom bots: mymodule:Eager (a Python class), command:node eager.js (a program)
bots-custom = the custom bot { $spec } cannot be started: { $reason }

## A custom bot that lost its game, and why.

bots-fault = { $bot } loses the game: { $reason }
bots-fault-slow = no answer within { $detail } seconds
bots-fault-illegal = “{ $detail }” is not a legal move
bots-fault-raised = an exception, { $detail }
bots-fault-answer = an answer that the protocol does not allow: { $detail }
bots-fault-died = the program ended without an answer (exit status { $detail })

## Errors in a parameter file. $field is a place in it, for example where.expansion.rollout_hours.

bots-file =
    { $count ->
        [one] { $file } cannot be used:
       *[other] { $file } cannot be used, for { $count } reasons:
    }
bots-file-whole = { $field } must be a whole number from { $low } to { $high }, not { $value }
bots-file-number = { $field } must be a number from { $low } to { $high }, not { $value }
bots-file-word = { $field } must be one of { $choices }, not { $value }
bots-file-unknown = { $field } is unknown; known fields: { $known }
bots-file-missing = { $field } is missing
bots-file-where = { $field } is not a condition on a table; possible: { $conditions }
bots-file-budget = { $field } needs simulations or milliseconds for its search

## Levels

bots-level-curious = Curious
bots-level-gentle = Gentle
bots-level-steady = Steady
bots-level-clever = Clever
bots-level-strong = Strong
bots-level-expert = Expert
bots-level-champion = Champion

bots-character-curious = A newcomer who tries things out and often misses the better move.
bots-character-gentle = A friendly beginner who takes what lies near, and now and then lets a good thing go.
bots-character-steady = Plans its own turn well, pays for what is worth it, and seldom looks at your plans.
bots-character-clever = Looks a few moves ahead and sees what you are after.
bots-character-strong = Seldom gives anything away and makes you pay for your mistakes.
bots-character-expert = Weighs every move against your plans and leaves you little.
bots-character-champion = Thinks as long as it may, and is the best that we know how to build.
bots-network-damaged = its checksum is wrong; install Azalai again
bots-unusual-deck = These cards are very different from those that the computer players were trained with. They fall back to a simpler judgement and play less well.
