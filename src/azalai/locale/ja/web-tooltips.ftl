### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = ルール{ $rule }

## Targi. The tooltip begins with what the symbol shows now, such as "Goods: 6 of 10".

web-tip-targi-goods = 商品で部族カードのコストを払います。商人と銀細工師で交換でき、略奪で取られます。
web-tip-targi-gold = 金貨で部族カードのコストを払い、銀細工師で交換します。金貨は商品ではありません。アクションの後は2つ目の数まで残せます。
web-tip-targi-store = アクションの後は、商品を2つ目の数まで残せます。どれを返すかは自分で選びます。
web-tip-targi-water = 水は商品でも金貨でもありません。アクション中と略奪のときに商品や金貨と交換でき、最後に点になります。
web-tip-targi-points = 勝利点トークンは最後に1個1点です。略奪は商品か、代わりに点を取ります。
web-tip-targi-targis = 駒は場に出ていないタルギ、小さなカードは手札です。
web-tip-targi-amulet = お守りはスタートプレイヤーの印です。スタートプレイヤーは、置くのも、アクションも、略奪に渡すのも先です。ラウンドごとに相手に移ります。
web-tip-targi-score = 今ゲームが終わった場合の得点：勝利点トークン、配置したカードの十字架、最終得点計算の効果、行。
web-tip-targi-row = 点1つがこの行のカード1枚で、色がシンボルを表します。同じシンボル4枚で4点、4種で2点です。
web-tip-targi-track = 四角1つが1ラウンドです。ひし形で盗賊が角に着き、両者が略奪に渡します。4回目の略奪でゲームが終わります。
web-tip-targi-raid = 3ラウンドごとに盗賊が角に着きます。各プレイヤーは角の示す商品か、もう一方のものを渡します。
web-tip-targi-phases = 各ラウンド、まず盗賊が動き、交互にタルギを置き、順にアクションを行います。
web-tip-targi-favour = タルギアのカードのタルギを使うとき、アクションの前か後に1回、恩恵を受けられます。
web-tip-targi-dunes = タルギは外周カードの代わりに砂丘にも置けます。使った砂丘はなくなり、略奪のたびに新しい砂丘が出ます。

## Tuareg

web-tip-tuareg-cache = 手番の後、貯蔵庫は4枚までで、ほかの人には見えません。ステージの終わりに貯蔵庫のカードは数えません。
web-tip-tuareg-majority = 公開されたこの種類のカードが最多の人です。ステージの終わりにその点を得ます。最多で並んだ人は1点ずつ少なくなります。
web-tip-tuareg-score = これまでの点と、プラスの後は今ステージが終わった場合に加わる点です。
web-tip-tuareg-stage = ゲームは2ステージです。山札がなくなると各プレイヤーにあと1回手番があり、集計します。
web-tip-tuareg-dinar = 貯蔵庫のカードと動物の一番上のカードで払います。左上がディナールの価値で、お釣りはありません。
web-tip-tuareg-camel = ラクダは4枚まで、2種まで積め、種類の切り替えは1回だけです。金は2枚まで、水は水だけで積みます。
web-tip-tuareg-donkey = ロバは4枚までを好きな順に積めます。
web-tip-tuareg-cave = 洞窟は手番に1回、貯蔵庫のカードか動物の一番上のカードを隠します。2枚まで入り、ステージの終わりに数えます。
web-tip-tuareg-thief = 盗賊は1回盗みます：貯蔵庫からランダムに1枚、または動物の一番上の1枚。ステージの終わりに数えます。
web-tip-tuareg-map = 地図はステージの終わりに得点化すると点になります。
web-tip-tuareg-discard = スペシャルカードの代金に払われたカードです。ゲームから除かれます。
