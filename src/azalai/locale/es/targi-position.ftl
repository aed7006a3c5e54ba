### Targi: why a described position is not legal. Each line is an item of a list.


## Keys and values. $where is a place in the description, such as players[0].goods.

targi-position-seat-number = seat debe ser un número entero de 0 a { $last }, o nada si la partida ha terminado; no { $seat }
targi-position-source = { $where } debe tratar de una carta que venga de: { $sources }

## Cards

targi-position-card =
    { $sort ->
        [goods] { $where }: no existe la carta de mercancía { $name }
        [dune] { $where }: no existe la duna { $name }
       *[tribe] { $where }: no existe la carta de tribu { $name }
    }
targi-position-card-twice = { $where }: { $name } ya está en otro lugar
targi-position-space = { $where } nombra un lugar o un tipo de carta distinto del que hay allí
targi-position-centre-empty =
    { $sort ->
        [goods] no queda ninguna carta de mercancía para la zona central { $space }
       *[tribe] no queda ninguna carta de tribu para la zona central { $space }
    }
targi-position-deck-count =
    { $sort ->
        [goods] el mazo de mercancía tendría { $count } cartas, no { $wanted }
        [dunes] el mazo de dunas tendría { $count } cartas, no { $wanted }
       *[tribe] el mazo de tribu tendría { $count } cartas, no { $wanted }
    }
targi-position-deal = una carta oculta viene de un mazo que aún no se ha repartido
targi-position-question-card = se decide sobre una carta exactamente mientras se pregunta por ella
targi-position-card-open = la carta sobre la que se decide está descubierta, salvo que se robara del mazo y aún no se haya colocado
targi-position-card-from-hand = la carta sobre la que se decide venía de la mano, así que su lugar allí debe estar libre
targi-position-card-from-centre = la carta sobre la que se decide venía de la zona central, así que allí debe haber en su lugar una carta de mercancía boca abajo
targi-position-price = el precio que queda por pagar no corresponde al coste de { $card }
targi-position-display-full = no se puede colocar ninguna carta en una zona de juego llena, con doce

## Clock, figures and turns. $seat is blue or white.

targi-position-robber = en la ronda { $round } el asaltante no está en { $robber }
targi-position-raid = el asaltante está en la esquina { $robber }: hay un asalto, y nadie coloca ni realiza acciones
targi-position-no-raid = el asaltante está en { $robber }, y no hay ningún asalto
targi-position-over = la partida solo termina tras el asalto de la 16, o tras una ronda en que alguien ha colocado la duodécima carta
targi-position-twelve = { $seat } ha colocado doce cartas: la partida ya habría terminado
targi-position-player-seat = { $where } es { $name }
targi-position-targi-place = hay un tuareg en una esquina, o dos en una misma carta
targi-position-targi-opposite = hay tuaregs de ambos jugadores frente a frente
targi-position-targi-robber = un tuareg de { $seat } está con el asaltante en { $robber }
targi-position-targis = { $seat } tiene más de { $most } tuaregs
targi-position-targi-used = todos los tuaregs de { $seat } están colocados, pero uno de ellos se está usando
targi-position-markers = { $seat } tiene más de { $most } marcadores
targi-position-marker-shared = hay marcadores de ambos jugadores en una misma carta
targi-position-marker-face-down = un marcador de { $seat } está en una carta boca abajo
targi-position-marker-early = hay marcadores en la zona central antes de colocar todos los tuaregs
targi-position-markers-crossing = { $seat } tiene un marcador donde sus tuaregs no tienen un punto de intersección
targi-position-placing = empieza { $first } y se coloca por turnos, así que Azul no puede haber colocado { $blue } y Blanco { $white }
targi-position-all-placed = todos los tuaregs están colocados: la fase es "act"
targi-position-waiting = { $seat } aún no ha realizado acciones, así que tiene { $targis } tuaregs colocados y un marcador en cada uno de sus puntos de intersección
targi-position-figures-left = no es el turno de { $seat }, así que todas sus figuras han vuelto
targi-position-other-markers = la zona central { $place } tiene otros marcadores que los de los jugadores
targi-position-other-targis = la carta de borde { $place } tiene otros tuaregs que los de los jugadores
targi-position-face-down =
    { $count ->
        [one] { $count } carta de la zona central está boca abajo, pero en esta ronda solo se pueden haber tomado { $most }
       *[other] { $count } cartas de la zona central están boca abajo, pero en esta ronda solo se pueden haber tomado { $most }
    }
targi-position-face-down-early = solo hay cartas de la zona central boca abajo mientras se realizan acciones
targi-position-hand-early = { $seat } no ha realizado acciones en la ronda { $round }, así que no puede haber tomado en ella su carta de mano
targi-position-limits = no es el turno de { $seat }, así que tiene como mucho { $goods } mercancías y { $gold } de oro
targi-position-limits-water = no es el turno de { $seat }, así que tiene como mucho { $goods } mercancías, { $gold } de oro y { $water } de agua

## Who decides what. $ask is a word of "asks".

targi-position-seat =
    { $right ->
        [nobody] en esta posición no decide nadie, no { $seat }
       *[other] en esta posición decide { $right }, no { $seat }
    }
targi-position-phase-asks = la fase es "{ $phase }", pero las preguntas son las de "{ $right }"
targi-position-stack = estas preguntas no pueden esperarse unas a otras: { $asks }
targi-position-asks-count = { $where }: "{ $ask }" no se puede preguntar aquí { $count } veces
targi-position-asks-about = { $where }: "{ $ask }" no puede tratar aquí de { $about }
targi-position-no-answer = nadie podría responder aquí a "{ $ask }"

## The expansion

targi-position-needs-expansion = describe una mesa con la expansión: falta la opción expansion=True
targi-position-with-expansion = la mesa tiene la expansión, así que "expansion" solo puede ser true
targi-position-targia = en la ronda { $round } la targuia está en { $right }, no en { $targia }
targi-position-tokens = { $where } debe enumerar lugares distintos de la zona de juego, como "1.2" para la fila 1, lugar 2
targi-position-token-card = una ficha de acción de { $seat } está en { $place }, pero ninguna carta de allí la tiene
targi-position-not-wild = { $where }: { $name } es una duna que no se puede colocar en una fila
targi-position-dune-place = { $where } es la duna del lugar { $place }
targi-position-dune-empty = un tuareg de { $seat } está en la duna { $place }, pero allí no hay ninguna duna
targi-position-dune-shared = hay tuaregs de ambos jugadores en una duna, pero nadie ha usado una ficha de acción para eso
targi-position-no-dune = al inicio de una ronda hay al menos una duna boca arriba, y ninguna se toma antes de las acciones
targi-position-other-dunes = la duna { $place } tiene otros tuaregs que los de los jugadores
targi-position-faces = { $seat } no ha usado en esta ronda una ficha de acción para ponerse enfrente de los tuaregs de su oponente
targi-position-favoured = { $seat } tiene el favor de la targuia exactamente cuando un tuareg suyo realiza, o ha realizado, su acción en la carta { $targia }
targi-position-looked = looked: enumera cartas solo mientras se elige entre ellas, y enuméralas todas
targi-position-token = ninguna ficha de acción ahorra una mercancía en { $card }, así que no se pregunta por ninguna
targi-position-cheap = ninguna ficha de acción ni duna ahorra tantas mercancías en { $card }
targi-position-asks-card = { $where } no trata de la carta que hay allí para eso; nombra { $name }
targi-position-no-box = solo quedan cartas en la caja con la opción tribe="mixed"
targi-position-box-kind = de las cartas del símbolo { $kind }, exactamente { $each } están en la caja y { $each } en juego
targi-position-border-set = la carta de borde { $number } es de { $sets }, no de { $named }
