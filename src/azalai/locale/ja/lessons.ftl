## Lessons: what surrounds the texts of each lesson.

learn-course =
    { $course ->
        [targi] タルギを学ぶ
        [targi-expansion] タルギの拡張を学ぶ
       *[tuareg] トゥアレグを学ぶ
    }
learn-lesson = { $number }. { $title }
learn-step = ステップ{ $number }/{ $count }
learn-done = 済み
learn-prompt = あなたの手（{ $moves }）：{" "}
learn-moves = それは手ではありません。今できる手：{ $moves }
learn-no-lesson = コース{ $course }にはレッスン1～{ $last }があります。
learn-stopped = 後で続けられます：azalai learn { $course }
learn-course-done = このコースを終えました。最初から最後まで1局打ってみましょう：azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = 始める、続ける：azalai learn targi、またはazalai learn tuareg。レッスン1つ：azalai learn targi 3
learn-continue = Enterキーで続ける。{" "}
learn-title = 遊んで学ぶ
learn-page-title = { $title } – Azalai
learn-intro = 本物のテーブルでの短いレッスン：手を打つのはあなたです。1つ約1分です。
learn-go-on = 続ける：{ $title }
# The first lesson of somebody who has finished none.
learn-begin = 始める：{ $title }
learn-all-done = すべてのレッスンを終えました。
learn-teacher = アマ
learn-finished = レッスン終了
learn-again = もう一度
learn-play = 対局する
learn-leave = すべてのレッスン
learn-back = 1つ戻る
learn-show = 手本を見る
home-learn = 初めての方へ：遊んで学ぶ
