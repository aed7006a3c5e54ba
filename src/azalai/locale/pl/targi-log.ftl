### Przebieg partii Targi: to, co widzieli wszyscy. Żadne zdanie nie może nazwać karty, którą zna tylko jej właściciel.
### Co zawierają zmienne, mówi targi.ftl.

targi-log-place = { targi-seat } ustawia pionek na polu { $border }.
targi-log-markers =
    { $count ->
        [one] { targi-seat } kładzie znacznik: { $spaces }.
        [few] { targi-seat } kładzie znaczniki: { $spaces }.
       *[many] { targi-seat } kładzie znaczniki: { $spaces }.
    }
targi-log-no-markers = { targi-seat } nie ma przecięcia linii, więc nie kładzie znacznika.
targi-log-use = { targi-seat } używa pola { $border }.
targi-log-use-goods = { targi-seat } używa pola { $border } i bierze { $amount }.
targi-log-use-expansion = { targi-seat } używa pola { $border } i dobiera kartę plemienia.
targi-log-turned-over = { targi-seat } odkrywa kartę towaru: { $amount }.
targi-log-goods-card = { targi-seat } bierze kartę towaru z pola środkowego { $space }: { $amount }.
targi-log-tribe-card = { targi-seat } bierze kartę { $card } z pola środkowego { $space }.
targi-log-give-up = { targi-seat } rezygnuje z pola { $border }.
targi-log-give-up-centre = { targi-seat } rezygnuje z pola: { $space }.
targi-log-hand = { targi-seat } sięga po kartę { $card } z ręki.
targi-log-hand-hidden = { targi-seat } sięga po kartę z ręki.
targi-log-done = { targi-seat } kończy turę.
targi-log-lay = { targi-seat } zamierza wyłożyć: { $card }.
targi-log-keep = { targi-seat } zatrzymuje na ręce: { $card }.
targi-log-discard = { targi-seat } odrzuca: { $card }.
targi-log-price = { targi-seat } ustala cenę: { $price } ({ $card }).
targi-log-row = { targi-seat } wykłada kartę { $card } w rzędzie { $row } na miejscu { $place }. Zapłata: { $price }.
targi-log-brought = { targi-seat } dostaje { $amount }.
targi-log-row-complete =
    { $sort ->
        [alike] { targi-seat } kończy rząd { $row }: jeden rodzaj.
       *[different] { targi-seat } kończy rząd { $row }: cztery różne rodzaje.
    }
targi-log-twelve = { targi-seat } ma wyłożoną dwunastą kartę: to ostatnia runda.
targi-log-swap-first = { targi-seat } zamierza przełożyć kartę { $card }.
targi-log-swap = { targi-seat } zamienia miejscami karty { $first } i { $second }.
targi-log-skip = { targi-seat } zostawia karty na swoich miejscach.
targi-log-take = { targi-seat } bierze { $amount }.
targi-log-give = { targi-seat } oddaje złodziejowi { $amount }.
targi-log-give-goods =
    { $count ->
        [one] { targi-seat } odda złodziejowi { $count } towar.
        [few] { targi-seat } odda złodziejowi { $count } towary.
       *[many] { targi-seat } odda złodziejowi { $count } towarów.
    }
targi-log-return = { targi-seat } zwraca do puli nadwyżkę: { $amount }.
targi-log-exchange = { targi-seat } oddaje { $give } za { $get }.
targi-log-enough = { targi-seat } kończy wymianę.
targi-log-marker-from = { targi-seat } zabiera swój znacznik z pola środkowego { $space }.
targi-log-marker = { targi-seat } przesuwa swój znacznik z pola środkowego { $origin } na pole: { $space }.
targi-log-new-deck =
    { $sort ->
        [goods] Z odrzuconych kart towarów powstaje nowa potasowana talia.
       *[tribe] Z odrzuconych kart plemienia powstaje nowa potasowana talia.
    }
targi-log-turned-up = Odkryte karty: { $spaces }.
targi-log-raid = Złodziej wchodzi na pole { $border }.
targi-log-spared =
    { $safe ->
        [yes] { targi-seat } nie podlega rabunkom.
       *[no] { targi-seat } nie ma czego oddać.
    }
targi-log-round = Runda { $round }: złodziej stoi na polu { $border }, zaczyna { targi-seat }.
