### Tuareg: names, what cards do, questions, what a move would do, why it is not legal, the log.
### Variables that a message selects by: $seat is blue, white, red, green or saffron;
### $special a special card; $kind a resource, $count of it; $sort and $number an animal (or, where a card comes from,
### the cache). Other languages inflect these names, so a message selects by them or is made of the names below.

## Names

tuareg-kind =
    { $kind ->
        [water] 水
        [gold] 金
        [salt] 岩塩
       *[millet] 粟
    }
tuareg-kind-title =
    { $kind ->
        [water] 水
        [gold] 金
        [salt] 岩塩
       *[millet] 粟
    }
tuareg-some =
    { $kind ->
        [water] 水{ $count }枚
        [gold] 金{ $count }枚
        [salt] 岩塩{ $count }枚
       *[millet] 粟{ $count }枚
    }
tuareg-no-cards = カードなし
tuareg-special =
    { $special ->
        [donkey] ロバ
        [cave] 洞窟
        [thief] 盗賊
       *[map] 地図
    }
tuareg-special-title =
    { $special ->
        [donkey] ロバ
        [cave] 洞窟
        [thief] 盗賊
       *[map] 地図
    }
tuareg-animal =
    { $sort ->
        [camel] ラクダ{ $number }
       *[donkey] ロバ{ $number }
    }
# Where a card comes from, after "from".
tuareg-from =
    { $sort ->
        [cache] 貯蔵庫
       *[animal] { tuareg-animal }
    }

# A player as the owner of something.
tuareg-of-seat = { seat-name }の

## The list of cards

tuareg-list-resources = 資源カード
tuareg-list-specials = スペシャルカード、各{ $price }ディナール
tuareg-column =
    { $column ->
        [card] カード
        [count] 枚数
        [dinar] ディナール
        [points] 最多
        [in-play] 使用枚数
        [effect] 効果
       *[source] 出典
    }
tuareg-source =
    { $source ->
        [seed] ルールブック
        [published] 公表されたリスト
       *[house] Azalai独自
    }
tuareg-effect =
    { $special ->
        [donkey] 動物が1頭増える。カード{ $animal }枚を好きな順に積める。
        [cave] 手番に1回、貯蔵庫のカード1枚か、自分の動物の一番上のカードを隠す。{ $cave }枚まで入る。
        [thief] 1回：ほかのプレイヤーの貯蔵庫からランダムに1枚、または動物の一番上の1枚を盗む。
       *[map] ステージの終わりに得点化すると{ $points }点。
    }
tuareg-in-play = 2、3、4、5人で{ $two }、{ $three }、{ $four }、{ $five }枚
tuareg-in-play-here = { $seats }人で{ $count }枚

## What is asked

tuareg-ask-turn =
    { $last ->
        [yes] { seat-name }：このステージ最後の手番です。積むか、市場から取るか、購入してください。
       *[no] { seat-name }：手番です。引くか、積むか、市場から取るか、購入してください。
    }
tuareg-ask-drawn =
    { $count ->
        [0] { seat-name }：さらに市場に出すか、手番を終えてください。
       *[other] { seat-name }：カード{ $count }枚を市場に出してください。{ $most }枚まで残せます。
    }
tuareg-ask-rest = { seat-name }：洞窟か盗賊を使うか、手番を終えてください。
tuareg-ask-load =
    { $laid ->
        [yes] { seat-name }：もう1枚{ tuareg-animal }に積むか、終えてください。
       *[no] { seat-name }：まずどのカードを{ tuareg-animal }に積みますか。
    }
tuareg-ask-onto = { seat-name }：市場の{ tuareg-kind }をどの動物に積みますか。
tuareg-ask-more = { seat-name }：{ tuareg-kind }をもう1枚{ tuareg-animal }に積むか、終えてください。
tuareg-ask-pay =
    { $special ->
        [donkey] { seat-name }：ロバの代金を払ってください。あと{ $left }ディナール。
        [cave] { seat-name }：洞窟の代金を払ってください。あと{ $left }ディナール。
        [thief] { seat-name }：盗賊の代金を払ってください。あと{ $left }ディナール。
       *[map] { seat-name }：地図の代金を払ってください。あと{ $left }ディナール。
    }
tuareg-ask-hide = { seat-name }：洞窟{ $cave }にどのカードを隠しますか。
tuareg-ask-rob = { seat-name }：盗賊は誰から盗みますか。
tuareg-ask-cash =
    { $count ->
        [1] { seat-name }：地図を得点化して{ $points }点を得ますか。それとも残しますか。
       *[other] { seat-name }：地図が{ $count }枚あります。1枚を得点化して{ $points }点を得ますか。それとも残しますか。
    }
tuareg-over-won =
    { $by ->
        [dinar] { $score }点で並び、貯蔵庫の価値が最も高い{ $seat }の勝ち。
       *[points] { $seat }が{ $score }点で勝ち。
    }
tuareg-over-shared = { $seats }が{ $score }点で勝利を分け合う。

## What a move would do

tuareg-move-draw =
    { $owed ->
        [yes] カードを{ $count }枚引き、1枚以上を市場に出す
       *[no] { $count ->
            [1] 最後のカードを引く
           *[other] 最後のカード{ $count }枚を引く
        }
    }
tuareg-move-load = 貯蔵庫から{ tuareg-animal }に積む
tuareg-move-take = 市場の{ tuareg-kind }（{ $count }枚）を1頭の動物に積む
tuareg-move-buy =
    { $special ->
        [donkey] { $price }ディナールでロバを購入する：動物が1頭増え、ラクダのルールに縛られない
        [cave] { $price }ディナールで洞窟を購入する：手番ごとにカードを1枚隠す
        [thief] { $price }ディナールで盗賊を購入する：カードを1枚盗む
       *[map] { $price }ディナールで地図を購入する：{ $points }点
    }
tuareg-move-cave = 洞窟{ $cave }にカードを1枚隠す（今{ $held }枚、{ $most }枚まで）
tuareg-move-thief =
    { $count ->
        [1] 盗賊でカードを1枚盗む
       *[other] 盗賊{ $count }人のうち1人でカードを1枚盗む
    }
tuareg-move-pass = 手番を終える：できる選択肢がない
tuareg-move-end =
    { $count ->
        [0] 手番を終える
       *[other] 貯蔵庫{ $count }枚で手番を終える
    }
tuareg-move-lay = { tuareg-some }を市場に出す
tuareg-move-add = { tuareg-some }を{ tuareg-animal }に積む
tuareg-move-done = 積み終える
tuareg-move-pay = { tuareg-from }から{ tuareg-some }を払う（{ $dinar }ディナール）
tuareg-move-hide = { tuareg-from }から{ tuareg-some }を洞窟{ $cave }に隠す
tuareg-move-rob =
    { $count ->
        [1] { tuareg-of-seat }貯蔵庫の唯一のカードを盗む
       *[other] { tuareg-of-seat }貯蔵庫の{ $count }枚からランダムに1枚盗む
    }
tuareg-move-rob-top = { tuareg-of-seat }{ tuareg-animal }の一番上の{ tuareg-some }を盗む
tuareg-move-cash = 地図1枚を得点化して{ $points }点を得る
tuareg-move-keep =
    { $count ->
        [1] 地図を残す
       *[other] 地図{ $count }枚を残す
    }

## Why a move cannot be made. $moves are the legal ones.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
tuareg-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "。できる手：" }{ $moves }
    }
tuareg-no-question = 「{ $move }」は問いの答えになりません。今の問い：{ $question }できる手：{ $moves }
tuareg-no-second-option = この手番の選択肢はもう使いました{ tuareg-legal }
tuareg-no-draw = 山札は空です{ tuareg-legal }
tuareg-no-animal = { tuareg-animal }はいません{ tuareg-legal }
tuareg-no-load-empty = 貯蔵庫が空で、積むものがありません{ tuareg-legal }
tuareg-no-load = 貯蔵庫のカード（{ $held }）はどれも{ tuareg-animal }に積めません{ tuareg-legal }
tuareg-no-market = 市場に{ tuareg-kind }は残っていません{ tuareg-legal }
tuareg-no-take = { tuareg-kind }を積める動物がいません{ tuareg-legal }
tuareg-no-buy-none =
    { $special ->
        [donkey] ロバは残っていません{ tuareg-legal }
        [cave] 洞窟は残っていません{ tuareg-legal }
        [thief] 盗賊は残っていません{ tuareg-legal }
       *[map] 地図は残っていません{ tuareg-legal }
    }
tuareg-no-buy-dinar = 貯蔵庫と動物のカードは{ $worth }ディナールで、{ $price }ディナール必要です{ tuareg-legal }
tuareg-no-cave =
    { $count ->
        [0] 洞窟がありません{ tuareg-legal }
       *[other] 洞窟は{ $count }枚だけです{ tuareg-legal }
    }
tuareg-no-cave-used = この手番はもう洞窟{ $cave }に隠しました{ tuareg-legal }
tuareg-no-cave-full = 洞窟{ $cave }にはもう{ $count }枚あります{ tuareg-legal }
tuareg-no-cave-card =
    { $owed ->
        [yes] 貯蔵庫の最後の1枚は市場に出さなければなりません{ tuareg-legal }
       *[no] 隠すカードがありません{ tuareg-legal }
    }
tuareg-no-thief =
    { $have ->
        [yes] ほかに盗めるカードを持つプレイヤーがいません{ tuareg-legal }
       *[no] 未使用の盗賊がいません{ tuareg-legal }
    }
tuareg-no-end-option = できる選択肢があるうちは、1つ行わなければなりません{ tuareg-legal }
tuareg-no-end-owed = 引いた後は市場に1枚出さなければなりません{ tuareg-legal }
tuareg-no-end-cache = 貯蔵庫は{ $most }枚までで、{ $over }枚多すぎます{ tuareg-legal }
tuareg-no-card = 貯蔵庫（{ $held }）に{ tuareg-kind }はありません{ tuareg-legal }
tuareg-no-fit =
    { $why ->
        [full] { tuareg-animal }にはもう{ $most }枚積んでいます{ tuareg-legal }
        [water] ラクダには、水は水だけで積みます{ tuareg-legal }
        [gold] ラクダに積める金は{ $gold }枚までです{ tuareg-legal }
        [kinds] { tuareg-animal }に{ tuareg-kind }を積むと、種類が多すぎる（{ $kinds }種まで）か、別の種類を挟んで戻ります{ tuareg-legal }
       *[change] { tuareg-animal }に{ tuareg-kind }を積むと、3種目か2回目の切り替えになります{ tuareg-legal }
    }
tuareg-no-done = 1枚以上積んでください{ tuareg-legal }
tuareg-no-top = { tuareg-animal }に荷物がありません{ tuareg-legal }
tuareg-no-seat = { seat-name }はこのテーブルにいません{ tuareg-legal }
tuareg-no-rob-own = 盗賊はほかのプレイヤーから盗みます{ tuareg-legal }
tuareg-no-rob-cache = { tuareg-of-seat }貯蔵庫は空です{ tuareg-legal }
tuareg-no-rob-top = { seat-name }の{ tuareg-animal }に荷物がありません{ tuareg-legal }

## The log

tuareg-log-draw = { seat-name }がカードを{ $count }枚引く。
tuareg-log-load = { seat-name }が{ tuareg-animal }に積む。
tuareg-log-take = { seat-name }が市場から{ tuareg-kind }を取る。
tuareg-log-buy =
    { $special ->
        [donkey] { seat-name }がロバを購入する。
        [cave] { seat-name }が洞窟を購入する。
        [thief] { seat-name }が盗賊を購入する。
       *[map] { seat-name }が地図を購入する。
    }
tuareg-log-cave = { seat-name }が洞窟{ $cave }を使う。
tuareg-log-thief = { seat-name }が盗賊を送る。
tuareg-log-end =
    { $passed ->
        [yes] { seat-name }が手番を終える：できる選択肢がない。
       *[no] { seat-name }が手番を終える。
    }
tuareg-log-lay = { seat-name }が{ tuareg-some }を市場に出す。
tuareg-log-add = { seat-name }が{ tuareg-some }を{ tuareg-animal }に積む。
tuareg-log-done = { seat-name }が積み終える。
tuareg-log-pay =
    { $bought ->
        [yes] { seat-name }が{ tuareg-from }から{ tuareg-some }を払い、{ tuareg-special }を得る。
       *[no] { seat-name }が{ tuareg-from }から{ tuareg-some }を払う。
    }
tuareg-log-hide = { seat-name }が貯蔵庫のカード1枚を洞窟{ $cave }に隠す。
tuareg-log-hide-top = { seat-name }が{ tuareg-animal }の{ tuareg-some }を洞窟{ $cave }に隠す。
# $seat is robbed by $thief, who is already in words.
tuareg-log-rob = { $thief }が{ tuareg-of-seat }貯蔵庫からカードを1枚盗む。
tuareg-log-rob-top = { $thief }が{ tuareg-of-seat }{ tuareg-animal }から{ tuareg-some }を盗む。
tuareg-log-cash = { seat-name }が地図1枚を得点化して{ $points }点を得る。
tuareg-log-keep = { seat-name }が地図{ $count }枚を残す。
tuareg-log-last-card = 山札の最後のカードだった：この手番の後、各プレイヤーにあと1回手番がある。
tuareg-log-stage-over = ステージ{ $stage }終了。
tuareg-log-scored = { $seat }{ $points }点
tuareg-log-majority =
    { $kind ->
        [water] 水：{ $scored }。
        [gold] 金：{ $scored }。
        [salt] 岩塩：{ $scored }。
       *[millet] 粟：{ $scored }。
    }
tuareg-log-stage-2 = ステージ2開始。山札は{ $count }枚、{ seat-name }が先手。
tuareg-log-no-pile = 引くカードがないので、すぐに最後のラウンドが始まる。
tuareg-log-unused = 未使用のスペシャルカードと地図：{ $scored }。
tuareg-log-totals = 合計：{ $scored }。
