### The table of Targi in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a card has 14 columns; longer words are cut.

## Both drawings

table-you = 你
table-starts = 起始
table-round = 第{ $round }轮，共{ $last }轮
table-raid = 掠夺{ $number }
# What is asked of whom, by the kind of question.
table-asks-place = { $seat }放置塔吉人
table-asks-act = { $seat }执行行动
table-asks-hand = { $seat }取出手牌
table-asks-card = { $seat }处理一张牌
table-asks-alternative = { $seat }选择支付方式
table-asks-discount = { $seat }选择减免的货物
table-asks-row = { $seat }选择一行
table-asks-gain = { $seat }任选一个货物
table-asks-card_gain = { $seat }从货物卡任选一个货物
table-asks-trade = { $seat }在商人处
table-asks-silver = { $seat }在银匠处
table-asks-move_from = { $seat }移动部落标记：移走哪个？
table-asks-move_to = { $seat }移动部落标记：移到哪里？
table-asks-swap_first = { $seat }可将两张牌互换位置
table-asks-swap_second = { $seat }将两张牌互换位置：与哪张？
table-asks-raid = { $seat }应对掠夺
table-asks-give = { $seat }在掠夺中交出货物
table-asks-return = { $seat }归还超出上限的部分
table-over-won = 对局结束：{ $seat }获胜
table-over-draw = 对局结束：平局

## On the cards of the drawing

table-targi = [{ $letter }]塔吉人
table-marker = ({ $letter })
table-robber = <强盗>
table-goods-card = 货物
# The back of a card; on an open table its name stands on it.
table-back =
    { $sort ->
        [goods] 货物
       *[tribe] 部落
    }
table-or = { $one }或{ $other }
table-one-of = d/s/p任选1
table-any = { $count }任选
table-border-noble = 贵族
table-border-goods =
    { $good ->
        [d] 椰枣
        [s] 盐
        [p] 胡椒
        [g] 金币
        [v] 胜利分数
       *[any] 货物
    }
table-border-trader = 商人
table-border-mirage = 海市蜃楼
table-border-silversmith = 银匠
table-border-caravan = 旅行商队
table-border-expansion = 部落扩张
table-gives-noble = 打出手牌
table-gives-mirage = 移动标记
table-gives-caravan = +1货物卡
table-gives-expansion = +1部落卡

## What tribe cards do, in short

table-kind-most = 同类
table-effect-gain = 立即+{ $what }
table-effect-swap_two =
    { $when ->
        [once] 两牌换位
       *[now] 立即两牌换位
    }
table-effect-discount = { $kind }−1货物
table-effect-lay_bonus = { $kind }+{ $what }
table-effect-raid_immunity = 免受掠夺
table-effect-caravan_twice = 旅行商队×2
table-effect-trade_one_for_one = 商人1:1
table-effect-storage =
    { $water ->
        [0] 上限+{ $goods }+{ $gold }g
       *[other] 上限+{ $goods }+{ $gold }g+{ $water }w
    }
table-effect-goods_card_bonus = 货物卡+1{ $good }
table-effect-silversmith_bonus = 银匠+{ $points }✚
table-effect-lay_from_hand = 直接打出手牌
table-effect-points_per_two = 2{ $kind }=1✚
table-effect-row_bonus =
    { $row ->
        [alike] 同类行+{ $points }✚
       *[different] 四类行+{ $points }✚
    }

## Round the cards of the drawing

table-track-raid = 掠夺
table-decks = 牌库：货物{ $goods }张，部落{ $tribe }张；弃牌堆：{ $goods_out }、{ $tribe_out }
table-score = 得分{ $score }
table-stock-dates = { $count }个椰枣
table-stock-salt = { $count }个盐
table-stock-pepper = { $count }个胡椒
table-stock-gold = { $count }枚金币
table-home = 手边：
table-hand = 手牌：{ $cards }
table-hand-empty = 无
table-hand-unknown = 一张未公开的牌
table-always = 持续：{ $effects }
table-end = 终局：{ $effects }
table-card-in-question = { $seat }正在处理{ $card }
table-card-unknown = 一张未公开的牌
table-price = 待付：{ $price }
table-legend = d椰枣，s盐，p胡椒，g金币，✚分，任选：任选货物

## The picture

picture-title = 塔吉牌桌，第{ $round }轮
picture-turn = { $turn }。
picture-seat = { $seat }得分{ $score }，持有椰枣{ $dates }个、盐{ $salt }个、胡椒{ $pepper }个、金币{ $gold }枚、胜利分数{ $points }分。
picture-game = 塔吉
picture-first = { $seat }是本轮的起始玩家
picture-starts = 起始玩家
picture-phase =
    { $phase ->
        [raid] 掠夺
        [place] 放置
        [act] 行动
       *[over] 结束
    }
picture-track = 十二轮，四次掠夺
picture-or = 或
picture-goods = 货物
picture-goods-choice = 任选其一
picture-goods-card = 货物卡：{ $amount }
picture-tribe-card = { $name }{ $card }：{ $crosses }分。费用{ $cost }。{ $effect }
picture-laid-card = { $name }{ $card }：{ $crosses }分。{ $effect }
picture-border-card = { $number }号{ $name }：{ $does }
picture-back =
    { $sort ->
        [goods] 面朝下的货物卡
       *[tribe] 面朝下的部落卡
    }
picture-back-open = { $card }，面朝下
picture-targi = { $seat }的塔吉人
picture-robber = 强盗
picture-marker = { $seat }的部落标记
picture-home = 手边有{ $targis }个塔吉人和{ $markers }个部落标记
picture-score = 若现在结束，得{ $score }分
picture-stock =
    { $what ->
        [date] 椰枣：{ $count }
        [salt] 盐：{ $count }
        [pepper] 胡椒：{ $count }
        [gold] 金币：{ $count }
        [water] 水：{ $count }
       *[ptoken] 胜利分数：{ $count }
    }
picture-row =
    { $state ->
        [done] 第{ $row }行已完成：{ $worth }分
        [open] 第{ $row }行可得{ $worth }分
       *[lost] 第{ $row }行不得分
    }
picture-hand = 手牌
picture-hand-unknown = 一张未公开的牌
picture-deciding = 正在处理
picture-pile =
    { $sort ->
        [goods] 货物卡
       *[tribe] 部落卡
    }
picture-deck =
    { $sort ->
        [goods] 牌库中有{ $count }张货物卡
       *[tribe] 牌库中有{ $count }张部落卡
    }
picture-in-deck = 牌库{ $count }张
picture-discarded = 弃牌堆{ $count }张
