### Targi with the expansion: water, dunes, the Targia, tokens. What the variables hold is told in targi.ftl;
### { $dune } comes in words too: "dune 2 (Shrine)".


## Names

targi-dune =
    { $dune ->
        [wild] Joker-Wanderdüne
        [strongbox] Schatztruhe
        [caravanserai] Karawanserei
        [cistern] Zisterne
        [pilgrim] Pilger
        [envoy] Gesandter
        [peddler] Wanderhändler
        [matchmaker] Ehestifterin
        [crossroads] Weggabelung
        [council] Ratsversammlung
        [market] Basar
        [shrine] Heiligtum
        [resettle] Umzug
        [exchange] Wechselstube
       *[other] { $dune }
    }
targi-dune-card = Wanderdüne { $place } ({ $name })
targi-dune-place = Wanderdüne { $place }
targi-set =
    { $set ->
        [expansion] Erweiterung
       *[base] Grundspiel
    }
# In place of points: what raid 4 takes.
targi-rightmost-card = die Karte ganz rechts in einer Reihe
targi-cost-extra = { $cost }, Aufpreis { $extra } für { $points }

## What border cards do

targi-text-noble = Lege deine Handkarte zu ihren Kosten aus oder wirf sie für { $amount } ab.
targi-text-mirage = Versetze einen deiner Marker auf eine benachbarte offene Mittelfeldkarte ohne Marker.
targi-text-spring = Nimm { $amount } oder decke die oberste Warenkarte auf und nimm, was sie zeigt.
targi-text-expansion = Ziehe die oberste Stammeskarte oder nimm die oberste Karte vom Ablagestapel: Lege sie aus, nimm sie auf die Hand oder wirf sie ab. Für { $amount } darfst du eine gezogene Karte abwerfen und eine andere ziehen.

## What tribe cards do

targi-effect-favour_bonus = Die Gunst der Targia bringt dir außerdem { $what }.
targi-effect-join_dune = Setze einmalig einen Targi auf eine Wanderdüne, auf der schon ein gegnerischer Targi steht.
targi-effect-hand_of_two = Du darfst zwei Handkarten haben.
targi-effect-dune_bonus = Jede Wanderdüne, die du nutzt, bringt dir außerdem { $what }.
targi-effect-place_opposite = Setze einmalig eine Runde lang deine Targi auch gegenüber von gegnerischen Targi.
targi-effect-extra_border = Nutze einmalig zwischen deinen Aktionen eine Randkarte, auf der niemand steht.
targi-effect-turn_goods_cards =
    { $count ->
        [one] Decke die oberste Warenkarte auf und nimm, was sie zeigt.
       *[other] Decke { $count } Warenkarten auf und nimm, was sie zeigen.
    }
targi-effect-points_per_goods =
    { $every ->
        [one] In der Endwertung 1 Punkt für jede übrige Ware.
       *[other] In der Endwertung 1 Punkt für je { $every } übrige Waren.
    }
targi-effect-round_income = Nimm zu Beginn jeder Runde { $what }.
targi-effect-water_buys_good = Für 1 Wasser bekommst du eine Ware.
targi-effect-draw_tribe = Ziehe die oberste Stammeskarte: Lege sie aus, nimm sie auf die Hand oder wirf sie ab.
targi-effect-cheap_lay =
    { $goods ->
        [one] Lege einmalig eine Karte für { $goods } Ware weniger aus.
       *[other] Lege einmalig eine Karte für bis zu { $goods } Waren weniger aus.
    }
targi-effect-raid_shield = Gib einmalig bei einem Überfall nichts ab.

## What dunes do

targi-dune-gain = Nimm { $what }.
targi-dune-lay_wild = Bezahle { $cost } und lege diese Karte in eine Reihe: 0 Punkte, und in der Endwertung das Symbol, das für dich am besten ist.
targi-dune-take_centre_tribe = Nimm eine offene Stammeskarte ohne Marker aus dem Mittelfeld: Lege sie aus, nimm sie auf die Hand oder wirf sie ab.
targi-dune-take_centre_goods =
    { $times ->
        [one] Nimm eine offene Warenkarte ohne Marker aus dem Mittelfeld.
        [2] Nimm eine offene Warenkarte ohne Marker aus dem Mittelfeld und doppelt, was sie zeigt.
       *[other] Nimm eine offene Warenkarte ohne Marker aus dem Mittelfeld und { $times }-mal, was sie zeigt.
    }
targi-dune-cheap_hand =
    { $goods ->
        [one] Lege deine Handkarte für { $goods } Ware weniger aus.
       *[other] Lege deine Handkarte für bis zu { $goods } Waren weniger aus.
    }
targi-dune-any_border = Nutze eine beliebige Randkarte außer einem Überfall, auch wenn dort eine Figur steht.
targi-dune-choose_tribe = Sieh dir { $look } Karten vom Stapel der Stammeskarten an: Lege eine aus oder nimm eine auf die Hand, wenn dort Platz ist, und wirf die übrigen ab.
targi-dune-choose_goods = Decke { $turn } Warenkarten auf und nimm, was { $keep } davon zeigen.
targi-dune-pay = Bezahle { $cost } für { $gain }.
targi-dune-swap_two = Nimm { $gain }; du darfst zwei Karten deiner Auslage die Plätze tauschen lassen.
targi-dune-exchange_goods = Tausche Waren eins zu eins, ohne zurückzugeben, was du bekommen hast; danach einmal { $then }.

## The list of all cards

targi-list-dunes = Wanderdünen
targi-column-set = Spiel

## What is asked

targi-ask-done-token = { seat-name }: Alle deine Figuren sind zurück. Nutze einen Aktionsmarker oder beende deinen Zug.
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }: Entscheide über die gezogene Karte: auslegen, auf die Hand nehmen, abwerfen oder für { $water } eine andere ziehen.
       *[no] { seat-name }: Entscheide über die gezogene Karte: auslegen, abwerfen oder für { $water } eine andere ziehen.
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }: Gunst der Targia: Nimm eine Ware, lege eine zurück und decke eine Warenkarte auf, oder verzichte.
       *[no] { seat-name }: Gunst der Targia: Nimm eine Ware, oder lege eine zurück und decke eine Warenkarte auf.
    }
targi-ask-turned = { seat-name }: Die Warenkarte zeigt { $card }. Nimm das, lass es, oder lege eine Ware zurück und decke eine andere Karte auf.
targi-ask-finish = { seat-name }: Nach der Gunst nutze { $border } oder verzichte darauf.
targi-ask-spring = { seat-name }: Nimm an der Wasserstelle { $amount } oder decke die oberste Warenkarte auf.
targi-ask-draw = { seat-name }: Ziehe die oberste Stammeskarte.
targi-ask-source = { seat-name }: Ziehe die oberste Stammeskarte oder nimm die Karte { $card } vom Ablagestapel.
targi-ask-extra = { seat-name }: Wähle, ob du für die Karte { $card } den Aufpreis { $cost } bezahlst, für { $points }.
targi-dropped-token = { $move }: Eine frühere Version bot hier den Aktionsmarker an, obwohl er bei dieser Karte keine Ware spart. Die Regeln bieten ihn nicht mehr an (X07). Dass er abgegeben wurde, hat die Partie verändert: Sie lässt sich nicht wiedergeben
targi-ask-token =
    { $count ->
        [one] { seat-name }: Wähle, ob du für die Karte { $card } deinen Aktionsmarker nutzt: { $count } Ware weniger.
       *[other] { seat-name }: Wähle, ob du für die Karte { $card } deinen Aktionsmarker nutzt: bis zu { $count } Waren weniger.
    }
targi-ask-border = { seat-name }: Wähle eine Randkarte, die du nutzt.
targi-ask-look =
    { $keep ->
        [yes] { seat-name }: Wähle eine der { $count } angesehenen Stammeskarten, die du auslegst oder auf die Hand nimmst, oder keine.
       *[no] { seat-name }: Wähle eine der { $count } angesehenen Stammeskarten, die du auslegst, oder keine.
    }
targi-ask-market =
    { $count ->
        [one] { seat-name }: Wähle eine Warenkarte, die du nimmst.
       *[other] { seat-name }: Wähle { $count } Warenkarten, die du nimmst, eine nach der anderen.
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }: Wähle eine Warenkarte aus dem Mittelfeld.
       *[tribe] { seat-name }: Wähle eine Stammeskarte aus dem Mittelfeld.
    }
targi-ask-match = { seat-name }: Wähle die Handkarte, die du mit der Ehestifterin auslegst.
targi-ask-exchange = { seat-name }: Tausche Waren eins zu eins oder höre auf.
targi-ask-pay-goods =
    { $left ->
        [yes] { seat-name }: Gib nacheinander { $count } Waren deiner Wahl für Gold ab, oder lass es.
       *[no]
            { $count ->
                [one] { seat-name }: Gib eine Ware deiner Wahl ab.
               *[other] { seat-name }: Gib { $count } Waren deiner Wahl ab, eine nach der anderen.
            }
    }

## What a move would do

targi-move-place-token = Nutze deinen Aktionsmarker und setze auf { $border }, gegenüber vom gegnerischen Targi.
targi-move-place-dune = Setze auf { $dune }. { $does }
targi-move-join-dune = Nutze deinen Aktionsmarker und setze auf { $dune }, wo der gegnerische Targi steht. { $does }
targi-move-favour-follows = Die Gunst der Targia kann folgen.
targi-move-use-noble = Nutze { $border }: Lege deine Handkarte aus oder wirf sie für { $amount } ab.
targi-move-use-mirage = Nutze { $border }: Versetze einen deiner Marker auf eine benachbarte Karte.
targi-move-use-spring = Nutze { $border }: Nimm { $amount } oder decke die oberste Warenkarte auf.
targi-move-use-expansion = Nutze { $border }: Ziehe die oberste Stammeskarte oder nimm die oberste Karte vom Ablagestapel.
targi-move-use-silversmith = Nutze { $border }: Tausche einmal beliebige Waren oder Gold gegen Punkte.
targi-move-use-trader = Nutze { $border }: Tausche Waren oder Gold, so oft du willst.
targi-move-use-dune = Nutze { $dune }. { $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] Verzichte auf { $dune }: Dein Targi kommt ungenutzt zurück, und die Karte bleibt für den anderen Targi liegen.
       *[no] Verzichte auf { $dune }: Dein Targi kommt ungenutzt zurück, und die Karte wird abgeworfen.
    }
targi-move-favour = Nutze die Gunst der Targia jetzt, bevor du { $border } nutzt oder darauf verzichtest.
targi-move-favour-pay = Lege { $amount } zurück und decke die oberste Warenkarte auf.
targi-move-favour-again = Lass diese Warenkarte liegen, lege { $amount } zurück und decke eine andere auf.
targi-move-favour-take = Nimm, was die Warenkarte zeigt: { $amount }.
targi-move-favour-leave = Lass die Warenkarte liegen.
targi-move-favour-skip = Verzichte auf die Gunst der Targia.
targi-move-turn-over =
    { $count ->
        [one] Decke die oberste Warenkarte auf und nimm, was sie zeigt.
       *[other] Decke { $count } Warenkarten auf und nimm, was sie zeigen.
    }
targi-move-draw = Ziehe die oberste Stammeskarte vom Nachziehstapel.
targi-move-take-top = Nimm die Karte { $card } vom Ablagestapel.
targi-move-redraw = Wirf die Karte { $card } ab und ziehe für { $water } eine andere.
targi-move-discard-for = Wirf die Karte { $card } ab und nimm { $amount }.
targi-move-lay-token = { $lay } Das verbraucht deinen Aktionsmarker.
targi-move-give-one = Gib { $amount } ab.
targi-move-no-gold = Tausche keine Waren gegen Gold.
targi-move-with-extra = Bezahle auch den Aufpreis { $cost }, für { $points }.
targi-move-without-extra = Bezahle nur die Kosten der Karte.
targi-move-with-token =
    { $count ->
        [one] Nutze deinen Aktionsmarker: { $count } Ware weniger.
       *[other] Nutze deinen Aktionsmarker: bis zu { $count } Waren weniger.
    }
targi-move-without-token = Hebe deinen Aktionsmarker für später auf.
targi-move-shield = Nutze deinen Aktionsmarker: Gib bei diesem Überfall nichts ab.
targi-move-lose = Gib die Karte { $card } ab, ganz rechts in Reihe { $row }.
targi-move-by-token = Nutze deinen Aktionsmarker. { $use }
targi-move-swap-token = Nutze deinen Aktionsmarker: Lass zwei Karten deiner Auslage die Plätze tauschen.
targi-move-look-keep = Nimm die Karte { $card } für eine spätere Runde auf die Hand und wirf die anderen ab.
targi-move-look-none = Wirf alle angesehenen Karten ab.
targi-move-market = Nimm Warenkarte { $place }: { $amount }.
targi-move-peddler =
    { $count ->
        [one] Nimm die Warenkarte vom { targi-centre }: { $amount }.
        [2] Nimm die Warenkarte vom { targi-centre } und doppelt, was sie zeigt: { $amount }.
       *[other] Nimm die Warenkarte vom { targi-centre } und { $count }-mal, was sie zeigt: { $amount }.
    }
targi-move-envoy = Nimm die Karte { $card } vom { targi-centre }.
targi-move-match =
    { $count ->
        [one] Lege deine Handkarte { $card } für { $count } Ware weniger aus.
       *[other] Lege deine Handkarte { $card } für bis zu { $count } Waren weniger aus.
    }

## The log

targi-log-place-token = { seat-name } nutzt einen Aktionsmarker und setzt auf { $border }, gegenüber vom gegnerischen Targi.
targi-log-place-dune = { seat-name } setzt auf { $dune }.
targi-log-join-dune = { seat-name } nutzt einen Aktionsmarker und setzt auf { $dune }, wo der gegnerische Targi steht.
targi-log-use-token = { seat-name } nutzt einen Aktionsmarker für { $border }.
targi-log-use-token-goods = { seat-name } nutzt einen Aktionsmarker für { $border } und nimmt { $amount }.
targi-log-draws = { seat-name } zieht eine Stammeskarte.
targi-log-dune = { seat-name } nutzt { $dune }.
targi-log-dune-pays = { seat-name } nutzt { $dune } und bezahlt { $cost }.
targi-log-dune-shows = Aufgedeckte Warenkarten: { $cards }.
targi-log-dune-looks =
    { $count ->
        [one] { seat-name } sieht sich die oberste Stammeskarte an.
       *[other] { seat-name } sieht sich { $count } Stammeskarten an.
    }
targi-log-sent-home = Der Targi von { seat-name } darauf kommt zurück.
targi-log-marker-home = Der Marker von { seat-name } darauf kommt zurück.
targi-log-give-up-dune = { seat-name } verzichtet auf { $dune }.
targi-log-favour-first = { seat-name } nutzt die Gunst der Targia vor der Aktion.
targi-log-favour-good = { seat-name } nimmt mit der Gunst der Targia { $amount }.
targi-log-favour-pay = { seat-name } legt für die Gunst der Targia { $amount } zurück; die Warenkarte zeigt { $card }.
targi-log-favour-take = { seat-name } nimmt, was die Warenkarte zeigt: { $amount }.
targi-log-favour-leave = { seat-name } lässt die Warenkarte liegen.
targi-log-favour-skip = { seat-name } verzichtet auf die Gunst der Targia.
targi-log-take-top = { seat-name } nimmt die Karte { $card } vom Ablagestapel.
targi-log-redraw = { seat-name } wirft die Karte { $card } ab und zieht für { $water } eine andere.
targi-log-gives = { seat-name } gibt { $amount } ab.
targi-log-gold-for-goods = { seat-name } tauscht { $give } gegen Waren nach Wahl.
targi-log-no-gold = { seat-name } tauscht keine Waren gegen Gold.
targi-log-silver-mixed =
    { $count ->
        [one] { seat-name } will dem Silberschmied { $count } Ware geben.
       *[other] { seat-name } will dem Silberschmied { $count } Waren geben.
    }
targi-log-extra =
    { $paid ->
        [yes] { seat-name } will { $price } für die Karte { $card } bezahlen, samt Aufpreis.
       *[no] { seat-name } will { $price } für die Karte { $card } bezahlen.
    }
targi-log-with-token = { seat-name } nutzt einen Aktionsmarker, um die Karte { $card } auszulegen.
targi-log-without-token = { seat-name } hebt den Aktionsmarker auf.
targi-log-shield = { seat-name } nutzt einen Aktionsmarker und gibt beim Überfall nichts ab.
targi-log-lose = { seat-name } gibt beim Überfall die Karte { $card } ab.
targi-log-swap-token = { seat-name } nutzt einen Aktionsmarker, damit zwei Karten die Plätze tauschen.
targi-log-look-keep = { seat-name } nimmt eine dieser Karten auf die Hand.
targi-log-look-none = { seat-name } nimmt keine dieser Karten.
targi-log-looked-discarded = Abgeworfen: { $cards }.
targi-log-market = { seat-name } nimmt eine Warenkarte: { $amount }.
targi-log-peddler =
    { $count ->
        [one] { seat-name } nimmt die Warenkarte vom { targi-centre }: { $amount }.
        [2] { seat-name } nimmt die Warenkarte vom { targi-centre } und doppelt, was sie zeigt: { $amount }.
       *[other] { seat-name } nimmt die Warenkarte vom { targi-centre } und { $count }-mal, was sie zeigt: { $amount }.
    }
targi-log-targia = Die Targia steht auf { $border }.
targi-log-new-dunes = Neue Wanderdünen: { $dunes }.
targi-log-income = { seat-name } nimmt zu Beginn der Runde { $amount }.

## Why a move is not legal

targi-no-dune-taken = du kannst nicht auf Wanderdüne { $place } setzen: dort steht ein Targi von { seat-name }, und nur mit einem Aktionsmarker darfst du dazu{ targi-free }
targi-no-dune-empty = auf Platz { $place } liegt keine Wanderdüne{ targi-free }
targi-no-dune-own = auf Wanderdüne { $place } steht schon dein eigener Targi{ targi-free }
targi-no-targi-dune = du hast keinen Targi auf Wanderdüne { $place }{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] { $dune } nützt dir nichts: sie kostet { $cost }, und du hast { $held }{ targi-only-give-up }
        [full] { $dune } nützt dir nichts: deine Auslage ist mit zwölf Karten voll{ targi-only-give-up }
        [tribe] { $dune } nützt dir nichts: im Mittelfeld liegt keine offene Stammeskarte ohne Marker{ targi-only-give-up }
        [goods] { $dune } nützt dir nichts: im Mittelfeld liegt keine offene Warenkarte ohne Marker{ targi-only-give-up }
        [hand] { $dune } nützt dir nichts: du hast keine Handkarte aus einer früheren Runde, die du bezahlen könntest{ targi-only-give-up }
       *[exchange] { $dune } nützt dir nichts: du hast keine Waren{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed =
    { $count ->
        [one] { $border } nützt dir nichts: ein Tausch kostet { $count } Ware oder { $gold }{ targi-only-give-up }
       *[other] { $border } nützt dir nichts: ein Tausch kostet { $count } Waren oder { $gold }{ targi-only-give-up }
    }
targi-no-use-trader-gold = { $border } nützt dir nichts: ein Tausch kostet { $count } gleiche Waren oder ein Gold{ targi-only-give-up }
targi-no-use-mirage-near = { $border } nützt dir nichts: neben deinen Markern ist keine Karte frei{ targi-only-give-up }
targi-no-finish = nach der Gunst kommt { $border }{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] du hast die Gunst der Targia in dieser Runde schon genutzt{ targi-legal }
       *[no] du hast keinen Targi auf { $number }, der Karte der Targia{ targi-legal }
    }
targi-no-token-border = du hast keinen Aktionsmarker, um eine weitere Randkarte zu nutzen{ targi-legal }
targi-no-border-raid = { $number } ist ein Überfall und lässt sich nicht nutzen{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] auf { $number } steht der Räuber; ein Aktionsmarker gilt nur, wo niemand steht{ targi-legal }
        [targia] auf { $number } steht die Targia; ein Aktionsmarker gilt nur, wo niemand steht{ targi-legal }
       *[targi] auf { $number } steht ein Targi; ein Aktionsmarker gilt nur, wo niemand steht{ targi-legal }
    }
targi-no-border-use = { $border } würde dir jetzt nichts nützen{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] deine Auslage hat keine zwei Karten, die die Plätze tauschen könnten{ targi-legal }
       *[no] du hast keinen Aktionsmarker, um zwei Karten die Plätze tauschen zu lassen{ targi-legal }
    }
targi-no-redraw-water = eine andere Karte kostet { $wares }, und du hast { $held }{ targi-legal }
targi-no-redraw = nur eine bei der Stammeserweiterung der Erweiterung gezogene Karte darfst du gegen eine andere wechseln{ targi-legal }
targi-no-take-top = der Ablagestapel der Stammeskarten ist leer{ targi-legal }
targi-no-without-token = ohne den Aktionsmarker fehlt dir für die Karte { $card }: { $missing }{ targi-legal }
targi-no-trade-gold = dieser Händler nimmt kein Gold{ targi-legal }
targi-no-silver-mixed = dieser Silberschmied nimmt nur gleiche Waren{ targi-legal }
targi-no-silver-identical = dieser Silberschmied nimmt beliebige Waren: nenne nur, wie viele{ targi-legal }
targi-no-look-card = es gibt keine Karte { $place } zum Ansehen{ targi-legal }
targi-no-look-keep = du kannst die Karte { $card } nicht auf die Hand nehmen: deine Hand ist voll{ targi-legal }
targi-no-market = Warenkarte { $place } hast du schon genommen{ targi-legal }
targi-no-market-card = es gibt keine Warenkarte { $place }{ targi-legal }
targi-no-centre-face-down = die Karte auf { targi-centre } ist verdeckt{ targi-legal }
targi-no-centre-marker = auf { targi-centre } liegt ein Marker{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] die Karte auf { targi-centre } ist keine Warenkarte{ targi-legal }
       *[tribe] die Karte auf { targi-centre } ist keine Stammeskarte{ targi-legal }
    }
targi-no-move-far = { targi-centre } liegt nicht Seite an Seite mit { $origin }{ targi-marker-free }
targi-no-move-nowhere = neben deinem Marker auf { targi-centre } ist keine Karte frei{ targi-legal }
targi-no-shield = du hast keinen Aktionsmarker gegen diesen Überfall{ targi-legal }
targi-no-lose = Reihe { $row } deiner Auslage ist leer{ targi-legal }
targi-no-lose-points = { $raid } nimmt keine Karten{ targi-legal }
targi-no-raid-wares-card = { $raid } nimmt Gold oder eine Karte, keine Waren{ targi-legal }
targi-no-raid-cards = { $raid } nimmt eine Karte, keine Punkte{ targi-legal }
targi-no-raid-named = { $raid } nimmt { $wares }, und davon hast du { $held }; gib ab, was du ganz bezahlen kannst{ targi-legal }
targi-no-raid-named-none = du hast nichts von dem, was { $raid } nimmt ({ $wares }){ targi-legal }
targi-no-skip-favour = du wolltest die Gunst: nimm eine Ware, oder lege eine zurück und decke eine Warenkarte auf{ targi-legal }
targi-no-skip-goods = du musst den begonnenen Tausch beenden{ targi-legal }
targi-no-skip-token = der Aktionsmarker ist für den Platztausch zweier Karten verbraucht; wähle eine{ targi-legal }
targi-no-give-count =
    { $count ->
        [one] das kostet eine Ware, und du hast keine{ targi-legal }
       *[other] das kostet { $count } Waren, und du hast { $held }{ targi-legal }
    }
