### The balance report, and what `azalai balance` says.

cli-help-balance = juega muchas partidas e informa del equilibrio
cli-about-balance = Juega muchas partidas entre jugadores al azar y entre jugadores codiciosos, o con un mismo jugador en todos los asientos, y escribe un informe: la ventaja de empezar, la duración de las partidas, qué cartas se colocan, y qué puntuación obtiene y cuánto gana quien las coloca.
cli-help-balance-variant = base, expansion, mixed; en tuareg de seats-2 a seats-5 (asientos): una o más (por defecto todas)
cli-help-balance-games = partidas por variante (2000; de jugadores al azar 100000)
cli-help-balance-greedy = partidas de jugadores codiciosos por variante (2000)
cli-help-balance-seed = semilla de la primera partida; las siguientes cuentan desde ella (1)
cli-help-balance-out = el archivo del informe (por defecto se muestra)
cli-help-balance-results = un archivo para los resultados: una línea de JSON por partida. Con --player, la carpeta de los archivos de resultados, que el mismo comando continúa (por defecto la carpeta actual)
balance-game = con jugadores al azar y codiciosos solo hay informe para targi; para { $game } indica un jugador: --player champion:10ms
balance-no-variant = no existe la variante «{ $name }»; elige entre: { $names }
balance-file = no se puede escribir { $file }: { $reason }
balance-playing = { balance-variant }, { balance-players }
balance-variant =
    { $variant ->
        [base] juego base
        [expansion] con la expansión
        [mixed] expansión, mazo de tribu y borde mezclados
        [seats-2] 2 asientos
        [seats-3] 3 asientos
        [seats-4] 4 asientos
        [seats-5] 5 asientos
       *[other] { $variant }
    }
balance-players = { $player }
# Between the names of players who play against each other.
balance-pairing = { " – " }

## The page

balance-page-title =
    { $game ->
        [targi] # Equilibrio de Targi
        [tuareg] # Equilibrio de Tuareg
       *[other] # Equilibrio de { $game }
    }
balance-page-about = Por cada variante, { $games } partidas entre dos jugadores al azar y { $greedy } entre dos jugadores codiciosos. Este comando hace la página:
balance-page-baseline =
    Esto es una **referencia**. Los jugadores al azar solo colocan una carta por accidente; los codiciosos miran una decisión
    por delante, valoran mercancías y cartas con una lista corta de pesos (`src/azalai/games/targi/bots/greedy.toml`), no
    miran al oponente y no ven ninguna carta oculta. Lo que se dice de las cartas vale para esos jugadores. Solo las partidas
    de jugadores fuertes dirán mucho del juego.
balance-page-glance = ## Quién empieza y cuánto duran las partidas
balance-page-reading =
    { $cards ->
        [yes] Tras cada media va la mitad de la anchura de su intervalo del 95 %. Un empate cuenta como media victoria. La ventaja es la puntuación del asiento que empezó la primera ronda menos la del otro. «Zona de juego llena» es la proporción de partidas en que alguien colocó doce cartas, lo que termina la partida con esa ronda.
       *[no] Tras cada media va la mitad de la anchura de su intervalo del 95 %. Quienes comparten una victoria tienen partes iguales. La ventaja es la puntuación del asiento que empezó la primera ronda menos la puntuación media de los demás.
    }
balance-page-how-cards =
    ## Cómo leer las cartas
    
    De cada carta: en cuántas partidas se colocó, y la puntuación media de quienes la colocaron menos la puntuación media de
    todos los jugadores, con su intervalo del 95 %. Una carta que se colocó y después se perdió en el último asalto cuenta
    como colocada. En la variante mezclada solo la mitad de las cartas de tribu está en el mazo, así que cada una se puede
    colocar como mucho en la mitad de las partidas, más o menos. Quien coloca muchas cartas puntúa más, así que casi todas las
    diferencias son mayores que cero; por eso una carta se compara con la diferencia de todas las colocadas. Ninguna
    diferencia prueba que la carta sea la causa: las cartas caras las coloca quien ya es rico.
balance-page-rule =
    { $points ->
        [one] Una carta **destaca por puntos** si su diferencia se aleja más de { $errors } errores típicos y al menos { $points } punto de la de todas las cartas colocadas, y se colocó al menos { $fewest } veces. Destaca **por número** si se coloca en al menos el { $more } % o en como mucho el { $fewer } % de las partidas de la carta mediana.
       *[other] Una carta **destaca por puntos** si su diferencia se aleja más de { $errors } errores típicos y al menos { $points } puntos de la de todas las cartas colocadas, y se colocó al menos { $fewest } veces. Destaca **por número** si se coloca en al menos el { $more } % o en como mucho el { $fewer } % de las partidas de la carta mediana.
    }
balance-page-variant =
    { $variant ->
        [base] ## El juego base
        [expansion] ## Con la expansión
        [mixed] ## Expansión, mazo de tribu y borde mezclados
        [seats-2] ## 2 asientos
        [seats-3] ## 3 asientos
        [seats-4] ## 4 asientos
        [seats-5] ## 5 asientos
       *[other] ## { $variant }
    }
balance-page-stand-outs = Cartas cuyas cifras destacan:
balance-page-cards = Todas las cartas que se pueden colocar:
balance-named = `{ $card }` ({ $figure })
balance-stands-out =
    { $way ->
        [higher] - { balance-who } obtienen más puntuación de lo normal ({ $typical }) con: { balance-list }
        [lower] - { balance-who } obtienen menos puntuación de lo normal ({ $typical }) con: { balance-list }
        [often] - { balance-who } colocan a menudo (carta mediana: { $typical } de las partidas): { balance-list }
       *[seldom] - { balance-who } colocan pocas veces (carta mediana: { $typical } de las partidas): { balance-list }
    }
balance-who =
    { $player ->
        [random] los jugadores al azar
        [greedy] los jugadores codiciosos
       *[other] los jugadores { $player }
    }
balance-list =
    { $count ->
        [0] ninguna
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure } %
balance-none = –
balance-endless = ?
balance-column-variant = variante
balance-column-players = jugadores
balance-column-games = partidas
balance-column-wins = victorias del asiento que empieza
balance-column-draws = empates
balance-column-lead = su ventaja en puntos
balance-column-score = puntuación
balance-column-rounds = rondas
balance-column-full = zona de juego llena
balance-column-decisions = decisiones
balance-column-laid = cartas colocadas por asiento
balance-column-card = carta
balance-column-kind = símbolo
balance-column-crosses = cruces
balance-column-cost = coste
balance-column-rate = { $player }: colocada
balance-column-points = { $player }: puntuación

## Reading results

balance-read = no se puede leer { $file }: { $reason }
balance-line = { $file }, la línea { $line } no es el resultado de una partida
