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
export-card =
    # Decyzje z partii { $game }

    Partie: { $games }, decyzje: { $decisions }, każda w wierszu pliku `decisions.parquet`.

    | | |
    |---|---|
    | gra | { $game } |
    | opcje | { $options } |
    | własne karty | { $own } |
    | gracze | { $players } |
    | pierwsze ziarno | { $seed } |
    | utworzono w | Azalai { $version } |

    ## Kolumny

    | kolumna | znaczenie |
    |---|---|
    | `game` | numer partii w tym zbiorze |
    | `seed` | ziarno jej rozdania |
    | `decision` | numer decyzji w partii, łącznie z wymuszonymi |
    | `round` | runda |
    | `seat` | miejsce, które decydowało |
    | `player` | kto na nim gra |
    | `observation` | co miejsce mogło wiedzieć: { $cells } komórek obserwacji w wersji { $layout } |
    | `legal` | numery dozwolonych akcji, co najmniej dwie |
    | `action` | wybrana akcja |
    | `move` | ta sama akcja w notacji |
    | `score` | końcowy wynik miejsca |
    | `won` | 1, jeśli miejsce wygrało, 0, jeśli przegrało, przy remisie jego część |

    Żaden wiersz nie zawiera niczego, czego miejsce nie mogło wiedzieć. Decyzji z jedną dozwoloną akcją tu nie ma. „people”
    jako gracz oznacza osoby bez imion, które zgodziły się na to, że ich partie trafią do tego zbioru.
    Strona „Observations and actions” w dokumentacji opisuje każdą komórkę i każdą akcję.

    ## Ograniczenia

    Gracze komputerowi grają inaczej niż ludzie i inaczej jeden od drugiego, więc statystyki dotyczą tylko tych graczy.
    Partie z jednego rozdania nie są od siebie niezależne.
