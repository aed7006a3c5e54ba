### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = 保存した対局の運、実力、より良い手を示す
cli-about-analyse = 終わった対局を解析します。結果のどれだけが運で、どれだけが決定によるか、そして各プレイヤーが知っていたことから見て、どの手がより良かったかがわかります。最初の解析では1回だけ、最大2分のコンパイルを行います。
cli-help-analyse-file = 終わった対局のセーブファイル
cli-help-analyse-seat = この席の決定と運だけを並べる
cli-help-analyse-all = すべての決定とすべての運を並べる
cli-help-analyse-deep = さらに先を読む。ずっと長くかかる
cli-help-analyse-json = すべてをJSONで出力する

study-unfinished = 解析できるのは終わった対局だけです。この対局はまだ続いています
study-no-network = このオプションの{ $game }には学習済みのネットワークがないので、対局を解析できません
study-running = 解析中
study-method =
    { $depth ->
        [deep] 深く解析しました。決定ごとにありうる世界を{ $worlds }通り調べました。
       *[fast] 解析しました。決定ごとにありうる世界を{ $worlds }通り調べました。
    }
study-ledger-title = 開始＋運＋自分の決定＋ほかの決定＝結果（勝率）
study-even-luck = { $seat }：運が互角なら{ $scores }（差{ $lead }）。
study-decisions-title = 決定と、最善手に比べて失った勝率（95%区間）
study-no-mistakes = 確実に5%以上の勝率を失った決定はありません。
study-luck-title = 運：公開されたものと、勝率の変化
study-deal = 配り
study-interval = { $value } ±{ $margin }
study-column-seat = 席
study-column-start = 開始
study-column-luck = 運
study-column-own = 自分
study-column-others = ほか
study-column-result = 結果
study-column-average = 損失/決定
study-column-level = 相当レベル
study-column-move = 手
study-column-round = ラウンド
study-column-played = 実戦
study-column-better = より良い手
study-column-before = 前
study-column-after = 後
study-column-loss = 損失
study-column-points = 点
study-column-label = 評価
study-column-event = この後
study-label =
    { $label ->
        [blunder] 大悪手
        [mistake] 悪手
       *[inaccuracy] 疑問手
    }
study-graph-title = { $scores }で終わった対局の勝率
study-graph-seat = { seat-colour }：開始{ $start }%、運{ $luck }%、自分の決定{ $own }%、ほかの決定{ $others }%、結果{ $result }%。
study-graph-decisions = 決定
study-graph-mark = { $number }手目、{ study-label }：{ $move }。より良い手：{ $best }

## The study page in the browser

study-open = 検討
study-heading = 検討
study-title = 検討 · { $game }
study-outlook = 勝算
study-outlook-says = { $name }の勝つ見込み（100のうち）。棒をクリックするとその手に移ります。
study-graph-label = 1手ごとの、{ $name }の勝つ見込み。下の表に同じ数字があります。
study-kind =
    { $kind ->
        [luck] 運
        [own] 自分の決定
       *[others] ほかの人の決定
    }
study-board = 盤面で見るこの場面
study-progress =
    { $rough ->
        [yes] 途中の結果です。解析は続いています：{ $percent }%
       *[no] 解析中：{ $percent }%
    }
study-progress-label = 解析の進み具合
study-state =
    { $deep ->
        [yes] 深く解析済み
       *[no] 解析済み
    }
study-failed = コンピューターが解析を終えられませんでした。ページを再読み込みしてやり直してください。
study-where = 第{ $round }ラウンド、{ $step }手目（全{ $all }手）、{ $name }から見て
study-where-deal = 配り、{ $name }から見て
study-next-mistake = 次の悪手
study-moment = この場面
study-mark =
    { $kind ->
        [played] 実戦
        [better] より良い手
       *[yours] あなたの選択
    }
study-loss = { study-label }、{ $loss }
study-margin = ±{ $margin }
study-of-100 = /100
study-why = 理由：
study-was-best = これより良い手はありません。
study-no-reason = コンピューターの予想では、より良い手の方が{ $points }点多くなります。
study-luck-after = この手で公開されたものにより、見込みが{ $luck }変わりました。
study-shown-after = ほかのプレイヤーが隠していたものにより、見込みが{ $change }変わりました。
study-retry = もう一度考える
study-retry-what = ：{ study-round }、{ $text }
study-found = 発見済み
study-retry-says = 実戦より良い手を見つけてください。
study-verdict =
    { $found ->
        [best] 正解、最善手です。
        [good] 良い手です。最善手との差は100のうち2未満です。
        [same] 実戦の手です。100のうち{ $loss }を失います。
       *[worse] この手ではありません。100のうち{ $loss }を失います。
    }
study-show-answer = 答えを見る
study-replay = ここからリプレイ
study-deal-says = カードが配られます。
study-value = その後の見込み
study-ledger = 収支
study-ledger-caption = 結果の内訳、100のうちの見込み
study-line =
    { $line ->
        [start] 開始
        [luck] 運
        [own] 自分の決定
        [others] ほかの人の決定
       *[result] { $end ->
            [yes] 結果
           *[no] 現在
        }
    }
study-adjusted = { $name }の結果は{ $scores }でした。運が互角なら{ $even }でした。決定1回の損失は平均で100のうち{ $loss }です。
study-like-level = { $level }と同じくらいの強さです。
study-turning-points = 分かれ目
study-mistakes = 悪手（{ $count }）
study-whose = 誰の決定
study-round = 第{ $round }ラウンド
study-to-deep = 深く解析
study-to-fast = 速い解析へ
study-hide =
    { $on ->
        [yes] 先を表示
       *[no] 先を隠す
    }
study-every-moment = すべての場面を表で
study-cell =
    { $column ->
        [move] 手
        [round] ラウンド
        [event] 起きたこと
        [decision] 決定
        [luck] 運
       *[value] 見込み
    }

## Puzzles: `azalai puzzles`

cli-help-puzzles = 問題を解く、または王者の対局から問題を作る
cli-about-puzzles = 問題を解きます。王者どうしの対局で、1つの手がほかのすべての手より明らかに良い局面です。makeは新しい問題を探します。数時間かかり、もう一度実行すると続きから始まります。verifyは標本を解析し直します。
cli-help-puzzles-action = solve：問題を解く。show：問題と答えを表示する。make：問題を探す。verify：標本を別のシード番号で解析し直す
cli-help-puzzles-table = テーブルの種類（targi、expansion、tuareg-2～tuareg-5）、または解く（表示する）問題の番号
cli-help-puzzles-out = 問題ファイルのフォルダー（make：puzzles、verify：付属のファイル）
cli-help-puzzles-minutes = 探すのをやめるまでの分数（30）
cli-help-puzzles-sample = 確かめる問題の数（50）
cli-help-puzzles-seed = 最初の対局のシード番号、または検証のシード番号（1）
puzzles-made = { $file }には問題が{ $count }問あります。
puzzles-verified = 問題{ $of }問のうち{ $confirmed }問が確かめられました。

## What if: playing on from a moment of a finished game

study-what-if = もしも…
study-what-if-against = ここから対局する相手
study-what-if-all = なし：すべての席を自分で打つ
study-what-if-name = ゲスト
study-no-what-if = ここからは続けられません。対局が終わっているか、指定した局面から始まっています。
