### Balance reports of games in which every seat has the same player (`azalai balance --player`).

cli-help-balance-player = すべての席のプレイヤー。例：champion:10ms（省略時：ランダムなプレイヤーと貪欲なプレイヤーの対局。targiのみ）
cli-help-balance-cards = --playerとともに：自分のカードファイル。同じ配りを標準のカードと自分のカードで対局し、報告で比べる
cli-help-balance-minutes = --playerとともに：この時間で止める。同じコマンドで続きから進められる

balance-needs-player = { $option }には--playerが必要です。例：--player champion:10ms
balance-without-player = { $option }は貪欲なプレイヤーのもので、--playerと同時には使えません
balance-stopped = 全{ $total }局のうち{ $played }局が結果のファイルにあります。同じコマンドで続きから進み、すべて終わると報告を書きます。

## The page

balance-with-cards = { $variant }、`{ $cards }`のカード
balance-player-about = バリアントごとに{ $games }局、すべての席がプレイヤー`{ $player }`です。このページを作るコマンド：
balance-player-deals = どの配りも1回ずつ対局します。数字はこのプレイヤーのものです。別のプレイヤーなら、カードをもっと生かすことも、生かせないこともあります。
balance-faults = { $variant }：ほかに{ $count }局がプレイヤーの不具合で終わりました。これらは数えません。
balance-turns =
    ## 手番順の席

    席1が最初の手番です。席ごとに、勝った対局の割合（勝利を分け合う人は等分）と得点を示します。
balance-effects-title = ## カードの数字の読み方
balance-effects-reading =
    { $way ->
        [laid]
            「配置」は、誰かがそのカードを配置した対局の割合です。「互角を超える勝ち」は、配置した人の勝率から50%を引いたものです。多く配置する人は、どのカードであってもよく勝つので、ほとんどのカードで0より大きくなります。

            「**勝ちへの影響**」が、どのカードが役に立つかを示します。ある席がこのカードを配置し、ほかに配置したカードがすべて同じとき、その席の勝率がどれだけ増えるかです。全対局の線形回帰で、2席の結果の差を、配置したカードの差で説明して求めます。十字架、効果、コストなど、配置に伴うすべてを含みます。

            「平均を超える得点」は、配置した人の平均得点から全席の平均得点を引いたものです。配置した後で最後の略奪に失ったカードも、配置したと数えます。混合のバリアントでは部族カードの半分だけが山札にあるので、どのカードも配置されるのは多くて約半分の対局です。
       *[bought]
            「席ごと」は、1つの席が1局に買うそのスペシャルカードの枚数、「購入」は、誰かがそれを買った対局の割合です。換金した地図も数えます。「互角を超える勝ち」は、買った人の勝率から均等な割合を引いたものです。

            「**勝ちへの影響**」は、ある席がこのカードをもう1枚買い、ほかに買ったカードと手番順がすべて同じとき、その席の勝率がどれだけ増えるかです。全対局の線形回帰で、各席の結果を、買ったカードで説明して求めます。カードの値段も含みます。

            「平均を超える得点」は、買った人の平均得点から全席の平均得点を引いたものです。数えるのはスペシャルカードだけです。どの資源を積み、隠し、盗んだか、どの最多を取ったかは数えません。
    }
balance-effects-rule =
    どの数字の後にも、対局を単位とする95%区間の半分の幅があります。勝ちへの影響が、全カードの平均から標準誤差の{ $errors }倍を超え、かつ{ $share }以上離れているカードは**目立ちます**。席によって枚数が異なる対局が{ $fewest }局より少ないカードと、全カードに対して対局が少なすぎる場合は、表に影響がありません。影響があっても、そのカードが原因とは限りません。リードしている席は、別のカードを選ぶかもしれません。
balance-effects-stands-out =
    { $way ->
        [helps] - 全カードの平均（{ $typical }）より役に立つ：{ balance-list }
       *[hurts] - 全カードの平均（{ $typical }）より役に立たない：{ balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] その中に独自のデザインはありません。
       *[other] その中の独自のデザインと、数値の出典：
    }
balance-effects-design = - `{ $card }`（{ $figure }）：{ $source }
balance-effects-cards =
    { $way ->
        [laid] 配置できるすべてのカード：
       *[bought] すべてのスペシャルカード：
    }
balance-compared = 同じ配りを、標準のカードと`{ $cards }`のカードで対局しました。各カードの最後の行が変化です。その区間は、2組の対局を独立とみなします。ファイル：
balance-compared-none = このファイルは、このバリアントで配置できるカードを変えません。全バリアントの表で対局を比べられます。
balance-standard-cards = 標準
balance-change = **変化**

balance-column-turn = 席
balance-column-even = 均等な割合
balance-column-share = 勝ち
balance-column-each = 席ごと
balance-column-share-laid = 配置
balance-column-share-bought = 購入
balance-column-above-even = 互角を超える勝ち
balance-column-adjusted = 勝ちへの影響
balance-column-above-mean = 平均を超える得点
balance-column-cards-used = カード
