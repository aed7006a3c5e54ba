### Tuareg: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].cache.

tuareg-position-other-seat = { $where }は{ $right }でなければなりません
tuareg-position-known = { $where }は「all」か、0から{ $last }までの異なる席のリストでなければなりません
tuareg-position-one-of = { $where }は{ $known }のどれかです。{ $value }は使えません
tuareg-position-seat-number = seatは0から{ $last }までの整数です。{ $seat }は使えません
tuareg-position-passed = { $where }は、ステージごとに1つ、2つの辞書でなければなりません

## Cards

tuareg-position-card = { $where }：カード{ $name }はありません。使えるもの：{ $kinds }
tuareg-position-too-many = { $kind }のカードは{ $count }枚だけです
tuareg-position-pile-count = 山札は{ $least }～{ $most }枚です。{ $count }枚にはなりません
tuareg-position-cards-over = カードが{ $count }枚足りません
tuareg-position-specials-owned = { $special }のカード{ $count }枚に対して、プレイヤーが{ $owned }枚持っています
tuareg-position-specials = { $special }の山の残りは{ $left }枚です。{ $given }枚ではありません
tuareg-position-camel = { $seat }はラクダ{ $camel }にこのようには積めません。4枚まで、2種まで、切り替え1回、金2枚まで、水は水だけです
tuareg-position-cache = { $seat }の貯蔵庫は{ $size }枚ですが、今は{ $most }枚までです
tuareg-position-cave-known = { $seat }の洞窟のカードを知るのは{ $seat }だけ、数えた後は全員です
tuareg-position-stolen-known = { $seat }がほかのプレイヤーから盗んだカードを知るのはその2人だけ、数えた後は全員です
tuareg-position-late = { $seat }は持ち主がパスした後にカードを盗んでいますが、持ち主はパスしていません
tuareg-position-points = { $where }.pointsは得た点の合計{ $points }でなければなりません

## The turn

tuareg-position-stack = 問いが互いにつながっていません
tuareg-position-cashing = 地図の得点化はステージ1の後に、地図を持つ人が、そのステージの先手から席の順に行います
tuareg-position-owed = 市場に出さなければならないカードは1枚までで、出せるカードが必要です
tuareg-position-drawn = 引いたカードがあるのは引く選択肢の間だけで、引ける枚数までです
tuareg-position-loading = この動物に積んでいる途中ではありえません
tuareg-position-paying = このスペシャルカードの代金を払っている途中ではありえません
tuareg-position-hiding = カードを隠せるのは、空きがあり、この手番にまだ使っていない自分の洞窟だけです
tuareg-position-robbing = 盗むための未使用の盗賊がいません
tuareg-position-market-empty = 市場にこの種類のカードはありません
tuareg-position-caves-used = この手番に使った洞窟は手番のプレイヤーのもので、カードが入っています
tuareg-position-unanswerable = この問いには答えがありません
tuareg-position-stage-end = ステージを集計するとき、山札は空で、最後のラウンドは終わっています
tuareg-position-last-round-early = 最後のラウンドは山札がなくなると始まりますが、まだ{ $count }枚あります
tuareg-position-last-round-late = 山札がないので、最後のラウンドのはずです。last_turnsを書いてください

## What everybody has seen

tuareg-position-passed-cache = { $seat }はパスしたので、貯蔵庫にこれらのカードがあるはずはありません
tuareg-position-memory-early = memoryはステージ2のものですが、今はステージ1です
tuareg-position-memory-place = memoryには、非公開のカードを1枚につき1回だけ書き、ほかは書きません
tuareg-position-memory-cache = { $seat }の貯蔵庫が、ステージ2の初めのカードと、その後に引いたカードと出したカードに合いません
tuareg-position-memory-pile = 2つ目の山札は、残りのカードとそこから引かれたカードを合わせたものでなければなりません
