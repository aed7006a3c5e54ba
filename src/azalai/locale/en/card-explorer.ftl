### The card explorer in the browser.

card-explorer-title = Card explorer
card-explorer-back = All cards
card-explorer-intro = The difference is how much more often players of a tribe card won than all players who used any tribe card in the same way, in the same round and in the same situation. It was measured in { $games } games between champions.
card-explorer-reading = All differences are out of 100 games. ± is half of the 95 % interval; a difference that is certainly not zero is bold. Behind and ahead mean by two points or more when the card was used. A difference does not prove that the card is its cause.
card-explorer-none = No such games have been measured yet, so the cards have no figures.
card-explorer-unused = Nobody used this card in this way.
card-explorer-caption = Tribe cards, and how players with them fared. The headings sort the table.
card-explorer-ways = How the card was used
card-explorer-way =
    { $way ->
        [laid] laid
       *[kept] kept in hand
    }
card-explorer-column =
    { $column ->
        [card] Card
        [count] Used
        [won] Won
        [effect] Difference
        [early] Rounds 1–4
        [middle] Rounds 5–8
        [late] Rounds 9–12
        [behind] Behind
        [even] Level
       *[ahead] Ahead
    }
card-explorer-percent = { $share } %
card-explorer-by-round = The difference by round and situation
card-explorer-round = Round
card-explorer-all-rounds = All rounds
