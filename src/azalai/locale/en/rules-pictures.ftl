### The pictures of the rules.

## Words in the pictures of the rules

rules-picture-board = The border cards 1 to 16, the centre spaces 1 to 9, and the six lines across
rules-picture-placing = Robber on { $robber }, blue on { $blue }, white on { $white }: white may place on { $free }
# Under a plan of the board: at most 40 columns.
rules-picture-crossing =
    { $count ->
        [0] Targis on { $targis }: no crossing
        [one] Targis on { $targis }: one crossing
       *[other] Targis on { $targis }: two crossings
    }
rules-picture-crossings = Where the lines of a row and of a column cross, a marker lies
# On a border card: at most 12 columns.
rules-picture-robber = robber { $round }
# On a border card: at most 12 columns.
rules-picture-targia = Targia { $round }
# In the middle of the board, and explains the numbers on the border cards: at most 14 columns.
rules-picture-round = in round …
rules-picture-meeting = In which round the robber and the Targia stand on a border card
# Under a camel with its cargo: at most 26 columns.
rules-picture-load =
    { $load ->
        [change] two kinds, one change
        [alone] water alone
        [top] one change, at the top
        [second] a second change
        [gold] more than two gold
        [water] water travels alone
       *[third] a third kind
    }
rules-picture-loading = What a camel may carry, and what not
rules-picture-loading-order = Cargoes from bottom to top.
