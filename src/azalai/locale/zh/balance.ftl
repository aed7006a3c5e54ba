### The balance report, and what `azalai balance` says.

cli-help-balance = 进行大量对局并报告平衡性
cli-about-balance = 让随机玩家之间、贪心玩家之间，或由同一玩家占据所有座位，进行大量对局，并写出报告：先手的优势、对局的长度、哪些牌被打出，以及打出它们的玩家得分和胜率如何。
cli-help-balance-variant = base、expansion、mixed；tuareg为seats-2到seats-5（座位数）：一个或多个（默认：全部）
cli-help-balance-games = 每种变体的局数（2000；随机玩家100000）
cli-help-balance-greedy = 每种变体的贪心玩家局数（2000）
cli-help-balance-seed = 第一局的牌局编号；后面的依次加一（1）
cli-help-balance-out = 报告文件（默认：打印）
cli-help-balance-results = 结果文件：每局一行JSON。使用--player时为结果文件所在的文件夹，同一命令会继续这些文件（默认：当前文件夹）

balance-game = 随机玩家和贪心玩家的报告只有targi的；{ $game }请指定玩家：--player champion:10ms
balance-no-variant = 没有变体“{ $name }”；可选：{ $names }
balance-file = 无法写入{ $file }：{ $reason }
balance-playing = { balance-variant }，{ balance-players }

balance-variant =
    { $variant ->
        [base] 基础游戏
        [expansion] 使用扩展
        [mixed] 扩展，部落牌库和边界混合
        [seats-2] 2个座位
        [seats-3] 3个座位
        [seats-4] 4个座位
        [seats-5] 5个座位
       *[other] { $variant }
    }
balance-players = { $player }
# Between the names of players who play against each other.
balance-pairing = {" – "}

## The page

balance-page-title =
    { $game ->
        [targi] # 塔吉的平衡性
        [tuareg] # 图阿雷格的平衡性
       *[other] # { $game }的平衡性
    }
balance-page-about = 每种变体有{ $games }局由两名随机玩家进行，{ $greedy }局由两名贪心玩家进行。本页由以下命令生成：
balance-page-baseline =
    这只是**基准**。随机玩家打出牌纯属偶然；贪心玩家只看一个决定，用一份简短的权重表（`src/azalai/games/targi/bots/greedy.toml`）为货物和牌估价，不理会对手，也看不到未公开的牌。关于卡牌的说法只适用于这样的玩家。只有强手的对局才能说明游戏本身。
balance-page-glance = ## 谁先手，对局多长
balance-page-reading =
    { $cards ->
        [yes] 每个平均值之后是其95%区间的半宽。平局算半胜。领先是第一轮先手的座位的得分减去另一座位的得分。“部落区满”是有人打出十二张牌的对局比例，游戏在那一轮之后结束。
       *[no] 每个平均值之后是其95%区间的半宽。并列获胜者平分胜利。领先是第一轮先手的座位的得分减去其他座位的平均得分。
    }
balance-page-how-cards =
    ## 如何读卡牌的数字

    每张牌列出：在多少局中被打出，以及打出者的平均得分减去所有玩家的平均得分，附95%区间。打出后又在最后一次掠夺中交出的牌也算打出。混合变体中只有一半部落卡在牌库里，所以每张牌最多在大约一半的对局中被打出。打出牌多的玩家得分更高，所以多数差值大于零；因此把每张牌与所有打出的牌的总差值比较。差值并不证明牌就是原因：贵的牌由富有的玩家打出。
balance-page-rule =
    若一张牌的差值与所有打出的牌的差值相差超过{ $errors }个标准误差且至少{ $points }分，并至少被打出{ $fewest }次，则它**在分数上突出**。若打出它的局数至少是中位牌的{ $more }%或至多是其{ $fewer }%，则它**在次数上突出**。
balance-page-variant =
    { $variant ->
        [base] ## 基础游戏
        [expansion] ## 使用扩展
        [mixed] ## 扩展，部落牌库和边界混合
        [seats-2] ## 2个座位
        [seats-3] ## 3个座位
        [seats-4] ## 4个座位
        [seats-5] ## 5个座位
       *[other] ## { $variant }
    }
balance-page-stand-outs = 数字突出的牌：
balance-page-cards = 所有可打出的牌：

balance-named = `{ $card }`（{ $figure }）
balance-stands-out =
    { $way ->
        [higher] - { balance-who }用这些牌得分高于通常（{ $typical }）：{ balance-list }
        [lower] - { balance-who }用这些牌得分低于通常（{ $typical }）：{ balance-list }
        [often] - { balance-who }常打出（中位牌：{ $typical }的对局）：{ balance-list }
       *[seldom] - { balance-who }很少打出（中位牌：{ $typical }的对局）：{ balance-list }
    }
balance-who =
    { $player ->
        [random] 随机玩家
        [greedy] 贪心玩家
       *[other] { $player }玩家
    }
balance-list =
    { $count ->
        [0] 无
       *[other] { $cards }
    }
balance-interval = { $figure } ± { $half }
balance-percent = { $figure }%
balance-none = –
balance-endless = ?

balance-column-variant = 变体
balance-column-players = 玩家
balance-column-games = 局数
balance-column-wins = 先手座位的胜率
balance-column-draws = 平局
balance-column-lead = 其领先分数
balance-column-score = 得分
balance-column-rounds = 轮
balance-column-full = 部落区满
balance-column-decisions = 决定
balance-column-laid = 每座位打出的牌
balance-column-card = 卡牌
balance-column-kind = 类型
balance-column-crosses = 十字架
balance-column-cost = 费用
balance-column-rate = { $player }：打出
balance-column-points = { $player }：得分

## Reading results

balance-read = 无法读取{ $file }：{ $reason }
balance-line = { $file }第{ $line }行不是一局的结果
