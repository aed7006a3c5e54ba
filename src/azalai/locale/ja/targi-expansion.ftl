### Targi with the expansion: water, dunes, the Targia, tokens. What the variables hold is told in targi.ftl;
### { $dune } comes in words too: "dune 2 (Shrine)".

## Names

targi-dune =
    { $dune ->
        [wild] ワイルド砂丘
        [strongbox] 宝箱
        [caravanserai] 隊商宿
        [cistern] 貯水槽
        [pilgrim] 巡礼者
        [envoy] 使者
        [peddler] 行商人
        [matchmaker] 仲人
        [crossroads] 十字路
        [council] 評議会
        [market] バザール
        [shrine] 聖廟
        [resettle] 移住
        [exchange] 両替所
       *[other] { $dune }
    }
targi-dune-card = 砂丘{ $place }（{ $name }）
targi-dune-place = 砂丘{ $place }
targi-set =
    { $set ->
        [expansion] 拡張
       *[base] 基本
    }
# In place of points: what raid 4 takes.
targi-rightmost-card = ある行の右端のカード
targi-cost-extra = { $cost }、追加で{ $extra }を払うと{ $points }

## What border cards do

targi-text-noble = 手札をコストを払って配置するか、捨てて{ $amount }を得る。
targi-text-mirage = 自分の部族マーカー1個を、隣のマーカーのない表向きの中央のカードへ移す。
targi-text-spring = { $amount }を得るか、山札の一番上の商品カードをめくり、示されたものを得る。
targi-text-expansion = 山札の一番上の部族カードを引くか、捨て札の一番上を取り、配置するか、手札に入れるか、捨てる。引いたカードは{ $amount }を払って捨て、引き直せる。

## What tribe cards do

targi-effect-favour_bonus = タルギアの恩恵でさらに{ $what }を得る。
targi-effect-join_dune = 1回：相手のタルギがいる砂丘にタルギを置く。
targi-effect-hand_of_two = 手札の上限が2枚になる。
targi-effect-dune_bonus = 砂丘を使うたびにさらに{ $what }を得る。
targi-effect-place_opposite = 1回：1ラウンドの間、タルギを相手のタルギの向かいに置ける。
targi-effect-extra_border = 1回：アクションの合間に、誰もいない外周カード1枚を使う。
targi-effect-turn_goods_cards = 山札の上から商品カード{ $count }枚をめくり、示されたものを得る。
targi-effect-points_per_goods = 最終得点計算で、残った商品{ $every }個ごとに1点。
targi-effect-round_income = 各ラウンドの始めに{ $what }を得る。
targi-effect-water_buys_good = 水1個を商品1個と交換できる。
targi-effect-draw_tribe = 山札の一番上の部族カードを引き、配置するか、手札に入れるか、捨てる。
targi-effect-cheap_lay =
    { $goods ->
        [1] 1回：コストを商品1個減らしてカードを配置する。
       *[other] 1回：コストを商品{ $goods }個まで減らしてカードを配置する。
    }
targi-effect-raid_shield = 1回：略奪で何も渡さない。

## What dunes do

targi-dune-gain = { $what }を得る。
targi-dune-lay_wild = { $cost }を払い、このカードを行に配置する：0点。最終得点計算で最も有利なシンボルになる。
targi-dune-take_centre_tribe = 中央からマーカーのない表向きの部族カード1枚を取り、配置するか、手札に入れるか、捨てる。
targi-dune-take_centre_goods =
    { $times ->
        [1] 中央からマーカーのない表向きの商品カード1枚を取る。
        [2] 中央からマーカーのない表向きの商品カード1枚を取り、示されたものを2倍得る。
       *[other] 中央からマーカーのない表向きの商品カード1枚を取り、示されたものを{ $times }倍得る。
    }
targi-dune-cheap_hand =
    { $goods ->
        [1] コストを商品1個減らして手札を配置する。
       *[other] コストを商品{ $goods }個まで減らして手札を配置する。
    }
targi-dune-any_border = 略奪以外の好きな外周カード1枚を、駒がいても使う。
targi-dune-choose_tribe = 部族カードの山札から{ $look }枚見て、1枚を配置するか、空きがあれば手札に入れ、残りを捨てる。
targi-dune-choose_goods = 商品カード{ $turn }枚をめくり、そのうち{ $keep }枚の示すものを得る。
targi-dune-pay = { $cost }を払い、{ $gain }を得る。
targi-dune-swap_two = { $gain }を得る。部族エリアの2枚を入れ替えてもよい。
targi-dune-exchange_goods = 商品を1対1で交換する。得た種類は出せない。その後1回{ $then }。

## The list of all cards

targi-list-dunes = 砂丘カード
targi-column-set = セット

## What is asked

targi-ask-done-token = { seat-name }：駒はすべて戻りました。トークンを使うか、終了してください。
targi-ask-redraw =
    { $keep ->
        [yes] { seat-name }：引いたカードを配置するか、手札に入れるか、捨てるか、{ $water }を払って引き直してください。
       *[no] { seat-name }：引いたカードを配置するか、捨てるか、{ $water }を払って引き直してください。
    }
targi-ask-favour =
    { $left ->
        [yes] { seat-name }：タルギアの恩恵です。商品1個を得るか、1個返して商品カードをめくってください。使わなくてもかまいません。
       *[no] { seat-name }：タルギアの恩恵です。商品1個を得るか、1個返して商品カードをめくってください。
    }
targi-ask-turned = { seat-name }：商品カードは{ $card }です。受け取るか、見送るか、商品1個を返してもう1枚めくってください。
targi-ask-finish = { seat-name }：恩恵の後、{ $border }を使うか放棄してください。
targi-ask-spring = { seat-name }：泉で{ $amount }を得るか、山札の一番上の商品カードをめくってください。
targi-ask-draw = { seat-name }：山札の一番上の部族カードを引いてください。
targi-ask-source = { seat-name }：山札の一番上の部族カードを引くか、捨て札から{ $card }を取ってください。
targi-ask-extra = { seat-name }：{ $card }の追加コスト{ $cost }を払い、{ $points }を得ますか。
targi-dropped-token = { $move }：古い版では、このカードのコストの商品が減らないのに、ここでアクショントークンを使えました。今のルールでは使えず（X07）、当時それを使ったことで対局が変わっています。この対局は再生できません
targi-ask-token =
    { $count ->
        [1] { seat-name }：{ $card }にトークンを使いますか。コストが商品1個減ります。
       *[other] { seat-name }：{ $card }にトークンを使いますか。コストが商品{ $count }個まで減ります。
    }
targi-ask-border = { seat-name }：使う外周カードを選んでください。
targi-ask-look =
    { $keep ->
        [yes] { seat-name }：見た部族カード{ $count }枚から、配置するか手札に入れる1枚を選んでください。選ばなくてもかまいません。
       *[no] { seat-name }：見た部族カード{ $count }枚から、配置する1枚を選んでください。選ばなくてもかまいません。
    }
targi-ask-market =
    { $count ->
        [1] { seat-name }：取る商品カードを選んでください。
       *[other] { seat-name }：取る商品カード{ $count }枚を1枚ずつ選んでください。
    }
targi-ask-centre =
    { $sort ->
        [goods] { seat-name }：中央から取る商品カードを選んでください。
       *[tribe] { seat-name }：中央から取る部族カードを選んでください。
    }
targi-ask-match = { seat-name }：仲人で配置する手札を選んでください。
targi-ask-exchange = { seat-name }：商品を1対1で交換するか、終えてください。
targi-ask-pay-goods =
    { $left ->
        [yes] { seat-name }：好きな商品{ $count }個を1個ずつ渡すと金貨を得ます。渡さなくてもかまいません。
       *[no]
            { $count ->
                [1] { seat-name }：好きな商品1個を渡してください。
               *[other] { seat-name }：好きな商品{ $count }個を1個ずつ渡してください。
            }
    }

## What a move would do

targi-move-place-token = トークンを使い、相手のタルギの向かいの{ $border }に置く。
targi-move-place-dune = { $dune }に置く。{ $does }
targi-move-join-dune = トークンを使い、相手のタルギがいる{ $dune }に置く。{ $does }
targi-move-favour-follows = その後タルギアの恩恵を使える。
targi-move-use-noble = { $border }を使う：手札を配置するか、捨てて{ $amount }を得る。
targi-move-use-mirage = { $border }を使う：部族マーカーを隣のカードへ移す。
targi-move-use-spring = { $border }を使う：{ $amount }を得るか、山札の一番上の商品カードをめくる。
targi-move-use-expansion = { $border }を使う：山札の一番上の部族カードを引くか、捨て札の一番上を取る。
targi-move-use-silversmith = { $border }を使う：好きな商品か金貨を1回、点と交換する。
targi-move-use-trader = { $border }を使う：商品や金貨を何度でも交換する。
targi-move-use-dune = { $dune }を使う。{ $does }
targi-move-give-up-dune =
    { $stays ->
        [yes] { $dune }を放棄する：アクションなしでタルギを戻し、カードは相手に残る。
       *[no] { $dune }を放棄する：アクションなしでタルギを戻し、カードは捨てられる。
    }
targi-move-favour = { $border }を使うか放棄する前に、タルギアの恩恵を使う。
targi-move-favour-pay = { $amount }を返し、山札の一番上の商品カードをめくる。
targi-move-favour-again = この商品カードを見送り、{ $amount }を返してもう1枚めくる。
targi-move-favour-take = 商品カードの示すものを得る：{ $amount }。
targi-move-favour-leave = この商品カードを見送る。
targi-move-favour-skip = タルギアの恩恵を使わない。
targi-move-turn-over = 山札の上から商品カード{ $count }枚をめくり、示されたものを得る。
targi-move-draw = 山札の一番上の部族カードを引く。
targi-move-take-top = 捨て札から{ $card }を取る。
targi-move-redraw = { $water }を払って{ $card }を捨て、引き直す。
targi-move-discard-for = { $card }を捨て、{ $amount }を得る。
targi-move-lay-token = { $lay }トークンを使い切る。
targi-move-give-one = { $amount }を渡す。
targi-move-no-gold = 商品を金貨と交換しない。
targi-move-with-extra = 追加で{ $cost }を払い、{ $points }を得る。
targi-move-without-extra = カードのコストだけを払う。
targi-move-with-token =
    { $count ->
        [1] トークンを使う：コストが商品1個減る。
       *[other] トークンを使う：コストが商品{ $count }個まで減る。
    }
targi-move-without-token = トークンを後のために残す。
targi-move-shield = トークンを使う：この略奪に何も渡さない。
targi-move-lose = { $row }行目の右端の{ $card }を渡す。
targi-move-by-token = トークンを使う。{ $use }
targi-move-swap-token = トークンを使う：部族エリアの2枚を入れ替える。
targi-move-look-keep = { $card }を後のラウンドのために手札に入れ、残りを捨てる。
targi-move-look-none = 見たカードをすべて捨てる。
targi-move-market = { $place }枚目の商品カードを取る：{ $amount }。
targi-move-peddler =
    { $count ->
        [1] { targi-centre }の商品カードを取る：{ $amount }。
        [2] { targi-centre }の商品カードを取り、2倍得る：{ $amount }。
       *[other] { targi-centre }の商品カードを取り、{ $count }倍得る：{ $amount }。
    }
targi-move-envoy = { targi-centre }から{ $card }を取る。
targi-move-match =
    { $count ->
        [1] { $card }を商品1個引きで配置する。
       *[other] { $card }を商品{ $count }個まで引きで配置する。
    }

## The log

targi-log-place-token = { seat-name }がトークンを使い、相手のタルギの向かいの{ $border }に置く。
targi-log-place-dune = { seat-name }が{ $dune }に置く。
targi-log-join-dune = { seat-name }がトークンを使い、相手のタルギがいる{ $dune }に置く。
targi-log-use-token = { seat-name }がトークンで{ $border }を使う。
targi-log-use-token-goods = { seat-name }がトークンで{ $border }を使い、{ $amount }を得る。
targi-log-draws = { seat-name }が部族カードを1枚引く。
targi-log-dune = { seat-name }が{ $dune }を使う。
targi-log-dune-pays = { seat-name }が{ $dune }を使い、{ $cost }を払う。
targi-log-dune-shows = めくられた商品カード：{ $cards }。
targi-log-dune-looks = { seat-name }が部族カード{ $count }枚を見る。
targi-log-sent-home = { seat-name }がその上のタルギを戻す。
targi-log-marker-home = { seat-name }がその上の部族マーカーを戻す。
targi-log-give-up-dune = { seat-name }が{ $dune }を放棄する。
targi-log-favour-first = { seat-name }がアクションの前にタルギアの恩恵を使う。
targi-log-favour-good = { seat-name }がタルギアの恩恵で{ $amount }を得る。
targi-log-favour-pay = { seat-name }がタルギアの恩恵に{ $amount }を返す。商品カードは{ $card }。
targi-log-favour-take = { seat-name }が商品カードの示すものを得る：{ $amount }。
targi-log-favour-leave = { seat-name }がこの商品カードを見送る。
targi-log-favour-skip = { seat-name }がタルギアの恩恵を使わない。
targi-log-take-top = { seat-name }が捨て札から{ $card }を取る。
targi-log-redraw = { seat-name }が{ $water }を払って{ $card }を捨て、引き直す。
targi-log-gives = { seat-name }が{ $amount }を渡す。
targi-log-gold-for-goods = { seat-name }が{ $give }を好きな商品と交換する。
targi-log-no-gold = { seat-name }は商品を金貨と交換しない。
targi-log-silver-mixed = { seat-name }が銀細工師に商品{ $count }個を渡そうとする。
targi-log-extra =
    { $paid ->
        [yes] { seat-name }が{ $card }に追加コストを含めて{ $price }を払おうとする。
       *[no] { seat-name }が{ $card }に{ $price }を払おうとする。
    }
targi-log-with-token = { seat-name }が{ $card }にトークンを使う。
targi-log-without-token = { seat-name }がトークンを残す。
targi-log-shield = { seat-name }がトークンを使い、略奪に何も渡さない。
targi-log-lose = { seat-name }が略奪に{ $card }を渡す。
targi-log-swap-token = { seat-name }がトークンを使い、2枚を入れ替える。
targi-log-look-keep = { seat-name }がそのうち1枚を手札に入れる。
targi-log-look-none = { seat-name }はどれも取らない。
targi-log-looked-discarded = 捨て札：{ $cards }。
targi-log-market = { seat-name }が商品カードを取る：{ $amount }。
targi-log-peddler =
    { $count ->
        [1] { seat-name }が{ targi-centre }の商品カードを取る：{ $amount }。
        [2] { seat-name }が{ targi-centre }の商品カードを取り、2倍得る：{ $amount }。
       *[other] { seat-name }が{ targi-centre }の商品カードを取り、{ $count }倍得る：{ $amount }。
    }
targi-log-targia = タルギアは{ $border }にいる。
targi-log-new-dunes = 新しい砂丘：{ $dunes }。
targi-log-income = { seat-name }がラウンドの始めに{ $amount }を得る。

## Why a move is not legal

targi-no-dune-taken = 砂丘{ $place }には置けません。{ seat-name }のタルギがいて、加わるにはトークンが必要です{ targi-free }
targi-no-dune-empty = 位置{ $place }に砂丘はありません{ targi-free }
targi-no-dune-own = 砂丘{ $place }には自分のタルギがいます{ targi-free }
targi-no-targi-dune = 砂丘{ $place }に自分のタルギはいません{ targi-legal }
targi-no-use-dune =
    { $why ->
        [pay] { $dune }は使えません。コストは{ $cost }ですが、あるのは{ $held }です{ targi-only-give-up }
        [full] { $dune }は使えません。部族エリアの12か所が埋まっています{ targi-only-give-up }
        [tribe] { $dune }は使えません。中央にマーカーのない表向きの部族カードがありません{ targi-only-give-up }
        [goods] { $dune }は使えません。中央にマーカーのない表向きの商品カードがありません{ targi-only-give-up }
        [hand] { $dune }は使えません。前のラウンドからの払える手札がありません{ targi-only-give-up }
       *[exchange] { $dune }は使えません。商品がありません{ targi-only-give-up }
    }
targi-no-use-silversmith-mixed = { $border }は使えません。交換には商品{ $count }個か{ $gold }が必要です{ targi-only-give-up }
targi-no-use-trader-gold = { $border }は使えません。交換には同じ商品{ $count }個か金貨1枚が必要です{ targi-only-give-up }
targi-no-use-mirage-near = { $border }は使えません。部族マーカーの隣に空きがありません{ targi-only-give-up }
targi-no-finish = 恩恵の次は{ $border }です{ targi-legal }
targi-no-favour =
    { $had ->
        [yes] このラウンドはもうタルギアの恩恵を使いました{ targi-legal }
       *[no] タルギアのいる{ $number }番に自分のタルギはいません{ targi-legal }
    }
targi-no-token-border = ほかの外周カードを使うトークンがありません{ targi-legal }
targi-no-border-raid = { $number }番は略奪なので使えません{ targi-legal }
targi-no-border-taken =
    { $who ->
        [robber] { $number }番に盗賊がいます。トークンは誰もいないカードにだけ使えます{ targi-legal }
        [targia] { $number }番にタルギアがいます。トークンは誰もいないカードにだけ使えます{ targi-legal }
       *[targi] { $number }番にタルギがいます。トークンは誰もいないカードにだけ使えます{ targi-legal }
    }
targi-no-border-use = { $border }は今は使えません{ targi-legal }
targi-no-swap-token =
    { $token ->
        [yes] 部族エリアに入れ替える2枚がありません{ targi-legal }
       *[no] 2枚を入れ替えるトークンがありません{ targi-legal }
    }
targi-no-redraw-water = 引き直しのコストは{ $wares }ですが、あるのは{ $held }です{ targi-legal }
targi-no-redraw = 引き直せるのは、拡張の部族拡大で引いたカードだけです{ targi-legal }
targi-no-take-top = 部族カードの捨て札がありません{ targi-legal }
targi-no-without-token = トークンなしでは{ $missing }が足りず、{ $card }を配置できません{ targi-legal }
targi-no-trade-gold = この商人は金貨を受け取りません{ targi-legal }
targi-no-silver-mixed = この銀細工師は同じ商品だけを受け取ります{ targi-legal }
targi-no-silver-identical = この銀細工師はどの商品も受け取ります。数だけを選んでください{ targi-legal }
targi-no-look-card = { $place }枚目に見るカードはありません{ targi-legal }
targi-no-look-keep = { $card }は手札に入れられません。手札がいっぱいです{ targi-legal }
targi-no-market = { $place }枚目の商品カードはもう取りました{ targi-legal }
targi-no-market-card = { $place }枚目の商品カードはありません{ targi-legal }
targi-no-centre-face-down = { targi-centre }は裏向きです{ targi-legal }
targi-no-centre-marker = { targi-centre }には部族マーカーがあります{ targi-legal }
targi-no-centre-sort =
    { $sort ->
        [goods] { targi-centre }は商品カードではありません{ targi-legal }
       *[tribe] { targi-centre }は部族カードではありません{ targi-legal }
    }
targi-no-move-far = { targi-centre }は{ $origin }の隣ではありません{ targi-marker-free }
targi-no-move-nowhere = { targi-centre }の部族マーカーの隣に空きがありません{ targi-legal }
targi-no-shield = この略奪を防ぐトークンがありません{ targi-legal }
targi-no-lose = 部族エリアの{ $row }行目は空です{ targi-legal }
targi-no-lose-points = { $raid }はカードを受け取りません{ targi-legal }
targi-no-raid-wares-card = { $raid }は金貨かカードだけで、商品は受け取りません{ targi-legal }
targi-no-raid-cards = { $raid }はカードを求め、点は受け取りません{ targi-legal }
targi-no-raid-named = { $raid }は{ $wares }を求めますが、{ $held }個しかありません。全部払える方を渡してください{ targi-legal }
targi-no-raid-named-none = { $raid }の求めるもの（{ $wares }）がありません{ targi-legal }
targi-no-skip-favour = 恩恵を求めました。商品1個を得るか、1個返して商品カードをめくってください{ targi-legal }
targi-no-skip-goods = 始めた交換は終えなければなりません{ targi-legal }
targi-no-skip-token = トークンを2枚の入れ替えに使いました。1枚選んでください{ targi-legal }
targi-no-give-count =
    { $count ->
        [1] 商品1個が必要ですが、ありません{ targi-legal }
       *[other] 商品{ $count }個が必要ですが、{ $held }個しかありません{ targi-legal }
    }
