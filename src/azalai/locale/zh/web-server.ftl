### Messages of the web server: errors, notes beside the table, and what it prints when it starts.
### Messages on pages are whole sentences with a full stop.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] 图阿雷格
       *[targi] 塔吉
    }
web-title = { $game } · Azalai
web-title-your-turn = 轮到你了 · { $game } · Azalai
web-settings-title = 设置 · Azalai
web-rules-title = 规则 · Azalai
# The name of a person without a display name. $number: the number of the seat.
web-unnamed = 玩家{ $number }
# A seat of a game from a file, whose players are not known.
web-seat = { seat-colour }
# The name of a computer player. A translation may keep these names or spell them in its own way.
web-computer =
    { $seat ->
        [blue] 阿马斯坦
        [white] 伊迪尔
        [red] 廷妮
        [green] 穆萨
       *[saffron] 凯拉
    }

## Notes beside the table

web-getting-ready = 电脑正在准备，约需一分钟，仅限第一次。
web-cannot-think = 电脑现在无法行动，稍后会重试。
web-cannot-store = 电脑的这一步未能保存，稍后会重试。

## Errors

web-stale = 牌桌已有变化，没有执行任何操作；这是现在的样子。
web-not-your-turn = 还没轮到你。
web-not-your-seat = 你在这张牌桌没有座位。欢迎观看。
web-over = 这一局已经结束。
web-not-begun = 这一局还没有开始。
web-not-over = 这一局还没有结束。
web-no-undo = 现在不能撤销：其他玩家已走了一步，或已有未公开的内容被揭示。
web-undone-too-often = 这张牌桌已撤销{ NUMBER($most, useGrouping: 0) }次，不能再撤销。
web-no-place = { $field }没有对应的座位：这张牌桌的最后一个座位是{ $last }。
web-no-hint = 现在没有提示。
web-no-hint-among-people = 真人之间的对局没有提示。
web-no-hint-open-seat = 有空座位时没有提示：可能还有人入座。
web-hint-replaced = 你又要了一条提示，所以这一条已作废。
web-no-table = 这里没有这张牌桌。
web-damaged = 这张牌桌已损坏，无法打开。故障已记录；其他牌桌不受影响。
web-no-page = 这里没有这个页面。
web-no-method = 这个地址不接受这种请求。
web-no-moment = 这一局只有{ NUMBER($last, useGrouping: 0) }步。
web-no-such-seat = 没有这个座位。
web-no-level = 没有名为{ $level }的电脑；可用：{ $levels }
web-no-such-level = 没有名为“{ $level }”的电脑。
web-no-invitation = 这个邀请没有对应的牌桌。也许没有复制完整。
web-not-invited = 这张牌桌只接受邀请。请索取链接。
web-full = 座位已满。欢迎观看。
web-changed-too-often = 这张牌桌的座位换人太多。欢迎观看。
web-seat-taken = 这个座位已有人。
web-removed = 房主已将你移出这张牌桌。欢迎观看。
web-had-another-seat = 你在这一局坐过另一个座位，知道那里未公开的牌。你只能回到自己的座位。
web-name-wanted = 请取一个别人看得懂的名字。
web-not-host = 只有这张牌桌的房主才能这样做。
web-not-full = 还有空座位。
web-begun = 对局已开始，不能再更改。
web-no-reactions = 快捷用语只用于有其他真人的牌桌。
web-no-rematch = 只有这一局的玩家才能再来一局，而且要等对局结束。
web-no-link = 这个链接没有对应的座位。也许没有复制完整。
web-link-used = 这个链接已被使用。座位上的玩家可以再生成一个。
web-other-origin = 这个请求来自其他网站的页面，所以没有执行。
web-unknown-host = 服务器不认识这个地址。如果它确实属于本服务器，请用--public-url或--allowed-host启动。
web-too-large = 内容太大。上限为{ NUMBER($most, useGrouping: 0) } KiB。
web-too-many = 请求过多。请在{ NUMBER($seconds, useGrouping: 0) }秒后重试。
web-too-much-work = 你的请求占用了过多的服务器处理时间。请在{ NUMBER($seconds, useGrouping: 0) }秒后重试。
web-too-slow = 请求传输太慢，没有执行。
web-unreadable = 无法读取这个请求。
web-not-object = 请求必须是JSON对象。可用字段：{ $known }。
web-field-missing = 缺少字段：{ $field }。
web-field-unknown = 未知字段：{ $field }。可用字段：{ $known }。
web-field-choice = 字段{ $field }必须是以下之一：{ $choices }。
web-field-range = 字段{ $field }必须是{ NUMBER($low, useGrouping: 0) }到{ NUMBER($high, useGrouping: 0) }的整数。
web-field-items = 字段{ $field }必须是{ NUMBER($low, useGrouping: 0) }到{ NUMBER($high, useGrouping: 0) }项的列表。
web-field-length = 字段{ $field }太长。上限为{ NUMBER($high, useGrouping: 0) }个字符。
web-field-pattern = 字段{ $field }必须符合模式“{ $pattern }”。
web-field-type =
    { $type ->
        [boolean] 字段{ $field }必须是true或false。
        [array] 字段{ $field }必须是列表。
       *[string] 字段{ $field }必须是文本。
    }
web-no-file = 没有上传文件。
web-file-name = 该文件
web-file-not-text = 该文件不是UTF-8文本。
web-file-too-much = 读取文件用时太久。
web-game-too-long = 一局连同其分支最多{ NUMBER($most, useGrouping: 0) }步。
web-not-your-game = 这一局不在你的列表中。
web-quota-unfinished = 你已开了{ NUMBER($most, useGrouping: 0) }张对局未结束的牌桌，这是访客的上限。请先完成其中一局。
web-quota-uploads = 你已上传{ NUMBER($most, useGrouping: 0) }局，这是访客的上限。请先从列表中移除一局。
web-not-stored = 未能保存，没有执行任何操作。请重试。
web-fault = 服务器出了故障。故障已记录，你的对局没有改变。

## Starting

web-bad-public-url = 公开网址必须是http://或https://加主机名，不带路径；不能是{ $url }
web-bad-proxy = 可信代理必须是IP地址或10.0.0.0/8这样的网段；不能是{ $proxy }
web-bad-host = 允许的主机必须是不带端口的名称，例如azalai.example.org；不能是{ $host }
web-bad-metrics = 无法在{ $address }提供指标：{ $error }
web-bad-port = 端口必须是0到65535的整数，不能是{ $port }
web-bad-expiry = { $option }必须是大于0的天数，不能是{ $days }
web-bad-data = 无法使用文件夹{ $path }：{ $error }
web-folder-in-use = 另一个服务器正在使用文件夹{ $path }：请停止它，或用--data选择其他文件夹
web-bad-address = 无法监听{ $host }的端口{ $port }：{ $error }
web-serving = Azalai的地址：{ $url }
web-serving-network = 网络中的其他设备请访问：{ $url }
web-serving-data = 牌桌保存在{ $path }
web-serving-stop = 按Ctrl-C停止；不会丢失任何内容。
web-store = 无法打开数据库{ $path }：{ $error }
web-store-newer = 这个数据库由更新的Azalai写入（版本{ $version }；这里已知：{ $known }）
web-store-closed = 数据库已关闭
web-bad-store = 数据库必须是PostgreSQL的网址，例如postgresql://user:password@host/azalai；不能是{ $url }
web-store-extra = PostgreSQL数据库需要另一个软件包：请运行pip install "azalai[postgresql]"
web-bad-processes = 进程数至少为1，不能是{ $count }
web-processes-sqlite = 多个进程需要共用的数据库：请加上--store postgresql://…，或去掉--processes。SQLite文件的牌桌只由一个进程保存在内存中。
web-workers-sqlite = 没有--store时，服务器需要自己的电脑玩家进程：--workers至少为1
web-bad-workers = 工作进程数至少为{ $least }，不能是{ $count }

## azalai serve

cli-value-host = 地址
cli-value-host-name = 名称
cli-value-folder = 文件夹
cli-value-url = 网址
cli-help-serve = 运行网页服务器，在浏览器中玩
cli-about-serve = 运行网页服务器：默认只供本机使用；用--host和--public-url可供家庭网络或互联网使用。
cli-help-host = 监听的地址；0.0.0.0接受其他机器（127.0.0.1：仅本机）
cli-help-lan = 允许局域网中的其他设备访问服务器，并显示其地址
cli-help-port = 监听的端口（8765）
cli-help-data = 保存牌桌的位置（用户数据文件夹中的azalai）
cli-help-store = 用PostgreSQL数据库保存牌桌，代替该文件夹中的文件
cli-help-processes = 共用牌桌的服务器进程数，配合--store（1）
cli-help-workers = 计算电脑玩家走法的进程数（处理器数减一，最多4；配合--store可为0：由别处的azalai work计算）
cli-help-public-url = 其他人访问本服务器的地址，用于它显示的链接
cli-help-trusted-proxy = 其X-Forwarded标头可信的反向代理（有--public-url时：本机上的代理）
cli-help-allowed-host = 其他人访问本服务器的其他主机名
cli-value-host-port = 地址:端口
cli-help-metrics = 在此地址为Prometheus提供指标，例如127.0.0.1:9464（不提供）
cli-help-log-format = 运行记录写成文本，或每行一个JSON对象（文本）
cli-help-open = 在浏览器中打开
cli-value-days = 天数
cli-help-keep-waiting = 仍在等待玩家的牌桌多少天后删除（7）
cli-help-keep-uploads = 上传的对局多少天后删除（30）
cli-help-keep-abandoned = 进行中的对局多少天没有走步后删除（90）
cli-help-keep-what-if = 已结束的“如果”牌桌多少天后删除（90）
cli-help-keep-puzzles = 访客多少天没有再尝试谜题后，其谜题成绩被删除（400）

## azalai tidy

cli-help-tidy = 从服务器数据库删除过期的牌桌
cli-about-tidy = 删除到期的等待玩家的牌桌、上传的对局和被放弃的对局，并把空间还给磁盘。运行中的服务器每小时自动删除。真人完成的对局会保留。
tidy-deleted =
    { $why ->
        [waiting] 等待玩家的牌桌：已删除{ NUMBER($count, useGrouping: 0) }张
        [upload] 上传的对局：已删除{ NUMBER($count, useGrouping: 0) }局
        [what-if] 已结束的“如果”牌桌：已删除{ NUMBER($count, useGrouping: 0) }张
        [puzzles] 访客的谜题成绩：已删除{ NUMBER($count, useGrouping: 0) }份
       *[abandoned] 被放弃的对局：已删除{ NUMBER($count, useGrouping: 0) }局
    }
tidy-size = 数据库占用{ NUMBER($size, useGrouping: 0) } KiB；之前占用{ NUMBER($before, useGrouping: 0) } KiB。
tidy-no-database = 文件夹{ $path }中没有数据库

## azalai work

cli-help-work = 为使用PostgreSQL数据库的服务器计算电脑玩家的走法
cli-about-work = 在本机或其他机器上运行工作进程，为使用同一PostgreSQL数据库的所有服务器计算电脑玩家的走法和提示。
cli-help-work-store = 服务器的数据库
cli-help-work-workers = 同时工作的进程数（处理器数减一，最多4）
work-working = { $count }个工作进程正在为数据库{ $path }服务。按Ctrl-C停止。
## azalai backup, azalai restore

cli-help-backup = 把服务器的牌桌备份到文件
cli-about-backup = 把服务器的数据库和密钥写入一个文件。服务器可以在运行。请像保护密码一样保护该文件：得到它的人可以伪造Cookie。PostgreSQL数据库请用pg_dump。
cli-help-restore = 从备份恢复服务器的牌桌
cli-about-restore = 把备份解包到还没有数据库的数据文件夹。该文件夹的服务器不能在运行。
cli-help-backup-file = 备份文件
backup-done = 已将{ NUMBER($count, useGrouping: 0) }张牌桌备份到{ $path }。
backup-restored = 已将{ NUMBER($count, useGrouping: 0) }张牌桌恢复到{ $path }。
backup-exists = 文件{ $path }已存在；请换一个名称
backup-folder-used = 文件夹{ $path }中已有数据库；请恢复到空文件夹
backup-damaged = 无法使用备份{ $path }：{ $error }
