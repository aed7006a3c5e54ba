### The command line: its help, and what is said at a table in the terminal.


## Help of the commands

cli-commands = Befehle
cli-value-command = BEFEHL
cli-value-game = SPIEL
cli-value-seat = PLATZ
cli-value-table = TISCH
cli-value-file = DATEI
cli-value-number = N
cli-value-set = KARTEN
cli-value-variant = VARIANTE
cli-value-language = SPRACHE
cli-about = Azalai: Handelsspiele der Wüste, genau, schnell und freundlich.
cli-examples =
    Beispiele:
      azalai play targi                 Targi gegen einen sanften Computer
      azalai play targi --bot strong    gegen einen starken
      azalai play targi --expansion     mit der Erweiterung
      azalai play targi --people 2      zu zweit an einem Bildschirm
      azalai play targi --seed 7        jedes Mal dieselben Karten
      azalai play --load first.azalai   eine gespeicherte Partie fortsetzen
      azalai replay first.azalai        eine gespeicherte Partie ansehen
      azalai cards targi                alle Karten und was sie bewirken
      azalai BEFEHL --help              mehr über einen Befehl
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    „{ $command }“ zeigt die möglichen Argumente.
cli-help-version = zeigt die Version und beendet sich
cli-help-language = Sprache der Ausgabe, etwa de
cli-help-game = das Spiel (ohne Angabe targi)
cli-help-play = im Terminal spielen
cli-about-play = Spiele in diesem Terminal. Schritte gibst du in einer kurzen Notation ein; am Tisch zeigt „help“, was du eingeben kannst.
cli-examples-play =
    Beispiele:
      azalai play targi                 du bist Blau, ein sanfter Computer Weiß
      azalai play targi --bot strong    dasselbe gegen einen starken
      azalai play targi --seat white    du bist Weiß
      azalai play targi --people 2      zu zweit an einem Bildschirm
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        Tuareg gegen drei Computer
      azalai play targi --first white   Weiß beginnt die erste Runde
      azalai play targi --expansion --tribe mixed --border mixed
                                        mit der Erweiterung, Karten gemischt
      azalai play --load first.azalai   eine gespeicherte Partie fortsetzen
cli-help-completion = gibt ein Skript aus, mit dem eine Shell Befehle ergänzt
cli-about-completion = Gibt ein Skript aus, mit dem eine Shell die Befehle und Optionen von azalai ergänzt. Für bash: azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = die Shell
cli-help-seats = Anzahl der Plätze, in Spielen mit Auswahl (Tuareg: 2 bis 5)
cli-help-people = wie viele Menschen mitspielen; die übrigen Plätze nehmen Computer (ohne Angabe 1)
cli-help-seat = die Plätze der Menschen, nach Name oder Nummer
cli-help-bot = die Computer, von schwach bis stark: curious, gentle, steady, clever, strong, expert, champion; oder random, greedy, search:1000 (Simulationen je Entscheidung), search:50ms (Zeit je Entscheidung); oder eigene Bots: mymodule:Eager, "command:node eager.js". Einer für alle Plätze oder einer je Platz (ohne Angabe gentle)
cli-help-limit = Sekunden, die ein eigener Bot für eine Entscheidung hat; ein langsamerer verliert die Partie (10)
cli-help-seed = Spielnummer: dieselbe Zahl ergibt dieselben Karten
cli-help-first = wer die erste Runde beginnt, etwa blue oder white
cli-help-expansion = mit der Erweiterung spielen: Wasser, Wanderdünen, die Targia
cli-help-easy = mit der Erweiterung: mehr Waren zu Beginn
cli-help-tribe = mit der Erweiterung: der Stapel der Stammeskarten, base, expansion oder mixed
cli-help-border = mit der Erweiterung: die Randkarten, base, expansion oder mixed
cli-help-previous = mit der Erweiterung: Spielnummer einer früheren Partie mit gemischtem Stapel; gespielt wird mit den 45 Stammeskarten, die sie übrig ließ
cli-help-cards-file = eine Kartendatei mit deinen eigenen Änderungen
cli-help-load = eine gespeicherte Partie fortsetzen
cli-help-learn = ein Spiel in kurzen Lektionen lernen
cli-about-learn = Lerne ein Spiel in kurzen Lektionen. Du machst die Schritte, und ein falscher Schritt wird erklärt. Ohne Kurs werden die Lektionen aufgelistet. Ohne Nummer kommt die erste Lektion, die du noch nicht abgeschlossen hast. Der Fortschritt wird auf diesem Gerät gespeichert.
cli-help-learn-course = der Kurs
cli-help-learn-lesson = die Nummer der Lektion
cli-help-learn-restart = von vorn beginnen: den Fortschritt in diesem Kurs oder in allen Kursen vergessen
cli-help-replay = eine gespeicherte Partie durchgehen
cli-about-replay = Geh eine gespeicherte Partie Schritt für Schritt durch. Ist die Ein- oder Ausgabe kein Terminal, wird alles ausgegeben.
cli-help-replay-file = eine gespeicherte Partie
cli-help-replay-seat = zeigen, was dieser Platz wusste (Standard: alles)
cli-help-all = alles ohne Rückfrage ausgeben
cli-help-cards = gibt die Karten eines Spiels aus
cli-about-cards = Gibt alle Karten eines Spiels aus: was sie bewirken und woher ihre Zahlen stammen.
cli-help-plain = eine Zeile je Karte, ohne Rahmen
cli-help-bench = misst die Geschwindigkeit der Engine auf diesem Rechner
cli-about-bench = Misst die Geschwindigkeit der Engine auf diesem Rechner und vergleicht sie mit den versprochenen Zahlen.
cli-help-quick = weniger und kürzere Messungen
cli-help-environments = nur die Umgebungen für bestärkendes Lernen messen, unsere und fremde
cli-help-history = die Zahlen an diese Datei anhängen

## Wrong options

cli-no-seat = den Platz „{ $seat }“ gibt es nicht; die Plätze sind { $seats } oder 1 bis { $last }
cli-people =
    { $most ->
        [one] { $people } Menschen können nicht mitspielen: es gibt einen Platz
       *[other] { $people } Menschen können nicht mitspielen: es gibt Plätze für 1 bis { $most }
    }
cli-people-and-seats = { $people } Menschen passen nicht zu den { $seats } genannten Plätzen; lass --people weg
cli-bots =
    { $seats ->
        [0] { $named } Computer sind genannt, aber Menschen haben alle Plätze
        [one] { $named } Computer sind für einen Platz genannt; nenne einen
       *[other] { $named } Computer sind für { $seats } Plätze genannt; nenne einen für alle oder { $seats }
    }
# On the command line. $typed is an option as it was typed, such as --tribe mixed.
cli-option-needs = { $typed } braucht { $needed }
cli-load-and = { $option } geht nicht zusammen mit --load: die gespeicherte Partie bestimmt es
cli-load-other = { $file } ist eine Partie { $game }, nicht { $wanted }

## argparse's own phrases. They keep their %-fields.

argparse-usage = Aufruf:{ " " }
argparse-arguments = Argumente
argparse-options = Optionen
argparse-help = zeigt diese Hilfe und beendet sich
# $argument_name is an option such as --seed; the message says what is wrong with it.
argparse-argument = %(argument_name)s: %(message)s
argparse-whole = braucht eine ganze Zahl, nicht „%(value)s“
argparse-choice = „%(value)s“ gehört nicht zu: %(choices)s
argparse-one = braucht danach einen Wert
argparse-some = braucht danach mindestens einen Wert
argparse-none = nimmt keinen Wert, aber „%s“ wurde angegeben
argparse-missing = es fehlt: %s
argparse-unknown = unbekannte Argumente: %s

## At the table

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] Targi, Spielnummer { $seed }
       *[other] { $game }, Spielnummer { $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }: du
        [person] { $seat }: ein Mensch an diesem Bildschirm
        [random] { $seat }: ein Computer, der zufällig spielt
       *[other] { $seat }: der Computer { $who }
    }
cli-sits-level = { $seat }: ein Computer. { $level }: { $character }
cli-how-to-type = Schritte gibst du in einer kurzen Notation ein, etwa als Nummer einer Karte. „moves“ zeigt die erlaubten Schritte, „help“ die Befehle, „quit“ verlässt den Tisch.
cli-begin = Los geht es mit der Eingabetaste.
# The legal moves in short, under the question.
cli-choices = Schritte: { $moves }
cli-choices-more = Schritte: { $moves } … („moves“ zeigt alle)
cli-prompt = { $seat }>{ " " }
cli-prompt-end = Ende>{ " " }
cli-prompt-replay = Wiedergabe>{ " " }
cli-earlier =
    { $count ->
        [one] (1 früherer Schritt; „log“ zeigt ihn)
       *[other] ({ $count } frühere Schritte; „log“ zeigt sie)
    }
cli-no = Nein: { $reason }.
cli-several = „{ $typed }“ könnte heißen: { $moves }. Gib etwas mehr ein.
cli-not-understood = „{ $typed }“ ist weder ein Schritt noch ein Befehl. „moves“ zeigt die Schritte, „help“ die Befehle.
cli-hand-over = { $seat } ist dran. Gib den Bildschirm weiter: { $seat } weiß etwas, das die anderen nicht sehen dürfen.
cli-hand-over-ready = { $seat }, drück die Eingabetaste, wenn nur du den Bildschirm siehst.
cli-after-the-end = Gib „save DATEI“ ein, um die Partie für „azalai replay“ zu speichern, oder drück die Eingabetaste, um zu gehen.

## Commands at the table

cli-help-moves = Gib einen Schritt in seiner Notation ein, etwa { $example }, oder einen Teil davon, der nur zu einem Schritt passt: die Nummer allein, den Buchstaben einer Ware, die ersten Buchstaben eines Wortes. Weitere Befehle:
cli-word-moves = moves
cli-does-moves = die erlaubten Schritte in Worten
cli-word-hint = hint
cli-does-hint = welche Schritte am besten aussehen und warum
cli-word-board = board
cli-does-board = den Tisch noch einmal zeichnen
cli-word-cards = cards ID
cli-does-cards = eine Karte lesen, etwa „cards t3“ oder bei einer Randkarte „cards 5“
cli-word-log = log
cli-does-log = alles, was geschehen ist
cli-word-undo = undo
cli-does-undo = deinen letzten Schritt rückgängig machen, außer seitdem hat ein anderer Mensch gespielt oder etwas Verdecktes wurde aufgedeckt; die Schritte der Computer seitdem werden mit zurückgenommen, wenn sie nichts aufgedeckt haben (in Tuareg tun sie das immer)
cli-word-save = save DATEI
cli-does-save = die Partie in einer Datei speichern
cli-word-rules = rules
cli-does-rules = die Regeln in Kürze und wo sie vollständig stehen
cli-word-quit = quit
cli-does-quit = den Tisch verlassen
cli-hint-about = Denkt nach …
cli-hint = { $reason } ({ $gain })
cli-hint-over = Die Partie ist zu Ende: Tipps gibt es keine mehr.
cli-log-line = { $number }. { $text }
cli-log-empty = Noch ist nichts geschehen.
cli-no-card = Die Karte „{ $card }“ gibt es nicht. Nimm einen Namen wie auf dem Tisch, etwa t3 oder 5; Wanderdünen heißen etwa shrine.
cli-which-card = Welche Karte? Gib ihren Namen wie auf dem Tisch ein, etwa „cards t3“ oder „cards 5“.
# A game without a summary of its own.
cli-rules-other = Eine Kurzfassung der Regeln von { $game } gibt es hier nicht; „moves“ zeigt die erlaubten Schritte.
cli-rules-targi =
    Eine Runde: Der Räuber zieht weiter; abwechselnd setzt ihr je drei Targi auf Randkarten, nie gegenüber einem gegnerischen. Wo sich deine Reihen und Spalten kreuzen, liegen deine Marker auf den Mittelfeldkarten. Dann nutzt ihr nacheinander eure Karten: Waren werden genommen, Stammeskarten bezahlt und in drei Reihen zu je vier ausgelegt.
    Eine Ecke ist ein Überfall. Die Partie endet nach dem letzten Überfall oder mit der Runde, in der jemand die zwölfte Karte auslegt.
    Wertung: Siegpunktplättchen, Silberkreuze auf ausgelegten Karten, Effekte der Endwertung, 4 für eine Reihe mit gleichen Symbolen, 2 für eine mit vier verschiedenen.
    Die ganzen Regeln stehen in der Dokumentation auf der Seite „Regeln von Targi“; „azalai cards targi“ gibt alle Karten aus.
cli-rules-targi-expansion =
    Mit der Erweiterung: Ein Targi darf auch auf eine Wanderdüne; sie wird einmal genutzt und hat keine Linie. Die Targia zieht andersherum; ein Targi auf ihrer Karte darf vor oder nach seiner Aktion ihre Gunst nutzen: eine Ware, oder eine Ware zurücklegen für eine Warenkarte. Wasser tauschst du bei deinen Aktionen und bei Überfällen gegen Waren (2) und Gold (3), es bezahlt manche Karten, und am Ende bringen je zwei 1 Punkt. Ein Aktionsmarker auf einer ausgelegten Karte gilt einmal, zu seinem Zeitpunkt.
    Alles steht auf der Seite „Regeln von Targi: die Erweiterung“; „azalai cards targi --expansion“ gibt alle Karten aus.
cli-rules-tuareg =
    Ein Zug ist eine von vier Aktionen: drei Karten ziehen und mindestens eine auf den Markt legen; ein bis vier Karten aus deinem Lager auf ein Tier laden; ein bis vier Karten einer Ware vom Markt auf ein Tier laden; oder für 3 Dinar eine Sonderkarte kaufen. Daneben darfst du in jeder deiner Höhlen eine Karte verstecken und Diebe losschicken. Am Ende eines Zuges enthält dein Lager höchstens vier Karten.
    Ein Kamel trägt vier Karten von zwei Waren mit einem Wechsel von unten nach oben, höchstens zwei Gold, und Wasser allein; ein Esel trägt vier beliebige.
    Ist der Stapel leer, haben alle noch einen Zug; dann zählen die Karten auf Tieren, in Höhlen und unter Dieben: Die Mehrheit bei einer Ware bringt ihre Punkte, bei Gleichstand je einen weniger. Die gezählten Karten bilden den Stapel von Etappe 2. Am Ende bringen unbenutzte Sonderkarten 1 Punkt, Landkarten 2.
    Die ganzen Regeln stehen in der Dokumentation auf der Seite „Regeln von Tuareg“; „azalai cards tuareg“ gibt alle Karten aus.
cli-taken-back = { $move } ist rückgängig gemacht.
cli-undo-nothing = Du hast noch nichts gespielt: Es gibt nichts rückgängig zu machen.
cli-undo-other = Dein letzter Schritt lässt sich nicht rückgängig machen: Seitdem hat jemand anderes gespielt.
cli-undo-reveal = Dein letzter Schritt lässt sich nicht rückgängig machen: Seitdem wurde etwas Verdecktes aufgedeckt.
cli-save-where = In welche Datei? Gib „save“ und ihren Namen ein, etwa „save first.azalai“.
cli-overwrite = { $file } gibt es schon. Überschreiben? (j/n){ " " }
# The answers that mean yes, in lower case.
cli-yes = j ja
cli-no-words = n nein
cli-not-saved = Es wurde nichts gespeichert.
cli-saved = In { $file } gespeichert.
cli-save-first = Vorher speichern? Gib einen Dateinamen ein, oder drück die Eingabetaste (oder n), um ohne Speichern zu gehen:{ " " }
cli-resume = Später fortsetzen mit: { $command }
cli-resume-earlier =
    { $count ->
        [one] Seit dem ersten Schritt nicht gespeichert. Von dort fortsetzen mit: { $command }
       *[other] Seit Schritt { $count } nicht gespeichert. Von dort fortsetzen mit: { $command }
    }
cli-play-again = Nicht gespeichert. Dieselben Karten noch einmal: { $command }

## The end

cli-score-line =
    { $what ->
        [tokens] Siegpunktplättchen
        [crosses] Silberkreuze auf ausgelegten Karten
        [card] Karte { $about }
        [row] Reihe { $about }
        [water] Wasser
        [stage_1]
            { $about ->
                [water] Etappe 1: Wasser
                [gold] Etappe 1: Gold
                [salt] Etappe 1: Steinsalz
               *[millet] Etappe 1: Hirse
            }
        [maps_1] Etappe 1: eingelöste Landkarten
        [stage_2]
            { $about ->
                [water] Etappe 2: Wasser
                [gold] Etappe 2: Gold
                [salt] Etappe 2: Steinsalz
               *[millet] Etappe 2: Hirse
            }
        [unused] Unbenutzte Sonderkarten
        [maps_2] Landkarten
       *[other] { $what } { $about }
    }
cli-score-total = Gesamt
cli-won = { $seat } gewinnt { $score } zu { $second }.
cli-won-tie = { $seat } gewinnt: Beide haben { $score } Punkte, und der Gleichstand wird durch mehr Gold, dann mehr Waren entschieden.
cli-draw = Unentschieden: Beide haben { $score } Punkte, gleich viel Gold und gleich viele Waren.

## Replay

cli-everything = alles
cli-replay-at = Schritt { $at } von { $last }, Sicht: { $seat }
cli-replay-end = Hier endet die gespeicherte Partie.
cli-replay-help = Eingabetaste oder n: nächster Schritt; p: voriger Schritt; eine Zahl: dieser Schritt; r: nächste Runde; Name eines Platzes: was er wusste; all: alles; q: beenden.
