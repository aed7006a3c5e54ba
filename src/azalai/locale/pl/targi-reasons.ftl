### Dlaczego ruch w Targi nie jest dozwolony i co jest. Dla tego, kto decyduje.
### Co zawierają zmienne, mówi targi.ftl.

# Tak kończy się powód: dozwolonymi ruchami. Gdzie nie ma notacji, zaznacza je stół.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; dozwolone: " }{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; wolne: " }{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; swój znacznik można przesunąć na pole: " }{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] { "; możesz tylko z niego zrezygnować" }
       *[yes] { "; zrezygnuj ruchem " }{ $move }
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [one] { "; ostatni leży na polu " }{ $out }
                [few] { "; twoje leżą na polach " }{ $out }
               *[many] { "; twoje leżą na polach " }{ $out }
            }
    }
targi-no-question = „{ $move }” to odpowiedź na inne pytanie. Teraz: { $question } Dozwolone: { $moves }
targi-no-place-corner = nie można ustawić pionka na polu { $number }: to narożnik z rabunkiem{ targi-free }
targi-no-place-robber = nie można ustawić pionka na polu { $number }: stoi tam złodziej{ targi-free }
targi-no-place-own = nie można ustawić pionka na polu { $number }: stoi tam twój pionek{ targi-free }
targi-no-place-taken =
    { $seat ->
        [blue] nie można ustawić pionka na polu { $number }: stoi tam niebieski pionek{ targi-free }
       *[white] nie można ustawić pionka na polu { $number }: stoi tam biały pionek{ targi-free }
    }
targi-no-place-opposite =
    { $seat ->
        [blue] nie można ustawić pionka na polu { $number }: naprzeciwko, na polu { $opposite }, stoi niebieski pionek{ targi-free }
       *[white] nie można ustawić pionka na polu { $number }: naprzeciwko, na polu { $opposite }, stoi biały pionek{ targi-free }
    }
targi-no-targi =
    { $count ->
        [one] na polu { $number } nie ma twojego pionka; ostatni stoi na polu { $out }
        [few] na polu { $number } nie ma twojego pionka; twoje stoją na polach { $out }
       *[many] na polu { $number } nie ma twojego pionka; twoje stoją na polach { $out }
    }
targi-no-targi-left = na polu { $number } nie ma twojego pionka: wszystkie są już u ciebie{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] pole { $border } nic ci nie da: karta z ręki trafiła tam w tej rundzie i czeka na późniejszą{ targi-only-give-up }
       *[no] pole { $border } nic ci nie da: nie masz karty na ręce{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [one] pole { $border } nic ci nie da: nie masz towarów{ targi-only-give-up }
        [few] pole { $border } nic ci nie da: na wymianę potrzeba { $count } jednakowych towarów{ targi-only-give-up }
       *[many] pole { $border } nic ci nie da: na wymianę potrzeba { $count } jednakowych towarów{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [one] pole { $border } nic ci nie da: wymienia się { $count } towar lub { $gold }{ targi-only-give-up }
        [few] pole { $border } nic ci nie da: wymienia się { $count } jednakowe towary lub { $gold }{ targi-only-give-up }
       *[many] pole { $border } nic ci nie da: wymienia się { $count } jednakowych towarów lub { $gold }{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] pole { $border } nic ci nie da: nie ma odkrytej karty środkowej wolnej dla znacznika{ targi-only-give-up }
       *[no] pole { $border } nic ci nie da: nie masz znacznika na planszy{ targi-only-give-up }
    }
targi-no-marker = na polu wewnętrznym { targi-centre } nie ma twojego znacznika{ targi-markers-out }
targi-no-marker-left = na polu wewnętrznym { targi-centre } nie ma twojego znacznika: nie masz żadnego na planszy{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] nie ma karty z ręki o numerze { $place }{ targi-legal }
       *[no] nie masz karty na ręce{ targi-legal }
    }
targi-no-hand-yet = karta { $card } trafiła do ręki w tej rundzie i czeka na późniejszą{ targi-legal }
targi-no-hand-noble = karta { $card } na twojej ręce wymaga pionka na polu Szlachetni albo wyłożonej karty, która na to pozwala{ targi-legal }
targi-no-done =
    { $count ->
        [one] nie możesz zakończyć tury: została jeszcze jedna akcja; wykonaj ją lub z niej zrezygnuj: { $figures }
        [few] nie możesz zakończyć tury: zostały jeszcze { $count } akcje; wykonaj je lub z nich zrezygnuj: { $figures }
       *[many] nie możesz zakończyć tury: zostało jeszcze { $count } akcji; wykonaj je lub z nich zrezygnuj: { $figures }
    }
targi-no-lay-full = nie można wyłożyć karty { $card }: twój układ jest pełny, ma dwanaście kart{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] nie można wyłożyć karty { $card }; brakuje ci: { $missing }{ targi-legal }
        [one] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towar{ targi-legal }
        [few] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towary{ targi-legal }
       *[many] nie można wyłożyć karty { $card }; brakuje ci: { $missing }, a zniżka to tylko { $off } towarów{ targi-legal }
    }
targi-no-keep-hand = nie można wziąć do ręki karty { $card }: jest z ręki, więc trzeba ją wyłożyć albo odrzucić{ targi-legal }
targi-no-keep-full = nie można wziąć do ręki karty { $card }: nie masz na nią miejsca{ targi-legal }
targi-no-discard = nie można odrzucić karty { $card }: masz miejsce na ręce, więc weź ją do ręki albo wyłóż{ targi-legal }
targi-no-pay-way =
    { $count ->
        [one] za kartę { $card } można zapłacić tylko na { $count } sposób, nie ma sposobu { $way }{ targi-legal }
        [few] za kartę { $card } można zapłacić tylko na { $count } sposoby, nie ma sposobu { $way }{ targi-legal }
       *[many] za kartę { $card } można zapłacić tylko na { $count } sposobów, nie ma sposobu { $way }{ targi-legal }
    }
targi-no-pay-cost =
    { $off ->
        [0] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }{ targi-legal }
        [one] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towar{ targi-legal }
        [few] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towary{ targi-legal }
       *[many] nie można zapłacić za kartę { $card } sposobem { $way }; brakuje ci: { $missing }, a zniżka to tylko { $off } towarów{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] w koszcie nie ma daktyla ({ $price }){ targi-legal }
        [salt] w koszcie nie ma soli ({ $price }){ targi-legal }
       *[pepper] w koszcie nie ma pieprzu ({ $price }){ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] nie można odjąć daktyla; do zapłacenia kosztu brakuje ci: { $missing }{ targi-legal }
        [salt] nie można odjąć soli; do zapłacenia kosztu brakuje ci: { $missing }{ targi-legal }
       *[pepper] nie można odjąć pieprzu; do zapłacenia kosztu brakuje ci: { $missing }{ targi-legal }
    }
targi-no-row =
    { $count ->
        [one] rząd { $row } jest pełny; miejsce jest w rzędzie { $rows }
        [few] rząd { $row } jest pełny; miejsce jest w rzędach { $rows }
       *[many] rząd { $row } jest pełny; miejsce jest w rzędach { $rows }
    }
targi-no-swap-same = karta { $card } jest już wybrana jako pierwsza; wybierz inną{ targi-legal }
targi-no-swap-empty = w rzędzie { $row } na miejscu { $place } nie masz karty{ targi-legal }
targi-no-skip = pierwsza karta jest już wybrana; wybierz tę, z którą zamieni się miejscami{ targi-legal }
targi-no-give =
    { $good ->
        [dates] nie masz daktyli{ targi-legal }
        [salt] nie masz soli{ targi-legal }
       *[pepper] nie masz pieprzu{ targi-legal }
    }
targi-no-exchange = to kosztuje { $wares }, a masz: { $held }{ targi-legal }
targi-no-trade-one =
    { $count ->
        [one] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } towaru{ targi-legal }
        [few] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } jednakowych towarów{ targi-legal }
       *[many] wymiana jeden za jeden wymaga wyłożonej karty, która na nią pozwala; bez niej potrzeba { $count } jednakowych towarów{ targi-legal }
    }
targi-no-trade-taken =
    { $good ->
        [dates] w tej wizycie wzięto już daktyle jeden za jeden, więc nie można ich tak oddać{ targi-legal }
        [salt] w tej wizycie wzięto już sól jeden za jeden, więc nie można jej tak oddać{ targi-legal }
       *[pepper] w tej wizycie wzięto już pieprz jeden za jeden, więc nie można go tak oddać{ targi-legal }
    }
targi-no-move-face-down = karta na polu wewnętrznym { targi-centre } jest zakryta{ targi-marker-free }
targi-no-move-marker = na polu wewnętrznym { targi-centre } leży znacznik{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid } zabiera złoto lub punkty, a nie towary{ targi-legal }
       *[goods] { $raid } zabiera towary lub punkty, a nie złoto{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] { $raid }: nie masz towarów do oddania{ targi-legal }
        [gold] { $raid }: nie masz złota do oddania{ targi-legal }
       *[points] { $raid }: nie masz punktów do oddania{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid } zabiera { $due ->
            [one] { $due } towar
            [few] { $due } towary
           *[many] { $due } towarów
        }, a masz { $held }; oddaj to, co możesz oddać w całości{ targi-legal }
        [gold] { $raid } zabiera { $due ->
            [one] { $due } złoto
            [few] { $due } złota
           *[many] { $due } złota
        }, a masz { $held }; oddaj to, co możesz oddać w całości{ targi-legal }
       *[points] { $raid } zabiera { $due ->
            [one] { $due } punkt
            [few] { $due } punkty
           *[many] { $due } punktów
        }, a masz { $held }; oddaj to, co możesz oddać w całości{ targi-legal }
    }
