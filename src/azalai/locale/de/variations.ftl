### Varianten: andere Fortsetzungen ab einem Moment einer Partie; und Was-wäre-wenn-Tische, an denen man sie spielt.

error-variation-of-another-game = eine Variante braucht dasselbe Spiel, dieselben Optionen, denselben Seed und denselben Anfang
error-variation-without-moves = eine Variante braucht mindestens einen Schritt, den die Partie dort nicht hat
file-variation = „{ $text }“ beginnt keine Variante; diese Zeile muss „variation after N“ lauten, mit N von 0 bis { NUMBER($last, useGrouping: 0) }

## Das Terminal: `azalai replay`

cli-replay-variation = v{ $number }: stattdessen { $first } ({ variation-moves })
cli-replay-variation-title = Variante { $number }, nach Schritt { $after }:
cli-replay-in-variation = Variante { $number }, die nach Schritt { $after } beginnt.
cli-replay-help-variations = v1, v2 …: diese Variante; main: zurück zur Partie.
variation-moves =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

## Die Wiedergabe im Browser

replay-variations = Varianten
replay-variation = Variante { $number }
replay-variation-from = Nach Schritt { $after }, { variation-moves }
replay-variation-begins = { replay-variation }: { $text }
replay-to-game = Zurück zur Partie

## Was-wäre-wenn-Tische

what-if-title = Was wäre, wenn
what-if-from = Ab Schritt { $after } einer beendeten Partie
what-if-chance = Gewinnchance: { $name }
what-if-of-100 = { $chance } von 100
what-if-change = { $change } seit dem letzten Schritt
what-if-evaluating = Der Computer bewertet den Tisch.
what-if-share = Link kopieren
what-if-save = Als Variante speichern
what-if-original = Zur Partie
what-if-no-table = Das ist kein Was-wäre-wenn-Tisch einer einzelnen Person.
what-if-no-original = Die Partie, von der dieser Tisch ausgeht, wurde gelöscht.
what-if-too-many = Eine Partie kann höchstens { $most } Varianten behalten.
