### Komputery jako przeciwnicy: jak się nazywają, jak grają i co było nie tak w tym, o co ktoś prosił.

bots-not-asked = miejsce { $seat } teraz nie decyduje
bots-spec = nie ma przeciwnika { $spec }; są: random, greedy, search:1000 (symulacje), search:50ms (czas) i poziomy { $levels }

bots-level-gentle = Łagodny
bots-level-steady = Spokojny
bots-level-clever = Bystry
bots-level-strong = Silny

bots-character-gentle = Życzliwy początkujący: bierze to, co leży blisko, a czasem przepuszcza coś dobrego.
bots-character-steady = Myśli o krok naprzód, płaci za to, co jest tego warte, i nie patrzy na twoje plany.
bots-character-clever = Patrzy kilka ruchów naprzód i widzi, do czego zmierzasz.
bots-character-strong = Myśli tak długo, jak może, i nie odda ci tego, czego potrzebujesz.
