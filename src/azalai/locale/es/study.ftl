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
study-even-luck = { $seat }: con suerte pareja { $scores } (ventaja { $lead }).
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
