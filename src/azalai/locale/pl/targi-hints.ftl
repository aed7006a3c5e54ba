### Dlaczego ruch w Targi jest dobry: uzasadnienia podpowiedzi. $place to miejsce planszy, na przykład „11 (Pieprz)”.

targi-hint-lay =
    { $crosses ->
        [0] Wykładasz kartę { $card }.
        [one] Wykładasz kartę { $card }: { $crosses } krzyżyk.
        [few] Wykładasz kartę { $card }: { $crosses } krzyżyki.
       *[many] Wykładasz kartę { $card }: { $crosses } krzyżyków.
    }
targi-hint-row =
    { $completes ->
        [alike] Uzupełniasz rząd { $row } czterema kartami jednego rodzaju: +{ $points }.
       *[different] Uzupełniasz rząd { $row } czterema różnymi rodzajami: +{ $points }.
    }
targi-hint-row-open =
    { $missing ->
        [one-card] { $same ->
            [alike] Kart jednego rodzaju w rzędzie { $row }: { $count }. Brakuje jeszcze jednej.
           *[different] Różnych rodzajów w rzędzie { $row }: { $count }. Brakuje jeszcze jednego.
        }
       *[more] { $same ->
            [alike] Kart jednego rodzaju w rzędzie { $row }: { $count }.
           *[different] Różnych rodzajów w rzędzie { $row }: { $count }.
        }
    }
targi-hint-row-joined =
    { $state ->
        [empty] Zaczynasz rząd { $row }.
       *[mixed] Karta trafia do rzędu { $row }, w którym rodzaje i tak są pomieszane.
    }
targi-hint-keep = Bierzesz do ręki kartę { $card } na późniejszą rundę.
targi-hint-goods =
    { $at ->
        [here] Zyskujesz { $got }.
        [centre] Zyskujesz { $got } ze środka planszy.
       *[place] Zyskujesz { $got }: { $place }.
    }
targi-hint-exchange =
    { $at ->
        [place] Wymieniasz { $given } na { $got }: { $place }.
       *[other] Wymieniasz { $given } na { $got }.
    }
targi-hint-left = Zostaje ci { $amount }.
targi-hint-raid = Zostaje ci { $amount } na rabunek { $raid }, więc nie tracisz punktów.
targi-hint-deny =
    { $sort ->
        [goods] Inaczej { seat-name } weźmie { $card }.
       *[tribe] Inaczej { seat-name } weźmie kartę { $card }.
    }
targi-hint-block = { seat-name } chce ustawić pionek tutaj: { $place }; teraz nie może.
