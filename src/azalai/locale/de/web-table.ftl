### Texts of the table page that all games share.

web-nothing-to-send = Es gibt noch nichts zu senden: Wähle zuerst einen Schritt.
web-draft-is-whole = Nach { $move } ist die Entscheidung vollständig: Sende sie.
web-turn-yours = Du bist dran
web-turn-shared = { $name }, du bist dran
web-turn-theirs = { $name } ist dran
web-turn-replay = { $name } ist dran
web-turn-over = Partie zu Ende
web-thinking = denkt nach …
web-watching = Du schaust zu.
web-wait = Bitte warten
web-choose = Wähle auf dem Tisch
web-cancel = Abbrechen
web-cancel-all = Nimm alles zurück, was du gewählt hast.
web-legal-cards =
    { $count ->
        [one] { $count } erlaubte Karte
       *[other] { $count } erlaubte Karten
    }
web-or = oder
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-round = Runde { $round }
# What happened at the table besides moves; a line of the log.
web-event =
    { $what ->
        [deal] Der Gastgeber hat die Spielnummer gewählt und kennt vielleicht jede Karte.
        [research] Die beendete Partie darf ohne Namen für die Forschung verwendet werden.
        [sat] { $name } nimmt Platz.
        [left] { $name } verlässt den Tisch.
        [moved] { $name } wechselt auf ein anderes Gerät.
        [filled] Ein Computer nimmt den freien Platz ein.
        [stood-in] Ein Computer springt für { $name } ein.
       *[came-back] { $name } kommt zurück.
    }
web-hint = Tipp
web-hint-not =
    { $why ->
        [people] Gegen andere Menschen gibt es keine Tipps.
       *[turn] Einen Tipp bekommst du, wenn du dran bist.
    }
web-hinting = Ein starker Computer denkt über deinen Schritt nach …
web-hint-show = { $number } zeigen
web-hint-of-100 = von 100
web-hint-cancelled = Der Tipp wurde abgebrochen.
web-hints = Das würde ein starker Computer tun
web-hints-close = Tipps schließen
web-skip = Überspringen
web-skip-says = Pausen überspringen, bis ein Mensch entscheidet (Taste S)
web-undo = Rückgängig
web-undo-not =
    { $why ->
        [nothing] Es gibt noch nichts rückgängig zu machen.
        [people] Rückgängig geht jetzt nicht: Seitdem hat jemand anderes gespielt oder etwas gesehen.
       *[turn] Rückgängig geht nur, wenn du dran bist.
    }
web-more = Auch möglich
web-actions = Aktionen
web-one-less = Eins weniger: { $name }
web-one-more = Eins mehr: { $name }
web-lost = Verbindung verloren. Neuer Versuch …
web-offline = Das hat den Server nicht erreicht. Bitte versuch es noch einmal.
web-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-changed = Der Tisch hat sich verändert. Bitte wähle noch einmal.
web-close = Schließen
web-rule = Die Regel zu dieser Entscheidung, in einem neuen Tab
