### Las imágenes de las reglas.

rules-picture-board = Las cartas de borde 1 a 16, las casillas 1 a 9 de la zona central y las seis líneas que la cruzan
rules-picture-placing = Asaltante en { $robber }, azul en { $blue }, blanco en { $white }: el blanco puede colocar un tuareg en { $free }
rules-picture-crossing =
    { $count ->
        [0] Tuaregs { $targis }: sin intersección
        [one] Tuaregs { $targis }: una intersección
        [many] Tuaregs { $targis }: dos intersecciones
       *[other] Tuaregs { $targis }: dos intersecciones
    }
rules-picture-crossings = En el punto de intersección de una fila y una columna hay un marcador
rules-picture-robber = asaltante { $round }
rules-picture-targia = targuia { $round }
rules-picture-round = en la ronda …
rules-picture-meeting = En qué ronda están el asaltante y la targuia en una carta de borde
rules-picture-load =
    { $load ->
        [change] dos recursos, un cambio
        [alone] solo agua
        [top] un cambio, arriba del todo
        [second] un segundo cambio
        [gold] más de dos de oro
        [water] el agua viaja sola
       *[third] un tercer recurso
    }
rules-picture-loading = Qué puede llevar un camello y qué no
rules-picture-loading-order = Las cargas, de abajo arriba.
