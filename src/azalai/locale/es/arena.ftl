### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = JUGADOR
cli-value-address = DIRECCIÓN
cli-help-arena = enfrenta a ordenadores entre sí y los clasifica
cli-about-arena = Enfrenta a ordenadores entre sí, todos contra todos, y los clasifica. Cada reparto se juega desde todos los asientos. Cada resultado se guarda al momento: tras Ctrl-C el mismo comando sigue donde se detuvo.
cli-examples-arena =
    ejemplos:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = el juego
cli-help-arena-contestants = los jugadores: random, greedy, search:1000 (simulaciones por decisión), search:50ms (tiempo por decisión), un nivel como strong, o un bot propio: mymodule:Eager, "command:node eager.js"
cli-help-arena-games = partidas por pareja (100)
cli-help-arena-seed = semilla del primer reparto; los siguientes cuentan desde ella (1)
cli-help-arena-out = el archivo de resultados; una ejecución posterior lo continúa (por defecto un archivo en esta carpeta, con el nombre de los ajustes)
cli-help-arena-jobs = cuántas partidas se juegan a la vez (por defecto el número de núcleos)
cli-help-arena-luck = mostrar también las victorias sin la suerte de cada partida, que con menos partidas dan la misma precisión
cli-help-arena-json = mostrar la clasificación como JSON
cli-help-arena-markdown = mostrar la clasificación como Markdown
cli-help-arena-ray = jugar en un clúster de Ray: su dirección, «auto», o «local» para uno en esta máquina
cli-help-ladder = hace la página de la clasificación con archivos de resultados
cli-about-ladder = Hace una página con la valoración de los ordenadores a partir de archivos de resultados de la arena: valoraciones, parejas y los comandos que jugaron las partidas.
cli-help-ladder-files = archivos de resultados de la arena
cli-help-ladder-out = el archivo de la página (por defecto se muestra)
cli-help-new-bot = crea un bot propio: una plantilla y su prueba
cli-about-new-bot = Crea un bot propio en esta carpeta: NOMBRE.py con un bot que puedes cambiar, y test_NOMBRE.py con su prueba.
cli-help-new-bot-name = el nombre del módulo: letras, cifras y guiones bajos, por ejemplo my_bot
cli-value-name = NOMBRE
new-bot-name = { $name } no es un nombre de módulo de Python; usa minúsculas, cifras y guiones bajos, y empieza por una letra: my_bot
new-bot-exists = { $file } ya existe; elige otro nombre o mueve el archivo
new-bot-done =
    Escritos { $bot } y { $test }. Prueba el bot:
    
      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }
arena-too-few = una arena necesita al menos dos jugadores
arena-twice = { $name } aparece dos veces
arena-begins =
    { $count ->
        [0] Las { $there } partidas ya están en { $file }.
        [one] Una partida por jugar, { $there } ya jugadas; los resultados van a { $file }
       *[other] { $count } partidas por jugar, { $there } ya jugadas; los resultados van a { $file }
    }
arena-playing = partidas
arena-interrupted = Detenido: { $played } de { $total } partidas están en { $file }. El mismo comando sigue desde ahí.
arena-workers-die = { $count } procesos seguidos murieron sin terminar una partida; ¿hay memoria suficiente? Prueba con menos a la vez (--jobs): la arena sigue desde aquí
arena-file = no se puede usar { $file }: { $reason }
arena-file-in-use = { $file } está en uso: otra ejecución escribe en él
arena-file-other = { $file } no es un archivo de resultados de este comando; elige otro
arena-file-setting = { $file } tiene resultados con otro valor de { $name }: { $found }, no { $wanted }. Elige otro archivo, o mueve este
arena-no-luck = --subtract-luck necesita una red entrenada, y { $game } no tiene ninguna
arena-no-ray = --ray necesita Ray, que no está instalado: pip install azalai[cluster]
arena-no-cluster = no hay ningún clúster de Ray en { $address }: { $reason }
arena-cluster-fails = el clúster sigue fallando: { $reason }

## The tables

arena-pairs-title = Parejas, con intervalos del 95 %
arena-contestants-title = Valoraciones, con intervalos del 95 %
arena-column-a = jugador
arena-column-b = contra
arena-column-games = partidas
arena-column-wins = victorias
arena-column-adjusted = victorias sin suerte
arena-column-draws = empates
arena-column-ahead = acaba por delante
arena-column-lead = diferencia de puntuación
arena-column-contestant = jugador
arena-column-rating = Elo
arena-column-milliseconds = ms por decisión
arena-column-simulations = simulaciones por decisión
arena-faults =
    { $count ->
        [one] { $name } perdió una partida por un fallo:
       *[other] { $name } perdió { $count } partidas por un fallo:
    }
arena-fault =
    { $count ->
        [one] - { $reason } (1 partida)
       *[other] - { $reason } ({ $count } partidas)
    }
arena-interval = { $figure } (de { $low } a { $high })
# The same with the interval on a line of its own.
arena-interval-narrow =
    { $figure }
    de { $low } a { $high }
arena-method =
    { $method ->
        [bradley-terry] Un empate es media victoria. Valoraciones: Bradley-Terry en la escala Elo con media 0. Intervalos: bootstrap bayesiano sobre los repartos; para las victorias, el de Wilson con los repartos como unidad y el cuantil de la t de Student.
       *[plackett-luce] El primer jugador tiene un asiento, el otro todos los demás; { $even } % es igualdad; un puesto compartido cuenta como medio por delante. Valoraciones: Plackett-Luce sobre los puestos de todos los asientos, en la escala Elo con media 0. Intervalos: bootstrap bayesiano sobre los repartos; para las victorias, el de Wilson con los repartos como unidad y el cuantil de la t de Student.
    }

## The page with the ladder

arena-ladder-title = # La clasificación
arena-ladder-about = Qué fuerza tienen los ordenadores unos contra otros, según partidas de la [arena](arena.md): cada reparto se juega desde todos los asientos, y cada cifra tiene su intervalo del 95 %. `azalai ladder` hace esta página con archivos de resultados; cada sección muestra los comandos que jugaron sus partidas.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
        [tuareg] ## Tuareg, { balance-variant }
       *[other] ## { $game }, { balance-variant }
    }
arena-ladder-none = { $file } aún no tiene partidas
