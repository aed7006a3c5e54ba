### Seats. $seat is blue, white, red, green or saffron.

# The player of a seat: by name where a table has told it, otherwise by colour.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] Azul
        [white] Blanco
        [red] Rojo
        [green] Verde
        [saffron] Azafrán
       *[other] { $seat }
    }

## What every game says: errors, positions, saved games, card files, lists.


### An error says what was wrong and what would be right. It begins in lower case: it often follows a file's name.


## Lists: "a, b, c", "a, b and c", "a, b or c".

list-separator = { ", " }
list-and = { $before } y { $last }
list-or = { $before } o { $last }
# Two whole sentences, one after the other.
list-sentences = { $before } { $next }
# A phrase as a sentence.
list-sentence = { $words }.
# A list of moves that is too long to name them all.
list-moves =
    { $count ->
        [one] { $moves } y { $count } más
       *[other] { $moves } y { $count } más
    }

## Errors

error-language = no existe el idioma { $language }; disponibles: { $languages }
error-game = no existe el juego { $name }; disponibles: { $names }
error-option = { $game } no tiene la opción «{ $option }»; sus opciones: { $known }
error-option-flag = { $option } es True o False, no { $value }
error-cards-option = «cards» debe ser un archivo de cartas: su ruta, su texto en TOML o su contenido como dict; no { $cards }
error-first = «first» no puede ser { $first }; puede ser: { $names }
error-seed = una semilla es un número entero de 0 a { NUMBER($largest, useGrouping: 0) }, no { $seed }
error-seat = no existe el asiento { $seat }; un asiento es un número entero de 0 a { $last }
error-seat-or-none = no existe el asiento { $seat }; un asiento es un número entero de 0 a { $last }, o None para la mesa descubierta
error-whole = { $name } debe ser un número entero de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, no { $value }
error-actions-shape = las acciones tienen la forma { $shape }; indica una acción para cada mesa, un array de forma ({ $tables },)
error-actions-type = las acciones son números del catálogo, un array de enteros como int64, no { $type }
error-actions-strided = las acciones no están contiguas en memoria; pasa numpy.ascontiguousarray(actions)
error-seeds = semillas en la lista: { $given }, mesas: { $tables }; indica una sola semilla, o una lista con una para cada mesa
error-notation = { $text } no es una jugada; permitidas ahora: { $moves }
error-move-number = no hay ninguna jugada con el número { $number }; los números van de 0 a { $last }
error-over = la partida ha terminado; ya no se puede jugar más
error-nothing-to-undo = no hay ninguna jugada que deshacer
error-position =
    { $count ->
        [one] esta posición no está permitida:
       *[other] esta posición no está permitida, por { $count } razones:
    }
error-card-file =
    { $count ->
        [one] no se puede usar el archivo de cartas { $file }:
       *[other] no se puede usar el archivo de cartas { $file }, por { $count } razones:
    }

## Described positions: keys and values. $where is a place in the description, such as players[0].

position-not-a-dict = una posición es un dict con las claves de view(None)
position-other-game = describe una partida de { $game }, no de { $right }
position-word = { $where } no tiene la clave «{ $word }»; sus claves: { $known }
position-mapping = { $where } debe ser un dict
position-list =
    { $length ->
        [one] { $where } debe ser una lista de como mucho { $length } elemento
       *[other] { $where } debe ser una lista de como mucho { $length } elementos
    }
position-whole = { $where } debe ser un número entero de { $low } a { $high }, no { $value }
position-yes-no = { $where } debe ser true o false, no { $value }
position-numbers = { $where } debe enumerar números distintos de 1 a { $most }
position-phase = no existe la fase { $phase }; las fases: { $phases }
position-ask = { $where } debe hacer una de estas preguntas: { $asks }
position-chance = chance son cuatro números enteros de 0 a 4294967295, no todos 0

## Saved games

file-write = no se pudo escribir { $path }: { $error }
file-read = no se pudo leer { $path }: { $error }
file-names-a-file = { $name }: una partida guardada contiene el texto de sus cartas (card_text) y no puede remitir a un archivo de cartas
file-large = { $path } es demasiado grande para una partida guardada; el límite es de 4 MiB
file-not-text = { $path } no es un archivo de texto en UTF-8
file-incomplete = { $name } no es una partida guardada completa: necesita las líneas «game», «options», «seed» y «moves»
file-seed = { $name }: la semilla debe ser un número entero, no { $seed }
file-json = { $name }: el valor de «{ $key }» debe ser un objeto JSON
# A fault in one line of the file.
file-line = { $name }, línea { NUMBER($line, useGrouping: 0) }: { $reason }
file-format = la primera línea debe ser «azalai { $format }»
file-header = «{ $text }» no va aquí; antes de «moves» van «azalai», «game», «options», «seed» y, si se quiere, «position», cada una una vez y con un valor
file-move = «{ $text }» no es una jugada; esta línea debe decir «{ NUMBER($index, useGrouping: 0) } asiento jugada hash»
file-after-end = la partida ya había terminado antes de esta jugada
file-seat = aquí decide { $right }, no { $seat }
file-hash = el estado tras esta jugada tiene el hash { $right }, no { $digest }; se cambió esta línea o una anterior

## Card files. The card and field stand before each of these.

card-file-unreadable = no se puede leer: { $reason }
card-file-encoding = no es texto en UTF-8
card-file-dots = la línea { $line } tiene más de { $most } puntos
card-file-toml = no es TOML: { $error }
card-file-section = esta sección falta o no es una tabla
card-file-whole = debe ser un número entero de { $low } a { $high }, no { $value }
card-file-amount = debe ser una cantidad como "1d2s", formada con { $allowed }, como mucho { $most } de cada; no { $value }
card-file-word = debe ser una de estas: { $choices }; no { $value }
card-file-entry = debe ser una tabla como { "{" } … { "}" }
card-file-remove = no se puede quitar: no existe esa carta; las cartas de aquí son { $names }
card-file-no-effect = pertenece a una habilidad; nombra la habilidad con «do» y su momento con «when»
card-file-key = no es una clave conocida aquí; las conocidas: { $keys }
card-file-border-number = las cartas de borde se numeran del 1 al 16
card-file-corner = las esquinas 4, 8, 12 y 16 son asaltos, y ninguna otra carta de borde lo es
card-file-missing = falta esta carta de borde
card-file-raid = además de puntos, un asalto pide mercancías u oro: nombra exactamente una de las dos cosas
card-file-rate = { $value } no es una tasa; las tasas son así: { $examples }
card-file-trader = el Mercader necesita una tasa para otra mercancía y una para oro
card-file-trader-cycle = el Mercader debe pedir al menos 2 mercancías por 1 distinta, o el intercambio no acabaría nunca
card-file-silversmith = el Platero necesita dos tasas para mercancías y dos para oro, la menor primero
card-file-goods-list = las cartas de mercancía se enumeran como [[goods]]
card-file-goods-count =
    { $count ->
        [one] el mazo necesita { $wanted } cartas de mercancía; hay { $count }
       *[other] el mazo necesita { $wanted } cartas de mercancía; hay { $count }
    }
card-file-kind-count =
    { $count ->
        [one] un símbolo necesita { $wanted } cartas; hay { $count }: { $names }. Una carta se quita con «nombre = false»
       *[other] un símbolo necesita { $wanted } cartas; hay { $count }: { $names }. Una carta se quita con «nombre = false»
    }
card-file-card-name = el nombre de una carta son de una a tres letras minúsculas y un número, como t3, y cada carta tiene el suyo
card-file-value = { $value } no puede estar en un archivo de cartas; contiene dicts, listas, textos, números enteros y valores lógicos
card-file-effects = «do» es una habilidad o una lista de 1 a { $most } habilidades, como ["gain", "discount"]
card-file-effects-at-once = solo una habilidad de una carta puede ser inmediata o ir con una ficha; las demás deben ser continuas o contar al final
card-file-alternatives = el coste es una lista de 1 a { $most } alternativas, como ["2p", "1g"]

# The source of a corrected card in a list of cards

card-list-corrected = corregida (archivo de cartas)

# Tuareg: figures for each number of players; the pack of resource cards.

card-file-column = debe enumerar { $numbers } números enteros de { $low } a { $high }, para 2, 3, 4 y 5 jugadores
card-file-resource-count = el mazo debe tener de 3 a { $most } cartas, no { $count }
