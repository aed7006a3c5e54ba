### Komputerowi przeciwnicy: jak się nazywają, jak grają, co było nie tak z tym, o co ktoś prosił.

bots-not-asked = miejsce { $seat } nie ma teraz nic do rozstrzygnięcia
bots-spec = nie ma przeciwnika { $spec }; są: random, greedy, search:1000 (symulacje), search:50ms (czas) i poziomy { $levels }

bots-level-gentle = Łagodny
bots-level-steady = Solidny
bots-level-clever = Sprytny
bots-level-strong = Silny

bots-character-gentle = Przyjazny początkujący, który bierze to, co leży blisko, i czasem przepuszcza dobrą okazję.
bots-character-steady = Dobrze planuje własną turę, płaci za to, co jest tego warte, i rzadko patrzy na twoje plany.
bots-character-clever = Patrzy kilka ruchów naprzód i widzi, do czego dążysz.
bots-character-strong = Myśli tak długo, jak mu wolno, i nie odda ci tego, czego potrzebujesz.
