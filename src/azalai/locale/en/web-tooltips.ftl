### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = Rule { $rule }

## Targi. The tooltip begins with what the symbol shows now, such as "Goods: 6 of 10".

web-tip-targi-goods = Goods pay for tribe cards. The Trader and the Silversmith exchange them, and raids take them.
web-tip-targi-gold = Gold pays for tribe cards and at the Silversmith. It is not a good. After your actions you keep at most as many as the second number says.
web-tip-targi-store = After your actions you keep at most as many goods as the second number says. You choose which of the others go back.
web-tip-targi-water = Water is neither a good nor gold. While you act and in a raid it buys goods and gold, and at the end it brings points.
web-tip-targi-points = Each point token is a point at the end. A raid takes goods, or points instead.
web-tip-targi-targis = Each figure is a Targi that is not on the board, and each small card a card in the hand.
web-tip-targi-amulet = The amulet marks the start player, who places, acts and gives to raids first. It changes hands after each round.
web-tip-targi-score = What the player would have if the game ended now: point tokens, crosses on laid cards, final effects and rows.
web-tip-targi-row = Each dot is a card of this row, in the colour of its kind. Four cards of one kind bring 4 points, four different kinds 2.
web-tip-targi-track = Each square is a round. At each diamond the robber reaches a corner and both players give to the raid. The fourth raid ends the game.
web-tip-targi-raid = After every third round the robber reaches a corner. Each player gives one of the two things that the corner shows.
web-tip-targi-phases = In each round the robber moves. Then the players take turns to place their Targis, and then one acts after the other.
web-tip-targi-favour = Using the Targi on her card, you may have her favour once, before the card's action or after it.
web-tip-targi-dunes = A Targi can go to a dune instead of a border card. A used dune leaves, and new ones come after each raid.

## Tuareg

web-tip-tuareg-cache = A cache holds at most four cards after a turn, hidden from the others. Its cards do not count when a stage ends.
web-tip-tuareg-majority = Who has the most cards of this kind where all can see them. When a stage ends, that player gets the kind's points; players who share the lead get one point less each.
web-tip-tuareg-score = The points so far, and after the plus what this stage would add if it ended now.
web-tip-tuareg-stage = The game has two stages. When the draw pile is used up, everybody has one more turn, and the stage is counted.
web-tip-tuareg-dinar = You pay with cards of your cache and top cards of your animals. Their dinar are at the top left of each card, and there is no change.
web-tip-tuareg-camel = A camel carries up to four cards of at most two kinds, and the kind changes only once. It takes at most two gold, and water travels alone.
web-tip-tuareg-donkey = A donkey carries up to four cards in any order.
web-tip-tuareg-cave = Once in a turn a cave hides a card of the cache or the top card of an animal. It has room for two cards, which count when the stage ends.
web-tip-tuareg-thief = A thief steals once: a random card from a cache, or the top card of an animal. The card counts when the stage ends.
web-tip-tuareg-map = A map brings points when it is cashed in at the end of a stage.
web-tip-tuareg-discard = Cards that paid for special cards. They are out of the game.
