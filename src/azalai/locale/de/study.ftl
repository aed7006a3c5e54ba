### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = zeigt Glück, Können und bessere Schritte einer gespeicherten Partie
cli-about-analyse = Analysiert eine beendete Partie: wie viel vom Ergebnis Glück war, wie viel Entscheidungen waren und welche Schritte besser gewesen wären, gemessen an dem, was die Spieler jeweils wussten. Die erste Analyse kompiliert einmalig bis zu zwei Minuten.
cli-help-analyse-file = eine gespeicherte, beendete Partie
cli-help-analyse-seat = nur Entscheidungen und Glück dieses Platzes auflisten
cli-help-analyse-all = jede Entscheidung und jedes Stück Glück auflisten
cli-help-analyse-deep = weiter vorausdenken; dauert viel länger
cli-help-analyse-json = alles als JSON ausgeben
study-unfinished = nur eine beendete Partie lässt sich analysieren; diese läuft noch
study-no-network = für { $game } mit diesen Optionen gibt es kein trainiertes Netz, daher lassen sich solche Partien nicht analysieren
study-running = Analyse läuft
study-method =
    { $depth ->
        [deep] Gründlich analysiert, in { $worlds } möglichen Welten je Entscheidung.
       *[fast] Analysiert in { $worlds } möglichen Welten je Entscheidung.
    }
study-ledger-title = Start + Glück + eigene + fremde Entscheidungen = Ergebnis (Gewinnchance)
study-even-luck = { $seat }: mit ausgeglichenem Glück { $scores } (Vorsprung { $lead }).
study-decisions-title = Entscheidungen mit dem Verlust an Gewinnchance gegenüber dem besten Schritt (95-%-Intervall)
study-no-mistakes = Keine Entscheidung hat sicher 5 % Gewinnchance oder mehr gekostet.
study-luck-title = Glück: was aufgedeckt wurde und wie es die Gewinnchance veränderte
study-deal = die Kartenverteilung
study-interval = { $value } ±{ $margin }
study-column-seat = Platz
study-column-start = Start
study-column-luck = Glück
study-column-own = Eigene
study-column-others = Andere
study-column-result = Ergebnis
study-column-average = Verlust/Entsch.
study-column-level = Spielt wie
study-column-move = Schritt
study-column-round = Runde
study-column-played = Gespielt
study-column-better = Besser
study-column-before = Vorher
study-column-after = Nachher
study-column-loss = Verlust
study-column-points = Punkte
study-column-label = Urteil
study-column-event = Nach
study-label =
    { $label ->
        [blunder] Patzer
        [mistake] Fehler
       *[inaccuracy] Ungenauigkeit
    }
study-graph-title = Gewinnchancen in einer Partie, die { $scores } endete
study-graph-seat = { seat-colour }: Start { $start } %, Glück { $luck } %, eigene Entscheidungen { $own } %, fremde Entscheidungen { $others } %, Ergebnis { $result } %.
study-graph-decisions = Entscheidungen
study-graph-mark = Schritt { $number }, { study-label }: { $move }; besser { $best }

## The study page in the browser

study-open = Analyse
study-heading = Analyse
study-title = Analyse · { $game }
study-outlook = Aussichten
study-outlook-says = Gewinnchance von { $name }, von 100. Klick auf einen Balken, um dorthin zu springen.
study-graph-label = Gewinnchance von { $name }, Schritt für Schritt. Die Tabelle darunter hat dieselben Zahlen.
study-kind =
    { $kind ->
        [luck] Glück
        [own] eigene Entscheidungen
       *[others] fremde Entscheidungen
    }
study-board = Der Moment auf dem Spielfeld
study-progress =
    { $rough ->
        [yes] Erste Ergebnisse. Die Analyse läuft weiter: { $percent } %
       *[no] Analyse läuft: { $percent } %
    }
study-progress-label = Fortschritt der Analyse
study-state =
    { $deep ->
        [yes] Gründlich analysiert
       *[no] Analysiert
    }
study-failed = Der Computer konnte die Analyse nicht beenden. Lade die Seite neu, um es noch einmal zu versuchen.
study-where = Runde { $round }, Schritt { $step } von { $all }, aus der Sicht von { $name }
study-where-deal = Die Kartenverteilung, aus der Sicht von { $name }
study-next-mistake = Nächster Fehler
study-moment = Der Moment
study-mark =
    { $kind ->
        [played] gespielt
        [better] besser
       *[yours] deine Wahl
    }
study-loss = { study-label }, { $loss }
study-margin = ±{ $margin }
study-of-100 = von 100
study-why = Warum.
study-was-best = Kein Schritt war besser.
study-no-reason = Der Computer erwartet vom besseren Schritt { $points } Punkte mehr.
study-luck-after = Was der Schritt aufdeckte, änderte die Gewinnchance um { $luck }.
study-shown-after = Was die anderen versteckt hatten, änderte die Gewinnchance um { $change }.
study-retry = Nochmal
study-retry-what = { ": " }{ study-round }, { $text }
study-found = gefunden
study-retry-says = Finde einen besseren Schritt als den gespielten.
study-verdict =
    { $found ->
        [best] Richtig, das ist der beste Schritt.
        [good] Gut: weniger als 2 von 100 hinter dem besten Schritt.
        [same] Das wurde gespielt: Es kostet { $loss } von 100.
       *[worse] Nicht dieser: Er kostet { $loss } von 100.
    }
study-show-answer = Lösung zeigen
study-replay = Wiedergabe ab hier
study-deal-says = Die Karten werden ausgeteilt.
study-value = Chance danach
study-ledger = Die Bilanz
study-ledger-caption = Woher das Ergebnis kam, in Chancen von 100
study-line =
    { $line ->
        [start] Start
        [luck] Glück
        [own] Eigene Entscheidungen
        [others] Fremde Entscheidungen
       *[result]
            { $end ->
                [yes] Ergebnis
               *[no] Jetzt
            }
    }
study-adjusted = Für { $name } endete die Partie { $scores }. Mit ausgeglichenem Glück wäre es { $even } gewesen. Eine Entscheidung kostete im Mittel { $loss } von 100.
study-like-level = So spielt die Stufe { $level }.
study-turning-points = Wendepunkte
study-mistakes = Fehler ({ $count })
study-whose = Wessen Entscheidungen
study-round = Runde { $round }
study-to-deep = Gründlich analysieren
study-to-fast = Zur schnellen Analyse
study-hide =
    { $on ->
        [yes] Zeigen, was später kommt
       *[no] Verbergen, was später kommt
    }
study-every-moment = Jeder Moment als Tabelle
study-cell =
    { $column ->
        [move] Schritt
        [round] Runde
        [event] Was geschah
        [decision] Entscheidung
        [luck] Glück
       *[value] Chance
    }

## Puzzles: `azalai puzzles`

cli-help-puzzles = löst Aufgaben oder erstellt sie aus Partien des stärksten Computers
cli-about-puzzles = Aufgaben zum Lösen: Stellungen aus Partien zwischen den stärksten Computern, in denen ein Schritt klar besser ist als alle anderen. make sucht weitere; das dauert Stunden, und ein neuer Aufruf macht weiter. verify analysiert eine Stichprobe noch einmal.
cli-help-puzzles-action = solve: eine Aufgabe lösen; show: eine Aufgabe mit Lösung ausgeben; make: Aufgaben suchen; verify: eine Stichprobe mit anderen Seeds noch einmal analysieren
cli-help-puzzles-table = eine Art von Tisch (targi, expansion, tuareg-2 bis tuareg-5) oder die Nummer einer Aufgabe (solve, show)
cli-help-puzzles-out = der Ordner der Aufgabendateien (make: puzzles; verify: die mitgelieferten)
cli-help-puzzles-minutes = nach dieser Zeit nicht weiter suchen (30)
cli-help-puzzles-sample = wie viele Aufgaben geprüft werden (50)
cli-help-puzzles-seed = die Spielnummer der ersten Partie oder der Seed der Prüfung (1)
puzzles-made = { $file } enthält { $count } Aufgaben.
puzzles-verified = { $confirmed } von { $of } Aufgaben sind bestätigt.

## What if: playing on from a moment of a finished game

study-what-if = Was wäre, wenn …
study-what-if-against = Weiterspielen gegen
study-what-if-all = niemanden: Ich spiele für alle Seiten
study-what-if-name = Gast
study-no-what-if = Von hier kann niemand weiterspielen: Die Partie ist zu Ende, oder sie begann mit einer beschriebenen Stellung.
