### ``azalai translate``: what is wrong with a translation, for translators. Texts come after file, line and message id.

cli-help-translate = revisa una traducción o muestra sus textos en contexto
cli-about-translate = Revisa un idioma: textos que faltan, erróneos o demasiado largos, y palabras que difieren del glosario. Con los identificadores de textos, los muestra en contexto: dónde se usan, en inglés y en el idioma, con ejemplos.
cli-value-message = TEXTO
cli-help-translate-language = el código de un idioma (de) o la carpeta con sus archivos
cli-help-translate-messages = identificadores de textos; * vale por cualquier serie de letras (targi-ask-*)
cli-help-translate-show = mostrar en contexto cada texto con un problema
translate-language = { $language }: { $count } de { $all } textos
translate-syntax = el archivo no se puede leer aquí: { $fault }
translate-missing = falta este texto; la línea es la del texto inglés
translate-unknown = no existe ese texto en inglés
translate-file = este texto va en { $file }
translate-reference = contiene el texto { $other }, que no existe
translate-twice = el mismo texto ya está en la línea { $line }
translate-unsaid = no usa { $names }
translate-variable = usa { $names }, que el programa no da
translate-plural = faltan estas formas del plural: { $forms }
translate-fault = no se puede mostrar: { $fault }
translate-same = dice lo mismo que en inglés
translate-wrong-word = «{ $found }»: el glosario dice { $word } para «{ $english }» ({ $term })
translate-no-word = no tiene ninguna forma de { $word }, la palabra del glosario para «{ $english }» ({ $term })
translate-typography = «{ $found }»: el idioma escribe { $right }
translate-long = demasiado largo, { $columns } columnas en vez de { $limit }: { $text }
translate-count = { $kind }: { $count }
translate-done =
    { $count ->
        [0] { $language }: están los { $all } textos, sin problemas.
        [one] { $language }: { $count } problema ({ $all } textos en inglés).
       *[other] { $language }: { $count } problemas ({ $all } textos en inglés).
    }
translate-used = se usa en { $place }
translate-term = { $english }: { $word }
translate-no-message = no existe el texto { $pattern }
