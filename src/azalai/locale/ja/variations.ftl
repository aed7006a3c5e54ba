### 変化手順：対局のある場面からの別の続き。それを打つ「もしも」テーブル。

error-variation-of-another-game = 変化手順には、同じゲーム、オプション、シード番号、開始局面が必要です
error-variation-without-moves = 変化手順には、対局のその場面にない手が少なくとも1手必要です
file-variation = 「{ $text }」は変化手順の始まりではありません。この行は「variation after N」と書きます。Nは0から{ NUMBER($last, useGrouping: 0) }までです

## ターミナル：`azalai replay`

cli-replay-variation = v{ $number }：代わりに{ $first }（{ variation-moves }）
cli-replay-variation-title = 変化手順{ $number }、{ $after }手目の後：
cli-replay-in-variation = 変化手順{ $number }、{ $after }手目の後から。
cli-replay-help-variations = v1、v2…：その変化手順、main：対局に戻る。
variation-moves = { $count }手

## ブラウザーのリプレイ

replay-variations = 変化手順
replay-variation = 変化手順{ $number }
replay-variation-from = { $after }手目の後、{ variation-moves }
replay-variation-begins = { replay-variation }：{ $text }
replay-to-game = 対局に戻る

## 「もしも」テーブル

what-if-title = もしも
what-if-from = 終わった対局の{ $after }手目から
what-if-chance = { $name }の勝つ見込み
what-if-of-100 = { $chance }/100
what-if-change = 前の手から{ $change }
what-if-evaluating = コンピューターがテーブルを評価しています。
what-if-share = リンクをコピー
what-if-save = 変化手順として保存
what-if-original = 元の対局へ
what-if-no-table = これは1人の「もしも」テーブルではありません。
what-if-no-original = このテーブルの元の対局は削除されました。
what-if-too-many = 1つの対局に保存できる変化手順は{ $most }個までです。
