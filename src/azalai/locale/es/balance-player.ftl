### Balance reports of games in which every seat has the same player (`azalai balance --player`).

cli-help-balance-player = el jugador de todos los asientos, por ejemplo champion:10ms (por defecto partidas de jugadores al azar y codiciosos, solo para targi)
cli-help-balance-cards = con --player: tu archivo de cartas; los mismos repartos se juegan con las cartas estándar y con las tuyas, y el informe los compara
cli-help-balance-minutes = con --player: detenerse tras este tiempo; el mismo comando sigue

balance-needs-player = { $option } necesita --player, por ejemplo --player champion:10ms
balance-without-player = { $option } es del jugador codicioso y no se puede combinar con --player
balance-stopped = { $played } de { $total } partidas están en los archivos de resultados. El mismo comando sigue desde ahí y escribe el informe cuando se hayan jugado todas.

## The page

balance-with-cards = { $variant }, cartas de `{ $cards }`
balance-player-about = Por cada variante, { $games } partidas en las que todos los asientos tienen el jugador `{ $player }`. Este comando hace la página:
balance-player-deals = Cada reparto se juega una vez. Las cifras valen para este jugador; otro puede sacar más o menos partido de una carta.
balance-faults =
    { $count ->
        [one] { $variant }: una partida más terminó por un fallo del jugador; no se cuenta.
       *[other] { $variant }: { $count } partidas más terminaron por un fallo del jugador; no se cuentan.
    }
balance-turns =
    ## Los asientos en orden de turno

    El asiento 1 empieza la partida. De cada asiento: la proporción de las partidas que ganó, donde quienes comparten una
    victoria tienen partes iguales, y su puntuación.
balance-effects-title = ## Cómo leer las cartas
balance-effects-reading =
    { $way ->
        [laid]
            «Colocada» es la proporción de partidas en que alguien colocó la carta. «Victorias sobre lo igual» es la proporción
            de victorias de quienes la colocaron, menos el 50 %. Quien coloca muchas cartas gana más a menudo, sean las que
            sean, así que casi siempre es mayor que cero.

            El **efecto en la victoria** dice qué carta ayuda: cuánto crece la proporción de victorias de un asiento si coloca
            esta carta y todas las demás colocadas siguen iguales. Sale de una regresión lineal sobre todas las partidas: de la
            diferencia entre los resultados de los dos asientos sobre la diferencia entre sus cartas colocadas. Contiene todo lo
            que trae colocar la carta: sus cruces, su habilidad, su coste.

            «Puntuación sobre la media» es la puntuación media de quienes colocaron la carta, menos la de todos los asientos.
            Una carta que se colocó y después se perdió en el último asalto cuenta como colocada. En la variante mezclada solo
            la mitad de las cartas de tribu está en el mazo, así que cada una se puede colocar como mucho en la mitad de las
            partidas, más o menos.
       *[bought]
            «Por asiento» es cuántas unidades de una carta especial compra un asiento en una partida, y «comprada» la proporción
            de partidas en que alguien la compra; también cuentan los mapas canjeados. «Victorias sobre lo igual» es la
            proporción de victorias de quienes la compraron, menos la parte igual.

            El **efecto en la victoria** es cuánto crece la proporción de victorias de un asiento si compra una más de estas
            cartas y todas las demás compradas y el orden de turno siguen iguales. Sale de una regresión lineal de los
            resultados de los asientos sobre sus cartas compradas en todas las partidas. Contiene lo que cuesta la carta.

            «Puntuación sobre la media» es la puntuación media de quienes compraron la carta, menos la de todos los asientos.
            Solo se cuentan las cartas especiales: no qué recursos carga, esconde o hurta un asiento, ni sus mayorías.
    }
balance-effects-rule =
    Tras cada cifra va la mitad de la anchura de su intervalo del 95 %, con la partida como unidad. Una carta **destaca** si
    su efecto en la victoria se aleja más de { $errors } errores típicos y al menos { $share } de la media de todas las
    cartas. Si los asientos tuvieron cantidades distintas de una carta en menos de { $fewest } partidas, o si hay pocas
    partidas para todas las cartas, no hay efecto en la tabla. Un efecto no prueba que la carta sea la causa: quien va por
    delante quizá elige otras cartas.
balance-effects-stands-out =
    { $way ->
        [helps] - ayudan más que la media de todas las cartas ({ $typical }): { balance-list }
       *[hurts] - ayudan menos que la media de todas las cartas ({ $typical }): { balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] Ninguna de ellas es diseño nuestro.
       *[other] Nuestros propios diseños entre ellas, con la fuente de sus cifras:
    }
balance-effects-design = - `{ $card }` ({ $figure }): { $source }
balance-effects-cards =
    { $way ->
        [laid] Todas las cartas que se pueden colocar:
       *[bought] Todas las cartas especiales:
    }
balance-compared =
    Los mismos repartos se jugaron con las cartas estándar y con las de `{ $cards }`. La última fila de cada carta es el
    cambio. Su intervalo trata los dos grupos de partidas como independientes. El archivo:
balance-compared-none = El archivo no cambia ninguna carta que se pueda colocar en esta variante. La tabla de todas las variantes compara las partidas.
balance-standard-cards = estándar
balance-change = **cambio**

balance-column-turn = asiento
balance-column-even = parte igual
balance-column-share = victorias
balance-column-each = por asiento
balance-column-share-laid = colocada
balance-column-share-bought = comprada
balance-column-above-even = victorias sobre lo igual
balance-column-adjusted = efecto en la victoria
balance-column-above-mean = puntuación sobre la media
balance-column-cards-used = cartas
