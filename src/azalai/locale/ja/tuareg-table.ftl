### The table of Tuareg, drawn for a terminal or as a picture.

tuareg-table-stage =
    { $last ->
        [yes] { $count ->
            [1] ステージ{ $stage }/2 · 第{ $round }ラウンド · 最後のラウンド、最後の手番
           *[other] ステージ{ $stage }/2 · 第{ $round }ラウンド · 最後のラウンド、あと{ $count }手番
        }
       *[no] ステージ{ $stage }/2 · 第{ $round }ラウンド
    }
tuareg-table-cash = ステージ1終了 · 地図
tuareg-table-over = 対局終了
tuareg-table-turn = { " " }{ $seat }の手番{ " " }
tuareg-table-pile = 山札{ $count }枚
tuareg-table-discard = 捨て札
tuareg-table-market = 市場
tuareg-table-worth = { $dinar }ディナール、{ $points }点
tuareg-table-specials = スペシャルカード、{ $price }ディナール：
tuareg-table-points =
    { $ahead ->
        [0] { $points }点
       *[other] { $points }点、今ステージが終われば+{ $ahead }点
    }
tuareg-table-won = 勝ち
tuareg-table-cache = 貯蔵庫{ $count }：
tuareg-table-drawn = 引いた：
tuareg-table-cave = 洞窟{ $number }
tuareg-table-thieves = 未使用の盗賊{ $count }人
tuareg-table-stolen = { $seat }から盗んだ
tuareg-table-maps = 地図{ $count }枚
tuareg-table-legend = W 水、G 金、S 岩塩、M 粟、? 非公開、c ラクダ、d ロバ（荷物は下から上）

## The picture

tuareg-picture-title = トゥアレグのテーブル：{ $progress }
tuareg-picture-seat = { $seat }：{ $points }点、貯蔵庫{ $cache }枚。公開の荷物：{ $shows }。
tuareg-picture-resource =
    { $kind ->
        [water] 水：{ $dinar }ディナール、最多で{ $points }点
        [gold] 金：{ $dinar }ディナール、最多で{ $points }点
        [salt] 岩塩：{ $dinar }ディナール、最多で{ $points }点
       *[millet] 粟：{ $dinar }ディナール、最多で{ $points }点
    }
tuareg-picture-empty =
    { $kind ->
        [water] 市場に水はない
        [gold] 市場に金はない
        [salt] 市場に岩塩はない
       *[millet] 市場に粟はない
    }
tuareg-picture-special =
    { $special ->
        [donkey] ロバ、残り{ $count }枚
        [cave] 洞窟、残り{ $count }枚
        [thief] 盗賊、残り{ $count }枚
       *[map] 地図、残り{ $count }枚
    }
tuareg-picture-hidden = 非公開のカード
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }、荷物なし
       *[other] { tuareg-animal }、荷物は下から：{ $cargo }
    }
tuareg-picture-discard = 捨て札：{ $cards }
tuareg-picture-pile = 引く
tuareg-picture-lead = { $seats }：公開で最多、{ $count }枚
tuareg-picture-cave = { $count }/{ $most }枚
tuareg-picture-unused = 未使用
tuareg-picture-used = 使用済み
tuareg-picture-maps =
    { $count ->
        [1] { $points }点
       *[other] { $count }×{ $points }点
    }
tuareg-picture-cache = 貯蔵庫{ $count }/{ $most }枚
tuareg-picture-new = 新
