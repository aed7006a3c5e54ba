### The arena: its commands, its tables, and what can be wrong.

cli-value-contestant = 选手
cli-value-address = 地址
cli-help-arena = 让电脑玩家互相对局并评级
cli-about-arena = 让电脑玩家两两对局并评级。每个牌局都从所有座位各玩一次。每个结果立即保存：按Ctrl-C停止后，同一命令从中断处继续。
cli-examples-arena =
    示例：
      azalai arena targi greedy random --games 400
      azalai arena targi search:1000 search:50ms greedy --out ladder.jsonl
      azalai arena targi strong steady --expansion
      azalai arena tuareg search:1000 greedy --seats 4 --json
      azalai arena targi strong clever --subtract-luck
      azalai arena targi strong clever steady gentle --ray local
      azalai arena targi mymodule:Eager "command:node eager.js" greedy --limit 5
cli-help-arena-game = 要玩的游戏
cli-help-arena-contestants = 选手：random、greedy、search:1000（每个决定的模拟次数）、search:50ms（每个决定的时间）、某个级别（如strong），或自定义电脑玩家：mymodule:Eager、"command:node eager.js"
cli-help-arena-games = 每对选手的局数（100）
cli-help-arena-seed = 第一个牌局的编号；后面的依次加一（1）
cli-help-arena-out = 结果文件；以后的运行会接着写（默认：此文件夹中按设置命名的文件）
cli-help-arena-jobs = 同时进行的局数（默认：核心数）
cli-help-arena-luck = 另外显示减去每局运气的胜局，同样的精度所需局数更少
cli-help-arena-json = 以JSON打印排名
cli-help-arena-markdown = 以Markdown打印排名
cli-help-arena-ray = 在Ray集群上对局：集群地址、“auto”，或“local”表示本机
cli-help-ladder = 根据结果文件生成排行榜页面
cli-about-ladder = 根据arena的结果文件生成电脑玩家的评级页面：评级、各对选手，以及进行这些对局的命令。
cli-help-ladder-files = arena的结果文件
cli-help-ladder-out = 页面文件（默认：打印）

cli-help-new-bot = 创建自定义电脑玩家：模板及其测试
cli-about-new-bot = 在此文件夹创建自定义电脑玩家：可供修改的“名称.py”，以及其测试“test_名称.py”。
cli-help-new-bot-name = 模块名称：字母、数字和下划线，例如my_bot
cli-value-name = 名称

new-bot-name = { $name }不能作为Python模块名；请用小写字母、数字和下划线，以字母开头：my_bot
new-bot-exists = { $file }已存在；请换一个名称，或移走该文件
new-bot-done =
    已写入{ $bot }和{ $test }。试试看：

      azalai arena targi { $spec } greedy --games 20
      azalai play targi --bot { $spec }
      python -m pytest { $test }

arena-too-few = 至少需要两名选手
arena-twice = { $name }重复了
arena-begins =
    { $count ->
        [0] 全部{ $there }局已在{ $file }中。
       *[other] 还要玩{ $count }局，已玩{ $there }局；结果写入{ $file }
    }
arena-playing = 局
arena-interrupted = 已停止：{ $total }局中的{ $played }局已在{ $file }中。同一命令可从那里继续。
arena-workers-die = 连续{ $count }个工作进程没完成一局就终止了；内存够吗？请减少同时进行的局数（--jobs）：会从这里继续
arena-file = 无法使用{ $file }：{ $reason }
arena-file-in-use = { $file }正在使用：另一个命令在写入
arena-file-other = { $file }不是此命令的结果文件；请另选
arena-file-setting = { $file }中的结果有不同的{ $name }：是{ $found }，不是{ $wanted }。请另选文件，或移走此文件
arena-no-luck = --subtract-luck需要训练好的网络，而{ $game }没有
arena-no-ray = --ray需要Ray，但没有安装：pip install azalai[cluster]
arena-no-cluster = { $address }没有Ray集群：{ $reason }
arena-cluster-fails = 集群一再失败：{ $reason }

## The tables

arena-pairs-title = 各对选手，附95%区间
arena-contestants-title = 评级，附95%区间
arena-column-a = 选手
arena-column-b = 对手
arena-column-games = 局数
arena-column-wins = 胜
arena-column-adjusted = 减去运气的胜
arena-column-draws = 平局
arena-column-ahead = 名次领先
arena-column-lead = 分差
arena-column-contestant = 选手
arena-column-rating = Elo
arena-column-milliseconds = 毫秒/决定
arena-column-simulations = 模拟/决定
arena-faults = { $name }因故障判负{ $count }局：
arena-fault = - { $reason }（{ $count }局）
arena-interval = { $figure }（{ $low }到{ $high }）
# The same with the interval on a line of its own.
arena-interval-narrow =
    { $figure }
    { $low }到{ $high }
arena-method =
    { $method ->
        [bradley-terry] 平局算半胜。评级：Bradley-Terry模型，Elo尺度，均值0。区间：对牌局的贝叶斯自助法；胜率用Wilson区间，以牌局为单位，取Student t分布的分位数。
       *[plackett-luce] 前一名选手占一个座位，后一名占其余座位；{ $even }%为均等；名次并列算一半领先。评级：对所有座位名次的Plackett-Luce模型，Elo尺度，均值0。区间：对牌局的贝叶斯自助法；胜率用Wilson区间，以牌局为单位，取Student t分布的分位数。
    }

## The page with the ladder

arena-ladder-title = # 排行榜
arena-ladder-about =
    电脑玩家之间的强弱，根据[arena](arena.md)中的对局：每个牌局都从所有座位各玩一次，每个数字都附95%区间。`azalai ladder`由结果文件制作本页；每一节列出进行这些对局的命令。
arena-ladder-table =
    { $game ->
        [targi] ## 塔吉，{ balance-variant }
        [tuareg] ## 图阿雷格，{ balance-variant }
       *[other] ## { $game }，{ balance-variant }
    }
arena-ladder-none = { $file }中还没有对局
