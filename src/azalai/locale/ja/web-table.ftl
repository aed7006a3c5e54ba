### Texts of the table page that all games share.

web-nothing-to-send = 送るものがまだありません。まず手を選んでください。
web-draft-is-whole = { $move }で決定がそろいました。送信してください。

web-turn-yours = あなたの手番
web-turn-shared = { $name }さんの手番
web-turn-theirs = { $name }の手番
web-turn-replay = { $name }の手番
web-turn-over = 対局終了
web-thinking = 考え中…
web-watching = 観戦中です。
web-wait = お待ちください
web-choose = テーブルで選んでください
web-cancel = 取り消す
web-cancel-all = 選んだものをすべて取り消す。
web-legal-cards = 選べるカード{ $count }枚
web-or = または
web-log = ログ
web-log-empty = まだ何も起きていません。
web-log-round = 第{ $round }ラウンド
# What happened at the table besides moves; a line of the log.
web-event =
    { $what ->
        [deal] ホストがシード番号を選んだので、全カードを知っている可能性があります。
        [research] 終わった対局は、名前なしで研究に使われることがあります。
        [sat] { $name }が着席する。
        [left] { $name }がテーブルを離れる。
        [moved] { $name }が別の端末に移る。
        [filled] コンピューターが空席に座る。
        [stood-in] コンピューターが{ $name }の代わりをする。
       *[came-back] { $name }が戻る。
    }
web-hint = ヒント
web-hint-not =
    { $why ->
        [people] 人との対局ではヒントを使えません。
       *[turn] ヒントは自分の手番に使えます。
    }
web-hinting = 強いプレイヤーがあなたの手を考えています…
web-hint-show = { $number }を表示
web-hint-of-100 = /100
web-hint-cancelled = ヒントを取り消しました。
web-hints = 強いプレイヤーならこうする
web-hints-close = ヒントを閉じる
web-skip = 飛ばす
web-skip-says = 人が決めるまで間を飛ばす（Sキー）
web-undo = 元に戻す
web-undo-not =
    { $why ->
        [nothing] 元に戻すものがまだありません。
        [people] 元に戻せません。ほかのプレイヤーがその後に打ったか、何かを見ました。
       *[turn] 元に戻せるのは自分の手番だけです。
    }
web-more = ほかにできること
web-actions = アクション
web-one-less = 1つ減らす：{ $name }
web-one-more = 1つ増やす：{ $name }
web-lost = 接続が切れました。再接続中…
web-offline = サーバーに届きませんでした。もう一度お試しください。
web-failed = うまくいきませんでした。もう一度お試しください。
web-changed = テーブルが変わりました。選び直してください。
web-close = 閉じる
web-rule = この決定のルール（新しいタブ）
