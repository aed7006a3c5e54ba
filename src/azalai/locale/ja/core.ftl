### Seats. $seat is blue, white, red, green or saffron.

# The player of a seat: by name where a table has told it, otherwise by colour.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] 青
        [white] 白
        [red] 赤
        [green] 緑
        [saffron] 橙
       *[other] { $seat }
    }

## What every game says: errors, positions, saved games, card files, lists.

### An error says what was wrong and what would be right. It begins in lower case: it often follows a file's name.

## Lists: "a, b, c", "a, b and c", "a, b or c".

list-separator = 、
list-and = { $before }と{ $last }
list-or = { $before }か{ $last }
# Two whole sentences, one after the other.
list-sentences = { $before }{ $next }
# A phrase as a sentence.
list-sentence = { $words }。
# A list of moves that is too long to name them all.
list-moves = { $moves }、ほか{ $count }手

## Errors

error-language = { $language }という言語はありません。使えるもの：{ $languages }
error-game = { $name }というゲームはありません。使えるもの：{ $names }
error-option = { $game }にオプション「{ $option }」はありません。使えるもの：{ $known }
error-option-flag = { $option }はTrueかFalseです。{ $value }は使えません
error-cards-option = 「cards」はカードファイルです：ファイルのパス、TOMLのテキスト、または内容の辞書。{ $cards }は使えません
error-first = firstに{ $first }は使えません。選べるもの：{ $names }
error-seed = シード番号は0から{ NUMBER($largest, useGrouping: 0) }までの整数です。{ $seed }は使えません
error-seat = 席{ $seat }はありません。席は0から{ $last }までの整数です
error-seat-or-none = 席{ $seat }はありません。席は0から{ $last }までの整数、公開テーブルはNoneです
error-whole = { $name }は{ NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの整数です。{ $value }は使えません
error-actions-shape = actionsの形状が{ $shape }です。テーブルごとにアクションを1つ、つまり形状({ $tables },)の配列を渡してください
error-actions-type = actionsはアクション一覧の番号なので、int64などの整数配列です。{ $type }は使えません
error-actions-strided = actions（アクション）がメモリー上で連続していません。numpy.ascontiguousarray(actions)を渡してください
error-seeds = シード番号{ $given }個に対してテーブルが{ $tables }卓あります。1個だけか、テーブルごとに1個ずつ渡してください
error-notation = { $text }という手はありません。今できる手：{ $moves }
error-move-number = { $number }番の手はありません。番号は0から{ $last }までです
error-over = 対局は終わっているので、もう手は打てません
error-nothing-to-undo = 元に戻す手がありません
error-position =
    { $count ->
        [1] この局面はルールに合いません：
       *[other] この局面はルールに合いません。理由は{ $count }つ：
    }
error-card-file =
    { $count ->
        [1] カードファイル{ $file }は使えません：
       *[other] カードファイル{ $file }は使えません。理由は{ $count }つ：
    }

## Described positions: keys and values. $where is a place in the description, such as players[0].

position-not-a-dict = 局面は、view(None)と同じキーを持つ辞書です
position-other-game = これは{ $game }の対局です。{ $right }ではありません
position-word = { $where }にキー「{ $word }」はありません。使えるキー：{ $known }
position-mapping = { $where }は辞書でなければなりません
position-list = { $where }は{ $length }項目以下のリストでなければなりません
position-whole = { $where }は{ $low }から{ $high }までの整数です。{ $value }は使えません
position-yes-no = { $where }はtrueかfalseです。{ $value }は使えません
position-numbers = { $where }は1から{ $most }までの異なる数のリストでなければなりません
position-phase = フェイズ{ $phase }はありません。使えるもの：{ $phases }
position-ask = { $where }の問いは次のどれかです：{ $asks }
position-chance = chanceは0から4294967295までの整数4個で、すべて0ではいけません

## Saved games

file-write = { $path }に書き込めません：{ $error }
file-read = { $path }を読み込めません：{ $error }
file-names-a-file = { $name }：セーブファイルはカードのテキスト（card_text）を含み、カードファイルは参照できません
file-large = { $path }はセーブファイルにしては大きすぎます。上限は4 MiBです
file-not-text = { $path }はUTF-8のテキストファイルではありません
file-incomplete = { $name }は完全なセーブファイルではありません。「game」「options」「seed」「moves」の行が必要です
file-seed = { $name }：シード番号は整数です。{ $seed }は使えません
file-json = { $name }：「{ $key }」の値はJSONオブジェクトでなければなりません
# A fault in one line of the file.
file-line = { $name }の{ NUMBER($line, useGrouping: 0) }行目：{ $reason }
file-format = 1行目は「azalai { $format }」でなければなりません
file-header = 「{ $text }」はここに書けません。「moves」の前は「azalai」「game」「options」「seed」と任意の「position」だけで、それぞれ1回、値を付けて書きます
file-move = 「{ $text }」は手ではありません。この行は「{ NUMBER($index, useGrouping: 0) } 席 手 ハッシュ」と書きます
file-after-end = この手の前に対局は終わっています
file-seat = ここで決めるのは{ $right }です。{ $seat }ではありません
file-hash = この手の後のハッシュは{ $right }です。{ $digest }ではありません。この行か前の行が書き換えられています

## Card files. The card and field stand before each of these.

card-file-unreadable = 読み込めません：{ $reason }
card-file-encoding = UTF-8のテキストではありません
card-file-dots = { $line }行目の点が{ $most }個を超えています
card-file-toml = TOMLではありません：{ $error }
card-file-section = この節がないか、テーブルではありません
card-file-whole = { $low }から{ $high }までの整数です。{ $value }は使えません
card-file-amount = 「1d2s」のような量です。使えるのは{ $allowed }、それぞれ{ $most }まで。{ $value }は使えません
card-file-word = { $choices }のどれかです。{ $value }は使えません
card-file-entry = { "{" } … { "}" }のようなテーブルでなければなりません
card-file-remove = 取り除けません。そのカードはありません。ここにあるのは{ $names }
card-file-no-effect = 効果の一部です。「do」で効果、「when」でタイミングを書いてください
card-file-key = ここで使えるキーではありません。使えるもの：{ $keys }
card-file-border-number = 外周カードの番号は1から16です
card-file-corner = 角の4、8、12、16が略奪で、ほかの外周カードは略奪ではありません
card-file-missing = この外周カードがありません
card-file-raid = 略奪は、点のほかに商品か金貨を取ります。どちらか一方だけを書いてください
card-file-rate = { $value }は交換率ではありません。例：{ $examples }
card-file-trader = 商人には交換率が2つ必要です：別の商品用と金貨用
card-file-trader-cycle = 商人が別の商品1個に取る商品は2個以上です。そうでないと交換が終わりません
card-file-silversmith = 銀細工師には商品と金貨の交換率が2つずつ、小さい順に必要です
card-file-goods-list = 商品カードは[[goods]]に並べます
card-file-goods-count = 山札には商品カードが{ $wanted }枚必要ですが、{ $count }枚あります
card-file-kind-count = シンボルごとに{ $wanted }枚必要ですが、{ $count }枚あります：{ $names }。取り除くには「name = false」と書きます
card-file-card-name = カード名は小文字1～3字と数字で、t3のように書き、重複できません
card-file-value = カードファイルに{ $value }は書けません。辞書、リスト、テキスト、整数、真偽値だけです
card-file-effects = 「do」は効果1つか、1～{ $most }個の効果のリストです。例：["gain", "discount"]
card-file-effects-at-once = 即時またはトークンで使う効果はカード1枚に1つだけです。ほかは永続か最終得点計算の効果にします
card-file-alternatives = コストは1～{ $most }通りの払い方のリストです。例：["2p", "1g"]

# The source of a corrected card in a list of cards

card-list-corrected = 修正済み（カードファイル）

# Tuareg: figures for each number of players; the pack of resource cards.

card-file-column = 2、3、4、5人用に、{ $low }から{ $high }までの整数を{ $numbers }個並べてください
card-file-resource-count = カードは全部で3～{ $most }枚です。{ $count }枚は使えません
