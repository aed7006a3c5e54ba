### Targi: why options of a table are not accepted, and what would be.

targi-option-easy = easy=True begins with more goods in the expansion: it needs expansion=True
targi-option-needs-expansion = { $option } with { $value } needs water, dunes and the Targia: add expansion=True, or use base cards only
targi-option-tribe = tribe is "base", "expansion", "mixed" or a list of 45 cards, nine of each kind; not { $value }
targi-option-tribe-unknown =
    { $count ->
        [one] tribe names an unknown card: { $names }
       *[other] tribe names unknown cards: { $names }
    }
targi-option-tribe-twice =
    { $count ->
        [one] tribe names a card more than once: { $names }
       *[other] tribe names cards more than once: { $names }
    }
targi-option-tribe-count = tribe lists { $wanted } cards of each kind; it has { $counts }
targi-option-previous = previous plays with the tribe cards that a mixed deck left out: leave tribe away or use tribe="mixed", not { $tribe }
targi-option-border = border is "base", "expansion", "mixed" or says for each number which set its card is from, such as {"{"}5: "base"{"}"}; not { $value }
targi-option-border-entry = border has the entry { $entry }; its numbers are { $numbers }, and each is "base" or "expansion"

## Faults in card files of the expansion. Each follows the card and the field.

card-file-expansion-role = this role needs the expansion's border: set it under [expansion.border]
card-file-water = water needs one rate for a good and one for gold, such as ["2w -> 1any", "3w -> 1g"]
card-file-dune-count = there must be { $wanted } dunes, exactly one of them wild; { $count } are listed, { $wild } of them wild
card-file-same-name = a card of the expansion has the name of a card of the base game; every name must be unique
