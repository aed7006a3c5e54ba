### Opcje stołu Targi: dlaczego niektóre nie pasują i jakie by pasowały.

targi-option-easy = easy=True daje więcej towarów na początku gry z dodatkiem: potrzebuje expansion=True
targi-option-needs-expansion = { $option } z wartością { $value } wymaga wody, wydm i Tuareżki: dodaj expansion=True albo weź same karty podstawowe
targi-option-tribe = tribe to "base", "expansion", "mixed" albo lista 45 kart, po dziewięć z każdego rodzaju; a nie { $value }
targi-option-tribe-unknown =
    { $count ->
        [one] tribe wymienia kartę, której nie ma: { $names }
        [few] tribe wymienia karty, których nie ma: { $names }
       *[many] tribe wymienia karty, których nie ma: { $names }
    }
targi-option-tribe-twice =
    { $count ->
        [one] tribe wymienia tę samą kartę więcej niż raz: { $names }
        [few] tribe wymienia karty więcej niż raz: { $names }
       *[many] tribe wymienia karty więcej niż raz: { $names }
    }
targi-option-tribe-count = w tribe kart każdego rodzaju ma być { $wanted }; jest: { $counts }
targi-option-previous = previous wybiera karty plemienia pominięte w mieszanej talii: usuń tribe albo podaj tribe="mixed", a nie { $tribe }
targi-option-border = border to "base", "expansion", "mixed" albo podaje dla każdego numeru, z którego zestawu jest karta, na przykład {"{"}5: "base"{"}"}; a nie { $value }
targi-option-border-entry = border zawiera wpis { $entry }; jego numery to { $numbers }, a każdy ma wartość "base" albo "expansion"

## Usterki plików z kartami, które zna tylko dodatek. Przed każdym z tych zdań stoi karta i pole.

card-file-expansion-role = ta rola wymaga pól brzegowych dodatku: umieść ją w [expansion.border]
card-file-water = woda potrzebuje jednego kursu na towar i jednego na złoto, na przykład ["2w -> 1any", "3w -> 1g"]
card-file-dune-count = wydm ma być { $wanted }, w tym dokładnie jedna wydma-joker; wymieniono { $count }, w tym wydm-jokerów: { $wild }
card-file-same-name = karta dodatku nosi nazwę karty z gry podstawowej, a każda karta ma mieć własną
