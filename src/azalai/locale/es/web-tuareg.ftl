### The table of Tuareg in a browser. $name is the name of a player; $seat is blue, white, red, green or saffron.
### $move is a sentence of the game without its subject: "load 1 rock salt on camel 2".


## What can be done

web-tuareg-can =
    { $also ->
        [yes] También puedes { $move }.
       *[no] Puedes { $move }.
    }
web-tuareg-then = Así esta etapa te daría { $points } en vez de { $was }.
web-tuareg-take-back = Puedes retirar esto.
web-tuareg-heading =
    { $ask ->
        [turn]
            { $last ->
                [yes] Tu último turno de esta etapa.
               *[no] Elige una de las cuatro.
            }
        [drawn]
            { $count ->
                [0]
                    { $chosen ->
                        [0] Deja más o termina tu turno.
                       *[other] Deja { $chosen } en el mercado o elige más.
                    }
                [one] Deja { $count } carta en el mercado.
               *[other] Deja { $count } cartas en el mercado.
            }
        [rest] ¿Algo más?
        [load] Carga el { tuareg-animal }.
        [onto]
            { $kind ->
                [water] ¿Quién lleva el agua?
                [gold] ¿Quién lleva el oro?
                [salt] ¿Quién lleva la sal gema?
               *[millet] ¿Quién lleva el mijo?
            }
        [more] ¿Tomar una más?
        [pay]
            { $special ->
                [donkey] Paga el burro.
                [cave] Paga la cueva.
                [thief] Paga el ladrón.
               *[map] Paga el mapa.
            }
        [hide] Esconde una carta en la cueva { $cave }.
        [rob] Hurta una carta.
       *[cash] ¿Canjear un mapa?
    }
web-tuareg-text =
    { $ask ->
        [turn]
            { $passes ->
                [yes] Ninguna opción es posible: no puedes robar, cargar, tomar del mercado ni comprar.
               *[no]
                    { $thief ->
                        [yes]
                            { $caves ->
                                [0] Antes o después también puedes enviar un ladrón.
                               *[other] Antes o después también puedes esconder una carta y enviar un ladrón.
                            }
                       *[no]
                            { $caves ->
                                [0] Elige un animal, un montón o una carta especial, o una de estas.
                               *[other] Antes o después también puedes esconder una carta en una cueva.
                            }
                    }
            }
        [drawn] Conservas como mucho { $most }. Elige qué va al mercado.
        [rest] Tu opción está hecha. Aún puedes usar cuevas y ladrones.
        [load] Elige las cartas en el orden en que van en el animal. El agua viaja sola.
        [onto] Elige uno de tus animales, o antes otro montón.
        [more] Elige otra vez el montón, o termina.
        [pay] Elige cartas de tu almacén o de tus animales, { $price } dinares en total, o antes otra carta especial. No se da cambio.
        [hide] Elige una carta de tu almacén, o un animal para esconder su carta de encima.
        [rob] Elige el almacén de otro jugador para una carta al azar, o un animal para su carta de encima.
       *[cash] Un mapa vale { $points } puntos ahora o al final de la partida.
    }
# What another player is doing.
web-tuareg-they =
    { $ask ->
        [turn] { $name } elige una opción.
        [drawn] { $name } ha robado y elige qué va al mercado.
        [rest] { $name } puede usar una cueva o un ladrón.
        [load] { $name } carga un animal.
        [onto] { $name } toma cartas del mercado.
        [more] { $name } toma cartas del mercado.
        [pay] { $name } paga una carta especial.
        [hide] { $name } esconde una carta.
        [rob] { $name } envía un ladrón.
       *[cash] { $name } decide sobre un mapa.
    }

## The four options

web-tuareg-options = Opciones
web-tuareg-option =
    { $option ->
        [draw] Robar
        [load] Cargar
        [market] Mercado
       *[buy] Comprar
    }
web-tuareg-option-says =
    { $why ->
        [open]
            { $option ->
                [draw] 3 cartas, luego 1 al mercado
                [load] de 1 a 4 cartas en un animal
                [market] un recurso en un animal
               *[buy] una carta especial por 3 dinares
            }
        [on]
            { $option ->
                [draw] elige qué dejas
                [load] elige cartas
                [market] elige un animal
               *[buy] elige con qué pagas
            }
        [done] no en este turno
        [empty]
            { $option ->
                [draw] el mazo está vacío
                [load] tu almacén está vacío
                [market] el mercado está vacío
               *[buy] no queda nada
            }
       *[no]
            { $option ->
                [draw] ahora no es posible
                [load] ninguna de tus cartas encaja
                [market] nada de allí encaja
               *[buy] tienes menos de 3 dinares
            }
    }

## Buttons

web-tuareg-load = Cargar { $cards }
web-tuareg-lay =
    { $count ->
        [one] Dejar { $count } en el mercado
       *[other] Dejar { $count } en el mercado
    }
web-tuareg-do-load = Cargar este
web-tuareg-do-buy =
    { $special ->
        [donkey] Comprar el burro
        [cave] Comprar la cueva
        [thief] Comprar el ladrón
       *[map] Comprar el mapa
    }
web-tuareg-do-hide = Esconder
web-tuareg-do-steal = Hurtar
web-tuareg-end = Terminar turno
web-tuareg-cash = Canjear un mapa: { $points } puntos
web-tuareg-keep =
    { $count ->
        [one] Conservarlo
       *[other] Conservar los { $count }
    }
web-tuareg-hide =
    { $caves ->
        [one] Esconder carta
       *[other] Esconder en cueva { $number }
    }
web-tuareg-steal = Hurtar una carta
web-tuareg-back = Volver
web-tuareg-missing =
    { $ask ->
        [turn] Elige una opción
        [drawn]
            { $count ->
                [one] Elige { $count } más
               *[other] Elige { $count } más
            }
        [load] Elige una carta
        [onto] Elige un animal
        [pay]
            { $count ->
                [one] Falta { $count } dinar
               *[other] Faltan { $count } dinares
            }
        [hide] Elige una carta
        [rob] Elige a quién hurtas
       *[other] Elige
    }
web-tuareg-rules = Ver las reglas
web-tuareg-paid = Pagado: { $cards }
web-tuareg-meter = { $done } de { $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] { $stay } se quedan, { $chosen } elegidas para el mercado.
       *[other] { $stay } se quedan, { $chosen } elegidas para el mercado, { $over } por elegir.
    }
web-tuareg-meter-pay = { $paid } de { $price } dinares pagados.

## Cards

web-tuareg-card =
    { $points ->
        [one] { tuareg-kind-title }: { $dinar ->
            [one] { $dinar } dinar
           *[other] { $dinar } dinares
        }, { $points } punto por la mayoría.
       *[other] { tuareg-kind-title }: { $dinar ->
            [one] { $dinar } dinar
           *[other] { $dinar } dinares
        }, { $points } puntos por la mayoría.
    }
web-tuareg-just-drawn = Robada en este turno.
web-tuareg-new = nueva
web-tuareg-hidden-cards =
    { $count ->
        [one] { $count } carta oculta
       *[other] { $count } cartas ocultas
    }
web-tuareg-leaving =
    { $where ->
        [market] { $card } Va al mercado.
        [pay] { $card } Se paga.
       *[cave] { $card } Va a la cueva.
    }
web-tuareg-tag =
    { $where ->
        [market] mercado
        [pay] pagada
       *[cave] cueva
    }

## Animals and special cards of a seat

web-tuareg-animal =
    { $sort ->
        [camel]
            { $count ->
                [0] El camello { $number } no lleva nada.
               *[other] El camello { $number } lleva { $count } de { $most }, desde abajo: { $cargo }.
            }
       *[donkey]
            { $count ->
                [0] El burro { $number } no lleva nada.
               *[other] El burro { $number } lleva { $count } de { $most }, desde abajo: { $cargo }.
            }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] Cueva { $count }, vacía.
       *[other] Cueva { $count }, tiene { $held } de { $most }: { $cards }.
    }
web-tuareg-own-unused =
    { $count ->
        [one] Un ladrón sin usar.
       *[other] { $count } ladrones sin usar.
    }
web-tuareg-own-used = Un ladrón usado; debajo, { $cards } de { $victim }.
web-tuareg-own-map =
    { $count ->
        [one] Un mapa: { $points } puntos al canjearlo.
       *[other] { $count } mapas: { $points } puntos cada uno al canjearlos.
    }
web-tuareg-note-cave = { $held } de { $most }
web-tuareg-note-unused = sin usar
web-tuareg-note-used = usado
web-tuareg-note-map = { $points } ptos.
web-tuareg-times = ×{ $count }

## Seats

web-tuareg-seat =
    { $mine ->
        [yes]
            { $gain ->
                [0] { $name }, llevas { seat-colour }: { $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                }.
               *[other] { $name }, llevas { seat-colour }: { $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                }, y { $gain } más si la etapa terminara ahora.
            }
       *[no]
            { $gain ->
                [0] { $name }, { seat-colour }: { $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                }.
               *[other] { $name }, { seat-colour }: { $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                }, y { $gain } más si la etapa terminara ahora.
            }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }, llevas { seat-colour }
       *[no] { $name }, { seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · tú
        [computer]
            { $level ->
                [none] { seat-colour } · ordenador
               *[other] { seat-colour } · ordenador · { $level }
            }
        [open] { seat-colour } · asiento libre
        [away] { seat-colour } · ausente
       *[person] { seat-colour } · invitado
    }
web-tuareg-others = Los demás jugadores
web-tuareg-all-seats = Los jugadores
web-tuareg-points =
    { $gain ->
        [0] Puntos hasta ahora: { $points }
       *[other] Puntos hasta ahora: { $points }; si esta etapa terminara ahora, { $gain } más
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } carta en el almacén: { $cards }.
               *[other] { $count } cartas en el almacén: { $cards }.
            }
       *[no]
            { $count ->
                [0] Ninguna carta en el almacén.
                [one] { $count } carta en el almacén.
               *[other] { $count } cartas en el almacén.
            }
    }
web-tuareg-your-cache = Tu almacén
web-tuareg-cache-size = { $count } de { $most }
web-tuareg-cache-drawn =
    { $drawn ->
        [one] { $held } en el almacén, { $drawn } robada
       *[other] { $held } en el almacén, { $drawn } robadas
    }
web-tuareg-cache-empty = Tu almacén está vacío.
web-tuareg-your-animals = Tus animales
web-tuareg-your-specials = Tus cartas especiales
web-tuareg-won = ha ganado

## The middle of the table

web-tuareg-market = Mercado
web-tuareg-pile =
    { $count ->
        [0] El mazo está vacío.
        [one] Mazo: queda { $count } carta.
       *[other] Mazo: quedan { $count } cartas.
    }
web-tuareg-pile-title = Robar
web-tuareg-pile-note =
    { $count ->
        [0] vacío
       *[other] { $count } por turno
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card } Ninguna en el mercado.
       *[other] { $card } { $count } en el mercado.
    }
web-tuareg-lead =
    { $seats ->
        [one] { $names } tiene la mayoría de { tuareg-kind }: { $count }
       *[other] { $names } comparten la mayoría de { tuareg-kind }: { $count } cada uno
    }
web-tuareg-nobody = nadie
web-tuareg-shop = Cartas especiales, { $price } dinares cada una
web-tuareg-means =
    { $lacking ->
        [0] Puedes pagarla: tu almacén y tus animales valen { $dinar } dinares.
        [one] Te falta { $lacking } dinar: tu almacén y tus animales valen { $dinar }.
       *[other] Te faltan { $lacking } dinares: tu almacén y tus animales valen { $dinar }.
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }: no queda ninguna carta. { $effect }
        [one] { $special }: queda { $count }, { $price } dinares. { $effect }
       *[other] { $special }: quedan { $count }, { $price } dinares. { $effect }
    }
web-tuareg-discard = Pagadas y fuera del juego: { $cards }
web-tuareg-out = Fuera del juego
web-tuareg-read = Leer la carta: { $title }
web-tuareg-close = Cerrar

## Beside the table

web-tuareg-stage = Etapa { $stage } de 2
web-tuareg-seats =
    { $seats ->
        [2] dos asientos · ronda { $round }
        [3] tres asientos · ronda { $round }
        [4] cuatro asientos · ronda { $round }
       *[5] cinco asientos · ronda { $round }
    }
web-tuareg-last-round =
    { $count ->
        [one] última ronda · último turno
       *[other] última ronda · quedan { $count } turnos
    }
web-tuareg-counted = Cómo se puntuó la etapa { $stage }
web-tuareg-sheet = Puntos
web-tuareg-sheet-seat = Asiento
web-tuareg-sheet-stage = Etapa { $stage }
web-tuareg-sheet-rest = Cartas
web-tuareg-sheet-total = Total
web-tuareg-open-yet = –

## Reading a card

web-tuareg-read-count =
    { $count ->
        [one] En el juego hay { $count } carta así.
       *[other] En el juego hay { $count } cartas así.
    }
web-tuareg-read-load =
    { $kind ->
        [water] En un camello el agua viaja sola.
        [gold] Un camello lleva como mucho { $gold } de oro y como mucho { $kinds } recursos, con las cartas de cada uno juntas.
       *[other] Un camello lleva como mucho { $kinds } recursos, con las cartas de cada uno juntas.
    }
web-tuareg-read-share = Quienes comparten la mayoría reciben { $points } cada uno. Las cartas del almacén no cuentan.
web-tuareg-read-special =
    { $special ->
        [donkey] Vuelve a su montón tras una etapa en la que está cargado. Sin usar al final de la partida vale { $unused }.
        [cave] Sus cartas cuentan al final de la etapa; después vuelve a su montón. Sin usar al final de la partida vale { $unused }.
        [thief] La carta se queda debajo y cuenta al final de la etapa. Sin usar al final de la partida vale { $unused }.
       *[map] Un mapa que no se canjeó tras la etapa 1 cuenta al final de la partida.
    }
