### Tuareg: names, what cards do, questions, what a move would do, why it is not legal, the log.
### Variables that a message selects by: $seat is blue, white, red, green or saffron;
### $special a special card; $kind a resource, $count of it; $sort and $number an animal (or, where a card comes from,
### the cache). Other languages inflect these names, so a message selects by them or is made of the names below.


## Names

tuareg-kind =
    { $kind ->
        [water] Wasser
        [gold] Gold
        [salt] Steinsalz
       *[millet] Hirse
    }
tuareg-kind-title =
    { $kind ->
        [water] Wasser
        [gold] Gold
        [salt] Steinsalz
       *[millet] Hirse
    }
tuareg-some =
    { $kind ->
        [water] { $count } Wasser
        [gold] { $count } Gold
        [salt] { $count } Steinsalz
       *[millet] { $count } Hirse
    }
tuareg-no-cards = keine Karten
tuareg-special =
    { $special ->
        [donkey] Esel
        [cave] Höhle
        [thief] Dieb
       *[map] Landkarte
    }
tuareg-special-title =
    { $special ->
        [donkey] Esel
        [cave] Höhle
        [thief] Dieb
       *[map] Landkarte
    }
tuareg-animal =
    { $sort ->
        [camel] Kamel { $number }
       *[donkey] Esel { $number }
    }
# Where a card comes from, after "from".
tuareg-from =
    { $sort ->
        [cache] aus dem Lager
       *[animal] von { tuareg-animal }
    }
# A player as the owner of something.
tuareg-of-seat = von { seat-name }

## The list of cards

tuareg-list-resources = Warenkarten
tuareg-list-specials = Sonderkarten, je { $price } Dinar
tuareg-column =
    { $column ->
        [card] Karte
        [count] Karten
        [dinar] Dinar
        [points] Mehrheit
        [in-play] Im Spiel
        [effect] Effekt
       *[source] Quelle
    }
tuareg-source =
    { $source ->
        [seed] Spielregel
        [published] veröffentlichte Liste
       *[house] von Azalai
    }
tuareg-effect =
    { $special ->
        [donkey] Ein zusätzliches Tier; trägt { $animal } Karten in beliebiger Reihenfolge.
        [cave] Versteckt einmal pro Zug eine Karte aus deinem Lager oder die oberste Karte eines deiner Tiere; fasst { $cave }.
        [thief] Stiehlt einmal eine zufällige Karte aus einem fremden Lager oder die oberste Karte eines fremden Tiers.
       *[map] { $points } Punkte, wenn du sie am Ende einer Etappe einlöst.
    }
tuareg-in-play = { $two }, { $three }, { $four }, { $five } bei 2, 3, 4, 5 Spielern
tuareg-in-play-here = { $count } bei { $seats } Spielern

## What is asked

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }, dein letzter Zug in dieser Etappe: beladen, Markt oder kaufen.
       *[no] { seat-name }, dein Zug: ziehen, beladen, Markt oder kaufen.
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }, lege weitere Karten auf den Markt oder beende deinen Zug.
        [one] { seat-name }, lege { $count } Karte auf den Markt; du darfst { $most } behalten.
       *[other] { seat-name }, lege { $count } Karten auf den Markt; du darfst { $most } behalten.
    }
tuareg-ask-rest = { seat-name }, nutze eine Höhle oder einen Dieb, oder beende deinen Zug.
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }, lade noch eine Karte auf { tuareg-animal } oder beende das Beladen.
       *[no] { seat-name }, welche Karte kommt zuerst auf { tuareg-animal }?
    }
tuareg-ask-onto =
    { $kind ->
        [water] { seat-name }, welches Tier trägt das Wasser vom Markt?
        [gold] { seat-name }, welches Tier trägt das Gold vom Markt?
        [salt] { seat-name }, welches Tier trägt das Steinsalz vom Markt?
       *[millet] { seat-name }, welches Tier trägt die Hirse vom Markt?
    }
tuareg-ask-more =
    { seat-name }, lade noch { $kind ->
        [water] ein Wasser
        [gold] ein Gold
        [salt] ein Steinsalz
       *[millet] eine Hirse
    } auf { tuareg-animal } oder beende das Beladen.
tuareg-ask-pay =
    { $special ->
        [donkey] { seat-name }, bezahle den Esel: noch { $left } Dinar.
        [cave] { seat-name }, bezahle die Höhle: noch { $left } Dinar.
        [thief] { seat-name }, bezahle den Dieb: noch { $left } Dinar.
       *[map] { seat-name }, bezahle die Landkarte: noch { $left } Dinar.
    }
tuareg-ask-hide = { seat-name }, welche Karte versteckst du in Höhle { $cave }?
tuareg-ask-rob = { seat-name }, wen bestiehlt der Dieb?
tuareg-ask-cash =
    { $count ->
        [one] { seat-name }, löst du deine Landkarte für { $points } Punkte ein, oder behältst du sie?
       *[other] { seat-name }, löst du eine deiner { $count } Landkarten für { $points } Punkte ein, oder behältst du sie?
    }
tuareg-over-won =
    { $by ->
        [dinar] { $seat } gewinnt bei Gleichstand mit { $score } Punkten dank des wertvollsten Lagers.
       *[points] { $seat } gewinnt mit { $score } Punkten.
    }
tuareg-over-shared = { $seats } teilen sich den Sieg mit { $score } Punkten.

## What a move would do

tuareg-move-draw =
    { $owed ->
        [yes] { $count } Karten ziehen, dann mindestens eine auf den Markt legen
       *[no]
            { $count ->
                [one] die letzte Karte ziehen
               *[other] die letzten { $count } Karten ziehen
            }
    }
tuareg-move-load = { tuareg-animal } aus deinem Lager beladen
tuareg-move-take = { tuareg-kind } vom Markt (dort { $count }) auf ein Tier laden
tuareg-move-buy =
    { $special ->
        [donkey] für { $price } Dinar einen Esel kaufen: ein zusätzliches Tier ohne die Laderegeln der Kamele
        [cave] für { $price } Dinar eine Höhle kaufen: versteckt jeden Zug eine Karte
        [thief] für { $price } Dinar einen Dieb kaufen: stiehlt eine Karte
       *[map] für { $price } Dinar eine Landkarte kaufen: { $points } Punkte
    }
tuareg-move-cave = eine Karte in Höhle { $cave } verstecken, die { $held } von { $most } enthält
tuareg-move-thief =
    { $count ->
        [one] mit deinem Dieb eine Karte stehlen
       *[other] mit einem deiner { $count } Diebe eine Karte stehlen
    }
tuareg-move-pass = deinen Zug beenden: Keine Aktion ist möglich
tuareg-move-end =
    { $count ->
        [0] deinen Zug beenden
        [one] deinen Zug mit { $count } Karte im Lager beenden
       *[other] deinen Zug mit { $count } Karten im Lager beenden
    }
tuareg-move-lay = { tuareg-some } auf den Markt legen
tuareg-move-add = { tuareg-some } auf { tuareg-animal } laden
tuareg-move-done = das Beladen beenden
tuareg-move-pay = mit { tuareg-some } ({ $dinar } Dinar) { tuareg-from } bezahlen
tuareg-move-hide = { tuareg-some } { tuareg-from } in Höhle { $cave } verstecken
tuareg-move-rob =
    { $count ->
        [one] die einzige Karte aus dem Lager { tuareg-of-seat } stehlen
       *[other] eine zufällige der { $count } Karten aus dem Lager { tuareg-of-seat } stehlen
    }
tuareg-move-rob-top = { tuareg-some } oben von { tuareg-animal } { tuareg-of-seat } stehlen
tuareg-move-cash = eine Landkarte für { $points } Punkte einlösen
tuareg-move-keep =
    { $count ->
        [one] deine Landkarte behalten
       *[other] deine { $count } Landkarten behalten
    }

## Why a move cannot be made. $moves are the legal ones.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; jetzt erlaubt: " }{ $moves }
    }
tuareg-no-question = { $move } beantwortet die Frage nicht. { $question } Jetzt erlaubt: { $moves }
tuareg-no-second-option = du hast in diesem Zug schon eine Aktion ausgeführt{ tuareg-legal }
tuareg-no-draw = der Nachziehstapel ist leer{ tuareg-legal }
tuareg-no-animal =
    { $sort ->
        [camel] ein Kamel { $number } hast du nicht{ tuareg-legal }
       *[donkey] einen Esel { $number } hast du nicht{ tuareg-legal }
    }
tuareg-no-load-empty = dein Lager ist leer: es gibt nichts zu laden{ tuareg-legal }
tuareg-no-load = nichts aus deinem Lager ({ $held }) darf auf { tuareg-animal }{ tuareg-legal }
tuareg-no-market =
    { $kind ->
        [millet] auf dem Markt ist keine Hirse mehr{ tuareg-legal }
       *[other] auf dem Markt ist kein { tuareg-kind } mehr{ tuareg-legal }
    }
tuareg-no-take = keines deiner Tiere kann { tuareg-kind } tragen{ tuareg-legal }
tuareg-no-buy-none =
    { $special ->
        [donkey] es ist kein Esel mehr da{ tuareg-legal }
        [cave] es ist keine Höhle mehr da{ tuareg-legal }
        [thief] es ist kein Dieb mehr da{ tuareg-legal }
       *[map] es ist keine Landkarte mehr da{ tuareg-legal }
    }
tuareg-no-buy-dinar = dein Lager und deine Tiere sind { $worth } Dinar wert; du brauchst { $price }{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] du hast keine Höhle{ tuareg-legal }
        [one] du hast nur { $count } Höhle{ tuareg-legal }
       *[other] du hast nur { $count } Höhlen{ tuareg-legal }
    }
tuareg-no-cave-used = in Höhle { $cave } hast du in diesem Zug schon eine Karte versteckt{ tuareg-legal }
tuareg-no-cave-full = Höhle { $cave } enthält schon { $count } Karten{ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] die letzte Karte deines Lagers schuldest du dem Markt{ tuareg-legal }
       *[no] du hast keine Karte zum Verstecken{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] niemand sonst hat eine Karte, die du stehlen könntest{ tuareg-legal }
       *[no] du hast keinen unbenutzten Dieb{ tuareg-legal }
    }
tuareg-no-end-option = du musst eine Aktion ausführen, solange eine möglich ist{ tuareg-legal }
tuareg-no-end-owed = nach dem Ziehen schuldest du dem Markt eine Karte{ tuareg-legal }
tuareg-no-end-cache =
    { $over ->
        [one] dein Lager darf { $most } Karten enthalten; es ist { $over } zu viel{ tuareg-legal }
       *[other] dein Lager darf { $most } Karten enthalten; es sind { $over } zu viel{ tuareg-legal }
    }
tuareg-no-card =
    { $kind ->
        [millet] in deinem Lager ist keine Hirse ({ $held }){ tuareg-legal }
       *[other] in deinem Lager ist kein { tuareg-kind } ({ $held }){ tuareg-legal }
    }
tuareg-no-fit =
    { $why ->
        [full] { tuareg-animal } trägt schon { $most } Karten{ tuareg-legal }
        [water] Wasser reist allein auf einem Kamel{ tuareg-legal }
        [gold] ein Kamel trägt höchstens { $gold } Gold{ tuareg-legal }
        [kinds] mit { tuareg-kind } trüge { tuareg-animal } zu viele Warenarten (höchstens { $kinds }), oder eine Ware käme nach einer anderen noch einmal{ tuareg-legal }
       *[change] { tuareg-kind } auf { tuareg-animal } wäre eine dritte Warenart oder ein zweiter Wechsel{ tuareg-legal }
    }
tuareg-no-done = lade mindestens eine Karte{ tuareg-legal }
tuareg-no-top = { tuareg-animal } trägt nichts{ tuareg-legal }
tuareg-no-seat = { seat-name } sitzt nicht an diesem Tisch{ tuareg-legal }
tuareg-no-rob-own = ein Dieb bestiehlt nur andere{ tuareg-legal }
tuareg-no-rob-cache = das Lager { tuareg-of-seat } ist leer{ tuareg-legal }
tuareg-no-rob-top = { seat-name } hat nichts auf { tuareg-animal }{ tuareg-legal }

## The log

tuareg-log-draw =
    { $count ->
        [one] { seat-name } zieht { $count } Karte.
       *[other] { seat-name } zieht { $count } Karten.
    }
tuareg-log-load = { seat-name } belädt { tuareg-animal }.
tuareg-log-take = { seat-name } nimmt { tuareg-kind } vom Markt.
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name } kauft einen Esel.
        [cave] { seat-name } kauft eine Höhle.
        [thief] { seat-name } kauft einen Dieb.
       *[map] { seat-name } kauft eine Landkarte.
    }
tuareg-log-cave = { seat-name } nutzt Höhle { $cave }.
tuareg-log-thief = { seat-name } schickt einen Dieb los.
tuareg-log-end =
    { $passed ->
        [yes] { seat-name } beendet den Zug: Keine Aktion ist möglich.
       *[no] { seat-name } beendet den Zug.
    }
tuareg-log-lay = { seat-name } legt { tuareg-some } auf den Markt.
tuareg-log-add = { seat-name } lädt { tuareg-some } auf { tuareg-animal }.
tuareg-log-done = { seat-name } beendet das Beladen.
tuareg-log-pay =
    { $bought ->
        [yes]
            { seat-name } bezahlt mit { tuareg-some } { tuareg-from } und bekommt { $special ->
                [donkey] den Esel
                [cave] die Höhle
                [thief] den Dieb
               *[map] die Landkarte
            }.
       *[no] { seat-name } bezahlt mit { tuareg-some } { tuareg-from }.
    }
tuareg-log-hide = { seat-name } versteckt eine Karte aus dem Lager in Höhle { $cave }.
tuareg-log-hide-top = { seat-name } versteckt { tuareg-some } von { tuareg-animal } in Höhle { $cave }.
# $seat is robbed by $thief, who is already in words.
tuareg-log-rob = { $thief } stiehlt eine Karte aus dem Lager { tuareg-of-seat }.
tuareg-log-rob-top = { $thief } stiehlt { tuareg-some } von { tuareg-animal } { tuareg-of-seat }.
tuareg-log-cash = { seat-name } löst eine Landkarte für { $points } Punkte ein.
tuareg-log-keep =
    { $count ->
        [one] { seat-name } behält eine Landkarte.
       *[other] { seat-name } behält { $count } Landkarten.
    }
tuareg-log-last-card = Das war die letzte Karte des Stapels: Nach diesem Zug haben alle noch einen Zug.
tuareg-log-stage-over = Etappe { $stage } ist zu Ende.
tuareg-log-scored = { $seat } { $points }
tuareg-log-majority =
    { $kind ->
        [water] Wasser: { $scored }.
        [gold] Gold: { $scored }.
        [salt] Steinsalz: { $scored }.
       *[millet] Hirse: { $scored }.
    }
tuareg-log-stage-2 =
    { $count ->
        [one] Etappe 2 beginnt mit { $count } Karte im Stapel; { seat-name } fängt an.
       *[other] Etappe 2 beginnt mit { $count } Karten im Stapel; { seat-name } fängt an.
    }
tuareg-log-no-pile = Es gibt keine Karten zu ziehen, also beginnt sofort die letzte Runde.
tuareg-log-unused = Unbenutzte Sonderkarten und Landkarten: { $scored }.
tuareg-log-totals = Gesamt: { $scored }.
