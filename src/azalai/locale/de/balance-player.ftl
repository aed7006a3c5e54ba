### Balance reports of games in which every seat has the same player (`azalai balance --player`).

cli-help-balance-player = der Spieler auf allen Plätzen, zum Beispiel champion:10ms (Standard: Partien zufälliger und gieriger Spieler, nur für targi)
cli-help-balance-cards = mit --player: deine Kartendatei; dieselben Kartenverteilungen werden mit den Standardkarten und mit deinen gespielt, und der Bericht vergleicht sie
cli-help-balance-minutes = mit --player: nach dieser Zeit aufhören; derselbe Befehl macht weiter

balance-needs-player = { $option } braucht --player, zum Beispiel --player champion:10ms
balance-without-player = { $option } betrifft den gierigen Spieler und lässt sich nicht mit --player verbinden
balance-stopped = { $played } von { $total } Partien stehen in den Ergebnisdateien. Derselbe Befehl macht dort weiter und schreibt den Bericht, wenn alle gespielt sind.

## The page

balance-with-cards = { $variant }, Karten aus `{ $cards }`
balance-player-about = Je Variante { $games } Partien, in denen alle Plätze den Spieler `{ $player }` haben. Dieser Befehl erstellt die Seite:
balance-player-deals = Jede Kartenverteilung wird einmal gespielt. Die Zahlen gelten für diesen Spieler; ein anderer macht vielleicht mehr oder weniger aus einer Karte.
balance-faults =
    { $count ->
        [one] { $variant }: Eine weitere Partie endete durch einen Fehler des Spielers; sie zählt nicht.
       *[other] { $variant }: { $count } weitere Partien endeten durch einen Fehler des Spielers; sie zählen nicht.
    }
balance-turns =
    ## Die Plätze in Zugreihenfolge

    Platz 1 beginnt die Partie. Zu jedem Platz: der Anteil der Partien, die er gewonnen hat, wobei ein geteilter Sieg zu
    gleichen Teilen zählt, und sein Punktestand.
balance-effects-title = ## Wie die Karten zu lesen sind
balance-effects-reading =
    { $way ->
        [laid]
            „Ausgelegt“ ist der Anteil der Partien, in denen jemand die Karte ausgelegt hat. „Siege über Gleichstand“ ist der
            Sieganteil derer, die sie ausgelegt haben, minus 50 %. Wer viele Karten auslegt, gewinnt öfter, gleich welche
            Karten es sind; daher liegen die meisten Werte über null.

            Die **Wirkung auf den Sieg** sagt, welche Karte hilft: um wie viel der Sieganteil eines Platzes steigt, wenn er
            diese Karte auslegt und alle anderen ausgelegten Karten gleich bleiben. Sie stammt aus einer linearen Regression
            über alle Partien: des Unterschieds zwischen den Ergebnissen der beiden Plätze auf den Unterschied zwischen ihren
            ausgelegten Karten. Sie enthält alles, was mit dem Auslegen verbunden ist: die Kreuze, den Effekt, die Kosten.

            „Punkte über dem Mittel“ ist der mittlere Punktestand derer, die die Karte ausgelegt haben, minus den aller Plätze.
            Eine Karte, die ausgelegt und dann an den letzten Überfall verloren wurde, zählt als ausgelegt. In der gemischten
            Variante ist nur die Hälfte der Stammeskarten im Stapel, also kann jede in höchstens etwa der Hälfte der Partien
            ausgelegt werden.
       *[bought]
            „Je Platz“ ist, wie viele einer Sonderkarte ein Platz in einer Partie kauft, „gekauft“ der Anteil der Partien, in
            denen jemand sie kauft; eingelöste Landkarten zählen mit. „Siege über Gleichstand“ ist der Sieganteil derer, die
            sie gekauft haben, minus den gleichen Anteil für alle.

            Die **Wirkung auf den Sieg** ist, um wie viel der Sieganteil eines Platzes steigt, wenn er eine dieser Karten mehr
            kauft und alle anderen gekauften Karten und die Zugreihenfolge gleich bleiben. Sie stammt aus einer linearen
            Regression der Ergebnisse der Plätze auf ihre gekauften Karten über alle Partien. Sie enthält, was die Karte kostet.

            „Punkte über dem Mittel“ ist der mittlere Punktestand derer, die die Karte gekauft haben, minus den aller Plätze.
            Gezählt werden nur Sonderkarten: nicht, welche Waren ein Platz lädt, versteckt oder stiehlt, und nicht seine
            Mehrheiten.
    }
balance-effects-rule =
    Nach jeder Zahl steht die halbe Breite ihres 95-%-Intervalls, mit der Partie als Einheit. Eine Karte **fällt auf**, wenn
    ihre Wirkung auf den Sieg um mehr als { $errors } Standardfehler und mindestens { $share } vom Mittel aller Karten
    abweicht. Hatten die Plätze in weniger als { $fewest } Partien verschieden viele einer Karte, oder gibt es zu wenige
    Partien für alle Karten, so steht keine Wirkung in der Tabelle. Eine Wirkung beweist nicht, dass die Karte die Ursache
    ist: Wer vorn liegt, wählt vielleicht andere Karten.
balance-effects-stands-out =
    { $way ->
        [helps] - helfen mehr als das Mittel aller Karten ({ $typical }): { balance-list }
       *[hurts] - helfen weniger als das Mittel aller Karten ({ $typical }): { balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] Keine davon ist unser eigener Entwurf.
       *[other] Unsere eigenen Entwürfe darunter, mit der Quelle ihrer Zahlen:
    }
balance-effects-design = - `{ $card }` ({ $figure }): { $source }
balance-effects-cards =
    { $way ->
        [laid] Alle Karten, die ausgelegt werden können:
       *[bought] Alle Sonderkarten:
    }
balance-compared =
    Dieselben Kartenverteilungen wurden mit den Standardkarten und mit denen aus `{ $cards }` gespielt. Die letzte Zeile jeder
    Karte ist die Änderung. Ihr Intervall behandelt die beiden Gruppen von Partien als unabhängig. Die Datei:
balance-compared-none = Die Datei ändert keine Karte, die in dieser Variante ausgelegt werden kann. Die Tabelle aller Varianten vergleicht die Partien.
balance-standard-cards = Standard
balance-change = **Änderung**

balance-column-turn = Platz
balance-column-even = gleicher Anteil
balance-column-share = Siege
balance-column-each = je Platz
balance-column-share-laid = ausgelegt
balance-column-share-bought = gekauft
balance-column-above-even = Siege über Gleichstand
balance-column-adjusted = Wirkung auf den Sieg
balance-column-above-mean = Punkte über dem Mittel
balance-column-cards-used = Karten
