### Co mówi serwer: dlaczego czegoś nie dało się zrobić, uwagi obok stołu, co wypisuje na początku.
### Zdania stąd widzą ludzie na stronie, całe i z kropką.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] Tuareg
       *[targi] Targi
    }
web-title = { $game } · Azalai
web-title-your-turn = Twoja tura · { $game } · Azalai
web-settings-title = Ustawienia · Azalai
web-rules-title = Zasady · Azalai
# Imię osoby, która żadnego nie podała. $number: które to miejsce.
web-unnamed = Gracz { $number }
# Miejsce w partii z pliku, o którym nikt nie wie, kto na nim siedział.
web-seat = { seat-colour }
# Imię komputera.
web-computer =
    { $seat ->
        [blue] Amastan
        [white] Idir
        [red] Tinni
        [green] Moussa
       *[saffron] Kella
    }

## Uwagi obok stołu

web-getting-ready = Komputer się przygotowuje. Trwa to około minuty, tylko za pierwszym razem.
web-cannot-think = Komputer nie może się teraz ruszyć. Za chwilę spróbuje ponownie.
web-cannot-store = Nie udało się zapisać ruchu komputera. Za chwilę spróbuje ponownie.

## Dlaczego się nie dało

web-stale = Stół się w tym czasie zmienił. Tak wygląda teraz; niczego nie wykonano.
web-not-your-turn = To nie twoja tura.
web-not-your-seat = Nie masz miejsca przy tym stole. Możesz się przyglądać.
web-over = Ta partia jest skończona.
web-not-begun = Ta partia jeszcze się nie zaczęła.
web-not-over = Ta partia jeszcze się nie skończyła.
web-no-undo = Nie można teraz niczego cofnąć: ktoś inny już się ruszył albo odkryto coś zakrytego.
web-undone-too-often = Przy tym stole cofano już tyle razy: { NUMBER($most, useGrouping: 0) }. Więcej nie można.
web-no-place = Nie ma miejsca dla { $field }: ostatnie miejsce przy tym stole to { $last }.
web-no-hint = W tej chwili nie ma podpowiedzi.
web-no-hint-among-people = W partiach między ludźmi nie ma podpowiedzi.
web-no-hint-open-seat = Dopóki jakieś miejsce jest wolne, nie ma podpowiedzi: może je jeszcze zająć inna osoba.
web-hint-replaced = Poproszono o inną podpowiedź, więc ta została pominięta.
web-no-table = Nie ma tu takiego stołu.
web-damaged = Ten stół jest uszkodzony i nie można go otworzyć. Błąd został zapisany w dzienniku; inne stoły działają.
web-no-page = Nie ma tu takiej strony.
web-no-method = Ten adres nie przyjmuje takich zapytań.
web-no-moment =
    { $last ->
        [one] Ta partia ma tylko { $last } ruch.
        [few] Ta partia ma tylko { NUMBER($last, useGrouping: 0) } ruchy.
       *[many] Ta partia ma tylko { NUMBER($last, useGrouping: 0) } ruchów.
    }
web-no-such-seat = Nie ma takiego miejsca.
web-no-level = nie ma komputera o nazwie { $level }; są: { $levels }
web-no-such-level = Nie ma komputera o nazwie „{ $level }”.
web-no-invitation = To zaproszenie nie prowadzi do żadnego stołu. Może nie skopiowano go w całości.
web-not-invited = Do tego stołu siada się na zaproszenie. Poproś o link.
web-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
web-changed-too-often = Przy tym stole zbyt wiele razy zmieniano miejsca. Możesz się przyglądać.
web-seat-taken = To miejsce jest zajęte.
web-removed = Gospodarz usunął cię od tego stołu. Możesz się przyglądać.
web-had-another-seat = Inne miejsce w tej partii jest lub było już twoje i znasz jego zakryte karty. Możesz wrócić tylko na swoje miejsce.
web-name-wanted = Wybierz imię, które inni zdołają przeczytać.
web-not-host = Może to zrobić tylko osoba, która założyła ten stół.
web-not-full = Jest jeszcze wolne miejsce.
web-begun = Partia już się zaczęła; tego nie można już zmienić.
web-no-reactions = Reakcje są dla stołów z innymi ludźmi.
web-no-rematch = Rewanż mogą zagrać tylko ci, którzy grali, i dopiero po końcu partii.
web-no-link = Ten link nie prowadzi do żadnego miejsca. Może nie skopiowano go w całości.
web-link-used = Ten link został już użyty. Właściciel miejsca może utworzyć nowy.
web-other-origin = To zapytanie wysłała strona z innej witryny, więc niczego nie wykonano.
web-unknown-host = Ten serwer nie zna tego adresu jako własnego. Jeśli to jego adres, uruchom serwer z --public-url lub --allowed-host.
web-too-large = To jest za duże. Najwięcej może być { NUMBER($most, useGrouping: 0) } KiB.
web-too-many =
    { $seconds ->
        [one] Za dużo zapytań. Spróbuj ponownie za { $seconds } sekundę.
        [few] Za dużo zapytań. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
       *[many] Za dużo zapytań. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekund.
    }
web-too-much-work =
    { $seconds ->
        [one] Twoje zapytania za bardzo obciążają serwer. Spróbuj ponownie za { $seconds } sekundę.
        [few] Twoje zapytania za bardzo obciążają serwer. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
       *[many] Twoje zapytania za bardzo obciążają serwer. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekund.
    }
web-too-slow = Zapytanie docierało zbyt długo, więc niczego nie wykonano.
web-unreadable = Nie udało się odczytać zapytania.
web-not-object = Zapytanie musi być obiektem JSON. Znane pola: { $known }.
web-field-missing = Brakuje pola: { $field }.
web-field-unknown = Nieznane pole: { $field }. Znane pola: { $known }.
web-field-choice = Pole { $field } musi mieć jedną z wartości: { $choices }.
web-field-range = Pole { $field } musi być liczbą całkowitą od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
web-field-items = Pole { $field } musi być listą; liczba elementów od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
web-field-length = Pole { $field } jest za długie. Największa liczba znaków to { NUMBER($high, useGrouping: 0) }.
web-field-pattern = Pole { $field } musi pasować do wzorca „{ $pattern }”.
web-field-type =
    { $type ->
        [boolean] Pole { $field } musi mieć wartość true lub false.
        [array] Pole { $field } musi być listą.
       *[string] Pole { $field } musi być tekstem.
    }
web-no-file = Nie dołączono pliku.
web-file-name = plik
web-file-not-text = To nie jest plik tekstowy w UTF-8.
web-file-too-much = Odczytywanie pliku trwało zbyt długo.
web-game-too-long = Partia może mieć najwyżej tyle ruchów, razem z ruchami wariantów: { NUMBER($most, useGrouping: 0) }.
web-not-your-game = Tej partii nie ma na twojej liście.
web-quota-unfinished = Liczba twoich stołów z niedokończoną partią to już { NUMBER($most, useGrouping: 0) }; więcej gość mieć nie może. Najpierw dokończ jedną z nich.
web-quota-uploads = Liczba partii wczytanych przez ciebie z plików to już { NUMBER($most, useGrouping: 0) }; więcej gość mieć nie może. Najpierw usuń jedną z nich z listy.
web-not-stored = Nie udało się tego zapisać, więc niczego nie wykonano. Spróbuj ponownie.
web-fault = Na serwerze coś poszło nie tak. Błąd został zapisany w dzienniku, a twoja partia się nie zmieniła.

## Uruchamianie

web-bad-public-url = adres publiczny to http:// lub https:// i nazwa hosta, bez ścieżki; a nie { $url }
web-bad-proxy = zaufany pośrednik (proxy) to adres IP lub sieć, na przykład 10.0.0.0/8; a nie { $proxy }
web-bad-host = dozwolony host to nazwa bez portu, na przykład azalai.example.org; a nie { $host }
web-bad-metrics = nie można udostępnić metryk pod adresem { $address }: { $error }
web-bad-port = port to liczba całkowita od 0 do 65535, a nie { $port }
web-bad-expiry = { $option } to liczba dni większa od 0, a nie { $days }
web-bad-data = nie można użyć folderu { $path }: { $error }
web-folder-in-use = folderu { $path } używa inny serwer: zatrzymaj go albo wybierz inny folder przez --data
web-bad-address = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $error }
web-serving = Azalai działa pod adresem { $url }
web-serving-network = Inne urządzenia w sieci znajdą ją pod adresem { $url }
web-serving-data = Stoły są przechowywane w { $path }
web-serving-stop = Ctrl-C zatrzymuje serwer; nic nie przepadnie.
web-store = nie można otworzyć bazy danych { $path }: { $error }
web-store-newer = tę bazę danych zapisała nowsza Azalai (wersja { $version }; tu znana: { $known })
web-store-closed = baza danych jest zamknięta
web-bad-store = magazyn to adres bazy danych PostgreSQL, na przykład postgresql://user:password@host/azalai; a nie { $url }
web-store-extra = do bazy danych PostgreSQL potrzebny jest jeszcze jeden pakiet: wykonaj pip install "azalai[postgresql]"
web-bad-processes = liczba procesów to co najmniej 1, a nie { $count }
web-processes-sqlite = kilka procesów potrzebuje wspólnej bazy danych: dodaj --store postgresql://… albo pomiń --processes. Stoły z pliku SQLite jeden proces trzyma w swojej pamięci.
web-workers-sqlite = bez --store serwer potrzebuje własnego procesu dla komputerowych graczy: --workers to co najmniej 1
web-bad-workers = liczba procesów dla komputerowych graczy to co najmniej { $least }, a nie { $count }

## azalai serve

cli-value-host = ADRES
cli-value-host-name = NAZWA
cli-value-folder = FOLDER
cli-value-url = URL
cli-help-serve = uruchom serwer, do gry w przeglądarce
cli-about-serve = Uruchamia serwer: dla tego komputera albo, z --host i --public-url, dla sieci domowej lub internetu.
cli-help-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych (127.0.0.1: tylko ten komputer)
cli-help-lan = udostępnij serwer innym urządzeniom w sieci lokalnej i pokaż jego adres
cli-help-port = port, na którym serwer nasłuchuje (8765)
cli-help-data = gdzie są przechowywane stoły (azalai w folderze na twoje dane)
cli-help-store = baza danych PostgreSQL na stoły, zamiast pliku w tym folderze
cli-help-processes = ile procesów serwera dzieli stoły, razem z --store (1)
cli-help-workers = ile procesów oblicza ruchy komputerowych graczy (o jeden mniej niż procesorów, najwyżej 4; 0 razem z --store: robi to azalai work gdzie indziej)
cli-help-public-url = adres, pod którym inni znajdą ten serwer, do linków, które rozdaje
cli-help-trusted-proxy = pośrednicy (proxy), którym serwer wierzy w sprawie nagłówków X-Forwarded (z --public-url: ci na tym komputerze)
cli-help-allowed-host = inne nazwy, pod którymi inni znajdą ten serwer
cli-value-host-port = ADRES:PORT
cli-help-metrics = udostępnij metryki dla Prometheusa pod tym adresem, na przykład 127.0.0.1:9464 (nigdzie)
cli-help-log-format = zapisuj dziennik jako tekst lub jako jeden obiekt JSON w wierszu (tekst)
cli-help-open = otwórz w przeglądarce
cli-value-days = DNI
cli-help-keep-waiting = usuwaj stoły czekające na graczy po tylu dniach (7)
cli-help-keep-uploads = usuwaj partie wczytane z plików po tylu dniach (30)
cli-help-keep-abandoned = usuwaj trwające partie po tylu dniach bez ruchu (90)
cli-help-keep-what-if = usuwaj zakończone stoły „co by było” po tylu dniach (90)
cli-help-keep-puzzles = usuwaj wyniki zadań gościa po tylu dniach bez kolejnej próby (400)

## azalai tidy

cli-help-tidy = usuń z bazy danych serwera stoły, których czas minął
cli-about-tidy = Usuwa po upływie czasu stoły czekające na graczy, partie wczytane z plików i partie porzucone, i zwraca miejsce na dysku. Działający serwer sam usuwa je co godzinę. Dokończone partie ludzi zostają.
tidy-deleted =
    { $why ->
        [waiting] Stoły czekające na graczy: usunięto { NUMBER($count, useGrouping: 0) }
        [upload] Partie wczytane z plików: usunięto { NUMBER($count, useGrouping: 0) }
        [what-if] Zakończone stoły „co by było”: usunięto { NUMBER($count, useGrouping: 0) }
        [puzzles] Wyniki zadań gości: usunięto { NUMBER($count, useGrouping: 0) }
       *[abandoned] Partie porzucone: usunięto { NUMBER($count, useGrouping: 0) }
    }
tidy-size = Baza danych zajmuje { NUMBER($size, useGrouping: 0) } KiB; przedtem zajmowała { NUMBER($before, useGrouping: 0) } KiB.
tidy-no-database = w folderze { $path } nie ma bazy danych

## azalai work

cli-help-work = obliczaj ruchy komputerowych graczy dla serwerów z bazą danych PostgreSQL
cli-about-work = Uruchamia procesy, które obliczają ruchy komputerowych graczy i podpowiedzi dla wszystkich serwerów korzystających z bazy danych PostgreSQL, na tym lub innym komputerze.
cli-help-work-store = baza danych serwerów
cli-help-work-workers = ile procesów pracuje jednocześnie (o jeden mniej niż procesorów, najwyżej 4)
work-working =
    { $count ->
        [one] { $count } proces komputerowych graczy obsługuje bazę danych { $path }. Ctrl-C go zatrzymuje.
        [few] { $count } procesy komputerowych graczy obsługują bazę danych { $path }. Ctrl-C je zatrzymuje.
       *[many] { $count } procesów komputerowych graczy obsługuje bazę danych { $path }. Ctrl-C je zatrzymuje.
    }
## azalai backup, azalai restore

cli-help-backup = zapisz kopię zapasową stołów serwera w pliku
cli-about-backup = Zapisuje bazę danych i tajny klucz serwera w jednym pliku. Serwer może przy tym działać. Chroń ten plik jak hasło: kto go ma, może podrabiać ciasteczka. Dla bazy PostgreSQL użyj pg_dump.
cli-help-restore = odtwórz stoły serwera z kopii zapasowej
cli-about-restore = Rozpakowuje kopię zapasową do folderu danych, w którym nie ma jeszcze bazy danych. Serwer nie może tam działać.
cli-help-backup-file = plik kopii zapasowej
backup-done =
    { $count ->
        [one] { $count } stół zapisano w pliku { $path }.
        [few] { NUMBER($count, useGrouping: 0) } stoły zapisano w pliku { $path }.
        [many] { NUMBER($count, useGrouping: 0) } stołów zapisano w pliku { $path }.
       *[other] { NUMBER($count, useGrouping: 0) } stołu zapisano w pliku { $path }.
    }
backup-restored =
    { $count ->
        [one] { $count } stół odtworzono w folderze { $path }.
        [few] { NUMBER($count, useGrouping: 0) } stoły odtworzono w folderze { $path }.
        [many] { NUMBER($count, useGrouping: 0) } stołów odtworzono w folderze { $path }.
       *[other] { NUMBER($count, useGrouping: 0) } stołu odtworzono w folderze { $path }.
    }
backup-exists = plik { $path } już istnieje; wybierz inną nazwę
backup-folder-used = w folderze { $path } jest już baza danych; odtwórz kopię w pustym folderze
backup-damaged = nie można użyć kopii zapasowej { $path }: { $error }
