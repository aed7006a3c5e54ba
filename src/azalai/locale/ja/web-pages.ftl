### The pages around the table: home, waiting page, hand-over, end, replay, rules, settings, errors.

## Every page

page-brand = Azalai
page-brand-home = Azalai、ホーム
page-skip = 本文へ移動
page-home = ホーム
page-rules = ルール
page-menu = メニュー
page-settings = 設定
page-settings-all = すべての設定
page-on = オン
page-off = オフ
page-language = 言語
page-effects = カードの効果
page-effects-symbols = 記号で
page-effects-text = 文字で
page-scores = 途中の得点
page-scores-shown = 表示
page-scores-hidden = 非表示
page-theme = 昼か夜
page-theme-other = 昼と夜を切り替える
page-theme-system = 端末に合わせる
page-theme-light = 昼
page-theme-dark = 夜
page-pace = コンピューターの速さ
page-pace-calm = ゆっくり
page-pace-brisk = 速め
page-pace-instant = すぐに
page-motion = 動き
page-motion-system = 端末に合わせる
page-motion-full = すべて
page-motion-less = 控えめ
page-sound = 音

page-you = { $name }：名前と設定
page-you-nobody = 名前のないゲスト
page-name = あなたの名前
page-copy = コピー
page-copied = コピーしました
page-share = 共有
page-nobody = まだ誰もいません
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] タルギ
       *[tuareg] トゥアレグ
    }
# The game played at a table
page-about =
    { $game ->
        [targi] { $expansion ->
            [yes] タルギ（拡張入り）
           *[no] タルギ
        }
       *[tuareg] トゥアレグ
    }
page-about-cards = { $about }、独自のカード
cards-title = このテーブルのカード
cards-link = 独自のカード：このテーブルの全カード
cards-back = テーブルに戻る
home-cards = 独自のカード（カードファイル、.toml）
page-ago-now = たった今
page-ago-minutes = { $count }分前
page-ago-hours = { $count }時間前
page-ago-days =
    { $count ->
        [1] 昨日
       *[other] { $count }日前
    }

## Home

home-heading = 砂漠を越える交易
home-lead = タルギとトゥアレグ。塩とラクダと銀のボードゲーム2作を、友人と、または気長なコンピューターと。
home-tag =
    { $game ->
        [targi] 2本の線を交わらせ、交点のカードを取ろう。
       *[tuareg] ラクダに積み、荷物の最多を取ろう。
    }
home-players =
    { $game ->
        [targi] 2人
       *[tuareg] 2～5人
    }
home-time =
    { $game ->
        [targi] 45～60分
       *[tuareg] 30分
    }
home-seats = 人数
home-seats-number = { $count }席
home-level = コンピューターの強さ
home-expansion = 拡張：水、砂丘、タルギア
home-with-computer = コンピューターと対局
home-with-friends =
    { $game ->
        [targi] 友人を招待
       *[tuareg] 友人たちを招待
    }
home-with-screen = 1つの画面で
home-more = その他のオプション
home-easy = 拡張のやさしいバリアント
home-tribe = 部族カード
home-border = 外周カード
home-previous = このシード番号の混合山札の残り半分
home-previous-none = なし
# A value of an option.
home-value =
    { $value ->
        [base] 基本ゲーム
        [mixed] 両方の混合
        [expansion] 拡張
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] 拡張
    }
home-first = 先手
home-first-usual =
    { $game ->
        [targi] いつもどおり青
       *[tuareg] 抽選
    }
home-seed = シード番号
home-seed-none = ランダム
home-name-of = プレイヤー{ $number }の名前（1つの画面）
home-name-none = 任意
home-public = 誰でもホームから参加できる
home-research = この対局を名前なしで研究に使ってよい
home-mine = あなたのテーブル
home-mine-none = テーブルはまだありません。上でゲームを選べば、2クリックで始まります。
home-open = 参加できるテーブル
home-open-none = 今プレイヤーを待つテーブルはありません。
home-code = コードをお持ちの方
home-code-example = 6文字
home-code-go = 参加
home-finished = 終わった対局
home-finished-none = 終わった対局はここに残り、リプレイできます。
home-statistics = この端末での対局
home-figure =
    { $what ->
        [games] 対局
        [won] 勝ち
        [streak] 現在の連勝
        [longest] 最長の連勝
        [best-targi] タルギの最高得点
       *[best-tuareg] トゥアレグの最高得点
    }
home-against = 相手
home-against-won = 勝ち
home-against-lost = 勝ち以外
home-computer = コンピューター：{ $level }
home-statistics-where = この数字はこのブラウザーだけに保存されます。
home-forget = 消去
home-watch = ファイルの対局を見る
home-watch-how = 保存した対局を1手ずつ見ます。
home-watch-file = 対局ファイル
home-watch-go = 見る
home-button =
    { $what ->
        [play] 始める
        [open] 開く
        [join] 参加
        [replay] リプレイ
       *[watch] 観戦
    }
home-round = { $about } · 第{ $round }ラウンド
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] 開始できます
       *[other] 空席{ $free }席
    }
home-over = 終了
home-won =
    { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が勝利を分け合う
    }
home-your-turn = あなたの手番
home-turn = { $name }の手番

## The waiting page

waiting-invitation = 招待
waiting-invite =
    { $game ->
        [targi] 友人を招待
       *[tuareg] 友人たちを招待
    }
waiting-invite-how = リンクを送るか、QRコードをカメラで読むか、コードを伝えてください。
waiting-code-picture = リンクのQRコード（カメラで読み取り）
waiting-code = コード
waiting-link = 招待リンク
# Only this machine reaches the server, so there is no link for others.
local-only = サーバーにつながるのはこのコンピューターだけなので、リンクはほかの人には使えません。
local-network = 同じネットワークで
local-network-how = Ctrl-Cでサーバーを止め、このコマンドで始めてください。テーブルは残ります。
local-command = コマンド
local-network-then = すると、このページに{ $url }で始まる、ネットワーク内で使えるリンクが出ます。
local-network-none = このコンピューターは今ネットワークにつながっていません。先に接続してください。
local-internet = インターネットで
local-internet-how = HTTPSのリバースプロキシをサーバーの前に置き、--public-urlにそのアドレスを付けて始めてください。ドキュメントの「The web table」のページ（英語）に説明があります。
waiting-share-title = { page-game }のテーブル
waiting-watch = 観戦者用リンク
waiting-table = テーブル
waiting-facts =
    { $game ->
        [targi] 2席 · 45～60分
       *[tuareg] 5席まで · 約30分
    }
waiting-fact-seats = 席
waiting-fact-first = 先手
waiting-fact-open = テーブル
waiting-open =
    { $public ->
        [yes] 誰でも参加できる
       *[no] 招待制
    }
waiting-fact-deal = 配り
waiting-fact-research = 研究
waiting-research = 終わった対局を名前なしで研究に使ってよい
waiting-deal-chosen = ホストが選択。ホストは全カードを知っている可能性がある
waiting-seats = 席
waiting-taken = { $taken }/{ $all }着席
waiting-free = 空席
waiting-free-as =
    { $seat ->
        [blue] 青番
        [white] 白番
        [red] 赤番
        [green] 緑番
       *[saffron] 橙番
    }
waiting-for-friend = 友人を待っています
waiting-who =
    { $kind ->
        [computer] { $level ->
            [none] コンピューター、{ waiting-free-as }
           *[other] コンピューター、{ $level }、{ waiting-free-as }
        }
       *[person] { $mine ->
            [yes] あなた、{ waiting-free-as }
           *[no] { waiting-free-as }
        }
    }
waiting-ready = 準備完了
waiting-away = 未接続
waiting-sit = 着席
waiting-name = 名前を保存
# A seated player changes to the figure of a free seat.
waiting-figure =
    { $seat ->
        [blue] 青の駒にする
        [white] 白の駒にする
        [red] 赤の駒にする
        [green] 緑の駒にする
       *[saffron] 橙の駒にする
    }
waiting-strength = 席{ $number }のコンピューターの強さ
waiting-add = コンピューターを加える
waiting-take-off = { $name }をテーブルから外す
waiting-leave = 離れる
waiting-start = { $seats }席で始める
waiting-status-join =
    { $named ->
        [yes] 席を選んでください。
       *[no] 名前と席を選んでください。
    }
waiting-status-free =
    { $free ->
        [1] あと1人のプレイヤーを待っています。コンピューターが席に座ることもできます。
       *[other] あと{ $free }人のプレイヤーを待っています。コンピューターが席に座ることもできます。
    }
waiting-status-host = 全員そろいました。
waiting-status-start = 全員そろいました。ホストが対局を始めます。
waiting-move = 別の端末で
waiting-move-link = あなたの席の専用リンク
waiting-back = テーブルに戻る
waiting-move-how = この専用リンクで席を別の端末に移せます。人に教えないでください。

## Above the table: a seat whose player has left or is away

vacancy-title =
    { $count ->
       *[other] 空席が{ $count }つあります
    }
vacancy-says =
    { $may ->
        [fill] プレイヤーが離れ、対局は待機中です。コンピューターに任せるか、招待を送ってください。
        [join] プレイヤーが離れ、対局は待機中です。名前を選んで着席すると引き継げます。
       *[watch] プレイヤーが離れ、対局は次の人を待っています。
    }
vacancy-fill = コンピューターに任せる
vacancy-copy = 招待をコピー
away-title = 対局が離席中のプレイヤーを待っています
away-says = コンピューターに任せられます。戻ったプレイヤーは1クリックで席に戻れます。
away-since = しばらく離席しています
stand-in-title = コンピューターが代わりに打っています
stand-in-says = しばらく離れていたので、ほかの人がコンピューターに任せました。席はあなたのものです。
stand-in-sit = 席に戻る
leave-table = テーブルを離れる
leave-says = 席が空き、ほかの人がコンピューターや別の人に渡せます。
leave-sure = 離れる

## The hand-over at one screen

cover-finished = { $name }は終わりました
cover-heading = 画面を{ $name }に渡してください
cover-how = 非公開のカードはすべて隠れています。{ $name }だけが画面を見られるときに続けてください。
cover-go = { $name }です。カードを見せる
cover-news = 起きたこと
cover-pause = 対局を中断

## The end

end-caption = 最終得点計算の内訳
end-carried = { $name }の荷物とスペシャルカード
end-what = 項目
end-winner = （勝者）
end-running = 累計
end-total = 合計
end-line =
    { $what ->
        [tokens] 勝利点トークン
        [crosses] 配置したカードの十字架
        [row] { $about }行目
        [water] 水、2個ごとに1点
        [stage_1] { $about ->
            [water] ステージ1：水
            [gold] ステージ1：金
            [salt] ステージ1：岩塩
           *[millet] ステージ1：粟
        }
        [maps_1] ステージ1：地図
        [stage_2] { $about ->
            [water] ステージ2：水
            [gold] ステージ2：金
            [salt] ステージ2：岩塩
           *[millet] ステージ2：粟
        }
        [unused] 未使用のスペシャルカード
       *[maps_2] ステージ2：地図
    }
end-cards = { $count }枚
end-row =
    { $sort ->
        [alike] 同じシンボル4枚
       *[different] 4種のシンボル
    }
end-water = 水{ $count }個
end-wins = { $name }が{ $score }対{ $second }で勝ち
end-shared = { $names }が{ $score }点で勝利を分け合う
end-tie =
    { $game ->
        [targi] 同点：金貨、次に商品の多い方の勝ち。
       *[tuareg] 同点：貯蔵庫の価値が最も高い人の勝ち。
    }
end-round = 第{ $round }ラウンドで終了。
end-counting = 集計中
end-show-all = すべて表示
end-decided = 勝敗を分けたこと
end-swing = 第{ $round }ラウンド
end-swing-says = 点差が{ $name }の側へ{ $points }点動きました。
end-best =
    { $game ->
        [targi] 最高のカード：{ $what }
       *[tuareg] 最も点になったもの：{ $what }
    }
end-best-says = { $name }に{ $points }点をもたらしました。
end-rematch =
    { $next ->
        [other-cards] 残りの部族カード45枚で再戦
        [new-mix] 新しい混合で再戦
       *[again] 再戦
    }
end-to-rematch = 再戦へ進む
end-replay = リプレイ
end-look = テーブルを見る
end-download = 対局ファイル
end-forget = 自分の対局から削除…
end-forget-says = この対局は一覧から消えます。どのプレイヤーの一覧にもなくなると、サーバーが削除します。残すなら先に対局ファイルを保存してください。
end-forget-sure = 削除
end-story = 経過
end-table = テーブル
end-game = ゲーム
end-played = 対局の長さ
end-length = { $rounds }ラウンド、決定{ $moves }回
graph-label = { $names }のラウンドごとの点

## Replay

replay-player = 再生の操作
replay-first = 最初へ
replay-prev = 1手戻る
replay-next = 1手進む
replay-last = 最後へ
replay-play = 再生
replay-rounds = ラウンド
replay-round = ラウンド
replay-move = 手
replay-where = 第{ $round }ラウンド、{ $at }/{ $all }手
replay-log = 起きたこと
replay-eyes = 誰の視点
replay-all = 全カード公開
replay-link = この場面へのリンク
replay-sheet = 得点表

## Rules

rules-contents = 目次
rules-page =
    { $page ->
        [targi] タルギのルール
        [targi-summary] 1ページでわかるタルギ
        [targi-cards] タルギのカード
        [targi-expansion] 拡張のルール
        [targi-expansion-summary] 1ページでわかる拡張
        [targi-expansion-cards] 拡張のカード
        [tuareg-summary] 1ページでわかるトゥアレグ
       *[tuareg] トゥアレグのルール
    }
rules-search = ルールを検索
rules-search-go = 検索
rules-found =
    { $count ->
        [0] ルールに「{ $query }」はありません。短い語か、T12のようなルール番号をお試しください。
       *[other] { $count }か所に「{ $query }」があります。
    }
rules-print = このページを印刷
rules-decisions = 「裁定」と記したルールは私たちの解釈です。印刷されたルールに定めがないか、版によって異なります。
gallery-title = カードの絵
gallery-card = { $name }：{ $does }
gallery-border = 外周カード
gallery-goods = 商品カード
gallery-dunes = 砂丘
gallery-resources = 資源カード
gallery-specials = スペシャルカード
rules-other-language = このルールは今のところ英語だけです。

## Settings and seat links

settings-you = あなた
settings-save = 保存
settings-guest = 登録は不要です。名前はこのブラウザーに保存されます。
settings-show = 表示
settings-device = この端末
settings-keys = キーボード
settings-key =
    { $what ->
        [move] テーブルの次の部分へ
        [grid] カードからカードへ
        [do] 選択中のものを選ぶ。結果は先にテーブルに示されます
        [read] 選択中のカードを大きく表示し、効果をすべて見る
        [cancel] 説明を閉じるか、選んだものを取り消す
        [undo] 元に戻す
        [skip] コンピューターの手を次の自分の手番まで間なしで進める
        [hint] ヒント。続けて押すと次の手
        [log] ログ
        [replay-move] リプレイで1手戻る・進む
        [replay-round] リプレイで前・次のラウンドへ
        [replay-ends] リプレイで最初・最後へ
        [replay-play] リプレイで再生・停止
       *[jump] 番号で外周カードへ
    }
seat-heading = この端末で{ $name }として続けますか
seat-how = このリンクは{ page-game }のテーブルの席をこの端末に移します。その後、別の端末は観戦だけになります。
seat-take = ここに席を移す
seat-leave = 席をそのままにする

## Errors

error-number = エラー{ $status }
error-home = ホームへ
error-heading =
    { $status ->
        [403] それはできません
        [404] ここには砂しかありません
        [405] ここではできません
        [409] テーブルが先に進みました
        [410] このリンクは使用済みです
        [413] 大きすぎます
        [422] それは不可能です
        [429] 少しゆっくりお願いします
        [500] こちら側で障害が起きました
        [503] 少々お待ちください
       *[400] リクエストを理解できません
    }
error-text =
    { $status ->
        [403] この席かテーブルは別の人のものです。別の端末で続けるには、席の専用リンクを使ってください。
        [404] このアドレスにテーブルもページもありません。一部が欠けているかもしれません。
        [405] このページはその種類のリクエストに対応していません。
        [409] 誰かが先に打ったか、ページが古くなっていました。何も失われていません。もう一度テーブルを見てください。
        [410] 専用リンクで席を移せるのは1回だけです。テーブルのメニューに新しいリンクがあります。
        [413] 対局に必要な大きさを超えるリクエストです。
        [422] リクエストの値が合いません。
        [429] 短時間のリクエストが多すぎます。少し待ってお試しください。
        [500] 障害を記録しました。手はすべて保存されています。もう一度お試しください。
        [503] サーバーが混んでいます。少し待ってお試しください。
       *[400] サーバーがリクエストを読めませんでした。
    }

## Quick reactions at online tables, and calls when it is your turn

reactions-title = ひとこと
reactions-of-others = ほかの人のひとこと
reactions-shown = 表示
reactions-muted = 非表示
reaction =
    { $reaction ->
        [hello] こんにちは！
        [luck] 幸運を！
        [nice] お見事！
        [thinking] 考え中です…
        [oops] しまった！
       *[thanks] ありがとうございました！
    }
page-notify = 隠れたタブで手番が来たとき
page-notify-on = 通知する
page-notify-refused = ブラウザーがこのページの通知を許可していません。ブラウザーの設定で変えられます。

## What programs tell about a shared link; the page while the server cannot be reached

preview-home = ブラウザーでタルギ、その拡張、トゥアレグ：コンピューターと、1つの画面で、または友人と。
preview-replay = { $about }の対局
preview-moment = { $names } · { $about } · 第{ $round }ラウンド
offline-title = サーバーにつながりません
offline-says = サーバーが止まったか、オフラインかもしれません。テーブルはサーバーに保存され、手は失われません。このページは数秒ごとに再試行します。
offline-retry = 再試行
