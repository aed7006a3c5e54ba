### Why a move of Tuareg is good: the reasons of a hint.

tuareg-hint-majority =
    { $sort ->
        [overtakes] 以{ $count }张{ tuareg-kind }超过{ seat-name }：若阶段现在结束，得{ $points }分。
        [leads] 以{ $count }张{ tuareg-kind }领先：若阶段现在结束，得{ $points }分。
       *[shares] 以{ $count }张{ tuareg-kind }追平：若阶段现在结束，得{ $points }分。
    }
tuareg-hint-more = 可以装载{ $cards }：此后你有{ $count }张。
tuareg-hint-buy =
    { $special ->
        [donkey] 购买驴：多一头什么都能装载的驮兽。
        [cave] 购买洞穴：藏匿的牌谁也偷不到、看不到。
        [thief] 购买盗贼：能偷取决定多数的那张牌。
       *[map] 购买地图：阶段结束时得{ $points }分。
    }
tuareg-hint-cash = 现在得{ $points }分。
tuareg-hint-draw =
    { $count ->
        [0] 你的储备是空的：需要牌来装载。
       *[other] 你的储备只有{ $count }张牌：需要更多牌来装载。
    }
tuareg-hint-rob = 从{ seat-name }那里偷取{ tuareg-kind }，保留到阶段计分。
tuareg-hint-deny = 否则{ seat-name }会从市场取走{ tuareg-kind }。
tuareg-hint-withhold = 不把{ tuareg-kind }放到市场留给{ seat-name }。
tuareg-hint-keep = 你留着{ $cards }，用来装载或支付。
