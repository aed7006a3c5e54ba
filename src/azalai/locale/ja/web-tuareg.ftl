### The table of Tuareg in a browser. $name is the name of a player; $seat is blue, white, red, green or saffron.
### $move is a sentence of the game without its subject: "load 1 rock salt on camel 2".

## What can be done

web-tuareg-can =
    { $also ->
        [yes] さらにできること：{ $move }。
       *[no] できること：{ $move }。
    }
web-tuareg-then = このステージの点は{ $was }点から{ $points }点になります。
web-tuareg-take-back = これは取り消せます。
web-tuareg-heading =
    { $ask ->
        [turn] { $last ->
            [yes] このステージ最後の手番です。
           *[no] 4つから1つ選びます。
        }
        [drawn] { $count ->
            [0] { $chosen ->
                [0] さらに出すか、手番を終えます。
               *[other] 市場に{ $chosen }枚出すか、さらに選びます。
            }
           *[other] 市場に{ $count }枚出します。
        }
        [rest] ほかに何かしますか。
        [load] { tuareg-animal }に積みます。
        [onto] { $kind ->
            [water] 水をどの動物に積みますか。
            [gold] 金をどの動物に積みますか。
            [salt] 岩塩をどの動物に積みますか。
           *[millet] 粟をどの動物に積みますか。
        }
        [more] もう1枚取りますか。
        [pay] { $special ->
            [donkey] ロバの代金を払います。
            [cave] 洞窟の代金を払います。
            [thief] 盗賊の代金を払います。
           *[map] 地図の代金を払います。
        }
        [hide] 洞窟{ $cave }に1枚隠します。
        [rob] 1枚盗みます。
       *[cash] 地図を得点化しますか。
    }
web-tuareg-text =
    { $ask ->
        [turn] { $passes ->
            [yes] できる選択肢がありません：引けず、積めず、市場から取れず、購入できません。
           *[no] { $thief ->
                [yes] { $caves ->
                    [0] その前後に盗賊も送れます。
                   *[other] その前後にカードを隠し、盗賊も送れます。
                }
               *[no] { $caves ->
                    [0] 動物、山、スペシャルカードか、下から選んでください。
                   *[other] その前後に洞窟にカードを隠せます。
                }
            }
        }
        [drawn] { $most }枚まで残せます。市場に出すカードを選んでください。
        [rest] 選択肢は済みました。洞窟と盗賊はまだ使えます。
        [load] 積む順にカードを選んでください。水は水だけで積みます。
        [onto] 自分の動物を選ぶか、先に別の山を選んでください。
        [more] もう一度山を選ぶか、終えてください。
        [pay] 貯蔵庫か動物のカードを合計{ $price }ディナール分選ぶか、先に別のスペシャルカードを選んでください。お釣りはありません。
        [hide] 貯蔵庫のカードか、一番上を隠す動物を選んでください。
        [rob] ランダムに盗む貯蔵庫か、一番上を盗む動物を選んでください。
       *[cash] 地図は今、またはゲームの終わりに{ $points }点になります。
    }
# What another player is doing.
web-tuareg-they =
    { $ask ->
        [turn] { $name }が選択肢を選んでいます。
        [drawn] { $name }が引いて、市場に出すカードを選んでいます。
        [rest] { $name }は洞窟か盗賊を使えます。
        [load] { $name }が動物に積んでいます。
        [onto] { $name }が市場から取っています。
        [more] { $name }が市場から取っています。
        [pay] { $name }がスペシャルカードの代金を払っています。
        [hide] { $name }がカードを隠しています。
        [rob] { $name }が盗賊を送ります。
       *[cash] { $name }が地図をどうするか決めています。
    }

## The four options

web-tuareg-options = 選択肢
web-tuareg-option =
    { $option ->
        [draw] 引く
        [load] 積む
        [market] 市場
       *[buy] 購入
    }
web-tuareg-option-says =
    { $why ->
        [open] { $option ->
            [draw] 3枚引き、1枚を市場へ
            [load] 1～4枚を1頭の動物に
            [market] 1種類を1頭の動物に
           *[buy] 3ディナールでスペシャルカード
        }
        [on] { $option ->
            [draw] 出すカードを選ぶ
            [load] カードを選ぶ
            [market] 動物を選ぶ
           *[buy] 払うカードを選ぶ
        }
        [done] この手番はもう不可
        [empty] { $option ->
            [draw] 山札が空
            [load] 貯蔵庫が空
            [market] 市場が空
           *[buy] 売り切れ
        }
       *[no] { $option ->
            [draw] 今はできない
            [load] 積めるカードがない
            [market] 積めるものがない
           *[buy] 3ディナール未満
        }
    }

## Buttons

web-tuareg-load = { $cards }を積む
web-tuareg-lay = 市場に{ $count }枚出す
web-tuareg-do-load = これを積む
web-tuareg-do-buy =
    { $special ->
        [donkey] ロバを購入
        [cave] 洞窟を購入
        [thief] 盗賊を購入
       *[map] 地図を購入
    }
web-tuareg-do-hide = これを隠す
web-tuareg-do-steal = これを盗む
web-tuareg-end = 手番を終える
web-tuareg-cash = 地図を得点化：{ $points }点
web-tuareg-keep =
    { $count ->
        [1] 残す
       *[other] { $count }枚とも残す
    }
web-tuareg-hide =
    { $caves ->
        [1] カードを隠す
       *[other] 洞窟{ $number }に隠す
    }
web-tuareg-steal = カードを盗む
web-tuareg-back = 戻る
web-tuareg-missing =
    { $ask ->
        [turn] 選択肢を選ぶ
        [drawn] あと{ $count }枚選ぶ
        [load] カードを選ぶ
        [onto] 動物を選ぶ
        [pay] あと{ $count }ディナール
        [hide] カードを選ぶ
        [rob] 盗む相手を選ぶ
       *[other] 選ぶ
    }
web-tuareg-rules = このルール
web-tuareg-paid = 支払い済み：{ $cards }
web-tuareg-meter = { $done }/{ $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] { $stay }枚残し、{ $chosen }枚を市場へ。
       *[other] { $stay }枚残し、{ $chosen }枚を市場へ。あと{ $over }枚選びます。
    }
web-tuareg-meter-pay = { $price }ディナール中{ $paid }ディナール支払い済み。

## Cards

web-tuareg-card = { tuareg-kind-title }：{ $dinar }ディナール、最多で{ $points }点。
web-tuareg-just-drawn = この手番に引いた。
web-tuareg-new = 新
web-tuareg-hidden-cards = 非公開のカード{ $count }枚
web-tuareg-leaving =
    { $where ->
        [market] { $card }市場に出します。
        [pay] { $card }支払いに使います。
       *[cave] { $card }洞窟に入れます。
    }
web-tuareg-tag =
    { $where ->
        [market] 市場
        [pay] 支払い
       *[cave] 洞窟
    }

## Animals and special cards of a seat

web-tuareg-animal =
    { $sort ->
        [camel] { $count ->
            [0] ラクダ{ $number }に荷物はありません。
           *[other] ラクダ{ $number }の荷物{ $count }/{ $most }枚、下から：{ $cargo }。
        }
       *[donkey] { $count ->
            [0] ロバ{ $number }に荷物はありません。
           *[other] ロバ{ $number }の荷物{ $count }/{ $most }枚、下から：{ $cargo }。
        }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] 洞窟{ $count }は空です。
       *[other] 洞窟{ $count }に{ $held }/{ $most }枚：{ $cards }。
    }
web-tuareg-own-unused = 未使用の盗賊{ $count }人。
web-tuareg-own-used = 使用済みの盗賊。下に{ $victim }からの{ $cards }。
web-tuareg-own-map =
    { $count ->
        [1] 地図1枚：得点化すると{ $points }点。
       *[other] 地図{ $count }枚：得点化すると1枚{ $points }点。
    }
web-tuareg-note-cave = { $held }/{ $most }
web-tuareg-note-unused = 未使用
web-tuareg-note-used = 使用済み
web-tuareg-note-map = { $points }点
web-tuareg-times = ×{ $count }

## Seats

web-tuareg-seat =
    { $mine ->
        [yes] { $gain ->
            [0] { $name }、あなたは{ seat-colour }：{ $points }点。
           *[other] { $name }、あなたは{ seat-colour }：{ $points }点。今ステージが終わればさらに{ $gain }点。
        }
       *[no] { $gain ->
            [0] { $name }、{ seat-colour }：{ $points }点。
           *[other] { $name }、{ seat-colour }：{ $points }点。今ステージが終わればさらに{ $gain }点。
        }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }、あなたは{ seat-colour }
       *[no] { $name }、{ seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · あなた
        [computer] { $level ->
            [none] { seat-colour } · コンピューター
           *[other] { seat-colour } · コンピューター · { $level }
        }
        [open] { seat-colour } · 空席
        [away] { seat-colour } · 離席中
       *[person] { seat-colour } · ゲスト
    }
web-tuareg-others = ほかのプレイヤー
web-tuareg-all-seats = プレイヤー
web-tuareg-points =
    { $gain ->
        [0] ここまでの点：{ $points }点
       *[other] ここまでの点：{ $points }点。今ステージが終わればさらに{ $gain }点
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes] 貯蔵庫{ $count }枚：{ $cards }。
       *[no] { $count ->
            [0] 貯蔵庫は空です。
           *[other] 貯蔵庫{ $count }枚。
        }
    }
web-tuareg-your-cache = あなたの貯蔵庫
web-tuareg-cache-size = { $count }/{ $most }
web-tuareg-cache-drawn = 手持ち{ $held }枚、引いた{ $drawn }枚
web-tuareg-cache-empty = 貯蔵庫は空です。
web-tuareg-your-animals = あなたの動物
web-tuareg-your-specials = あなたのスペシャルカード
web-tuareg-won = 勝ち

## The middle of the table

web-tuareg-market = 市場
web-tuareg-pile =
    { $count ->
        [0] 山札は空です。
       *[other] 山札は残り{ $count }枚です。
    }
web-tuareg-pile-title = 引く
web-tuareg-pile-note =
    { $count ->
        [0] 空
       *[other] 1回{ $count }枚
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card }市場にありません。
       *[other] { $card }市場に{ $count }枚あります。
    }
web-tuareg-lead =
    { $seats ->
        [1] { $names }が{ tuareg-kind }最多：{ $count }枚
       *[other] { $names }が{ tuareg-kind }最多で並ぶ：{ $count }枚ずつ
    }
web-tuareg-nobody = なし
web-tuareg-shop = スペシャルカード、各{ $price }ディナール
web-tuareg-means =
    { $lacking ->
        [0] 払えます：貯蔵庫と動物のカードは{ $dinar }ディナールです。
       *[other] あと{ $lacking }ディナール足りません：貯蔵庫と動物のカードは{ $dinar }ディナールです。
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }：売り切れ。{ $effect }
       *[other] { $special }：残り{ $count }枚、{ $price }ディナール。{ $effect }
    }
web-tuareg-discard = 支払われてゲームから除かれたカード：{ $cards }
web-tuareg-out = ゲームから除外
web-tuareg-read = カードを読む：{ $title }
web-tuareg-close = 閉じる

## Beside the table

web-tuareg-stage = ステージ{ $stage }/2
web-tuareg-seats =
    { $seats ->
        [2] 2席 · 第{ $round }ラウンド
        [3] 3席 · 第{ $round }ラウンド
        [4] 4席 · 第{ $round }ラウンド
       *[5] 5席 · 第{ $round }ラウンド
    }
web-tuareg-last-round =
    { $count ->
        [1] 最後のラウンド · 最後の手番
       *[other] 最後のラウンド · あと{ $count }手番
    }
web-tuareg-counted = ステージ{ $stage }の集計
web-tuareg-sheet = 得点
web-tuareg-sheet-seat = 席
web-tuareg-sheet-stage = ステージ{ $stage }
web-tuareg-sheet-rest = カード
web-tuareg-sheet-total = 合計
web-tuareg-open-yet = –

## Reading a card

web-tuareg-read-count = ゲームに{ $count }枚あります。
web-tuareg-read-load =
    { $kind ->
        [water] ラクダには、水は水だけで積みます。
        [gold] ラクダに積める金は{ $gold }枚まで、種類は{ $kinds }種までで、同じ種類は続けて積みます。
       *[other] ラクダに積めるのは{ $kinds }種までで、同じ種類は続けて積みます。
    }
web-tuareg-read-share = 最多で並んだ人はそれぞれ{ $points }点です。貯蔵庫のカードは数えません。
web-tuareg-read-special =
    { $special ->
        [donkey] 荷物のあるロバはステージの後、山に戻ります。ゲームの終わりに未使用なら{ $unused }点です。
        [cave] 中のカードはステージの終わりに数え、洞窟は山に戻ります。ゲームの終わりに未使用なら{ $unused }点です。
        [thief] 盗んだカードは下に置かれ、ステージの終わりに数えます。ゲームの終わりに未使用なら{ $unused }点です。
       *[map] ステージ1の後に得点化しなかった地図は、ゲームの終わりに点になります。
    }
