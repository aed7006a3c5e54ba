### Why a move of Tuareg is good: the reasons of a hint.

tuareg-hint-majority =
    { $sort ->
        [overtakes] { tuareg-kind }{ $count }枚で{ seat-name }を抜きます。今ステージが終われば{ $points }点。
        [leads] { tuareg-kind }{ $count }枚で最多になります。今ステージが終われば{ $points }点。
       *[shares] { tuareg-kind }{ $count }枚で並びます。今ステージが終われば{ $points }点。
    }
tuareg-hint-more = { $cards }を積めて、{ $count }枚になります。
tuareg-hint-buy =
    { $special ->
        [donkey] ロバを購入：何でも積める動物が1頭増えます。
        [cave] 洞窟を購入：誰にも盗まれず見られない所に隠せます。
        [thief] 盗賊を購入：最多を決めるカードを奪えます。
       *[map] 地図を購入：ステージの終わりに{ $points }点。
    }
tuareg-hint-cash = 今{ $points }点になります。
tuareg-hint-draw =
    { $count ->
        [0] 貯蔵庫が空です。積むカードが必要です。
       *[other] 貯蔵庫は{ $count }枚だけです。積むカードがもっと必要です。
    }
tuareg-hint-rob = { seat-name }から{ tuareg-kind }を奪い、ステージの集計まで持ちます。
tuareg-hint-deny = そうしないと{ seat-name }が市場の{ tuareg-kind }を取ります。
tuareg-hint-withhold = { seat-name }に取られないよう、{ tuareg-kind }を市場に出しません。
tuareg-hint-keep = { $cards }を積むか払うために残します。
