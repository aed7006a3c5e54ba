## Lessons: what surrounds the texts of each lesson.

learn-course =
    { $course ->
        [targi] 学习塔吉
        [targi-expansion] 学习塔吉扩展
       *[tuareg] 学习图阿雷格
    }
learn-lesson = { $number }. { $title }
learn-step = 第{ $number }步，共{ $count }步
learn-done = 已完成
learn-prompt = 你的选择（{ $moves }）：{" "}
learn-moves = 没有这一步。现在可选：{ $moves }
learn-no-lesson = 课程{ $course }有第1到第{ $last }节。
learn-stopped = 以后可继续：azalai learn { $course }
learn-course-done = 你已完成这套课程。玩一整局吧：azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = 开始或继续：azalai learn targi，或azalai learn tuareg。单独一节课：azalai learn targi 3
learn-continue = 按回车键继续。{" "}
learn-title = 边玩边学
learn-page-title = { $title } – Azalai
learn-intro = 在真正的牌桌上学习的简短课程：每一步都由你来走。每节约一分钟。
learn-go-on = 继续：{ $title }
# The first lesson of somebody who has finished none.
learn-begin = 开始：{ $title }
learn-all-done = 你已完成所有课程。
learn-teacher = 阿玛
learn-finished = 课程完成
learn-again = 再来一次
learn-play = 玩一局
learn-leave = 所有课程
learn-back = 上一步
learn-show = 示范给我看
home-learn = 第一次来？边玩边学
