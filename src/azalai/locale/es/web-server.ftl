### Messages of the web server: errors, notes beside the table, and what it prints when it starts.
### Messages on pages are whole sentences with a full stop.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] Tuareg
       *[targi] Targi
    }
web-title = { $game } · Azalai
web-title-your-turn = Tu turno · { $game } · Azalai
web-settings-title = Ajustes · Azalai
web-rules-title = Reglas · Azalai
# The name of a person without a display name. $number: the number of the seat.
web-unnamed = Jugador { $number }
# A seat of a game from a file, whose players are not known.
web-seat = { seat-colour }
# The name of a computer player. A translation may keep these names or spell them in its own way.
web-computer =
    { $seat ->
        [blue] Amastan
        [white] Idir
        [red] Tinni
        [green] Moussa
       *[saffron] Kella
    }

## Notes beside the table

web-getting-ready = El ordenador se está preparando. Tarda un minuto más o menos, solo la primera vez.
web-cannot-think = El ordenador no puede jugar ahora mismo. Lo intentará otra vez enseguida.
web-cannot-store = La jugada del ordenador no se pudo guardar. Lo intentará otra vez enseguida.

## Errors

web-stale = La mesa ha cambiado entretanto. No se ha hecho nada; así está ahora.
web-not-your-turn = No es tu turno.
web-not-your-seat = No tienes asiento en esta mesa. Puedes mirar si quieres.
web-over = Esta partida ha terminado.
web-not-begun = Esta partida aún no ha empezado.
web-not-over = Esta partida aún no ha terminado.
web-no-undo = Ahora no puedes deshacer: otra persona ha jugado desde entonces, o se reveló algo oculto.
web-undone-too-often = En esta mesa ya se ha deshecho { NUMBER($most, useGrouping: 0) } veces. No se puede deshacer nada más.
web-no-place = No hay asiento para { $field }: el último asiento de esta mesa es { $last }.
web-no-hint = Ahora mismo no hay pistas.
web-no-hint-among-people = No hay pistas en partidas entre personas.
web-no-hint-open-seat = No hay pistas mientras haya un asiento libre: otra persona aún puede ocuparlo.
web-hint-replaced = Has pedido otra pista, así que esta se descartó.
web-no-table = Aquí no existe esa mesa.
web-damaged = Esta mesa está dañada y no se puede abrir. El fallo ha quedado anotado; las demás mesas están bien.
web-no-page = Aquí no existe esa página.
web-no-method = Esta dirección no acepta ese tipo de petición.
web-no-moment =
    { $last ->
        [one] Esta partida solo tiene { $last } jugada.
       *[other] Esta partida solo tiene { NUMBER($last, useGrouping: 0) } jugadas.
    }
web-no-such-seat = No existe ese asiento.
web-no-level = no hay ningún ordenador llamado { $level }; hay: { $levels }
web-no-such-level = No hay ningún ordenador llamado «{ $level }».
web-no-invitation = No hay ninguna mesa para esta invitación. Quizá no se copió entera.
web-not-invited = A esta mesa solo se entra con invitación. Pide su enlace.
web-full = Todos los asientos están ocupados. Puedes mirar si quieres.
web-changed-too-often = En esta mesa los asientos han cambiado de dueño demasiadas veces. Puedes mirar si quieres.
web-seat-taken = Este asiento está ocupado.
web-removed = El anfitrión te ha sacado de esta mesa. Puedes mirar si quieres.
web-had-another-seat = Ya has jugado en otro asiento de esta partida y conoces sus cartas ocultas. Solo puedes volver a tu propio asiento.
web-name-wanted = Elige un nombre que los demás puedan leer, por favor.
web-not-host = Eso solo lo puede hacer quien creó esta mesa.
web-not-full = Aún hay un asiento libre.
web-begun = La partida ha empezado; esto ya no se puede cambiar.
web-no-reactions = Las reacciones son para mesas con otras personas.
web-no-rematch = Solo los jugadores de esta partida pueden empezar una revancha, y solo cuando ha terminado.
web-no-link = No hay ningún asiento para este enlace. Quizá no se copió entero.
web-link-used = Este enlace ya se usó. Desde el asiento se puede crear otro.
web-other-origin = Esta petición vino de una página de otro sitio, así que no se hizo nada.
web-unknown-host = Este servidor no reconoce esta dirección como suya. Si lo es, inicia el servidor con --public-url o --allowed-host.
web-too-large = Eso es demasiado grande. El límite es de { NUMBER($most, useGrouping: 0) } KiB.
web-too-many =
    { $seconds ->
        [one] Demasiadas peticiones. Prueba otra vez dentro de { $seconds } segundo.
       *[other] Demasiadas peticiones. Prueba otra vez dentro de { NUMBER($seconds, useGrouping: 0) } segundos.
    }
web-too-much-work =
    { $seconds ->
        [one] Tus peticiones dan demasiado trabajo al servidor. Prueba otra vez dentro de { $seconds } segundo.
       *[other] Tus peticiones dan demasiado trabajo al servidor. Prueba otra vez dentro de { NUMBER($seconds, useGrouping: 0) } segundos.
    }
web-too-slow = La petición tardó demasiado en llegar, así que no se hizo nada.
web-unreadable = No se pudo leer la petición.
web-not-object = La petición debe ser un objeto JSON. Campos conocidos: { $known }.
web-field-missing = Falta un campo: { $field }.
web-field-unknown = Campo desconocido: { $field }. Campos conocidos: { $known }.
web-field-choice = El campo { $field } debe ser uno de estos: { $choices }.
web-field-range = El campo { $field } debe ser un número entero de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
web-field-items = El campo { $field } debe ser una lista de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) } entradas.
web-field-length = El campo { $field } es demasiado largo. El límite es de { NUMBER($high, useGrouping: 0) } caracteres.
web-field-pattern = El campo { $field } debe ajustarse al patrón «{ $pattern }».
web-field-type =
    { $type ->
        [boolean] El campo { $field } debe ser true o false.
        [array] El campo { $field } debe ser una lista.
       *[string] El campo { $field } debe ser texto.
    }
web-no-file = No se subió ningún archivo.
web-file-name = el archivo
web-file-not-text = El archivo no es texto en UTF-8.
web-file-too-much = Se tardó demasiado en leer el archivo.
web-game-too-long = Una partida puede tener como máximo { NUMBER($most, useGrouping: 0) } jugadas, contando las de sus variantes.
web-not-your-game = Esta partida no está en tu lista.
web-quota-unfinished = Has creado { NUMBER($most, useGrouping: 0) } mesas con partidas sin terminar, y un invitado no puede tener más. Termina antes una de ellas.
web-quota-uploads = Has subido { NUMBER($most, useGrouping: 0) } partidas, y un invitado no puede tener más. Quita antes una de tu lista.
web-not-stored = No se pudo guardar, así que no se hizo nada. Prueba otra vez, por favor.
web-fault = Algo ha fallado en el servidor. El fallo ha quedado anotado, y tu partida no ha cambiado.

## Starting

web-bad-public-url = la URL pública debe ser http:// o https:// y un nombre de host sin ruta, no { $url }
web-bad-proxy = un proxy de confianza debe ser una dirección IP o una red como 10.0.0.0/8, no { $proxy }
web-bad-host = un host permitido debe ser un nombre sin puerto, como azalai.example.org, no { $host }
web-bad-metrics = las métricas no se pueden servir en { $address }: { $error }
web-bad-port = el puerto debe ser un número entero de 0 a 65535, no { $port }
web-bad-expiry = { $option } debe ser un número de días mayor que 0, no { $days }
web-bad-data = no se puede usar la carpeta { $path }: { $error }
web-folder-in-use = otro servidor usa la carpeta { $path }: detenlo o elige otra carpeta con --data
web-bad-address = no se puede escuchar en { $host }, puerto { $port }: { $error }
web-serving = Azalai está en { $url }
web-serving-network = Otros dispositivos de la red lo encuentran en { $url }
web-serving-data = Las mesas se guardan en { $path }
web-serving-stop = Ctrl-C lo detiene; no se pierde nada.
web-store = no se puede abrir la base de datos { $path }: { $error }
web-store-newer = esta base de datos la escribió un Azalai más nuevo (versión { $version }; aquí se conoce: { $known })
web-store-closed = la base de datos está cerrada
web-bad-store = el almacenamiento debe ser la URL de una base de datos PostgreSQL, como postgresql://user:password@host/azalai, no { $url }
web-store-extra = un almacenamiento PostgreSQL necesita otro paquete: ejecuta pip install "azalai[postgresql]"
web-bad-processes = el número de procesos debe ser al menos 1, no { $count }
web-processes-sqlite = varios procesos necesitan una base de datos que puedan compartir: añade --store postgresql://…, o quita --processes. Un solo proceso guarda en memoria las mesas de un archivo SQLite.
web-workers-sqlite = sin --store el servidor necesita un proceso propio para los bots: --workers debe ser al menos 1
web-bad-workers = el número de procesos de bots debe ser al menos { $least }, no { $count }

## azalai serve

cli-value-host = DIRECCIÓN
cli-value-host-name = NOMBRE
cli-value-folder = CARPETA
cli-value-url = URL
cli-help-serve = inicia el servidor web, para jugar en un navegador
cli-about-serve = Inicia el servidor web: para esta máquina, o con --host y --public-url para una red doméstica o internet.
cli-help-host = la dirección en la que escuchar; 0.0.0.0 acepta otras máquinas (127.0.0.1: solo esta)
cli-help-lan = dejar que otros dispositivos de la red local lleguen al servidor, y mostrarles su dirección
cli-help-port = el puerto en el que escuchar (8765)
cli-help-data = dónde se guardan las mesas (azalai en tu carpeta de datos)
cli-help-store = una base de datos PostgreSQL para las mesas, en vez de un archivo en esa carpeta
cli-help-processes = cuántos procesos del servidor comparten las mesas, con --store (1)
cli-help-workers = cuántos procesos calculan las jugadas de los ordenadores (uno menos que procesadores, como mucho 4; 0 con --store: lo hace azalai work en otro lugar)
cli-help-public-url = la dirección en la que otros llegan a este servidor, para los enlaces que muestra
cli-help-trusted-proxy = proxys inversos cuyas cabeceras X-Forwarded se creen (con --public-url: los de esta máquina)
cli-help-allowed-host = más nombres de host con los que otros llegan a este servidor
cli-value-host-port = DIRECCIÓN:PUERTO
cli-help-metrics = servir métricas para Prometheus en esta dirección, como 127.0.0.1:9464 (en ninguna)
cli-help-log-format = escribir el registro como texto o como un objeto JSON por línea (text)
cli-help-open = abrirlo en el navegador
cli-value-days = DÍAS
cli-help-keep-waiting = días tras los que se borra una mesa que aún espera jugadores (7)
cli-help-keep-uploads = días tras los que se borra una partida subida (30)
cli-help-keep-abandoned = días sin jugadas tras los que se borra una partida en curso (90)
cli-help-keep-what-if = días tras los que se borra una mesa «¿y si…?» terminada (90)
cli-help-keep-puzzles = días sin otro intento tras los que se borran los resultados de un invitado en los ejercicios (400)

## azalai tidy

cli-help-tidy = borra mesas caducadas de la base de datos del servidor
cli-about-tidy = Borra, cuando vence su plazo, las mesas que esperan jugadores, las partidas subidas y las abandonadas, y devuelve el espacio al disco. Un servidor en marcha las borra solo cada hora. Las partidas terminadas de personas se conservan.
tidy-deleted =
    { $why ->
        [waiting] Mesas que esperaban jugadores: { NUMBER($count, useGrouping: 0) } borradas
        [upload] Partidas subidas: { NUMBER($count, useGrouping: 0) } borradas
        [what-if] Mesas «¿y si…?» terminadas: { NUMBER($count, useGrouping: 0) } borradas
        [puzzles] Resultados de invitados en los ejercicios: { NUMBER($count, useGrouping: 0) } borrados
       *[abandoned] Partidas abandonadas: { NUMBER($count, useGrouping: 0) } borradas
    }
tidy-size = La base de datos ocupa { NUMBER($size, useGrouping: 0) } KiB; antes ocupaba { NUMBER($before, useGrouping: 0) } KiB.
tidy-no-database = no hay ninguna base de datos en la carpeta { $path }

## azalai work

cli-help-work = calcula jugadas de los ordenadores para servidores con PostgreSQL
cli-about-work = Inicia procesos que calculan las jugadas de los ordenadores y las pistas para todos los servidores que usan una base de datos PostgreSQL, en esta máquina o en otra.
cli-help-work-store = la base de datos de los servidores
cli-help-work-workers = cuántos procesos trabajan a la vez (uno menos que procesadores, como mucho 4)
work-working =
    { $count ->
        [one] { $count } proceso atiende la base de datos { $path }. Ctrl-C lo detiene.
       *[other] { $count } procesos atienden la base de datos { $path }. Ctrl-C los detiene.
    }

## azalai backup, azalai restore

cli-help-backup = guarda una copia de seguridad de las mesas en un archivo
cli-about-backup = Escribe en un archivo la base de datos y el secreto de un servidor. El servidor puede estar en marcha. Protege el archivo como una contraseña: quien lo tiene puede falsificar cookies. Para un almacenamiento PostgreSQL usa pg_dump.
cli-help-restore = recupera las mesas del servidor de una copia de seguridad
cli-about-restore = Descomprime una copia de seguridad en una carpeta de datos que aún no tiene base de datos. El servidor no debe estar en marcha allí.
cli-help-backup-file = el archivo de la copia de seguridad
backup-done =
    { $count ->
        [one] Se copió { $count } mesa en { $path }.
       *[other] Se copiaron { NUMBER($count, useGrouping: 0) } mesas en { $path }.
    }
backup-restored =
    { $count ->
        [one] Se recuperó { $count } mesa en { $path }.
       *[other] Se recuperaron { NUMBER($count, useGrouping: 0) } mesas en { $path }.
    }
backup-exists = el archivo { $path } ya existe; elige otro nombre
backup-folder-used = la carpeta { $path } ya tiene una base de datos; recupera en una carpeta vacía
backup-damaged = no se puede usar la copia de seguridad { $path }: { $error }
