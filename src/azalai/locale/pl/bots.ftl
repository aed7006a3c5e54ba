### Komputerowi przeciwnicy: jak się nazywają, jak grają, co było nie tak z tym, o co ktoś prosił.

bots-not-asked = miejsce { $seat } nie ma teraz nic do rozstrzygnięcia
bots-spec = nie ma przeciwnika { $spec }; są: random, greedy, search:1000 (symulacje), search:50ms (czas), search-classic:1000, poziomy { $levels } oraz własne boty: mymodule:Eager (klasa w Pythonie), command:node eager.js (program)
bots-custom = nie można uruchomić własnego bota { $spec }: { $reason }

## Własny bot, który przegrał partię, i dlaczego.

bots-fault = { $bot } przegrywa partię: { $reason }
bots-fault-slow = brak odpowiedzi w ciągu { $detail } s
bots-fault-illegal = „{ $detail }” nie jest dozwolonym ruchem
bots-fault-raised = wyjątek, { $detail }
bots-fault-answer = odpowiedź niezgodna z protokołem: { $detail }
bots-fault-died = program zakończył się bez odpowiedzi (kod wyjścia { $detail })

## Plik z liczbami dla komputerowych graczy. $field to miejsce w nim, na przykład where.expansion.rollout_hours.

bots-file =
    { $count ->
        [one] nie można użyć pliku { $file }:
        [few] nie można użyć pliku { $file } z { $count } powodów:
       *[many] nie można użyć pliku { $file } z { $count } powodów:
    }
bots-file-whole = { $field } ma być liczbą całkowitą od { $low } do { $high }, a nie { $value }
bots-file-number = { $field } ma być liczbą od { $low } do { $high }, a nie { $value }
bots-file-word = { $field } ma być jednym z: { $choices }; a nie { $value }
bots-file-unknown = { $field } nie jest tu znane; znane są: { $known }
bots-file-missing = brakuje { $field }
bots-file-where = { $field } nie jest warunkiem stołu; mogą być: { $conditions }
bots-file-budget = { $field } potrzebuje simulations albo milliseconds, żeby szukać

## Poziomy

bots-level-curious = Ciekawski
bots-level-gentle = Łagodny
bots-level-steady = Solidny
bots-level-clever = Sprytny
bots-level-strong = Silny
bots-level-expert = Biegły
bots-level-champion = Mistrz

bots-character-curious = Ktoś nowy w grze, kto próbuje różnych rzeczy i często nie widzi lepszego ruchu.
bots-character-gentle = Przyjazny początkujący, który bierze to, co leży blisko, i czasem przepuszcza dobrą okazję.
bots-character-steady = Dobrze planuje własną turę, płaci za to, co jest tego warte, i rzadko patrzy na twoje plany.
bots-character-clever = Patrzy kilka ruchów naprzód i widzi, do czego dążysz.
bots-character-strong = Rzadko coś oddaje za darmo i wykorzystuje twoje błędy.
bots-character-expert = Ocenia każdy ruch na tle twoich planów i niewiele ci zostawia.
bots-character-champion = Myśli tak długo, jak mu wolno, i jest najlepszym graczem, jakiego umiemy zbudować.
bots-network-damaged = suma kontrolna się nie zgadza; zainstaluj Azalai ponownie
bots-unusual-deck = Te karty bardzo różnią się od tych, na których ćwiczyły komputery. Oceniają je prostszą metodą i grają słabiej.
