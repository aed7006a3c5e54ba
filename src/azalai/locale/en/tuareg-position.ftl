### Tuareg: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].cache.

tuareg-position-other-seat = { $where } must be { $right }
tuareg-position-known = { $where } must be "all" or a list of different seats from 0 to { $last }
tuareg-position-one-of = { $where } must be one of { $known }; not { $value }
tuareg-position-seat-number = seat must be a whole number from 0 to { $last }, not { $seat }
tuareg-position-passed = { $where } must be two dicts, one for each stage

## Cards

tuareg-position-card = { $where }: there is no card { $name }; there are: { $kinds }
tuareg-position-too-many =
    { $count ->
        [one] there is only { $count } card of { $kind }
       *[other] there are only { $count } cards of { $kind }
    }
tuareg-position-pile-count = the draw pile can have { $least } to { $most } cards, not { $count }
tuareg-position-cards-over =
    { $count ->
        [one] { $count } card is missing
       *[other] { $count } cards are missing
    }
tuareg-position-specials-owned = the players own { $owned } of the { $count } cards of { $special }
tuareg-position-specials = { $left } cards of { $special } are left in their pile, not { $given }
tuareg-position-camel = { $seat } cannot have loaded camel { $camel } like this: up to four cards, two kinds, one change, two gold, water alone
tuareg-position-cache = the cache of { $seat } holds { $size } cards; now it can hold { $most }
tuareg-position-cave-known = a card in a cave of { $seat } is known to { $seat } alone, or to all once it has been counted
tuareg-position-stolen-known = a card that { $seat } stole from another is known to both of them, or to all once it has been counted
tuareg-position-late = { $seat } stole a card after its owner passed, but the owner did not pass
tuareg-position-points = { $where }.points must be the sum of what it scored, { $points }

## The turn

tuareg-position-stack = the questions asked do not follow from one another
tuareg-position-cashing = maps are cashed after stage 1, in seat order from its first player, by those who have some
tuareg-position-owed = one card at most is owed to the market, and there must be one to lay
tuareg-position-drawn = cards were drawn only within a draw, and not more than a draw gives
tuareg-position-loading = this animal cannot be the one being loaded
tuareg-position-paying = this special card cannot be the one being paid
tuareg-position-hiding = a card can be hidden only in one's own cave that is not full and was not used in this turn
tuareg-position-robbing = there is no unused thief to steal with
tuareg-position-market-empty = the market has no card of this kind
tuareg-position-caves-used = a cave used in this turn belongs to the player whose turn it is and holds a card
tuareg-position-unanswerable = the question asked has no answer
tuareg-position-stage-end = when a stage is counted its pile is empty and its last round over
tuareg-position-last-round-early =
    { $count ->
        [one] the last round begins when the draw pile is empty; it has { $count } card
       *[other] the last round begins when the draw pile is empty; it has { $count } cards
    }
tuareg-position-last-round-late = the draw pile is empty, so it must be the last round: set last_turns

## What everybody has seen

tuareg-position-passed-cache = { $seat } passed, so its cache cannot hold these cards
tuareg-position-memory-early = the memory is about stage 2, and this is stage 1
tuareg-position-memory-place = the memory must tell of each hidden card once, and of no other
tuareg-position-memory-cache = the cache of { $seat } does not follow from what it began stage 2 with, drew and gave
tuareg-position-memory-pile = the second pile must be what is left of it and what was drawn from it
