### Co mówi strona stołu, niezależnie od gry.

web-nothing-to-send = Nie ma jeszcze czego wysłać: najpierw wybierz ruch.
web-draft-is-whole = Po ruchu { $move } decyzja jest kompletna: trzeba ją wysłać.

web-turn-yours = Twoja tura
web-turn-shared = { $name }: twoja tura
web-turn-theirs = Gra { $name }
web-turn-replay = Gra { $name }
web-turn-over = Koniec gry
web-thinking = myśli…
web-watching = Oglądasz tę partię.
web-wait = Poczekaj
web-choose = Wybierz na stole
web-cancel = Anuluj
web-cancel-all = Cofnij to, co masz już wybrane.
web-legal-cards =
    { $count ->
        [one] { $count } dozwolona karta
        [few] { $count } dozwolone karty
       *[many] { $count } dozwolonych kart
    }
web-or = albo
web-log = Przebieg
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-round = Runda { $round }
# Co zaszło przy stole poza ruchami; wiersz przebiegu.
web-event =
    { $what ->
        [deal] Gospodarz wybrał rozdanie i może znać wszystkie karty.
        [research] Zakończonej partii można użyć do badań, bez imion.
        [sat] { $name } siada do stołu.
        [left] { $name } odchodzi od stołu.
        [moved] { $name } przechodzi na inne urządzenie.
        [filled] Wolne miejsce zajmuje komputer.
        [stood-in] Komputer gra za gracza { $name }.
       *[came-back] { $name } wraca do stołu.
    }
web-hint = Podpowiedź
web-hint-not =
    { $why ->
        [people] W grze z innymi ludźmi nie ma podpowiedzi.
       *[turn] Podpowiedź dostaniesz w swojej turze.
    }
web-hinting = Silny gracz zastanawia się nad twoim ruchem…
web-hint-show = Pokaż { $number }
web-hint-of-100 = na 100
web-hint-cancelled = Podpowiedź została anulowana.
web-hints = Co zrobiłby silny gracz
web-hints-close = Zamknij podpowiedzi
web-skip = Przewiń
web-skip-says = Pomiń przerwy, aż decyzja będzie należeć do człowieka (klawisz S)
web-undo = Cofnij
web-undo-not =
    { $why ->
        [nothing] Nie ma jeszcze czego cofnąć.
        [people] Teraz nie można cofnąć: inny gracz wykonał już ruch albo coś zobaczył.
       *[turn] Cofnąć można tylko w swojej turze.
    }
web-more = Możliwe także
web-actions = Akcje
web-one-less = O jeden mniej: { $name }
web-one-more = O jeden więcej: { $name }
web-lost = Utracono połączenie. Trwa ponawianie…
web-offline = To nie dotarło do serwera. Spróbuj ponownie.
web-failed = To się nie udało. Spróbuj ponownie.
web-changed = Stół się zmienił. Wybierz jeszcze raz.
web-close = Zamknij
web-rule = Zasada dla tej decyzji, w nowej karcie przeglądarki
