### Targi: why a move is not legal, and which moves are. For the seat that decides.
### What the variables hold is told in targi.ftl.

# How a reason ends: with the moves that are legal instead. Where notations are not shown, the table marks those.
targi-legal =
    { CODES() ->
        [no] { "" }
       *[yes] { "; permitido: " }{ $moves }
    }
targi-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; libres: " }{ $free }
    }
targi-marker-free =
    { CODES() ->
        [no] { "" }
       *[yes] { "; tu marcador puede ir a " }{ $free }
    }
targi-only-give-up =
    { CODES() ->
        [no] { "; solo puedes renunciar a esa acción" }
       *[yes] { "; renuncia con " }{ $move }
    }
targi-markers-out =
    { CODES() ->
        [no] { "" }
       *[yes]
            { $count ->
                [one] { "; el último está en " }{ $out }
               *[other] { "; los tuyos están en " }{ $out }
            }
    }
targi-no-question = «{ $move }» responde a otra pregunta. Ahora se pregunta: { $question } Permitido: { $moves }
targi-no-place-corner = no puedes colocar en { $number }: es una esquina de asalto{ targi-free }
targi-no-place-robber = no puedes colocar en { $number }: allí está el asaltante{ targi-free }
targi-no-place-own = no puedes colocar en { $number }: allí está tu propio tuareg{ targi-free }
targi-no-place-taken = no puedes colocar en { $number }: allí está un tuareg de { seat-name }{ targi-free }
targi-no-place-opposite = no puedes colocar en { $number }: enfrente, en { $opposite }, está un tuareg de { seat-name }{ targi-free }
targi-no-targi =
    { $count ->
        [one] no tienes ningún tuareg en { $number }; el último está en { $out }
       *[other] no tienes ningún tuareg en { $number }; los tuyos están en { $out }
    }
targi-no-targi-left = no tienes ningún tuareg en { $number }: todos han vuelto{ targi-legal }
targi-no-use-noble =
    { $taken ->
        [yes] { $border } no te sirve: tu carta de mano es de esta ronda y espera a otra posterior{ targi-only-give-up }
       *[no] { $border } no te sirve: tu mano está vacía{ targi-only-give-up }
    }
targi-no-use-trader =
    { $count ->
        [one] { $border } no te sirve: no tienes mercancías{ targi-only-give-up }
       *[other] { $border } no te sirve: un intercambio cuesta { $count } mercancías iguales{ targi-only-give-up }
    }
targi-no-use-silversmith =
    { $count ->
        [one] { $border } no te sirve: un intercambio cuesta { $count } mercancía o { $gold }{ targi-only-give-up }
       *[other] { $border } no te sirve: un intercambio cuesta { $count } mercancías iguales o { $gold }{ targi-only-give-up }
    }
targi-no-use-mirage =
    { $marker ->
        [yes] { $border } no te sirve: no hay ninguna carta de la zona central boca arriba libre para un marcador{ targi-only-give-up }
       *[no] { $border } no te sirve: no tienes ningún marcador en el tablero{ targi-only-give-up }
    }
targi-no-marker = no tienes ningún marcador en la { targi-centre }{ targi-markers-out }
targi-no-marker-left = no tienes ningún marcador en la { targi-centre } ni en ningún otro sitio{ targi-legal }
targi-no-hand-card =
    { $held ->
        [yes] no hay carta de mano { $place }{ targi-legal }
       *[no] tu mano está vacía{ targi-legal }
    }
targi-no-hand-yet = la carta { $card } es de esta ronda y espera a otra posterior{ targi-legal }
targi-no-hand-noble = la carta { $card } de tu mano necesita un tuareg en los Nobles, o una carta colocada que lo permita{ targi-legal }
targi-no-done =
    { $count ->
        [one] no puedes terminar: queda una figura por usar; úsala o renuncia a ella: { $figures }
       *[other] no puedes terminar: quedan { $count } figuras por usar; úsalas o renuncia a ellas: { $figures }
    }
targi-no-lay-full = no puedes colocar la carta { $card }: tu zona de juego está llena, con doce cartas{ targi-legal }
targi-no-lay-cost =
    { $off ->
        [0] no puedes colocar la carta { $card }: necesitas { $missing } más{ targi-legal }
        [one] no puedes colocar la carta { $card }: necesitas { $missing } más, y solo te ahorras { $off } mercancía{ targi-legal }
       *[other] no puedes colocar la carta { $card }: necesitas { $missing } más, y solo te ahorras { $off } mercancías{ targi-legal }
    }
targi-no-keep-hand = no puedes guardar la carta { $card }: viene de tu mano y se coloca o se descarta{ targi-legal }
targi-no-keep-full = no puedes guardar la carta { $card }: tu mano está llena{ targi-legal }
targi-no-discard = no puedes descartar la carta { $card }: tu mano no está llena, así que guárdala o colócala{ targi-legal }
targi-no-pay-way =
    { $count ->
        [one] la carta { $card } solo tiene { $count } forma de pago, no { $way }{ targi-legal }
       *[other] la carta { $card } solo tiene { $count } formas de pago, no { $way }{ targi-legal }
    }
targi-no-pay-cost =
    { $off ->
        [0] no puedes pagar la carta { $card } de la forma { $way }: necesitas { $missing } más{ targi-legal }
        [one] no puedes pagar la carta { $card } de la forma { $way }: necesitas { $missing } más, y solo te ahorras { $off } mercancía{ targi-legal }
       *[other] no puedes pagar la carta { $card } de la forma { $way }: necesitas { $missing } más, y solo te ahorras { $off } mercancías{ targi-legal }
    }
targi-no-spare-price =
    { $good ->
        [dates] en el precio no hay dátiles ({ $price }){ targi-legal }
       *[other] en el precio no hay { targi-good } ({ $price }){ targi-legal }
    }
targi-no-spare-rest =
    { $good ->
        [dates] no puedes ahorrarte un dátil: necesitas { $missing } más para el precio{ targi-legal }
       *[other] no puedes ahorrarte { targi-good }: necesitas { $missing } más para el precio{ targi-legal }
    }
targi-no-row =
    { $count ->
        [one] la fila { $row } está llena; hay sitio en la fila { $rows }
       *[other] la fila { $row } está llena; hay sitio en las filas { $rows }
    }
targi-no-swap-same = la carta { $card } ya es la primera; elige otra{ targi-legal }
targi-no-swap-empty = no tienes ninguna carta en la fila { $row }, lugar { $place }{ targi-legal }
targi-no-skip = la primera carta está elegida; elige con cuál cambia de sitio{ targi-legal }
targi-no-give = no tienes { targi-good }{ targi-legal }
targi-no-exchange = eso cuesta { $wares }, y tienes { $held }{ targi-legal }
targi-no-trade-one = para intercambiar una por otra hace falta una carta colocada que lo permita; sin ella un intercambio cuesta { $count } mercancías iguales{ targi-legal }
targi-no-trade-taken = en esta visita tomaste { targi-good } una por otra, así que esa mercancía no la puedes entregar una por otra{ targi-legal }
targi-no-move-face-down = la carta de la { targi-centre } está boca abajo{ targi-marker-free }
targi-no-move-marker = en la { targi-centre } hay un marcador{ targi-marker-free }
targi-no-raid-wares =
    { $wares ->
        [gold] el { $raid } pide oro o puntos, no mercancías{ targi-legal }
       *[goods] el { $raid } pide mercancías o puntos, no oro{ targi-legal }
    }
targi-no-raid-none =
    { $what ->
        [goods] no tienes mercancías que entregar por el { $raid }{ targi-legal }
        [gold] no tienes oro que entregar por el { $raid }{ targi-legal }
       *[points] no tienes puntos que entregar por el { $raid }{ targi-legal }
    }
targi-no-raid-full =
    { $what ->
        [goods] el { $raid } pide { $due } mercancías y tienes { $held }; entrega lo que puedas pagar entero{ targi-legal }
        [gold] el { $raid } pide { $due } de oro y tienes { $held }; entrega lo que puedas pagar entero{ targi-legal }
       *[points] el { $raid } pide { $due } puntos y tienes { $held }; entrega lo que puedas pagar entero{ targi-legal }
    }
