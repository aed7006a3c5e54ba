### `azalai stats`: the balance report from a file of results.

cli-help-stats = 根据结果文件报告平衡性
cli-about-stats = 根据arena或balance命令的结果文件报告游戏的平衡性：先手的优势、对局的长度、哪些牌被打出，以及打出它们的玩家得分如何。用--out时，图表保存在报告旁边。
cli-help-stats-file = 结果文件
cli-help-stats-out = 报告文件，也是图表文件名的开头（默认：打印报告）

stats-none = { $file }中没有对局
stats-variant = { $file }中有未知变体的对局：{ $variant }
stats-no-plots = 没有图表：需要Matplotlib（pip install azalai[plots]）。
stats-page-about = 根据{ $games }局的结果。本页由以下命令生成：
stats-page-players = 这些数字只适用于所列的玩家。两名玩家相遇时，每个牌局都从所有座位各玩一次，区间把同一牌局的各局视为一个单位。
stats-group = { $variant }，{ $players }
stats-picture =
    { $name ->
        [first] ![先手座位的胜率]({ $file })
        [length] ![对局的长度]({ $file })
       *[cards] ![卡牌被打出的频率，以及打出者的得分]({ $file })
    }
stats-axis-wins = 先手座位的胜率，%（虚线：均等）
stats-axis-rounds = 轮
stats-axis-games = 对局，%
stats-axis-decisions = 每局的决定数
stats-axis-laid = 打出该牌的对局比例，%
stats-axis-points = 打出者的得分，高出平均分
