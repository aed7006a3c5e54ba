### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = プレイヤー
cli-value-address = アドレス
cli-help-arena = コンピュータープレイヤーどうしを対局させ、レーティングを付ける
cli-about-arena = コンピュータープレイヤーを総当たりで対局させ、レーティングを付けます。どの配りもすべての席から対局します。結果は1局ごとにすぐ保存され、Ctrl-Cで止めても、同じコマンドで続きから始まります。
cli-examples-arena =
    例：
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = 行うゲーム
cli-help-arena-contestants = プレイヤー：random、greedy、search:1000（決定ごとのシミュレーション数）、search:50ms（決定ごとの時間）、strongなどのレベル、自作ボット：mymodule:Eager、"command:node eager.js"
cli-help-arena-games = 組ごとの対局数（100）
cli-help-arena-seed = 最初の配りのシード番号。次の配りから1ずつ増える（1）
cli-help-arena-out = 結果ファイル。次に実行すると続きを書く（省略時：設定から名付けた、このフォルダーのファイル）
cli-help-arena-jobs = 同時に行う対局数（省略時：コア数）
cli-help-arena-luck = 各対局の運を除いた勝ちも示す。同じ精度に必要な対局数が少なくなる
cli-help-arena-json = 順位をJSONで出力する
cli-help-arena-markdown = 順位をMarkdownで出力する
cli-help-arena-ray = Rayクラスターで対局する：クラスターのアドレス、「auto」、またはこのコンピューターなら「local」
cli-help-ladder = 結果ファイルからラダーのページを作る
cli-about-ladder = アリーナの結果ファイルから、コンピュータープレイヤーのレーティングのページを作ります。レーティング、組み合わせ、対局を行ったコマンドが載ります。
cli-help-ladder-files = アリーナの結果ファイル
cli-help-ladder-out = ページのファイル（省略時：画面に出力）

cli-help-new-bot = 自作ボットを作る：ひな形とそのテスト
cli-about-new-bot = このフォルダーに自作ボットを作ります。自由に変えられるボットの「名前.py」と、そのテストの「test_名前.py」です。
cli-help-new-bot-name = モジュールの名前：英字、数字、下線。例：my_bot
cli-value-name = 名前

new-bot-name = { $name }はPythonのモジュール名にできません。小文字、数字、下線を使い、英字で始めてください：my_bot
new-bot-exists = { $file }はもうあります。別の名前を選ぶか、ファイルを移してください
new-bot-done =
    { $bot }と{ $test }を書きました。ボットを試す：

      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }

arena-too-few = アリーナにはプレイヤーが2人以上必要です
arena-twice = { $name }が2回書かれています
arena-begins =
    { $count ->
        [0] 全{ $there }局はもう{ $file }にあります。
       *[other] 残り{ $count }局、済み{ $there }局。結果は{ $file }に書きます
    }
arena-playing = 対局
arena-interrupted = 停止しました。{ $total }局のうち{ $played }局が{ $file }にあります。同じコマンドで続きから始まります。
arena-workers-die = ワーカー{ $count }個が続けて、1局も終えずに停止しました。メモリーは足りていますか。同時に行う数を減らしてください（--jobs）。アリーナはここから続きます
arena-file = { $file }は使えません：{ $reason }
arena-file-in-use = { $file }は使用中です。別の実行が書き込んでいます
arena-file-other = { $file }はこのコマンドの結果ファイルではありません。別のファイルを選んでください
arena-file-setting = { $file }の結果は{ $name }が違います。{ $wanted }ではなく{ $found }です。別のファイルを選ぶか、このファイルを移してください
arena-no-luck = --subtract-luckには学習済みのネットワークが必要ですが、{ $game }にはありません
arena-no-ray = --rayにはRayが必要ですが、入っていません：pip install azalai[cluster]
arena-no-cluster = { $address }にRayクラスターがありません：{ $reason }
arena-cluster-fails = クラスターの失敗が続いています：{ $reason }

## The tables

arena-pairs-title = 組み合わせ、95%区間付き
arena-contestants-title = レーティング、95%区間付き
arena-column-a = プレイヤー
arena-column-b = 相手
arena-column-games = 対局
arena-column-wins = 勝ち
arena-column-adjusted = 運を除いた勝ち
arena-column-draws = 引き分け
arena-column-ahead = 上位の割合
arena-column-lead = 得点差
arena-column-contestant = プレイヤー
arena-column-rating = Elo
arena-column-milliseconds = ミリ秒/決定
arena-column-simulations = シミュレーション/決定
arena-faults = { $name }は{ $count }局で反則負け：
arena-fault = - { $reason }（{ $count }局）
arena-interval = { $figure }（{ $low }～{ $high }）
# The same with the interval on a line of its own.
arena-interval-narrow =
    { $figure }
    { $low }～{ $high }
arena-method =
    { $method ->
        [bradley-terry] 引き分けは半分の勝ち。レーティング：Bradley-Terryモデル、Eloの尺度、平均0。区間：配り単位のベイズ的ブートストラップ。勝ちは配りを単位とするWilsonの区間で、Studentのt分布の分位点を使う。
       *[plackett-luce] 先に書いたプレイヤーが1席、もう一方が残りの席に着く。{ $even }%で互角。同順位は半分の上位。レーティング：全席の順位によるPlackett-Luceモデル、Eloの尺度、平均0。区間：配り単位のベイズ的ブートストラップ。勝ちは配りを単位とするWilsonの区間で、Studentのt分布の分位点を使う。
    }

## The page with the ladder

arena-ladder-title = # ラダー
arena-ladder-about =
    コンピュータープレイヤーどうしの強さを、[アリーナ](arena.md)の対局から示します。どの配りもすべての席から対局し、どの数字にも95%区間が付きます。このページは`azalai ladder`が結果ファイルから作り、各節に対局を行ったコマンドが載ります。
arena-ladder-table =
    { $game ->
        [targi] ## タルギ、{ balance-variant }
        [tuareg] ## トゥアレグ、{ balance-variant }
       *[other] ## { $game }、{ balance-variant }
    }
arena-ladder-none = { $file }にはまだ対局がありません
