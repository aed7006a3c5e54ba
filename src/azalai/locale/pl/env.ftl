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
env-reward = reward { $reward }: użyj jednej z nazw { $rewards }
env-render-mode = render_mode { $mode }: podaj "ansi", "rgb_array" albo "human"
env-no-raster = obraz w pikselach potrzebuje resvg i matplotlib: pip install "azalai[plots]"
env-no-extra = { $module } wymaga biblioteki { $library }: pip install "azalai[env]"
env-not-legal = ruch { $action } nie jest tu dozwolony; dozwolone: { $legal }
env-illegal-choice = illegal={ $illegal }: podaj "lose", by przegrać grę, albo "random", by zagrać losowy dozwolony ruch

env-targi-my_decision = Czy to moja decyzja
env-targi-question = O co pada pytanie
env-targi-question_count = Ile razy trzeba jeszcze odpowiedzieć
env-targi-question_about = Czego dotyczy pytanie (liczba, której znaczenie zależy od pytania)
env-targi-round = Runda
env-targi-robber = Pole brzegowe złodzieja
env-targi-i_am_first = Czy to ja rozpoczynam
env-targi-my_targis = Pola brzegowe z moimi pionkami, według numeru
env-targi-their_targis = Pola brzegowe z pionkami przeciwnika, według numeru
env-targi-centre_card = Karta na każdym polu środkowym: jej numer; -1 zakryta
env-targi-centre_is_goods = Pola środkowe, na których leży karta towaru
env-targi-my_markers = Pola środkowe z moimi znacznikami
env-targi-their_markers = Pola środkowe ze znacznikami przeciwnika
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
env-targi-targia = Pole brzegowe Tuarezki
env-targi-border_set = Pola brzegowe z dodatku, według numeru
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
env-targi-my_favour = Czy przychylność Tuarezki w tej rundzie jest już za mną
env-targi-their_favour = Czy przychylność Tuarezki w tej rundzie jest już za przeciwnikiem
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
