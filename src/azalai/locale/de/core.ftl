### Seats. $seat is blue, white, red, green or saffron.

# The player of a seat: by name where a table has told it, otherwise by colour.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] Blau
        [white] Weiß
        [red] Rot
        [green] Grün
        [saffron] Safran
       *[other] { $seat }
    }

## What every game says: errors, positions, saved games, card files, lists.


### An error says what was wrong and what would be right. It begins in lower case: it often follows a file's name.


## Lists: "a, b, c", "a, b and c", "a, b or c".

list-separator = { ", " }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
# Two whole sentences, one after the other.
list-sentences = { $before } { $next }
# A phrase as a sentence.
list-sentence = { $words }.
# A list of moves that is too long to name them all.
list-moves =
    { $count ->
        [one] { $moves } und { $count } weiterer
       *[other] { $moves } und { $count } weitere
    }

## Errors

error-language = die Sprache { $language } gibt es nicht; verfügbar: { $languages }
error-game = das Spiel { $name } gibt es nicht; verfügbar: { $names }
error-option = { $game } hat keine Option „{ $option }“; die Optionen: { $known }
error-option-flag = { $option } ist True oder False, nicht { $value }
error-cards-option = „cards“ muss eine Kartendatei sein: ihr Pfad, ihr TOML-Text oder ihr Inhalt als dict; nicht { $cards }
error-first = „first“ kann nicht { $first } sein; möglich sind: { $names }
error-seed = ein Seed ist eine ganze Zahl von 0 bis { NUMBER($largest, useGrouping: 0) }, nicht { $seed }
error-seat = den Platz { $seat } gibt es nicht; ein Platz ist eine ganze Zahl von 0 bis { $last }
error-seat-or-none = den Platz { $seat } gibt es nicht; ein Platz ist eine ganze Zahl von 0 bis { $last } oder None für den offenen Tisch
error-whole = { $name } muss eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } sein, nicht { $value }
error-actions-shape = die Aktionen haben die Form { $shape }; gib für jeden Tisch eine Aktion an, also ein Array der Form ({ $tables },)
error-actions-type = Aktionen sind Nummern des Katalogs, ein Array ganzer Zahlen wie int64, nicht { $type }
error-actions-strided = die Aktionen liegen nicht zusammenhängend im Speicher; übergib numpy.ascontiguousarray(actions)
error-seeds = Seeds in der Liste: { $given }, Tische: { $tables }; gib einen einzigen Seed an oder eine Liste mit einem Seed je Tisch
error-notation = { $text } ist kein Schritt; jetzt erlaubt: { $moves }
error-move-number = es gibt keinen Schritt mit der Nummer { $number }; die Nummern gehen von 0 bis { $last }
error-over = die Partie ist zu Ende; es sind keine Schritte mehr möglich
error-nothing-to-undo = es gibt keinen Schritt, der sich rückgängig machen lässt
error-position =
    { $count ->
        [one] diese Stellung ist nicht erlaubt:
       *[other] diese Stellung ist nicht erlaubt, und zwar aus { $count } Gründen:
    }
error-card-file =
    { $count ->
        [one] die Kartendatei { $file } lässt sich nicht verwenden:
       *[other] die Kartendatei { $file } lässt sich nicht verwenden, und zwar aus { $count } Gründen:
    }

## Described positions: keys and values. $where is a place in the description, such as players[0].

position-not-a-dict = eine Stellung ist ein dict mit den Schlüsseln von view(None)
position-other-game = sie beschreibt eine Partie { $game }, nicht { $right }
position-word = { $where } hat keinen Schlüssel „{ $word }“; die Schlüssel: { $known }
position-mapping = { $where } muss ein dict sein
position-list =
    { $length ->
        [one] { $where } muss eine Liste mit höchstens { $length } Eintrag sein
       *[other] { $where } muss eine Liste mit höchstens { $length } Einträgen sein
    }
position-whole = { $where } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
position-yes-no = { $where } muss true oder false sein, nicht { $value }
position-numbers = { $where } muss verschiedene Zahlen von 1 bis { $most } aufzählen
position-phase = die Phase { $phase } gibt es nicht; die Phasen: { $phases }
position-ask = { $where } muss eine dieser Fragen stellen: { $asks }
position-chance = chance besteht aus vier ganzen Zahlen von 0 bis 4294967295, die nicht alle 0 sind

## Saved games

file-write = { $path } ließ sich nicht schreiben: { $error }
file-read = { $path } ließ sich nicht lesen: { $error }
file-names-a-file = { $name }: eine gespeicherte Partie enthält den Text ihrer Karten (card_text) und kann nicht auf eine Kartendatei verweisen
file-large = { $path } ist zu groß für eine gespeicherte Partie; die Grenze liegt bei 4 MiB
file-not-text = { $path } ist keine Textdatei in UTF-8
file-incomplete = { $name } ist keine vollständige gespeicherte Partie: sie braucht die Zeilen „game“, „options“, „seed“ und „moves“
file-seed = { $name }: der Seed muss eine ganze Zahl sein, nicht { $seed }
file-json = { $name }: der Wert von „{ $key }“ muss ein JSON-Objekt sein
# A fault in one line of the file.
file-line = { $name }, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
file-format = die erste Zeile muss „azalai { $format }“ lauten
file-header = „{ $text }“ gehört nicht hierher; vor „moves“ stehen „azalai“, „game“, „options“, „seed“ und wahlweise „position“, jeweils einmal und mit einem Wert
file-move = „{ $text }“ ist kein Schritt; diese Zeile muss „{ NUMBER($index, useGrouping: 0) } Platz Schritt Hash“ lauten
file-after-end = die Partie war vor diesem Schritt zu Ende
file-seat = hier entscheidet { $right }, nicht { $seat }
file-hash = der Zustand nach diesem Schritt hat den Hash { $right }, nicht { $digest }; diese oder eine frühere Zeile wurde geändert

## Card files. The card and field stand before each of these.

card-file-unreadable = sie lässt sich nicht lesen: { $reason }
card-file-encoding = sie ist kein Text in UTF-8
card-file-dots = Zeile { $line } hat mehr als { $most } Punkte
card-file-toml = kein TOML: { $error }
card-file-section = dieser Abschnitt fehlt oder ist keine Tabelle
card-file-whole = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
card-file-amount = muss eine Menge wie "1d2s" sein, gebildet aus { $allowed }, von jedem höchstens { $most }; nicht { $value }
card-file-word = möglich sind { $choices }; nicht { $value }
card-file-entry = muss eine Tabelle wie { "{" } … { "}" } sein
card-file-remove = lässt sich nicht entfernen: diese Karte gibt es nicht; die Karten hier sind { $names }
card-file-no-effect = gehört zu einem Effekt; nenne den Effekt mit „do“ und seinen Zeitpunkt mit „when“
card-file-key = ist hier kein bekannter Schlüssel; bekannt sind: { $keys }
card-file-border-number = Randkarten haben die Nummern 1 bis 16
card-file-corner = die Ecken 4, 8, 12 und 16 sind Überfälle, und keine andere Randkarte ist einer
card-file-missing = diese Randkarte fehlt
card-file-raid = neben Punkten nimmt ein Überfall entweder Waren oder Gold: nenne genau eines davon
card-file-rate = { $value } ist kein Kurs; Kurse sehen so aus: { $examples }
card-file-trader = der Händler braucht einen Kurs für eine andere Ware und einen für Gold
card-file-trader-cycle = der Händler muss mindestens 2 Waren für 1 andere nehmen, sonst würde der Tausch nie enden
card-file-silversmith = der Silberschmied braucht zwei Kurse für Waren und zwei für Gold, jeweils den kleineren zuerst
card-file-goods-list = Warenkarten werden als [[goods]] aufgeführt
card-file-goods-count =
    { $count ->
        [one] der Stapel braucht { $wanted } Warenkarten; aufgeführt ist { $count }
       *[other] der Stapel braucht { $wanted } Warenkarten; aufgeführt sind { $count }
    }
card-file-kind-count =
    { $count ->
        [one] ein Symbol braucht { $wanted } Karten; aufgeführt ist { $count }: { $names }. Eine Karte entfernst du mit „Name = false“
       *[other] ein Symbol braucht { $wanted } Karten; aufgeführt sind { $count }: { $names }. Eine Karte entfernst du mit „Name = false“
    }
card-file-card-name = der Name einer Karte besteht aus ein bis drei Kleinbuchstaben und einer Zahl, etwa t3, und jede Karte hat ihren eigenen
card-file-value = { $value } darf nicht in einer Kartendatei stehen; sie enthält dicts, Listen, Texte, ganze Zahlen und Wahrheitswerte
card-file-effects = „do“ ist ein Effekt oder eine Liste von 1 bis { $most } Effekten, etwa ["gain", "discount"]
card-file-effects-at-once = nur ein Effekt einer Karte darf sofort oder mit einem Aktionsmarker wirken; die anderen müssen dauerhaft sein oder in der Endwertung zählen
card-file-alternatives = die Kosten sind eine Liste von 1 bis { $most } Möglichkeiten, etwa ["2p", "1g"]

# The source of a corrected card in a list of cards

card-list-corrected = berichtigt (Kartendatei)

# Tuareg: figures for each number of players; the pack of resource cards.

card-file-column = muss { $numbers } ganze Zahlen von { $low } bis { $high } aufzählen, für 2, 3, 4 und 5 Spieler
card-file-resource-count = der Stapel muss 3 bis { $most } Karten haben, nicht { $count }
