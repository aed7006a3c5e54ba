### The balance report, and what `azalai balance` says.

cli-help-balance = spielt viele Partien und berichtet über die Ausgewogenheit
cli-about-balance = Spielt viele Partien zwischen zufälligen und zwischen gierigen Spielern oder mit einem Spieler auf allen Plätzen und schreibt einen Bericht: der Vorteil des Anfangens, die Länge der Partien, welche Karten ausgelegt werden und wie gut abschneidet und wie oft gewinnt, wer sie auslegt.
cli-help-balance-variant = base, expansion, mixed; bei tuareg seats-2 bis seats-5 (Plätze): eine oder mehrere (Standard: alle)
cli-help-balance-games = Partien je Variante (2000; zufälliger Spieler 100000)
cli-help-balance-greedy = Partien gieriger Spieler je Variante (2000)
cli-help-balance-seed = Spielnummer der ersten Partie; die folgenden zählen von dort weiter (1)
cli-help-balance-out = Datei für den Bericht (Standard: ausgeben)
cli-help-balance-results = Datei für die Ergebnisse: eine Zeile JSON je Partie. Mit --player der Ordner der Ergebnisdateien, die derselbe Befehl fortsetzt (Standard: der aktuelle Ordner)
balance-game = mit zufälligen und gierigen Spielern gibt es nur für targi einen Bericht; nenne für { $game } einen Spieler: --player champion:10ms
balance-no-variant = die Variante „{ $name }“ gibt es nicht; wähle aus: { $names }
balance-file = { $file } lässt sich nicht schreiben: { $reason }
balance-playing = { balance-variant }, { balance-players }
balance-variant =
    { $variant ->
        [base] Grundspiel
        [expansion] mit der Erweiterung
        [mixed] Erweiterung, Stapel der Stammeskarten und Rand gemischt
        [seats-2] 2 Plätze
        [seats-3] 3 Plätze
        [seats-4] 4 Plätze
        [seats-5] 5 Plätze
       *[other] { $variant }
    }
balance-players = { $player }
# Between the names of players who play against each other.
balance-pairing = { " – " }

## The page

balance-page-title =
    { $game ->
        [targi] # Ausgewogenheit von Targi
        [tuareg] # Ausgewogenheit von Tuareg
       *[other] # Ausgewogenheit von { $game }
    }
balance-page-about = Je Variante { $games } Partien zwischen zwei zufälligen und { $greedy } zwischen zwei gierigen Spielern. Dieser Befehl erstellt die Seite:
balance-page-baseline =
    Dies ist ein **Ausgangswert**. Zufällige Spieler legen eine Karte nur aus Versehen aus; gierige Spieler schauen eine
    Entscheidung voraus, bewerten Waren und Karten nach einer kurzen Liste von Gewichten
    (`src/azalai/games/targi/bots/greedy.toml`), beachten die Gegenseite nicht und sehen keine verdeckte Karte. Die Aussagen
    über Karten gelten für solche Spieler. Erst Partien starker Spieler sagen viel über das Spiel.
balance-page-glance = ## Wer beginnt, und wie lange Partien dauern
balance-page-reading =
    { $cards ->
        [yes] Nach jedem Mittelwert steht die halbe Breite seines 95-%-Intervalls. Ein Unentschieden zählt als halber Sieg. Der Vorsprung ist der Punktestand des Platzes, der die erste Runde begann, minus der des anderen. „Auslage voll“ ist der Anteil der Partien, in denen jemand zwölf Karten ausgelegt hat, was die Partie mit dieser Runde beendet.
       *[no] Nach jedem Mittelwert steht die halbe Breite seines 95-%-Intervalls. Ein geteilter Sieg zählt zu gleichen Teilen. Der Vorsprung ist der Punktestand des Platzes, der die erste Runde begann, minus der mittlere Punktestand der anderen.
    }
balance-page-how-cards =
    ## Wie die Karten zu lesen sind
    
    Zu jeder Karte: in wie vielen Partien sie ausgelegt wurde, und der mittlere Punktestand derer, die sie ausgelegt haben,
    minus der mittlere Punktestand aller Spieler, mit dem 95-%-Intervall. Eine Karte, die ausgelegt und dann an den
    letzten Überfall verloren wurde, zählt als ausgelegt. In der gemischten Variante ist nur die Hälfte der Stammeskarten im
    Stapel, also kann jede in höchstens etwa der Hälfte der Partien ausgelegt werden. Wer viele Karten auslegt, hat mehr
    Punkte, daher liegen die meisten Unterschiede über null; eine Karte wird deshalb mit dem Unterschied aller ausgelegten
    Karten verglichen. Kein Unterschied beweist, dass die Karte die Ursache ist: Teure Karten legt aus, wer schon reich ist.
balance-page-rule =
    { $points ->
        [one] Eine Karte **fällt durch Punkte auf**, wenn ihr Unterschied um mehr als { $errors } Standardfehler und mindestens { $points } Punkt von dem aller ausgelegten Karten abweicht und sie mindestens { $fewest }-mal ausgelegt wurde. Sie fällt **durch ihre Zahl** auf, wenn sie in mindestens { $more } % oder höchstens { $fewer } % so vielen Partien ausgelegt wird wie die mittlere Karte.
       *[other] Eine Karte **fällt durch Punkte auf**, wenn ihr Unterschied um mehr als { $errors } Standardfehler und mindestens { $points } Punkte von dem aller ausgelegten Karten abweicht und sie mindestens { $fewest }-mal ausgelegt wurde. Sie fällt **durch ihre Zahl** auf, wenn sie in mindestens { $more } % oder höchstens { $fewer } % so vielen Partien ausgelegt wird wie die mittlere Karte.
    }
balance-page-variant =
    { $variant ->
        [base] ## Das Grundspiel
        [expansion] ## Mit der Erweiterung
        [mixed] ## Erweiterung, Stapel der Stammeskarten und Rand gemischt
        [seats-2] ## 2 Plätze
        [seats-3] ## 3 Plätze
        [seats-4] ## 4 Plätze
        [seats-5] ## 5 Plätze
       *[other] ## { $variant }
    }
balance-page-stand-outs = Karten, deren Zahlen auffallen:
balance-page-cards = Alle Karten, die ausgelegt werden können:
balance-named = `{ $card }` ({ $figure })
balance-stands-out =
    { $way ->
        [higher] - { balance-who } haben mehr Punkte als üblich ({ $typical }) mit: { balance-list }
        [lower] - { balance-who } haben weniger Punkte als üblich ({ $typical }) mit: { balance-list }
        [often] - { balance-who } legen oft aus (mittlere Karte: { $typical } der Partien): { balance-list }
       *[seldom] - { balance-who } legen selten aus (mittlere Karte: { $typical } der Partien): { balance-list }
    }
balance-who =
    { $player ->
        [random] zufällige Spieler
        [greedy] gierige Spieler
       *[other] Spieler { $player }
    }
balance-list =
    { $count ->
        [0] keine
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure } %
balance-none = –
balance-endless = ?
balance-column-variant = Variante
balance-column-players = Spieler
balance-column-games = Partien
balance-column-wins = Siege des beginnenden Platzes
balance-column-draws = Unentschieden
balance-column-lead = sein Vorsprung in Punkten
balance-column-score = Punktestand
balance-column-rounds = Runden
balance-column-full = Auslage voll
balance-column-decisions = Entscheidungen
balance-column-laid = ausgelegte Karten je Platz
balance-column-card = Karte
balance-column-kind = Symbol
balance-column-crosses = Kreuze
balance-column-cost = Kosten
balance-column-rate = { $player }: ausgelegt
balance-column-points = { $player }: Punktestand

## Reading results

balance-read = { $file } lässt sich nicht lesen: { $reason }
balance-line = { $file }, Zeile { $line } ist kein Ergebnis einer Partie
