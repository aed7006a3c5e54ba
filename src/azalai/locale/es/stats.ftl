### `azalai stats`: the balance report from a file of results.

cli-help-stats = informa del equilibrio a partir de un archivo de resultados
cli-about-stats = Informa del equilibrio de un juego a partir de un archivo de resultados de la arena o del comando balance: la ventaja de empezar, la duración de las partidas, qué cartas se colocan y qué puntuación obtiene quien las coloca. Con --out se guardan gráficos junto al informe.
cli-help-stats-file = un archivo de resultados
cli-help-stats-out = el archivo del informe, y el principio del nombre de los gráficos (por defecto se muestra el informe)
stats-none = { $file } no tiene partidas
stats-variant = { $file } tiene partidas de una variante desconocida: { $variant }
stats-no-plots = Sin gráficos: necesitan Matplotlib (pip install azalai[plots]).
stats-page-about = A partir de los resultados de { $games } partidas. Estos comandos hacen la página:
stats-page-players = Las cifras valen para los jugadores nombrados. Donde se enfrentan dos de ellos, cada reparto se jugó desde todos los asientos, y los intervalos tratan las partidas de un reparto como una unidad.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![Con qué frecuencia gana el asiento que empieza]({ $file })
        [length] ![Cuánto duran las partidas]({ $file })
       *[cards] ![Con qué frecuencia se colocan las cartas y qué puntuación obtiene quien las coloca]({ $file })
    }
stats-axis-wins = victorias del asiento que empieza, en % (línea discontinua: igualdad)
stats-axis-rounds = rondas
stats-axis-games = partidas, en %
stats-axis-decisions = decisiones por partida
stats-axis-laid = colocada en este porcentaje de partidas
stats-axis-points = puntuación de quien la colocó, por encima de la media
