# What the page of a table says, whatever the game.
web-nothing-to-send = There is nothing to carry out: choose first.
web-draft-is-whole = After { $move } the decision is whole: it has to be sent.
