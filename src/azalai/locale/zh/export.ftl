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
export-card =
    # { $game }对局中的决定

    { $games }局，共{ $decisions }个决定，每个一行，在`decisions.parquet`中。

    | | |
    |---|---|
    | 游戏 | { $game } |
    | 选项 | { $options } |
    | 自定义卡牌 | { $own } |
    | 玩家 | { $players } |
    | 第一个牌局编号 | { $seed } |
    | 生成软件 | Azalai { $version } |

    ## 列

    | 列 | 含义 |
    |---|---|
    | `game` | 对局在此数据集中的编号 |
    | `seed` | 牌局编号 |
    | `decision` | 决定在对局中的序号，包括别无选择的 |
    | `round` | 第几轮 |
    | `seat` | 作出决定的座位 |
    | `player` | 谁坐这个座位 |
    | `observation` | 该座位能知道的内容：观测版本{ $layout }的{ $cells }个单元 |
    | `legal` | 合规动作的编号，至少两个 |
    | `action` | 所采取的动作 |
    | `move` | 同上，用记号表示 |
    | `score` | 该座位的最终得分 |
    | `won` | 获胜为1，失败为0，平局为所占份额 |

    任何一行都不含其座位无法知道的内容。只有一个合规动作的决定已略去。玩家为“people”表示不具名的真人，他们同意自己的对局成为此数据集的一部分。文档的“观测与动作”一页说明每个单元和每个动作。

    ## 局限

    电脑玩家与真人不同，彼此也不同，所以此数据集的统计只适用于其中的玩家。同一牌局的各局并不互相独立。
