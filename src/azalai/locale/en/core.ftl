### Seats. $seat is blue, white, red, green or saffron.

# The player of a seat: by name where a table has told it, otherwise by colour.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] Blue
        [white] White
        [red] Red
        [green] Green
        [saffron] Saffron
       *[other] { $seat }
    }

## What every game says: errors, positions, saved games, card files, lists.
### An error says what was wrong and what would be right. It begins in lower case: it often follows a file's name.

## Lists: "a, b, c", "a, b and c", "a, b or c".

list-separator = { ", " }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
# Two whole sentences, one after the other.
list-sentences = { $before } { $next }
# A phrase as a sentence.
list-sentence = { $words }.
# A list of moves that is too long to name them all.
list-moves =
    { $count ->
        [one] { $moves } and { $count } more
       *[other] { $moves } and { $count } more
    }

## Errors

error-language = there is no language { $language }; available: { $languages }
error-game = there is no game { $name }; available: { $names }
error-option = { $game } has no option "{ $option }"; its options: { $known }
error-option-flag = { $option } is True or False, not { $value }
error-cards-option = cards must be a card file: its path, its text in TOML, or its content as a dict; not { $cards }
error-first = first cannot be { $first }; it is one of: { $names }
error-seed = a seed is a whole number from 0 to { NUMBER($largest, useGrouping: 0) }, not { $seed }
error-seat = there is no seat { $seat }; a seat is a whole number from 0 to { $last }
error-seat-or-none = there is no seat { $seat }; a seat is a whole number from 0 to { $last }, or None for the open table
error-whole = { $name } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not { $value }
error-actions-shape = actions have the shape { $shape }; give one action for each table, an array of shape ({ $tables },)
error-actions-type = actions are numbers of the catalogue, an array of whole numbers such as int64, not { $type }
error-actions-strided = actions are not contiguous in memory; pass numpy.ascontiguousarray(actions)
error-seeds = seeds in the list: { $given }, tables: { $tables }; give one seed, or a list with one for each table
error-notation = { $text } is not a move; legal now: { $moves }
error-move-number = there is no move with the number { $number }; the numbers go from 0 to { $last }
error-over = the game is over; no more moves can be made
error-nothing-to-undo = there is no move to take back
error-position =
    { $count ->
        [one] this position is not legal:
       *[other] this position is not legal, for { $count } reasons:
    }
error-card-file =
    { $count ->
        [one] the card file { $file } cannot be used:
       *[other] the card file { $file } cannot be used, for { $count } reasons:
    }

## Described positions: keys and values. $where is a place in the description, such as players[0].

position-not-a-dict = a position is a dict with the keys of view(None)
position-other-game = it describes a game of { $game }, not of { $right }
position-word = { $where } has no key "{ $word }"; its keys: { $known }
position-mapping = { $where } must be a dict
position-list =
    { $length ->
        [one] { $where } must be a list of at most { $length } item
       *[other] { $where } must be a list of at most { $length } items
    }
position-whole = { $where } must be a whole number from { $low } to { $high }, not { $value }
position-yes-no = { $where } must be true or false, not { $value }
position-numbers = { $where } must list different numbers from 1 to { $most }
position-phase = there is no phase { $phase }; the phases: { $phases }
position-ask = { $where } must ask one of: { $asks }
position-chance = chance must be four whole numbers from 0 to 4294967295, not all of them 0

## Saved games

file-write = { $path } could not be written: { $error }
file-read = { $path } could not be read: { $error }
file-names-a-file = { $name }: a saved game holds the text of its cards (card_text) and cannot refer to a card file
file-large = { $path } is too large for a saved game; the limit is 4 MiB
file-not-text = { $path } is not a text file in UTF-8
file-incomplete = { $name } is not a complete saved game: it needs the lines "game", "options", "seed" and "moves"
file-seed = { $name }: the seed must be a whole number, not { $seed }
file-json = { $name }: the value of "{ $key }" must be a JSON object
# A fault in one line of the file.
file-line = { $name }, line { NUMBER($line, useGrouping: 0) }: { $reason }
file-format = the first line must be "azalai { $format }"
file-header = "{ $text }" does not belong here; before "moves" come azalai, game, options, seed and optionally position, each once and with a value
file-move = "{ $text }" is not a move; this line must read "{ NUMBER($index, useGrouping: 0) } seat move hash"
file-after-end = the game was over before this move
file-seat = { $right } decides here, not { $seat }
file-hash = the state after this move has the hash { $right }, not { $digest }; this line or an earlier one was changed

## Card files. The card and field stand before each of these.

card-file-unreadable = it cannot be read: { $reason }
card-file-encoding = it is not text in UTF-8
card-file-dots = line { $line } has more than { $most } dots
card-file-toml = not TOML: { $error }
card-file-section = this section is missing or not a table
card-file-whole = must be a whole number from { $low } to { $high }, not { $value }
card-file-amount = must be an amount such as "1d2s", made of { $allowed }, at most { $most } of each; not { $value }
card-file-word = must be one of { $choices }; not { $value }
card-file-entry = must be a table such as {"{"} … {"}"}
card-file-remove = cannot be removed: there is no such card; the cards here are { $names }
card-file-no-effect = belongs to an effect; name the effect with “do” and its moment with “when”
card-file-key = is not a known key here; known keys: { $keys }
card-file-border-number = border cards are numbered from 1 to 16
card-file-corner = the corners 4, 8, 12 and 16 are raids, and no other border card is one
card-file-missing = this border card is missing
card-file-raid = besides points, a raid takes either goods or gold: name exactly one of them
card-file-rate = { $value } is not a rate; rates look like this: { $examples }
card-file-trader = the trader needs one rate for another good and one for gold
card-file-trader-cycle = the trader must take at least 2 goods for 1 other, or trading would never end
card-file-silversmith = the silversmith needs two rates for goods and two for gold, the smaller one first
card-file-goods-list = goods cards are listed as [[goods]]
card-file-goods-count =
    { $count ->
        [one] the deck needs { $wanted } goods cards; { $count } is listed
       *[other] the deck needs { $wanted } goods cards; { $count } are listed
    }
card-file-kind-count =
    { $count ->
        [one] a kind needs { $wanted } cards; { $count } is listed: { $names }. A card is removed with “name = false”
       *[other] a kind needs { $wanted } cards; { $count } are listed: { $names }. A card is removed with “name = false”
    }
card-file-card-name = a card's name is one to three lower-case letters and a number, such as t3, and every card has its own
card-file-value = { $value } cannot be in a card file; it contains dicts, lists, texts, whole numbers and booleans
card-file-effects = “do” is an effect or a list of 1 to { $most } effects, such as ["gain", "discount"]
card-file-effects-at-once = only one effect of a card can work at once or with a token; the others must last or count at the end
card-file-alternatives = the cost is a list of 1 to { $most } alternatives, such as ["2p", "1g"]

# The source of a corrected card in a list of cards

card-list-corrected = corrected (card file)

# Tuareg: figures for each number of players; the pack of resource cards.

card-file-column = must list { $numbers } whole numbers from { $low } to { $high }, for 2, 3, 4 and 5 players
card-file-resource-count = the pack must have 3 to { $most } cards, not { $count }
