### Tuareg: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].cache.

tuareg-position-other-seat = { $where }必须是{ $right }
tuareg-position-known = { $where }必须是“all”，或0到{ $last }之间互不相同的座位列表
tuareg-position-one-of = { $where }必须是{ $known }之一；不能是{ $value }
tuareg-position-seat-number = seat必须是0到{ $last }的整数，不能是{ $seat }
tuareg-position-passed = { $where }必须是两个字典，每个阶段一个

## Cards

tuareg-position-card = { $where }：没有{ $name }这种牌；可用：{ $kinds }
tuareg-position-too-many = { $kind }只有{ $count }张牌
tuareg-position-pile-count = 牌库只能有{ $least }到{ $most }张牌，不能有{ $count }张
tuareg-position-cards-over = 缺少{ $count }张牌
tuareg-position-specials-owned = { $special }共{ $count }张，玩家拥有{ $owned }张
tuareg-position-specials = { $special }的牌堆还剩{ $left }张，不是{ $given }张
tuareg-position-camel = { $seat }不可能这样装载骆驼{ $camel }：最多四张牌、两种资源、更换一次、两张黄金，水须单独装载
tuareg-position-cache = { $seat }的储备有{ $size }张牌；现在最多{ $most }张
tuareg-position-cave-known = { $seat }的洞穴中的牌只有{ $seat }知道，计分后所有人知道
tuareg-position-stolen-known = { $seat }从别人那里偷取的牌只有双方知道，计分后所有人知道
tuareg-position-late = { $seat }在原主跳过之后偷取了一张牌，但原主并未跳过
tuareg-position-points = { $where }.points必须是各项得分之和，即{ $points }

## The turn

tuareg-position-stack = 这些提问不可能依次出现
tuareg-position-cashing = 阶段1之后，从该阶段的先手起按座位顺序，由有地图的玩家兑现地图
tuareg-position-owed = 最多欠市场一张牌，而且必须有一张可放
tuareg-position-drawn = 只有在抽牌时才有抽到的牌，且不超过一次抽牌的张数
tuareg-position-loading = 正在装载的不可能是这头驮兽
tuareg-position-paying = 正在支付的不可能是这张特殊卡
tuareg-position-hiding = 只能把牌藏匿到自己的、未满且本回合未用过的洞穴
tuareg-position-robbing = 没有未使用的盗贼可以偷取
tuareg-position-market-empty = 市场没有这种牌
tuareg-position-caves-used = 本回合用过的洞穴属于当前回合的玩家，且其中有牌
tuareg-position-unanswerable = 这个提问无法回答
tuareg-position-stage-end = 阶段计分时，牌库已空，最后一轮已结束
tuareg-position-last-round-early = 牌库空了才开始最后一轮；现在还有{ $count }张牌
tuareg-position-last-round-late = 牌库已空，所以一定是最后一轮：请写明last_turns

## What everybody has seen

tuareg-position-passed-cache = { $seat }跳过了，所以其储备不可能有这些牌
tuareg-position-memory-early = memory记录的是阶段2，而现在是阶段1
tuareg-position-memory-place = memory必须恰好记录每张未公开的牌一次，不能有其他牌
tuareg-position-memory-cache = { $seat }的储备与阶段2开始时的牌、抽到和交出的牌不符
tuareg-position-memory-pile = 第二个牌库必须等于剩下的牌加上已抽的牌
