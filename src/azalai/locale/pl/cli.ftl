### Wiersz poleceń: jego pomoc i to, co mówi stół na terminalu.
### Polecenia, nazwy opcji i zapis ruchów są we wszystkich językach te same.

## Pomoc poleceń

cli-commands = polecenia
cli-value-command = POLECENIE
cli-value-game = GRA
cli-value-seat = MIEJSCE
cli-value-table = STÓŁ
cli-value-file = PLIK
cli-value-number = N
cli-value-set = ZESTAW
cli-value-variant = WARIANT
cli-value-language = JĘZYK
cli-about = Azalai: pustynne gry handlowe, dokładne, szybkie i przyjazne.
cli-examples =
    przykłady:
      azalai play targi                 Targi przeciw łagodnemu komputerowi
      azalai play targi --bot strong    przeciw silnemu
      azalai play targi --expansion     z dodatkiem
      azalai play targi --people 2      dwie osoby przy jednym ekranie
      azalai play targi --seed 7        za każdym razem to samo rozdanie
      azalai play --load first.azalai   wróć do zapisanej partii
      azalai replay first.azalai        obejrzyj zapisaną partię
      azalai cards targi                każda karta i jej działanie
      azalai POLECENIE --help           więcej o poleceniu
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    Wpisz „{ $command }”, aby zobaczyć, co można podać.
cli-help-version = pokaż wersję i zakończ
cli-help-language = język, na przykład pl
cli-help-game = gra; targi, jeśli żadnej nie podano
cli-help-play = graj w terminalu
cli-about-play = Gra w tym terminalu. Ruchy wpisuje się w krótkim zapisie; „help” przy stole wymienia, co można wpisać.
cli-examples-play =
    przykłady:
      azalai play targi                 grasz niebieskimi z łagodnym komputerem
      azalai play targi --bot strong    to samo przeciw silnemu
      azalai play targi --seat white    grasz białymi
      azalai play targi --people 2      dwie osoby przy jednym ekranie
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        Tuareg przeciw trzem komputerom
      azalai play targi --first white   biały rozpoczyna pierwszą rundę
      azalai play targi --expansion --tribe mixed --border mixed
                                        z dodatkiem, karty z obu zestawów
      azalai play --load first.azalai   wróć do zapisanej partii
cli-help-completion = wypisz skrypt, który uzupełnia polecenia w powłoce
cli-about-completion = Wypisuje skrypt, dzięki któremu powłoka uzupełnia polecenia i opcje azalai. Dla powłoki bash: azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = powłoka
cli-help-seats = liczba miejsc, jeśli gra daje wybór (Tuareg: od 2 do 5)
cli-help-people = ile osób gra; na pozostałych miejscach grają komputery (1, jeśli nie podano)
cli-help-seat = miejsca, które zajmują ludzie: nazwa lub numer
cli-help-bot = gracze komputerowi na pozostałych miejscach, od najsłabszego: curious, gentle, steady, clever, strong, expert, champion; albo random, greedy, search:1000 (symulacje na decyzję), search:50ms (czas); albo własne boty: mymodule:Eager, "command:node eager.js". Jeden dla wszystkich albo po jednym na miejsce (gentle, jeśli nie podano)
cli-help-limit = ile sekund na decyzję ma własny bot; wolniejszy przegrywa partię (10)
cli-help-seed = numer rozdania (ziarno): ta sama liczba daje to samo rozdanie
cli-help-first = kto rozpoczyna pierwszą rundę, na przykład blue lub white
cli-help-expansion = graj z dodatkiem: woda, wydmy, Tuareżka
cli-help-easy = z dodatkiem: więcej towarów na początku
cli-help-tribe = z dodatkiem: talia plemienia, base, expansion lub mixed
cli-help-border = z dodatkiem: pola brzegowe, base, expansion lub mixed
cli-help-previous = z dodatkiem: ziarno wcześniejszej partii z mieszaną talią; gra się 45 kartami plemienia, które wtedy pominięto
cli-help-cards-file = plik z kartami, w którym są twoje poprawki
cli-help-load = wróć do zapisanej partii
cli-help-learn = poznaj grę w krótkich lekcjach
cli-about-learn = Krótkie lekcje gry. Ruchy wykonujesz ty, a zły ruch dostaje wyjaśnienie. Bez kursu wypisuje listę lekcji. Bez numeru zaczyna od pierwszej nieukończonej lekcji. Postępy są zapisane na tym urządzeniu.
cli-help-learn-course = kurs
cli-help-learn-lesson = numer lekcji
cli-help-learn-restart = zacznij od początku: zapomnij postępy w tym kursie albo we wszystkich
cli-help-replay = obejrzyj zapisaną partię
cli-about-replay = Pokazuje zapisaną partię ruch po ruchu. Jeśli wejście lub wyjście nie jest terminalem, wypisuje wszystko.
cli-help-replay-file = zapisana partia
cli-help-replay-seat = pokaż, co wiedziało to miejsce; bez tego wszystko
cli-help-all = wypisz wszystko bez pytania
cli-help-cards = wypisz karty gry
cli-about-cards = Wypisuje każdą kartę gry, jej działanie i pochodzenie jej wartości.
cli-help-plain = jeden wiersz na kartę, bez ramki
cli-help-bench = zmierz, jak szybko działa tu silnik
cli-about-bench = Mierzy, jak szybko silnik działa na tym komputerze, i porównuje to z tym, co obiecano.
cli-help-quick = mniej pomiarów i krótsze
cli-help-environments = zmierz tylko środowiska do uczenia ze wzmocnieniem: nasze i innych autorów
cli-help-history = dopisz wyniki do tego pliku

## Złe opcje

cli-no-seat = nie ma miejsca „{ $seat }”; miejsca to { $seats } lub numery od 1 do { $last }
cli-people =
    { $most ->
        [one] liczba osób nie może wynosić { $people }: jest jedno miejsce
        [few] liczba osób nie może wynosić { $people }: miejsc jest od 1 do { $most }
       *[many] liczba osób nie może wynosić { $people }: miejsc jest od 1 do { $most }
    }
cli-people-and-seats = liczba osób ({ $people }) nie zgadza się z liczbą podanych miejsc ({ $seats }); pomiń --people
cli-bots =
    { $seats ->
        [0] liczba podanych graczy komputerowych to { $named }, ale wszystkie miejsca zajmują ludzie
        [one] liczba podanych graczy komputerowych to { $named }, a jest jedno miejsce; podaj jednego
        [few] liczba podanych graczy komputerowych to { $named }, a miejsc jest { $seats }; podaj jednego dla wszystkich albo { $seats }
       *[many] liczba podanych graczy komputerowych to { $named }, a miejsc jest { $seats }; podaj jednego dla wszystkich albo { $seats }
    }
# W wierszu poleceń. $typed to opcja, jak ją wpisano, na przykład --tribe mixed.
cli-option-needs = { $typed } wymaga { $needed }
cli-load-and = { $option } nie można podać razem z --load: zapisana partia już to zawiera
cli-load-other = { $file } to partia gry { $game }, a nie { $wanted }

## Zwroty samego argparse. Pola z % zostają.

argparse-usage = użycie:{" "}
argparse-arguments = argumenty
argparse-options = opcje
argparse-help = pokaż tę pomoc i zakończ
# $argument_name to opcja, na przykład --seed; komunikat mówi, co jest z nią nie tak.
argparse-argument = %(argument_name)s: %(message)s
argparse-whole = potrzebna jest liczba całkowita, a nie „%(value)s”
argparse-choice = „%(value)s” nie pasuje; do wyboru: %(choices)s
argparse-one = brakuje wartości
argparse-some = brakuje co najmniej jednej wartości
argparse-none = nie przyjmuje żadnej wartości, a podano „%s”
argparse-missing = brakuje: %s
argparse-unknown = nieznane argumenty: %s

## Przy stole

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] Targi, rozdanie numer { $seed }
       *[other] { $game }, rozdanie numer { $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }: ty
        [person] { $seat }: osoba przy tym ekranie
        [random] { $seat }: gracz komputerowy, który decyduje losowo
       *[other] { $seat }: gracz komputerowy { $who }
    }
cli-sits-level = { $seat }: gracz komputerowy. { $level }: { $character }
cli-how-to-type = Ruchy wpisuje się w krótkim zapisie, na przykład jako numer karty. „moves” wymienia dozwolone ruchy, „help” polecenia, „quit” kończy.
cli-begin = Naciśnij Enter, aby zacząć.
# Dozwolone ruchy w skrócie, pod pytaniem.
cli-choices = Ruchy: { $moves }
cli-choices-more = Ruchy: { $moves } … („moves” wymienia wszystkie)
cli-prompt = { $seat }>{" "}
cli-prompt-end = koniec>{" "}
cli-prompt-replay = powtórka>{" "}
cli-earlier =
    { $count ->
        [one] ({ $count } wcześniejszy ruch; pokaże go „log”)
        [few] ({ $count } wcześniejsze ruchy; pokaże je „log”)
       *[many] ({ $count } wcześniejszych ruchów; pokaże je „log”)
    }
cli-no = Nie: { $reason }.
cli-several = „{ $typed }” może oznaczać: { $moves }. Wpisz trochę więcej.
cli-not-understood = „{ $typed }” nie jest ani ruchem, ani poleceniem. „moves” wymienia ruchy, „help” polecenia.
cli-hand-over = Tura gracza { $seat }. Przekaż ekran, bo ten gracz wie coś, czego inni nie mogą zobaczyć.
cli-hand-over-ready = { $seat }, naciśnij Enter, gdy nikt inny nie patrzy.
cli-after-the-end = Wpisz „save PLIK”, aby zachować partię dla „azalai replay”, albo naciśnij Enter, aby zakończyć.

## Polecenia przy stole

cli-help-moves = Wpisz ruch w jego zapisie, na przykład { $example }, albo taką jego część, która może oznaczać tylko jeden ruch: samą liczbę, literę towaru, pierwsze litery słowa. Poza tym:
cli-word-moves = moves
cli-does-moves = co możesz teraz zrobić, słowami
cli-word-hint = hint
cli-does-hint = które ruchy wyglądają najlepiej i dlaczego
cli-word-board = board
cli-does-board = narysuj stół jeszcze raz
cli-word-cards = cards ID
cli-does-cards = przeczytaj jedną kartę, na przykład „cards t3” albo, dla karty brzegowej, „cards 5”
cli-word-log = log
cli-does-log = wszystko, co się wydarzyło
cli-word-undo = undo
cli-does-undo = cofnij swój ostatni ruch, o ile od tego czasu inna osoba nie wykonała ruchu i nie odkryto niczego zakrytego; cofają się też późniejsze ruchy graczy komputerowych, jeśli niczego nie ujawniły (w Tuaregu zawsze coś ujawniają)
cli-word-save = save PLIK
cli-does-save = zachowaj partię w pliku
cli-word-rules = rules
cli-does-rules = streszczenie zasad i gdzie je przeczytać w całości
cli-word-quit = quit
cli-does-quit = odejdź od stołu
cli-log-line = { $number }. { $text }
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-no-card = Nie ma karty „{ $card }”. Karty nazywają się jak na stole, na przykład t3 lub 5; wydmy swoją nazwą, na przykład shrine.
cli-which-card = Którą kartę? Wpisz jej nazwę jak na stole, na przykład „cards t3” lub „cards 5”.
# Gra bez własnego streszczenia.
cli-rules-other = Nie ma tu streszczenia zasad gry { $game }; „moves” wypisuje dozwolone ruchy.
cli-rules-targi =
    Runda: złodziej idzie o jedno pole dalej; na zmianę ustawiacie po trzy pionki na polach brzegowych, nigdy naprzeciw pionka przeciwnika; tam, gdzie przecinają się wasze wiersze i kolumny, na kartach środkowych leżą wasze znaczniki. Potem każdy po kolei używa swoich kart: towary się bierze, karty plemienia wykłada się w trzech rzędach po cztery i płaci za nie.
    W narożniku czeka rabunek. Gra kończy się po ostatnim rabunku albo z rundą, w której ktoś wyłoży dwunastą kartę.
    Wynik: punkty, krzyżyki na wyłożonych kartach, to, co karty dają na koniec, 4 za rząd jednego rodzaju, 2 za rząd czterech różnych rodzajów.
    Całe zasady są w dokumentacji, na stronie „Rules of Targi”; „azalai cards targi” wypisuje każdą kartę.
cli-rules-targi-expansion =
    Z dodatkiem: pionek można też ustawić na wydmie, której używa się raz i która nie tworzy linii. Tuareżka idzie w przeciwną stronę; pionek na jej polu może przed akcją lub po niej skorzystać z jej przychylności: towar albo karta towaru za zwrot jednego towaru. Za wodę dostaje się towary (2) i złoto (3) w czasie akcji i rabunków, płaci się nią za niektóre karty, a na koniec każde dwa żetony wody są warte 1 punkt. Żetonu akcji na wyłożonej karcie używa się raz, w jego własnej chwili.
    Wszystko jest na stronie „Rules of Targi: the Expansion”; „azalai cards targi --expansion” wypisuje każdą kartę.
cli-rules-tuareg =
    Tura to jedna z czterech opcji: dobierz trzy karty i wyłóż co najmniej jedną na targ; załaduj od jednej do czterech kart z zapasu na jedno zwierzę; załaduj od jednej do czterech kart jednego rodzaju z targu na jedno zwierzę; albo zapłać 3 dinary za kartę specjalną. Poza tym możesz ukryć po jednej karcie w każdej ze swoich jaskiń i wysyłać złodziei. Na koniec tury w zapasie zostają najwyżej cztery karty.
    Wielbłąd niesie cztery karty dwóch rodzajów z jedną zmianą od dołu do góry, najwyżej dwa złota, a wodę osobno; osioł niesie dowolne cztery.
    Gdy stos jest pusty, każdy gracz ma jeszcze jedną turę; potem liczą się karty na zwierzętach, w jaskiniach i pod złodziejami: kto ma najwięcej surowca, dostaje jego punkty, a kto dzieli pierwsze miejsce, o jeden mniej. Policzone karty tworzą stos etapu 2. Na koniec niewykorzystane karty specjalne dają 1 punkt, mapy 2.
    Całe zasady są w dokumentacji, na stronie „Rules of Tuareg”; „azalai cards tuareg” wypisuje każdą kartę.
cli-hint-about = Chwila namysłu…
cli-hint = { $reason } ({ $gain })
cli-hint-over = Gra jest skończona: nie ma już nad czym się zastanawiać.
cli-taken-back = Cofnięto ruch { $move }.
cli-undo-nothing = Nie masz jeszcze żadnego ruchu, nie ma czego cofać.
cli-undo-other = Nie można cofnąć twojego ostatniego ruchu: po nim ruszył się inny gracz.
cli-undo-reveal = Nie można cofnąć twojego ostatniego ruchu: od tego czasu odkryto coś zakrytego.
cli-save-where = W którym pliku? Wpisz „save” i jego nazwę, na przykład „save first.azalai”.
cli-overwrite = Plik { $file } już istnieje. Zastąpić go? (t/n){" "}
# Odpowiedzi, które znaczą „tak”, małymi literami.
cli-yes = t tak y yes
cli-no-words = n nie no
cli-not-saved = Niczego nie zapisano.
cli-saved = Zapisano w { $file }.
cli-save-first = Zapisać przedtem? Wpisz nazwę pliku albo naciśnij Enter (lub n), aby odejść bez zapisywania:{" "}
cli-resume = Wróć później poleceniem: { $command }
cli-resume-earlier =
    { $count ->
        [one] Niezapisane od pierwszego ruchu. Wróć do niego poleceniem: { $command }
        [few] Niezapisane od ruchu { $count }. Wróć do niego poleceniem: { $command }
       *[many] Niezapisane od ruchu { $count }. Wróć do niego poleceniem: { $command }
    }
cli-play-again = Nie zapisano. To samo rozdanie jeszcze raz: { $command }

## Koniec

cli-score-line =
    { $what ->
        [tokens] Punkty
        [crosses] Krzyżyki na wyłożonych kartach
        [card] Karta { $about }
        [row] Rząd { $about }
        [water] Woda
        [stage_1] { $about ->
            [water] Etap 1: woda
            [gold] Etap 1: złoto
            [salt] Etap 1: sól kamienna
           *[millet] Etap 1: proso
        }
        [maps_1] Etap 1: wymienione mapy
        [stage_2] { $about ->
            [water] Etap 2: woda
            [gold] Etap 2: złoto
            [salt] Etap 2: sól kamienna
           *[millet] Etap 2: proso
        }
        [unused] Niewykorzystane karty specjalne
        [maps_2] Mapy
       *[other] { $what } { $about }
    }
cli-score-total = Razem
cli-won = Wygrywa { $seat }, { $score } do { $second }.
cli-won-tie = Wygrywa { $seat }: obie strony mają po { $score } pkt, a remis rozstrzyga więcej złota, a potem towarów.
cli-draw = Remis: po { $score } pkt, tyle samo złota i tyle samo towarów.

## Powtórka

cli-everything = wszystko
cli-replay-at = Ruch { $at } z { $last }, widok: { $seat }
cli-replay-end = Tu kończy się zapisana partia.
cli-replay-help = Enter lub n: następny ruch; p: poprzedni; liczba: do tego ruchu; r: następna runda; nazwa miejsca: co ono wiedziało; all: wszystko; q: koniec.
