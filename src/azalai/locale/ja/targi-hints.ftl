### Why a move of Targi is good: the reasons of a hint. $place is a place of the board as "11 (Pepper)".

targi-hint-lay =
    { $crosses ->
        [0] { $card }を配置します。
       *[other] 十字架{ $crosses }個の{ $card }を配置します。
    }
targi-hint-row =
    { $completes ->
        [alike] 同じシンボル4枚で{ $row }行目を完成：+{ $points }。
       *[different] 4種のシンボルで{ $row }行目を完成：+{ $points }。
    }
targi-hint-row-open =
    { $missing ->
        [one-card]
            { $same ->
                [alike] { $row }行目は同じシンボル{ $count }枚：あと1枚で完成します。
               *[different] { $row }行目は{ $count }種のシンボル：あと1枚で完成します。
            }
       *[more]
            { $same ->
                [alike] { $row }行目は同じシンボル{ $count }枚です。
               *[different] { $row }行目は{ $count }種のシンボルです。
            }
    }
targi-hint-row-joined =
    { $state ->
        [empty] { $row }行目を始めます。
       *[mixed] シンボルがすでに混ざっている{ $row }行目に置きます。
    }
targi-hint-keep = { $card }を後のラウンドのために手札に入れます。
targi-hint-goods =
    { $at ->
        [here] { $got }を得ます。
        [centre] 中央から{ $got }を得ます。
       *[place] { $place }から{ $got }を得ます。
    }
targi-hint-exchange =
    { $at ->
        [place] { $place }で{ $given }を{ $got }と交換します。
       *[other] { $given }を{ $got }と交換します。
    }
targi-hint-left = { $amount }が残ります。
targi-hint-raid = 略奪{ $raid }に渡す{ $amount }があり、点を失いません。
targi-hint-deny =
    { $sort ->
        [goods] そうしないと{ seat-name }が{ $card }を取ります。
       *[tribe] そうしないと{ seat-name }が{ $card }を取ります。
    }
targi-hint-block = { seat-name }が置きたかった{ $place }に置けなくなります。
