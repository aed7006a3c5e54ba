# Co znaczą liczby obserwacji i własne słowa środowisk.

env-line = { $what }: { $value }
env-at = { $place }: { $value }
env-yes = tak
env-unknown = nieznane
env-taken = { $card } (wzięta)
env-seat =
    { $place ->
        [0] ja
        [one] następne miejsce zgodnie z ruchem wskazówek zegara
        [few] miejsce o { $place } dalej, zgodnie z ruchem wskazówek zegara
       *[many] miejsce o { $place } dalej, zgodnie z ruchem wskazówek zegara
    }
env-of-seat =
    { $place ->
        [0] Moje: { $what }
       *[other] Miejsce o { $place } dalej: { $what }
    }
env-learner = learner { $seat }: podaj miejsce od 0 do { $last }, "any" albo None, by odpowiadać za wszystkie
env-opponent = opponent { $opponent }: podaj nazwę bota, na przykład "random" lub "greedy", albo funkcję, która z obserwacji i masek wybiera akcje
env-opponent-learner = przeciwnik gra na miejscach, na których nie gra uczący się: podaj learner (miejsce albo "any")
env-learner-missing = jakieś miejsce musi się uczyć: użyj miejsca od 0 do { $last } albo "any", a nie None
env-version = observation_version { $version }: jest { $versions }
env-reset-first = najpierw wywołaj reset: nie rozdano żadnej gry
env-agent = nie ma agenta { $agent }; są: { $agents }
env-reward = reward { $reward }: użyj jednej z nazw { $rewards }
env-render-mode = render_mode { $mode }: podaj "ansi", "rgb_array" albo "human"
env-no-raster = obraz w pikselach potrzebuje resvg i matplotlib: pip install "azalai[plots]"
env-no-extra = { $module } wymaga biblioteki { $library }: pip install "azalai[env]"
env-not-legal = ruch { $action } nie jest tu dozwolony; dozwolone: { $legal }
env-illegal-choice = illegal={ $illegal }: podaj "lose", by przegrać partię, albo "random", by zagrać losowy dozwolony ruch

env-targi-my_decision = Czy to moja decyzja
env-targi-question = O co pada pytanie
env-targi-question_count = Ile razy trzeba jeszcze odpowiedzieć
env-targi-question_about = Czego dotyczy pytanie (liczba, której znaczenie zależy od pytania)
env-targi-round = Runda
env-targi-robber = Pole brzegowe złodzieja
env-targi-i_am_first = Czy to ja rozpoczynam
env-targi-my_targis = Pola brzegowe z moimi pionkami, według numeru
env-targi-their_targis = Pola brzegowe z pionkami przeciwnika, według numeru
env-targi-centre_card = Karta na każdym polu wewnętrznym: jej numer; -1 zakryta
env-targi-centre_is_goods = Pola wewnętrzne, na których leży karta towaru
env-targi-my_markers = Pola wewnętrzne z moimi znacznikami
env-targi-their_markers = Pola wewnętrzne ze znacznikami przeciwnika
env-targi-my_stock = Moje daktyle, sól, pieprz, złoto, woda i punkty
env-targi-their_stock = Daktyle, sól, pieprz, złoto, woda i punkty przeciwnika
env-targi-my_display = Karty wyłożone przeze mnie, rząd po rzędzie
env-targi-their_display = Karty wyłożone przez przeciwnika, rząd po rzędzie
env-targi-my_hand = Moje karty na ręce
env-targi-my_hand_ready = Moje karty na ręce z wcześniejszej rundy, które wolno wyłożyć
env-targi-their_hand = Karty na ręce przeciwnika; -1 dobrana w ciemno
env-targi-their_hand_ready = Karty na ręce przeciwnika z wcześniejszej rundy
env-targi-card = Karta plemienia, o której zapada decyzja; -1 dobrana w ciemno przez przeciwnika
env-targi-price = Ile zostało za nią do zapłaty: daktyle, sól, pieprz, złoto, woda, punkty
env-targi-goods_deck = Karty w talii towarów
env-targi-tribe_deck = Karty w talii plemienia
env-targi-goods_discarded = Odrzucone karty towarów, według numeru mniej 100
env-targi-tribe_discarded = Odrzucone karty plemienia, według numeru
env-targi-targia = Pole brzegowe Tuareżki
env-targi-border_set = Karty brzegowe z dodatku, według numeru
env-targi-dunes = Odkryte wydmy
env-targi-my_dunes = Wydmy z moimi pionkami
env-targi-their_dunes = Wydmy z pionkami przeciwnika
env-targi-my_tokens = Miejsca mojego układu z niewykorzystanym żetonem akcji
env-targi-their_tokens = Miejsca układu przeciwnika z niewykorzystanym żetonem akcji
env-targi-dune_deck = Karty w talii wydm
env-targi-dune_discarded = Odrzucone wydmy, według numeru
env-targi-looked = Karty odkryte lub oglądane, do wyboru; -1 ogląda przeciwnik, inna ujemna: już wzięta
env-targi-top_discarded = Wierzchnia odrzucona karta plemienia
env-targi-cheap = O ile towarów tańsza jest wykładana karta
env-targi-my_favour = Czy przychylność Tuareżki w tej rundzie jest już za mną
env-targi-their_favour = Czy przychylność Tuareżki w tej rundzie jest już za przeciwnikiem
env-targi-i_may_face = Czy moje pionki mogą w tej rundzie stać naprzeciw pionków przeciwnika
env-targi-they_may_face = Czy pionki przeciwnika mogą w tej rundzie stać naprzeciw moich

env-tuareg-my_decision = Czy to moja decyzja
env-tuareg-decider = Kto decyduje, licząc ode mnie zgodnie z ruchem wskazówek zegara; -1, gdy gra jest skończona
env-tuareg-question = O co pada pytanie
env-tuareg-question_count = Liczba w pytaniu (karty należne, położone lub zapłacone)
env-tuareg-question_about = Czego dotyczy pytanie (zwierzę, surowiec, karta specjalna lub jaskinia)
env-tuareg-seats = Gracze
env-tuareg-stage = Etap
env-tuareg-round = Runda, przez oba etapy
env-tuareg-first = Kto zaczął etap, licząc ode mnie zgodnie z ruchem wskazówek zegara
env-tuareg-last_turns = Tury, które zostały w ostatniej rundzie etapu
env-tuareg-caves_used = Jaskinie użyte w tej turze przez gracza, którego jest tura
env-tuareg-pile = Karty na stosie
env-tuareg-market = Targ: woda, złoto, sól, proso
env-tuareg-discard = Odrzucone: woda, złoto, sól, proso
env-tuareg-bank = Karty specjalne na sprzedaż: osły, jaskinie, złodzieje, mapy
env-tuareg-second_pile = Z czego powstał stos etapu 2: woda, złoto, sól, proso
env-tuareg-drawn = Karty dobrane przeze mnie w tej turze: woda, złoto, sól, proso
env-tuareg-my_old = Mój zapas na początku etapu 2: woda, złoto, sól, proso
env-tuareg-player-cache_size = Karty w zapasie
env-tuareg-player-cache = Zapas: woda, złoto, sól, proso; -1 ukryty
env-tuareg-player-cargo = Ładunek trzech wielbłądów i pięciu osłów, po cztery miejsca od góry do dołu: surowiec + 1
env-tuareg-player-donkeys = Osły
env-tuareg-player-caves = Jaskinie
env-tuareg-player-cave = Karty w jaskiniach, po dwa miejsca: surowiec + 1; -1 ukryta
env-tuareg-player-thieves = Niewykorzystani złodzieje
env-tuareg-player-stolen = Karty pod wykorzystanymi złodziejami: surowiec + 1; -1 ukryta
env-tuareg-player-stolen_from = Komu je skradziono, licząc ode mnie zgodnie z ruchem wskazówek zegara, + 1
env-tuareg-player-maps = Mapy
env-tuareg-player-points = Zdobyte punkty
env-tuareg-player-old_size = Karty w zapasie na początku etapu 2
env-tuareg-player-drew = Karty dobrane w etapie 2
env-tuareg-player-gave = Karty, które jawnie opuściły zapas w etapie 2: woda, złoto, sól, proso
env-tuareg-player-pass_lacks = Surowce, których brakowało w zapasie, gdy jego właściciel pasował, jako bity, dla każdego etapu
env-tuareg-player-pass_dinar = Największa możliwa wartość zapasu, gdy jego właściciel pasował, + 1, dla każdego etapu

## Druga wersja obserwacji. Każdy tekst opisuje jedną część nazwy pola; $place to indeks.

feature-targi-players = 
    { $place ->
        [0] Moje
       *[other] Przeciwnika
    }
feature-targi-stock = daktyle, sól, pieprz, złoto, woda i punkty
feature-targi-storage = towary ponad limit magazynu i wolne miejsce do limitu
feature-targi-has_goods = więcej niż 0, 1, 2 i 3 daktyle; tak samo sól i pieprz
feature-targi-has_gold = więcej niż 0, 1 i 2 złota
feature-targi-has_water = więcej niż 0, 2, 4 i 6 wody
feature-targi-score = wynik w tej chwili
feature-targi-laid = więcej niż 0 do 11 wyłożonych kart
feature-targi-laid_count = wyłożone karty
feature-targi-row_states = rzędy puste, jednego rodzaju (1, 2, 3 karty), różnych rodzajów (2, 3), żadne z tych (2, 3), pełne
feature-targi-alike_rows = rzędy jednego rodzaju, według rodzaju i liczby kart (1 do 3)
feature-targi-lacking = rzędy różnych rodzajów z dwiema lub trzema kartami, którym brakuje tego rodzaju
feature-targi-laid_kinds = wyłożone karty według rodzaju
feature-targi-lasting = wyłożone karty według numeru działania stałego lub końcowego
feature-targi-discounts = zniżki według rodzaju
feature-targi-card_bonus = premie za karty towarów: daktyle, sól, pieprz
feature-targi-per_two = punkty za każde dwie karty rodzaju, według rodzaju
feature-targi-tokens = niewykorzystane żetony akcji według numeru działania
feature-targi-laying_bonus = premie za wykładanie, według rodzaju
feature-targi-roles = karty brzegowe z pionkami, według roli
feature-targi-border_gain = co dają te karty brzegowe: daktyle, sól, pieprz, złoto, woda, punkty, towar do wyboru
feature-targi-on_dunes = wydmy z pionkami, według działania
feature-targi-figures = liczba pionków na planszy, kod 1 z n
feature-targi-crossings = liczba punktów przecięcia lub znaczników, kod 1 z n
feature-targi-shown = co pokazują zaznaczone karty towarów
feature-targi-starts = gracz rozpoczynający
feature-targi-free_roles = podczas ustawiania: karty brzegowe, które można jeszcze zająć, według roli
feature-targi-in_line = podczas ustawiania, z kart w linii z własnymi pionkami: co pokazują karty towarów, karty plemienia, te, za które można zapłacić, ich krzyżyki (0 do 4)
feature-targi-other = zaznaczone karty zakryte, karta na ręce z tej rundy, przychylność Tuareżki, zgoda na stanie naprzeciwko, pionek przy Tuareżce, nieznane karty na ręce, zawsze 0
feature-targi-hand = karty na ręce, zsumowane; nieznana karta ma tylko znak obecności
feature-targi-marked = karty plemienia w punkcie przecięcia lub ze znacznikiem, zsumowane
feature-targi-present = karta tu jest
feature-targi-kind = jej rodzaj, kod 1 z n: Tuareżka, jeździec, namiot, studnia, oaza
feature-targi-crosses = jej srebrne krzyżyki
feature-targi-cost = jej najniższy koszt: daktyle, sól, pieprz, złoto, woda
feature-targi-more_ways = inne sposoby zapłaty za nią
feature-targi-moment = kiedy następuje jej działanie, kod 1 z n: teraz, zawsze, raz, koniec
feature-targi-effect = jej działanie, kod 1 z n według numeru
feature-targi-affordable = miejsce może za nią zapłacić
feature-targi-lacks = towary i złoto, których miejscu na nią brakuje
feature-targi-alike_row = karty w najdłuższym rzędzie jej rodzaju, kod 1 z n: 0 do 3
feature-targi-new_kind = rzędowi różnych rodzajów brakuje jej rodzaju
feature-targi-completes = uzupełnia rząd jednego rodzaju; rząd różnych rodzajów
feature-targi-price = jej najniższy koszt po zniżkach, złoto liczone podwójnie
feature-targi-extra = punkty za dopłatę do jej kosztu
feature-targi-crosses_now = jej srebrne krzyżyki, jeśli miejsce może za nią zapłacić
feature-targi-round = Więcej niż 0 do 11 rund; ostatnia komórka to zawsze 0
feature-targi-placing = Trwa ustawianie pionków
feature-targi-my_decision = Decyzja należy do mnie
feature-targi-question = O co pyta gra mnie, kod 1 z n według numeru pytania
feature-targi-their_question = O co gra pyta przeciwnika, kod 1 z n
feature-targi-question_count = Ile razy trzeba jeszcze odpowiedzieć na pytanie
feature-targi-to_pay = Co jeszcze trzeba zapłacić za rozpatrywaną kartę: daktyle, sól, pieprz, złoto, woda; dalej towary, o które jest tańsza, a dla karty przeciwnika jej krzyżyki + 4
feature-targi-pending = Rozpatrywana karta plemienia (znak obecności to 2 dla karty przeciwnika)
feature-targi-open_centre = Odkryte karty środka: co pokazują karty towarów, karty plemienia według rodzaju, według krzyżyków (0 do 4), te, za które mogę zapłacić, te, za które może zapłacić przeciwnik, karty zakryte
feature-targi-raids = Ćwiartka gry, kod 1 z n; dalej to samo tylko w rundzie rabunku
feature-targi-next_raid = Czego żąda następny rabunek: towary, złoto, punkty, karty
feature-targi-free_dunes = Odkryte wydmy bez pionka, według działania
feature-targi-more_bonus = Stałe premie za karty towarów ze złotem i z wodą: moje, potem przeciwnika
feature-targi-hand_worth = Co dają działania kart z ręki (daktyle, sól, pieprz, złoto, woda, punkty, towar do wyboru), ich punkty i ich liczba: moje, potem przeciwnika, o ile są znane
feature-targi-marked_worth = To samo dla kart plemienia w punkcie przecięcia lub ze znacznikiem
feature-targi-pending_worth = To samo dla karty, o której się rozstrzyga
feature-targi-my_targis = Karty brzegowe z moimi pionkami, od 1
feature-targi-their_targis = Karty brzegowe z pionkami przeciwnika, od 1
feature-targi-robber = Karta brzegowa ze złodziejem, kod 1 z n
feature-targi-centre = Pole wewnętrzne { $place }, liczone od 0
feature-targi-face_down = jego karta jest zakryta
feature-targi-goods_card = jego karta to karta towaru
feature-targi-gain = co pokazuje karta towaru: daktyle, sól, pieprz, złoto, woda, punkty, towar do wyboru
feature-targi-tribe = karta plemienia, do mojego układu
feature-targi-they_afford = przeciwnik może za nią zapłacić
feature-targi-my_marker = mój znacznik
feature-targi-their_marker = znacznik przeciwnika
feature-targi-my_display = Mój układ miejsce po miejscu: rodzaj karty, kod 1 z n; szósta komórka to wydma-joker
feature-targi-their_display = Układ przeciwnika, tak samo
feature-targi-my_tokens = Miejsca mojego układu z niewykorzystanym żetonem
feature-targi-their_tokens = Miejsca układu przeciwnika z niewykorzystanym żetonem
feature-targi-question_about = Czego dotyczy pytanie (liczba, której znaczenie zależy od pytania)
feature-targi-decks = Karty w talii towarów, talii plemienia i talii wydm
feature-targi-targia = Karta brzegowa z Tuareżką, kod 1 z n
feature-targi-border_set = Karty brzegowe z dodatku, od 1
feature-targi-dunes = Odkryte wydmy: działanie każdej, kod 1 z n
feature-targi-my_dunes = Wydmy z moimi pionkami
feature-targi-their_dunes = Wydmy z pionkami przeciwnika
feature-targi-looked = Karta { $place } do wyboru, liczona od 0
feature-targi-unknown = widzi ją tylko przeciwnik
feature-targi-taken = już ją wzięto
feature-targi-top_discarded = Karta plemienia na wierzchu stosu odrzuconych kart
feature-tuareg-kinds = 
    { $place ->
        [0] Woda
        [1] Złoto
        [2] Sól
       *[other] Proso
    }
feature-tuareg-mine = moje liczące się karty, o ile je znam
feature-tuareg-best_other = najwięcej, ile ma inne miejsce
feature-tuareg-second_other = drugie najwięcej
feature-tuareg-gap = moja przewaga nad najlepszym innym miejscem, kod 1 z n od -4 do 4
feature-tuareg-tied = inne miejsca, które mają tyle co ja
feature-tuareg-market = karty na targu
feature-tuareg-unseen = karty, których nie znam
feature-tuareg-in_cache = karty w moim zapasie
feature-tuareg-accepting = moje zwierzęta, które uniosą jeszcze jedną
feature-tuareg-space = najwięcej miejsca na jednym z nich
feature-tuareg-points = punkty za przewagę
feature-tuareg-players = 
    { $place ->
        [0] Moje
       *[other] Miejsce { $place } zgodnie z ruchem wskazówek zegara ode mnie
    }
feature-tuareg-cache = zapas: woda, złoto, sól, proso; same 0, jeśli ukryty
feature-tuareg-counted = liczące się karty, o ile je znam: woda, złoto, sól, proso
feature-tuareg-cache_size = karty w zapasie
feature-tuareg-specials = osły, jaskinie, niewykorzystani złodzieje, mapy
feature-tuareg-score = zdobyte punkty
feature-tuareg-room = miejsce na zwierzętach
feature-tuareg-dinar = wartość kart w dinarach, bez ukrytego zapasu
feature-tuareg-free_caves = wolne miejsca w jaskiniach
feature-tuareg-present = to miejsce jest przy stole
feature-tuareg-decides = to miejsce decyduje
feature-tuareg-hidden = jego zapas jest przede mną ukryty
feature-tuareg-spare = zawsze 0
feature-tuareg-loads = zwierzęta z 0 do 4 kart
feature-tuareg-stage = Etap, kod 1 z n
feature-tuareg-pile = Więcej niż 0, 3, 6 … 45 kart na stosie
feature-tuareg-last_turns = Tury pozostałe w ostatniej rundzie etapu, kod 1 z n; 0: nie ostatnia runda
feature-tuareg-bank = Karty specjalne na sprzedaż: osły, jaskinie, złodzieje, mapy
feature-tuareg-question = O co gra pyta mnie, kod 1 z n według numeru pytania
feature-tuareg-their_question = O co gra pyta inne miejsce, kod 1 z n
feature-tuareg-question_count = Licznik pytania (karty należne, wyłożone lub zapłacone); druga komórka to zawsze 0
feature-tuareg-seats = Liczba graczy, kod 1 z n
feature-tuareg-question_about = Czego dotyczy pytanie do mnie, kod 1 z n (zwierzę, rodzaj, karta specjalna lub jaskinia)
feature-tuareg-lead = Moja przewaga w punktach jest większa niż -12 do 11
feature-tuareg-dinar_of_kinds = Dinary za kartę: woda, złoto, sól, proso; dalej zawsze 0
feature-tuareg-animals = Moje zwierzę { $place } liczone od 0, najpierw wielbłądy
feature-tuareg-there = jest
feature-tuareg-cards = karty na nim
feature-tuareg-takes = rodzaje, które uniesie: woda, złoto, sól, proso
feature-tuareg-top = rodzaj na wierzchu, kod 1 z n
feature-tuareg-caves = Moja jaskinia { $place } liczona od 0
feature-tuareg-content = karty w niej: woda, złoto, sól, proso
feature-tuareg-used = użyta w tej turze
feature-tuareg-drawn = Co mam z dobierania w tej turze: woda, złoto, sól, proso
feature-tuareg-others = Miejsce po mnie, potem o { $place } dalej
feature-tuareg-tops = rodzaj na wierzchu każdego zwierzęcia, kod 1 z n
feature-tuareg-gave = karty, które jawnie opuściły zapas w etapie 2: woda, złoto, sól, proso
feature-tuareg-drew = karty dobrane w etapie 2
feature-tuareg-old_size = karty w zapasie na początku etapu 2
feature-tuareg-lacked = rodzaje, których brakowało w zapasie, gdy właściciel pasował w tym etapie
feature-tuareg-worth = największa możliwa wartość zapasu, gdy właściciel pasował w tym etapie, + 1
