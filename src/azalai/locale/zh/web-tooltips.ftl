### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = 规则{ $rule }

## Targi. The tooltip begins with what the symbol shows now, such as "Goods: 6 of 10".

web-tip-targi-goods = 货物用来支付部落卡的费用。商人和银匠可兑换货物，掠夺会拿走货物。
web-tip-targi-gold = 金币用来支付部落卡的费用，也可在银匠处兑换。金币不是货物。行动之后，你最多保留第二个数字所示的枚数。
web-tip-targi-store = 行动之后，你最多保留第二个数字所示的货物。归还哪些由你选择。
web-tip-targi-water = 水既不是货物也不是金币。行动时和掠夺时可用它换货物和金币，终局时它带来分数。
web-tip-targi-points = 每个胜利分数指示物在终局时值1分。掠夺拿走货物，或改为拿走分数。
web-tip-targi-targis = 每个棋子是一个不在场上的塔吉人，每张小牌是一张手牌。
web-tip-targi-amulet = 护身符标明起始玩家，由其先放置、先行动、掠夺时先交。每轮之后换人。
web-tip-targi-score = 若游戏现在结束的得分：胜利分数指示物、打出的牌上的十字架、终局计分效果和各行。
web-tip-targi-row = 每个点是这一行的一张牌，颜色表示类型。四张同类牌得4分，四种类型得2分。
web-tip-targi-track = 每个方格是一轮。每到菱形处，强盗来到角落，双方都要在掠夺中交出东西。第四次掠夺后游戏结束。
web-tip-targi-raid = 每三轮之后，强盗来到一个角落。每名玩家交出角落所示的货物，或改交所示的另一样东西。
web-tip-targi-phases = 每轮先移动强盗，然后双方轮流放置塔吉人，最后依次行动。
web-tip-targi-favour = 使用她牌上的塔吉人时，你可以在该牌的行动之前或之后用一次她的恩惠。
web-tip-targi-dunes = 塔吉人也可以不放到边界卡，而放到沙丘上。用过的沙丘移走，每次掠夺之后补上新的。

## Tuareg

web-tip-tuareg-cache = 回合结束后，储备最多四张牌，其他玩家看不到。阶段结束时，储备中的牌不计分。
web-tip-tuareg-majority = 谁公开的这种牌最多。阶段结束时，该玩家得这种资源的分数；并列最多的玩家各少得1分。
web-tip-tuareg-score = 目前的得分；加号后面是若阶段现在结束还能得到的分数。
web-tip-tuareg-stage = 游戏有两个阶段。牌库用完后，每名玩家还有一个回合，然后阶段计分。
web-tip-tuareg-dinar = 用储备中的牌和驮兽最上面的牌支付。每张牌左上角是它值多少第纳尔，不找零。
web-tip-tuareg-camel = 一头骆驼最多装载四张牌、两种资源，种类只能更换一次。黄金最多两张，水须单独装载。
web-tip-tuareg-donkey = 一头驴可按任意顺序装载最多四张牌。
web-tip-tuareg-cave = 每回合一次，洞穴可藏匿储备中的一张牌或一头驮兽最上面的牌。最多容纳两张，在阶段结束时计分。
web-tip-tuareg-thief = 盗贼可偷取一次：从储备随机偷一张，或偷一头驮兽最上面的牌。这张牌在阶段结束时计分。
web-tip-tuareg-map = 地图在阶段结束时兑现，带来分数。
web-tip-tuareg-discard = 用来支付特殊卡的牌，已移出游戏。
