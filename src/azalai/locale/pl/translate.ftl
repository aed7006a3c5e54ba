### ``azalai translate``: co jest nie tak w tłumaczeniu; dla tłumaczy.

cli-help-translate = sprawdź tłumaczenie albo pokaż jego komunikaty w kontekście
cli-about-translate =
    Sprawdza język: których komunikatów brakuje, które są błędne lub za długie i gdzie są inne słowa niż w słowniku.
    Z identyfikatorami komunikatów pokazuje je w kontekście: gdzie są używane, po angielsku i w tym języku, z przykładami.
cli-value-message = KOMUNIKAT
cli-help-translate-language = kod języka (de) albo folder z jego plikami
cli-help-translate-messages = identyfikatory komunikatów; * zastępuje dowolne litery (targi-ask-*)
cli-help-translate-show = pokaż w kontekście każdy komunikat, z którym coś jest nie tak
translate-language = { $language }: komunikaty { $count } z { $all }
translate-syntax = od tego miejsca pliku nie da się odczytać: { $fault }
translate-missing = brakuje tego komunikatu; numer wiersza jest z pliku angielskiego
translate-unknown = po angielsku nie ma takiego komunikatu
translate-file = ten komunikat powinien być w pliku { $file }
translate-reference = zawiera komunikat { $other }, którego nie ma
translate-twice = ten sam komunikat jest już w wierszu { $line }
translate-unsaid = nie używa: { $names }
translate-variable = używa { $names }, a program tego nie podaje
translate-plural = brakuje form liczby: { $forms }
translate-fault = nie da się go pokazać: { $fault }
translate-same = jest taki sam jak po angielsku
translate-wrong-word = „{ $found }”: w słowniku jest { $word } („{ $english }”, { $term })
translate-no-word = brakuje formy słowa { $word }, które słownik podaje dla „{ $english }” ({ $term })
translate-typography = „{ $found }”: w tym języku pisze się { $right }
translate-long = za długi, kolumn: { $columns }, a miejsca jest na { $limit }: { $text }
translate-count = { $kind }: { $count }
translate-done =
    { $count ->
        [0] { $language }: są wszystkie komunikaty ({ $all }), bez problemów.
        [one] { $language }: { $count } problem (komunikatów po angielsku: { $all }).
        [few] { $language }: { $count } problemy (komunikatów po angielsku: { $all }).
       *[many] { $language }: { $count } problemów (komunikatów po angielsku: { $all }).
    }
translate-used = miejsce: { $place }
translate-term = { $english }: { $word }
translate-no-message = nie ma komunikatu { $pattern }
