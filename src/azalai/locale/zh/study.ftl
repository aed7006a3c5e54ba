### The analysis of finished games: `azalai analyse` and `azalai.analyse`.

cli-help-analyse = 显示存档对局中的运气、实力和更好的走法
cli-about-analyse = 分析已结束的对局：结果有多少来自运气，多少来自决定，以及根据各玩家当时所知，哪些走法更好。第一次分析要编译，最多两分钟，仅此一次。
cli-help-analyse-file = 已结束的对局的存档
cli-help-analyse-seat = 只列出此座位的决定和运气
cli-help-analyse-all = 列出每个决定和每次运气
cli-help-analyse-deep = 看得更远；用时长得多
cli-help-analyse-json = 以JSON打印全部内容

study-unfinished = 只能分析已结束的对局；这一局还在进行
study-no-network = 使用这些选项的{ $game }没有训练好的网络，所以无法分析其对局
study-running = 分析中
study-method =
    { $depth ->
        [deep] 深度分析，每个决定考虑{ $worlds }种可能的情形。
       *[fast] 每个决定考虑{ $worlds }种可能的情形。
    }
study-ledger-title = 开局+运气+自己的决定+他人的决定=结果（胜率）
study-even-luck = { $seat }：运气均等时{ $scores }（领先{ $lead }）。
study-decisions-title = 各决定与最佳走法相比损失的胜率（95%区间）
study-no-mistakes = 没有哪个决定确定损失了5%以上的胜率。
study-luck-title = 运气：揭示了什么，胜率如何变化
study-deal = 发牌
study-interval = { $value } ±{ $margin }
study-column-seat = 座位
study-column-start = 开局
study-column-luck = 运气
study-column-own = 自己
study-column-others = 他人
study-column-result = 结果
study-column-average = 损失/决定
study-column-level = 水平相当于
study-column-move = 步
study-column-round = 轮
study-column-played = 实际
study-column-better = 更好
study-column-before = 之前
study-column-after = 之后
study-column-loss = 损失
study-column-points = 分数
study-column-label = 评价
study-column-event = 之后
study-label =
    { $label ->
        [blunder] 严重错误
        [mistake] 错误
       *[inaccuracy] 失准
    }
study-graph-title = 以{ $scores }结束的对局的胜率
study-graph-seat = { seat-colour }：开局{ $start }%，运气{ $luck }%，自己的决定{ $own }%，他人的决定{ $others }%，结果{ $result }%。
study-graph-decisions = 决定
study-graph-mark = 第{ $number }步，{ study-label }：{ $move }；更好的是{ $best }
