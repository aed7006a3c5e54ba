### Sam język. Przełącznik języków czyta tylko ten plik, dlatego nie może się on odwoływać do innych komunikatów.

language-name = Polski
language-tag = pl
rules-decision = Rozstrzygnięcie
