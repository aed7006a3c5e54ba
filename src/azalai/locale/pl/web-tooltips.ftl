### Dymki na stole.

# W dymku: link do zasady.
web-tip-rule = Zasada { $rule }

## Targi. Dymek zaczyna się od tego, co symbol teraz pokazuje, na przykład „Towary: 6 z 10”.

web-tip-targi-goods = Towarami płaci się za karty plemienia. Wymieniają je Kupiec i Kuźnia srebra, a rabunki je zabierają.
web-tip-targi-gold = Złotem płaci się za karty plemienia i w Kuźni srebra. Nie jest towarem. Po swoich akcjach zatrzymujesz najwyżej tyle, ile mówi druga liczba.
web-tip-targi-store = Po swoich akcjach zatrzymujesz najwyżej tyle towarów, ile mówi druga liczba. Które z pozostałych zwracasz, wybierasz ty.
web-tip-targi-water = Woda nie jest ani towarem, ani złotem. W czasie akcji i rabunku można za nią kupić towary i złoto, a na końcu daje punkty.
web-tip-targi-points = Każdy żeton punktów to na końcu jeden punkt. Rabunek zabiera towary albo zamiast nich punkty.
web-tip-targi-targis = Każda figurka to pionek, którego nie ma na planszy, a każda mała karta to karta na ręce.
web-tip-targi-amulet = Amulet oznacza gracza rozpoczynającego: on pierwszy ustawia pionki, wykonuje akcje i oddaje przy rabunku. Po każdej rundzie amulet przechodzi do drugiego gracza.
web-tip-targi-score = Tyle miałby gracz, gdyby gra skończyła się teraz: żetony punktów, krzyżyki na wyłożonych kartach, działania końcowe i rzędy.
web-tip-targi-row = Każda kropka to karta tego rzędu w barwie swojego rodzaju. Cztery karty jednego rodzaju dają 4 punkty, cztery różne rodzaje 2.
web-tip-targi-track = Każdy kwadrat to runda. Przy każdym rombie złodziej dochodzi do narożnika i obaj gracze oddają coś przy rabunku. Czwarty rabunek kończy grę.
web-tip-targi-raid = Po każdej trzeciej rundzie złodziej dochodzi do narożnika. Każdy gracz oddaje to, co pokazuje narożnik: towary albo to drugie.
web-tip-targi-phases = W każdej rundzie rusza się złodziej. Potem gracze na przemian ustawiają pionki, a potem jeden po drugim wykonują akcje.
web-tip-targi-favour = Gdy używasz pionka na jej polu, możesz raz skorzystać z jej przychylności, przed akcją pola lub po niej.
web-tip-targi-dunes = Pionek może stanąć na wydmie zamiast na polu brzegowym. Użyta wydma zostaje odrzucona, a po każdym rabunku odkrywa się nowe.

## Tuareg

web-tip-tuareg-cache = Po turze w zapasie są najwyżej cztery karty, ukryte przed innymi. Na końcu etapu się nie liczą.
web-tip-tuareg-majority = Kto ma najwięcej kart tego rodzaju tam, gdzie widzą je wszyscy. Na końcu etapu ten gracz dostaje punkty za ten rodzaj; gracze, którzy mają najwięcej po równo, dostają po jednym punkcie mniej.
web-tip-tuareg-score = Dotychczasowe punkty, a po plusie to, co dodałby ten etap, gdyby skończył się teraz.
web-tip-tuareg-stage = Gra ma dwa etapy. Gdy stos się wyczerpie, każdy ma jeszcze jedną turę i etap zostaje policzony.
web-tip-tuareg-dinar = Płacisz kartami z zapasu i wierzchnimi kartami swoich zwierząt. Ich dinary są w lewym górnym rogu karty, a reszty się nie wydaje.
web-tip-tuareg-camel = Wielbłąd niesie do czterech kart najwyżej dwóch rodzajów, a rodzaj zmienia się tylko raz. Bierze najwyżej dwa złota, a woda jedzie sama.
web-tip-tuareg-donkey = Osioł niesie do czterech kart w dowolnej kolejności.
web-tip-tuareg-cave = Raz w turze jaskinia ukrywa kartę z zapasu lub wierzchnią kartę zwierzęcia. Mieści dwie karty, które liczą się na końcu etapu.
web-tip-tuareg-thief = Złodziej kradnie raz: losową kartę z zapasu albo wierzchnią kartę zwierzęcia. Karta liczy się na końcu etapu.
web-tip-tuareg-map = Mapa daje punkty, gdy na końcu etapu zostanie wymieniona.
web-tip-tuareg-discard = Karty, którymi zapłacono za karty specjalne. Są poza grą.
