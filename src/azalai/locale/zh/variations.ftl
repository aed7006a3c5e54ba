### 分支：从对局的某一刻起的另一种走法；以及用来试走的“如果”牌桌。

error-variation-of-another-game = 分支必须与对局的游戏、选项、牌局编号和开局都相同
error-variation-without-moves = 分支至少要有一步与对局在那里的走法不同
file-variation = “{ $text }”不是分支的开头；本行应写作“variation after N”，N为0到{ NUMBER($last, useGrouping: 0) }

## 终端：`azalai replay`

cli-replay-variation = v{ $number }：改为{ $first }（{ variation-moves }）
cli-replay-variation-title = 分支{ $number }，第{ $after }步之后：
cli-replay-in-variation = 分支{ $number }，从第{ $after }步之后开始。
cli-replay-help-variations = v1、v2……：那个分支；main：回到对局。
variation-moves = { $count }步

## 浏览器中的回放

replay-variations = 分支
replay-variation = 分支{ $number }
replay-variation-from = 第{ $after }步之后，{ variation-moves }
replay-variation-begins = { replay-variation }：{ $text }
replay-to-game = 回到对局

## “如果”牌桌

what-if-title = 如果
what-if-from = 从已结束对局的第{ $after }步起
what-if-chance = { $name }的胜率
what-if-of-100 = { $chance }/100
what-if-change = 与上一步相比{ $change }
what-if-evaluating = 电脑正在评估牌桌。
what-if-share = 复制链接
what-if-save = 存为分支
what-if-original = 回到原对局
what-if-no-table = 这不是一个人的“如果”牌桌。
what-if-no-original = 这张牌桌所接续的对局已被删除。
what-if-too-many = 一局最多保存{ $most }个分支。
