### Targi: names, what cards do, questions, what a move would do.
### Variables that a message selects by: $seat is blue or white, $kind a kind of tribe card, $good a kind of good.
### { $card }, { $border }, { $space } and { $amount } come in words: "Targia t3", "6 (Pepper)", "centre 5 (Oasis o3)",
### "1 date and 2 salt".


## Names

targi-good =
    { $good ->
        [dates] dátiles
        [salt] sal
       *[pepper] pimienta
    }
targi-amount =
    { $what ->
        [dates]
            { $count ->
                [one] { $count } dátil
               *[other] { $count } dátiles
            }
        [salt] { $count } de sal
        [pepper] { $count } de pimienta
        [gold]
            { $count ->
                [one] { $count } moneda de oro
               *[other] { $count } monedas de oro
            }
        [water] { $count } de agua
        [points]
            { $count ->
                [one] { $count } punto
               *[other] { $count } puntos
            }
       *[any]
            { $count ->
                [one] { $count } mercancía a elegir
               *[other] { $count } mercancías a elegir
            }
    }
targi-amount-nothing = nada
targi-kind =
    { $kind ->
        [targia] Targuia
        [rider] Jinete
        [tent] Tienda
        [well] Pozo
       *[oasis] Oasis
    }
# Several cards of a kind, inside a sentence.
targi-kinds =
    { $kind ->
        [targia] targuias
        [rider] jinetes
        [tent] tiendas
        [well] pozos
       *[oasis] oasis
    }
# One card of a kind, inside a sentence.
targi-one-of-kind =
    { $kind ->
        [targia] targuia
        [rider] jinete
        [tent] tienda
        [well] pozo
       *[oasis] oasis
    }
# A tribe card, with its code as in the notation or without.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind } { $card }
    }
# A card that only its owner knows.
targi-card-hidden = carta de tribu oculta
# A centre space: by its number as in the notation, or by where it lies.
targi-centre =
    { CODES() ->
        [no] zona central ({ targi-centre-place })
       *[yes] zona central { $space }
    }
targi-centre-place =
    { $space ->
        [1] arriba a la izquierda
        [2] arriba en medio
        [3] arriba a la derecha
        [4] a la izquierda
        [5] en el centro
        [6] a la derecha
        [7] abajo a la izquierda
        [8] abajo en medio
       *[9] abajo a la derecha
    }
targi-space =
    { CODES() ->
        [no] zona central, { targi-centre-place } ({ $card })
       *[yes] zona central { $space } ({ $card })
    }
targi-border =
    { $role ->
        [noble] Nobles
        [trader] Mercader
        [mirage] Espejismo
        [silversmith] Platero
        [caravan] Caravana
        [spring] Manantial
       *[expansion] Ampliación de tribu
    }
targi-border-goods =
    { $what ->
        [dates] Dátiles
        [salt] Sal
        [pepper] Pimienta
        [gold] Oro
        [water] Agua
        [points] Puntos
       *[any] Mercancías
    }
targi-border-raid = Asalto { $raid }
targi-border-card = { $number } ({ $name })

## What border cards do

targi-text-goods = Toma { $amount }.
targi-text =
    { $role ->
        [noble] Coloca tu carta de mano pagando su coste, o descártala.
        [mirage] Mueve uno de tus marcadores a una carta de la zona central boca arriba y sin marcador.
        [caravan] Revela la primera carta de mercancía y toma lo que muestra.
       *[expansion] Roba la primera carta de tribu: colócala, guárdala en la mano o descártala.
    }
targi-text-trader = Intercambia cuantas veces quieras: { $rates }.
targi-text-silversmith = Intercambia una vez: { $rates }.
targi-text-raid = Cuando el asaltante llega aquí, cada jugador entrega { $wares } o { $points }.
targi-text-last-raid = Cuando el asaltante llega aquí, cada jugador entrega { $wares } o { $points }; después termina la partida.
targi-rate = { $give } por { $get }
targi-rate-identical =
    { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías iguales
    }
targi-rate-other =
    { $count ->
        [one] { $count } mercancía distinta
       *[other] { $count } mercancías distintas
    }

## What tribe cards do

targi-effect-gain = Toma { $what } de inmediato.
targi-effect-swap_two =
    { $when ->
        [once] Una única vez, entre tus acciones, haz que dos cartas de tu zona de juego cambien de sitio.
       *[now] Puedes hacer que dos cartas de tu zona de juego cambien de sitio.
    }
targi-effect-discount =
    { $kind ->
        [targia] Cada targuia que coloques después cuesta una mercancía menos, la que elijas.
        [tent] Cada tienda que coloques después cuesta una mercancía menos, la que elijas.
       *[other] Cada { targi-one-of-kind } que coloques después cuesta una mercancía menos, la que elijas.
    }
targi-effect-lay_bonus = Cada { targi-one-of-kind } que coloques después te da { $what }.
targi-effect-raid_immunity = Los asaltos no te quitan nada.
targi-effect-caravan_twice = La Caravana te da dos cartas de mercancía.
targi-effect-trade_one_for_one = En el Mercader, una mercancía te da otra distinta.
targi-effect-storage =
    { $water ->
        [0]
            { $goods ->
                [one] Puedes conservar { $goods } mercancía y { $gold } de oro más.
               *[other] Puedes conservar { $goods } mercancías y { $gold } de oro más.
            }
       *[other]
            { $goods ->
                [one] Puedes conservar { $goods } mercancía, { $gold } de oro y { $water } de agua más.
               *[other] Puedes conservar { $goods } mercancías, { $gold } de oro y { $water } de agua más.
            }
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] Una carta de mercancía que da dátiles te da un dátil más.
        [salt] Una carta de mercancía que da sal te da 1 de sal más.
        [water] Una carta de mercancía que da agua te da 1 de agua más.
       *[pepper] Una carta de mercancía que da pimienta te da 1 de pimienta más.
    }
targi-effect-silversmith_bonus =
    { $points ->
        [one] El Platero te da { $points } punto más.
       *[other] El Platero te da { $points } puntos más.
    }
targi-effect-lay_from_hand = Entre tus acciones puedes colocar o descartar tu carta de mano sin los Nobles.
targi-effect-points_per_two =
    { $kind ->
        [most] En la puntuación final, 1 punto por cada dos cartas del símbolo que más tengas.
       *[other] En la puntuación final, 1 punto por cada dos { targi-kinds } de tu zona de juego.
    }
targi-effect-row_bonus =
    { $row ->
        [alike]
            { $points ->
                [one] En la puntuación final, cada fila de símbolos iguales vale { $points } punto más.
               *[other] En la puntuación final, cada fila de símbolos iguales vale { $points } puntos más.
            }
       *[different]
            { $points ->
                [one] En la puntuación final, cada fila de cuatro símbolos distintos vale { $points } punto más.
               *[other] En la puntuación final, cada fila de cuatro símbolos distintos vale { $points } puntos más.
            }
    }

## The list of all cards

targi-list-border = Cartas de borde
targi-list-goods = Cartas de mercancía
targi-list-tribe = Cartas de tribu: { targi-kind }
targi-column-number = Número
targi-column-card = Carta
targi-column-count = Cantidad
targi-column-name = Código
targi-column-cost = Coste
targi-column-crosses = Cruces
targi-column-moment = Cuándo
targi-column-effect = Habilidad
targi-column-source = Fuente
targi-moment =
    { $when ->
        [now] Inmediata
        [always] Continua
        [once] Una única vez
       *[end] Puntuación final
    }
targi-source =
    { $source ->
        [seed] reglamento
        [published] publicada
       *[house] nuestra
    }
targi-source-effect = cifras: { $figures }, habilidad: { $effect }

## What is asked

targi-ask-place =
    { $nth ->
        [1] { seat-name }: coloca tu primer tuareg.
        [2] { seat-name }: coloca tu segundo tuareg.
       *[other] { seat-name }: coloca tu tercer tuareg.
    }
targi-ask-act =
    { $count ->
        [one] { seat-name }: usa tu última figura o renuncia a ella.
       *[other] { seat-name }: usa una de tus { $count } figuras o renuncia a ella.
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }: todas tus figuras han vuelto. Toma tu carta de mano o termina tu turno.
       *[no] { seat-name }: todas tus figuras han vuelto. Termina tu turno.
    }
targi-ask-hand = { seat-name }: elige una carta de mano para colocarla o descartarla.
targi-ask-card =
    { $keep ->
        [yes] { seat-name }: decide sobre la carta { $card }: colócala o guárdala en la mano.
        [open] { seat-name }: decide sobre la carta { $card }: colócala, guárdala en la mano o descártala.
       *[no] { seat-name }: decide sobre la carta { $card }: colócala o descártala.
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }: decide sobre tu carta de mano: colócala o descártala.
       *[deck]
            { $keep ->
                [yes] { seat-name }: decide sobre la carta robada: colócala, guárdala en la mano o descártala.
               *[no] { seat-name }: decide sobre la carta robada: colócala o descártala.
            }
    }
targi-ask-alternative = { seat-name }: elige cómo pagar la carta { $card }.
targi-ask-discount = { seat-name }: elige la mercancía que te ahorras en la carta { $card }.
targi-ask-row = { seat-name }: elige una fila para la carta { $card }.
targi-ask-gain =
    { $count ->
        [one] { seat-name }: toma una mercancía a elegir.
       *[other] { seat-name }: toma { $count } mercancías a elegir, una a una.
    }
targi-ask-card-gain =
    { $count ->
        [one] { seat-name }: toma una mercancía a elegir de la carta de mercancía.
       *[other] { seat-name }: toma { $count } mercancías a elegir de la carta de mercancía, una a una.
    }
targi-ask-trade = { seat-name }: intercambia mercancías en el Mercader, o déjalo.
targi-ask-silver = { seat-name }: elige un intercambio en el Platero.
targi-ask-move-from = { seat-name }: elige el marcador que vas a mover.
targi-ask-move-to = { seat-name }: elige adónde va tu marcador de la { targi-centre }.
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }: elige la primera de las dos cartas que cambian de sitio.
       *[0] { seat-name }: elige la primera de las dos cartas que cambian de sitio, o déjalo.
    }
targi-ask-swap-second = { seat-name }: elige la carta que cambia de sitio con { $card }.
targi-ask-raid = { seat-name }: el { $raid } pide { $wares } o { $points }. Elige qué entregas.
targi-ask-give =
    { $count ->
        [one] { seat-name }: entrega una mercancía por el asalto.
       *[other] { seat-name }: entrega { $count } mercancías por el asalto, una a una.
    }
targi-ask-return =
    { $count ->
        [one] { seat-name }: tienes una mercancía de más. Devuelve una.
       *[other] { seat-name }: tienes { $count } mercancías de más. Devuélvelas una a una.
    }
targi-over-won =
    { $score ->
        [one] La partida ha terminado: gana { seat-name } con { $score } punto a { $other }.
       *[other] La partida ha terminado: gana { seat-name } con { $score } puntos a { $other }.
    }
targi-over-tie =
    { $more ->
        [gold] La partida ha terminado: ambos tienen { $score }, y gana { seat-name } por tener más oro.
       *[goods] La partida ha terminado: ambos tienen { $score }, y gana { seat-name } por tener más mercancías.
    }
targi-over-draw = La partida ha terminado: empate, ambos tienen { $score }.

## What a move would do

targi-move-place = Coloca en la casilla { $border }.
targi-move-place-crossing = Coloca en la casilla { $border }: tus líneas se cruzan en la { $spaces }.
targi-move-use =
    { $role ->
        [goods] Usa { $border }: toma { $amount }.
        [noble] Usa { $border }: coloca o descarta tu carta de mano.
        [noble-discards] Usa { $border }: descarta tu carta de mano, que ahora no se puede colocar.
        [trader] Usa { $border }: intercambia mercancías cuantas veces quieras.
        [mirage] Usa { $border }: mueve uno de tus marcadores.
        [silversmith] Usa { $border }: intercambia una vez mercancías u oro por puntos.
        [caravan]
            { $count ->
                [one] Usa { $border }: revela la primera carta de mercancía y toma lo que muestra.
               *[other] Usa { $border }: revela { $count } cartas de mercancía y toma lo que muestran.
            }
       *[expansion] Usa { $border }: roba la primera carta de tribu.
    }
targi-move-goods-card = Toma la carta de mercancía de la { targi-centre }: { $amount }.
targi-move-tribe-card =
    { $choices ->
        [lay-keep] Toma la carta { $card } de la { targi-centre }, para colocarla o guardarla en la mano.
        [lay-discard] Toma la carta { $card } de la { targi-centre }, para colocarla o descartarla: tu mano está llena.
        [keep] Toma la carta { $card } de la { targi-centre } y guárdala en la mano: ahora no puedes colocarla.
       *[discard] Toma la carta { $card } de la { targi-centre } y descártala: no puedes colocarla y tu mano está llena.
    }
targi-move-give-up = Renuncia a { $border }: tu tuareg vuelve sin usarse.
targi-move-give-up-centre = Renuncia a la { $space }: la carta se queda y tu marcador vuelve.
targi-move-hand =
    { $lays ->
        [yes] Toma tu carta de mano { $card }, para colocarla o descartarla.
       *[no] Toma tu carta de mano { $card } y descártala: ahora no puedes colocarla.
    }
targi-move-done = Termina tu turno.
targi-move-done-over = Termina tu turno y devuelve lo que supera tu límite: { $amount }.
targi-move-lay =
    { $off ->
        [0] Coloca la carta { $card } ({ targi-crosses }; cuesta { $cost }).
        [one] Coloca la carta { $card } ({ targi-crosses }; cuesta { $cost }, menos { $off } mercancía a elegir).
       *[other] Coloca la carta { $card } ({ targi-crosses }; cuesta { $cost }, menos { $off } mercancías a elegir).
    }
targi-crosses =
    { $crosses ->
        [one] { $crosses } cruz
       *[other] { $crosses } cruces
    }
targi-move-keep = Guarda la carta { $card } en la mano para una ronda posterior.
targi-move-discard = Descarta la carta { $card }.
targi-move-pay =
    { $off ->
        [0] Paga { $cost } por la carta { $card }.
        [one] Paga { $cost } por la carta { $card }, menos { $off } mercancía a elegir.
       *[other] Paga { $cost } por la carta { $card }, menos { $off } mercancías a elegir.
    }
targi-move-spare = Ahórrate { $amount }; queda por pagar: { $left }.
targi-move-row =
    { $completes ->
        [alike] Paga { $price } y coloca la carta { $card } en la fila { $row }, lugar { $place }: completas una fila de símbolos iguales, { $points }.
        [different] Paga { $price } y coloca la carta { $card } en la fila { $row }, lugar { $place }: completas una fila de cuatro símbolos distintos, { $points }.
       *[no] Paga { $price } y coloca la carta { $card } en la fila { $row }, lugar { $place }.
    }
targi-move-swap-first = Cambia de sitio la carta { $card } (fila { $row }, lugar { $place }) con otra.
targi-move-swap-second = Cambia de sitio las cartas { $first } y { $second }.
targi-move-skip = Deja todas las cartas donde están.
targi-move-take = Toma { $amount }.
targi-move-give = Entrega { $amount } por el asalto.
targi-move-return = Devuelve { $amount } a la reserva.
targi-move-exchange = Intercambia { $give } por { $get }.
targi-move-enough = No hagas más intercambios.
targi-move-marker-from = Retira tu marcador de la { $space }.
targi-move-marker-to = Mueve tu marcador a la { $space }.
