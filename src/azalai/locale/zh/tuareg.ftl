### Tuareg: names, what cards do, questions, what a move would do, why it is not legal, the log.
### Variables that a message selects by: $seat is blue, white, red, green or saffron;
### $special a special card; $kind a resource, $count of it; $sort and $number an animal (or, where a card comes from,
### the cache). Other languages inflect these names, so a message selects by them or is made of the names below.

## Names

tuareg-kind =
    { $kind ->
        [water] 水
        [gold] 黄金
        [salt] 岩盐
       *[millet] 小米
    }
tuareg-kind-title =
    { $kind ->
        [water] 水
        [gold] 黄金
        [salt] 岩盐
       *[millet] 小米
    }
tuareg-some =
    { $kind ->
        [water] { $count }张水
        [gold] { $count }张黄金
        [salt] { $count }张岩盐
       *[millet] { $count }张小米
    }
tuareg-no-cards = 没有牌
tuareg-special =
    { $special ->
        [donkey] 驴
        [cave] 洞穴
        [thief] 盗贼
       *[map] 地图
    }
tuareg-special-title =
    { $special ->
        [donkey] 驴
        [cave] 洞穴
        [thief] 盗贼
       *[map] 地图
    }
tuareg-animal =
    { $sort ->
        [camel] 骆驼{ $number }
       *[donkey] 驴{ $number }
    }
# Where a card comes from, after "from".
tuareg-from =
    { $sort ->
        [cache] 储备
       *[animal] { tuareg-animal }
    }

# A player as the owner of something.
tuareg-of-seat = { seat-name }的

## The list of cards

tuareg-list-resources = 资源卡
tuareg-list-specials = 特殊卡，每张{ $price }第纳尔
tuareg-column =
    { $column ->
        [card] 卡牌
        [count] 张数
        [dinar] 第纳尔
        [points] 多数
        [in-play] 使用张数
        [effect] 效果
       *[source] 来源
    }
tuareg-source =
    { $source ->
        [seed] 规则书
        [published] 已出版的清单
       *[house] Azalai自定
    }
tuareg-effect =
    { $special ->
        [donkey] 多一头驮兽；可按任意顺序装载{ $animal }张牌。
        [cave] 每回合一次，从你的储备藏匿一张牌，或藏匿你一头驮兽最上面的牌；最多容纳{ $cave }张。
        [thief] 一次：从另一名玩家的储备随机偷取一张牌，或偷取其一头驮兽最上面的牌。
       *[map] 在阶段结束时兑现，得{ $points }分。
    }
tuareg-in-play = 2、3、4、5名玩家时分别为{ $two }、{ $three }、{ $four }、{ $five }张
tuareg-in-play-here = { $seats }名玩家时{ $count }张

## What is asked

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }：本阶段你的最后一个回合。请装载、从市场取牌或购买。
       *[no] { seat-name }：轮到你了。请抽牌、装载、从市场取牌或购买。
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }：可以再把牌放到市场，或结束回合。
       *[other] { seat-name }：请把{ $count }张牌放到市场；你最多可留{ $most }张。
    }
tuareg-ask-rest = { seat-name }：请使用洞穴或盗贼，或结束回合。
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }：请再装一张牌到{ tuareg-animal }上，或完成。
       *[no] { seat-name }：先装哪张牌到{ tuareg-animal }上？
    }
tuareg-ask-onto = { seat-name }：市场的{ tuareg-kind }由哪头驮兽装载？
tuareg-ask-more = { seat-name }：请再取一张{ tuareg-kind }装到{ tuareg-animal }上，或完成。
tuareg-ask-pay =
    { $special ->
        [donkey] { seat-name }：请支付驴的费用，还差{ $left }第纳尔。
        [cave] { seat-name }：请支付洞穴的费用，还差{ $left }第纳尔。
        [thief] { seat-name }：请支付盗贼的费用，还差{ $left }第纳尔。
       *[map] { seat-name }：请支付地图的费用，还差{ $left }第纳尔。
    }
tuareg-ask-hide = { seat-name }：要把哪张牌藏匿到洞穴{ $cave }？
tuareg-ask-rob = { seat-name }：盗贼要偷谁的牌？
tuareg-ask-cash =
    { $count ->
        [1] { seat-name }：要兑现地图得{ $points }分，还是留着？
       *[other] { seat-name }：你有{ $count }张地图。要兑现一张得{ $points }分，还是都留着？
    }
tuareg-over-won =
    { $by ->
        [dinar] 同为{ $score }分，{ $seat }的储备价值最高，获胜。
       *[points] { $seat }以{ $score }分获胜。
    }
tuareg-over-shared = { $seats }以{ $score }分并列获胜。

## What a move would do

tuareg-move-draw =
    { $owed ->
        [yes] 抽{ $count }张牌，然后至少放一张到市场
       *[no] { $count ->
            [1] 抽最后一张牌
           *[other] 抽最后{ $count }张牌
        }
    }
tuareg-move-load = 从储备装载{ tuareg-animal }
tuareg-move-take = 从市场取{ tuareg-kind }（有{ $count }张），装到一头驮兽上
tuareg-move-buy =
    { $special ->
        [donkey] 花{ $price }第纳尔购买驴：多一头驮兽，不受骆驼的装载规则限制
        [cave] 花{ $price }第纳尔购买洞穴：每回合藏匿一张牌
        [thief] 花{ $price }第纳尔购买盗贼：偷取一张牌
       *[map] 花{ $price }第纳尔购买地图：{ $points }分
    }
tuareg-move-cave = 藏匿一张牌到洞穴{ $cave }，其中已有{ $held }张，最多{ $most }张
tuareg-move-thief =
    { $count ->
        [1] 用盗贼偷取一张牌
       *[other] 用你{ $count }个盗贼中的一个偷取一张牌
    }
tuareg-move-pass = 结束回合：没有可执行的选项
tuareg-move-end =
    { $count ->
        [0] 结束回合
       *[other] 结束回合，储备中有{ $count }张牌
    }
tuareg-move-lay = 把{ tuareg-some }放到市场
tuareg-move-add = 把{ tuareg-some }装到{ tuareg-animal }上
tuareg-move-done = 完成装载
tuareg-move-pay = 从{ tuareg-from }支付{ tuareg-some }（{ $dinar }第纳尔）
tuareg-move-hide = 从{ tuareg-from }把{ tuareg-some }藏匿到洞穴{ $cave }
tuareg-move-rob =
    { $count ->
        [1] 偷取{ tuareg-of-seat }储备中唯一的牌
       *[other] 从{ tuareg-of-seat }储备的{ $count }张牌中随机偷取一张
    }
tuareg-move-rob-top = 从{ tuareg-of-seat }{ tuareg-animal }偷取最上面的{ tuareg-some }
tuareg-move-cash = 兑现一张地图，得{ $points }分
tuareg-move-keep =
    { $count ->
        [1] 留着地图
       *[other] 留着{ $count }张地图
    }

## Why a move cannot be made. $moves are the legal ones.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "；可选：" }{ $moves }
    }
tuareg-no-question = “{ $move }”不能回答现在的问题：{ $question }可选：{ $moves }
tuareg-no-second-option = 本回合你已用过选项{ tuareg-legal }
tuareg-no-draw = 牌库已空{ tuareg-legal }
tuareg-no-animal = 你没有{ tuareg-animal }{ tuareg-legal }
tuareg-no-load-empty = 你的储备是空的，没有牌可装载{ tuareg-legal }
tuareg-no-load = 你储备中的牌（{ $held }）都不能装到{ tuareg-animal }上{ tuareg-legal }
tuareg-no-market = 市场没有{ tuareg-kind }了{ tuareg-legal }
tuareg-no-take = 你的驮兽都不能装载{ tuareg-kind }{ tuareg-legal }
tuareg-no-buy-none =
    { $special ->
        [donkey] 驴已售完{ tuareg-legal }
        [cave] 洞穴已售完{ tuareg-legal }
        [thief] 盗贼已售完{ tuareg-legal }
       *[map] 地图已售完{ tuareg-legal }
    }
tuareg-no-buy-dinar = 你的储备和驮兽上的牌共值{ $worth }第纳尔，而需要{ $price }第纳尔{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] 你没有洞穴{ tuareg-legal }
       *[other] 你只有{ $count }个洞穴{ tuareg-legal }
    }
tuareg-no-cave-used = 本回合你已在洞穴{ $cave }藏匿过牌{ tuareg-legal }
tuareg-no-cave-full = 洞穴{ $cave }已有{ $count }张牌{ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] 储备中的最后一张牌必须放到市场{ tuareg-legal }
       *[no] 你没有牌可藏匿{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] 其他玩家都没有可偷取的牌{ tuareg-legal }
       *[no] 你没有未使用的盗贼{ tuareg-legal }
    }
tuareg-no-end-option = 只要有可执行的选项，就必须执行一个{ tuareg-legal }
tuareg-no-end-owed = 抽牌之后你还欠市场一张牌{ tuareg-legal }
tuareg-no-end-cache = 你的储备最多{ $most }张牌，超出{ $over }张{ tuareg-legal }
tuareg-no-card = 你的储备（{ $held }）中没有{ tuareg-kind }{ tuareg-legal }
tuareg-no-fit =
    { $why ->
        [full] { tuareg-animal }已装载{ $most }张牌{ tuareg-legal }
        [water] 骆驼装了水就不能装其他资源{ tuareg-legal }
        [gold] 一头骆驼最多装载{ $gold }张黄金{ tuareg-legal }
        [kinds] 把{ tuareg-kind }装到{ tuareg-animal }上会使种类过多（最多{ $kinds }种），或隔着另一种再次出现{ tuareg-legal }
       *[change] 把{ tuareg-kind }装到{ tuareg-animal }上会成为第三种资源或第二次更换{ tuareg-legal }
    }
tuareg-no-done = 请至少放一张牌{ tuareg-legal }
tuareg-no-top = { tuareg-animal }没有载货{ tuareg-legal }
tuareg-no-seat = 这张牌桌没有{ seat-name }{ tuareg-legal }
tuareg-no-rob-own = 盗贼只能偷其他玩家的牌{ tuareg-legal }
tuareg-no-rob-cache = { tuareg-of-seat }储备是空的{ tuareg-legal }
tuareg-no-rob-top = { seat-name }的{ tuareg-animal }没有载货{ tuareg-legal }

## The log

tuareg-log-draw = { seat-name }抽{ $count }张牌。
tuareg-log-load = { seat-name }装载{ tuareg-animal }。
tuareg-log-take = { seat-name }从市场取{ tuareg-kind }。
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name }购买驴。
        [cave] { seat-name }购买洞穴。
        [thief] { seat-name }购买盗贼。
       *[map] { seat-name }购买地图。
    }
tuareg-log-cave = { seat-name }使用洞穴{ $cave }。
tuareg-log-thief = { seat-name }派出盗贼。
tuareg-log-end =
    { $passed ->
        [yes] { seat-name }结束回合：没有可执行的选项。
       *[no] { seat-name }结束回合。
    }
tuareg-log-lay = { seat-name }把{ tuareg-some }放到市场。
tuareg-log-add = { seat-name }把{ tuareg-some }装到{ tuareg-animal }上。
tuareg-log-done = { seat-name }完成装载。
tuareg-log-pay =
    { $bought ->
        [yes] { seat-name }从{ tuareg-from }支付{ tuareg-some }，获得{ tuareg-special }。
       *[no] { seat-name }从{ tuareg-from }支付{ tuareg-some }。
    }
tuareg-log-hide = { seat-name }从储备藏匿一张牌到洞穴{ $cave }。
tuareg-log-hide-top = { seat-name }从{ tuareg-animal }把{ tuareg-some }藏匿到洞穴{ $cave }。
# $seat is robbed by $thief, who is already in words.
tuareg-log-rob = { $thief }从{ tuareg-of-seat }储备偷取一张牌。
tuareg-log-rob-top = { $thief }从{ tuareg-of-seat }{ tuareg-animal }偷取{ tuareg-some }。
tuareg-log-cash = { seat-name }兑现一张地图，得{ $points }分。
tuareg-log-keep = { seat-name }留着{ $count }张地图。
tuareg-log-last-card = 这是牌库的最后一张牌：本回合之后，每名玩家还有一个回合。
tuareg-log-stage-over = 阶段{ $stage }结束。
tuareg-log-scored = { $seat }{ $points }分
tuareg-log-majority =
    { $kind ->
        [water] 水：{ $scored }。
        [gold] 黄金：{ $scored }。
        [salt] 岩盐：{ $scored }。
       *[millet] 小米：{ $scored }。
    }
tuareg-log-stage-2 = 阶段2开始，牌库有{ $count }张牌；{ seat-name }先手。
tuareg-log-no-pile = 没有牌可抽，所以最后一轮立即开始。
tuareg-log-unused = 未使用的特殊卡和地图：{ $scored }。
tuareg-log-totals = 总分：{ $scored }。
