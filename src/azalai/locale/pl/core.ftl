### Miejsca. $seat to blue, white, red, green lub saffron.

# Gracz na tym miejscu: po imieniu, jeśli stół je podał, inaczej po kolorze.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] Niebieski
        [white] Biały
        [red] Czerwony
        [green] Zielony
        [saffron] Szafranowy
       *[other] { $seat }
    }

## Co mówi każda gra: błędy, pozycje, zapisane partie, pliki z kartami, wyliczenia.
### Błąd mówi, co było nie tak i co byłoby dobrze. Zaczyna się małą literą: często stoi po nazwie pliku.

## Wyliczenia: „a, b, c”, „a, b i c”, „a, b lub c”.

list-separator = { ", " }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }
# Dwa całe zdania, jedno po drugim.
list-sentences = { $before } { $next }
# Słowa jako całe zdanie.
list-sentence = { $words }.
# Lista ruchów, która jest za długa, żeby wymienić wszystkie.
list-moves = { $moves } (i jeszcze { $count })

## Błędy

error-language = nie ma języka { $language }; dostępne: { $languages }
error-game = nie ma gry { $name }; dostępne: { $names }
error-option = gra { $game } nie ma opcji „{ $option }”; jej opcje: { $known }
error-option-flag = { $option } ma wartość True albo False, a nie { $value }
error-cards-option = opcja „cards” ma być plikiem z kartami: ścieżką, tekstem TOML albo słownikiem z jego treścią, a nie { $cards }
error-first = opcja „first” nie może mieć wartości { $first }; dozwolone: { $names }
error-seed = ziarno to liczba całkowita od 0 do { NUMBER($largest, useGrouping: 0) }, a nie { $seed }
error-seat = nie ma miejsca { $seat }; miejsce to liczba całkowita od 0 do { $last }
error-seat-or-none = nie ma miejsca { $seat }; miejsce to liczba całkowita od 0 do { $last } albo None, gdy cały stół jest odkryty
error-whole = { $name } ma być liczbą całkowitą od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, a nie { $value }
error-actions-shape = akcje mają kształt { $shape }; podaj jedną akcję dla każdego stołu, czyli tablicę o kształcie ({ $tables },)
error-actions-type = akcje to numery z katalogu, tablica liczb całkowitych, na przykład int64, a nie { $type }
error-actions-strided = akcje nie leżą w pamięci jedna za drugą; podaj numpy.ascontiguousarray(actions)
error-seeds = liczba ziaren to { $given }, a liczba stołów to { $tables }; podaj jedno ziarno albo listę z ziarnem dla każdego stołu
error-notation = { $text } nie jest ruchem; dozwolone teraz: { $moves }
error-move-number = nie ma ruchu o numerze { $number }; numery biegną od 0 do { $last }
error-over = gra jest skończona; nie można już wykonać żadnego ruchu
error-nothing-to-undo = nie ma ruchu do cofnięcia
error-position =
    { $count ->
        [one] taka pozycja jest niemożliwa:
        [few] taka pozycja jest niemożliwa z { $count } powodów:
       *[many] taka pozycja jest niemożliwa z { $count } powodów:
    }
error-card-file =
    { $count ->
        [one] nie można użyć pliku z kartami { $file }:
        [few] nie można użyć pliku z kartami { $file } z { $count } powodów:
       *[many] nie można użyć pliku z kartami { $file } z { $count } powodów:
    }

## Opisane pozycje: słowa i kształty. $where to miejsce w opisie, na przykład players[0].

position-not-a-dict = pozycję opisuje słownik (dict) z kluczami view(None)
position-other-game = opisuje grę { $game }, a nie { $right }
position-word = { $where } nie ma klucza „{ $word }”; jego klucze: { $known }
position-mapping = { $where } ma być słownikiem (dict)
position-list = { $where } ma być listą o długości najwyżej { $length }
position-whole = { $where } ma być liczbą całkowitą od { $low } do { $high }, a nie { $value }
position-yes-no = { $where } ma mieć wartość true lub false, a nie { $value }
position-numbers = { $where } ma wymieniać różne liczby od 1 do { $most }
position-phase = nie ma fazy { $phase }; są: { $phases }
position-ask = { $where } ma pytać o jedno z: { $asks }
position-chance = chance to cztery liczby całkowite od 0 do 4294967295, nie wszystkie równe 0

## Zapisane partie

file-write = nie udało się zapisać pliku { $path }: { $error }
file-read = nie udało się odczytać pliku { $path }: { $error }
file-names-a-file = { $name }: zapisana partia zawiera treść swoich kart (card_text) i nie wskazuje pliku z kartami
file-large = { $path }: plik jest za duży jak na zapisaną partię; największy dozwolony rozmiar to 4 MiB
file-not-text = { $path }: to nie jest plik tekstowy w UTF-8
file-incomplete = { $name }: to nie jest cała zapisana partia; potrzebne są wiersze „game”, „options”, „seed” i „moves”
file-seed = { $name }: ziarno ma być liczbą całkowitą, a nie { $seed }
file-json = { $name }: po „{ $key }” ma stać obiekt JSON
# Usterka w jednym wierszu pliku.
file-line = { $name }, wiersz { NUMBER($line, useGrouping: 0) }: { $reason }
file-format = pierwszy wiersz ma brzmieć „azalai { $format }”
file-header = „{ $text }” tu nie pasuje; przed „moves” stoją „azalai”, „game”, „options”, „seed” i ewentualnie „position”, każde raz i z wartością
file-move = „{ $text }” nie jest ruchem; ten wiersz ma mieć postać „{ NUMBER($index, useGrouping: 0) } miejsce ruch skrót”
file-after-end = gra skończyła się przed tym ruchem
file-seat = decyduje tu { $right }, a nie { $seat }
file-hash = stan po tym ruchu ma skrót { $right }, a nie { $digest }; ten wiersz lub wcześniejszy został zmieniony

## Pliki z kartami. Przed każdym z tych zdań stoi karta i pole.

card-file-unreadable = nie można go odczytać: { $reason }
card-file-encoding = to nie jest tekst w UTF-8
card-file-dots = w wierszu { $line } jest więcej kropek niż { $most }
card-file-toml = to nie jest TOML: { $error }
card-file-section = brakuje tej sekcji albo nie jest ona tabelą
card-file-whole = ma być liczbą całkowitą od { $low } do { $high }, a nie { $value }
card-file-amount = ma być ilością taką jak "1d2s", złożoną z { $allowed }, najwyżej po { $most }; a nie { $value }
card-file-word = dozwolone wartości: { $choices }; a nie { $value }
card-file-entry = ma być tabelą taką jak {"{"} … {"}"}
card-file-remove = nie można usunąć: nie ma takiej karty; karty tutaj to { $names }
card-file-no-effect = należy do działania; podaj działanie w polu „do”, a jego chwilę w polu „when”
card-file-key = nie jest tu znanym kluczem; znane klucze: { $keys }
card-file-border-number = karty brzegowe mają numery od 1 do 16
card-file-corner = narożniki 4, 8, 12 i 16 to rabunki i żadna inna karta brzegowa nim nie jest
card-file-missing = brakuje tej karty brzegowej
card-file-raid = rabunek zabiera obok punktów towary albo złoto: podaj dokładnie jedno z dwojga
card-file-rate = { $value } nie jest kursem wymiany; kursy mają postać: { $examples }
card-file-trader = Kupiec potrzebuje jednego kursu na inny towar i jednego na złoto
card-file-trader-cycle = Kupiec musi brać co najmniej 2 towary za 1 inny, inaczej wymiana nigdy by się nie skończyła
card-file-silversmith = Kuźnia srebra potrzebuje dwóch kursów za towary i dwóch za złoto, mniejszy najpierw
card-file-goods-list = karty towarów wymienia się jako [[goods]]
card-file-goods-count = kart towarów w talii ma być { $wanted }, a wymieniono { $count }
card-file-kind-count = kart jednego rodzaju ma być { $wanted }, a wymieniono { $count }: { $names }. Kartę usuwa się zapisem „nazwa = false”
card-file-card-name = nazwa karty to od jednej do trzech małych liter i liczba, na przykład t3, a każda karta ma własną
card-file-value = { $value } nie może być w pliku z kartami; zawiera on słowniki, listy, teksty, liczby całkowite i wartości logiczne
card-file-effects = „do” to działanie albo lista działań (od 1 do { $most }), na przykład ["gain", "discount"]
card-file-effects-at-once = tylko jedno działanie karty może nastąpić od razu albo z żetonem; pozostałe muszą być stałe albo liczyć się na końcu
card-file-alternatives = koszt to lista możliwości (od 1 do { $most }), na przykład ["2p", "1g"]

# Źródło poprawionej karty w spisie kart

card-list-corrected = poprawiona (plik kart)

# Tuareg: wartości dla każdej liczby graczy; talia kart surowców.

card-file-column = ma zawierać { $numbers } liczby całkowite od { $low } do { $high }: dla 2, 3, 4 i 5 graczy
card-file-resource-count = kart w talii ma być od 3 do { $most }, a nie { $count }
