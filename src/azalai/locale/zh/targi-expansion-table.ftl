### The table of Targi with the expansion in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a border card has 14 columns, a dune 24; longer words are cut.

## What is asked of whom

table-asks-favour = { $seat }使用塔吉女的恩惠
table-asks-turned = { $seat }决定要不要货物卡
table-asks-finish = { $seat }在恩惠之后继续
table-asks-spring = { $seat }在泉水处
table-asks-source = { $seat }抽取部落卡：从哪里？
table-asks-extra = { $seat }可支付附加费用
table-asks-token = { $seat }可使用指示物
table-asks-border = { $seat }选择要使用的边界卡
table-asks-look = { $seat }查看部落卡
table-asks-market = { $seat }选择货物卡
table-asks-centre = { $seat }从中央区域取牌
table-asks-match = { $seat }选择要打出的手牌
table-asks-exchange = { $seat }兑换货物
table-asks-pay_goods = { $seat }交出货物

## On the cards of the drawing

table-targia = <塔吉女>
table-targi-targia = [{ $letter }]+塔吉女
table-on-dune = [{ $letter }]
table-one-card = 1张牌
table-any-goods = 任选{ $rates }
table-border-spring = 泉水
table-gives-spring = +{ $amount }或
table-more-noble = 弃掉：{ $amount }
table-more-mirage = 移1格
table-more-spring = +1货物卡
table-more-expansion = { $amount }：重抽
table-extra = (+{ $cost }: { $points }✚)

## What tribe cards do, in short

table-effect-favour_bonus = 恩惠+{ $what }
table-effect-join_dune = 加入沙丘
table-effect-hand_of_two = 手牌两张
table-effect-dune_bonus = 沙丘+{ $what }
table-effect-place_opposite = 可相对放置
table-effect-extra_border = 用边界卡
table-effect-turn_goods_cards = 立即+{ $count }货物卡
table-effect-points_per_goods = { $every }货物=1✚
table-effect-round_income = 每轮+{ $what }
table-effect-water_buys_good = 1w换1任选
table-effect-draw_tribe = 立即抽部落卡
table-effect-cheap_lay = 打出−{ $goods }货物
table-effect-raid_shield = 抵挡掠夺

## What dunes do, in short

table-dune-gain = +{ $what }
table-dune-lay_wild = { $cost }：打出，万能类型
table-dune-take_centre_tribe = 取中央的部落卡
table-dune-take_centre_goods = 中央货物卡×{ $times }
table-dune-cheap_hand = 打出手牌−{ $goods }货物
table-dune-any_border = 使用任意边界卡
table-dune-choose_tribe = 看{ $look }张，打出或留1张
table-dune-choose_goods = 翻{ $turn }张货物卡，取{ $keep }
table-dune-pay = { $cost }：+{ $gain }
table-dune-swap_two = +{ $gain }，两牌换位
table-dune-exchange_goods = 货物1:1，再{ $then }

## Round the cards of the drawing

table-decks-dunes = 牌库：货物{ $goods }张，部落{ $tribe }张，沙丘{ $dunes }张；弃牌堆：{ $goods_out }、{ $tribe_out }、{ $dunes_out }
table-stock-water = { $count }个水
table-once = 指示物：{ $effects }
table-looked = { $place }. { $card }
table-looked-gained = { $place }. { $card }（已取）
table-open-tribe = 弃牌堆顶：{ $card }
table-legend-water = d椰枣，s盐，p胡椒，g金币，w水，✚分，~扩展，!指示物

## The picture

picture-game-expansion = 塔吉，扩展
picture-seat-water = { $seat }得分{ $score }，持有椰枣{ $dates }个、盐{ $salt }个、胡椒{ $pepper }个、金币{ $gold }枚、水{ $water }个、胜利分数{ $points }分。
picture-targia = 塔吉女
picture-dunes = 沙丘
picture-dune = 沙丘{ $place }，{ $name }：{ $does }
picture-dune-empty = 这里没有沙丘
picture-dune-deck = 沙丘牌库{ $count }张，弃牌堆{ $out }张
picture-favour = 塔吉女的恩惠，给站在她牌上的塔吉人：获得1个货物，或归还1个货物换翻开的货物卡
picture-token = 未使用的行动指示物
picture-wild = 万能沙丘：0分，终局计分时算作最有利的类型
picture-looked = 从中选择
picture-gained = 已取
