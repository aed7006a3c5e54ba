### azalai export: data sets of games, and their data cards.

cli-help-export = 対局をParquetのデータセットに書き出す
cli-about-export = コンピュータープレイヤーに対局させ、データセットとして書き出します。フォルダーには、決定ごとに1行のdecisions.parquetと、データカードのREADME.mdが入ります。--savedではセーブファイルの対局、--serverではサーバーの対局を使います。
cli-help-export-game = 行うゲーム（targi）
cli-help-export-players = プレイヤー。書き方はarenaと同じで、交代で席に着く（greedy）
cli-help-export-games = 対局数（10,000）
cli-help-export-saved = コンピュータープレイヤーの対局の代わりに、利用に同意した人のセーブファイル
cli-help-export-server = コンピュータープレイヤーの対局の代わりに、プレイヤーが研究に提供したサーバーの対局
cli-help-export-out = データセットのフォルダー

export-players = プレイヤーは席ごとに1人までです。このテーブルは{ $seats }席です
export-one-game = データセットに入るゲームは1つです。{ $games }は使えません
export-folder = データセットを{ $folder }に書き込めません：{ $reason }
export-no-pyarrow = azalai exportにはPyArrowが必要ですが、入っていません：pip install "azalai[data]"
export-none =
    { $others ->
        [0] 研究に使ってよい終わった対局がありません
       *[other] このオプションで研究に使ってよい終わった対局がありません。ほかのオプションなら{ $others }局あります
    }
export-done = { $decisions }個の決定を{ $folder }に書き出しました。
export-card =
    # { $game }の対局での決定

    { $games }局の決定{ $decisions }個が、1行に1つずつ`decisions.parquet`にあります。

    | | |
    |---|---|
    | ゲーム | { $game } |
    | オプション | { $options } |
    | 独自のカード | { $own } |
    | プレイヤー | { $players } |
    | 最初のシード番号 | { $seed } |
    | 作成 | Azalai { $version } |

    ## 列

    | 列 | 意味 |
    |---|---|
    | `game` | このデータセットでの対局の番号 |
    | `seed` | 配りのシード番号 |
    | `decision` | 対局での決定の番号。選択の余地のないものも数える |
    | `round` | ラウンド |
    | `seat` | 決めた席 |
    | `player` | その席のプレイヤー |
    | `observation` | その席が知りえたこと：観測のバージョン{ $layout }の{ $cells }セル |
    | `legal` | 合法アクションの番号、2つ以上 |
    | `action` | 選ばれたアクション |
    | `move` | 同じものの表記 |
    | `score` | その席の最終得点 |
    | `won` | その席が勝てば1、負ければ0、引き分けなら取り分 |

    どの行にも、その席が知りえないことは入っていません。合法アクションが1つだけの決定は省いてあります。プレイヤーの「people」は名前のない人を表し、自分の対局がこのデータセットに入ることに同意しています。
    ドキュメントの「観測とアクション」のページに、すべてのセルとすべてのアクションの説明があります。

    ## 限界

    コンピュータープレイヤーの打ち方は人とも、互いにも異なるので、このデータセットの統計はそのプレイヤーにだけ当てはまります。同じ配りの対局どうしは独立ではありません。
