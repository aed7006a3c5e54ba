### Die Bilder der Regeln.

rules-picture-board = Die Randkarten 1 bis 16, die Mittelfelder 1 bis 9 und die sechs Linien hindurch
rules-picture-placing = Räuber auf { $robber }, Blau auf { $blue }, Weiß auf { $white }: Weiß darf einen Targi setzen auf { $free }
rules-picture-crossing =
    { $count ->
        [0] Targi { $targis }: kein Kreuzungspunkt
        [one] Targi { $targis }: ein Kreuzungspunkt
       *[other] Targi { $targis }: zwei Kreuzungspunkte
    }
rules-picture-crossings = Wo sich die Linien einer Reihe und einer Spalte kreuzen, liegt ein Marker
rules-picture-robber = Räuber { $round }
rules-picture-targia = Targia { $round }
rules-picture-round = in Runde …
rules-picture-meeting = In welcher Runde der Räuber und die Targia auf einer Randkarte stehen
rules-picture-load =
    { $load ->
        [change] zwei Waren, ein Wechsel
        [alone] Wasser allein
        [top] ein Wechsel, ganz oben
        [second] ein zweiter Wechsel
        [gold] mehr als zwei Gold
        [water] Wasser reist allein
       *[third] eine dritte Ware
    }
rules-picture-loading = Was ein Kamel tragen darf und was nicht
rules-picture-loading-order = Die Ladungen von unten nach oben.
