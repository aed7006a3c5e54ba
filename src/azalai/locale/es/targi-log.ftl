### The log of Targi: what everybody saw. No message may name a card that only its owner knows.
### What the variables hold is told in targi.ftl.

targi-log-place = { seat-name } coloca en la casilla { $border }.
targi-log-markers =
    { $count ->
        [one] { seat-name } pone un marcador en la { $spaces }.
       *[other] { seat-name } pone marcadores en la { $spaces }.
    }
targi-log-no-markers = { seat-name } no tiene ningún punto de intersección y no pone marcador.
targi-log-use = { seat-name } usa { $border }.
targi-log-use-goods = { seat-name } usa { $border } y toma { $amount }.
targi-log-use-expansion = { seat-name } usa { $border } y roba una carta de tribu.
targi-log-turned-over = { seat-name } revela una carta de mercancía: { $amount }.
targi-log-goods-card = { seat-name } toma la carta de mercancía de la { targi-centre }: { $amount }.
targi-log-tribe-card = { seat-name } toma la carta { $card } de la { targi-centre }.
targi-log-give-up = { seat-name } renuncia a { $border }.
targi-log-give-up-centre = { seat-name } renuncia a la { $space }.
targi-log-hand = { seat-name } toma la carta de mano { $card }.
targi-log-hand-hidden = { seat-name } toma la carta de mano.
targi-log-done = { seat-name } termina su turno.
targi-log-lay = { seat-name } va a colocar la carta { $card }.
targi-log-keep = { seat-name } guarda la carta { $card } en la mano.
targi-log-discard = { seat-name } descarta la carta { $card }.
targi-log-price = { seat-name } va a pagar { $price } por la carta { $card }.
targi-log-row = { seat-name } coloca la carta { $card } en la fila { $row }, lugar { $place }, y paga { $price }.
targi-log-brought = Eso da a { seat-name } { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name } completa la fila { $row }: símbolos iguales.
       *[different] { seat-name } completa la fila { $row }: cuatro símbolos distintos.
    }
targi-log-twelve = { seat-name } ha colocado su duodécima carta: esta ronda es la última.
targi-log-swap-first = { seat-name } va a mover la carta { $card }.
targi-log-swap = { seat-name } cambia de sitio las cartas { $first } y { $second }.
targi-log-skip = { seat-name } deja todas las cartas donde están.
targi-log-take = { seat-name } toma { $amount }.
targi-log-give = { seat-name } entrega { $amount } por el asalto.
targi-log-give-goods =
    { $count ->
        [one] { seat-name } va a entregar { $count } mercancía por el asalto.
       *[other] { seat-name } va a entregar { $count } mercancías por el asalto.
    }
targi-log-return = { seat-name } devuelve lo que supera el límite: { $amount }.
targi-log-exchange = { seat-name } intercambia { $give } por { $get }.
targi-log-enough = { seat-name } no hace más intercambios.
targi-log-marker-from = { seat-name } va a mover un marcador de la { targi-centre }.
targi-log-marker = { seat-name } mueve un marcador de la { $origin } a la { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] Las cartas de mercancía descartadas se barajan y forman un mazo nuevo.
       *[tribe] Las cartas de tribu descartadas se barajan y forman un mazo nuevo.
    }
targi-log-turned-up = Boca arriba: { $spaces }.
targi-log-raid = El asaltante llega a { $border }.
targi-log-spared =
    { $safe ->
        [yes] { seat-name } está a salvo de los asaltos.
       *[no] { seat-name } no tiene nada que entregar.
    }
targi-log-round = Ronda { $round }: el asaltante está en { $border }, empieza { seat-name }.
