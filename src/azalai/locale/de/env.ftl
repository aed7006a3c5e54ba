# The fields of observations, and the messages of the environments.

env-line = { $what }: { $value }
env-at = { $place }: { $value }
env-yes = ja
env-unknown = unbekannt
env-taken = { $card } (genommen)
env-seat =
    { $place ->
        [0] ich
        [one] der nächste Platz im Uhrzeigersinn
       *[other] { $place } Plätze weiter im Uhrzeigersinn
    }
env-of-seat =
    { $place ->
        [0] Bei mir: { $what }
       *[other] { $place } Plätze weiter: { $what }
    }
env-learner = learner { $seat }: nimm einen Platz von 0 bis { $last }, "any", oder None, um für alle Plätze zu antworten
env-opponent = opponent { $opponent }: nimm den Namen eines Bots, etwa "random" oder "greedy", oder eine Funktion, die Beobachtungen und Masken bekommt und Aktionen zurückgibt
env-opponent-learner = ein Gegner spielt die Plätze, die der Lernende nicht spielt: nenne den Lernenden (einen Platz oder "any")
env-learner-missing = ein Platz muss lernen: nimm einen Platz von 0 bis { $last } oder "any", nicht None
env-version = observation_version { $version }: es gibt { $versions }
env-reset-first = rufe zuerst reset auf: Es wurde kein Spiel ausgeteilt
env-agent = es gibt keinen Agenten { $agent }; es gibt: { $agents }
env-reward = reward { $reward }: nimm eines von { $rewards }
env-render-mode = render_mode { $mode }: nimm "ansi", "rgb_array" oder "human"
env-no-raster = ein Bild aus Pixeln braucht resvg und matplotlib: pip install "azalai[plots]"
env-no-extra = { $module } braucht { $library }: pip install "azalai[env]"
env-not-legal = Aktion { $action } ist hier nicht erlaubt; erlaubt sind: { $legal }
env-illegal-choice = illegal={ $illegal }: nimm "lose", um die Partie zu verlieren, oder "random" für eine zufällige erlaubte Aktion
env-targi-my_decision = Ob ich entscheide
env-targi-question = Was gefragt ist
env-targi-question_count = Wie oft noch zu antworten ist
env-targi-question_about = Worum es in der Frage geht (eine Zahl, deren Bedeutung von der Frage abhängt)
env-targi-round = Runde
env-targi-robber = Randkarte des Räubers
env-targi-i_am_first = Ob ich Startspieler bin
env-targi-my_targis = Randkarten mit meinen Targi, nach Nummer
env-targi-their_targis = Randkarten mit gegnerischen Targi, nach Nummer
env-targi-centre_card = Karte auf jedem Mittelfeld: ihre Nummer; -1 verdeckt
env-targi-centre_is_goods = Mittelfelder mit einer Warenkarte
env-targi-my_markers = Mittelfelder mit meinen Markern
env-targi-their_markers = Mittelfelder mit gegnerischen Markern
env-targi-my_stock = Meine Datteln, Salz, Pfeffer, Gold, Wasser und Punkte
env-targi-their_stock = Datteln, Salz, Pfeffer, Gold, Wasser und Punkte der Gegenseite
env-targi-my_display = Karten meiner Auslage, Reihe für Reihe
env-targi-their_display = Karten der gegnerischen Auslage, Reihe für Reihe
env-targi-my_hand = Meine Handkarten
env-targi-my_hand_ready = Meine Handkarten aus einer früheren Runde, die ausgelegt werden dürfen
env-targi-their_hand = Gegnerische Handkarten; -1 verdeckt gezogen
env-targi-their_hand_ready = Gegnerische Handkarten aus einer früheren Runde
env-targi-card = Stammeskarte, über die entschieden wird; -1 von der Gegenseite verdeckt gezogen
env-targi-price = Was dafür noch zu zahlen ist: Datteln, Salz, Pfeffer, Gold, Wasser, Punkte
env-targi-goods_deck = Karten im Stapel der Warenkarten
env-targi-tribe_deck = Karten im Stapel der Stammeskarten
env-targi-goods_discarded = Warenkarten im Ablagestapel, nach Nummer minus 100
env-targi-tribe_discarded = Stammeskarten im Ablagestapel, nach Nummer
env-targi-targia = Randkarte der Targia
env-targi-border_set = Randkarten der Erweiterung, nach Nummer
env-targi-dunes = Offene Wanderdünen
env-targi-my_dunes = Wanderdünen mit meinen Targi
env-targi-their_dunes = Wanderdünen mit gegnerischen Targi
env-targi-my_tokens = Plätze meiner Auslage mit unverbrauchtem Aktionsmarker
env-targi-their_tokens = Plätze der gegnerischen Auslage mit unverbrauchtem Aktionsmarker
env-targi-dune_deck = Karten im Stapel der Wanderdünen
env-targi-dune_discarded = Wanderdünen im Ablagestapel, nach Nummer
env-targi-looked = Aufgedeckte oder angesehene Karten zur Wahl; -1 von der Gegenseite angesehen, sonst negativ: schon genommen
env-targi-top_discarded = Oberste Stammeskarte des Ablagestapels
env-targi-cheap = Waren, die beim Auslegen gespart werden
env-targi-my_favour = Ob ich in dieser Runde die Gunst der Targia hatte
env-targi-their_favour = Ob die Gegenseite in dieser Runde die Gunst der Targia hatte
env-targi-i_may_face = Ob meine Targi in dieser Runde gegenüber von gegnerischen stehen dürfen
env-targi-they_may_face = Ob gegnerische Targi in dieser Runde gegenüber von meinen stehen dürfen
env-tuareg-my_decision = Ob ich entscheide
env-tuareg-decider = Wer entscheidet, von mir aus im Uhrzeigersinn gezählt; -1, wenn die Partie zu Ende ist
env-tuareg-question = Was gefragt ist
env-tuareg-question_count = Zahl zur Frage (geschuldete, gelegte oder bezahlte Karten)
env-tuareg-question_about = Worum es in der Frage geht (ein Tier, eine Ware, eine Sonderkarte oder eine Höhle)
env-tuareg-seats = Spieler
env-tuareg-stage = Etappe
env-tuareg-round = Runde, über beide Etappen
env-tuareg-first = Wer die Etappe begann, von mir aus im Uhrzeigersinn gezählt
env-tuareg-last_turns = Verbleibende Züge in der letzten Runde der Etappe
env-tuareg-caves_used = Höhlen, die der Platz am Zug in diesem Zug schon genutzt hat
env-tuareg-pile = Karten im Nachziehstapel
env-tuareg-market = Markt: Wasser, Gold, Steinsalz, Hirse
env-tuareg-discard = Ablagestapel: Wasser, Gold, Steinsalz, Hirse
env-tuareg-bank = Käufliche Sonderkarten: Esel, Höhlen, Diebe, Landkarten
env-tuareg-second_pile = Woraus der Stapel von Etappe 2 gebildet wurde: Wasser, Gold, Steinsalz, Hirse
env-tuareg-drawn = Was ich in diesem Zug gezogen habe: Wasser, Gold, Steinsalz, Hirse
env-tuareg-my_old = Mein Lager zu Beginn von Etappe 2: Wasser, Gold, Steinsalz, Hirse
env-tuareg-player-cache_size = Karten im Lager
env-tuareg-player-cache = Lager: Wasser, Gold, Steinsalz, Hirse; -1 verdeckt
env-tuareg-player-cargo = Ladung von drei Kamelen und fünf Eseln, je vier Plätze von oben nach unten: Ware + 1
env-tuareg-player-donkeys = Esel
env-tuareg-player-caves = Höhlen
env-tuareg-player-cave = Karten in den Höhlen, je zwei Plätze: Ware + 1; -1 verdeckt
env-tuareg-player-thieves = Unbenutzte Diebe
env-tuareg-player-stolen = Karten unter benutzten Dieben: Ware + 1; -1 verdeckt
env-tuareg-player-stolen_from = Von wem sie gestohlen wurden, von mir aus im Uhrzeigersinn gezählt, + 1
env-tuareg-player-maps = Landkarten
env-tuareg-player-points = Bisherige Punkte
env-tuareg-player-old_size = Karten im Lager zu Beginn von Etappe 2
env-tuareg-player-drew = In Etappe 2 gezogene Karten
env-tuareg-player-gave = Karten, die in Etappe 2 offen das Lager verließen: Wasser, Gold, Steinsalz, Hirse
env-tuareg-player-pass_lacks = Waren, die beim Passen im Lager fehlten, als Bits, je Etappe
env-tuareg-player-pass_dinar = Höchstwert des Lagers beim Passen, + 1, je Etappe

## Version 2 of the observations. Each message describes one part of the name of a field; $place is an index.

feature-targi-players =
    { $place ->
        [0] Bei mir
       *[other] Bei der Gegenseite
    }
feature-targi-stock = Datteln, Salz, Pfeffer, Gold, Wasser und Punkte
feature-targi-storage = Waren über der Obergrenze und Platz darunter
feature-targi-has_goods = mehr als 0, 1, 2 und 3 Datteln; ebenso Salz und Pfeffer
feature-targi-has_gold = mehr als 0, 1 und 2 Gold
feature-targi-has_water = mehr als 0, 2, 4 und 6 Wasser
feature-targi-score = Punktestand in diesem Moment
feature-targi-laid = mehr als 0 bis 11 ausgelegte Karten
feature-targi-laid_count = ausgelegte Karten
feature-targi-row_states = Reihen: leer, gleiche Symbole (1, 2, 3 Karten), verschiedene (2, 3), weder noch (2, 3), voll
feature-targi-alike_rows = Reihen mit gleichen Symbolen, nach Symbol und Zahl der Karten (1 bis 3)
feature-targi-lacking = je Symbol: Reihen verschiedener Symbole mit zwei oder drei Karten, in denen es fehlt
feature-targi-laid_kinds = ausgelegte Karten nach Symbol
feature-targi-lasting = ausgelegte Karten nach dauerhaftem Effekt oder Effekt der Endwertung, nach dessen Nummer
feature-targi-discounts = Ersparnisse nach Symbol
feature-targi-card_bonus = Boni für Warenkarten: Datteln, Salz, Pfeffer
feature-targi-per_two = Punkte für je zwei Karten eines Symbols, nach Symbol
feature-targi-tokens = unverbrauchte Aktionsmarker nach Effekt, nach dessen Nummer
feature-targi-laying_bonus = Boni fürs Auslegen, nach Symbol
feature-targi-roles = Randkarten mit Targi, nach Aufgabe
feature-targi-border_gain = was diese Randkarten geben: Datteln, Salz, Pfeffer, Gold, Wasser, Punkte, eine Ware nach Wahl
feature-targi-on_dunes = Wanderdünen mit Targi, nach Effekt
feature-targi-figures = Zahl der eingesetzten Targi, 1-aus-n
feature-targi-crossings = Zahl der Kreuzungspunkte oder Marker, 1-aus-n
feature-targi-shown = was die Warenkarten mit Marker zeigen
feature-targi-starts = Startspieler
feature-targi-free_roles = beim Setzen: noch freie Randkarten, nach Aufgabe
feature-targi-in_line = beim Setzen, von den Karten in den Linien der eigenen Targi: was Warenkarten zeigen, Stammeskarten, bezahlbare, ihre Silberkreuze (0 bis 4)
feature-targi-other = verdeckte Karten mit Marker, eine Handkarte aus dieser Runde, die Gunst der Targia, die Erlaubnis gegenüberzustehen, ein Targi bei der Targia, unbekannte Handkarten, immer 0
feature-targi-hand = Handkarten, addiert; bei einer unbekannten ist nur „eine Karte ist da“ gesetzt
feature-targi-marked = Stammeskarten mit Kreuzungspunkt oder Marker, addiert
feature-targi-present = eine Karte ist da
feature-targi-kind = ihr Symbol, 1-aus-n: Targia, Kamelreiter, Zelt, Brunnen, Oase
feature-targi-crosses = ihre Silberkreuze
feature-targi-cost = ihre niedrigsten Kosten: Datteln, Salz, Pfeffer, Gold, Wasser
feature-targi-more_ways = andere Möglichkeiten, sie zu bezahlen
feature-targi-moment = wann ihr Effekt wirkt, 1-aus-n: sofort, dauerhaft, einmalig, Endwertung
feature-targi-effect = ihr Effekt, 1-aus-n nach Nummer
feature-targi-affordable = der Platz kann sie bezahlen
feature-targi-lacks = Waren und Gold, die dem Platz dafür fehlen
feature-targi-alike_row = Karten in der längsten Reihe ihres Symbols, 1-aus-n: 0 bis 3
feature-targi-new_kind = einer Reihe verschiedener Symbole fehlt ihr Symbol
feature-targi-completes = sie vollendet eine Reihe gleicher Symbole; eine verschiedener Symbole
feature-targi-price = ihr niedrigster Preis abzüglich Ersparnissen, Gold doppelt gezählt
feature-targi-extra = Punkte, die der Aufpreis zu ihren Kosten bringt
feature-targi-crosses_now = ihre Silberkreuze, wenn der Platz sie bezahlen kann
feature-targi-round = Mehr als 0 bis 11 Runden; die letzte Zelle ist immer 0
feature-targi-placing = Targi werden gesetzt
feature-targi-my_decision = Ich entscheide
feature-targi-question = Was ich gefragt werde, 1-aus-n nach Nummer der Frage
feature-targi-their_question = Was die Gegenseite gefragt wird, 1-aus-n
feature-targi-question_count = Wie oft noch auf die Frage zu antworten ist
feature-targi-to_pay = Was für die Karte noch zu zahlen ist: Datteln, Salz, Pfeffer, Gold, Wasser; dann gesparte Waren, oder bei einer gegnerischen Karte ihre Silberkreuze + 4
feature-targi-pending = Die Stammeskarte, über die entschieden wird („eine Karte ist da“ hat bei einer gegnerischen den Wert 2)
feature-targi-open_centre = Die offenen Mittelfeldkarten: was Warenkarten zeigen, Stammeskarten nach Symbol, nach Silberkreuzen (0 bis 4), für mich bezahlbare, für die Gegenseite bezahlbare, verdeckte Karten
feature-targi-raids = Das Viertel der Partie, 1-aus-n; dann dasselbe nur in der Runde eines Überfalls
feature-targi-next_raid = Was der nächste Überfall verlangt: Waren, Gold, Punkte, Karten
feature-targi-free_dunes = Offene Wanderdünen ohne Targi, nach Effekt
feature-targi-more_bonus = Dauerhafte Boni für Warenkarten mit Gold und mit Wasser: meine, dann die der Gegenseite
feature-targi-hand_worth = Was die Effekte der Handkarten bringen (Datteln, Salz, Pfeffer, Gold, Wasser, Punkte, eine Ware nach Wahl), ihre Punkte und ihre Anzahl: meine, dann die der Gegenseite, soweit bekannt
feature-targi-marked_worth = Dasselbe für Stammeskarten mit Kreuzungspunkt oder Marker
feature-targi-pending_worth = Dasselbe für die Karte, über die entschieden wird
feature-targi-my_targis = Randkarten mit meinen Targi, ab 1
feature-targi-their_targis = Randkarten mit gegnerischen Targi, ab 1
feature-targi-robber = Randkarte des Räubers, 1-aus-n
feature-targi-centre = Mittelfeld { $place }, ab 0 gezählt
feature-targi-face_down = seine Karte ist verdeckt
feature-targi-goods_card = seine Karte ist eine Warenkarte
feature-targi-gain = was die Warenkarte zeigt: Datteln, Salz, Pfeffer, Gold, Wasser, Punkte, eine Ware nach Wahl
feature-targi-tribe = die Stammeskarte, für meine Auslage
feature-targi-they_afford = die Gegenseite kann sie bezahlen
feature-targi-my_marker = mein Marker
feature-targi-their_marker = gegnerischer Marker
feature-targi-my_display = Meine Auslage Platz für Platz: das Symbol der Karte, 1-aus-n; die sechste Zelle ist ein Joker
feature-targi-their_display = Die gegnerische Auslage, ebenso
feature-targi-my_tokens = Plätze meiner Auslage mit unverbrauchtem Aktionsmarker
feature-targi-their_tokens = Plätze der gegnerischen Auslage mit unverbrauchtem Aktionsmarker
feature-targi-question_about = Worum es in der Frage geht (eine Zahl, deren Bedeutung von der Frage abhängt)
feature-targi-decks = Karten in den Stapeln der Warenkarten, Stammeskarten und Wanderdünen
feature-targi-targia = Randkarte der Targia, 1-aus-n
feature-targi-border_set = Randkarten der Erweiterung, ab 1
feature-targi-dunes = Offene Wanderdünen: ihr Effekt, 1-aus-n
feature-targi-my_dunes = Wanderdünen mit meinen Targi
feature-targi-their_dunes = Wanderdünen mit gegnerischen Targi
feature-targi-looked = Karte { $place } zur Wahl, ab 0 gezählt
feature-targi-unknown = nur die Gegenseite sieht sie
feature-targi-taken = sie wurde schon genommen
feature-targi-top_discarded = Oberste Stammeskarte des Ablagestapels
feature-tuareg-kinds =
    { $place ->
        [0] Wasser
        [1] Gold
        [2] Steinsalz
       *[other] Hirse
    }
feature-tuareg-mine = meine zählenden Karten, soweit ich sie kenne
feature-tuareg-best_other = das Meiste, was ein anderer Platz hat
feature-tuareg-second_other = das Zweitmeiste
feature-tuareg-gap = mein Vorsprung vor dem besten anderen Platz, 1-aus-n von -4 bis 4
feature-tuareg-tied = andere Plätze mit so vielen wie ich
feature-tuareg-market = Karten auf dem Markt
feature-tuareg-unseen = Karten, die ich nicht gesehen habe
feature-tuareg-in_cache = Karten in meinem Lager
feature-tuareg-accepting = meine Tiere, auf die noch eine passt
feature-tuareg-space = der meiste Platz auf einem davon
feature-tuareg-points = Punkte für die Mehrheit
feature-tuareg-players =
    { $place ->
        [0] Bei mir
       *[other] { $place } Plätze weiter im Uhrzeigersinn
    }
feature-tuareg-cache = Lager: Wasser, Gold, Steinsalz, Hirse; alle 0, wenn verdeckt
feature-tuareg-counted = zählende Karten, soweit ich sie kenne: Wasser, Gold, Steinsalz, Hirse
feature-tuareg-cache_size = Karten im Lager
feature-tuareg-specials = Esel, Höhlen, unbenutzte Diebe, Landkarten
feature-tuareg-score = bisherige Punkte
feature-tuareg-room = Platz auf den Tieren
feature-tuareg-dinar = Wert der Karten in Dinar, ohne ein verdecktes Lager
feature-tuareg-free_caves = freie Plätze in Höhlen
feature-tuareg-present = der Platz ist besetzt
feature-tuareg-decides = der Platz entscheidet
feature-tuareg-hidden = sein Lager ist vor mir verdeckt
feature-tuareg-spare = immer 0
feature-tuareg-loads = Tiere mit 0 bis 4 Karten
feature-tuareg-stage = Etappe, 1-aus-n
feature-tuareg-pile = Mehr als 0, 3, 6 … 45 Karten im Nachziehstapel
feature-tuareg-last_turns = Verbleibende Züge in der letzten Runde der Etappe, 1-aus-n; 0: nicht die letzte Runde
feature-tuareg-bank = Käufliche Sonderkarten: Esel, Höhlen, Diebe, Landkarten
feature-tuareg-question = Was ich gefragt werde, 1-aus-n nach Nummer der Frage
feature-tuareg-their_question = Was ein anderer Platz gefragt wird, 1-aus-n
feature-tuareg-question_count = Zahl zur Frage (geschuldete, gelegte oder bezahlte Karten); die zweite Zelle ist immer 0
feature-tuareg-seats = Anzahl der Spieler, 1-aus-n
feature-tuareg-question_about = Worum es in meiner Frage geht, 1-aus-n (ein Tier, eine Ware, eine Sonderkarte oder eine Höhle)
feature-tuareg-lead = Mein Vorsprung in Punkten ist größer als -12 bis 11
feature-tuareg-dinar_of_kinds = Dinar für eine Karte: Wasser, Gold, Steinsalz, Hirse; dann immer 0
feature-tuareg-animals = Mein Tier { $place }, ab 0 gezählt, Kamele zuerst
feature-tuareg-there = es ist da
feature-tuareg-cards = Karten darauf
feature-tuareg-takes = Waren, die es noch aufnimmt: Wasser, Gold, Steinsalz, Hirse
feature-tuareg-top = die oberste Ware, 1-aus-n
feature-tuareg-caves = Meine Höhle { $place }, ab 0 gezählt
feature-tuareg-content = Karten darin: Wasser, Gold, Steinsalz, Hirse
feature-tuareg-used = in diesem Zug genutzt
feature-tuareg-drawn = Was ich in diesem Zug gezogen habe: Wasser, Gold, Steinsalz, Hirse
feature-tuareg-others = Der Platz nach mir, dann { $place } weiter
feature-tuareg-tops = die oberste Ware jedes Tiers, 1-aus-n
feature-tuareg-gave = Karten, die in Etappe 2 offen das Lager verließen: Wasser, Gold, Steinsalz, Hirse
feature-tuareg-drew = in Etappe 2 gezogene Karten
feature-tuareg-old_size = Karten im Lager zu Beginn von Etappe 2
feature-tuareg-lacked = Waren, die beim Passen in dieser Etappe im Lager fehlten
feature-tuareg-worth = Höchstwert des Lagers beim Passen in dieser Etappe, + 1
