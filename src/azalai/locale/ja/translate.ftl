### ``azalai translate``: what is wrong with a translation, for translators. Texts come after file, line and message id.

cli-help-translate = 翻訳を確認する、またはメッセージを文脈とともに示す
cli-about-translate =
    言語を確認します。足りない、誤った、長すぎるメッセージと、用語集と違う語を示します。メッセージのIDを付けると、使われる場所、英語とその言語の文、例を文脈とともに示します。
cli-value-message = メッセージ
cli-help-translate-language = 言語コード（de）、またはファイルのあるフォルダー
cli-help-translate-messages = メッセージのID。*は任意の文字（targi-ask-*）
cli-help-translate-show = 問題のあるメッセージをすべて文脈とともに示す
translate-language = { $language }：メッセージ{ $count }/{ $all }
translate-syntax = ファイルはここから読み込めません：{ $fault }
translate-missing = このメッセージがありません。行は英語のメッセージのものです
translate-unknown = 英語にこのメッセージはありません
translate-file = このメッセージは{ $file }に入れます
translate-reference = 存在しないメッセージ{ $other }を含んでいます
translate-twice = 同じメッセージが{ $line }行目にもうあります
translate-unsaid = { $names }を使っていません
translate-variable = プログラムが渡さない{ $names }を使っています
translate-plural = 足りない複数形：{ $forms }
translate-fault = 表示できません：{ $fault }
translate-same = 英語と同じです
translate-wrong-word = 「{ $found }」：用語集で「{ $english }」は{ $word }です（{ $term }）
translate-no-word = 用語集の「{ $english }」の語、{ $word }がありません（{ $term }）
translate-typography = 「{ $found }」：この言語では{ $right }と書きます
translate-long = 長すぎます。{ $limit }桁に対して{ $columns }桁：{ $text }
translate-count = { $kind }：{ $count }
translate-done =
    { $count ->
        [0] { $language }：全{ $all }件のメッセージがそろい、問題はありません。
       *[other] { $language }：問題{ $count }件（英語のメッセージは{ $all }件）。
    }
translate-used = 使用：{ $place }
translate-term = { $english }：{ $word }
translate-no-message = メッセージ{ $pattern }はありません
