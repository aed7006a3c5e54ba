### `azalai stats`: raport o równowadze gry z pliku z wynikami.

cli-help-stats = opisz równowagę gry na podstawie pliku z wynikami
cli-about-stats = Opisuje równowagę gry na podstawie pliku z wynikami areny lub polecenia balance: jaką przewagę daje rozpoczynanie, jak długo trwają partie, które karty są wykładane i jakie wyniki mają ci, którzy je wykładają. Z opcją --out obok raportu powstają wykresy.
cli-help-stats-file = plik z wynikami
cli-help-stats-out = plik na raport i początek nazw jego wykresów; bez niego raport jest wypisywany

stats-none = w pliku { $file } nie ma partii
stats-variant = w pliku { $file } są partie nieznanego wariantu: { $variant }
stats-no-plots = Bez wykresów: potrzebują Matplotlib (pip install azalai[plots]).
stats-page-about = Na podstawie wyników; partie: { $games }. Te polecenia tworzą stronę:
stats-page-players =
    To, co jest tu powiedziane, dotyczy wymienionych graczy. Gdzie spotykają się dwaj z nich, każde rozdanie rozegrano na
    wszystkich miejscach, a przedział traktuje partie jednego rozdania łącznie.
stats-group = { $variant }, { $players }
stats-picture =
    { $name ->
        [first] ![Jak często wygrywa zaczynające miejsce]({ $file })
        [length] ![Jak długo trwają partie]({ $file })
       *[cards] ![Jak często wykłada się karty i jaki wynik mają ci, którzy je wyłożyli]({ $file })
    }
stats-axis-wins = wygrane zaczynającego miejsca, w % (linia przerywana: równowaga)
stats-axis-rounds = rundy
stats-axis-games = partie, w %
stats-axis-decisions = decyzje w partii
stats-axis-laid = wyłożona w tylu partiach, w %
stats-axis-points = wynik tych, którzy ją wyłożyli, ponad średnią
