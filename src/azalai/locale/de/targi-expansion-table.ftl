### The table of Targi with the expansion in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a border card has 14 columns, a dune 24; longer words are cut.


## What is asked of whom

table-asks-favour = { $seat } nutzt die Gunst der Targia
table-asks-turned = { $seat } nimmt eine Warenkarte oder nicht
table-asks-finish = { $seat } macht nach der Gunst weiter
table-asks-spring = { $seat } ist an der Wasserstelle
table-asks-source = { $seat } zieht eine Stammeskarte: woher?
table-asks-extra = { $seat } darf den Aufpreis zahlen
table-asks-token = { $seat } darf einen Aktionsmarker nutzen
table-asks-border = { $seat } wählt eine Randkarte
table-asks-look = { $seat } sieht sich Stammeskarten an
table-asks-market = { $seat } wählt eine Warenkarte
table-asks-centre = { $seat } nimmt eine Karte aus dem Mittelfeld
table-asks-match = { $seat } wählt eine Handkarte zum Auslegen
table-asks-exchange = { $seat } tauscht Waren
table-asks-pay_goods = { $seat } gibt Waren ab

## On the cards of the drawing: at most 14 columns

table-targia = < Targia >
table-targi-targia = [{ $letter }] + Targia
table-on-dune = [{ $letter }]
table-one-card = 1 Karte
table-any-goods = bel. { $rates }
table-border-spring = Wasserstelle
table-gives-spring = +{ $amount } oder
table-more-noble = abwerf.: { $amount }
table-more-mirage = 1 Feld weit
table-more-spring = +1 Warenkarte
table-more-expansion = { $amount }: andere
table-extra = (+{ $cost }: { $points }✚)

## What tribe cards do, in short: at most 14 columns

table-effect-favour_bonus = Gunst +{ $what }
table-effect-join_dune = Düne dazu
table-effect-hand_of_two = zwei Handk.
table-effect-dune_bonus = Düne +{ $what }
table-effect-place_opposite = gegenüber
table-effect-extra_border = Randkarte
table-effect-turn_goods_cards = sof. +{ $count } Karte
table-effect-points_per_goods = { $every } Waren = 1✚
table-effect-round_income = Runde +{ $what }
table-effect-water_buys_good = 1w = 1 bel.
table-effect-draw_tribe = sof. ziehen
table-effect-cheap_lay = Karte −{ $goods } Waren
table-effect-raid_shield = Überfall-Stopp

## What dunes do, in short: at most 24 columns

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }: auslegen, Joker
table-dune-take_centre_tribe = Mitte: Stammeskarte
table-dune-take_centre_goods = Mitte: Warenkarte ×{ $times }
table-dune-cheap_hand = Handkarte −{ $goods } Waren
table-dune-any_border = beliebige Randkarte
table-dune-choose_tribe = { $look } ansehen, 1 nehmen
table-dune-choose_goods = { $turn } Waren, { $keep } nehmen
table-dune-pay = { $cost }: +{ $gain }
table-dune-swap_two = +{ $gain }, Platztausch
table-dune-exchange_goods = Waren 1:1, dann { $then }

## Round the cards of the drawing

table-decks-dunes = Stapel: { $goods } Waren, { $tribe } Stamm, { $dunes } Dünen; abgeworfen: { $goods_out }, { $tribe_out }, { $dunes_out }
table-stock-water = { $count } Wasser
table-once = Aktionsmarker: { $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card } (genommen)
table-open-tribe = offen abgeworfen: { $card }
table-legend-water = d Dattel, s Salz, p Pfeffer, g Gold, w Wasser, ✚ Punkt, ~ Erweiterung, ! Aktionsmarker

## The picture

picture-game-expansion = Targi, Erweiterung
picture-seat-water =
    { $seat } steht bei { $score } und hat { $dates ->
        [one] { $dates } Dattel
       *[other] { $dates } Datteln
    }, { $salt } Salz, { $pepper } Pfeffer, { $gold } Gold, { $water } Wasser und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
picture-targia = Die Targia
picture-dunes = Wanderdünen
picture-dune = Wanderdüne { $place }, { $name }: { $does }
picture-dune-empty = Hier liegt keine Wanderdüne
picture-dune-deck = Wanderdünen im Stapel: { $count }, abgeworfen: { $out }
picture-favour = Die Gunst der Targia für den Targi auf ihrer Karte: eine Ware, oder eine Ware zurücklegen und eine Warenkarte aufdecken
picture-token = Ein unverbrauchter Aktionsmarker
picture-wild = Joker-Wanderdüne: 0 Punkte, in der Endwertung mit dem besten Symbol
picture-looked = Zur Wahl
picture-gained = Genommen
