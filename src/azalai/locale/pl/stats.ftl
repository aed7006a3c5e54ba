### `azalai stats`: raport o równowadze gry z pliku wyników.

cli-help-stats = opisz równowagę gry na podstawie pliku wyników
cli-about-stats = Opisuje równowagę gry na podstawie pliku wyników areny albo polecenia balance: kto zaczyna, jak długo trwają partie, które karty są wykładane i co z tego wynika. Obok pliku raportu powstają wykresy.
cli-help-stats-file = plik wyników
cli-help-stats-out = plik na raport i początek nazw jego wykresów; bez niego raport jest wypisywany

stats-none = w pliku { $file } nie ma partii
stats-variant = w pliku { $file } są partie nieznanego wariantu: { $variant }
stats-no-plots = Bez wykresów: potrzebny jest Matplotlib (pip install azalai[plots]).
stats-page-about = Liczba partii: { $games }. Te polecenia tworzą stronę:
stats-page-players =
    To, co jest tu powiedziane, dotyczy wymienionych graczy. Gdy spotyka się dwóch, każde rozdanie rozegrano na wszystkich
    miejscach, a przedział traktuje partie jednego rozdania razem.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![Jak często wygrywa zaczynające miejsce]({ $file })
        [length] ![Jak długo trwają partie]({ $file })
       *[cards] ![Jak często wykłada się karty i jaki wynik mają ci, którzy je wyłożyli]({ $file })
    }
stats-axis-wins = wygrane zaczynającego miejsca, w % (linia przerywana: po równo)
stats-axis-rounds = rundy
stats-axis-games = partie, w %
stats-axis-decisions = decyzje w partii
stats-axis-laid = wyłożona w tylu partiach, w %
stats-axis-points = wynik tych, którzy ją wyłożyli, ponad średnią
