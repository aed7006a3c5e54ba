### Warianty: inne dalsze ciągi od pewnej chwili partii; oraz stoły „co by było”, przy których się je rozgrywa.

error-variation-of-another-game = wariant musi mieć tę samą grę, opcje, ziarno i początek
error-variation-without-moves = wariant musi mieć co najmniej jeden ruch, którego w tym miejscu partii nie ma
file-variation = „{ $text }” nie rozpoczyna wariantu; ten wiersz ma mieć postać „variation after N”, gdzie N jest od 0 do { NUMBER($last, useGrouping: 0) }

## Terminal: `azalai replay`

cli-replay-variation = v{ $number }: zamiast tego { $first } ({ variation-moves })
cli-replay-variation-title = Wariant { $number }, po ruchu { $after }:
cli-replay-in-variation = Wariant { $number }, który zaczyna się po ruchu { $after }.
cli-replay-help-variations = v1, v2 …: ten wariant; main: powrót do partii.
variation-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## Powtórka w przeglądarce

replay-variations = Warianty
replay-variation = Wariant { $number }
replay-variation-from = Po ruchu { $after }, { variation-moves }
replay-variation-begins = { replay-variation }: { $text }
replay-to-game = Powrót do partii

## Stoły „co by było”

what-if-title = Co by było
what-if-from = Od ruchu { $after } zakończonej partii
what-if-chance = Szansa na wygraną: { $name }
what-if-of-100 = { $chance } na 100
what-if-change = { $change } od ostatniego ruchu
what-if-evaluating = Komputer ocenia stół.
what-if-share = Kopiuj link
what-if-save = Zapisz jako wariant
what-if-original = Do partii
what-if-no-table = To nie jest stół „co by było” jednej osoby.
what-if-no-original = Partia, od której zaczyna się ten stół, została usunięta.
what-if-too-many = Partia może mieć najwyżej tyle wariantów: { $most }.
