### Podpowiedzi: najlepsze ruchy, ich porównanie i to, do czego prowadzą.

bots-hint-only = jedyny ruch
# Szanse są między 0 (przegrana) a 100 (wygrana); 50 to wyrównana gra dwojga.
bots-hint-gain =
    { $compared ->
        [better] szanse { $outlook } na 100, o { $gain } lepsze niż { $other }
        [worse] szanse { $outlook } na 100, o { $gain } gorsze niż { $other }
        [even] szanse { $outlook } na 100, mniej więcej takie jak { $other }
       *[alone] szanse { $outlook } na 100, nic innego się nie zbliża
    }
bots-hint-sentence = { $words }.
bots-hint-plan = Spodziewany dalszy ciąg: { $steps }
bots-hint-score =
    { $after ->
        [one] To daje ci { $after } punkt (teraz { $before }), { $others }.
        [few] To daje ci { $after } punkty (teraz { $before }), { $others }.
       *[many] To daje ci { $after } punktów (teraz { $before }), { $others }.
    }
bots-hint-score-of = { $seat }: { $score }
