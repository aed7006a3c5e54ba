### The table of Tuareg, drawn for a terminal or as a picture.

tuareg-table-stage =
    { $last ->
        [yes]
            { $count ->
                [one] Etapa { $stage } de 2 · ronda { $round } · última ronda, último turno
               *[other] Etapa { $stage } de 2 · ronda { $round } · última ronda, quedan { $count } turnos
            }
       *[no] Etapa { $stage } de 2 · ronda { $round }
    }
tuareg-table-cash = La etapa 1 ha terminado · los mapas
tuareg-table-over = La partida ha terminado
tuareg-table-turn = { " " }{ $seat } decide{ " " }
tuareg-table-pile =
    { $count ->
        [one] Mazo { $count } carta
       *[other] Mazo { $count } cartas
    }
tuareg-table-discard = descartadas
tuareg-table-market = Mercado
tuareg-table-worth =
    { $dinar ->
        [one] { $dinar } dinar
       *[other] { $dinar } dinares
    }, { $points } ptos.
tuareg-table-specials = Cartas especiales, { $price } dinares:
tuareg-table-points =
    { $ahead ->
        [0]
            { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
       *[other]
            { $points ->
                [one] { $points } punto, +{ $ahead } si la etapa terminara ahora
               *[other] { $points } puntos, +{ $ahead } si la etapa terminara ahora
            }
    }
tuareg-table-won = gana
tuareg-table-cache = almacén { $count }:
tuareg-table-drawn = robadas:
tuareg-table-cave = cueva { $number }
tuareg-table-thieves =
    { $count ->
        [one] { $count } ladrón sin usar
       *[other] { $count } ladrones sin usar
    }
tuareg-table-stolen = hurtada a { $seat }
tuareg-table-maps =
    { $count ->
        [one] { $count } mapa
       *[other] { $count } mapas
    }
tuareg-table-legend = W agua  G oro  S sal gema  M mijo  ? oculta  c camello  d burro  (carga de abajo arriba)

## The picture

tuareg-picture-title = Una mesa de Tuareg: { $progress }
tuareg-picture-seat =
    { $cache ->
        [one] { $seat }: { $points } puntos, { $cache } carta en el almacén; a la vista: { $shows }.
       *[other] { $seat }: { $points } puntos, { $cache } cartas en el almacén; a la vista: { $shows }.
    }
tuareg-picture-resource =
    { $kind ->
        [water]
            Agua: { $dinar ->
                [one] { $dinar } dinar
               *[other] { $dinar } dinares
            }; la mayoría vale { $points } puntos
        [gold]
            Oro: { $dinar ->
                [one] { $dinar } dinar
               *[other] { $dinar } dinares
            }; la mayoría vale { $points } puntos
        [salt]
            Sal gema: { $dinar ->
                [one] { $dinar } dinar
               *[other] { $dinar } dinares
            }; la mayoría vale { $points } puntos
       *[millet]
            Mijo: { $dinar ->
                [one] { $dinar } dinar
               *[other] { $dinar } dinares
            }; la mayoría vale { $points } puntos
    }
tuareg-picture-empty =
    { $kind ->
        [water] Sin agua en el mercado
        [gold] Sin oro en el mercado
        [salt] Sin sal gema en el mercado
       *[millet] Sin mijo en el mercado
    }
tuareg-picture-special =
    { $special ->
        [donkey] Burro, quedan { $count }
        [cave] Cueva, quedan { $count }
        [thief] Ladrón, quedan { $count }
       *[map] Mapa, quedan { $count }
    }
tuareg-picture-hidden = Una carta oculta
tuareg-picture-animal =
    { $count ->
        [0] { tuareg-animal }, sin carga
       *[other] { tuareg-animal }, lleva de abajo arriba: { $cargo }
    }
tuareg-picture-discard = Descartadas: { $cards }
tuareg-picture-pile = Robar
tuareg-picture-lead = { $seats }: la mayoría a la vista, { $count }
tuareg-picture-cave = { $count } de { $most }
tuareg-picture-unused = sin usar
tuareg-picture-used = usado
tuareg-picture-maps =
    { $count ->
        [one] { $points } puntos
       *[other] { $count } × { $points } puntos
    }
tuareg-picture-cache = Almacén { $count } de { $most }
tuareg-picture-new = nueva
