### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = zeigt Glück, Können und bessere Schritte einer gespeicherten Partie
cli-about-analyse = Analysiert eine beendete Partie: wie viel vom Ergebnis Glück war, wie viel Entscheidungen waren und welche Schritte besser gewesen wären, gemessen an dem, was bekannt war. Die erste Analyse kompiliert einmalig bis zu zwei Minuten.
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
