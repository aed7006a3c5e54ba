### What the page of a table says, whatever the game.

web-nothing-to-send = There is nothing to carry out: choose first.
web-draft-is-whole = After { $move } the decision is whole: it has to be sent.

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
web-cancel-all = Take back what you have put together.
web-legal-cards =
    { $count ->
        [one] { $count } legal card
       *[other] { $count } legal cards
    }
web-or = or
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-round = Round { $round }
web-hint = Hint
web-hint-not =
    { $why ->
        [people] There are no hints against other people.
       *[turn] A hint comes when it is your turn.
    }
web-hinting = A strong player is thinking about your move …
web-hints = What a strong player would do
web-hints-close = Close the hints
web-undo = Undo
web-undo-not =
    { $why ->
        [nothing] There is nothing to undo yet.
        [people] Nothing can be undone now: what another player did or saw stays.
       *[turn] It is not your turn: what is done stays.
    }
web-more = Also possible
web-actions = Actions
web-one-less = One less: { $name }
web-one-more = One more: { $name }
web-lost = The connection is lost. Trying again …
web-offline = That did not reach the server. Please try again.
web-failed = That did not work. Please try again.
web-changed = The table has changed: please put your decision together again.
web-close = Close
web-rule = The rule that matters now, in a new tab
