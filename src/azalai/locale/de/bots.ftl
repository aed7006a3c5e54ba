### Computer players: names and characters of the levels, errors in specs and parameter files.

bots-not-asked = Platz { $seat } entscheidet jetzt nicht
bots-spec = den Gegner { $spec } gibt es nicht; es gibt: random, greedy, search:1000 (Simulationen), search:50ms (Zeit), search-classic:1000, die Stufen { $levels } und eigene Bots: mymodule:Eager (eine Python-Klasse), command:node eager.js (ein Programm)
bots-custom = der eigene Bot { $spec } lässt sich nicht starten: { $reason }

## A custom bot that lost its game, and why.

bots-fault = { $bot } verliert die Partie: { $reason }
bots-fault-slow = keine Antwort innerhalb von { $detail } Sekunden
bots-fault-illegal = „{ $detail }“ ist kein erlaubter Schritt
bots-fault-raised = eine Ausnahme, { $detail }
bots-fault-answer = eine Antwort, die das Protokoll nicht zulässt: { $detail }
bots-fault-died = das Programm endete ohne Antwort (Rückgabewert { $detail })

## Errors in a parameter file. $field is a place in it, for example where.expansion.rollout_hours.

bots-file =
    { $count ->
        [one] { $file } lässt sich nicht verwenden:
       *[other] { $file } lässt sich nicht verwenden, und zwar aus { $count } Gründen:
    }
bots-file-whole = { $field } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
bots-file-number = { $field } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
bots-file-word = { $field } muss eines von { $choices } sein, nicht { $value }
bots-file-unknown = { $field } ist unbekannt; bekannte Felder: { $known }
bots-file-missing = { $field } fehlt
bots-file-where = { $field } ist keine Bedingung für einen Tisch; möglich: { $conditions }
bots-file-budget = { $field } braucht Simulationen oder Millisekunden für die Suche

## Levels

bots-level-curious = Neugierig
bots-level-gentle = Sanft
bots-level-steady = Solide
bots-level-clever = Schlau
bots-level-strong = Stark
bots-level-expert = Erfahren
bots-level-champion = Meisterhaft
bots-character-curious = Ein Neuling, der gern probiert und den besseren Schritt oft übersieht.
bots-character-gentle = Noch am Anfang und freundlich: nimmt, was nahe liegt, und lässt ab und zu etwas Gutes liegen.
bots-character-steady = Plant den eigenen Zug gut, bezahlt, was sich lohnt, und achtet selten auf deine Pläne.
bots-character-clever = Denkt ein paar Schritte voraus und sieht, worauf du aus bist.
bots-character-strong = Verschenkt selten etwas und lässt dich für deine Fehler bezahlen.
bots-character-expert = Wägt jeden Schritt gegen deine Pläne ab und lässt dir wenig.
bots-character-champion = Denkt so lange nach wie erlaubt und ist das Beste, was wir bauen können.
bots-network-damaged = die Prüfsumme stimmt nicht; installiere Azalai neu
bots-unusual-deck = Diese Karten sind ganz anders als die, mit denen die Computer trainiert wurden. Darum schätzen sie Stellungen einfacher ein und spielen schwächer.
