### Targi: names, what cards do, questions, what a move would do.
### Variables that a message selects by: $seat is blue or white, $kind a kind of tribe card, $good a kind of good.
### { $card }, { $border }, { $space } and { $amount } come in words: "Targia t3", "6 (Pepper)", "centre 5 (Oasis o3)",
### "1 date and 2 salt".


## Names

targi-good =
    { $good ->
        [dates] Datteln
        [salt] Salz
       *[pepper] Pfeffer
    }
targi-amount =
    { $what ->
        [dates]
            { $count ->
                [one] { $count } Dattel
               *[other] { $count } Datteln
            }
        [salt] { $count } Salz
        [pepper] { $count } Pfeffer
        [gold] { $count } Gold
        [water] { $count } Wasser
        [points]
            { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }
       *[any]
            { $count ->
                [one] { $count } Ware nach Wahl
               *[other] { $count } Waren nach Wahl
            }
    }
targi-amount-nothing = nichts
targi-kind =
    { $kind ->
        [targia] Targia
        [rider] Kamelreiter
        [tent] Zelt
        [well] Brunnen
       *[oasis] Oase
    }
# Several cards of a kind, inside a sentence.
targi-kinds =
    { $kind ->
        [targia] Targia
        [rider] Kamelreiter
        [tent] Zelte
        [well] Brunnen
       *[oasis] Oasen
    }
# One card of a kind, inside a sentence.
targi-one-of-kind =
    { $kind ->
        [targia] Targia
        [rider] Kamelreiter
        [tent] Zelt
        [well] Brunnen
       *[oasis] Oase
    }
# A tribe card, with its code as in the notation or without.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind } { $card }
    }
# A card that only its owner knows.
targi-card-hidden = verdeckte Stammeskarte
# A centre space: by its number as in the notation, or by where it lies.
targi-centre =
    { CODES() ->
        [no] Mittelfeld { targi-centre-place }
       *[yes] Mittelfeld { $space }
    }
targi-centre-place =
    { $space ->
        [1] oben links
        [2] oben Mitte
        [3] oben rechts
        [4] Mitte links
        [5] ganz in der Mitte
        [6] Mitte rechts
        [7] unten links
        [8] unten Mitte
       *[9] unten rechts
    }
targi-space = { targi-centre } ({ $card })
targi-border =
    { $role ->
        [noble] Adeliger
        [trader] Händler
        [mirage] Fata Morgana
        [silversmith] Silberschmied
        [caravan] Karawane
        [spring] Wasserstelle
       *[expansion] Stammeserweiterung
    }
targi-border-goods =
    { $what ->
        [dates] Datteln
        [salt] Salz
        [pepper] Pfeffer
        [gold] Gold
        [water] Wasser
        [points] Punkte
       *[any] Waren
    }
targi-border-raid = Überfall { $raid }
targi-border-card = { $number } ({ $name })

## What border cards do

targi-text-goods = Nimm { $amount }.
targi-text =
    { $role ->
        [noble] Lege deine Handkarte zu ihren Kosten aus oder wirf sie ab.
        [mirage] Versetze einen deiner Marker auf eine offene Mittelfeldkarte ohne Marker.
        [caravan] Decke die oberste Warenkarte auf und nimm, was sie zeigt.
       *[expansion] Ziehe die oberste Stammeskarte: Lege sie aus, nimm sie auf die Hand oder wirf sie ab.
    }
targi-text-trader = Tausche, so oft du willst: { $rates }.
targi-text-silversmith = Tausche einmal: { $rates }.
targi-text-raid = Kommt der Räuber hierher, geben alle { $wares } oder { $points } ab.
targi-text-last-raid = Kommt der Räuber hierher, geben alle { $wares } oder { $points } ab; dann endet die Partie.
targi-rate = { $give } gegen { $get }
targi-rate-identical =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } gleiche Waren
    }
targi-rate-other =
    { $count ->
        [one] { $count } andere Ware
       *[other] { $count } andere Waren
    }

## What tribe cards do

targi-effect-gain = Nimm sofort { $what }.
targi-effect-swap_two =
    { $when ->
        [once] Lass einmalig zwischen deinen Aktionen zwei Karten deiner Auslage die Plätze tauschen.
       *[now] Du darfst zwei Karten deiner Auslage die Plätze tauschen lassen.
    }
targi-effect-discount =
    { $kind ->
        [targia] Jede Targia, die du später auslegst, kostet eine Ware deiner Wahl weniger.
        [rider] Jeder Kamelreiter, den du später auslegst, kostet eine Ware deiner Wahl weniger.
        [tent] Jedes Zelt, das du später auslegst, kostet eine Ware deiner Wahl weniger.
        [well] Jeder Brunnen, den du später auslegst, kostet eine Ware deiner Wahl weniger.
       *[oasis] Jede Oase, die du später auslegst, kostet eine Ware deiner Wahl weniger.
    }
targi-effect-lay_bonus =
    { $kind ->
        [targia] Jede Targia, die du später auslegst, bringt dir { $what }.
        [rider] Jeder Kamelreiter, den du später auslegst, bringt dir { $what }.
        [tent] Jedes Zelt, das du später auslegst, bringt dir { $what }.
        [well] Jeder Brunnen, den du später auslegst, bringt dir { $what }.
       *[oasis] Jede Oase, die du später auslegst, bringt dir { $what }.
    }
targi-effect-raid_immunity = Überfälle nehmen dir nichts.
targi-effect-caravan_twice = Die Karawane bringt dir zwei Warenkarten.
targi-effect-trade_one_for_one = Beim Händler bekommst du für eine Ware eine andere.
targi-effect-storage =
    { $water ->
        [0]
            { $goods ->
                [one] Du darfst { $goods } Ware und { $gold } Gold mehr behalten.
               *[other] Du darfst { $goods } Waren und { $gold } Gold mehr behalten.
            }
       *[other]
            { $goods ->
                [one] Du darfst { $goods } Ware, { $gold } Gold und { $water } Wasser mehr behalten.
               *[other] Du darfst { $goods } Waren, { $gold } Gold und { $water } Wasser mehr behalten.
            }
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] Eine Warenkarte mit Datteln bringt dir eine Dattel mehr.
        [salt] Eine Warenkarte mit Salz bringt dir ein Salz mehr.
        [water] Eine Warenkarte mit Wasser bringt dir ein Wasser mehr.
       *[pepper] Eine Warenkarte mit Pfeffer bringt dir einen Pfeffer mehr.
    }
targi-effect-silversmith_bonus =
    { $points ->
        [one] Der Silberschmied gibt dir { $points } Punkt mehr.
       *[other] Der Silberschmied gibt dir { $points } Punkte mehr.
    }
targi-effect-lay_from_hand = Zwischen deinen Aktionen darfst du deine Handkarte ohne den Adeligen auslegen oder abwerfen.
targi-effect-points_per_two =
    { $kind ->
        [most] In der Endwertung 1 Punkt für je zwei Karten des Symbols, von dem du die meisten hast.
       *[other] In der Endwertung 1 Punkt für je zwei { targi-kinds } in deiner Auslage.
    }
targi-effect-row_bonus =
    { $row ->
        [alike]
            { $points ->
                [one] In der Endwertung zählt jede Reihe mit gleichen Symbolen { $points } Punkt mehr.
               *[other] In der Endwertung zählt jede Reihe mit gleichen Symbolen { $points } Punkte mehr.
            }
       *[different]
            { $points ->
                [one] In der Endwertung zählt jede Reihe mit vier verschiedenen Symbolen { $points } Punkt mehr.
               *[other] In der Endwertung zählt jede Reihe mit vier verschiedenen Symbolen { $points } Punkte mehr.
            }
    }

## The list of all cards

targi-list-border = Randkarten
targi-list-goods = Warenkarten
targi-list-tribe = Stammeskarten: { targi-kind }
targi-column-number = Nummer
targi-column-card = Karte
targi-column-count = Anzahl
targi-column-name = Kürzel
targi-column-cost = Kosten
targi-column-crosses = Kreuze
targi-column-moment = Wann
targi-column-effect = Effekt
targi-column-source = Quelle
targi-moment =
    { $when ->
        [now] Sofort
        [always] Dauerhaft
        [once] Einmalig
       *[end] Endwertung
    }
targi-source =
    { $source ->
        [seed] Spielregel
        [published] veröffentlicht
       *[house] eigene
    }
targi-source-effect = Zahlen: { $figures }, Effekt: { $effect }

## What is asked

targi-ask-place =
    { $nth ->
        [1] { seat-name }: Setze deinen ersten Targi.
        [2] { seat-name }: Setze deinen zweiten Targi.
       *[other] { seat-name }: Setze deinen dritten Targi.
    }
targi-ask-act =
    { $count ->
        [one] { seat-name }: Nutze deine letzte Figur oder verzichte auf sie.
       *[other] { seat-name }: Nutze eine deiner { $count } Figuren oder verzichte auf sie.
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }: Alle deine Figuren sind zurück. Nimm deine Handkarte oder beende deinen Zug.
       *[no] { seat-name }: Alle deine Figuren sind zurück. Beende deinen Zug.
    }
targi-ask-hand = { seat-name }: Wähle eine Handkarte, die du auslegst oder abwirfst.
targi-ask-card =
    { $keep ->
        [yes] { seat-name }: Entscheide über die Karte { $card }: auslegen oder auf die Hand nehmen.
        [open] { seat-name }: Entscheide über die Karte { $card }: auslegen, auf die Hand nehmen oder abwerfen.
       *[no] { seat-name }: Entscheide über die Karte { $card }: auslegen oder abwerfen.
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }: Entscheide über deine Handkarte: auslegen oder abwerfen.
       *[deck]
            { $keep ->
                [yes] { seat-name }: Entscheide über die gezogene Karte: auslegen, auf die Hand nehmen oder abwerfen.
               *[no] { seat-name }: Entscheide über die gezogene Karte: auslegen oder abwerfen.
            }
    }
targi-ask-alternative = { seat-name }: Wähle, wie du die Karte { $card } bezahlst.
targi-ask-discount = { seat-name }: Wähle eine Ware, die du bei der Karte { $card } sparst.
targi-ask-row = { seat-name }: Wähle eine Reihe für die Karte { $card }.
targi-ask-gain =
    { $count ->
        [one] { seat-name }: Nimm eine Ware deiner Wahl.
       *[other] { seat-name }: Nimm { $count } Waren deiner Wahl, eine nach der anderen.
    }
targi-ask-card-gain =
    { $count ->
        [one] { seat-name }: Nimm von der Warenkarte eine Ware deiner Wahl.
       *[other] { seat-name }: Nimm von der Warenkarte { $count } Waren deiner Wahl, eine nach der anderen.
    }
targi-ask-trade = { seat-name }: Tausche beim Händler Waren oder höre auf.
targi-ask-silver = { seat-name }: Wähle einen Tausch beim Silberschmied.
targi-ask-move-from = { seat-name }: Wähle den Marker, den du versetzt.
targi-ask-move-to = { seat-name }: Wähle, wohin dein Marker vom { targi-centre } kommt.
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }: Wähle die erste von zwei Karten, die die Plätze tauschen.
       *[0] { seat-name }: Wähle die erste von zwei Karten, die die Plätze tauschen, oder lass es.
    }
targi-ask-swap-second = { seat-name }: Wähle die Karte, die mit der Karte { $card } den Platz tauscht.
targi-ask-raid = { seat-name }: { $raid } kostet { $wares } oder { $points }. Wähle, was du abgibst.
targi-ask-give =
    { $count ->
        [one] { seat-name }: Gib beim Überfall eine Ware ab.
       *[other] { seat-name }: Gib beim Überfall { $count } Waren ab, eine nach der anderen.
    }
targi-ask-return =
    { $count ->
        [one] { seat-name }: Du hast eine Ware zu viel. Lege eine zurück.
       *[other] { seat-name }: Du hast { $count } Waren zu viel. Lege sie nacheinander zurück.
    }
targi-over-won =
    { $score ->
        [one] Die Partie ist zu Ende: { seat-name } gewinnt mit { $score } zu { $other } Punkten.
       *[other] Die Partie ist zu Ende: { seat-name } gewinnt mit { $score } zu { $other } Punkten.
    }
targi-over-tie =
    { $more ->
        [gold] Die Partie ist zu Ende: Beide haben { $score }, und { seat-name } gewinnt dank mehr Gold.
       *[goods] Die Partie ist zu Ende: Beide haben { $score }, und { seat-name } gewinnt dank mehr Waren.
    }
targi-over-draw = Die Partie ist zu Ende: Unentschieden, beide haben { $score }.

## What a move would do

targi-move-place = Setze auf { $border }.
targi-move-place-crossing = Setze auf { $border }: Deine Linien kreuzen sich auf { $spaces }.
targi-move-use =
    { $role ->
        [goods] Nutze { $border }: Nimm { $amount }.
        [noble] Nutze { $border }: Lege deine Handkarte aus oder wirf sie ab.
        [noble-discards] Nutze { $border }: Wirf deine Handkarte ab, sie kann jetzt nicht ausgelegt werden.
        [trader] Nutze { $border }: Tausche Waren, so oft du willst.
        [mirage] Nutze { $border }: Versetze einen deiner Marker.
        [silversmith] Nutze { $border }: Tausche einmal Waren oder Gold gegen Punkte.
        [caravan]
            { $count ->
                [one] Nutze { $border }: Decke die oberste Warenkarte auf und nimm, was sie zeigt.
               *[other] Nutze { $border }: Decke { $count } Warenkarten auf und nimm, was sie zeigen.
            }
       *[expansion] Nutze { $border }: Ziehe die oberste Stammeskarte.
    }
targi-move-goods-card = Nimm die Warenkarte vom { targi-centre }: { $amount }.
targi-move-tribe-card =
    { $choices ->
        [lay-keep] Nimm die Karte { $card } vom { targi-centre }, um sie auszulegen oder auf die Hand zu nehmen.
        [lay-discard] Nimm die Karte { $card } vom { targi-centre }, um sie auszulegen oder abzuwerfen: Deine Hand ist voll.
        [keep] Nimm die Karte { $card } vom { targi-centre } auf die Hand: Du kannst sie jetzt nicht auslegen.
       *[discard] Nimm die Karte { $card } vom { targi-centre } und wirf sie ab: Du kannst sie jetzt nicht auslegen, und deine Hand ist voll.
    }
targi-move-give-up = Verzichte auf { $border }: Dein Targi kommt ungenutzt zurück.
targi-move-give-up-centre = Verzichte auf { $space }: Die Karte bleibt liegen, dein Marker kommt zurück.
targi-move-hand =
    { $lays ->
        [yes] Nimm deine Handkarte { $card }, um sie auszulegen oder abzuwerfen.
       *[no] Nimm deine Handkarte { $card } und wirf sie ab: Du kannst sie jetzt nicht auslegen.
    }
targi-move-done = Beende deinen Zug.
targi-move-done-over = Beende deinen Zug und lege zurück, was über deiner Obergrenze liegt: { $amount }.
targi-move-lay =
    { $off ->
        [0] Lege die Karte { $card } aus ({ targi-crosses }; kostet { $cost }).
        [one] Lege die Karte { $card } aus ({ targi-crosses }; kostet { $cost }, { $off } Ware deiner Wahl weniger).
       *[other] Lege die Karte { $card } aus ({ targi-crosses }; kostet { $cost }, { $off } Waren deiner Wahl weniger).
    }
targi-crosses =
    { $crosses ->
        [one] { $crosses } Silberkreuz
       *[other] { $crosses } Silberkreuze
    }
targi-move-keep = Nimm die Karte { $card } für eine spätere Runde auf die Hand.
targi-move-discard = Wirf die Karte { $card } ab.
targi-move-pay =
    { $off ->
        [0] Bezahle { $cost } für die Karte { $card }.
        [one] Bezahle { $cost } für die Karte { $card }, { $off } Ware deiner Wahl weniger.
       *[other] Bezahle { $cost } für die Karte { $card }, { $off } Waren deiner Wahl weniger.
    }
targi-move-spare = Spare { $amount }; zu zahlen bleibt: { $left }.
targi-move-row =
    { $completes ->
        [alike] Bezahle { $price } und lege die Karte { $card } in Reihe { $row } auf Platz { $place }: Damit ist eine Reihe mit gleichen Symbolen voll, { $points }.
        [different] Bezahle { $price } und lege die Karte { $card } in Reihe { $row } auf Platz { $place }: Damit ist eine Reihe mit vier verschiedenen Symbolen voll, { $points }.
       *[no] Bezahle { $price } und lege die Karte { $card } in Reihe { $row } auf Platz { $place }.
    }
targi-move-swap-first = Lass die Karte { $card } (Reihe { $row }, Platz { $place }) mit einer anderen den Platz tauschen.
targi-move-swap-second = Lass die Karten { $first } und { $second } die Plätze tauschen.
targi-move-skip = Lass alle Karten, wo sie sind.
targi-move-take = Nimm { $amount }.
targi-move-give = Gib beim Überfall { $amount } ab.
targi-move-return = Lege { $amount } in den Vorrat zurück.
targi-move-exchange = Tausche { $give } gegen { $get }.
targi-move-enough = Höre auf zu tauschen.
targi-move-marker-from = Versetze deinen Marker von { $space }.
targi-move-marker-to = Versetze deinen Marker auf { $space }.
