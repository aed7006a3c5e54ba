### Targi: why a described position is not legal. Each line is an item of a list.


## Keys and values. $where is a place in the description, such as players[0].goods.

targi-position-seat-number = seat muss eine ganze Zahl von 0 bis { $last } sein oder leer, wenn die Partie zu Ende ist; nicht { $seat }
targi-position-source = { $where } muss von einer Karte aus einer dieser Quellen handeln: { $sources }

## Cards

targi-position-card =
    { $sort ->
        [goods] { $where }: die Warenkarte { $name } gibt es nicht
        [dune] { $where }: die Wanderdüne { $name } gibt es nicht
       *[tribe] { $where }: die Stammeskarte { $name } gibt es nicht
    }
targi-position-card-twice = { $where }: { $name } liegt schon woanders
targi-position-space = { $where } nennt ein anderes Feld oder eine andere Art Karte als die dort
targi-position-centre-empty =
    { $sort ->
        [goods] für Mittelfeld { $space } ist keine Warenkarte mehr da
       *[tribe] für Mittelfeld { $space } ist keine Stammeskarte mehr da
    }
targi-position-deck-count =
    { $sort ->
        [goods] der Stapel der Warenkarten hätte { $count } Karten, nicht { $wanted }
        [dunes] der Stapel der Wanderdünen hätte { $count } Karten, nicht { $wanted }
       *[tribe] der Stapel der Stammeskarten hätte { $count } Karten, nicht { $wanted }
    }
targi-position-deal = eine verdeckte Karte stammt aus einem Stapel, der noch nicht ausgeteilt ist
targi-position-question-card = über eine Karte wird genau so lange entschieden, wie nach ihr gefragt wird
targi-position-card-open = die Karte, über die entschieden wird, ist offen, außer sie wurde vom Stapel gezogen und noch nicht ausgelegt
targi-position-card-from-hand = die Karte, über die entschieden wird, kam von der Hand; also muss ihr Platz dort frei sein
targi-position-card-from-centre = die Karte, über die entschieden wird, kam aus dem Mittelfeld; also muss dort für sie eine verdeckte Warenkarte liegen
targi-position-price = der noch offene Preis passt nicht zu den Kosten von { $card }
targi-position-display-full = in eine volle Auslage von zwölf Karten lässt sich keine Karte mehr legen

## Clock, figures and turns. $seat is blue or white.

targi-position-robber = in Runde { $round } steht der Räuber nicht auf { $robber }
targi-position-raid = der Räuber steht auf der Ecke { $robber }: es ist Überfall, und niemand setzt oder führt Aktionen aus
targi-position-no-raid = der Räuber steht auf { $robber }, und es ist kein Überfall
targi-position-over = die Partie endet nur nach dem Überfall auf 16 oder nach einer Runde, in der jemand die zwölfte Karte ausgelegt hat
targi-position-twelve = { $seat } hat zwölf Karten ausgelegt: die Partie wäre schon zu Ende
targi-position-player-seat = { $where } ist { $name }
targi-position-targi-place = ein Targi steht auf einer Ecke, oder zwei stehen auf einer Karte
targi-position-targi-opposite = Targi beider Seiten stehen einander gegenüber
targi-position-targi-robber = ein Targi von { $seat } steht beim Räuber auf { $robber }
targi-position-targis = { $seat } hat mehr als { $most } Targi
targi-position-targi-used = alle Targi von { $seat } sind eingesetzt, aber einer davon wird gerade genutzt
targi-position-markers = { $seat } hat mehr als { $most } Marker
targi-position-marker-shared = Marker beider Seiten liegen auf einer Karte
targi-position-marker-face-down = ein Marker von { $seat } liegt auf einer verdeckten Karte
targi-position-marker-early = im Mittelfeld liegen Marker, bevor alle Targi gesetzt sind
targi-position-markers-crossing = { $seat } hat einen Marker, wo kein Kreuzungspunkt der eigenen Targi ist
targi-position-placing = { $first } beginnt, und es wird abwechselnd gesetzt; also kann Blau nicht { $blue } und Weiß { $white } gesetzt haben
targi-position-all-placed = alle Targi sind gesetzt: die Phase ist "act"
targi-position-waiting = { $seat } war noch nicht mit Aktionen dran, hat also { $targis } Targi eingesetzt und einen Marker auf jedem ihrer Kreuzungspunkte
targi-position-figures-left = { $seat } ist nicht am Zug, also sind alle Figuren zurück
targi-position-other-markers = auf Mittelfeld { $place } liegen andere Marker als bei den Spielern angegeben
targi-position-other-targis = auf Randkarte { $place } stehen andere Targi als bei den Spielern angegeben
targi-position-face-down =
    { $count ->
        [one] { $count } Mittelfeldkarte ist verdeckt, aber in dieser Runde können nur { $most } genommen worden sein
       *[other] { $count } Mittelfeldkarten sind verdeckt, aber in dieser Runde können nur { $most } genommen worden sein
    }
targi-position-face-down-early = Mittelfeldkarten sind nur verdeckt, während Aktionen ausgeführt werden
targi-position-hand-early = { $seat } war in Runde { $round } noch nicht mit Aktionen dran und kann die Handkarte nicht in ihr genommen haben
targi-position-limits = { $seat } ist nicht am Zug und hat also höchstens { $goods } Waren und { $gold } Gold
targi-position-limits-water = { $seat } ist nicht am Zug und hat also höchstens { $goods } Waren, { $gold } Gold und { $water } Wasser

## Who decides what. $ask is a word of "asks".

targi-position-seat =
    { $right ->
        [nobody] in dieser Stellung entscheidet niemand, nicht { $seat }
       *[other] in dieser Stellung entscheidet { $right }, nicht { $seat }
    }
targi-position-phase-asks = die Phase ist "{ $phase }", aber die Fragen gehören zu "{ $right }"
targi-position-stack = diese Fragen können nicht aufeinander warten: { $asks }
targi-position-asks-count = { $where }: "{ $ask }" kann hier nicht { $count }-mal gefragt werden
targi-position-asks-about = { $where }: "{ $ask }" kann hier nicht nach { $about } fragen
targi-position-no-answer = niemand könnte hier "{ $ask }" beantworten

## The expansion

targi-position-needs-expansion = sie beschreibt einen Tisch mit der Erweiterung: die Option expansion=True fehlt
targi-position-with-expansion = der Tisch hat die Erweiterung, also kann "expansion" nur true sein
targi-position-targia = in Runde { $round } steht die Targia auf { $right }, nicht auf { $targia }
targi-position-tokens = { $where } muss verschiedene Plätze der Auslage aufzählen, etwa "1.2" für Reihe 1, Platz 2
targi-position-token-card = ein Aktionsmarker von { $seat } liegt auf { $place }, aber keine Karte dort hat einen
targi-position-not-wild = { $where }: { $name } ist eine Wanderdüne, die sich nicht auslegen lässt
targi-position-dune-place = { $where } ist die Wanderdüne auf Platz { $place }
targi-position-dune-empty = ein Targi von { $seat } steht auf Wanderdüne { $place }, aber dort liegt keine
targi-position-dune-shared = Targi beider Seiten stehen auf einer Wanderdüne, aber niemand hat dafür einen Aktionsmarker genutzt
targi-position-no-dune = zu Beginn einer Runde liegt mindestens eine Wanderdüne offen, und vor den Aktionen wird keine genommen
targi-position-other-dunes = auf Wanderdüne { $place } stehen andere Targi als bei den Spielern angegeben
targi-position-faces = { $seat } hat in dieser Runde keinen Aktionsmarker genutzt, um gegenüber von gegnerischen Targi zu stehen
targi-position-favoured = { $seat } hat die Gunst der Targia genau dann, wenn ein eigener Targi auf ihrer Karte { $targia } eine Aktion ausführt oder ausgeführt hat
targi-position-looked = looked: zähle Karten nur auf, solange unter ihnen gewählt wird, und dann alle
targi-position-token = kein Aktionsmarker spart bei { $card } eine Ware, also wird nach keinem gefragt
targi-position-cheap = kein Aktionsmarker und keine Wanderdüne spart bei { $card } so viele Waren
targi-position-asks-card = { $where } handelt nicht von der Karte, die dafür daliegt; es nennt { $name }
targi-position-no-box = Karten bleiben nur mit der Option tribe="mixed" in der Schachtel
targi-position-box-kind = von den Karten mit dem Symbol { $kind } liegen genau { $each } in der Schachtel und { $each } sind im Spiel
targi-position-border-set = Randkarte { $number } stammt aus { $sets }, nicht aus { $named }
