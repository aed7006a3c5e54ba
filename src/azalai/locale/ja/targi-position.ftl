### Targi: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].goods.

targi-position-seat-number = seatは0から{ $last }までの整数で、終わった対局では値なしです。{ $seat }は使えません
targi-position-source = { $where }は次のどれかから来たカードについてでなければなりません：{ $sources }

## Cards

targi-position-card =
    { $sort ->
        [goods] { $where }：商品カード{ $name }はありません
        [dune] { $where }：砂丘{ $name }はありません
       *[tribe] { $where }：部族カード{ $name }はありません
    }
targi-position-card-twice = { $where }：{ $name }はもう別の所にあります
targi-position-space = { $where }の場所かカードの種類が、そこにあるものと違います
targi-position-centre-empty =
    { $sort ->
        [goods] 中央{ $space }に置く商品カードが残っていません
       *[tribe] 中央{ $space }に置く部族カードが残っていません
    }
targi-position-deck-count =
    { $sort ->
        [goods] 商品カードの山札が{ $wanted }枚ではなく{ $count }枚になります
        [dunes] 砂丘の山札が{ $wanted }枚ではなく{ $count }枚になります
       *[tribe] 部族カードの山札が{ $wanted }枚ではなく{ $count }枚になります
    }
targi-position-deal = 非公開のカードが、まだ配られていない山札から来ています
targi-position-question-card = カードをどうするかの途中なのは、そのカードについて問われている間だけです
targi-position-card-open = 問われているカードは、山札から引いてまだ配置していない場合を除き、公開です
targi-position-card-from-hand = 問われているカードは手札から来たので、手札のその場所は空でなければなりません
targi-position-card-from-centre = 問われているカードは中央から来たので、そこには代わりに裏向きの商品カードがなければなりません
targi-position-price = 残りの支払いが{ $card }のコストと合いません
targi-position-display-full = 12枚で埋まった部族エリアにはもう配置できません

## Clock, figures and turns. $seat is blue or white.

targi-position-robber = 第{ $round }ラウンドに盗賊は{ $robber }番にいません
targi-position-raid = 盗賊が角の{ $robber }番にいます。略奪の間は、誰も置かず、アクションもしません
targi-position-no-raid = 盗賊は{ $robber }番にいるので、略奪はありません
targi-position-over = 対局が終わるのは、16番の略奪の後か、誰かが12枚目を配置したラウンドの後だけです
targi-position-twelve = { $seat }は12枚配置しているので、対局は終わっているはずです
targi-position-player-seat = { $where }は{ $name }です
targi-position-targi-place = 角にタルギがいるか、1枚のカードにタルギが2個います
targi-position-targi-opposite = 両者のタルギが向かい合っています
targi-position-targi-robber = { $seat }のタルギが盗賊と同じ{ $robber }番にいます
targi-position-targis = { $seat }のタルギが{ $most }個を超えています
targi-position-targi-used = { $seat }のタルギはすべて場に出ているのに、1個が使用中です
targi-position-markers = { $seat }のマーカーが{ $most }個を超えています
targi-position-marker-shared = 1枚のカードに両者のマーカーがあります
targi-position-marker-face-down = { $seat }のマーカーが裏向きのカードにあります
targi-position-marker-early = タルギをすべて置く前に、中央にマーカーがあります
targi-position-markers-crossing = { $seat }のマーカーが、自分のタルギの交点でない所にあります
targi-position-placing = { $first }から交互に置くので、青が{ $blue }個、白が{ $white }個置いた状態にはなりません
targi-position-all-placed = タルギはすべて置かれているので、フェイズは「act」です
targi-position-waiting = { $seat }はまだアクションを行っていないので、タルギ{ $targis }個と、その交点すべてにマーカーがあるはずです
targi-position-figures-left = { $seat }の手番ではないので、駒はすべて戻っているはずです
targi-position-other-markers = 中央{ $place }のマーカーが、プレイヤーの項目と合いません
targi-position-other-targis = 外周カード{ $place }番のタルギが、プレイヤーの項目と合いません
targi-position-face-down = 中央のカード{ $count }枚が裏向きですが、このラウンドに取られたのは最大{ $most }枚です
targi-position-face-down-early = 中央のカードが裏向きになるのは、アクションの間だけです
targi-position-hand-early = { $seat }は第{ $round }ラウンドのアクションがまだなので、手札をこのラウンドに取ったはずはありません
targi-position-limits = { $seat }の手番ではないので、商品は{ $goods }個、金貨は{ $gold }枚までです
targi-position-limits-water = { $seat }の手番ではないので、商品は{ $goods }個、金貨は{ $gold }枚、水は{ $water }個までです

## Who decides what. $ask is a word of "asks".

targi-position-seat =
    { $right ->
        [nobody] この局面では誰も決めません。{ $seat }ではありません
       *[other] この局面で決めるのは{ $right }です。{ $seat }ではありません
    }
targi-position-phase-asks = フェイズは「{ $phase }」ですが、問いは「{ $right }」のものです
targi-position-stack = これらの問いが互いを待つことはありません：{ $asks }
targi-position-asks-count = { $where }：「{ $ask }」をここで{ $count }回問うことはできません
targi-position-asks-about = { $where }：「{ $ask }」はここでは{ $about }についての問いになりません
targi-position-no-answer = ここで「{ $ask }」に答えられる人はいません

## The expansion

targi-position-needs-expansion = 拡張を使うテーブルの局面です。オプションexpansion=Trueがありません
targi-position-with-expansion = このテーブルは拡張を使うので、「expansion」はtrueだけです
targi-position-targia = 第{ $round }ラウンドにタルギアは{ $right }番にいます。{ $targia }番ではありません
targi-position-tokens = { $where }は、部族エリアの異なる場所のリストでなければなりません。例：1行目の2番は「1.2」
targi-position-token-card = { $seat }のアクショントークンが{ $place }にありますが、そこのカードにトークンはありません
targi-position-not-wild = { $where }：{ $name }は配置できない砂丘です
targi-position-dune-place = { $where }は{ $place }番の場所の砂丘です
targi-position-dune-empty = { $seat }のタルギが砂丘{ $place }にいますが、そこに砂丘はありません
targi-position-dune-shared = 1枚の砂丘に両者のタルギがいますが、そのためのトークンは使われていません
targi-position-no-dune = ラウンドの初めには砂丘が1枚以上表向きで、アクションの前に取られることはありません
targi-position-other-dunes = 砂丘{ $place }のタルギが、プレイヤーの項目と合いません
targi-position-faces = { $seat }は、相手のタルギの向かいに置くトークンをこのラウンドに使っていません
targi-position-favoured = { $seat }がタルギアの恩恵を受けられるのは、タルギアのいる{ $targia }番で自分のタルギがアクションを行うとき、または行った後だけです
targi-position-looked = looked：カードを並べるのは、その中から選ぶ問いの間だけで、すべて並べます
targi-position-token = { $card }のコストを商品1個減らすトークンはないので、問われません
targi-position-cheap = { $card }のコストから商品をそれだけ減らすトークンや砂丘はありません
targi-position-asks-card = { $where }は、そこにあるカードについての問いではありません。{ $name }を指しています
targi-position-no-box = カードを箱に残すのは、オプションtribe="mixed"のときだけです
targi-position-box-kind = シンボル{ $kind }のカードは、箱に{ $each }枚、使用中が{ $each }枚でなければなりません
targi-position-border-set = 外周カード{ $number }番は{ $sets }のものです。{ $named }のものではありません
