### The table of Tuareg in a browser. $name is the name of a player; $seat is blue, white, red, green or saffron.
### $move is a sentence of the game without its subject: "load 1 rock salt on camel 2".

## What can be done

web-tuareg-can =
    { $also ->
        [yes] 你还可以{ $move }。
       *[no] 你可以{ $move }。
    }
web-tuareg-then = 这样本阶段你将得{ $points }分，原为{ $was }分。
web-tuareg-take-back = 你可以收回这个选择。
web-tuareg-heading =
    { $ask ->
        [turn] { $last ->
            [yes] 本阶段你的最后一个回合。
           *[no] 四选一。
        }
        [drawn] { $count ->
            [0] { $chosen ->
                [0] 再放几张，或结束回合。
               *[other] 放{ $chosen }张到市场，或再选几张。
            }
           *[other] 放{ $count }张牌到市场。
        }
        [rest] 还要做什么？
        [load] 装载{ tuareg-animal }。
        [onto] { $kind ->
            [water] 由谁装载水？
            [gold] 由谁装载黄金？
            [salt] 由谁装载岩盐？
           *[millet] 由谁装载小米？
        }
        [more] 再取一张？
        [pay] { $special ->
            [donkey] 支付驴的费用。
            [cave] 支付洞穴的费用。
            [thief] 支付盗贼的费用。
           *[map] 支付地图的费用。
        }
        [hide] 藏匿一张牌到洞穴{ $cave }。
        [rob] 偷取一张牌。
       *[cash] 兑现一张地图？
    }
web-tuareg-text =
    { $ask ->
        [turn] { $passes ->
            [yes] 没有可执行的选项：不能抽牌、装载、从市场取牌或购买。
           *[no] { $thief ->
                [yes] { $caves ->
                    [0] 在此前后，你还可以派出盗贼。
                   *[other] 在此前后，你还可以藏匿一张牌和派出盗贼。
                }
               *[no] { $caves ->
                    [0] 选择驮兽、牌堆或特殊卡，或下面的选项。
                   *[other] 在此前后，你还可以藏匿一张牌到洞穴。
                }
            }
        }
        [drawn] 你最多留{ $most }张。选择放到市场的牌。
        [rest] 你的选项已执行，还可使用洞穴和盗贼。
        [load] 按装载的先后选牌。水须单独装载。
        [onto] 选择你的一头驮兽，或先改选另一堆。
        [more] 再选这一堆，或完成。
        [pay] 从储备或驮兽选牌，共{ $price }第纳尔，或先改选另一张特殊卡。不找零。
        [hide] 选择储备中的一张牌，或选一头驮兽，藏匿其最上面的牌。
        [rob] 选择其他玩家的储备，随机偷取一张；或选其驮兽，偷取最上面的牌。
       *[cash] 一张地图值{ $points }分，可现在兑现，也可等到终局。
    }
# What another player is doing.
web-tuareg-they =
    { $ask ->
        [turn] { $name }正在选择选项。
        [drawn] { $name }已抽牌，正在选择放到市场的牌。
        [rest] { $name }可以使用洞穴或盗贼。
        [load] { $name }正在装载驮兽。
        [onto] { $name }正在从市场取牌。
        [more] { $name }正在从市场取牌。
        [pay] { $name }正在支付特殊卡的费用。
        [hide] { $name }正在藏匿一张牌。
        [rob] { $name }派出盗贼。
       *[cash] { $name }正在决定地图的去留。
    }

## The four options

web-tuareg-options = 选项
web-tuareg-option =
    { $option ->
        [draw] 抽牌
        [load] 装载
        [market] 市场
       *[buy] 购买
    }
web-tuareg-option-says =
    { $why ->
        [open] { $option ->
            [draw] 抽3张，再放1张到市场
            [load] 1到4张装到一头驮兽
            [market] 取一种装到一头驮兽
           *[buy] 花3第纳尔买特殊卡
        }
        [on] { $option ->
            [draw] 选择要放的牌
            [load] 选牌
            [market] 选驮兽
           *[buy] 选择用什么支付
        }
        [done] 本回合不能
        [empty] { $option ->
            [draw] 牌库已空
            [load] 储备是空的
            [market] 市场是空的
           *[buy] 已售完
        }
       *[no] { $option ->
            [draw] 现在不能
            [load] 没有能装的牌
            [market] 没有能装的资源
           *[buy] 不足3第纳尔
        }
    }

## Buttons

web-tuareg-load = 装载{ $cards }
web-tuareg-lay = 放{ $count }张到市场
web-tuareg-do-load = 装载
web-tuareg-do-buy =
    { $special ->
        [donkey] 购买驴
        [cave] 购买洞穴
        [thief] 购买盗贼
       *[map] 购买地图
    }
web-tuareg-do-hide = 藏匿
web-tuareg-do-steal = 偷取
web-tuareg-end = 结束回合
web-tuareg-cash = 兑现地图：{ $points }分
web-tuareg-keep =
    { $count ->
        [1] 留着
       *[other] { $count }张都留着
    }
web-tuareg-hide =
    { $caves ->
        [1] 藏匿一张牌
       *[other] 藏匿到洞穴{ $number }
    }
web-tuareg-steal = 偷取一张牌
web-tuareg-back = 返回
web-tuareg-missing =
    { $ask ->
        [turn] 请选一个选项
        [drawn] 再选{ $count }张
        [load] 请选牌
        [onto] 请选驮兽
        [pay] 还差{ $count }第纳尔
        [hide] 请选牌
        [rob] 请选偷谁的牌
       *[other] 请选择
    }
web-tuareg-rules = 相关规则
web-tuareg-paid = 已付：{ $cards }
web-tuareg-meter = { $done }/{ $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] 留{ $stay }张，选{ $chosen }张放到市场。
       *[other] 留{ $stay }张，选{ $chosen }张放到市场，还要选{ $over }张。
    }
web-tuareg-meter-pay = 已付{ $paid }第纳尔，共需{ $price }第纳尔。

## Cards

web-tuareg-card = { tuareg-kind-title }：{ $dinar }第纳尔，多数得{ $points }分。
web-tuareg-just-drawn = 本回合抽到。
web-tuareg-new = 新
web-tuareg-hidden-cards = { $count }张未公开的牌
web-tuareg-leaving =
    { $where ->
        [market] { $card }将放到市场。
        [pay] { $card }将用于支付。
       *[cave] { $card }将藏匿到洞穴。
    }
web-tuareg-tag =
    { $where ->
        [market] 市场
        [pay] 已付
       *[cave] 洞穴
    }

## Animals and special cards of a seat

web-tuareg-animal =
    { $sort ->
        [camel] { $count ->
            [0] 骆驼{ $number }没有载货。
           *[other] 骆驼{ $number }载货{ $count }/{ $most }张，从下到上：{ $cargo }。
        }
       *[donkey] { $count ->
            [0] 驴{ $number }没有载货。
           *[other] 驴{ $number }载货{ $count }/{ $most }张，从下到上：{ $cargo }。
        }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] 洞穴{ $count }是空的。
       *[other] 洞穴{ $count }有{ $held }/{ $most }张：{ $cards }。
    }
web-tuareg-own-unused = { $count }个未使用的盗贼。
web-tuareg-own-used = 已使用的盗贼；下面有从{ $victim }那里偷取的{ $cards }。
web-tuareg-own-map =
    { $count ->
        [1] 一张地图：兑现得{ $points }分。
       *[other] { $count }张地图：每张兑现得{ $points }分。
    }
web-tuareg-note-cave = { $held }/{ $most }
web-tuareg-note-unused = 未使用
web-tuareg-note-used = 已使用
web-tuareg-note-map = { $points }分
web-tuareg-times = ×{ $count }

## Seats

web-tuareg-seat =
    { $mine ->
        [yes] { $gain ->
            [0] { $name }，你是{ seat-colour }：{ $points }分。
           *[other] { $name }，你是{ seat-colour }：{ $points }分；若阶段现在结束，再得{ $gain }分。
        }
       *[no] { $gain ->
            [0] { $name }，{ seat-colour }：{ $points }分。
           *[other] { $name }，{ seat-colour }：{ $points }分；若阶段现在结束，再得{ $gain }分。
        }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }，你是{ seat-colour }
       *[no] { $name }，{ seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · 你
        [computer] { $level ->
            [none] { seat-colour } · 电脑
           *[other] { seat-colour } · 电脑 · { $level }
        }
        [open] { seat-colour } · 空座位
        [away] { seat-colour } · 离开
       *[person] { seat-colour } · 访客
    }
web-tuareg-others = 其他玩家
web-tuareg-all-seats = 玩家
web-tuareg-points =
    { $gain ->
        [0] 目前得分：{ $points }分
       *[other] 目前得分：{ $points }分；若阶段现在结束，再得{ $gain }分
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes] 储备{ $count }张牌：{ $cards }。
       *[no] { $count ->
            [0] 储备是空的。
           *[other] 储备{ $count }张牌。
        }
    }
web-tuareg-your-cache = 你的储备
web-tuareg-cache-size = { $count }/{ $most }
web-tuareg-cache-drawn = 原有{ $held }张，抽到{ $drawn }张
web-tuareg-cache-empty = 你的储备是空的。
web-tuareg-your-animals = 你的驮兽
web-tuareg-your-specials = 你的特殊卡
web-tuareg-won = 获胜

## The middle of the table

web-tuareg-market = 市场
web-tuareg-pile =
    { $count ->
        [0] 牌库已空。
       *[other] 牌库还剩{ $count }张牌。
    }
web-tuareg-pile-title = 抽牌
web-tuareg-pile-note =
    { $count ->
        [0] 已空
       *[other] 每次{ $count }张
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card }市场上没有。
       *[other] { $card }市场上有{ $count }张。
    }
web-tuareg-lead =
    { $seats ->
        [1] { $names }的{ tuareg-kind }最多：{ $count }张
       *[other] { $names }的{ tuareg-kind }并列最多：各{ $count }张
    }
web-tuareg-nobody = 无人
web-tuareg-shop = 特殊卡，每张{ $price }第纳尔
web-tuareg-means =
    { $lacking ->
        [0] 你买得起：你的储备和驮兽上的牌共值{ $dinar }第纳尔。
       *[other] 你还差{ $lacking }第纳尔：你的储备和驮兽上的牌共值{ $dinar }第纳尔。
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }：已售完。{ $effect }
       *[other] { $special }：剩{ $count }张，{ $price }第纳尔。{ $effect }
    }
web-tuareg-discard = 已支付并移出游戏：{ $cards }
web-tuareg-out = 移出游戏
web-tuareg-read = 查看卡牌：{ $title }
web-tuareg-close = 关闭

## Beside the table

web-tuareg-stage = 阶段{ $stage }/2
web-tuareg-seats =
    { $seats ->
        [2] 两个座位 · 第{ $round }轮
        [3] 三个座位 · 第{ $round }轮
        [4] 四个座位 · 第{ $round }轮
       *[5] 五个座位 · 第{ $round }轮
    }
web-tuareg-last-round =
    { $count ->
        [1] 最后一轮 · 最后一个回合
       *[other] 最后一轮 · 还有{ $count }个回合
    }
web-tuareg-counted = 阶段{ $stage }的计分
web-tuareg-sheet = 得分
web-tuareg-sheet-seat = 座位
web-tuareg-sheet-stage = 阶段{ $stage }
web-tuareg-sheet-rest = 卡牌
web-tuareg-sheet-total = 总分
web-tuareg-open-yet = –

## Reading a card

web-tuareg-read-count = 游戏中共有{ $count }张。
web-tuareg-read-load =
    { $kind ->
        [water] 骆驼装了水就不能装其他资源。
        [gold] 一头骆驼最多装载{ $gold }张黄金，最多{ $kinds }种资源，同种相连。
       *[other] 一头骆驼最多装载{ $kinds }种资源，同种相连。
    }
web-tuareg-read-share = 并列最多的玩家各得{ $points }分。储备中的牌不计。
web-tuareg-read-special =
    { $special ->
        [donkey] 装有牌的驴在阶段结束后放回原牌堆。终局时未使用的驴值{ $unused }分。
        [cave] 其中的牌在阶段结束时计分，随后洞穴放回原牌堆。终局时未使用的洞穴值{ $unused }分。
        [thief] 偷取的牌留在其下，在阶段结束时计分。终局时未使用的盗贼值{ $unused }分。
       *[map] 阶段1之后没有兑现的地图在终局时计分。
    }
