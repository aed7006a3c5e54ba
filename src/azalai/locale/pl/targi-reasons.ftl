### Dlaczego ruch w Targi nie jest dozwolony i co jest. Dla tego, kto decyduje.
### Co zawierają zmienne, mówi targi.ftl.

targi-no-question = „{ $move }” to odpowiedź na inne pytanie. Teraz: { $question } Dozwolone: { $moves }
targi-no-place-corner = nie można ustawić pionka na polu { $number }: to narożnik z rabunkiem; wolne: { $free }
targi-no-place-robber = nie można ustawić pionka na polu { $number }: stoi tam złodziej; wolne: { $free }
targi-no-place-own = nie można ustawić pionka na polu { $number }: stoi tam twój pionek; wolne: { $free }
targi-no-place-taken =
    { $seat ->
        [blue] nie można ustawić pionka na polu { $number }: stoi tam niebieski pionek; wolne: { $free }
       *[white] nie można ustawić pionka na polu { $number }: stoi tam biały pionek; wolne: { $free }
    }
targi-no-place-opposite =
    { $seat ->
        [blue] nie można ustawić pionka na polu { $number }: naprzeciwko, na polu { $opposite }, stoi niebieski pionek; wolne: { $free }
       *[white] nie można ustawić pionka na polu { $number }: naprzeciwko, na polu { $opposite }, stoi biały pionek; wolne: { $free }
    }
targi-no-targi =
    { $count ->
        [one] na polu { $number } nie ma twojego pionka; ostatni stoi na polu { $out }
        [few] na polu { $number } nie ma twojego pionka; twoje stoją na polach { $out }
       *[many] na polu { $number } nie ma twojego pionka; twoje stoją na polach { $out }
    }
targi-no-targi-left = na polu { $number } nie ma twojego pionka: wszystkie są już u ciebie; dozwolone: { $moves }
targi-no-use-noble =
    { $taken ->
        [yes] pole { $border } nic ci nie da: karta z ręki trafiła tam w tej rundzie i czeka na późniejszą; zrezygnuj ruchem { $move }
       *[no] pole { $border } nic ci nie da: nie masz karty na ręce; zrezygnuj ruchem { $move }
    }
targi-no-use-trader =
    { $count ->
        [one] pole { $border } nic ci nie da: nie masz towarów; zrezygnuj ruchem { $move }
        [few] pole { $border } nic ci nie da: na wymianę potrzeba { $count } jednakowych towarów; zrezygnuj ruchem { $move }
       *[many] pole { $border } nic ci nie da: na wymianę potrzeba { $count } jednakowych towarów; zrezygnuj ruchem { $move }
    }
targi-no-use-silversmith =
    { $count ->
        [one] pole { $border } nic ci nie da: wymienia się { $count } towar lub { $gold }; zrezygnuj ruchem { $move }
        [few] pole { $border } nic ci nie da: wymienia się { $count } jednakowe towary lub { $gold }; zrezygnuj ruchem { $move }
       *[many] pole { $border } nic ci nie da: wymienia się { $count } jednakowych towarów lub { $gold }; zrezygnuj ruchem { $move }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] pole { $border } nic ci nie da: nie ma odkrytej karty środkowej wolnej dla znacznika; zrezygnuj ruchem { $move }
       *[no] pole { $border } nic ci nie da: nie masz znacznika na stole; zrezygnuj ruchem { $move }
    }
targi-no-marker =
    { $count ->
        [one] na polu środkowym { targi-centre } nie ma twojego znacznika; ostatni leży na polu { $out }
        [few] na polu środkowym { targi-centre } nie ma twojego znacznika; twoje leżą na polach { $out }
       *[many] na polu środkowym { targi-centre } nie ma twojego znacznika; twoje leżą na polach { $out }
    }
targi-no-marker-left = na polu środkowym { targi-centre } nie ma twojego znacznika: nie masz żadnego na stole; dozwolone: { $moves }
targi-no-hand-card =
    { $held ->
        [yes] nie ma karty z ręki o numerze { $place }; dozwolone: { $moves }
       *[no] nie masz karty na ręce; dozwolone: { $moves }
    }
targi-no-hand-yet = karta { $card } trafiła na rękę w tej rundzie i czeka na późniejszą; dozwolone: { $moves }
targi-no-hand-noble = karta { $card } na twojej ręce wymaga pionka na polu Szlachetni albo wyłożonej karty, która na to pozwala; dozwolone: { $moves }
targi-no-done =
    { $count ->
        [one] nie możesz zakończyć tury: została jeszcze jedna akcja; wykonaj ją lub z niej zrezygnuj: { $figures }
        [few] nie możesz zakończyć tury: zostały jeszcze { $count } akcje; wykonaj je lub z nich zrezygnuj: { $figures }
       *[many] nie możesz zakończyć tury: zostało jeszcze { $count } akcji; wykonaj je lub z nich zrezygnuj: { $figures }
    }
targi-no-lay-full = nie można wyłożyć karty { $card }: twój układ jest pełny, ma dwanaście kart; dozwolone: { $moves }
targi-no-lay-cost =
    { $off ->
        [0] nie można wyłożyć karty { $card }; brakuje ci: { $missing }; dozwolone: { $moves }
        [one] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towar; dozwolone: { $moves }
        [few] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towary; dozwolone: { $moves }
       *[many] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towarów; dozwolone: { $moves }
    }
targi-no-keep-hand = nie można zatrzymać karty { $card }: jest z ręki, więc trzeba ją wyłożyć albo odrzucić; dozwolone: { $moves }
targi-no-keep-full = nie można zatrzymać karty { $card }: nie masz miejsca na ręce; dozwolone: { $moves }
targi-no-discard = nie można odrzucić karty { $card }: masz dla niej miejsce na ręce; dozwolone: { $moves }
targi-no-pay-way =
    { $count ->
        [one] za kartę { $card } można zapłacić tylko na { $count } sposób, nie ma sposobu { $way }; dozwolone: { $moves }
        [few] za kartę { $card } można zapłacić tylko na { $count } sposoby, nie ma sposobu { $way }; dozwolone: { $moves }
       *[many] za kartę { $card } można zapłacić tylko na { $count } sposobów, nie ma sposobu { $way }; dozwolone: { $moves }
    }
targi-no-pay-cost =
    { $off ->
        [0] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }; dozwolone: { $moves }
        [one] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towar; dozwolone: { $moves }
        [few] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towary; dozwolone: { $moves }
       *[many] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towarów; dozwolone: { $moves }
    }
targi-no-spare-price =
    { $good ->
        [dates] w cenie nie ma daktyla ({ $price }); dozwolone: { $moves }
        [salt] w cenie nie ma soli ({ $price }); dozwolone: { $moves }
       *[pepper] w cenie nie ma pieprzu ({ $price }); dozwolone: { $moves }
    }
targi-no-spare-rest =
    { $good ->
        [dates] nie można odjąć daktyla; do zapłacenia ceny brakuje ci: { $missing }; dozwolone: { $moves }
        [salt] nie można odjąć soli; do zapłacenia ceny brakuje ci: { $missing }; dozwolone: { $moves }
       *[pepper] nie można odjąć pieprzu; do zapłacenia ceny brakuje ci: { $missing }; dozwolone: { $moves }
    }
targi-no-row =
    { $count ->
        [one] rząd { $row } jest pełny; miejsce jest w rzędzie { $rows }
        [few] rząd { $row } jest pełny; miejsce jest w rzędach { $rows }
       *[many] rząd { $row } jest pełny; miejsce jest w rzędach { $rows }
    }
targi-no-swap-same = karta { $card } jest już wybrana jako pierwsza; wybierz inną; dozwolone: { $moves }
targi-no-swap-empty = w rzędzie { $row } na miejscu { $place } nie masz karty; dozwolone: { $moves }
targi-no-skip = pierwsza karta jest już wybrana; wybierz tę, z którą zamieni się miejscami; dozwolone: { $moves }
targi-no-give =
    { $good ->
        [dates] nie masz daktyli; dozwolone: { $moves }
        [salt] nie masz soli; dozwolone: { $moves }
       *[pepper] nie masz pieprzu; dozwolone: { $moves }
    }
targi-no-exchange = to kosztuje { $wares }, a masz: { $held }; dozwolone: { $moves }
targi-no-trade-one =
    { $count ->
        [one] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } towaru; dozwolone: { $moves }
        [few] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } jednakowych towarów; dozwolone: { $moves }
       *[many] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } jednakowych towarów; dozwolone: { $moves }
    }
targi-no-trade-taken =
    { $good ->
        [dates] w tej wizycie bierzesz daktyle jeden za jeden, więc nie można ich tak oddać; dozwolone: { $moves }
        [salt] w tej wizycie bierzesz sól jeden za jeden, więc nie można jej tak oddać; dozwolone: { $moves }
       *[pepper] w tej wizycie bierzesz pieprz jeden za jeden, więc nie można go tak oddać; dozwolone: { $moves }
    }
targi-no-move-face-down = karta na polu środkowym { targi-centre } jest zakryta; znacznik można przesunąć na pole: { $free }
targi-no-move-marker = na polu środkowym { targi-centre } leży znacznik; swój można przesunąć na pole: { $free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid } zabiera złoto lub punkty, a nie towary; dozwolone: { $moves }
       *[goods] { $raid } zabiera towary lub punkty, a nie złoto; dozwolone: { $moves }
    }
targi-no-raid-none =
    { $what ->
        [goods] { $raid }: nie masz towarów do oddania; dozwolone: { $moves }
        [gold] { $raid }: nie masz złota do oddania; dozwolone: { $moves }
       *[points] { $raid }: nie masz punktów do oddania; dozwolone: { $moves }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid } zabiera { $due ->
            [one] { $due } towar
            [few] { $due } towary
           *[many] { $due } towarów
        }, a masz { $held }; oddaj to, co możesz oddać w całości; dozwolone: { $moves }
        [gold] { $raid } zabiera { $due ->
            [one] { $due } złoto
            [few] { $due } złota
           *[many] { $due } złota
        }, a masz { $held }; oddaj to, co możesz oddać w całości; dozwolone: { $moves }
       *[points] { $raid } zabiera { $due ->
            [one] { $due } punkt
            [few] { $due } punkty
           *[many] { $due } punktów
        }, a masz { $held }; oddaj to, co możesz oddać w całości; dozwolone: { $moves }
    }
