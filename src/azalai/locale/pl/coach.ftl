### Trener pierwszej partii: uwagi, każda pokazywana raz.

coach-name = Trener
coach-got-it = Rozumiem
coach-no-more = Bez uwag trenera
coach-better = Był lepszy ruch
coach-better-earlier = Wcześniej był lepszy ruch
coach-your-move = Twój ruch:
coach-better-was = Lepiej:

## Targi

coach-title-targi-first = Postaw pierwszy pionek
coach-targi-first = Kolorowe karty ze środka, karty plemienia, dają punkty. Zdobywają je twoje trzy pionki, tak jak towary, którymi za nie płacisz. Wybierz świecące pole brzegowe: jeszcze w tej rundzie dostaniesz to, co pokazuje.
coach-title-targi-line = Twój pionek patrzy wzdłuż linii
coach-targi-line = Postaw następny tak, aby jego linia przecięła tę. Karta, na której linie się spotykają, też jest twoja.
coach-title-targi-third = Linie trzech pionków mogą przeciąć się dwa razy
coach-targi-third = Dwa pionki patrzą wzdłuż różnych wierszy, a jeden wzdłuż kolumny, albo odwrotnie. Wtedy dostajesz dwie karty ze środka oprócz swoich trzech pól.
coach-title-targi-crossing = Tu przecinają się twoje linie
coach-targi-crossing = Karty z twoimi znacznikami są twoje, tak jak pola pod twoimi pionkami. Użyj ich w dowolnej kolejności: najpierw weź towary, a potem zapłać nimi za kartę plemienia.
coach-title-targi-no-crossing = Linie się nie przecinają
coach-targi-no-crossing = Wszystkie trzy pionki patrzą w tę samą stronę. Nadal dostajesz pola, na których stoją.
coach-title-targi-lay = Wyłóż kartę albo weź ją do ręki
coach-targi-lay = Wyłożenie kosztuje to, co widać w prawym górnym rogu. Każdy krzyżyk na wyłożonej karcie to punkt. Na ręce jest miejsce na jedną kartę, którą wyłożysz w późniejszej rundzie.
coach-title-targi-row = Wybierz rząd
coach-targi-row = Cztery karty jednego rodzaju dają na koniec 4 punkty, cztery różne rodzaje 2. Inne rzędy nie dają premii.
coach-title-targi-completes = Ta karta może uzupełnić rząd
coach-targi-completes = W zaznaczonym rzędzie daje premię na koniec: 4 punkty za jeden rodzaj, 2 punkty za cztery różne.
coach-title-targi-give = Towary czy punkty?
coach-targi-give = Oddaj to, czego mniej ci szkoda. Punkt to na koniec punkt; towary są coś warte tylko wtedy, gdy jeszcze nimi zapłacisz.
coach-title-targi-trade = Kupiec
coach-targi-trade = Wymieniaj, ile chcesz: dwa takie same towary na inny, trzy na złoto. Nic nie jest ostateczne, zanim naciśniesz przycisk.
coach-title-targi-silver = Kuźnia srebra
coach-targi-silver = Tutaj towary lub złoto stają się punktami, jeden raz. Dwa takie same towary dają 1 punkt, cztery dają 3. Jedno złoto daje 2, dwa dają 4.
coach-title-targi-raid = Po tej rundzie będzie rabunek
coach-targi-raid = Złodziej wejdzie na zaznaczony narożnik, a wtedy oddasz to, co pokazuje narożnik. Zachowaj { $what ->
        [gold] złoto
       *[goods] towary
    } do oddania: inaczej stracisz punkty.
coach-title-targi-store = Masz prawie za dużo towarów
coach-targi-store = Po swoich akcjach zatrzymujesz tylko tyle towarów i złota, ile mówią drugie liczby. Wyłóż kartę albo wymień towary, zanim trzeba będzie je zwrócić.
coach-title-targi-effect = Wyłożona karta działa dla ciebie
coach-targi-effect = Twoja karta ma stałe działanie: { $what }
coach-title-targi-hand = Na ręce czeka karta
coach-targi-hand = Aby ją wyłożyć, postaw pionek na polu Szlachetni. Do tego czasu na ręce nie zmieści się inna karta.
coach-title-targi-end = Koniec jest blisko
coach-targi-end = Gra kończy się, gdy ktoś wyłoży dwanaście kart, albo z czwartym rabunkiem. Towary, które zostaną, nic nie dają, więc wykładaj, co możesz.

## Tuareg

coach-title-tuareg-start = Nieś najwięcej
coach-tuareg-start = Na koniec etapu punkty za surowiec dostaje ten, kto niesie go najwięcej. Zacznij od dobrania: dostaniesz trzy karty.
coach-title-tuareg-drawn = Jedna karta idzie na targ
coach-tuareg-drawn = Wyłóż tam co najmniej jedną kartę: każdy może ją wziąć. W twoim zapasie zostają najwyżej cztery.
coach-title-tuareg-load = Karty w zapasie jeszcze się nie liczą
coach-tuareg-load = Załaduj je: do czterech kart na jedno zwierzę w turze. To, co leży na twoich zwierzętach, liczy się na koniec etapu.
coach-title-tuareg-order = Kolejność ma znaczenie
coach-tuareg-order = Wielbłąd niesie do czterech kart dwóch rodzajów, a rodzaj zmienia się tylko raz. Bierze najwyżej dwa złota, a woda jedzie sama.
coach-title-tuareg-full = Twój zapas jest pełny
coach-tuareg-full = Jeśli teraz dobierzesz, musisz wykładać karty na targ, aż zostaną cztery. Ładowanie robi miejsce.
coach-title-tuareg-lead = Prowadzisz
coach-tuareg-lead = { $what }: nikt nie ma tego na widoku więcej niż ty. Gracze, którzy prowadzą razem, dostają po punkcie mniej, więc utrzymaj przewagę.
coach-title-tuareg-market = Targ jest dla ciebie otwarty
coach-tuareg-market = Weź z niego do czterech kart jednego rodzaju prosto na jedno zwierzę. To nie zajmuje miejsca w zapasie.
coach-title-tuareg-buy = Możesz kupić kartę specjalną
coach-tuareg-buy = Każda kosztuje 3 dinary: osioł niesie wszystko, jaskinia ukrywa dwie karty, złodziej kradnie jedną, a mapa jest warta punkty.
coach-title-tuareg-pay = Zapłać co najmniej 3 dinary
coach-tuareg-pay = Płacisz kartami z zapasu i wierzchnimi kartami zwierząt. Reszty się nie wydaje, a zapłacone karty przepadają.
coach-title-tuareg-thief = Twój złodziej jest gotowy
coach-tuareg-thief = Przed wybraną opcją lub po niej kradnie raz jedną kartę. Wierzchnia karta zwierzęcia jest pewna, karta z zapasu to niespodzianka.
coach-title-tuareg-stolen = Złodziej zabrał ci kartę
coach-tuareg-stolen = Leży pod zaznaczonym złodziejem i na koniec etapu liczy się temu graczowi. Kart w jaskini złodziej nie ukradnie.
coach-title-tuareg-cave = Twoja jaskinia może ukryć karty
coach-tuareg-cave = Jedną w turze, dwie w sumie. Liczą się na koniec etapu, a inni ich nie ukradną.
coach-title-tuareg-maps = Wymień mapy na punkty
coach-tuareg-maps = Każda mapa daje punkty teraz albo na koniec gry. Wymienioną mapę można kupić znowu.
coach-title-tuareg-last = Ostatnia runda tego etapu
coach-tuareg-last = Stos się skończył i to twoja ostatnia tura w tym etapie. Załaduj, co możesz: zapas się nie liczy.
coach-title-tuareg-second = Drugi etap
coach-tuareg-second = Twoje zwierzęta są puste, a policzone karty tworzą nowy stos. Zapas i niewykorzystane karty specjalne zostają.

## Strona główna gościa, który nie ukończył jeszcze żadnej partii

home-new = Pierwszy raz?
home-coached = Pierwsza partia z trenerem u boku
home-coached-how = Grasz od razu z łagodnym komputerem. Gdy coś jest po raz pierwszy ważne, trener mówi o tym w jednym zdaniu i wyjaśnia dlaczego. Niczego nie trzeba wcześniej czytać.
home-which = Która gra
home-coached-game =
    { $game ->
        [targi] Targi, dla dwóch osób
       *[tuareg] Tuareg, dla dwóch do pięciu osób
    }
home-coached-play = Zagraj z trenerem
home-coached-learn = Krótkie lekcje
home-coached-time = około 30 minut
home-coached-undo = ruchy można cofać
home-coached-free = bez konta i bez instalacji
