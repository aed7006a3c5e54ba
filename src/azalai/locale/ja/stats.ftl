### `azalai stats`: the balance report from a file of results.

cli-help-stats = 結果ファイルからバランスを報告する
cli-about-stats = arenaかbalanceコマンドの結果ファイルから、ゲームのバランスを報告します：先手の有利さ、対局の長さ、配置されるカード、配置した人の得点。--outを付けると、図を報告の横に保存します。
cli-help-stats-file = 結果ファイル
cli-help-stats-out = 報告のファイル。図の名前の先頭にもなる（省略時：報告を画面に出力）

stats-none = { $file }に対局がありません
stats-variant = { $file }に不明なバリアントの対局があります：{ $variant }
stats-no-plots = 図はありません。Matplotlibが必要です（pip install azalai[plots]）。
stats-page-about = { $games }局の結果による。このページは次のコマンドで作られます：
stats-page-players = 数字は、挙げたプレイヤーについてのものです。2人が当たるときは各配りをすべての席で対局し、区間は同じ配りの対局を1単位とします。
stats-group = { $variant }、{ $players }
stats-picture =
    { $name ->
        [first] ![先手の席の勝率]({ $file })
        [length] ![対局の長さ]({ $file })
       *[cards] ![カードが配置される頻度と、配置した人の得点]({ $file })
    }
stats-axis-wins = 先手の席の勝率、%（破線：互角）
stats-axis-rounds = ラウンド
stats-axis-games = 対局、%
stats-axis-decisions = 1局の決定数
stats-axis-laid = 配置された対局の割合、%
stats-axis-points = 配置した人の得点、平均との差
