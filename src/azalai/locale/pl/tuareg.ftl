### Tuareg słowami: nazwy, działanie kart, pytania, skutki ruchów, powody odmowy, przebieg partii.
### Zmienne, według których się wybiera: $seat to blue, white, red, green lub saffron; $special karta specjalna; $kind
### surowiec, $count jego liczba; $sort i $number zwierzę (albo zapas, z którego pochodzi karta).
### Słowa: zapas (cache), targ (market), surowiec, etap, przewaga, jaskinia, złodziej, mapa, osioł, wielbłąd.

## Nazwy

tuareg-kind =
    { $kind ->
        [water] woda
        [gold] złoto
        [salt] sól kamienna
       *[millet] proso
    }
tuareg-kind-title =
    { $kind ->
        [water] Woda
        [gold] Złoto
        [salt] Sól kamienna
       *[millet] Proso
    }
tuareg-some =
    { $kind ->
        [water] { $count ->
            [one] { $count } woda
            [few] { $count } wody
           *[many] { $count } wody
        }
        [gold] { $count ->
            [one] { $count } złoto
            [few] { $count } złota
           *[many] { $count } złota
        }
        [salt] { $count ->
            [one] { $count } sól kamienna
            [few] { $count } soli kamiennej
           *[many] { $count } soli kamiennej
        }
       *[millet] { $count ->
            [one] { $count } proso
            [few] { $count } prosa
           *[many] { $count } prosa
        }
    }
tuareg-no-cards = brak kart
tuareg-special =
    { $special ->
        [donkey] osioł
        [cave] jaskinia
        [thief] złodziej
       *[map] mapa
    }
tuareg-special-title =
    { $special ->
        [donkey] Osioł
        [cave] Jaskinia
        [thief] Złodziej
       *[map] Mapa
    }
tuareg-animal =
    { $sort ->
        [camel] wielbłąd { $number }
       *[donkey] osioł { $number }
    }
# Skąd pochodzi karta, po „z”.
tuareg-from =
    { $sort ->
        [cache] zapasu
        [camel] wielbłąda { $number }
       *[donkey] osła { $number }
    }

# Gracz w dopełniaczu.
tuareg-of-seat =
    { NAMED($seat) ->
        [yes] gracza { PLAYER($seat) }
       *[no] { $seat ->
            [blue] Niebieskiego
            [white] Białego
            [red] Czerwonego
            [green] Zielonego
           *[saffron] Szafranowego
        }
    }

## Spis kart

tuareg-list-resources = Karty surowców
tuareg-list-specials =
    { $price ->
        [one] Karty specjalne, po { $price } dinarze
        [few] Karty specjalne, po { $price } dinary
       *[many] Karty specjalne, po { $price } dinarów
    }
tuareg-column =
    { $column ->
        [card] Karta
        [count] Liczba kart
        [dinar] Dinary
        [points] Przewaga
        [in-play] W grze
        [effect] Działanie
       *[source] Źródło
    }
tuareg-source =
    { $source ->
        [seed] instrukcja
        [published] opublikowana lista
       *[house] własne Azalai
    }
tuareg-effect =
    { $special ->
        [donkey] { $animal ->
            [one] Dodatkowe zwierzę; niesie { $animal } kartę.
            [few] Dodatkowe zwierzę; niesie { $animal } karty w dowolnej kolejności.
           *[many] Dodatkowe zwierzę; niesie { $animal } kart w dowolnej kolejności.
        }
        [cave] { $cave ->
            [one] Raz w turze ukrywa kartę z zapasu lub wierzchnią kartę z własnego zwierzęcia; mieści { $cave } kartę.
            [few] Raz w turze ukrywa kartę z zapasu lub wierzchnią kartę z własnego zwierzęcia; mieści { $cave } karty.
           *[many] Raz w turze ukrywa kartę z zapasu lub wierzchnią kartę z własnego zwierzęcia; mieści { $cave } kart.
        }
        [thief] Raz kradnie losową kartę z cudzego zapasu lub wierzchnią kartę z cudzego zwierzęcia.
       *[map] { $points ->
            [one] { $points } punkt, gdy na koniec etapu wymienisz ją na punkty.
            [few] { $points } punkty, gdy na koniec etapu wymienisz ją na punkty.
           *[many] { $points } punktów, gdy na koniec etapu wymienisz ją na punkty.
        }
    }
tuareg-in-play = { $two }, { $three }, { $four }, { $five } dla 2, 3, 4, 5 graczy
tuareg-in-play-here = { $count } dla { $seats } graczy

## Pytania

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }, twoja ostatnia tura w tym etapie: załaduj, weź z targu lub kup.
       *[no] { seat-name }, twoja tura: dobierz, załaduj, weź z targu lub kup.
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }, wyłóż na targ kolejne karty albo zakończ turę.
        [one] { seat-name }, wyłóż na targ { $count } kartę; możesz zatrzymać { $most }.
        [few] { seat-name }, wyłóż na targ { $count } karty; możesz zatrzymać { $most }.
       *[many] { seat-name }, wyłóż na targ { $count } kart; możesz zatrzymać { $most }.
    }
tuareg-ask-rest = { seat-name }, użyj jaskini lub złodzieja albo zakończ turę.
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }, połóż na grzbiecie { tuareg-from } jeszcze jedną kartę albo zakończ ładowanie.
       *[no] { seat-name }, którą kartę najpierw położysz na grzbiecie { tuareg-from }?
    }
tuareg-ask-onto =
    { $kind ->
        [water] { seat-name }, które zwierzę poniesie wodę z targu?
        [gold] { seat-name }, które zwierzę poniesie złoto z targu?
        [salt] { seat-name }, które zwierzę poniesie sól kamienną z targu?
       *[millet] { seat-name }, które zwierzę poniesie proso z targu?
    }
tuareg-ask-more =
    { $kind ->
        [water] { seat-name }, załaduj na { tuareg-from } jeszcze jedną wodę albo zakończ ładowanie.
        [gold] { seat-name }, załaduj na { tuareg-from } jeszcze jedno złoto albo zakończ ładowanie.
        [salt] { seat-name }, załaduj na { tuareg-from } jeszcze jedną sól kamienną albo zakończ ładowanie.
       *[millet] { seat-name }, załaduj na { tuareg-from } jeszcze jedno proso albo zakończ ładowanie.
    }
tuareg-ask-pay =
    { $special ->
        [donkey] { seat-name }, zapłać za osła: jeszcze { $left ->
            [one] { $left } dinar
            [few] { $left } dinary
           *[many] { $left } dinarów
        }.
        [cave] { seat-name }, zapłać za jaskinię: jeszcze { $left ->
            [one] { $left } dinar
            [few] { $left } dinary
           *[many] { $left } dinarów
        }.
        [thief] { seat-name }, zapłać za złodzieja: jeszcze { $left ->
            [one] { $left } dinar
            [few] { $left } dinary
           *[many] { $left } dinarów
        }.
       *[map] { seat-name }, zapłać za mapę: jeszcze { $left ->
            [one] { $left } dinar
            [few] { $left } dinary
           *[many] { $left } dinarów
        }.
    }
tuareg-ask-hide = { seat-name }, którą kartę ukryjesz w jaskini { $cave }?
tuareg-ask-rob = { seat-name }, kogo okradnie złodziej?
tuareg-ask-cash =
    { $count ->
        [one] { $points ->
            [one] { seat-name }, wymienisz mapę na { $points } punkt czy ją zachowasz?
            [few] { seat-name }, wymienisz mapę na { $points } punkty czy ją zachowasz?
           *[many] { seat-name }, wymienisz mapę na { $points } punktów czy ją zachowasz?
        }
        [few] { $points ->
            [one] { seat-name }, wymienisz jedną z { $count } map na { $points } punkt czy je zachowasz?
            [few] { seat-name }, wymienisz jedną z { $count } map na { $points } punkty czy je zachowasz?
           *[many] { seat-name }, wymienisz jedną z { $count } map na { $points } punktów czy je zachowasz?
        }
       *[many] { $points ->
            [one] { seat-name }, wymienisz jedną z { $count } map na { $points } punkt czy je zachowasz?
            [few] { seat-name }, wymienisz jedną z { $count } map na { $points } punkty czy je zachowasz?
           *[many] { seat-name }, wymienisz jedną z { $count } map na { $points } punktów czy je zachowasz?
        }
    }
tuareg-over-won =
    { $by ->
        [dinar] Koniec gry: wygrywa { $seat }; przy remisie w punktach ({ $score }) decyduje najcenniejszy zapas.
       *[points] Koniec gry: wygrywa { $seat }; punkty: { $score }.
    }
tuareg-over-shared = Koniec gry: wspólnie wygrywają { $seats }; punkty: { $score }.

## Skutki ruchów

tuareg-move-draw =
    { $owed ->
        [yes] { $count ->
            [one] dobierz { $count } kartę, potem wyłóż na targ co najmniej jedną
            [few] dobierz { $count } karty, potem wyłóż na targ co najmniej jedną
           *[many] dobierz { $count } kart, potem wyłóż na targ co najmniej jedną
        }
       *[no] { $count ->
            [one] dobierz ostatnią kartę
            [few] dobierz ostatnie { $count } karty
           *[many] dobierz ostatnie { $count } kart
        }
    }
tuareg-move-load = załaduj karty z zapasu na { tuareg-from }
tuareg-move-take =
    { $kind ->
        [water] weź z targu wodę (leży tam: { $count }) na jedno zwierzę
        [gold] weź z targu złoto (leży tam: { $count }) na jedno zwierzę
        [salt] weź z targu sól kamienną (leży tam: { $count }) na jedno zwierzę
       *[millet] weź z targu proso (leży tam: { $count }) na jedno zwierzę
    }
tuareg-move-buy =
    { $special ->
        [donkey] kup osła za { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }: dodatkowe zwierzę, którego nie dotyczą zasady ładowania wielbłądów
        [cave] kup jaskinię za { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }: w każdej turze ukrywa kartę
        [thief] kup złodzieja za { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }: kradnie jedną kartę
       *[map] kup mapę za { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
tuareg-move-cave = ukryj kartę w jaskini { $cave } (zajęte miejsca: { $held } z { $most })
tuareg-move-thief =
    { $count ->
        [one] ukradnij kartę swoim złodziejem
        [few] ukradnij kartę jednym ze swoich { $count } złodziei
       *[many] ukradnij kartę jednym ze swoich { $count } złodziei
    }
tuareg-move-pass = zakończ turę: żadna opcja nie jest możliwa
tuareg-move-end =
    { $count ->
        [0] zakończ turę
        [one] zakończ turę z { $count } kartą w zapasie
        [few] zakończ turę z { $count } kartami w zapasie
       *[many] zakończ turę z { $count } kartami w zapasie
    }
tuareg-move-lay =
    { $kind ->
        [water] wyłóż na targ wodę
        [gold] wyłóż na targ złoto
        [salt] wyłóż na targ sól kamienną
       *[millet] wyłóż na targ proso
    }
tuareg-move-add =
    { $kind ->
        [water] załaduj wodę na { tuareg-from }
        [gold] załaduj złoto na { tuareg-from }
        [salt] załaduj sól kamienną na { tuareg-from }
       *[millet] załaduj proso na { tuareg-from }
    }
tuareg-move-done = zakończ ładowanie
tuareg-move-pay =
    { $kind ->
        [water] zapłać wodą z { tuareg-from } ({ $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        })
        [gold] zapłać złotem z { tuareg-from } ({ $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        })
        [salt] zapłać solą kamienną z { tuareg-from } ({ $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        })
       *[millet] zapłać prosem z { tuareg-from } ({ $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        })
    }
tuareg-move-hide =
    { $kind ->
        [water] ukryj wodę z { tuareg-from } w jaskini { $cave }
        [gold] ukryj złoto z { tuareg-from } w jaskini { $cave }
        [salt] ukryj sól kamienną z { tuareg-from } w jaskini { $cave }
       *[millet] ukryj proso z { tuareg-from } w jaskini { $cave }
    }
tuareg-move-rob =
    { $count ->
        [one] ukradnij jedyną kartę z zapasu { tuareg-of-seat }
        [few] ukradnij losową z { $count } kart z zapasu { tuareg-of-seat }
       *[many] ukradnij losową z { $count } kart z zapasu { tuareg-of-seat }
    }
tuareg-move-rob-top =
    ukradnij { NAMED($seat) ->
        [yes] graczowi { PLAYER($seat) }
       *[no] { $seat ->
            [blue] Niebieskiemu
            [white] Białemu
            [red] Czerwonemu
            [green] Zielonemu
           *[saffron] Szafranowemu
        }
    } { $kind ->
        [water] wodę
        [gold] złoto
        [salt] sól kamienną
       *[millet] proso
    } z grzbietu { tuareg-from }
tuareg-move-cash =
    { $points ->
        [one] wymień mapę na { $points } punkt
        [few] wymień mapę na { $points } punkty
       *[many] wymień mapę na { $points } punktów
    }
tuareg-move-keep =
    { $count ->
        [one] zachowaj mapę
        [few] zachowaj { $count } mapy
       *[many] zachowaj { $count } map
    }

## Dlaczego ruch nie jest możliwy. $moves to ruchy dozwolone.

# Tak kończy się powód: dozwolonymi ruchami. Gdzie nie ma notacji, zaznacza je stół.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; dozwolone teraz: " }{ $moves }
    }
tuareg-no-question = { $move } nie jest teraz odpowiedzią. { $question } Dozwolone teraz: { $moves }
tuareg-no-second-option = opcja w tej turze jest już wykorzystana{ tuareg-legal }
tuareg-no-draw = stos kart jest pusty{ tuareg-legal }
tuareg-no-animal = nie masz { tuareg-from }{ tuareg-legal }
tuareg-no-load-empty = twój zapas jest pusty, nie ma czego ładować{ tuareg-legal }
tuareg-no-load = żadnej karty z twojego zapasu ({ $held }) nie można załadować na { tuareg-from }{ tuareg-legal }
tuareg-no-market =
    { $kind ->
        [water] na targu nie ma już wody{ tuareg-legal }
        [gold] na targu nie ma już złota{ tuareg-legal }
        [salt] na targu nie ma już soli kamiennej{ tuareg-legal }
       *[millet] na targu nie ma już prosa{ tuareg-legal }
    }
tuareg-no-take =
    { $kind ->
        [water] żadne z twoich zwierząt nie może ponieść wody{ tuareg-legal }
        [gold] żadne z twoich zwierząt nie może ponieść złota{ tuareg-legal }
        [salt] żadne z twoich zwierząt nie może ponieść soli kamiennej{ tuareg-legal }
       *[millet] żadne z twoich zwierząt nie może ponieść prosa{ tuareg-legal }
    }
tuareg-no-buy-none =
    { $special ->
        [donkey] nie ma już osłów{ tuareg-legal }
        [cave] nie ma już jaskiń{ tuareg-legal }
        [thief] nie ma już złodziei{ tuareg-legal }
       *[map] nie ma już map{ tuareg-legal }
    }
tuareg-no-buy-dinar = wartość twojego zapasu i ładunku w dinarach: { $worth }, a potrzeba: { $price }{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] nie masz jaskini{ tuareg-legal }
        [one] masz tylko { $count } jaskinię{ tuareg-legal }
        [few] masz tylko { $count } jaskinie{ tuareg-legal }
       *[many] masz tylko { $count } jaskiń{ tuareg-legal }
    }
tuareg-no-cave-used = w tej turze do jaskini { $cave } trafiła już karta{ tuareg-legal }
tuareg-no-cave-full = jaskinia { $cave } jest pełna (karty: { $count }){ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] ostatnia karta z twojego zapasu należy się targowi{ tuareg-legal }
       *[no] nie masz karty do ukrycia{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] nikt inny nie ma karty do ukradzenia{ tuareg-legal }
       *[no] nie masz niewykorzystanego złodzieja{ tuareg-legal }
    }
tuareg-no-end-option = musisz wykorzystać opcję, dopóki jakaś jest możliwa{ tuareg-legal }
tuareg-no-end-owed = po dobraniu kart jedna należy się targowi{ tuareg-legal }
tuareg-no-end-cache = limit kart w zapasie to { $most }, a twoja nadwyżka to { $over }{ tuareg-legal }
tuareg-no-card =
    { $kind ->
        [water] w twoim zapasie nie ma wody ({ $held }){ tuareg-legal }
        [gold] w twoim zapasie nie ma złota ({ $held }){ tuareg-legal }
        [salt] w twoim zapasie nie ma soli kamiennej ({ $held }){ tuareg-legal }
       *[millet] w twoim zapasie nie ma prosa ({ $held }){ tuareg-legal }
    }
tuareg-no-fit =
    { $why ->
        [full] { tuareg-animal } ma już pełny ładunek (karty: { $most }){ tuareg-legal }
        [water] woda jedzie na wielbłądzie sama{ tuareg-legal }
        [gold] najwięcej złota na wielbłądzie: { $gold }{ tuareg-legal }
        [kinds] na grzbiecie { tuareg-from } byłoby za dużo rodzajów (najwięcej: { $kinds }) albo rodzaj wróciłby po innym ({ tuareg-kind }){ tuareg-legal }
       *[change] na grzbiecie { tuareg-from } byłby to trzeci rodzaj lub druga zmiana ({ tuareg-kind }){ tuareg-legal }
    }
tuareg-no-done = połóż co najmniej jedną kartę{ tuareg-legal }
tuareg-no-top = { tuareg-animal } nic nie niesie{ tuareg-legal }
tuareg-no-seat = { seat-name } nie siedzi przy tym stole{ tuareg-legal }
tuareg-no-rob-own = złodziej okrada innego gracza{ tuareg-legal }
tuareg-no-rob-cache = { seat-name } ma pusty zapas{ tuareg-legal }
tuareg-no-rob-top = { seat-name } nie ma ładunku na grzbiecie { tuareg-from }{ tuareg-legal }

## Przebieg partii

tuareg-log-draw =
    { $count ->
        [one] { seat-name } dobiera { $count } kartę.
        [few] { seat-name } dobiera { $count } karty.
       *[many] { seat-name } dobiera { $count } kart.
    }
tuareg-log-load = { seat-name } ładuje karty na { tuareg-from }.
tuareg-log-take =
    { $kind ->
        [water] { seat-name } bierze z targu wodę.
        [gold] { seat-name } bierze z targu złoto.
        [salt] { seat-name } bierze z targu sól kamienną.
       *[millet] { seat-name } bierze z targu proso.
    }
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name } kupuje osła.
        [cave] { seat-name } kupuje jaskinię.
        [thief] { seat-name } kupuje złodzieja.
       *[map] { seat-name } kupuje mapę.
    }
tuareg-log-cave = { seat-name } używa jaskini { $cave }.
tuareg-log-thief = { seat-name } wysyła złodzieja.
tuareg-log-end =
    { $passed ->
        [yes] { seat-name } kończy turę: żadna opcja nie jest możliwa.
       *[no] { seat-name } kończy turę.
    }
tuareg-log-lay =
    { $kind ->
        [water] { seat-name } wykłada na targ wodę.
        [gold] { seat-name } wykłada na targ złoto.
        [salt] { seat-name } wykłada na targ sól kamienną.
       *[millet] { seat-name } wykłada na targ proso.
    }
tuareg-log-add =
    { $kind ->
        [water] { seat-name } ładuje wodę na { tuareg-from }.
        [gold] { seat-name } ładuje złoto na { tuareg-from }.
        [salt] { seat-name } ładuje sól kamienną na { tuareg-from }.
       *[millet] { seat-name } ładuje proso na { tuareg-from }.
    }
tuareg-log-done = { seat-name } kończy ładowanie.
tuareg-log-pay =
    { $bought ->
        [yes] { seat-name } płaci { $kind ->
            [water] wodą
            [gold] złotem
            [salt] solą kamienną
           *[millet] prosem
        } z { tuareg-from } i ma { $special ->
            [donkey] osła
            [cave] jaskinię
            [thief] złodzieja
           *[map] mapę
        }.
       *[no] { seat-name } płaci { $kind ->
            [water] wodą
            [gold] złotem
            [salt] solą kamienną
           *[millet] prosem
        } z { tuareg-from }.
    }
tuareg-log-hide = { seat-name } ukrywa kartę z zapasu w jaskini { $cave }.
tuareg-log-hide-top =
    { $kind ->
        [water] { seat-name } ukrywa wodę z { tuareg-from } w jaskini { $cave }.
        [gold] { seat-name } ukrywa złoto z { tuareg-from } w jaskini { $cave }.
        [salt] { seat-name } ukrywa sól kamienną z { tuareg-from } w jaskini { $cave }.
       *[millet] { seat-name } ukrywa proso z { tuareg-from } w jaskini { $cave }.
    }
# Kogo okradziono, mówi $seat; kto to zrobił, $thief, już w mianowniku.
tuareg-log-rob = { $thief } kradnie kartę z zapasu { tuareg-of-seat }.
tuareg-log-rob-top =
    { $thief } kradnie { NAMED($seat) ->
        [yes] graczowi { PLAYER($seat) }
       *[no] { $seat ->
            [blue] Niebieskiemu
            [white] Białemu
            [red] Czerwonemu
            [green] Zielonemu
           *[saffron] Szafranowemu
        }
    } { $kind ->
        [water] wodę
        [gold] złoto
        [salt] sól kamienną
       *[millet] proso
    } z { tuareg-from }.
tuareg-log-cash =
    { $points ->
        [one] { seat-name } wymienia mapę na { $points } punkt.
        [few] { seat-name } wymienia mapę na { $points } punkty.
       *[many] { seat-name } wymienia mapę na { $points } punktów.
    }
tuareg-log-keep =
    { $count ->
        [one] { seat-name } zachowuje mapę.
        [few] { seat-name } zachowuje { $count } mapy.
       *[many] { seat-name } zachowuje { $count } map.
    }
tuareg-log-last-card = To była ostatnia karta stosu: po tej turze każdy gracz ma jeszcze jedną.
tuareg-log-stage-over = Koniec etapu { $stage }.
tuareg-log-scored = { $seat } { $points }
tuareg-log-majority =
    { $kind ->
        [water] Woda: { $scored }.
        [gold] Złoto: { $scored }.
        [salt] Sól kamienna: { $scored }.
       *[millet] Proso: { $scored }.
    }
tuareg-log-stage-2 = Zaczyna się etap 2; karty na stosie: { $count }; rozpoczyna { seat-name }.
tuareg-log-no-pile = Nie ma kart do dobierania, więc od razu zaczyna się ostatnia runda.
tuareg-log-unused = Niewykorzystane karty specjalne i mapy: { $scored }.
tuareg-log-totals = Razem: { $scored }.
