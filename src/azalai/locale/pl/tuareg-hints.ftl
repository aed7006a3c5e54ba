### Dlaczego ruch w Tuaregu jest dobry: uzasadnienia podpowiedzi.

tuareg-hint-majority =
    { $sort ->
        [overtakes] Wyprzedzasz gracza { seat-name } ({ tuareg-kind }: { $count }); gdyby etap skończył się teraz: { $points } pkt.
        [leads] Prowadzisz ({ tuareg-kind }: { $count }); gdyby etap skończył się teraz: { $points } pkt.
       *[shares] Remisujesz o pierwsze miejsce ({ tuareg-kind }: { $count }); gdyby etap skończył się teraz: { $points } pkt.
    }
tuareg-hint-more = Możesz załadować: { $cards }; potem masz { $count }.
tuareg-hint-buy =
    { $special ->
        [donkey] Kupujesz osła: jedno zwierzę więcej, które uniesie wszystko.
        [cave] Kupujesz jaskinię: nikt nie zobaczy ani nie ukradnie kart, które w niej leżą.
        [thief] Kupujesz złodzieja: może zabrać kartę, która rozstrzyga o przewadze.
       *[map] Kupujesz mapę: punkty na koniec etapu: { $points }.
    }
tuareg-hint-cash = Punkty od razu: { $points }.
tuareg-hint-draw =
    { $count ->
        [0] Twój zapas jest pusty: potrzebujesz kart do ładowania.
        [one] W zapasie masz tylko { $count } kartę: potrzebujesz więcej do ładowania.
        [few] W zapasie masz tylko { $count } karty: potrzebujesz więcej do ładowania.
       *[many] W zapasie masz tylko { $count } kart: potrzebujesz więcej do ładowania.
    }
tuareg-hint-rob = Zabierasz kartę ({ tuareg-kind }), którą ma { seat-name }, i trzymasz ją do liczenia etapu.
tuareg-hint-deny = Inaczej { seat-name } weźmie z targu to: { tuareg-kind }.
tuareg-hint-withhold = Nie wykładasz na targ tego, co weźmie { seat-name }: { tuareg-kind }.
tuareg-hint-keep = Do ładowania lub płacenia zostaje: { $cards }.
