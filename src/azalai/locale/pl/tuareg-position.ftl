### Dlaczego opisana pozycja Tuarega jest niemożliwa. Każde zdanie stoi na liście pod „taka pozycja jest niemożliwa”.

## Słowa i kształty. $where to miejsce w opisie, na przykład players[0].cache.

tuareg-position-other-seat = { $where } ma być { $right }
tuareg-position-known = { $where } ma być "all" albo listą różnych miejsc od 0 do { $last }
tuareg-position-one-of = dozwolone wartości { $where }: { $known }; a nie { $value }
tuareg-position-seat-number = seat ma być liczbą całkowitą od 0 do { $last }, a nie { $seat }
tuareg-position-passed = { $where } ma składać się z dwóch słowników (dict), po jednym na etap

## Karty

tuareg-position-card = { $where }: nie ma karty { $name }; są: { $kinds }
tuareg-position-too-many = za dużo kart „{ $kind }”: wszystkich jest { $count }
tuareg-position-pile-count = kart na stosie może być od { $least } do { $most }, a nie { $count }
tuareg-position-cards-over =
    { $count ->
        [one] { $count } karta nigdzie nie leży
        [few] { $count } karty nigdzie nie leżą
       *[many] { $count } kart nigdzie nie leży
    }
tuareg-position-specials-owned = kart „{ $special }” jest { $count }, a gracze mają ich { $owned }
tuareg-position-specials = kart „{ $special }” zostało na stosie { $left }, a nie { $given }
tuareg-position-camel = { $seat } nie może mieć takiego ładunku na wielbłądzie { $camel }: do czterech kart, dwa rodzaje, jedna zmiana, dwa złota, woda osobno
tuareg-position-cache = kart w zapasie gracza { $seat } jest { $size }; teraz może ich być { $most }
tuareg-position-cave-known = kartę w jaskini gracza { $seat } zna tylko { $seat } albo, gdy została już policzona, wszyscy
tuareg-position-stolen-known = kartę, którą { $seat } ukradł innemu graczowi, znają obaj albo, gdy została już policzona, wszyscy
tuareg-position-late = { $seat } ukradł kartę po tym, jak jej właściciel spasował, ale właściciel nie spasował
tuareg-position-points = { $where }.points ma być sumą tego, co zdobyto: { $points }

## Tura

tuareg-position-stack = zadane pytania nie wynikają jedno z drugiego
tuareg-position-cashing = mapy wymienia się po etapie 1, w kolejności miejsc od pierwszego gracza, i robią to ci, którzy je mają
tuareg-position-owed = targowi należy się najwyżej jedna karta i musi być co wyłożyć
tuareg-position-drawn = karty dobiera się tylko w opcji dobierania i nie więcej, niż ona daje
tuareg-position-loading = to zwierzę nie może być teraz ładowane
tuareg-position-paying = za tę kartę specjalną nie można teraz płacić
tuareg-position-hiding = kartę można ukryć tylko we własnej jaskini, w której jest miejsce i której nie użyto w tej turze
tuareg-position-robbing = nie ma niewykorzystanego złodzieja, który mógłby ukraść
tuareg-position-market-empty = na targu nie ma karty tego rodzaju
tuareg-position-caves-used = jaskinia użyta w tej turze należy do gracza, którego jest tura, i leży w niej karta
tuareg-position-unanswerable = na zadane pytanie nie ma odpowiedzi
tuareg-position-stage-end = gdy liczy się etap, stos jest pusty, a ostatnia runda skończona
tuareg-position-last-round-early = ostatnia runda zaczyna się, gdy stos jest pusty; kart na stosie: { $count }
tuareg-position-last-round-late = stos jest pusty, więc musi to być ostatnia runda: podaj last_turns

## Co widzieli wszyscy

tuareg-position-passed-cache = { $seat } ma już pas za sobą, więc tych kart nie może być w tym zapasie
tuareg-position-memory-early = pamięć dotyczy etapu 2, a to jest etap 1
tuareg-position-memory-place = pamięć ma mówić o każdej ukrytej karcie raz i o żadnej innej
tuareg-position-memory-cache = zapas gracza { $seat } nie wynika z tego, z czym zaczął etap 2, co dobrał i co oddał
tuareg-position-memory-pile = drugi stos musi się składać z tego, co z niego zostało, i z tego, co z niego dobrano
