### The table of Targi with the expansion in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a border card has 14 columns, a dune 24; longer words are cut.


## What is asked of whom

table-asks-favour = { $seat } usa el favor de la targuia
table-asks-turned = { $seat } toma o deja una carta de mercancía
table-asks-finish = { $seat } sigue tras el favor
table-asks-spring = { $seat } está en el Manantial
table-asks-source = { $seat } roba una carta de tribu: ¿de dónde?
table-asks-extra = { $seat } puede pagar la parte opcional
table-asks-token = { $seat } puede usar una ficha de acción
table-asks-border = { $seat } elige una carta de borde
table-asks-look = { $seat } mira cartas de tribu
table-asks-market = { $seat } elige una carta de mercancía
table-asks-centre = { $seat } toma una carta de la zona central
table-asks-match = { $seat } elige qué carta de mano coloca
table-asks-exchange = { $seat } intercambia mercancías
table-asks-pay_goods = { $seat } entrega mercancías

## On the cards of the drawing: at most 14 columns

table-targia = < targuia >
table-targi-targia = [{ $letter }]+targuia
table-on-dune = [{ $letter }]
table-one-card = 1 carta
table-any-goods = mer. { $rates }
table-border-spring = Manantial
table-gives-spring = +{ $amount } o
table-more-noble = desc.: { $amount }
table-more-mirage = 1 paso
table-more-spring = +1 mercancía
table-more-expansion = { $amount }: otra
table-extra = (+{ $cost }: { $points }✚)

## What tribe cards do, in short: at most 14 columns

table-effect-favour_bonus = favor +{ $what }
table-effect-join_dune = duna ocupada
table-effect-hand_of_two = mano de dos
table-effect-dune_bonus = duna +{ $what }
table-effect-place_opposite = tuareg enfr.
table-effect-extra_border = carta de borde
table-effect-turn_goods_cards = ahora +{ $count } mer.
table-effect-points_per_goods = { $every } merc.=1✚
table-effect-round_income = ronda +{ $what }
table-effect-water_buys_good = 1w = 1 mer.
table-effect-draw_tribe = ahora robar
table-effect-cheap_lay = carta −{ $goods } mer.
table-effect-raid_shield = evita asalto

## What dunes do, in short: at most 24 columns

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }: colocar, comodín
table-dune-take_centre_tribe = tribu de zona central
table-dune-take_centre_goods = mercancía central ×{ $times }
table-dune-cheap_hand = mano −{ $goods } mercancías
table-dune-any_border = cualquier carta de borde
table-dune-choose_tribe = mirar { $look }, quedarse 1
table-dune-choose_goods = revelar { $turn }, tomar { $keep }
table-dune-pay = { $cost }: +{ $gain }
table-dune-swap_two = +{ $gain }, cambiar dos
table-dune-exchange_goods = mercan. 1:1, y { $then }

## Round the cards of the drawing

table-decks-dunes = Mazos: { $goods } mercancía, { $tribe } tribu, { $dunes } dunas; fuera: { $goods_out }, { $tribe_out }, { $dunes_out }
table-stock-water = { $count } de agua
table-once = fichas de acción: { $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card } (tomada)
table-open-tribe = descarte a la vista: { $card }
table-legend-water = d dátil, s sal, p pimienta, g oro, w agua, ✚ punto, ~ expansión, ! ficha de acción

## The picture

picture-game-expansion = Targi, expansión
picture-seat-water =
    { $seat } lleva { $score } y tiene { $dates ->
        [one] { $dates } dátil
       *[other] { $dates } dátiles
    }, { $salt } de sal, { $pepper } de pimienta, { $gold } de oro, { $water } de agua y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
picture-targia = La targuia
picture-dunes = Dunas
picture-dune = Duna { $place }, { $name }: { $does }
picture-dune-empty = Aquí no hay ninguna duna
picture-dune-deck = Dunas en el mazo: { $count }, descartadas: { $out }
picture-favour = El favor de la targuia, para el tuareg de su carta: una mercancía, o devolver una y revelar una carta de mercancía
picture-token = Una ficha de acción sin usar
picture-wild = Duna comodín: 0 puntos, con el mejor símbolo en la puntuación final
picture-looked = A elegir
picture-gained = Tomada
