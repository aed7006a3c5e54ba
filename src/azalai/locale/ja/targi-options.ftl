### Targi: why options of a table are not accepted, and what would be.

targi-option-easy = easy=Trueは拡張を多めの商品で始めます。expansion=Trueが必要です
targi-option-needs-expansion = { $option }を{ $value }にするには水、砂丘、タルギアが必要です。expansion=Trueを加えるか、基本のカードだけを使ってください
targi-option-tribe = tribeは「base」「expansion」「mixed」か、各シンボル9枚ずつ45枚のリストです。{ $value }は使えません
targi-option-tribe-unknown =
    { $count ->
       *[other] tribeに不明なカードがあります：{ $names }
    }
targi-option-tribe-twice =
    { $count ->
       *[other] tribeに重複したカードがあります：{ $names }
    }
targi-option-tribe-count = tribeには各シンボル{ $wanted }枚が必要です。今は{ $counts }
targi-option-previous = previousは混合の山札が前回残した部族カードを使います。tribeを省くか、tribe="mixed"にしてください。{ $tribe }は使えません
targi-option-border = borderは「base」「expansion」「mixed」か、番号ごとの指定です。例：{ "{" }5: "base"{ "}" }。{ $value }は使えません
targi-option-border-entry = borderに{ $entry }があります。番号は{ $numbers }、値は「base」か「expansion」です

## Faults in card files of the expansion. Each follows the card and the field.

card-file-expansion-role = この役割は拡張の外周にだけあります。[expansion.border]に書いてください
card-file-water = 水には商品用と金貨用の交換率が必要です。例：["2w -> 1any", "3w -> 1g"]
card-file-dune-count = 砂丘は{ $wanted }枚で、ワイルド砂丘はちょうど1枚です。{ $count }枚あり、うちワイルドは{ $wild }枚です
card-file-same-name = 拡張のカードと基本ゲームのカードが同じ名前です。名前は重複できません
