### Rysunki zasad.

## Słowa na rysunkach zasad

rules-picture-board = Karty brzegowe od 1 do 16, pola wewnętrzne od 1 do 9 i sześć linii przez środek
rules-picture-placing = Złodziej na { $robber }, niebieski na { $blue }, biały na { $white }: biały może ustawić pionek na { $free }
rules-picture-crossing =
    { $count ->
        [0] Pionki { $targis }: brak punktów przecięcia
        [one] Pionki { $targis }: punkt przecięcia
        [few] Pionki { $targis }: dwa punkty przecięcia
       *[many] Pionki { $targis }: dwa punkty przecięcia
    }
rules-picture-crossings = W punkcie przecięcia wiersza i kolumny leży znacznik
rules-picture-robber = złodziej { $round }
rules-picture-targia = Tuareżka { $round }
rules-picture-round = w rundzie …
rules-picture-meeting = W której rundzie złodziej i Tuareżka stoją na karcie brzegowej
rules-picture-load =
    { $load ->
        [change] dwa rodzaje, jedna zmiana
        [alone] sama woda
        [top] jedna zmiana, u góry
        [second] druga zmiana
        [gold] więcej niż dwa złota
        [water] woda jedzie sama
       *[third] trzeci rodzaj
    }
rules-picture-loading = Co wielbłąd może nieść, a czego nie
rules-picture-loading-order = Ładunki od dołu do góry.
