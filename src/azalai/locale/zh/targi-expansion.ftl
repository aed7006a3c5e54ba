### Targi with the expansion: water, dunes, the Targia, tokens. What the variables hold is told in targi.ftl;
### { $dune } comes in words too: "dune 2 (Shrine)".

## Names

targi-dune =
    { $dune ->
        [wild] 万能沙丘
        [strongbox] 宝箱
        [caravanserai] 驿站
        [cistern] 蓄水池
        [pilgrim] 朝圣者
        [envoy] 使者
        [peddler] 货郎
        [matchmaker] 媒人
        [crossroads] 岔路口
        [council] 议事会
        [market] 集市
        [shrine] 圣地
        [resettle] 迁徙
        [exchange] 兑换所
       *[other] { $dune }
    }
targi-dune-card = 沙丘{ $place }（{ $name }）
targi-dune-place = 沙丘{ $place }
targi-set =
    { $set ->
        [expansion] 扩展
       *[base] 基础
    }
# In place of points: what raid 4 takes.
targi-rightmost-card = 某行最右边的牌
targi-cost-extra = { $cost }，可附加{ $extra }换{ $points }

## What border cards do

targi-text-noble = 支付费用打出手牌，或将其弃掉并获得{ $amount }。
targi-text-mirage = 把你的一个部落标记移到相邻的、没有标记的正面朝上的中央卡上。
targi-text-spring = 获得{ $amount }，或翻开牌库顶的货物卡，获得所示内容。
targi-text-expansion = 抽取牌库顶的部落卡，或取走弃牌堆顶的牌：打出、收入手牌或弃掉。抽到的牌可付{ $amount }弃掉，重抽一张。

## What tribe cards do

targi-effect-favour_bonus = 塔吉女的恩惠另外给你{ $what }。
targi-effect-join_dune = 一次：将塔吉人放置到对手塔吉人所在的沙丘上。
targi-effect-hand_of_two = 你的手牌上限为两张。
targi-effect-dune_bonus = 你每使用一张沙丘，另外获得{ $what }。
targi-effect-place_opposite = 一次：在一轮中，你的塔吉人可与对手的塔吉人相对放置。
targi-effect-extra_border = 一次：在行动之间，使用一张无人占据的边界卡。
targi-effect-turn_goods_cards = 翻开牌库顶的{ $count }张货物卡，获得所示内容。
targi-effect-points_per_goods = 终局计分时，你每剩余{ $every }个货物得1分。
targi-effect-round_income = 每轮开始时获得{ $what }。
targi-effect-water_buys_good = 你可用1个水换1个货物。
targi-effect-draw_tribe = 抽取牌库顶的部落卡：打出、收入手牌或弃掉。
targi-effect-cheap_lay =
    { $goods ->
        [1] 一次：打出一张牌，费用减1个货物。
       *[other] 一次：打出一张牌，费用最多减{ $goods }个货物。
    }
targi-effect-raid_shield = 一次：在掠夺中不交出任何东西。

## What dunes do

targi-dune-gain = 获得{ $what }。
targi-dune-lay_wild = 支付{ $cost }，将此牌打出到一行：0分，终局计分时算作对你最有利的类型。
targi-dune-take_centre_tribe = 从中央区域取走一张没有标记的正面朝上的部落卡：打出、收入手牌或弃掉。
targi-dune-take_centre_goods =
    { $times ->
        [1] 从中央区域取走一张没有标记的正面朝上的货物卡。
        [2] 从中央区域取走一张没有标记的正面朝上的货物卡，获得所示内容的两倍。
       *[other] 从中央区域取走一张没有标记的正面朝上的货物卡，获得所示内容的{ $times }倍。
    }
targi-dune-cheap_hand =
    { $goods ->
        [1] 打出手牌，费用减1个货物。
       *[other] 打出手牌，费用最多减{ $goods }个货物。
    }
targi-dune-any_border = 使用掠夺以外的任意一张边界卡，即使上面有棋子。
targi-dune-choose_tribe = 查看部落牌库的{ $look }张牌：打出一张，或在手牌未满时收入手牌一张，其余弃掉。
targi-dune-choose_goods = 翻开{ $turn }张货物卡，获得其中{ $keep }张所示内容。
targi-dune-pay = 支付{ $cost }，获得{ $gain }。
targi-dune-swap_two = 获得{ $gain }；你可以将部落区的两张牌互换位置。
targi-dune-exchange_goods = 一换一兑换货物，换得的种类不能再换出；然后可兑换一次：{ $then }。

## The list of all cards

targi-list-dunes = 沙丘卡
targi-column-set = 套组

## What is asked

targi-ask-done-token = { seat-name }：你的棋子已全部收回。请使用指示物，或选择完成。
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }：如何处理抽到的牌？打出、收入手牌、弃掉，或付{ $water }重抽。
       *[no] { seat-name }：如何处理抽到的牌？打出、弃掉，或付{ $water }重抽。
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }：塔吉女的恩惠：获得1个货物，或归还1个并翻开一张货物卡，或跳过。
       *[no] { seat-name }：塔吉女的恩惠：获得1个货物，或归还1个并翻开一张货物卡。
    }
targi-ask-turned = { seat-name }：货物卡上是{ $card }。接受、不要，或归还1个货物再翻一张。
targi-ask-finish = { seat-name }：恩惠之后，请使用或放弃{ $border }。
targi-ask-spring = { seat-name }：请在泉水获得{ $amount }，或翻开牌库顶的货物卡。
targi-ask-draw = { seat-name }：请抽取牌库顶的部落卡。
targi-ask-source = { seat-name }：请抽取牌库顶的部落卡，或从弃牌堆取走{ $card }。
targi-ask-extra = { seat-name }：是否为{ $card }支付附加费用{ $cost }，换得{ $points }？
targi-dropped-token = { $move }：旧版本在这里提供行动指示物，但它并不减少这张牌的货物费用。现行规则不再提供（X07），而当时用掉它改变了对局：这一局无法回放
targi-ask-token =
    { $count ->
        [1] { seat-name }：是否为{ $card }使用指示物？费用减1个货物。
       *[other] { seat-name }：是否为{ $card }使用指示物？费用最多减{ $count }个货物。
    }
targi-ask-border = { seat-name }：请选择要使用的边界卡。
targi-ask-look =
    { $keep ->
        [yes] { seat-name }：请从查看的{ $count }张部落卡中选一张打出或收入手牌，或都不选。
       *[no] { seat-name }：请从查看的{ $count }张部落卡中选一张打出，或都不选。
    }
targi-ask-market =
    { $count ->
        [1] { seat-name }：请选择要取走的货物卡。
       *[other] { seat-name }：请选择要取走的{ $count }张货物卡，逐张选择。
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }：请选择从中央区域取走的货物卡。
       *[tribe] { seat-name }：请选择从中央区域取走的部落卡。
    }
targi-ask-match = { seat-name }：请选择用媒人打出的手牌。
targi-ask-exchange = { seat-name }：请一换一兑换货物，或选择停止。
targi-ask-pay-goods =
    { $left ->
        [yes] { seat-name }：请逐个交出{ $count }个任选货物换金币，或跳过。
       *[no]
            { $count ->
                [1] { seat-name }：请交出1个任选货物。
               *[other] { seat-name }：请逐个交出{ $count }个任选货物。
            }
    }

## What a move would do

targi-move-place-token = 使用指示物，放置到{ $border }，与对手的塔吉人相对。
targi-move-place-dune = 放置到{ $dune }。{ $does }
targi-move-join-dune = 使用指示物，放置到对手塔吉人所在的{ $dune }。{ $does }
targi-move-favour-follows = 之后可用塔吉女的恩惠。
targi-move-use-noble = 使用{ $border }：打出手牌，或将其弃掉并获得{ $amount }。
targi-move-use-mirage = 使用{ $border }：把你的一个部落标记移到相邻的牌。
targi-move-use-spring = 使用{ $border }：获得{ $amount }，或翻开牌库顶的货物卡。
targi-move-use-expansion = 使用{ $border }：抽取牌库顶的部落卡，或取走弃牌堆顶的牌。
targi-move-use-silversmith = 使用{ $border }：用任意货物或金币兑换分数一次。
targi-move-use-trader = 使用{ $border }：任意次兑换货物或金币。
targi-move-use-dune = 使用{ $dune }。{ $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] 放弃{ $dune }：收回塔吉人，不执行行动，牌留给对手。
       *[no] 放弃{ $dune }：收回塔吉人，不执行行动，牌被弃掉。
    }
targi-move-favour = 在使用或放弃{ $border }之前，先用塔吉女的恩惠。
targi-move-favour-pay = 归还{ $amount }，翻开牌库顶的货物卡。
targi-move-favour-again = 不要这张货物卡，归还{ $amount }，再翻一张。
targi-move-favour-take = 获得货物卡所示内容：{ $amount }。
targi-move-favour-leave = 不要这张货物卡。
targi-move-favour-skip = 跳过塔吉女的恩惠。
targi-move-turn-over = 翻开牌库顶的{ $count }张货物卡，获得所示内容。
targi-move-draw = 抽取牌库顶的部落卡。
targi-move-take-top = 从弃牌堆取走{ $card }。
targi-move-redraw = 付{ $water }弃掉{ $card }，重抽一张。
targi-move-discard-for = 弃掉{ $card }，获得{ $amount }。
targi-move-lay-token = { $lay }这会用掉你的指示物。
targi-move-give-one = 交出{ $amount }。
targi-move-no-gold = 不用货物兑换金币。
targi-move-with-extra = 另付{ $cost }，换得{ $points }。
targi-move-without-extra = 只付牌的费用。
targi-move-with-token =
    { $count ->
        [1] 使用指示物：费用减1个货物。
       *[other] 使用指示物：费用最多减{ $count }个货物。
    }
targi-move-without-token = 留下指示物以后再用。
targi-move-shield = 使用指示物：这次掠夺不交出任何东西。
targi-move-lose = 交出{ $card }，即第{ $row }行最右边的牌。
targi-move-by-token = 使用指示物。{ $use }
targi-move-swap-token = 使用指示物：将部落区的两张牌互换位置。
targi-move-look-keep = 将{ $card }收入手牌，留待以后的轮次，其余弃掉。
targi-move-look-none = 弃掉查看的所有牌。
targi-move-market = 取走第{ $place }张货物卡：{ $amount }。
targi-move-peddler =
    { $count ->
        [1] 取走{ targi-centre }的货物卡：{ $amount }。
        [2] 取走{ targi-centre }的货物卡，获得两倍：{ $amount }。
       *[other] 取走{ targi-centre }的货物卡，获得{ $count }倍：{ $amount }。
    }
targi-move-envoy = 从{ targi-centre }取走{ $card }。
targi-move-match =
    { $count ->
        [1] 打出{ $card }，费用减1个货物。
       *[other] 打出{ $card }，费用最多减{ $count }个货物。
    }

## The log

targi-log-place-token = { seat-name }使用指示物，放置到{ $border }，与对手的塔吉人相对。
targi-log-place-dune = { seat-name }放置到{ $dune }。
targi-log-join-dune = { seat-name }使用指示物，放置到对手塔吉人所在的{ $dune }。
targi-log-use-token = { seat-name }用指示物使用{ $border }。
targi-log-use-token-goods = { seat-name }用指示物使用{ $border }，获得{ $amount }。
targi-log-draws = { seat-name }抽取一张部落卡。
targi-log-dune = { seat-name }使用{ $dune }。
targi-log-dune-pays = { seat-name }使用{ $dune }，支付{ $cost }。
targi-log-dune-shows = 翻开货物卡：{ $cards }。
targi-log-dune-looks = { seat-name }查看{ $count }张部落卡。
targi-log-sent-home = { seat-name }收回上面的塔吉人。
targi-log-marker-home = { seat-name }收回上面的部落标记。
targi-log-give-up-dune = { seat-name }放弃{ $dune }。
targi-log-favour-first = { seat-name }在行动前先用塔吉女的恩惠。
targi-log-favour-good = { seat-name }凭塔吉女的恩惠获得{ $amount }。
targi-log-favour-pay = { seat-name }为塔吉女的恩惠归还{ $amount }；货物卡上是{ $card }。
targi-log-favour-take = { seat-name }获得货物卡所示内容：{ $amount }。
targi-log-favour-leave = { seat-name }不要这张货物卡。
targi-log-favour-skip = { seat-name }跳过塔吉女的恩惠。
targi-log-take-top = { seat-name }从弃牌堆取走{ $card }。
targi-log-redraw = { seat-name }付{ $water }弃掉{ $card }，重抽一张。
targi-log-gives = { seat-name }交出{ $amount }。
targi-log-gold-for-goods = { seat-name }用{ $give }换任选货物。
targi-log-no-gold = { seat-name }不用货物兑换金币。
targi-log-silver-mixed = { seat-name }准备向银匠交出{ $count }个货物。
targi-log-extra =
    { $paid ->
        [yes] { seat-name }准备为{ $card }支付{ $price }，含附加费用。
       *[no] { seat-name }准备为{ $card }支付{ $price }。
    }
targi-log-with-token = { seat-name }使用指示物打出{ $card }。
targi-log-without-token = { seat-name }留下指示物。
targi-log-shield = { seat-name }使用指示物，在掠夺中不交出任何东西。
targi-log-lose = { seat-name }在掠夺中交出{ $card }。
targi-log-swap-token = { seat-name }使用指示物，将两张牌互换位置。
targi-log-look-keep = { seat-name }将其中一张收入手牌。
targi-log-look-none = { seat-name }一张也不取。
targi-log-looked-discarded = 弃掉：{ $cards }。
targi-log-market = { seat-name }取走一张货物卡：{ $amount }。
targi-log-peddler =
    { $count ->
        [1] { seat-name }取走{ targi-centre }的货物卡：{ $amount }。
        [2] { seat-name }取走{ targi-centre }的货物卡，获得两倍：{ $amount }。
       *[other] { seat-name }取走{ targi-centre }的货物卡，获得{ $count }倍：{ $amount }。
    }
targi-log-targia = 塔吉女在{ $border }。
targi-log-new-dunes = 新沙丘：{ $dunes }。
targi-log-income = { seat-name }在本轮开始时获得{ $amount }。

## Why a move is not legal

targi-no-dune-taken = 不能放置到沙丘{ $place }：那里有{ seat-name }的塔吉人，只有指示物能让你加入{ targi-free }
targi-no-dune-empty = 位置{ $place }没有沙丘{ targi-free }
targi-no-dune-own = 沙丘{ $place }已有你的塔吉人{ targi-free }
targi-no-targi-dune = 你在沙丘{ $place }没有塔吉人{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] { $dune }对你无用：费用是{ $cost }，而你有{ $held }{ targi-only-give-up }
        [full] { $dune }对你无用：部落区的十二个位置已满{ targi-only-give-up }
        [tribe] { $dune }对你无用：中央区域没有不带标记的正面朝上的部落卡{ targi-only-give-up }
        [goods] { $dune }对你无用：中央区域没有不带标记的正面朝上的货物卡{ targi-only-give-up }
        [hand] { $dune }对你无用：你没有以前轮次留下且付得起的手牌{ targi-only-give-up }
       *[exchange] { $dune }对你无用：你没有货物{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed = { $border }对你无用：兑换需要{ $count }个货物或{ $gold }{ targi-only-give-up }
targi-no-use-trader-gold = { $border }对你无用：兑换需要{ $count }个相同货物或1枚金币{ targi-only-give-up }
targi-no-use-mirage-near = { $border }对你无用：你的部落标记旁边都没有空位{ targi-only-give-up }
targi-no-finish = 恩惠之后轮到{ $border }{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] 本轮你已用过塔吉女的恩惠{ targi-legal }
       *[no] 你在塔吉女的{ $number }号没有塔吉人{ targi-legal }
    }
targi-no-token-border = 你没有可用来使用其他边界卡的指示物{ targi-legal }
targi-no-border-raid = { $number }号是掠夺，不能使用{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] 强盗在{ $number }号；指示物只能用于无人占据的牌{ targi-legal }
        [targia] 塔吉女在{ $number }号；指示物只能用于无人占据的牌{ targi-legal }
       *[targi] { $number }号有塔吉人；指示物只能用于无人占据的牌{ targi-legal }
    }
targi-no-border-use = { $border }现在对你无用{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] 你的部落区没有两张牌可互换位置{ targi-legal }
       *[no] 你没有可用来互换两张牌位置的指示物{ targi-legal }
    }
targi-no-redraw-water = 重抽需要{ $wares }，而你有{ $held }{ targi-legal }
targi-no-redraw = 只有在扩展的部落扩张处抽到的牌才能重抽{ targi-legal }
targi-no-take-top = 部落卡弃牌堆是空的{ targi-legal }
targi-no-without-token = 不用指示物，你还缺{ $missing }，打不出{ $card }{ targi-legal }
targi-no-trade-gold = 这个商人不收金币{ targi-legal }
targi-no-silver-mixed = 这个银匠只收相同货物{ targi-legal }
targi-no-silver-identical = 这个银匠收任意货物：只需说明数量{ targi-legal }
targi-no-look-card = 没有第{ $place }张可查看的牌{ targi-legal }
targi-no-look-keep = 不能将{ $card }收入手牌：手牌已满{ targi-legal }
targi-no-market = 你已取走第{ $place }张货物卡{ targi-legal }
targi-no-market-card = 没有第{ $place }张货物卡{ targi-legal }
targi-no-centre-face-down = { targi-centre }面朝下{ targi-legal }
targi-no-centre-marker = { targi-centre }有部落标记{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] { targi-centre }的牌不是货物卡{ targi-legal }
       *[tribe] { targi-centre }的牌不是部落卡{ targi-legal }
    }
targi-no-move-far = { targi-centre }与{ $origin }不相邻{ targi-marker-free }
targi-no-move-nowhere = { targi-centre }的部落标记旁边没有空位{ targi-legal }
targi-no-shield = 你没有可抵挡这次掠夺的指示物{ targi-legal }
targi-no-lose = 你部落区的第{ $row }行是空的{ targi-legal }
targi-no-lose-points = { $raid }不收牌{ targi-legal }
targi-no-raid-wares-card = { $raid }只收金币或一张牌，不收货物{ targi-legal }
targi-no-raid-cards = { $raid }要一张牌，不收分数{ targi-legal }
targi-no-raid-named = { $raid }要{ $wares }，而你有{ $held }个；请选择能付清的一样{ targi-legal }
targi-no-raid-named-none = { $raid }要的东西（{ $wares }）你没有{ targi-legal }
targi-no-skip-favour = 你已要求恩惠：请获得1个货物，或归还1个并翻开一张货物卡{ targi-legal }
targi-no-skip-goods = 已开始的兑换必须完成{ targi-legal }
targi-no-skip-token = 指示物已用于互换两张牌的位置；请选一张{ targi-legal }
targi-no-give-count =
    { $count ->
        [1] 这需要1个货物，而你没有{ targi-legal }
       *[other] 这需要{ $count }个货物，而你有{ $held }个{ targi-legal }
    }
