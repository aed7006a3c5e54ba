### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = Ejercicios
puzzles-intro = Posiciones de partidas del ordenador más fuerte, en la mesa de verdad. Una jugada es claramente mejor que las demás: encuéntrala.
puzzles-none = No hay ejercicios así.
puzzles-week = Tu semana
puzzles-rating = Tu valoración
puzzles-solved = Resueltos al primer intento
puzzles-solved-of = { $solved } de { $tried }
puzzles-choose = Más ejercicios
puzzles-group = Juego
puzzles-theme = Tema
puzzles-all = Todos
puzzles-start = Siguiente ejercicio
puzzles-count =
    { $count ->
        [one] Hay un ejercicio así.
       *[other] Hay { $count } ejercicios así.
    }
puzzle-of-the-day = Ejercicio del día
puzzle-name = Ejercicio { $number }
puzzle-page-title = Ejercicio { $number } – Azalai
puzzle-group =
    { $group ->
        [targi] Targi
        [expansion] Targi con la expansión
       *[tuareg] Tuareg
    }
puzzle-theme =
    { $theme ->
        [row] filas
        [denial] quitar opciones
        [raid] asaltos
        [timing] el momento justo
        [endgame] final
        [loading] orden de carga
        [thief] ladrones
       *[map] mapas
    }
puzzle-themes = Trata de: { $themes }.
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] L
        [tue] M
        [wed] X
        [thu] J
        [fri] V
        [sat] S
       *[sun] D
    }
puzzle-mark =
    { $mark ->
        [solved] resuelto
       *[tried] sin resolver
    }
puzzle-stars = Dificultad { $count } de { $most }
puzzle-rating = Valoración { $rating }
puzzle-find =
    { $count ->
        [one] Encuentra la mejor jugada
       *[other] Encuentra las mejores jugadas: { $number } de { $count }
    }
puzzle-task = Una jugada conserva una probabilidad de ganar claramente mejor que cualquier otra.
puzzle-counted = Tu primer intento ya contó; este es para practicar.
puzzle-hint = Pista
puzzle-tries = Tus intentos
puzzle-chance = { $chance } %
puzzle-show = Mostrar la solución
puzzle-leave = Todos los ejercicios
puzzle-wrong = Esta jugada conserva una probabilidad de ganar del { $chance } %; otra conserva el { $best } %. Inténtalo otra vez.
puzzle-wrong-most = Esta jugada conserva como mucho una probabilidad de ganar del { $chance } %; otra conserva el { $best } %. Inténtalo otra vez.
puzzle-wrong-later = Aquí otra jugada conserva una probabilidad de ganar claramente mejor. Inténtalo otra vez.
puzzle-outcome =
    { $outcome ->
        [solved] ¡Resuelto!
        [late] Resuelto, pero no al primer intento
       *[shown] La solución
    }
puzzle-solution-figures = La solución conserva una probabilidad de ganar del { $best } %; la segunda mejor jugada, del { $second } %.
puzzle-others = El { $share } % de los jugadores la encontró al primer intento.
puzzle-own = Tu valoración: { $rating }.
puzzle-streak =
    { $days ->
        [one] Racha de un día.
        [many] Racha de { $days } de días.
       *[other] Racha de { $days } días.
    }
puzzle-why = ¿Por qué?
puzzle-why-none = Las razones están más lejos de lo que alcanza una pista.
puzzle-next = Siguiente ejercicio
puzzle-play = Seguir jugando
puzzle-not-finished = Resuelve antes el ejercicio o pide que se muestre la solución: luego podrás seguir jugando desde ahí.
home-puzzles = Ejercicios
home-puzzles-how = Una posición de una partida del ordenador más fuerte, con una jugada que es la mejor: encuéntrala.
home-puzzles-go = Ejercicio del día

## In the terminal

puzzles-solve-how = Escribe una jugada o una de estas palabras: { $words }.
puzzles-prompt = Tu jugada:{ " " }
puzzles-unknown = No existe el ejercicio { $number }. Los tipos de mesa son: { $tables }.
