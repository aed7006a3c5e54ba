### The card explorer in the browser.

card-explorer-title = Kartenvergleich
card-explorer-back = Alle Karten
card-explorer-intro = Der Unterschied sagt, wie viel öfter Spieler mit einer Stammeskarte gewannen als alle, die irgendeine Stammeskarte auf dieselbe Weise, in derselben Runde und in derselben Lage benutzten. Gemessen in { $games } Partien des stärksten Computers gegen sich selbst.
card-explorer-reading = Alle Unterschiede beziehen sich auf 100 Partien. ± ist die Hälfte des 95-%-Intervalls; ein Unterschied, der sicher nicht null ist, ist fett. Hinten und vorn heißt: um mindestens zwei Punkte, als die Karte benutzt wurde. Ein Unterschied beweist nicht, dass die Karte seine Ursache ist.
card-explorer-none = Solche Partien wurden noch nicht gemessen, deshalb haben die Karten keine Zahlen.
card-explorer-unused = Niemand hat diese Karte auf diese Weise benutzt.
card-explorer-caption = Stammeskarten und wie es Spielern mit ihnen erging. Die Überschriften sortieren die Tabelle.
card-explorer-ways = Wie die Karte benutzt wurde
card-explorer-way =
    { $way ->
        [laid] ausgelegt
       *[kept] auf der Hand behalten
    }
card-explorer-column =
    { $column ->
        [card] Karte
        [count] Benutzt
        [won] Gewonnen
        [effect] Unterschied
        [early] Runden 1–4
        [middle] Runden 5–8
        [late] Runden 9–12
        [behind] Hinten
        [even] Gleichauf
       *[ahead] Vorn
    }
card-explorer-percent = { $share } %
card-explorer-by-round = Der Unterschied nach Runde und Lage
card-explorer-round = Runde
card-explorer-all-rounds = Alle Runden
