### Przebieg partii Targi: to, co widzieli wszyscy. Żadne zdanie nie może nazwać karty, którą zna tylko jej właściciel.
### Co zawierają zmienne, mówi targi.ftl.

targi-log-place = { seat-name } ustawia pionek na polu { $border }.
targi-log-markers =
    { $count ->
        [one] { seat-name } kładzie znacznik: { $spaces }.
        [few] { seat-name } kładzie znaczniki: { $spaces }.
       *[many] { seat-name } kładzie znaczniki: { $spaces }.
    }
targi-log-no-markers = { seat-name } nie ma przecięcia linii, więc nie kładzie znacznika.
targi-log-use = { seat-name } używa pola { $border }.
targi-log-use-goods = { seat-name } używa pola { $border } i bierze { $amount }.
targi-log-use-expansion = { seat-name } używa pola { $border } i dobiera kartę plemienia.
targi-log-turned-over = { seat-name } odkrywa kartę towaru: { $amount }.
targi-log-goods-card = { seat-name } bierze kartę towaru z pola wewnętrznego { targi-centre }: { $amount }.
targi-log-tribe-card = { seat-name } bierze kartę { $card } z pola wewnętrznego { targi-centre }.
targi-log-give-up = { seat-name } rezygnuje z pola { $border }.
targi-log-give-up-centre = { seat-name } rezygnuje z pola: { $space }.
targi-log-hand = { seat-name } sięga po kartę { $card } z ręki.
targi-log-hand-hidden = { seat-name } sięga po kartę z ręki.
targi-log-done = { seat-name } kończy turę.
targi-log-lay = { seat-name } zamierza wyłożyć: { $card }.
targi-log-keep = { seat-name } bierze do ręki: { $card }.
targi-log-discard = { seat-name } odrzuca: { $card }.
targi-log-price = { seat-name } ustala koszt: { $price } ({ $card }).
targi-log-row = { seat-name } wykłada kartę { $card } w rzędzie { $row } na miejscu { $place }. Zapłata: { $price }.
targi-log-brought = { seat-name } dostaje { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] { seat-name } uzupełnia rząd { $row }: jeden rodzaj.
       *[different] { seat-name } uzupełnia rząd { $row }: cztery różne rodzaje.
    }
targi-log-twelve = { seat-name } ma wyłożoną dwunastą kartę: to ostatnia runda.
targi-log-swap-first = { seat-name } zamierza przełożyć kartę { $card }.
targi-log-swap = { seat-name } zamienia miejscami karty { $first } i { $second }.
targi-log-skip = { seat-name } zostawia karty na swoich miejscach.
targi-log-take = { seat-name } bierze { $amount }.
targi-log-give = { seat-name } oddaje złodziejowi { $amount }.
targi-log-give-goods =
    { $count ->
        [one] { seat-name } odda złodziejowi { $count } towar.
        [few] { seat-name } odda złodziejowi { $count } towary.
       *[many] { seat-name } odda złodziejowi { $count } towarów.
    }
targi-log-return = { seat-name } zwraca do puli nadwyżkę: { $amount }.
targi-log-exchange = { seat-name } oddaje { $give } za { $get }.
targi-log-enough = { seat-name } kończy wymianę.
targi-log-marker-from = { seat-name } zamierza przesunąć znacznik z pola wewnętrznego { targi-centre }.
targi-log-marker = { seat-name } przesuwa swój znacznik z pola wewnętrznego { $origin } na pole: { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] Z odrzuconych kart towarów powstaje nowa potasowana talia.
       *[tribe] Z odrzuconych kart plemienia powstaje nowa potasowana talia.
    }
targi-log-turned-up = Odkryte karty: { $spaces }.
targi-log-raid = Złodziej wchodzi na pole { $border }.
targi-log-spared =
    { $safe ->
        [yes] { seat-name } nie podlega rabunkom.
       *[no] { seat-name } nie ma czego oddać.
    }
targi-log-round = Runda { $round }: złodziej stoi na polu { $border }, zaczyna { seat-name }.
