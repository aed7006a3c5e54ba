### The language itself. The switch of languages reads this file alone, so that no other file of a language is read before
### somebody chooses it: the file may not refer to other messages.

# The language's name in the language itself, as it stands in the switch.
language-name = Deutsch
# The code that pages send to browsers, which choose fonts and line breaks by it: de, zh-Hans.
language-tag = de
# The bold word in the rules pages of this language that marks what the printed rules leave open.
rules-decision = Festlegung
# Long names of cards, with a hyphen where they may be divided, and a space between two. A language without such names has a dash.
language-divided = Kamel-reiter Land-karte Stammes-erweiterung Wander-händler
