### Analiza zakończonych partii: `azalai analyse` i `azalai.analyse`.

cli-help-analyse = pokaż szczęście, umiejętności i lepsze ruchy w zapisanej partii
cli-about-analyse = Analizuje zakończoną partię: ile w wyniku było szczęścia, ile zależało od decyzji i które ruchy byłyby lepsze przy tym, co wiedział każdy gracz. Pierwsza analiza trwa do dwóch minut dłużej, bo program jednorazowo się kompiluje.
cli-help-analyse-file = zapisana partia, która się zakończyła
cli-help-analyse-seat = wypisz decyzje i szczęście tylko tego miejsca
cli-help-analyse-all = wypisz wszystkie decyzje i każde zrządzenie losu
cli-help-analyse-deep = patrz dalej naprzód; trwa znacznie dłużej
cli-help-analyse-json = wypisz wszystko jako JSON

study-unfinished = analizować można tylko zakończoną partię, a ta jeszcze trwa
study-no-network = gra { $game } z tymi opcjami nie ma wyuczonej sieci, więc jej partii nie można analizować
study-running = Analiza
study-method =
    { $depth ->
        [deep] Analiza dogłębna; liczba możliwych światów dla każdej decyzji: { $worlds }.
       *[fast] Liczba możliwych światów dla każdej decyzji: { $worlds }.
    }
study-ledger-title = Początek + szczęście + własne decyzje + cudze decyzje = wynik (szansa wygranej)
study-even-luck = { $seat }: przy równym szczęściu { $scores } (przewaga { $lead }).
study-decisions-title = Decyzje i strata szansy wygranej wobec najlepszego ruchu (przedział 95%)
study-no-mistakes = Żadna decyzja nie kosztowała na pewno 5% szansy wygranej lub więcej.
study-luck-title = Szczęście: co zostało ujawnione i jak zmieniło szansę wygranej
study-deal = rozdanie
study-interval = { $value } ±{ $margin }
study-column-seat = Miejsce
study-column-start = Początek
study-column-luck = Szczęście
study-column-own = Własne
study-column-others = Cudze
study-column-result = Wynik
study-column-average = Strata/decyzję
study-column-level = Gra jak
study-column-move = Ruch
study-column-round = Runda
study-column-played = Zagrano
study-column-better = Lepiej
study-column-before = Przed
study-column-after = Po
study-column-loss = Strata
study-column-points = Punkty
study-column-label = Ocena
study-column-event = Po ruchu
study-label =
    { $label ->
        [blunder] poważny błąd
        [mistake] błąd
       *[inaccuracy] niedokładność
    }
study-graph-title = Szanse wygranej w partii zakończonej wynikiem { $scores }
study-graph-seat = { seat-colour }: początek { $start }%, szczęście { $luck }%, własne decyzje { $own }%, cudze decyzje { $others }%, wynik { $result }%.
study-graph-decisions = Decyzje
study-graph-mark = Ruch { $number }, { study-label }: { $move }; lepiej { $best }

## Strona analizy w przeglądarce

study-open = Analiza
study-heading = Analiza
study-title = Analiza · { $game }
study-outlook = Widoki
study-outlook-says = Szansa wygranej na 100: { $name }. Kliknij słupek, aby tam przejść.
study-graph-label = Szansa wygranej ruch po ruchu: { $name }. Te same liczby są w tabeli poniżej.
study-kind =
    { $kind ->
        [luck] szczęście
        [own] własne decyzje
       *[others] decyzje innych
    }
study-board = Ta chwila na planszy
study-progress =
    { $rough ->
        [yes] Pierwsze wyniki. Analiza trwa: { $percent }%
       *[no] Analiza trwa: { $percent }%
    }
study-progress-label = Postęp analizy
study-state =
    { $deep ->
        [yes] Analiza dogłębna gotowa
       *[no] Analiza gotowa
    }
study-failed = Komputer nie zdołał dokończyć analizy. Odśwież stronę, aby spróbować ponownie.
study-where = Runda { $round }, ruch { $step } z { $all }, widok gracza { $name }
study-where-deal = Rozdanie, widok gracza { $name }
study-next-mistake = Następny błąd
study-moment = Ta chwila
study-mark =
    { $kind ->
        [played] zagrano
        [better] lepiej
       *[yours] twój wybór
    }
study-loss = { study-label }, { $loss }
study-margin = ±{ $margin }
study-of-100 = na 100
study-why = Dlaczego.
study-was-best = Żaden ruch nie był lepszy.
study-no-reason = Po lepszym ruchu komputer spodziewa się o { $points } pkt więcej.
study-luck-after = To, co ruch ujawnił, zmieniło szansę o { $luck }.
study-shown-after = To, co ukryli inni, zmieniło szansę o { $change }.
study-retry = Spróbuj
study-retry-what = { ": " }{ study-round }, { $text }
study-found = znalezione
study-retry-says = Znajdź ruch lepszy od zagranego.
study-verdict =
    { $found ->
        [best] Dobrze, to najlepszy ruch.
        [good] Dobrze: to mniej niż 2 na 100 za najlepszym ruchem.
        [same] Ten ruch zagrano: traci { $loss } na 100.
       *[worse] To nie ten ruch: traci { $loss } na 100.
    }
study-show-answer = Pokaż odpowiedź
study-replay = Powtórka stąd
study-deal-says = Karty zostają rozdane.
study-value = Szansa potem
study-ledger = Rachunek
study-ledger-caption = Skąd wziął się wynik, w szansach na 100
study-line =
    { $line ->
        [start] Początek
        [luck] Szczęście
        [own] Własne decyzje
        [others] Decyzje innych
       *[result] { $end ->
            [yes] Wynik
           *[no] Teraz
        }
    }
study-adjusted = { $name }: wynik { $scores }. Przy równym szczęściu byłoby { $even }. Przeciętna decyzja traciła { $loss } na 100.
study-like-level = Tak gra poziom { $level }.
study-turning-points = Punkty zwrotne
study-mistakes = Błędy ({ $count })
study-whose = Czyje decyzje
study-round = Runda { $round }
study-to-deep = Analizuj dogłębnie
study-to-fast = Do szybkiej analizy
study-hide =
    { $on ->
        [yes] Pokaż dalszy ciąg
       *[no] Ukryj dalszy ciąg
    }
study-every-moment = Wszystkie chwile w tabeli
study-cell =
    { $column ->
        [move] Ruch
        [round] Runda
        [event] Co się stało
        [decision] Decyzja
        [luck] Szczęście
       *[value] Szansa
    }

## Zadania: `azalai puzzles`

cli-help-puzzles = rozwiązuj zadania albo twórz je z partii mistrza
cli-about-puzzles = Zadania do rozwiązania: pozycje z partii mistrzów, w których jeden ruch jest wyraźnie lepszy od wszystkich innych. make szuka następnych, co trwa godzinami, a kolejne wywołanie kontynuuje pracę; verify analizuje próbkę jeszcze raz.
cli-help-puzzles-action = solve: rozwiąż zadanie; show: wypisz zadanie z rozwiązaniem; make: szukaj zadań; verify: sprawdź próbkę z innymi ziarnami
cli-help-puzzles-table = rodzaj stołu (targi, expansion, tuareg-2 do tuareg-5) albo numer zadania (solve, show)
cli-help-puzzles-out = folder z plikami zadań (make: puzzles; verify: dołączone do programu)
cli-help-puzzles-minutes = zakończ szukanie po tym czasie (30)
cli-help-puzzles-sample = ile zadań sprawdzić (50)
cli-help-puzzles-seed = rozdanie pierwszej partii albo ziarno sprawdzania (1)
puzzles-made = Liczba zadań w pliku { $file }: { $count }.
puzzles-verified = Potwierdzone zadania: { $confirmed } z { $of }.

## Co jeśli: gra dalej od wybranej chwili zakończonej partii

study-what-if = A gdyby…
study-what-if-against = Graj dalej przeciw:
study-what-if-all = nikomu, gram za wszystkich
study-what-if-name = Gość
study-no-what-if = Stąd nie można grać dalej: partia się skończyła albo zaczęła się od opisanej pozycji.
