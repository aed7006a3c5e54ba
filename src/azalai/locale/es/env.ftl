# The fields of observations, and the messages of the environments.

env-line = { $what }: { $value }
env-at = { $place }: { $value }
env-yes = sí
env-unknown = no se sabe
env-taken = { $card } (tomada)
env-seat =
    { $place ->
        [0] yo
        [one] el asiento siguiente en el sentido de las agujas del reloj
       *[other] el asiento { $place } lugares más allá, en el sentido de las agujas del reloj
    }
env-of-seat =
    { $place ->
        [0] Mío: { $what }
       *[other] { $place } asientos más allá: { $what }
    }
env-learner = learner { $seat }: usa un asiento de 0 a { $last }, "any", o None para responder por todos los asientos
env-opponent = opponent { $opponent }: usa el nombre de un bot, como "random" o "greedy", o una función que recibe observaciones y máscaras y devuelve acciones
env-opponent-learner = un oponente juega los asientos que no juega el aprendiz: nombra al aprendiz (un asiento o "any")
env-learner-missing = un asiento tiene que aprender: usa un asiento de 0 a { $last } o "any", no None
env-version = observation_version { $version }: hay { $versions }
env-reset-first = llama primero a reset: no se ha repartido ninguna partida
env-agent = no hay agente { $agent }; hay: { $agents }
env-reward = reward { $reward }: usa uno de { $rewards }
env-render-mode = render_mode { $mode }: usa "ansi", "rgb_array" o "human"
env-no-raster = una imagen en píxeles necesita resvg y matplotlib: pip install "azalai[plots]"
env-no-extra = { $module } necesita { $library }: pip install "azalai[env]"
env-not-legal = la acción { $action } no está permitida aquí; permitidas: { $legal }
env-illegal-choice = illegal={ $illegal }: usa "lose" para perder la partida o "random" para una acción permitida al azar
env-targi-my_decision = Si la decisión es mía
env-targi-question = Qué se pregunta
env-targi-question_count = Cuántas veces falta por responder
env-targi-question_about = De qué trata la pregunta (un número cuyo sentido depende de la pregunta)
env-targi-round = Ronda
env-targi-robber = Carta de borde del asaltante
env-targi-i_am_first = Si soy el jugador inicial
env-targi-my_targis = Cartas de borde con mis tuaregs, por número
env-targi-their_targis = Cartas de borde con los tuaregs del oponente, por número
env-targi-centre_card = Carta de cada lugar de la zona central: su número; -1 boca abajo
env-targi-centre_is_goods = Lugares de la zona central con una carta de mercancía
env-targi-my_markers = Lugares de la zona central con mis marcadores
env-targi-their_markers = Lugares de la zona central con los marcadores del oponente
env-targi-my_stock = Mis dátiles, sal, pimienta, oro, agua y puntos
env-targi-their_stock = Dátiles, sal, pimienta, oro, agua y puntos del oponente
env-targi-my_display = Cartas de mi zona de juego, fila a fila
env-targi-their_display = Cartas de la zona de juego del oponente, fila a fila
env-targi-my_hand = Mis cartas de mano
env-targi-my_hand_ready = Mis cartas de mano de una ronda anterior, que se pueden colocar
env-targi-their_hand = Cartas de mano del oponente; -1 robada sin ver
env-targi-their_hand_ready = Cartas de mano del oponente de una ronda anterior
env-targi-card = Carta de tribu sobre la que se decide; -1 robada sin ver por el oponente
env-targi-price = Lo que queda por pagar: dátiles, sal, pimienta, oro, agua, puntos
env-targi-goods_deck = Cartas del mazo de mercancía
env-targi-tribe_deck = Cartas del mazo de tribu
env-targi-goods_discarded = Cartas de mercancía en la pila de descarte, por número menos 100
env-targi-tribe_discarded = Cartas de tribu en la pila de descarte, por número
env-targi-targia = Carta de borde de la targuia
env-targi-border_set = Cartas de borde de la expansión, por número
env-targi-dunes = Dunas boca arriba
env-targi-my_dunes = Dunas con mis tuaregs
env-targi-their_dunes = Dunas con los tuaregs del oponente
env-targi-my_tokens = Lugares de mi zona de juego con una ficha de acción sin usar
env-targi-their_tokens = Lugares de la zona de juego del oponente con una ficha de acción sin usar
env-targi-dune_deck = Cartas del mazo de dunas
env-targi-dune_discarded = Dunas en la pila de descarte, por número
env-targi-looked = Cartas reveladas o miradas, para elegir; -1 miradas por el oponente, si no, negativo: ya tomadas
env-targi-top_discarded = Carta de tribu de encima de la pila de descarte
env-targi-cheap = Mercancías que se ahorran en la carta que se coloca
env-targi-my_favour = Si he tenido el favor de la targuia en esta ronda
env-targi-their_favour = Si el oponente ha tenido el favor de la targuia en esta ronda
env-targi-i_may_face = Si mis tuaregs pueden estar enfrente de los del oponente en esta ronda
env-targi-they_may_face = Si los tuaregs del oponente pueden estar enfrente de los míos en esta ronda
env-tuareg-my_decision = Si la decisión es mía
env-tuareg-decider = Quién decide, contado desde mí en el sentido de las agujas del reloj; -1 si la partida ha terminado
env-tuareg-question = Qué se pregunta
env-tuareg-question_count = Cantidad de la pregunta (cartas debidas, dejadas en el mercado o pagadas)
env-tuareg-question_about = De qué trata la pregunta (un animal, un recurso, una carta especial o una cueva)
env-tuareg-seats = Jugadores
env-tuareg-stage = Etapa
env-tuareg-round = Ronda, contando las dos etapas
env-tuareg-first = Quién empezó la etapa, contado desde mí en el sentido de las agujas del reloj
env-tuareg-last_turns = Turnos que quedan en la última ronda de la etapa
env-tuareg-caves_used = Cuevas usadas en este turno por quien tiene el turno
env-tuareg-pile = Cartas del mazo
env-tuareg-market = Mercado: agua, oro, sal gema, mijo
env-tuareg-discard = Pila de descarte: agua, oro, sal gema, mijo
env-tuareg-bank = Cartas especiales en venta: burros, cuevas, ladrones, mapas
env-tuareg-second_pile = De qué se formó el mazo de la etapa 2: agua, oro, sal gema, mijo
env-tuareg-drawn = Lo que he robado en este turno: agua, oro, sal gema, mijo
env-tuareg-my_old = Mi almacén al empezar la etapa 2: agua, oro, sal gema, mijo
env-tuareg-player-cache_size = Cartas en el almacén
env-tuareg-player-cache = Almacén: agua, oro, sal gema, mijo; -1 oculto
env-tuareg-player-cargo = Carga de tres camellos y cinco burros, cuatro lugares cada uno de arriba abajo: recurso + 1
env-tuareg-player-donkeys = Burros
env-tuareg-player-caves = Cuevas
env-tuareg-player-cave = Cartas en las cuevas, dos lugares cada una: recurso + 1; -1 oculta
env-tuareg-player-thieves = Ladrones sin usar
env-tuareg-player-stolen = Cartas bajo ladrones usados: recurso + 1; -1 oculta
env-tuareg-player-stolen_from = A quién se hurtaron, contado desde mí en el sentido de las agujas del reloj, + 1
env-tuareg-player-maps = Mapas
env-tuareg-player-points = Puntos obtenidos
env-tuareg-player-old_size = Cartas en el almacén al empezar la etapa 2
env-tuareg-player-drew = Cartas robadas en la etapa 2
env-tuareg-player-gave = Cartas que salieron a la vista del almacén en la etapa 2: agua, oro, sal gema, mijo
env-tuareg-player-pass_lacks = Recursos que faltaban en el almacén al pasar, como bits, por etapa
env-tuareg-player-pass_dinar = Valor máximo del almacén al pasar, + 1, por etapa

## Version 2 of the observations. Each message describes one part of the name of a field; $place is an index.

feature-targi-players =
    { $place ->
        [0] Míos
       *[other] Del oponente
    }
feature-targi-stock = dátiles, sal, pimienta, oro, agua y puntos
feature-targi-storage = mercancías por encima del límite, y espacio por debajo
feature-targi-has_goods = más de 0, 1, 2 y 3 dátiles; lo mismo para sal y pimienta
feature-targi-has_gold = más de 0, 1 y 2 de oro
feature-targi-has_water = más de 0, 2, 4 y 6 de agua
feature-targi-score = puntuación en este momento
feature-targi-laid = más de 0 a 11 cartas colocadas
feature-targi-laid_count = cartas colocadas
feature-targi-row_states = filas vacías, de símbolos iguales (1, 2, 3 cartas), distintos (2, 3), ni lo uno ni lo otro (2, 3), completas
feature-targi-alike_rows = filas de símbolos iguales, por símbolo y número de cartas (1 a 3)
feature-targi-lacking = filas de símbolos distintos con dos o tres cartas a las que falta el símbolo
feature-targi-laid_kinds = cartas colocadas por símbolo
feature-targi-lasting = cartas colocadas por habilidad continua o final, por su número
feature-targi-discounts = descuentos por símbolo
feature-targi-card_bonus = extras por cartas de mercancía: dátiles, sal, pimienta
feature-targi-per_two = puntos por cada dos cartas de un símbolo, por símbolo
feature-targi-tokens = fichas de acción sin usar por habilidad, por su número
feature-targi-laying_bonus = extras por colocar, por símbolo
feature-targi-roles = cartas de borde con tuaregs, por papel
feature-targi-border_gain = lo que dan esas cartas de borde: dátiles, sal, pimienta, oro, agua, puntos, una mercancía a elegir
feature-targi-on_dunes = dunas con tuaregs, por habilidad
feature-targi-figures = número de tuaregs en el tablero, 1 de n
feature-targi-crossings = número de puntos de intersección o marcadores, 1 de n
feature-targi-shown = lo que muestran las cartas de mercancía con marcador
feature-targi-starts = jugador inicial
feature-targi-free_roles = al colocar: cartas de borde aún libres, por papel
feature-targi-in_line = al colocar, de las cartas en línea con los tuaregs propios: lo que muestran las de mercancía, cartas de tribu, las que se pueden pagar, sus cruces (0 a 4)
feature-targi-other = cartas con marcador boca abajo, una carta de mano de esta ronda, el favor de la targuia, permiso para estar enfrente, un tuareg con la targuia, cartas de mano desconocidas, siempre 0
feature-targi-hand = cartas de mano, sumadas; una carta desconocida solo tiene la marca «hay una carta»
feature-targi-marked = cartas de tribu con punto de intersección o marcador, sumadas
feature-targi-present = hay una carta
feature-targi-kind = su símbolo, 1 de n: targuia, jinete, tienda, pozo, oasis
feature-targi-crosses = sus cruces de plata
feature-targi-cost = su coste más bajo: dátiles, sal, pimienta, oro, agua
feature-targi-more_ways = otras formas de pagarla
feature-targi-moment = cuándo funciona su habilidad, 1 de n: inmediata, continua, una única vez, final
feature-targi-effect = su habilidad, 1 de n por número
feature-targi-affordable = el asiento puede pagarla
feature-targi-lacks = mercancías y oro que le faltan al asiento
feature-targi-alike_row = cartas en la fila más larga de su símbolo, 1 de n: 0 a 3
feature-targi-new_kind = a una fila de símbolos distintos le falta su símbolo
feature-targi-completes = completa una fila de símbolos iguales; una de símbolos distintos
feature-targi-price = su precio más bajo menos descuentos, el oro cuenta doble
feature-targi-extra = puntos que da la parte opcional de su coste
feature-targi-crosses_now = sus cruces de plata, si el asiento puede pagarla
feature-targi-round = Más de 0 a 11 rondas; la última celda es siempre 0
feature-targi-placing = Se colocan tuaregs
feature-targi-my_decision = La decisión es mía
feature-targi-question = Qué se me pregunta, 1 de n por el número de la pregunta
feature-targi-their_question = Qué se pregunta al oponente, 1 de n
feature-targi-question_count = Cuántas veces falta por responder a la pregunta
feature-targi-to_pay = Lo que queda por pagar de la carta pendiente: dátiles, sal, pimienta, oro, agua; luego mercancías que se ahorran, o para la carta del oponente sus cruces + 4
feature-targi-pending = La carta de tribu sobre la que se decide («hay una carta» vale 2 para la del oponente)
feature-targi-open_centre = Las cartas descubiertas de la zona central: lo que muestran las de mercancía, cartas de tribu por símbolo, por cruces (0 a 4), las que puedo pagar, las que puede pagar el oponente, cartas boca abajo
feature-targi-raids = El cuarto de la partida, 1 de n; luego lo mismo solo en la ronda de un asalto
feature-targi-next_raid = Lo que pide el próximo asalto: mercancías, oro, puntos, cartas
feature-targi-free_dunes = Dunas boca arriba sin tuareg, por habilidad
feature-targi-more_bonus = Extras continuos por cartas de mercancía con oro y con agua: míos, luego del oponente
feature-targi-hand_worth = Lo que dan las habilidades de las cartas de mano (dátiles, sal, pimienta, oro, agua, puntos, una mercancía a elegir), sus puntos y su número: mías, luego las del oponente hasta donde se sabe
feature-targi-marked_worth = Lo mismo para cartas de tribu con punto de intersección o marcador
feature-targi-pending_worth = Lo mismo para la carta sobre la que se decide
feature-targi-my_targis = Cartas de borde con mis tuaregs, desde 1
feature-targi-their_targis = Cartas de borde con los tuaregs del oponente, desde 1
feature-targi-robber = Carta de borde del asaltante, 1 de n
feature-targi-centre = Lugar { $place } de la zona central, contado desde 0
feature-targi-face_down = su carta está boca abajo
feature-targi-goods_card = su carta es de mercancía
feature-targi-gain = lo que muestra la carta de mercancía: dátiles, sal, pimienta, oro, agua, puntos, una mercancía a elegir
feature-targi-tribe = la carta de tribu, para mi zona de juego
feature-targi-they_afford = el oponente puede pagarla
feature-targi-my_marker = mi marcador
feature-targi-their_marker = el marcador del oponente
feature-targi-my_display = Mi zona de juego lugar a lugar: el símbolo de la carta, 1 de n; la sexta celda es un comodín
feature-targi-their_display = La zona de juego del oponente, igual
feature-targi-my_tokens = Lugares de mi zona de juego con una ficha de acción sin usar
feature-targi-their_tokens = Lugares de la zona de juego del oponente con una ficha de acción sin usar
feature-targi-question_about = De qué trata la pregunta (un número cuyo sentido depende de la pregunta)
feature-targi-decks = Cartas del mazo de mercancía, del mazo de tribu y del mazo de dunas
feature-targi-targia = Carta de borde de la targuia, 1 de n
feature-targi-border_set = Cartas de borde de la expansión, desde 1
feature-targi-dunes = Dunas boca arriba: la habilidad de cada una, 1 de n
feature-targi-my_dunes = Dunas con mis tuaregs
feature-targi-their_dunes = Dunas con los tuaregs del oponente
feature-targi-looked = Carta { $place } para elegir, contada desde 0
feature-targi-unknown = solo la ve el oponente
feature-targi-taken = ya se tomó
feature-targi-top_discarded = Carta de tribu de encima de la pila de descarte
feature-tuareg-kinds =
    { $place ->
        [0] Agua
        [1] Oro
        [2] Sal gema
       *[other] Mijo
    }
feature-tuareg-mine = mis cartas que cuentan, hasta donde las conozco
feature-tuareg-best_other = lo máximo que tiene otro asiento
feature-tuareg-second_other = el segundo valor más alto
feature-tuareg-gap = mi ventaja sobre el mejor de los otros asientos, 1 de n de -4 a 4
feature-tuareg-tied = otros asientos con tantas como yo
feature-tuareg-market = cartas en el mercado
feature-tuareg-unseen = cartas que no he visto
feature-tuareg-in_cache = cartas en mi almacén
feature-tuareg-accepting = mis animales que aceptan una más
feature-tuareg-space = el mayor espacio en uno de ellos
feature-tuareg-points = puntos por la mayoría
feature-tuareg-players =
    { $place ->
        [0] Míos
       *[other] Asiento { $place } desde mí en el sentido de las agujas del reloj
    }
feature-tuareg-cache = almacén: agua, oro, sal gema, mijo; todo 0 si está oculto
feature-tuareg-counted = cartas que cuentan, hasta donde las conozco: agua, oro, sal gema, mijo
feature-tuareg-cache_size = cartas en el almacén
feature-tuareg-specials = burros, cuevas, ladrones sin usar, mapas
feature-tuareg-score = puntos obtenidos
feature-tuareg-room = espacio en los animales
feature-tuareg-dinar = dinares que valen las cartas, sin un almacén oculto
feature-tuareg-free_caves = lugares libres en cuevas
feature-tuareg-present = el asiento existe
feature-tuareg-decides = el asiento decide
feature-tuareg-hidden = su almacén está oculto para mí
feature-tuareg-spare = siempre 0
feature-tuareg-loads = animales con 0 a 4 cartas
feature-tuareg-stage = Etapa, 1 de n
feature-tuareg-pile = Más de 0, 3, 6 … 45 cartas en el mazo
feature-tuareg-last_turns = Turnos que quedan en la última ronda de la etapa, 1 de n; 0: no es la última ronda
feature-tuareg-bank = Cartas especiales en venta: burros, cuevas, ladrones, mapas
feature-tuareg-question = Qué se me pregunta, 1 de n por el número de la pregunta
feature-tuareg-their_question = Qué se pregunta a otro asiento, 1 de n
feature-tuareg-question_count = Cantidad de la pregunta (cartas debidas, dejadas en el mercado o pagadas); la segunda celda es siempre 0
feature-tuareg-seats = Número de jugadores, 1 de n
feature-tuareg-question_about = De qué trata mi pregunta, 1 de n (un animal, un recurso, una carta especial o una cueva)
feature-tuareg-lead = Mi ventaja en puntos es mayor que -12 a 11
feature-tuareg-dinar_of_kinds = Dinares por una carta: agua, oro, sal gema, mijo; luego siempre 0
feature-tuareg-animals = Mi animal { $place } contado desde 0, primero los camellos
feature-tuareg-there = existe
feature-tuareg-cards = cartas que lleva
feature-tuareg-takes = recursos que acepta: agua, oro, sal gema, mijo
feature-tuareg-top = el recurso de encima, 1 de n
feature-tuareg-caves = Mi cueva { $place } contada desde 0
feature-tuareg-content = cartas dentro: agua, oro, sal gema, mijo
feature-tuareg-used = usada en este turno
feature-tuareg-drawn = Lo que he robado en este turno: agua, oro, sal gema, mijo
feature-tuareg-others = El asiento después de mí, y { $place } más allá
feature-tuareg-tops = el recurso de encima de cada animal, 1 de n
feature-tuareg-gave = cartas que salieron a la vista del almacén en la etapa 2: agua, oro, sal gema, mijo
feature-tuareg-drew = cartas robadas en la etapa 2
feature-tuareg-old_size = cartas en el almacén al empezar la etapa 2
feature-tuareg-lacked = recursos que faltaban en el almacén al pasar en esta etapa
feature-tuareg-worth = valor máximo del almacén al pasar en esta etapa, + 1
