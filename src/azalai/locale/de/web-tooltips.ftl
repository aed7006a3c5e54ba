### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = Regel { $rule }

## Targi. The tooltip begins with what the symbol shows now, such as "Goods: 6 of 10".

web-tip-targi-goods = Mit Waren bezahlst du Stammeskarten. Händler und Silberschmied tauschen sie, und Überfälle nehmen sie.
web-tip-targi-gold = Mit Gold bezahlst du Stammeskarten, und der Silberschmied tauscht es gegen Punkte. Es ist keine Ware. Nach deinen Aktionen behältst du höchstens so viel, wie die zweite Zahl sagt.
web-tip-targi-store = Nach deinen Aktionen behältst du höchstens so viele Waren, wie die zweite Zahl sagt. Du wählst, welche du zurücklegst.
web-tip-targi-water = Wasser ist weder Ware noch Gold. Während deiner Aktionen und bei Überfällen tauschst du es gegen Waren und Gold, und am Ende bringt es Punkte.
web-tip-targi-points = Jedes Siegpunktplättchen ist am Ende ein Punkt. Ein Überfall nimmt Waren oder stattdessen Punkte.
web-tip-targi-targis = Jede Figur ist ein Targi, der nicht auf dem Spielfeld steht, und jede kleine Karte eine Handkarte.
web-tip-targi-amulet = Das Amulett ist das Startspielerzeichen: Wer es hat, setzt zuerst, führt zuerst Aktionen aus und zahlt zuerst beim Überfall. Nach jeder Runde wechselt es.
web-tip-targi-score = Der Punktestand, wenn die Partie jetzt endete: Siegpunktplättchen, Silberkreuze auf ausgelegten Karten, Effekte der Endwertung und Reihen.
web-tip-targi-row = Jeder kleine Kreis ist eine Karte dieser Reihe, in der Farbe ihres Symbols. Vier gleiche Symbole bringen 4 Punkte, vier verschiedene 2.
web-tip-targi-track = Jedes Quadrat ist eine Runde. An jeder Raute erreicht der Räuber eine Ecke, und beide zahlen beim Überfall. Der vierte Überfall beendet die Partie.
web-tip-targi-raid = Nach jeder dritten Runde erreicht der Räuber eine Ecke. Alle geben ab, was die Ecke verlangt: Waren oder das, was dort stattdessen steht.
web-tip-targi-phases = In jeder Runde zieht der Räuber weiter. Dann setzt ihr abwechselnd eure Targi, und danach führt ihr nacheinander eure Aktionen aus.
web-tip-targi-favour = Wenn du den Targi auf ihrer Karte nutzt, darfst du einmal ihre Gunst nutzen, vor oder nach der Aktion der Karte.
web-tip-targi-dunes = Ein Targi kann statt auf eine Randkarte auf eine Wanderdüne. Eine genutzte Wanderdüne verschwindet, und nach jedem Überfall kommen neue.

## Tuareg

web-tip-tuareg-cache = Ein Lager enthält nach einem Zug höchstens vier Karten, verdeckt vor den anderen. Am Ende einer Etappe zählen sie nicht.
web-tip-tuareg-majority = Wer die meisten Karten dieser Ware sichtbar hat. Am Ende einer Etappe gibt es dafür die Punkte der Ware; bei Gleichstand bekommen alle Beteiligten je einen Punkt weniger.
web-tip-tuareg-score = Die bisherigen Punkte und nach dem Plus, was diese Etappe brächte, wenn sie jetzt endete.
web-tip-tuareg-stage = Die Partie hat zwei Etappen. Ist der Nachziehstapel leer, haben alle noch einen Zug, und die Etappe wird gewertet.
web-tip-tuareg-dinar = Du bezahlst mit Karten aus deinem Lager und den obersten Karten deiner Tiere. Ihr Wert in Dinar steht oben links, und Wechselgeld gibt es nicht.
web-tip-tuareg-camel = Ein Kamel trägt bis zu vier Karten von höchstens zwei Waren, und die Ware wechselt nur einmal. Es trägt höchstens zwei Gold, und Wasser reist allein.
web-tip-tuareg-donkey = Ein Esel trägt bis zu vier Karten in beliebiger Reihenfolge.
web-tip-tuareg-cave = Einmal pro Zug versteckt eine Höhle eine Karte aus dem Lager oder die oberste Karte eines Tiers. Sie fasst zwei Karten, die am Ende der Etappe zählen.
web-tip-tuareg-thief = Ein Dieb stiehlt einmal: eine zufällige Karte aus einem Lager oder die oberste Karte eines Tiers. Die Karte zählt am Ende der Etappe.
web-tip-tuareg-map = Eine Landkarte bringt Punkte, wenn sie am Ende einer Etappe eingelöst wird.
web-tip-tuareg-discard = Karten, mit denen Sonderkarten bezahlt wurden. Sie sind aus dem Spiel.
