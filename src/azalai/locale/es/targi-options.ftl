### Targi: why options of a table are not accepted, and what would be.

targi-option-easy = easy=True empieza con más mercancías en la expansión: necesita expansion=True
targi-option-needs-expansion = { $option } con { $value } necesita agua, dunas y la targuia: añade expansion=True, o usa solo cartas del juego base
targi-option-tribe = tribe es "base", "expansion", "mixed" o una lista de 45 cartas, nueve de cada símbolo; no { $value }
targi-option-tribe-unknown =
    { $count ->
        [one] tribe nombra una carta desconocida: { $names }
       *[other] tribe nombra cartas desconocidas: { $names }
    }
targi-option-tribe-twice =
    { $count ->
        [one] tribe nombra una carta más de una vez: { $names }
       *[other] tribe nombra cartas más de una vez: { $names }
    }
targi-option-tribe-count = tribe enumera { $wanted } cartas de cada símbolo; tiene { $counts }
targi-option-previous = previous juega con las cartas de tribu que sobraron de un mazo mezclado: quita tribe o usa tribe="mixed", no { $tribe }
targi-option-border = border es "base", "expansion", "mixed" o dice para cada número de qué juego es su carta, como { "{" }5: "base"{ "}" }; no { $value }
targi-option-border-entry = border tiene la entrada { $entry }; sus números son { $numbers }, y cada uno es "base" o "expansion"

## Faults in card files of the expansion. Each follows the card and the field.

card-file-expansion-role = este papel necesita el borde de la expansión: ponlo en [expansion.border]
card-file-water = el agua necesita una tasa para una mercancía y una para oro, como ["2w -> 1any", "3w -> 1g"]
card-file-dune-count = debe haber { $wanted } dunas, y exactamente una comodín; hay { $count }, de ellas { $wild } comodín
card-file-same-name = una carta de la expansión se llama como una del juego base; cada nombre debe ser único
