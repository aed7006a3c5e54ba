### Computer opponents: what they are called, how they play, what was wrong with what somebody asked for.

bots-not-asked = seat { $seat } is not to decide now
bots-spec = there is no opponent { $spec }; there are: random, greedy, search:1000 (simulations), search:50ms (time), and the levels { $levels }

## A file of figures for computer players. $field is a place in it, for example seats.4.hours.

bots-file =
    { $count ->
        [one] { $file } cannot be used:
       *[other] { $file } cannot be used, for { $count } reasons:
    }
bots-file-whole = { $field } must be a whole number from { $low } to { $high }, not { $value }
bots-file-number = { $field } must be a number from { $low } to { $high }, not { $value }
bots-file-word = { $field } must be one of { $choices }, not { $value }
bots-file-unknown = { $field } is not known here; known are { $known }
bots-file-missing = { $field } is missing
bots-file-seats = { $field } is no table for a number of seats; there can be { $tables }
bots-file-budget = { $field } needs simulations or milliseconds to search with

## Levels

bots-level-gentle = Gentle
bots-level-steady = Steady
bots-level-clever = Clever
bots-level-strong = Strong

bots-character-gentle = A friendly beginner who takes what lies near, and now and then lets a good thing go.
bots-character-steady = Plans its own turn well, pays for what is worth it, and seldom looks at your plans.
bots-character-clever = Looks a few moves ahead and sees what you are after.
bots-character-strong = Thinks as long as it may, and will not let you have what you need.
