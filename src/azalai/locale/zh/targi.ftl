### Targi: names, what cards do, questions, what a move would do.
### Variables that a message selects by: $seat is blue or white, $kind a kind of tribe card, $good a kind of good.
### { $card }, { $border }, { $space } and { $amount } come in words: "Targia t3", "6 (Pepper)", "centre 5 (Oasis o3)",
### "1 date and 2 salt".

## Names

targi-good =
    { $good ->
        [dates] 椰枣
        [salt] 盐
       *[pepper] 胡椒
    }
targi-amount =
    { $what ->
        [dates] { $count }个椰枣
        [salt] { $count }个盐
        [pepper] { $count }个胡椒
        [gold] { $count }枚金币
        [water] { $count }个水
        [points] { $count }分
       *[any] { $count }个任选货物
    }
targi-amount-nothing = 无
targi-kind =
    { $kind ->
        [targia] 塔吉女
        [rider] 骆驼骑士
        [tent] 帐篷
        [well] 水井
       *[oasis] 绿洲
    }
# Several cards of a kind, inside a sentence.
targi-kinds =
    { $kind ->
        [targia] 塔吉女
        [rider] 骆驼骑士
        [tent] 帐篷
        [well] 水井
       *[oasis] 绿洲
    }
# One card of a kind, inside a sentence.
targi-one-of-kind =
    { $kind ->
        [targia] 塔吉女
        [rider] 骆驼骑士
        [tent] 帐篷
        [well] 水井
       *[oasis] 绿洲
    }
# A tribe card, with its code as in the notation or without.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind }{ $card }
    }
# A card that only its owner knows.
targi-card-hidden = 未公开的部落卡
# A centre space: by its number as in the notation, or by where it lies.
targi-centre =
    { CODES() ->
        [no] { targi-centre-place }
       *[yes] 中央{ $space }
    }
targi-centre-place =
    { $space ->
        [1] 左上格
        [2] 上中格
        [3] 右上格
        [4] 左中格
        [5] 正中格
        [6] 右中格
        [7] 左下格
        [8] 下中格
       *[9] 右下格
    }
targi-space = { targi-centre }（{ $card }）
targi-border =
    { $role ->
        [noble] 贵族
        [trader] 商人
        [mirage] 海市蜃楼
        [silversmith] 银匠
        [caravan] 旅行商队
        [spring] 泉水
       *[expansion] 部落扩张
    }
targi-border-goods =
    { $what ->
        [dates] 椰枣
        [salt] 盐
        [pepper] 胡椒
        [gold] 金币
        [water] 水
        [points] 胜利分数
       *[any] 货物
    }
targi-border-raid = 掠夺{ $raid }
targi-border-card = { $number }号（{ $name }）

## What border cards do

targi-text-goods = 获得{ $amount }。
targi-text =
    { $role ->
        [noble] 支付费用打出手牌，或将其弃掉。
        [mirage] 把你的一个部落标记移到没有标记的正面朝上的中央卡上。
        [caravan] 翻开牌库顶的货物卡，获得所示内容。
       *[expansion] 抽取牌库顶的部落卡：打出、收入手牌或弃掉。
    }
targi-text-trader = 可兑换任意次：{ $rates }。
targi-text-silversmith = 兑换一次：{ $rates }。
targi-text-raid = 强盗来到这里时，每名玩家交出{ $wares }或{ $points }。
targi-text-last-raid = 强盗来到这里时，每名玩家交出{ $wares }或{ $points }；随后游戏结束。
targi-rate = { $give }换{ $get }
targi-rate-identical =
    { $count ->
        [1] { $count }个货物
       *[other] { $count }个相同货物
    }
targi-rate-other = { $count }个其他货物

## What tribe cards do

targi-effect-gain = 立即获得{ $what }。
targi-effect-swap_two =
    { $when ->
        [once] 一次：在行动之间，将部落区的两张牌互换位置。
       *[now] 你可以将部落区的两张牌互换位置。
    }
targi-effect-discount = 此后你打出的每张{ targi-one-of-kind }费用减少1个任选货物。
targi-effect-lay_bonus = 此后你每打出一张{ targi-one-of-kind }，获得{ $what }。
targi-effect-raid_immunity = 掠夺对你无效。
targi-effect-caravan_twice = 旅行商队给你两张货物卡。
targi-effect-trade_one_for_one = 在商人处，你可用1个货物换1个其他货物。
targi-effect-storage =
    { $water ->
        [0] 你的上限增加{ $goods }个货物和{ $gold }枚金币。
       *[other] 你的上限增加{ $goods }个货物、{ $gold }枚金币和{ $water }个水。
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] 货物卡给你椰枣时，多得1个椰枣。
        [salt] 货物卡给你盐时，多得1个盐。
        [water] 货物卡给你水时，多得1个水。
       *[pepper] 货物卡给你胡椒时，多得1个胡椒。
    }
targi-effect-silversmith_bonus = 银匠多给你{ $points }分。
targi-effect-lay_from_hand = 在行动之间，你可以不经贵族直接打出或弃掉手牌。
targi-effect-points_per_two =
    { $kind ->
        [most] 终局计分时，你最多的那种类型每两张牌得1分。
       *[other] 终局计分时，你部落区中每两张{ targi-kinds }得1分。
    }
targi-effect-row_bonus =
    { $row ->
        [alike] 终局计分时，每个同类行多得{ $points }分。
       *[different] 终局计分时，每个四类行多得{ $points }分。
    }

## The list of all cards

targi-list-border = 边界卡
targi-list-goods = 货物卡
targi-list-tribe = 部落卡：{ targi-kind }
targi-column-number = 编号
targi-column-card = 卡牌
targi-column-count = 数量
targi-column-name = 名称
targi-column-cost = 费用
targi-column-crosses = 十字架
targi-column-moment = 时机
targi-column-effect = 效果
targi-column-source = 来源
targi-moment =
    { $when ->
        [now] 立即
        [always] 持续
        [once] 一次
       *[end] 终局计分
    }
targi-source =
    { $source ->
        [seed] 规则书
        [published] 已出版
       *[house] 自拟
    }
targi-source-effect = 数值：{ $figures }，效果：{ $effect }

## What is asked

targi-ask-place =
    { $nth ->
        [1] { seat-name }：请放置第一个塔吉人。
        [2] { seat-name }：请放置第二个塔吉人。
       *[other] { seat-name }：请放置第三个塔吉人。
    }
targi-ask-act =
    { $count ->
        [1] { seat-name }：请使用或放弃你的最后一个棋子。
       *[other] { seat-name }：还有{ $count }个棋子，请使用或放弃其中一个。
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }：你的棋子已全部收回。请取出手牌，或选择完成。
       *[no] { seat-name }：你的棋子已全部收回。请选择完成。
    }
targi-ask-hand = { seat-name }：请选择要打出或弃掉的手牌。
targi-ask-card =
    { $keep ->
        [yes] { seat-name }：如何处理{ $card }？打出或收入手牌。
        [open] { seat-name }：如何处理{ $card }？打出、收入手牌或弃掉。
       *[no] { seat-name }：如何处理{ $card }？打出或弃掉。
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }：如何处理手牌？打出或弃掉。
       *[deck]
            { $keep ->
                [yes] { seat-name }：如何处理抽到的牌？打出、收入手牌或弃掉。
               *[no] { seat-name }：如何处理抽到的牌？打出或弃掉。
            }
    }
targi-ask-alternative = { seat-name }：请选择{ $card }的支付方式。
targi-ask-discount = { seat-name }：请选择从{ $card }的费用中减去的货物。
targi-ask-row = { seat-name }：请为{ $card }选择一行。
targi-ask-gain =
    { $count ->
        [1] { seat-name }：请任选获得1个货物。
       *[other] { seat-name }：请任选获得{ $count }个货物，逐个选择。
    }
targi-ask-card-gain =
    { $count ->
        [1] { seat-name }：请从货物卡任选获得1个货物。
       *[other] { seat-name }：请从货物卡任选获得{ $count }个货物，逐个选择。
    }
targi-ask-trade = { seat-name }：请在商人处兑换货物，或选择停止。
targi-ask-silver = { seat-name }：请选择在银匠处的兑换。
targi-ask-move-from = { seat-name }：请选择要移动的部落标记。
targi-ask-move-to = { seat-name }：请选择{ targi-centre }上的部落标记移到哪里。
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }：请选择要互换位置的第一张牌。
       *[0] { seat-name }：请选择要互换位置的第一张牌，或跳过。
    }
targi-ask-swap-second = { seat-name }：请选择与{ $card }互换位置的牌。
targi-ask-raid = { seat-name }：{ $raid }要求交出{ $wares }或{ $points }。请选择。
targi-ask-give =
    { $count ->
        [1] { seat-name }：遭到掠夺，请交出1个货物。
       *[other] { seat-name }：遭到掠夺，请交出{ $count }个货物，逐个选择。
    }
targi-ask-return =
    { $count ->
        [1] { seat-name }：你的货物超出上限1个，请归还。
       *[other] { seat-name }：你的货物超出上限{ $count }个，请逐个归还。
    }
targi-over-won = 对局结束：{ seat-name }以{ $score }比{ $other }获胜。
targi-over-tie =
    { $more ->
        [gold] 对局结束：双方同为{ $score }分，{ seat-name }金币较多，获胜。
       *[goods] 对局结束：双方同为{ $score }分，{ seat-name }货物较多，获胜。
    }
targi-over-draw = 对局结束：双方同为{ $score }分，平局。

## What a move would do

targi-move-place = 放置到{ $border }。
targi-move-place-crossing = 放置到{ $border }：交叉点在{ $spaces }。
targi-move-use =
    { $role ->
        [goods] 使用{ $border }：获得{ $amount }。
        [noble] 使用{ $border }：打出或弃掉手牌。
        [noble-discards] 使用{ $border }：弃掉手牌，它现在不能打出。
        [trader] 使用{ $border }：任意次兑换货物。
        [mirage] 使用{ $border }：移动你的一个部落标记。
        [silversmith] 使用{ $border }：用货物或金币兑换分数一次。
        [caravan] 使用{ $border }：翻开牌库顶的{ $count }张货物卡，获得所示内容。
       *[expansion] 使用{ $border }：抽取牌库顶的部落卡。
    }
targi-move-goods-card = 取走{ targi-centre }的货物卡：{ $amount }。
targi-move-tribe-card =
    { $choices ->
        [lay-keep] 从{ targi-centre }取走{ $card }，打出或收入手牌。
        [lay-discard] 从{ targi-centre }取走{ $card }，打出或弃掉：手牌已满。
        [keep] 从{ targi-centre }取走{ $card }，收入手牌：现在无法打出。
       *[discard] 从{ targi-centre }取走{ $card }并弃掉：现在无法打出，手牌也已满。
    }
targi-move-give-up = 放弃{ $border }：收回塔吉人，不执行行动。
targi-move-give-up-centre = 放弃{ $space }：牌留在原处，收回部落标记。
targi-move-hand =
    { $lays ->
        [yes] 取出{ $card }，打出或弃掉。
       *[no] 取出{ $card }并弃掉：现在无法打出。
    }
targi-move-done = 完成：结束你的回合。
targi-move-done-over = 完成：结束你的回合，归还超出上限的{ $amount }。
targi-move-lay =
    { $off ->
        [0] 打出{ $card }（{ targi-crosses }；费用{ $cost }）。
       *[other] 打出{ $card }（{ targi-crosses }；费用{ $cost }，减{ $off }个任选货物）。
    }
targi-crosses = { $crosses }个十字架
targi-move-keep = 将{ $card }收入手牌，留待以后的轮次。
targi-move-discard = 弃掉{ $card }。
targi-move-pay =
    { $off ->
        [0] 为{ $card }支付{ $cost }。
       *[other] 为{ $card }支付{ $cost }，减{ $off }个任选货物。
    }
targi-move-spare = 费用减去{ $amount }；还需支付：{ $left }。
targi-move-row =
    { $completes ->
        [alike] 支付{ $price }，将{ $card }打出到第{ $row }行第{ $place }位：完成同类行，{ $points }。
        [different] 支付{ $price }，将{ $card }打出到第{ $row }行第{ $place }位：完成四类行，{ $points }。
       *[no] 支付{ $price }，将{ $card }打出到第{ $row }行第{ $place }位。
    }
targi-move-swap-first = 将{ $card }（第{ $row }行第{ $place }位）与另一张牌互换位置。
targi-move-swap-second = 将{ $first }与{ $second }互换位置。
targi-move-skip = 所有牌保持原位。
targi-move-take = 获得{ $amount }。
targi-move-give = 掠夺：交出{ $amount }。
targi-move-return = 将{ $amount }归还供应堆。
targi-move-exchange = 用{ $give }换{ $get }。
targi-move-enough = 停止：不再兑换。
targi-move-marker-from = 移走{ $space }上的部落标记。
targi-move-marker-to = 将部落标记移到{ $space }。
