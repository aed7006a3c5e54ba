### Hints: the best moves, how they compare, and what they lead to.

bots-hint-only = la única jugada
# The outlook is between 0 (lost) and 100 (won); 50 is an even game of two.
bots-hint-gain =
    { $compared ->
        [better] perspectivas { $outlook } de 100, { $gain } mejor que { $other }
        [worse] perspectivas { $outlook } de 100, { $gain } peor que { $other }
        [even] perspectivas { $outlook } de 100, más o menos como { $other }
       *[alone] perspectivas { $outlook } de 100, ninguna otra se acerca
    }
# The same beside a list of moves, the best first.
bots-hint-brief =
    { $compared ->
        [better] { $gain } mejor
        [worse] { $gain } menos
        [even] casi igual
       *[alone] ninguna otra se acerca
    }
bots-hint-alike =
    { $sort ->
        [same] La favorece lo mismo que a la mejor jugada: casi igual.
        [even] Casi igual que la mejor jugada.
       *[later] La diferencia está más lejos de lo que alcanza una pista.
    }
bots-hint-without = A diferencia de la mejor jugada, le falta esto: { $reason }
bots-hint-plan = Se espera después: { $steps }
bots-hint-score =
    { $after ->
        [one] Así tendrías 1 punto (ahora { $before }), { $others }.
       *[other] Así tendrías { $after } puntos (ahora { $before }), { $others }.
    }
bots-hint-score-of = { $score } para { $seat }
