### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] 。できる手：{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] 。空き：{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] 。部族マーカーを移せる先：{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] 。放棄するしかありません
       *[yes] 。{ $move }で放棄してください
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [1] 。最後のマーカーは{ $out }です
               *[other] 。マーカーは{ $out }です
            }
    }
targi-no-question = 「{ $move }」は問いの答えになりません。今の問い：{ $question }できる手：{ $moves }
targi-no-place-corner = { $number }番には置けません。略奪の角です{ targi-free }
targi-no-place-robber = { $number }番には置けません。盗賊がいます{ targi-free }
targi-no-place-own = { $number }番には置けません。自分のタルギがいます{ targi-free }
targi-no-place-taken = { $number }番には置けません。{ seat-name }のタルギがいます{ targi-free }
targi-no-place-opposite = { $number }番には置けません。向かいの{ $opposite }番に{ seat-name }のタルギがいます{ targi-free }
targi-no-targi =
    { $count ->
        [1] { $number }番に自分のタルギはいません。最後の1個は{ $out }です
       *[other] { $number }番に自分のタルギはいません。いるのは{ $out }です
    }
targi-no-targi-left = { $number }番に自分のタルギはいません。すべて戻っています{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] { $border }は使えません。手札はこのラウンドに取ったもので、後のラウンドまで待ちます{ targi-only-give-up }
       *[no] { $border }は使えません。手札がありません{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [1] { $border }は使えません。商品がありません{ targi-only-give-up }
       *[other] { $border }は使えません。交換には同じ商品が{ $count }個必要です{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [1] { $border }は使えません。交換には商品{ $count }個か{ $gold }が必要です{ targi-only-give-up }
       *[other] { $border }は使えません。交換には同じ商品{ $count }個か{ $gold }が必要です{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border }は使えません。部族マーカーを置ける表向きの中央のカードがありません{ targi-only-give-up }
       *[no] { $border }は使えません。場に自分の部族マーカーがありません{ targi-only-give-up }
    }
targi-no-marker = { targi-centre }に自分の部族マーカーはありません{ targi-markers-out }
targi-no-marker-left = { targi-centre }にも、ほかのどこにも自分の部族マーカーはありません{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] { $place }枚目の手札はありません{ targi-legal }
       *[no] 手札がありません{ targi-legal }
    }
targi-no-hand-yet = { $card }はこのラウンドに取ったもので、後のラウンドまで待ちます{ targi-legal }
targi-no-hand-noble = 手札の{ $card }を配置するには、貴族のタルギか、それを許す配置済みのカードが必要です{ targi-legal }
targi-no-done =
    { $count ->
        [1] まだ終了できません。駒が1個残っています。使うか放棄してください：{ $figures }
       *[other] まだ終了できません。駒が{ $count }個残っています。使うか放棄してください：{ $figures }
    }
targi-no-lay-full = { $card }は配置できません。部族エリアの12か所が埋まっています{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] { $card }は配置できません。{ $missing }が足りません{ targi-legal }
       *[other] { $card }は配置できません。{ $missing }が足りず、コストから減るのは商品{ $off }個だけです{ targi-legal }
    }
targi-no-keep-hand = { $card }は手札に入れられません。手札から出したので、配置するか捨てるだけです{ targi-legal }
targi-no-keep-full = { $card }は手札に入れられません。手札がいっぱいです{ targi-legal }
targi-no-discard = { $card }は捨てられません。手札に空きがあるので、配置するか手札に入れてください{ targi-legal }
targi-no-pay-way = { $card }の払い方は{ $count }通りです。{ $way }番目はありません{ targi-legal }
targi-no-pay-cost =
    { $off ->
        [0] { $card }を{ $way }番目の払い方では払えません。{ $missing }が足りません{ targi-legal }
       *[other] { $card }を{ $way }番目の払い方では払えません。{ $missing }が足りず、コストから減るのは商品{ $off }個だけです{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] コスト（{ $price }）にナツメヤシはありません{ targi-legal }
       *[other] コスト（{ $price }）に{ targi-good }はありません{ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] ナツメヤシは減らせません。残りを払うのに{ $missing }が足りません{ targi-legal }
       *[other] { targi-good }は減らせません。残りを払うのに{ $missing }が足りません{ targi-legal }
    }
targi-no-row =
    { $count ->
       *[other] { $row }行目は埋まっています。空きのある行：{ $rows }
    }
targi-no-swap-same = { $card }は1枚目です。別のカードを選んでください{ targi-legal }
targi-no-swap-empty = { $row }行目の{ $place }番にカードはありません{ targi-legal }
targi-no-skip = 1枚目を選びました。入れ替える相手を選んでください{ targi-legal }
targi-no-give = { targi-good }がありません{ targi-legal }
targi-no-exchange = { $wares }が必要ですが、あるのは{ $held }です{ targi-legal }
targi-no-trade-one = 1対1の交換には、それを許す配置済みのカードが必要です。それ以外は同じ商品{ $count }個で交換します{ targi-legal }
targi-no-trade-taken = 今回1対1で得た{ targi-good }は、1対1の交換に出せません{ targi-legal }
targi-no-move-face-down = { targi-centre }は裏向きです{ targi-marker-free }
targi-no-move-marker = { targi-centre }にはもう部族マーカーがあります{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid }は金貨か点だけで、商品は受け取りません{ targi-legal }
       *[goods] { $raid }は商品か点だけで、金貨は受け取りません{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] { $raid }に渡す商品がありません{ targi-legal }
        [gold] { $raid }に渡す金貨がありません{ targi-legal }
       *[points] { $raid }に渡す点がありません{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid }は商品{ $due }個を求めますが、{ $held }個しかありません。全部払える方を渡してください{ targi-legal }
        [gold] { $raid }は金貨{ $due }枚を求めますが、{ $held }枚しかありません。全部払える方を渡してください{ targi-legal }
       *[points] { $raid }は{ $due }点を求めますが、{ $held }点しかありません。全部払える方を渡してください{ targi-legal }
    }
