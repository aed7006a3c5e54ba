### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; erlaubt: " }{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; frei: " }{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; dein Marker darf hierher: " }{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] { "; du kannst nur darauf verzichten" }
       *[yes] { "; verzichte darauf mit " }{ $move }
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [one] { "; der letzte liegt auf " }{ $out }
               *[other] { "; deine liegen auf " }{ $out }
            }
    }
targi-no-question = „{ $move }“ beantwortet eine andere Frage. Gefragt ist jetzt: { $question } Erlaubt: { $moves }
targi-no-place-corner = du kannst nicht auf { $number } setzen: das ist eine Ecke mit Überfall{ targi-free }
targi-no-place-robber = du kannst nicht auf { $number } setzen: dort steht der Räuber{ targi-free }
targi-no-place-own = du kannst nicht auf { $number } setzen: dort steht dein eigener Targi{ targi-free }
targi-no-place-taken = du kannst nicht auf { $number } setzen: dort steht ein Targi von { seat-name }{ targi-free }
targi-no-place-opposite = du kannst nicht auf { $number } setzen: gegenüber auf { $opposite } steht ein Targi von { seat-name }{ targi-free }
targi-no-targi =
    { $count ->
        [one] du hast keinen Targi auf { $number }; der letzte steht auf { $out }
       *[other] du hast keinen Targi auf { $number }; deine stehen auf { $out }
    }
targi-no-targi-left = du hast keinen Targi auf { $number }: alle sind zurück{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] { $border } nützt dir nichts: deine Handkarte stammt aus dieser Runde und wartet auf eine spätere{ targi-only-give-up }
       *[no] { $border } nützt dir nichts: du hast keine Handkarte{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [one] { $border } nützt dir nichts: du hast keine Waren{ targi-only-give-up }
       *[other] { $border } nützt dir nichts: ein Tausch kostet { $count } gleiche Waren{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [one] { $border } nützt dir nichts: ein Tausch kostet { $count } Ware oder { $gold }{ targi-only-give-up }
       *[other] { $border } nützt dir nichts: ein Tausch kostet { $count } gleiche Waren oder { $gold }{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border } nützt dir nichts: keine offene Mittelfeldkarte ist für einen Marker frei{ targi-only-give-up }
       *[no] { $border } nützt dir nichts: du hast keinen Marker im Mittelfeld{ targi-only-give-up }
    }
targi-no-marker = du hast keinen Marker auf { targi-centre }{ targi-markers-out }
targi-no-marker-left = du hast keinen Marker auf { targi-centre } und auch sonst keinen{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] es gibt keine Handkarte { $place }{ targi-legal }
       *[no] du hast keine Handkarte{ targi-legal }
    }
targi-no-hand-yet = die Karte { $card } stammt aus dieser Runde und wartet auf eine spätere{ targi-legal }
targi-no-hand-noble = deine Handkarte { $card } braucht einen Targi auf dem Adeligen oder eine ausgelegte Karte, die es erlaubt{ targi-legal }
targi-no-done =
    { $count ->
        [one] du kannst deinen Zug nicht beenden: eine Figur ist noch im Einsatz; nutze sie oder verzichte: { $figures }
       *[other] du kannst deinen Zug nicht beenden: { $count } Figuren sind noch im Einsatz; nutze sie oder verzichte: { $figures }
    }
targi-no-lay-full = du kannst die Karte { $card } nicht auslegen: deine Auslage ist mit zwölf Karten voll{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] du kannst die Karte { $card } nicht auslegen; dir fehlt: { $missing }{ targi-legal }
        [one] du kannst die Karte { $card } nicht auslegen; dir fehlt: { $missing }, und du sparst nur { $off } Ware{ targi-legal }
       *[other] du kannst die Karte { $card } nicht auslegen; dir fehlt: { $missing }, und du sparst nur { $off } Waren{ targi-legal }
    }
targi-no-keep-hand = du kannst die Karte { $card } nicht behalten: sie kommt von deiner Hand und wird ausgelegt oder abgeworfen{ targi-legal }
targi-no-keep-full = du kannst die Karte { $card } nicht auf die Hand nehmen: deine Hand ist voll{ targi-legal }
targi-no-discard = du kannst die Karte { $card } nicht abwerfen: deine Hand ist nicht voll; lege sie aus oder nimm sie auf die Hand{ targi-legal }
targi-no-pay-way =
    { $count ->
        [one] für die Karte { $card } gibt es nur { $count } Zahlungsweise, nicht { $way }{ targi-legal }
       *[other] für die Karte { $card } gibt es nur { $count } Zahlungsweisen, nicht { $way }{ targi-legal }
    }
targi-no-pay-cost =
    { $off ->
        [0] du kannst die Karte { $card } nicht mit Zahlungsweise { $way } bezahlen; dir fehlt: { $missing }{ targi-legal }
        [one] du kannst die Karte { $card } nicht mit Zahlungsweise { $way } bezahlen; dir fehlt: { $missing }, und du sparst nur { $off } Ware{ targi-legal }
       *[other] du kannst die Karte { $card } nicht mit Zahlungsweise { $way } bezahlen; dir fehlt: { $missing }, und du sparst nur { $off } Waren{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] im Preis ist keine Dattel ({ $price }){ targi-legal }
        [salt] im Preis ist kein Salz ({ $price }){ targi-legal }
       *[pepper] im Preis ist kein Pfeffer ({ $price }){ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] du kannst keine Dattel sparen; dir fehlt für den Preis: { $missing }{ targi-legal }
        [salt] du kannst kein Salz sparen; dir fehlt für den Preis: { $missing }{ targi-legal }
       *[pepper] du kannst keinen Pfeffer sparen; dir fehlt für den Preis: { $missing }{ targi-legal }
    }
targi-no-row =
    { $count ->
        [one] Reihe { $row } ist voll; Platz ist in Reihe { $rows }
       *[other] Reihe { $row } ist voll; Platz ist in den Reihen { $rows }
    }
targi-no-swap-same = die Karte { $card } ist schon die erste; wähle eine andere{ targi-legal }
targi-no-swap-empty = in Reihe { $row } auf Platz { $place } hast du keine Karte{ targi-legal }
targi-no-skip = die erste Karte ist gewählt; wähle die, mit der sie den Platz tauscht{ targi-legal }
targi-no-give =
    { $good ->
        [dates] du hast keine Datteln{ targi-legal }
        [salt] du hast kein Salz{ targi-legal }
       *[pepper] du hast keinen Pfeffer{ targi-legal }
    }
targi-no-exchange = das kostet { $wares }, und du hast { $held }{ targi-legal }
targi-no-trade-one = eins zu eins geht nur mit einer ausgelegten Karte, die es erlaubt; ohne sie kostet ein Tausch { $count } gleiche Waren{ targi-legal }
targi-no-trade-taken =
    { $good ->
        [dates] du hast bei diesem Besuch Datteln eins zu eins bekommen und darfst sie nicht eins zu eins abgeben{ targi-legal }
        [salt] du hast bei diesem Besuch Salz eins zu eins bekommen und darfst es nicht eins zu eins abgeben{ targi-legal }
       *[pepper] du hast bei diesem Besuch Pfeffer eins zu eins bekommen und darfst ihn nicht eins zu eins abgeben{ targi-legal }
    }
targi-no-move-face-down = die Karte auf { targi-centre } ist verdeckt{ targi-marker-free }
targi-no-move-marker = auf { targi-centre } liegt schon ein Marker{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid } nimmt Gold oder Punkte, keine Waren{ targi-legal }
       *[goods] { $raid } nimmt Waren oder Punkte, kein Gold{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] du hast keine Waren für { $raid }{ targi-legal }
        [gold] du hast kein Gold für { $raid }{ targi-legal }
       *[points] du hast keine Punkte für { $raid }{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid } nimmt { $due } Waren, und du hast { $held }; gib ab, was du ganz bezahlen kannst{ targi-legal }
        [gold] { $raid } nimmt { $due } Gold, und du hast { $held }; gib ab, was du ganz bezahlen kannst{ targi-legal }
       *[points] { $raid } nimmt { $due } Punkte, und du hast { $held }; gib ab, was du ganz bezahlen kannst{ targi-legal }
    }
