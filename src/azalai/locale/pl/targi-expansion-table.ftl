### Stół Targi z dodatkiem narysowany: krótkie słowa, które mieszczą się na karcie, i słowa obrazu.
### Na rysunku karta brzegowa ma 14 kolumn, wydma 24; dłuższe słowa są ucinane.

## Kto o co jest pytany

table-asks-favour = { $seat } korzysta z przychylności Tuareżki
table-asks-turned = { $seat } bierze lub zostawia kartę towaru
table-asks-finish = { $seat } wraca do akcji po przychylności Tuareżki
table-asks-spring = { $seat } jest u Źródła
table-asks-source = { $seat } dobiera kartę plemienia: skąd?
table-asks-extra = { $seat } może dopłacić
table-asks-token = { $seat } może użyć żetonu akcji
table-asks-border = { $seat } wybiera pole brzegowe
table-asks-look = { $seat } ogląda karty plemienia
table-asks-market = { $seat } wybiera kartę towaru
table-asks-centre = { $seat } wybiera kartę ze środka
table-asks-match = { $seat } wybiera kartę z ręki do wyłożenia
table-asks-exchange = { $seat } wymienia towary
table-asks-pay_goods = { $seat } oddaje towary

## Na kartach rysunku

table-targia = < Tuareżka >
table-targi-targia = [{ $letter }] +Tuareżka
table-on-dune = [{ $letter }]
table-one-card = 1 karta
table-any-goods = dow { $rates }
table-border-spring = Źródło
table-gives-spring = +{ $amount } albo
table-more-noble = odrz: { $amount }
table-more-mirage = o 1 pole
table-more-spring = +1 k. towaru
table-more-expansion = { $amount }: inna
table-extra = (+{ $cost }: { $points }✚)

## Działanie kart plemienia w skrócie

table-effect-favour_bonus = przych. +{ $what }
table-effect-join_dune = wspólna wydma
table-effect-hand_of_two = ręka: 2 karty
table-effect-dune_bonus = wydma +{ $what }
table-effect-place_opposite = naprzeciwko
table-effect-extra_border = pole brzegowe
table-effect-turn_goods_cards = teraz +{ $count } k.
table-effect-points_per_goods = towary { $every }=1✚
table-effect-round_income = runda +{ $what }
table-effect-water_buys_good = 1w za 1 dow
table-effect-draw_tribe = teraz: dobierz
table-effect-cheap_lay = taniej o { $goods }
table-effect-raid_shield = bez rabunku

## Działanie wydm w skrócie

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }: dowolny rodzaj
table-dune-take_centre_tribe = karta plem. ze środka
table-dune-take_centre_goods = karta tow. ze środka ×{ $times }
table-dune-cheap_hand = z ręki taniej o { $goods } tow.
table-dune-any_border = dowolne pole brzegowe
table-dune-choose_tribe = obejrzyj { $look }, weź 1
table-dune-choose_goods = odkryj { $turn } tow., weź { $keep }
table-dune-pay = { $cost }: +{ $gain }
table-dune-swap_two = +{ $gain }, zamień dwie
table-dune-exchange_goods = towary 1:1, potem { $then }

## Wokół kart rysunku

table-decks-dunes = Talie: towary { $goods }, plemię { $tribe }, wydmy { $dunes }; odrzucone: { $goods_out }, { $tribe_out }, { $dunes_out }
table-stock-water =
    { $count ->
        [one] { $count } woda
        [few] { $count } wody
       *[many] { $count } wody
    }
table-once = żetony: { $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card } (wzięta)
table-open-tribe = wierzchnia odrzucona: { $card }
table-legend-water = d daktyl, s sól, p pieprz, g złoto, w woda, ✚ punkt, ~ dodatek, ! żeton akcji

## Obraz

picture-game-expansion = Targi, dodatek
picture-seat-water = { $seat }: wynik { $score }; daktyle { $dates }, sól { $salt }, pieprz { $pepper }, złoto { $gold }, woda { $water }, punkty { $points }.
picture-targia = Tuareżka
picture-dunes = Wydmy
picture-dune = Wydma { $place }, { $name }: { $does }
picture-dune-empty = Nie ma tu wydmy
picture-dune-deck = Wydmy w talii: { $count }, odrzucone: { $out }
picture-favour = Przychylność Tuareżki dla pionka na jej polu: towar albo odkryta karta towaru za zwrot jednego towaru
picture-token = Niewykorzystany żeton akcji
picture-wild = Wydma-joker: 0 punktów, przy podliczaniu rodzaj najlepszy dla właściciela
picture-looked = Do wyboru
picture-gained = Wzięta
