### Strony wokół stołu: główna, poczekalnia, przekazanie ekranu, koniec, powtórka, zasady, ustawienia, błędy.

## Każda strona

page-brand = Azalai
page-brand-home = Azalai, strona główna
page-skip = Przejdź do treści
page-home = Start
page-rules = Zasady
page-menu = Menu
page-settings = Ustawienia
page-settings-all = Wszystkie ustawienia
page-on = Wł.
page-off = Wył.
page-language = Język
page-effects = Działanie kart
page-effects-symbols = Jako symbole
page-effects-text = Jako tekst
page-scores = Bieżący wynik
page-scores-shown = Widoczny
page-scores-hidden = Ukryty
page-theme = Dzień lub noc
page-theme-other = Przełącz dzień i noc
page-theme-system = Jak urządzenie
page-theme-light = Dzień
page-theme-dark = Noc
page-pace = Komputery grają
page-pace-calm = Spokojnie
page-pace-brisk = Żwawo
page-pace-instant = Od razu
page-motion = Animacje
page-motion-system = Jak urządzenie
page-motion-full = Pełne
page-motion-less = Mniej
page-sound = Dźwięk

page-you = { $name }: twoje imię i ustawienia
page-you-nobody = Gość bez imienia
page-name = Twoje imię
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-nobody = Jeszcze nikogo
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] Targi
       *[tuareg] Tuareg
    }
# W co gra się przy stole
page-about =
    { $game ->
        [targi] { $expansion ->
            [yes] Targi z dodatkiem
           *[no] Targi
        }
       *[tuareg] Tuareg
    }
page-about-cards = { $about }, z własnymi kartami
cards-title = Karty tego stołu
cards-link = Własne karty: wszystkie karty tego stołu
cards-back = Wróć do stołu
home-cards = Własne karty (plik z kartami, .toml)
page-ago-now = teraz
page-ago-minutes = { $count } min temu
page-ago-hours =
    { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
page-ago-days =
    { $count ->
        [1] wczoraj
       *[other] { $count } dni temu
    }

## Strona główna

home-heading = Handel przez pustynię
home-lead = Targi i Tuareg, dwie gry planszowe o soli, wielbłądach i srebrze. Z przyjaciółmi albo przeciw cierpliwemu komputerowi.
home-tag =
    { $game ->
        [targi] Przetnij dwie linie i weź to, co leży między nimi.
       *[tuareg] Załaduj wielbłądy i miej przewagę w tym, co niesiesz.
    }
home-players =
    { $game ->
        [targi] 2 graczy
       *[tuareg] 2–5 graczy
    }
home-time =
    { $game ->
        [targi] 45–60 min
       *[tuareg] 30 min
    }
home-seats = Liczba graczy
home-seats-number =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
home-level = Siła komputera
home-expansion = Dodatek: woda, wydmy i Tuareżka
home-with-computer = Graj z komputerem
home-with-friends =
    { $game ->
        [targi] Zaproś znajomego
       *[tuareg] Zaproś znajomych
    }
home-with-screen = Jeden ekran
home-name-of = Imię gracza { $number } przy jednym ekranie
home-name-none = opcjonalnie
home-more = Więcej opcji
home-easy = Łatwiejszy wariant dodatku
home-tribe = Karty plemienia
home-border = Karty brzegowe
home-previous = Druga połowa mieszanej talii rozdania numer
home-previous-none = brak
# Wartość opcji.
home-value =
    { $value ->
        [base] z gry podstawowej
        [mixed] zmieszane z obu
        [expansion] z dodatku
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] z dodatku
    }
home-first = Rozpoczyna
home-first-usual =
    { $game ->
        [targi] Niebieski, jak zwykle
       *[tuareg] wylosowany gracz
    }
home-seed = Numer rozdania
home-seed-none = losowo
home-public = Każdy może dołączyć ze strony głównej
home-research = Partii można użyć do badań, bez imion
home-mine = Twoje stoły
home-mine-none = Nie masz jeszcze stołów. Wybierz grę powyżej: dwa kliknięcia i grasz.
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy.
home-code = Masz kod?
home-code-example = sześć znaków
home-code-go = Dołącz
home-finished = Skończone partie
home-finished-none = Skończone partie zostają tutaj, aby można je było odtworzyć.
home-statistics = Twoje partie na tym urządzeniu
home-figure =
    { $what ->
        [games] Partie
        [won] Wygrane
        [streak] Obecna seria wygranych
        [longest] Najdłuższa seria wygranych
        [best-targi] Najlepszy wynik w Targi
       *[best-tuareg] Najlepszy wynik w Tuaregu
    }
home-against = Przeciwnik
home-against-won = Wygrane
home-against-lost = Niewygrane
home-computer = Komputer: { $level }
home-statistics-where = Te dane przechowuje tylko ta przeglądarka.
home-forget = Usuń te dane
home-watch = Obejrzyj partię z pliku
home-watch-how = Zapisaną partię można tu obejrzeć ruch po ruchu.
home-watch-file = Plik z partią
home-watch-go = Oglądaj
home-button =
    { $what ->
        [play] Graj
        [open] Otwórz
        [join] Dołącz
        [replay] Powtórka
       *[watch] Oglądaj
    }
home-round = { $about } · runda { $round }
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] Można zaczynać
        [one] Wolne jest { $free } miejsce
        [few] Wolne są { $free } miejsca
       *[many] Wolnych jest { $free } miejsc
    }
home-over = Koniec
home-won =
    { $count ->
        [1] Wygrywa { $names }
       *[other] Wspólnie wygrywają { $names }
    }
home-your-turn = Twoja tura
home-turn = Tura gracza { $name }

## Poczekalnia

waiting-invitation = Zaproszenie
waiting-invite =
    { $game ->
        [targi] Zaproś znajomego
       *[tuareg] Zaproś znajomych
    }
waiting-invite-how = Wyślij link, zeskanuj kod QR aparatem albo przeczytaj kod na głos.
waiting-code-picture = Kod QR z linkiem zaproszenia, do zeskanowania aparatem
waiting-code = Kod
waiting-link = Link zaproszenia
# Serwer jest dostępny tylko z tego komputera, więc nie ma linku dla innych.
local-only = Serwer jest dostępny tylko z tego komputera, więc link nikomu innemu by nie zadziałał.
local-network = W tej samej sieci
local-network-how = Zatrzymaj serwer klawiszami Ctrl-C i uruchom go tym poleceniem. Stoły zostaną zachowane.
local-command = Polecenie
local-network-then = Potem ta strona pokaże link, który zaczyna się od { $url } i działa w twojej sieci.
local-network-none = Ten komputer nie jest teraz w żadnej sieci. Najpierw go połącz.
local-internet = W internecie
local-internet-how = Postaw przed serwerem odwrotne proxy z HTTPS i uruchom serwer z opcją --public-url i jego adresem. Wyjaśnia to strona dokumentacji „The web table” (po angielsku).
waiting-share-title = Stół { page-game }
waiting-watch = Link dla widzów
waiting-table = Stół
waiting-facts =
    { $game ->
        [targi] Dwa miejsca · 45–60 minut
       *[tuareg] Do pięciu miejsc · około 30 minut
    }
waiting-fact-seats = Miejsca
waiting-fact-first = Rozpoczyna
waiting-fact-open = Stół
waiting-open =
    { $public ->
        [yes] otwarty dla wszystkich
       *[no] na zaproszenie
    }
waiting-fact-deal = Rozdanie
waiting-fact-research = Badania
waiting-research = zakończonej partii można użyć do badań, bez imion
waiting-deal-chosen = wybrane przez gospodarza, który może znać wszystkie karty
waiting-seats = Miejsca
waiting-taken = zajęte: { $taken } z { $all }
waiting-free = Wolne miejsce
waiting-free-as =
    { $seat ->
        [blue] gra niebieskimi
        [white] gra białymi
        [red] gra czerwonymi
        [green] gra zielonymi
       *[saffron] gra szafranowymi
    }
waiting-for-friend = czeka na znajomego
waiting-who =
    { $kind ->
        [computer] { $level ->
            [none] komputer, { waiting-free-as }
           *[other] komputer, { $level }, { waiting-free-as }
        }
       *[person] { $mine ->
            [yes] ty, { waiting-free-as }
           *[no] { waiting-free-as }
        }
    }
waiting-ready = gotowe
waiting-away = bez połączenia
waiting-sit = Usiądź
waiting-name = Zapisz imię
# Gracz, który już siedzi, zmienia figurkę na figurkę wolnego miejsca.
waiting-figure =
    { $seat ->
        [blue] Weź niebieską figurkę
        [white] Weź białą figurkę
        [red] Weź czerwoną figurkę
        [green] Weź zieloną figurkę
       *[saffron] Weź szafranową figurkę
    }
waiting-strength = Siła komputera na miejscu { $number }
waiting-add = Dodaj komputer
waiting-take-off = Usuń od stołu: { $name }
waiting-leave = Odejdź
waiting-start =
    { $seats ->
        [one] Zacznij grę: { $seats } miejsce
        [few] Zacznij grę: { $seats } miejsca
       *[many] Zacznij grę: { $seats } miejsc
    }
waiting-status-join =
    { $named ->
        [yes] Wybierz miejsce.
       *[no] Wybierz imię i miejsce.
    }
waiting-status-free =
    { $free ->
        [1] Czekamy na jeszcze jednego gracza. Miejsce może zająć komputer.
       *[other] Czekamy na jeszcze { $free } graczy. Miejsca mogą zająć komputery.
    }
waiting-status-host = Wszyscy są na miejscach.
waiting-status-start = Wszyscy są na miejscach. Grę zaczyna gospodarz.
waiting-move = Na innym urządzeniu
waiting-move-link = Prywatny link do twojego miejsca
waiting-back = Wróć do stołu
waiting-move-how = Ten prywatny link przenosi twoje miejsce na inne urządzenie. Nie pokazuj go nikomu.

## Opuszczone miejsce, nad stołem

vacancy-title =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
        [many] { $count } miejsc jest wolnych
       *[other] { $count } miejsca jest wolne
    }
vacancy-says =
    { $may ->
        [fill] Gracz odszedł i gra czeka. Niech gra dalej komputer albo wyślij komuś zaproszenie.
        [join] Gracz odszedł i gra czeka. Wybierz imię i usiądź, aby grać dalej.
       *[watch] Gracz odszedł i gra czeka na kogoś innego.
    }
vacancy-fill = Niech gra komputer
vacancy-copy = Kopiuj zaproszenie
away-title = Gra czeka na kogoś, kogo tu nie ma
away-says = Grę może przejąć komputer. Kto wróci, jednym kliknięciem siada znów na swoim miejscu.
away-since = od jakiegoś czasu nie gra
stand-in-title = Gra za ciebie komputer
stand-in-says = Przez jakiś czas nie było cię tutaj i pozostali pozwolili grać komputerowi. Twoje miejsce nadal należy do ciebie.
stand-in-sit = Wracam na miejsce
leave-table = Odejdź od stołu
leave-says = Twoje miejsce się zwolni, a pozostali będą mogli oddać je komputerowi albo komuś innemu.
leave-sure = Odejdź na dobre

## Przekazanie przy jednym ekranie

cover-finished = { $name }: koniec tury
cover-heading = Przekaż ekran: { $name }
cover-how = Wszystkie ukryte karty są zasłonięte. Idź dalej, gdy ekran widzi tylko { $name }.
cover-go = To ja, { $name }: pokaż moje karty
cover-news = Co się wydarzyło
cover-pause = Wstrzymaj grę

## Koniec

end-caption = Podliczanie punktów, wiersz po wierszu
end-carried = Ładunek i karty specjalne gracza { $name }
end-what = Za co
end-winner = (wygrywa)
end-running = dotąd
end-total = Razem
end-line =
    { $what ->
        [tokens] Żetony punktów
        [crosses] Krzyżyki na wyłożonych kartach
        [row] Rząd { $about }
        [water] Woda, 1 punkt za każde 2 żetony
        [stage_1] { $about ->
            [water] Etap 1: woda
            [gold] Etap 1: złoto
            [salt] Etap 1: sól kamienna
           *[millet] Etap 1: proso
        }
        [maps_1] Etap 1: mapy
        [stage_2] { $about ->
            [water] Etap 2: woda
            [gold] Etap 2: złoto
            [salt] Etap 2: sól kamienna
           *[millet] Etap 2: proso
        }
        [unused] Niewykorzystane karty specjalne
       *[maps_2] Etap 2: mapy
    }
end-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
end-row =
    { $sort ->
        [alike] jeden rodzaj
       *[different] cztery różne rodzaje
    }
end-water =
    { $count ->
        [one] { $count } żeton wody
        [few] { $count } żetony wody
       *[many] { $count } żetonów wody
    }
end-wins = Wygrywa { $name }, { $score } do { $second }
end-shared = Wspólnie wygrywają { $names }, po { $score } pkt
end-tie =
    { $game ->
        [targi] Przy równej liczbie punktów decyduje więcej złota, a potem towarów.
       *[tuareg] Przy równej liczbie punktów decyduje najcenniejszy zapas.
    }
end-round = Koniec w rundzie { $round }.
end-counting = Liczymy punkty
end-show-all = Pokaż wszystko
end-decided = Co przesądziło
end-swing = Runda { $round }
end-swing-says = Różnica zmieniła się o { $points } pkt na korzyść: { $name }.
end-best =
    { $game ->
        [targi] Najlepsza karta: { $what }
       *[tuareg] Najwięcej punktów: { $what }
    }
end-best-says = Wartość: { $points } pkt ({ $name }).
end-rematch =
    { $next ->
        [other-cards] Rewanż z pozostałymi 45 kartami plemienia
        [new-mix] Rewanż z nową mieszaną talią
       *[again] Rewanż
    }
end-to-rematch = Do rewanżu
end-replay = Powtórka
end-look = Zobacz stół
end-download = Plik z partią
end-forget = Usuń z moich partii…
end-forget-says = Partia zniknie z twojej listy. Gdy żaden z graczy nie ma jej już na liście, serwer ją usuwa. Jeśli chcesz ją zachować, najpierw zapisz plik z partią.
end-forget-sure = Usuń
end-story = Jak było
end-table = Stół
end-game = Gra
end-played = Rozegrano
end-length =
    { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, { $moves ->
        [one] { $moves } decyzja
        [few] { $moves } decyzje
       *[many] { $moves } decyzji
    }
graph-label = Punkty runda po rundzie: { $names }

## Powtórka

replay-player = Odtwarzacz
replay-first = Na początek
replay-prev = Ruch wstecz
replay-next = Ruch dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-rounds = Rundy
replay-round = Runda
replay-move = Ruch
replay-where = Runda { $round }, ruch { $at } z { $all }
replay-log = Co się wydarzyło
replay-eyes = Czyimi oczami
replay-all = Karty odkryte
replay-link = Link do tej chwili
replay-sheet = Arkusz punktów

## Zasady

rules-contents = Spis treści
rules-page =
    { $page ->
        [targi] Zasady Targi
        [targi-summary] Targi na jednej stronie
        [targi-cards] Karty Targi
        [targi-expansion] Zasady dodatku
        [targi-expansion-summary] Dodatek na jednej stronie
        [targi-expansion-cards] Karty dodatku
        [tuareg-summary] Tuareg na jednej stronie
       *[tuareg] Zasady Tuarega
    }
rules-search = Szukaj w zasadach
rules-search-go = Szukaj
rules-found =
    { $count ->
        [0] W zasadach nie ma „{ $query }”. Spróbuj krótszego słowa albo numeru zasady, na przykład T12.
        [one] Jedno miejsce zawiera „{ $query }”.
        [few] { $count } miejsca zawierają „{ $query }”.
        [many] { $count } miejsc zawiera „{ $query }”.
       *[other] { $count } miejsca zawiera „{ $query }”.
    }
rules-print = Wydrukuj tę stronę
rules-decisions = „Rozstrzygnięcie” oznacza naszą interpretację: wydrukowane zasady nie mówią tego wprost albo ich wydania się różnią.
gallery-title = Karty na obrazkach
gallery-card = { $name }: { $does }
gallery-border = Karty brzegowe
gallery-goods = Karty towarów
gallery-dunes = Wydmy
gallery-resources = Karty surowców
gallery-specials = Karty specjalne
rules-other-language = Te zasady są na razie tylko po angielsku.

## Ustawienia, link do miejsca

settings-you = Ty
settings-save = Zapisz
settings-guest = Konto nie jest potrzebne. Twoje imię jest przechowywane w tej przeglądarce.
settings-show = Wyświetlanie
settings-device = Na tym urządzeniu
settings-keys = Klawiatura
settings-key =
    { $what ->
        [move] z jednej części stołu do następnej
        [grid] z karty na kartę
        [do] wybierz wskazaną kartę lub przycisk; stół wcześniej pokazuje, co to da
        [read] obejrzyj wskazaną kartę w powiększeniu, ze wszystkim, co robi
        [cancel] zamknij dymek albo cofnij to, co już wybrane
        [undo] cofnij
        [skip] niech komputery grają bez przerw do twojej następnej tury
        [hint] podpowiedź, a potem jej następny ruch
        [log] przebieg partii
        [replay-move] w powtórce: o jeden ruch wstecz lub dalej
        [replay-round] w powtórce: do poprzedniej lub następnej rundy
        [replay-ends] w powtórce: na początek lub na koniec
        [replay-play] w powtórce: odtwarzaj lub zatrzymaj
       *[jump] do pola brzegowego według numeru
    }
seat-heading = Grać tu dalej jako { $name }?
seat-how = Ten link przenosi na to urządzenie miejsce przy stole { page-game }. Na drugim urządzeniu będzie można już tylko się przyglądać.
seat-take = Zajmij miejsce tutaj
seat-leave = Zostaw je tam, gdzie jest

## Błędy

error-number = Błąd { $status }
error-home = Na stronę główną
error-heading =
    { $status ->
        [403] Tego nie możesz zrobić
        [404] Tu jest tylko piasek
        [405] To tutaj nie działa
        [409] Stół już się zmienił
        [410] Ten link został już wykorzystany
        [413] To jest za duże
        [422] To niemożliwe
        [429] Trochę wolniej
        [500] Coś się u nas zepsuło
        [503] Jeszcze chwila
       *[400] Niezrozumiałe zapytanie
    }
error-text =
    { $status ->
        [403] Miejsce lub stół należy do kogoś innego. Aby grać na innym urządzeniu, użyj prywatnego linku do swojego miejsca.
        [404] Ten adres nie prowadzi do żadnego stołu ani strony. Może brakuje jego części.
        [405] Ta strona nie obsługuje takich zapytań.
        [409] Ktoś był szybszy albo ta strona była nieaktualna. Nic nie przepadło: spójrz na stół jeszcze raz.
        [410] Prywatny link przenosi miejsce tylko raz. Nowy jest w menu stołu.
        [413] Zapytanie jest większe niż cokolwiek, czego potrzebuje gra.
        [422] Wartości w zapytaniu do siebie nie pasują.
        [429] Zbyt wiele zapytań w krótkim czasie. Poczekaj chwilę i spróbuj ponownie.
        [500] Błąd został zapisany w dzienniku. Wszystkie wykonane ruchy są zachowane; spróbuj ponownie.
        [503] Serwer ma za dużo pracy. Spróbuj ponownie za chwilę.
       *[400] Serwer nie mógł odczytać zapytania.
    }

## Krótkie reakcje przy stołach przez sieć i wezwania, gdy przychodzi kolej

reactions-title = Powiedz coś
reactions-of-others = Reakcje innych
reactions-shown = pokaż
reactions-muted = wycisz
reaction =
    { $reaction ->
        [hello] Cześć!
        [luck] Powodzenia!
        [nice] Dobrze zagrane!
        [thinking] Myślę…
        [oops] Ups!
       *[thanks] Dzięki za grę!
    }
page-notify = Gdy to twoja tura, a strona jest w tle
page-notify-on = powiadom mnie
page-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.

## Co programy mówią o udostępnionym linku; strona, gdy serwer jest nieosiągalny

preview-home = Targi, dodatek do Targi i Tuareg w przeglądarce: z komputerem, przy jednym ekranie albo ze znajomymi.
preview-replay = Partia: { $about }
preview-moment = { $names } · { $about } · runda { $round }
offline-title = Nie można połączyć się z serwerem
offline-says = Być może został zatrzymany albo nie masz połączenia z siecią. Stoły są zapisane na serwerze i żaden ruch nie przepadł. Ta strona próbuje ponownie co kilka sekund.
offline-retry = Ponów próbę
