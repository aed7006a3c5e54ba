### The card explorer in the browser.

card-explorer-title = 卡牌比较
card-explorer-back = 所有卡牌
card-explorer-intro = 差值表示：在同一轮、同样形势下以同样方式用牌时，用了这张部落卡的玩家比用了任意部落卡的所有玩家多赢多少。数据来自{ $games }局冠军对局。
card-explorer-reading = 差值均以100局计。±是95%区间的一半；可以肯定不为零的差值用粗体显示。落后和领先指用牌时相差两分或更多。差值并不证明原因就在这张牌。
card-explorer-none = 还没有测量过这样的对局，所以卡牌没有数字。
card-explorer-unused = 没有人这样用过这张牌。
card-explorer-caption = 部落卡，以及用它们的玩家的成绩。点表头可排序。
card-explorer-ways = 卡牌的用法
card-explorer-way =
    { $way ->
        [laid] 打出
       *[kept] 收入手牌
    }
card-explorer-column =
    { $column ->
        [card] 卡牌
        [count] 使用
        [won] 获胜
        [effect] 差值
        [early] 第1–4轮
        [middle] 第5–8轮
        [late] 第9–12轮
        [behind] 落后
        [even] 持平
       *[ahead] 领先
    }
card-explorer-percent = { $share }%
card-explorer-by-round = 按轮次和形势的差值
card-explorer-round = 轮
card-explorer-all-rounds = 所有轮
