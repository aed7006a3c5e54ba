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
study-decisions-title = Decyzje i strata szansy wygranej wobec najlepszego ruchu (przedział 95 %)
study-no-mistakes = Żadna decyzja nie straciła na pewno 5 % szansy wygranej ani więcej.
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
study-graph-seat = { seat-colour }: początek { $start } %, szczęście { $luck } %, własne decyzje { $own } %, cudze decyzje { $others } %, wynik { $result } %.
study-graph-decisions = Decyzje
study-graph-mark = Ruch { $number }, { study-label }: { $move }; lepiej { $best }
