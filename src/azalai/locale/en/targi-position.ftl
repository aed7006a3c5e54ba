### Targi: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].goods.

targi-position-seat-number = seat must be a whole number from 0 to { $last }, or nothing when the game is over; not { $seat }
targi-position-source = { $where } must be about a card from one of: { $sources }

## Cards

targi-position-card =
    { $sort ->
        [goods] { $where }: there is no goods card { $name }
        [dune] { $where }: there is no dune { $name }
       *[tribe] { $where }: there is no tribe card { $name }
    }
targi-position-card-twice = { $where }: { $name } is already somewhere else
targi-position-space = { $where } names another space or another sort of card than the one there
targi-position-centre-empty =
    { $sort ->
        [goods] no goods card is left for centre space { $space }
       *[tribe] no tribe card is left for centre space { $space }
    }
targi-position-deck-count =
    { $sort ->
        [goods] the goods deck would have { $count } cards, not { $wanted }
        [dunes] the dune deck would have { $count } cards, not { $wanted }
       *[tribe] the tribe deck would have { $count } cards, not { $wanted }
    }
targi-position-deal = a hidden card comes from a deck that has not been dealt yet
targi-position-question-card = a card is being decided on if a question about one is asked, and only then
targi-position-card-open = the card being decided on is open, unless it was drawn from the deck and is not laid yet
targi-position-card-from-hand = the card being decided on came from the hand, so its place there must be free
targi-position-card-from-centre = the card being decided on came from the centre, so a face-down goods card must lie there for it
targi-position-price = the price still to pay is not what { $card } costs
targi-position-display-full = no card can be laid on a full display of twelve

## Clock, figures and turns. $seat is blue or white.

targi-position-robber = in round { $round } the robber is not on { $robber }
targi-position-raid = the robber is on the corner { $robber }: there is a raid, and nobody places or acts
targi-position-no-raid = the robber is on { $robber }, and there is no raid
targi-position-over = the game is over only after the raid on 16, or after a round in which somebody has laid the twelfth card
targi-position-twelve = { $seat } has laid twelve cards: the game would already be over
targi-position-player-seat = { $where } is { $name }
targi-position-targi-place = a Targi stands on a corner, or two stand on one card
targi-position-targi-opposite = Targis of both players stand opposite each other
targi-position-targi-robber = a Targi of { $seat } stands with the robber on { $robber }
targi-position-targis = { $seat } has more than { $most } Targis
targi-position-targi-used = all Targis of { $seat } are out, but one of them is being used
targi-position-markers = { $seat } has more than { $most } markers
targi-position-marker-shared = markers of both players lie on one card
targi-position-marker-face-down = a marker of { $seat } lies on a face-down card
targi-position-marker-early = markers lie in the centre before all Targis are placed
targi-position-markers-crossing = { $seat } has a marker where its Targis do not cross
targi-position-placing = { $first } begins and the players take turns, so blue cannot have placed { $blue } and white { $white }
targi-position-all-placed = all Targis are placed: the phase is "act"
targi-position-waiting = { $seat } has not acted yet, so it has { $targis } Targis out and a marker on each of their crossings
targi-position-figures-left = it is not the turn of { $seat }, so all its figures are home
targi-position-other-markers = centre space { $place } has other markers than the players
targi-position-other-targis = border card { $place } has other Targis than the players
targi-position-face-down =
    { $count ->
        [one] { $count } centre card is face down, but only { $most } can have been taken in this round
       *[other] { $count } centre cards are face down, but only { $most } can have been taken in this round
    }
targi-position-face-down-early = centre cards are face down only while the players act
targi-position-hand-early = { $seat } has not acted in round { $round }, so its hand card cannot be from this round
targi-position-limits = it is not the turn of { $seat }, so it holds at most { $goods } goods and { $gold } gold
targi-position-limits-water = it is not the turn of { $seat }, so it holds at most { $goods } goods, { $gold } gold and { $water } water

## Who decides what. $ask is a word of "asks".

targi-position-seat =
    { $right ->
        [nobody] nobody decides in this position, not { $seat }
       *[other] { $right } decides in this position, not { $seat }
    }
targi-position-phase-asks = the phase is "{ $phase }", but the questions are those of "{ $right }"
targi-position-stack = these questions cannot wait for one another: { $asks }
targi-position-asks-count = { $where }: "{ $ask }" cannot be asked { $count } times here
targi-position-asks-about = { $where }: "{ $ask }" cannot be about { $about } here
targi-position-no-answer = nobody could answer "{ $ask }" here

## The expansion

targi-position-needs-expansion = it describes a table with the expansion: the option expansion=True is missing
targi-position-with-expansion = the table has the expansion, so "expansion" can only be true
targi-position-targia = in round { $round } the Targia is on { $right }, not on { $targia }
targi-position-tokens = { $where } must list different places of the display, such as "1.2" for row 1, place 2
targi-position-token-card = an action token of { $seat } lies on { $place }, but no card there has one
targi-position-not-wild = { $where }: { $name } is a dune that cannot be laid
targi-position-dune-place = { $where } is the dune on place { $place }
targi-position-dune-empty = a Targi of { $seat } stands on dune { $place }, but no dune lies there
targi-position-dune-shared = Targis of both players stand on one dune, but nobody has used a token for that
targi-position-no-dune = at the start of a round at least one dune is turned up, and none is taken before the players act
targi-position-other-dunes = dune { $place } has other Targis than the players
targi-position-faces = { $seat } has not used a token in this round to face the opponent's Targis
targi-position-favoured = { $seat } must be "favoured" while it uses the Targia's favour, and can be only if its Targi on her card { $targia } acts or has acted
targi-position-looked = looked: list cards only while the question asks to choose among them, and list all of them
targi-position-token = no token takes a good off { $card }, so no question about a token can be asked
targi-position-cheap = no token or dune takes that many goods off { $card }
targi-position-asks-card = { $where } is not about the card that lies there for it; it names { $name }
targi-position-no-box = only the option tribe="mixed" leaves cards out, in a box
targi-position-box-kind = exactly { $each } cards of the kind { $kind } must lie in the box, and { $each } must be in play
targi-position-border-set = border card { $number } is from { $sets }, not from { $named }
