### `azalai stats`: the balance report from a file of results.

cli-help-stats = Bericht zur Ausgewogenheit aus einer Ergebnisdatei
cli-about-stats = Erstellt aus einer Ergebnisdatei der Arena oder des Befehls balance einen Bericht zur Ausgewogenheit eines Spiels: der Vorteil des Anfangens, die Länge der Partien, welche Karten ausgelegt werden und wie gut abschneidet, wer sie auslegt. Mit --out werden neben dem Bericht Diagramme gespeichert.
cli-help-stats-file = eine Ergebnisdatei
cli-help-stats-out = Datei für den Bericht, zugleich Anfang der Namen der Diagramme (Standard: Bericht ausgeben)
stats-none = { $file } enthält keine Partien
stats-variant = { $file } enthält Partien einer unbekannten Variante: { $variant }
stats-no-plots = Keine Diagramme: Dafür ist Matplotlib nötig (pip install azalai[plots]).
stats-page-about = Aus den Ergebnissen von { $games } Partien. Diese Befehle erzeugen die Seite:
stats-page-players = Die Zahlen gelten für die genannten Spieler. Wo zwei von ihnen aufeinandertreffen, wurde jede Kartenverteilung von allen Plätzen aus gespielt, und die Intervalle behandeln die Partien einer Verteilung als Einheit.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![Wie oft der beginnende Platz gewinnt]({ $file })
        [length] ![Wie lange Partien dauern]({ $file })
       *[cards] ![Wie oft Karten ausgelegt werden und wie gut abschneidet, wer sie auslegt]({ $file })
    }
stats-axis-wins = Siege des beginnenden Platzes, in % (gestrichelt: ausgeglichen)
stats-axis-rounds = Runden
stats-axis-games = Partien, in %
stats-axis-decisions = Entscheidungen pro Partie
stats-axis-laid = in diesem Anteil der Partien ausgelegt, in %
stats-axis-points = Punktestand derer, die sie auslegten, über dem Mittel
