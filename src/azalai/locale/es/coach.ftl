### The coach of a first game: remarks, each shown once.

coach-name = Guía
coach-got-it = Entendido
coach-no-more = No más consejos
coach-better = Había una jugada mejor
coach-better-earlier = Antes había una jugada mejor
coach-your-move = Tu jugada:
coach-better-was = Mejor:

## Targi

coach-title-targi-first = Coloca tu primer tuareg
coach-targi-first = Las cartas de colores del centro, las cartas de tribu, dan puntos. Tus tres figuras, los tuaregs, las traen, y también las mercancías que las pagan. Elige una carta de borde que brilla: en esta misma ronda obtienes lo que muestra.
coach-title-targi-line = Tu tuareg mira a lo largo de su línea
coach-targi-line = Coloca el siguiente de modo que su línea cruce esta. La carta donde se encuentran las dos líneas también es tuya.
coach-title-targi-third = Tres tuaregs pueden cruzarse dos veces
coach-targi-third = Dos miran por filas distintas y uno por una columna, o al revés. Así obtienes dos cartas de la zona central, además de las tres tuyas.
coach-title-targi-crossing = Aquí se cruzan tus líneas
coach-targi-crossing = Son tuyas las cartas con tus marcadores y las que están bajo tus tuaregs. Úsalas en el orden que quieras: primero las mercancías, y podrás pagar una carta de tribu.
coach-title-targi-no-crossing = Esta vez no se cruza ninguna línea
coach-targi-no-crossing = Los tres tuaregs miran en la misma dirección. Aun así obtienes las cartas en las que están.
coach-title-targi-lay = Coloca la carta o guárdala
coach-targi-lay = Colocarla cuesta lo que muestra la esquina superior derecha. Cada cruz de una carta colocada es un punto. En tu mano cabe una carta para colocarla en una ronda posterior.
coach-title-targi-row = Elige una fila
coach-targi-row = Cuatro símbolos iguales dan 4 puntos al final; cuatro distintos, 2. Cualquier otra fila no da puntos extra.
coach-title-targi-completes = Esta carta puede completar una fila
coach-targi-completes = En la fila marcada da puntos extra al final: 4 puntos por símbolos iguales, 2 puntos por cuatro distintos.
coach-title-targi-give = ¿Mercancías o puntos?
coach-targi-give = Entrega lo que menos vayas a echar de menos. Un punto vale un punto al final; las mercancías solo valen algo si aún pagas con ellas.
coach-title-targi-trade = El Mercader
coach-targi-trade = Intercambia cuantas veces quieras: dos mercancías iguales por otra, tres por oro. Nada es definitivo hasta que pulsas el botón.
coach-title-targi-silver = El Platero
coach-targi-silver = Aquí las mercancías o el oro se convierten en puntos, una vez. Dos mercancías iguales dan 1 punto, cuatro dan 3. Un oro da 2, dos dan 4.
coach-title-targi-raid = Tras esta ronda viene un asalto
coach-targi-raid = El asaltante llega después a la esquina marcada, y allí entregas lo que muestra. Guarda { $what ->
        [gold] oro
       *[goods] mercancías
    } que entregar: si no, te cuesta puntos.
coach-title-targi-store = Estás cerca de tu límite
coach-targi-store = Tras tus acciones solo conservas las mercancías y el oro que dicen los segundos números. Coloca una carta o intercambia mercancías antes de tener que devolverlas.
coach-title-targi-effect = Una carta colocada trabaja para ti
coach-targi-effect = Tu carta tiene una habilidad continua: { $what }
coach-title-targi-hand = En tu mano espera una carta
coach-targi-hand = Coloca un tuareg en los Nobles para colocarla. Hasta entonces no cabe otra carta en tu mano.
coach-title-targi-end = El final se acerca
coach-targi-end = La partida termina cuando alguien ha colocado doce cartas, o con el cuarto asalto. Las mercancías que sobran no dan nada, así que coloca lo que puedas.

## Tuareg

coach-title-tuareg-start = Lleva más que nadie
coach-tuareg-start = Al terminar la etapa, quien más lleva de un recurso recibe sus puntos. Empieza robando: recibes tres cartas.
coach-title-tuareg-drawn = Una carta va al mercado
coach-tuareg-drawn = Deja allí al menos una carta, donde todos pueden tomarla. En tu almacén se quedan como mucho cuatro.
coach-title-tuareg-load = Las cartas del almacén aún no cuentan
coach-tuareg-load = Cárgalas: hasta cuatro cartas en un animal por turno. Lo que llevan tus animales cuenta al terminar la etapa.
coach-title-tuareg-order = El orden importa
coach-tuareg-order = Un camello lleva hasta cuatro cartas de dos recursos, y el recurso cambia una sola vez. Lleva como mucho dos de oro, y el agua viaja sola.
coach-title-tuareg-full = Tu almacén está lleno
coach-tuareg-full = Si robas ahora, debes dejar cartas en el mercado hasta que queden cuatro. Cargar hace sitio.
coach-title-tuareg-lead = Vas por delante
coach-tuareg-lead = { $what }: nadie muestra más que tú. Quienes comparten la mayoría reciben un punto menos cada uno, así que sigue por delante.
coach-title-tuareg-market = El mercado está abierto para ti
coach-tuareg-market = Toma hasta cuatro cartas de un recurso directamente para un animal. Eso no ocupa sitio en tu almacén.
coach-title-tuareg-buy = Puedes comprar una carta especial
coach-tuareg-buy = Cada una cuesta 3 dinares: un burro lleva de todo, una cueva esconde dos cartas, un ladrón hurta una y un mapa vale puntos.
coach-title-tuareg-pay = Paga al menos 3 dinares
coach-tuareg-pay = Pagas con cartas de tu almacén y las de encima de tus animales. No se da cambio, y las cartas pagadas se van.
coach-title-tuareg-thief = Tu ladrón está listo
coach-tuareg-thief = Antes o después de la opción de tu turno hurta una carta, una vez. La carta de encima de un animal es segura; la de un almacén, una sorpresa.
coach-title-tuareg-stolen = Un ladrón te ha hurtado una carta
coach-tuareg-stolen = Está bajo el ladrón marcado y, al final de la etapa, cuenta para ese jugador. En una cueva, las cartas están a salvo de ladrones.
coach-title-tuareg-cave = Tu cueva puede esconder cartas
coach-tuareg-cave = Una carta por turno, dos en total. Cuentan al final de la etapa, y los demás no pueden hurtarlas.
coach-title-tuareg-maps = Canjea tus mapas
coach-tuareg-maps = Cada mapa da sus puntos ahora o al final de la partida. Un mapa canjeado se puede comprar otra vez.
coach-title-tuareg-last = La última ronda de esta etapa
coach-tuareg-last = El mazo se ha acabado y este es tu último turno de la etapa. Carga lo que puedas: tu almacén no cuenta.
coach-title-tuareg-second = La segunda etapa
coach-tuareg-second = Tus animales están vacíos y las cartas contadas son el nuevo mazo. Tu almacén y tus cartas especiales sin usar se quedan.

## The home page of a guest who has not finished a game yet

home-new = ¿Primera vez?
home-coached = Tu primera partida, con una guía a tu lado
home-coached-how = Juegas enseguida contra un ordenador amable. La guía dice una frase cuando algo importa por primera vez, y por qué. No necesitas leer nada antes.
home-which = Qué juego
home-coached-game =
    { $game ->
        [targi] Targi, para dos
       *[tuareg] Tuareg, de dos a cinco
    }
home-coached-play = Jugar con la guía
home-coached-learn = Aprender en lecciones cortas
home-coached-time = unos 30 minutos
home-coached-undo = las jugadas se pueden deshacer
home-coached-free = sin cuenta ni instalación
