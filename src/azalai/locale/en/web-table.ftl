### Texts of the table page that all games share.

web-nothing-to-send = There is nothing to send yet: choose a move first.
web-draft-is-whole = After { $move } the decision is complete: send it.

web-turn-yours = Your turn
web-turn-shared = { $name }, your turn
web-turn-theirs = { $name } plays
web-turn-replay = { $name } plays
web-turn-over = Game over
web-thinking = thinking …
web-watching = You are watching.
web-wait = Please wait
web-choose = Choose on the table
web-cancel = Cancel
web-cancel-all = Take back everything you have chosen.
web-legal-cards =
    { $count ->
        [one] { $count } legal card
       *[other] { $count } legal cards
    }
web-or = or
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-round = Round { $round }
# What happened at the table besides moves; a line of the log.
web-event =
    { $what ->
        [deal] The host chose the deal and may know every card.
        [research] The finished game may be used for research, without names.
        [sat] { $name } takes a seat.
        [left] { $name } leaves the table.
        [moved] { $name } moves to another device.
        [filled] A computer takes the free seat.
        [stood-in] A computer stands in for { $name }.
       *[came-back] { $name } comes back.
    }
web-hint = Hint
web-hint-not =
    { $why ->
        [people] Hints are not available against other people.
       *[turn] You can ask for a hint on your turn.
    }
web-hinting = A strong player is thinking about your move …
web-hint-show = Show { $number }
web-hint-of-100 = of 100
web-hint-cancelled = The hint was cancelled.
web-hints = What a strong player would do
web-hints-close = Close the hints
web-skip = Skip
web-skip-says = Skip the pauses until a person is to decide (key S)
web-undo = Undo
web-undo-not =
    { $why ->
        [nothing] There is nothing to undo yet.
        [people] You cannot undo now: another player has moved or seen something since.
       *[turn] You can undo only on your own turn.
    }
web-more = Also possible
web-actions = Actions
web-one-less = One less: { $name }
web-one-more = One more: { $name }
web-lost = Connection lost. Trying again …
web-offline = That did not reach the server. Please try again.
web-failed = That did not work. Please try again.
web-changed = The table has changed. Please choose again.
web-close = Close
web-rule = The rule for this decision, in a new tab
