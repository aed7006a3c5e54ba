### azalai export: data sets of games, and their data cards.

cli-help-export = schreibt Partien als Datensatz in Parquet
cli-about-export = Lässt Computer spielen und schreibt ihre Partien als Datensatz: einen Ordner mit decisions.parquet, einer Zeile je Entscheidung, und README.md, der Beschreibung. Mit --saved kommen die Partien aus gespeicherten Dateien, mit --server von einem Server.
cli-help-export-game = das Spiel (targi)
cli-help-export-players = die Spieler, wie in der Arena; sie nehmen die Plätze der Reihe nach ein (greedy)
cli-help-export-games = wie viele Partien (10.000)
cli-help-export-saved = gespeicherte Partien von Menschen, die der Nutzung zustimmen, statt Partien von Computern
cli-help-export-server = Partien eines Servers, die ihre Spieler für die Forschung freigegeben haben, statt Partien von Computern
cli-help-export-out = der Ordner des Datensatzes
export-players = nenne höchstens einen Spieler je Platz: dieser Tisch hat { $seats } Plätze
export-one-game = ein Datensatz enthält ein Spiel, nicht { $games }
export-folder = der Datensatz lässt sich nicht nach { $folder } schreiben: { $reason }
export-no-pyarrow = azalai export braucht PyArrow, das nicht installiert ist: pip install "azalai[data]"
export-none =
    { $others ->
        [0] keine beendete Partie darf für die Forschung verwendet werden
        [one] keine beendete Partie mit diesen Optionen darf für die Forschung verwendet werden, aber eine mit anderen Optionen
       *[other] keine beendete Partie mit diesen Optionen darf für die Forschung verwendet werden, aber { $others } mit anderen Optionen
    }
export-done = { $decisions } Entscheidungen stehen in { $folder }.
export-card =
    # Entscheidungen in Partien von { $game }
    
    { $games } Partien mit { $decisions } Entscheidungen, je eine Zeile, in `decisions.parquet`.
    
    | | |
    |---|---|
    | Spiel | { $game } |
    | Optionen | { $options } |
    | eigene Karten | { $own } |
    | Spieler | { $players } |
    | erster Seed | { $seed } |
    | erstellt mit | Azalai { $version } |
    
    ## Spalten
    
    | Spalte | Bedeutung |
    |---|---|
    | `game` | die Nummer der Partie in diesem Datensatz |
    | `seed` | der Seed ihrer Kartenverteilung |
    | `decision` | die Nummer der Entscheidung in der Partie, erzwungene mitgezählt |
    | `round` | die Runde |
    | `seat` | der Platz, der entschieden hat |
    | `player` | wer auf dem Platz sitzt |
    | `observation` | was der Platz wissen konnte: { $cells } Zellen der Version { $layout } der Beobachtung |
    | `legal` | die Nummern der erlaubten Aktionen, mindestens zwei |
    | `action` | die gewählte Aktion |
    | `move` | dieselbe in Notation |
    | `score` | der Punktestand des Platzes am Ende |
    | `won` | 1, wenn der Platz gewonnen hat, 0, wenn er verloren hat, bei Unentschieden sein Anteil |
    
    Keine Zeile enthält etwas, das ihr Platz nicht wissen konnte. Entscheidungen mit nur einer erlaubten Aktion fehlen.
    „people“ als Spieler steht für Menschen ohne Namen, die der Aufnahme ihrer Partien in diesen Datensatz zugestimmt
    haben. Die Seite „Observations and actions“ der Dokumentation beschreibt jede
    Zelle und jede Aktion.
    
    ## Grenzen
    
    Computer spielen anders als Menschen und anders als andere Computer, also gelten Statistiken dieses Datensatzes für
    seine Spieler. Partien derselben Kartenverteilung sind nicht unabhängig voneinander.
