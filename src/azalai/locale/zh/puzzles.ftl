### Puzzles: the page in the browser, and `azalai puzzles` in the terminal.

puzzles-title = 谜题
puzzles-intro = 冠军对局中的局面，在真正的牌桌上解。有一步明显好过其他所有走法：把它找出来。
puzzles-none = 没有这样的谜题。
puzzles-week = 你的一周
puzzles-rating = 你的评分
puzzles-solved = 首次尝试即解出
puzzles-solved-of = { $tried }道中的{ $solved }道
puzzles-choose = 更多谜题
puzzles-group = 游戏
puzzles-theme = 主题
puzzles-all = 全部
puzzles-start = 下一道谜题
puzzles-count = 有{ $count }道谜题符合这个选择。
puzzle-of-the-day = 每日谜题
puzzle-name = 谜题{ $number }
puzzle-page-title = 谜题{ $number } – Azalai
puzzle-group =
    { $group ->
        [targi] 塔吉
        [expansion] 塔吉（含扩展）
       *[tuareg] 图阿雷格
    }
puzzle-theme =
    { $theme ->
        [row] 行
        [denial] 抢先
        [raid] 掠夺
        [timing] 时机
        [endgame] 终局
        [loading] 装载顺序
        [thief] 盗贼
       *[map] 地图
    }
puzzle-themes = 主题：{ $themes }。
# The first letters of a weekday, in a small square.
puzzle-weekday =
    { $day ->
        [mon] 一
        [tue] 二
        [wed] 三
        [thu] 四
        [fri] 五
        [sat] 六
       *[sun] 日
    }
puzzle-mark =
    { $mark ->
        [solved] 已解出
       *[tried] 未解出
    }
puzzle-stars = 难度{ $count }（最高{ $most }）
puzzle-rating = 评分{ $rating }
puzzle-find =
    { $count ->
        [1] 找出最好的一步
       *[other] 找出最好的几步：第{ $number }步，共{ $count }步
    }
puzzle-task = 有一步的胜率明显高于其他所有走法。
puzzle-counted = 你的首次尝试已计入；这次只是练习。
puzzle-hint = 提示
puzzle-tries = 你的尝试
puzzle-chance = { $chance }%
puzzle-show = 显示答案
puzzle-leave = 所有谜题
puzzle-wrong = 这一步的胜率是{ $chance }%；另有一步是{ $best }%。再试一次。
puzzle-wrong-most = 这一步的胜率最多是{ $chance }%；另有一步是{ $best }%。再试一次。
puzzle-wrong-later = 这里另有一步的胜率明显更高。再试一次。
puzzle-outcome =
    { $outcome ->
        [solved] 解出了！
        [late] 找到了，但不是首次尝试
       *[shown] 答案
    }
puzzle-solution-figures = 答案的胜率是{ $best }%，第二好的一步是{ $second }%。
puzzle-others = { $share }%的玩家首次尝试就找到了它。
puzzle-own = 你的评分：{ $rating }。
puzzle-streak = 连续{ $days }天。
puzzle-why = 为什么？
puzzle-why-none = 理由在提示看不到的更远处。
puzzle-next = 下一道谜题
puzzle-play = 继续玩
puzzle-not-finished = 请先解出谜题，或显示答案：之后就能从那里继续玩。
home-puzzles = 谜题
home-puzzles-how = 冠军对局中的一个局面，最好的只有一步：把它找出来。
home-puzzles-go = 每日谜题

## In the terminal

puzzles-solve-how = 请输入一步，或这些词之一：{ $words }。
puzzles-prompt = 你的选择：{" "}
puzzles-unknown = 没有谜题{ $number }。牌桌的种类：{ $tables }。
