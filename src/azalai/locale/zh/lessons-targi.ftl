## Lessons for Targi. The texts of a step: what and why; "-do" what to do; "-no" the reply to a wrong move; "-yes" praise.

lesson-targi-goal = 你的目标
lesson-targi-goal-1 = 你在撒哈拉带领一个部落。终局时分数较多的玩家获胜。分数主要来自打出到你面前的部落卡：牌上的银十字架就是它的分数。你的部落标记在一张有2个十字架的水井上。
lesson-targi-goal-1-do = 使用水井上的部落标记。
lesson-targi-goal-1-no = 放弃部落标记什么也得不到。使用它：水井值2分。
lesson-targi-goal-2 = 部落卡要用货物支付。这张水井的费用是1个椰枣、2个盐和1个胡椒，你都有。
lesson-targi-goal-2-do = 打出水井。
lesson-targi-goal-2-no = 你可以把牌收入手牌以后再用，但只有打出才得分。你现在付得起，所以打出它。
lesson-targi-goal-3 = 你的部落区有三行，每行四个位置。第1行已有一张水井。选哪一行以后很重要：一行放满时就见分晓。
lesson-targi-goal-3-do = 选择一行。
lesson-targi-goal-4 = 许多牌有效果。这张水井一打出就给你1个货物。
lesson-targi-goal-4-do = 任选1个货物。
lesson-targi-goal-4-yes = 你比之前多了2分。道理就是这样：收集货物，打出牌，终局时分数更多。

lesson-targi-crossing = 两线交叉
lesson-targi-crossing-1 = 每轮你把三个蓝色棋子（塔吉人）放在边界卡上。2号的塔吉人沿着他那一列看下去。对手不能站在他的对面。
lesson-targi-crossing-1-do = 把第一个塔吉人放置到2号。
lesson-targi-crossing-1-no = 这也合规则。但在这节课里请放置到2号，让他看着中间一列。
lesson-targi-crossing-2 = 白方看着第三列。现在6号的塔吉人沿着中间一行看过去。两条直线相交处的牌也归你：这里是金币，场上最稀有的东西。
lesson-targi-crossing-2-do = 把第二个塔吉人放置到6号。
lesson-targi-crossing-2-no = 这个塔吉人和第一个一样看着竖列，两列永不相交。请放置到6号。
lesson-targi-crossing-2-no-row = 想法不错：横行会与你的竖列交叉。但那一行交叉在另一张牌上。金币在6号那一行。
lesson-targi-crossing-3 = 你占的每一列都与你占的每一行交叉。第三个塔吉人会带来第二个交叉点，除非它站在你自己的塔吉人对面：那两个在同一条直线上。
lesson-targi-crossing-3-do = 把第三个塔吉人放置到你喜欢的地方。
lesson-targi-crossing-3-yes = 三个塔吉人加上最多两个交叉点，一轮最多得到五张牌。放置之前先看交叉点。

lesson-targi-border = 棋子带来什么
lesson-targi-border-1 = 现在你的塔吉人和部落标记逐个行动。塔吉人带来边界卡所示的内容：2号给1个椰枣，6号给1个胡椒。部落标记是蓝色圆片，放在你两条直线的交叉点上，带来那张牌所示的内容。顺序由你选。
lesson-targi-border-1-do = 使用三个中的一个。
lesson-targi-border-1-no = 你可以放弃它，但什么也得不到。使用它。
lesson-targi-border-2 = 用过的塔吉人或部落标记收回。货物放入你的库存：回合结束时最多保留10个货物和3枚金币。
lesson-targi-border-2-do = 使用下一个。
lesson-targi-border-2-no = 你可以放弃它，但什么也得不到。使用它。
lesson-targi-border-3 = 椰枣、盐和胡椒是货物。金币不是货物：它用来支付最好的牌，平分时也靠它分出胜负。
lesson-targi-border-3-do = 使用最后一个。
lesson-targi-border-3-no = 你可以放弃它，但什么也得不到。使用它。
lesson-targi-border-3-yes = 中央的货物卡取走后换成部落卡，部落卡取走后换成货物卡。所以场面每轮都在变化。

lesson-targi-laying = 先取货物，再打出牌
lesson-targi-laying-1 = 你的部落标记在一张帐篷上。它的费用是1个椰枣、1个盐和2个胡椒，而你只有1个胡椒。不过你的塔吉人站在6号，6号给1个胡椒。行动的顺序很关键。
lesson-targi-laying-1-do = 先取胡椒。
lesson-targi-laying-1-no = 放弃棋子什么也得不到。用6号的塔吉人取胡椒。
lesson-targi-laying-1-no-early = 还太早：你还缺1个胡椒，帐篷只能收入手牌。先取胡椒。
lesson-targi-laying-2 = 现在帐篷的费用你都有了。
lesson-targi-laying-2-do = 使用帐篷上的部落标记。
lesson-targi-laying-2-no = 别放弃帐篷：你现在付得起。
lesson-targi-laying-3 = 支付货物，打出这张牌。它值2分，而且以后你打出的每张帐篷费用都减少1个货物。
lesson-targi-laying-3-do = 打出帐篷。
lesson-targi-laying-3-no = 帐篷在手牌里不得分，效果也不生效。打出它。
lesson-targi-laying-4 =
    { CODES() ->
        [no] 有的效果立即生效，有的持续生效，有的只在终局计分时生效。圆圈里的符号依次是闪电、环形和旗子。
       *[yes] 有的效果立即生效，有的持续生效，有的只在终局计分时生效。牌上会写明。
    }
lesson-targi-laying-4-do = 选择一行。
lesson-targi-laying-4-yes = 做得好。先收集，后打出：这就是典型的一个回合。

lesson-targi-rows = 四张一行
lesson-targi-rows-1 = 放满的行有额外分数：四张同类牌得4分，四种类型得2分。第1行有三张水井，第2行有三种类型。你的部落标记在水井和绿洲上。
lesson-targi-rows-1-do = 先用水井。
lesson-targi-rows-1-no = 两张牌都能得分。一张也别放弃。
lesson-targi-rows-1-no-later = 绿洲稍后再说。先用水井。
lesson-targi-rows-2 = 你付得起。
lesson-targi-rows-2-do = 打出水井。
lesson-targi-rows-2-no = 水井在手牌里完成不了任何一行。打出它。
lesson-targi-rows-3 = 水井放在哪一行得分最多？
lesson-targi-rows-3-do = 选择那一行。
lesson-targi-rows-3-no-mixed = 四种类型得2分。第四张水井放在第1行得4分，而绿洲还能完成第2行。
lesson-targi-rows-3-no-empty = 放在空行，水井什么也完成不了。哪一行已有三张水井？
lesson-targi-rows-3-no = 哪一行已有三张水井？
lesson-targi-rows-3-yes = 一行四张水井：多得4分。
lesson-targi-rows-4 = 水井还立即给你1个货物。
lesson-targi-rows-4-do = 任选1个货物。
lesson-targi-rows-5 = 现在轮到绿洲：第2行还没有这种类型。
lesson-targi-rows-5-do = 使用绿洲上的部落标记。
lesson-targi-rows-5-no = 别放弃：它能完成一行。
lesson-targi-rows-6 = 牌在打出时放入一行，之后就留在那里。
lesson-targi-rows-6-do = 打出绿洲。
lesson-targi-rows-6-no = 绿洲在手牌里完成不了任何一行。打出它。
lesson-targi-rows-7 = 这张牌有两种费用：1个盐和1个胡椒，或1枚金币。货物较易补充，但由你决定。
lesson-targi-rows-7-do = 选择支付方式。
lesson-targi-rows-8 = 第2行有帐篷、骆驼骑士和塔吉女各一张。
lesson-targi-rows-8-do = 用绿洲完成第2行。
lesson-targi-rows-8-no = 空行可以等等。绿洲是第2行的第四种类型：多得2分。
lesson-targi-rows-8-yes = 两行都满了：多得6分，绿洲的效果再加1分。

lesson-targi-raids = 强盗
lesson-targi-raids-1 = 强盗每轮前进一张牌。谁也不能把塔吉人放置到他所在的牌。在每个角落，他掠夺双方。在这个角落，他向每人要1个货物或1分。
lesson-targi-raids-1-do = 选择交出什么。
lesson-targi-raids-1-no = 交出1个货物。
lesson-targi-raids-1-no-points = 你可以交1分，但你有七个货物，而胜负取决于分数。这次交出1个货物。
lesson-targi-raids-2 = 交哪个货物由你选。
lesson-targi-raids-2-do = 交出你最不需要的货物。
lesson-targi-raids-3 = 白方也交了。然后强盗前进，下一轮开始。掠夺越来越狠：2个货物或1分，3个货物或2分，最后是1枚金币或3分。没有货物的玩家用分数来交。
lesson-targi-raids-3-do = 放置一个塔吉人，强盗所在的牌除外。
lesson-targi-raids-3-yes = 留意强盗：轮次轨道显示离下次掠夺还有几轮。

lesson-targi-hand = 手牌与贵族
lesson-targi-hand-1 = 你可以留一张部落卡作为手牌。1号贵族让你把它打出。你的绿洲费用是1个盐和1个胡椒，而你没有盐。你的另一个塔吉人站在15号，那里给1个盐。
lesson-targi-hand-1-do = 先取你缺的东西。
lesson-targi-hand-1-no = 放弃棋子什么也得不到。取盐。
lesson-targi-hand-1-no-early = 贵族是对的，但太早：现在只能把牌弃掉。先取盐。
lesson-targi-hand-2 = 现在你付得起手牌的费用了。
lesson-targi-hand-2-do = 使用贵族。
lesson-targi-hand-2-no = 不用贵族，牌就留在手里，不得分。使用他。
lesson-targi-hand-3 = 贵族也让你弃掉手牌，腾出位置。
lesson-targi-hand-3-do = 打出绿洲。
lesson-targi-hand-3-no = 你付得起，所以打出它。牌没有用了才值得弃掉。
lesson-targi-hand-4 = 取走却付不起的牌收入手牌，前提是手上还没有牌。终局时，手牌不得分。
lesson-targi-hand-4-do = 选择一行。
lesson-targi-hand-4-yes = 你的手牌又空了：可以留下一张好牌。

lesson-targi-trading = 商人与银匠
lesson-targi-trading-1 = 你有四个椰枣和一个盐。你的两个塔吉人站在可兑换货物的牌上：5号商人和10号银匠。
lesson-targi-trading-1-do = 先去商人那里。
lesson-targi-trading-1-no = 放弃棋子什么也得不到。去商人那里。
lesson-targi-trading-1-no-silver = 银匠收四个椰枣给3分，也不错。但这次先看看商人能做什么。
lesson-targi-trading-2 = 商人用1个其他货物换你2个相同货物，或用1枚金币换你3个相同货物，次数不限。
lesson-targi-trading-2-do = 用三个椰枣兑换金币。
lesson-targi-trading-2-no = 用三个椰枣兑换金币。
lesson-targi-trading-2-no-good = 这合规则。但再加一个椰枣就能换金币，价值高得多。
lesson-targi-trading-2-no-enough = 你还没有兑换过。
lesson-targi-trading-3 = 银匠把货物或金币换成分数，只换一次：2个相同货物换1分，4个换3分，1枚金币换2分，2枚金币换4分。
lesson-targi-trading-3-do = 去银匠那里：你的金币换成2分。
lesson-targi-trading-3-no = 放弃棋子什么也得不到。2分在等着你。
lesson-targi-trading-3-yes = 银匠给的是胜利分数指示物。它们与牌上的十字架一样计分，掠夺时也能交出。

lesson-targi-end = 终局
lesson-targi-end-1 = 有人打出第十二张牌的那一轮之后，或强盗最后一次掠夺之后，游戏结束。你有十一张牌，部落标记在一张水井上。
lesson-targi-end-1-do = 使用水井上的部落标记。
lesson-targi-end-1-no = 别放弃：这是你的第十二张牌。
lesson-targi-end-2 = 它还完成一行四张水井。
lesson-targi-end-2-do = 打出水井。
lesson-targi-end-2-no = 终局时，手牌不得分。打出它。
lesson-targi-end-3 = 效果仍然生效。剩下的货物只在平分时有用，排在金币之后。
lesson-targi-end-3-do = 任选1个货物。
lesson-targi-end-4 = 白方在本轮已经行动过。否则白方还能行动一次。
lesson-targi-end-4-do = 结束回合，游戏也就结束。
lesson-targi-end-4-yes = 得分包括胜利分数指示物、牌上的十字架、终局计分效果和放满的行。你赢了第一局。现在玩一整局吧！
