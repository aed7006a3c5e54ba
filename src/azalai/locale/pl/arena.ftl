### Arena: jej polecenia, jej tabele i co może być nie tak.

cli-value-contestant = GRACZ
cli-value-address = ADRES
cli-help-arena = niech gracze komputerowi zagrają ze sobą i dostaną ranking
cli-about-arena = Gracze komputerowi grają ze sobą, każdy z każdym, i dostają ranking. Każde rozdanie jest rozgrywane na wszystkich miejscach. Wyniki trafiają na bieżąco do pliku: po Ctrl-C to samo polecenie idzie dalej od miejsca, w którym przerwano.
cli-examples-arena =
    przykłady:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = gra
cli-help-arena-contestants = kto gra: random, greedy, search:1000 (symulacje na decyzję), search:50ms (czas na decyzję), poziom, na przykład strong, albo własny bot: mymodule:Eager, "command:node eager.js"
cli-help-arena-games = partie każdej pary (100)
cli-help-arena-seed = pierwsze rozdanie; pozostałe następują po nim (1)
cli-help-arena-out = plik z wynikami, od którego idzie dalej następne uruchomienie; jeśli nie podano, plik w tym folderze o nazwie od tego, co jest rozgrywane
cli-help-arena-jobs = ile partii toczy się naraz (tyle, ile rdzeni)
cli-help-arena-luck = pokaż też wygrane po odjęciu szczęścia w każdej partii; ta sama dokładność wymaga wtedy mniej partii
cli-help-arena-json = wypisz tabelę jako JSON
cli-help-arena-markdown = wypisz tabelę jako Markdown
cli-help-arena-ray = graj na klastrze Ray: jego adres, „auto” albo „local” dla klastra na tym komputerze
cli-help-ladder = utwórz stronę z rankingiem z plików z wynikami
cli-about-ladder = Tworzy z plików z wynikami areny stronę z rankingiem graczy komputerowych: punkty rankingowe, pary i polecenia, którymi rozegrano partie.
cli-help-ladder-files = pliki z wynikami areny
cli-help-ladder-out = plik na stronę; bez niego strona jest wypisywana

cli-help-new-bot = utwórz własnego bota: szablon i jego test
cli-about-new-bot = Tworzy w tym folderze własnego bota: NAZWA.py z botem, którego można zmieniać, i test_NAZWA.py z jego testem.
cli-help-new-bot-name = nazwa modułu: litery, cyfry i podkreślenia, na przykład my_bot
cli-value-name = NAZWA

new-bot-name = { $name } nie może być nazwą modułu Pythona; użyj małych liter, cyfr i podkreśleń i zacznij od litery: my_bot
new-bot-exists = plik { $file } już istnieje; wybierz inną nazwę albo przenieś go
new-bot-done =
    Zapisano { $bot } i { $test }. Wypróbuj bota:

      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }

arena-too-few = arena potrzebuje co najmniej dwóch graczy
arena-twice = { $name } jest podany dwa razy
arena-begins =
    { $count ->
        [0] Wszystkie partie ({ $there }) są już w pliku { $file }.
        [one] Jedna partia do rozegrania, gotowych: { $there }; wyniki trafiają do pliku { $file }
        [few] { $count } partie do rozegrania, gotowych: { $there }; wyniki trafiają do pliku { $file }
       *[many] { $count } partii do rozegrania, gotowych: { $there }; wyniki trafiają do pliku { $file }
    }
arena-playing = partie
arena-interrupted = Przerwano: w pliku { $file } są partie { $played } z { $total }. To samo polecenie idzie dalej od tego miejsca.
arena-workers-die = procesy kończą się jeden po drugim bez rozegranej partii (razem: { $count }); czy wystarcza pamięci? Z mniejszą ich liczbą naraz (--jobs) może uda się iść dalej
arena-file = nie można użyć pliku { $file }: { $reason }
arena-file-in-use = plik { $file } jest zajęty: zapisuje do niego inne polecenie
arena-file-other = { $file } nie jest plikiem z wynikami tego polecenia; podaj inny
arena-file-setting = plik { $file } zawiera wyniki, w których { $name } to { $found }, a nie { $wanted }. Podaj inny plik albo przenieś ten
arena-no-luck = --subtract-luck wymaga wytrenowanej sieci, a { $game } jej nie ma
arena-no-ray = --ray potrzebuje biblioteki Ray, a nie jest ona zainstalowana: pip install azalai[cluster]
arena-no-cluster = nie ma klastra Ray pod adresem { $address }: { $reason }
arena-cluster-fails = klaster wciąż zawodzi: { $reason }

## Tabele

arena-pairs-title = Pary, z przedziałami 95%
arena-contestants-title = Rankingi, z przedziałami 95%
arena-column-a = gracz
arena-column-b = przeciw
arena-column-games = partie
arena-column-wins = wygrane
arena-column-adjusted = wygrane bez szczęścia
arena-column-draws = remisy
arena-column-ahead = kończy przed
arena-column-lead = różnica wyniku
arena-column-contestant = gracz
arena-column-rating = Elo
arena-column-milliseconds = ms na decyzję
arena-column-simulations = symulacje na decyzję
arena-faults =
    { $count ->
        [one] { $name } przegrał partię przez błąd:
        [few] { $name } przegrał { $count } partie przez błąd:
       *[many] { $name } przegrał { $count } partii przez błąd:
    }
arena-fault =
    { $count ->
        [one] - { $reason } (1 partia)
        [few] - { $reason } ({ $count } partie)
       *[many] - { $reason } ({ $count } partii)
    }
arena-interval = { $figure } ({ $low } do { $high })
# To samo z przedziałem w osobnym wierszu.
arena-interval-narrow =
    { $figure }
    { $low } do { $high }
arena-method =
    { $method ->
        [bradley-terry] Remis to pół wygranej. Rankingi: Bradley-Terry w skali Elo, średnia 0. Przedziały: bootstrap bayesowski po rozdaniach; dla wygranych przedział Wilsona z rozdaniami jako jednostką i kwantylem rozkładu t Studenta.
       *[plackett-luce] Pierwszy uczestnik ma jedno miejsce, drugi wszystkie pozostałe; równowaga to { $even }%; wspólne miejsce liczy się jak pół miejsca przed drugim. Rankingi: Plackett-Luce według kolejności wszystkich miejsc w skali Elo, średnia 0. Przedziały: bootstrap bayesowski po rozdaniach; dla wygranych przedział Wilsona z rozdaniami jako jednostką i kwantylem rozkładu t Studenta.
    }

## Strona z rankingiem

arena-ladder-title = # Ranking
arena-ladder-about =
    Jak silni są gracze komputerowi w grze ze sobą, według partii na [arenie](arena.md): każde rozdanie jest rozgrywane na
    wszystkich miejscach, a każda liczba ma swój przedział 95%. Tę stronę tworzy `azalai ladder` z plików z wynikami;
    polecenia, którymi rozegrano partie, stoją w każdej części.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
        [tuareg] ## Tuareg, { balance-variant }
       *[other] ## { $game }, { balance-variant }
    }
arena-ladder-none = w pliku { $file } nie ma jeszcze partii
