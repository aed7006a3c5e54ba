### azalai export: zbiory danych z partii i ich opisy.

cli-help-export = zapisz partie jako zbiór danych w formacie Parquet
cli-about-export = Gracze komputerowi grają, a ich partie stają się zbiorem danych: folderem z plikiem decisions.parquet, w którym każda decyzja ma wiersz, i z jego opisem README.md. Z opcją --saved partie pochodzą z zapisanych plików, z opcją --server z serwera.
cli-help-export-game = gra (targi)
cli-help-export-players = gracze, jak w arenie; zajmują miejsca po kolei (greedy)
cli-help-export-games = ile partii (10 000)
cli-help-export-saved = zapisane partie osób, które się na to zgodziły, zamiast partii graczy komputerowych
cli-help-export-server = partie z serwera, które ich gracze przeznaczyli do badań, zamiast partii graczy komputerowych
cli-help-export-out = folder zbioru danych

export-players = podaj najwyżej jednego gracza na miejsce: przy tym stole liczba miejsc to { $seats }
export-one-game = zbiór danych zawiera jedną grę, a nie { $games }
export-folder = nie można zapisać zbioru danych w { $folder }: { $reason }
export-no-pyarrow = azalai export potrzebuje biblioteki PyArrow, a nie jest ona zainstalowana: pip install "azalai[data]"
export-none =
    { $others ->
        [0] żadnej zakończonej partii nie można użyć do badań
       *[other] żadnej zakończonej partii z tymi opcjami nie można użyć do badań; partie z innymi opcjami: { $others }
    }
export-done = Decyzje w folderze { $folder }: { $decisions }.
export-source =
    { $source ->
        [saved] zapisane partie, które ludzie przekazali do tego celu; niektóre mogą się zaczynać w środku gry i wtedy `seed` nie odtwarza rozdania
        [server] partie z serwera; każdą udostępniono do badań, zanim ktokolwiek usiadł, i wiedzieli o tym wszyscy przy stole
       *[played] gracze komputerowi; `{ $command }` rozgrywa te same partie jeszcze raz, chyba że któryś gracz ma limit czasu
    }
export-own-cards =
    { $own ->
        [yes] tak; pliku kart nie ma w tym zbiorze
       *[no] nie
    }
export-card =
    # Decyzje z partii { $game }

    Partie: { $games }, decyzje: { $decisions }, każda w wierszu pliku `decisions.parquet`.

    | | |
    |---|---|
    | gra | { $game } |
    | opcje | { $options } |
    | własne karty | { export-own-cards } |
    | miejsca | { $seats } |
    | gracze | { $players } |
    | pierwsze ziarno | { $seed } |
    | utworzono w | Azalai { $version } |
    | źródło | { export-source } |
    | pominięte partie, bo własny bot przegrał je przez błąd | { $lost } |
    | licencja | nie jest tu podana: wybiera ją ten, kto publikuje zbiór (sam Azalai: MIT) |

    ## Kolumny

    | kolumna | typ | znaczenie |
    |---|---|---|
    | `game` | int32 | numer partii w tym zbiorze |
    | `seed` | uint64 | ziarno jej rozdania |
    | `decision` | int16 | numer decyzji w partii, łącznie z wymuszonymi |
    | `round` | int16 | runda |
    | `seat` | int8 | miejsce, które decydowało |
    | `player` | string | kto na nim gra |
    | `observation` | int8[{ $cells }] | co miejsce mogło wiedzieć: { $cells } komórek obserwacji w wersji { $layout } |
    | `legal` | int16[] | numery dozwolonych akcji, co najmniej dwie |
    | `action` | int16 | wybrana akcja |
    | `move` | string | ta sama akcja w notacji |
    | `score` | int16 | końcowy wynik miejsca |
    | `won` | float32 | 1, jeśli miejsce wygrało, 0, jeśli przegrało, przy remisie jego część |

    Obserwacja, dozwolone akcje i ruch nie zawierają niczego, czego miejsce nie mogło wiedzieć. Kolumna `seed` zawiera: razem
    z opcjami pozwala rozdać każdą zakrytą kartę. `score` i `won` dotyczą końca partii. Decyzji z jedną dozwoloną akcją tu nie
    ma. „people” jako gracz oznacza osoby bez imion; jak się zgodziły, mówi źródło powyżej.
    Strona „Observations and actions” w dokumentacji opisuje każdą komórkę i każdą akcję.

    ## Ograniczenia

    Gracze komputerowi grają inaczej niż ludzie i inaczej jeden od drugiego, więc statystyki dotyczą tylko tych graczy.
    Decyzje z jednej partii nie są od siebie niezależne: dziel zbiór według kolumny `game`.
