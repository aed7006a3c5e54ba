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
export-card =
    # Decisiones en partidas de { $game }
    
    { $games } partidas con { $decisions } decisiones, una por línea, en `decisions.parquet`.
    
    | | |
    |---|---|
    | juego | { $game } |
    | opciones | { $options } |
    | cartas propias | { $own } |
    | jugadores | { $players } |
    | primera semilla | { $seed } |
    | hecho con | Azalai { $version } |
    
    ## Columnas
    
    | columna | significado |
    |---|---|
    | `game` | el número de la partida en este conjunto |
    | `seed` | la semilla de su reparto |
    | `decision` | el número de la decisión en la partida, contando las forzadas |
    | `round` | la ronda |
    | `seat` | el asiento que decidió |
    | `player` | quién ocupa el asiento |
    | `observation` | lo que el asiento podía saber: { $cells } celdas de la versión { $layout } de la observación |
    | `legal` | los números de las acciones permitidas, al menos dos |
    | `action` | la acción elegida |
    | `move` | la misma en notación |
    | `score` | la puntuación final del asiento |
    | `won` | 1 si el asiento ganó, 0 si perdió, su parte en un empate |
    
    Ninguna línea contiene nada que su asiento no pudiera saber. Faltan las decisiones con una sola acción permitida.
    «people» como jugador indica personas sin nombre, que aceptaron que sus partidas formen parte de este conjunto. La página «Observations and actions» de la documentación describe cada celda y cada acción.
    
    ## Límites
    
    Los ordenadores juegan de otra manera que las personas y que otros ordenadores, así que las estadísticas de este conjunto
    valen para sus jugadores. Las partidas de un mismo reparto no son independientes entre sí.
