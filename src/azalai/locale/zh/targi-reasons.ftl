### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] ；可选：{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] ；空位：{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] ；部落标记可移到{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] ；只能放弃
       *[yes] ；请用{ $move }放弃
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [1] ；最后一个在{ $out }
               *[other] ；你的在{ $out }
            }
    }
targi-no-question = “{ $move }”回答的是另一个问题。现在的问题：{ $question }可选：{ $moves }
targi-no-place-corner = 不能放置到{ $number }号：那是掠夺角落{ targi-free }
targi-no-place-robber = 不能放置到{ $number }号：强盗在那里{ targi-free }
targi-no-place-own = 不能放置到{ $number }号：那里已有你的塔吉人{ targi-free }
targi-no-place-taken = 不能放置到{ $number }号：那里有{ seat-name }的塔吉人{ targi-free }
targi-no-place-opposite = 不能放置到{ $number }号：{ seat-name }的塔吉人在对面的{ $opposite }号{ targi-free }
targi-no-targi =
    { $count ->
        [1] 你在{ $number }号没有塔吉人；最后一个在{ $out }
       *[other] 你在{ $number }号没有塔吉人；你的在{ $out }
    }
targi-no-targi-left = 你在{ $number }号没有塔吉人：已全部收回{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] { $border }对你无用：手牌是本轮取得的，要等以后的轮次{ targi-only-give-up }
       *[no] { $border }对你无用：你没有手牌{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [1] { $border }对你无用：你没有货物{ targi-only-give-up }
       *[other] { $border }对你无用：兑换需要{ $count }个相同货物{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [1] { $border }对你无用：兑换需要{ $count }个货物或{ $gold }{ targi-only-give-up }
       *[other] { $border }对你无用：兑换需要{ $count }个相同货物或{ $gold }{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border }对你无用：没有可放部落标记的正面朝上的中央卡{ targi-only-give-up }
       *[no] { $border }对你无用：你在场上没有部落标记{ targi-only-give-up }
    }
targi-no-marker = 你在{ targi-centre }没有部落标记{ targi-markers-out }
targi-no-marker-left = 你在{ targi-centre }没有部落标记，别处也没有{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] 没有第{ $place }张手牌{ targi-legal }
       *[no] 你没有手牌{ targi-legal }
    }
targi-no-hand-yet = { $card }是本轮取得的，要等以后的轮次{ targi-legal }
targi-no-hand-noble = 要打出手牌{ $card }，需要有塔吉人站在贵族上，或有已打出的牌允许这样做{ targi-legal }
targi-no-done =
    { $count ->
        [1] 还不能完成：还有一个棋子在外；请使用或放弃{ $figures }
       *[other] 还不能完成：还有{ $count }个棋子在外；请使用或放弃{ $figures }
    }
targi-no-lay-full = 不能打出{ $card }：部落区的十二个位置已满{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] 不能打出{ $card }：还缺{ $missing }{ targi-legal }
       *[other] 不能打出{ $card }：还缺{ $missing }，而费用只减{ $off }个货物{ targi-legal }
    }
targi-no-keep-hand = 不能将{ $card }收入手牌：它来自手牌，只能打出或弃掉{ targi-legal }
targi-no-keep-full = 不能将{ $card }收入手牌：手牌已满{ targi-legal }
targi-no-discard = 不能弃掉{ $card }：手牌未满，请打出或收入手牌{ targi-legal }
targi-no-pay-way = { $card }只有{ $count }种支付方式，没有第{ $way }种{ targi-legal }
targi-no-pay-cost =
    { $off ->
        [0] 不能用第{ $way }种方式支付{ $card }：还缺{ $missing }{ targi-legal }
       *[other] 不能用第{ $way }种方式支付{ $card }：还缺{ $missing }，而费用只减{ $off }个货物{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] 费用（{ $price }）中没有椰枣{ targi-legal }
       *[other] 费用（{ $price }）中没有{ targi-good }{ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] 不能减去椰枣：你还缺{ $missing }，付不起费用{ targi-legal }
       *[other] 不能减去{ targi-good }：你还缺{ $missing }，付不起费用{ targi-legal }
    }
targi-no-row =
    { $count ->
       *[other] 第{ $row }行已满；有空位的行：{ $rows }
    }
targi-no-swap-same = { $card }已是第一张牌；请选另一张{ targi-legal }
targi-no-swap-empty = 你在第{ $row }行第{ $place }位没有牌{ targi-legal }
targi-no-skip = 已选第一张牌；请选与它互换位置的牌{ targi-legal }
targi-no-give = 你没有{ targi-good }{ targi-legal }
targi-no-exchange = 这需要{ $wares }，而你有{ $held }{ targi-legal }
targi-no-trade-one = 一换一需要有已打出的牌允许；否则兑换需要{ $count }个相同货物{ targi-legal }
targi-no-trade-taken = 你这次已用一换一取得{ targi-good }，不能再用它一换一{ targi-legal }
targi-no-move-face-down = { targi-centre }面朝下{ targi-marker-free }
targi-no-move-marker = { targi-centre }已有部落标记{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] { $raid }只收金币或分数，不收货物{ targi-legal }
       *[goods] { $raid }只收货物或分数，不收金币{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] 你没有货物可交给{ $raid }{ targi-legal }
        [gold] 你没有金币可交给{ $raid }{ targi-legal }
       *[points] 你没有分数可交给{ $raid }{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] { $raid }要{ $due }个货物，而你有{ $held }个；请选择能付清的一样{ targi-legal }
        [gold] { $raid }要{ $due }枚金币，而你有{ $held }枚；请选择能付清的一样{ targi-legal }
       *[points] { $raid }要{ $due }分，而你有{ $held }分；请选择能付清的一样{ targi-legal }
    }
