### Computer players: names and characters of the levels, errors in specs and parameter files.

bots-not-asked = el asiento { $seat } no decide ahora
bots-spec = no existe el oponente { $spec }; existen: random, greedy, search:1000 (simulaciones), search:50ms (tiempo), search-classic:1000, los niveles { $levels } y bots propios: mymodule:Eager (una clase de Python), command:node eager.js (un programa)
bots-custom = no se puede iniciar el bot propio { $spec }: { $reason }

## A custom bot that lost its game, and why.

bots-fault = { $bot } pierde la partida: { $reason }
bots-fault-slow = sin respuesta en { $detail } segundos
bots-fault-illegal = «{ $detail }» no es una jugada permitida
bots-fault-raised = una excepción, { $detail }
bots-fault-answer = una respuesta que el protocolo no permite: { $detail }
bots-fault-died = el programa acabó sin respuesta (código de salida { $detail })

## Errors in a parameter file. $field is a place in it, for example where.expansion.rollout_hours.

bots-file =
    { $count ->
        [one] no se puede usar { $file }:
       *[other] no se puede usar { $file }, por { $count } razones:
    }
bots-file-whole = { $field } debe ser un número entero de { $low } a { $high }, no { $value }
bots-file-number = { $field } debe ser un número de { $low } a { $high }, no { $value }
bots-file-word = { $field } debe ser uno de { $choices }, no { $value }
bots-file-unknown = { $field } es desconocido; campos conocidos: { $known }
bots-file-missing = falta { $field }
bots-file-where = { $field } no es una condición de una mesa; posibles: { $conditions }
bots-file-budget = { $field } necesita simulaciones o milisegundos para su búsqueda

## Levels

bots-level-curious = Curioso
bots-level-gentle = Amable
bots-level-steady = Sólido
bots-level-clever = Astuto
bots-level-strong = Fuerte
bots-level-expert = Experto
bots-level-champion = Campeón
bots-character-curious = Acaba de llegar, prueba cosas y a menudo se le escapa la mejor jugada.
bots-character-gentle = Está empezando y es cordial: toma lo que tiene cerca y a veces deja pasar algo bueno.
bots-character-steady = Planea bien su turno, paga lo que vale la pena y rara vez mira tus planes.
bots-character-clever = Mira unas jugadas por delante y ve lo que buscas.
bots-character-strong = Rara vez regala nada y te hace pagar tus errores.
bots-character-expert = Sopesa cada jugada contra tus planes y te deja poco.
bots-character-champion = Piensa todo lo que se le permite y es lo mejor que sabemos construir.
bots-network-damaged = su suma de comprobación es incorrecta; vuelve a instalar Azalai
bots-unusual-deck = Estas cartas son muy distintas de aquellas con que se entrenaron los ordenadores. Usan un juicio más simple y juegan peor.
