### ``azalai translate``: what is wrong with a translation, for translators. Texts come after file, line and message id.

cli-help-translate = check a translation, or show its messages in context
cli-about-translate =
    Check a language: messages that are missing, wrong or too long, and words that differ from the glossary. With the ids
    of messages, show these in context: where they are used, in English and in the language, with examples.
cli-value-message = MESSAGE
cli-help-translate-language = the code of a language (de), or the folder with its files
cli-help-translate-messages = ids of messages; * stands for any letters (targi-ask-*)
cli-help-translate-show = show every message with a problem in context
translate-language = { $language }: { $count } of { $all } messages
translate-syntax = the file cannot be read here: { $fault }
translate-missing = this message is missing; the line is that of the English message
translate-unknown = there is no such message in English
translate-file = this message belongs in { $file }
translate-reference = contains the message { $other }, which is not there
translate-twice = the same message stands in line { $line } already
translate-unsaid = does not use { $names }
translate-variable = uses { $names }, which the program does not give
translate-plural = these plural forms are missing: { $forms }
translate-fault = cannot be shown: { $fault }
translate-same = reads as in English
translate-wrong-word = “{ $found }”: the glossary says { $word } for “{ $english }” ({ $term })
translate-no-word = has no form of { $word }, the glossary's word for “{ $english }” ({ $term })
translate-typography = “{ $found }”: the language writes { $right }
translate-long = too long, { $columns } columns instead of { $limit }: { $text }
translate-count = { $kind }: { $count }
translate-done =
    { $count ->
        [0] { $language }: all { $all } messages are there, without problems.
        [one] { $language }: { $count } problem ({ $all } messages in English).
       *[other] { $language }: { $count } problems ({ $all } messages in English).
    }
translate-used = used in { $place }
translate-term = { $english }: { $word }
translate-no-message = there is no message { $pattern }
