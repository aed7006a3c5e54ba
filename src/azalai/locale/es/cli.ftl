### The command line: its help, and what is said at a table in the terminal.


## Help of the commands

cli-commands = comandos
cli-value-command = COMANDO
cli-value-game = JUEGO
cli-value-seat = ASIENTO
cli-value-table = MESA
cli-value-file = ARCHIVO
cli-value-number = N
cli-value-set = CARTAS
cli-value-variant = VARIANTE
cli-value-language = IDIOMA
cli-about = Azalai: juegos de comercio en el desierto, exactos, rápidos y amables.
cli-examples =
    ejemplos:
      azalai play targi                 Targi contra un ordenador amable
      azalai play targi --bot strong    contra uno fuerte
      azalai play targi --expansion     con la expansión
      azalai play targi --people 2      dos personas en una pantalla
      azalai play targi --seed 7        siempre el mismo reparto
      azalai play --load first.azalai   continuar una partida guardada
      azalai replay first.azalai        recorrer una partida guardada
      azalai cards targi                todas las cartas y lo que hacen
      azalai COMANDO --help             más sobre un comando
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    «{ $command }» muestra los argumentos posibles.
cli-help-version = muestra la versión y termina
cli-help-language = el idioma de la salida, como es
cli-help-game = el juego (targi si no se indica)
cli-help-play = jugar en el terminal
cli-about-play = Juega en este terminal. Las jugadas se escriben en una notación corta; en la mesa, «help» muestra lo que se puede escribir.
cli-examples-play =
    ejemplos:
      azalai play targi                 llevas azul; un ordenador amable, blanco
      azalai play targi --bot strong    lo mismo contra uno fuerte
      azalai play targi --seat white    llevas blanco
      azalai play targi --people 2      dos personas en una pantalla
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        Tuareg contra tres ordenadores
      azalai play targi --first white   blanco empieza la primera ronda
      azalai play targi --expansion --tribe mixed --border mixed
                                        con la expansión, cartas mezcladas
      azalai play --load first.azalai   continuar una partida guardada
cli-help-completion = escribe un script que completa comandos en una shell
cli-about-completion = Escribe un script con el que una shell completa los comandos y opciones de azalai. Para bash: azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = la shell
cli-help-seats = el número de asientos, en juegos que dejan elegir (Tuareg: de 2 a 5)
cli-help-people = cuántas personas juegan; los demás asientos los ocupan ordenadores (1 si no se indica)
cli-help-seat = los asientos de las personas, por nombre o número
cli-help-bot = los ordenadores, de débil a fuerte: curious, gentle, steady, clever, strong, expert, champion; o random, greedy, search:1000 (simulaciones por decisión), search:50ms (tiempo por decisión); o bots propios: mymodule:Eager, "command:node eager.js". Uno para todos los asientos o uno para cada uno (gentle si no se indica)
cli-help-limit = segundos que un bot propio tiene por decisión; si tarda más, pierde su partida (10)
cli-help-seed = número de reparto: el mismo número da el mismo reparto
cli-help-first = quién empieza la primera ronda, como blue o white
cli-help-expansion = jugar con la expansión: agua, dunas, la targuia
cli-help-easy = con la expansión: más mercancías al principio
cli-help-tribe = con la expansión: el mazo de tribu, base, expansion o mixed
cli-help-border = con la expansión: las cartas de borde, base, expansion o mixed
cli-help-previous = con la expansión: el número de reparto de una partida anterior con mazo mezclado; se juega con las 45 cartas de tribu que sobraron
cli-help-cards-file = un archivo de cartas con tus propias correcciones
cli-help-load = continuar una partida guardada
cli-help-learn = aprender un juego con lecciones cortas
cli-about-learn = Aprende un juego en lecciones cortas. Las jugadas las haces tú, y una jugada equivocada se explica. Sin curso se muestra la lista de lecciones. Sin número viene la primera lección que no has terminado. El progreso se guarda en este dispositivo.
cli-help-learn-course = el curso
cli-help-learn-lesson = el número de la lección
cli-help-learn-restart = empezar desde el principio: olvidar el progreso de este curso, o de todos
cli-help-replay = recorrer una partida guardada
cli-about-replay = Recorre una partida guardada jugada a jugada. Si la entrada o la salida no es un terminal, se escribe todo.
cli-help-replay-file = una partida guardada
cli-help-replay-seat = mostrar lo que sabía este asiento (por defecto todo)
cli-help-all = escribirlo todo sin preguntar
cli-help-cards = escribe las cartas de un juego
cli-about-cards = Escribe todas las cartas de un juego: lo que hacen y de dónde vienen sus cifras.
cli-help-plain = una línea por carta, sin marco
cli-help-bench = mide la velocidad del motor en esta máquina
cli-about-bench = Mide la velocidad del motor en esta máquina y la compara con las cifras prometidas.
cli-help-quick = menos mediciones y más cortas
cli-help-environments = medir solo los entornos de aprendizaje por refuerzo, los nuestros y los ajenos
cli-help-history = añadir las cifras a este archivo

## Wrong options

cli-no-seat = no existe el asiento «{ $seat }»; los asientos son { $seats }, o de 1 a { $last }
cli-people =
    { $most ->
        [one] no pueden jugar { $people } personas: hay un asiento
       *[other] no pueden jugar { $people } personas: los asientos permiten de 1 a { $most }
    }
cli-people-and-seats = { $people } personas no encajan con los { $seats } asientos indicados; quita --people
cli-bots =
    { $seats ->
        [0] se indican { $named } ordenadores, pero las personas ocupan todos los asientos
        [one] se indican { $named } ordenadores para un asiento; indica uno
       *[other] se indican { $named } ordenadores para { $seats } asientos; indica uno para todos, o { $seats }
    }
# On the command line. $typed is an option as it was typed, such as --tribe mixed.
cli-option-needs = { $typed } necesita { $needed }
cli-load-and = { $option } no se puede usar con --load: lo determina la partida guardada
cli-load-other = { $file } es una partida de { $game }, no de { $wanted }

## argparse's own phrases. They keep their %-fields.

argparse-usage = uso:{ " " }
argparse-arguments = argumentos
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
# $argument_name is an option such as --seed; the message says what is wrong with it.
argparse-argument = %(argument_name)s: %(message)s
argparse-whole = lleva un número entero, no «%(value)s»
argparse-choice = «%(value)s» no es una de: %(choices)s
argparse-one = necesita un valor detrás
argparse-some = necesita al menos un valor detrás
argparse-none = no lleva valor, pero se indicó «%s»
argparse-missing = falta: %s
argparse-unknown = argumentos desconocidos: %s

## At the table

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] Targi, número de reparto { $seed }
       *[other] { $game }, número de reparto { $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }: tú
        [person] { $seat }: una persona en esta pantalla
        [random] { $seat }: un ordenador que juega al azar
       *[other] { $seat }: el ordenador { $who }
    }
cli-sits-level = { $seat }: un ordenador. { $level }: { $character }
cli-how-to-type = Las jugadas se escriben en una notación corta, como el número de una carta. «moves» muestra las jugadas permitidas, «help» los comandos, «quit» sale.
cli-begin = Pulsa Intro para empezar.
# The legal moves in short, under the question.
cli-choices = Jugadas: { $moves }
cli-choices-more = Jugadas: { $moves } … («moves» las muestra todas)
cli-prompt = { $seat }>{ " " }
cli-prompt-end = fin>{ " " }
cli-prompt-replay = repetición>{ " " }
cli-earlier =
    { $count ->
        [one] (1 jugada anterior; «log» la muestra)
       *[other] ({ $count } jugadas anteriores; «log» las muestra)
    }
cli-no = No: { $reason }.
cli-several = «{ $typed }» podría ser: { $moves }. Escribe un poco más.
cli-not-understood = «{ $typed }» no es una jugada ni un comando. «moves» muestra las jugadas, «help» los comandos.
cli-hand-over = Es el turno de { $seat }. Pasa la pantalla: { $seat } sabe algo que los demás no deben ver.
cli-hand-over-ready = { $seat }, pulsa Intro cuando solo tú veas la pantalla.
cli-after-the-end = Escribe «save ARCHIVO» para guardar la partida para «azalai replay», o pulsa Intro para salir.

## Commands at the table

cli-help-moves = Escribe una jugada en su notación, como { $example }, o una parte que solo encaje con una jugada: el número solo, la letra de una mercancía, las primeras letras de una palabra. Otros comandos:
cli-word-moves = moves
cli-does-moves = las jugadas permitidas, con palabras
cli-word-hint = hint
cli-does-hint = qué jugadas parecen mejores, y por qué
cli-word-board = board
cli-does-board = dibujar otra vez la mesa
cli-word-cards = cards ID
cli-does-cards = leer una carta, como «cards t3» o, si es de borde, «cards 5»
cli-word-log = log
cli-does-log = todo lo que ha pasado
cli-word-undo = undo
cli-does-undo = deshacer tu última jugada, salvo que otra persona haya jugado desde entonces o se revelara algo oculto; las jugadas de los ordenadores desde entonces también se retiran si no revelaron nada (en Tuareg siempre revelan algo)
cli-word-save = save ARCHIVO
cli-does-save = guardar la partida en un archivo
cli-word-rules = rules
cli-does-rules = un resumen de las reglas, y dónde leerlas enteras
cli-word-quit = quit
cli-does-quit = dejar la mesa
cli-hint-about = Pensando…
cli-hint = { $reason } ({ $gain })
cli-hint-over = La partida ha terminado: no hay nada que aconsejar.
cli-log-line = { $number }. { $text }
cli-log-empty = Aún no ha pasado nada.
cli-no-card = No existe la carta «{ $card }». Usa un nombre como en la mesa, por ejemplo t3 o 5; las dunas tienen nombres como shrine.
cli-which-card = ¿Qué carta? Escribe su nombre como en la mesa, por ejemplo «cards t3» o «cards 5».
# A game without a summary of its own.
cli-rules-other = Aquí no hay un resumen de las reglas de { $game }; «moves» muestra las jugadas permitidas.
cli-rules-targi =
    Una ronda: el asaltante avanza; por turnos se colocan tres tuaregs en cartas de borde, nunca enfrente de uno del oponente; donde se cruzan tus filas y columnas, tus marcadores están en las cartas de la zona central. Después cada uno usa sus cartas: se toman mercancías, y las cartas de tribu se pagan y se colocan en tres filas de cuatro.
    Una esquina es un asalto. La partida termina tras el último asalto, o con la ronda en que alguien coloca su duodécima carta.
    Puntuación: puntos, las cruces de las cartas colocadas, lo que dan las cartas al final, 4 por una fila de símbolos iguales, 2 por una de cuatro símbolos distintos.
    Las reglas enteras están en la documentación, en la página «Reglas de Targi»; «azalai cards targi» escribe todas las cartas.
cli-rules-targi-expansion =
    Con la expansión: un tuareg también se puede colocar en una duna, que se usa una vez y no tiene línea. La targuia camina en sentido contrario; un tuareg en su carta puede tener su favor antes o después de su acción: una mercancía, o devolver una por una carta de mercancía. El agua se cambia por mercancías (2) y oro (3) en tus acciones y en los asaltos, paga algunas cartas, y al final vale 1 punto por cada dos. Una ficha de acción sobre una carta colocada se usa una única vez, en su momento.
    Todo está en la página «Reglas de Targi: la expansión»; «azalai cards targi --expansion» escribe todas las cartas.
cli-rules-tuareg =
    Un turno es una de cuatro opciones: robar tres cartas y dejar al menos una en el mercado; cargar de una a cuatro cartas de tu almacén en un animal; cargar de una a cuatro cartas de un recurso del mercado en un animal; o pagar 3 dinares por una carta especial. Además puedes esconder una carta en cada cueva tuya y enviar ladrones. Al final de un turno tu almacén tiene como mucho cuatro cartas.
    Un camello lleva cuatro cartas de dos recursos con un cambio de abajo arriba, dos de oro como mucho, y el agua sola; un burro lleva cuatro cualesquiera.
    Cuando el mazo se acaba todos tienen un turno más; después cuentan las cartas de los animales, de las cuevas y de debajo de los ladrones: la mayoría de un recurso recibe sus puntos, y quienes la comparten uno menos. Las cartas contadas forman el mazo de la etapa 2. Al final las cartas especiales sin usar dan 1 punto, los mapas 2.
    Las reglas enteras están en la documentación, en la página «Reglas de Tuareg»; «azalai cards tuareg» escribe todas las cartas.
cli-taken-back = Se ha deshecho { $move }.
cli-undo-nothing = Aún no has jugado: no hay nada que deshacer.
cli-undo-other = Tu última jugada no se puede deshacer: otra persona ha jugado desde entonces.
cli-undo-reveal = Tu última jugada no se puede deshacer: desde entonces se ha revelado algo oculto.
cli-save-where = ¿En qué archivo? Escribe «save» y su nombre, como «save first.azalai».
cli-overwrite = { $file } ya existe. ¿Sobrescribirlo? (s/n){ " " }
# The answers that mean yes, in lower case.
cli-yes = s si sí
cli-no-words = n no
cli-not-saved = No se ha guardado nada.
cli-saved = Guardada en { $file }.
cli-save-first = ¿Guardar antes? Escribe un nombre de archivo, o pulsa Intro (o n) para salir sin guardar:{ " " }
cli-resume = Sigue más tarde con: { $command }
cli-resume-earlier =
    { $count ->
        [one] Sin guardar desde la primera jugada. Sigue desde allí con: { $command }
       *[other] Sin guardar desde la jugada { $count }. Sigue desde allí con: { $command }
    }
cli-play-again = Sin guardar. El mismo reparto otra vez: { $command }

## The end

cli-score-line =
    { $what ->
        [tokens] Puntos
        [crosses] Cruces de las cartas colocadas
        [card] Carta { $about }
        [row] Fila { $about }
        [water] Agua
        [stage_1]
            { $about ->
                [water] Etapa 1: agua
                [gold] Etapa 1: oro
                [salt] Etapa 1: sal gema
               *[millet] Etapa 1: mijo
            }
        [maps_1] Etapa 1: mapas canjeados
        [stage_2]
            { $about ->
                [water] Etapa 2: agua
                [gold] Etapa 2: oro
                [salt] Etapa 2: sal gema
               *[millet] Etapa 2: mijo
            }
        [unused] Cartas especiales sin usar
        [maps_2] Mapas
       *[other] { $what } { $about }
    }
cli-score-total = Total
cli-won = { $seat } gana, { $score } a { $second }.
cli-won-tie = { $seat } gana: ambos tienen { $score } puntos, y decide el desempate (más oro, luego más mercancías).
cli-draw = Empate: ambos tienen { $score } puntos, el mismo oro y el mismo número de mercancías.

## Replay

cli-everything = todo
cli-replay-at = Jugada { $at } de { $last }, vista por: { $seat }
cli-replay-end = La partida guardada termina aquí.
cli-replay-help = Intro o n: jugada siguiente; p: jugada anterior; un número: esa jugada; r: ronda siguiente; el nombre de un asiento: lo que sabía; all: todo; q: salir.
