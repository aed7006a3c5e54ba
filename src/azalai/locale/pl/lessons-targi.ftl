## Lekcje gry Targi. Teksty kroku: co i dlaczego; „-do” co zrobić; „-no” odpowiedź na zły ruch; „-yes” pochwała.

lesson-targi-goal = O co chodzi
lesson-targi-goal-1 = Prowadzisz plemię na Saharze. Wygrywa, kto ma na końcu więcej punktów. Najwięcej punktów dają karty plemienia, które wykładasz przed sobą: srebrne krzyżyki na karcie to jej punkty. Twój znacznik leży na Studni z 2 krzyżykami.
lesson-targi-goal-1-do = Użyj znacznika na Studni.
lesson-targi-goal-1-no = Rezygnacja ze znacznika nic nie daje. Użyj go: Studnia jest warta 2 punkty.
lesson-targi-goal-2 = Karta plemienia kosztuje towary. Ta Studnia kosztuje 1 daktyl, 2 soli i 1 pieprz, a ty masz to wszystko.
lesson-targi-goal-2-do = Wyłóż Studnię.
lesson-targi-goal-2-no = Kartę można wziąć do ręki, ale punkty daje dopiero wyłożona. Teraz możesz za nią zapłacić, więc ją wyłóż.
lesson-targi-goal-3 = Twój układ ma trzy rzędy po cztery miejsca. W rzędzie 1 masz już jedną Studnię. Wybór rzędu będzie ważny później, gdy rząd się zapełni.
lesson-targi-goal-3-do = Wybierz rząd.
lesson-targi-goal-4 = Wiele kart ma jakieś działanie. Ta Studnia od razu po wyłożeniu daje ci towar.
lesson-targi-goal-4-do = Weź dowolny towar.
lesson-targi-goal-4-yes = Masz o 2 punkty więcej niż przedtem. O to właśnie chodzi: zbieraj towary, wykładaj karty i miej na końcu więcej punktów.

lesson-targi-crossing = Dwie linie się przecinają
lesson-targi-crossing-1 = W każdej rundzie stawiasz trzy niebieskie pionki na polach brzegowych. Pionek na polu 2 patrzy w dół swojej kolumny. Naprzeciw niego przeciwnik nie może stanąć.
lesson-targi-crossing-1-do = Postaw pierwszy pionek na polu 2.
lesson-targi-crossing-1-no = To też dozwolone. W tej lekcji postaw go na polu 2, aby patrzył w dół środkowej kolumny.
lesson-targi-crossing-2 = Biały patrzy w dół trzeciej kolumny. Pionek na polu 6 będzie patrzył wzdłuż środkowego wiersza. Karta w punkcie przecięcia twoich linii też będzie twoja: tutaj to złoto, najrzadsza rzecz na planszy.
lesson-targi-crossing-2-do = Postaw drugi pionek na polu 6.
lesson-targi-crossing-2-no = Ten pionek patrzy w dół kolumny, tak jak pierwszy. Dwie kolumny nigdy się nie przetną. Postaw go na polu 6.
lesson-targi-crossing-2-no-row = Dobry pomysł: wiersz przecina twoją kolumnę. Ale ten wiersz przecina ją na innej karcie. Złoto leży w wierszu pola 6.
lesson-targi-crossing-3 = Każda twoja kolumna przecina każdy twój wiersz. Trzeci pionek da ci drugi punkt przecięcia, chyba że stanie naprzeciw twojego: te dwa mają wspólną linię.
lesson-targi-crossing-3-do = Postaw trzeci pionek, gdzie chcesz.
lesson-targi-crossing-3-yes = Trzy pionki i najwyżej dwa punkty przecięcia dają ci w rundzie do pięciu kart. Zanim postawisz pionek, popatrz, gdzie linie się przetną.

lesson-targi-border = Co dają pionki i znaczniki
lesson-targi-border-1 = Teraz twoje pionki i znaczniki działają, jeden po drugim. Pionek daje to, co pokazuje jego karta brzegowa: pole 2 daje daktyl, pole 6 pieprz. Znacznik, niebieski krążek, leży w punkcie przecięcia twoich linii i daje to, co pokazuje ta karta. Kolejność wybierasz ty.
lesson-targi-border-1-do = Użyj jednego z nich.
lesson-targi-border-1-no = Możesz z niego zrezygnować, ale wtedy nic nie da. Użyj go.
lesson-targi-border-2 = Użyty pionek lub znacznik wraca do ciebie. Towary trafiają do twoich zasobów: na koniec tury możesz mieć 10 towarów i 3 złota.
lesson-targi-border-2-do = Użyj następnego.
lesson-targi-border-2-no = Możesz z niego zrezygnować, ale wtedy nic nie da. Użyj go.
lesson-targi-border-3 = Daktyle, sól i pieprz to towary. Złoto nie jest towarem: płaci się nim za najlepsze karty i rozstrzyga ono remisy.
lesson-targi-border-3-do = Użyj ostatniego.
lesson-targi-border-3-no = Możesz z niego zrezygnować, ale wtedy nic nie da. Użyj go.
lesson-targi-border-3-yes = W miejsce kart towarów w środku przychodzą karty plemienia, a w miejsce kart plemienia karty towarów. Dlatego plansza zmienia się w każdej rundzie.

lesson-targi-laying = Najpierw towary, potem karty
lesson-targi-laying-1 = Twój znacznik leży na Namiocie. Kosztuje on 1 daktyl, 1 sól i 2 pieprzu, a ty masz tylko 1 pieprz. Ale twój pionek stoi na polu 6, które daje pieprz. Decyduje kolejność akcji.
lesson-targi-laying-1-do = Najpierw weź pieprz.
lesson-targi-laying-1-no = Rezygnacja nic nie daje. Weź pieprz pionkiem z pola 6.
lesson-targi-laying-1-no-early = Jeszcze nie: brakuje ci jednego pieprzu, więc Namiot trafiłby tylko do ręki. Najpierw weź pieprz.
lesson-targi-laying-2 = Teraz masz wszystko, co kosztuje Namiot.
lesson-targi-laying-2-do = Użyj znacznika na Namiocie.
lesson-targi-laying-2-no = Nie rezygnuj z Namiotu: możesz już za niego zapłacić.
lesson-targi-laying-3 = Płacisz towary i wykładasz kartę. Jest warta 2 punkty, a każdy następny Namiot kosztuje cię o jeden towar mniej.
lesson-targi-laying-3-do = Wyłóż Namiot.
lesson-targi-laying-3-no = Na ręce Namiot nie daje punktów i nie działa. Wyłóż go.
lesson-targi-laying-4 =
    { CODES() ->
        [no] Niektóre karty działają od razu, niektóre zawsze, a niektóre dopiero przy podliczaniu punktów. Pokazuje to symbol w kółku: błyskawica, pętla albo flaga.
       *[yes] Niektóre karty działają od razu, niektóre zawsze, a niektóre dopiero przy podliczaniu punktów. Karta mówi, kiedy.
    }
lesson-targi-laying-4-do = Wybierz rząd.
lesson-targi-laying-4-yes = Dobrze. Najpierw zbierać, potem wykładać: tak wygląda zwykła tura.

lesson-targi-rows = Rzędy po cztery
lesson-targi-rows-1 = Pełny rząd daje dodatkowe punkty: 4 za cztery karty jednego rodzaju, 2 za cztery różne rodzaje. W rzędzie 1 masz trzy Studnie, a w rzędzie 2 trzy różne rodzaje. Twoje znaczniki leżą na Studni i na Oazie.
lesson-targi-rows-1-do = Zacznij od Studni.
lesson-targi-rows-1-no = Obie karty dają punkty. Nie rezygnuj z żadnej.
lesson-targi-rows-1-no-later = Oaza będzie następna. Zacznij od Studni.
lesson-targi-rows-2 = Masz czym za nią zapłacić.
lesson-targi-rows-2-do = Wyłóż Studnię.
lesson-targi-rows-2-no = Na ręce Studnia niczego nie uzupełni. Wyłóż ją.
lesson-targi-rows-3 = W którym rzędzie Studnia da najwięcej?
lesson-targi-rows-3-do = Wybierz rząd.
lesson-targi-rows-3-no-mixed = Cztery różne rodzaje dałyby 2 punkty. Czwarta Studnia w rzędzie 1 daje 4, a Oaza nadal może uzupełnić rząd 2.
lesson-targi-rows-3-no-empty = W pustym rzędzie Studnia niczego nie uzupełni. W którym rzędzie są już trzy Studnie?
lesson-targi-rows-3-no = W którym rzędzie są już trzy Studnie?
lesson-targi-rows-3-yes = Cztery Studnie w rzędzie: 4 dodatkowe punkty.
lesson-targi-rows-4 = Studnia daje ci też od razu towar.
lesson-targi-rows-4-do = Weź towar.
lesson-targi-rows-5 = Teraz Oaza: takiego rodzaju w rzędzie 2 jeszcze nie ma.
lesson-targi-rows-5-do = Użyj znacznika na Oazie.
lesson-targi-rows-5-no = Nie rezygnuj z niej: uzupełni rząd.
lesson-targi-rows-6 = Karta trafia do rzędu, gdy ją wykładasz, i już w nim zostaje.
lesson-targi-rows-6-do = Wyłóż Oazę.
lesson-targi-rows-6-no = Na ręce Oaza niczego nie uzupełni. Wyłóż ją.
lesson-targi-rows-7 = Ta karta ma dwa koszty do wyboru: 1 sól i 1 pieprz albo 1 złoto. Towary łatwiej odzyskać niż złoto, ale wybór należy do ciebie.
lesson-targi-rows-7-do = Wybierz, jak płacisz.
lesson-targi-rows-8 = W rzędzie 2 leżą Namiot, Jeździec i Tuareżka.
lesson-targi-rows-8-do = Uzupełnij rząd 2 Oazą.
lesson-targi-rows-8-no = Pusty rząd może poczekać. W rzędzie 2 Oaza jest czwartym różnym rodzajem: 2 dodatkowe punkty.
lesson-targi-rows-8-yes = Dwa pełne rzędy: 6 dodatkowych punktów i jeszcze 1 za działanie Oazy.

lesson-targi-raids = Złodziej
lesson-targi-raids-1 = Złodziej w każdej rundzie idzie o jedną kartę dalej. Na jego karcie nie wolno stawiać pionka. W każdym narożniku rabuje obu graczy. W tym narożniku zabiera każdemu 1 towar albo 1 punkt.
lesson-targi-raids-1-do = Wybierz, co oddajesz.
lesson-targi-raids-1-no = Oddaj towar.
lesson-targi-raids-1-no-points = Możesz oddać punkt, ale masz siedem towarów, a o wygranej decydują punkty. Tym razem oddaj towar.
lesson-targi-raids-2 = Towar wybierasz ty.
lesson-targi-raids-2-do = Oddaj towar, którego najmniej potrzebujesz.
lesson-targi-raids-3 = Biały też płaci. Potem złodziej idzie dalej i zaczyna się następna runda. Rabunki są coraz cięższe: 2 towary albo 1 punkt, 3 towary albo 2 punkty, a na końcu 1 złoto albo 3 punkty. Kto nie ma towarów, płaci punktami.
lesson-targi-raids-3-do = Postaw pionek gdziekolwiek, byle nie na karcie złodzieja.
lesson-targi-raids-3-yes = Patrz na złodzieja: tor pokazuje, ile rund zostało do następnego rabunku.

lesson-targi-hand = Ręka i Szlachetni
lesson-targi-hand-1 = Na ręce możesz trzymać jedną kartę plemienia na później. Pole 1, Szlachetni, pozwala ją wyłożyć. Twoja Oaza kosztuje 1 sól i 1 pieprz, a soli nie masz. Twój drugi pionek stoi na polu 15, które daje sól.
lesson-targi-hand-1-do = Zdobądź to, czego ci brakuje.
lesson-targi-hand-1-no = Rezygnacja nic nie daje. Weź sól.
lesson-targi-hand-1-no-early = Szlachetni to dobre pole, ale za wcześnie: teraz możesz kartę tylko odrzucić. Najpierw weź sól.
lesson-targi-hand-2 = Teraz możesz zapłacić za kartę z ręki.
lesson-targi-hand-2-do = Użyj pola Szlachetni.
lesson-targi-hand-2-no = Bez pola Szlachetni karta zostanie na ręce i nie da punktów. Użyj go.
lesson-targi-hand-3 = Pole Szlachetni pozwala też kartę odrzucić, aby zwolnić rękę.
lesson-targi-hand-3-do = Wyłóż Oazę.
lesson-targi-hand-3-no = Możesz za nią zapłacić, więc ją wyłóż. Odrzucanie ma sens, gdy karta nie jest już potrzebna.
lesson-targi-hand-4 = Karta, którą bierzesz i za którą nie możesz zapłacić, trafia do ręki, jeśli ręka jest pusta. Karta na ręce nie liczy się na końcu.
lesson-targi-hand-4-do = Wybierz rząd.
lesson-targi-hand-4-yes = Ręka jest znowu pusta: jest miejsce na następną dobrą kartę.

lesson-targi-trading = Kupiec i Kuźnia srebra
lesson-targi-trading-1 = Masz cztery daktyle i jedną sól. Dwa twoje pionki stoją na polach, na których wymienia się towary: Kupiec na polu 5 i Kuźnia srebra na polu 10.
lesson-targi-trading-1-do = Najpierw użyj pola Kupiec.
lesson-targi-trading-1-no = Rezygnacja nic nie daje. Użyj pola Kupiec.
lesson-targi-trading-1-no-silver = Kuźnia srebra daje 3 punkty za cztery daktyle, co też jest dobre. Ale najpierw zobacz, co potrafi Kupiec.
lesson-targi-trading-2 = Kupiec daje 1 inny towar za 2 jednakowe albo 1 złoto za 3 jednakowe, tyle razy, ile chcesz.
lesson-targi-trading-2-do = Wymień trzy daktyle na złoto.
lesson-targi-trading-2-no = Wymień trzy daktyle na złoto.
lesson-targi-trading-2-no-good = To dozwolone. Ale za jeden daktyl więcej dostaniesz złoto, które jest warte o wiele więcej.
lesson-targi-trading-2-no-enough = Nic jeszcze nie zostało wymienione.
lesson-targi-trading-3 = Kuźnia srebra zamienia towary albo złoto na punkty, jeden raz: 2 jednakowe towary na 1 punkt, 4 na 3, 1 złoto na 2, 2 złota na 4.
lesson-targi-trading-3-do = Użyj Kuźni srebra: twoje złoto zamieni się w 2 punkty.
lesson-targi-trading-3-no = Rezygnacja nic nie daje. Dwa punkty czekają.
lesson-targi-trading-3-yes = Punkty z Kuźni srebra to żetony. Liczą się tak samo jak krzyżyki na kartach i można nimi płacić przy rabunku.

lesson-targi-end = Koniec gry
lesson-targi-end-1 = Gra kończy się z rundą, w której ktoś wyłoży dwunastą kartę, albo z ostatnim rabunkiem złodzieja. Masz jedenaście kart, a twój znacznik leży na Studni.
lesson-targi-end-1-do = Użyj znacznika na Studni.
lesson-targi-end-1-no = Nie rezygnuj z niej: to twoja dwunasta karta.
lesson-targi-end-2 = Uzupełni też rząd czterech Studni.
lesson-targi-end-2-do = Wyłóż Studnię.
lesson-targi-end-2-no = Karta na ręce nie liczy się na końcu. Wyłóż ją.
lesson-targi-end-3 = Działanie karty jeszcze się liczy. Towary, które zostaną, liczą się tylko przy remisie, po złocie.
lesson-targi-end-3-do = Weź towar.
lesson-targi-end-4 = Biały miał już w tej rundzie swoją turę. Gdyby jej nie miał, jeszcze by ją dostał.
lesson-targi-end-4-do = Zakończ turę, a z nią partię.
lesson-targi-end-4-yes = Liczą się żetony punktów, krzyżyki na kartach, działania przy podliczaniu punktów i pełne rzędy. Pierwsza partia wygrana. Teraz zagraj całą!
