### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = Aufgaben
puzzles-intro = Stellungen aus Partien des stärksten Computers, am echten Tisch. Ein Schritt ist klar besser als alle anderen: Finde ihn.
puzzles-none = Solche Aufgaben gibt es nicht.
puzzles-week = Deine Woche
puzzles-rating = Deine Wertung
puzzles-solved = Auf Anhieb gelöst
puzzles-solved-of = { $solved } von { $tried }
puzzles-choose = Mehr Aufgaben
puzzles-group = Spiel
puzzles-theme = Thema
puzzles-all = Alle
puzzles-start = Nächste Aufgabe
puzzles-count =
    { $count ->
        [one] Eine Aufgabe passt zu dieser Auswahl.
       *[other] { $count } Aufgaben passen zu dieser Auswahl.
    }
puzzle-of-the-day = Aufgabe des Tages
puzzle-name = Aufgabe { $number }
puzzle-page-title = Aufgabe { $number } – Azalai
puzzle-group =
    { $group ->
        [targi] Targi
        [expansion] Targi mit der Erweiterung
       *[tuareg] Tuareg
    }
puzzle-theme =
    { $theme ->
        [row] Reihen
        [denial] Wegnehmen
        [raid] Überfälle
        [timing] der richtige Moment
        [endgame] Endspiel
        [loading] Reihenfolge beim Beladen
        [thief] Diebe
       *[map] Landkarten
    }
puzzle-themes = Es geht um: { $themes }.
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] Mo
        [tue] Di
        [wed] Mi
        [thu] Do
        [fri] Fr
        [sat] Sa
       *[sun] So
    }
puzzle-mark =
    { $mark ->
        [solved] gelöst
       *[tried] nicht gelöst
    }
puzzle-stars = Schwierigkeit { $count } von { $most }
puzzle-rating = Wertung { $rating }
puzzle-find =
    { $count ->
        [one] Finde den besten Schritt
       *[other] Finde die besten Schritte: { $number } von { $count }
    }
puzzle-task = Ein Schritt bewahrt eine klar bessere Gewinnchance als jeder andere.
puzzle-counted = Dein erster Versuch hat gezählt; dieser ist zum Üben.
puzzle-hint = Tipp
puzzle-tries = Deine Versuche
puzzle-chance = { $chance } %
puzzle-show = Lösung zeigen
puzzle-leave = Alle Aufgaben
puzzle-wrong = Dieser Schritt bewahrt eine Gewinnchance von { $chance } %, ein anderer { $best } %. Versuch es noch einmal.
puzzle-wrong-most = Dieser Schritt bewahrt eine Gewinnchance von höchstens { $chance } %, ein anderer { $best } %. Versuch es noch einmal.
puzzle-wrong-later = Ein anderer Schritt bewahrt hier eine klar bessere Gewinnchance. Versuch es noch einmal.
puzzle-outcome =
    { $outcome ->
        [solved] Gelöst!
        [late] Gefunden, aber nicht auf Anhieb
       *[shown] Die Lösung
    }
puzzle-solution-figures = Die Lösung bewahrt eine Gewinnchance von { $best } %, der nächstbeste Schritt { $second } %.
puzzle-others = { $share } % aller Spieler fanden sie auf Anhieb.
puzzle-own = Deine Wertung: { $rating }.
puzzle-streak =
    { $days ->
        [one] Ein Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
puzzle-why = Warum?
puzzle-why-none = Die Gründe liegen weiter voraus, als ein Tipp reicht.
puzzle-next = Nächste Aufgabe
puzzle-play = Weiterspielen
puzzle-not-finished = Löse erst die Aufgabe oder lass dir die Lösung zeigen: Dann kannst du von dort weiterspielen.
home-puzzles = Aufgaben
home-puzzles-how = Eine Stellung aus einer Partie des stärksten Computers, in der ein Schritt der beste ist: Finde ihn.
home-puzzles-go = Aufgabe des Tages

## In the terminal

puzzles-solve-how = Gib einen Schritt ein oder eines dieser Wörter: { $words }.
puzzles-prompt = Dein Schritt:{ " " }
puzzles-unknown = Die Aufgabe { $number } gibt es nicht. Die Arten von Tischen sind: { $tables }.
