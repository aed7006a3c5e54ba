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
export-source =
    { $source ->
        [saved] gespeicherte Partien, die Menschen dafür übergeben haben; manche können mitten im Spiel beginnen, dann verteilt `seed` ihre Karten nicht
        [server] Partien eines Servers; jede wurde für die Forschung freigegeben, bevor jemand Platz nahm, und alle am Tisch wussten davon
       *[played] Computer; `{ $command }` spielt dieselben Partien noch einmal, außer ein Spieler hat ein Zeitbudget
    }
export-own-cards =
    { $own ->
        [yes] ja; die Kartendatei gehört nicht zu diesem Datensatz
       *[no] nein
    }
export-card =
    # Entscheidungen in Partien von { $game }
    
    { $games } Partien mit { $decisions } Entscheidungen, je eine Zeile, in `decisions.parquet`.
    
    | | |
    |---|---|
    | Spiel | { $game } |
    | Optionen | { $options } |
    | eigene Karten | { export-own-cards } |
    | Plätze | { $seats } |
    | Spieler | { $players } |
    | erster Seed | { $seed } |
    | erstellt mit | Azalai { $version } |
    | Quelle | { export-source } |
    | weggelassene Partien, weil ein eigener Bot sie durch einen Fehler verlor | { $lost } |
    | Lizenz | hier nicht festgelegt: wer diesen Datensatz veröffentlicht, wählt eine (Azalai selbst: MIT) |
    
    ## Spalten
    
    | Spalte | Typ | Bedeutung |
    |---|---|---|
    | `game` | int32 | die Nummer der Partie in diesem Datensatz |
    | `seed` | uint64 | der Seed ihrer Kartenverteilung |
    | `decision` | int16 | die Nummer der Entscheidung in der Partie, erzwungene mitgezählt |
    | `round` | int16 | die Runde |
    | `seat` | int8 | der Platz, der entschieden hat |
    | `player` | string | wer auf dem Platz sitzt |
    | `observation` | int8[{ $cells }] | was der Platz wissen konnte: { $cells } Zellen der Version { $layout } der Beobachtung |
    | `legal` | int16[] | die Nummern der erlaubten Aktionen, mindestens zwei |
    | `action` | int16 | die gewählte Aktion |
    | `move` | string | dieselbe in Notation |
    | `score` | int16 | der Punktestand des Platzes am Ende |
    | `won` | float32 | 1, wenn der Platz gewonnen hat, 0, wenn er verloren hat, bei Unentschieden sein Anteil |
    
    Die Beobachtung, die erlaubten Aktionen und die gewählte enthalten nichts, das der Platz nicht wissen konnte. `seed`
    schon: mit den Optionen verteilt er jede verdeckte Karte. `score` und `won` gelten am Ende. Entscheidungen mit nur einer
    erlaubten Aktion fehlen. „people“ als Spieler steht für Menschen ohne Namen; wie sie zugestimmt haben, sagt die Quelle
    oben. Die Seite „Observations and actions“ der Dokumentation beschreibt jede
    Zelle und jede Aktion.
    
    ## Grenzen
    
    Computer spielen anders als Menschen und anders als andere Computer, also gelten Statistiken dieses Datensatzes für
    seine Spieler. Die Entscheidungen einer Partie sind nicht unabhängig voneinander: Der Datensatz lässt sich nach `game`
    teilen.
