### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = 問題
puzzles-intro = 王者の対局の局面を、本物のテーブルで解きます。1つの手がほかのすべての手より明らかに良いので、見つけてください。
puzzles-none = そのような問題はありません。
puzzles-week = 今週
puzzles-rating = あなたのレーティング
puzzles-solved = 初回で正解
puzzles-solved-of = { $tried }問中{ $solved }問
puzzles-choose = ほかの問題を解く
puzzles-group = ゲーム
puzzles-theme = テーマ
puzzles-all = すべて
puzzles-start = 次の問題
puzzles-count = 条件に合う問題は{ $count }問です。
puzzle-of-the-day = 今日の問題
puzzle-name = 問題{ $number }
puzzle-page-title = 問題{ $number } – Azalai
puzzle-group =
    { $group ->
        [targi] タルギ
        [expansion] タルギ（拡張入り）
       *[tuareg] トゥアレグ
    }
puzzle-theme =
    { $theme ->
        [row] 行
        [denial] 妨害
        [raid] 略奪
        [timing] タイミング
        [endgame] 終盤
        [loading] 積む順番
        [thief] 盗賊
       *[map] 地図
    }
puzzle-themes = テーマ：{ $themes }。
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] 月
        [tue] 火
        [wed] 水
        [thu] 木
        [fri] 金
        [sat] 土
       *[sun] 日
    }
puzzle-mark =
    { $mark ->
        [solved] 正解
       *[tried] 不正解
    }
puzzle-stars = 難しさ{ $count }（最高{ $most }）
puzzle-rating = レーティング{ $rating }
puzzle-find =
    { $count ->
        [1] 最善の手を見つける
       *[other] 最善の手を見つける：{ $count }手中の{ $number }手目
    }
puzzle-task = ほかのどの手よりも勝率が明らかに高い手が1つあります。
puzzle-counted = 初回の挑戦は記録済みです。今回は練習です。
puzzle-hint = ヒント
puzzle-tries = 試した手
puzzle-chance = { $chance }%
puzzle-show = 答えを見る
puzzle-leave = すべての問題
puzzle-wrong = この手の勝率は{ $chance }%、ほかに{ $best }%の手があります。もう一度どうぞ。
puzzle-wrong-most = この手の勝率は高くても{ $chance }%、ほかに{ $best }%の手があります。もう一度どうぞ。
puzzle-wrong-later = ここには勝率が明らかに高い手がほかにあります。もう一度どうぞ。
puzzle-outcome =
    { $outcome ->
        [solved] 正解です！
        [late] 正解ですが、初回ではありません
       *[shown] 答え
    }
puzzle-solution-figures = 答えの勝率は{ $best }%、次に良い手は{ $second }%です。
puzzle-others = 初回で正解した人は全体の{ $share }%です。
puzzle-own = あなたのレーティング：{ $rating }。
puzzle-streak = 連続{ $days }日。
puzzle-why = なぜ？
puzzle-why-none = 理由は、ヒントの見える範囲より先にあります。
puzzle-next = 次の問題
puzzle-play = ここから対局
puzzle-not-finished = 先に問題を解くか、答えを見てください。その後、ここから対局を続けられます。
home-puzzles = 問題
home-puzzles-how = 王者の対局の局面です。最善の手は1つ、見つけてください。
home-puzzles-go = 今日の問題

## In the terminal

puzzles-solve-how = 手を入力するか、次の語を入力してください：{ $words }。
puzzles-prompt = あなたの手：{" "}
puzzles-unknown = 問題{ $number }はありません。テーブルの種類：{ $tables }。
