### Messages of the web server: errors, notes beside the table, and what it prints when it starts.
### Messages on pages are whole sentences with a full stop.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] トゥアレグ
       *[targi] タルギ
    }
web-title = { $game } · Azalai
web-title-your-turn = あなたの手番 · { $game } · Azalai
web-settings-title = 設定 · Azalai
web-rules-title = ルール · Azalai
# The name of a person without a display name. $number: the number of the seat.
web-unnamed = ゲスト{ $number }
# A seat of a game from a file, whose players are not known.
web-seat = { seat-colour }
# The name of a computer player. A translation may keep these names or spell them in its own way.
web-computer =
    { $seat ->
        [blue] アマスタン
        [white] イディル
        [red] ティンニ
        [green] ムーサ
       *[saffron] ケッラ
    }

## Notes beside the table

web-getting-ready = コンピューターが準備しています。初回だけ、約1分かかります。
web-cannot-think = コンピューターは今手を打てません。まもなくやり直します。
web-cannot-store = コンピューターの手を保存できませんでした。まもなくやり直します。

## Errors

web-stale = その間にテーブルが変わりました。何も行われていません。これが今の状態です。
web-not-your-turn = あなたの手番ではありません。
web-not-your-seat = このテーブルにあなたの席はありません。観戦は歓迎です。
web-over = この対局は終わっています。
web-not-begun = この対局はまだ始まっていません。
web-not-over = この対局はまだ終わっていません。
web-no-undo = 今は元に戻せません。その後にほかの人が手を打ったか、非公開のものが公開されました。
web-undone-too-often = このテーブルではもう{ NUMBER($most, useGrouping: 0) }回元に戻したので、これ以上は元に戻せません。
web-no-place = { $field }の席はありません。このテーブルの最後の席は{ $last }です。
web-no-hint = 今はヒントがありません。
web-no-hint-among-people = 人どうしの対局にヒントはありません。
web-no-hint-open-seat = 空席がある間はヒントがありません。ほかの人が座るかもしれないからです。
web-hint-replaced = 別のヒントを求めたので、このヒントは取り消されました。
web-no-table = そのテーブルはここにありません。
web-damaged = このテーブルは壊れていて開けません。エラーは記録されました。ほかのテーブルに影響はありません。
web-no-page = そのページはここにありません。
web-no-method = このアドレスは、この種類のリクエストを受け付けません。
web-no-moment = この対局は{ NUMBER($last, useGrouping: 0) }手だけです。
web-no-such-seat = その席はありません。
web-no-level = コンピューター{ $level }はいません。使えるもの：{ $levels }
web-no-such-level = コンピューター「{ $level }」はいません。
web-no-invitation = この招待のテーブルはありません。リンクが最後までコピーされていないのかもしれません。
web-not-invited = このテーブルは招待制です。リンクをもらってください。
web-full = 席はすべて埋まっています。観戦は歓迎です。
web-changed-too-often = このテーブルでは席の交代が多すぎます。観戦は歓迎です。
web-seat-taken = この席は埋まっています。
web-removed = ホストがあなたをこのテーブルから外しました。観戦は歓迎です。
web-had-another-seat = あなたはこの対局の別の席でもう打っていて、その非公開のカードを知っています。戻れるのは自分の席だけです。
web-name-wanted = ほかの人が読める名前を選んでください。
web-not-host = これができるのは、このテーブルを作った人だけです。
web-not-full = まだ空席があります。
web-begun = 対局は始まっているので、もう変更できません。
web-no-reactions = ひとことは、ほかの人がいるテーブルで使えます。
web-no-rematch = 再戦を始められるのは、この対局のプレイヤーだけで、対局が終わってからです。
web-no-link = このリンクの席はありません。リンクが最後までコピーされていないのかもしれません。
web-link-used = このリンクはもう使われました。その席のプレイヤーは新しいリンクを作れます。
web-other-origin = このリクエストは別のサイトのページから来たので、何も行われていません。
web-unknown-host = このサーバーは、このアドレスを自分のものと認識していません。正しいアドレスなら、--public-urlか--allowed-hostを付けてサーバーを起動してください。
web-too-large = 大きすぎます。上限は{ NUMBER($most, useGrouping: 0) } KiBです。
web-too-many = リクエストが多すぎます。{ NUMBER($seconds, useGrouping: 0) }秒後にもう一度試してください。
web-too-much-work = リクエストがサーバーに負荷をかけすぎています。{ NUMBER($seconds, useGrouping: 0) }秒後にもう一度試してください。
web-too-slow = リクエストが届くのに時間がかかりすぎたので、何も行われていません。
web-unreadable = リクエストを読み取れませんでした。
web-not-object = リクエストはJSONオブジェクトでなければなりません。使えるフィールド：{ $known }。
web-field-missing = フィールドがありません：{ $field }。
web-field-unknown = 不明なフィールド：{ $field }。使えるフィールド：{ $known }。
web-field-choice = フィールド{ $field }は次のどれかです：{ $choices }。
web-field-range = フィールド{ $field }は{ NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの整数です。
web-field-items = フィールド{ $field }は{ NUMBER($low, useGrouping: 0) }～{ NUMBER($high, useGrouping: 0) }項目のリストです。
web-field-length = フィールド{ $field }が長すぎます。上限は{ NUMBER($high, useGrouping: 0) }文字です。
web-field-pattern = フィールド{ $field }はパターン「{ $pattern }」に合わなければなりません。
web-field-type =
    { $type ->
        [boolean] フィールド{ $field }はtrueかfalseです。
        [array] フィールド{ $field }はリストです。
       *[string] フィールド{ $field }はテキストです。
    }
web-no-file = ファイルがアップロードされていません。
web-file-name = ファイル
web-file-not-text = ファイルがUTF-8のテキストではありません。
web-file-too-much = ファイルの読み込みに時間がかかりすぎました。
web-game-too-long = 対局の手数は、変化手順の分も合わせて{ NUMBER($most, useGrouping: 0) }手までです。
web-not-your-game = この対局はあなたの一覧にありません。
web-quota-unfinished = 対局の終わっていないテーブルを{ NUMBER($most, useGrouping: 0) }卓作りました。ゲストはこれ以上作れません。まずどれかを終えてください。
web-quota-uploads = 対局を{ NUMBER($most, useGrouping: 0) }局アップロードしました。ゲストはこれ以上アップロードできません。まず一覧からどれかを削除してください。
web-not-stored = 保存できなかったので、何も行われていません。もう一度試してください。
web-fault = サーバーで問題が起きました。エラーは記録され、対局は変わっていません。

## Starting

web-bad-public-url = 公開URLは、http://かhttps://とパスのないホスト名です。{ $url }は使えません
web-bad-proxy = 信頼するプロキシは、IPアドレスか10.0.0.0/8のようなネットワークです。{ $proxy }は使えません
web-bad-host = 許可するホストは、azalai.example.orgのようなポートのない名前です。{ $host }は使えません
web-bad-metrics = { $address }でメトリクスを提供できません：{ $error }
web-bad-port = ポートは0から65535までの整数です。{ $port }は使えません
web-bad-expiry = { $option }は0より大きい日数です。{ $days }は使えません
web-bad-data = フォルダー{ $path }は使えません：{ $error }
web-folder-in-use = フォルダー{ $path }は別のサーバーが使っています。そのサーバーを止めるか、--dataで別のフォルダーを選んでください
web-bad-address = { $host }のポート{ $port }で待ち受けできません：{ $error }
web-serving = Azalaiのアドレス：{ $url }
web-serving-network = 同じネットワークのほかの端末から：{ $url }
web-serving-data = テーブルの保存先：{ $path }
web-serving-stop = Ctrl-Cで止まります。何も失われません。
web-store = データベース{ $path }を開けません：{ $error }
web-store-newer = このデータベースは新しいAzalaiが書いたものです（バージョン{ $version }、ここで使えるのは{ $known }）
web-store-closed = データベースは閉じています
web-bad-store = 保存先は、postgresql://user:password@host/azalaiのようなPostgreSQLデータベースのURLです。{ $url }は使えません
web-store-extra = PostgreSQLに保存するには、別のパッケージが必要です：pip install "azalai[postgresql]"
web-bad-processes = プロセス数は1以上です。{ $count }は使えません
web-processes-sqlite = 複数のプロセスには、共有できるデータベースが必要です。--store postgresql://…を加えるか、--processesを外してください。SQLiteファイルのテーブルは、1つのプロセスがメモリーに保持します。
web-workers-sqlite = --storeがないときは、サーバー自身にボットワーカーが必要です。--workersは1以上にしてください
web-bad-workers = ワーカー数は{ $least }以上です。{ $count }は使えません

## azalai serve

cli-value-host = アドレス
cli-value-host-name = 名前
cli-value-folder = フォルダー
cli-value-url = URL
cli-help-serve = ブラウザーで対局するためのウェブサーバーを動かす
cli-about-serve = ウェブサーバーを動かします。このコンピューター用、または--hostと--public-urlで家庭内ネットワークやインターネット用です。
cli-help-host = 待ち受けるアドレス。0.0.0.0はほかのコンピューターも受け付ける（127.0.0.1：このコンピューターだけ）
cli-help-lan = ローカルネットワークのほかの端末からもつながるようにし、アドレスを表示する
cli-help-port = 待ち受けるポート（8765）
cli-help-data = テーブルの保存先（ユーザーデータフォルダーのazalai）
cli-help-store = そのフォルダーのファイルの代わりにテーブルを保存するPostgreSQLデータベース
cli-help-processes = テーブルを共有するサーバープロセスの数、--storeとともに（1）
cli-help-workers = コンピュータープレイヤーの手を計算するプロセスの数（プロセッサー数より1少なく、最大4。0は--storeのときだけ：別のazalai workが計算する）
cli-help-public-url = ほかの人がこのサーバーに接続するアドレス。表示するリンクに使う
cli-help-trusted-proxy = X-Forwardedヘッダーを信頼するリバースプロキシ（--public-urlのとき：このコンピューターのもの）
cli-help-allowed-host = ほかの人がこのサーバーに接続できる追加のホスト名
cli-value-host-port = アドレス:ポート
cli-help-metrics = Prometheus用のメトリクスを提供するアドレス、例：127.0.0.1:9464（なし）
cli-help-log-format = ログをテキスト、または1行1つのJSONオブジェクトで書く（text）
cli-help-open = ブラウザーで開く
cli-value-days = 日数
cli-help-keep-waiting = プレイヤーを待つテーブルを削除するまでの日数（7）
cli-help-keep-uploads = アップロードされた対局を削除するまでの日数（30）
cli-help-keep-abandoned = 手のない進行中の対局を削除するまでの日数（90）
cli-help-keep-what-if = 終わった「もしも」テーブルを削除するまでの日数（90）
cli-help-keep-puzzles = ゲストの問題の成績を、最後の挑戦から削除するまでの日数（400）

## azalai tidy

cli-help-tidy = 期限の切れたテーブルをサーバーのデータベースから削除する
cli-about-tidy = プレイヤーを待つテーブル、アップロードされた対局、放置された対局を期限の後に削除し、ディスクの空きを戻します。動いているサーバーは、これを1時間ごとに自分で行います。人の終わった対局は残ります。
tidy-deleted =
    { $why ->
        [waiting] プレイヤーを待っていたテーブル：{ NUMBER($count, useGrouping: 0) }卓を削除
        [upload] アップロードされた対局：{ NUMBER($count, useGrouping: 0) }局を削除
        [what-if] 終わった「もしも」テーブル：{ NUMBER($count, useGrouping: 0) }卓を削除
        [puzzles] ゲストの問題の成績：{ NUMBER($count, useGrouping: 0) }人分を削除
       *[abandoned] 放置された対局：{ NUMBER($count, useGrouping: 0) }局を削除
    }
tidy-size = データベースは{ NUMBER($size, useGrouping: 0) } KiBです（前は{ NUMBER($before, useGrouping: 0) } KiB）。
tidy-no-database = フォルダー{ $path }にデータベースはありません

## azalai work

cli-help-work = PostgreSQLデータベースを使うサーバーのために、コンピュータープレイヤーの手を計算する
cli-about-work = PostgreSQLデータベースを使うすべてのサーバーのために、コンピュータープレイヤーの手とヒントを計算するボットワーカーを、このコンピューターか別のコンピューターで動かします。
cli-help-work-store = サーバーのデータベース
cli-help-work-workers = 同時に働くプロセスの数（プロセッサー数より1少なく、最大4）
work-working = ボットワーカー{ $count }個がデータベース{ $path }のために働いています。Ctrl-Cで止まります。
## azalai backup, azalai restore

cli-help-backup = サーバーのテーブルをファイルにバックアップする
cli-about-backup = サーバーのデータベースと秘密鍵を1つのファイルに書き出します。サーバーは動いていてもかまいません。このファイルがあればCookieを偽造できるので、パスワードと同じように守ってください。PostgreSQLの場合はpg_dumpを使います。
cli-help-restore = バックアップからサーバーのテーブルを復元する
cli-about-restore = データベースのまだないデータフォルダーにバックアップを展開します。そこでサーバーが動いていてはいけません。
cli-help-backup-file = バックアップのファイル
backup-done = テーブル{ NUMBER($count, useGrouping: 0) }卓を{ $path }にバックアップしました。
backup-restored = テーブル{ NUMBER($count, useGrouping: 0) }卓を{ $path }に復元しました。
backup-exists = ファイル{ $path }はもうあります。別の名前を選んでください
backup-folder-used = フォルダー{ $path }にはもうデータベースがあります。空のフォルダーに復元してください
backup-damaged = バックアップ{ $path }は使えません：{ $error }
