### ルールの図。

rules-picture-board = 外周カード1～16番、中央の場所1～9、中央を通る6本の線
rules-picture-placing = 盗賊は{ $robber }番、青は{ $blue }番、白は{ $white }番：白が置けるのは{ $free }番
rules-picture-crossing =
    { $count ->
        [0] タルギ：{ $targis }、交点なし
       *[other] タルギ：{ $targis }、交点{ $count }か所
    }
rules-picture-crossings = 横の行と縦の列の線が交わる交点にマーカーを置く
rules-picture-robber = 盗賊{ $round }
rules-picture-targia = タルギア{ $round }
rules-picture-round = ラウンド …
rules-picture-meeting = 盗賊とタルギアが外周カードにいるラウンド
rules-picture-load =
    { $load ->
        [change] 2種、切り替え1回
        [alone] 水だけ
        [top] 切り替え1回、一番上
        [second] 2回目の切り替え
        [gold] 金が3枚以上
        [water] 水は水だけで積む
       *[third] 3種目
    }
rules-picture-loading = ラクダに積める荷物と積めない荷物
rules-picture-loading-order = 荷物は下から上の順。
