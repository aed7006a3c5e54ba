### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = SPIELER
cli-value-address = ADRESSE
cli-help-arena = lässt Computer gegeneinander spielen und bewertet sie
cli-about-arena = Lässt Computer gegeneinander spielen, alle gegen alle, und bewertet sie. Jede Kartenverteilung wird von allen Plätzen aus gespielt. Jedes Ergebnis wird sofort gespeichert: Nach Strg-C macht derselbe Befehl dort weiter, wo er aufgehört hat.
cli-examples-arena =
    Beispiele:
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = das Spiel
cli-help-arena-contestants = die Spieler: random, greedy, search:1000 (Simulationen je Entscheidung), search:50ms (Zeit je Entscheidung), eine Stufe wie strong oder ein eigener Bot: mymodule:Eager, "command:node eager.js"
cli-help-arena-games = Partien je Paarung (100)
cli-help-arena-seed = Spielnummer der ersten Partie; die folgenden zählen von dort weiter (1)
cli-help-arena-out = die Ergebnisdatei; ein späterer Lauf setzt sie fort (Standard: eine Datei in diesem Ordner, benannt nach den Einstellungen)
cli-help-arena-jobs = wie viele Partien gleichzeitig laufen (Standard: Anzahl der Kerne)
cli-help-arena-luck = auch die Siege abzüglich des Glücks jeder Partie zeigen; das braucht für dieselbe Genauigkeit weniger Partien
cli-help-arena-json = den Stand als JSON ausgeben
cli-help-arena-markdown = den Stand als Markdown ausgeben
cli-help-arena-ray = auf einem Ray-Cluster spielen: seine Adresse, „auto“ oder „local“ für einen auf diesem Rechner
cli-help-ladder = erstellt die Seite der Rangliste aus Ergebnisdateien
cli-about-ladder = Erstellt aus Ergebnisdateien der Arena eine Seite mit den Wertungen der Computer: Wertungen, Paarungen und die Befehle, die die Partien gespielt haben.
cli-help-ladder-files = Ergebnisdateien der Arena
cli-help-ladder-out = Datei für die Seite (Standard: ausgeben)
cli-help-new-bot = legt einen eigenen Bot an: eine Vorlage und ihren Test
cli-about-new-bot = Legt in diesem Ordner einen eigenen Bot an: NAME.py mit einem Bot, den du ändern kannst, und test_NAME.py mit seinem Test.
cli-help-new-bot-name = Name des Moduls: Buchstaben, Ziffern und Unterstriche, etwa my_bot
cli-value-name = NAME
new-bot-name = { $name } ist kein Name für ein Python-Modul; nimm Kleinbuchstaben, Ziffern und Unterstriche und beginne mit einem Buchstaben: my_bot
new-bot-exists = { $file } gibt es schon; wähle einen anderen Namen oder verschiebe die Datei
new-bot-done =
    { $bot } und { $test } sind geschrieben. Probiere den Bot aus:
    
      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }
arena-too-few = eine Arena braucht mindestens zwei Spieler
arena-twice = { $name } ist zweimal genannt
arena-begins =
    { $count ->
        [0] Alle { $there } Partien stehen schon in { $file }.
        [one] Eine Partie zu spielen, { $there } schon gespielt; Ergebnisse kommen in { $file }
       *[other] { $count } Partien zu spielen, { $there } schon gespielt; Ergebnisse kommen in { $file }
    }
arena-playing = Partien
arena-interrupted = Angehalten: { $played } von { $total } Partien stehen in { $file }. Derselbe Befehl macht dort weiter.
arena-workers-die = { $count } Prozesse sind nacheinander abgebrochen, ohne eine Partie zu beenden; reicht der Speicher? Versuch weniger gleichzeitig (--jobs): Die Arena macht hier weiter
arena-file = { $file } lässt sich nicht verwenden: { $reason }
arena-file-in-use = { $file } ist in Gebrauch: ein anderer Lauf schreibt hinein
arena-file-other = { $file } ist keine Ergebnisdatei dieses Befehls; wähle eine andere
arena-file-setting = { $file } enthält Ergebnisse mit einem anderen Wert für { $name }: { $found }, nicht { $wanted }. Wähle eine andere Datei oder verschiebe diese
arena-no-luck = --subtract-luck braucht ein trainiertes Netz, und für { $game } gibt es keines
arena-no-ray = --ray braucht Ray, das nicht installiert ist: pip install azalai[cluster]
arena-no-cluster = kein Ray-Cluster unter { $address }: { $reason }
arena-cluster-fails = der Cluster fällt immer wieder aus: { $reason }

## The tables

arena-pairs-title = Paarungen, mit 95-%-Intervallen
arena-contestants-title = Wertungen, mit 95-%-Intervallen
arena-column-a = Spieler
arena-column-b = gegen
arena-column-games = Partien
arena-column-wins = Siege
arena-column-adjusted = Siege minus Glück
arena-column-draws = Unentschieden
arena-column-ahead = liegt vorn
arena-column-lead = Punktedifferenz
arena-column-contestant = Spieler
arena-column-rating = Elo
arena-column-milliseconds = ms je Entscheidung
arena-column-simulations = Simulationen je Entscheidung
arena-faults =
    { $count ->
        [one] { $name } hat eine Partie durch eine Störung verloren:
       *[other] { $name } hat { $count } Partien durch eine Störung verloren:
    }
arena-fault =
    { $count ->
        [one] - { $reason } (1 Partie)
       *[other] - { $reason } ({ $count } Partien)
    }
arena-interval = { $figure } ({ $low } bis { $high })
# The same with the interval on a line of its own.
arena-interval-narrow =
    { $figure }
    { $low } bis { $high }
arena-method =
    { $method ->
        [bradley-terry] Ein Unentschieden ist ein halber Sieg. Wertungen: Bradley-Terry auf der Elo-Skala mit Mittel 0. Intervalle: Bayes-Bootstrap über die Kartenverteilungen; für Siege Wilson mit Kartenverteilungen als Einheit und dem Quantil der Student-t-Verteilung.
       *[plackett-luce] Der erste Spieler hat einen Platz, der andere alle übrigen; { $even } % ist ausgeglichen; ein geteilter Rang zählt als halb vorn. Wertungen: Plackett-Luce über die Ränge aller Plätze, auf der Elo-Skala mit Mittel 0. Intervalle: Bayes-Bootstrap über die Kartenverteilungen; für Siege Wilson mit Kartenverteilungen als Einheit und dem Quantil der Student-t-Verteilung.
    }

## The page with the ladder

arena-ladder-title = # Die Rangliste
arena-ladder-about = Wie stark die Computer gegeneinander sind, aus Partien in der [Arena](arena.md): Jede Kartenverteilung wird von allen Plätzen aus gespielt, und jede Zahl hat ihr 95-%-Intervall. `azalai ladder` erstellt diese Seite aus Ergebnisdateien; jeder Abschnitt zeigt die Befehle, die seine Partien gespielt haben.
arena-ladder-table =
    { $game ->
        [targi] ## Targi, { balance-variant }
        [tuareg] ## Tuareg, { balance-variant }
       *[other] ## { $game }, { balance-variant }
    }
arena-ladder-none = { $file } enthält noch keine Partien
