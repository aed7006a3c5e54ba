### The command line: its help, and what is said at a table in the terminal.

## Help of the commands

cli-commands = 命令
cli-value-command = 命令
cli-value-game = 游戏
cli-value-seat = 座位
cli-value-table = 牌桌
cli-value-file = 文件
cli-value-number = N
cli-value-set = 套组
cli-value-variant = 变体
cli-value-language = 语言
cli-about = Azalai：沙漠贸易游戏，精确、快速、友好。
cli-examples =
    示例：
      azalai play targi                 塔吉，与温和的电脑对局
      azalai play targi --bot strong    与强劲的电脑对局
      azalai play targi --expansion     使用扩展
      azalai play targi --people 2      两人同一屏幕
      azalai play targi --seed 7        每次都是同一牌局
      azalai play --load first.azalai   继续存档的对局
      azalai replay first.azalai        逐步回放存档
      azalai cards targi                所有卡牌及其作用
      azalai 命令 --help                关于某个命令的更多说明
cli-version = Azalai { $version }
cli-error = azalai: { $error }
cli-bad-arguments =
    azalai: { $message }
    “{ $command }”列出可用的参数。
cli-help-version = 显示版本并退出
cli-help-language = 输出的语言，例如zh
cli-help-game = 游戏（默认targi）
cli-help-play = 在终端中玩
cli-about-play = 在此终端中玩。走法用简短记号输入；在牌桌上，“help”列出可输入的内容。
cli-examples-play =
    示例：
      azalai play targi                 你是蓝方，温和的电脑是白方
      azalai play targi --bot strong    同上，与强劲的电脑对局
      azalai play targi --seat white    你是白方
      azalai play targi --people 2      两人同一屏幕
      azalai play tuareg --seats 4 --bot gentle steady clever
                                        图阿雷格，与三个电脑对局
      azalai play targi --first white   第一轮由白方先手
      azalai play targi --expansion --tribe mixed --border mixed
                                        使用扩展，两套卡牌混合
      azalai play --load first.azalai   继续存档的对局
cli-help-completion = 打印命令补全脚本
cli-about-completion = 打印让shell补全azalai命令和选项的脚本。用于bash：azalai completion bash > ~/.local/share/bash-completion/completions/azalai
cli-help-completion-shell = shell的名称
cli-help-seats = 座位数，用于可选人数的游戏（图阿雷格：2到5）
cli-help-people = 真人玩家人数；其余座位由电脑坐（默认1）
cli-help-seat = 真人的座位，用名称或编号
cli-help-bot = 电脑玩家，由弱到强：curious、gentle、steady、clever、strong、expert、champion；或random、greedy、search:1000（每个决定的模拟次数）、search:50ms（每个决定的时间）；或自定义电脑玩家：mymodule:Eager、"command:node eager.js"。可给一个用于所有座位，或每个座位各一个（默认gentle）
cli-help-limit = 自定义电脑玩家每个决定的秒数；超时判负（10）
cli-help-seed = 牌局编号：同一编号得到同一牌局
cli-help-first = 第一轮的先手，例如blue或white
cli-help-expansion = 使用扩展：水、沙丘、塔吉女
cli-help-easy = 使用扩展时：以更多货物开局
cli-help-tribe = 使用扩展时：部落牌库，base、expansion或mixed
cli-help-border = 使用扩展时：边界卡，base、expansion或mixed
cli-help-previous = 使用扩展时：先前用混合牌库的对局的牌局编号；用它留下的45张部落卡来玩
cli-help-cards-file = 含有你自己更正的卡牌文件
cli-help-load = 继续存档的对局
cli-help-learn = 用简短课程边玩边学
cli-about-learn = 用简短课程学习游戏。由你来走，走错会有说明。不给课程时，列出所有课程。不给编号时，从你未完成的第一节继续。进度保存在此设备上。
cli-help-learn-course = 课程
cli-help-learn-lesson = 课程的第几节
cli-help-learn-restart = 从头开始：清除这套课程或所有课程的进度
cli-help-replay = 逐步回放存档
cli-about-replay = 逐步回放存档的对局。若输入或输出不是终端，则全部打印。
cli-help-replay-file = 存档
cli-help-replay-seat = 显示此座位所知的内容（默认：全部）
cli-help-all = 不询问，全部打印
cli-help-cards = 打印游戏的卡牌
cli-about-cards = 打印游戏的每张卡牌：它的作用，以及数值的来源。
cli-help-plain = 每张牌一行，没有边框
cli-help-bench = 测量引擎在本机的速度
cli-about-bench = 测量引擎在本机的速度，并与承诺的数字比较。
cli-help-quick = 减少并缩短测量
cli-help-environments = 只测量强化学习环境：我们的和其他的
cli-help-history = 把数字追加到此文件

## Wrong options

cli-no-seat = 没有座位“{ $seat }”；座位有{ $seats }，或1到{ $last }
cli-people =
    { $most ->
        [1] 不能有{ $people }人：只有一个座位
       *[other] 不能有{ $people }人：座位可坐1到{ $most }人
    }
cli-people-and-seats = { $people }人与所给的{ $seats }个座位不符；请去掉--people
cli-bots =
    { $seats ->
        [0] 给出了{ $named }个电脑玩家，但座位都由真人坐
        [1] 给出了{ $named }个电脑玩家，而只有一个座位；请只给一个
       *[other] 给出了{ $named }个电脑玩家，而有{ $seats }个座位；请给一个用于所有座位，或给{ $seats }个
    }
# On the command line. $typed is an option as it was typed, such as --tribe mixed.
cli-option-needs = { $typed }需要{ $needed }
cli-load-and = { $option }不能与--load同用：它由存档决定
cli-load-other = { $file }是{ $game }的对局，不是{ $wanted }的

## argparse's own phrases. They keep their %-fields.

argparse-usage = 用法：{" "}
argparse-arguments = 参数
argparse-options = 选项
argparse-help = 显示此帮助并退出
# $argument_name is an option such as --seed; the message says what is wrong with it.
argparse-argument = %(argument_name)s：%(message)s
argparse-whole = 需要整数，不能是“%(value)s”
argparse-choice = “%(value)s”不在可选之列：%(choices)s
argparse-one = 后面需要一个值
argparse-some = 后面至少需要一个值
argparse-none = 不接受值，却给出了“%s”
argparse-missing = 缺少：%s
argparse-unknown = 未知参数：%s

## At the table

cli-seat = { seat-colour }
cli-welcome =
    { $game ->
        [targi] 塔吉，牌局编号{ $seed }
       *[other] { $game }，牌局编号{ $seed }
    }
cli-sits =
    { $who ->
        [you] { $seat }：你
        [person] { $seat }：同一屏幕的真人
        [random] { $seat }：随机行动的电脑
       *[other] { $seat }：电脑{ $who }
    }
cli-sits-level = { $seat }：电脑。{ $level }：{ $character }
cli-how-to-type = 走法用简短记号输入，例如牌的编号。“moves”列出可选的走法，“help”列出命令，“quit”离开。
cli-begin = 按回车键开始。
# The legal moves in short, under the question.
cli-choices = 走法：{ $moves }
cli-choices-more = 走法：{ $moves }……（“moves”全部列出）
cli-prompt = { $seat }>{" "}
cli-prompt-end = 结束>{" "}
cli-prompt-replay = 回放>{" "}
cli-earlier = （之前还有{ $count }步；见“log”）
cli-no = 不行：{ $reason }。
cli-several = “{ $typed }”可能是：{ $moves }。请再多输入一点。
cli-not-understood = “{ $typed }”既不是走法也不是命令。“moves”列出走法，“help”列出命令。
cli-hand-over = 轮到{ $seat }。请交出屏幕：{ $seat }知道其他人不能看的内容。
cli-hand-over-ready = { $seat }，等只有你能看到屏幕时，按回车键。
cli-after-the-end = 输入“save 文件”保存对局，供“azalai replay”使用，或按回车键离开。

## Commands at the table

cli-help-moves = 输入走法的记号，例如{ $example }，或只符合一种走法的任何部分：只输入编号、货物的字母、单词的前几个字母。其他命令：
cli-word-moves = moves
cli-does-moves = 用文字列出可选的走法
cli-word-hint = hint
cli-does-hint = 哪些走法看来最好，为什么
cli-word-board = board
cli-does-board = 重画牌桌
cli-word-cards = cards ID
cli-does-cards = 查看一张牌，例如“cards t3”，边界卡则用“cards 5”
cli-word-log = log
cli-does-log = 发生过的一切
cli-word-undo = undo
cli-does-undo = 撤销你的上一步，除非其他真人已走了一步，或已有未公开的内容被揭示；其后电脑走的各步若没有揭示什么，也一并撤销（图阿雷格中总会揭示）
cli-word-save = save 文件
cli-does-save = 把对局保存到文件
cli-word-rules = rules
cli-does-rules = 规则概要，以及完整规则在哪里
cli-word-quit = quit
cli-does-quit = 离开牌桌
cli-hint-about = 思考中……
cli-hint = { $reason }（{ $gain }）
cli-hint-over = 对局已结束：没有什么可建议的。
cli-log-line = { $number }. { $text }
cli-log-empty = 还没有发生什么。
cli-no-card = 没有牌“{ $card }”。请用牌桌上的名称，例如t3或5；沙丘的名称如shrine。
cli-which-card = 哪张牌？请输入牌桌上的名称，例如“cards t3”或“cards 5”。
# A game without a summary of its own.
cli-rules-other = 这里没有{ $game }的规则概要；“moves”列出可选的走法。
cli-rules-targi =
    一轮：强盗前进；双方轮流在边界卡上放置三个塔吉人，不能与对手的塔吉人相对；你的行与列交叉处的中央卡上放你的部落标记。然后双方依次使用各自的牌：获得货物，支付费用打出部落卡，放入三行，每行四张。
    角落是掠夺。最后一次掠夺之后，或有人打出第十二张牌的那一轮之后，游戏结束。
    得分：胜利分数、打出的牌上的十字架、终局计分效果，同类行4分，四类行2分。
    完整规则见文档的“塔吉规则”一页；“azalai cards targi”打印每张牌。
cli-rules-targi-expansion =
    使用扩展时：塔吉人也可放置到沙丘上，沙丘只用一次，没有直线。塔吉女反方向走；她牌上的塔吉人可在行动之前或之后用她的恩惠：获得1个货物，或归还1个货物换一张货物卡。行动时和掠夺时，2个水换1个货物，3个水换1枚金币；有些牌可用水支付；终局时每2个水得1分。打出的牌上的指示物在规定的时机使用一次。
    全部内容见“塔吉扩展规则”一页；“azalai cards targi --expansion”打印每张牌。
cli-rules-tuareg =
    一个回合从四个选项中选一个：抽三张牌，至少放一张到市场；从储备把一到四张牌装到一头驮兽；从市场把一到四张同种牌装到一头驮兽；或花3第纳尔购买特殊卡。此外，你可以在每个洞穴藏匿一张牌，也可以派出盗贼。回合结束时，储备最多四张牌。
    一头骆驼装载四张牌、两种资源，从下到上更换一次，黄金最多两张，水须单独装载；驴可装载任意四张。
    牌库空了之后，每名玩家还有一个回合；然后计算驮兽上、洞穴中和盗贼下面的牌：某种资源最多的玩家得其分数，并列最多的各少得1分。计过分的牌成为阶段2的牌库。终局时，未使用的特殊卡各得1分，地图各得2分。
    完整规则见文档的“图阿雷格规则”一页；“azalai cards tuareg”打印每张牌。
cli-taken-back = 已撤销{ $move }。
cli-undo-nothing = 你还没有走过：没有可撤销的。
cli-undo-other = 不能撤销你的上一步：其他玩家已走了一步。
cli-undo-reveal = 不能撤销你的上一步：已有未公开的内容被揭示。
cli-save-where = 保存到哪个文件？请输入“save”和文件名，例如“save first.azalai”。
cli-overwrite = { $file }已存在。要覆盖吗？（y/n）{" "}
# The answers that mean yes, in lower case.
cli-yes = y 是
cli-no-words = n 否
cli-not-saved = 没有保存。
cli-saved = 已保存到{ $file }。
cli-save-first = 先保存吗？请输入文件名；按回车键（或n）则不保存就离开：{" "}
cli-resume = 以后继续：{ $command }
cli-resume-earlier =
    { $count ->
       *[other] 第{ $count }步之后没有保存。从那里继续：{ $command }
    }
cli-play-again = 没有保存。再玩同一牌局：{ $command }

## The end

cli-score-line =
    { $what ->
        [tokens] 胜利分数
        [crosses] 打出的牌上的十字架
        [card] 卡牌{ $about }
        [row] 第{ $about }行
        [water] 水
        [stage_1] { $about ->
            [water] 阶段1：水
            [gold] 阶段1：黄金
            [salt] 阶段1：岩盐
           *[millet] 阶段1：小米
        }
        [maps_1] 阶段1：兑现的地图
        [stage_2] { $about ->
            [water] 阶段2：水
            [gold] 阶段2：黄金
            [salt] 阶段2：岩盐
           *[millet] 阶段2：小米
        }
        [unused] 未使用的特殊卡
        [maps_2] 地图
       *[other] { $what } { $about }
    }
cli-score-total = 总分
cli-won = { $seat }以{ $score }比{ $second }获胜。
cli-won-tie = { $seat }获胜：双方同为{ $score }分，先比金币，再比货物，分出胜负。
cli-draw = 平局：双方同为{ $score }分，金币和货物数量也相同。

## Replay

cli-everything = 全部
cli-replay-at = 第{ $at }步，共{ $last }步；视角：{ $seat }
cli-replay-end = 存档到此结束。
cli-replay-help = 回车键或n：下一步；p：上一步；数字：那一步；r：下一轮；座位名称：它所知的内容；all：全部；q：退出。
