### The pages around the table: home, waiting page, hand-over, end, replay, rules, settings, errors.

## Every page

page-brand = Azalai
page-brand-home = Azalai，首页
page-skip = 跳到正文
page-home = 首页
page-rules = 规则
page-menu = 菜单
page-settings = 设置
page-settings-all = 所有设置
page-on = 开
page-off = 关
page-language = 语言
page-effects = 卡牌效果
page-effects-symbols = 用符号
page-effects-text = 用文字
page-scores = 当前得分
page-scores-shown = 显示
page-scores-hidden = 隐藏
page-theme = 日间或夜间
page-theme-other = 切换日间与夜间
page-theme-system = 跟随设备
page-theme-light = 日间
page-theme-dark = 夜间
page-pace = 电脑的速度
page-pace-calm = 从容
page-pace-brisk = 轻快
page-pace-instant = 立即
page-motion = 动画
page-motion-system = 跟随设备
page-motion-full = 完整
page-motion-less = 减少
page-sound = 声音

page-you = { $name }：你的名字和设置
page-you-nobody = 未取名的访客
page-name = 你的名字
page-copy = 复制
page-copied = 已复制
page-share = 分享
page-nobody = 还没有人
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] 塔吉
       *[tuareg] 图阿雷格
    }
# The game played at a table
page-about =
    { $game ->
        [targi] { $expansion ->
            [yes] 塔吉（含扩展）
           *[no] 塔吉
        }
       *[tuareg] 图阿雷格
    }
page-about-cards = { $about }，自定义卡牌
cards-title = 这张牌桌的卡牌
cards-link = 自定义卡牌：这张牌桌的所有卡牌
cards-back = 返回牌桌
home-cards = 自定义卡牌（卡牌文件，.toml）
page-ago-now = 刚刚
page-ago-minutes = { $count }分钟前
page-ago-hours = { $count }小时前
page-ago-days =
    { $count ->
        [1] 昨天
       *[other] { $count }天前
    }

## Home

home-heading = 穿越沙漠的贸易
home-lead = 塔吉和图阿雷格：两款关于盐、骆驼和白银的桌游。与朋友同玩，或与耐心的电脑对局。
home-tag =
    { $game ->
        [targi] 让两条线交叉，取走交叉点上的牌。
       *[tuareg] 装载你的骆驼，让载货领先。
    }
home-players =
    { $game ->
        [targi] 2名玩家
       *[tuareg] 2到5名玩家
    }
home-time =
    { $game ->
        [targi] 45到60分钟
       *[tuareg] 30分钟
    }
home-seats = 玩家人数
home-seats-number = { $count }个座位
home-level = 电脑的强度
home-expansion = 扩展：水、沙丘和塔吉女
home-with-computer = 与电脑对局
home-with-friends =
    { $game ->
        [targi] 邀请一位朋友
       *[tuareg] 邀请朋友
    }
home-with-screen = 同一屏幕
home-more = 更多选项
home-easy = 扩展的简易变体
home-tribe = 部落卡
home-border = 边界卡
home-previous = 使用此牌局编号的混合牌库的另一半
home-previous-none = 无
# A value of an option.
home-value =
    { $value ->
        [base] 基础游戏
        [mixed] 两者混合
        [expansion] 扩展
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] 扩展
    }
home-first = 先手
home-first-usual =
    { $game ->
        [targi] 蓝方（照常）
       *[tuareg] 抽签决定
    }
home-seed = 牌局编号
home-seed-none = 随机
home-name-of = 玩家{ $number }的名字（同一屏幕）
home-name-none = 可不填
home-research = 本局可用于研究，不含姓名
home-public = 任何人都可从首页加入
home-mine = 你的牌桌
home-mine-none = 还没有牌桌。请在上面选择游戏：点两下就能开始。
home-open = 可加入的牌桌
home-open-none = 现在没有牌桌在等玩家。
home-code = 有邀请码吗？
home-code-example = 六个字符
home-code-go = 加入
home-finished = 已结束的对局
home-finished-none = 结束的对局保存在这里，可以回放。
home-statistics = 你在此设备上的对局
home-figure =
    { $what ->
        [games] 对局
        [won] 获胜
        [streak] 当前连胜
        [longest] 最长连胜
        [best-targi] 塔吉最高得分
       *[best-tuareg] 图阿雷格最高得分
    }
home-against = 对手
home-against-won = 获胜
home-against-lost = 未胜
home-computer = 电脑：{ $level }
home-statistics-where = 这些数字只保存在此浏览器中。
home-forget = 清除
home-watch = 观看文件中的对局
home-watch-how = 逐步查看保存的对局。
home-watch-file = 对局文件
home-watch-go = 观看
home-button =
    { $what ->
        [play] 开始
        [open] 打开
        [join] 加入
        [replay] 回放
       *[watch] 观看
    }
home-round = { $about } · 第{ $round }轮
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] 可以开始
       *[other] 还有{ $free }个空座位
    }
home-over = 已结束
home-won =
    { $count ->
        [1] { $names }获胜
       *[other] { $names }并列获胜
    }
home-your-turn = 轮到你了
home-turn = 轮到{ $name }

## The waiting page

waiting-invitation = 邀请
waiting-invite =
    { $game ->
        [targi] 邀请一位朋友
       *[tuareg] 邀请你的朋友
    }
waiting-invite-how = 发送链接，用相机扫二维码，或报出邀请码。
waiting-code-picture = 链接的二维码，用相机扫描
waiting-code = 邀请码
waiting-link = 邀请链接
# Only this machine reaches the server, so there is no link for others.
local-only = 只有这台电脑能访问服务器，所以链接对别人无效。
local-network = 在同一网络中
local-network-how = 按Ctrl-C停止服务器，再用这条命令启动。你的牌桌会保留。
local-command = 命令
local-network-then = 之后，这个页面会显示以{ $url }开头的链接，在你的网络中有效。
local-network-none = 这台电脑现在没有联网。请先联网。
local-internet = 在互联网上
local-internet-how = 在服务器前面设置支持HTTPS的反向代理，再用--public-url加其地址启动服务器。文档的“The web table”一页（英文）有说明。
waiting-share-title = { page-game }牌桌
waiting-watch = 观众链接
waiting-table = 牌桌
waiting-facts =
    { $game ->
        [targi] 两个座位 · 45到60分钟
       *[tuareg] 最多五个座位 · 约30分钟
    }
waiting-fact-seats = 座位
waiting-fact-first = 先手
waiting-fact-open = 牌桌
waiting-open =
    { $public ->
        [yes] 所有人可加入
       *[no] 凭邀请加入
    }
waiting-fact-research = 研究
waiting-research = 结束后的对局可用于研究，不含姓名
waiting-fact-deal = 牌局
waiting-deal-chosen = 由房主指定，房主可能知道每一张牌
waiting-seats = 座位
waiting-taken = 已坐{ $taken }/{ $all }
waiting-free = 空座位
waiting-free-as =
    { $seat ->
        [blue] 执蓝方
        [white] 执白方
        [red] 执红方
        [green] 执绿方
       *[saffron] 执橙方
    }
waiting-for-friend = 等待朋友
waiting-who =
    { $kind ->
        [computer] { $level ->
            [none] 电脑，{ waiting-free-as }
           *[other] 电脑，{ $level }，{ waiting-free-as }
        }
       *[person] { $mine ->
            [yes] 你，{ waiting-free-as }
           *[no] { waiting-free-as }
        }
    }
waiting-ready = 已就绪
waiting-away = 未连接
waiting-sit = 入座
waiting-name = 保存名字
# A seated player changes to the figure of a free seat.
waiting-figure =
    { $seat ->
        [blue] 改用蓝色棋子
        [white] 改用白色棋子
        [red] 改用红色棋子
        [green] 改用绿色棋子
       *[saffron] 改用橙色棋子
    }
waiting-strength = 座位{ $number }的电脑强度
waiting-add = 添加电脑
waiting-take-off = 将{ $name }移出牌桌
waiting-leave = 离开
waiting-start = 以{ $seats }个座位开始
waiting-status-join =
    { $named ->
        [yes] 请选座位。
       *[no] 请取名并选座位。
    }
waiting-status-free =
    { $free ->
        [1] 还在等一名玩家。电脑可以坐这个座位。
       *[other] 还在等{ $free }名玩家。电脑可以坐这些座位。
    }
waiting-status-host = 人已到齐。
waiting-status-start = 人已到齐，由房主开始对局。
waiting-move = 换设备
waiting-move-link = 你座位的私人链接
waiting-back = 返回牌桌
waiting-move-how = 这个私人链接把你的座位移到另一台设备。请勿告诉别人。

## Above the table: a seat whose player has left or is away

vacancy-title =
    { $count ->
       *[other] 有{ $count }个空座位
    }
vacancy-says =
    { $may ->
        [fill] 玩家已离开，对局正在等待。可由电脑接手，也可把邀请发给别人。
        [join] 玩家已离开，对局正在等待。取名并入座即可接手。
       *[watch] 玩家已离开，对局正在等人接手。
    }
vacancy-fill = 由电脑接手
vacancy-copy = 复制邀请
away-title = 对局在等一名离开的玩家
away-says = 电脑可以接手。玩家回来后，点一下就能拿回座位。
away-since = 已离开一段时间
stand-in-title = 电脑正在代你玩
stand-in-says = 你离开了一段时间，其他人让电脑接手。座位仍是你的。
stand-in-sit = 回到我的座位
leave-table = 离开牌桌
leave-says = 你的座位将空出，其他人可以把它交给电脑或别人。
leave-sure = 确定离开

## The hand-over at one screen

cover-finished = { $name }已完成
cover-heading = 请把屏幕交给{ $name }
cover-how = 所有未公开的牌都已遮住。等只有{ $name }能看到屏幕时再继续。
cover-go = 我是{ $name }，显示我的牌
cover-news = 刚才发生的事
cover-pause = 暂停对局

## The end

end-caption = 终局计分，逐项
end-carried = { $name }的载货与特殊卡
end-what = 项目
end-winner = （获胜）
end-running = 累计
end-total = 总分
end-line =
    { $what ->
        [tokens] 胜利分数指示物
        [crosses] 打出的牌上的十字架
        [row] 第{ $about }行
        [water] 水，每2个得1分
        [stage_1] { $about ->
            [water] 阶段1：水
            [gold] 阶段1：黄金
            [salt] 阶段1：岩盐
           *[millet] 阶段1：小米
        }
        [maps_1] 阶段1：地图
        [stage_2] { $about ->
            [water] 阶段2：水
            [gold] 阶段2：黄金
            [salt] 阶段2：岩盐
           *[millet] 阶段2：小米
        }
        [unused] 未使用的特殊卡
       *[maps_2] 阶段2：地图
    }
end-cards = { $count }张牌
end-row =
    { $sort ->
        [alike] 四张同类
       *[different] 四种类型
    }
end-water = { $count }个水
end-wins = { $name }以{ $score }比{ $second }获胜
end-shared = { $names }以{ $score }分并列获胜
end-tie =
    { $game ->
        [targi] 分数相同：先比金币，再比货物。
       *[tuareg] 分数相同：储备价值最高者获胜。
    }
end-round = 在第{ $round }轮结束。
end-counting = 计分中
end-show-all = 全部显示
end-decided = 胜负的关键
end-swing = 第{ $round }轮
end-swing-says = 分差朝有利于{ $name }的方向变化了{ $points }分。
end-best =
    { $game ->
        [targi] 最佳卡牌：{ $what }
       *[tuareg] 得分最多：{ $what }
    }
end-best-says = 为{ $name }带来{ $points }分。
end-rematch =
    { $next ->
        [other-cards] 用另外45张部落卡再来一局
        [new-mix] 重新混合，再来一局
       *[again] 再来一局
    }
end-to-rematch = 前往“再来一局”
end-replay = 回放
end-look = 查看牌桌
end-download = 对局文件
end-forget = 从我的对局中移除……
end-forget-says = 这一局将从你的列表中消失。当所有玩家的列表都没有它时，服务器会将其删除。如需保留，请先保存对局文件。
end-forget-sure = 移除
end-story = 经过
end-table = 牌桌
end-game = 游戏
end-played = 对局长度
end-length = { $rounds }轮，{ $moves }个决定
graph-label = { $names }各轮的得分

## Replay

replay-player = 播放器
replay-first = 到开头
replay-prev = 上一步
replay-next = 下一步
replay-last = 到结尾
replay-play = 播放
replay-rounds = 轮次
replay-round = 轮
replay-move = 步
replay-where = 第{ $round }轮，第{ $at }步，共{ $all }步
replay-log = 游戏记录
replay-eyes = 谁的视角
replay-all = 公开所有牌
replay-link = 此刻的链接
replay-sheet = 计分表

## Rules

rules-contents = 目录
rules-page =
    { $page ->
        [targi] 塔吉规则
        [targi-summary] 塔吉规则一页通
        [targi-cards] 塔吉卡牌
        [targi-expansion] 扩展规则
        [targi-expansion-summary] 扩展规则一页通
        [targi-expansion-cards] 扩展卡牌
        [tuareg-summary] 图阿雷格规则一页通
       *[tuareg] 图阿雷格规则
    }
rules-search = 搜索规则
rules-search-go = 搜索
rules-found =
    { $count ->
        [0] 规则中没有“{ $query }”。请试试更短的词，或规则编号，如T12。
       *[other] 有{ $count }处包含“{ $query }”。
    }
rules-print = 打印本页
rules-decisions = 标有“裁定”的规则是我们的解释：印刷的规则没有写明，或各版本不同。
gallery-title = 卡牌图鉴
gallery-card = { $name }：{ $does }
gallery-border = 边界卡
gallery-goods = 货物卡
gallery-dunes = 沙丘
gallery-resources = 资源卡
gallery-specials = 特殊卡
rules-other-language = 这些规则目前只有英文版。

## Settings and seat links

settings-you = 你
settings-save = 保存
settings-guest = 无需注册。你的名字保存在此浏览器中。
settings-show = 显示
settings-device = 此设备
settings-keys = 键盘
settings-key =
    { $what ->
        [move] 从牌桌的一部分到下一部分
        [grid] 从一张牌到另一张牌
        [do] 选择焦点所在的项目；牌桌会预先显示结果
        [read] 放大焦点所在的牌，并显示全部效果
        [cancel] 关闭提示框，或收回你的选择
        [undo] 撤销
        [skip] 让电脑不停顿地玩到你的下一个回合
        [hint] 提示；然后是提示的下一步
        [log] 游戏记录
        [replay-move] 回放时：上一步或下一步
        [replay-round] 回放时：上一轮或下一轮
        [replay-ends] 回放时：到开头或结尾
        [replay-play] 回放时：播放或暂停
       *[jump] 按编号跳到边界卡
    }
seat-heading = 在此设备上以{ $name }的身份继续？
seat-how = 这个链接把{ page-game }牌桌的一个座位移到此设备。之后，另一台设备只能观看。
seat-take = 把座位移到这里
seat-leave = 留在原处

## Errors

error-number = 错误{ $status }
error-home = 前往首页
error-heading =
    { $status ->
        [403] 你不能这样做
        [404] 这里只有沙子
        [405] 这里行不通
        [409] 牌桌已有变化
        [410] 链接已被使用
        [413] 内容太大
        [422] 无法这样做
        [429] 请慢一点
        [500] 我们这边出了故障
        [503] 请稍候
       *[400] 无法理解这个请求
    }
error-text =
    { $status ->
        [403] 这个座位或牌桌属于别人。要在另一台设备上玩，请用你座位的私人链接。
        [404] 这个地址没有牌桌，也没有页面。也许缺了一部分。
        [405] 这个页面不支持这种请求。
        [409] 有人抢先一步，或页面已过时。什么也没丢：请再看看牌桌。
        [410] 私人链接只能移动座位一次。牌桌的菜单中有新的链接。
        [413] 这个请求比任何对局需要的都大。
        [422] 请求中的值互相矛盾。
        [429] 短时间内请求过多。请稍后重试。
        [500] 故障已记录。每一步都已保存；请重试。
        [503] 服务器太忙。请稍后重试。
       *[400] 服务器无法读取这个请求。
    }

## Quick reactions at online tables, and calls when it is your turn

reactions-title = 说句话
reactions-of-others = 别人的话
reactions-shown = 显示
reactions-muted = 屏蔽
reaction =
    { $reaction ->
        [hello] 你好！
        [luck] 祝你好运！
        [nice] 玩得好！
        [thinking] 我在思考……
        [oops] 哎呀！
       *[thanks] 感谢对局！
    }
page-notify = 标签页隐藏时轮到你
page-notify-on = 通知我
page-notify-refused = 浏览器不允许此页面发送通知。可在浏览器设置中更改。

## What programs tell about a shared link; the page while the server cannot be reached

preview-home = 在浏览器中玩塔吉、塔吉扩展和图阿雷格：与电脑对局，同一屏幕，或与朋友同玩。
preview-replay = 一局{ $about }
preview-moment = { $names } · { $about } · 第{ $round }轮
offline-title = 无法连接服务器
offline-says = 也许服务器已停止，或你已断网。你的牌桌保存在服务器上，不会丢失任何一步。此页面每隔几秒重试一次。
offline-retry = 重试
