### Hints: the best moves, how they compare, and what they lead to.

bots-hint-only = der einzige Schritt
# The outlook is between 0 (lost) and 100 (won); 50 is an even game of two.
bots-hint-gain =
    { $compared ->
        [better] Aussichten { $outlook } von 100, { $gain } besser als { $other }
        [worse] Aussichten { $outlook } von 100, { $gain } schlechter als { $other }
        [even] Aussichten { $outlook } von 100, etwa so gut wie { $other }
       *[alone] Aussichten { $outlook } von 100, nichts anderes kommt heran
    }
# The same beside a list of moves, the best first.
bots-hint-brief =
    { $compared ->
        [better] { $gain } besser
        [worse] { $gain } weniger
        [even] etwa gleich
       *[alone] nichts anderes kommt heran
    }
bots-hint-alike =
    { $sort ->
        [same] Dafür spricht dasselbe wie für den besten Schritt: etwa gleich gut.
        [even] Etwa so gut wie der beste Schritt.
       *[later] Der Unterschied liegt weiter voraus, als ein Tipp reicht.
    }
bots-hint-without = Anders als beim besten Schritt fehlt dies: { $reason }
bots-hint-plan = Danach zu erwarten: { $steps }
bots-hint-score =
    { $after ->
        [one] Das ergibt 1 Punkt für dich (jetzt { $before }), { $others }.
       *[other] Das ergibt { $after } Punkte für dich (jetzt { $before }), { $others }.
    }
bots-hint-score-of = { $score } für { $seat }
