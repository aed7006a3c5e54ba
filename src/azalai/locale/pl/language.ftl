### Sam język. Przełącznik języków czyta tylko ten plik, dlatego nie może się on odwoływać do innych komunikatów.

language-name = Polski
language-tag = pl
rules-decision = Rozstrzygnięcie
# Long names of cards, with a hyphen where they may be divided, and a space between two. A language without such names has a dash.
language-divided = –
