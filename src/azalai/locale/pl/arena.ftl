### Arena: jej polecenia, tabele i to, co może być nie tak.

cli-value-contestant = GRACZ
cli-value-address = ADRES
cli-help-arena = niech komputery grają przeciw sobie; oceń ich siłę
cli-about-arena = Komputery grają przeciw sobie, każdy z każdym, i dostają oceny. Każde rozdanie jest rozgrywane na wszystkich miejscach. Wyniki są dopisywane do pliku na bieżąco: po Ctrl-C to samo polecenie kontynuuje tam, gdzie przerwano.
cli-examples-arena =
    przykłady:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy random --games 400 --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever steady gentle --ray local
cli-help-arena-contestants = kto gra: random, greedy, search:1000 (symulacje na decyzję), search:50ms (czas na decyzję) albo poziom, na przykład strong
cli-help-arena-games = partie każdej pary (100)
cli-help-arena-seed = pierwsze rozdanie; pozostałe następują po nim (1)
cli-help-arena-out = plik wyników, do którego wraca następne uruchomienie; jeśli nie podano, plik w tym folderze, nazwany według tego, co się gra
cli-help-arena-jobs = ile partii toczy się naraz (tyle, ile jest rdzeni)
cli-help-arena-json = wypisz stan jako JSON
cli-help-arena-markdown = wypisz stan jako Markdown
cli-help-arena-ray = graj na klastrze Ray: jego adres, „auto” albo „local” dla klastra na tym komputerze
cli-help-ladder = utwórz stronę z drabinką z plików wyników
cli-about-ladder = Tworzy stronę z drabinką komputerów z plików wyników areny: oceny, pary i polecenia, które je dały.
cli-help-ladder-files = pliki wyników areny
cli-help-ladder-out = plik na stronę; bez niego strona jest wypisywana

arena-too-few = arena potrzebuje co najmniej dwóch graczy
arena-twice = gracz { $name } jest podany dwa razy
arena-begins =
    { $count ->
        [0] Wszystkie partie ({ $there }) są już w pliku { $file }.
        [one] Do rozegrania { $count } partia, gotowe: { $there }; wyniki trafiają do pliku { $file }
        [few] Do rozegrania { $count } partie, gotowe: { $there }; wyniki trafiają do pliku { $file }
       *[many] Do rozegrania { $count } partii, gotowe: { $there }; wyniki trafiają do pliku { $file }
    }
arena-playing = partie
arena-interrupted = Przerwano: w pliku { $file } są już partie: { $played } z { $total }. To samo polecenie kontynuuje od tego miejsca.
arena-workers-die = kolejne procesy ({ $count }) giną bez rozegrania partii; czy jest dość pamięci? Z mniejszą ich liczbą naraz (--jobs) można kontynuować od tego miejsca
arena-file = nie można użyć pliku { $file }: { $reason }
arena-file-in-use = plik { $file } jest zajęty: pisze do niego inna arena
arena-file-other = { $file } nie jest plikiem wyników areny; podaj inny opcją --out
arena-file-setting = w pliku { $file } są wyniki z innym ustawieniem { $name }: { $found }, a nie { $wanted }. Podaj inny plik opcją --out albo przenieś ten
arena-no-ray = --ray wymaga programu Ray, który nie jest zainstalowany: pip install azalai[cluster]
arena-no-cluster = pod adresem { $address } nie ma klastra Ray: { $reason }
arena-cluster-fails = klaster zawodzi raz za razem: { $reason }

## Tabele

arena-pairs-title = Pary, z przedziałami 95 %
arena-contestants-title = Oceny, z przedziałami 95 %
arena-column-a = gracz
arena-column-b = przeciw
arena-column-games = partie
arena-column-wins = wygrane
arena-column-draws = remisy
arena-column-lead = różnica wyniku
arena-column-contestant = gracz
arena-column-rating = Elo
arena-column-milliseconds = ms na decyzję
arena-column-simulations = symulacje na decyzję
arena-percent = { $figure } %
arena-percent-interval = { $figure } % (od { $low } do { $high })
arena-interval = { $figure } (od { $low } do { $high })
arena-none = –
arena-endless = ?
arena-method =
    { $method ->
        [bradley-terry] Remis to pół wygranej. Oceny: model Bradleya-Terry’ego na skali Elo, ze średnią 0. Przedziały: bayesowski bootstrap po rozdaniach; dla wygranych przedział Wilsona, gdzie jednostką jest rozdanie.
       *[plackett-luce] Pierwszy gracz ma jedno miejsce, drugi wszystkie pozostałe; po równo byłoby { $even } %. Oceny: model Placketta-Luce’a z kolejności wszystkich miejsc na skali Elo, ze średnią 0. Przedziały: bayesowski bootstrap po rozdaniach; dla wygranych przedział Wilsona, gdzie jednostką jest rozdanie.
    }

## Strona z drabinką

arena-ladder-title = # Drabinka
arena-ladder-about =
    Jak silne są komputery wobec siebie, z partii na [arenie](arena.md): każde rozdanie jest rozgrywane na wszystkich
    miejscach, a każda liczba ma swój przedział 95 %. Stronę tworzy `azalai ladder` z plików wyników; polecenia, które
    je dały, stoją przy każdej tabeli.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
       *[tuareg] ## Tuareg, { balance-variant }
    }
arena-ladder-none = w pliku { $file } nie ma jeszcze partii
