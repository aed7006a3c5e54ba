### The table of Targi with the expansion in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a border card has 14 columns, a dune 24; longer words are cut.

## What is asked of whom

table-asks-favour = { $seat }がタルギアの恩恵を使う
table-asks-turned = { $seat }が商品カードを取るか決める
table-asks-finish = { $seat }が恩恵の後を続ける
table-asks-spring = { $seat }が泉を使う
table-asks-source = { $seat }が部族カードを取る：どこから？
table-asks-extra = { $seat }は追加コストを払ってもよい
table-asks-token = { $seat }はトークンを使ってもよい
table-asks-border = { $seat }が使う外周カードを選ぶ
table-asks-look = { $seat }が部族カードを見る
table-asks-market = { $seat }が商品カードを選ぶ
table-asks-centre = { $seat }が中央からカードを取る
table-asks-match = { $seat }が配置する手札を選ぶ
table-asks-exchange = { $seat }が商品を交換する
table-asks-pay_goods = { $seat }が商品を渡す

## On the cards of the drawing

table-targia = <タルギア>
table-targi-targia = [{ $letter }]+タルギア
table-on-dune = [{ $letter }]
table-one-card = カード1枚
table-any-goods = 任意{ $rates }
table-border-spring = 泉
table-gives-spring = +{ $amount }か
table-more-noble = 捨て：{ $amount }
table-more-mirage = 隣へ1つ
table-more-spring = +1商品カード
table-more-expansion = { $amount }：引直し
table-extra = (+{ $cost }: { $points }✚)

## What tribe cards do, in short

table-effect-favour_bonus = 恩恵+{ $what }
table-effect-join_dune = 砂丘に加わる
table-effect-hand_of_two = 手札2枚
table-effect-dune_bonus = 砂丘+{ $what }
table-effect-place_opposite = タルギの向かい
table-effect-extra_border = 外周を使う
table-effect-turn_goods_cards = +{ $count }商品カード
table-effect-points_per_goods = { $every }商品=1✚
table-effect-round_income = 毎ラウンド+{ $what }
table-effect-water_buys_good = 1w→任意1
table-effect-draw_tribe = 部族を引く
table-effect-cheap_lay = 配置−{ $goods }商品
table-effect-raid_shield = 略奪を防ぐ

## What dunes do, in short

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }：配置、好きな種
table-dune-take_centre_tribe = 中央の部族カードを取る
table-dune-take_centre_goods = 中央の商品カード×{ $times }
table-dune-cheap_hand = 手札配置−{ $goods }商品
table-dune-any_border = 好きな外周カードを使う
table-dune-choose_tribe = { $look }枚見て1枚
table-dune-choose_goods = 商品カード{ $turn }枚中{ $keep }枚
table-dune-pay = { $cost }：+{ $gain }
table-dune-swap_two = +{ $gain }、2枚入替
table-dune-exchange_goods = 商品1:1、次に{ $then }

## Round the cards of the drawing

table-decks-dunes = 山札：商品{ $goods }枚、部族{ $tribe }枚、砂丘{ $dunes }枚。捨て札：{ $goods_out }、{ $tribe_out }、{ $dunes_out }
table-stock-water = 水{ $count }
table-once = トークン：{ $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card }（取得済み）
table-open-tribe = 捨て札の一番上：{ $card }
table-legend-water = d ナツメヤシ、s 塩、p 胡椒、g 金貨、w 水、✚ 点、~ 拡張、! トークン

## The picture

picture-game-expansion = タルギ、拡張
picture-seat-water = { $seat }：得点{ $score }。ナツメヤシ{ $dates }個、塩{ $salt }個、胡椒{ $pepper }個、金貨{ $gold }枚、水{ $water }個、勝利点{ $points }点。
picture-targia = タルギア
picture-dunes = 砂丘
picture-dune = 砂丘{ $place }、{ $name }：{ $does }
picture-dune-empty = ここに砂丘はない
picture-dune-deck = 砂丘の山札{ $count }枚、捨て札{ $out }枚
picture-favour = タルギアのカードにいるタルギが受ける恩恵：商品1個を得るか、商品1個を返して商品カードをめくる
picture-token = 未使用のアクショントークン
picture-wild = ワイルド砂丘：0点。最終得点計算で最も有利なシンボルになる
picture-looked = この中から選ぶ
picture-gained = 取得済み
