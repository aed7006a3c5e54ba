### The card explorer in the browser.

card-explorer-title = カード比較
card-explorer-back = すべてのカード
card-explorer-intro = 差は、ある部族カードを使ったプレイヤーが、同じラウンド、同じ状況で何らかの部族カードを同じ方法で使った全プレイヤーより、どれだけ多く勝ったかを示します。王者どうしの{ $games }局で測りました。
card-explorer-reading = 差はすべて100局あたりの数です。±は95%区間の半分で、確実に0ではない差は太字です。「リード」と「ビハインド」は、カードを使った時点で2点以上の差を指します。差があっても、そのカードが原因だとは限りません。
card-explorer-none = このような対局はまだ測っていないため、カードに数字がありません。
card-explorer-unused = このカードをこの方法で使った人はいません。
card-explorer-caption = 部族カードと、それを使ったプレイヤーの成績。見出しで並べ替えられます。
card-explorer-ways = カードの使い方
card-explorer-way =
    { $way ->
        [laid] 配置
       *[kept] 手札に入れる
    }
card-explorer-column =
    { $column ->
        [card] カード
        [count] 使用
        [won] 勝ち
        [effect] 差
        [early] 第1～4ラウンド
        [middle] 第5～8ラウンド
        [late] 第9～12ラウンド
        [behind] ビハインド
        [even] 互角
       *[ahead] リード
    }
card-explorer-percent = { $share }%
card-explorer-by-round = ラウンドと状況ごとの差
card-explorer-round = ラウンド
card-explorer-all-rounds = 全ラウンド
