### The pages around the table: home, waiting page, hand-over, end, replay, rules, settings, errors.


## Every page

page-brand = Azalai
page-brand-home = Azalai, Startseite
page-skip = Zum Inhalt
page-home = Start
page-rules = Regeln
page-menu = Menü
page-settings = Einstellungen
page-settings-all = Alle Einstellungen
page-on = An
page-off = Aus
page-language = Sprache
page-effects = Karteneffekte
page-effects-symbols = Als Zeichen
page-effects-text = Als Text
page-scores = Punktestand
page-scores-shown = Sichtbar
page-scores-hidden = Verborgen
page-theme = Tag oder Nacht
page-theme-other = Zwischen Tag und Nacht wechseln
page-theme-system = Wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-pace = Computer spielen
page-pace-calm = Ruhig
page-pace-brisk = Zügig
page-pace-instant = Sofort
page-motion = Bewegung
page-motion-system = Wie das Gerät
page-motion-full = Ganz
page-motion-less = Weniger
page-sound = Ton
page-you = { $name }: dein Name und deine Einstellungen
page-you-nobody = Gast ohne Namen
page-name = Dein Name
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-nobody = Noch niemand
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] Targi
       *[tuareg] Tuareg
    }
# The game played at a table
page-about =
    { $game ->
        [targi]
            { $expansion ->
                [yes] Targi mit der Erweiterung
               *[no] Targi
            }
       *[tuareg] Tuareg
    }
page-about-cards = { $about }, mit eigenen Karten
cards-title = Die Karten dieses Tisches
cards-link = Eigene Karten: alle Karten dieses Tisches
cards-back = Zurück zum Tisch
home-cards = Eigene Karten (eine Kartendatei, .toml)
page-ago-now = gerade eben
page-ago-minutes = vor { $count } Min.
page-ago-hours =
    { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
page-ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

## Home

home-heading = Handel quer durch die Wüste
home-lead = Targi und Tuareg, zwei Brettspiele um Salz, Kamele und Silber. Mit Freunden oder gegen einen geduldigen Computer.
home-tag =
    { $game ->
        [targi] Kreuze zwei Linien und nimm, was dort liegt.
       *[tuareg] Belade deine Kamele und hab von allem das meiste.
    }
home-players =
    { $game ->
        [targi] 2 Spieler
       *[tuareg] 2 bis 5 Spieler
    }
home-time =
    { $game ->
        [targi] 45 bis 60 Min.
       *[tuareg] 30 Min.
    }
home-seats = Anzahl der Spieler
home-seats-number = { $count } Plätze
home-level = Stufe des Computers
home-expansion = Erweiterung: Wasser, Wanderdünen und die Targia
home-with-computer = Gegen den Computer
home-with-friends =
    { $game ->
        [targi] Jemanden einladen
       *[tuareg] Freunde einladen
    }
home-with-screen = Ein Bildschirm
home-more = Weitere Optionen
home-easy = Leichtere Variante der Erweiterung
home-tribe = Stammeskarten
home-border = Randkarten
home-previous = Andere Hälfte des gemischten Stapels der Spielnummer
home-previous-none = keine
# A value of an option.
home-value =
    { $value ->
        [base] des Grundspiels
        [mixed] aus beiden gemischt
        [expansion] der Erweiterung
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] der Erweiterung
    }
home-first = Wer beginnt
home-first-usual =
    { $game ->
        [targi] Blau, wie üblich
       *[tuareg] ausgelost
    }
home-seed = Spielnummer
home-seed-none = zufällig
home-name-of = Name an Platz { $number } (ein Bildschirm)
home-name-none = freiwillig
home-research = Die Partie darf ohne Namen für die Forschung verwendet werden
home-public = Alle dürfen von der Startseite aus mitspielen
home-mine = Deine Tische
home-mine-none = Noch keine Tische. Wähle oben ein Spiel: zwei Klicks, und du spielst.
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch auf Mitspieler.
home-code = Hast du einen Code?
home-code-example = sechs Zeichen
home-code-go = Mitspielen
home-finished = Beendete Partien
home-finished-none = Beendete Partien bleiben hier, bereit zur Wiedergabe.
home-statistics = Deine Partien auf diesem Gerät
home-figure =
    { $what ->
        [games] Partien
        [won] Gewonnen
        [streak] Siege in Folge, jetzt
        [longest] Längste Siegesserie
        [best-targi] Bestes Ergebnis in Targi
       *[best-tuareg] Bestes Ergebnis in Tuareg
    }
home-against = Gegen
home-against-won = Gewonnen
home-against-lost = Nicht gewonnen
home-computer = Computer: { $level }
home-statistics-where = Nur dieser Browser speichert diese Zahlen.
home-forget = Zahlen löschen
home-watch = Eine Partie aus einer Datei ansehen
home-watch-how = Geh eine gespeicherte Partie Schritt für Schritt durch.
home-watch-file = Partiedatei
home-watch-go = Ansehen
home-button =
    { $what ->
        [play] Spielen
        [open] Öffnen
        [join] Mitspielen
        [replay] Wiedergabe
       *[watch] Zuschauen
    }
home-round = { $about } · Runde { $round }
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] Startbereit
        [one] { $free } Platz ist frei
       *[other] { $free } Plätze sind frei
    }
home-over = Zu Ende
home-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
home-your-turn = Du bist dran
home-turn = { $name } ist dran

## The waiting page

waiting-invitation = Einladung
waiting-invite =
    { $game ->
        [targi] Lade jemanden ein
       *[tuareg] Lade deine Freunde ein
    }
waiting-invite-how = Schick den Link, scanne den QR-Code mit einer Kamera oder lies den Code vor.
waiting-code-picture = QR-Code des Links, zum Scannen mit einer Kamera
waiting-code = Code
waiting-link = Einladungslink
# Only this machine reaches the server, so there is no link for others.
local-only = Nur dieser Computer erreicht den Server, ein Link würde also bei niemand anderem funktionieren.
local-network = Im selben Netzwerk
local-network-how = Beende den Server mit Strg-C und starte ihn mit diesem Befehl. Deine Tische bleiben erhalten.
local-command = Befehl
local-network-then = Dann zeigt diese Seite einen Link, der mit { $url } beginnt und in deinem Netzwerk funktioniert.
local-network-none = Dieser Computer ist gerade in keinem Netzwerk. Verbinde ihn zuerst.
local-internet = Im Internet
local-internet-how = Stelle einen Reverse-Proxy mit HTTPS vor den Server und starte ihn mit --public-url und dessen Adresse. Die Seite „The web table“ der Dokumentation (auf Englisch) erklärt es.
waiting-share-title = Ein Tisch mit { page-game }
waiting-watch = Link zum Zuschauen
waiting-table = Der Tisch
waiting-facts =
    { $game ->
        [targi] Zwei Plätze · 45 bis 60 Minuten
       *[tuareg] Bis zu fünf Plätze · etwa 30 Minuten
    }
waiting-fact-seats = Plätze
waiting-fact-first = Wer beginnt
waiting-fact-open = Tisch
waiting-open =
    { $public ->
        [yes] für alle offen
       *[no] auf Einladung
    }
waiting-fact-research = Forschung
waiting-research = die beendete Partie darf ohne Namen für die Forschung verwendet werden
waiting-fact-deal = Spielnummer
waiting-deal-chosen = vom Gastgeber gewählt, der jede Karte kennen kann
waiting-seats = Plätze
waiting-taken = { $taken } von { $all } besetzt
waiting-free = Freier Platz
waiting-free-as =
    { $seat ->
        [blue] spielt Blau
        [white] spielt Weiß
        [red] spielt Rot
        [green] spielt Grün
       *[saffron] spielt Safran
    }
waiting-for-friend = wartet auf Mitspieler
waiting-who =
    { $kind ->
        [computer]
            { $level ->
                [none] Computer, { waiting-free-as }
               *[other] Computer, { $level }, { waiting-free-as }
            }
       *[person]
            { $mine ->
                [yes] du, { waiting-free-as }
               *[no] { waiting-free-as }
            }
    }
waiting-ready = bereit
waiting-away = nicht verbunden
waiting-sit = Platz nehmen
waiting-name = Namen speichern
# A seated player changes to the figure of a free seat.
waiting-figure =
    { $seat ->
        [blue] Die blaue Figur nehmen
        [white] Die weiße Figur nehmen
        [red] Die rote Figur nehmen
        [green] Die grüne Figur nehmen
       *[saffron] Die safrangelbe Figur nehmen
    }
waiting-strength = Stufe des Computers an Platz { $number }
waiting-add = Computer dazu
waiting-take-off = { $name } vom Tisch entfernen
waiting-leave = Verlassen
waiting-start = Mit { $seats } Plätzen starten
waiting-status-join =
    { $named ->
        [yes] Wähle einen Platz.
       *[no] Wähle einen Namen und einen Platz.
    }
waiting-status-free =
    { $free ->
        [one] Ein Platz ist noch frei. Ein Computer kann ihn übernehmen.
       *[other] { $free } Plätze sind noch frei. Computer können sie übernehmen.
    }
waiting-status-host = Alle sind da.
waiting-status-start = Alle sind da. Der Gastgeber startet die Partie.
waiting-move = Auf einem anderen Gerät
waiting-move-link = Privater Link zu deinem Platz
waiting-back = Zurück zum Tisch
waiting-move-how = Dieser private Link bringt deinen Platz auf ein anderes Gerät. Behalte ihn für dich.

## Above the table: a seat whose player has left or is away

vacancy-title =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
vacancy-says =
    { $may ->
        [fill] Hier ist jemand gegangen, und die Partie wartet. Lass einen Computer übernehmen oder schick jemandem die Einladung.
        [join] Hier ist jemand gegangen, und die Partie wartet. Wähle einen Namen und nimm Platz, um zu übernehmen.
       *[watch] Hier ist jemand gegangen, und die Partie wartet auf Ersatz.
    }
vacancy-fill = Computer übernehmen lassen
vacancy-copy = Einladung kopieren
away-title = Die Partie wartet auf jemanden, der nicht da ist
away-says = Ein Computer kann übernehmen. Wer zurückkommt, bekommt den Platz mit einem Klick wieder.
away-since = ist schon eine Weile weg
stand-in-title = Ein Computer spielt für dich
stand-in-says = Du warst eine Weile weg, darum haben die anderen einen Computer übernehmen lassen. Der Platz gehört noch dir.
stand-in-sit = Wieder Platz nehmen
leave-table = Den Tisch verlassen
leave-says = Dein Platz wird frei, und die anderen können ihn einem Computer oder jemand anderem geben.
leave-sure = Endgültig verlassen

## The hand-over at one screen

cover-finished = { $name } ist fertig
cover-heading = Gib den Bildschirm an { $name }
cover-how = Alle verdeckten Karten sind abgedeckt. Mach weiter, wenn nur { $name } den Bildschirm sieht.
cover-go = Ich bin { $name }, zeig meine Karten
cover-news = Was geschehen ist
cover-pause = Partie unterbrechen

## The end

end-caption = Endwertung, Zeile für Zeile
end-carried = Was { $name } trägt und besitzt
end-what = Wofür
end-winner = (gewinnt)
end-running = Zwischenstand
end-total = Gesamt
end-line =
    { $what ->
        [tokens] Siegpunktplättchen
        [crosses] Silberkreuze auf ausgelegten Karten
        [row] Reihe { $about }
        [water] Wasser, 1 Punkt für je 2
        [stage_1]
            { $about ->
                [water] Etappe 1: Wasser
                [gold] Etappe 1: Gold
                [salt] Etappe 1: Steinsalz
               *[millet] Etappe 1: Hirse
            }
        [maps_1] Etappe 1: Landkarten
        [stage_2]
            { $about ->
                [water] Etappe 2: Wasser
                [gold] Etappe 2: Gold
                [salt] Etappe 2: Steinsalz
               *[millet] Etappe 2: Hirse
            }
        [unused] Unbenutzte Sonderkarten
       *[maps_2] Etappe 2: Landkarten
    }
end-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
end-row =
    { $sort ->
        [alike] vier gleiche Symbole
       *[different] vier verschiedene Symbole
    }
end-water = { $count } Wasser
end-wins = { $name } gewinnt { $score } zu { $second }
end-shared = { $names } teilen sich den Sieg mit { $score } Punkten
end-tie =
    { $game ->
        [targi] Gleich viele Punkte: Es entscheidet mehr Gold, dann mehr Waren.
       *[tuareg] Gleich viele Punkte: Es entscheidet das wertvollste Lager.
    }
end-round = Beendet in Runde { $round }.
end-counting = Wertung läuft
end-show-all = Alles zeigen
end-decided = Was den Ausschlag gab
end-swing = Runde { $round }
end-swing-says =
    { $points ->
        [one] Der Vorsprung verschob sich um { $points } Punkt zugunsten von { $name }.
       *[other] Der Vorsprung verschob sich um { $points } Punkte zugunsten von { $name }.
    }
end-best =
    { $game ->
        [targi] Beste Karte: { $what }
       *[tuareg] Meiste Punkte: { $what }
    }
end-best-says =
    { $points ->
        [one] Brachte { $name } { $points } Punkt.
       *[other] Brachte { $name } { $points } Punkte.
    }
end-rematch =
    { $next ->
        [other-cards] Revanche mit den anderen 45 Stammeskarten
        [new-mix] Revanche mit neuer Mischung
       *[again] Revanche
    }
end-to-rematch = Zur Revanche
end-replay = Wiedergabe
end-look = Tisch ansehen
end-download = Partiedatei
end-forget = Aus meinen Partien entfernen …
end-forget-says = Die Partie verschwindet aus deiner Liste. Steht sie bei niemandem mehr auf der Liste, löscht der Server sie. Speichere vorher die Partiedatei, wenn du sie behalten willst.
end-forget-sure = Entfernen
end-story = Wie es lief
end-table = Der Tisch
end-game = Spiel
end-played = Gespielt
end-length =
    { $rounds ->
        [one] eine Runde, { $moves } Entscheidungen
       *[other] { $rounds } Runden, { $moves } Entscheidungen
    }
graph-label = Punkte von { $names }, Runde für Runde

## Replay

replay-player = Wiedergabesteuerung
replay-first = Zum Anfang
replay-prev = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-rounds = Runden
replay-round = Runde
replay-move = Schritt
replay-where = Runde { $round }, Schritt { $at } von { $all }
replay-log = Was geschah
replay-eyes = Wessen Sicht
replay-all = Alle Karten offen
replay-link = Link zu diesem Moment
replay-sheet = Wertungsblatt

## Rules

rules-contents = Inhalt
rules-page =
    { $page ->
        [targi] Regeln von Targi
        [targi-summary] Targi auf einer Seite
        [targi-cards] Karten von Targi
        [targi-expansion] Regeln der Erweiterung
        [targi-expansion-summary] Die Erweiterung auf einer Seite
        [targi-expansion-cards] Karten der Erweiterung
        [tuareg-summary] Tuareg auf einer Seite
       *[tuareg] Regeln von Tuareg
    }
rules-search = In den Regeln suchen
rules-search-go = Suchen
rules-found =
    { $count ->
        [0] Nichts in den Regeln enthält „{ $query }“. Versuch es mit einem kürzeren Wort oder einer Regelnummer wie T12.
        [one] Eine Stelle enthält „{ $query }“.
       *[other] { $count } Stellen enthalten „{ $query }“.
    }
rules-print = Diese Seite drucken
rules-decisions = Eine Regel mit dem Wort „Festlegung“ ist unsere Auslegung: Die gedruckte Regel lässt den Punkt offen, oder ihre Ausgaben weichen voneinander ab.
gallery-title = Die Karten in Bildern
gallery-card = { $name }: { $does }
gallery-border = Randkarten
gallery-goods = Warenkarten
gallery-dunes = Wanderdünen
gallery-resources = Warenkarten
gallery-specials = Sonderkarten
rules-other-language = Diese Regeln gibt es bisher nur auf Englisch.

## Settings and seat links

settings-you = Du
settings-save = Speichern
settings-guest = Du brauchst kein Konto. Dein Name wird in diesem Browser gespeichert.
settings-show = Anzeige
settings-device = Auf diesem Gerät
settings-keys = Tastatur
settings-key =
    { $what ->
        [move] von einem Teil des Tisches zum nächsten
        [grid] von Karte zu Karte
        [do] das Angewählte auswählen; der Tisch zeigt vorher, was das bewirkt
        [read] die angewählte Karte groß sehen, mit allem, was sie bewirkt
        [cancel] einen Hinweis schließen oder die Auswahl zurücknehmen
        [undo] rückgängig machen
        [skip] die Computer bis zu deinem nächsten Zug ohne Pausen spielen lassen
        [hint] Tipp; danach der nächste Schritt daraus
        [log] der Verlauf
        [replay-move] in der Wiedergabe: einen Schritt zurück oder vor
        [replay-round] in der Wiedergabe: zur Runde davor oder danach
        [replay-ends] in der Wiedergabe: zum Anfang oder Ende
        [replay-play] in der Wiedergabe: abspielen oder anhalten
       *[jump] zu einer Randkarte über ihre Nummer
    }
seat-heading = Auf diesem Gerät als { $name } weiterspielen?
seat-how = Dieser Link bringt einen Platz an einem Tisch mit { page-game } auf dieses Gerät. Das andere Gerät kann danach nur noch zuschauen.
seat-take = Den Platz hier übernehmen
seat-leave = Lassen, wo er ist

## Errors

error-number = Fehler { $status }
error-home = Zur Startseite
error-heading =
    { $status ->
        [403] Das darfst du nicht
        [404] Hier ist nichts als Sand
        [405] Das geht hier nicht
        [409] Am Tisch ging es weiter
        [410] Dieser Link ist verbraucht
        [413] Das ist zu groß
        [422] Das ist nicht möglich
        [429] Bitte etwas langsamer
        [500] Bei uns ist etwas kaputtgegangen
        [503] Einen Moment bitte
       *[400] Die Anfrage war unverständlich
    }
error-text =
    { $status ->
        [403] Der Platz oder der Tisch gehört jemand anderem. Um auf einem anderen Gerät zu spielen, nimm den privaten Link zu deinem Platz.
        [404] Diese Adresse führt zu keinem Tisch und zu keiner Seite. Vielleicht fehlt ein Teil davon.
        [405] Diese Seite nimmt solche Anfragen nicht an.
        [409] Jemand war schneller, oder diese Seite war veraltet. Nichts ist verloren: Sieh dir den Tisch noch einmal an.
        [410] Ein privater Link bringt einen Platz nur einmal auf ein anderes Gerät. Im Menü des Tisches gibt es einen neuen.
        [413] Die Anfrage ist größer als alles, was eine Partie braucht.
        [422] Die Werte in der Anfrage passen nicht zusammen.
        [429] Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
        [500] Der Fehler wurde festgehalten. Alle Schritte sind gespeichert; bitte versuch es noch einmal.
        [503] Der Server ist ausgelastet. Versuch es gleich noch einmal.
       *[400] Der Server konnte die Anfrage nicht lesen.
    }

## Quick reactions at online tables, and calls when it is your turn

reactions-title = Sag etwas
reactions-of-others = Reaktionen der anderen
reactions-shown = zeigen
reactions-muted = stumm
reaction =
    { $reaction ->
        [hello] Hallo!
        [luck] Viel Glück!
        [nice] Gut gespielt!
        [thinking] Ich denke nach …
        [oops] Hoppla!
       *[thanks] Danke für die Partie!
    }
page-notify = Wenn du dran bist (Tab im Hintergrund)
page-notify-on = benachrichtigen
page-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.

## What programs tell about a shared link; the page while the server cannot be reached

preview-home = Targi, die Erweiterung und Tuareg im Browser: gegen Computer, an einem Bildschirm oder mit Freunden.
preview-replay = Eine Partie { $about }
preview-moment = { $names } · { $about } · Runde { $round }
offline-title = Der Server ist nicht erreichbar
offline-says = Vielleicht wurde er beendet, oder du bist offline. Deine Tische liegen auf dem Server, und kein Schritt geht verloren. Diese Seite versucht es alle paar Sekunden wieder.
offline-retry = Erneut versuchen
