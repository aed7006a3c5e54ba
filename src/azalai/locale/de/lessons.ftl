## Lessons: what surrounds the texts of each lesson.

learn-course =
    { $course ->
        [targi] Targi lernen
        [targi-expansion] Die Erweiterung von Targi lernen
       *[tuareg] Tuareg lernen
    }
learn-lesson = { $number }. { $title }
learn-step = Abschnitt { $number } von { $count }
learn-done = fertig
learn-prompt = Dein Schritt ({ $moves }):{ " " }
learn-moves = Das ist kein Schritt. Jetzt möglich: { $moves }
learn-no-lesson = Der Kurs { $course } hat die Lektionen 1 bis { $last }.
learn-stopped = Du kannst später weitermachen: azalai learn { $course }
learn-course-done =
    Du hast diesen Kurs abgeschlossen. Spiele eine ganze Partie: azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = Beginnen oder weitermachen: azalai learn targi oder azalai learn tuareg. Eine Lektion: azalai learn targi 3
learn-continue = Weiter mit der Eingabetaste.{ " " }
learn-title = Spielend lernen
learn-page-title = { $title } – Azalai
learn-intro = Kurze Lektionen am echten Tisch: Du machst die Schritte. Jede dauert etwa eine Minute.
learn-go-on = Weiter: { $title }
# The first lesson of somebody who has finished none.
learn-begin = Anfangen: { $title }
learn-all-done = Du hast alle Lektionen abgeschlossen.
learn-teacher = Amma
learn-finished = Lektion geschafft
learn-again = Noch einmal
learn-play = Partie spielen
learn-leave = Alle Lektionen
learn-back = Schritt zurück
learn-show = Zeig es mir
home-learn = Neu hier? Lerne beim Spielen
