### The table of Targi in a browser. $seat, $kind and $what are as in targi.ftl; card labels are whole sentences.

## Cards

web-targi-card-label = { targi-kind }：{ $crosses }个十字架。费用{ $cost }。
web-targi-laid-label = { targi-kind }：{ $crosses }个十字架。
web-targi-wild-label = 万能沙丘：没有十字架。终局计分时选择类型。
web-targi-no-effect = 没有效果。
web-targi-goods-card = 货物
web-targi-goods-label = 货物卡：获得{ $amount }。
web-targi-hidden-label =
    { $sort ->
        [tribe] 部落卡，面朝下；本轮结束时翻至正面朝上。
       *[goods] 货物卡，面朝下；本轮结束时翻至正面朝上。
    }
web-targi-hidden-hand = 部落卡，未公开。
web-targi-token-unused = 行动指示物未使用。

## The board

web-targi-board = 牌阵
web-targi-border-label = { $number }号{ $name }。{ $does }
# Where a centre space lies: its number is not printed on the table.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = 中央区域，{ web-targi-centre-place }。{ $card }
web-targi-stands = { $names }的塔吉人。
web-targi-robber-here = 强盗在这里。
web-targi-targia-here = 塔吉女在这里。
web-targi-marker-here = { $names }的部落标记。
web-targi-crossing-here = { $names }的交叉点。
web-targi-dunes = 沙丘
web-targi-dunes-label = 沙丘、牌堆和塔吉女
web-targi-dune-label = 沙丘{ $place }，{ $name }。{ $does }
web-targi-dune-pile = 沙丘牌库，{ $count }张牌
web-targi-pile = 牌库
web-targi-out = 弃牌
web-targi-out-label = 弃牌堆顶。{ $card }
web-targi-favour-label = 塔吉女的恩惠，给站在她牌上的塔吉人：获得1个货物，或归还1个货物并翻开一张货物卡。

## Round and phases

web-targi-round = 第{ $round }轮
web-targi-log-round = 第{ $round }轮 · 强盗在{ $robber }号
web-targi-track = 第{ $round }轮，共12轮。第3、6、9、12轮之后有掠夺。
web-targi-next-raid =
    { $raid ->
        [0] { $this ->
            [yes] 本轮之后掠夺
           *[no] 第{ $after }轮之后掠夺
        }
       *[other] 现在：掠夺{ $raid }
    }
web-targi-phases = 步骤
web-targi-phase =
    { $phase ->
        [raid] 强盗
        [place] 放置
       *[act] 行动
    }
web-targi-raids = 接下来的掠夺
web-targi-raid-after = 第{ $round }轮之后

## Seats

web-targi-role =
    { $kind ->
        [you] 你 · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] 空座位 · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · 离开
        }
    }
web-targi-starts = 起始玩家
web-targi-computer =
    { $level ->
        [none] 电脑
       *[other] 电脑 · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] 蓝方
       *[white] 白方
    }
web-targi-start-player = 起始玩家
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
       *[other] { web-targi-bits-targis }，{ $cards }张手牌
    }
web-targi-bits-targis = { $targis }个塔吉人待放置
web-targi-score-label = 若游戏现在结束，得{ $count }分
web-targi-stock = { $name }的库存
web-targi-display = { $name }的部落区
web-targi-hand = 手牌
web-targi-hand-empty = 没有手牌
web-targi-hand-label = 手牌。{ $card }
web-targi-chip =
    { $what ->
        [dates] 椰枣：{ $count }
        [salt] 盐：{ $count }
        [pepper] 胡椒：{ $count }
        [gold] 金币：{ $count }
        [water] 水：{ $count }
       *[points] 胜利分数指示物：{ $count }
    }
web-targi-meter = 库存：{ $count }/{ $most }个货物
web-targi-row-label =
    { $state ->
        [alike] 第{ $row }行：四张同类，4分。
        [different] 第{ $row }行：四种类型，2分。
        [nothing] 第{ $row }行：已满，没有奖励。
        [empty] 第{ $row }行：空。
        [alike-open] 第{ $row }行：{ $count }张同类；四张得4分。
        [open] 第{ $row }行：一张牌；四张同类得4分，四种类型得2分。
        [different-open] 第{ $row }行：{ $count }种类型；四种得2分。
       *[lost] 第{ $row }行：已不可能有奖励。
    }

## What is asked

web-targi-ask =
    { $kind ->
        [place] { $nth ->
            [1] 放置第一个塔吉人。
            [2] 放置第二个塔吉人。
           *[other] 放置第三个塔吉人。
        }
        [act] { $figures ->
            [0] 你的行动已全部完成。
            [1] 执行或放弃最后一个行动。
           *[other] 执行或放弃{ $figures }个行动中的一个。
        }
        [hand] 选择要打出或弃掉的手牌。
        [card] 决定如何处理这张牌。
        [alternative] 选择支付方式。
        [discount] 选择从费用中减去的货物。
        [row] 选择一行。
        [gain] { $count ->
           *[other] 任选获得{ $count }个货物。
        }
        [card_gain] { $count ->
           *[other] 从货物卡任选获得{ $count }个货物。
        }
        [trade] 可兑换任意次。
        [silver] 选择在银匠处的兑换。
        [move_from] 选择要移动的部落标记。
        [move_to] 选择部落标记移到哪里。
        [swap_first] 选择要互换位置的第一张牌。
        [swap_second] 选择与它互换位置的牌。
        [raid] 强盗来索取。
        [give] { $count ->
           *[other] 选择交给强盗的{ $count }个货物。
        }
        [return] { $count ->
           *[other] 货物超出上限{ $count }个，请归还。
        }
        [favour] 塔吉女的恩惠：选择获得什么。
        [turned] 接受货物卡所示内容，或不要。
        [finish] 现在使用或放弃塔吉女所在的牌。
        [spring] 获得水，或翻开一张货物卡。
        [source] 选择部落卡从哪里来。
        [extra] 选择是否支付附加费用。
        [token] 选择是否使用指示物。
        [border] 选择要使用的边界卡。
        [look] 从查看的牌中选一张。
        [market] { $count ->
            [1] 再选一张货物卡。
           *[other] 选择{ $count }张货物卡。
        }
        [centre] 从中央区域选一张牌。
        [match] 选择减价打出的手牌。
        [exchange] 一换一兑换货物。
       *[pay_goods] { $count ->
           *[other] 交出{ $count }个货物。
        }
    }
web-targi-waits =
    { $kind ->
        [place] { $name }正在放置塔吉人。
        [act] { $name }正在选择行动。
        [raid] { $name }正在选择在掠夺中交出什么。
        [give] { $name }正在选择在掠夺中交出什么。
        [return] { $name }正在归还货物。
        [trade] { $name }正在兑换。
        [move_from] { $name }正在移动部落标记。
        [move_to] { $name }正在移动部落标记。
       *[other] { $name }正在继续行动。
    }

## Previews

web-targi-your-round = 你的这一轮
web-targi-plan-now = 你的这一轮
web-targi-plan-hint = 指向发光的牌，看它会带来什么。
web-targi-plan-tap = 点发光的牌，看它会带来什么。
web-targi-plan-title = { $number }号{ $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = 它的直线：{ $cards }。另一个塔吉人的直线与它交叉处的牌归你。
web-targi-plan-crossing = 新的交叉点。{ $card }

## The checklist

web-targi-todo = 你的行动
web-targi-todo-count = 已完成{ $done }/{ $all }
web-targi-todo-border = { $number }号{ $name }
web-targi-todo-card = { $name }，{ web-targi-centre-place }
web-targi-give-up = 放弃
web-targi-open = 待办
web-targi-now = 现在
web-targi-token-border = 指示物：使用空的边界卡
web-targi-water = 兑换水

## The panel

web-targi-panel-lay = { targi-panel-kind }，{ $points }个十字架
targi-panel-kind =
    { $kind ->
        [wild] 万能沙丘
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] 商人
        [exchange] 兑换所
        [silver] 银匠
        [spring] 泉水
        [source] 部落扩张
        [favour] 塔吉女的恩惠
        [turned] 塔吉女的恩惠
        [finish] 塔吉女所在的牌
        [hand] 你的手牌
        [match] 媒人
        [look] 议事会
        [market] 集市
        [return] 货物过多
        [gain] 任选货物
        [card_gain] 任选货物
        [pay_goods] 要交出的货物
       *[card] 部落卡
    }
web-targi-panel-text =
    { $kind ->
        [trade] 交出横行所示，获得竖列所示。
        [exchange] 一换一。这样换得的货物不能再换出。
        [silver] 兑换一次。
        [spring] 二选一。
        [source] 从牌库抽取，或取走弃牌堆顶公开的牌。
        [favour] 获得1个货物，或归还1个货物并翻开一张货物卡。
        [finish] 你已先用恩惠；现在完成她所在的牌。
        [hand] 支付费用打出一张牌，或将其弃掉。
        [match] 费用减少。
        [look] 打出一张，或收入手牌一张；其余弃掉。
        [market] 其余弃掉。
        [raid] 每名玩家都要交出；起始玩家先选。
        [give] 每名玩家都要交出；起始玩家先选。
        [return] 超出上限的归还供应堆。
        [gain] 从供应堆获得。
        [card_gain] 从供应堆获得。
       *[pay_goods] 归入供应堆。
    }
web-targi-legend =
    { $kind ->
        [card] 如何处理
        [token] 行动指示物
        [alternative] 哪种费用
        [extra] 附加费用
        [discount] { $count ->
           *[other] 减去{ $count }个货物
        }
        [row] 哪一行（在此或在部落区选择）
        [trade] 兑换
        [exchange] 兑换
        [gain] 获得
        [card_gain] 获得
        [give] 交给强盗
        [return] 归还
        [pay_goods] 交出
        [raid] 交出什么
        [favour] 获得什么
        [turned] 货物卡
        [finish] 然后是她所在的牌
        [spring] 水或货物卡
        [source] 从哪里
        [silver] 兑换什么
       *[other] 请选择
    }
web-targi-row = 第{ $row }行
web-targi-row-would =
    { $state ->
        [alike] 完成同类行。
        [different] 完成四类行。
        [nothing] 填满此行，没有奖励。
        [alike-open] { $count }张同类。
        [different-open] 四种类型中的{ $count }种。
        [lost] 已不可能有奖励。
       *[open] 此行的第一张牌。
    }
web-targi-chosen = 已选{ $count }/{ $most }
web-targi-one-less = 减一个：{ targi-good }
web-targi-one-trade-less = 收回这次兑换。
web-targi-give = 交出
web-targi-you-will-have = 之后你有
web-targi-will =
    { $what ->
        [dates] 椰枣：{ $after }，现在{ $before }
        [salt] 盐：{ $after }，现在{ $before }
        [pepper] 胡椒：{ $after }，现在{ $before }
        [gold] 金币：{ $after }，现在{ $before }
        [water] 水：{ $after }，现在{ $before }
       *[points] 胜利分数指示物：{ $after }，现在{ $before }
    }

## What a button does

web-targi-do-place = 放置到{ $number }号
web-targi-do-place-dune = 放置到{ $name }
web-targi-do-use = 使用{ $number }号{ $name }
web-targi-do-use-dune = 使用{ $name }
web-targi-do-take = 取走{ $name }
web-targi-do-from = 移动这个标记
web-targi-do-to = 标记移到这里
web-targi-do-swap = 选这张牌
web-targi-do-hand = 取出这张牌
web-targi-do-row = 打出到第{ $row }行
web-targi-do-lose = 交出第{ $row }行的牌
web-targi-do-count =
    { $kind ->
        [gain] 获得{ $amount }
        [card_gain] 获得{ $amount }
        [return] 归还{ $amount }
       *[give] 交出{ $amount }
    }
web-targi-do-trade =
    { $count ->
        [1] 兑换一次
        [2] 兑换两次
       *[other] 兑换{ $count }次
    }
web-targi-do =
    { $sort ->
        [lay] 打出
        [keep] 收入手牌
        [drop] 弃掉
        [redraw] 重抽一张
        [give] 交出
        [shield] 抵挡掠夺
        [skip] 保持不变
        [draw] 抽一张牌
        [take] 接受
        [leave] 不要
        [turn] 翻开货物卡
        [none] 都不要
        [enough] 不兑换
        [done] 结束回合
        [silver] 兑换
        [water] 兑换水
       *[choose] 继续
    }
web-targi-nothing = 没有可取的
web-targi-choose =
    { $kind ->
        [trade] 请选兑换
        [exchange] 请选兑换
        [row] 请选一行
        [alternative] 请选费用
        [give] { $count ->
           *[other] 再选{ $count }个
        }
        [return] { $count ->
           *[other] 再选{ $count }个
        }
        [gain] { $count ->
           *[other] 再选{ $count }个
        }
       *[other] 请选择
    }

## Why a card cannot be chosen

web-targi-why-other =
    { $ask ->
        [place] 塔吉人放置到边界。你的两条直线交叉处的中央卡归你。
        [border] 请选一张边界卡。
       *[other] 请选一张中央卡。
    }

## What a card would mean for the viewer now; a part of its tooltip

web-targi-now-can = 你付得起。
web-targi-now-lack = 你还缺{ $missing }。
web-targi-now-full = 你的部落区已满，不能打出。
web-targi-now-points =
    { $points ->
        [0] 现在打出还不会加分。
       *[other] 现在打出，加{ $points }分。
    }
web-targi-now-have = 你将有{ $amount }。
web-targi-now-store = 合计会超过你能保留的{ $limit }个货物。
web-targi-now-noble =
    { $hand ->
        [empty] 你没有手牌。
        [can] 你付得起手牌的费用。
       *[cannot] 你现在付不起手牌的费用。
    }
web-targi-now-silver =
    { $points ->
        [0] 你没有可兑换分数的东西。
        [1] 它会给你带来{ $points }分。
       *[other] 它最多给你带来{ $points }分。
    }
web-targi-now-trader = 你的货物太少，不能兑换。
web-targi-now-caravan = 你会得到{ $count }张货物卡。
web-targi-now-hand = 手牌已满：你必须打出或弃掉这张牌。
web-targi-now-goods = 你会获得{ $amount }。
