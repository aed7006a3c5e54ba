### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { seat-name } setzt auf { $border }.
targi-log-markers =
    { $count ->
        [one] { seat-name } legt einen Marker auf { $spaces }.
       *[other] { seat-name } legt Marker auf { $spaces }.
    }
targi-log-no-markers = { seat-name } hat keinen Kreuzungspunkt und legt keinen Marker.
targi-log-use = { seat-name } nutzt { $border }.
targi-log-use-goods = { seat-name } nutzt { $border } und nimmt { $amount }.
targi-log-use-expansion = { seat-name } nutzt { $border } und zieht eine Stammeskarte.
targi-log-turned-over = { seat-name } deckt eine Warenkarte auf: { $amount }.
targi-log-goods-card = { seat-name } nimmt die Warenkarte vom { targi-centre }: { $amount }.
targi-log-tribe-card = { seat-name } nimmt die Karte { $card } vom { targi-centre }.
targi-log-give-up = { seat-name } verzichtet auf { $border }.
targi-log-give-up-centre = { seat-name } verzichtet auf { $space }.
targi-log-hand = { seat-name } nimmt die Handkarte { $card }.
targi-log-hand-hidden = { seat-name } nimmt die Handkarte.
targi-log-done = { seat-name } ist fertig.
targi-log-lay = { seat-name } will die Karte { $card } auslegen.
targi-log-keep = { seat-name } nimmt die Karte { $card } auf die Hand.
targi-log-discard = { seat-name } wirft die Karte { $card } ab.
targi-log-price = { seat-name } will { $price } für die Karte { $card } bezahlen.
targi-log-row = { seat-name } legt die Karte { $card } in Reihe { $row } auf Platz { $place } und bezahlt { $price }.
targi-log-brought = Das bringt { seat-name } { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name } vollendet Reihe { $row }: gleiche Symbole.
       *[different] { seat-name } vollendet Reihe { $row }: vier verschiedene Symbole.
    }
targi-log-twelve = { seat-name } hat die zwölfte Karte ausgelegt: Dies ist die letzte Runde.
targi-log-swap-first = { seat-name } will die Karte { $card } verlegen.
targi-log-swap = { seat-name } lässt die Karten { $first } und { $second } die Plätze tauschen.
targi-log-skip = { seat-name } lässt alle Karten, wo sie sind.
targi-log-take = { seat-name } nimmt { $amount }.
targi-log-give = { seat-name } gibt beim Überfall { $amount } ab.
targi-log-give-goods =
    { $count ->
        [one] { seat-name } will beim Überfall { $count } Ware abgeben.
       *[other] { seat-name } will beim Überfall { $count } Waren abgeben.
    }
targi-log-return = { seat-name } legt Überzähliges zurück: { $amount }.
targi-log-exchange = { seat-name } tauscht { $give } gegen { $get }.
targi-log-enough = { seat-name } tauscht nicht weiter.
targi-log-marker-from = { seat-name } will einen Marker vom { targi-centre } versetzen.
targi-log-marker = { seat-name } versetzt einen Marker von { $origin } auf { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] Die abgeworfenen Warenkarten werden zu einem neuen Stapel gemischt.
       *[tribe] Die abgeworfenen Stammeskarten werden zu einem neuen Stapel gemischt.
    }
targi-log-turned-up = Aufgedeckt: { $spaces }.
targi-log-raid = Der Räuber kommt auf { $border }.
targi-log-spared =
    { $safe ->
        [yes] { seat-name } ist vor Überfällen sicher.
       *[no] { seat-name } hat nichts abzugeben.
    }
targi-log-round = Runde { $round }: Der Räuber steht auf { $border }, { seat-name } beginnt.
