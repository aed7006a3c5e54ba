### azalai export: data sets of games, and their data cards.

cli-help-export = 把对局写成Parquet数据集
cli-about-export = 让电脑玩家对局，并把对局写成数据集：一个文件夹，内有decisions.parquet（每个决定一行）和README.md（数据说明）。用--saved时，对局来自存档文件；用--server时，对局来自服务器。
cli-help-export-game = 要玩的游戏（targi）
cli-help-export-players = 玩家，写法与arena相同；轮流坐各座位（greedy）
cli-help-export-games = 局数（10000）
cli-help-export-saved = 使用已获真人玩家同意的存档，代替电脑玩家的对局
cli-help-export-server = 服务器上玩家同意用于研究的对局，代替电脑玩家的对局
cli-help-export-out = 数据集的文件夹

export-players = 每个座位最多一名玩家：这张牌桌有{ $seats }个座位
export-one-game = 一个数据集只含一种游戏，不能是{ $games }
export-folder = 无法把数据集写入{ $folder }：{ $reason }
export-no-pyarrow = azalai export需要PyArrow，但没有安装：pip install "azalai[data]"
export-none =
    { $others ->
        [0] 没有可用于研究的已结束对局
       *[other] 没有符合这些选项且可用于研究的已结束对局；其他选项的对局：{ $others }
    }
export-done = { $decisions }个决定已写入{ $folder }。
export-source =
    { $source ->
        [saved] 真人为此用途提供的已存对局；有些可能从中途开始，这时`seed`不能重现发牌
        [server] 服务器上的对局；每一局都在有人入座之前就已供研究使用，并告知了同桌所有人
       *[played] 电脑玩家；`{ $command }`会重新下出相同的对局，除非有玩家限定思考时间
    }
export-own-cards =
    { $own ->
        [yes] 是；卡牌文件不在此数据集中
       *[no] 否
    }
export-card =
    # { $game }对局中的决定

    { $games }局，共{ $decisions }个决定，每个一行，在`decisions.parquet`中。

    | | |
    |---|---|
    | 游戏 | { $game } |
    | 选项 | { $options } |
    | 自定义卡牌 | { export-own-cards } |
    | 座位数 | { $seats } |
    | 玩家 | { $players } |
    | 第一个牌局编号 | { $seed } |
    | 生成软件 | Azalai { $version } |
    | 来源 | { export-source } |
    | 因自定义机器人出错落败而略去的局数 | { $lost } |
    | 许可证 | 此处未指定：由发布此数据集的人选择（Azalai本身：MIT） |

    ## 列

    | 列 | 类型 | 含义 |
    |---|---|---|
    | `game` | int32 | 对局在此数据集中的编号 |
    | `seed` | uint64 | 牌局编号 |
    | `decision` | int16 | 决定在对局中的序号，包括别无选择的 |
    | `round` | int16 | 第几轮 |
    | `seat` | int8 | 作出决定的座位 |
    | `player` | string | 谁坐这个座位 |
    | `observation` | int8[{ $cells }] | 该座位能知道的内容：观测版本{ $layout }的{ $cells }个单元 |
    | `legal` | int16[] | 合规动作的编号，至少两个 |
    | `action` | int16 | 所采取的动作 |
    | `move` | string | 同上，用记号表示 |
    | `score` | int16 | 该座位的最终得分 |
    | `won` | float32 | 获胜为1，失败为0，平局为所占份额 |

    观测、合规动作和所采取的动作都不含该座位无法知道的内容。`seed`则不同：它与选项一起可重现每一张未公开的牌。`score`和`won`是终局时的值。只有一个合规动作的决定已略去。玩家为“people”表示不具名的真人；上面的来源说明他们如何同意。文档的“观测与动作”一页说明每个单元和每个动作。

    ## 局限

    电脑玩家与真人不同，彼此也不同，所以此数据集的统计只适用于其中的玩家。同一局的各个决定并不互相独立：请按`game`划分数据集。
