### Targi: why a described position is not legal. Each line is an item of a list.

## Keys and values. $where is a place in the description, such as players[0].goods.

targi-position-seat-number = seat必须是0到{ $last }的整数，对局结束时为空；不能是{ $seat }
targi-position-source = { $where }中的牌必须来自以下之一：{ $sources }

## Cards

targi-position-card =
    { $sort ->
        [goods] { $where }：没有货物卡{ $name }
        [dune] { $where }：没有沙丘{ $name }
       *[tribe] { $where }：没有部落卡{ $name }
    }
targi-position-card-twice = { $where }：{ $name }已在别处
targi-position-space = { $where }所指的格子或牌的种类与实际不符
targi-position-centre-empty =
    { $sort ->
        [goods] 没有货物卡可放到中央{ $space }
       *[tribe] 没有部落卡可放到中央{ $space }
    }
targi-position-deck-count =
    { $sort ->
        [goods] 货物牌库将有{ $count }张，而不是{ $wanted }张
        [dunes] 沙丘牌库将有{ $count }张，而不是{ $wanted }张
       *[tribe] 部落牌库将有{ $count }张，而不是{ $wanted }张
    }
targi-position-deal = 有一张未公开的牌来自尚未发牌的牌库
targi-position-question-card = 只有在询问某张牌时，才有正在处理的牌
targi-position-card-open = 正在处理的牌是公开的，除非它从牌库抽取且尚未打出
targi-position-card-from-hand = 正在处理的牌来自手牌，所以它在手牌中的位置必须空着
targi-position-card-from-centre = 正在处理的牌来自中央区域，所以原处必须有一张面朝下的货物卡
targi-position-price = 待付的费用与{ $card }的费用不符
targi-position-display-full = 部落区已有十二张牌，不能再打出

## Clock, figures and turns. $seat is blue or white.

targi-position-robber = 第{ $round }轮强盗不在{ $robber }号
targi-position-raid = 强盗在角落{ $robber }号：正在掠夺，无人放置或行动
targi-position-no-raid = 强盗在{ $robber }号，没有掠夺
targi-position-over = 只有在16号的掠夺之后，或在有人打出第十二张牌的那一轮之后，对局才结束
targi-position-twelve = { $seat }已打出十二张牌：对局本应结束
targi-position-player-seat = { $where }应为{ $name }
targi-position-targi-place = 有塔吉人站在角落，或两个塔吉人站在同一张牌上
targi-position-targi-opposite = 双方的塔吉人正好相对
targi-position-targi-robber = { $seat }的塔吉人与强盗同在{ $robber }号
targi-position-targis = { $seat }的塔吉人超过{ $most }个
targi-position-targi-used = { $seat }的塔吉人都在场上，却有一个正在使用
targi-position-markers = { $seat }的部落标记超过{ $most }个
targi-position-marker-shared = 双方的部落标记在同一张牌上
targi-position-marker-face-down = { $seat }的部落标记在面朝下的牌上
targi-position-marker-early = 塔吉人尚未全部放置，中央区域却已有部落标记
targi-position-markers-crossing = { $seat }有部落标记不在其塔吉人的交叉点上
targi-position-placing = { $first }先手，双方轮流放置，所以蓝方不可能放了{ $blue }个而白方放了{ $white }个
targi-position-all-placed = 塔吉人已全部放置：步骤应为“act”
targi-position-waiting = { $seat }尚未行动，所以应有{ $targis }个塔吉人在场上，且每个交叉点都有部落标记
targi-position-figures-left = 现在不是{ $seat }的回合，所以其棋子应全部收回
targi-position-other-markers = 中央{ $place }的部落标记与玩家的不符
targi-position-other-targis = 边界卡{ $place }号的塔吉人与玩家的不符
targi-position-face-down = 有{ $count }张中央卡面朝下，但本轮最多只能被取走{ $most }张
targi-position-face-down-early = 只有在玩家行动时，中央卡才会面朝下
targi-position-hand-early = { $seat }在第{ $round }轮尚未行动，不可能在本轮取得手牌
targi-position-limits = 现在不是{ $seat }的回合，所以最多持有{ $goods }个货物和{ $gold }枚金币
targi-position-limits-water = 现在不是{ $seat }的回合，所以最多持有{ $goods }个货物、{ $gold }枚金币和{ $water }个水

## Who decides what. $ask is a word of "asks".

targi-position-seat =
    { $right ->
        [nobody] 这个局面无人作决定，不应是{ $seat }
       *[other] 这个局面应由{ $right }作决定，不是{ $seat }
    }
targi-position-phase-asks = 步骤是“{ $phase }”，但提问属于“{ $right }”
targi-position-stack = 这些提问不可能依次等待：{ $asks }
targi-position-asks-count = { $where }：“{ $ask }”在这里不可能问{ $count }次
targi-position-asks-about = { $where }：“{ $ask }”在这里不可能针对{ $about }
targi-position-no-answer = “{ $ask }”在这里无人能回答

## The expansion

targi-position-needs-expansion = 它描述的是使用扩展的牌桌：缺少选项expansion=True
targi-position-with-expansion = 牌桌使用扩展，所以“expansion”只能是true
targi-position-targia = 第{ $round }轮塔吉女在{ $right }号，不在{ $targia }号
targi-position-tokens = { $where }必须列出部落区中互不相同的位置，例如“1.2”表示第1行第2位
targi-position-token-card = { $seat }在{ $place }有行动指示物，但那里没有带指示物的牌
targi-position-not-wild = { $where }：{ $name }是不能打出的沙丘
targi-position-dune-place = { $where }应为位置{ $place }的沙丘
targi-position-dune-empty = { $seat }的塔吉人在沙丘{ $place }上，但那里没有沙丘
targi-position-dune-shared = 双方的塔吉人在同一沙丘上，但无人为此用过指示物
targi-position-no-dune = 每轮开始时至少翻开一张沙丘，玩家行动之前不会被取走
targi-position-other-dunes = 沙丘{ $place }的塔吉人与玩家的不符
targi-position-faces = { $seat }本轮没有用指示物来与对手的塔吉人相对
targi-position-favoured = 只有当{ $seat }的塔吉人正在或已经在塔吉女的{ $targia }号上行动时，才有她的恩惠
targi-position-looked = looked：只在询问从中选牌时列出，并须列出全部
targi-position-token = 没有指示物能减少{ $card }的货物费用，所以不会询问
targi-position-cheap = 没有指示物或沙丘能为{ $card }减这么多货物
targi-position-asks-card = { $where }与为其放在那里的牌不符；它写的是{ $name }
targi-position-no-box = 只有用选项tribe="mixed"时，才有牌留在盒中
targi-position-box-kind = 类型{ $kind }的牌中，应恰好{ $each }张在盒中，{ $each }张在游戏中
targi-position-border-set = 边界卡{ $number }号出自{ $sets }，不是{ $named }
