### Seats. $seat is blue, white, red, green or saffron.

# The player of a seat: by name where a table has told it, otherwise by colour.
seat-name = { PLAYER($seat, seat-colour) }
seat-colour =
    { $seat ->
        [blue] 蓝方
        [white] 白方
        [red] 红方
        [green] 绿方
        [saffron] 橙方
       *[other] { $seat }
    }

## What every game says: errors, positions, saved games, card files, lists.

### An error says what was wrong and what would be right. It begins in lower case: it often follows a file's name.

## Lists: "a, b, c", "a, b and c", "a, b or c".

list-separator = 、
list-and = { $before }和{ $last }
list-or = { $before }或{ $last }
# Two whole sentences, one after the other.
list-sentences = { $before }{ $next }
# A phrase as a sentence.
list-sentence = { $words }。
# A list of moves that is too long to name them all.
list-moves = { $moves }，另有{ $count }种走法

## Errors

error-language = 没有{ $language }这种语言；可用：{ $languages }
error-game = 没有{ $name }这个游戏；可用：{ $names }
error-option = { $game }没有选项“{ $option }”；可用选项：{ $known }
error-option-flag = { $option }只能是True或False，不能是{ $value }
error-cards-option = “cards”必须是卡牌文件：文件路径、TOML文本或内容字典；不能是{ $cards }
error-first = first不能是{ $first }；可选：{ $names }
error-seed = 牌局编号是0到{ NUMBER($largest, useGrouping: 0) }的整数，不能是{ $seed }
error-seat = 没有座位{ $seat }；座位是0到{ $last }的整数
error-seat-or-none = 没有座位{ $seat }；座位是0到{ $last }的整数，None表示公开的牌桌
error-whole = { $name }必须是{ NUMBER($low, useGrouping: 0) }到{ NUMBER($high, useGrouping: 0) }的整数，不能是{ $value }
error-actions-shape = actions的形状是{ $shape }；请为每张牌桌给出一个动作，即形状为({ $tables },)的数组
error-actions-type = actions是动作目录中的编号，应为int64等整数数组，不能是{ $type }
error-actions-strided = actions在内存中不连续；请传入numpy.ascontiguousarray(actions)
error-seeds = 给出了{ $given }个牌局编号，牌桌有{ $tables }张；请给出一个编号，或为每张牌桌各给一个
error-notation = { $text }不是有效的一步；现在可选：{ $moves }
error-move-number = 没有编号为{ $number }的走法；编号从0到{ $last }
error-over = 对局已结束，不能再走
error-nothing-to-undo = 没有上一步可以撤销
error-position =
    { $count ->
        [1] 这个局面不合规则：
       *[other] 这个局面不合规则，原因有{ $count }个：
    }
error-card-file =
    { $count ->
        [1] 卡牌文件{ $file }无法使用：
       *[other] 卡牌文件{ $file }无法使用，原因有{ $count }个：
    }

## Described positions: keys and values. $where is a place in the description, such as players[0].

position-not-a-dict = 局面是一个字典，键与view(None)相同
position-other-game = 它描述的是{ $game }的对局，不是{ $right }的
position-word = { $where }没有键“{ $word }”；可用的键：{ $known }
position-mapping = { $where }必须是字典
position-list = { $where }必须是列表，最多{ $length }项
position-whole = { $where }必须是{ $low }到{ $high }的整数，不能是{ $value }
position-yes-no = { $where }必须是true或false，不能是{ $value }
position-numbers = { $where }必须列出1到{ $most }之间互不相同的数
position-phase = 没有步骤{ $phase }；可用的步骤：{ $phases }
position-ask = { $where }的提问必须是以下之一：{ $asks }
position-chance = chance必须是四个0到4294967295的整数，且不能全为0

## Saved games

file-write = 无法写入{ $path }：{ $error }
file-read = 无法读取{ $path }：{ $error }
file-names-a-file = { $name }：存档自带卡牌文本（card_text），不能引用卡牌文件
file-large = { $path }太大，不是存档；上限为4 MiB
file-not-text = { $path }不是UTF-8文本文件
file-incomplete = { $name }不是完整的存档：必须有“game”“options”“seed”和“moves”几行
file-seed = { $name }：牌局编号必须是整数，不能是{ $seed }
file-json = { $name }：“{ $key }”的值必须是JSON对象
# A fault in one line of the file.
file-line = { $name }第{ NUMBER($line, useGrouping: 0) }行：{ $reason }
file-format = 第一行必须是“azalai { $format }”
file-header = “{ $text }”不应出现在这里；“moves”之前只有“azalai”“game”“options”“seed”，以及可选的“position”，各出现一次并带有值
file-move = “{ $text }”不是有效的一步；本行应写作“{ NUMBER($index, useGrouping: 0) } 座位 走法 校验值”
file-after-end = 这一步之前对局已经结束
file-seat = 这里应由{ $right }决定，不是{ $seat }
file-hash = 这一步之后的校验值是{ $right }，不是{ $digest }；本行或之前的某一行被改动过

## Card files. The card and field stand before each of these.

card-file-unreadable = 无法读取：{ $reason }
card-file-encoding = 不是UTF-8文本
card-file-dots = 第{ $line }行的点号超过{ $most }个
card-file-toml = 不是TOML：{ $error }
card-file-section = 缺少这一节，或它不是表
card-file-whole = 必须是{ $low }到{ $high }的整数，不能是{ $value }
card-file-amount = 必须是“1d2s”这样的数量，可用{ $allowed }，每种最多{ $most }个；不能是{ $value }
card-file-word = 必须是{ $choices }之一；不能是{ $value }
card-file-entry = 必须是{ "{" } … { "}" }这样的表
card-file-remove = 无法移除：没有这张牌；这里的牌有{ $names }
card-file-no-effect = 属于某个效果；请用“do”写明效果，用“when”写明时机
card-file-key = 不是这里的键；可用的键：{ $keys }
card-file-border-number = 边界卡的编号是1到16
card-file-corner = 角落4、8、12、16是掠夺，其他边界卡都不是
card-file-missing = 缺少这张边界卡
card-file-raid = 除分数外，掠夺还会拿走货物或金币：两者必须恰好写一种
card-file-rate = { $value }不是兑换率；正确写法如：{ $examples }
card-file-trader = 商人需要两个兑换率：一个换其他货物，一个换金币
card-file-trader-cycle = 商人至少要用2个货物换1个其他货物，否则兑换永无止境
card-file-silversmith = 银匠需要货物和金币的兑换率各两个，较小的在前
card-file-goods-list = 货物卡用[[goods]]列出
card-file-goods-count = 牌库需要{ $wanted }张货物卡；列出了{ $count }张
card-file-kind-count = 每种类型需要{ $wanted }张牌；列出了{ $count }张：{ $names }。用“name = false”移除一张牌
card-file-card-name = 牌名由一到三个小写字母加数字组成，例如t3，且不能重复
card-file-value = 卡牌文件不能含有{ $value }；只能有字典、列表、文本、整数和布尔值
card-file-effects = “do”是一个效果，或1到{ $most }个效果的列表，例如["gain", "discount"]
card-file-effects-at-once = 一张牌只能有一个立即或用指示物发动的效果；其余必须是持续效果或终局计分效果
card-file-alternatives = 费用是1到{ $most }种支付方式的列表，例如["2p", "1g"]

# The source of a corrected card in a list of cards

card-list-corrected = 已更正（卡牌文件）

# Tuareg: figures for each number of players; the pack of resource cards.

card-file-column = 必须列出{ $numbers }个{ $low }到{ $high }的整数，对应2、3、4、5名玩家
card-file-resource-count = 整副牌必须有3到{ $most }张，不能是{ $count }张
