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
export-source =
    { $source ->
        [saved] この用途のために人が提供した保存済みの対局。途中から始まるものもあり、その場合は`seed`から配りを再現できない
        [server] サーバーの対局。どれも誰かが席に着く前に研究用に提供され、テーブルの全員に知らされた
       *[played] コンピュータープレイヤー。時間制限のあるプレイヤーがいなければ、`{ $command }`で同じ対局をもう一度打てる
    }
export-own-cards =
    { $own ->
        [yes] あり。カードファイルはこのデータセットに含まれない
       *[no] なし
    }
export-card =
    # { $game }の対局での決定

    { $games }局の決定{ $decisions }個が、1行に1つずつ`decisions.parquet`にあります。

    | | |
    |---|---|
    | ゲーム | { $game } |
    | オプション | { $options } |
    | 独自のカード | { export-own-cards } |
    | 席数 | { $seats } |
    | プレイヤー | { $players } |
    | 最初のシード番号 | { $seed } |
    | 作成 | Azalai { $version } |
    | 出所 | { export-source } |
    | 独自のボットがエラーで負けたため省いた対局 | { $lost } |
    | ライセンス | ここでは定めない。このデータセットを公開する人が選ぶ（Azalai自体はMIT） |

    ## 列

    | 列 | 型 | 意味 |
    |---|---|---|
    | `game` | int32 | このデータセットでの対局の番号 |
    | `seed` | uint64 | 配りのシード番号 |
    | `decision` | int16 | 対局での決定の番号。選択の余地のないものも数える |
    | `round` | int16 | ラウンド |
    | `seat` | int8 | 決めた席 |
    | `player` | string | その席のプレイヤー |
    | `observation` | int8[{ $cells }] | その席が知りえたこと：観測のバージョン{ $layout }の{ $cells }セル |
    | `legal` | int16[] | 合法アクションの番号、2つ以上 |
    | `action` | int16 | 選ばれたアクション |
    | `move` | string | 同じものの表記 |
    | `score` | int16 | その席の最終得点 |
    | `won` | float32 | その席が勝てば1、負ければ0、引き分けなら取り分 |

    観測、合法アクション、選ばれたアクションには、その席が知りえないことは入っていません。ただし`seed`からは、オプションと合わせて非公開のカードがすべてわかります。`score`と`won`は終局時のものです。合法アクションが1つだけの決定は省いてあります。プレイヤーの「people」は名前のない人を表します。どのように同意したかは上の出所にあります。
    ドキュメントの「観測とアクション」のページに、すべてのセルとすべてのアクションの説明があります。

    ## 限界

    コンピュータープレイヤーの打ち方は人とも、互いにも異なるので、このデータセットの統計はそのプレイヤーにだけ当てはまります。同じ対局の決定どうしは独立ではないので、データセットは`game`で分けてください。
