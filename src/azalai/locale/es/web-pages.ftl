### The pages around the table: home, waiting page, hand-over, end, replay, rules, settings, errors.


## Every page

page-brand = Azalai
page-brand-home = Azalai, inicio
page-skip = Ir al contenido
page-home = Inicio
page-rules = Reglas
page-menu = Menú
page-settings = Ajustes
page-settings-all = Todos los ajustes
page-on = Sí
page-off = No
page-language = Idioma
page-effects = Habilidades
page-effects-symbols = Como signos
page-effects-text = Como texto
page-scores = Puntuación actual
page-scores-shown = Visible
page-scores-hidden = Oculta
page-theme = Día o noche
page-theme-other = Cambiar entre día y noche
page-theme-system = Como el dispositivo
page-theme-light = Día
page-theme-dark = Noche
page-pace = El ordenador juega
page-pace-calm = Con calma
page-pace-brisk = Con brío
page-pace-instant = Al instante
page-motion = Movimiento
page-motion-system = Como el dispositivo
page-motion-full = Completo
page-motion-less = Menos
page-sound = Sonido
page-you = { $name }: tu nombre y tus ajustes
page-you-nobody = Invitado sin nombre
page-name = Tu nombre
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-nobody = Nadie aún
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] Targi
       *[tuareg] Tuareg
    }
# The game played at a table
page-about =
    { $game ->
        [targi]
            { $expansion ->
                [yes] Targi con la expansión
               *[no] Targi
            }
       *[tuareg] Tuareg
    }
page-about-cards = { $about }, con cartas propias
cards-title = Las cartas de esta mesa
cards-link = Cartas propias: todas las cartas de esta mesa
cards-back = Volver a la mesa
home-cards = Cartas propias (un archivo de cartas, .toml)
page-ago-now = ahora
page-ago-minutes = hace { $count } min
page-ago-hours =
    { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
page-ago-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }

## Home

home-heading = Comercia a través del desierto
home-lead = Targi y Tuareg, dos juegos de mesa de sal, camellos y plata. Con amigos o contra un ordenador paciente.
home-tag =
    { $game ->
        [targi] Haz que dos líneas se crucen y toma lo que hay en medio.
       *[tuareg] Carga tus camellos y lleva más que nadie.
    }
home-players =
    { $game ->
        [targi] 2 jugadores
       *[tuareg] de 2 a 5 jugadores
    }
home-time =
    { $game ->
        [targi] de 45 a 60 min
       *[tuareg] 30 min
    }
home-seats = Número de jugadores
home-seats-number = { $count } asientos
home-level = Nivel del ordenador
home-expansion = Expansión: agua, dunas y la targuia
home-with-computer = Contra el ordenador
home-with-friends =
    { $game ->
        [targi] Invitar a alguien
       *[tuareg] Invitar a amigos
    }
home-with-screen = Una pantalla
home-more = Más opciones
home-easy = Variante fácil de la expansión
home-tribe = Cartas de tribu
home-border = Cartas de borde
home-previous = La otra mitad del mazo mezclado del número de reparto
home-previous-none = ninguno
# A value of an option.
home-value =
    { $value ->
        [base] del juego base
        [mixed] mezcladas de ambos
        [expansion] de la expansión
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] de la expansión
    }
home-first = Quién empieza
home-first-usual =
    { $game ->
        [targi] Azul, como siempre
       *[tuareg] por sorteo
    }
home-seed = Número de reparto
home-seed-none = al azar
home-name-of = Nombre del jugador { $number } (una pantalla)
home-name-none = opcional
home-research = La partida puede usarse para la investigación, sin nombres
home-public = Cualquiera puede unirse desde la página de inicio
home-mine = Tus mesas
home-mine-none = Aún no hay mesas. Elige un juego arriba: dos clics y ya estás jugando.
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa espera jugadores.
home-code = ¿Tienes un código?
home-code-example = seis caracteres
home-code-go = Unirse
home-finished = Partidas terminadas
home-finished-none = Las partidas terminadas se quedan aquí, listas para la repetición.
home-statistics = Tus partidas en este dispositivo
home-figure =
    { $what ->
        [games] Partidas
        [won] Ganadas
        [streak] Racha actual
        [longest] Mejor racha
        [best-targi] Mejor puntuación en Targi
       *[best-tuareg] Mejor puntuación en Tuareg
    }
home-against = Contra
home-against-won = Ganadas
home-against-lost = No ganadas
home-computer = Ordenador: { $level }
home-statistics-where = Solo este navegador guarda estas cifras.
home-forget = Borrarlas
home-watch = Ver una partida desde un archivo
home-watch-how = Recorre una partida guardada, jugada a jugada.
home-watch-file = Archivo de partida
home-watch-go = Ver
home-button =
    { $what ->
        [play] Jugar
        [open] Abrir
        [join] Unirse
        [replay] Repetición
       *[watch] Mirar
    }
home-round = { $about } · ronda { $round }
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] Lista para empezar
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
home-over = Terminada
home-won =
    { $count ->
        [one] Ganó { $names }
       *[other] { $names } comparten la victoria
    }
home-your-turn = Tu turno
home-turn = Turno de { $name }

## The waiting page

waiting-invitation = Invitación
waiting-invite =
    { $game ->
        [targi] Invita a alguien
       *[tuareg] Invita a tus amigos
    }
waiting-invite-how = Envía el enlace, escanea el código QR con una cámara o lee el código en voz alta.
waiting-code-picture = Código QR del enlace, para escanear con una cámara
waiting-code = Código
waiting-link = Enlace de invitación
# Only this machine reaches the server, so there is no link for others.
local-only = Solo este ordenador llega al servidor, así que un enlace no le serviría a nadie más.
local-network = En la misma red
local-network-how = Detén el servidor con Ctrl-C e inícialo con este comando. Tus mesas se conservan.
local-command = Comando
local-network-then = Entonces esta página muestra un enlace que empieza por { $url } y funciona en tu red.
local-network-none = Este ordenador no está ahora en ninguna red. Conéctalo primero.
local-internet = En internet
local-internet-how = Pon un proxy inverso con HTTPS delante del servidor e inícialo con --public-url y su dirección. Lo explica la página «The web table» de la documentación, en inglés.
waiting-share-title = Una mesa de { page-game }
waiting-watch = Enlace de espectador
waiting-table = La mesa
waiting-facts =
    { $game ->
        [targi] Dos asientos · de 45 a 60 minutos
       *[tuareg] Hasta cinco asientos · unos 30 minutos
    }
waiting-fact-seats = Asientos
waiting-fact-first = Quién empieza
waiting-fact-open = Mesa
waiting-open =
    { $public ->
        [yes] abierta a todos
       *[no] por invitación
    }
waiting-fact-research = Investigación
waiting-research = la partida terminada puede usarse para la investigación, sin nombres
waiting-fact-deal = Reparto
waiting-deal-chosen = elegido por el anfitrión, que puede conocer todas las cartas
waiting-seats = Asientos
waiting-taken = { $taken } de { $all } ocupados
waiting-free = Asiento libre
waiting-free-as =
    { $seat ->
        [blue] juega con azul
        [white] juega con blanco
        [red] juega con rojo
        [green] juega con verde
       *[saffron] juega con azafrán
    }
waiting-for-friend = espera a alguien
waiting-who =
    { $kind ->
        [computer]
            { $level ->
                [none] ordenador, { waiting-free-as }
               *[other] ordenador, { $level }, { waiting-free-as }
            }
       *[person]
            { $mine ->
                [yes] tú, { waiting-free-as }
               *[no] { waiting-free-as }
            }
    }
waiting-ready = presente
waiting-away = sin conexión
waiting-sit = Sentarse
waiting-name = Guardar el nombre
# A seated player changes to the figure of a free seat.
waiting-figure =
    { $seat ->
        [blue] Tomar la figura azul
        [white] Tomar la figura blanca
        [red] Tomar la figura roja
        [green] Tomar la figura verde
       *[saffron] Tomar la figura azafrán
    }
waiting-strength = Nivel del ordenador del asiento { $number }
waiting-add = Añadir un ordenador
waiting-take-off = Quitar a { $name } de la mesa
waiting-leave = Salir
waiting-start = Empezar con { $seats } asientos
waiting-status-join =
    { $named ->
        [yes] Elige un asiento.
       *[no] Elige un nombre y un asiento.
    }
waiting-status-free =
    { $free ->
        [one] Falta un jugador más. Un ordenador puede ocupar el asiento.
       *[other] Faltan { $free } jugadores más. Los asientos pueden ocuparlos ordenadores.
    }
waiting-status-host = Ya está todo el mundo.
waiting-status-start = Ya está todo el mundo. El anfitrión empieza la partida.
waiting-move = En otro dispositivo
waiting-move-link = Enlace privado a tu asiento
waiting-back = Volver a la mesa
waiting-move-how = Este enlace privado lleva tu asiento a otro dispositivo. No lo compartas.

## Above the table: a seat whose player has left or is away

vacancy-title =
    { $count ->
        [one] Hay un asiento libre
       *[other] Hay { $count } asientos libres
    }
vacancy-says =
    { $may ->
        [fill] Alguien se ha ido y la partida espera. Deja que siga un ordenador o envía la invitación a otra persona.
        [join] Alguien se ha ido y la partida espera. Elige un nombre y siéntate para seguir en su lugar.
       *[watch] Alguien se ha ido y la partida espera a otra persona.
    }
vacancy-fill = Que siga un ordenador
vacancy-copy = Copiar la invitación
away-title = La partida espera a alguien que no está
away-says = Un ordenador puede seguir. Quien vuelve recupera su asiento con un clic.
away-since = lleva un rato ausente
stand-in-title = Un ordenador juega por ti
stand-in-says = Te ausentaste un rato, así que los demás dejaron seguir a un ordenador. El asiento sigue siendo tuyo.
stand-in-sit = Recuperar mi asiento
leave-table = Dejar la mesa
leave-says = Tu asiento queda libre, y los demás pueden dárselo a un ordenador o a otra persona.
leave-sure = Salir del todo

## The hand-over at one screen

cover-finished = { $name } ha terminado
cover-heading = Pasa la pantalla a { $name }
cover-how = Todas las cartas ocultas están tapadas. Sigue cuando solo { $name } vea la pantalla.
cover-go = Soy { $name }, muestra mis cartas
cover-news = Qué ha pasado
cover-pause = Pausar la partida

## The end

end-caption = Puntuación final, línea a línea
end-carried = Lo que lleva y tiene { $name }
end-what = Por
end-winner = (gana)
end-running = subtotal
end-total = Total
end-line =
    { $what ->
        [tokens] Fichas de puntos de victoria
        [crosses] Cruces de las cartas colocadas
        [row] Fila { $about }
        [water] Agua, 1 punto por cada 2
        [stage_1]
            { $about ->
                [water] Etapa 1: agua
                [gold] Etapa 1: oro
                [salt] Etapa 1: sal gema
               *[millet] Etapa 1: mijo
            }
        [maps_1] Etapa 1: mapas
        [stage_2]
            { $about ->
                [water] Etapa 2: agua
                [gold] Etapa 2: oro
                [salt] Etapa 2: sal gema
               *[millet] Etapa 2: mijo
            }
        [unused] Cartas especiales sin usar
       *[maps_2] Etapa 2: mapas
    }
end-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
end-row =
    { $sort ->
        [alike] cuatro símbolos iguales
       *[different] cuatro símbolos distintos
    }
end-water = { $count } de agua
end-wins = { $name } gana, { $score } a { $second }
end-shared = { $names } comparten la victoria con { $score } puntos
end-tie =
    { $game ->
        [targi] Mismos puntos: decide quien tiene más oro, y luego más mercancías.
       *[tuareg] Mismos puntos: decide el almacén más valioso.
    }
end-round = Terminó en la ronda { $round }.
end-counting = Contando
end-show-all = Mostrar todo
end-decided = Qué lo decidió
end-swing = Ronda { $round }
end-swing-says =
    { $points ->
        [one] La ventaja se movió { $points } punto a favor de { $name }.
       *[other] La ventaja se movió { $points } puntos a favor de { $name }.
    }
end-best =
    { $game ->
        [targi] Mejor carta: { $what }
       *[tuareg] Más puntos: { $what }
    }
end-best-says =
    { $points ->
        [one] Dio { $points } punto a { $name }.
       *[other] Dio { $points } puntos a { $name }.
    }
end-rematch =
    { $next ->
        [other-cards] Revancha con las otras 45 cartas de tribu
        [new-mix] Revancha con otra mezcla
       *[again] Revancha
    }
end-to-rematch = Ir a la revancha
end-replay = Repetición
end-look = Ver la mesa
end-download = Archivo de partida
end-forget = Quitar de mis partidas…
end-forget-says = La partida desaparece de tu lista. Cuando ninguno de sus jugadores la tenga ya en la suya, el servidor la borra. Guarda antes el archivo de partida si la quieres conservar.
end-forget-sure = Quitar
end-story = Cómo fue
end-table = La mesa
end-game = Juego
end-played = Duración
end-length =
    { $rounds ->
        [one] una ronda, { $moves } decisiones
       *[other] { $rounds } rondas, { $moves } decisiones
    }
graph-label = Puntos de { $names }, ronda a ronda

## Replay

replay-player = Reproductor
replay-first = Al principio
replay-prev = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-rounds = Rondas
replay-round = Ronda
replay-move = Jugada
replay-where = Ronda { $round }, jugada { $at } de { $all }
replay-log = Qué pasó
replay-eyes = Punto de vista
replay-all = Todo descubierto
replay-link = Enlace a este momento
replay-sheet = Hoja de puntuación

## Rules

rules-contents = Contenido
rules-page =
    { $page ->
        [targi] Reglas de Targi
        [targi-summary] Targi en una página
        [targi-cards] Cartas de Targi
        [targi-expansion] Reglas de la expansión
        [targi-expansion-summary] La expansión en una página
        [targi-expansion-cards] Cartas de la expansión
        [tuareg-summary] Tuareg en una página
       *[tuareg] Reglas de Tuareg
    }
rules-search = Buscar en las reglas
rules-search-go = Buscar
rules-found =
    { $count ->
        [0] Nada en las reglas contiene «{ $query }». Prueba con una palabra más corta o con el código de una regla, como T12.
        [one] Un lugar contiene «{ $query }».
       *[other] { $count } lugares contienen «{ $query }».
    }
rules-print = Imprimir esta página
rules-decisions = Una regla marcada con «Decisión» es nuestra interpretación: las reglas impresas dejan el punto abierto, o sus ediciones difieren.
gallery-title = Las cartas en imágenes
gallery-card = { $name }: { $does }
gallery-border = Cartas de borde
gallery-goods = Cartas de mercancía
gallery-dunes = Dunas
gallery-resources = Cartas de recursos
gallery-specials = Cartas especiales
rules-other-language = De momento estas reglas solo están en inglés.

## Settings and seat links

settings-you = Tú
settings-save = Guardar
settings-guest = No necesitas una cuenta. Tu nombre se guarda en este navegador.
settings-show = Aspecto
settings-device = En este dispositivo
settings-keys = Teclado
settings-key =
    { $what ->
        [move] de una parte de la mesa a la siguiente
        [grid] de carta en carta
        [do] elegir lo que tiene el foco; la mesa muestra antes lo que hace
        [read] ver en grande la carta con el foco, con todo lo que hace
        [cancel] cerrar una ayuda emergente, o retirar lo que has elegido
        [undo] deshacer
        [skip] dejar que los ordenadores jueguen sin pausas hasta tu próximo turno
        [hint] pista; después, su siguiente jugada
        [log] el registro
        [replay-move] en una repetición: una jugada atrás o adelante
        [replay-round] en una repetición: a la ronda anterior o siguiente
        [replay-ends] en una repetición: al principio o al final
        [replay-play] en una repetición: reproducir o pausar
       *[jump] a una carta de borde por su número
    }
seat-heading = ¿Seguir en este dispositivo como { $name }?
seat-how = Este enlace trae a este dispositivo un asiento de una mesa de { page-game }. Después, el otro dispositivo solo puede mirar.
seat-take = Tomar aquí el asiento
seat-leave = Dejarlo donde está

## Errors

error-number = Error { $status }
error-home = A la página de inicio
error-heading =
    { $status ->
        [403] No puedes hacer eso
        [404] Aquí no hay más que arena
        [405] Eso no funciona aquí
        [409] La mesa ha seguido adelante
        [410] Este enlace ya se usó
        [413] Eso es demasiado grande
        [422] Eso no es posible
        [429] Un poco más despacio, por favor
        [500] Algo se ha roto por nuestra parte
        [503] Un momento
       *[400] No se ha entendido la petición
    }
error-text =
    { $status ->
        [403] El asiento o la mesa es de otra persona. Para jugar en otro dispositivo, usa el enlace privado a tu asiento.
        [404] Esta dirección no lleva a ninguna mesa ni página. Quizá le falta una parte.
        [405] Esta página no admite ese tipo de petición.
        [409] Alguien fue más rápido, o esta página estaba anticuada. No se ha perdido nada: mira la mesa otra vez.
        [410] Un enlace privado mueve un asiento una sola vez. En el menú de la mesa hay uno nuevo.
        [413] La petición es más grande que todo lo que necesita una partida.
        [422] Los valores de la petición no encajan entre sí.
        [429] Demasiadas peticiones en poco tiempo. Espera un momento y prueba otra vez.
        [500] El fallo ha quedado anotado. Todas las jugadas están guardadas; prueba otra vez, por favor.
        [503] El servidor está demasiado ocupado. Prueba otra vez dentro de un momento.
       *[400] El servidor no pudo leer la petición.
    }

## Quick reactions at online tables, and calls when it is your turn

reactions-title = Di algo
reactions-of-others = Reacciones de los demás
reactions-shown = mostrar
reactions-muted = silenciar
reaction =
    { $reaction ->
        [hello] ¡Hola!
        [luck] ¡Suerte!
        [nice] ¡Bien jugado!
        [thinking] Estoy pensando…
        [oops] ¡Vaya!
       *[thanks] ¡Gracias por la partida!
    }
page-notify = Cuando sea tu turno en una pestaña oculta
page-notify-on = avisarme
page-notify-refused = El navegador no permite avisos de esta página. Se puede cambiar en sus ajustes.

## What programs tell about a shared link; the page while the server cannot be reached

preview-home = Targi, su expansión y Tuareg en el navegador: contra ordenadores, en una pantalla o con amigos.
preview-replay = Una partida de { $about }
preview-moment = { $names } · { $about } · ronda { $round }
offline-title = No se puede conectar con el servidor
offline-says = Quizá se detuvo, o no tienes conexión. Tus mesas están guardadas en el servidor y no se pierde ninguna jugada. Esta página lo intenta de nuevo cada pocos segundos.
offline-retry = Reintentar
