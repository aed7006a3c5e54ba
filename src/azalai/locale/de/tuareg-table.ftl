### The table of Tuareg, drawn for a terminal or as a picture.

tuareg-table-stage =
    { $last ->
        [yes]
            { $count ->
                [one] Etappe { $stage } von 2 · Runde { $round } · letzte Runde, letzter Zug
               *[other] Etappe { $stage } von 2 · Runde { $round } · letzte Runde, noch { $count } Züge
            }
       *[no] Etappe { $stage } von 2 · Runde { $round }
    }
tuareg-table-cash = Etappe 1 ist zu Ende · die Landkarten
tuareg-table-over = Die Partie ist zu Ende
tuareg-table-turn = { " " }{ $seat } entscheidet{ " " }
tuareg-table-pile =
    { $count ->
        [one] Nachziehstapel { $count } Karte
       *[other] Nachziehstapel { $count } Karten
    }
tuareg-table-discard = abgeworfen
tuareg-table-market = Markt
tuareg-table-worth = { $dinar } Dinar, { $points } Pkt.
tuareg-table-specials = Sonderkarten, { $price } Dinar:
tuareg-table-points =
    { $ahead ->
        [0]
            { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
       *[other]
            { $points ->
                [one] { $points } Punkt, +{ $ahead }, wenn die Etappe jetzt endete
               *[other] { $points } Punkte, +{ $ahead }, wenn die Etappe jetzt endete
            }
    }
tuareg-table-won = gewinnt
tuareg-table-cache = Lager { $count }:
tuareg-table-drawn = gezogen:
tuareg-table-cave = Höhle { $number }
tuareg-table-thieves =
    { $count ->
        [one] { $count } unbenutzter Dieb
       *[other] { $count } unbenutzte Diebe
    }
tuareg-table-stolen = gestohlen von { $seat }
tuareg-table-maps =
    { $count ->
        [one] { $count } Landkarte
       *[other] { $count } Landkarten
    }
tuareg-table-legend = W Wasser  G Gold  S Steinsalz  M Hirse  ? verdeckt  c Kamel  d Esel  (Ladung von unten nach oben)

## The picture

tuareg-picture-title = Ein Tisch mit Tuareg: { $progress }
tuareg-picture-seat =
    { $cache ->
        [one] { $seat }: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, { $cache } Karte im Lager; sichtbar: { $shows }.
       *[other] { $seat }: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }, { $cache } Karten im Lager; sichtbar: { $shows }.
    }
tuareg-picture-resource =
    { $kind ->
        [water] Wasser: { $dinar } Dinar; die Mehrheit bringt { $points } Punkte
        [gold] Gold: { $dinar } Dinar; die Mehrheit bringt { $points } Punkte
        [salt] Steinsalz: { $dinar } Dinar; die Mehrheit bringt { $points } Punkte
       *[millet] Hirse: { $dinar } Dinar; die Mehrheit bringt { $points } Punkte
    }
tuareg-picture-empty =
    { $kind ->
        [water] Kein Wasser auf dem Markt
        [gold] Kein Gold auf dem Markt
        [salt] Kein Steinsalz auf dem Markt
       *[millet] Keine Hirse auf dem Markt
    }
tuareg-picture-special =
    { $special ->
        [donkey] Esel, noch { $count }
        [cave] Höhle, noch { $count }
        [thief] Dieb, noch { $count }
       *[map] Landkarte, noch { $count }
    }
tuareg-picture-hidden = Eine verdeckte Karte
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }, ohne Ladung
       *[other] { tuareg-animal }, trägt von unten nach oben: { $cargo }
    }
tuareg-picture-discard = Abgeworfen: { $cards }
tuareg-picture-pile = Ziehen
tuareg-picture-lead = { $seats }: am meisten sichtbar, { $count }
tuareg-picture-cave = { $count } von { $most }
tuareg-picture-unused = unbenutzt
tuareg-picture-used = benutzt
tuareg-picture-maps =
    { $count ->
        [one] { $points } Punkte
       *[other] { $count } × { $points } Punkte
    }
tuareg-picture-cache = Lager { $count } von { $most }
tuareg-picture-new = neu
