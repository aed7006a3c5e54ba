### The command line: its help, and what is said at a table in the terminal.

## Help of the commands

cli-commands = コマンド
cli-value-command = コマンド
cli-value-game = ゲーム
cli-value-seat = 席
cli-value-table = テーブル
cli-value-file = ファイル
cli-value-number = N
cli-value-set = セット
cli-value-variant = バリアント
cli-value-language = 言語
cli-about = Azalai：正確で、速く、親しみやすい、砂漠の交易ゲーム。
cli-examples =
    例：
      azalai play targi                 タルギ、やさしいコンピューターと
      azalai play targi --bot strong    強いコンピューターと
      azalai play targi --expansion     拡張あり
      azalai play targi --people 2      1つの画面で2人
      azalai play targi --seed 7        毎回同じ配り
      azalai play --load first.azalai   保存した対局を続ける
      azalai replay first.azalai        保存した対局を1手ずつ見る
      azalai cards targi                すべてのカードとその効果
      azalai コマンド --help            コマンドの詳しい説明
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    「{ $command }」で使える引数を表示します。
cli-help-version = バージョンを表示して終了する
cli-help-language = 出力の言語、例：ja
cli-help-game = ゲーム（省略時：targi）
cli-help-play = ターミナルで対局する
cli-about-play = このターミナルで対局します。手は短い表記で入力します。テーブルでは「help」で入力できるものを表示します。
cli-examples-play =
    例：
      azalai play targi                 あなたが青、やさしいコンピューターが白
      azalai play targi --bot strong    同じく、強いコンピューターと
      azalai play targi --seat white    あなたが白
      azalai play targi --people 2      1つの画面で2人
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        トゥアレグ、コンピューター3人と
      azalai play targi --first white   最初のラウンドは白が先手
      azalai play targi --expansion --tribe mixed --border mixed
                                        拡張あり、両方のカードを混合
      azalai play --load first.azalai   保存した対局を続ける
cli-help-completion = シェルでコマンドを補完するスクリプトを出力する
cli-about-completion = シェルがazalaiのコマンドとオプションを補完するためのスクリプトを出力します。bashの場合：azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = シェル
cli-help-seats = 席数、選べるゲームの場合（トゥアレグ：2～5）
cli-help-people = 人の数。残りの席にはコンピューターが着く（省略時：1）
cli-help-seat = 人の席、名前か番号で
cli-help-bot = コンピュータープレイヤー、弱い順に：curious、gentle、steady、clever、strong、expert、champion。またはrandom、greedy、search:1000（決定ごとのシミュレーション数）、search:50ms（決定ごとの時間）。または自作ボット：mymodule:Eager、"command:node eager.js"。全席に1つ、または席ごとに1つ（省略時：gentle）
cli-help-limit = 自作ボットが決定に使える秒数。超えると負けになる（10）
cli-help-seed = 配りのシード番号：同じ番号なら同じ配りになる
cli-help-first = 最初のラウンドの先手、例：blue、white
cli-help-expansion = 拡張ありで対局する：水、砂丘、タルギア
cli-help-easy = 拡張ありの場合：多めの商品で始める
cli-help-tribe = 拡張ありの場合：部族カードの山札、base、expansion、mixed
cli-help-border = 拡張ありの場合：外周カード、base、expansion、mixed
cli-help-previous = 拡張ありの場合：混合の山札を使った以前の対局のシード番号。そのとき残った部族カード45枚を使う
cli-help-cards-file = 自分の修正を書いたカードファイル
cli-help-load = 保存した対局を続ける
cli-help-learn = 短いレッスンで、遊びながら学ぶ
cli-about-learn = 短いレッスンでゲームを学びます。手を打つのはあなたで、間違った手には説明が出ます。コースを省くと、レッスンの一覧を表示します。番号を省くと、まだ終えていない最初のレッスンになります。進み具合はこの端末に保存されます。
cli-help-learn-course = コース
cli-help-learn-lesson = レッスンの番号
cli-help-learn-restart = 最初から始める：このコース、またはすべてのコースの進み具合を消す
cli-help-replay = 保存した対局を1手ずつ見る
cli-about-replay = 保存した対局を1手ずつ見ます。入力か出力がターミナルでなければ、すべて出力します。
cli-help-replay-file = セーブファイル
cli-help-replay-seat = この席が知っていたことを示す（省略時：すべて）
cli-help-all = 尋ねずにすべて出力する
cli-help-cards = ゲームのカードを出力する
cli-about-cards = ゲームのすべてのカードを出力します：効果と、数値の出典。
cli-help-plain = カード1枚を1行で、枠なし
cli-help-bench = このコンピューターでのエンジンの速さを測る
cli-about-bench = このコンピューターでのエンジンの速さを測り、約束の数値と比べます。
cli-help-quick = 測定を少なく、短くする
cli-help-environments = 強化学習の環境だけを測る：Azalaiのものとほかのもの
cli-help-history = 数値をこのファイルに追記する

## Wrong options

cli-no-seat = 席「{ $seat }」はありません。席は{ $seats }、または1～{ $last }です
cli-people =
    { $most ->
        [1] { $people }人では対局できません。席は1席だけです
       *[other] { $people }人では対局できません。席は1～{ $most }人分です
    }
cli-people-and-seats = { $people }人は、指定された{ $seats }席と合いません。--peopleを外してください
cli-bots =
    { $seats ->
        [0] コンピュータープレイヤーが{ $named }人指定されましたが、席はすべて人のものです
        [1] コンピュータープレイヤーが{ $named }人指定されましたが、1席だけです。1人にしてください
       *[other] コンピュータープレイヤーが{ $named }人指定されましたが、{ $seats }席あります。全席に1人、または{ $seats }人にしてください
    }
# On the command line. $typed is an option as it was typed, such as --tribe mixed.
cli-option-needs = { $typed }には{ $needed }が必要です
cli-load-and = { $option }は--loadと一緒に使えません。保存した対局で決まっています
cli-load-other = { $file }は{ $game }の対局です。{ $wanted }ではありません

## argparse's own phrases. They keep their %-fields.

argparse-usage = 使い方：{" "}
argparse-arguments = 引数
argparse-options = オプション
argparse-help = このヘルプを表示して終了する
# $argument_name is an option such as --seed; the message says what is wrong with it.
argparse-argument = %(argument_name)s：%(message)s
argparse-whole = 整数を指定してください。「%(value)s」は使えません
argparse-choice = 「%(value)s」は使えません。選べるもの：%(choices)s
argparse-one = 後ろに値が1つ必要です
argparse-some = 後ろに値が1つ以上必要です
argparse-none = 値は取りませんが、「%s」が指定されました
argparse-missing = 足りないもの：%s
argparse-unknown = 不明な引数：%s

## At the table

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] タルギ、シード番号{ $seed }
       *[other] { $game }、シード番号{ $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }：あなた
        [person] { $seat }：この画面の人
        [random] { $seat }：ランダムに打つコンピューター
       *[other] { $seat }：コンピューター{ $who }
    }
cli-sits-level = { $seat }：コンピューター。{ $level }：{ $character }
cli-how-to-type = 手は、カードの番号などの短い表記で入力します。「moves」はできる手、「help」はコマンドを表示し、「quit」で終わります。
cli-begin = Enterキーで始めます。
# The legal moves in short, under the question.
cli-choices = 手：{ $moves }
cli-choices-more = 手：{ $moves }…（「moves」ですべて表示）
cli-prompt = { $seat }>{" "}
cli-prompt-end = 終了>{" "}
cli-prompt-replay = リプレイ>{" "}
cli-earlier = （前に{ $count }手。「log」で表示）
cli-no = できません：{ $reason }。
cli-several = 「{ $typed }」に当てはまる手：{ $moves }。もう少し入力してください。
cli-not-understood = 「{ $typed }」は手でもコマンドでもありません。「moves」は手、「help」はコマンドを表示します。
cli-hand-over = { $seat }の手番です。画面を渡してください。{ $seat }は、ほかの人が見てはいけないことを知っています。
cli-hand-over-ready = { $seat }：画面があなただけに見えるようになったら、Enterキーを押してください。
cli-after-the-end = 「save ファイル」と入力すると、「azalai replay」で見られるように対局を保存します。Enterキーで終わります。

## Commands at the table

cli-help-moves = { $example }のような表記で手を入力してください。1つの手だけに当てはまるなら、一部でもかまいません：番号だけ、商品の文字、単語の最初の数文字。ほかのコマンド：
cli-word-moves = moves
cli-does-moves = できる手を言葉で表示する
cli-word-hint = hint
cli-does-hint = 良さそうな手とその理由
cli-word-board = board
cli-does-board = テーブルをもう一度描く
cli-word-cards = cards ID
cli-does-cards = カード1枚を読む。例：「cards t3」、外周カードは「cards 5」
cli-word-log = log
cli-does-log = これまでの出来事すべて
cli-word-undo = undo
cli-does-undo = 自分の最後の手を元に戻す。その後にほかの人が打ったか、非公開のものが公開された場合はできない。その後のコンピューターの手は、何も公開していなければ一緒に戻る（トゥアレグでは必ず公開する）
cli-word-save = save ファイル
cli-does-save = 対局をファイルに保存する
cli-word-rules = rules
cli-does-rules = ルールの概要と、全文のある場所
cli-word-quit = quit
cli-does-quit = テーブルを離れる
cli-hint-about = 考え中…
cli-hint = { $reason }（{ $gain }）
cli-hint-over = 対局は終わっているので、助言はありません。
cli-log-line = { $number }. { $text }
cli-log-empty = まだ何も起きていません。
cli-no-card = カード「{ $card }」はありません。t3や5のように、テーブルにある名前を使ってください。砂丘はshrineのような名前です。
cli-which-card = どのカードですか。「cards t3」や「cards 5」のように、テーブルにある名前を入力してください。
# A game without a summary of its own.
cli-rules-other = { $game }のルールの概要はここにありません。「moves」でできる手を表示します。
cli-rules-targi =
    ラウンド：盗賊が進みます。交互に3個のタルギを外周カードに置き、相手のタルギの向かいには置けません。自分の行と列が交わる中央のカードに、自分のマーカーを置きます。その後、順に自分のカードを使います：商品を得て、部族カードのコストを払い、4枚ずつの3行に配置します。
    角では略奪があります。最後の略奪の後、または誰かが12枚目を配置したラウンドでゲームが終わります。
    得点：勝利点、配置したカードの十字架、最後に働くカードの効果、同じシンボルの行は4点、4種の行は2点。
    ルールの全文は、ドキュメントの「タルギのルール」のページにあります。「azalai cards targi」ですべてのカードを出力します。
cli-rules-targi-expansion =
    拡張では、タルギを砂丘にも置けます。砂丘は1回だけ使い、線はありません。タルギアは逆回りに進みます。タルギアのカードのタルギは、アクションの前か後に恩恵を受けられます：商品1個を得るか、商品1個を返して商品カードを得ます。水は、アクションと略奪のときに2個で商品1個、3個で金貨1枚になり、払いに使えるカードもあり、最後に2個ごとに1点です。配置したカードのトークンは、決まったときに1回使います。
    全文は「タルギの拡張のルール」のページにあります。「azalai cards targi --expansion」ですべてのカードを出力します。
cli-rules-tuareg =
    手番には4つの選択肢から1つを行います：3枚引いて1枚以上を市場に出す。貯蔵庫の1～4枚を1頭の動物に積む。市場の1種類を1～4枚、1頭の動物に積む。3ディナールでスペシャルカードを購入する。そのほかに、自分の洞窟ごとにカードを1枚隠し、盗賊を送ることができます。手番の終わりに貯蔵庫は4枚までです。
    ラクダは4枚、2種まで積め、下から上へ種類の切り替えは1回、金は2枚まで、水は水だけです。ロバは何でも4枚積めます。
    山札がなくなると、各プレイヤーにあと1回手番があります。その後、動物の上、洞窟の中、盗賊の下のカードを数えます。資源が最多の人がその点を得て、最多で並ぶと1点ずつ減ります。数えたカードがステージ2の山札になります。最後に、未使用のスペシャルカードは1点、地図は2点です。
    ルールの全文は、ドキュメントの「トゥアレグのルール」のページにあります。「azalai cards tuareg」ですべてのカードを出力します。
cli-taken-back = { $move }を元に戻しました。
cli-undo-nothing = まだ手を打っていないので、元に戻す手がありません。
cli-undo-other = 最後の手は元に戻せません。その後にほかのプレイヤーが打ちました。
cli-undo-reveal = 最後の手は元に戻せません。その後に非公開のものが公開されました。
cli-save-where = どのファイルに保存しますか。「save first.azalai」のように、「save」と名前を入力してください。
cli-overwrite = { $file }はもうあります。上書きしますか。（y/n）{" "}
# The answers that mean yes, in lower case.
cli-yes = y はい
cli-no-words = n いいえ
cli-not-saved = 保存しませんでした。
cli-saved = { $file }に保存しました。
cli-save-first = 先に保存しますか。ファイル名を入力してください。Enterキー（またはn）で、保存せずに終わります：{" "}
cli-resume = 後で続ける：{ $command }
cli-resume-earlier =
    { $count ->
       *[other] { $count }手目の後は保存していません。そこから続ける：{ $command }
    }
cli-play-again = 保存していません。同じ配りをもう一度：{ $command }

## The end

cli-score-line =
    { $what ->
        [tokens] 勝利点
        [crosses] 配置したカードの十字架
        [card] カード{ $about }
        [row] { $about }行目
        [water] 水
        [stage_1] { $about ->
            [water] ステージ1：水
            [gold] ステージ1：金
            [salt] ステージ1：岩塩
           *[millet] ステージ1：粟
        }
        [maps_1] ステージ1：得点化した地図
        [stage_2] { $about ->
            [water] ステージ2：水
            [gold] ステージ2：金
            [salt] ステージ2：岩塩
           *[millet] ステージ2：粟
        }
        [unused] 未使用のスペシャルカード
        [maps_2] 地図
       *[other] { $what } { $about }
    }
cli-score-total = 合計
cli-won = { $seat }が{ $score }対{ $second }で勝ち。
cli-won-tie = { $seat }の勝ち：ともに{ $score }点で、金貨、次に商品の多さで決まりました。
cli-draw = 引き分け：ともに{ $score }点で、金貨も商品の数も同じです。

## Replay

cli-everything = すべて
cli-replay-at = { $at }手目（全{ $last }手）、視点：{ $seat }
cli-replay-end = 保存した対局はここまでです。
cli-replay-help = Enterキーかn：次の手、p：前の手、数字：その手、r：次のラウンド、席の名前：その席が知っていたこと、all：すべて、q：終了。
