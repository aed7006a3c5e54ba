# The fields of observations, and the messages of the environments.

env-line = { $what }：{ $value }
env-at = { $place }：{ $value }
env-yes = 是
env-unknown = 未知
env-taken = { $card }（已取）
env-seat =
    { $place ->
        [0] 我
        [1] 顺时针的下一个座位
       *[other] 顺时针第{ $place }个座位
    }
env-of-seat =
    { $place ->
        [0] 我的：{ $what }
       *[other] 之后第{ $place }个座位：{ $what }
    }
env-learner = learner不能是{ $seat }：请用0到{ $last }的座位、"any"，或None（为所有座位回答）
env-opponent = opponent不能是{ $opponent }：请用电脑玩家的名称，例如"random"或"greedy"，或接受观测和掩码并返回动作的函数
env-opponent-learner = 对手坐learner之外的座位：请指定learner（座位或"any"）
env-learner-missing = 必须有一个座位学习：请用0到{ $last }的座位或"any"，不能是None
env-version = observation_version不能是{ $version }：可用{ $versions }
env-reset-first = 请先调用reset：还没有发牌
env-agent = 没有智能体{ $agent }；可用：{ $agents }
env-reward = reward不能是{ $reward }：可用{ $rewards }
env-render-mode = render_mode不能是{ $mode }：可用"ansi"、"rgb_array"或"human"
env-no-raster = 像素图片需要resvg和matplotlib：pip install "azalai[plots]"
env-no-extra = { $module }需要{ $library }：pip install "azalai[env]"
env-not-legal = 动作{ $action }在这里不合规；可选：{ $legal }
env-illegal-choice = illegal={ $illegal }不可用：请用"lose"（判负）或"random"（改用随机的合规动作）

env-targi-my_decision = 是否由我决定
env-targi-question = 提问
env-targi-question_count = 还要回答几次
env-targi-question_about = 提问所涉及的对象（数字的含义随提问而定）
env-targi-round = 轮
env-targi-robber = 强盗所在的边界卡
env-targi-i_am_first = 我是否是起始玩家
env-targi-my_targis = 有我的塔吉人的边界卡，按编号
env-targi-their_targis = 有对手塔吉人的边界卡，按编号
env-targi-centre_card = 每个中央位置的牌：编号；-1为面朝下
env-targi-centre_is_goods = 牌为货物卡的中央位置
env-targi-my_markers = 有我的部落标记的中央位置
env-targi-their_markers = 有对手部落标记的中央位置
env-targi-my_stock = 我的椰枣、盐、胡椒、金币、水和分数
env-targi-their_stock = 对手的椰枣、盐、胡椒、金币、水和分数
env-targi-my_display = 我打出的牌，逐行
env-targi-their_display = 对手打出的牌，逐行
env-targi-my_hand = 我的手牌
env-targi-my_hand_ready = 我以前轮次取得、可打出的手牌
env-targi-their_hand = 对手的手牌；-1为未公开抽取
env-targi-their_hand_ready = 对手以前轮次取得的手牌
env-targi-card = 正在处理的部落卡；-1为对手未公开抽取
env-targi-price = 还要为它支付的：椰枣、盐、胡椒、金币、水、分数
env-targi-goods_deck = 货物牌库的牌数
env-targi-tribe_deck = 部落牌库的牌数
env-targi-goods_discarded = 弃牌堆中的货物卡，按编号减100
env-targi-tribe_discarded = 弃牌堆中的部落卡，按编号
env-targi-targia = 塔吉女所在的边界卡
env-targi-border_set = 扩展的边界卡，按编号
env-targi-dunes = 正面朝上的沙丘
env-targi-my_dunes = 有我的塔吉人的沙丘
env-targi-their_dunes = 有对手塔吉人的沙丘
env-targi-my_tokens = 我的部落区中有未使用指示物的位置
env-targi-their_tokens = 对手部落区中有未使用指示物的位置
env-targi-dune_deck = 沙丘牌库的牌数
env-targi-dune_discarded = 弃牌堆中的沙丘，按编号
env-targi-looked = 翻开或查看、供选择的牌；-1为对手查看，其他负数为已取
env-targi-top_discarded = 弃牌堆顶的部落卡
env-targi-cheap = 正在打出的牌减去的货物
env-targi-my_favour = 本轮我是否用过塔吉女的恩惠
env-targi-their_favour = 本轮对手是否用过塔吉女的恩惠
env-targi-i_may_face = 本轮我的塔吉人是否可与对手的相对
env-targi-they_may_face = 本轮对手的塔吉人是否可与我的相对

env-tuareg-my_decision = 是否由我决定
env-tuareg-decider = 由谁决定，从我起顺时针数；-1为对局结束
env-tuareg-question = 提问
env-tuareg-question_count = 提问的计数（所欠、所放或所付的牌）
env-tuareg-question_about = 提问所涉及的对象（驮兽、种类、特殊卡或洞穴）
env-tuareg-seats = 玩家数
env-tuareg-stage = 阶段
env-tuareg-round = 轮，两个阶段连续计算
env-tuareg-first = 谁在本阶段先手，从我起顺时针数
env-tuareg-last_turns = 本阶段最后一轮剩余的回合
env-tuareg-caves_used = 当前玩家本回合用过的洞穴
env-tuareg-pile = 牌库的牌数
env-tuareg-market = 市场：水、黄金、岩盐、小米
env-tuareg-discard = 弃牌堆：水、黄金、岩盐、小米
env-tuareg-bank = 待售的特殊卡：驴、洞穴、盗贼、地图
env-tuareg-second_pile = 阶段2牌库的组成：水、黄金、岩盐、小米
env-tuareg-drawn = 我本回合抽到的：水、黄金、岩盐、小米
env-tuareg-my_old = 阶段2开始时我的储备：水、黄金、岩盐、小米
env-tuareg-player-cache_size = 储备的牌数
env-tuareg-player-cache = 储备：水、黄金、岩盐、小米；-1为未公开
env-tuareg-player-cargo = 三头骆驼和五头驴的载货，各四个位置，从上到下：种类+1
env-tuareg-player-donkeys = 驴
env-tuareg-player-caves = 洞穴
env-tuareg-player-cave = 洞穴中的牌，各两个位置：种类+1；-1为未公开
env-tuareg-player-thieves = 未使用的盗贼
env-tuareg-player-stolen = 已使用的盗贼下面的牌：种类+1；-1为未公开
env-tuareg-player-stolen_from = 从谁偷取，从我起顺时针数，+1
env-tuareg-player-maps = 地图
env-tuareg-player-points = 已得分数
env-tuareg-player-old_size = 阶段2开始时储备的牌数
env-tuareg-player-drew = 阶段2抽取的牌数
env-tuareg-player-gave = 阶段2公开离开储备的牌：水、黄金、岩盐、小米
env-tuareg-player-pass_lacks = 跳过时储备缺少的种类，按位表示，每阶段一个
env-tuareg-player-pass_dinar = 跳过时储备的最高价值，+1，每阶段一个

## Version 2 of the observations. Each message describes one part of the name of a field; $place is an index.

feature-targi-players =
    { $place ->
        [0] 我的
       *[other] 对手的
    }
feature-targi-stock = 椰枣、盐、胡椒、金币、水和分数
feature-targi-storage = 超出上限的货物，以及离上限的空间
feature-targi-has_goods = 椰枣多于0、1、2、3；盐和胡椒同样
feature-targi-has_gold = 金币多于0、1、2
feature-targi-has_water = 水多于0、2、4、6
feature-targi-score = 此刻的得分
feature-targi-laid = 打出的牌多于0到11张
feature-targi-laid_count = 打出的牌数
feature-targi-row_states = 各种行的数目：空，同类（1、2、3张），不同类型（2、3张），都不是（2、3张），已满
feature-targi-alike_rows = 同类行，按类型和牌数（1到3）
feature-targi-lacking = 有两三张牌、缺少该类型的不同类型行
feature-targi-laid_kinds = 打出的牌，按类型
feature-targi-lasting = 打出的牌，按持续或终局计分效果的编号
feature-targi-discounts = 费用减免，按类型
feature-targi-card_bonus = 货物卡的奖励：椰枣、盐、胡椒
feature-targi-per_two = 每两张同类牌的分数，按类型
feature-targi-tokens = 未使用的行动指示物，按效果编号
feature-targi-laying_bonus = 打出时的奖励，按类型
feature-targi-roles = 有塔吉人的边界卡，按角色
feature-targi-border_gain = 这些边界卡给的：椰枣、盐、胡椒、金币、水、分数、任选货物
feature-targi-on_dunes = 有塔吉人的沙丘，按效果
feature-targi-figures = 场上的塔吉人数，独热
feature-targi-crossings = 交叉点或部落标记数，独热
feature-targi-shown = 有部落标记的货物卡所示内容
feature-targi-starts = 起始玩家
feature-targi-free_roles = 放置时：还能占据的边界卡，按角色
feature-targi-in_line = 放置时，与自己的塔吉人同线的牌：货物卡所示内容、部落卡、付得起的、其十字架（0到4）
feature-targi-other = 有部落标记的面朝下的牌、本轮的手牌、塔吉女的恩惠、允许相对放置、与塔吉女同在的塔吉人、未知的手牌、恒为0
feature-targi-hand = 手牌之和；未知的牌只有“存在”标记
feature-targi-marked = 有交叉点或部落标记的部落卡之和
feature-targi-present = 有牌
feature-targi-kind = 其类型，独热：塔吉女、骆驼骑士、帐篷、水井、绿洲
feature-targi-crosses = 其银十字架
feature-targi-cost = 其最低费用：椰枣、盐、胡椒、金币、水
feature-targi-more_ways = 其他支付方式
feature-targi-moment = 效果的时机，独热：立即、持续、一次、终局计分
feature-targi-effect = 其效果，按编号独热
feature-targi-affordable = 该座位付得起
feature-targi-lacks = 该座位还缺的货物和金币
feature-targi-alike_row = 其类型最长的行的牌数，独热：0到3
feature-targi-new_kind = 有不同类型的行缺少其类型
feature-targi-completes = 完成同一类型的行；完成四种类型的行
feature-targi-price = 减免后的最低费用，金币算两倍
feature-targi-extra = 附加费用带来的分数
feature-targi-crosses_now = 其银十字架，若该座位付得起
feature-targi-round = 多于0到11轮；最后一个单元恒为0
feature-targi-placing = 正在放置塔吉人
feature-targi-my_decision = 由我决定
feature-targi-question = 对我的提问，按编号独热
feature-targi-their_question = 对对手的提问，独热
feature-targi-question_count = 还要回答几次
feature-targi-to_pay = 正在处理的牌还要支付的：椰枣、盐、胡椒、金币、水；然后是减去的货物，对手的牌则为十字架+4
feature-targi-pending = 正在处理的部落卡（对手的牌“存在”为2）
feature-targi-open_centre = 中央区域的公开牌：货物卡所示内容、部落卡按类型、按十字架（0到4）、我付得起的、对手付得起的、面朝下的牌
feature-targi-raids = 对局处于第几个四分之一，独热；然后是同样的内容，但仅限掠夺的那一轮
feature-targi-next_raid = 下次掠夺的要求：货物、金币、分数、牌
feature-targi-free_dunes = 没有塔吉人的正面朝上的沙丘，按效果
feature-targi-more_bonus = 带金币和带水的货物卡的持续奖励：我的，然后对手的
feature-targi-hand_worth = 手牌效果带来的（椰枣、盐、胡椒、金币、水、分数、任选货物），其分数和张数：我的，然后对手的（就所知而言）
feature-targi-marked_worth = 同上，有交叉点或部落标记的部落卡
feature-targi-pending_worth = 同上，正在处理的牌
feature-targi-my_targis = 有我的塔吉人的边界卡，从1起
feature-targi-their_targis = 有对手塔吉人的边界卡，从1起
feature-targi-robber = 强盗所在的边界卡，独热
feature-targi-centre = 中央位置{ $place }，从0起数
feature-targi-face_down = 其牌面朝下
feature-targi-goods_card = 其牌是货物卡
feature-targi-gain = 货物卡所示：椰枣、盐、胡椒、金币、水、分数、任选货物
feature-targi-tribe = 部落卡，对我的部落区而言
feature-targi-they_afford = 对手付得起
feature-targi-my_marker = 我的部落标记
feature-targi-their_marker = 对手的部落标记
feature-targi-my_display = 我的部落区逐个位置：牌的类型，独热；第六个单元为万能
feature-targi-their_display = 对手的部落区，同样
feature-targi-my_tokens = 我的部落区中有未使用指示物的位置
feature-targi-their_tokens = 对手部落区中有未使用指示物的位置
feature-targi-question_about = 提问所涉及的对象（数字的含义随提问而定）
feature-targi-decks = 货物牌库、部落牌库和沙丘牌库的牌数
feature-targi-targia = 塔吉女所在的边界卡，独热
feature-targi-border_set = 扩展的边界卡，从1起
feature-targi-dunes = 正面朝上的沙丘：各自的效果，独热
feature-targi-my_dunes = 有我的塔吉人的沙丘
feature-targi-their_dunes = 有对手塔吉人的沙丘
feature-targi-looked = 供选择的牌{ $place }，从0起数
feature-targi-unknown = 只有对手能看到
feature-targi-taken = 已取
feature-targi-top_discarded = 弃牌堆顶的部落卡
feature-tuareg-kinds =
    { $place ->
        [0] 水
        [1] 黄金
        [2] 岩盐
       *[other] 小米
    }
feature-tuareg-mine = 我的计分的牌，就我所知
feature-tuareg-best_other = 其他座位中最多的
feature-tuareg-second_other = 其他座位中第二多的
feature-tuareg-gap = 我比其他最多的座位领先多少，独热，-4到4
feature-tuareg-tied = 与我一样多的其他座位
feature-tuareg-market = 市场的牌
feature-tuareg-unseen = 我没见过的牌
feature-tuareg-in_cache = 我储备中的牌
feature-tuareg-accepting = 还能再装一张的我的驮兽
feature-tuareg-space = 其中一头的最大空间
feature-tuareg-points = 多数的分数
feature-tuareg-players =
    { $place ->
        [0] 我的
       *[other] 从我起顺时针第{ $place }个座位
    }
feature-tuareg-cache = 储备：水、黄金、岩盐、小米；未公开则全为0
feature-tuareg-counted = 计分的牌，就我所知：水、黄金、岩盐、小米
feature-tuareg-cache_size = 储备的牌数
feature-tuareg-specials = 驴、洞穴、未使用的盗贼、地图
feature-tuareg-score = 已得分数
feature-tuareg-room = 驮兽上的空间
feature-tuareg-dinar = 牌值多少第纳尔，不含未公开的储备
feature-tuareg-free_caves = 洞穴的空位
feature-tuareg-present = 有此座位
feature-tuareg-decides = 由此座位决定
feature-tuareg-hidden = 其储备对我未公开
feature-tuareg-spare = 恒为0
feature-tuareg-loads = 装有0到4张牌的驮兽
feature-tuareg-stage = 阶段，独热
feature-tuareg-pile = 牌库多于0、3、6……45张
feature-tuareg-last_turns = 本阶段最后一轮剩余的回合，独热；0为不是最后一轮
feature-tuareg-bank = 待售的特殊卡：驴、洞穴、盗贼、地图
feature-tuareg-question = 对我的提问，按编号独热
feature-tuareg-their_question = 对其他座位的提问，独热
feature-tuareg-question_count = 提问的计数（所欠、所放或所付的牌）；第二个单元恒为0
feature-tuareg-seats = 玩家数，独热
feature-tuareg-question_about = 对我的提问所涉及的对象，独热（驮兽、种类、特殊卡或洞穴）
feature-tuareg-lead = 我的分数领先大于-12到11
feature-tuareg-dinar_of_kinds = 一张牌的第纳尔：水、黄金、岩盐、小米；然后恒为0
feature-tuareg-animals = 我的驮兽{ $place }，从0起数，骆驼在前
feature-tuareg-there = 有此驮兽
feature-tuareg-cards = 其上的牌数
feature-tuareg-takes = 能装的种类：水、黄金、岩盐、小米
feature-tuareg-top = 最上面的种类，独热
feature-tuareg-caves = 我的洞穴{ $place }，从0起数
feature-tuareg-content = 其中的牌：水、黄金、岩盐、小米
feature-tuareg-used = 本回合用过
feature-tuareg-drawn = 我本回合抽到的：水、黄金、岩盐、小米
feature-tuareg-others = 我之后的座位，再往后{ $place }个
feature-tuareg-tops = 每头驮兽最上面的种类，独热
feature-tuareg-gave = 阶段2公开离开储备的牌：水、黄金、岩盐、小米
feature-tuareg-drew = 阶段2抽取的牌数
feature-tuareg-old_size = 阶段2开始时储备的牌数
feature-tuareg-lacked = 本阶段跳过时储备缺少的种类
feature-tuareg-worth = 本阶段跳过时储备的最高价值，+1
