### Texts of the table page that all games share.

web-nothing-to-send = 还没有可提交的内容：请先选择一步。
web-draft-is-whole = 选了{ $move }之后决定已完整：请提交。

web-turn-yours = 轮到你了
web-turn-shared = { $name }，轮到你了
web-turn-theirs = 轮到{ $name }
web-turn-replay = 轮到{ $name }
web-turn-over = 对局结束
web-thinking = 思考中……
web-watching = 你正在观看。
web-wait = 请稍候
web-choose = 请在牌桌上选择
web-cancel = 取消
web-cancel-all = 收回你选择的一切。
web-legal-cards = { $count }张牌可选
web-or = 或
web-log = 游戏记录
web-log-empty = 还没有记录。
web-log-round = 第{ $round }轮
# What happened at the table besides moves; a line of the log.
web-event =
    { $what ->
        [deal] 房主指定了牌局编号，可能知道每一张牌。
        [research] 结束后的对局可用于研究，不含姓名。
        [sat] { $name }入座。
        [left] { $name }离开牌桌。
        [moved] { $name }换了设备。
        [filled] 电脑坐上空座位。
        [stood-in] 电脑暂代{ $name }。
       *[came-back] { $name }回来了。
    }
web-hint = 提示
web-hint-not =
    { $why ->
        [people] 与真人对局时没有提示。
       *[turn] 轮到你时可以要提示。
    }
web-hinting = 高手正在思考你的这一步……
web-hint-show = 显示第{ $number }条
web-hint-of-100 = /100
web-hint-cancelled = 提示已取消。
web-hints = 高手会怎么走
web-hints-close = 关闭提示
web-skip = 跳过
web-skip-says = 跳过停顿，直到轮到真人决定（按S键）
web-undo = 撤销
web-undo-not =
    { $why ->
        [nothing] 还没有可以撤销的一步。
        [people] 现在不能撤销：其他玩家已走了一步或看到了新的内容。
       *[turn] 只有轮到你时才能撤销。
    }
web-more = 还可以
web-actions = 行动
web-one-less = 减一个：{ $name }
web-one-more = 加一个：{ $name }
web-lost = 连接中断，正在重试……
web-offline = 未能送达服务器，请重试。
web-failed = 操作失败，请重试。
web-changed = 牌桌已有变化，请重新选择。
web-close = 关闭
web-rule = 这个决定的规则（在新标签页打开）
