### ``azalai translate``: what is wrong with a translation, for translators. Texts come after file, line and message id.

cli-help-translate = prüft eine Übersetzung oder zeigt ihre Texte im Zusammenhang
cli-about-translate = Prüft eine Sprache: fehlende, falsche oder zu lange Texte und Wörter, die vom Glossar abweichen. Mit Kennungen von Texten werden diese im Zusammenhang gezeigt: wo sie stehen, auf Englisch und in der Sprache, mit Beispielen.
cli-value-message = TEXT
cli-help-translate-language = das Kürzel einer Sprache (de) oder der Ordner mit ihren Dateien
cli-help-translate-messages = Kennungen von Texten; * steht für beliebige Zeichen (targi-ask-*)
cli-help-translate-show = jeden Text mit einem Problem im Zusammenhang zeigen
translate-language = { $language }: { $count } von { $all } Texten
translate-syntax = die Datei ist hier nicht lesbar: { $fault }
translate-missing = dieser Text fehlt; die Zeile ist die des englischen Textes
translate-unknown = einen solchen Text gibt es auf Englisch nicht
translate-file = dieser Text gehört in { $file }
translate-reference = enthält den Text { $other }, den es nicht gibt
translate-twice = derselbe Text steht schon in Zeile { $line }
translate-unsaid = verwendet { $names } nicht
translate-variable = verwendet { $names }, das vom Programm nicht kommt
translate-plural = diese Pluralformen fehlen: { $forms }
translate-fault = lässt sich nicht anzeigen: { $fault }
translate-same = lautet wie auf Englisch
translate-wrong-word = „{ $found }“: im Glossar heißt „{ $english }“ { $word } ({ $term })
translate-no-word = enthält keine Form von { $word }, dem Wort des Glossars für „{ $english }“ ({ $term })
translate-typography = „{ $found }“: die Sprache schreibt { $right }
translate-long = zu lang, { $columns } Spalten statt { $limit }: { $text }
translate-count = { $kind }: { $count }
translate-done =
    { $count ->
        [0] { $language }: alle { $all } Texte sind da, ohne Probleme.
        [one] { $language }: { $count } Problem ({ $all } Texte auf Englisch).
       *[other] { $language }: { $count } Probleme ({ $all } Texte auf Englisch).
    }
translate-used = verwendet in { $place }
translate-term = { $english }: { $word }
translate-no-message = den Text { $pattern } gibt es nicht
