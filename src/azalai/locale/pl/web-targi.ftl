### Stół Targi w przeglądarce. $seat, $kind i $what są takie jak w targi.ftl; opisy kart to całe zdania.

## Karty

web-targi-card-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } krzyżyk. Koszt: { $cost }.
        [few] { targi-kind }: { $crosses } krzyżyki. Koszt: { $cost }.
       *[many] { targi-kind }: { $crosses } krzyżyków. Koszt: { $cost }.
    }
web-targi-laid-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } krzyżyk.
        [few] { targi-kind }: { $crosses } krzyżyki.
       *[many] { targi-kind }: { $crosses } krzyżyków.
    }
web-targi-wild-label = Wydma-joker: bez krzyżyków. Jej rodzaj wybiera się przy podliczaniu punktów.
web-targi-no-effect = Bez działania.
web-targi-goods-card = Towary
web-targi-goods-label = Karta towaru: weź { $amount }.
web-targi-hidden-label =
    { $sort ->
        [tribe] Zakryta karta plemienia; zostanie odkryta na koniec rundy.
       *[goods] Zakryta karta towaru; zostanie odkryta na koniec rundy.
    }
web-targi-hidden-hand = Karta plemienia, nieznana.
web-targi-token-unused = Jej żeton akcji jest niewykorzystany.

## Sukno

web-targi-board = Plansza
web-targi-border-label = { $number } { $name }. { $does }
# Gdzie leży pole wewnętrzne: na stole nie ma jego numeru.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = Środek, { web-targi-centre-place }. { $card }
web-targi-stands = Pionek: { $names }.
web-targi-robber-here = Stoi tu złodziej.
web-targi-targia-here = Stoi tu Tuareżka.
web-targi-marker-here = Znacznik: { $names }.
web-targi-crossing-here = Przecięcie linii: { $names }.
web-targi-dunes = Wydmy
web-targi-dunes-label = Wydmy, stosy i Tuareżka
web-targi-dune-label = Wydma { $place }, { $name }. { $does }
web-targi-dune-pile =
    { $count ->
        [one] Stos wydm, { $count } karta
        [few] Stos wydm, { $count } karty
       *[many] Stos wydm, { $count } kart
    }
web-targi-pile = stos
web-targi-out = odrzucone
web-targi-out-label = Na stosie odrzuconych kart. { $card }
web-targi-favour-label = Przychylność Tuareżki dla pionka na jej polu: weź jeden towar albo zwróć jeden towar i odkryj kartę towaru.

## Runda i fazy

web-targi-round = Runda { $round }
web-targi-log-round = Runda { $round } · złodziej na polu { $robber }
web-targi-track = Runda { $round } z 12. Rabunki po rundach 3, 6, 9 i 12.
web-targi-next-raid =
    { $raid ->
        [0] { $this ->
            [yes] rabunek po tej rundzie
           *[no] rabunek po rundzie { $after }
        }
       *[other] teraz rabunek { $raid }
    }
web-targi-phases = Faza
web-targi-phase =
    { $phase ->
        [raid] Złodziej
        [place] Ustawianie
       *[act] Akcje
    }
web-targi-raids = Kolejne rabunki
web-targi-raid-after = po rundzie { $round }

## Miejsca

web-targi-role =
    { $kind ->
        [you] Ty · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] Wolne miejsce · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · poza stołem
        }
    }
web-targi-starts = rozpoczyna
web-targi-computer =
    { $level ->
        [none] Komputer
       *[other] Komputer · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] niebieski
       *[white] biały
    }
web-targi-start-player = Gracz rozpoczynający
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
        [one] { web-targi-bits-targis }, { $cards } karta na ręce
        [few] { web-targi-bits-targis }, { $cards } karty na ręce
       *[many] { web-targi-bits-targis }, { $cards } kart na ręce
    }
web-targi-bits-targis =
    { $targis ->
        [one] { $targis } pionek poza planszą
        [few] { $targis } pionki poza planszą
       *[many] { $targis } pionków poza planszą
    }
web-targi-score-label =
    { $count ->
        [one] { $count } punkt, gdyby gra skończyła się teraz
        [few] { $count } punkty, gdyby gra skończyła się teraz
       *[many] { $count } punktów, gdyby gra skończyła się teraz
    }
web-targi-stock = Zasoby: { $name }
web-targi-display = Układ: { $name }
web-targi-hand = Ręka
web-targi-hand-empty = Brak karty na ręce
web-targi-hand-label = Na ręce. { $card }
web-targi-chip =
    { $what ->
        [dates] Daktyle: { $count }
        [salt] Sól: { $count }
        [pepper] Pieprz: { $count }
        [gold] Złoto: { $count }
        [water] Woda: { $count }
       *[points] Żetony punktów: { $count }
    }
web-targi-meter = Magazyn, towary: { $count } z { $most }
web-targi-row-label =
    { $state ->
        [alike] Rząd { $row }: cztery karty jednego rodzaju, 4 punkty.
        [different] Rząd { $row }: cztery różne rodzaje, 2 punkty.
        [nothing] Rząd { $row }: pełny, bez premii.
        [empty] Rząd { $row }: pusty.
        [alike-open] Rząd { $row }: karty jednego rodzaju: { $count }; cztery są warte 4 punkty.
        [open] Rząd { $row }: jedna karta; cztery jednakowe są warte 4 punkty, cztery różne rodzaje 2.
        [different-open] Rząd { $row }: różne rodzaje: { $count }; cztery są warte 2 punkty.
       *[lost] Rząd { $row }: premia nie jest już możliwa.
    }

## Pytania

web-targi-ask =
    { $kind ->
        [place] { $nth ->
            [1] Ustaw swój pierwszy pionek.
            [2] Ustaw swój drugi pionek.
           *[other] Ustaw swój trzeci pionek.
        }
        [act] { $figures ->
            [0] Wszystkie twoje akcje są za tobą.
            [one] Wykonaj ostatnią akcję albo z niej zrezygnuj.
            [few] Wykonaj jedną z { $figures } akcji albo z niej zrezygnuj.
           *[many] Wykonaj jedną z { $figures } akcji albo z niej zrezygnuj.
        }
        [hand] Wybierz kartę z ręki, którą wyłożysz lub odrzucisz.
        [card] Zdecyduj o karcie.
        [alternative] Wybierz sposób zapłaty.
        [discount] Wybierz towar, o który zmaleje koszt.
        [row] Wybierz rząd.
        [gain] { $count ->
            [one] Weź dowolny towar.
            [few] Weź { $count } dowolne towary.
           *[many] Weź { $count } dowolnych towarów.
        }
        [card_gain] { $count ->
            [one] Weź dowolny towar z karty towaru.
            [few] Weź { $count } dowolne towary z karty towaru.
           *[many] Weź { $count } dowolnych towarów z karty towaru.
        }
        [trade] Wymieniaj dowolnie wiele razy.
        [silver] Wybierz wymianę w Kuźni srebra.
        [move_from] Wybierz znacznik, który przesuniesz.
        [move_to] Wybierz, dokąd przesuniesz znacznik.
        [swap_first] Wybierz pierwszą z dwóch kart, które zamienisz miejscami.
        [swap_second] Wybierz kartę, która zamieni się z nią miejscami.
        [raid] Złodziej żąda swojej części.
        [give] { $count ->
            [one] Wybierz towar dla złodzieja.
            [few] Wybierz { $count } towary dla złodzieja.
           *[many] Wybierz { $count } towarów dla złodzieja.
        }
        [return] { $count ->
            [one] Masz o jeden towar za dużo: zwróć jeden.
            [few] Masz o { $count } towary za dużo: zwróć je.
           *[many] Masz o { $count } towarów za dużo: zwróć je.
        }
        [favour] Przychylność Tuareżki: wybierz, co ci da.
        [turned] Weź to, co pokazuje karta towaru, albo ją zostaw.
        [finish] Teraz użyj pola Tuareżki albo z niego zrezygnuj.
        [spring] Weź wodę albo odkryj kartę towaru.
        [source] Wybierz, skąd pochodzi karta plemienia.
        [extra] Zdecyduj, czy dopłacasz.
        [token] Zdecyduj, czy używasz żetonu akcji.
        [border] Wybierz pole brzegowe, którego użyjesz.
        [look] Wybierz jedną z oglądanych kart.
        [market] { $count ->
            [one] Wybierz jeszcze jedną kartę towaru.
            [few] Wybierz { $count } karty towarów.
           *[many] Wybierz { $count } kart towarów.
        }
        [centre] Wybierz kartę ze środka.
        [match] Wybierz kartę z ręki, którą wyłożysz taniej.
        [exchange] Wymieniaj towary jeden za jeden.
       *[pay_goods] { $count ->
            [one] Oddaj towar.
            [few] Oddaj { $count } towary.
           *[many] Oddaj { $count } towarów.
        }
    }
web-targi-waits =
    { $kind ->
        [place] { $name } ustawia pionek.
        [act] { $name } wybiera akcję.
        [raid] { $name } wybiera, co odda złodziejowi.
        [give] { $name } wybiera, co odda złodziejowi.
        [return] { $name } zwraca towary.
        [trade] { $name } wymienia towary.
        [move_from] { $name } przesuwa znacznik.
        [move_to] { $name } przesuwa znacznik.
       *[other] { $name } kontynuuje akcję.
    }

## Podglądy

web-targi-your-round = Twoja runda
web-targi-plan-now = Twoja runda
web-targi-plan-hint = Wskaż świecącą kartę, aby zobaczyć, co by dała.
web-targi-plan-tap = Dotknij świecącej karty, aby zobaczyć, co by dała.
web-targi-plan-title = { $number } { $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = Jego linia: { $cards }. Dostaniesz tę kartę, na której przetnie ją linia innego pionka.
web-targi-plan-crossing = Nowe przecięcie. { $card }

## Lista akcji

web-targi-todo = Twoje akcje
web-targi-todo-count = wykonane: { $done } z { $all }
web-targi-todo-border = { $number } { $name }
web-targi-todo-card = { $name }, { web-targi-centre-place }
web-targi-give-up = Zrezygnuj
web-targi-open = czeka
web-targi-now = teraz
web-targi-token-border = Żeton akcji: użyj wolnego pola brzegowego
web-targi-water = Wymień wodę

## Panel

web-targi-panel-lay =
    { $points ->
        [one] { targi-panel-kind }, { $points } krzyżyk
        [few] { targi-panel-kind }, { $points } krzyżyki
       *[many] { targi-panel-kind }, { $points } krzyżyków
    }
targi-panel-kind =
    { $kind ->
        [wild] Wydma-joker
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] Kupiec
        [exchange] Kantor
        [silver] Kuźnia srebra
        [spring] Źródło
        [source] Rozwój plemienia
        [favour] Przychylność Tuareżki
        [turned] Przychylność Tuareżki
        [finish] Pole Tuareżki
        [hand] Twoja ręka
        [match] Swatka
        [look] Rada
        [market] Targowisko
        [return] Za dużo towarów
        [gain] Dowolne towary
        [card_gain] Dowolne towary
        [pay_goods] Towary do oddania
       *[card] Karta plemienia
    }
web-targi-panel-text =
    { $kind ->
        [trade] Oddajesz z wiersza, dostajesz z kolumny.
        [exchange] Jeden za jeden; rodzaju wziętego w ten sposób nie można już oddać.
        [silver] Wymień raz.
        [spring] Wybierz jedno z dwojga.
        [source] Dobrana w ciemno albo jawna karta ze stosu odrzuconych kart.
        [favour] Weź jeden towar albo zwróć jeden towar i odkryj kartę towaru.
        [finish] Najpierw była przychylność Tuareżki; teraz kolej na jej pole.
        [hand] Wyłóż ją, płacąc koszt, albo odrzuć.
        [match] Kosztuje mniej towarów.
        [look] Jedną wyłóż albo weź do ręki; pozostałe zostaną odrzucone.
        [market] Pozostałe zostaną odrzucone.
        [raid] Każdy gracz oddaje; pierwszy wybiera gracz rozpoczynający.
        [give] Każdy gracz oddaje; pierwszy wybiera gracz rozpoczynający.
        [return] Nadwyżka ponad limit wraca do puli.
        [gain] Z puli.
        [card_gain] Z puli.
       *[pay_goods] Wracają do puli.
    }
web-targi-legend =
    { $kind ->
        [card] Co z nią zrobić
        [token] Żeton akcji
        [alternative] Który koszt
        [extra] Dopłata
        [discount] { $count ->
            [one] O jeden towar mniej
            [few] O { $count } towary mniej
           *[many] O { $count } towarów mniej
        }
        [row] Który rząd, tu albo w twoim układzie
        [trade] Wymiany
        [exchange] Wymiany
        [gain] Weź
        [card_gain] Weź
        [give] Oddaj złodziejowi
        [return] Zwróć
        [pay_goods] Oddaj
        [raid] Co oddać
        [favour] Co przynosi
        [turned] Karta towaru
        [finish] Potem pole, na którym stoi Tuareżka
        [spring] Woda albo karta towaru
        [source] Skąd
        [silver] Co wymienić
       *[other] Wybierz
    }
web-targi-row = Rząd { $row }
web-targi-row-would =
    { $state ->
        [alike] Powstaje rząd jednego rodzaju.
        [different] Powstaje rząd czterech różnych rodzajów.
        [nothing] Powstaje pełny rząd bez premii.
        [alike-open] Karty jednego rodzaju: { $count }.
        [different-open] Różne rodzaje: { $count } z czterech.
        [lost] Premia nie jest już możliwa.
       *[open] Pierwsza karta rzędu.
    }
web-targi-chosen = wybrane: { $count } z { $most }
web-targi-one-less = O jeden mniej: { targi-good }
web-targi-one-trade-less = Cofnij tę wymianę.
web-targi-give = Oddajesz
web-targi-you-will-have = Będziesz mieć
web-targi-will =
    { $what ->
        [dates] Daktyle: { $after }, teraz { $before }
        [salt] Sól: { $after }, teraz { $before }
        [pepper] Pieprz: { $after }, teraz { $before }
        [gold] Złoto: { $after }, teraz { $before }
        [water] Woda: { $after }, teraz { $before }
       *[points] Żetony punktów: { $after }, teraz { $before }
    }

## Co robi przycisk

web-targi-do-place = Ustaw na polu { $number }
web-targi-do-place-dune = Ustaw na wydmie { $name }
web-targi-do-use = Użyj pola { $number } ({ $name })
web-targi-do-use-dune = Użyj wydmy { $name }
web-targi-do-take = Weź: { $name }
web-targi-do-from = Przesuń ten znacznik
web-targi-do-to = Przesuń znacznik tutaj
web-targi-do-swap = Wybierz tę kartę
web-targi-do-hand = Sięgnij po tę kartę
web-targi-do-row = Wyłóż w rzędzie { $row }
web-targi-do-lose = Oddaj kartę z rzędu { $row }
web-targi-do-count =
    { $kind ->
        [gain] Weź { $amount }
        [card_gain] Weź { $amount }
        [return] Zwróć { $amount }
       *[give] Oddaj { $amount }
    }
web-targi-do-trade =
    { $count ->
        [one] Wymień raz
        [2] Wymień dwa razy
        [few] Wymień { $count } razy
       *[many] Wymień { $count } razy
    }
web-targi-do =
    { $sort ->
        [lay] Wyłóż ją
        [keep] Weź do ręki
        [drop] Odrzuć ją
        [redraw] Dobierz następną
        [give] Oddaj
        [shield] Użyj ochrony
        [skip] Zostaw, jak jest
        [draw] Dobierz kartę
        [take] Weź
        [leave] Zostaw
        [turn] Odkryj kartę towaru
        [none] Nie bierz żadnej
        [enough] Bez wymiany
        [done] Zakończ turę
        [silver] Wymień
        [water] Wymień wodę
       *[choose] Dalej
    }
web-targi-nothing = Nie możesz nic wziąć
web-targi-choose =
    { $kind ->
        [trade] Wybierz wymianę
        [exchange] Wybierz wymianę
        [row] Wybierz rząd
        [alternative] Wybierz koszt
        [give] Wybierz jeszcze { $count }
        [return] Wybierz jeszcze { $count }
        [gain] Wybierz jeszcze { $count }
       *[other] Wybierz
    }

## Dlaczego karty nie można wybrać

web-targi-why-other =
    { $ask ->
        [place] Pionek ustawia się na brzegu. Kartę ze środka dostajesz tam, gdzie przecinają się dwie twoje linie.
        [border] Wybierz pole brzegowe.
       *[other] Wybierz kartę na środku.
    }

## Co karta znaczyłaby teraz dla patrzącego; część jej dymka

web-targi-now-can = Możesz za nią zapłacić.
web-targi-now-lack = Brakuje ci: { $missing }.
web-targi-now-full = Twój układ jest pełny: nie możesz jej wyłożyć.
web-targi-now-points =
    { $points ->
        [0] Wyłożona teraz, nie daje jeszcze punktów.
        [one] Wyłożona teraz, daje { $points } punkt.
        [few] Wyłożona teraz, daje { $points } punkty.
       *[many] Wyłożona teraz, daje { $points } punktów.
    }
web-targi-now-have = Będziesz mieć { $amount }.
web-targi-now-store = Razem to więcej towarów, niż możesz zatrzymać (limit: { $limit }).
web-targi-now-noble =
    { $hand ->
        [empty] Nie masz karty na ręce.
        [can] Możesz zapłacić za kartę z ręki.
       *[cannot] Nie możesz teraz zapłacić za kartę z ręki.
    }
web-targi-now-silver =
    { $points ->
        [0] Nie masz czego wymienić na punkty.
        [one] Da ci { $points } punkt.
        [few] Da ci najwyżej { $points } punkty.
       *[many] Da ci najwyżej { $points } punktów.
    }
web-targi-now-trader = Masz za mało towarów na wymianę.
web-targi-now-caravan =
    { $count ->
        [one] Dostaniesz { $count } kartę towaru.
        [few] Dostaniesz { $count } karty towarów.
       *[many] Dostaniesz { $count } kart towarów.
    }
web-targi-now-hand = Masz pełną rękę: kartę trzeba wyłożyć albo odrzucić.
web-targi-now-goods = Dostajesz: { $amount }.
