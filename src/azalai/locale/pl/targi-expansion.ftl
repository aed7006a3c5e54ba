### Targi z dodatkiem słowami: woda, wydmy, Tuareżka, żetony akcji. Co zawierają zmienne, mówi targi.ftl;
### { $dune } to numer i nazwa: „2 (Sanktuarium)”; przed nim stoi odmienione słowo „wydma”.

## Nazwy

targi-dune =
    { $dune ->
        [wild] Wydma-joker
        [strongbox] Skarbiec
        [caravanserai] Karawanseraj
        [cistern] Cysterna
        [pilgrim] Pielgrzym
        [envoy] Wysłannik
        [peddler] Domokrążca
        [matchmaker] Swatka
        [crossroads] Rozstaje
        [council] Rada
        [market] Targowisko
        [shrine] Sanktuarium
        [resettle] Przeprowadzka
        [exchange] Kantor
       *[other] { $dune }
    }
targi-dune-card = { $place } ({ $name })
targi-dune-place = wydma { $place }
targi-set =
    { $set ->
        [expansion] dodatek
       *[base] podstawa
    }
# Zamiast punktów: co zabiera rabunek 4. Zawsze w bierniku.
targi-rightmost-card = skrajną prawą kartę rzędu
targi-cost-extra = { $cost }, opcjonalnie jeszcze { $extra } za { $points }

## Działanie kart brzegowych

targi-text-noble = Wyłóż kartę z ręki, płacąc jej koszt, albo odrzuć ją i weź { $amount }.
targi-text-mirage = Przesuń jeden ze swoich znaczników na odkrytą kartę środkową bez znacznika, która styka się z jego kartą bokiem.
targi-text-spring = Weź { $amount } albo odkryj wierzchnią kartę towaru i weź to, co pokazuje.
targi-text-expansion = Dobierz wierzchnią kartę plemienia albo weź wierzchnią ze stosu odrzuconych kart: wyłóż ją, weź do ręki albo odrzuć. Płacąc { $amount }, możesz odrzucić dobraną kartę i dobrać następną.

## Działanie kart plemienia

targi-effect-favour_bonus = Przychylność Tuareżki daje ci też { $what }.
targi-effect-join_dune = Raz ustaw pionek na wydmie zajętej przez pionek drugiego gracza.
targi-effect-hand_of_two = Możesz mieć na ręce dwie karty.
targi-effect-dune_bonus = Każda użyta wydma daje ci też { $what }.
targi-effect-place_opposite = Raz, przez jedną rundę, ustawiaj pionki naprzeciw pionków drugiego gracza.
targi-effect-extra_border = Raz, między akcjami, użyj pola brzegowego, na którym nikt nie stoi.
targi-effect-turn_goods_cards =
    { $count ->
        [one] Odkryj wierzchnią kartę towaru i weź to, co pokazuje.
        [few] Odkryj { $count } karty towarów i weź to, co pokazują.
       *[many] Odkryj { $count } kart towarów i weź to, co pokazują.
    }
targi-effect-points_per_goods =
    { $every ->
        [one] Przy podliczaniu punktów 1 punkt za każdy towar, który ci został.
        [few] Przy podliczaniu punktów 1 punkt za każde { $every } towary, które ci zostały.
       *[many] Przy podliczaniu punktów 1 punkt za każde { $every } towarów, które ci zostały.
    }
targi-effect-round_income = Na początku każdej rundy weź { $what }.
targi-effect-water_buys_good = Za 1 żeton wody dostajesz dowolny towar.
targi-effect-draw_tribe = Dobierz wierzchnią kartę plemienia: wyłóż ją, weź do ręki albo odrzuć.
targi-effect-cheap_lay =
    { $goods ->
        [one] Raz wyłóż kartę o { $goods } towar taniej.
        [few] Raz wyłóż kartę nawet o { $goods } towary taniej.
       *[many] Raz wyłóż kartę nawet o { $goods } towarów taniej.
    }
targi-effect-raid_shield = Raz nie oddawaj nic w czasie rabunku.

## Działanie wydm

targi-dune-gain = Weź { $what }.
targi-dune-lay_wild = Zapłać { $cost } i wyłóż tę kartę w rzędzie: 0 punktów, a przy podliczaniu punktów rodzaj najlepszy dla ciebie.
targi-dune-take_centre_tribe = Weź ze środka odkrytą kartę plemienia bez znacznika: wyłóż ją, weź do ręki albo odrzuć.
targi-dune-take_centre_goods =
    { $times ->
        [one] Weź ze środka odkrytą kartę towaru bez znacznika.
        [2] Weź ze środka odkrytą kartę towaru bez znacznika i dwa razy to, co pokazuje.
        [few] Weź ze środka odkrytą kartę towaru bez znacznika i { $times } razy to, co pokazuje.
       *[many] Weź ze środka odkrytą kartę towaru bez znacznika i { $times } razy to, co pokazuje.
    }
targi-dune-cheap_hand =
    { $goods ->
        [one] Wyłóż kartę z ręki o { $goods } towar taniej.
        [few] Wyłóż kartę z ręki nawet o { $goods } towary taniej.
       *[many] Wyłóż kartę z ręki nawet o { $goods } towarów taniej.
    }
targi-dune-any_border = Użyj dowolnego pola brzegowego oprócz rabunku, bez względu na to, kto na nim stoi.
targi-dune-choose_tribe =
    { $look ->
        [one] Obejrzyj { $look } kartę z talii plemienia: wyłóż ją albo weź do ręki, jeśli masz w niej miejsce, albo odrzuć.
        [few] Obejrzyj { $look } karty z talii plemienia: jedną wyłóż albo weź do ręki, jeśli masz w niej miejsce, a resztę odrzuć.
       *[many] Obejrzyj { $look } kart z talii plemienia: jedną wyłóż albo weź do ręki, jeśli masz w niej miejsce, a resztę odrzuć.
    }
targi-dune-choose_goods =
    { $turn ->
        [one] Odkryj { $turn } kartę towaru i weź to, co pokazuje (wybierasz kart: { $keep }).
        [few] Odkryj { $turn } karty towarów i weź to, co pokazują wybrane z nich (wybierasz kart: { $keep }).
       *[many] Odkryj { $turn } kart towarów i weź to, co pokazują wybrane z nich (wybierasz kart: { $keep }).
    }
targi-dune-pay = Za { $cost } weź { $gain }.
targi-dune-swap_two = Weź { $gain }; możesz zamienić miejscami dwie karty swojego układu.
targi-dune-exchange_goods = Wymieniaj towary jeden za jeden, nie oddając rodzaju, który w ten sposób bierzesz; potem raz: { $then }.

## Spis wszystkich kart

targi-list-dunes = Karty wydm
targi-column-set = Zestaw

## Pytania

targi-ask-done-token = { seat-name }: wszystkie twoje akcje są za tobą. Użyj żetonu akcji albo zakończ turę.
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }: zdecyduj o dobranej karcie: wyłóż ją, weź do ręki, odrzuć albo dobierz następną, płacąc { $water }.
       *[no] { seat-name }: zdecyduj o dobranej karcie: wyłóż ją, odrzuć albo dobierz następną, płacąc { $water }.
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }: przychylność Tuareżki: weź towar, zwróć jeden i odkryj kartę towaru albo nie korzystaj z niej.
       *[no] { seat-name }: przychylność Tuareżki: weź towar albo zwróć jeden i odkryj kartę towaru.
    }
targi-ask-turned = { seat-name }: karta towaru pokazuje { $card }. Przyjmij ją, zostaw albo zwróć towar i odkryj następną.
targi-ask-finish = { seat-name }: po przychylności Tuareżki użyj pola { $border } albo z niego zrezygnuj.
targi-ask-spring = { seat-name }: u Źródła weź { $amount } albo odkryj wierzchnią kartę towaru.
targi-ask-draw = { seat-name }: dobierz wierzchnią kartę plemienia.
targi-ask-source = { seat-name }: dobierz wierzchnią kartę plemienia albo weź ze stosu odrzuconych kart: { $card }.
targi-ask-extra = { seat-name }: zdecyduj, czy do karty { $card } dopłacasz { $cost } za { $points }.
targi-dropped-token = { $move }: wcześniejsza wersja proponowała tu żeton akcji, choć nie obniża on kosztu tej karty o żaden towar. Zasady już go tu nie proponują (X07), a oddanie żetonu zmieniło partię: tej partii nie da się odtworzyć
targi-ask-token =
    { $count ->
        [one] { seat-name }: zdecyduj, czy używasz żetonu akcji dla karty { $card }: o { $count } towar taniej.
        [few] { seat-name }: zdecyduj, czy używasz żetonu akcji dla karty { $card }: nawet o { $count } towary taniej.
       *[many] { seat-name }: zdecyduj, czy używasz żetonu akcji dla karty { $card }: nawet o { $count } towarów taniej.
    }
targi-ask-border = { seat-name }: wybierz pole brzegowe, którego użyjesz.
targi-ask-look =
    { $keep ->
        [yes] { seat-name }: z oglądanych kart plemienia ({ $count }) wybierz jedną do wyłożenia lub wzięcia do ręki albo nie wybieraj żadnej.
       *[no] { seat-name }: z oglądanych kart plemienia ({ $count }) wybierz jedną do wyłożenia albo nie wybieraj żadnej.
    }
targi-ask-market =
    { $count ->
        [one] { seat-name }: wybierz kartę towaru, którą weźmiesz.
        [few] { seat-name }: wybierz { $count } karty towarów, które weźmiesz, jedną po drugiej.
       *[many] { seat-name }: wybierz { $count } kart towarów, które weźmiesz, jedną po drugiej.
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }: wybierz kartę towaru, którą weźmiesz ze środka.
       *[tribe] { seat-name }: wybierz kartę plemienia, którą weźmiesz ze środka.
    }
targi-ask-match = { seat-name }: wybierz kartę z ręki, którą wyłożysz dzięki karcie Swatka.
targi-ask-exchange = { seat-name }: wymieniaj towary jeden za jeden albo zakończ wymianę.
targi-ask-pay-goods =
    { $left ->
        [yes] { $count ->
            [one] { seat-name }: oddaj { $count } dowolny towar za złoto albo pomiń wymianę.
            [few] { seat-name }: oddaj { $count } dowolne towary za złoto, jeden po drugim, albo pomiń wymianę.
           *[many] { seat-name }: oddaj { $count } dowolnych towarów za złoto, jeden po drugim, albo pomiń wymianę.
        }
       *[no] { $count ->
            [one] { seat-name }: oddaj dowolny towar.
            [few] { seat-name }: oddaj { $count } dowolne towary, jeden po drugim.
           *[many] { seat-name }: oddaj { $count } dowolnych towarów, jeden po drugim.
        }
    }

## Skutki ruchów

targi-move-place-token = Użyj żetonu akcji i ustaw pionek na polu { $border }, naprzeciw pionka drugiego gracza.
targi-move-place-dune = Ustaw pionek na wydmie { $dune }. { $does }
targi-move-join-dune = Użyj żetonu akcji i ustaw pionek na wydmie { $dune }, na której stoi pionek drugiego gracza. { $does }
targi-move-favour-follows = Potem możesz skorzystać z przychylności Tuareżki.
targi-move-use-noble = Użyj pola { $border }: wyłóż kartę z ręki albo odrzuć ją i weź { $amount }.
targi-move-use-mirage = Użyj pola { $border }: przesuń jeden ze swoich znaczników na sąsiednią kartę.
targi-move-use-spring = Użyj pola { $border }: weź { $amount } albo odkryj wierzchnią kartę towaru.
targi-move-use-expansion = Użyj pola { $border }: dobierz wierzchnią kartę plemienia albo weź wierzchnią ze stosu odrzuconych kart.
targi-move-use-silversmith = Użyj pola { $border }: wymień raz dowolne towary lub złoto na punkty.
targi-move-use-trader = Użyj pola { $border }: wymieniaj towary lub złoto dowolnie wiele razy.
targi-move-use-dune = Użyj wydmy { $dune }. { $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] Zrezygnuj z wydmy { $dune }: pionek wraca do ciebie bez akcji, a karta zostaje dla drugiego gracza.
       *[no] Zrezygnuj z wydmy { $dune }: pionek wraca do ciebie bez akcji, a karta zostaje odrzucona.
    }
targi-move-favour = Skorzystaj z przychylności Tuareżki teraz, zanim użyjesz pola { $border } albo z niego zrezygnujesz.
targi-move-favour-pay = Zwróć { $amount } i odkryj wierzchnią kartę towaru.
targi-move-favour-again = Zostaw tę kartę towaru, zwróć { $amount } i odkryj następną.
targi-move-favour-take = Weź to, co pokazuje karta towaru: { $amount }.
targi-move-favour-leave = Zostaw kartę towaru.
targi-move-favour-skip = Nie korzystaj z przychylności Tuareżki.
targi-move-turn-over =
    { $count ->
        [one] Odkryj wierzchnią kartę towaru i weź to, co pokazuje.
        [few] Odkryj { $count } karty towarów i weź to, co pokazują.
       *[many] Odkryj { $count } kart towarów i weź to, co pokazują.
    }
targi-move-draw = Dobierz wierzchnią kartę z talii plemienia.
targi-move-take-top = Weź ze stosu odrzuconych kart: { $card }.
targi-move-redraw = Odrzuć kartę { $card }, zapłać { $water } i dobierz następną.
targi-move-discard-for = Odrzuć kartę { $card } i weź { $amount }.
targi-move-lay-token = { $lay } To zużyje twój żeton akcji.
targi-move-give-one = Oddaj { $amount }.
targi-move-no-gold = Nie wymieniaj towarów na złoto.
targi-move-with-extra = Dopłać { $cost } za { $points }.
targi-move-without-extra = Zapłać tylko koszt karty.
targi-move-with-token =
    { $count ->
        [one] Użyj żetonu akcji: o { $count } towar taniej.
        [few] Użyj żetonu akcji: nawet o { $count } towary taniej.
       *[many] Użyj żetonu akcji: nawet o { $count } towarów taniej.
    }
targi-move-without-token = Zachowaj żeton akcji na później.
targi-move-shield = Użyj żetonu akcji: w tym rabunku nic nie oddajesz.
targi-move-lose = Oddaj kartę { $card }, skrajną prawą w rzędzie { $row }.
targi-move-by-token = Użyj żetonu akcji. { $use }
targi-move-swap-token = Użyj żetonu akcji: zamień miejscami dwie karty swojego układu.
targi-move-look-keep = Weź do ręki kartę { $card } na późniejszą rundę, a pozostałe odrzuć.
targi-move-look-none = Odrzuć wszystkie oglądane karty.
targi-move-market = Weź kartę towaru { $place }: { $amount }.
targi-move-peddler =
    { $count ->
        [one] Weź kartę towaru z pola wewnętrznego { targi-centre }: { $amount }.
        [2] Weź kartę towaru z pola wewnętrznego { targi-centre } i dwa razy to, co pokazuje: { $amount }.
        [few] Weź kartę towaru z pola wewnętrznego { targi-centre } i { $count } razy to, co pokazuje: { $amount }.
       *[many] Weź kartę towaru z pola wewnętrznego { targi-centre } i { $count } razy to, co pokazuje: { $amount }.
    }
targi-move-envoy = Weź kartę { $card } z pola wewnętrznego { targi-centre }.
targi-move-match =
    { $count ->
        [one] Wyłóż swoją kartę { $card } o { $count } towar taniej.
        [few] Wyłóż swoją kartę { $card } nawet o { $count } towary taniej.
       *[many] Wyłóż swoją kartę { $card } nawet o { $count } towarów taniej.
    }

## Przebieg partii

targi-log-place-token = { seat-name } używa żetonu akcji i ustawia pionek na polu { $border }, naprzeciw pionka przeciwnika.
targi-log-place-dune = { seat-name } ustawia pionek na wydmie { $dune }.
targi-log-join-dune = { seat-name } używa żetonu akcji i ustawia pionek na wydmie { $dune }, na której stoi pionek przeciwnika.
targi-log-use-token = { seat-name } używa żetonu akcji dla pola { $border }.
targi-log-use-token-goods = { seat-name } używa żetonu akcji dla pola { $border } i bierze { $amount }.
targi-log-draws = { seat-name } dobiera kartę plemienia.
targi-log-dune = { seat-name } używa wydmy { $dune }.
targi-log-dune-pays = { seat-name } używa wydmy { $dune } i płaci { $cost }.
targi-log-dune-shows = Odkryte karty towarów: { $cards }.
targi-log-dune-looks =
    { $count ->
        [one] { seat-name } ogląda wierzchnią kartę plemienia.
        [few] { seat-name } ogląda { $count } karty plemienia.
       *[many] { seat-name } ogląda { $count } kart plemienia.
    }
targi-log-sent-home = { seat-name } zabiera swój pionek z tej karty do siebie.
targi-log-marker-home = { seat-name } zabiera swój znacznik z tej karty do siebie.
targi-log-give-up-dune = { seat-name } rezygnuje z wydmy { $dune }.
targi-log-favour-first = { seat-name } korzysta z przychylności Tuareżki przed akcją.
targi-log-favour-good = { seat-name } bierze { $amount } dzięki przychylności Tuareżki.
targi-log-favour-pay = { seat-name } zwraca { $amount } i korzysta z przychylności Tuareżki; karta towaru pokazuje { $card }.
targi-log-favour-take = { seat-name } bierze to, co pokazuje karta towaru: { $amount }.
targi-log-favour-leave = { seat-name } zostawia kartę towaru.
targi-log-favour-skip = { seat-name } nie korzysta z przychylności Tuareżki.
targi-log-take-top = { seat-name } bierze ze stosu odrzuconych kart: { $card }.
targi-log-redraw = { seat-name } odrzuca kartę { $card }, płaci { $water } i dobiera następną.
targi-log-gives = { seat-name } oddaje { $amount }.
targi-log-gold-for-goods = { seat-name } oddaje { $give } za dowolne towary.
targi-log-no-gold = { seat-name } nie wymienia towarów na złoto.
targi-log-silver-mixed =
    { $count ->
        [one] { seat-name } odda w Kuźni srebra { $count } towar.
        [few] { seat-name } odda w Kuźni srebra { $count } towary.
       *[many] { seat-name } odda w Kuźni srebra { $count } towarów.
    }
targi-log-extra =
    { $paid ->
        [yes] { seat-name } ustala koszt z dopłatą: { $price } ({ $card }).
       *[no] { seat-name } ustala koszt: { $price } ({ $card }).
    }
targi-log-with-token = { seat-name } używa żetonu akcji, aby wyłożyć: { $card }.
targi-log-without-token = { seat-name } zachowuje żeton akcji.
targi-log-shield = { seat-name } używa żetonu akcji i nic nie oddaje złodziejowi.
targi-log-lose = { seat-name } oddaje złodziejowi kartę { $card }.
targi-log-swap-token = { seat-name } używa żetonu akcji, aby zamienić miejscami dwie karty.
targi-log-look-keep = { seat-name } bierze do ręki jedną z oglądanych kart.
targi-log-look-none = { seat-name } nie bierze żadnej z oglądanych kart.
targi-log-looked-discarded = Odrzucone karty: { $cards }.
targi-log-market = { seat-name } bierze kartę towaru: { $amount }.
targi-log-peddler =
    { $count ->
        [one] { seat-name } bierze kartę towaru z pola wewnętrznego { targi-centre }: { $amount }.
        [2] { seat-name } bierze kartę towaru z pola wewnętrznego { targi-centre } i dwa razy to, co pokazuje: { $amount }.
        [few] { seat-name } bierze kartę towaru z pola wewnętrznego { targi-centre } i { $count } razy to, co pokazuje: { $amount }.
       *[many] { seat-name } bierze kartę towaru z pola wewnętrznego { targi-centre } i { $count } razy to, co pokazuje: { $amount }.
    }
targi-log-targia = Tuareżka stoi na polu { $border }.
targi-log-new-dunes = Odkryte wydmy: { $dunes }.
targi-log-income = { seat-name } bierze na początku rundy { $amount }.

## Dlaczego ruch nie jest dozwolony

targi-no-dune-taken =
    { $seat ->
        [blue] nie można ustawić pionka na wydmie { $place }: zajmuje ją niebieski pionek, a dołączyć można tylko z żetonem akcji{ targi-free }
       *[white] nie można ustawić pionka na wydmie { $place }: zajmuje ją biały pionek, a dołączyć można tylko z żetonem akcji{ targi-free }
    }
targi-no-dune-empty = na miejscu { $place } nie ma wydmy{ targi-free }
targi-no-dune-own = na wydmie { $place } stoi już twój pionek{ targi-free }
targi-no-targi-dune = na wydmie { $place } nie ma twojego pionka{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] wydma { $dune } nic ci nie da: kosztuje { $cost }, a masz: { $held }{ targi-only-give-up }
        [full] wydma { $dune } nic ci nie da: twój układ jest pełny, ma dwanaście kart{ targi-only-give-up }
        [tribe] wydma { $dune } nic ci nie da: na środku nie ma odkrytej karty plemienia bez znacznika{ targi-only-give-up }
        [goods] wydma { $dune } nic ci nie da: na środku nie ma odkrytej karty towaru bez znacznika{ targi-only-give-up }
        [hand] wydma { $dune } nic ci nie da: nie masz na ręce karty z wcześniejszej rundy, za którą możesz zapłacić{ targi-only-give-up }
       *[exchange] wydma { $dune } nic ci nie da: nie masz towarów{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed =
    { $count ->
        [one] pole { $border } nic ci nie da: wymienia się { $count } towar lub { $gold }{ targi-only-give-up }
        [few] pole { $border } nic ci nie da: wymienia się { $count } towary lub { $gold }{ targi-only-give-up }
       *[many] pole { $border } nic ci nie da: wymienia się { $count } towarów lub { $gold }{ targi-only-give-up }
    }
targi-no-use-trader-gold =
    { $count ->
        [one] pole { $border } nic ci nie da: wymienia się { $count } towar lub złoto{ targi-only-give-up }
        [few] pole { $border } nic ci nie da: wymienia się { $count } jednakowe towary lub złoto{ targi-only-give-up }
       *[many] pole { $border } nic ci nie da: wymienia się { $count } jednakowych towarów lub złoto{ targi-only-give-up }
    }
targi-no-use-mirage-near = pole { $border } nic ci nie da: żaden twój znacznik nie ma wolnego sąsiedniego pola{ targi-only-give-up }
targi-no-finish = po przychylności Tuareżki kolej na pole { $border }{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] przychylność Tuareżki w tej rundzie jest już wykorzystana{ targi-legal }
       *[no] na polu { $number }, gdzie stoi Tuareżka, nie ma twojego pionka{ targi-legal }
    }
targi-no-token-border = żaden twój żeton akcji nie pozwala użyć innego pola brzegowego{ targi-legal }
targi-no-border-raid = pole { $number } to rabunek i nie można go użyć{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] na polu { $number } stoi złodziej, a żeton akcji działa tam, gdzie nikt nie stoi{ targi-legal }
        [targia] na polu { $number } stoi Tuareżka, a żeton akcji działa tam, gdzie nikt nie stoi{ targi-legal }
       *[targi] na polu { $number } stoi pionek, a żeton akcji działa tam, gdzie nikt nie stoi{ targi-legal }
    }
targi-no-border-use = pole { $border } nic ci teraz nie da{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] w twoim układzie nie ma dwóch kart do zamiany miejscami{ targi-legal }
       *[no] żaden twój żeton akcji nie pozwala zamienić miejscami dwóch kart{ targi-legal }
    }
targi-no-redraw-water = następna karta kosztuje { $wares }, a masz: { $held }{ targi-legal }
targi-no-redraw = na następną można wymienić tylko kartę dobraną na polu Rozwój plemienia z dodatku{ targi-legal }
targi-no-take-top = nie ma odrzuconych kart plemienia{ targi-legal }
targi-no-without-token = bez żetonu akcji brakuje ci dla karty { $card }: { $missing }{ targi-legal }
targi-no-trade-gold = ten Kupiec nie przyjmuje złota{ targi-legal }
targi-no-silver-mixed = ta Kuźnia srebra przyjmuje tylko jednakowe towary{ targi-legal }
targi-no-silver-identical = ta Kuźnia srebra przyjmuje dowolne towary: podaj tylko, ile{ targi-legal }
targi-no-look-card = nie oglądasz karty { $place }{ targi-legal }
targi-no-look-keep = nie można wziąć do ręki karty { $card }: nie masz na nią miejsca{ targi-legal }
targi-no-market = karta towaru { $place } jest już wzięta{ targi-legal }
targi-no-market-card = nie ma karty towaru { $place }{ targi-legal }
targi-no-centre-face-down = karta na polu wewnętrznym { targi-centre } jest zakryta{ targi-legal }
targi-no-centre-marker = na polu wewnętrznym { targi-centre } leży znacznik{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] na polu wewnętrznym { targi-centre } nie ma karty towaru{ targi-legal }
       *[tribe] na polu wewnętrznym { targi-centre } nie ma karty plemienia{ targi-legal }
    }
targi-no-move-far = pole wewnętrzne { targi-centre } nie styka się bokiem z polem { $origin }{ targi-marker-free }
targi-no-move-nowhere = znacznik na polu wewnętrznym { targi-centre } nie ma wolnego sąsiedniego pola{ targi-legal }
targi-no-shield = żaden twój żeton akcji nie chroni przed tym rabunkiem{ targi-legal }
targi-no-lose = rząd { $row } twojego układu jest pusty{ targi-legal }
targi-no-lose-points = { $raid } nie zabiera kart{ targi-legal }
targi-no-raid-wares-card = { $raid } zabiera złoto lub kartę, a nie towary{ targi-legal }
targi-no-raid-cards = { $raid } zabiera kartę, a nie punkty{ targi-legal }
targi-no-raid-named = { $raid } zabiera { $wares }, a z tego masz: { $held }; oddaj to, co możesz oddać w całości{ targi-legal }
targi-no-raid-named-none = nie masz nic z tego, co zabiera { $raid } ({ $wares }){ targi-legal }
targi-no-skip-favour = przychylność Tuareżki jest już wybrana: weź towar albo zwróć jeden i odkryj kartę towaru{ targi-legal }
targi-no-skip-goods = rozpoczętą wymianę trzeba dokończyć{ targi-legal }
targi-no-skip-token = żeton akcji jest już użyty do zamiany dwóch kart; wybierz jedną{ targi-legal }
targi-no-give-count =
    { $count ->
        [one] na to potrzeba towaru, a nie masz żadnego{ targi-legal }
        [few] na to potrzeba { $count } towarów, a masz { $held }{ targi-legal }
       *[many] na to potrzeba { $count } towarów, a masz { $held }{ targi-legal }
    }
