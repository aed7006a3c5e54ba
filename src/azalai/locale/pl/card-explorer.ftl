### The card explorer in the browser.

card-explorer-title = Przegląd kart
card-explorer-back = Wszystkie karty
card-explorer-intro = Różnica mówi, o ile częściej wygrywali gracze z daną kartą plemienia niż wszyscy, którzy użyli jakiejkolwiek karty plemienia w ten sam sposób, w tej samej rundzie i w tej samej sytuacji. Zmierzono ją w { $games } partiach mistrzów.
card-explorer-reading = Wszystkie różnice odnoszą się do 100 partii. ± to połowa przedziału 95%; różnica, która na pewno nie jest zerem, jest pogrubiona. Prowadzenie i strata oznaczają co najmniej dwa punkty w chwili użycia karty. Różnica nie dowodzi, że karta jest jej przyczyną.
card-explorer-none = Takich partii jeszcze nie zmierzono, więc karty nie mają liczb.
card-explorer-unused = Nikt nie użył tej karty w ten sposób.
card-explorer-caption = Karty plemienia i wyniki graczy, którzy ich użyli. Nagłówki sortują tabelę.
card-explorer-ways = Jak użyto karty
card-explorer-way =
    { $way ->
        [laid] wyłożona
       *[kept] zatrzymana w ręce
    }
card-explorer-column =
    { $column ->
        [card] Karta
        [count] Użyta
        [won] Wygrane
        [effect] Różnica
        [early] Rundy 1–4
        [middle] Rundy 5–8
        [late] Rundy 9–12
        [behind] Strata
        [even] Remis
       *[ahead] Prowadzenie
    }
card-explorer-percent = { $share }%
card-explorer-by-round = Różnica według rundy i sytuacji
card-explorer-round = Runda
card-explorer-all-rounds = Wszystkie rundy
