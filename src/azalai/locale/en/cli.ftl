### The command line: its help, and what is said at a table in the terminal.

## Help of the commands

cli-commands = commands
cli-value-command = COMMAND
cli-value-game = GAME
cli-value-seat = SEAT
cli-value-table = TABLE
cli-value-file = FILE
cli-value-number = N
cli-value-set = SET
cli-value-variant = VARIANT
cli-value-language = LANGUAGE
cli-about = Azalai: desert trading games, exact, fast and friendly.
cli-examples =
    examples:
      azalai play targi                 Targi against a gentle computer player
      azalai play targi --bot strong    against a strong one
      azalai play targi --expansion     with the expansion
      azalai play targi --people 2      two people at one screen
      azalai play targi --seed 7        the same deal every time
      azalai play --load first.azalai   continue a saved game
      azalai replay first.azalai        step through a saved game
      azalai cards targi                every card and what it does
      azalai COMMAND --help             more about a command
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    “{ $command }” lists the possible arguments.
cli-help-version = show the version and exit
cli-help-language = the language of the output, such as en
cli-help-game = the game (targi if not given)
cli-help-play = play in the terminal
cli-about-play = Play at this terminal. Moves are typed in a short notation; at the table, “help” lists what can be typed.
cli-examples-play =
    examples:
      azalai play targi                 you are blue, a gentle computer is white
      azalai play targi --bot strong    the same against a strong one
      azalai play targi --seat white    you are white
      azalai play targi --people 2      two people at one screen
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        Tuareg against three computer players
      azalai play targi --first white   white starts the first round
      azalai play targi --expansion --tribe mixed --border mixed
                                        with the expansion, cards of both sets
      azalai play --load first.azalai   continue a saved game
cli-help-completion = print a script that completes commands in a shell
cli-about-completion = Print a script with which a shell completes the commands and options of azalai. For bash: azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = the shell
cli-help-seats = the number of seats, in games that have a choice (Tuareg: 2 to 5)
cli-help-people = how many people play; computer players take the other seats (1 if not given)
cli-help-seat = the seats of the people, by name or number
cli-help-bot = the computer players, from weak to strong: curious, gentle, steady, clever, strong, expert, champion; or random, greedy, search:1000 (simulations per decision), search:50ms (time per decision); or custom bots: mymodule:Eager, "command:node eager.js". One for all seats, or one for each (gentle if not given)
cli-help-limit = seconds that a custom bot has for a decision; a slower one loses its game (10)
cli-help-seed = seed of the deal: the same number gives the same deal
cli-help-first = who starts the first round, such as blue or white
cli-help-expansion = play with the expansion: water, dunes, the Targia
cli-help-easy = with the expansion: more goods at the start
cli-help-tribe = with the expansion: the tribe deck, base, expansion or mixed
cli-help-border = with the expansion: the border cards, base, expansion or mixed
cli-help-previous = with the expansion: the seed of an earlier game with a mixed deck; play with the 45 tribe cards that it left out
cli-help-cards-file = a card file with your own corrections
cli-help-load = continue a saved game
cli-help-learn = learn a game by playing short lessons
cli-about-learn = Learn a game in short lessons. You make the moves, and a wrong move gets an explanation. Without a course, the lessons are listed. Without a number, the first lesson that you have not finished comes next. Progress is stored on this device.
cli-help-learn-course = the course
cli-help-learn-lesson = the number of the lesson
cli-help-learn-restart = start over: forget the progress in this course, or in all courses
cli-help-replay = step through a saved game
cli-about-replay = Step through a saved game move by move. If input or output is not a terminal, everything is printed.
cli-help-replay-file = a saved game
cli-help-replay-seat = show what this seat knew (default: everything)
cli-help-all = print everything without asking
cli-help-cards = print the cards of a game
cli-about-cards = Print every card of a game: what it does, and the source of its figures.
cli-help-plain = one line per card, without a frame
cli-help-bench = measure the speed of the engine on this machine
cli-about-bench = Measure the speed of the engine on this machine and compare it with the promised figures.
cli-help-quick = fewer and shorter measurements
cli-help-environments = measure only the environments for reinforcement learning, ours and those of others
cli-help-history = append the figures to this file

## Wrong options

cli-no-seat = there is no seat “{ $seat }”; the seats are { $seats }, or 1 to { $last }
cli-people =
    { $most ->
        [one] { $people } people cannot play: there is one seat
       *[other] { $people } people cannot play: there are seats for 1 to { $most }
    }
cli-people-and-seats = { $people } people do not fit the { $seats } seats given; leave out --people
cli-bots =
    { $seats ->
        [0] { $named } computer players are given, but people have all seats
        [one] { $named } computer players are given for one seat; give one
       *[other] { $named } computer players are given for { $seats } seats; give one for all of them, or { $seats }
    }
# On the command line. $typed is an option as it was typed, such as --tribe mixed.
cli-option-needs = { $typed } needs { $needed }
cli-load-and = { $option } cannot be given with --load: the saved game determines it
cli-load-other = { $file } is a game of { $game }, not of { $wanted }

## argparse's own phrases. They keep their %-fields.

argparse-usage = usage:{" "}
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help and exit
# $argument_name is an option such as --seed; the message says what is wrong with it.
argparse-argument = %(argument_name)s: %(message)s
argparse-whole = takes a whole number, not “%(value)s”
argparse-choice = “%(value)s” is not one of: %(choices)s
argparse-one = needs a value after it
argparse-some = needs at least one value after it
argparse-none = takes no value, but “%s” was given
argparse-missing = missing: %s
argparse-unknown = unknown arguments: %s

## At the table

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] Targi, deal number { $seed }
       *[other] { $game }, deal number { $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }: you
        [person] { $seat }: a person at this screen
        [random] { $seat }: a computer player that moves at random
       *[other] { $seat }: the computer player { $who }
    }
cli-sits-level = { $seat }: a computer player. { $level }: { $character }
cli-how-to-type = Moves are typed in a short notation, such as the number of a card. “moves” lists the legal moves, “help” the commands, “quit” leaves.
cli-begin = Press Enter to begin.
# The legal moves in short, under the question.
cli-choices = Moves: { $moves }
cli-choices-more = Moves: { $moves } … (“moves” lists them all)
cli-prompt = { $seat }>{" "}
cli-prompt-end = end>{" "}
cli-prompt-replay = replay>{" "}
cli-earlier =
    { $count ->
        [one] (1 earlier move; “log” has it)
       *[other] ({ $count } earlier moves; “log” has them)
    }
cli-no = No: { $reason }.
cli-several = “{ $typed }” could be: { $moves }. Type a little more.
cli-not-understood = “{ $typed }” is neither a move nor a command. “moves” lists the moves, “help” the commands.
cli-hand-over = It is { $seat }'s turn. Hand over the screen: { $seat } knows something that the others must not see.
cli-hand-over-ready = { $seat }, press Enter when only you can see the screen.
cli-after-the-end = Type “save FILE” to save the game for “azalai replay”, or press Enter to leave.

## Commands at the table

cli-help-moves = Type a move in its notation, such as { $example }, or any part of it that fits only one move: the number alone, the letter of a good, the first letters of a word. Other commands:
cli-word-moves = moves
cli-does-moves = the legal moves, in words
cli-word-hint = hint
cli-does-hint = which moves look best, and why
cli-word-board = board
cli-does-board = draw the table again
cli-word-cards = cards ID
cli-does-cards = read one card, such as “cards t3” or, for a border card, “cards 5”
cli-word-log = log
cli-does-log = everything that has happened
cli-word-undo = undo
cli-does-undo = take back your last move, unless another person has moved since or something hidden was revealed; the moves of computer players since then are taken back too if they revealed nothing (in Tuareg they always reveal something)
cli-word-save = save FILE
cli-does-save = save the game to a file
cli-word-rules = rules
cli-does-rules = a summary of the rules, and where to read them in full
cli-word-quit = quit
cli-does-quit = leave the table
cli-hint-about = Thinking …
cli-hint = { $reason } ({ $gain })
cli-hint-over = The game is over: there is nothing to advise.
cli-log-line = { $number }. { $text }
cli-log-empty = Nothing has happened yet.
cli-no-card = There is no card “{ $card }”. Use a name as on the table, such as t3 or 5; dunes have names such as shrine.
cli-which-card = Which card? Type its name as on the table, such as “cards t3” or “cards 5”.
# A game without a summary of its own.
cli-rules-other = There is no summary of the rules of { $game } here; “moves” lists the legal moves.
cli-rules-targi =
    A round: the robber moves on; you take turns placing three Targis on border cards, never opposite a Targi of the other player; where your rows and columns cross, your markers lie on the centre cards. Then one player after the other uses these cards: goods are taken, tribe cards are paid for and laid into three rows of four.
    A corner is a raid. The game ends after the last raid, or with the round in which somebody lays a twelfth card.
    Score: points, the crosses on laid cards, what cards bring at the end, 4 for a row of one kind, 2 for a row of four kinds.
    The whole rules are in the documentation, on the page “Rules of Targi”; “azalai cards targi” prints every card.
cli-rules-targi-expansion =
    With the expansion: a Targi can also be placed on a dune, which is used once and makes no line. The Targia walks the other way round; a Targi on her card may have her favour before or after its action: a good, or a good returned for a goods card. Water buys goods (2) and gold (3) in your actions and in raids, pays some cards, and is worth 1 point for every two at the end. A token on a laid card is used once, in its own moment.
    The page “Rules of Targi: the Expansion” has all of it; “azalai cards targi --expansion” prints every card.
cli-rules-tuareg =
    A turn is one of four options: draw three cards and lay at least one in the market; load one to four cards of your cache on one animal; load one to four cards of one kind from the market on one animal; or pay 3 dinar for a special card. You may also hide a card in each of your caves and send out thieves. At the end of a turn your cache holds four cards at most.
    A camel carries four cards of two kinds with one change from bottom to top, two gold at most; water travels alone. A donkey carries any four.
    When the pile is empty each player has one more turn; then the cards on animals, in caves and under thieves count: the player with the most of a resource gets its points; players who share the most get one point less each. The counted cards make the pile of stage 2. At the end unused special cards bring 1 point, maps 2.
    The whole rules are in the documentation, on the page “Rules of Tuareg”; “azalai cards tuareg” prints every card.
cli-taken-back = { $move } is taken back.
cli-undo-nothing = You have not moved yet: there is nothing to take back.
cli-undo-other = Your last move cannot be taken back: another player has moved since.
cli-undo-reveal = Your last move cannot be taken back: something hidden has been revealed since.
cli-save-where = To which file? Type “save” and its name, such as “save first.azalai”.
cli-overwrite = { $file } already exists. Overwrite it? (y/n){" "}
# The answers that mean yes, in lower case.
cli-yes = y yes
cli-no-words = n no
cli-not-saved = Nothing was saved.
cli-saved = Saved to { $file }.
cli-save-first = Save first? Type a file name, or press Enter (or n) to leave without saving:{" "}
cli-resume = Continue later with: { $command }
cli-resume-earlier =
    { $count ->
        [one] Not saved since the first move. Continue from there with: { $command }
       *[other] Not saved since move { $count }. Continue from there with: { $command }
    }
cli-play-again = Not saved. The same deal again: { $command }

## The end

cli-score-line =
    { $what ->
        [tokens] Points
        [crosses] Crosses on laid cards
        [card] Card { $about }
        [row] Row { $about }
        [water] Water
        [stage_1] { $about ->
            [water] Stage 1: water
            [gold] Stage 1: gold
            [salt] Stage 1: rock salt
           *[millet] Stage 1: millet
        }
        [maps_1] Stage 1: maps cashed in
        [stage_2] { $about ->
            [water] Stage 2: water
            [gold] Stage 2: gold
            [salt] Stage 2: rock salt
           *[millet] Stage 2: millet
        }
        [unused] Unused special cards
        [maps_2] Maps
       *[other] { $what } { $about }
    }
cli-score-total = Total
cli-won = { $seat } wins, { $score } to { $second }.
cli-won-tie = { $seat } wins: both have { $score } points, and the tie-break (more gold, then more goods) decides.
cli-draw = A draw: both have { $score } points, the same gold and the same number of goods.

## Replay

cli-everything = everything
cli-replay-at = Move { $at } of { $last }, seen by: { $seat }
cli-replay-end = The saved game ends here.
cli-replay-help = Enter or n: next move; p: previous move; a number: that move; r: next round; a seat's name: what it knew; all: everything; q: quit.
