### Balance reports of games in which every seat has the same player (`azalai balance --player`).

cli-help-balance-player = 所有座位上的玩家，例如champion:10ms（默认：随机玩家和贪心玩家的对局，只有targi）
cli-help-balance-cards = 与--player一起使用：你的卡牌文件；相同的牌局分别用标准卡牌和你的卡牌进行，报告加以比较
cli-help-balance-minutes = 与--player一起使用：到此时间停止；同一命令可继续

balance-needs-player = { $option }需要--player，例如--player champion:10ms
balance-without-player = { $option }针对贪心玩家，不能与--player一起使用
balance-stopped = { $total }局中的{ $played }局已在结果文件中。同一命令可从那里继续，全部完成后写出报告。

## The page

balance-with-cards = { $variant }，`{ $cards }`的卡牌
balance-player-about = 每种变体有{ $games }局，所有座位都是玩家`{ $player }`。本页由以下命令生成：
balance-player-deals = 每个牌局进行一次。数字只适用于这个玩家；别的玩家可能更会或更不会使用某张牌。
balance-faults = { $variant }：另有{ $count }局因玩家出错而结束，不计入。
balance-turns =
    ## 按行动顺序的座位

    座位1开始游戏。每个座位列出：获胜的对局比例（并列获胜者平分胜利）及其得分。
balance-effects-title = ## 如何读卡牌的数字
balance-effects-reading =
    { $way ->
        [laid]
            “打出”是有人打出该牌的对局比例。“高于平均的胜率”是打出者的胜率减去50%。打出牌多的玩家不论打出什么都更常获胜，所以多数牌的这个数字大于零。

            “**对胜率的影响**”说明哪张牌有帮助：某座位打出此牌、而其他打出的牌都相同时，其胜率增加多少。它来自对所有对局的线性回归：以两个座位的结果之差对其打出的牌之差回归。它包含打出此牌的一切：十字架、效果和费用。

            “高于平均的得分”是打出者的平均得分减去所有座位的平均得分。打出后又在最后一次掠夺中交出的牌也算打出。混合变体中只有一半部落卡在牌库里，所以每张牌最多在大约一半的对局中被打出。
       *[bought]
            “每座位”是一个座位每局购买某种特殊卡的张数，“购买”是有人购买它的对局比例；已兑现的地图也计入。“高于平均的胜率”是购买者的胜率减去均等的份额。

            “**对胜率的影响**”是某座位多买一张此牌、而其他购买的牌和行动顺序都相同时，其胜率增加多少。它来自对所有对局的线性回归：以各座位的结果对其购买的牌回归。它包含此牌的价格。

            “高于平均的得分”是购买者的平均得分减去所有座位的平均得分。只统计特殊卡：不统计座位装载、藏起或偷取哪些资源，也不统计其多数。
    }
balance-effects-rule =
    每个数字之后是其95%区间的半宽，以一局为单位。若一张牌对胜率的影响与所有牌的平均值相差超过{ $errors }个标准误差且至少{ $share }，则它**突出**。若各座位拥有该牌数量不同的对局少于{ $fewest }局，或对局太少不足以估计所有牌，则表中没有影响。影响并不证明牌就是原因：领先的座位可能会选择别的牌。
balance-effects-stands-out =
    { $way ->
        [helps] - 比所有牌的平均值（{ $typical }）更有帮助：{ balance-list }
       *[hurts] - 比所有牌的平均值（{ $typical }）帮助更小：{ balance-list }
    }
balance-effects-designs =
    { $count ->
        [0] 其中没有我们自己设计的牌。
       *[other] 其中我们自己设计的牌，以及数值的来源：
    }
balance-effects-design = - `{ $card }`（{ $figure }）：{ $source }
balance-effects-cards =
    { $way ->
        [laid] 所有可打出的牌：
       *[bought] 所有特殊卡：
    }
balance-compared = 相同的牌局分别用标准卡牌和`{ $cards }`的卡牌进行。每张牌的最后一行是变化。其区间把两组对局视为相互独立。文件：
balance-compared-none = 此文件没有改变此变体中可打出的牌。所有变体的表格比较了这些对局。
balance-standard-cards = 标准
balance-change = **变化**

balance-column-turn = 座位
balance-column-even = 均等份额
balance-column-share = 胜率
balance-column-each = 每座位
balance-column-share-laid = 打出
balance-column-share-bought = 购买
balance-column-above-even = 高于平均的胜率
balance-column-adjusted = 对胜率的影响
balance-column-above-mean = 高于平均的得分
balance-column-cards-used = 卡牌
