### Dlaczego opisana pozycja Targi jest niemożliwa. Każde zdanie stoi na liście pod „taka pozycja jest niemożliwa”.

## Słowa i kształty. $where to miejsce w opisie, na przykład players[0].goods.

targi-position-seat-number = seat ma być liczbą całkowitą od 0 do { $last } albo niczym, gdy gra jest skończona; a nie { $seat }
targi-position-source = { $where } ma dotyczyć karty, która pochodzi z: { $sources }

## Karty

targi-position-card =
    { $sort ->
        [goods] { $where }: nie ma karty towaru { $name }
        [dune] { $where }: nie ma wydmy { $name }
       *[tribe] { $where }: nie ma karty plemienia { $name }
    }
targi-position-card-twice = { $where }: { $name } leży już gdzie indziej
targi-position-space = { $where } podaje inne pole lub inny typ karty niż ta, która tam leży
targi-position-centre-empty =
    { $sort ->
        [goods] nie ma już karty towaru dla pola wewnętrznego { $space }
       *[tribe] nie ma już karty plemienia dla pola wewnętrznego { $space }
    }
targi-position-deck-count =
    { $sort ->
        [goods] kart w talii towarów byłoby { $count }, a nie { $wanted }
        [dunes] kart w talii wydm byłoby { $count }, a nie { $wanted }
       *[tribe] kart w talii plemienia byłoby { $count }, a nie { $wanted }
    }
targi-position-deal = zakryta karta pochodzi z talii, której jeszcze nie rozdano
targi-position-question-card = o karcie decyduje się dokładnie wtedy, gdy pada pytanie o nią
targi-position-card-open = karta, o której się decyduje, jest jawna, chyba że dobrano ją z talii i jeszcze jej nie wyłożono
targi-position-card-from-hand = karta, o której się decyduje, jest z ręki, więc jej miejsce tam musi być wolne
targi-position-card-from-centre = karta, o której się decyduje, jest ze środka, więc na jej miejscu musi leżeć zakryta karta towaru
targi-position-price = koszt, który zostaje do zapłaty, nie zgadza się z kosztem karty { $card }
targi-position-display-full = w pełnym układzie dwunastu kart nie można wyłożyć kolejnej

## Czas, pionki i tury. $seat to blue lub white.

targi-position-robber = w rundzie { $round } złodziej nie stoi na polu { $robber }
targi-position-raid = złodziej stoi w narożniku { $robber }: trwa rabunek i nikt nie ustawia pionków ani nie wykonuje akcji
targi-position-no-raid = złodziej stoi na polu { $robber } i nie ma rabunku
targi-position-over = gra kończy się dopiero po rabunku na polu 16 albo po rundzie, w której ktoś wyłożył dwunastą kartę
targi-position-twelve = { $seat } ma dwanaście wyłożonych kart: gra skończyłaby się wcześniej
targi-position-player-seat = { $where } to { $name }
targi-position-targi-place = pionek stoi w narożniku albo dwa stoją na jednym polu
targi-position-targi-opposite = pionki obu graczy stoją naprzeciw siebie
targi-position-targi-robber = pionek gracza { $seat } stoi razem ze złodziejem na polu { $robber }
targi-position-targis = { $seat } ma więcej pionków niż { $most }
targi-position-targi-used = wszystkie pionki gracza { $seat } stoją na polach, a jeden z nich właśnie wykonuje akcję
targi-position-markers = { $seat } ma więcej znaczników niż { $most }
targi-position-marker-shared = na jednej karcie leżą znaczniki obu graczy
targi-position-marker-face-down = znacznik gracza { $seat } leży na zakrytej karcie
targi-position-marker-early = znaczniki leżą na środku, zanim ustawiono wszystkie pionki
targi-position-markers-crossing = { $seat } ma znacznik tam, gdzie linie jego pionków się nie przecinają
targi-position-placing = zaczyna { $first }, a gracze ustawiają pionki na zmianę, więc blue nie może mieć ich { $blue }, gdy white ma { $white }
targi-position-all-placed = wszystkie pionki są ustawione: trwa faza „act”
targi-position-waiting = { $seat } jeszcze nie wykonuje akcji, więc ma ustawionych pionków { $targis } i znacznik na każdym przecięciu ich linii
targi-position-figures-left = to nie jest tura gracza { $seat }, więc wszystkie jego pionki i znaczniki są u niego
targi-position-other-markers = na polu wewnętrznym { $place } leżą inne znaczniki, niż podają gracze
targi-position-other-targis = na polu brzegowym { $place } stoją inne pionki, niż podają gracze
targi-position-face-down =
    { $count ->
        [one] zakryta jest { $count } karta środkowa, ale w tej rundzie można było wziąć najwyżej { $most }
        [few] zakryte są { $count } karty środkowe, ale w tej rundzie można było wziąć najwyżej { $most }
       *[many] zakrytych jest { $count } kart środkowych, ale w tej rundzie można było wziąć najwyżej { $most }
    }
targi-position-face-down-early = karty środkowe są zakryte tylko wtedy, gdy gracze wykonują akcje
targi-position-hand-early = { $seat } nie wykonuje jeszcze akcji w rundzie { $round }, więc nie może mieć z niej karty na ręce
targi-position-limits = to nie jest tura gracza { $seat }, więc obowiązują limity: towary { $goods }, złoto { $gold }
targi-position-limits-water = to nie jest tura gracza { $seat }, więc obowiązują limity: towary { $goods }, złoto { $gold }, woda { $water }

## Kto o czym decyduje. $ask to słowo z „asks”.

targi-position-seat =
    { $right ->
        [nobody] w tej pozycji nie decyduje nikt, więc nie { $seat }
       *[other] w tej pozycji decyduje { $right }, a nie { $seat }
    }
targi-position-phase-asks = trwa faza „{ $phase }”, ale pytania są z fazy „{ $right }”
targi-position-stack = te pytania nigdy nie czekają na siebie w ten sposób: { $asks }
targi-position-asks-count = { $where }: pytanie „{ $ask }” nie może tu paść tyle razy: { $count }
targi-position-asks-about = { $where }: pytanie „{ $ask }” nie może tu dotyczyć: { $about }
targi-position-no-answer = nikt nie mógłby tu odpowiedzieć na pytanie „{ $ask }”

## Dodatek

targi-position-needs-expansion = opisuje stół z dodatkiem: brakuje opcji expansion=True
targi-position-with-expansion = stół jest z dodatkiem, więc „expansion” może mieć tylko wartość true
targi-position-targia = w rundzie { $round } Tuareżka stoi na polu { $right }, a nie na { $targia }
targi-position-tokens = { $where } ma wymieniać różne miejsca układu, na przykład „1.2” to rząd 1, miejsce 2
targi-position-token-card = żeton akcji gracza { $seat } leży na { $place }, ale żadna karta tam go nie ma
targi-position-not-wild = { $where }: { $name } to wydma, której nie można wyłożyć
targi-position-dune-place = { $where } to wydma na miejscu { $place }
targi-position-dune-empty = pionek gracza { $seat } stoi na wydmie { $place }, ale żadna wydma tam nie leży
targi-position-dune-shared = pionki obu graczy stoją na jednej wydmie, ale nikt nie użył do tego żetonu
targi-position-no-dune = na początku rundy odkryta jest co najmniej jedna wydma i żadnej się nie zabiera, zanim gracze zaczną akcje
targi-position-other-dunes = na wydmie { $place } stoją inne pionki, niż podają gracze
targi-position-faces = { $seat } nie użył w tej rundzie żetonu, aby stanąć naprzeciw pionków przeciwnika
targi-position-favoured = { $seat } korzysta z przychylności Tuareżki dokładnie wtedy, gdy jego pionek wykonuje lub wykonał akcję na jej polu { $targia }
targi-position-looked = looked: podaj karty tylko wtedy, gdy pada pytanie o wybór spośród nich, i podaj wszystkie
targi-position-token = żaden żeton nie obniża kosztu karty { $card }, więc pytanie o żeton nie pada
targi-position-cheap = żaden żeton i żadna wydma nie obniża kosztu karty { $card } o tyle towarów
targi-position-asks-card = { $where } nie dotyczy karty, która tam na to czeka; wymienia { $name }
targi-position-no-box = karty odkłada się do pudełka tylko z opcją tribe="mixed"
targi-position-box-kind = z kart rodzaju { $kind } dokładnie { $each } leży w pudełku i { $each } jest w grze
targi-position-border-set = karta brzegowa { $number } jest z zestawu { $sets }, a nie { $named }
