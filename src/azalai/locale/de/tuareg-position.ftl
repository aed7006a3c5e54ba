### Tuareg: why a described position is not legal. Each line is an item of a list.


## Keys and values. $where is a place in the description, such as players[0].cache.

tuareg-position-other-seat = { $where } muss { $right } sein
tuareg-position-known = { $where } muss "all" oder eine Liste verschiedener Plätze von 0 bis { $last } sein
tuareg-position-one-of = { $where } muss eines von { $known } sein; nicht { $value }
tuareg-position-seat-number = seat muss eine ganze Zahl von 0 bis { $last } sein, nicht { $seat }
tuareg-position-passed = { $where } muss aus zwei dicts bestehen, einem je Etappe

## Cards

tuareg-position-card = { $where }: die Karte { $name } gibt es nicht; es gibt: { $kinds }
tuareg-position-too-many =
    { $count ->
        [one] von { $kind } gibt es nur { $count } Karte
       *[other] von { $kind } gibt es nur { $count } Karten
    }
tuareg-position-pile-count = der Nachziehstapel kann { $least } bis { $most } Karten haben, nicht { $count }
tuareg-position-cards-over =
    { $count ->
        [one] { $count } Karte fehlt
       *[other] { $count } Karten fehlen
    }
tuareg-position-specials-owned = die Spieler besitzen { $owned } der { $count } Karten { $special }
tuareg-position-specials = von den Karten { $special } liegen noch { $left } im Stapel, nicht { $given }
tuareg-position-camel = so kann { $seat } Kamel { $camel } nicht beladen haben: bis zu vier Karten, zwei Warenarten, ein Wechsel, zwei Gold, Wasser allein
tuareg-position-cache = das Lager von { $seat } enthält { $size } Karten; jetzt kann es { $most } enthalten
tuareg-position-cave-known = eine Karte in einer Höhle von { $seat } kennt { $seat } allein, oder alle, sobald sie gewertet ist
tuareg-position-stolen-known = eine Karte, die { $seat } gestohlen hat, kennen beide Beteiligten, oder alle, sobald sie gewertet ist
tuareg-position-late = { $seat } hat eine Karte gestohlen, nachdem der andere Platz gepasst hatte, aber dort wurde nicht gepasst
tuareg-position-points = { $where }.points muss die Summe der gewerteten Punkte sein, { $points }

## The turn

tuareg-position-stack = die gestellten Fragen folgen nicht auseinander
tuareg-position-cashing = Landkarten werden nach Etappe 1 eingelöst, der Reihe nach ab dem Platz, der die Etappe begann, von allen, die welche haben
tuareg-position-owed = dem Markt wird höchstens eine Karte geschuldet, und es muss eine zum Hinlegen geben
tuareg-position-drawn = Karten wurden nur beim Ziehen gezogen, und nicht mehr, als dabei erlaubt sind
tuareg-position-loading = dieses Tier kann nicht das sein, das beladen wird
tuareg-position-paying = diese Sonderkarte kann nicht die sein, die bezahlt wird
tuareg-position-hiding = eine Karte lässt sich nur in einer eigenen Höhle verstecken, die nicht voll ist und in diesem Zug nicht genutzt wurde
tuareg-position-robbing = es gibt keinen unbenutzten Dieb, der stehlen könnte
tuareg-position-market-empty = auf dem Markt ist keine Karte dieser Ware
tuareg-position-caves-used = eine in diesem Zug genutzte Höhle gehört dem Platz am Zug und enthält eine Karte
tuareg-position-unanswerable = auf die gestellte Frage gibt es keine Antwort
tuareg-position-stage-end = wenn eine Etappe gewertet wird, ist ihr Stapel leer und ihre letzte Runde vorbei
tuareg-position-last-round-early =
    { $count ->
        [one] die letzte Runde beginnt, wenn der Nachziehstapel leer ist; er hat { $count } Karte
       *[other] die letzte Runde beginnt, wenn der Nachziehstapel leer ist; er hat { $count } Karten
    }
tuareg-position-last-round-late = der Nachziehstapel ist leer, also muss es die letzte Runde sein: gib last_turns an

## What everybody has seen

tuareg-position-passed-cache = { $seat } hat gepasst, also kann das Lager diese Karten nicht enthalten
tuareg-position-memory-early = das Gedächtnis betrifft Etappe 2, und dies ist Etappe 1
tuareg-position-memory-place = das Gedächtnis muss jede verdeckte Karte einmal nennen und keine andere
tuareg-position-memory-cache = das Lager von { $seat } ergibt sich nicht aus dem, was zu Beginn von Etappe 2 da war, gezogen und abgegeben wurde
tuareg-position-memory-pile = der zweite Stapel muss das sein, was von ihm übrig ist, und das, was von ihm gezogen wurde
