### Stół Targi narysowany: krótkie słowa, które mieszczą się na karcie, i słowa obrazu.
### Na rysunku karta ma 14 kolumn; dłuższe słowa są ucinane.

## Oba rysunki

table-you = ty
table-starts = rozpoczyna
table-round = Runda { $round } z { $last }
table-raid = Rabunek { $number }
# Kto o co jest pytany, według rodzaju pytania.
table-asks-place = { $seat } ustawia pionek
table-asks-act = { $seat } wykonuje akcje
table-asks-hand = { $seat } sięga po kartę z ręki
table-asks-card = { $seat } decyduje o karcie
table-asks-alternative = { $seat } wybiera sposób zapłaty
table-asks-discount = { $seat } wybiera towar, o który zmaleje koszt
table-asks-row = { $seat } wybiera rząd
table-asks-gain = { $seat } bierze dowolny towar
table-asks-card_gain = { $seat } bierze dowolny towar z karty
table-asks-trade = { $seat } jest u Kupca
table-asks-silver = { $seat } jest w Kuźni srebra
table-asks-move_from = { $seat } przesuwa znacznik: skąd?
table-asks-move_to = { $seat } przesuwa znacznik: dokąd?
table-asks-swap_first = { $seat } może zamienić miejscami dwie karty
table-asks-swap_second = { $seat } zamienia miejscami dwie karty: z którą?
table-asks-raid = { $seat } płaci za rabunek
table-asks-give = { $seat } oddaje towary złodziejowi
table-asks-return = { $seat } zwraca nadwyżkę ponad limit
table-over-won = Koniec gry: wygrywa { $seat }
table-over-draw = Koniec gry: remis

## Na kartach rysunku

table-targi = [{ $letter }] pionek
table-marker = ({ $letter })
table-robber = < złodziej >
table-goods-card = Towary
# Tył karty; na odkrytym stole stoi na nim jej nazwa.
table-back =
    { $sort ->
        [goods] towary
       *[tribe] plemię
    }
table-or = { $one } / { $other }
table-one-of = 1 z d, s, p
table-any = { $count } dow
table-border-noble = Szlachetni
table-border-goods =
    { $good ->
        [d] Daktyle
        [s] Sól
        [p] Pieprz
        [g] Złoto
        [v] Punkty
       *[any] Towary
    }
table-border-trader = Kupiec
table-border-mirage = Fatamorgana
table-border-silversmith = Kuźnia srebra
table-border-caravan = Karawana
table-border-expansion = Rozwój plem.
table-gives-noble = karta z ręki
table-gives-mirage = rusz znacznik
table-gives-caravan = +1 k. towaru
table-gives-expansion = +1 k. plem.

## Działanie kart plemienia w skrócie

table-kind-most = jednakowe
table-effect-gain = teraz +{ $what }
table-effect-swap_two =
    { $when ->
        [once] zamień dwie
       *[now] teraz: zamień
    }
table-effect-discount = { $kind } −1
table-effect-lay_bonus = { $kind } +{ $what }
table-effect-raid_immunity = bez rabunków
table-effect-caravan_twice = karawana ×2
table-effect-trade_one_for_one = kupiec 1:1
table-effect-storage =
    { $water ->
        [0] limit +{ $goods } +{ $gold }g
       *[other] limit+{ $goods }+{ $gold }g+{ $water }w
    }
table-effect-goods_card_bonus = towary +1{ $good }
table-effect-silversmith_bonus = kuźnia +{ $points }✚
table-effect-lay_from_hand = wykłada z ręki
table-effect-points_per_two = 2×{ $kind }=1✚
table-effect-row_bonus =
    { $row ->
        [alike] 1 rodzaj +{ $points }✚
       *[different] 4 rodzaje +{ $points }✚
    }

## Wokół kart rysunku

table-track-raid = rabunek
table-decks = Talie: towary { $goods }, plemię { $tribe }; odrzucone: { $goods_out }, { $tribe_out }
table-score = wynik { $score }
table-stock-dates =
    { $count ->
        [one] { $count } daktyl
        [few] { $count } daktyle
       *[many] { $count } daktyli
    }
table-stock-salt =
    { $count ->
        [one] { $count } sól
        [few] { $count } soli
       *[many] { $count } soli
    }
table-stock-pepper =
    { $count ->
        [one] { $count } pieprz
        [few] { $count } pieprzu
       *[many] { $count } pieprzu
    }
table-stock-gold =
    { $count ->
        [one] { $count } złoto
        [few] { $count } złota
       *[many] { $count } złota
    }
table-home = poza planszą:
table-hand = ręka: { $cards }
table-hand-empty = pusta
table-hand-unknown = nieznana karta
table-always = stale: { $effects }
table-end = na koniec: { $effects }
table-card-in-question = { $seat } decyduje: { $card }
table-card-unknown = nieznana karta
table-price = do zapłaty: { $price }
table-legend = d daktyl, s sól, p pieprz, g złoto, ✚ punkt, dow: dowolny towar

## Obraz

picture-title = Stół Targi, runda { $round }
picture-turn = { $turn }.
picture-seat = { $seat }: wynik { $score }; daktyle { $dates }, sól { $salt }, pieprz { $pepper }, złoto { $gold }, punkty { $points }.
picture-game = Targi
picture-first = { $seat } rozpoczyna tę rundę
picture-starts = rozpoczyna
picture-phase =
    { $phase ->
        [raid] Rabunek
        [place] Ustawianie
        [act] Akcje
       *[over] Koniec
    }
picture-track = Dwanaście rund, cztery rabunki
picture-or = lub
picture-goods = Towary
picture-goods-choice = jeden z
picture-goods-card = Karta towaru: { $amount }
picture-tribe-card =
    { $crosses ->
        [one] { $name } { $card }: { $crosses } punkt. Koszt: { $cost }. { $effect }
        [few] { $name } { $card }: { $crosses } punkty. Koszt: { $cost }. { $effect }
       *[many] { $name } { $card }: { $crosses } punktów. Koszt: { $cost }. { $effect }
    }
picture-laid-card =
    { $crosses ->
        [one] { $name } { $card }: { $crosses } punkt. { $effect }
        [few] { $name } { $card }: { $crosses } punkty. { $effect }
       *[many] { $name } { $card }: { $crosses } punktów. { $effect }
    }
picture-border-card = { $number } { $name }: { $does }
picture-back =
    { $sort ->
        [goods] Zakryta karta towaru
       *[tribe] Zakryta karta plemienia
    }
picture-back-open = Zakryta karta: { $card }
picture-targi = Pionek: { $seat }
picture-robber = Złodziej
picture-marker = Znacznik plemienia: { $seat }
picture-home =
    Poza planszą: { $targis ->
        [one] { $targis } pionek
        [few] { $targis } pionki
       *[many] { $targis } pionków
    } i { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    }
picture-score =
    { $score ->
        [one] { $score } punkt, gdyby gra skończyła się teraz
        [few] { $score } punkty, gdyby gra skończyła się teraz
       *[many] { $score } punktów, gdyby gra skończyła się teraz
    }
picture-stock =
    { $what ->
        [date] Daktyle: { $count }
        [salt] Sól: { $count }
        [pepper] Pieprz: { $count }
        [gold] Złoto: { $count }
        [water] Woda: { $count }
       *[ptoken] Punkty: { $count }
    }
picture-row =
    { $state ->
        [done] { $worth ->
            [one] Rząd { $row } jest pełny: { $worth } punkt
            [few] Rząd { $row } jest pełny: { $worth } punkty
           *[many] Rząd { $row } jest pełny: { $worth } punktów
        }
        [open] { $worth ->
            [one] Rząd { $row } może dać { $worth } punkt
            [few] Rząd { $row } może dać { $worth } punkty
           *[many] Rząd { $row } może dać { $worth } punktów
        }
       *[lost] Rząd { $row } nic nie daje
    }
picture-hand = Ręka
picture-hand-unknown = Nieznana karta
picture-deciding = Decyzja
picture-pile =
    { $sort ->
        [goods] Karty towarów
       *[tribe] Karty plemienia
    }
picture-deck =
    { $sort ->
        [goods] Karty towarów w talii: { $count }
       *[tribe] Karty plemienia w talii: { $count }
    }
picture-in-deck = w talii: { $count }
picture-discarded = odrzucone: { $count }
