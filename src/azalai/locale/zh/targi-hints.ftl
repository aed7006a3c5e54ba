### Why a move of Targi is good: the reasons of a hint. $place is a place of the board as "11 (Pepper)".

targi-hint-lay =
    { $crosses ->
        [0] 打出{ $card }。
       *[other] 打出{ $card }，{ $crosses }个十字架。
    }
targi-hint-row =
    { $completes ->
        [alike] 以四张同类牌完成第{ $row }行：+{ $points }。
       *[different] 以四种类型完成第{ $row }行：+{ $points }。
    }
targi-hint-row-open =
    { $missing ->
        [one-card]
            { $same ->
                [alike] 第{ $row }行有{ $count }张同类牌：再来一张就完成。
               *[different] 第{ $row }行有{ $count }种类型：再来一张就完成。
            }
       *[more]
            { $same ->
                [alike] 第{ $row }行有{ $count }张同类牌。
               *[different] 第{ $row }行有{ $count }种类型。
            }
    }
targi-hint-row-joined =
    { $state ->
        [empty] 开始第{ $row }行。
       *[mixed] 放入第{ $row }行，那一行的类型本来就混杂。
    }
targi-hint-keep = 将{ $card }收入手牌，留待以后的轮次。
targi-hint-goods =
    { $at ->
        [here] 获得{ $got }。
        [centre] 从中央区域获得{ $got }。
       *[place] 从{ $place }获得{ $got }。
    }
targi-hint-exchange =
    { $at ->
        [place] 在{ $place }用{ $given }换{ $got }。
       *[other] 用{ $given }换{ $got }。
    }
targi-hint-left = 你还剩{ $amount }。
targi-hint-raid = 你还有{ $amount }应付掠夺{ $raid }，不会失分。
targi-hint-deny =
    { $sort ->
        [goods] 否则{ seat-name }会取走{ $card }。
       *[tribe] 否则{ seat-name }会取走{ $card }。
    }
targi-hint-block = { seat-name }本想放置到{ $place }，现在不行了。
