### Raporty o równowadze z partii, w których na wszystkich miejscach gra ten sam gracz (`azalai balance --player`).

cli-help-balance-player = gracz na wszystkich miejscach, na przykład champion:10ms (jeśli nie podano: partie graczy losowych i zachłannych, tylko dla targi)
cli-help-balance-cards = z --player: twój plik kart; te same rozdania są grane kartami standardowymi i twoimi, a raport je porównuje
cli-help-balance-minutes = z --player: zakończ po tym czasie; to samo polecenie gra dalej

balance-needs-player = { $option } wymaga --player, na przykład --player champion:10ms
balance-without-player = { $option } dotyczy gracza zachłannego i nie łączy się z --player
balance-stopped = W plikach z wynikami są partie { $played } z { $total }. To samo polecenie idzie dalej od tego miejsca i pisze raport, gdy wszystkie są rozegrane.

## Strona

balance-with-cards = { $variant }, karty z pliku `{ $cards }`
balance-player-about = Partie dla każdego wariantu: { $games }; na wszystkich miejscach gra `{ $player }`. To polecenie tworzy stronę:
balance-player-deals = Każde rozdanie jest grane raz. Liczby dotyczą tego gracza; inny może wykorzystać kartę lepiej albo gorzej.
balance-faults =
    { $count ->
        [one] { $variant }: jeszcze jedna partia skończyła się błędem gracza; nie jest liczona.
        [few] { $variant }: jeszcze { $count } partie skończyły się błędem gracza; nie są liczone.
       *[many] { $variant }: jeszcze { $count } partii skończyło się błędem gracza; nie są liczone.
    }
balance-turns =
    ## Miejsca w kolejności tur

    Miejsce 1 rozpoczyna grę. Dla każdego miejsca: odsetek partii, które wygrało, przy czym ci, którzy dzielą wygraną, mają
    jej równe części, oraz jego wynik.
balance-effects-title = ## Jak czytać karty
balance-effects-reading =
    { $way ->
        [laid]
            „Wyłożona” to odsetek partii, w których ktoś wyłożył kartę. „Wygrane ponad równe” to odsetek wygranych tych,
            którzy ją wyłożyli, minus 50%. Kto wykłada dużo kart, wygrywa częściej, niezależnie od tego, jakie to karty,
            więc dla większości kart jest to liczba dodatnia.

            Kolumna **wpływ na wygraną** mówi, która karta pomaga: o ile rośnie odsetek wygranych miejsca, jeśli wyłoży ono tę kartę,
            a wszystkie inne wyłożone karty pozostaną te same. Pochodzi z regresji liniowej po wszystkich partiach: różnicy
            wyników obu miejsc względem różnicy ich wyłożonych kart. Zawiera wszystko, co wiąże się z wyłożeniem karty:
            krzyżyki, działanie i koszt.

            „Wynik ponad średnią” to średni wynik tych, którzy wyłożyli kartę, pomniejszony o średni wynik wszystkich miejsc.
            Karta wyłożona, a potem stracona w ostatnim rabunku, liczy się jako wyłożona. W wariancie mieszanym tylko połowa
            kart plemienia trafia do talii, więc każdą można wyłożyć najwyżej w około połowie partii.
       *[bought]
            „Na miejsce” to liczba kart specjalnych danego rodzaju kupionych w partii przez jedno miejsce, a „kupiona” to
            odsetek partii, w których ktoś ją kupił; liczą się też wymienione na punkty mapy. „Wygrane ponad równe” to odsetek
            wygranych tych, którzy ją kupili, pomniejszony o równy udział.

            Kolumna **wpływ na wygraną** mówi, o ile rośnie odsetek wygranych miejsca, jeśli kupi ono o jedną taką kartę więcej,
            a wszystkie inne kupione karty i kolejność tur pozostaną te same. Pochodzi z regresji liniowej wyników miejsc
            względem kupionych przez nie kart po wszystkich partiach. Zawiera to, ile karta kosztuje.

            „Wynik ponad średnią” to średni wynik tych, którzy kupili kartę, pomniejszony o średni wynik wszystkich miejsc.
            Liczone są tylko karty specjalne: nie to, które surowce miejsce ładuje, ukrywa lub kradnie, ani jego przewagi.
    }
balance-effects-rule =
    Po każdej liczbie stoi połowa szerokości jej przedziału 95%, z partią jako jednostką. Karta **wyróżnia się**, jeśli jej
    wpływ na wygraną odbiega od średniej wszystkich kart o więcej błędów standardowych niż { $errors } i co najmniej
    o { $share }. Jeśli partii, w których miejsca miały różną liczbę danej karty, jest mniej niż { $fewest }, albo partii
    jest za mało na wszystkie karty, w tabeli nie ma wpływu. Wpływ nie dowodzi, że karta jest przyczyną: kto prowadzi, może
    wybierać inne karty.
balance-effects-stands-out =
    { $way ->
        [helps] - pomagają bardziej niż średnia wszystkich kart ({ $typical }): { balance-list }
       *[hurts] - pomagają mniej niż średnia wszystkich kart ({ $typical }): { balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] Żadna z nich nie jest naszym własnym projektem.
       *[other] Nasze własne projekty wśród nich, ze źródłem ich liczb:
    }
balance-effects-design = - `{ $card }` ({ $figure }): { $source }
balance-effects-cards =
    { $way ->
        [laid] Wszystkie karty, które można wyłożyć:
       *[bought] Wszystkie karty specjalne:
    }
balance-compared =
    Te same rozdania rozegrano kartami standardowymi i kartami z pliku `{ $cards }`. Ostatni wiersz każdej karty to zmiana.
    Jej przedział traktuje oba zbiory partii jako niezależne. Plik:
balance-compared-none = Plik nie zmienia żadnej karty, którą można wyłożyć w tym wariancie. Tabela wszystkich wariantów porównuje partie.
balance-standard-cards = standardowe
balance-change = **zmiana**

balance-column-turn = miejsce
balance-column-even = równy udział
balance-column-share = wygrane
balance-column-each = na miejsce
balance-column-share-laid = wyłożona
balance-column-share-bought = kupiona
balance-column-above-even = wygrane ponad równe
balance-column-adjusted = wpływ na wygraną
balance-column-above-mean = wynik ponad średnią
balance-column-cards-used = karty
