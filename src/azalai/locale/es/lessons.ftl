## Lessons: what surrounds the texts of each lesson.

learn-course =
    { $course ->
        [targi] Aprende Targi
        [targi-expansion] Aprende la expansión de Targi
       *[tuareg] Aprende Tuareg
    }
learn-lesson = { $number }. { $title }
learn-step = Paso { $number } de { $count }
learn-done = hecha
learn-prompt = Tu jugada ({ $moves }):{ " " }
learn-moves = Eso no es una jugada. Ahora es posible: { $moves }
learn-no-lesson = El curso { $course } tiene las lecciones 1 a { $last }.
learn-stopped = Puedes seguir más tarde: azalai learn { $course }
learn-course-done =
    Has terminado este curso. Juega una partida entera: azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = Empieza o sigue: azalai learn targi, o azalai learn tuareg. Una lección: azalai learn targi 3
learn-continue = Pulsa Intro para seguir.{ " " }
learn-title = Aprende jugando
learn-page-title = { $title } – Azalai
learn-intro = Lecciones cortas en la mesa de verdad: las jugadas las haces tú. Cada una dura un minuto más o menos.
learn-go-on = Seguir: { $title }
# The first lesson of somebody who has finished none.
learn-begin = Empezar: { $title }
learn-all-done = Has terminado todas las lecciones.
learn-teacher = Amma
learn-finished = Lección terminada
learn-again = Otra vez
learn-play = Jugar una partida
learn-leave = Lecciones
learn-back = Un paso atrás
learn-show = Muéstramelo
home-learn = ¿Primera vez? Aprende jugando
