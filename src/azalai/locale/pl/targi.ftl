### Targi słowami: nazwy, działanie kart, pytania, skutki ruchów.
### Słowa z polskiej instrukcji: pionek (Tuarega), znacznik, złodziej, rabunek, pole brzegowe i wewnętrzne, karta plemienia,
### karta towaru, układ, rząd, Szlachetni, Kupiec, Kuźnia srebra, Karawana, Rozwój plemienia, Tuareżka.
### { $card }, { $border }, { $space } i { $amount } są już w mianowniku: „Tuareżka t3”, „6 (Pieprz)”,
### „środek 5 (Oaza o3)”, „1 daktyl i 2 soli”. Ilości brzmią tak samo w bierniku; nie wolno ich stawiać w innym przypadku.

## Nazwy

targi-good =
    { $good ->
        [dates] daktyle
        [salt] sól
       *[pepper] pieprz
    }
targi-amount =
    { $what ->
        [dates] { $count ->
            [one] { $count } daktyl
            [few] { $count } daktyle
           *[many] { $count } daktyli
        }
        [salt] { $count ->
            [one] { $count } sól
            [few] { $count } soli
           *[many] { $count } soli
        }
        [pepper] { $count ->
            [one] { $count } pieprz
            [few] { $count } pieprzu
           *[many] { $count } pieprzu
        }
        [gold] { $count ->
            [one] { $count } złoto
            [few] { $count } złota
           *[many] { $count } złota
        }
        [water] { $count ->
            [one] { $count } żeton wody
            [few] { $count } żetony wody
           *[many] { $count } żetonów wody
        }
        [points] { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
       *[any] { $count ->
            [one] { $count } dowolny towar
            [few] { $count } dowolne towary
           *[many] { $count } dowolnych towarów
        }
    }
targi-amount-nothing = nic
targi-kind =
    { $kind ->
        [targia] Tuareżka
        [rider] Jeździec
        [tent] Namiot
        [well] Studnia
       *[oasis] Oaza
    }
# Kilka kart jednego rodzaju.
targi-kinds =
    { $kind ->
        [targia] Tuareżki
        [rider] Jeźdźcy
        [tent] Namioty
        [well] Studnie
       *[oasis] Oazy
    }
# Po słowie „karta”: jakiego rodzaju.
targi-one-of-kind =
    { $kind ->
        [targia] Tuareżki
        [rider] Jeźdźca
        [tent] Namiotu
        [well] Studni
       *[oasis] Oazy
    }
# Karta plemienia, z kodem jak w zapisie albo bez niego.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind } { $card }
    }
# Karta, którą zna tylko jej właściciel.
targi-card-hidden = nieznana karta plemienia
# Pole wewnętrzne: jego numer jak w zapisie albo to, gdzie leży.
targi-centre =
    { CODES() ->
        [no] { targi-centre-place }
       *[yes] { $space }
    }
targi-centre-place =
    { $space ->
        [1] u góry po lewej
        [2] u góry
        [3] u góry po prawej
        [4] po lewej
        [5] pośrodku
        [6] po prawej
        [7] u dołu po lewej
        [8] u dołu
       *[9] u dołu po prawej
    }
targi-space =
    { CODES() ->
        [no] { targi-centre-place } ({ $card })
       *[yes] środek { $space } ({ $card })
    }
targi-border =
    { $role ->
        [noble] Szlachetni
        [trader] Kupiec
        [mirage] Fatamorgana
        [silversmith] Kuźnia srebra
        [caravan] Karawana
        [spring] Źródło
       *[expansion] Rozwój plemienia
    }
targi-border-goods =
    { $what ->
        [dates] Daktyle
        [salt] Sól
        [pepper] Pieprz
        [gold] Złoto
        [water] Woda
        [points] Punkty
       *[any] Towary
    }
targi-border-raid = Rabunek { $raid }
targi-border-card = { $number } ({ $name })

## Działanie kart brzegowych

targi-text-goods = Weź { $amount }.
targi-text =
    { $role ->
        [noble] Wyłóż kartę z ręki, płacąc jej koszt, albo ją odrzuć.
        [mirage] Przesuń jeden ze swoich znaczników na odkrytą kartę środkową bez znacznika.
        [caravan] Odkryj wierzchnią kartę towaru i weź to, co pokazuje.
       *[expansion] Dobierz wierzchnią kartę plemienia: wyłóż ją, weź do ręki albo odrzuć.
    }
targi-text-trader = Wymieniaj dowolnie wiele razy: { $rates }.
targi-text-silversmith = Wymień raz: { $rates }.
targi-text-raid = Gdy przyjdzie tu złodziej, każdy gracz oddaje { $wares } lub { $points }.
targi-text-last-raid = Gdy przyjdzie tu złodziej, każdy gracz oddaje { $wares } lub { $points }; potem gra się kończy.
targi-rate = { $give } za { $get }
targi-rate-identical =
    { $count ->
        [one] { $count } towar
        [few] { $count } jednakowe towary
       *[many] { $count } jednakowych towarów
    }
targi-rate-other =
    { $count ->
        [one] { $count } inny towar
        [few] { $count } inne towary
       *[many] { $count } innych towarów
    }

## Działanie kart plemienia

targi-effect-gain = Od razu weź { $what }.
targi-effect-swap_two =
    { $when ->
        [once] Raz, między akcjami, zamień miejscami dwie karty swojego układu.
       *[now] Możesz zamienić miejscami dwie karty swojego układu.
    }
targi-effect-discount = Każda wyłożona później karta { targi-one-of-kind } kosztuje o jeden towar mniej; wybierasz, o który.
targi-effect-lay_bonus = Za każdą wyłożoną później kartę { targi-one-of-kind } bierzesz { $what }.
targi-effect-raid_immunity = Rabunki niczego ci nie zabierają.
targi-effect-caravan_twice = Karawana daje ci dwie karty towarów.
targi-effect-trade_one_for_one = U Kupca za jeden towar dostajesz jeden inny.
targi-effect-storage =
    { $water ->
        [0] Możesz zatrzymać więcej: towary +{ $goods }, złoto +{ $gold }.
       *[other] Możesz zatrzymać więcej: towary +{ $goods }, złoto +{ $gold }, woda +{ $water }.
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] Karta towaru, która daje daktyle, daje ci o jeden daktyl więcej.
        [salt] Karta towaru, która daje sól, daje ci o jedną sól więcej.
        [water] Karta towaru, która daje wodę, daje ci o jeden żeton wody więcej.
       *[pepper] Karta towaru, która daje pieprz, daje ci o jeden pieprz więcej.
    }
targi-effect-silversmith_bonus =
    { $points ->
        [one] Kuźnia srebra daje ci o { $points } punkt więcej.
        [few] Kuźnia srebra daje ci o { $points } punkty więcej.
       *[many] Kuźnia srebra daje ci o { $points } punktów więcej.
    }
targi-effect-lay_from_hand = Między akcjami możesz wyłożyć lub odrzucić kartę z ręki bez pola Szlachetni.
targi-effect-points_per_two =
    { $kind ->
        [most] Przy podliczaniu punktów 1 punkt za każde dwie karty rodzaju, którego masz najwięcej.
        [targia] Przy podliczaniu punktów 1 punkt za każde dwie Tuareżki w twoim układzie.
        [rider] Przy podliczaniu punktów 1 punkt za każdych dwóch Jeźdźców w twoim układzie.
        [tent] Przy podliczaniu punktów 1 punkt za każde dwa Namioty w twoim układzie.
        [well] Przy podliczaniu punktów 1 punkt za każde dwie Studnie w twoim układzie.
       *[oasis] Przy podliczaniu punktów 1 punkt za każde dwie Oazy w twoim układzie.
    }
targi-effect-row_bonus =
    { $row ->
        [alike] { $points ->
            [one] Przy podliczaniu punktów każdy rząd kart jednego rodzaju jest wart o { $points } punkt więcej.
            [few] Przy podliczaniu punktów każdy rząd kart jednego rodzaju jest wart o { $points } punkty więcej.
           *[many] Przy podliczaniu punktów każdy rząd kart jednego rodzaju jest wart o { $points } punktów więcej.
        }
       *[different] { $points ->
            [one] Przy podliczaniu punktów każdy rząd czterech różnych rodzajów jest wart o { $points } punkt więcej.
            [few] Przy podliczaniu punktów każdy rząd czterech różnych rodzajów jest wart o { $points } punkty więcej.
           *[many] Przy podliczaniu punktów każdy rząd czterech różnych rodzajów jest wart o { $points } punktów więcej.
        }
    }

## Spis wszystkich kart

targi-list-border = Karty brzegowe
targi-list-goods = Karty towarów
targi-list-tribe = Karty plemienia: { targi-kind }
targi-column-number = Numer
targi-column-card = Karta
targi-column-count = Liczba
targi-column-name = Nazwa
targi-column-cost = Koszt
targi-column-crosses = Krzyżyki
targi-column-moment = Kiedy
targi-column-effect = Działanie
targi-column-source = Źródło
targi-moment =
    { $when ->
        [now] Od razu
        [always] Stale
        [once] Raz
       *[end] Podliczanie punktów
    }
targi-source =
    { $source ->
        [seed] instrukcja
        [published] opublikowane
       *[house] własne
    }
targi-source-effect = wartości: { $figures }, działanie: { $effect }

## Pytania

targi-ask-place =
    { $nth ->
        [1] { seat-name }: ustaw swój pierwszy pionek.
        [2] { seat-name }: ustaw swój drugi pionek.
       *[other] { seat-name }: ustaw swój trzeci pionek.
    }
targi-ask-act =
    { $count ->
        [one] { seat-name }: wykonaj ostatnią akcję albo z niej zrezygnuj.
        [few] { seat-name }: wykonaj jedną z { $count } akcji albo z niej zrezygnuj.
       *[many] { seat-name }: wykonaj jedną z { $count } akcji albo z niej zrezygnuj.
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }: wszystkie twoje akcje są za tobą. Sięgnij po kartę z ręki albo zakończ turę.
       *[no] { seat-name }: wszystkie twoje akcje są za tobą. Zakończ turę.
    }
targi-ask-hand = { seat-name }: wybierz kartę z ręki, którą wyłożysz lub odrzucisz.
targi-ask-card =
    { $keep ->
        [yes] { seat-name }: zdecyduj o karcie { $card }: wyłóż ją albo weź do ręki.
        [open] { seat-name }: zdecyduj o karcie { $card }: wyłóż ją, weź do ręki albo odrzuć.
       *[no] { seat-name }: zdecyduj o karcie { $card }: wyłóż ją albo odrzuć.
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }: zdecyduj o karcie z ręki: wyłóż ją albo odrzuć.
       *[deck] { $keep ->
            [yes] { seat-name }: zdecyduj o dobranej karcie: wyłóż ją, weź do ręki albo odrzuć.
           *[no] { seat-name }: zdecyduj o dobranej karcie: wyłóż ją albo odrzuć.
        }
    }
targi-ask-alternative = { seat-name }: wybierz sposób zapłaty ({ $card }).
targi-ask-discount = { seat-name }: wybierz towar, o który zmaleje koszt ({ $card }).
targi-ask-row = { seat-name }: wybierz rząd ({ $card }).
targi-ask-gain =
    { $count ->
        [one] { seat-name }: weź dowolny towar.
        [few] { seat-name }: weź { $count } dowolne towary, jeden po drugim.
       *[many] { seat-name }: weź { $count } dowolnych towarów, jeden po drugim.
    }
targi-ask-card-gain =
    { $count ->
        [one] { seat-name }: weź dowolny towar z karty towaru.
        [few] { seat-name }: weź { $count } dowolne towary z karty towaru, jeden po drugim.
       *[many] { seat-name }: weź { $count } dowolnych towarów z karty towaru, jeden po drugim.
    }
targi-ask-trade = { seat-name }: wymieniaj towary u Kupca albo zakończ wymianę.
targi-ask-silver = { seat-name }: wybierz wymianę w Kuźni srebra.
targi-ask-move-from = { seat-name }: wybierz znacznik, który przesuniesz.
targi-ask-move-to = { seat-name }: wybierz, dokąd przesuniesz znacznik z pola wewnętrznego { targi-centre }.
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }: wybierz pierwszą z dwóch kart, które zamienisz miejscami.
       *[0] { seat-name }: wybierz pierwszą z dwóch kart, które zamienisz miejscami, albo pomiń zamianę.
    }
targi-ask-swap-second = { seat-name }: wybierz kartę, która zamieni się miejscami z kartą { $card }.
targi-ask-raid = { seat-name }: { $raid } zabiera { $wares } lub { $points }. Wybierz, co oddasz.
targi-ask-give =
    { $count ->
        [one] { seat-name }: oddaj towar złodziejowi.
        [few] { seat-name }: oddaj złodziejowi { $count } towary, jeden po drugim.
       *[many] { seat-name }: oddaj złodziejowi { $count } towarów, jeden po drugim.
    }
targi-ask-return =
    { $count ->
        [one] { seat-name }: masz o jeden towar za dużo. Zwróć jeden do puli.
        [few] { seat-name }: masz o { $count } towary za dużo. Zwróć je do puli, jeden po drugim.
       *[many] { seat-name }: masz o { $count } towarów za dużo. Zwróć je do puli, jeden po drugim.
    }
targi-over-won = Koniec gry: wygrywa { seat-name }, { $score } do { $other }.
targi-over-tie =
    { $more ->
        [gold] Koniec gry: remis w punktach ({ $score }), wygrywa { seat-name }, bo ma więcej złota.
       *[goods] Koniec gry: remis w punktach ({ $score }), wygrywa { seat-name }, bo ma więcej towarów.
    }
targi-over-draw = Koniec gry: remis, po { $score }.

## Skutki ruchów

targi-move-place = Ustaw pionek na polu { $border }.
targi-move-place-crossing = Ustaw pionek na polu { $border }. Twoje linie przetną się tu: { $spaces }.
targi-move-use =
    { $role ->
        [goods] Użyj pola { $border }: weź { $amount }.
        [noble] Użyj pola { $border }: wyłóż lub odrzuć kartę z ręki.
        [noble-discards] Użyj pola { $border }: odrzuć kartę z ręki, nie da się jej teraz wyłożyć.
        [trader] Użyj pola { $border }: wymieniaj towary dowolnie wiele razy.
        [mirage] Użyj pola { $border }: przesuń jeden ze swoich znaczników.
        [silversmith] Użyj pola { $border }: wymień raz towary lub złoto na punkty.
        [caravan] { $count ->
            [one] Użyj pola { $border }: odkryj wierzchnią kartę towaru i weź to, co pokazuje.
            [few] Użyj pola { $border }: odkryj { $count } karty towarów i weź to, co pokazują.
           *[many] Użyj pola { $border }: odkryj { $count } kart towarów i weź to, co pokazują.
        }
       *[expansion] Użyj pola { $border }: dobierz wierzchnią kartę plemienia.
    }
targi-move-goods-card = Weź kartę towaru z pola wewnętrznego { targi-centre }: { $amount }.
targi-move-tribe-card =
    { $choices ->
        [lay-keep] Weź kartę { $card } z pola wewnętrznego { targi-centre }, aby ją wyłożyć albo wziąć do ręki.
        [lay-discard] Weź kartę { $card } z pola wewnętrznego { targi-centre }, aby ją wyłożyć albo odrzucić: nie masz miejsca na ręce.
        [keep] Weź kartę { $card } z pola wewnętrznego { targi-centre } do ręki: teraz nie możesz jej wyłożyć.
       *[discard] Weź kartę { $card } z pola wewnętrznego { targi-centre } i odrzuć ją: nie możesz jej wyłożyć i nie masz miejsca na ręce.
    }
targi-move-give-up = Zrezygnuj z pola { $border }: pionek wraca do ciebie bez akcji.
targi-move-give-up-centre = Zrezygnuj z pola: { $space }. Karta zostaje, znacznik wraca do ciebie.
targi-move-hand =
    { $lays ->
        [yes] Sięgnij po kartę { $card } z ręki, aby ją wyłożyć lub odrzucić.
       *[no] Odrzuć kartę { $card } z ręki: teraz nie możesz jej wyłożyć.
    }
targi-move-done = Zakończ turę.
targi-move-done-over = Zakończ turę i zwróć do puli nadwyżkę ponad limit: { $amount }.
targi-move-lay =
    { $off ->
        [0] Wyłóż kartę { $card } ({ targi-crosses }; koszt: { $cost }).
        [one] Wyłóż kartę { $card } ({ targi-crosses }; koszt: { $cost }, o { $off } wybrany towar mniej).
        [few] Wyłóż kartę { $card } ({ targi-crosses }; koszt: { $cost }, o { $off } wybrane towary mniej).
       *[many] Wyłóż kartę { $card } ({ targi-crosses }; koszt: { $cost }, o { $off } wybranych towarów mniej).
    }
targi-crosses =
    { $crosses ->
        [one] { $crosses } krzyżyk
        [few] { $crosses } krzyżyki
       *[many] { $crosses } krzyżyków
    }
targi-move-keep = Weź do ręki kartę { $card } na późniejszą rundę.
targi-move-discard = Odrzuć kartę { $card }.
targi-move-pay =
    { $off ->
        [0] Zapłać za kartę { $card }: { $cost }.
        [one] Zapłać za kartę { $card }: { $cost }, o { $off } wybrany towar mniej.
        [few] Zapłać za kartę { $card }: { $cost }, o { $off } wybrane towary mniej.
       *[many] Zapłać za kartę { $card }: { $cost }, o { $off } wybranych towarów mniej.
    }
targi-move-spare = Odejmij od kosztu { $amount }; zostaje do zapłaty: { $left }.
targi-move-row =
    { $completes ->
        [alike] Wyłóż kartę { $card } w rzędzie { $row } na miejscu { $place }; do zapłaty: { $price }. Powstaje rząd jednego rodzaju: { $points }.
        [different] Wyłóż kartę { $card } w rzędzie { $row } na miejscu { $place }; do zapłaty: { $price }. Powstaje rząd czterech różnych rodzajów: { $points }.
       *[no] Wyłóż kartę { $card } w rzędzie { $row } na miejscu { $place }; do zapłaty: { $price }.
    }
targi-move-swap-first = Weź kartę { $card } (rząd { $row }, miejsce { $place }), aby zamienić ją miejscami z inną.
targi-move-swap-second = Zamień miejscami karty { $first } i { $second }.
targi-move-skip = Zostaw wszystkie karty na swoich miejscach.
targi-move-take = Weź { $amount }.
targi-move-give = Oddaj złodziejowi { $amount }.
targi-move-return = Zwróć do puli { $amount }.
targi-move-exchange = Oddaj { $give } za { $get }.
targi-move-enough = Zakończ wymianę.
targi-move-marker-from = Zabierz swój znacznik z pola: { $space }.
targi-move-marker-to = Przesuń swój znacznik na pole: { $space }.
