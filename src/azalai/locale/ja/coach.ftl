### The coach of a first game: remarks, each shown once.

coach-name = コーチ
coach-got-it = わかりました
coach-no-more = 助言を止める
coach-better = もっと良い手がありました
coach-better-earlier = 先ほど、もっと良い手がありました
coach-your-move = あなたの手：
coach-better-was = もっと良い手：

## Targi

coach-title-targi-first = 1個目のタルギを置く
coach-targi-first = 中央の色のついたカード、部族カードが点になります。3個の駒、タルギが、部族カードと、そのコストを払う商品を取ってきます。光る外周カードを選んでください。このラウンドの後半に、示されたものを得ます。
coach-title-targi-line = タルギは線に沿って見渡します
coach-targi-line = 次のタルギは、線がこの線と交わるように置きましょう。2本の線が交わる所のカードも得られます。
coach-title-targi-third = タルギ3個で交点は2つまで
coach-targi-third = 2個が別々の横の行、1個が縦の列を見るか、その逆にします。すると自分の3枚のほかに、中央のカードを2枚得ます。
coach-title-targi-crossing = ここで線が交わります
coach-targi-crossing = マーカーのあるカードとタルギの下のカードはあなたのものです。使う順は自由：先に商品を得れば、部族カードのコストを払えます。
coach-title-targi-no-crossing = 今回は交点がありません
coach-targi-no-crossing = タルギ3個がすべて同じ向きです。それでも、タルギのいるカードは使えます。
coach-title-targi-lay = 配置するか、手札に入れるか
coach-targi-lay = 配置には右上のコストがかかります。配置したカードの十字架は1個1点です。手札には1枚入り、後のラウンドに配置できます。
coach-title-targi-row = 行を選ぶ
coach-targi-row = 最後に、同じシンボル4枚で4点、4種で2点です。ほかの行にボーナスはありません。
coach-title-targi-completes = このカードで行が完成します
coach-targi-completes = 印の行に置くと最後にボーナス：同じシンボルなら4点、4種なら2点です。
coach-title-targi-give = 商品か、点か
coach-targi-give = 惜しくない方を渡しましょう。点は最後にそのまま点です。商品は、まだ払いに使う場合だけ役立ちます。
coach-title-targi-trade = 商人
coach-targi-trade = 何度でも交換できます：同じ商品2個で別の商品1個、3個で金貨1枚。ボタンを押すまでは変えられます。
coach-title-targi-silver = 銀細工師
coach-targi-silver = ここで商品か金貨が1回、点になります。同じ商品2個で1点、4個で3点です。金貨1枚で2点、2枚で4点です。
coach-title-targi-raid = このラウンドの後に略奪があります
coach-targi-raid = 盗賊が次に印の角に着き、あなたは示されたものを渡します。渡す{ $what ->
        [gold] 金貨
       *[goods] 商品
    }を残しましょう。ないと点を失います。
coach-title-targi-store = 持ち物がもうすぐ上限です
coach-targi-store = アクションの後に残せる商品と金貨は、2つ目の数までです。返す前にカードを配置するか、商品を交換しましょう。
coach-title-targi-effect = 配置したカードが働きます
coach-targi-effect = このカードには永続の効果があります：{ $what }
coach-title-targi-hand = 手札が待っています
coach-targi-hand = 貴族にタルギを置くと配置できます。それまで手札にほかのカードは入りません。
coach-title-targi-end = 終わりが近づいています
coach-targi-end = 誰かが12枚配置するか、4回目の略奪でゲームが終わります。残った商品は点にならないので、配置できるものは配置しましょう。

## Tuareg

coach-title-tuareg-start = 最も多く積む
coach-tuareg-start = ステージの終わりに、ある資源を最も多く積んだ人がその点を得ます。まず引きましょう。3枚得られます。
coach-title-tuareg-drawn = 1枚を市場へ
coach-tuareg-drawn = 少なくとも1枚を、誰でも取れる市場に出します。貯蔵庫に残るのは4枚までです。
coach-title-tuareg-load = 貯蔵庫のカードはまだ数えません
coach-tuareg-load = 積みましょう：1回の手番に4枚まで、1頭の動物に。ステージの終わりに動物の上のカードを数えます。
coach-title-tuareg-order = 順番が大切です
coach-tuareg-order = ラクダは4枚、2種まで積め、種類の切り替えは1回だけです。金は2枚まで、水は水だけで積みます。
coach-title-tuareg-full = 貯蔵庫がいっぱいです
coach-tuareg-full = 今引くと、4枚になるまで市場に出さなければなりません。積めば空きができます。
coach-title-tuareg-lead = 最多です
coach-tuareg-lead = { $what }：あなたより多く公開している人はいません。並ぶと1点ずつ減るので、先行を保ちましょう。
coach-title-tuareg-market = 市場から取れます
coach-tuareg-market = 1種類を4枚まで、そのまま1頭の動物に積みます。貯蔵庫の場所は使いません。
coach-title-tuareg-buy = スペシャルカードを購入できます
coach-tuareg-buy = コストは各3ディナール：ロバは何でも積め、洞窟は2枚隠し、盗賊は1枚盗み、地図は点になります。
coach-title-tuareg-pay = 3ディナール以上払う
coach-tuareg-pay = 貯蔵庫のカードと動物の一番上のカードで払います。お釣りはなく、払ったカードは戻りません。
coach-title-tuareg-thief = 盗賊の準備ができました
coach-tuareg-thief = 選択肢の前か後に、1回だけカードを盗みます。動物の一番上は確実、貯蔵庫のカードは開けてのお楽しみです。
coach-title-tuareg-stolen = 盗賊がカードを1枚盗みました
coach-tuareg-stolen = カードは印の盗賊の下にあり、ステージの終わりに、そのプレイヤーのものとして数えます。洞窟のカードは盗まれません。
coach-title-tuareg-cave = 洞窟にカードを隠せます
coach-tuareg-cave = 手番に1枚、合わせて2枚まで。ステージの終わりに数え、ほかの人は盗めません。
coach-title-tuareg-maps = 地図を得点化する
coach-tuareg-maps = 地図は今かゲームの終わりに点になります。得点化した地図はまた購入できます。
coach-title-tuareg-last = このステージ最後のラウンド
coach-tuareg-last = 山札がなくなり、これがこのステージ最後のあなたの手番です。積めるものは積みましょう。貯蔵庫は数えません。
coach-title-tuareg-second = 2つ目のステージ
coach-tuareg-second = 動物は空になり、数えたカードが新しい山札です。貯蔵庫と未使用のスペシャルカードは残ります。

## The home page of a guest who has not finished a game yet

home-new = 初めての方へ
home-coached = コーチ付きの最初の対局
home-coached-how = すぐに、やさしいコンピューターと対局します。大切なことが初めて起きたとき、コーチが一言、理由とともに教えます。先に何も読まなくて大丈夫です。
home-which = どのゲーム
home-coached-game =
    { $game ->
        [targi] タルギ、2人
       *[tuareg] トゥアレグ、2～5人
    }
home-coached-play = コーチと対局
home-coached-learn = 短いレッスンで学ぶ
home-coached-time = 約30分
home-coached-undo = 手は戻せます
home-coached-free = 登録もインストールも不要
