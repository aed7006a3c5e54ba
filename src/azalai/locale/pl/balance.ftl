### Raport o równowadze gry i to, co mówi `azalai balance`.

cli-help-balance = rozegraj wiele partii i opisz równowagę gry
cli-about-balance = Rozgrywa wiele partii między graczami losowymi i między zachłannymi albo z jednym graczem na wszystkich miejscach i pisze raport: jaką przewagę daje rozpoczynanie, jak długo trwają partie, które karty są wykładane, jakie wyniki mają ci, którzy je wykładają, i jak często wygrywają.
cli-help-balance-variant = base, expansion, mixed; w tuareg od seats-2 do seats-5 (liczba miejsc): jeden lub kilka (wszystkie, jeśli nie podano)
cli-help-balance-games = partie dla każdego wariantu (2000; graczy losowych 100000)
cli-help-balance-greedy = partie graczy zachłannych dla każdego wariantu (2000)
cli-help-balance-seed = rozdanie pierwszej partii; pozostałe następują po nim (1)
cli-help-balance-out = plik na raport; bez niego raport jest wypisywany
cli-help-balance-results = plik na wyniki: wiersz JSON na każdą partię. Z --player folder plików z wynikami, które to samo polecenie uzupełnia; bez niego bieżący folder

balance-game = raport z partii graczy losowych i zachłannych jest tylko dla targi; dla { $game } podaj gracza: --player champion:10ms
balance-no-variant = nie ma wariantu „{ $name }”; do wyboru: { $names }
balance-file = nie można zapisać pliku { $file }: { $reason }
balance-playing = { balance-variant }, { balance-players }

balance-variant =
    { $variant ->
        [base] gra podstawowa
        [expansion] z dodatkiem
        [mixed] dodatek, talia plemienia i pola brzegowe mieszane
        [seats-2] 2 miejsca
        [seats-3] 3 miejsca
        [seats-4] 4 miejsca
        [seats-5] 5 miejsc
       *[other] { $variant }
    }
balance-players = { $player }
# Między nazwami graczy, którzy grają ze sobą.
balance-pairing = {" – "}

## Strona

balance-page-title =
    { $game ->
        [targi] # Równowaga gry Targi
        [tuareg] # Równowaga gry Tuareg
       *[other] # Równowaga gry { $game }
    }
balance-page-about =
    Dla każdego wariantu: partie między dwoma graczami, którzy decydują losowo ({ $games }), i między dwoma prostymi
    graczami zachłannymi ({ $greedy }). To polecenie tworzy stronę od nowa:
balance-page-baseline =
    To jest **punkt odniesienia**. Gracze losowi wykładają karty tylko przypadkiem; zachłanni patrzą jedną decyzję naprzód,
    wyceniają towary i karty według krótkiej listy wag (`src/azalai/games/targi/bots/greedy.toml`), nie zważają na przeciwnika i nie
    widzą żadnej ukrytej karty. To, co jest tu powiedziane o kartach, dotyczy takich graczy. Dopiero partie
    silnych graczy powiedzą dużo o grze.
balance-page-glance = ## Kto zaczyna i jak długo trwają partie
balance-page-reading =
    { $cards ->
        [yes]
            Po każdej średniej stoi połowa szerokości jej przedziału 95%. Remis liczy się jako pół wygranej. Przewaga to
            wynik miejsca, które zaczyna pierwszą rundę, pomniejszony o wynik drugiego. „Pełny układ” to odsetek partii,
            w których ktoś wyłożył dwanaście kart, co kończy grę z tą rundą.
       *[no]
            Po każdej średniej stoi połowa szerokości jej przedziału 95%. Ci, którzy dzielą wygraną, mają jej równe części.
            Przewaga to wynik miejsca, które zaczyna pierwszą rundę, pomniejszony o średni wynik pozostałych.
    }
balance-page-how-cards =
    ## Jak czytać karty

    Dla każdej karty: w ilu partiach ją wyłożono oraz średni wynik tych, którzy ją wyłożyli, pomniejszony o średni wynik
    wszystkich graczy, z przedziałem 95%. Karta wyłożona, a potem stracona w ostatnim rabunku, liczy się jako wyłożona.
    W wariancie mieszanym tylko połowa kart plemienia trafia do talii, więc każdą można wyłożyć najwyżej w około połowie
    partii. Kto dużo wykłada, zdobywa więcej punktów, więc większość różnic jest dodatnia; dlatego kartę porównuje się
    z różnicą dla wszystkich wyłożonych kart razem. Żadna różnica nie dowodzi, że to karta jest jej przyczyną: drogie karty
    wykładają ci, którzy już są bogaci.
balance-page-rule =
    Karta **wyróżnia się punktami**, jeśli jej różnica odbiega od różnicy wszystkich wyłożonych kart o więcej błędów
    standardowych niż { $errors } i co najmniej o { $points } pkt, a wyłożono ją co najmniej { $fewest } razy.
    Wyróżnia się **liczbą**, jeśli wykłada się ją w co najmniej { $more }% albo w najwyżej { $fewer }% tylu partii,
    co kartę o częstości równej medianie.
balance-page-variant =
    { $variant ->
        [base] ## Gra podstawowa
        [expansion] ## Z dodatkiem
        [mixed] ## Dodatek, talia plemienia i pola brzegowe mieszane
        [seats-2] ## 2 miejsca
        [seats-3] ## 3 miejsca
        [seats-4] ## 4 miejsca
        [seats-5] ## 5 miejsc
       *[other] ## { $variant }
    }
balance-page-stand-outs = Karty, których liczby się wyróżniają:
balance-page-cards = Wszystkie karty, które można wyłożyć:

balance-named = `{ $card }` ({ $figure })
balance-stands-out =
    { $way ->
        [higher] - { balance-who } mają wynik wyższy niż zwykle ({ $typical }) z kartami: { balance-list }
        [lower] - { balance-who } mają wynik niższy niż zwykle ({ $typical }) z kartami: { balance-list }
        [often] - { balance-who } często wykładają (mediana kart: { $typical } partii): { balance-list }
       *[seldom] - { balance-who } rzadko wykładają (mediana kart: { $typical } partii): { balance-list }
    }
balance-who =
    { $player ->
        [random] gracze losowi
        [greedy] gracze zachłanni
       *[other] gracze { $player }
    }
balance-list =
    { $count ->
        [0] żadna
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure }%
balance-none = –
balance-endless = ?

balance-column-variant = wariant
balance-column-players = gracze
balance-column-games = partie
balance-column-wins = wygrane zaczynającego miejsca
balance-column-draws = remisy
balance-column-lead = jego przewaga w punktach
balance-column-score = wynik
balance-column-rounds = rundy
balance-column-full = pełny układ
balance-column-decisions = decyzje
balance-column-laid = karty wyłożone przez miejsce
balance-column-card = karta
balance-column-kind = rodzaj
balance-column-crosses = krzyżyki
balance-column-cost = koszt
balance-column-rate = { $player }: wyłożona
balance-column-points = { $player }: wynik

## Czytanie wyników

balance-read = nie można odczytać pliku { $file }: { $reason }
balance-line = { $file }, wiersz { $line } nie jest wynikiem partii
