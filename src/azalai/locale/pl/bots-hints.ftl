### Podpowiedzi: najlepsze ruchy, jak wypadają w porównaniu i do czego prowadzą.

bots-hint-only = jedyny ruch
# Widoki są między 0 (przegrana) a 100 (wygrana); 50 to wyrównana gra dwóch.
bots-hint-gain =
    { $compared ->
        [better] widoki { $outlook } na 100, o { $gain } lepsze niż { $other }
        [worse] widoki { $outlook } na 100, o { $gain } gorsze niż { $other }
        [even] widoki { $outlook } na 100, mniej więcej takie jak { $other }
       *[alone] widoki { $outlook } na 100, nic innego się do tego nie zbliża
    }
# To samo obok listy ruchów, od najlepszego.
bots-hint-brief =
    { $compared ->
        [better] o { $gain } lepiej
        [worse] o { $gain } gorzej
        [even] podobnie
       *[alone] nic innego się do tego nie zbliża
    }
bots-hint-alike =
    { $sort ->
        [same] Przemawia za nim to samo co za najlepszym ruchem: podobnie dobre.
        [even] Podobnie dobre jak najlepszy ruch.
       *[later] Różnica leży dalej, niż sięga podpowiedź.
    }
bots-hint-without = W odróżnieniu od najlepszego ruchu brakuje tu tego: { $reason }
bots-hint-plan = Prawdopodobny ciąg dalszy: { $steps }
bots-hint-score =
    { $after ->
        [one] Razem masz wtedy { $after } punkt (teraz { $before }); { $others }.
        [few] Razem masz wtedy { $after } punkty (teraz { $before }); { $others }.
       *[many] Razem masz wtedy { $after } punktów (teraz { $before }); { $others }.
    }
bots-hint-score-of = { $seat } { $score }
