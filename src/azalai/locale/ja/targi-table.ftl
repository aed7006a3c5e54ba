### The table of Targi in a terminal and as a picture: short texts that fit on a card, and titles.
### In the drawing a card has 14 columns; longer words are cut.

## Both drawings

table-you = あなた
table-starts = 先手
table-round = 第{ $round }ラウンド／全{ $last }
table-raid = 略奪{ $number }
# What is asked of whom, by the kind of question.
table-asks-place = { $seat }がタルギを置く
table-asks-act = { $seat }がアクションを行う
table-asks-hand = { $seat }が手札を出す
table-asks-card = { $seat }がカードの扱いを決める
table-asks-alternative = { $seat }が払い方を選ぶ
table-asks-discount = { $seat }が減らす商品を選ぶ
table-asks-row = { $seat }が行を選ぶ
table-asks-gain = { $seat }が好きな商品を選ぶ
table-asks-card_gain = { $seat }が商品カードから好きな商品を選ぶ
table-asks-trade = { $seat }が商人で交換する
table-asks-silver = { $seat }が銀細工師で交換する
table-asks-move_from = { $seat }が部族マーカーを移す：どれを？
table-asks-move_to = { $seat }が部族マーカーを移す：どこへ？
table-asks-swap_first = { $seat }は2枚を入れ替えてもよい
table-asks-swap_second = { $seat }が2枚を入れ替える：どれと？
table-asks-raid = { $seat }が略奪に応じる
table-asks-give = { $seat }が略奪に商品を渡す
table-asks-return = { $seat }が上限を超える分を返す
table-over-won = 対局終了：{ $seat }の勝ち
table-over-draw = 対局終了：引き分け

## On the cards of the drawing

table-targi = [{ $letter }]タルギ
table-marker = ({ $letter })
table-robber = <盗賊>
table-goods-card = 商品
# The back of a card; on an open table its name stands on it.
table-back =
    { $sort ->
        [goods] 商品
       *[tribe] 部族
    }
table-or = { $one }か{ $other }
table-one-of = d/s/pのどれか
table-any = 任意{ $count }
table-border-noble = 貴族
table-border-goods =
    { $good ->
        [d] ナツメヤシ
        [s] 塩
        [p] 胡椒
        [g] 金貨
        [v] 勝利点
       *[any] 商品
    }
table-border-trader = 商人
table-border-mirage = 蜃気楼
table-border-silversmith = 銀細工師
table-border-caravan = キャラバン
table-border-expansion = 部族拡大
table-gives-noble = 手札を配置
table-gives-mirage = マーカーを移す
table-gives-caravan = +1商品カード
table-gives-expansion = +1部族カード

## What tribe cards do, in short

table-kind-most = 同種
table-effect-gain = 即時+{ $what }
table-effect-swap_two =
    { $when ->
        [once] 2枚入替
       *[now] 即時2枚入替
    }
table-effect-discount = { $kind }−1
table-effect-lay_bonus = { $kind }+{ $what }
table-effect-raid_immunity = 略奪なし
table-effect-caravan_twice = キャラバン×2
table-effect-trade_one_for_one = 商人1:1
table-effect-storage =
    { $water ->
        [0] 上限+{ $goods }+{ $gold }g
       *[other] 上限+{ $goods }+{ $gold }g+{ $water }w
    }
table-effect-goods_card_bonus = 商品札+1{ $good }
table-effect-silversmith_bonus = 銀細工師+{ $points }✚
table-effect-lay_from_hand = 手札直接配置
table-effect-points_per_two = 2{ $kind }=1✚
table-effect-row_bonus =
    { $row ->
        [alike] 同種行+{ $points }✚
       *[different] 4種行+{ $points }✚
    }

## Round the cards of the drawing

table-track-raid = 略奪
table-decks = 山札：商品{ $goods }枚、部族{ $tribe }枚。捨て札：{ $goods_out }、{ $tribe_out }
table-score = 得点{ $score }
table-stock-dates = ナツメヤシ{ $count }
table-stock-salt = 塩{ $count }
table-stock-pepper = 胡椒{ $count }
table-stock-gold = 金貨{ $count }
table-home = 手元：
table-hand = 手札：{ $cards }
table-hand-empty = なし
table-hand-unknown = 非公開のカード1枚
table-always = 永続：{ $effects }
table-end = 終局：{ $effects }
table-card-in-question = { $seat }が{ $card }の扱いを決める
table-card-unknown = 非公開のカード
table-price = 支払い：{ $price }
table-legend = d ナツメヤシ、s 塩、p 胡椒、g 金貨、✚ 点、任意：好きな商品

## The picture

picture-title = タルギのテーブル、第{ $round }ラウンド
picture-turn = { $turn }。
picture-seat = { $seat }：得点{ $score }。ナツメヤシ{ $dates }個、塩{ $salt }個、胡椒{ $pepper }個、金貨{ $gold }枚、勝利点{ $points }点。
picture-game = タルギ
picture-first = { $seat }がこのラウンドのスタートプレイヤー
picture-starts = スタートプレイヤー
picture-phase =
    { $phase ->
        [raid] 略奪
        [place] 置く
        [act] アクション
       *[over] 終了
    }
picture-track = 12ラウンド、略奪4回
picture-or = か
picture-goods = 商品
picture-goods-choice = どれか1つ
picture-goods-card = 商品カード：{ $amount }
picture-tribe-card = { $name }{ $card }：{ $crosses }点。コスト{ $cost }。{ $effect }
picture-laid-card = { $name }{ $card }：{ $crosses }点。{ $effect }
picture-border-card = { $number }番{ $name }：{ $does }
picture-back =
    { $sort ->
        [goods] 裏向きの商品カード
       *[tribe] 裏向きの部族カード
    }
picture-back-open = { $card }、裏向き
picture-targi = { $seat }のタルギ
picture-robber = 盗賊
picture-marker = { $seat }の部族マーカー
picture-home = 手元にタルギ{ $targis }個、部族マーカー{ $markers }個
picture-score = 今終われば{ $score }点
picture-stock =
    { $what ->
        [date] ナツメヤシ：{ $count }
        [salt] 塩：{ $count }
        [pepper] 胡椒：{ $count }
        [gold] 金貨：{ $count }
        [water] 水：{ $count }
       *[ptoken] 勝利点トークン：{ $count }
    }
picture-row =
    { $state ->
        [done] { $row }行目完成：{ $worth }点
        [open] { $row }行目は{ $worth }点になりうる
       *[lost] { $row }行目は0点
    }
picture-hand = 手札
picture-hand-unknown = 非公開のカード1枚
picture-deciding = 検討中
picture-pile =
    { $sort ->
        [goods] 商品カード
       *[tribe] 部族カード
    }
picture-deck =
    { $sort ->
        [goods] 山札に商品カード{ $count }枚
       *[tribe] 山札に部族カード{ $count }枚
    }
picture-in-deck = 山札{ $count }枚
picture-discarded = 捨て札{ $count }枚
