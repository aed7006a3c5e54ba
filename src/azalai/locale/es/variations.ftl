### Variantes: otras continuaciones desde un momento de una partida; y las mesas «¿y si…?», donde se juegan.

error-variation-of-another-game = una variante necesita el mismo juego, las mismas opciones, la misma semilla y el mismo comienzo
error-variation-without-moves = una variante necesita al menos una jugada que la partida no tenga en ese punto
file-variation = «{ $text }» no empieza una variante; esta línea debe decir «variation after N», con N de 0 a { NUMBER($last, useGrouping: 0) }

## El terminal: `azalai replay`

cli-replay-variation = v{ $number }: en lugar de esto, { $first } ({ variation-moves })
cli-replay-variation-title = Variante { $number }, después de la jugada { $after }:
cli-replay-in-variation = Variante { $number }, que empieza después de la jugada { $after }.
cli-replay-help-variations = v1, v2…: esa variante; main: volver a la partida.
variation-moves =
    { $count ->
        [one] { $count } jugada
        [many] { $count } de jugadas
       *[other] { $count } jugadas
    }

## La repetición en el navegador

replay-variations = Variantes
replay-variation = Variante { $number }
replay-variation-from = Después de la jugada { $after }, { variation-moves }
replay-variation-begins = { replay-variation }: { $text }
replay-to-game = Volver a la partida

## Mesas «¿y si…?»

what-if-title = ¿Y si…?
what-if-from = Desde la jugada { $after } de una partida terminada
what-if-chance = Probabilidad de ganar: { $name }
what-if-of-100 = { $chance } de 100
what-if-change = { $change } desde la última jugada
what-if-evaluating = El ordenador está evaluando la mesa.
what-if-share = Copiar el enlace
what-if-save = Guardar como variante
what-if-original = A la partida
what-if-no-table = Esta no es una mesa «¿y si…?» de una sola persona.
what-if-no-original = La partida de la que parte esta mesa se ha borrado.
what-if-too-many = Una partida puede guardar como máximo { $most } variantes.
