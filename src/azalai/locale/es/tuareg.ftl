### Tuareg: names, what cards do, questions, what a move would do, why it is not legal, the log.
### Variables that a message selects by: $seat is blue, white, red, green or saffron;
### $special a special card; $kind a resource, $count of it; $sort and $number an animal (or, where a card comes from,
### the cache). Other languages inflect these names, so a message selects by them or is made of the names below.


## Names

tuareg-kind =
    { $kind ->
        [water] agua
        [gold] oro
        [salt] sal gema
       *[millet] mijo
    }
tuareg-kind-title =
    { $kind ->
        [water] Agua
        [gold] Oro
        [salt] Sal gema
       *[millet] Mijo
    }
tuareg-some =
    { $kind ->
        [water] { $count } de agua
        [gold] { $count } de oro
        [salt] { $count } de sal gema
       *[millet] { $count } de mijo
    }
tuareg-no-cards = ninguna carta
tuareg-special =
    { $special ->
        [donkey] burro
        [cave] cueva
        [thief] ladrón
       *[map] mapa
    }
tuareg-special-title =
    { $special ->
        [donkey] Burro
        [cave] Cueva
        [thief] Ladrón
       *[map] Mapa
    }
tuareg-animal =
    { $sort ->
        [camel] camello { $number }
       *[donkey] burro { $number }
    }
# Where a card comes from, after "from".
tuareg-from =
    { $sort ->
        [cache] del almacén
       *[animal] del { tuareg-animal }
    }
# A player as the owner of something.
tuareg-of-seat = de { seat-name }

## The list of cards

tuareg-list-resources = Cartas de recursos
tuareg-list-specials = Cartas especiales, { $price } dinares cada una
tuareg-column =
    { $column ->
        [card] Carta
        [count] Cartas
        [dinar] Dinares
        [points] Mayoría
        [in-play] En juego
        [effect] Habilidad
       *[source] Fuente
    }
tuareg-source =
    { $source ->
        [seed] reglamento
        [published] lista publicada
       *[house] de Azalai
    }
tuareg-effect =
    { $special ->
        [donkey] Un animal más; lleva { $animal } cartas en cualquier orden.
        [cave] Una vez por turno, esconde una carta de tu almacén o la carta de encima de uno de tus animales; caben { $cave }.
        [thief] Una vez, hurta una carta al azar del almacén de otro jugador o la carta de encima de uno de sus animales.
       *[map] { $points } puntos al canjearlo al final de una etapa.
    }
tuareg-in-play = { $two }, { $three }, { $four }, { $five } con 2, 3, 4, 5 jugadores
tuareg-in-play-here = { $count } con { $seats } jugadores

## What is asked

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }, tu último turno de esta etapa: cargar, mercado o comprar.
       *[no] { seat-name }, tu turno: robar, cargar, mercado o comprar.
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }, deja más cartas en el mercado o termina tu turno.
        [one] { seat-name }, deja { $count } carta en el mercado; puedes conservar { $most }.
       *[other] { seat-name }, deja { $count } cartas en el mercado; puedes conservar { $most }.
    }
tuareg-ask-rest = { seat-name }, usa una cueva o un ladrón, o termina tu turno.
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }, carga otra carta en el { tuareg-animal }, o termina.
       *[no] { seat-name }, ¿qué carta va primero en el { tuareg-animal }?
    }
tuareg-ask-onto =
    { $kind ->
        [water] { seat-name }, ¿qué animal lleva el agua del mercado?
        [gold] { seat-name }, ¿qué animal lleva el oro del mercado?
        [salt] { seat-name }, ¿qué animal lleva la sal gema del mercado?
       *[millet] { seat-name }, ¿qué animal lleva el mijo del mercado?
    }
tuareg-ask-more = { seat-name }, carga más { tuareg-kind } en el { tuareg-animal }, o termina.
tuareg-ask-pay =
    { $special ->
        [donkey]
            { seat-name }, paga el burro: { $left ->
                [one] falta { $left } dinar
               *[other] faltan { $left } dinares
            }.
        [cave]
            { seat-name }, paga la cueva: { $left ->
                [one] falta { $left } dinar
               *[other] faltan { $left } dinares
            }.
        [thief]
            { seat-name }, paga el ladrón: { $left ->
                [one] falta { $left } dinar
               *[other] faltan { $left } dinares
            }.
       *[map]
            { seat-name }, paga el mapa: { $left ->
                [one] falta { $left } dinar
               *[other] faltan { $left } dinares
            }.
    }
tuareg-ask-hide = { seat-name }, ¿qué carta escondes en la cueva { $cave }?
tuareg-ask-rob = { seat-name }, ¿a quién le hurta el ladrón?
tuareg-ask-cash =
    { $count ->
        [one] { seat-name }, tu mapa vale { $points } puntos: ¿lo canjeas o lo conservas?
       *[other] { seat-name }, cada uno de tus { $count } mapas vale { $points } puntos: ¿canjeas uno o los conservas?
    }
tuareg-over-won =
    { $by ->
        [dinar] { $seat } gana el desempate a { $score } puntos con el almacén más valioso.
       *[points] { $seat } gana con { $score } puntos.
    }
tuareg-over-shared = { $seats } comparten la victoria con { $score } puntos.

## What a move would do

tuareg-move-draw =
    { $owed ->
        [yes] robar { $count } cartas y dejar al menos una en el mercado
       *[no]
            { $count ->
                [one] robar la última carta
               *[other] robar las últimas { $count } cartas
            }
    }
tuareg-move-load = cargar el { tuareg-animal } desde tu almacén
tuareg-move-take = tomar { tuareg-kind } del mercado (hay { $count }) para un animal
tuareg-move-buy =
    { $special ->
        [donkey] comprar un burro por { $price } dinares: un animal más, sin las reglas de los camellos
        [cave] comprar una cueva por { $price } dinares: esconde una carta por turno
        [thief] comprar un ladrón por { $price } dinares: hurta una carta
       *[map] comprar un mapa por { $price } dinares: { $points } puntos
    }
tuareg-move-cave = esconder una carta en la cueva { $cave }, que tiene { $held } de { $most }
tuareg-move-thief =
    { $count ->
        [one] hurtar una carta con tu ladrón
       *[other] hurtar una carta con uno de tus { $count } ladrones
    }
tuareg-move-pass = terminar tu turno: ninguna opción es posible
tuareg-move-end =
    { $count ->
        [0] terminar tu turno
        [one] terminar tu turno con { $count } carta en el almacén
       *[other] terminar tu turno con { $count } cartas en el almacén
    }
tuareg-move-lay = dejar { tuareg-some } en el mercado
tuareg-move-add = cargar { tuareg-some } en el { tuareg-animal }
tuareg-move-done = terminar de cargar
tuareg-move-pay =
    pagar { tuareg-some } ({ $dinar ->
        [one] { $dinar } dinar
       *[other] { $dinar } dinares
    }) { tuareg-from }
tuareg-move-hide = esconder { tuareg-some } { tuareg-from } en la cueva { $cave }
tuareg-move-rob =
    { $count ->
        [one] hurtar la única carta del almacén { tuareg-of-seat }
       *[other] hurtar al azar una de las { $count } cartas del almacén { tuareg-of-seat }
    }
tuareg-move-rob-top = hurtar { tuareg-some } de encima del { tuareg-animal } { tuareg-of-seat }
tuareg-move-cash = canjear un mapa por { $points } puntos
tuareg-move-keep =
    { $count ->
        [one] conservar tu mapa
       *[other] conservar tus { $count } mapas
    }

## Why a move cannot be made. $moves are the legal ones.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; permitido ahora: " }{ $moves }
    }
tuareg-no-question = { $move } no responde a la pregunta. { $question } Permitido ahora: { $moves }
tuareg-no-second-option = ya has usado tu opción en este turno{ tuareg-legal }
tuareg-no-draw = el mazo está vacío{ tuareg-legal }
tuareg-no-animal = no tienes ningún { tuareg-animal }{ tuareg-legal }
tuareg-no-load-empty = tu almacén está vacío: no hay nada que cargar{ tuareg-legal }
tuareg-no-load = nada de tu almacén ({ $held }) se puede cargar en el { tuareg-animal }{ tuareg-legal }
tuareg-no-market = en el mercado no queda { tuareg-kind }{ tuareg-legal }
tuareg-no-take = ninguno de tus animales puede llevar { tuareg-kind }{ tuareg-legal }
tuareg-no-buy-none =
    { $special ->
        [donkey] no queda ningún burro{ tuareg-legal }
        [cave] no queda ninguna cueva{ tuareg-legal }
        [thief] no queda ningún ladrón{ tuareg-legal }
       *[map] no queda ningún mapa{ tuareg-legal }
    }
tuareg-no-buy-dinar = tu almacén y tus animales valen { $worth } dinares; necesitas { $price }{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] no tienes ninguna cueva{ tuareg-legal }
        [one] solo tienes { $count } cueva{ tuareg-legal }
       *[other] solo tienes { $count } cuevas{ tuareg-legal }
    }
tuareg-no-cave-used = ya has escondido una carta en la cueva { $cave } en este turno{ tuareg-legal }
tuareg-no-cave-full = la cueva { $cave } ya tiene { $count } cartas{ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] debes al mercado la última carta de tu almacén{ tuareg-legal }
       *[no] no tienes ninguna carta que esconder{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] nadie más tiene una carta que hurtar{ tuareg-legal }
       *[no] no tienes ningún ladrón sin usar{ tuareg-legal }
    }
tuareg-no-end-option = debes realizar una opción mientras alguna sea posible{ tuareg-legal }
tuareg-no-end-owed = tras robar debes una carta al mercado{ tuareg-legal }
tuareg-no-end-cache =
    { $over ->
        [one] en tu almacén caben { $most } cartas; sobra { $over }{ tuareg-legal }
       *[other] en tu almacén caben { $most } cartas; sobran { $over }{ tuareg-legal }
    }
tuareg-no-card = no hay { tuareg-kind } en tu almacén ({ $held }){ tuareg-legal }
tuareg-no-fit =
    { $why ->
        [full] el { tuareg-animal } ya lleva { $most } cartas{ tuareg-legal }
        [water] en un camello el agua viaja sola{ tuareg-legal }
        [gold] un camello lleva como mucho { $gold } de oro{ tuareg-legal }
        [kinds] { tuareg-kind } en el { tuareg-animal }: serían demasiados recursos distintos (como mucho { $kinds }) o volvería tras otro recurso{ tuareg-legal }
       *[change] { tuareg-kind } en el { tuareg-animal }: sería un tercer recurso o un segundo cambio{ tuareg-legal }
    }
tuareg-no-done = carga al menos una carta{ tuareg-legal }
tuareg-no-top = el { tuareg-animal } no lleva nada{ tuareg-legal }
tuareg-no-seat = { seat-name } no está en esta mesa{ tuareg-legal }
tuareg-no-rob-own = un ladrón hurta a otro jugador{ tuareg-legal }
tuareg-no-rob-cache = el almacén { tuareg-of-seat } está vacío{ tuareg-legal }
tuareg-no-rob-top = { seat-name } no tiene nada en el { tuareg-animal }{ tuareg-legal }

## The log

tuareg-log-draw =
    { $count ->
        [one] { seat-name } roba { $count } carta.
       *[other] { seat-name } roba { $count } cartas.
    }
tuareg-log-load = { seat-name } carga el { tuareg-animal }.
tuareg-log-take = { seat-name } toma { tuareg-kind } del mercado.
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name } compra un burro.
        [cave] { seat-name } compra una cueva.
        [thief] { seat-name } compra un ladrón.
       *[map] { seat-name } compra un mapa.
    }
tuareg-log-cave = { seat-name } usa la cueva { $cave }.
tuareg-log-thief = { seat-name } envía un ladrón.
tuareg-log-end =
    { $passed ->
        [yes] { seat-name } termina el turno: ninguna opción es posible.
       *[no] { seat-name } termina el turno.
    }
tuareg-log-lay = { seat-name } deja { tuareg-some } en el mercado.
tuareg-log-add = { seat-name } carga { tuareg-some } en el { tuareg-animal }.
tuareg-log-done = { seat-name } termina de cargar.
tuareg-log-pay =
    { $bought ->
        [yes]
            { seat-name } paga { tuareg-some } { tuareg-from } y obtiene { $special ->
                [donkey] el burro
                [cave] la cueva
                [thief] el ladrón
               *[map] el mapa
            }.
       *[no] { seat-name } paga { tuareg-some } { tuareg-from }.
    }
tuareg-log-hide = { seat-name } esconde una carta del almacén en la cueva { $cave }.
tuareg-log-hide-top = { seat-name } esconde { tuareg-some } del { tuareg-animal } en la cueva { $cave }.
# $seat is robbed by $thief, who is already in words.
tuareg-log-rob = { $thief } hurta una carta del almacén { tuareg-of-seat }.
tuareg-log-rob-top = { $thief } hurta { tuareg-some } del { tuareg-animal } { tuareg-of-seat }.
tuareg-log-cash = { seat-name } canjea un mapa por { $points } puntos.
tuareg-log-keep =
    { $count ->
        [one] { seat-name } conserva un mapa.
       *[other] { seat-name } conserva { $count } mapas.
    }
tuareg-log-last-card = Era la última carta del mazo: tras este turno todos tienen un turno más.
tuareg-log-stage-over = La etapa { $stage } ha terminado.
tuareg-log-scored = { $seat } { $points }
tuareg-log-majority =
    { $kind ->
        [water] Agua: { $scored }.
        [gold] Oro: { $scored }.
        [salt] Sal gema: { $scored }.
       *[millet] Mijo: { $scored }.
    }
tuareg-log-stage-2 =
    { $count ->
        [one] La etapa 2 empieza con { $count } carta en el mazo; primero va { seat-name }.
       *[other] La etapa 2 empieza con { $count } cartas en el mazo; primero va { seat-name }.
    }
tuareg-log-no-pile = No hay cartas que robar, así que la última ronda empieza ya.
tuareg-log-unused = Cartas especiales sin usar y mapas: { $scored }.
tuareg-log-totals = Total: { $scored }.
