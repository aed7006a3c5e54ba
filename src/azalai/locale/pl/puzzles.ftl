### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = Zadania
puzzles-intro = Pozycje z partii mistrza, przy prawdziwym stole. Jeden ruch jest wyraźnie lepszy od wszystkich innych: znajdź go.
puzzles-none = Takich zadań nie ma.
puzzles-week = Twój tydzień
puzzles-rating = Twój ranking
puzzles-solved = Rozwiązane za pierwszym razem
puzzles-solved-of = { $solved } z { $tried }
puzzles-choose = Więcej zadań
puzzles-group = Gra
puzzles-theme = Temat
puzzles-all = Wszystkie
puzzles-start = Następne zadanie
puzzles-count =
    { $count ->
        [one] Do tego wyboru pasuje jedno zadanie.
        [few] Do tego wyboru pasują { $count } zadania.
       *[many] Do tego wyboru pasuje { $count } zadań.
    }
puzzle-of-the-day = Zadanie dnia
puzzle-name = Zadanie { $number }
puzzle-page-title = Zadanie { $number } – Azalai
puzzle-group =
    { $group ->
        [targi] Targi
        [expansion] Targi z dodatkiem
       *[tuareg] Tuareg
    }
puzzle-theme =
    { $theme ->
        [row] rzędy
        [denial] przeszkadzanie
        [raid] rabunki
        [timing] właściwa chwila
        [endgame] końcówka
        [loading] kolejność ładowania
        [thief] złodzieje
       *[map] mapy
    }
puzzle-themes = Temat: { $themes }.
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] Pn
        [tue] Wt
        [wed] Śr
        [thu] Cz
        [fri] Pt
        [sat] So
       *[sun] Nd
    }
puzzle-mark =
    { $mark ->
        [solved] rozwiązane
       *[tried] nierozwiązane
    }
puzzle-stars = Trudność { $count } z { $most }
puzzle-rating = Ranking { $rating }
puzzle-find =
    { $count ->
        [one] Znajdź najlepszy ruch
        [few] Znajdź najlepsze ruchy: { $number } z { $count }
       *[many] Znajdź najlepsze ruchy: { $number } z { $count }
    }
puzzle-task = Jeden ruch daje wyraźnie większą szansę wygranej niż każdy inny.
puzzle-counted = Liczyła się pierwsza próba; ta jest dla wprawy.
puzzle-hint = Podpowiedź
puzzle-tries = Twoje próby
puzzle-chance = { $chance }%
puzzle-show = Pokaż rozwiązanie
puzzle-leave = Wszystkie zadania
puzzle-wrong = Ten ruch daje { $chance }% szansy wygranej; inny daje { $best }%. Spróbuj jeszcze raz.
puzzle-wrong-most = Ten ruch daje najwyżej { $chance }% szansy wygranej; inny daje { $best }%. Spróbuj jeszcze raz.
puzzle-wrong-later = Inny ruch daje tu wyraźnie większą szansę wygranej. Spróbuj jeszcze raz.
puzzle-outcome =
    { $outcome ->
        [solved] Rozwiązane!
        [late] Rozwiązane, ale nie za pierwszym razem
       *[shown] Rozwiązanie
    }
puzzle-solution-figures = Rozwiązanie daje { $best }% szansy wygranej, drugi najlepszy ruch { $second }%.
puzzle-others = Za pierwszym razem znalazło je { $share }% graczy.
puzzle-own = Twój ranking: { $rating }.
puzzle-streak =
    { $days ->
        [one] Jeden dzień z rzędu.
        [few] { $days } dni z rzędu.
       *[many] { $days } dni z rzędu.
    }
puzzle-why = Dlaczego?
puzzle-why-none = Powody leżą dalej, niż sięga podpowiedź.
puzzle-next = Następne zadanie
puzzle-play = Graj dalej
puzzle-not-finished = Najpierw rozwiąż zadanie albo pokaż rozwiązanie: potem można stąd grać dalej.
home-puzzles = Zadania
home-puzzles-how = Pozycja z partii mistrza i jeden najlepszy ruch: znajdź go.
home-puzzles-go = Zadanie dnia

## In the terminal

puzzles-solve-how = Wpisz ruch albo jedno ze słów: { $words }.
puzzles-prompt = Twój ruch:{" "}
puzzles-unknown = Nie ma zadania { $number }. Rodzaje stołów: { $tables }.
