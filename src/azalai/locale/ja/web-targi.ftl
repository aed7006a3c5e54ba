### The table of Targi in a browser. $seat, $kind and $what are as in targi.ftl; card labels are whole sentences.

## Cards

web-targi-card-label = { targi-kind }：十字架{ $crosses }個。コスト{ $cost }。
web-targi-laid-label = { targi-kind }：十字架{ $crosses }個。
web-targi-wild-label = ワイルド砂丘：十字架なし。シンボルは最終得点計算で選びます。
web-targi-no-effect = 効果なし。
web-targi-goods-card = 商品
web-targi-goods-label = 商品カード：{ $amount }を得る。
web-targi-hidden-label =
    { $sort ->
        [tribe] 裏向きの部族カード。ラウンドの終わりに表向きになります。
       *[goods] 裏向きの商品カード。ラウンドの終わりに表向きになります。
    }
web-targi-hidden-hand = 非公開の部族カード。
web-targi-token-unused = アクショントークンは未使用です。

## The board

web-targi-board = 盤面
web-targi-border-label = { $number }番{ $name }。{ $does }
# Where a centre space lies: its number is not printed on the table.
web-targi-centre-place = { targi-centre-place }
web-targi-space-label = 中央、{ web-targi-centre-place }。{ $card }
web-targi-stands = { $names }のタルギ。
web-targi-robber-here = 盗賊がいます。
web-targi-targia-here = タルギアがいます。
web-targi-marker-here = { $names }のマーカー。
web-targi-crossing-here = { $names }の交点。
web-targi-dunes = 砂丘
web-targi-dunes-label = 砂丘、山札、タルギア
web-targi-dune-label = 砂丘{ $place }、{ $name }。{ $does }
web-targi-dune-pile = 砂丘の山札{ $count }枚
web-targi-pile = 山札
web-targi-out = 捨て札
web-targi-out-label = 捨て札の一番上。{ $card }
web-targi-favour-label = タルギアのカードにいるタルギが受ける恩恵：商品1個を得るか、商品1個を払って商品カードをめくります。

## Round and phases

web-targi-round = 第{ $round }ラウンド
web-targi-log-round = 第{ $round }ラウンド · 盗賊は{ $robber }番
web-targi-track = 第{ $round }ラウンド、全12ラウンド。略奪は3、6、9、12ラウンドの後。
web-targi-next-raid =
    { $raid ->
        [0] { $this ->
            [yes] このラウンドの後に略奪
           *[no] 第{ $after }ラウンドの後に略奪
        }
       *[other] 略奪{ $raid }の最中
    }
web-targi-phases = フェイズ
web-targi-phase =
    { $phase ->
        [raid] 盗賊
        [place] 置く
       *[act] アクション
    }
web-targi-raids = これからの略奪
web-targi-raid-after = 第{ $round }ラウンドの後

## Seats

web-targi-role =
    { $kind ->
        [you] あなた · { targi-seat-small }
        [computer] { web-targi-computer } · { targi-seat-small }
        [open] 空席 · { targi-seat-small }
       *[person] { $here ->
            [yes] { seat-colour }
           *[no] { seat-colour } · 離席中
        }
    }
web-targi-starts = 先手
web-targi-computer =
    { $level ->
        [none] コンピューター
       *[other] コンピューター · { $level }
    }
targi-seat-small =
    { $seat ->
        [blue] 青
       *[white] 白
    }
web-targi-start-player = スタートプレイヤー
web-targi-bits =
    { $cards ->
        [0] { web-targi-bits-targis }
       *[other] { web-targi-bits-targis }、手札{ $cards }枚
    }
web-targi-bits-targis = 置けるタルギ{ $targis }個
web-targi-score-label = 今終われば{ $count }点
web-targi-stock = { $name }の持ち物
web-targi-display = { $name }の部族エリア
web-targi-hand = 手札
web-targi-hand-empty = 手札なし
web-targi-hand-label = 手札。{ $card }
web-targi-chip =
    { $what ->
        [dates] ナツメヤシ：{ $count }
        [salt] 塩：{ $count }
        [pepper] 胡椒：{ $count }
        [gold] 金貨：{ $count }
        [water] 水：{ $count }
       *[points] 勝利点トークン：{ $count }
    }
web-targi-meter = 保管：商品{ $count }/{ $most }個
web-targi-row-label =
    { $state ->
        [alike] { $row }行目：同じシンボル4枚、4点。
        [different] { $row }行目：4種のシンボル、2点。
        [nothing] { $row }行目：完成、ボーナスなし。
        [empty] { $row }行目：空。
        [alike-open] { $row }行目：同じシンボル{ $count }枚。4枚で4点。
        [open] { $row }行目：1枚。同じシンボル4枚で4点、4種で2点。
        [different-open] { $row }行目：{ $count }種のシンボル。4種で2点。
       *[lost] { $row }行目：もうボーナスはありません。
    }

## What is asked

web-targi-ask =
    { $kind ->
        [place] { $nth ->
            [1] 1個目のタルギを置いてください。
            [2] 2個目のタルギを置いてください。
           *[other] 3個目のタルギを置いてください。
        }
        [act] { $figures ->
            [0] アクションはすべて終わりました。
            [1] 最後のアクションを行うか放棄してください。
           *[other] アクション{ $figures }回のうち1回を行うか放棄してください。
        }
        [hand] 配置するか捨てる手札を選んでください。
        [card] カードの扱いを決めてください。
        [alternative] 払い方を選んでください。
        [discount] コストから減らす商品を選んでください。
        [row] 行を選んでください。
        [gain] { $count ->
           *[other] 好きな商品{ $count }個を得てください。
        }
        [card_gain] { $count ->
           *[other] 商品カードから好きな商品{ $count }個を得てください。
        }
        [trade] 何度でも交換できます。
        [silver] 銀細工師での交換を選んでください。
        [move_from] 移すマーカーを選んでください。
        [move_to] マーカーの移し先を選んでください。
        [swap_first] 入れ替える1枚目を選んでください。
        [swap_second] 入れ替える相手を選んでください。
        [raid] 盗賊が取り分を求めています。
        [give] { $count ->
           *[other] 盗賊に渡す商品{ $count }個を選んでください。
        }
        [return] { $count ->
           *[other] 商品が{ $count }個多すぎます。返してください。
        }
        [favour] タルギアの恩恵：得るものを選んでください。
        [turned] 商品カードの示すものを得るか、見送ってください。
        [finish] タルギアのカードを使うか放棄してください。
        [spring] 水を得るか、商品カードをめくってください。
        [source] 部族カードをどこから取るか選んでください。
        [extra] 追加コストを払うか選んでください。
        [token] トークンを使うか選んでください。
        [border] 使う外周カードを選んでください。
        [look] 見たカードから1枚選んでください。
        [market] { $count ->
            [1] 商品カードをあと1枚選んでください。
           *[other] 商品カードを{ $count }枚選んでください。
        }
        [centre] 中央のカードを選んでください。
        [match] 安く配置する手札を選んでください。
        [exchange] 商品を1対1で交換してください。
       *[pay_goods] { $count ->
           *[other] 商品{ $count }個を渡してください。
        }
    }
web-targi-waits =
    { $kind ->
        [place] { $name }がタルギを置いています。
        [act] { $name }がアクションを選んでいます。
        [raid] { $name }が略奪に渡すものを選んでいます。
        [give] { $name }が略奪に渡すものを選んでいます。
        [return] { $name }が商品を返しています。
        [trade] { $name }が交換しています。
        [move_from] { $name }がマーカーを移しています。
        [move_to] { $name }がマーカーを移しています。
       *[other] { $name }がアクションを続けています。
    }

## Previews

web-targi-your-round = あなたのラウンド
web-targi-plan-now = あなたのラウンド
web-targi-plan-hint = 光るカードを指すと、得られるものがわかります。
web-targi-plan-tap = 光るカードに触れると、得られるものがわかります。
web-targi-plan-title = { $number }番{ $name }
web-targi-plan-dune = { $name }
web-targi-plan-line = その線：{ $cards }。別のタルギの線と交わる所のカードを得ます。
web-targi-plan-crossing = 新しい交点。{ $card }

## The checklist

web-targi-todo = あなたのアクション
web-targi-todo-count = { $done }/{ $all }済み
web-targi-todo-border = { $number }番{ $name }
web-targi-todo-card = { $name }、{ web-targi-centre-place }
web-targi-give-up = 放棄
web-targi-open = 未
web-targi-now = 今
web-targi-token-border = トークン：空いた外周カードを使う
web-targi-water = 水を交換

## The panel

web-targi-panel-lay = { targi-panel-kind }、十字架{ $points }個
targi-panel-kind =
    { $kind ->
        [wild] ワイルド砂丘
       *[other] { targi-kind }
    }
web-targi-panel =
    { $kind ->
        [trade] 商人
        [exchange] 両替所
        [silver] 銀細工師
        [spring] 泉
        [source] 部族拡大
        [favour] タルギアの恩恵
        [turned] タルギアの恩恵
        [finish] タルギアのカード
        [hand] あなたの手札
        [match] 仲人
        [look] 評議会
        [market] バザール
        [return] 商品が多すぎます
        [gain] 好きな商品
        [card_gain] 好きな商品
        [pay_goods] 渡す商品
       *[card] 部族カード
    }
web-targi-panel-text =
    { $kind ->
        [trade] 横の行のものを渡し、縦の列のものを得ます。
        [exchange] 1対1です。こうして得た商品は渡せません。
        [silver] 1回交換します。
        [spring] どちらか1つを選びます。
        [source] 山札から引くか、捨て札の一番上を取ります。
        [favour] 商品1個を得るか、商品1個を払って商品カードをめくります。
        [finish] 先に恩恵を使いました。タルギアのカードを済ませてください。
        [hand] コストを払って配置するか、捨てます。
        [match] コストの商品が減ります。
        [look] 1枚を配置するか手札に入れ、残りは捨てます。
        [market] 残りは捨てます。
        [raid] 両者が渡します。スタートプレイヤーが先に選びます。
        [give] 両者が渡します。スタートプレイヤーが先に選びます。
        [return] 上限を超える分はサプライに返します。
        [gain] サプライから得ます。
        [card_gain] サプライから得ます。
       *[pay_goods] サプライに入ります。
    }
web-targi-legend =
    { $kind ->
        [card] どうするか
        [token] アクショントークン
        [alternative] どのコスト
        [extra] 追加コスト
        [discount] { $count ->
           *[other] 商品{ $count }個引き
        }
        [row] どの行（ここか部族エリアで）
        [trade] 交換
        [exchange] 交換
        [gain] 得る
        [card_gain] 得る
        [give] 盗賊に渡す
        [return] 返す
        [pay_goods] 渡す
        [raid] 渡すもの
        [favour] 得るもの
        [turned] 商品カード
        [finish] 次はタルギアのカード
        [spring] 水か商品カード
        [source] どこから
        [silver] 交換するもの
       *[other] 選ぶ
    }
web-targi-row = { $row }行目
web-targi-row-would =
    { $state ->
        [alike] 同じシンボルの行が完成します。
        [different] 4種のシンボルの行が完成します。
        [nothing] 行が埋まりますが、ボーナスはありません。
        [alike-open] 同じシンボル{ $count }枚。
        [different-open] 4種中{ $count }種。
        [lost] もうボーナスはありません。
       *[open] この行の最初の1枚。
    }
web-targi-chosen = { $count }/{ $most }選択
web-targi-one-less = 1つ減らす：{ targi-good }
web-targi-one-trade-less = この交換を取り消す。
web-targi-give = 渡す
web-targi-you-will-have = その後の持ち物
web-targi-will =
    { $what ->
        [dates] ナツメヤシ：{ $after }、今{ $before }
        [salt] 塩：{ $after }、今{ $before }
        [pepper] 胡椒：{ $after }、今{ $before }
        [gold] 金貨：{ $after }、今{ $before }
        [water] 水：{ $after }、今{ $before }
       *[points] 勝利点トークン：{ $after }、今{ $before }
    }

## What a button does

web-targi-do-place = { $number }番に置く
web-targi-do-place-dune = { $name }に置く
web-targi-do-use = { $number }番{ $name }を使う
web-targi-do-use-dune = { $name }を使う
web-targi-do-take = { $name }を取る
web-targi-do-from = このマーカーを移す
web-targi-do-to = マーカーをここへ
web-targi-do-swap = このカードを選ぶ
web-targi-do-hand = このカードを出す
web-targi-do-row = { $row }行目に配置
web-targi-do-lose = { $row }行目のカードを渡す
web-targi-do-count =
    { $kind ->
        [gain] { $amount }を得る
        [card_gain] { $amount }を得る
        [return] { $amount }を返す
       *[give] { $amount }を渡す
    }
web-targi-do-trade =
    { $count ->
        [1] 1回交換
        [2] 2回交換
       *[other] { $count }回交換
    }
web-targi-do =
    { $sort ->
        [lay] 配置する
        [keep] 手札に入れる
        [drop] 捨てる
        [redraw] 引き直す
        [give] 渡す
        [shield] 略奪を防ぐ
        [skip] そのままにする
        [draw] カードを引く
        [take] 得る
        [leave] 見送る
        [turn] 商品カードをめくる
        [none] 取らない
        [enough] 交換しない
        [done] 手番を終える
        [silver] 交換する
        [water] 水を交換
       *[choose] 続ける
    }
web-targi-nothing = 取れるものがありません
web-targi-choose =
    { $kind ->
        [trade] 交換を選ぶ
        [exchange] 交換を選ぶ
        [row] 行を選ぶ
        [alternative] コストを選ぶ
        [give] { $count ->
           *[other] あと{ $count }個選ぶ
        }
        [return] { $count ->
           *[other] あと{ $count }個選ぶ
        }
        [gain] { $count ->
           *[other] あと{ $count }個選ぶ
        }
       *[other] 選ぶ
    }

## Why a card cannot be chosen

web-targi-why-other =
    { $ask ->
        [place] タルギは外周に置きます。2本の線が交わる中央のカードを得ます。
        [border] 外周カードを選んでください。
       *[other] 中央のカードを選んでください。
    }

## What a card would mean for the viewer now; a part of its tooltip

web-targi-now-can = 払えます。
web-targi-now-lack = { $missing }が足りません。
web-targi-now-full = 部族エリアがいっぱいで、配置できません。
web-targi-now-points =
    { $points ->
        [0] 今配置しても、まだ点は増えません。
       *[other] 今配置すると{ $points }点増えます。
    }
web-targi-now-have = { $amount }になります。
web-targi-now-store = 合計で、残せる商品{ $limit }個を超えます。
web-targi-now-noble =
    { $hand ->
        [empty] 手札がありません。
        [can] 手札のコストを払えます。
       *[cannot] 今は手札のコストを払えません。
    }
web-targi-now-silver =
    { $points ->
        [0] 点と交換できるものがありません。
       *[other] 最大{ $points }点になります。
    }
web-targi-now-trader = 商品が少なすぎて交換できません。
web-targi-now-caravan = 商品カードを{ $count }枚得ます。
web-targi-now-hand = 手札がいっぱいです。配置するか捨てなければなりません。
web-targi-now-goods = { $amount }を得ます。
