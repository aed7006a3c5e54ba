### The table of Targi in a browser. $seat, $kind and $what are as in targi.ftl; card labels are whole sentences.


## Cards

web-targi-card-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } Silberkreuz. Kostet { $cost }.
       *[other] { targi-kind }: { $crosses } Silberkreuze. Kostet { $cost }.
    }
web-targi-laid-label =
    { $crosses ->
        [one] { targi-kind }: { $crosses } Silberkreuz.
       *[other] { targi-kind }: { $crosses } Silberkreuze.
    }
web-targi-wild-label = Joker-Wanderdüne: keine Silberkreuze. Ihr Symbol wird in der Endwertung gewählt.
web-targi-no-effect = Kein Effekt.
web-targi-goods-card = Waren
web-targi-goods-label = Warenkarte: Nimm { $amount }.
web-targi-hidden-label =
    { $sort ->
        [tribe] Stammeskarte, verdeckt; wird am Ende der Runde aufgedeckt.
       *[goods] Warenkarte, verdeckt; wird am Ende der Runde aufgedeckt.
    }
web-targi-hidden-hand = Stammeskarte, verdeckt.
web-targi-token-unused = Ihr Aktionsmarker ist unverbraucht.

## The board

web-targi-board = Spielfeld
web-targi-border-label = { $number } { $name }. { $does }
# Where a centre space lies: its number is not printed on the table.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = Mittelfeld, { web-targi-centre-place }. { $card }
web-targi-stands = Targi von { $names }.
web-targi-robber-here = Hier steht der Räuber.
web-targi-targia-here = Hier steht die Targia.
web-targi-marker-here = Marker von { $names }.
web-targi-crossing-here = Kreuzungspunkt von { $names }.
web-targi-dunes = Wanderdünen
web-targi-dunes-label = Wanderdünen, Stapel und die Targia
web-targi-dune-label = Wanderdüne { $place }, { $name }. { $does }
web-targi-dune-pile =
    { $count ->
        [one] Stapel der Wanderdünen, { $count } Karte
       *[other] Stapel der Wanderdünen, { $count } Karten
    }
web-targi-pile = Stapel
web-targi-out = Ablage
web-targi-out-label = Auf dem Ablagestapel. { $card }
web-targi-favour-label = Die Gunst der Targia für den Targi auf ihrer Karte: Nimm eine Ware, oder lege eine Ware zurück und decke eine Warenkarte auf.

## Round and phases

web-targi-round = Runde { $round }
web-targi-log-round = Runde { $round } · Räuber auf { $robber }
web-targi-track = Runde { $round } von 12. Überfälle nach den Runden 3, 6, 9 und 12.
web-targi-next-raid =
    { $raid ->
        [0]
            { $this ->
                [yes] Überfall nach dieser Runde
               *[no] Überfall nach Runde { $after }
            }
       *[other] jetzt Überfall { $raid }
    }
web-targi-phases = Phase
web-targi-phase =
    { $phase ->
        [raid] Räuber
        [place] Setzen
       *[act] Aktionen
    }
web-targi-raids = Kommende Überfälle
web-targi-raid-after = nach Runde { $round }

## Seats

web-targi-role =
    { $kind ->
        [you] Du · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] Freier Platz · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · abwesend
        }
    }
web-targi-starts = Startspieler
web-targi-computer =
    { $level ->
        [none] Computer
       *[other] Computer · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] blau
       *[white] weiß
    }
web-targi-start-player = Startspieler
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
        [one] { web-targi-bits-targis }, { $cards } Handkarte
       *[other] { web-targi-bits-targis }, { $cards } Handkarten
    }
web-targi-bits-targis =
    { $targis ->
        [one] { $targis } Targi zu setzen
       *[other] { $targis } Targi zu setzen
    }
web-targi-score-label =
    { $count ->
        [one] { $count } Punkt, wenn die Partie jetzt endete
       *[other] { $count } Punkte, wenn die Partie jetzt endete
    }
web-targi-stock = Besitz von { $name }
web-targi-display = Auslage von { $name }
web-targi-hand = Hand
web-targi-hand-empty = Keine Handkarte
web-targi-hand-label = Auf der Hand. { $card }
web-targi-chip =
    { $what ->
        [dates] Datteln: { $count }
        [salt] Salz: { $count }
        [pepper] Pfeffer: { $count }
        [gold] Gold: { $count }
        [water] Wasser: { $count }
       *[points] Siegpunktplättchen: { $count }
    }
web-targi-meter = Waren: { $count } von { $most }
web-targi-row-label =
    { $state ->
        [alike] Reihe { $row }: vier gleiche Symbole, 4 Punkte.
        [different] Reihe { $row }: vier verschiedene Symbole, 2 Punkte.
        [nothing] Reihe { $row }: voll, ohne Bonus.
        [empty] Reihe { $row }: leer.
        [alike-open] Reihe { $row }: { $count } gleiche Symbole; vier bringen 4 Punkte.
        [open] Reihe { $row }: eine Karte; vier gleiche Symbole bringen 4 Punkte, vier verschiedene 2.
        [different-open] Reihe { $row }: { $count } verschiedene Symbole; vier bringen 2 Punkte.
       *[lost] Reihe { $row }: kein Bonus mehr möglich.
    }

## What is asked

web-targi-ask =
    { $kind ->
        [place]
            { $nth ->
                [1] Setze deinen ersten Targi.
                [2] Setze deinen zweiten Targi.
               *[other] Setze deinen dritten Targi.
            }
        [act]
            { $figures ->
                [0] Alle deine Aktionen sind erledigt.
                [one] Führe deine letzte Aktion aus oder verzichte darauf.
               *[other] Führe eine deiner { $figures } Aktionen aus oder verzichte darauf.
            }
        [hand] Wähle eine Handkarte: auslegen oder abwerfen.
        [card] Entscheide über die Karte.
        [alternative] Wähle, wie du bezahlst.
        [discount] Wähle die Ware, die du sparst.
        [row] Wähle eine Reihe.
        [gain]
            { $count ->
                [one] Nimm eine Ware deiner Wahl.
               *[other] Nimm { $count } Waren deiner Wahl.
            }
        [card_gain]
            { $count ->
                [one] Nimm von der Warenkarte eine Ware deiner Wahl.
               *[other] Nimm von der Warenkarte { $count } Waren deiner Wahl.
            }
        [trade] Tausche, so oft du willst.
        [silver] Wähle einen Tausch beim Silberschmied.
        [move_from] Wähle den Marker, den du versetzt.
        [move_to] Wähle, wohin dein Marker kommt.
        [swap_first] Wähle die erste der zwei Karten, die die Plätze tauschen.
        [swap_second] Wähle die Karte, mit der sie den Platz tauscht.
        [raid] Der Räuber verlangt seinen Anteil.
        [give]
            { $count ->
                [one] Wähle eine Ware für den Räuber.
               *[other] Wähle { $count } Waren für den Räuber.
            }
        [return]
            { $count ->
                [one] Du hast eine Ware zu viel: Lege eine zurück.
               *[other] Du hast { $count } Waren zu viel: Lege sie zurück.
            }
        [favour] Gunst der Targia: Wähle, was sie bringt.
        [turned] Nimm, was die Warenkarte zeigt, oder lass es.
        [finish] Nutze nun die Karte der Targia oder verzichte darauf.
        [spring] Nimm Wasser oder decke eine Warenkarte auf.
        [source] Wähle, woher die Stammeskarte kommt.
        [extra] Wähle, ob du den Aufpreis zahlst.
        [token] Wähle, ob du den Aktionsmarker nutzt.
        [border] Wähle eine Randkarte, die du nutzt.
        [look] Wähle eine der angesehenen Karten.
        [market]
            { $count ->
                [one] Wähle noch eine Warenkarte.
               *[other] Wähle { $count } Warenkarten.
            }
        [centre] Wähle eine Mittelfeldkarte.
        [match] Wähle die Handkarte, die du günstiger auslegst.
        [exchange] Tausche Waren eins zu eins.
       *[pay_goods]
            { $count ->
                [one] Gib eine Ware ab.
               *[other] Gib { $count } Waren ab.
            }
    }
web-targi-waits =
    { $kind ->
        [place] { $name } setzt einen Targi.
        [act] { $name } wählt eine Aktion.
        [raid] { $name } wählt die Abgabe beim Überfall.
        [give] { $name } wählt die Abgabe beim Überfall.
        [return] { $name } legt Waren zurück.
        [trade] { $name } tauscht.
        [move_from] { $name } versetzt einen Marker.
        [move_to] { $name } versetzt einen Marker.
       *[other] { $name } setzt eine Aktion fort.
    }

## Previews

web-targi-your-round = Deine Runde
web-targi-plan-now = Deine Runde
web-targi-plan-hint = Zeig auf eine leuchtende Karte, um zu sehen, was sie brächte.
web-targi-plan-tap = Tippe eine leuchtende Karte an, um zu sehen, was sie brächte.
web-targi-plan-title = { $number } { $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = Die Linie: { $cards }. Du bekommst die Karte, auf der die Linie eines anderen deiner Targi sie kreuzt.
web-targi-plan-crossing = Neuer Kreuzungspunkt. { $card }

## The checklist

web-targi-todo = Deine Aktionen
web-targi-todo-count = { $done } von { $all } erledigt
web-targi-todo-border = { $number } { $name }
web-targi-todo-card = { $name }, { web-targi-centre-place }
web-targi-give-up = Verzichten
web-targi-open = offen
web-targi-now = jetzt
web-targi-token-border = Aktionsmarker: eine freie Randkarte nutzen
web-targi-water = Wasser tauschen

## The panel

web-targi-panel-lay =
    { $points ->
        [one] { targi-panel-kind }, { $points } Silberkreuz
       *[other] { targi-panel-kind }, { $points } Silberkreuze
    }
targi-panel-kind =
    { $kind ->
        [wild] Joker-Wanderdüne
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] Händler
        [exchange] Wechselstube
        [silver] Silberschmied
        [spring] Wasserstelle
        [source] Stammeserweiterung
        [favour] Gunst der Targia
        [turned] Gunst der Targia
        [finish] Karte der Targia
        [hand] Deine Hand
        [match] Ehestifterin
        [look] Ratsversammlung
        [market] Basar
        [return] Zu viele Waren
        [gain] Waren deiner Wahl
        [card_gain] Waren deiner Wahl
        [pay_goods] Waren abgeben
       *[card] Eine Stammeskarte
    }
web-targi-panel-text =
    { $kind ->
        [trade] Du gibst, was die Reihe zeigt, und bekommst, was die Spalte zeigt.
        [exchange] Eins zu eins. Was du so bekommen hast, darfst du nicht wieder abgeben.
        [silver] Tausche einmal.
        [spring] Wähle eines von beiden.
        [source] Ziehe verdeckt oder nimm die offene Karte vom Ablagestapel.
        [favour] Nimm eine Ware, oder lege eine Ware zurück und decke eine Warenkarte auf.
        [finish] Du hast zuerst ihre Gunst genutzt; nun ist ihre Karte dran.
        [hand] Lege eine Karte zu ihren Kosten aus oder wirf sie ab.
        [match] Sie kostet weniger Waren.
        [look] Lege eine aus oder nimm eine auf die Hand; die anderen werden abgeworfen.
        [market] Die anderen werden abgeworfen.
        [raid] Beide geben etwas ab; der Startspieler wählt zuerst.
        [give] Beide geben etwas ab; der Startspieler wählt zuerst.
        [return] Was über deiner Obergrenze liegt, kommt in den Vorrat zurück.
        [gain] Aus dem Vorrat.
        [card_gain] Aus dem Vorrat.
       *[pay_goods] Sie kommen in den Vorrat.
    }
web-targi-legend =
    { $kind ->
        [card] Was du damit tust
        [token] Der Aktionsmarker
        [alternative] Welche Kosten
        [extra] Der Aufpreis
        [discount]
            { $count ->
                [one] Du sparst eine Ware
               *[other] Du sparst { $count } Waren
            }
        [row] Welche Reihe, hier oder in deiner Auslage
        [trade] Tausch
        [exchange] Tausch
        [gain] Nehmen
        [card_gain] Nehmen
        [give] Dem Räuber geben
        [return] Zurücklegen
        [pay_goods] Abgeben
        [raid] Was du abgibst
        [favour] Was sie bringt
        [turned] Die Warenkarte
        [finish] Dann die Karte, auf der sie steht
        [spring] Wasser oder Warenkarte
        [source] Woher
        [silver] Was du tauschst
       *[other] Wählen
    }
web-targi-row = Reihe { $row }
web-targi-row-would =
    { $state ->
        [alike] Vollendet eine Reihe mit gleichen Symbolen.
        [different] Vollendet eine Reihe mit vier verschiedenen Symbolen.
        [nothing] Vollendet eine Reihe ohne Bonus.
        [alike-open] { $count } gleiche Symbole.
        [different-open] { $count } von vier verschiedenen Symbolen.
        [lost] Kein Bonus mehr möglich.
       *[open] Die erste Karte der Reihe.
    }
web-targi-chosen = { $count } von { $most } gewählt
web-targi-one-less = Eins weniger: { targi-good }
web-targi-one-trade-less = Nimm diesen Tausch zurück.
web-targi-give = Abgeben
web-targi-you-will-have = Dann hast du
web-targi-will =
    { $what ->
        [dates] Datteln: { $after }, jetzt { $before }
        [salt] Salz: { $after }, jetzt { $before }
        [pepper] Pfeffer: { $after }, jetzt { $before }
        [gold] Gold: { $after }, jetzt { $before }
        [water] Wasser: { $after }, jetzt { $before }
       *[points] Siegpunktplättchen: { $after }, jetzt { $before }
    }

## What a button does

web-targi-do-place = Auf { $number } setzen
web-targi-do-place-dune = Auf { $name } setzen
web-targi-do-use = { $number } { $name } nutzen
web-targi-do-use-dune = { $name } nutzen
web-targi-do-take = { $name } nehmen
web-targi-do-from = Marker versetzen
web-targi-do-to = Marker hierher versetzen
web-targi-do-swap = Diese Karte wählen
web-targi-do-hand = Diese Karte nehmen
web-targi-do-row = In Reihe { $row } legen
web-targi-do-lose = Karte aus Reihe { $row } abgeben
web-targi-do-count =
    { $kind ->
        [gain] { $amount } nehmen
        [card_gain] { $amount } nehmen
        [return] { $amount } zurücklegen
       *[give] { $amount } abgeben
    }
web-targi-do-trade =
    { $count ->
        [one] Einmal tauschen
        [2] Zweimal tauschen
       *[other] { $count }-mal tauschen
    }
web-targi-do =
    { $sort ->
        [lay] Auslegen
        [keep] Auf die Hand nehmen
        [drop] Abwerfen
        [redraw] Eine andere ziehen
        [give] Abgeben
        [shield] Schutz nutzen
        [skip] Alles so lassen
        [draw] Karte ziehen
        [take] Nehmen
        [leave] Liegen lassen
        [turn] Warenkarte aufdecken
        [none] Keine nehmen
        [enough] Kein Tausch
        [done] Zug beenden
        [silver] Tauschen
        [water] Wasser tauschen
       *[choose] Weiter
    }
web-targi-nothing = Nichts zu nehmen
web-targi-choose =
    { $kind ->
        [trade] Wähle einen Tausch
        [exchange] Wähle einen Tausch
        [row] Wähle eine Reihe
        [alternative] Wähle die Kosten
        [give]
            { $count ->
                [one] Wähle noch 1
               *[other] Wähle noch { $count }
            }
        [return]
            { $count ->
                [one] Wähle noch 1
               *[other] Wähle noch { $count }
            }
        [gain]
            { $count ->
                [one] Wähle noch 1
               *[other] Wähle noch { $count }
            }
       *[other] Wähle
    }

## Why a card cannot be chosen

web-targi-why-other =
    { $ask ->
        [place] Ein Targi kommt auf den Rand. Eine Mittelfeldkarte bekommst du, wo sich zwei deiner Linien kreuzen.
        [border] Wähle eine Randkarte.
       *[other] Wähle eine Mittelfeldkarte.
    }

## What a card would mean for the viewer now; a part of its tooltip

web-targi-now-can = Du kannst sie bezahlen.
web-targi-now-lack = Dir fehlt: { $missing }.
web-targi-now-full = Deine Auslage ist voll: Du kannst sie nicht auslegen.
web-targi-now-points =
    { $points ->
        [0] Jetzt ausgelegt bringt sie noch keine Punkte.
        [one] Jetzt ausgelegt bringt sie { $points } Punkt.
       *[other] Jetzt ausgelegt bringt sie { $points } Punkte.
    }
web-targi-now-have = Du hättest { $amount }.
web-targi-now-store = Insgesamt ist das mehr als die { $limit } Waren, die du behalten darfst.
web-targi-now-noble =
    { $hand ->
        [empty] Du hast keine Handkarte.
        [can] Du kannst deine Handkarte bezahlen.
       *[cannot] Du kannst deine Handkarte jetzt nicht bezahlen.
    }
web-targi-now-silver =
    { $points ->
        [0] Du hast nichts, was du gegen Punkte tauschen könntest.
        [one] Er brächte dir { $points } Punkt.
       *[other] Er brächte dir bis zu { $points } Punkte.
    }
web-targi-now-trader = Du hast zu wenige Waren zum Tauschen.
web-targi-now-caravan =
    { $count ->
        [one] Du bekämst { $count } Warenkarte.
       *[other] Du bekämst { $count } Warenkarten.
    }
web-targi-now-hand = Deine Hand ist voll: Du musst die Karte auslegen oder abwerfen.
web-targi-now-goods = Du würdest { $amount } nehmen.
