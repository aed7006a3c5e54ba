### The table of Tuareg, drawn for a terminal or as a picture.

tuareg-table-stage =
    { $last ->
        [yes] { $count ->
            [1] 阶段{ $stage }/2 · 第{ $round }轮 · 最后一轮，最后一个回合
           *[other] 阶段{ $stage }/2 · 第{ $round }轮 · 最后一轮，还有{ $count }个回合
        }
       *[no] 阶段{ $stage }/2 · 第{ $round }轮
    }
tuareg-table-cash = 阶段1结束 · 地图
tuareg-table-over = 对局结束
tuareg-table-turn = { " " }轮到{ $seat }{ " " }
tuareg-table-pile = 牌库{ $count }张
tuareg-table-discard = 弃牌堆
tuareg-table-market = 市场
tuareg-table-worth = { $dinar }第纳尔，{ $points }分
tuareg-table-specials = 特殊卡，{ $price }第纳尔：
tuareg-table-points =
    { $ahead ->
        [0] { $points }分
       *[other] { $points }分，若阶段现在结束+{ $ahead }分
    }
tuareg-table-won = 获胜
tuareg-table-cache = 储备{ $count }：
tuareg-table-drawn = 抽到：
tuareg-table-cave = 洞穴{ $number }
tuareg-table-thieves = { $count }个未使用的盗贼
tuareg-table-stolen = 偷自{ $seat }
tuareg-table-maps = { $count }张地图
tuareg-table-legend = W水  G黄金  S岩盐  M小米  ?未公开  c骆驼  d驴（载货从下到上）

## The picture

tuareg-picture-title = 图阿雷格牌桌：{ $progress }
tuareg-picture-seat = { $seat }：{ $points }分，储备{ $cache }张牌；公开的载货：{ $shows }。
tuareg-picture-resource =
    { $kind ->
        [water] 水：{ $dinar }第纳尔；多数得{ $points }分
        [gold] 黄金：{ $dinar }第纳尔；多数得{ $points }分
        [salt] 岩盐：{ $dinar }第纳尔；多数得{ $points }分
       *[millet] 小米：{ $dinar }第纳尔；多数得{ $points }分
    }
tuareg-picture-empty =
    { $kind ->
        [water] 市场没有水
        [gold] 市场没有黄金
        [salt] 市场没有岩盐
       *[millet] 市场没有小米
    }
tuareg-picture-special =
    { $special ->
        [donkey] 驴，剩{ $count }张
        [cave] 洞穴，剩{ $count }张
        [thief] 盗贼，剩{ $count }张
       *[map] 地图，剩{ $count }张
    }
tuareg-picture-hidden = 未公开的牌
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }，没有载货
       *[other] { tuareg-animal }，载货从下到上：{ $cargo }
    }
tuareg-picture-discard = 弃牌堆：{ $cards }
tuareg-picture-pile = 抽牌
tuareg-picture-lead = { $seats }：公开最多，{ $count }张
tuareg-picture-cave = { $count }/{ $most }张
tuareg-picture-unused = 未使用
tuareg-picture-used = 已使用
tuareg-picture-maps =
    { $count ->
        [1] { $points }分
       *[other] { $count }×{ $points }分
    }
tuareg-picture-cache = 储备{ $count }/{ $most }张
tuareg-picture-new = 新
