### The card explorer in the browser.

card-explorer-title = Comparador de cartas
card-explorer-back = Todas las cartas
card-explorer-intro = La diferencia dice cuánto más a menudo ganaron quienes usaron una carta de tribu que todos los que usaron cualquier carta de tribu de la misma manera, en la misma ronda y en la misma situación. Se midió en { $games } partidas del ordenador más fuerte contra sí mismo.
card-explorer-reading = Todas las diferencias son sobre 100 partidas. ± es la mitad del intervalo del 95 %; una diferencia que con seguridad no es cero va en negrita. Detrás y delante significan por dos puntos o más al usar la carta. Una diferencia no demuestra que la carta sea su causa.
card-explorer-none = Aún no se han medido partidas así, por eso las cartas no tienen cifras.
card-explorer-unused = Nadie usó esta carta de esta manera.
card-explorer-caption = Las cartas de tribu y cómo les fue a quienes las usaron. Los encabezados ordenan la tabla.
card-explorer-ways = Cómo se usó la carta
card-explorer-way =
    { $way ->
        [laid] colocada
       *[kept] guardada en la mano
    }
card-explorer-column =
    { $column ->
        [card] Carta
        [count] Usada
        [won] Ganadas
        [effect] Diferencia
        [early] Rondas 1–4
        [middle] Rondas 5–8
        [late] Rondas 9–12
        [behind] Detrás
        [even] Igualados
       *[ahead] Delante
    }
card-explorer-percent = { $share } %
card-explorer-by-round = La diferencia por ronda y situación
card-explorer-round = Ronda
card-explorer-all-rounds = Todas las rondas
