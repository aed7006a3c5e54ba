## Lessons: what surrounds the texts of each lesson.

learn-course =
    { $course ->
        [targi] Learn Targi
        [targi-expansion] Learn the Expansion of Targi
       *[tuareg] Learn Tuareg
    }
learn-lesson = { $number }. { $title }
learn-step = Step { $number } of { $count }
learn-done = done
learn-prompt = Your move ({ $moves }):{" "}
learn-moves = That is not a move. Possible now: { $moves }
learn-no-lesson = The course { $course } has lessons 1 to { $last }.
learn-stopped = Continue later with: azalai learn { $course }
learn-course-done = You have finished this course. Play a whole game: azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = Begin or go on: azalai learn targi, or azalai learn tuareg. One lesson: azalai learn targi 3
learn-continue = Press Enter to go on.{" "}
learn-title = Learn by playing
learn-page-title = { $title } – Azalai
learn-intro = Short lessons at the real table: you make the moves. Each takes about a minute.
learn-go-on = Go on: { $title }
# The first lesson of somebody who has finished none.
learn-begin = Begin: { $title }
learn-all-done = You have finished all lessons.
learn-teacher = Amma
learn-finished = Lesson finished
learn-again = Once more
learn-play = Play a game
learn-leave = All lessons
learn-back = One step back
learn-show = Show me
home-learn = New here? Learn by playing
