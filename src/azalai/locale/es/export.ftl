### azalai export: data sets of games, and their data cards.

cli-help-export = escribe partidas como conjunto de datos en Parquet
cli-about-export = Hace jugar a ordenadores y escribe sus partidas como conjunto de datos: una carpeta con decisions.parquet, una línea por decisión, y README.md, su ficha de datos. Con --saved las partidas vienen de archivos guardados; con --server, de un servidor.
cli-help-export-game = el juego (targi)
cli-help-export-players = los jugadores, como en la arena; ocupan los asientos por turnos (greedy)
cli-help-export-games = cuántas partidas (10 000)
cli-help-export-saved = partidas guardadas de personas que aceptan su uso, en vez de partidas de ordenadores
cli-help-export-server = partidas de un servidor que sus jugadores han cedido para la investigación, en vez de partidas de ordenadores
cli-help-export-out = la carpeta del conjunto de datos
export-players = nombra como mucho un jugador por asiento: esta mesa tiene { $seats } asientos
export-one-game = un conjunto de datos contiene un juego, no { $games }
export-folder = no se puede escribir el conjunto de datos en { $folder }: { $reason }
export-no-pyarrow = azalai export necesita PyArrow, que no está instalado: pip install "azalai[data]"
export-none =
    { $others ->
        [0] ninguna partida terminada puede usarse para la investigación
       *[other] ninguna partida terminada con estas opciones puede usarse para la investigación; partidas con otras opciones: { $others }
    }
export-done = Hay { $decisions } decisiones en { $folder }.
export-source =
    { $source ->
        [saved] partidas guardadas que sus jugadores entregaron para este uso; algunas pueden empezar a mitad de la partida, y entonces `seed` no las reparte
        [server] partidas de un servidor; cada una se ofreció para la investigación antes de que nadie se sentara, y todos en la mesa lo sabían
       *[played] ordenadores; `{ $command }` juega las mismas partidas otra vez, salvo que un jugador tenga un límite de tiempo
    }
export-own-cards =
    { $own ->
        [yes] sí; el archivo de cartas no forma parte de este conjunto
       *[no] no
    }
export-card =
    # Decisiones en partidas de { $game }
    
    { $games } partidas con { $decisions } decisiones, una por línea, en `decisions.parquet`.
    
    | | |
    |---|---|
    | juego | { $game } |
    | opciones | { $options } |
    | cartas propias | { export-own-cards } |
    | asientos | { $seats } |
    | jugadores | { $players } |
    | primera semilla | { $seed } |
    | hecho con | Azalai { $version } |
    | origen | { export-source } |
    | partidas omitidas porque un bot propio las perdió por un fallo | { $lost } |
    | licencia | no se indica aquí: la elige quien publique este conjunto (Azalai: MIT) |
    
    ## Columnas
    
    | columna | tipo | significado |
    |---|---|---|
    | `game` | int32 | el número de la partida en este conjunto |
    | `seed` | uint64 | la semilla de su reparto |
    | `decision` | int16 | el número de la decisión en la partida, contando las forzadas |
    | `round` | int16 | la ronda |
    | `seat` | int8 | el asiento que decidió |
    | `player` | string | quién ocupa el asiento |
    | `observation` | int8[{ $cells }] | lo que el asiento podía saber: { $cells } celdas de la versión { $layout } de la observación |
    | `legal` | int16[] | los números de las acciones permitidas, al menos dos |
    | `action` | int16 | la acción elegida |
    | `move` | string | la misma en notación |
    | `score` | int16 | la puntuación final del asiento |
    | `won` | float32 | 1 si el asiento ganó, 0 si perdió, su parte en un empate |
    
    La observación, las acciones permitidas y la elegida no contienen nada que el asiento no pudiera saber. `seed` sí: con las
    opciones reparte todas las cartas ocultas. `score` y `won` son los del final. Faltan las decisiones con una sola acción
    permitida. «people» como jugador indica personas sin nombre; el origen de arriba dice cómo aceptaron. La página «Observations and actions» de la documentación describe cada celda y cada acción.
    
    ## Límites
    
    Los ordenadores juegan de otra manera que las personas y que otros ordenadores, así que las estadísticas de este conjunto
    valen para sus jugadores. Las decisiones de una partida no son independientes entre sí: divide el conjunto por `game`.
