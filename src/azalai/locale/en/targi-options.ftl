### The options of a table of Targi: why some do not fit, and what would.

targi-option-easy = easy=True begins with more goods in the expansion: it needs expansion=True
targi-option-needs-expansion = { $option } with { $value } needs water, dunes and the Targia: add expansion=True, or take base cards alone
targi-option-tribe = tribe is "base", "expansion", "mixed" or a list of 45 cards, nine of each kind; not { $value }
targi-option-tribe-unknown =
    { $count ->
        [one] tribe names a card that there is not: { $names }
       *[other] tribe names cards that there are not: { $names }
    }
targi-option-tribe-twice =
    { $count ->
        [one] tribe names a card more than once: { $names }
       *[other] tribe names cards more than once: { $names }
    }
targi-option-tribe-count = tribe lists { $wanted } cards of each kind; it has { $counts }
targi-option-border = border is "base", "expansion", "mixed" or says for each number which set its card is from, such as {"{"}5: "base"{"}"}; not { $value }
targi-option-border-entry = border has the entry { $entry }; its numbers are { $numbers }, and each is "base" or "expansion"

## Faults of card files that only the expansion knows. The card and field stand before each of these.

card-file-expansion-role = this role needs the expansion's border: set it under [expansion.border]
card-file-water = water needs one rate for a good and one for gold, such as ["2w -> 1any", "3w -> 1g"]
card-file-dune-count = there are { $wanted } dunes, exactly one of them wild; listed are { $count }, { $wild } of them wild
card-file-same-name = a card of the expansion has the name of a card of the base game, but every card has its own
