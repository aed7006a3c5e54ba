## Lekcje: to, co otacza teksty lekcji.

learn-course =
    { $course ->
        [targi] Nauka gry Targi
        [targi-expansion] Nauka dodatku do Targi
       *[tuareg] Nauka gry Tuareg
    }
learn-lesson = { $number }. { $title }
learn-step = Krok { $number } z { $count }
learn-done = ukończona
learn-prompt = Twój ruch ({ $moves }):{" "}
learn-moves = To nie jest ruch. Możliwe teraz: { $moves }
learn-no-lesson = Kurs { $course } ma lekcje od 1 do { $last }.
learn-stopped = Możesz wrócić później: azalai learn { $course }
learn-course-done = Kurs ukończony. Zagraj całą partię: azalai play { $course ->
        [targi-expansion] targi --expansion
       *[other] { $course }
    }
learn-how = Zacznij lub wróć: azalai learn targi albo azalai learn tuareg. Jedna lekcja: azalai learn targi 3
learn-continue = Naciśnij Enter, aby iść dalej.{" "}
learn-title = Nauka przez grę
learn-page-title = { $title } – Azalai
learn-intro = Krótkie lekcje przy prawdziwym stole: ruchy wykonujesz ty. Każda trwa około minuty.
learn-go-on = Dalej: { $title }
# Pierwsza lekcja dla kogoś, kto nie ukończył żadnej.
learn-begin = Zacznij: { $title }
learn-all-done = Wszystkie lekcje ukończone.
learn-teacher = Amma
learn-finished = Lekcja ukończona
learn-again = Jeszcze raz
learn-play = Zagraj
learn-leave = Wszystkie lekcje
learn-back = Krok wstecz
learn-show = Pokaż
home-learn = Pierwszy raz? Naucz się, grając
