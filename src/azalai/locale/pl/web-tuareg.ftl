### Strona stołu Tuarega. $name to imię wybrane przez osobę; $seat to blue, white, red, green lub saffron.
### $move pochodzi z katalogu gry i brzmi na przykład „załaduj sól kamienną na wielbłąda 2”.

## Co można zrobić

web-tuareg-can =
    { $also ->
        [yes] Poza tym do wyboru: { $move }.
       *[no] Do wyboru: { $move }.
    }
web-tuareg-then = Ten etap dałby ci wtedy { $points } pkt zamiast { $was }.
web-tuareg-take-back = Możesz to cofnąć.
web-tuareg-heading =
    { $ask ->
        [turn] { $last ->
            [yes] Twoja ostatnia tura w tym etapie.
           *[no] Wybierz jedną z czterech opcji.
        }
        [drawn] { $count ->
            [0] { $chosen ->
                [0] Wyłóż więcej albo zakończ turę.
               *[other] Wyłóż na targ ({ $chosen }) albo wybierz więcej.
            }
            [one] Wyłóż na targ { $count } kartę.
            [few] Wyłóż na targ { $count } karty.
           *[many] Wyłóż na targ { $count } kart.
        }
        [rest] Coś jeszcze?
        [load] Załaduj karty na { tuareg-from }.
        [onto] { $kind ->
            [water] Kto poniesie wodę?
            [gold] Kto poniesie złoto?
            [salt] Kto poniesie sól kamienną?
           *[millet] Kto poniesie proso?
        }
        [more] Jeszcze jedną?
        [pay] { $special ->
            [donkey] Zapłać za osła.
            [cave] Zapłać za jaskinię.
            [thief] Zapłać za złodzieja.
           *[map] Zapłać za mapę.
        }
        [hide] Ukryj kartę w jaskini { $cave }.
        [rob] Ukradnij kartę.
       *[cash] Wymienić mapę na punkty?
    }
web-tuareg-text =
    { $ask ->
        [turn] { $passes ->
            [yes] Żadna opcja nie jest możliwa: nie możesz dobierać, ładować, brać z targu ani kupować.
           *[no] { $thief ->
                [yes] { $caves ->
                    [0] Przedtem lub potem możesz też wysłać złodzieja.
                   *[other] Przedtem lub potem możesz też ukryć kartę i wysłać złodzieja.
                }
               *[no] { $caves ->
                    [0] Wybierz zwierzę, stos lub kartę specjalną albo jedną z tych opcji.
                   *[other] Przedtem lub potem możesz też ukryć kartę w jaskini.
                }
            }
        }
        [drawn] Kart możesz zatrzymać najwyżej { $most }. Wybierz te, które trafią na targ.
        [rest] Opcja jest wykorzystana. Możesz jeszcze użyć jaskiń i złodziei.
        [load] Klikaj karty w kolejności, w jakiej mają leżeć na zwierzęciu. Woda jedzie sama.
        [onto] Wybierz jedno ze swoich zwierząt albo najpierw inny stos.
        [more] Wybierz stos jeszcze raz albo zakończ.
        [pay] Klikaj karty z zapasu lub ze zwierząt, razem { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }, albo najpierw inną kartę specjalną. Reszty się nie wydaje.
        [hide] Wybierz kartę z zapasu albo zwierzę, aby ukryć jego wierzchnią kartę.
        [rob] Wybierz cudzy zapas, aby wylosować kartę, albo cudze zwierzę, aby zabrać wierzchnią.
       *[cash] { $points ->
            [one] Mapa jest warta { $points } punkt teraz albo na koniec gry.
            [few] Mapa jest warta { $points } punkty teraz albo na koniec gry.
           *[many] Mapa jest warta { $points } punktów teraz albo na koniec gry.
        }
    }
# O co jest pytany inny gracz.
web-tuareg-they =
    { $ask ->
        [turn] { $name } wybiera opcję.
        [drawn] { $name } ma dobrane karty i wybiera, co trafi na targ.
        [rest] { $name } może użyć jaskini lub złodzieja.
        [load] { $name } ładuje karty na zwierzę.
        [onto] { $name } bierze karty z targu.
        [more] { $name } bierze karty z targu.
        [pay] { $name } płaci za kartę specjalną.
        [hide] { $name } ukrywa kartę.
        [rob] { $name } wysyła złodzieja.
       *[cash] { $name } decyduje o mapie.
    }

## Cztery opcje

web-tuareg-options = Opcje
web-tuareg-option =
    { $option ->
        [draw] Dobierz
        [load] Załaduj
        [market] Z targu
       *[buy] Kup
    }
web-tuareg-option-says =
    { $why ->
        [open] { $option ->
            [draw] 3 karty, potem 1 na targ
            [load] 1 do 4 kart na jedno zwierzę
            [market] jeden rodzaj na jedno zwierzę
           *[buy] karta specjalna za 3 dinary
        }
        [on] { $option ->
            [draw] wybierz, co wyłożysz
            [load] wybierz karty
            [market] wybierz zwierzę
           *[buy] wybierz, czym zapłacisz
        }
        [done] nie w tej turze
        [empty] { $option ->
            [draw] stos jest pusty
            [load] twój zapas jest pusty
            [market] targ jest pusty
           *[buy] nic nie zostało
        }
       *[no] { $option ->
            [draw] teraz niemożliwe
            [load] żadna karta nie pasuje
            [market] nic tam nie pasuje
           *[buy] masz mniej niż 3 dinary
        }
    }

## Przyciski

web-tuareg-load = Załaduj: { $cards }
web-tuareg-lay = Wyłóż na targ ({ $count })
web-tuareg-do-load = Załaduj
web-tuareg-do-buy =
    { $special ->
        [donkey] Kup osła
        [cave] Kup jaskinię
        [thief] Kup złodzieja
       *[map] Kup mapę
    }
web-tuareg-do-hide = Ukryj ją
web-tuareg-do-steal = Ukradnij ją
web-tuareg-end = Zakończ turę
web-tuareg-cash =
    { $points ->
        [one] Wymień mapę: { $points } punkt
        [few] Wymień mapę: { $points } punkty
       *[many] Wymień mapę: { $points } punktów
    }
web-tuareg-keep =
    { $count ->
        [one] Zachowaj ją
        [few] Zachowaj wszystkie { $count }
       *[many] Zachowaj wszystkie { $count }
    }
web-tuareg-hide =
    { $caves ->
        [one] Ukryj kartę
        [few] Ukryj w jaskini { $number }
       *[many] Ukryj w jaskini { $number }
    }
web-tuareg-steal = Ukradnij kartę
web-tuareg-back = Wróć
web-tuareg-missing =
    { $ask ->
        [turn] Wybierz opcję
        [drawn] Wybierz jeszcze { $count }
        [load] Wybierz kartę
        [onto] Wybierz zwierzę
        [pay] Jeszcze { $count ->
            [one] { $count } dinar
            [few] { $count } dinary
           *[many] { $count } dinarów
        }
        [hide] Wybierz kartę
        [rob] Wybierz, kogo okraść
       *[other] Wybierz
    }
web-tuareg-rules = Zasady tej decyzji
web-tuareg-paid = Zapłacono: { $cards }
web-tuareg-meter = { $done } z { $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] Zostają: { $stay }, wybrane na targ: { $chosen }.
       *[other] Zostają: { $stay }, wybrane na targ: { $chosen }, do wybrania: { $over }.
    }
web-tuareg-meter-pay = Zapłacone dinary: { $paid } z { $price }.

## Karty

web-tuareg-card =
    { tuareg-kind-title }: { $dinar ->
        [one] { $dinar } dinar
        [few] { $dinar } dinary
       *[many] { $dinar } dinarów
    }, za przewagę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
web-tuareg-just-drawn = Dobrana w tej turze.
web-tuareg-new = nowa
web-tuareg-hidden-cards =
    { $count ->
        [one] { $count } ukryta karta
        [few] { $count } ukryte karty
       *[many] { $count } ukrytych kart
    }
web-tuareg-leaving =
    { $where ->
        [market] { $card } Trafi na targ.
        [pay] { $card } Idzie na zapłatę.
       *[cave] { $card } Trafi do jaskini.
    }
web-tuareg-tag =
    { $where ->
        [market] na targ
        [pay] zapłata
       *[cave] jaskinia
    }

## Zwierzęta i karty specjalne gracza

web-tuareg-animal =
    { $sort ->
        [camel] { $count ->
            [0] Wielbłąd { $number } nic nie niesie.
           *[other] Wielbłąd { $number } niesie karty ({ $count } z { $most }), od dołu: { $cargo }.
        }
       *[donkey] { $count ->
            [0] Osioł { $number } nic nie niesie.
           *[other] Osioł { $number } niesie karty ({ $count } z { $most }), od dołu: { $cargo }.
        }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] Jaskinia { $count }, pusta.
       *[other] Jaskinia { $count }, karty ({ $held } z { $most }): { $cards }.
    }
web-tuareg-own-unused =
    { $count ->
        [one] Niewykorzystany złodziej.
        [few] { $count } niewykorzystani złodzieje.
       *[many] { $count } niewykorzystanych złodziei.
    }
web-tuareg-own-used = Wykorzystany złodziej; pod nim { $cards } (okradziony gracz: { $victim }).
web-tuareg-own-map =
    { $count ->
        [one] Mapa; punkty po wymianie: { $points }.
        [few] { $count } mapy; punkty po wymianie każdej: { $points }.
       *[many] { $count } map; punkty po wymianie każdej: { $points }.
    }
web-tuareg-note-cave = { $held } z { $most }
web-tuareg-note-unused = wolny
web-tuareg-note-used = użyty
web-tuareg-note-map = { $points } pkt
web-tuareg-times = ×{ $count }

## Miejsca

web-tuareg-seat =
    { $mine ->
        [yes] { $gain ->
            [0] { $name }, grasz jako { seat-colour }; punkty: { $points }.
           *[other] { $name }, grasz jako { seat-colour }; punkty: { $points }, a gdyby etap skończył się teraz, jeszcze { $gain }.
        }
       *[no] { $gain ->
            [0] { $name }, { seat-colour }; punkty: { $points }.
           *[other] { $name }, { seat-colour }; punkty: { $points }, a gdyby etap skończył się teraz, jeszcze { $gain }.
        }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }, grasz jako { seat-colour }
       *[no] { $name }, { seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · ty
        [computer] { $level ->
            [none] { seat-colour } · komputer
           *[other] { seat-colour } · komputer · { $level }
        }
        [open] { seat-colour } · wolne miejsce
        [away] { seat-colour } · poza stołem
       *[person] { seat-colour } · gość
    }
web-tuareg-others = Pozostali gracze
web-tuareg-all-seats = Gracze
web-tuareg-points =
    { $gain ->
        [0] Punkty dotąd: { $points }
       *[other] Punkty dotąd: { $points }; gdyby ten etap skończył się teraz, jeszcze { $gain }
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes] { $count ->
            [one] { $count } karta w zapasie: { $cards }.
            [few] { $count } karty w zapasie: { $cards }.
           *[many] { $count } kart w zapasie: { $cards }.
        }
       *[no] { $count ->
            [0] Brak kart w zapasie.
            [one] { $count } karta w zapasie.
            [few] { $count } karty w zapasie.
           *[many] { $count } kart w zapasie.
        }
    }
web-tuareg-your-cache = Twój zapas
web-tuareg-cache-size = { $count } z { $most }
web-tuareg-cache-drawn = wcześniej: { $held }, dobrane: { $drawn }
web-tuareg-cache-empty = Twój zapas jest pusty.
web-tuareg-your-animals = Twoje zwierzęta
web-tuareg-your-specials = Twoje karty specjalne
web-tuareg-won = wygrywa

## Sukno

web-tuareg-market = Targ
web-tuareg-pile =
    { $count ->
        [0] Stos jest pusty.
        [one] Na stosie została { $count } karta.
        [few] Na stosie zostały { $count } karty.
       *[many] Na stosie zostało { $count } kart.
    }
web-tuareg-pile-title = Stos
web-tuareg-pile-note =
    { $count ->
        [0] pusty
       *[other] { $count } na turę
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card } Na targu: brak.
       *[other] { $card } Na targu: { $count }.
    }
web-tuareg-lead =
    { $seats ->
        [one] { tuareg-kind-title }: najwięcej ({ $count }) ma { $names }
        [few] { tuareg-kind-title }: najwięcej (po { $count }) mają { $names }
       *[many] { tuareg-kind-title }: najwięcej (po { $count }) mają { $names }
    }
web-tuareg-nobody = nikt
web-tuareg-shop =
    { $price ->
        [one] Karty specjalne, po { $price } dinarze
        [few] Karty specjalne, po { $price } dinary
       *[many] Karty specjalne, po { $price } dinarów
    }
web-tuareg-means =
    { $lacking ->
        [0] Możesz za nią zapłacić: wartość zapasu i ładunków w dinarach to { $dinar }.
        [one] Brakuje ci { $lacking } dinara: wartość zapasu i ładunków to { $dinar }.
        [few] Brakuje ci { $lacking } dinarów: wartość zapasu i ładunków to { $dinar }.
       *[many] Brakuje ci { $lacking } dinarów: wartość zapasu i ładunków to { $dinar }.
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }: już nie ma. { $effect }
       *[other] { $special }, zostało: { $count }, koszt: { $price ->
            [one] { $price } dinar
            [few] { $price } dinary
           *[many] { $price } dinarów
        }. { $effect }
    }
web-tuareg-discard = Zapłacone i poza grą: { $cards }
web-tuareg-out = Poza grą
web-tuareg-read = Przeczytaj kartę: { $title }
web-tuareg-close = Zamknij

## Obok stołu

web-tuareg-stage = Etap { $stage } z 2
web-tuareg-seats =
    { $seats ->
        [2] dwa miejsca · runda { $round }
        [3] trzy miejsca · runda { $round }
        [4] cztery miejsca · runda { $round }
       *[5] pięć miejsc · runda { $round }
    }
web-tuareg-last-round =
    { $count ->
        [one] ostatnia runda · ostatnia tura
        [few] ostatnia runda · zostały { $count } tury
       *[many] ostatnia runda · zostało { $count } tur
    }
web-tuareg-counted = Jak policzono etap { $stage }
web-tuareg-sheet = Punkty
web-tuareg-sheet-seat = Miejsce
web-tuareg-sheet-stage = Etap { $stage }
web-tuareg-sheet-rest = Karty
web-tuareg-sheet-total = Razem
web-tuareg-open-yet = –

## Czytanie karty

web-tuareg-read-count =
    { $count ->
        [one] W grze jest { $count } taka karta.
        [few] W grze są { $count } takie karty.
       *[many] W grze jest { $count } takich kart.
    }
web-tuareg-read-load =
    { $kind ->
        [water] Na wielbłądzie woda jedzie sama.
        [gold] Wielbłąd niesie najwyżej { $gold ->
            [one] { $gold } złoto
            [few] { $gold } złota
           *[many] { $gold } złota
        } i najwyżej { $kinds ->
            [one] { $kinds } rodzaj
            [few] { $kinds } rodzaje
           *[many] { $kinds } rodzajów
        }; karty jednego rodzaju leżą razem.
       *[other] Wielbłąd niesie najwyżej { $kinds ->
            [one] { $kinds } rodzaj
            [few] { $kinds } rodzaje
           *[many] { $kinds } rodzajów
        }; karty jednego rodzaju leżą razem.
    }
web-tuareg-read-share = Ci, którzy mają najwięcej po równo, dostają po { $points } pkt. Karty w zapasie się nie liczą.
web-tuareg-read-special =
    { $special ->
        [donkey] Po etapie, w którym coś niesie, wraca na swój stos. Niewykorzystana karta daje na koniec gry { $unused } pkt.
        [cave] Jej karty liczą się na koniec etapu; potem wraca na swój stos. Niewykorzystana karta daje na koniec gry { $unused } pkt.
        [thief] Skradziona karta zostaje pod nim i liczy się na koniec etapu. Niewykorzystana karta daje na koniec gry { $unused } pkt.
       *[map] Mapa niewymieniona po etapie 1 liczy się na koniec gry.
    }
