### Targi with the expansion: water, dunes, the Targia, tokens. What the variables hold is told in targi.ftl;
### { $dune } comes in words too: "dune 2 (Shrine)".


## Names

targi-dune =
    { $dune ->
        [wild] Duna comodín
        [strongbox] Cofre
        [caravanserai] Caravasar
        [cistern] Aljibe
        [pilgrim] Peregrino
        [envoy] Emisario
        [peddler] Buhonero
        [matchmaker] Casamentera
        [crossroads] Encrucijada
        [council] Consejo
        [market] Zoco
        [shrine] Santuario
        [resettle] Traslado
        [exchange] Casa de cambio
       *[other] { $dune }
    }
targi-dune-card = duna { $place } ({ $name })
targi-dune-place = duna { $place }
targi-set =
    { $set ->
        [expansion] expansión
       *[base] base
    }
# In place of points: what raid 4 takes.
targi-rightmost-card = la carta más a la derecha de una fila
targi-cost-extra = { $cost }, parte opcional { $extra } por { $points }

## What border cards do

targi-text-noble = Coloca tu carta de mano pagando su coste, o descártala a cambio de { $amount }.
targi-text-mirage = Mueve uno de tus marcadores a una carta contigua de la zona central, boca arriba y sin marcador.
targi-text-spring = Toma { $amount }, o revela la primera carta de mercancía y toma lo que muestra.
targi-text-expansion = Roba la primera carta de tribu o toma la primera carta de la pila de descarte: colócala, guárdala en la mano o descártala. Por { $amount } puedes descartar una carta robada y robar otra.

## What tribe cards do

targi-effect-favour_bonus = El favor de la targuia te da además { $what }.
targi-effect-join_dune = Una única vez, coloca un tuareg en una duna donde está el tuareg de tu oponente.
targi-effect-hand_of_two = Puedes tener dos cartas de mano.
targi-effect-dune_bonus = Cada duna que uses te da además { $what }.
targi-effect-place_opposite = Una única vez, durante una ronda, coloca tus tuaregs enfrente de los de tu oponente.
targi-effect-extra_border = Una única vez, entre tus acciones, usa una carta de borde sin ninguna figura.
targi-effect-turn_goods_cards =
    { $count ->
        [one] Revela la primera carta de mercancía y toma lo que muestra.
       *[other] Revela { $count } cartas de mercancía y toma lo que muestran.
    }
targi-effect-points_per_goods =
    { $every ->
        [one] En la puntuación final, 1 punto por cada mercancía que te quede.
       *[other] En la puntuación final, 1 punto por cada { $every } mercancías que te queden.
    }
targi-effect-round_income = Toma { $what } al inicio de cada ronda.
targi-effect-water_buys_good = Con 1 de agua compras una mercancía.
targi-effect-draw_tribe = Roba la primera carta de tribu: colócala, guárdala en la mano o descártala.
targi-effect-cheap_lay =
    { $goods ->
        [one] Una única vez, coloca una carta por { $goods } mercancía menos.
       *[other] Una única vez, coloca una carta por hasta { $goods } mercancías menos.
    }
targi-effect-raid_shield = Una única vez, no entregues nada en un asalto.

## What dunes do

targi-dune-gain = Toma { $what }.
targi-dune-lay_wild = Paga { $cost } y coloca esta carta en una fila: 0 puntos, y en la puntuación final el símbolo que más te convenga.
targi-dune-take_centre_tribe = Toma de la zona central una carta de tribu boca arriba y sin marcador: colócala, guárdala en la mano o descártala.
targi-dune-take_centre_goods =
    { $times ->
        [one] Toma de la zona central una carta de mercancía boca arriba y sin marcador.
        [2] Toma de la zona central una carta de mercancía boca arriba y sin marcador, y el doble de lo que muestra.
       *[other] Toma de la zona central una carta de mercancía boca arriba y sin marcador, y { $times } veces lo que muestra.
    }
targi-dune-cheap_hand =
    { $goods ->
        [one] Coloca tu carta de mano por { $goods } mercancía menos.
       *[other] Coloca tu carta de mano por hasta { $goods } mercancías menos.
    }
targi-dune-any_border = Usa cualquier carta de borde que no sea un asalto, aunque haya en ella una figura.
targi-dune-choose_tribe = Mira { $look } cartas del mazo de tribu: coloca una, o guarda una si cabe en tu mano, y descarta las demás.
targi-dune-choose_goods = Revela { $turn } cartas de mercancía y toma lo que muestran { $keep } de ellas.
targi-dune-pay = Paga { $cost } por { $gain }.
targi-dune-swap_two = Toma { $gain }; puedes hacer que dos cartas de tu zona de juego cambien de sitio.
targi-dune-exchange_goods = Intercambia mercancías una por otra, sin entregar un tipo de mercancía que hayas tomado así; después, una vez, { $then }.

## The list of all cards

targi-list-dunes = Cartas de duna
targi-column-set = Juego

## What is asked

targi-ask-done-token = { seat-name }: todas tus figuras han vuelto. Usa una ficha de acción o termina tu turno.
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }: decide sobre la carta robada: colócala, guárdala en la mano, descártala o roba otra por { $water }.
       *[no] { seat-name }: decide sobre la carta robada: colócala, descártala o roba otra por { $water }.
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }: favor de la targuia: toma una mercancía, o devuelve una y revela una carta de mercancía, o renuncia a él.
       *[no] { seat-name }: favor de la targuia: toma una mercancía, o devuelve una y revela una carta de mercancía.
    }
targi-ask-turned = { seat-name }: la carta de mercancía muestra { $card }. Acéptala, déjala, o devuelve una mercancía por otra carta.
targi-ask-finish = { seat-name }: tras el favor, usa la carta { $border } o renuncia a ella.
targi-ask-spring = { seat-name }: toma { $amount } en el Manantial, o revela la primera carta de mercancía.
targi-ask-draw = { seat-name }: roba la primera carta de tribu.
targi-ask-source = { seat-name }: roba la primera carta de tribu, o toma la carta { $card } de la pila de descarte.
targi-ask-extra = { seat-name }: elige si pagas { $cost } más por la carta { $card }, a cambio de { $points }.
targi-dropped-token = { $move }: una versión anterior ofrecía aquí la ficha de acción, aunque no ahorra ninguna mercancía en esta carta. Las reglas ya no la ofrecen (X07), y gastarla cambió la partida: esta partida no se puede reproducir
targi-ask-token =
    { $count ->
        [one] { seat-name }: elige si usas tu ficha de acción para la carta { $card }: { $count } mercancía menos.
       *[other] { seat-name }: elige si usas tu ficha de acción para la carta { $card }: hasta { $count } mercancías menos.
    }
targi-ask-border = { seat-name }: elige una carta de borde para usarla.
targi-ask-look =
    { $keep ->
        [yes] { seat-name }: de las { $count } cartas de tribu que miras, elige una para colocarla o guardarla, o ninguna.
       *[no] { seat-name }: de las { $count } cartas de tribu que miras, elige una para colocarla, o ninguna.
    }
targi-ask-market =
    { $count ->
        [one] { seat-name }: elige una carta de mercancía.
       *[other] { seat-name }: elige { $count } cartas de mercancía, una a una.
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }: elige una carta de mercancía de la zona central.
       *[tribe] { seat-name }: elige una carta de tribu de la zona central.
    }
targi-ask-match = { seat-name }: elige la carta de mano que colocas con la Casamentera.
targi-ask-exchange = { seat-name }: intercambia mercancías una por otra, o déjalo.
targi-ask-pay-goods =
    { $left ->
        [yes] { seat-name }: entrega { $count } mercancías a elegir por oro, una a una, o déjalo.
       *[no]
            { $count ->
                [one] { seat-name }: entrega una mercancía a elegir.
               *[other] { seat-name }: entrega { $count } mercancías a elegir, una a una.
            }
    }

## What a move would do

targi-move-place-token = Usa tu ficha de acción y coloca en la casilla { $border }, enfrente del tuareg de tu oponente.
targi-move-place-dune = Coloca en la { $dune }. { $does }
targi-move-join-dune = Usa tu ficha de acción y coloca en la { $dune }, donde está el tuareg de tu oponente. { $does }
targi-move-favour-follows = Después puede venir el favor de la targuia.
targi-move-use-noble = Usa { $border }: coloca tu carta de mano, o descártala a cambio de { $amount }.
targi-move-use-mirage = Usa { $border }: mueve uno de tus marcadores a una carta contigua.
targi-move-use-spring = Usa { $border }: toma { $amount }, o revela la primera carta de mercancía.
targi-move-use-expansion = Usa { $border }: roba la primera carta de tribu, o toma la primera de la pila de descarte.
targi-move-use-silversmith = Usa { $border }: intercambia una vez mercancías cualesquiera u oro por puntos.
targi-move-use-trader = Usa { $border }: intercambia mercancías u oro cuantas veces quieras.
targi-move-use-dune = Usa la { $dune }. { $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] Renuncia a la { $dune }: tu tuareg vuelve sin usarse, y la carta se queda para tu oponente.
       *[no] Renuncia a la { $dune }: tu tuareg vuelve sin usarse, y la carta se descarta.
    }
targi-move-favour = Usa ahora el favor de la targuia, antes de usar la carta { $border } o de renunciar a ella.
targi-move-favour-pay = Devuelve { $amount } y revela la primera carta de mercancía.
targi-move-favour-again = Deja esta carta de mercancía, devuelve { $amount } y revela otra.
targi-move-favour-take = Toma lo que muestra la carta de mercancía: { $amount }.
targi-move-favour-leave = Deja la carta de mercancía.
targi-move-favour-skip = Renuncia al favor de la targuia.
targi-move-turn-over =
    { $count ->
        [one] Revela la primera carta de mercancía y toma lo que muestra.
       *[other] Revela { $count } cartas de mercancía y toma lo que muestran.
    }
targi-move-draw = Roba la primera carta de tribu del mazo.
targi-move-take-top = Toma la carta { $card } de la pila de descarte.
targi-move-redraw = Paga { $water }, descarta la carta { $card } y roba otra.
targi-move-discard-for = Descarta la carta { $card } y toma { $amount }.
targi-move-lay-token = { $lay } Gastas tu ficha de acción.
targi-move-give-one = Entrega { $amount }.
targi-move-no-gold = No intercambies mercancías por oro.
targi-move-with-extra = Paga también { $cost }, por { $points }.
targi-move-without-extra = Paga solo el coste de la carta.
targi-move-with-token =
    { $count ->
        [one] Usa tu ficha de acción: { $count } mercancía menos.
       *[other] Usa tu ficha de acción: hasta { $count } mercancías menos.
    }
targi-move-without-token = Reserva tu ficha de acción para después.
targi-move-shield = Usa tu ficha de acción: no entregues nada en este asalto.
targi-move-lose = Entrega la carta { $card }, la última de la fila { $row }.
targi-move-by-token = Usa tu ficha de acción. { $use }
targi-move-swap-token = Usa tu ficha de acción: cambia de sitio dos cartas de tu zona de juego.
targi-move-look-keep = Guarda la carta { $card } en la mano para una ronda posterior y descarta las demás.
targi-move-look-none = Descarta todas las cartas que miraste.
targi-move-market = Toma la carta de mercancía { $place }: { $amount }.
targi-move-peddler =
    { $count ->
        [one] Toma la carta de mercancía de la { targi-centre }: { $amount }.
        [2] Toma la carta de mercancía de la { targi-centre } y el doble de lo que muestra: { $amount }.
       *[other] Toma la carta de mercancía de la { targi-centre } y { $count } veces lo que muestra: { $amount }.
    }
targi-move-envoy = Toma la carta { $card } de la { targi-centre }.
targi-move-match =
    { $count ->
        [one] Coloca tu carta { $card } por { $count } mercancía menos.
       *[other] Coloca tu carta { $card } por hasta { $count } mercancías menos.
    }

## The log

targi-log-place-token = { seat-name } usa una ficha de acción y coloca en la casilla { $border }, enfrente del tuareg de su oponente.
targi-log-place-dune = { seat-name } coloca en la { $dune }.
targi-log-join-dune = { seat-name } usa una ficha de acción y coloca en la { $dune }, donde está el tuareg de su oponente.
targi-log-use-token = { seat-name } usa una ficha de acción para { $border }.
targi-log-use-token-goods = { seat-name } usa una ficha de acción para { $border } y toma { $amount }.
targi-log-draws = { seat-name } roba una carta de tribu.
targi-log-dune = { seat-name } usa la { $dune }.
targi-log-dune-pays = { seat-name } usa la { $dune } y paga { $cost }.
targi-log-dune-shows = Cartas de mercancía reveladas: { $cards }.
targi-log-dune-looks =
    { $count ->
        [one] { seat-name } mira la primera carta de tribu.
       *[other] { seat-name } mira { $count } cartas de tribu.
    }
targi-log-sent-home = El tuareg de { seat-name } que estaba allí vuelve.
targi-log-marker-home = El marcador de { seat-name } que estaba allí vuelve.
targi-log-give-up-dune = { seat-name } renuncia a la { $dune }.
targi-log-favour-first = { seat-name } usa el favor de la targuia antes de la acción.
targi-log-favour-good = { seat-name } toma { $amount } con el favor de la targuia.
targi-log-favour-pay = { seat-name } devuelve { $amount } por el favor de la targuia; la carta de mercancía muestra { $card }.
targi-log-favour-take = { seat-name } toma lo que muestra la carta de mercancía: { $amount }.
targi-log-favour-leave = { seat-name } deja la carta de mercancía.
targi-log-favour-skip = { seat-name } renuncia al favor de la targuia.
targi-log-take-top = { seat-name } toma la carta { $card } de la pila de descarte.
targi-log-redraw = { seat-name } paga { $water }, descarta la carta { $card } y roba otra.
targi-log-gives = { seat-name } entrega { $amount }.
targi-log-gold-for-goods = { seat-name } intercambia { $give } por mercancías a elegir.
targi-log-no-gold = { seat-name } no intercambia mercancías por oro.
targi-log-silver-mixed =
    { $count ->
        [one] { seat-name } va a entregar { $count } mercancía al Platero.
       *[other] { seat-name } va a entregar { $count } mercancías al Platero.
    }
targi-log-extra =
    { $paid ->
        [yes] { seat-name } va a pagar { $price } por la carta { $card }, con la parte opcional.
       *[no] { seat-name } va a pagar { $price } por la carta { $card }.
    }
targi-log-with-token = { seat-name } usa una ficha de acción para colocar la carta { $card }.
targi-log-without-token = { seat-name } reserva la ficha de acción.
targi-log-shield = { seat-name } usa una ficha de acción y no entrega nada en el asalto.
targi-log-lose = { seat-name } entrega la carta { $card } por el asalto.
targi-log-swap-token = { seat-name } usa una ficha de acción para cambiar de sitio dos cartas.
targi-log-look-keep = { seat-name } guarda una de esas cartas en la mano.
targi-log-look-none = { seat-name } no toma ninguna de esas cartas.
targi-log-looked-discarded = Descartadas: { $cards }.
targi-log-market = { seat-name } toma una carta de mercancía: { $amount }.
targi-log-peddler =
    { $count ->
        [one] { seat-name } toma la carta de mercancía de la { targi-centre }: { $amount }.
        [2] { seat-name } toma la carta de mercancía de la { targi-centre } y el doble de lo que muestra: { $amount }.
       *[other] { seat-name } toma la carta de mercancía de la { targi-centre } y { $count } veces lo que muestra: { $amount }.
    }
targi-log-targia = La targuia está en { $border }.
targi-log-new-dunes = Dunas nuevas: { $dunes }.
targi-log-income = { seat-name } toma { $amount } al inicio de la ronda.

## Why a move is not legal

targi-no-dune-taken = no puedes colocar en la duna { $place }: allí está el tuareg de { seat-name }, y solo una ficha de acción te deja acompañarlo{ targi-free }
targi-no-dune-empty = no hay ninguna duna en el lugar { $place }{ targi-free }
targi-no-dune-own = en la duna { $place } ya está tu propio tuareg{ targi-free }
targi-no-targi-dune = no tienes ningún tuareg en la duna { $place }{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] la { $dune } no te sirve: cuesta { $cost } y tienes { $held }{ targi-only-give-up }
        [full] la { $dune } no te sirve: tu zona de juego está llena, con doce cartas{ targi-only-give-up }
        [tribe] la { $dune } no te sirve: en la zona central no hay ninguna carta de tribu boca arriba y sin marcador{ targi-only-give-up }
        [goods] la { $dune } no te sirve: en la zona central no hay ninguna carta de mercancía boca arriba y sin marcador{ targi-only-give-up }
        [hand] la { $dune } no te sirve: no tienes ninguna carta de mano de una ronda anterior que puedas pagar{ targi-only-give-up }
       *[exchange] la { $dune } no te sirve: no tienes mercancías{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed =
    { $count ->
        [one] { $border } no te sirve: un intercambio cuesta { $count } mercancía o { $gold }{ targi-only-give-up }
       *[other] { $border } no te sirve: un intercambio cuesta { $count } mercancías o { $gold }{ targi-only-give-up }
    }
targi-no-use-trader-gold = { $border } no te sirve: un intercambio cuesta { $count } mercancías iguales o una moneda de oro{ targi-only-give-up }
targi-no-use-mirage-near = { $border } no te sirve: ninguno de tus marcadores tiene al lado una carta libre{ targi-only-give-up }
targi-no-finish = después del favor viene { $border }{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] ya has usado el favor de la targuia en esta ronda{ targi-legal }
       *[no] no tienes ningún tuareg en { $number }, la carta de la targuia{ targi-legal }
    }
targi-no-token-border = no tienes ninguna ficha de acción para usar otra carta de borde{ targi-legal }
targi-no-border-raid = { $number } es un asalto y no se puede usar{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] el asaltante está en { $number }; una ficha de acción vale donde no hay nadie{ targi-legal }
        [targia] la targuia está en { $number }; una ficha de acción vale donde no hay nadie{ targi-legal }
       *[targi] un tuareg está en { $number }; una ficha de acción vale donde no hay nadie{ targi-legal }
    }
targi-no-border-use = { $border } no te serviría de nada ahora{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] tu zona de juego no tiene dos cartas que puedan cambiar de sitio{ targi-legal }
       *[no] no tienes ninguna ficha de acción para cambiar de sitio dos cartas{ targi-legal }
    }
targi-no-redraw-water = otra carta cuesta { $wares }, y tienes { $held }{ targi-legal }
targi-no-redraw = solo puedes cambiar por otra una carta robada en la Ampliación de tribu de la expansión{ targi-legal }
targi-no-take-top = la pila de descarte de cartas de tribu está vacía{ targi-legal }
targi-no-without-token = sin la ficha de acción necesitas { $missing } más para la carta { $card }{ targi-legal }
targi-no-trade-gold = este Mercader no acepta oro{ targi-legal }
targi-no-silver-mixed = este Platero solo acepta mercancías iguales{ targi-legal }
targi-no-silver-identical = este Platero acepta cualquier mercancía: di solo cuántas{ targi-legal }
targi-no-look-card = no hay ninguna carta { $place } que mirar{ targi-legal }
targi-no-look-keep = no puedes guardar la carta { $card }: tu mano está llena{ targi-legal }
targi-no-market = ya has tomado la carta de mercancía { $place }{ targi-legal }
targi-no-market-card = no hay ninguna carta de mercancía { $place }{ targi-legal }
targi-no-centre-face-down = la carta de la { targi-centre } está boca abajo{ targi-legal }
targi-no-centre-marker = en la { targi-centre } hay un marcador{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] la carta de la { targi-centre } no es una carta de mercancía{ targi-legal }
       *[tribe] la carta de la { targi-centre } no es una carta de tribu{ targi-legal }
    }
targi-no-move-far = la { targi-centre } no comparte lado con la { $origin }{ targi-marker-free }
targi-no-move-nowhere = tu marcador de la { targi-centre } no tiene al lado ninguna carta libre{ targi-legal }
targi-no-shield = no tienes ninguna ficha de acción contra este asalto{ targi-legal }
targi-no-lose = la fila { $row } de tu zona de juego está vacía{ targi-legal }
targi-no-lose-points = el { $raid } no pide cartas{ targi-legal }
targi-no-raid-wares-card = el { $raid } pide oro o una carta, no mercancías{ targi-legal }
targi-no-raid-cards = el { $raid } pide una carta, no puntos{ targi-legal }
targi-no-raid-named = el { $raid } pide { $wares }, y de eso tienes { $held }; entrega lo que puedas pagar entero{ targi-legal }
targi-no-raid-named-none = no tienes nada de lo que pide el { $raid } ({ $wares }){ targi-legal }
targi-no-skip-favour = pediste el favor: toma una mercancía, o devuelve una y revela una carta de mercancía{ targi-legal }
targi-no-skip-goods = debes terminar el intercambio que empezaste{ targi-legal }
targi-no-skip-token = la ficha de acción se usó para cambiar de sitio dos cartas; elige una{ targi-legal }
targi-no-give-count =
    { $count ->
        [one] eso cuesta una mercancía, y no tienes ninguna{ targi-legal }
       *[other] eso cuesta { $count } mercancías, y tienes { $held }{ targi-legal }
    }
