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
tuareg-table-won = wins
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

## The picture

tuareg-picture-title = A table of Tuareg: { $progress }
tuareg-picture-seat =
    { $cache ->
        [one] { $seat }: { $points } points, { $cache } card in the cache; on display: { $shows }.
       *[other] { $seat }: { $points } points, { $cache } cards in the cache; on display: { $shows }.
    }
tuareg-picture-resource =
    { $kind ->
        [water] Water: { $dinar } dinar; most of it is worth { $points } points
        [gold] Gold: { $dinar } dinar; most of it is worth { $points } points
        [salt] Rock salt: { $dinar } dinar; most of it is worth { $points } points
       *[millet] Millet: { $dinar } dinar; most of it is worth { $points } points
    }
tuareg-picture-empty =
    { $kind ->
        [water] No water in the market
        [gold] No gold in the market
        [salt] No rock salt in the market
       *[millet] No millet in the market
    }
tuareg-picture-special =
    { $special ->
        [donkey] Donkey, { $count } left
        [cave] Cave, { $count } left
        [thief] Thief, { $count } left
       *[map] Map, { $count } left
    }
tuareg-picture-hidden = A hidden card
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }, without cargo
       *[other] { tuareg-animal }, carries from bottom to top: { $cargo }
    }
tuareg-picture-discard = Discarded: { $cards }
tuareg-picture-pile = Draw
tuareg-picture-lead = { $seats }: most on display, { $count }
tuareg-picture-cave = { $count } of { $most }
tuareg-picture-unused = unused
tuareg-picture-used = used
tuareg-picture-maps =
    { $count ->
        [one] { $points } points
       *[other] { $count } × { $points } points
    }
tuareg-picture-cache = Cache { $count } of { $most }
tuareg-picture-new = new
