### 规则中的图片。

rules-picture-board = 边界卡1至16、中央区域的格位1至9，以及穿过中央的六条线
rules-picture-placing = 强盗在{ $robber }，蓝方在{ $blue }，白方在{ $white }：白方可以把塔吉人放置在{ $free }
rules-picture-crossing =
    { $count ->
        [0] 塔吉人在{ $targis }：没有交叉点
       *[other] 塔吉人在{ $targis }：{ $count }个交叉点
    }
rules-picture-crossings = 横行与竖列相交的交叉点上有一个标记
rules-picture-robber = 强盗{ $round }
rules-picture-targia = 塔吉女{ $round }
rules-picture-round = 所在轮次
rules-picture-meeting = 强盗和塔吉女在第几轮站在某张边界卡上
rules-picture-load =
    { $load ->
        [change] 两种资源，更换一次
        [alone] 只装水
        [top] 更换一次，在最上面
        [second] 第二次更换
        [gold] 黄金多于两张
        [water] 水须单独装载
       *[third] 第三种资源
    }
rules-picture-loading = 骆驼可以怎样装载，不可以怎样装载
rules-picture-loading-order = 载货从下到上。
