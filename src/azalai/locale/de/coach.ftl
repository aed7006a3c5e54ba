### The coach of a first game: remarks, each shown once.

coach-name = Coach
coach-got-it = Verstanden
coach-no-more = Keine Tipps mehr
coach-better = Es gab einen besseren Schritt
coach-better-earlier = Vorhin gab es einen besseren Schritt
coach-your-move = Dein Schritt:
coach-better-was = Besser:

## Targi

coach-title-targi-first = Setze deinen ersten Targi
coach-targi-first = Die farbigen Karten in der Mitte, die Stammeskarten, bringen Punkte. Deine drei Figuren, die Targi, holen sie und die Waren, mit denen du sie bezahlst. Wähle eine leuchtende Randkarte: Noch in dieser Runde bekommst du, was sie zeigt.
coach-title-targi-line = Dein Targi blickt seine Linie entlang
coach-targi-line = Setze den nächsten so, dass seine Linie diese kreuzt. Auch die Karte, auf der sich beide Linien treffen, gehört dir.
coach-title-targi-third = Drei Targi können sich zweimal kreuzen
coach-targi-third = Zwei blicken verschiedene Reihen entlang und einer eine Spalte, oder umgekehrt. Dann bekommst du neben deinen drei Karten zwei aus dem Mittelfeld.
coach-title-targi-crossing = Hier kreuzen sich deine Linien
coach-targi-crossing = Die Karten mit deinen Markern gehören dir, und die unter deinen Targi auch. Nutze sie in beliebiger Reihenfolge: erst Waren, dann kannst du eine Stammeskarte bezahlen.
coach-title-targi-no-crossing = Diesmal kreuzt sich nichts
coach-targi-no-crossing = Alle drei Targi blicken in dieselbe Richtung. Du bekommst trotzdem die Karten, auf denen sie stehen.
coach-title-targi-lay = Auslegen oder auf die Hand nehmen
coach-targi-lay = Auslegen kostet, was oben rechts steht. Jedes Silberkreuz auf einer ausgelegten Karte ist ein Punkt. Auf deiner Hand ist Platz für eine Karte, die du in einer späteren Runde auslegst.
coach-title-targi-row = Wähle eine Reihe
coach-targi-row = Vier gleiche Symbole bringen am Ende 4 Punkte, vier verschiedene 2. Jede andere Reihe bringt keinen Bonus.
coach-title-targi-completes = Diese Karte kann eine Reihe vollenden
coach-targi-completes = In der markierten Reihe bringt sie am Ende einen Bonus: 4 Punkte für gleiche Symbole, 2 Punkte für vier verschiedene.
coach-title-targi-give = Waren oder Punkte?
coach-targi-give = Gib ab, was du eher entbehren kannst. Ein Punkt ist am Ende ein Punkt; Waren sind nur etwas wert, wenn du noch damit bezahlst.
coach-title-targi-trade = Der Händler
coach-targi-trade = Tausche, so oft du willst: zwei gleiche Waren gegen eine andere, drei gegen Gold. Nichts ist endgültig, bevor du auf die Schaltfläche drückst.
coach-title-targi-silver = Der Silberschmied
coach-targi-silver = Hier werden einmal aus Waren oder Gold Punkte. Zwei gleiche Waren bringen 1 Punkt, vier bringen 3. Ein Gold bringt 2, zwei bringen 4.
coach-title-targi-raid = Nach dieser Runde kommt ein Überfall
coach-targi-raid = Der Räuber erreicht als Nächstes die markierte Ecke, und du gibst ab, was sie zeigt. Behalte { $what ->
        [gold] Gold
       *[goods] Waren
    } zum Abgeben: Sonst kostet es dich Punkte.
coach-title-targi-store = Deine Obergrenze ist fast erreicht
coach-targi-store = Nach deinen Aktionen behältst du nur so viele Waren und so viel Gold, wie die zweiten Zahlen sagen. Lege eine Karte aus oder tausche Waren, bevor du sie zurücklegen musst.
coach-title-targi-effect = Eine ausgelegte Karte hilft dir
coach-targi-effect = Deine Karte hat einen dauerhaften Effekt: { $what }
coach-title-targi-hand = Auf deiner Hand wartet eine Karte
coach-targi-hand = Setze einen Targi auf den Adeligen, um sie auszulegen. Bis dahin hat deine Hand keinen Platz für eine andere Karte.
coach-title-targi-end = Das Ende ist nah
coach-targi-end = Die Partie endet, wenn jemand zwölf Karten ausgelegt hat, oder mit dem vierten Überfall. Übrige Waren bringen nichts, also lege aus, was du kannst.

## Tuareg

coach-title-tuareg-start = Wer am meisten trägt
coach-tuareg-start = Am Ende der Etappe bekommt, wer von einer Ware am meisten trägt, ihre Punkte. Beginne mit Ziehen: Du bekommst drei Karten.
coach-title-tuareg-drawn = Eine Karte kommt auf den Markt
coach-tuareg-drawn = Lege mindestens eine Karte dorthin, wo alle sie nehmen können. In deinem Lager bleiben höchstens vier.
coach-title-tuareg-load = Karten im Lager zählen noch nicht
coach-tuareg-load = Verlade sie: bis zu vier Karten pro Zug auf ein Tier. Was auf deinen Tieren liegt, zählt am Ende der Etappe.
coach-title-tuareg-order = Auf die Reihenfolge kommt es an
coach-tuareg-order = Ein Kamel trägt bis zu vier Karten von zwei Waren, und die Ware wechselt nur einmal. Es trägt höchstens zwei Gold, und Wasser reist allein.
coach-title-tuareg-full = Dein Lager ist voll
coach-tuareg-full = Wenn du jetzt ziehst, musst du Karten auf den Markt legen, bis vier übrig sind. Beladen schafft Platz.
coach-title-tuareg-lead = Du liegst vorn
coach-tuareg-lead = { $what }: Niemand zeigt mehr davon als du. Bei Gleichstand bekommen alle Beteiligten einen Punkt weniger, also bleib vorn.
coach-title-tuareg-market = Der Markt steht dir offen
coach-tuareg-market = Lade bis zu vier Karten einer Ware vom Markt direkt auf ein Tier. Das braucht keinen Platz in deinem Lager.
coach-title-tuareg-buy = Du kannst eine Sonderkarte kaufen
coach-tuareg-buy = Jede kostet 3 Dinar: Ein Esel trägt alles, eine Höhle versteckt zwei Karten, ein Dieb stiehlt eine, und eine Landkarte bringt Punkte.
coach-title-tuareg-pay = Bezahle mindestens 3 Dinar
coach-tuareg-pay = Du zahlst mit Karten aus deinem Lager und den obersten Karten deiner Tiere. Wechselgeld gibt es nicht, und bezahlte Karten sind weg.
coach-title-tuareg-thief = Dein Dieb ist bereit
coach-tuareg-thief = Vor oder nach deiner Aktion stiehlt er einmal eine Karte. Bei der obersten Karte eines Tiers weißt du, was du bekommst; eine Karte aus einem Lager ist eine Überraschung.
coach-title-tuareg-stolen = Ein Dieb hat dir eine Karte gestohlen
coach-tuareg-stolen = Sie liegt unter dem markierten Dieb und zählt am Ende der Etappe für diesen Spieler. In einer Höhle sind Karten vor Dieben sicher.
coach-title-tuareg-cave = Deine Höhle kann Karten verstecken
coach-tuareg-cave = Eine Karte pro Zug, zwei insgesamt. Sie zählen am Ende der Etappe, und die anderen können sie nicht stehlen.
coach-title-tuareg-maps = Löse deine Landkarten ein
coach-tuareg-maps = Jede Landkarte bringt ihre Punkte jetzt oder am Ende der Partie. Eine eingelöste kann wieder gekauft werden.
coach-title-tuareg-last = Die letzte Runde dieser Etappe
coach-tuareg-last = Der Stapel ist leer, und dies ist dein letzter Zug in der Etappe. Verlade, was du kannst: Dein Lager zählt nicht.
coach-title-tuareg-second = Die zweite Etappe
coach-tuareg-second = Deine Tiere sind leer, und die gezählten Karten bilden den neuen Stapel. Dein Lager und deine unbenutzten Sonderkarten bleiben.

## The home page of a guest who has not finished a game yet

home-new = Neu hier?
home-coached = Deine erste Partie, mit einem Coach an deiner Seite
home-coached-how = Du spielst gleich gegen einen sanften Computer. Wenn etwas zum ersten Mal wichtig wird, sagt dir der Coach in einem Satz, was und warum. Vorher musst du nichts lesen.
home-which = Welches Spiel
home-coached-game =
    { $game ->
        [targi] Targi, zu zweit
       *[tuareg] Tuareg, zu zweit bis fünft
    }
home-coached-play = Mit Coach spielen
home-coached-learn = In kurzen Lektionen lernen
home-coached-time = etwa 30 Minuten
home-coached-undo = Schritte lassen sich zurücknehmen
home-coached-free = kein Konto, nichts zu installieren
