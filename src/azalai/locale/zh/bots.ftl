### Computer players: names and characters of the levels, errors in specs and parameter files.

bots-not-asked = 现在不由座位{ $seat }决定
bots-spec = 没有电脑{ $spec }；可用：random、greedy、search:1000（模拟次数）、search:50ms（时间）、search-classic:1000、级别{ $levels }，以及自定义电脑玩家：mymodule:Eager（Python类）、command:node eager.js（程序）
bots-custom = 无法启动自定义电脑玩家{ $spec }：{ $reason }

## A custom bot that lost its game, and why.

bots-fault = { $bot }判负：{ $reason }
bots-fault-slow = { $detail }秒内没有回答
bots-fault-illegal = “{ $detail }”不是合规的走法
bots-fault-raised = 发生异常，{ $detail }
bots-fault-answer = 回答不符合协议：{ $detail }
bots-fault-died = 程序没有回答就结束了（退出状态{ $detail }）

## Errors in a parameter file. $field is a place in it, for example where.expansion.rollout_hours.

bots-file =
    { $count ->
        [1] 无法使用{ $file }：
       *[other] 无法使用{ $file }，原因有{ $count }个：
    }
bots-file-whole = { $field }必须是{ $low }到{ $high }的整数，不能是{ $value }
bots-file-number = { $field }必须是{ $low }到{ $high }的数，不能是{ $value }
bots-file-word = { $field }必须是{ $choices }之一，不能是{ $value }
bots-file-unknown = { $field }未知；可用字段：{ $known }
bots-file-missing = 缺少{ $field }
bots-file-where = { $field }不是牌桌的条件；可用：{ $conditions }
bots-file-budget = { $field }的搜索需要simulations或milliseconds

## Levels

bots-level-curious = 好奇
bots-level-gentle = 温和
bots-level-steady = 稳健
bots-level-clever = 机敏
bots-level-strong = 强劲
bots-level-expert = 专家
bots-level-champion = 冠军

bots-character-curious = 爱尝试的新手，常错过更好的一步。
bots-character-gentle = 友好的初学者，取手边的东西，不时放过好机会。
bots-character-steady = 善于安排自己的回合，只买值得的，很少看你的计划。
bots-character-clever = 能看到几步之后，知道你想要什么。
bots-character-strong = 很少白送，不会放过你的错误。
bots-character-expert = 每一步都针对你的计划，留给你的很少。
bots-character-champion = 想得尽可能久，是我们能做出的最强电脑。
bots-network-damaged = 校验和不对；请重新安装Azalai
bots-unusual-deck = 这些牌与电脑玩家训练时的牌相差很大。它们改用较简单的判断，水平会下降。
