### The table of Tuareg, drawn for a terminal or as a picture.

tuareg-table-stage =
    { $last ->
        [yes] { $count ->
            [one] Stage { $stage } of 2 · round { $round } · last round, the last turn
           *[other] Stage { $stage } of 2 · round { $round } · last round, { $count } turns to go
        }
       *[no] Stage { $stage } of 2 · round { $round }
    }
tuareg-table-cash = Stage 1 is over · the maps
tuareg-table-over = The game is over
tuareg-table-turn = { " " }{ $seat } decides{ " " }
tuareg-table-pile =
    { $count ->
        [one] Draw pile { $count } card
       *[other] Draw pile { $count } cards
    }
tuareg-table-discard = discarded
tuareg-table-market = Market
tuareg-table-worth = { $dinar } dinar, { $points } pts
tuareg-table-specials = Special cards, { $price } dinar:
tuareg-table-points =
    { $ahead ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] { $points } point, +{ $ahead } if the stage ended now
           *[other] { $points } points, +{ $ahead } if the stage ended now
        }
    }
tuareg-table-won = has won
tuareg-table-cache = cache { $count }:
tuareg-table-drawn = drawn:
tuareg-table-cave = cave { $number }
tuareg-table-thieves =
    { $count ->
        [one] { $count } unused thief
       *[other] { $count } unused thieves
    }
tuareg-table-stolen = stolen from { $seat }
tuareg-table-maps =
    { $count ->
        [one] { $count } map
       *[other] { $count } maps
    }
tuareg-table-legend = W water  G gold  S rock salt  M millet  ? hidden  c camel  d donkey  (cargo from bottom to top)
