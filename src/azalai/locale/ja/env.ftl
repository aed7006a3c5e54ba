# The fields of observations, and the messages of the environments.

env-line = { $what }：{ $value }
env-at = { $place }：{ $value }
env-yes = はい
env-unknown = 不明
env-taken = { $card }（取得済み）
env-seat =
    { $place ->
        [0] 自分
        [1] 時計回りに次の席
       *[other] 時計回りに{ $place }つ先の席
    }
env-of-seat =
    { $place ->
        [0] 自分：{ $what }
       *[other] { $place }つ先の席：{ $what }
    }
env-learner = learnerに{ $seat }は使えません。0から{ $last }までの席、"any"、またはすべての席に答えるNoneを使ってください
env-opponent = opponentに{ $opponent }は使えません。"random"や"greedy"などのボットの名前か、観測とマスクを受け取ってアクションを返す関数を使ってください
env-opponent-learner = opponentは、learner以外の席を打ちます。learnerを指定してください（席または"any"）
env-learner-missing = 学習する席が必要です。0から{ $last }の席か"any"を使ってください。Noneは使えません
env-version = observation_versionに{ $version }は使えません。あるもの：{ $versions }
env-reset-first = 先にresetを呼び出してください。まだ何も配られていません
env-agent = エージェント{ $agent }はありません。あるのは{ $agents }です
env-reward = rewardに{ $reward }は使えません。{ $rewards }のどれかを使ってください
env-render-mode = render_modeに{ $mode }は使えません。"ansi"、"rgb_array"、"human"のどれかを使ってください
env-no-raster = ピクセルの画像にはresvgとmatplotlibが必要です：pip install "azalai[plots]"
env-no-extra = { $module }には{ $library }が必要です：pip install "azalai[env]"
env-not-legal = アクション{ $action }はここでは合法ではありません。合法なもの：{ $legal }
env-illegal-choice = illegal={ $illegal }は使えません。対局に負ける"lose"か、代わりにランダムな合法アクションを選ぶ"random"を使ってください

env-targi-my_decision = 自分が決めるか
env-targi-question = 問い
env-targi-question_count = あと何回答えるか
env-targi-question_about = 問いの対象（数の意味は問いによる）
env-targi-round = ラウンド
env-targi-robber = 盗賊のいる外周カード
env-targi-i_am_first = 自分がスタートプレイヤーか
env-targi-my_targis = 自分のタルギがいる外周カード、番号順
env-targi-their_targis = 相手のタルギがいる外周カード、番号順
env-targi-centre_card = 中央の各場所のカード：番号。-1は裏向き
env-targi-centre_is_goods = 商品カードのある中央の場所
env-targi-my_markers = 自分のマーカーがある中央の場所
env-targi-their_markers = 相手のマーカーがある中央の場所
env-targi-my_stock = 自分のナツメヤシ、塩、胡椒、金貨、水、点
env-targi-their_stock = 相手のナツメヤシ、塩、胡椒、金貨、水、点
env-targi-my_display = 自分が配置したカード、行ごと
env-targi-their_display = 相手が配置したカード、行ごと
env-targi-my_hand = 自分の手札
env-targi-my_hand_ready = 前のラウンドに取った自分の手札、配置できる
env-targi-their_hand = 相手の手札。-1は見えずに引いたもの
env-targi-their_hand_ready = 前のラウンドに取った相手の手札
env-targi-card = どうするか問われている部族カード。-1は相手が見えずに引いたもの
env-targi-price = その残りの支払い：ナツメヤシ、塩、胡椒、金貨、水、点
env-targi-goods_deck = 商品カードの山札の枚数
env-targi-tribe_deck = 部族カードの山札の枚数
env-targi-goods_discarded = 捨て札の商品カード、番号から100を引いた順
env-targi-tribe_discarded = 捨て札の部族カード、番号順
env-targi-targia = タルギアのいる外周カード
env-targi-border_set = 拡張の外周カード、番号順
env-targi-dunes = 表向きの砂丘
env-targi-my_dunes = 自分のタルギがいる砂丘
env-targi-their_dunes = 相手のタルギがいる砂丘
env-targi-my_tokens = 未使用のトークンがある自分の部族エリアの場所
env-targi-their_tokens = 未使用のトークンがある相手の部族エリアの場所
env-targi-dune_deck = 砂丘の山札の枚数
env-targi-dune_discarded = 捨て札の砂丘、番号順
env-targi-looked = めくったか見た、選べるカード。-1は相手が見たもの、ほかの負の数は取得済み
env-targi-top_discarded = 捨て札の一番上の部族カード
env-targi-cheap = 配置するカードのコストから減る商品
env-targi-my_favour = このラウンドに自分がタルギアの恩恵を受けたか
env-targi-their_favour = このラウンドに相手がタルギアの恩恵を受けたか
env-targi-i_may_face = このラウンドに自分のタルギを相手の向かいに置けるか
env-targi-they_may_face = このラウンドに相手のタルギを自分の向かいに置けるか

env-tuareg-my_decision = 自分が決めるか
env-tuareg-decider = 決める人、自分から時計回りの数。-1は対局終了
env-tuareg-question = 問い
env-tuareg-question_count = 問いの数（出すべき、積んだ、または払ったカード）
env-tuareg-question_about = 問いの対象（動物、種類、スペシャルカード、洞窟）
env-tuareg-seats = プレイヤー数
env-tuareg-stage = ステージ
env-tuareg-round = ラウンド、両ステージ通算
env-tuareg-first = ステージの先手、自分から時計回りの数
env-tuareg-last_turns = ステージ最後のラウンドの残り手番
env-tuareg-caves_used = 手番のプレイヤーがこの手番に使った洞窟
env-tuareg-pile = 山札の枚数
env-tuareg-market = 市場：水、金、岩塩、粟
env-tuareg-discard = 捨て札：水、金、岩塩、粟
env-tuareg-bank = 購入できるスペシャルカード：ロバ、洞窟、盗賊、地図
env-tuareg-second_pile = ステージ2の最初の山札：水、金、岩塩、粟
env-tuareg-drawn = この手番に自分が引いたもの：水、金、岩塩、粟
env-tuareg-my_old = ステージ2開始時の自分の貯蔵庫：水、金、岩塩、粟
env-tuareg-player-cache_size = 貯蔵庫の枚数
env-tuareg-player-cache = 貯蔵庫：水、金、岩塩、粟。-1は非公開
env-tuareg-player-cargo = ラクダ3頭とロバ5頭の荷物、4か所ずつ上から下へ：種類+1
env-tuareg-player-donkeys = ロバ
env-tuareg-player-caves = 洞窟
env-tuareg-player-cave = 洞窟のカード、2か所ずつ：種類+1。-1は非公開
env-tuareg-player-thieves = 未使用の盗賊
env-tuareg-player-stolen = 使用済みの盗賊の下のカード：種類+1。-1は非公開
env-tuareg-player-stolen_from = 誰から盗んだか、自分から時計回りの数+1
env-tuareg-player-maps = 地図
env-tuareg-player-points = 得た点
env-tuareg-player-old_size = ステージ2開始時の貯蔵庫の枚数
env-tuareg-player-drew = ステージ2に引いた枚数
env-tuareg-player-gave = ステージ2に貯蔵庫から公開で出たカード：水、金、岩塩、粟
env-tuareg-player-pass_lacks = パスしたときに貯蔵庫になかった種類、ビットで、ステージごと
env-tuareg-player-pass_dinar = パスしたときの貯蔵庫の価値の上限+1、ステージごと

## Version 2 of the observations. Each message describes one part of the name of a field; $place is an index.

feature-targi-players =
    { $place ->
        [0] 自分
       *[other] 相手
    }
feature-targi-stock = ナツメヤシ、塩、胡椒、金貨、水、点
feature-targi-storage = 保管の上限を超える商品と、上限までの空き
feature-targi-has_goods = ナツメヤシが0、1、2、3個より多い。塩と胡椒も同じ
feature-targi-has_gold = 金貨が0、1、2枚より多い
feature-targi-has_water = 水が0、2、4、6個より多い
feature-targi-score = 現在の得点
feature-targi-laid = 配置したカードが0～11枚より多い
feature-targi-laid_count = 配置したカードの枚数
feature-targi-row_states = 空の行、同じシンボルの行（1、2、3枚）、違うシンボルの行（2、3枚）、どちらでもない行（2、3枚）、完成した行
feature-targi-alike_rows = 同じシンボルの行、シンボルと枚数（1～3）別
feature-targi-lacking = そのシンボルがない、2枚か3枚の違うシンボルの行
feature-targi-laid_kinds = 配置したカード、シンボル別
feature-targi-lasting = 永続か最終得点計算の効果を持つ配置したカード、効果の番号別
feature-targi-discounts = コストの割引、シンボル別
feature-targi-card_bonus = 商品カードのボーナス：ナツメヤシ、塩、胡椒
feature-targi-per_two = シンボルのカード2枚ごとの点、シンボル別
feature-targi-tokens = 未使用のアクショントークン、効果の番号別
feature-targi-laying_bonus = 配置のボーナス、シンボル別
feature-targi-roles = タルギがいる外周カード、役割別
feature-targi-border_gain = その外周カードで得るもの：ナツメヤシ、塩、胡椒、金貨、水、点、好きな商品
feature-targi-on_dunes = タルギがいる砂丘、効果別
feature-targi-figures = 盤面のタルギの数、ワンホット
feature-targi-crossings = 交点かマーカーの数、ワンホット
feature-targi-shown = マーカーのある商品カードが示すもの
feature-targi-starts = スタートプレイヤー
feature-targi-free_roles = タルギを置く間：まだ置ける外周カード、役割別
feature-targi-in_line = タルギを置く間、自分のタルギの線上のカードについて：商品カードが示すもの、部族カード、払えるもの、その十字架（0～4）
feature-targi-other = 裏向きのマーカー付きカード、このラウンドの手札、タルギアの恩恵、向かいに置く許可、タルギアと同じカードのタルギ、不明な手札、常に0
feature-targi-hand = 手札の合計。不明なカードは「カードがある」だけ
feature-targi-marked = 交点かマーカーのある部族カードの合計
feature-targi-present = カードがある
feature-targi-kind = シンボル、ワンホット：タルギア、ラクダ乗り、テント、井戸、オアシス
feature-targi-crosses = 銀の十字架
feature-targi-cost = 最も低いコスト：ナツメヤシ、塩、胡椒、金貨、水
feature-targi-more_ways = ほかの払い方
feature-targi-moment = 効果のタイミング、ワンホット：即時、永続、1回、最終得点計算
feature-targi-effect = 効果、番号のワンホット
feature-targi-affordable = その席が払える
feature-targi-lacks = その席に足りない商品と金貨
feature-targi-alike_row = 同じシンボルの最長の行の枚数、ワンホット：0～3
feature-targi-new_kind = 違うシンボルの行に、このシンボルがない
feature-targi-completes = 同じシンボルの行が完成する。違うシンボルの行が完成する
feature-targi-price = 割引後の最も低いコスト、金貨は2倍に数える
feature-targi-extra = 追加コストで得る点
feature-targi-crosses_now = その席が払える場合の銀の十字架
feature-targi-round = ラウンドが0～11より多い。最後のセルは常に0
feature-targi-placing = タルギを置いている
feature-targi-my_decision = 自分が決める
feature-targi-question = 自分への問い、問いの番号のワンホット
feature-targi-their_question = 相手への問い、ワンホット
feature-targi-question_count = 問いにあと何回答えるか
feature-targi-to_pay = 問われているカードの残りの支払い：ナツメヤシ、塩、胡椒、金貨、水。次にコストから減る商品、相手のカードなら十字架+4
feature-targi-pending = どうするか問われている部族カード（相手のカードなら「カードがある」は2）
feature-targi-open_centre = 中央の公開カード：商品カードが示すもの、部族カードのシンボル別、十字架別（0～4）、自分が払えるもの、相手が払えるもの、裏向きのカード
feature-targi-raids = 対局の4分の1区分、ワンホット。次に、略奪のラウンドだけの同じもの
feature-targi-next_raid = 次の略奪が求めるもの：商品、金貨、点、カード
feature-targi-free_dunes = タルギのいない表向きの砂丘、効果別
feature-targi-more_bonus = 金貨と水の商品カードの永続ボーナス：自分、次に相手
feature-targi-hand_worth = 手札の効果で得るもの（ナツメヤシ、塩、胡椒、金貨、水、点、好きな商品）、その点と枚数：自分、次にわかる範囲の相手
feature-targi-marked_worth = 交点かマーカーのある部族カードについて同じもの
feature-targi-pending_worth = 問われているカードについて同じもの
feature-targi-my_targis = 自分のタルギがいる外周カード、1番から
feature-targi-their_targis = 相手のタルギがいる外周カード、1番から
feature-targi-robber = 盗賊のいる外周カード、ワンホット
feature-targi-centre = 中央の場所{ $place }（0から数える）
feature-targi-face_down = カードが裏向き
feature-targi-goods_card = 商品カード
feature-targi-gain = 商品カードが示すもの：ナツメヤシ、塩、胡椒、金貨、水、点、好きな商品
feature-targi-tribe = 部族カード、自分の部族エリアから見て
feature-targi-they_afford = 相手が払える
feature-targi-my_marker = 自分のマーカー
feature-targi-their_marker = 相手のマーカー
feature-targi-my_display = 自分の部族エリア、場所ごと：カードのシンボル、ワンホット。6番目のセルはワイルド
feature-targi-their_display = 相手の部族エリア、同様
feature-targi-my_tokens = 未使用のトークンがある自分の部族エリアの場所
feature-targi-their_tokens = 未使用のトークンがある相手の部族エリアの場所
feature-targi-question_about = 問いの対象（数の意味は問いによる）
feature-targi-decks = 商品カード、部族カード、砂丘の山札の枚数
feature-targi-targia = タルギアのいる外周カード、ワンホット
feature-targi-border_set = 拡張の外周カード、1番から
feature-targi-dunes = 表向きの砂丘：それぞれの効果、ワンホット
feature-targi-my_dunes = 自分のタルギがいる砂丘
feature-targi-their_dunes = 相手のタルギがいる砂丘
feature-targi-looked = 選べるカード{ $place }（0から数える）
feature-targi-unknown = 相手だけが見える
feature-targi-taken = 取得済み
feature-targi-top_discarded = 捨て札の一番上の部族カード
feature-tuareg-kinds =
    { $place ->
        [0] 水
        [1] 金
        [2] 岩塩
       *[other] 粟
    }
feature-tuareg-mine = 数えられる自分のカード、わかる範囲で
feature-tuareg-best_other = ほかの席の最も多い枚数
feature-tuareg-second_other = 2番目に多い枚数
feature-tuareg-gap = ほかの最も多い席に対する自分のリード、-4～4のワンホット
feature-tuareg-tied = 自分と同じ枚数のほかの席
feature-tuareg-market = 市場のカード
feature-tuareg-unseen = 自分がまだ見ていないカード
feature-tuareg-in_cache = 自分の貯蔵庫のカード
feature-tuareg-accepting = あと1枚積める自分の動物
feature-tuareg-space = その1頭の最大の空き
feature-tuareg-points = 最多の点
feature-tuareg-players =
    { $place ->
        [0] 自分
       *[other] 自分から時計回りに{ $place }つ目の席
    }
feature-tuareg-cache = 貯蔵庫：水、金、岩塩、粟。非公開ならすべて0
feature-tuareg-counted = 数えられるカード、わかる範囲で：水、金、岩塩、粟
feature-tuareg-cache_size = 貯蔵庫の枚数
feature-tuareg-specials = ロバ、洞窟、未使用の盗賊、地図
feature-tuareg-score = 得た点
feature-tuareg-room = 動物の空き
feature-tuareg-dinar = カードの価値（ディナール）、非公開の貯蔵庫を除く
feature-tuareg-free_caves = 洞窟の空き
feature-tuareg-present = 席がある
feature-tuareg-decides = その席が決める
feature-tuareg-hidden = その貯蔵庫が自分に見えない
feature-tuareg-spare = 常に0
feature-tuareg-loads = 0～4枚積んだ動物
feature-tuareg-stage = ステージ、ワンホット
feature-tuareg-pile = 山札が0、3、6…45枚より多い
feature-tuareg-last_turns = ステージ最後のラウンドの残り手番、ワンホット。0は最後のラウンドではない
feature-tuareg-bank = 購入できるスペシャルカード：ロバ、洞窟、盗賊、地図
feature-tuareg-question = 自分への問い、問いの番号のワンホット
feature-tuareg-their_question = ほかの席への問い、ワンホット
feature-tuareg-question_count = 問いの数（出すべき、積んだ、または払ったカード）。2番目のセルは常に0
feature-tuareg-seats = プレイヤー数、ワンホット
feature-tuareg-question_about = 自分への問いの対象、ワンホット（動物、種類、スペシャルカード、洞窟）
feature-tuareg-lead = 自分の点のリードが-12～11より大きい
feature-tuareg-dinar_of_kinds = カード1枚のディナール：水、金、岩塩、粟。その後は常に0
feature-tuareg-animals = 自分の動物{ $place }（0から数え、ラクダが先）
feature-tuareg-there = 動物がいる
feature-tuareg-cards = 積んだカードの枚数
feature-tuareg-takes = 積める種類：水、金、岩塩、粟
feature-tuareg-top = 一番上の種類、ワンホット
feature-tuareg-caves = 自分の洞窟{ $place }（0から数える）
feature-tuareg-content = 中のカード：水、金、岩塩、粟
feature-tuareg-used = この手番に使用済み
feature-tuareg-drawn = この手番に自分が引いたもの：水、金、岩塩、粟
feature-tuareg-others = 自分の次の席からさらに{ $place }つ先
feature-tuareg-tops = 各動物の一番上の種類、ワンホット
feature-tuareg-gave = ステージ2に貯蔵庫から公開で出たカード：水、金、岩塩、粟
feature-tuareg-drew = ステージ2に引いた枚数
feature-tuareg-old_size = ステージ2開始時の貯蔵庫の枚数
feature-tuareg-lacked = このステージでパスしたときに貯蔵庫になかった種類
feature-tuareg-worth = このステージでパスしたときの貯蔵庫の価値の上限+1
