### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { seat-name }放置到{ $border }。
targi-log-markers =
    { $count ->
       *[other] { seat-name }在{ $spaces }放上部落标记。
    }
targi-log-no-markers = { seat-name }没有交叉点，不放部落标记。
targi-log-use = { seat-name }使用{ $border }。
targi-log-use-goods = { seat-name }使用{ $border }，获得{ $amount }。
targi-log-use-expansion = { seat-name }使用{ $border }，抽取一张部落卡。
targi-log-turned-over = { seat-name }翻开一张货物卡：{ $amount }。
targi-log-goods-card = { seat-name }取走{ targi-centre }的货物卡：{ $amount }。
targi-log-tribe-card = { seat-name }从{ targi-centre }取走{ $card }。
targi-log-give-up = { seat-name }放弃{ $border }。
targi-log-give-up-centre = { seat-name }放弃{ $space }。
targi-log-hand = { seat-name }从手牌取出{ $card }。
targi-log-hand-hidden = { seat-name }取出手牌。
targi-log-done = { seat-name }完成。
targi-log-lay = { seat-name }准备打出{ $card }。
targi-log-keep = { seat-name }将{ $card }收入手牌。
targi-log-discard = { seat-name }弃掉{ $card }。
targi-log-price = { seat-name }准备为{ $card }支付{ $price }。
targi-log-row = { seat-name }将{ $card }打出到第{ $row }行第{ $place }位，支付{ $price }。
targi-log-brought = { seat-name }由此获得{ $amount }。
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name }完成第{ $row }行：同类行。
       *[different] { seat-name }完成第{ $row }行：四类行。
    }
targi-log-twelve = { seat-name }打出了第十二张牌：本轮是最后一轮。
targi-log-swap-first = { seat-name }准备移动{ $card }。
targi-log-swap = { seat-name }将{ $first }与{ $second }互换位置。
targi-log-skip = { seat-name }让所有牌保持原位。
targi-log-take = { seat-name }获得{ $amount }。
targi-log-give = { seat-name }在掠夺中交出{ $amount }。
targi-log-give-goods = { seat-name }准备在掠夺中交出{ $count }个货物。
targi-log-return = { seat-name }归还超出上限的{ $amount }。
targi-log-exchange = { seat-name }用{ $give }换得{ $get }。
targi-log-enough = { seat-name }不再兑换。
targi-log-marker-from = { seat-name }准备移走{ targi-centre }的部落标记。
targi-log-marker = { seat-name }将部落标记从{ $origin }移到{ $space }。
targi-log-new-deck =
    { $sort ->
        [goods] 货物卡弃牌堆洗混成为新的牌库。
       *[tribe] 部落卡弃牌堆洗混成为新的牌库。
    }
targi-log-turned-up = 翻至正面朝上：{ $spaces }。
targi-log-raid = 强盗来到{ $border }。
targi-log-spared =
    { $safe ->
        [yes] 掠夺对{ seat-name }无效。
       *[no] { seat-name }没有可交出的东西。
    }
targi-log-round = 第{ $round }轮：强盗在{ $border }，{ seat-name }先手。
