## Lessons for Targi. The texts of a step: what and why; "-do" what to do; "-no" the reply to a wrong move; "-yes" praise.

lesson-targi-goal = 目的
lesson-targi-goal-1 = あなたはサハラの部族を率います。最後に点の多い人の勝ちです。点の多くは、自分の前に配置した部族カードから得ます。カードの銀の十字架がその点です。マーカーは、十字架2個の井戸にあります。
lesson-targi-goal-1-do = 井戸のマーカーを使ってください。
lesson-targi-goal-1-no = マーカーを放棄しても何も得られません。使えば、井戸は2点です。
lesson-targi-goal-2 = 部族カードには商品のコストがかかります。この井戸はナツメヤシ1個、塩2個、胡椒1個で、すべて持っています。
lesson-targi-goal-2-do = 井戸を配置してください。
lesson-targi-goal-2-no = カードを後のために手札に入れることもできますが、点になるのは配置してからです。今払えるので、配置してください。
lesson-targi-goal-3 = 部族エリアは4か所ずつの3行です。1行目にはもう井戸があります。どの行を選ぶかは、後で行が埋まるときに大切になります。
lesson-targi-goal-3-do = 行を選んでください。
lesson-targi-goal-4 = 多くのカードには効果があります。この井戸は、配置するとすぐに商品1個をくれます。
lesson-targi-goal-4-do = 好きな商品を得てください。
lesson-targi-goal-4-yes = これで2点増えました。ゲームの要点はこれだけです。商品を集め、カードを配置し、最後に点で上回ります。

lesson-targi-crossing = 2本の線が交わる
lesson-targi-crossing-1 = 各ラウンド、青い駒3個、タルギを外周のカードに置きます。2番のタルギは縦の列を見ます。相手はその向かいに置けません。
lesson-targi-crossing-1-do = 1個目のタルギを2番に置いてください。
lesson-targi-crossing-1-no = それもできる手です。このレッスンでは、真ん中の列を見るように2番に置いてください。
lesson-targi-crossing-2 = 白は3列目を見ています。今度は6番のタルギが真ん中の横の行を見ます。2本の線が交わる所のカードも、あなたのものになります。ここでは、盤面で一番珍しい金貨です。
lesson-targi-crossing-2-do = 2個目のタルギを6番に置いてください。
lesson-targi-crossing-2-no = そのタルギは1個目と同じく縦の列を見ます。列と列は交わりません。6番に置いてください。
lesson-targi-crossing-2-no-row = 良い考えです。行は列と交わります。でもその行では別のカードで交わります。金貨は6番の行にあります。
lesson-targi-crossing-3 = あなたの列は、あなたの行のすべてと交わります。3個目のタルギは2つ目の交点を作ります。ただし、自分のタルギの向かいに置くと同じ線になり、交点は増えません。
lesson-targi-crossing-3-do = 3個目のタルギを好きな所に置いてください。
lesson-targi-crossing-3-yes = タルギ3個と交点2つまでで、1ラウンドに5枚まで得られます。置く前に交点を見ましょう。

lesson-targi-border = 駒が運ぶもの
lesson-targi-border-1 = 次はタルギとマーカーが1個ずつアクションを行います。タルギは外周カードの示すものを得ます。2番はナツメヤシ1個、6番は胡椒1個です。マーカーは青い円盤で、線の交点にあり、そのカードの示すものを得ます。順番は自由です。
lesson-targi-border-1-do = 3個のうち1個を使ってください。
lesson-targi-border-1-no = 放棄できますが、何も得られません。使ってください。
lesson-targi-border-2 = 使ったタルギやマーカーは手元に戻ります。商品は手元に置きます。手番の終わりに残せるのは商品10個と金貨3枚までです。
lesson-targi-border-2-do = 次の1個を使ってください。
lesson-targi-border-2-no = 放棄できますが、何も得られません。使ってください。
lesson-targi-border-3 = ナツメヤシ、塩、胡椒が商品です。金貨は商品ではありません。最も良いカードの払いに使い、同点のときに勝敗を決めます。
lesson-targi-border-3-do = 最後の1個を使ってください。
lesson-targi-border-3-no = 放棄できますが、何も得られません。使ってください。
lesson-targi-border-3-yes = 中央の商品カードの後には部族カードが、部族カードの後には商品カードが来ます。だから盤面は毎ラウンド変わります。

lesson-targi-laying = 先に商品、次にカード
lesson-targi-laying-1 = マーカーはテントにあります。コストはナツメヤシ1個、塩1個、胡椒2個ですが、胡椒は1個しかありません。でもタルギが6番にいて、6番では胡椒1個を得ます。アクションの順番で決まります。
lesson-targi-laying-1-do = 先に胡椒を得てください。
lesson-targi-laying-1-no = 駒を放棄しても何も得られません。6番のタルギで胡椒を得てください。
lesson-targi-laying-1-no-early = まだ早いです。胡椒が1個足りず、テントは手札に入るだけです。先に胡椒を得てください。
lesson-targi-laying-2 = これでテントのコストがそろいました。
lesson-targi-laying-2-do = テントのマーカーを使ってください。
lesson-targi-laying-2-no = テントを放棄しないでください。今なら払えます。
lesson-targi-laying-3 = 商品を払ってカードを配置します。2点で、以後に配置するテントはどれもコストが商品1個減ります。
lesson-targi-laying-3-do = テントを配置してください。
lesson-targi-laying-3-no = 手札のテントは点にならず、効果も働きません。配置してください。
lesson-targi-laying-4 =
    { CODES() ->
        [no] 効果には、即時のもの、永続のもの、最終得点計算だけのものがあります。円の中の記号は順に稲妻、輪、旗です。
       *[yes] 効果には、即時のもの、永続のもの、最終得点計算だけのものがあります。カードに書かれています。
    }
lesson-targi-laying-4-do = 行を選んでください。
lesson-targi-laying-4-yes = よくできました。先に集め、後で配置する。これが典型的な手番です。

lesson-targi-rows = 4枚の行
lesson-targi-rows-1 = 行が埋まるとボーナスの点が入ります。同じシンボル4枚で4点、4種で2点です。1行目には井戸が3枚、2行目には違うシンボルが3枚あります。マーカーは井戸とオアシスにあります。
lesson-targi-rows-1-do = 井戸から始めてください。
lesson-targi-rows-1-no = どちらのカードも点になります。放棄しないでください。
lesson-targi-rows-1-no-later = オアシスは次です。井戸から始めてください。
lesson-targi-rows-2 = 払えます。
lesson-targi-rows-2-do = 井戸を配置してください。
lesson-targi-rows-2-no = 手札の井戸では何も完成しません。配置してください。
lesson-targi-rows-3 = 井戸はどの行で一番点になりますか。
lesson-targi-rows-3-do = 行を選んでください。
lesson-targi-rows-3-no-mixed = 4種なら2点です。1行目の4枚目の井戸なら4点で、オアシスはまだ2行目を完成できます。
lesson-targi-rows-3-no-empty = 空の行では何も完成しません。もう井戸が3枚あるのはどの行ですか。
lesson-targi-rows-3-no = もう井戸が3枚ある行はどれですか。
lesson-targi-rows-3-yes = 井戸4枚の行で、ボーナス4点です。
lesson-targi-rows-4 = 井戸はすぐに商品1個もくれます。
lesson-targi-rows-4-do = 商品を得てください。
lesson-targi-rows-5 = 次はオアシスです。2行目にまだないシンボルです。
lesson-targi-rows-5-do = オアシスのマーカーを使ってください。
lesson-targi-rows-5-no = 放棄しないでください。行が完成します。
lesson-targi-rows-6 = カードは配置するときに行に入り、そこに残ります。
lesson-targi-rows-6-do = オアシスを配置してください。
lesson-targi-rows-6-no = 手札のオアシスでは何も完成しません。配置してください。
lesson-targi-rows-7 = このカードのコストは2通りです。塩1個と胡椒1個、または金貨1枚。商品は金貨より手に入りやすいですが、選ぶのはあなたです。
lesson-targi-rows-7-do = 払い方を選んでください。
lesson-targi-rows-8 = 2行目にはテント、ラクダ乗り、タルギアがあります。
lesson-targi-rows-8-do = オアシスで2行目を完成させてください。
lesson-targi-rows-8-no = 空の行は後でかまいません。2行目ならオアシスが4種目で、ボーナス2点です。
lesson-targi-rows-8-yes = 2つの行が埋まり、ボーナスは6点です。オアシスの効果でさらに1点です。

lesson-targi-raids = 盗賊
lesson-targi-raids-1 = 盗賊は毎ラウンド1枚進みます。盗賊のいるカードには誰もタルギを置けません。角に来るたびに、両者が略奪を受けます。この角では、それぞれから商品1個か1点を取ります。
lesson-targi-raids-1-do = 渡すものを選んでください。
lesson-targi-raids-1-no = 商品を渡してください。
lesson-targi-raids-1-no-points = 点を渡してもかまいませんが、商品が7個あり、勝敗を決めるのは点です。今回は商品を渡してください。
lesson-targi-raids-2 = どの商品かは自分で選びます。
lesson-targi-raids-2-do = 一番要らない商品を渡してください。
lesson-targi-raids-3 = 白も渡します。その後、盗賊が進み、次のラウンドが始まります。略奪は厳しくなります。商品2個か1点、商品3個か2点、最後は金貨1枚か3点です。商品のない人は点を渡します。
lesson-targi-raids-3-do = 盗賊のいるカード以外の好きな所にタルギを置いてください。
lesson-targi-raids-3-yes = 盗賊から目を離さないようにしましょう。次の略奪まで何ラウンドかは、ラウンド表示でわかります。

lesson-targi-hand = 手札と貴族
lesson-targi-hand-1 = 手札には、後で使う部族カードが1枚入ります。1番の貴族で配置できます。手札のオアシスのコストは塩1個と胡椒1個ですが、塩がありません。もう1個のタルギは、塩1個を得る15番にいます。
lesson-targi-hand-1-do = 足りないものを得てください。
lesson-targi-hand-1-no = 駒を放棄しても何も得られません。塩を得てください。
lesson-targi-hand-1-no-early = 貴族は正解ですが、まだ早いです。今はカードを捨てることしかできません。先に塩を得てください。
lesson-targi-hand-2 = これで手札のコストを払えます。
lesson-targi-hand-2-do = 貴族を使ってください。
lesson-targi-hand-2-no = 貴族を使わないと、カードは手札に残り、点になりません。使ってください。
lesson-targi-hand-3 = 貴族ではカードを捨てて、手札を空けることもできます。
lesson-targi-hand-3-do = オアシスを配置してください。
lesson-targi-hand-3-no = 払えるので、配置してください。捨てるのは、カードが役に立たなくなったときです。
lesson-targi-hand-4 = 取ったカードのコストを払えないとき、手札が空なら手札に入ります。手札のカードは最後に点になりません。
lesson-targi-hand-4-do = 行を選んでください。
lesson-targi-hand-4-yes = 手札がまた空きました。次の良いカードが入ります。

lesson-targi-trading = 商人と銀細工師
lesson-targi-trading-1 = ナツメヤシが4個、塩が1個あります。タルギ2個は、商品を交換するカードにいます。5番の商人と10番の銀細工師です。
lesson-targi-trading-1-do = 先に商人を使ってください。
lesson-targi-trading-1-no = 駒を放棄しても何も得られません。商人を使ってください。
lesson-targi-trading-1-no-silver = 銀細工師ならナツメヤシ4個で3点になり、それも良いです。でも今回は先に商人の働きを見ましょう。
lesson-targi-trading-2 = 商人では、同じ商品2個で別の商品1個、同じ商品3個で金貨1枚と、何度でも交換できます。
lesson-targi-trading-2-do = ナツメヤシ3個を金貨と交換してください。
lesson-targi-trading-2-no = ナツメヤシ3個を金貨と交換してください。
lesson-targi-trading-2-no-good = それもできる手です。でもナツメヤシをもう1個出せば、ずっと価値のある金貨になります。
lesson-targi-trading-2-no-enough = まだ何も交換していません。
lesson-targi-trading-3 = 銀細工師では、商品か金貨が1回、点になります。同じ商品2個で1点、4個で3点、金貨1枚で2点、2枚で4点です。
lesson-targi-trading-3-do = 銀細工師を使ってください。金貨が2点になります。
lesson-targi-trading-3-no = 駒を放棄しても何も得られません。2点が待っています。
lesson-targi-trading-3-yes = 銀細工師で得る点はトークンです。カードの十字架と同じ価値があり、略奪に渡すこともできます。

lesson-targi-end = ゲームの終わり
lesson-targi-end-1 = 誰かが12枚目のカードを配置したラウンド、または盗賊の最後の略奪でゲームが終わります。あなたのカードは11枚で、マーカーは井戸にあります。
lesson-targi-end-1-do = 井戸のマーカーを使ってください。
lesson-targi-end-1-no = 放棄しないでください。12枚目のカードです。
lesson-targi-end-2 = 井戸4枚の行も完成します。
lesson-targi-end-2-do = 井戸を配置してください。
lesson-targi-end-2-no = 手札のカードは最後に点になりません。配置してください。
lesson-targi-end-3 = 効果はまだ働きます。残った商品は、同点のときに金貨の次に比べるだけです。
lesson-targi-end-3-do = 商品を得てください。
lesson-targi-end-4 = 白はこのラウンドの手番をもう終えています。まだなら、あと1回手番があります。
lesson-targi-end-4-do = 手番を終え、ゲームを終えてください。
lesson-targi-end-4-yes = 得点は、勝利点トークン、カードの十字架、最終得点計算で働く効果、埋まった行の合計です。最初の勝利です。次は最初から最後まで1局打ってみましょう！
