### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { seat-name }が{ $border }に置く。
targi-log-markers =
    { $count ->
       *[other] { seat-name }が{ $spaces }に部族マーカーを置く。
    }
targi-log-no-markers = { seat-name }は交点がなく、部族マーカーを置かない。
targi-log-use = { seat-name }が{ $border }を使う。
targi-log-use-goods = { seat-name }が{ $border }を使い、{ $amount }を得る。
targi-log-use-expansion = { seat-name }が{ $border }を使い、部族カードを1枚引く。
targi-log-turned-over = { seat-name }が商品カードをめくる：{ $amount }。
targi-log-goods-card = { seat-name }が{ targi-centre }の商品カードを取る：{ $amount }。
targi-log-tribe-card = { seat-name }が{ targi-centre }から{ $card }を取る。
targi-log-give-up = { seat-name }が{ $border }を放棄する。
targi-log-give-up-centre = { seat-name }が{ $space }を放棄する。
targi-log-hand = { seat-name }が手札から{ $card }を出す。
targi-log-hand-hidden = { seat-name }が手札を出す。
targi-log-done = { seat-name }が終了する。
targi-log-lay = { seat-name }が{ $card }を配置しようとする。
targi-log-keep = { seat-name }が{ $card }を手札に入れる。
targi-log-discard = { seat-name }が{ $card }を捨てる。
targi-log-price = { seat-name }が{ $card }に{ $price }を払おうとする。
targi-log-row = { seat-name }が{ $price }を払い、{ $card }を{ $row }行目の{ $place }番に配置する。
targi-log-brought = { seat-name }がそれで{ $amount }を得る。
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name }が{ $row }行目を完成：同じシンボルの行。
       *[different] { seat-name }が{ $row }行目を完成：4種のシンボルの行。
    }
targi-log-twelve = { seat-name }が12枚目のカードを配置した：これが最後のラウンド。
targi-log-swap-first = { seat-name }が{ $card }を動かそうとする。
targi-log-swap = { seat-name }が{ $first }と{ $second }を入れ替える。
targi-log-skip = { seat-name }はカードをそのままにする。
targi-log-take = { seat-name }が{ $amount }を得る。
targi-log-give = { seat-name }が略奪に{ $amount }を渡す。
targi-log-give-goods = { seat-name }が略奪に商品{ $count }個を渡そうとする。
targi-log-return = { seat-name }が上限を超える{ $amount }を返す。
targi-log-exchange = { seat-name }が{ $give }を{ $get }と交換する。
targi-log-enough = { seat-name }はもう交換しない。
targi-log-marker-from = { seat-name }が{ targi-centre }の部族マーカーを移そうとする。
targi-log-marker = { seat-name }が部族マーカーを{ $origin }から{ $space }へ移す。
targi-log-new-deck =
    { $sort ->
        [goods] 商品カードの捨て札を切り混ぜて新しい山札にする。
       *[tribe] 部族カードの捨て札を切り混ぜて新しい山札にする。
    }
targi-log-turned-up = 表向きになる：{ $spaces }。
targi-log-raid = 盗賊が{ $border }に来る。
targi-log-spared =
    { $safe ->
        [yes] { seat-name }は略奪を受けない。
       *[no] { seat-name }は渡すものがない。
    }
targi-log-round = 第{ $round }ラウンド：盗賊は{ $border }、{ seat-name }が先手。
