### The coach of a first game: remarks, each shown once.

coach-name = 教练
coach-got-it = 知道了
coach-no-more = 不再指点
coach-better = 有更好的一步
coach-better-earlier = 先前有更好的一步
coach-your-move = 你的选择：
coach-better-was = 更好的是：

## Targi

coach-title-targi-first = 放置第一个塔吉人
coach-targi-first = 中央的彩色牌是部落卡，能带来分数。你的三个棋子，即塔吉人，去取部落卡和支付费用的货物。选一张发光的边界卡：本轮稍后你会得到它所示的内容。
coach-title-targi-line = 塔吉人看向他的直线
coach-targi-line = 放置下一个塔吉人，让他的直线与这条交叉。两线相交处的牌也归你。
coach-title-targi-third = 三个塔吉人可有两个交叉点
coach-targi-third = 两个看不同的横行，一个看竖列，或者反过来。这样除了自己的三张牌，你还能得到两张中央卡。
coach-title-targi-crossing = 你的直线在此交叉
coach-targi-crossing = 有你的部落标记的牌和塔吉人脚下的牌都归你使用，顺序任选：先取货物，就付得起部落卡。
coach-title-targi-no-crossing = 这次没有交叉点
coach-targi-no-crossing = 三个塔吉人都朝同一方向。你仍能使用他们脚下的牌。
coach-title-targi-lay = 打出，还是收入手牌
coach-targi-lay = 打出要支付右上角所示的费用。打出的牌上每个十字架值1分。你可以留一张手牌，在以后的轮次打出。
coach-title-targi-row = 选择一行
coach-targi-row = 终局时，四张同类牌得4分，四种类型得2分。其他的行没有奖励。
coach-title-targi-completes = 这张牌能完成一行
coach-targi-completes = 放在标出的行，终局时有奖励：同类4分，四种类型2分。
coach-title-targi-give = 交货物还是分数？
coach-targi-give = 交出你较不心疼的。分数在终局时就是分数；货物只有还用来支付时才有价值。
coach-title-targi-trade = 商人
coach-targi-trade = 可兑换任意次：两个相同货物换一个其他货物，三个换一枚金币。按下按钮之前都可更改。
coach-title-targi-silver = 银匠
coach-targi-silver = 在这里可以用货物或金币换一次分数。两个相同货物换1分，四个换3分。一枚金币换2分，两枚换4分。
coach-title-targi-raid = 本轮之后有掠夺
coach-targi-raid = 强盗接着来到标出的角落，你要交出所示的东西。留些{ $what ->
        [gold] 金币
       *[goods] 货物
    }用来交，否则会失去分数。
coach-title-targi-store = 你的货物快到上限了
coach-targi-store = 行动之后，你只能保留第二个数字所示的货物和金币。在归还之前，打出牌或兑换货物。
coach-title-targi-effect = 打出的牌在帮你
coach-targi-effect = 你的牌有持续效果：{ $what }
coach-title-targi-hand = 有一张手牌在等着
coach-targi-hand = 把塔吉人放置到贵族，就能打出它。在此之前，你不能再收入其他手牌。
coach-title-targi-end = 快到终局了
coach-targi-end = 有玩家打出十二张牌，或第四次掠夺之后，游戏结束。剩下的货物不得分，所以能打出的都打出。

## Tuareg

coach-title-tuareg-start = 装得最多
coach-tuareg-start = 阶段结束时，谁装载的某种资源最多，谁就得它的分数。先抽牌：你会得到三张。
coach-title-tuareg-drawn = 放一张牌到市场
coach-tuareg-drawn = 至少放一张，所有人都能取。你的储备最多留四张。
coach-title-tuareg-load = 储备中的牌还不算
coach-tuareg-load = 装载它们：一回合最多四张装到一头驮兽。阶段结束时，驮兽上的牌才计分。
coach-title-tuareg-order = 顺序很重要
coach-tuareg-order = 一头骆驼最多装载四张牌、两种资源，种类只能更换一次。黄金最多两张，水须单独装载。
coach-title-tuareg-full = 你的储备已满
coach-tuareg-full = 现在抽牌，就必须放牌到市场，直到只剩四张。装载可以腾出位置。
coach-title-tuareg-lead = 你领先
coach-tuareg-lead = { $what }：没有人公开的比你多。并列最多的玩家各少得1分，所以要保持领先。
coach-title-tuareg-market = 市场有你能取的牌
coach-tuareg-market = 从市场取最多四张同种牌，直接装到一头驮兽。这不占储备的位置。
coach-title-tuareg-buy = 你能购买特殊卡
coach-tuareg-buy = 每张费用3第纳尔：驴什么都能装，洞穴藏匿两张牌，盗贼偷取一张，地图带来分数。
coach-title-tuareg-pay = 支付至少3第纳尔
coach-tuareg-pay = 可用储备中的牌和驮兽最上面的牌支付。不找零，付出的牌不再回来。
coach-title-tuareg-thief = 你的盗贼已就绪
coach-tuareg-thief = 在执行选项之前或之后，他可以偷取一张牌，仅一次。驮兽最上面的牌是确定的，储备中的牌则要碰运气。
coach-title-tuareg-stolen = 盗贼偷了你一张牌
coach-tuareg-stolen = 它在标出的盗贼下面，阶段结束时计入那位玩家。洞穴里的牌盗贼偷不到。
coach-title-tuareg-cave = 你的洞穴能藏匿牌
coach-tuareg-cave = 每回合一张，共两张。它们在阶段结束时计分，别人偷不到。
coach-title-tuareg-maps = 兑现你的地图
coach-tuareg-maps = 每张地图现在或终局时都带来分数。兑现的地图可以再次购买。
coach-title-tuareg-last = 本阶段的最后一轮
coach-tuareg-last = 牌库已用完，这是你在本阶段的最后一个回合。能装的都装上：储备不计分。
coach-title-tuareg-second = 第二阶段
coach-tuareg-second = 你的驮兽已清空，计过分的牌成为新的牌库。储备和未使用的特殊卡保留。

## The home page of a guest who has not finished a game yet

home-new = 第一次来？
home-coached = 第一局，有教练在旁边
home-coached-how = 马上与温和的电脑对局。第一次遇到要紧的事时，教练会说一句话，并说明原因。事先什么都不用读。
home-which = 哪款游戏
home-coached-game =
    { $game ->
        [targi] 塔吉，两人
       *[tuareg] 图阿雷格，两到五人
    }
home-coached-play = 与教练一起玩
home-coached-learn = 用简短课程学习
home-coached-time = 约30分钟
home-coached-undo = 每一步都可撤销
home-coached-free = 无需注册，无需安装
