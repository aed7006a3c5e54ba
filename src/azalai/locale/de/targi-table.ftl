### The table of Targi in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a card has 14 columns; longer words are cut.


## Both drawings

table-you = du
table-starts = beginnt
table-round = Runde { $round } von { $last }
table-raid = Überfall { $number }
# What is asked of whom, by the kind of question.
table-asks-place = { $seat } setzt einen Targi
table-asks-act = { $seat } führt Aktionen aus
table-asks-hand = { $seat } nimmt eine Handkarte
table-asks-card = { $seat } entscheidet über eine Karte
table-asks-alternative = { $seat } wählt, wie bezahlt wird
table-asks-discount = { $seat } wählt die gesparte Ware
table-asks-row = { $seat } wählt eine Reihe
table-asks-gain = { $seat } nimmt eine Ware nach Wahl
table-asks-card_gain = { $seat } nimmt eine Ware nach Wahl
table-asks-trade = { $seat } ist beim Händler
table-asks-silver = { $seat } ist beim Silberschmied
table-asks-move_from = { $seat } versetzt einen Marker: von wo?
table-asks-move_to = { $seat } versetzt einen Marker: wohin?
table-asks-swap_first = { $seat } darf zwei Karten die Plätze tauschen lassen
table-asks-swap_second = { $seat } tauscht die Plätze zweier Karten: mit welcher?
table-asks-raid = { $seat } gibt beim Überfall etwas ab
table-asks-give = { $seat } gibt beim Überfall Waren ab
table-asks-return = { $seat } legt Überzähliges zurück
table-over-won = Die Partie ist zu Ende: { $seat } gewinnt
table-over-draw = Die Partie ist zu Ende: Unentschieden

## On the cards of the drawing: at most 14 columns

table-targi = [{ $letter }] Targi
table-marker = ({ $letter })
table-robber = < Räuber >
table-goods-card = Waren
# The back of a card; on an open table its name stands on it.
table-back =
    { $sort ->
        [goods] Waren
       *[tribe] Stamm
    }
table-or = { $one } od. { $other }
table-one-of = 1 von d, s, p
table-any = { $count } bel.
table-border-noble = Adeliger
table-border-goods =
    { $good ->
        [d] Datteln
        [s] Salz
        [p] Pfeffer
        [g] Gold
        [v] Punkte
       *[any] Waren
    }
table-border-trader = Händler
table-border-mirage = Fata Morgana
table-border-silversmith = Silberschmied
table-border-caravan = Karawane
table-border-expansion = Stammeserw.
table-gives-noble = Hand auslegen
table-gives-mirage = Marker umlegen
table-gives-caravan = +1 Warenkarte
table-gives-expansion = +1 Stammesk.

## What tribe cards do, in short: at most 14 columns

table-kind-most = gleiche
table-effect-gain = sofort +{ $what }
table-effect-swap_two =
    { $when ->
        [once] Plätze tausch.
       *[now] sof. tauschen
    }
table-effect-discount = { $kind } −1
table-effect-lay_bonus = { $kind } +{ $what }
table-effect-raid_immunity = kein Überfall
table-effect-caravan_twice = Karawane ×2
table-effect-trade_one_for_one = Händler 1:1
table-effect-storage =
    { $water ->
        [0] Limit +{ $goods } +{ $gold }g
       *[other] Limit+{ $goods }+{ $gold }g+{ $water }w
    }
table-effect-goods_card_bonus = Waren +1{ $good }
table-effect-silversmith_bonus = Schmied +{ $points }✚
table-effect-lay_from_hand = Hand auslegen
table-effect-points_per_two = 2 { $kind } = 1✚
table-effect-row_bonus =
    { $row ->
        [alike] R. gleich +{ $points }✚
       *[different] R. versch. +{ $points }✚
    }

## Round the cards of the drawing

table-track-raid = Überfall
table-decks = Stapel: { $goods } Waren, { $tribe } Stamm; abgeworfen: { $goods_out }, { $tribe_out }
table-score = Punkte { $score }
table-stock-dates =
    { $count ->
        [one] { $count } Dattel
       *[other] { $count } Datteln
    }
table-stock-salt = { $count } Salz
table-stock-pepper = { $count } Pfeffer
table-stock-gold = { $count } Gold
table-home = daheim:
table-hand = Hand: { $cards }
table-hand-empty = leer
table-hand-unknown = eine verdeckte Karte
table-always = dauerhaft: { $effects }
table-end = Endwertung: { $effects }
table-card-in-question = { $seat } entscheidet über { $card }
table-card-unknown = eine verdeckte Karte
table-price = zu zahlen: { $price }
table-legend = d Dattel, s Salz, p Pfeffer, g Gold, ✚ Punkt, bel.: eine Ware nach Wahl

## The picture

picture-title = Ein Tisch mit Targi, Runde { $round }
picture-turn = { $turn }.
picture-seat =
    { $seat } steht bei { $score } und hat { $dates ->
        [one] { $dates } Dattel
       *[other] { $dates } Datteln
    }, { $salt } Salz, { $pepper } Pfeffer, { $gold } Gold und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
picture-game = Targi
picture-first = { $seat } beginnt diese Runde
picture-starts = Startspieler
picture-phase =
    { $phase ->
        [raid] Überfall
        [place] Setzen
        [act] Aktionen
       *[over] Ende
    }
picture-track = Zwölf Runden, vier Überfälle
picture-or = oder
picture-goods = Waren
picture-goods-choice = eins von
picture-goods-card = Warenkarte: { $amount }
picture-tribe-card =
    { $crosses ->
        [one] { $name } { $card }: 1 Punkt. Kostet { $cost }. { $effect }
       *[other] { $name } { $card }: { $crosses } Punkte. Kostet { $cost }. { $effect }
    }
picture-laid-card =
    { $crosses ->
        [one] { $name } { $card }: 1 Punkt. { $effect }
       *[other] { $name } { $card }: { $crosses } Punkte. { $effect }
    }
picture-border-card = { $number } { $name }: { $does }
picture-back =
    { $sort ->
        [goods] Eine verdeckte Warenkarte
       *[tribe] Eine verdeckte Stammeskarte
    }
picture-back-open = { $card }, verdeckt
picture-targi = Ein Targi von { $seat }
picture-robber = Der Räuber
picture-marker = Ein Stammesmarker von { $seat }
picture-home = Daheim: { $targis } Targi und { $markers } Marker
picture-score =
    { $score ->
        [one] { $score } Punkt, wenn die Partie jetzt endete
       *[other] { $score } Punkte, wenn die Partie jetzt endete
    }
picture-stock =
    { $what ->
        [date] Datteln: { $count }
        [salt] Salz: { $count }
        [pepper] Pfeffer: { $count }
        [gold] Gold: { $count }
        [water] Wasser: { $count }
       *[ptoken] Punkte: { $count }
    }
picture-row =
    { $state ->
        [done] Reihe { $row } ist voll: { $worth } Punkte
        [open] Reihe { $row } kann { $worth } Punkte bringen
       *[lost] Reihe { $row } bringt nichts
    }
picture-hand = Hand
picture-hand-unknown = Eine verdeckte Karte
picture-deciding = Entscheidung
picture-pile =
    { $sort ->
        [goods] Warenkarten
       *[tribe] Stammeskarten
    }
picture-deck =
    { $sort ->
        [goods] Warenkarten im Nachziehstapel: { $count }
       *[tribe] Stammeskarten im Nachziehstapel: { $count }
    }
picture-in-deck = { $count } im Stapel
picture-discarded = { $count } abgeworfen
