### Targi: why options of a table are not accepted, and what would be.

targi-option-easy = easy=True beginnt in der Erweiterung mit mehr Waren: dafür ist expansion=True nötig
targi-option-needs-expansion = { $option } mit { $value } braucht Wasser, Wanderdünen und die Targia: ergänze expansion=True oder nimm nur Karten des Grundspiels
targi-option-tribe = tribe ist "base", "expansion", "mixed" oder eine Liste von 45 Karten, neun je Symbol; nicht { $value }
targi-option-tribe-unknown =
    { $count ->
        [one] tribe nennt eine unbekannte Karte: { $names }
       *[other] tribe nennt unbekannte Karten: { $names }
    }
targi-option-tribe-twice =
    { $count ->
        [one] tribe nennt eine Karte mehrmals: { $names }
       *[other] tribe nennt Karten mehrmals: { $names }
    }
targi-option-tribe-count = tribe zählt { $wanted } Karten je Symbol auf; es hat { $counts }
targi-option-previous = previous spielt mit den Stammeskarten, die ein gemischter Stapel übrig ließ: lass tribe weg oder nimm tribe="mixed", nicht { $tribe }
targi-option-border = border ist "base", "expansion", "mixed" oder sagt für jede Nummer, woher ihre Karte stammt, etwa { "{" }5: "base"{ "}" }; nicht { $value }
targi-option-border-entry = border hat den Eintrag { $entry }; die Nummern sind { $numbers }, und jede ist "base" oder "expansion"

## Faults in card files of the expansion. Each follows the card and the field.

card-file-expansion-role = diese Aufgabe braucht den Rand der Erweiterung: trage sie unter [expansion.border] ein
card-file-water = Wasser braucht einen Kurs für eine Ware und einen für Gold, etwa ["2w -> 1any", "3w -> 1g"]
card-file-dune-count = es muss { $wanted } Wanderdünen geben, genau eine davon ein Joker; aufgeführt sind { $count }, davon { $wild } Joker
card-file-same-name = eine Karte der Erweiterung heißt wie eine Karte des Grundspiels; jeder Name darf nur einmal vorkommen
