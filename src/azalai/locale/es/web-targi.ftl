### The table of Targi in a browser. $seat, $kind and $what are as in targi.ftl; card labels are whole sentences.


## Cards

web-targi-card-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } cruz. Cuesta { $cost }.
       *[other] { targi-kind }: { $crosses } cruces. Cuesta { $cost }.
    }
web-targi-laid-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } cruz.
       *[other] { targi-kind }: { $crosses } cruces.
    }
web-targi-wild-label = Duna comodín: sin cruces. Su símbolo se elige en la puntuación final.
web-targi-no-effect = Sin habilidad.
web-targi-goods-card = Mercancía
web-targi-goods-label = Carta de mercancía: toma { $amount }.
web-targi-hidden-label =
    { $sort ->
        [tribe] Carta de tribu, boca abajo; se descubre al final de la ronda.
       *[goods] Carta de mercancía, boca abajo; se descubre al final de la ronda.
    }
web-targi-hidden-hand = Carta de tribu, no vista.
web-targi-token-unused = Su ficha de acción está sin usar.

## The board

web-targi-board = Tablero
web-targi-border-label = { $number } { $name }. { $does }
# Where a centre space lies: its number is not printed on the table.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = Zona central, { web-targi-centre-place }. { $card }
web-targi-stands = Tuareg de { $names }.
web-targi-robber-here = Aquí está el asaltante.
web-targi-targia-here = Aquí está la targuia.
web-targi-marker-here = Marcador de { $names }.
web-targi-crossing-here = Punto de intersección de { $names }.
web-targi-dunes = Dunas
web-targi-dunes-label = Dunas, mazos y la targuia
web-targi-dune-label = Duna { $place }, { $name }. { $does }
web-targi-dune-pile =
    { $count ->
        [one] Mazo de dunas, { $count } carta
       *[other] Mazo de dunas, { $count } cartas
    }
web-targi-pile = mazo
web-targi-out = descarte
web-targi-out-label = En la pila de descarte. { $card }
web-targi-favour-label = El favor de la targuia, para el tuareg de su carta: toma una mercancía, o devuelve una y revela una carta de mercancía.

## Round and phases

web-targi-round = Ronda { $round }
web-targi-log-round = Ronda { $round } · asaltante en { $robber }
web-targi-track = Ronda { $round } de 12. Asaltos tras las rondas 3, 6, 9 y 12.
web-targi-next-raid =
    { $raid ->
        [0]
            { $this ->
                [yes] asalto tras esta ronda
               *[no] asalto tras la ronda { $after }
            }
       *[other] asalto { $raid } ahora
    }
web-targi-phases = Fase
web-targi-phase =
    { $phase ->
        [raid] Asaltante
        [place] Colocar
       *[act] Acciones
    }
web-targi-raids = Próximos asaltos
web-targi-raid-after = tras la ronda { $round }

## Seats

web-targi-role =
    { $kind ->
        [you] Tú · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] Asiento libre · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · ausente
        }
    }
web-targi-starts = jugador inicial
web-targi-computer =
    { $level ->
        [none] Ordenador
       *[other] Ordenador · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] azul
       *[white] blanco
    }
web-targi-start-player = Jugador inicial
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
        [one] { web-targi-bits-targis }, { $cards } carta en la mano
       *[other] { web-targi-bits-targis }, { $cards } cartas en la mano
    }
web-targi-bits-targis =
    { $targis ->
        [one] { $targis } tuareg por colocar
       *[other] { $targis } tuaregs por colocar
    }
web-targi-score-label =
    { $count ->
        [one] { $count } punto si la partida terminara ahora
       *[other] { $count } puntos si la partida terminara ahora
    }
web-targi-stock = Lo que tiene { $name }
web-targi-display = Zona de juego de { $name }
web-targi-hand = Mano
web-targi-hand-empty = Sin cartas en la mano
web-targi-hand-label = En la mano. { $card }
web-targi-chip =
    { $what ->
        [dates] Dátiles: { $count }
        [salt] Sal: { $count }
        [pepper] Pimienta: { $count }
        [gold] Oro: { $count }
        [water] Agua: { $count }
       *[points] Fichas de puntos de victoria: { $count }
    }
web-targi-meter = Mercancías: { $count } de { $most }
web-targi-row-label =
    { $state ->
        [alike] Fila { $row }: cuatro símbolos iguales, 4 puntos.
        [different] Fila { $row }: cuatro símbolos distintos, 2 puntos.
        [nothing] Fila { $row }: completa, sin puntos extra.
        [empty] Fila { $row }: vacía.
        [alike-open] Fila { $row }: { $count } símbolos iguales; cuatro valen 4 puntos.
        [open] Fila { $row }: una carta; cuatro símbolos iguales valen 4 puntos, cuatro distintos 2.
        [different-open] Fila { $row }: { $count } símbolos distintos; cuatro valen 2 puntos.
       *[lost] Fila { $row }: ya no puede dar puntos extra.
    }

## What is asked

web-targi-ask =
    { $kind ->
        [place]
            { $nth ->
                [1] Coloca tu primer tuareg.
                [2] Coloca tu segundo tuareg.
               *[other] Coloca tu tercer tuareg.
            }
        [act]
            { $figures ->
                [0] Todas tus acciones están hechas.
                [one] Realiza tu última acción o renuncia a ella.
               *[other] Realiza una de tus { $figures } acciones o renuncia a ella.
            }
        [hand] Elige una carta de mano: colócala o descártala.
        [card] Decide sobre la carta.
        [alternative] Elige cómo pagar.
        [discount] Elige la mercancía que te ahorras.
        [row] Elige una fila.
        [gain]
            { $count ->
                [one] Toma una mercancía a elegir.
               *[other] Toma { $count } mercancías a elegir.
            }
        [card_gain]
            { $count ->
                [one] Toma una mercancía a elegir de la carta de mercancía.
               *[other] Toma { $count } mercancías a elegir de la carta de mercancía.
            }
        [trade] Intercambia cuantas veces quieras.
        [silver] Elige un intercambio en el Platero.
        [move_from] Elige el marcador que mueves.
        [move_to] Elige adónde va tu marcador.
        [swap_first] Elige la primera de las dos cartas que cambian de sitio.
        [swap_second] Elige con cuál cambia de sitio.
        [raid] El asaltante pide su parte.
        [give]
            { $count ->
                [one] Elige una mercancía para el asaltante.
               *[other] Elige { $count } mercancías para el asaltante.
            }
        [return]
            { $count ->
                [one] Tienes una mercancía de más: devuelve una.
               *[other] Tienes { $count } mercancías de más: devuélvelas.
            }
        [favour] El favor de la targuia: elige qué te da.
        [turned] Toma lo que muestra la carta de mercancía, o déjalo.
        [finish] Ahora usa la carta de la targuia o renuncia a ella.
        [spring] Toma agua o revela una carta de mercancía.
        [source] Elige de dónde viene la carta de tribu.
        [extra] Elige si pagas la parte opcional.
        [token] Elige si usas la ficha de acción.
        [border] Elige una carta de borde para usarla.
        [look] Elige una de las cartas que has mirado.
        [market]
            { $count ->
                [one] Elige una carta de mercancía más.
               *[other] Elige { $count } cartas de mercancía.
            }
        [centre] Elige una carta de la zona central.
        [match] Elige la carta de mano que colocas por menos.
        [exchange] Intercambia mercancías una por otra.
       *[pay_goods]
            { $count ->
                [one] Entrega una mercancía.
               *[other] Entrega { $count } mercancías.
            }
    }
web-targi-waits =
    { $kind ->
        [place] { $name } coloca un tuareg.
        [act] { $name } elige una acción.
        [raid] { $name } elige qué entrega por el asalto.
        [give] { $name } elige qué entrega por el asalto.
        [return] { $name } devuelve mercancías.
        [trade] { $name } intercambia.
        [move_from] { $name } mueve un marcador.
        [move_to] { $name } mueve un marcador.
       *[other] { $name } sigue con una acción.
    }

## Previews

web-targi-your-round = Tu ronda
web-targi-plan-now = Tu ronda
web-targi-plan-hint = Señala una carta que brilla para ver lo que daría.
web-targi-plan-tap = Toca una carta que brilla para ver lo que daría.
web-targi-plan-title = { $number } { $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = Su línea: { $cards }. Obtienes la carta donde la cruza la línea de otro tuareg tuyo.
web-targi-plan-crossing = Nuevo punto de intersección. { $card }

## The checklist

web-targi-todo = Tus acciones
web-targi-todo-count = { $done } de { $all } hechas
web-targi-todo-border = { $number } { $name }
web-targi-todo-card = { $name }, { web-targi-centre-place }
web-targi-give-up = Renunciar
web-targi-open = pendiente
web-targi-now = ahora
web-targi-token-border = Ficha de acción: carta de borde libre
web-targi-water = Intercambiar agua

## The panel

web-targi-panel-lay =
    { $points ->
        [one] { targi-panel-kind }, { $points } cruz
       *[other] { targi-panel-kind }, { $points } cruces
    }
targi-panel-kind =
    { $kind ->
        [wild] Duna comodín
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] Mercader
        [exchange] Casa de cambio
        [silver] Platero
        [spring] Manantial
        [source] Ampliación de tribu
        [favour] El favor de la targuia
        [turned] El favor de la targuia
        [finish] La carta de la targuia
        [hand] Tu mano
        [match] Casamentera
        [look] Consejo
        [market] Zoco
        [return] Demasiadas mercancías
        [gain] Mercancías a elegir
        [card_gain] Mercancías a elegir
        [pay_goods] Mercancías por entregar
       *[card] Una carta de tribu
    }
web-targi-panel-text =
    { $kind ->
        [trade] Das lo que muestra la fila y obtienes lo que muestra la columna.
        [exchange] Una por otra. Una mercancía tomada así no la puedes volver a entregar.
        [silver] Intercambia una vez.
        [spring] Elige una de las dos cosas.
        [source] Roba sin ver, o toma la carta descubierta de la pila de descarte.
        [favour] Toma una mercancía, o devuelve una y revela una carta de mercancía.
        [finish] Usaste antes su favor; ahora termina su carta.
        [hand] Coloca una carta pagando su coste, o descártala.
        [match] Cuesta menos mercancías.
        [look] Coloca una o guarda una; las demás se descartan.
        [market] Las demás se descartan.
        [raid] Cada uno entrega algo; el jugador inicial elige primero.
        [give] Cada uno entrega algo; el jugador inicial elige primero.
        [return] Lo que supera tu límite vuelve a la reserva.
        [gain] De la reserva.
        [card_gain] De la reserva.
       *[pay_goods] Van a la reserva.
    }
web-targi-legend =
    { $kind ->
        [card] Qué haces con ella
        [token] La ficha de acción
        [alternative] Qué coste
        [extra] La parte opcional
        [discount]
            { $count ->
                [one] Te ahorras una mercancía
               *[other] Te ahorras { $count } mercancías
            }
        [row] Qué fila, aquí o en tu zona de juego
        [trade] Intercambios
        [exchange] Intercambios
        [gain] Tomar
        [card_gain] Tomar
        [give] Para el asaltante
        [return] Devolver
        [pay_goods] Entregar
        [raid] Qué entregas
        [favour] Qué te da
        [turned] La carta de mercancía
        [finish] Después, la carta en la que está
        [spring] Agua o una carta de mercancía
        [source] De dónde
        [silver] Qué intercambias
       *[other] Elige
    }
web-targi-row = Fila { $row }
web-targi-row-would =
    { $state ->
        [alike] Completa una fila de símbolos iguales.
        [different] Completa una fila de cuatro símbolos distintos.
        [nothing] Completa una fila sin puntos extra.
        [alike-open] { $count } símbolos iguales.
        [different-open] { $count } de cuatro símbolos distintos.
        [lost] Ya no puede dar puntos extra.
       *[open] La primera carta de la fila.
    }
web-targi-chosen = { $count } de { $most } elegidas
web-targi-one-less = 1 menos: { targi-good }
web-targi-one-trade-less = Retira este intercambio.
web-targi-give = Entregar
web-targi-you-will-have = Tendrás
web-targi-will =
    { $what ->
        [dates] Dátiles: { $after }, ahora { $before }
        [salt] Sal: { $after }, ahora { $before }
        [pepper] Pimienta: { $after }, ahora { $before }
        [gold] Oro: { $after }, ahora { $before }
        [water] Agua: { $after }, ahora { $before }
       *[points] Fichas de puntos de victoria: { $after }, ahora { $before }
    }

## What a button does

web-targi-do-place = Colocar en la { $number }
web-targi-do-place-dune = Colocar en { $name }
web-targi-do-use = Usar { $number } { $name }
web-targi-do-use-dune = Usar { $name }
web-targi-do-take = Tomar { $name }
web-targi-do-from = Mover este marcador
web-targi-do-to = Mover aquí el marcador
web-targi-do-swap = Elegir esta carta
web-targi-do-hand = Tomar esta carta
web-targi-do-row = Colocar en fila { $row }
web-targi-do-lose = Entregar la carta de la fila { $row }
web-targi-do-count =
    { $kind ->
        [gain] Tomar { $amount }
        [card_gain] Tomar { $amount }
        [return] Devolver { $amount }
       *[give] Entregar { $amount }
    }
web-targi-do-trade =
    { $count ->
        [one] Un intercambio
        [2] Dos intercambios
       *[other] { $count } intercambios
    }
web-targi-do =
    { $sort ->
        [lay] Colocar
        [keep] Guardar en la mano
        [drop] Descartar
        [redraw] Robar otra
        [give] Entregar
        [shield] Usar la protección
        [skip] Dejarlo como está
        [draw] Robar una carta
        [take] Tomar
        [leave] Dejar
        [turn] Revelar mercancía
        [none] Ninguna
        [enough] Sin intercambio
        [done] Terminar turno
        [silver] Intercambiar
        [water] Intercambiar agua
       *[choose] Seguir
    }
web-targi-nothing = Nada que puedas tomar
web-targi-choose =
    { $kind ->
        [trade] Elige un intercambio
        [exchange] Elige un intercambio
        [row] Elige una fila
        [alternative] Elige un coste
        [give]
            { $count ->
                [one] Elige 1 más
               *[other] Elige { $count } más
            }
        [return]
            { $count ->
                [one] Elige 1 más
               *[other] Elige { $count } más
            }
        [gain]
            { $count ->
                [one] Elige 1 más
               *[other] Elige { $count } más
            }
       *[other] Elige
    }

## Why a card cannot be chosen

web-targi-why-other =
    { $ask ->
        [place] Un tuareg va en el borde. Obtienes una carta de la zona central donde se cruzan dos líneas tuyas.
        [border] Elige una carta de borde.
       *[other] Elige una carta de la zona central.
    }

## What a card would mean for the viewer now; a part of its tooltip

web-targi-now-can = Puedes pagarla.
web-targi-now-lack = Necesitas { $missing } más.
web-targi-now-full = Tu zona de juego está llena: no puedes colocarla.
web-targi-now-points =
    { $points ->
        [0] Colocada ahora, aún no da puntos.
        [one] Colocada ahora, da { $points } punto.
       *[other] Colocada ahora, da { $points } puntos.
    }
web-targi-now-have = Tendrías { $amount }.
web-targi-now-store = En total son más que las { $limit } mercancías que puedes conservar.
web-targi-now-noble =
    { $hand ->
        [empty] Tu mano está vacía.
        [can] Puedes pagar tu carta de mano.
       *[cannot] Ahora no puedes pagar tu carta de mano.
    }
web-targi-now-silver =
    { $points ->
        [0] No tienes nada que intercambiar por puntos.
        [one] Te daría { $points } punto.
       *[other] Te daría hasta { $points } puntos.
    }
web-targi-now-trader = Tienes muy pocas mercancías para intercambiar.
web-targi-now-caravan =
    { $count ->
        [one] Recibirías { $count } carta de mercancía.
       *[other] Recibirías { $count } cartas de mercancía.
    }
web-targi-now-hand = Tu mano está llena: debes colocar o descartar la carta.
web-targi-now-goods = Tomarías { $amount }.
