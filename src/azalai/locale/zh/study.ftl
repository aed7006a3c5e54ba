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
study-no-mistakes = 没有哪个决定明确损失了5%或更多的胜率。
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

## The study page in the browser

study-open = 研究
study-heading = 研究
study-title = 研究 · { $game }
study-outlook = 胜算
study-outlook-says = { $name }的胜率，以100计。点柱条可跳到那里。
study-graph-label = { $name }每一步的胜率。下面的表格有同样的数字。
study-kind =
    { $kind ->
        [luck] 运气
        [own] 自己的决定
       *[others] 他人的决定
    }
study-board = 牌阵上的这一刻
study-progress =
    { $rough ->
        [yes] 初步结果，分析继续中：{ $percent }%
       *[no] 分析中：{ $percent }%
    }
study-progress-label = 分析的进度
study-state =
    { $deep ->
        [yes] 已深度分析
       *[no] 已分析
    }
study-failed = 电脑未能完成分析。请重新载入页面再试。
study-where = 第{ $round }轮，第{ $step }步，共{ $all }步，{ $name }的视角
study-where-deal = 发牌，{ $name }的视角
study-next-mistake = 下一个错误
study-moment = 这一刻
study-mark =
    { $kind ->
        [played] 实际
        [better] 更好
       *[yours] 你的选择
    }
study-loss = { study-label }，{ $loss }
study-margin = ±{ $margin }
study-of-100 = /100
study-why = 原因：
study-was-best = 没有更好的一步。
study-no-reason = 电脑预计更好的一步能多得{ $points }分。
study-luck-after = 这一步揭示的内容使胜率变化{ $luck }。
study-shown-after = 其他玩家隐藏的内容使胜率变化{ $change }。
study-retry = 重试
study-retry-what = ：{ study-round }，{ $text }
study-found = 已找到
study-retry-says = 找出比实际更好的一步。
study-verdict =
    { $found ->
        [best] 对，这是最佳的一步。
        [good] 不错：与最佳的一步相差不到2/100。
        [same] 实际就是这一步：损失{ $loss }/100。
       *[worse] 不是这一步：损失{ $loss }/100。
    }
study-show-answer = 显示答案
study-replay = 从这里回放
study-deal-says = 发牌。
study-value = 之后的胜率
study-ledger = 账目
study-ledger-caption = 结果从何而来，胜率以100计
study-line =
    { $line ->
        [start] 开局
        [luck] 运气
        [own] 自己的决定
        [others] 他人的决定
       *[result] { $end ->
            [yes] 结果
           *[no] 现在
        }
    }
study-adjusted = { $name }以{ $scores }结束。运气均等时会是{ $even }。平均每个决定损失{ $loss }/100。
study-like-level = 水平相当于{ $level }。
study-turning-points = 转折点
study-mistakes = 错误（{ $count }）
study-whose = 谁的决定
study-round = 第{ $round }轮
study-to-deep = 深度分析
study-to-fast = 返回快速分析
study-hide =
    { $on ->
        [yes] 显示后面的内容
       *[no] 隐藏后面的内容
    }
study-every-moment = 以表格列出每一刻
study-cell =
    { $column ->
        [move] 步
        [round] 轮
        [event] 发生了什么
        [decision] 决定
        [luck] 运气
       *[value] 胜率
    }

## Puzzles: `azalai puzzles`

cli-help-puzzles = 解谜题，或用冠军的对局制作谜题
cli-about-puzzles = 解谜题：冠军之间的对局中，有一步明显好过其他所有走法的局面。make会寻找更多谜题，需要数小时，再次运行时会继续；verify会重新分析样本。
cli-help-puzzles-action = solve：解一道谜题；show：显示谜题和答案；make：寻找谜题；verify：用其他牌局编号重新分析样本
cli-help-puzzles-table = 牌桌的种类（targi、expansion、tuareg-2到tuareg-5），或要解答或显示的谜题编号
cli-help-puzzles-out = 谜题文件的文件夹（make：puzzles；verify：自带的文件）
cli-help-puzzles-minutes = 多少分钟后停止寻找（30）
cli-help-puzzles-sample = 核对多少道谜题（50）
cli-help-puzzles-seed = 第一局的牌局编号，或核对所用的种子（1）
puzzles-made = { $file }有{ $count }道谜题。
puzzles-verified = { $of }道谜题中有{ $confirmed }道得到确认。

## What if: playing on from a moment of a finished game

study-what-if = 如果……
study-what-if-against = 继续玩，对手
study-what-if-all = 无：各方都由我来走
study-what-if-name = 访客
study-no-what-if = 不能从这里继续玩：对局已结束，或它是从设定的局面开始的。
