### Tuareg: why a described position is not legal. Each line is an item of a list.


## Keys and values. $where is a place in the description, such as players[0].cache.

tuareg-position-other-seat = { $where } debe ser { $right }
tuareg-position-known = { $where } debe ser "all" o una lista de asientos distintos de 0 a { $last }
tuareg-position-one-of = { $where } debe ser uno de { $known }; no { $value }
tuareg-position-seat-number = seat debe ser un número entero de 0 a { $last }, no { $seat }
tuareg-position-passed = { $where } debe ser dos dicts, uno por etapa

## Cards

tuareg-position-card = { $where }: no existe la carta { $name }; existen: { $kinds }
tuareg-position-too-many =
    { $count ->
        [one] solo hay { $count } carta de { $kind }
       *[other] solo hay { $count } cartas de { $kind }
    }
tuareg-position-pile-count = el mazo puede tener de { $least } a { $most } cartas, no { $count }
tuareg-position-cards-over =
    { $count ->
        [one] falta { $count } carta
       *[other] faltan { $count } cartas
    }
tuareg-position-specials-owned = los jugadores poseen { $owned } de las { $count } cartas de { $special }
tuareg-position-specials = quedan { $left } cartas de { $special } en su montón, no { $given }
tuareg-position-camel = { $seat } no puede haber cargado así el camello { $camel }: hasta cuatro cartas, dos recursos, un cambio, dos de oro, el agua sola
tuareg-position-cache = el almacén de { $seat } tiene { $size } cartas; ahora puede tener { $most }
tuareg-position-cave-known = una carta en una cueva de { $seat } la conoce solo { $seat }, o todos una vez puntuada
tuareg-position-stolen-known = una carta que { $seat } ha hurtado la conocen los dos implicados, o todos una vez puntuada
tuareg-position-late = { $seat } hurtó una carta después de que su dueño pasara, pero su dueño no pasó
tuareg-position-points = { $where }.points debe ser la suma de lo puntuado, { $points }

## The turn

tuareg-position-stack = las preguntas no se siguen unas de otras
tuareg-position-cashing = los mapas se canjean tras la etapa 1, por orden de asiento desde quien la empezó, por quienes los tienen
tuareg-position-owed = al mercado se le debe una carta como mucho, y debe haber una que dejar
tuareg-position-drawn = solo se han robado cartas al robar, y no más de las que eso da
tuareg-position-loading = este animal no puede ser el que se está cargando
tuareg-position-paying = esta carta especial no puede ser la que se está pagando
tuareg-position-hiding = una carta solo se puede esconder en una cueva propia que no esté llena ni se haya usado en este turno
tuareg-position-robbing = no hay ningún ladrón sin usar con que hurtar
tuareg-position-market-empty = en el mercado no hay ninguna carta de este recurso
tuareg-position-caves-used = una cueva usada en este turno es de quien tiene el turno y contiene una carta
tuareg-position-unanswerable = la pregunta no tiene respuesta
tuareg-position-stage-end = cuando se puntúa una etapa, su mazo está vacío y su última ronda ha terminado
tuareg-position-last-round-early =
    { $count ->
        [one] la última ronda empieza cuando el mazo está vacío; tiene { $count } carta
       *[other] la última ronda empieza cuando el mazo está vacío; tiene { $count } cartas
    }
tuareg-position-last-round-late = el mazo está vacío, así que debe ser la última ronda: indica last_turns

## What everybody has seen

tuareg-position-passed-cache = { $seat } ha pasado, así que su almacén no puede tener estas cartas
tuareg-position-memory-early = la memoria trata de la etapa 2, y esta es la etapa 1
tuareg-position-memory-place = la memoria debe hablar de cada carta oculta una vez, y de ninguna otra
tuareg-position-memory-cache = el almacén de { $seat } no se sigue de lo que tenía al empezar la etapa 2, robó y entregó
tuareg-position-memory-pile = el segundo mazo debe ser lo que queda de él y lo que se ha robado de él
