### The balance report, and what `azalai balance` says.

cli-help-balance = 多くの対局を行い、バランスを報告する
cli-about-balance = ランダムなプレイヤーどうし、貪欲なプレイヤーどうし、またはすべての席を同じプレイヤーにして多くの対局を行い、報告を書きます。先手の有利さ、対局の長さ、どのカードが配置され、配置した人の得点と勝ちがどうなるかを示します。
cli-help-balance-variant = base、expansion、mixed、tuaregではseats-2からseats-5（席数）までのうち1つ以上（省略時：すべて）
cli-help-balance-games = バリアントごとの対局数（2000。ランダムなプレイヤーは100000）
cli-help-balance-greedy = バリアントごとの、貪欲なプレイヤーの対局数（2000）
cli-help-balance-seed = 最初の対局のシード番号。次の対局から1ずつ増える（1）
cli-help-balance-out = 報告のファイル（省略時：画面に出力）
cli-help-balance-results = 結果のファイル：1局につきJSON1行。--playerでは結果のファイルのフォルダー。同じコマンドが続きから進める（省略時：現在のフォルダー）

balance-game = ランダムなプレイヤーと貪欲なプレイヤーの報告はtargiだけです。{ $game }ではプレイヤーを指定してください：--player champion:10ms
balance-no-variant = バリアント「{ $name }」はありません。選べるもの：{ $names }
balance-file = { $file }に書き込めません：{ $reason }
balance-playing = { balance-variant }、{ balance-players }

balance-variant =
    { $variant ->
        [base] 基本ゲーム
        [expansion] 拡張あり
        [mixed] 拡張、部族カードの山札と外周は混合
        [seats-2] 2席
        [seats-3] 3席
        [seats-4] 4席
        [seats-5] 5席
       *[other] { $variant }
    }
balance-players = { $player }
# Between the names of players who play against each other.
balance-pairing = {" – "}

## The page

balance-page-title =
    { $game ->
        [targi] # タルギのバランス
        [tuareg] # トゥアレグのバランス
       *[other] # { $game }のバランス
    }
balance-page-about = バリアントごとに、ランダムなプレイヤー2人の対局が{ $games }局、貪欲なプレイヤー2人の対局が{ $greedy }局です。このページを作るコマンド：
balance-page-baseline =
    これは**基準**です。ランダムなプレイヤーがカードを配置するのは偶然です。貪欲なプレイヤーは決定1つ先だけを見て、短い重みの表（`src/azalai/games/targi/bots/greedy.toml`）で商品とカードを評価し、相手を気にせず、非公開のカードは見えません。カードについて言えることは、そのようなプレイヤーに限られます。ゲームについて多くを語るのは、強いプレイヤーの対局だけです。
balance-page-glance = ## 先手と、対局の長さ
balance-page-reading =
    { $cards ->
        [yes] 平均の後の数は95%区間の半分の幅です。引き分けは半分の勝ちと数えます。リードは、最初のラウンドの先手の得点から相手の得点を引いたものです。「部族エリア完成」は、誰かが12枚配置した対局の割合で、対局はそのラウンドで終わります。
       *[no] 平均の後の数は95%区間の半分の幅です。勝利を分け合う人は等分します。リードは、最初のラウンドの先手の得点からほかの席の平均得点を引いたものです。
    }
balance-page-how-cards =
    ## カードの数字の読み方

    カードごとに、配置された対局の割合と、配置した人の平均得点から全プレイヤーの平均得点を引いた差を、95%区間とともに示します。配置した後で最後の略奪に失ったカードも、配置したと数えます。混合のバリアントでは部族カードの半分だけが山札にあるので、どのカードも配置されるのは多くて約半分の対局です。多く配置する人は得点も高く、ほとんどの差は0より大きくなります。そこで各カードは、配置されたすべてのカードの差と比べます。差があっても、そのカードが原因とは限りません。高いカードは、豊かなプレイヤーが配置するからです。
balance-page-rule =
    差が、配置されたすべてのカードの差から標準誤差の{ $errors }倍を超え、かつ{ $points }点以上離れていて、{ $fewest }回以上配置されたカードは、**点で目立ちます**。配置された対局が中央値のカードの{ $more }%以上、または{ $fewer }%以下のカードは、**回数で目立ちます**。
balance-page-variant =
    { $variant ->
        [base] ## 基本ゲーム
        [expansion] ## 拡張あり
        [mixed] ## 拡張、部族カードの山札と外周は混合
        [seats-2] ## 2席
        [seats-3] ## 3席
        [seats-4] ## 4席
        [seats-5] ## 5席
       *[other] ## { $variant }
    }
balance-page-stand-outs = 数字の目立つカード：
balance-page-cards = 配置できるすべてのカード：

balance-named = `{ $card }`（{ $figure }）
balance-stands-out =
    { $way ->
        [higher] - { balance-who }の得点が普段（{ $typical }）より高い：{ balance-list }
        [lower] - { balance-who }の得点が普段（{ $typical }）より低い：{ balance-list }
        [often] - { balance-who }がよく配置する（中央値のカードは対局の{ $typical }）：{ balance-list }
       *[seldom] - { balance-who }がめったに配置しない（中央値のカードは対局の{ $typical }）：{ balance-list }
    }
balance-who =
    { $player ->
        [random] ランダムなプレイヤー
        [greedy] 貪欲なプレイヤー
       *[other] プレイヤー{ $player }
    }
balance-list =
    { $count ->
        [0] なし
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure }%
balance-none = –
balance-endless = ?

balance-column-variant = バリアント
balance-column-players = プレイヤー
balance-column-games = 対局
balance-column-wins = 先手の席の勝ち
balance-column-draws = 引き分け
balance-column-lead = 先手のリード（点）
balance-column-score = 得点
balance-column-rounds = ラウンド
balance-column-full = 部族エリア完成
balance-column-decisions = 決定
balance-column-laid = 席ごとの配置枚数
balance-column-card = カード
balance-column-kind = シンボル
balance-column-crosses = 十字架
balance-column-cost = コスト
balance-column-rate = { $player }：配置
balance-column-points = { $player }：得点

## Reading results

balance-read = { $file }を読み込めません：{ $reason }
balance-line = { $file }の{ $line }行目は対局の結果ではありません
