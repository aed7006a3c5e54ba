### Why a move of Tuareg is good: the reasons of a hint.

tuareg-hint-majority =
    { $sort ->
        [overtakes] Überholt { seat-name } bei { tuareg-kind } mit { $count }: { $points } Punkte, wenn die Etappe jetzt endete.
        [leads] Bringt dir bei { tuareg-kind } mit { $count } die Mehrheit: { $points } Punkte, wenn die Etappe jetzt endete.
       *[shares] Zieht bei { tuareg-kind } mit je { $count } gleich: { $points } Punkte, wenn die Etappe jetzt endete.
    }
tuareg-hint-more = So kannst du { $cards } laden: Dann hast du { $count }.
tuareg-hint-buy =
    { $special ->
        [donkey] Kauft einen Esel: ein Tier mehr, das alles trägt.
        [cave] Kauft eine Höhle: Sie versteckt Karten, wo sie niemand stehlen oder sehen kann.
        [thief] Kauft einen Dieb: Er kann die Karte holen, die über eine Mehrheit entscheidet.
       *[map] Kauft eine Landkarte: { $points } Punkte am Ende einer Etappe.
    }
tuareg-hint-cash = Bringt jetzt { $points } Punkte.
tuareg-hint-draw =
    { $count ->
        [0] Dein Lager ist leer: Du brauchst Karten zum Beladen.
        [one] Dein Lager hat nur 1 Karte: Du brauchst mehr zum Beladen.
       *[other] Dein Lager hat nur { $count } Karten: Du brauchst mehr zum Beladen.
    }
tuareg-hint-rob =
    { $kind ->
        [millet] Nimmt { seat-name } Hirse weg und behält sie bis zur Wertung der Etappe.
       *[other] Nimmt { seat-name } { tuareg-kind } weg und behält es bis zur Wertung der Etappe.
    }
tuareg-hint-deny = Sonst nimmt { seat-name } { tuareg-kind } vom Markt.
tuareg-hint-withhold =
    { $kind ->
        [millet] Legt keine Hirse für { seat-name } auf den Markt.
       *[other] Legt kein { tuareg-kind } für { seat-name } auf den Markt.
    }
tuareg-hint-keep = Du behältst { $cards } zum Beladen oder Bezahlen.
