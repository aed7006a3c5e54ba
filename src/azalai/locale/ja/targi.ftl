### Targi: names, what cards do, questions, what a move would do.
### Variables that a message selects by: $seat is blue or white, $kind a kind of tribe card, $good a kind of good.
### { $card }, { $border }, { $space } and { $amount } come in words: "Targia t3", "6 (Pepper)", "centre 5 (Oasis o3)",
### "1 date and 2 salt".

## Names

targi-good =
    { $good ->
        [dates] ナツメヤシ
        [salt] 塩
       *[pepper] 胡椒
    }
targi-amount =
    { $what ->
        [dates] ナツメヤシ{ $count }個
        [salt] 塩{ $count }個
        [pepper] 胡椒{ $count }個
        [gold] 金貨{ $count }枚
        [water] 水{ $count }個
        [points] { $count }点
       *[any] 好きな商品{ $count }個
    }
targi-amount-nothing = なし
targi-kind =
    { $kind ->
        [targia] タルギア
        [rider] ラクダ乗り
        [tent] テント
        [well] 井戸
       *[oasis] オアシス
    }
# Several cards of a kind, inside a sentence.
targi-kinds =
    { $kind ->
        [targia] タルギア
        [rider] ラクダ乗り
        [tent] テント
        [well] 井戸
       *[oasis] オアシス
    }
# One card of a kind, inside a sentence.
targi-one-of-kind =
    { $kind ->
        [targia] タルギア
        [rider] ラクダ乗り
        [tent] テント
        [well] 井戸
       *[oasis] オアシス
    }
# A tribe card, with its code as in the notation or without.
targi-card =
    { CODES() ->
        [no] { targi-kind }
       *[yes] { targi-kind }{ $card }
    }
# A card that only its owner knows.
targi-card-hidden = 非公開の部族カード
# A centre space: by its number as in the notation, or by where it lies.
targi-centre =
    { CODES() ->
        [no] { targi-centre-place }
       *[yes] 中央{ $space }
    }
targi-centre-place =
    { $space ->
        [1] 左上
        [2] 上の真ん中
        [3] 右上
        [4] 左の真ん中
        [5] 真ん中
        [6] 右の真ん中
        [7] 左下
        [8] 下の真ん中
       *[9] 右下
    }
targi-space = { targi-centre }（{ $card }）
targi-border =
    { $role ->
        [noble] 貴族
        [trader] 商人
        [mirage] 蜃気楼
        [silversmith] 銀細工師
        [caravan] キャラバン
        [spring] 泉
       *[expansion] 部族拡大
    }
targi-border-goods =
    { $what ->
        [dates] ナツメヤシ
        [salt] 塩
        [pepper] 胡椒
        [gold] 金貨
        [water] 水
        [points] 勝利点
       *[any] 商品
    }
targi-border-raid = 略奪{ $raid }
targi-border-card = { $number }番（{ $name }）

## What border cards do

targi-text-goods = { $amount }を得る。
targi-text =
    { $role ->
        [noble] 手札をコストを払って配置するか、捨てる。
        [mirage] 自分の部族マーカー1個を、マーカーのない表向きの中央のカードへ移す。
        [caravan] 山札の一番上の商品カードをめくり、示されたものを得る。
       *[expansion] 山札の一番上の部族カードを引き、配置するか、手札に入れるか、捨てる。
    }
targi-text-trader = 何度でも交換できる：{ $rates }。
targi-text-silversmith = 1回交換できる：{ $rates }。
targi-text-raid = 盗賊がここに来ると、各プレイヤーは{ $wares }か{ $points }を渡す。
targi-text-last-raid = 盗賊がここに来ると、各プレイヤーは{ $wares }か{ $points }を渡し、ゲームが終わる。
targi-rate = { $give }→{ $get }
targi-rate-identical =
    { $count ->
        [1] 商品{ $count }個
       *[other] 同じ商品{ $count }個
    }
targi-rate-other = 別の商品{ $count }個

## What tribe cards do

targi-effect-gain = すぐに{ $what }を得る。
targi-effect-swap_two =
    { $when ->
        [once] 1回：アクションの合間に、部族エリアの2枚を入れ替える。
       *[now] 部族エリアの2枚を入れ替えてもよい。
    }
targi-effect-discount = 以後に配置する{ targi-one-of-kind }は、それぞれコストが好きな商品1個分減る。
targi-effect-lay_bonus = 以後に{ targi-one-of-kind }を配置するたびに{ $what }を得る。
targi-effect-raid_immunity = 略奪を受けない。
targi-effect-caravan_twice = キャラバンで商品カードを2枚得る。
targi-effect-trade_one_for_one = 商人で商品1個を別の商品1個と交換できる。
targi-effect-storage =
    { $water ->
        [0] 上限が商品{ $goods }個、金貨{ $gold }枚増える。
       *[other] 上限が商品{ $goods }個、金貨{ $gold }枚、水{ $water }個増える。
    }
targi-effect-goods_card_bonus =
    { $good ->
        [dates] 商品カードでナツメヤシを得るとき、ナツメヤシをもう1個得る。
        [salt] 商品カードで塩を得るとき、塩をもう1個得る。
        [water] 商品カードで水を得るとき、水をもう1個得る。
       *[pepper] 商品カードで胡椒を得るとき、胡椒をもう1個得る。
    }
targi-effect-silversmith_bonus = 銀細工師でさらに{ $points }点を得る。
targi-effect-lay_from_hand = アクションの合間に、貴族なしで手札を配置するか捨てることができる。
targi-effect-points_per_two =
    { $kind ->
        [most] 最終得点計算で、最も多いシンボルのカード2枚ごとに1点。
       *[other] 最終得点計算で、部族エリアの{ targi-kinds }2枚ごとに1点。
    }
targi-effect-row_bonus =
    { $row ->
        [alike] 最終得点計算で、同じシンボルの行ごとにさらに{ $points }点。
       *[different] 最終得点計算で、4種のシンボルの行ごとにさらに{ $points }点。
    }

## The list of all cards

targi-list-border = 外周カード
targi-list-goods = 商品カード
targi-list-tribe = 部族カード：{ targi-kind }
targi-column-number = 番号
targi-column-card = カード
targi-column-count = 枚数
targi-column-name = 名前
targi-column-cost = コスト
targi-column-crosses = 十字架
targi-column-moment = タイミング
targi-column-effect = 効果
targi-column-source = 出典
targi-moment =
    { $when ->
        [now] 即時
        [always] 永続
        [once] 1回
       *[end] 最終得点計算
    }
targi-source =
    { $source ->
        [seed] ルールブック
        [published] 公表済み
       *[house] 独自
    }
targi-source-effect = 数値：{ $figures }、効果：{ $effect }

## What is asked

targi-ask-place =
    { $nth ->
        [1] { seat-name }：1個目のタルギを置いてください。
        [2] { seat-name }：2個目のタルギを置いてください。
       *[other] { seat-name }：3個目のタルギを置いてください。
    }
targi-ask-act =
    { $count ->
        [1] { seat-name }：最後の駒を使うか、放棄してください。
       *[other] { seat-name }：残り{ $count }個の駒のうち1個を使うか、放棄してください。
    }
targi-ask-done =
    { $hand ->
        [yes] { seat-name }：駒はすべて戻りました。手札を出すか、終了してください。
       *[no] { seat-name }：駒はすべて戻りました。終了してください。
    }
targi-ask-hand = { seat-name }：配置するか捨てる手札を選んでください。
targi-ask-card =
    { $keep ->
        [yes] { seat-name }：{ $card }を配置するか、手札に入れてください。
        [open] { seat-name }：{ $card }を配置するか、手札に入れるか、捨ててください。
       *[no] { seat-name }：{ $card }を配置するか、捨ててください。
    }
targi-ask-hidden-card =
    { $source ->
        [hand] { seat-name }：手札を配置するか、捨ててください。
       *[deck]
            { $keep ->
                [yes] { seat-name }：引いたカードを配置するか、手札に入れるか、捨ててください。
               *[no] { seat-name }：引いたカードを配置するか、捨ててください。
            }
    }
targi-ask-alternative = { seat-name }：{ $card }の払い方を選んでください。
targi-ask-discount = { seat-name }：{ $card }のコストから減らす商品を選んでください。
targi-ask-row = { seat-name }：{ $card }を置く行を選んでください。
targi-ask-gain =
    { $count ->
        [1] { seat-name }：好きな商品1個を得てください。
       *[other] { seat-name }：好きな商品{ $count }個を1個ずつ得てください。
    }
targi-ask-card-gain =
    { $count ->
        [1] { seat-name }：商品カードから好きな商品1個を得てください。
       *[other] { seat-name }：商品カードから好きな商品{ $count }個を1個ずつ得てください。
    }
targi-ask-trade = { seat-name }：商人で商品を交換するか、終えてください。
targi-ask-silver = { seat-name }：銀細工師での交換を選んでください。
targi-ask-move-from = { seat-name }：移す部族マーカーを選んでください。
targi-ask-move-to = { seat-name }：{ targi-centre }の部族マーカーの移し先を選んでください。
targi-ask-swap-first =
    { $must ->
        [1] { seat-name }：入れ替える1枚目のカードを選んでください。
       *[0] { seat-name }：入れ替える1枚目のカードを選んでください。入れ替えなくてもかまいません。
    }
targi-ask-swap-second = { seat-name }：{ $card }と入れ替えるカードを選んでください。
targi-ask-raid = { seat-name }：{ $raid }は{ $wares }か{ $points }を求めます。選んでください。
targi-ask-give =
    { $count ->
        [1] { seat-name }：略奪に商品1個を渡してください。
       *[other] { seat-name }：略奪に商品{ $count }個を1個ずつ渡してください。
    }
targi-ask-return =
    { $count ->
        [1] { seat-name }：商品が上限より1個多いので、返してください。
       *[other] { seat-name }：商品が上限より{ $count }個多いので、1個ずつ返してください。
    }
targi-over-won = 対局終了：{ seat-name }が{ $score }対{ $other }で勝ち。
targi-over-tie =
    { $more ->
        [gold] 対局終了：ともに{ $score }点。金貨の多い{ seat-name }の勝ち。
       *[goods] 対局終了：ともに{ $score }点。商品の多い{ seat-name }の勝ち。
    }
targi-over-draw = 対局終了：ともに{ $score }点で引き分け。

## What a move would do

targi-move-place = { $border }に置く。
targi-move-place-crossing = { $border }に置く。交点：{ $spaces }。
targi-move-use =
    { $role ->
        [goods] { $border }を使う：{ $amount }を得る。
        [noble] { $border }を使う：手札を配置するか捨てる。
        [noble-discards] { $border }を使う：手札を捨てる。今は配置できません。
        [trader] { $border }を使う：商品を何度でも交換する。
        [mirage] { $border }を使う：部族マーカーを移す。
        [silversmith] { $border }を使う：商品か金貨を1回、点と交換する。
        [caravan] { $border }を使う：山札の上から商品カード{ $count }枚をめくり、示されたものを得る。
       *[expansion] { $border }を使う：山札の一番上の部族カードを引く。
    }
targi-move-goods-card = { targi-centre }の商品カードを取る：{ $amount }。
targi-move-tribe-card =
    { $choices ->
        [lay-keep] { targi-centre }から{ $card }を取り、配置するか手札に入れる。
        [lay-discard] { targi-centre }から{ $card }を取り、配置するか捨てる：手札がいっぱい。
        [keep] { targi-centre }から{ $card }を取り、手札に入れる：今は配置できない。
       *[discard] { targi-centre }から{ $card }を取り、捨てる：今は配置できず、手札もいっぱい。
    }
targi-move-give-up = { $border }を放棄する：アクションなしでタルギを戻す。
targi-move-give-up-centre = { $space }を放棄する：カードは残り、部族マーカーを戻す。
targi-move-hand =
    { $lays ->
        [yes] { $card }を出し、配置するか捨てる。
       *[no] { $card }を出して捨てる：今は配置できない。
    }
targi-move-done = 終了：手番を終える。
targi-move-done-over = 終了：手番を終え、上限を超える{ $amount }を返す。
targi-move-lay =
    { $off ->
        [0] { $card }を配置する（{ targi-crosses }、コスト{ $cost }）。
       *[other] { $card }を配置する（{ targi-crosses }、コスト{ $cost }から好きな商品{ $off }個引き）。
    }
targi-crosses = 十字架{ $crosses }個
targi-move-keep = { $card }を後のラウンドのために手札に入れる。
targi-move-discard = { $card }を捨てる。
targi-move-pay =
    { $off ->
        [0] { $card }に{ $cost }を払う。
       *[other] { $card }に{ $cost }から好きな商品{ $off }個引きで払う。
    }
targi-move-spare = コストから{ $amount }を減らす。残り：{ $left }。
targi-move-row =
    { $completes ->
        [alike] { $price }を払い、{ $card }を{ $row }行目の{ $place }番に配置する：同じシンボルの行が完成、{ $points }。
        [different] { $price }を払い、{ $card }を{ $row }行目の{ $place }番に配置する：4種の行が完成、{ $points }。
       *[no] { $price }を払い、{ $card }を{ $row }行目の{ $place }番に配置する。
    }
targi-move-swap-first = { $card }（{ $row }行目の{ $place }番）を別のカードと入れ替える。
targi-move-swap-second = { $first }と{ $second }を入れ替える。
targi-move-skip = カードをそのままにする。
targi-move-take = { $amount }を得る。
targi-move-give = 略奪に{ $amount }を渡す。
targi-move-return = { $amount }をサプライに返す。
targi-move-exchange = { $give }を{ $get }と交換する。
targi-move-enough = 終える：もう交換しない。
targi-move-marker-from = { $space }の部族マーカーを移す。
targi-move-marker-to = 部族マーカーを{ $space }へ移す。
