### The table of Tuareg in a browser. $name is the name of a player; $seat is blue, white, red, green or saffron.
### $move is a sentence of the game without its subject: "load 1 rock salt on camel 2".


## What can be done

web-tuareg-can =
    { $also ->
        [yes] Du kannst außerdem { $move }.
       *[no] Du kannst { $move }.
    }
web-tuareg-then = Diese Etappe brächte dir dann { $points } statt { $was }.
web-tuareg-take-back = Du kannst das zurücknehmen.
web-tuareg-heading =
    { $ask ->
        [turn]
            { $last ->
                [yes] Dein letzter Zug in dieser Etappe.
               *[no] Wähle eine von vier Aktionen.
            }
        [drawn]
            { $count ->
                [0]
                    { $chosen ->
                        [0] Lege mehr hin oder beende deinen Zug.
                       *[other] Lege { $chosen } auf den Markt oder wähle mehr.
                    }
                [one] Lege { $count } Karte auf den Markt.
               *[other] Lege { $count } Karten auf den Markt.
            }
        [rest] Noch etwas?
        [load] Belade { tuareg-animal }.
        [onto]
            { $kind ->
                [water] Wer trägt das Wasser?
                [gold] Wer trägt das Gold?
                [salt] Wer trägt das Steinsalz?
               *[millet] Wer trägt die Hirse?
            }
        [more] Noch eine Karte nehmen?
        [pay]
            { $special ->
                [donkey] Bezahle den Esel.
                [cave] Bezahle die Höhle.
                [thief] Bezahle den Dieb.
               *[map] Bezahle die Landkarte.
            }
        [hide] Verstecke eine Karte in Höhle { $cave }.
        [rob] Stiehl eine Karte.
       *[cash] Eine Landkarte einlösen?
    }
web-tuareg-text =
    { $ask ->
        [turn]
            { $passes ->
                [yes] Keine Aktion ist möglich: Du kannst weder ziehen noch beladen, nichts vom Markt nehmen und nichts kaufen.
               *[no]
                    { $thief ->
                        [yes]
                            { $caves ->
                                [0] Davor oder danach darfst du auch einen Dieb schicken.
                               *[other] Davor oder danach darfst du auch eine Karte verstecken und einen Dieb schicken.
                            }
                       *[no]
                            { $caves ->
                                [0] Wähle ein Tier, einen Stapel oder eine Sonderkarte, oder eine der Aktionen.
                               *[other] Davor oder danach darfst du auch eine Karte in einer Höhle verstecken.
                            }
                    }
            }
        [drawn] Du behältst höchstens { $most }. Wähle, was auf den Markt kommt.
        [rest] Deine Aktion ist erledigt. Höhlen und Diebe kannst du noch nutzen.
        [load] Wähle die Karten in der Reihenfolge, in der sie auf das Tier kommen. Wasser reist allein.
        [onto] Wähle eines deiner Tiere, oder erst einen anderen Stapel.
        [more] Wähle den Stapel noch einmal oder hör auf.
        [pay] Wähle Karten aus deinem Lager oder von deinen Tieren, zusammen { $price } Dinar, oder erst eine andere Sonderkarte. Wechselgeld gibt es nicht.
        [hide] Wähle eine Karte aus deinem Lager, oder ein Tier, um seine oberste Karte zu verstecken.
        [rob] Wähle ein fremdes Lager für eine zufällige Karte oder ein Tier für seine oberste Karte.
       *[cash] Eine Landkarte bringt { $points } Punkte, jetzt oder am Ende der Partie.
    }
# What another player is doing.
web-tuareg-they =
    { $ask ->
        [turn] { $name } wählt eine Aktion.
        [drawn] { $name } hat gezogen und wählt, was auf den Markt kommt.
        [rest] { $name } darf eine Höhle oder einen Dieb nutzen.
        [load] { $name } belädt ein Tier.
        [onto] { $name } nimmt Karten vom Markt.
        [more] { $name } nimmt Karten vom Markt.
        [pay] { $name } bezahlt eine Sonderkarte.
        [hide] { $name } versteckt eine Karte.
        [rob] { $name } schickt einen Dieb.
       *[cash] { $name } entscheidet über eine Landkarte.
    }

## The four options

web-tuareg-options = Aktionen
web-tuareg-option =
    { $option ->
        [draw] Ziehen
        [load] Beladen
        [market] Markt
       *[buy] Kaufen
    }
web-tuareg-option-says =
    { $why ->
        [open]
            { $option ->
                [draw] 3 Karten, dann 1 auf den Markt
                [load] 1 bis 4 Karten auf ein Tier
                [market] eine Ware auf ein Tier
               *[buy] für 3 Dinar eine Sonderkarte
            }
        [on]
            { $option ->
                [draw] wähle, was du hinlegst
                [load] wähle Karten
                [market] wähle ein Tier
               *[buy] wähle, womit du zahlst
            }
        [done] nicht in diesem Zug
        [empty]
            { $option ->
                [draw] der Stapel ist leer
                [load] dein Lager ist leer
                [market] der Markt ist leer
               *[buy] nichts mehr da
            }
       *[no]
            { $option ->
                [draw] jetzt nicht möglich
                [load] keine deiner Karten passt
                [market] nichts dort passt
               *[buy] du hast keine 3 Dinar
            }
    }

## Buttons

web-tuareg-load = { $cards } laden
web-tuareg-lay =
    { $count ->
        [one] { $count } auf den Markt legen
       *[other] { $count } auf den Markt legen
    }
web-tuareg-do-load = Beladen
web-tuareg-do-buy =
    { $special ->
        [donkey] Den Esel kaufen
        [cave] Die Höhle kaufen
        [thief] Den Dieb kaufen
       *[map] Die Landkarte kaufen
    }
web-tuareg-do-hide = Verstecken
web-tuareg-do-steal = Stehlen
web-tuareg-end = Zug beenden
web-tuareg-cash = Landkarte einlösen: { $points } Punkte
web-tuareg-keep =
    { $count ->
        [one] Behalten
       *[other] Alle { $count } behalten
    }
web-tuareg-hide =
    { $caves ->
        [one] Karte verstecken
       *[other] In Höhle { $number } verstecken
    }
web-tuareg-steal = Karte stehlen
web-tuareg-back = Zurück
web-tuareg-missing =
    { $ask ->
        [turn] Wähle eine Aktion
        [drawn]
            { $count ->
                [one] Wähle noch { $count }
               *[other] Wähle noch { $count }
            }
        [load] Wähle eine Karte
        [onto] Wähle ein Tier
        [pay] Noch { $count } Dinar
        [hide] Wähle eine Karte
        [rob] Wähle, wen du bestiehlst
       *[other] Wähle
    }
web-tuareg-rules = Regeln dazu
web-tuareg-paid = Bezahlt: { $cards }
web-tuareg-meter = { $done } von { $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] { $stay } im Lager, { $chosen } für den Markt gewählt.
       *[other] { $stay } im Lager, { $chosen } für den Markt gewählt, noch { $over } zu wählen.
    }
web-tuareg-meter-pay = { $paid } von { $price } Dinar bezahlt.

## Cards

web-tuareg-card =
    { $points ->
        [one] { tuareg-kind-title }: { $dinar } Dinar, { $points } Punkt für die Mehrheit.
       *[other] { tuareg-kind-title }: { $dinar } Dinar, { $points } Punkte für die Mehrheit.
    }
web-tuareg-just-drawn = In diesem Zug gezogen.
web-tuareg-new = neu
web-tuareg-hidden-cards =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
web-tuareg-leaving =
    { $where ->
        [market] { $card } Kommt auf den Markt.
        [pay] { $card } Wird bezahlt.
       *[cave] { $card } Kommt in die Höhle.
    }
web-tuareg-tag =
    { $where ->
        [market] Markt
        [pay] bezahlt
       *[cave] Höhle
    }

## Animals and special cards of a seat

web-tuareg-animal =
    { $sort ->
        [camel]
            { $count ->
                [0] Kamel { $number } trägt nichts.
               *[other] Kamel { $number } trägt { $count } von { $most }, von unten: { $cargo }.
            }
       *[donkey]
            { $count ->
                [0] Esel { $number } trägt nichts.
               *[other] Esel { $number } trägt { $count } von { $most }, von unten: { $cargo }.
            }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] Höhle { $count }, leer.
       *[other] Höhle { $count }, enthält { $held } von { $most }: { $cards }.
    }
web-tuareg-own-unused =
    { $count ->
        [one] Ein unbenutzter Dieb.
       *[other] { $count } unbenutzte Diebe.
    }
web-tuareg-own-used = Ein benutzter Dieb; darunter { $cards } von { $victim }.
web-tuareg-own-map =
    { $count ->
        [one] Eine Landkarte: { $points } Punkte, wenn sie eingelöst wird.
       *[other] { $count } Landkarten: je { $points } Punkte, wenn sie eingelöst werden.
    }
web-tuareg-note-cave = { $held } von { $most }
web-tuareg-note-unused = unbenutzt
web-tuareg-note-used = benutzt
web-tuareg-note-map = { $points } Pkt.
web-tuareg-times = ×{ $count }

## Seats

web-tuareg-seat =
    { $mine ->
        [yes]
            { $gain ->
                [0] { $name }, du bist { seat-colour }: { $points ->
                        [one] { $points } Punkt
                       *[other] { $points } Punkte
                    }.
               *[other] { $name }, du bist { seat-colour }: { $points ->
                        [one] { $points } Punkt
                       *[other] { $points } Punkte
                    }, und { $gain } mehr, wenn die Etappe jetzt endete.
            }
       *[no]
            { $gain ->
                [0] { $name }, { seat-colour }: { $points ->
                        [one] { $points } Punkt
                       *[other] { $points } Punkte
                    }.
               *[other] { $name }, { seat-colour }: { $points ->
                        [one] { $points } Punkt
                       *[other] { $points } Punkte
                    }, und { $gain } mehr, wenn die Etappe jetzt endete.
            }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }, du bist { seat-colour }
       *[no] { $name }, { seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · du
        [computer]
            { $level ->
                [none] { seat-colour } · Computer
               *[other] { seat-colour } · Computer · { $level }
            }
        [open] { seat-colour } · freier Platz
        [away] { seat-colour } · abwesend
       *[person] { seat-colour } · Gast
    }
web-tuareg-others = Die anderen
web-tuareg-all-seats = Die Spieler
web-tuareg-points =
    { $gain ->
        [0] Punkte bisher: { $points }
       *[other] Punkte bisher: { $points }; wenn diese Etappe jetzt endete, { $gain } mehr
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes]
            { $count ->
                [one] { $count } Karte im Lager: { $cards }.
               *[other] { $count } Karten im Lager: { $cards }.
            }
       *[no]
            { $count ->
                [0] Keine Karten im Lager.
                [one] { $count } Karte im Lager.
               *[other] { $count } Karten im Lager.
            }
    }
web-tuareg-your-cache = Dein Lager
web-tuareg-cache-size = { $count } von { $most }
web-tuareg-cache-drawn =
    { $drawn ->
        [one] { $held } im Lager, { $drawn } gezogen
       *[other] { $held } im Lager, { $drawn } gezogen
    }
web-tuareg-cache-empty = Dein Lager ist leer.
web-tuareg-your-animals = Deine Tiere
web-tuareg-your-specials = Deine Sonderkarten
web-tuareg-won = hat gewonnen

## The middle of the table

web-tuareg-market = Markt
web-tuareg-pile =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Nachziehstapel: noch { $count } Karte.
       *[other] Nachziehstapel: noch { $count } Karten.
    }
web-tuareg-pile-title = Ziehen
web-tuareg-pile-note =
    { $count ->
        [0] leer
       *[other] { $count } pro Zug
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card } Keine auf dem Markt.
       *[other] { $card } { $count } auf dem Markt.
    }
web-tuareg-lead =
    { $seats ->
        [one] { $names }: am meisten { tuareg-kind }, { $count }
       *[other] { $names }: am meisten { tuareg-kind }, je { $count }
    }
web-tuareg-nobody = niemand
web-tuareg-shop = Sonderkarten, je { $price } Dinar
web-tuareg-means =
    { $lacking ->
        [0] Du kannst sie bezahlen: Dein Lager und deine Tiere sind { $dinar } Dinar wert.
        [one] Dir fehlt { $lacking } Dinar: Dein Lager und deine Tiere sind { $dinar } wert.
       *[other] Dir fehlen { $lacking } Dinar: Dein Lager und deine Tiere sind { $dinar } wert.
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }: nicht mehr da. { $effect }
       *[other] { $special }: noch { $count }, { $price } Dinar. { $effect }
    }
web-tuareg-discard = Bezahlt und aus dem Spiel: { $cards }
web-tuareg-out = Aus dem Spiel
web-tuareg-read = Karte lesen: { $title }
web-tuareg-close = Schließen

## Beside the table

web-tuareg-stage = Etappe { $stage } von 2
web-tuareg-seats =
    { $seats ->
        [2] zwei Plätze · Runde { $round }
        [3] drei Plätze · Runde { $round }
        [4] vier Plätze · Runde { $round }
       *[5] fünf Plätze · Runde { $round }
    }
web-tuareg-last-round =
    { $count ->
        [one] letzte Runde · letzter Zug
       *[other] letzte Runde · noch { $count } Züge
    }
web-tuareg-counted = Wie Etappe { $stage } gewertet wurde
web-tuareg-sheet = Punkte
web-tuareg-sheet-seat = Platz
web-tuareg-sheet-stage = Et. { $stage }
web-tuareg-sheet-rest = Karten
web-tuareg-sheet-total = Gesamt
web-tuareg-open-yet = –

## Reading a card

web-tuareg-read-count =
    { $count ->
        [one] Davon gibt es im Spiel { $count } Karte.
       *[other] Davon gibt es im Spiel { $count } Karten.
    }
web-tuareg-read-load =
    { $kind ->
        [water] Auf einem Kamel reist Wasser allein.
        [gold] Ein Kamel trägt höchstens { $gold } Gold und höchstens { $kinds } Waren, jede beisammen.
       *[other] Ein Kamel trägt höchstens { $kinds } Waren, jede beisammen.
    }
web-tuareg-read-share = Wer sich die Mehrheit teilt, bekommt je { $points }. Karten im Lager zählen nicht.
web-tuareg-read-special =
    { $special ->
        [donkey] Nach einer Etappe, in der er beladen ist, kommt er auf seinen Stapel zurück. Unbenutzt ist er am Ende der Partie { $unused } wert.
        [cave] Ihre Karten zählen am Ende der Etappe; dann kommt sie auf ihren Stapel zurück. Unbenutzt ist sie am Ende der Partie { $unused } wert.
        [thief] Die Karte bleibt unter ihm und zählt am Ende der Etappe. Unbenutzt ist er am Ende der Partie { $unused } wert.
       *[map] Eine Landkarte, die nach Etappe 1 nicht eingelöst wurde, zählt am Ende der Partie.
    }
