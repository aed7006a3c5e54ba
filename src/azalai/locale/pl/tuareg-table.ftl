### Stół Tuarega narysowany na terminalu lub jako obraz.

tuareg-table-stage =
    { $last ->
        [yes] { $count ->
            [one] Etap { $stage } z 2 · runda { $round } · ostatnia runda, ostatnia tura
            [few] Etap { $stage } z 2 · runda { $round } · ostatnia runda, zostały { $count } tury
           *[many] Etap { $stage } z 2 · runda { $round } · ostatnia runda, zostało { $count } tur
        }
       *[no] Etap { $stage } z 2 · runda { $round }
    }
tuareg-table-cash = Koniec etapu 1 · mapy
tuareg-table-over = Koniec gry
tuareg-table-turn = { " " }{ $seat } decyduje{ " " }
tuareg-table-pile =
    { $count ->
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
       *[many] Stos: { $count } kart
    }
tuareg-table-discard = odrzucone
tuareg-table-market = Targ
tuareg-table-worth = din. { $dinar }, pkt { $points }
tuareg-table-specials = Karty specjalne, po { $price } din.:
tuareg-table-points =
    { $ahead ->
        [0] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[other] { $points ->
            [one] { $points } punkt, +{ $ahead }, gdyby etap skończył się teraz
            [few] { $points } punkty, +{ $ahead }, gdyby etap skończył się teraz
           *[many] { $points } punktów, +{ $ahead }, gdyby etap skończył się teraz
        }
    }
tuareg-table-won = wygrywa
tuareg-table-cache = zapas { $count }:
tuareg-table-drawn = dobrane:
tuareg-table-cave = jaskinia { $number }
tuareg-table-thieves =
    { $count ->
        [one] { $count } wolny złodziej
        [few] { $count } wolni złodzieje
       *[many] { $count } wolnych złodziei
    }
tuareg-table-stolen = okradziony: { $seat }
tuareg-table-maps =
    { $count ->
        [one] { $count } mapa
        [few] { $count } mapy
       *[many] { $count } map
    }
tuareg-table-legend = W woda  G złoto  S sól kamienna  M proso  ? ukryta  c wielbłąd  d osioł  (ładunek od dołu)

## Obraz

tuareg-picture-title = Stół Tuarega: { $progress }
tuareg-picture-seat =
    { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $cache ->
        [one] { $cache } karta
        [few] { $cache } karty
       *[many] { $cache } kart
    } w zapasie, na widoku: { $shows }.
tuareg-picture-resource =
    { $kind ->
        [water] Woda: { $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        }, za przewagę { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [gold] Złoto: { $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        }, za przewagę { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [salt] Sól kamienna: { $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        }, za przewagę { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[millet] Proso: { $dinar ->
            [one] { $dinar } dinar
            [few] { $dinar } dinary
           *[many] { $dinar } dinarów
        }, za przewagę { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
tuareg-picture-empty =
    { $kind ->
        [water] Na targu nie ma wody
        [gold] Na targu nie ma złota
        [salt] Na targu nie ma soli kamiennej
       *[millet] Na targu nie ma prosa
    }
tuareg-picture-special =
    { $special ->
        [donkey] Osioł, zostało: { $count }
        [cave] Jaskinia, zostało: { $count }
        [thief] Złodziej, zostało: { $count }
       *[map] Mapa, zostało: { $count }
    }
tuareg-picture-hidden = Ukryta karta
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }, bez ładunku
       *[other] { tuareg-animal }, ładunek od dołu do góry: { $cargo }
    }
tuareg-picture-discard = Odrzucone: { $cards }
tuareg-picture-pile = Stos
tuareg-picture-lead = Najwięcej na widoku ({ $count }): { $seats }
tuareg-picture-cave = { $count } z { $most }
tuareg-picture-unused = wolny
tuareg-picture-used = użyty
tuareg-picture-maps =
    { $count ->
        [one] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [few] { $count } × { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[many] { $count } × { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
tuareg-picture-cache = Zapas: { $count } z { $most }
tuareg-picture-new = nowa
