### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = muestra suerte, destreza y mejores jugadas de una partida guardada
cli-about-analyse = Analiza una partida terminada: cuánto del resultado fue suerte, cuánto fueron decisiones y qué jugadas habrían sido mejores, según lo que se sabía en cada momento. El primer análisis compila hasta dos minutos, una sola vez.
cli-help-analyse-file = una partida guardada y terminada
cli-help-analyse-seat = mostrar solo las decisiones y la suerte de este asiento
cli-help-analyse-all = mostrar todas las decisiones y toda la suerte
cli-help-analyse-deep = mirar más lejos; tarda mucho más
cli-help-analyse-json = mostrarlo todo como JSON
study-unfinished = solo se puede analizar una partida terminada; esta sigue en curso
study-no-network = { $game } con estas opciones no tiene una red entrenada, así que sus partidas no se pueden analizar
study-running = Analizando
study-method =
    { $depth ->
        [deep] Análisis a fondo, en { $worlds } mundos posibles por decisión.
       *[fast] Análisis en { $worlds } mundos posibles por decisión.
    }
study-ledger-title = Inicio + suerte + decisiones propias + ajenas = resultado (probabilidad de ganar)
study-even-luck = { $seat }: con suerte equilibrada { $scores } (ventaja { $lead }).
study-decisions-title = Decisiones, con la pérdida de probabilidad de ganar frente a la mejor jugada (intervalo del 95 %)
study-no-mistakes = Ninguna decisión perdió con certeza un 5 % o más de probabilidad de ganar.
study-luck-title = Suerte: qué se reveló y cómo cambió la probabilidad de ganar
study-deal = el reparto
study-interval = { $value } ±{ $margin }
study-column-seat = Asiento
study-column-start = Inicio
study-column-luck = Suerte
study-column-own = Propias
study-column-others = Ajenas
study-column-result = Resultado
study-column-average = Pérdida/decisión
study-column-level = Juega como
study-column-move = Jugada
study-column-round = Ronda
study-column-played = Jugado
study-column-better = Mejor
study-column-before = Antes
study-column-after = Después
study-column-loss = Pérdida
study-column-points = Puntos
study-column-label = Juicio
study-column-event = Tras
study-label =
    { $label ->
        [blunder] error grave
        [mistake] error
       *[inaccuracy] imprecisión
    }
study-graph-title = Probabilidades de ganar en una partida que acabó { $scores }
study-graph-seat = { seat-colour }: inicio { $start } %, suerte { $luck } %, decisiones propias { $own } %, decisiones ajenas { $others } %, resultado { $result } %.
study-graph-decisions = Decisiones
study-graph-mark = Jugada { $number }, { study-label }: { $move }; mejor { $best }

## The study page in the browser

study-open = Análisis
study-heading = Análisis
study-title = Análisis · { $game }
study-outlook = Perspectivas
study-outlook-says = Probabilidad de ganar de { $name }, sobre 100. Haz clic en una barra para ir allí.
study-graph-label = Probabilidad de ganar de { $name }, jugada a jugada. La tabla de abajo tiene las mismas cifras.
study-kind =
    { $kind ->
        [luck] suerte
        [own] decisiones propias
       *[others] decisiones ajenas
    }
study-board = El momento en el tablero
study-progress =
    { $rough ->
        [yes] Primeros resultados. El análisis sigue: { $percent } %
       *[no] Analizando: { $percent } %
    }
study-progress-label = Progreso del análisis
study-state =
    { $deep ->
        [yes] Analizada a fondo
       *[no] Analizada
    }
study-failed = El ordenador no pudo terminar el análisis. Recarga la página para probar otra vez.
study-where = Ronda { $round }, jugada { $step } de { $all }, como la vio { $name }
study-where-deal = El reparto, como lo vio { $name }
study-next-mistake = Siguiente error
study-moment = El momento
study-mark =
    { $kind ->
        [played] jugada
        [better] mejor
       *[yours] tu elección
    }
study-loss = { study-label }, { $loss }
study-margin = ±{ $margin }
study-of-100 = de 100
study-why = Por qué.
study-was-best = Ninguna jugada era mejor.
study-no-reason = El ordenador espera { $points } puntos más de la mejor jugada.
study-luck-after = Lo que reveló la jugada cambió la probabilidad en { $luck }.
study-shown-after = Lo que los demás tenían oculto cambió la probabilidad en { $change }.
study-retry = Reintentar
study-retry-what = { ": " }{ study-round }, { $text }
study-found = encontrada
study-retry-says = Encuentra una jugada mejor que la que se jugó.
study-verdict =
    { $found ->
        [best] Correcto, es la mejor jugada.
        [good] Bien: está a menos de 2 de 100 de la mejor jugada.
        [same] Esa se jugó: pierde { $loss } de 100.
       *[worse] Esta no: pierde { $loss } de 100.
    }
study-show-answer = Mostrar la respuesta
study-replay = Repetición desde aquí
study-deal-says = Se reparten las cartas.
study-value = Probabilidad después
study-ledger = El balance
study-ledger-caption = De dónde vino el resultado, en probabilidades de 100
study-line =
    { $line ->
        [start] Inicio
        [luck] Suerte
        [own] Decisiones propias
        [others] Decisiones ajenas
       *[result]
            { $end ->
                [yes] Resultado
               *[no] Ahora
            }
    }
study-adjusted = { $name } acabó con { $scores }. Con suerte equilibrada habría sido { $even }. De media, una decisión perdió { $loss } de 100.
study-like-level = Así juega el nivel { $level }.
study-turning-points = Momentos decisivos
study-mistakes = Errores ({ $count })
study-whose = De quién son las decisiones
study-round = Ronda { $round }
study-to-deep = Analizar a fondo
study-to-fast = Al análisis rápido
study-hide =
    { $on ->
        [yes] Mostrar lo que viene después
       *[no] Ocultar lo que viene después
    }
study-every-moment = Cada momento en una tabla
study-cell =
    { $column ->
        [move] Jugada
        [round] Ronda
        [event] Qué pasó
        [decision] Decisión
        [luck] Suerte
       *[value] Probabilidad
    }

## Puzzles: `azalai puzzles`

cli-help-puzzles = resuelve ejercicios o los hace con partidas del ordenador más fuerte
cli-about-puzzles = Ejercicios para resolver: posiciones de partidas entre los ordenadores más fuertes en que una jugada es claramente mejor que las demás. make busca más, tarda horas y sigue si se llama otra vez; verify analiza otra vez una muestra.
cli-help-puzzles-action = solve: resolver un ejercicio; show: mostrar un ejercicio con su solución; make: buscar ejercicios; verify: analizar otra vez una muestra con otras semillas
cli-help-puzzles-table = un tipo de mesa (targi, expansion, tuareg-2 a tuareg-5) o el número de un ejercicio (solve, show)
cli-help-puzzles-out = la carpeta de los archivos de ejercicios (make: puzzles; verify: los incluidos)
cli-help-puzzles-minutes = dejar de buscar tras este tiempo (30)
cli-help-puzzles-sample = cuántos ejercicios se comprueban (50)
cli-help-puzzles-seed = el número de reparto de la primera partida, o la semilla de la comprobación (1)
puzzles-made = { $file } tiene { $count } ejercicios.
puzzles-verified = { $confirmed } de { $of } ejercicios están confirmados.

## What if: playing on from a moment of a finished game

study-what-if = ¿Y si…?
study-what-if-against = Seguir contra
study-what-if-all = nadie: llevo yo todos los asientos
study-what-if-name = Invitado
study-no-what-if = Nadie puede seguir desde aquí: la partida ha terminado, o empezó desde una posición descrita.
