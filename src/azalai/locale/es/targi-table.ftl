### The table of Targi in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a card has 14 columns; longer words are cut.


## Both drawings

table-you = tú
table-starts = empieza
table-round = Ronda { $round } de { $last }
table-raid = Asalto { $number }
# What is asked of whom, by the kind of question.
table-asks-place = { $seat } coloca un tuareg
table-asks-act = { $seat } realiza acciones
table-asks-hand = { $seat } toma una carta de mano
table-asks-card = { $seat } decide sobre una carta
table-asks-alternative = { $seat } elige cómo pagar
table-asks-discount = { $seat } elige qué mercancía se ahorra
table-asks-row = { $seat } elige una fila
table-asks-gain = { $seat } toma una mercancía a elegir
table-asks-card_gain = { $seat } toma una mercancía a elegir
table-asks-trade = { $seat } está en el Mercader
table-asks-silver = { $seat } está en el Platero
table-asks-move_from = { $seat } mueve un marcador: ¿desde dónde?
table-asks-move_to = { $seat } mueve un marcador: ¿adónde?
table-asks-swap_first = { $seat } puede cambiar de sitio dos cartas
table-asks-swap_second = { $seat } cambia de sitio dos cartas: ¿con cuál?
table-asks-raid = { $seat } paga el asalto
table-asks-give = { $seat } entrega mercancías por el asalto
table-asks-return = { $seat } devuelve lo que supera el límite
table-over-won = La partida ha terminado: gana { $seat }
table-over-draw = La partida ha terminado: empate

## On the cards of the drawing: at most 14 columns

table-targi = [{ $letter }] tuareg
table-marker = ({ $letter })
table-robber = < asaltante >
table-goods-card = Mercancía
# The back of a card; on an open table its name stands on it.
table-back =
    { $sort ->
        [goods] mercancía
       *[tribe] tribu
    }
table-or = { $one } o { $other }
table-one-of = 1 de d, s, p
table-any = { $count } mer.
table-border-noble = Nobles
table-border-goods =
    { $good ->
        [d] Dátiles
        [s] Sal
        [p] Pimienta
        [g] Oro
        [v] Puntos
       *[any] Mercancías
    }
table-border-trader = Mercader
table-border-mirage = Espejismo
table-border-silversmith = Platero
table-border-caravan = Caravana
table-border-expansion = Ampl. tribu
table-gives-noble = colocar mano
table-gives-mirage = mover marcador
table-gives-caravan = +1 mercancía
table-gives-expansion = +1 c. de tribu

## What tribe cards do, in short: at most 14 columns

table-kind-most = iguales
table-effect-gain = ahora +{ $what }
table-effect-swap_two =
    { $when ->
        [once] cambiar dos
       *[now] ahora cambiar
    }
table-effect-discount = { $kind } −1 mer.
table-effect-lay_bonus = { $kind } +{ $what }
table-effect-raid_immunity = sin asaltos
table-effect-caravan_twice = caravana ×2
table-effect-trade_one_for_one = mercader 1:1
table-effect-storage =
    { $water ->
        [0] guarda+{ $goods }+{ $gold }g
       *[other] lím.+{ $goods }+{ $gold }g+{ $water }w
    }
table-effect-goods_card_bonus = mercan. +1{ $good }
table-effect-silversmith_bonus = platero +{ $points }✚
table-effect-lay_from_hand = colocar mano
table-effect-points_per_two = 2 { $kind } = 1✚
table-effect-row_bonus =
    { $row ->
        [alike] fila igual +{ $points }✚
       *[different] fila dist.+{ $points }✚
    }

## Round the cards of the drawing

table-track-raid = asalto
table-decks = Mazos: { $goods } mercancía, { $tribe } tribu; descartadas: { $goods_out }, { $tribe_out }
table-score = puntuación { $score }
table-stock-dates =
    { $count ->
        [one] { $count } dátil
       *[other] { $count } dátiles
    }
table-stock-salt = { $count } de sal
table-stock-pepper = { $count } de pimienta
table-stock-gold = { $count } de oro
table-home = en casa:
table-hand = mano: { $cards }
table-hand-empty = vacía
table-hand-unknown = una carta oculta
table-always = continuas: { $effects }
table-end = al final: { $effects }
table-card-in-question = { $seat } decide sobre { $card }
table-card-unknown = una carta oculta
table-price = por pagar: { $price }
table-legend = d dátil, s sal, p pimienta, g oro, ✚ punto, mer.: una mercancía a elegir

## The picture

picture-title = Una mesa de Targi, ronda { $round }
picture-turn = { $turn }.
picture-seat =
    { $seat } lleva { $score } y tiene { $dates ->
        [one] { $dates } dátil
       *[other] { $dates } dátiles
    }, { $salt } de sal, { $pepper } de pimienta, { $gold } de oro y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
picture-game = Targi
picture-first = { $seat } empieza esta ronda
picture-starts = jugador inicial
picture-phase =
    { $phase ->
        [raid] Asalto
        [place] Colocación
        [act] Acciones
       *[over] Fin
    }
picture-track = Doce rondas, cuatro asaltos
picture-or = o
picture-goods = Mercancía
picture-goods-choice = una de
picture-goods-card = Carta de mercancía: { $amount }
picture-tribe-card =
    { $crosses ->
        [one] { $name } { $card }: 1 punto. Cuesta { $cost }. { $effect }
       *[other] { $name } { $card }: { $crosses } puntos. Cuesta { $cost }. { $effect }
    }
picture-laid-card =
    { $crosses ->
        [one] { $name } { $card }: 1 punto. { $effect }
       *[other] { $name } { $card }: { $crosses } puntos. { $effect }
    }
picture-border-card = { $number } { $name }: { $does }
picture-back =
    { $sort ->
        [goods] Una carta de mercancía, boca abajo
       *[tribe] Una carta de tribu, boca abajo
    }
picture-back-open = { $card }, boca abajo
picture-targi = Un tuareg de { $seat }
picture-robber = El asaltante
picture-marker = Un marcador de tribu de { $seat }
picture-home =
    En casa: { $targis ->
        [one] 1 tuareg
       *[other] { $targis } tuaregs
    } y { $markers ->
        [one] 1 marcador
       *[other] { $markers } marcadores
    }
picture-score =
    { $score ->
        [one] { $score } punto si la partida terminara ahora
       *[other] { $score } puntos si la partida terminara ahora
    }
picture-stock =
    { $what ->
        [date] Dátiles: { $count }
        [salt] Sal: { $count }
        [pepper] Pimienta: { $count }
        [gold] Oro: { $count }
        [water] Agua: { $count }
       *[ptoken] Puntos: { $count }
    }
picture-row =
    { $state ->
        [done] La fila { $row } está completa: { $worth } puntos
        [open] La fila { $row } puede dar { $worth } puntos
       *[lost] La fila { $row } no da nada
    }
picture-hand = Mano
picture-hand-unknown = Una carta oculta
picture-deciding = Por decidir
picture-pile =
    { $sort ->
        [goods] Cartas de mercancía
       *[tribe] Cartas de tribu
    }
picture-deck =
    { $sort ->
        [goods] Cartas de mercancía en el mazo: { $count }
       *[tribe] Cartas de tribu en el mazo: { $count }
    }
picture-in-deck = { $count } en el mazo
picture-discarded = { $count } descartadas
