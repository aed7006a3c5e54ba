## Lessons for Targi. The texts of a step: what and why; "-do" what to do; "-no" the reply to a wrong move; "-yes" praise.

lesson-targi-goal = Your goal
lesson-targi-goal-1 = You lead a tribe in the Sahara. The player with more points at the end wins. Most points come from tribe cards that you lay in front of you: the silver crosses on a card are its points. Your marker lies on a Well with 2 crosses.
lesson-targi-goal-1-do = Use your marker on the Well.
lesson-targi-goal-1-no = Giving up a marker brings nothing. Use it: the Well is worth 2 points.
lesson-targi-goal-2 = A tribe card costs goods. This Well costs 1 date, 2 salt and 1 pepper, and you have all of them.
lesson-targi-goal-2-do = Lay the Well.
lesson-targi-goal-2-no = You can keep a card in your hand for later, but it brings points only once it is laid. You can pay for it now, so lay it.
lesson-targi-goal-3 = Your display has three rows of four places. You already have a Well in row 1. Which row you choose will matter later, when a row is full.
lesson-targi-goal-3-do = Choose a row.
lesson-targi-goal-4 = Many cards do something. This Well gives you a good as soon as you lay it.
lesson-targi-goal-4-do = Take the good you like.
lesson-targi-goal-4-yes = You have 2 points more than before. That is the whole idea: collect goods, lay cards, have more points at the end.

lesson-targi-crossing = Two lines cross
lesson-targi-crossing-1 = In each round you place your three blue figures, the Targis, on the cards of the border. A Targi on 2 looks down its column. Your opponent may not stand opposite it.
lesson-targi-crossing-1-do = Place your first Targi on 2.
lesson-targi-crossing-1-no = That is legal, too. For this lesson, place it on 2, so that it looks down the middle column.
lesson-targi-crossing-2 = White looks down the third column. Now a Targi on 6 looks along the middle row. The card where your two lines meet becomes yours as well: here it is gold, the rarest thing on the board.
lesson-targi-crossing-2-do = Place your second Targi on 6.
lesson-targi-crossing-2-no = That Targi looks down a column, as your first one does. Two columns never meet. Place it on 6.
lesson-targi-crossing-2-no-row = Good idea: a row crosses your column. But that row crosses it at another card. The gold lies in the row of 6.
lesson-targi-crossing-3 = Every column that you hold crosses every row that you hold. A third Targi makes a second crossing, unless it stands opposite one of your own: those two share a line.
lesson-targi-crossing-3-do = Place your third Targi where you like.
lesson-targi-crossing-3-yes = With three Targis and up to two crossings you get up to five cards in a round. Look at the crossings before you place.

lesson-targi-border = What your figures bring
lesson-targi-border-1 = Now your Targis and your marker act, one after the other. A Targi brings what its border card shows: 2 gives a date, 6 gives a pepper. Your marker, the blue disc, lies where your lines cross and brings what that card shows. The order is your choice.
lesson-targi-border-1-do = Use one of the three.
lesson-targi-border-1-no = You may give it up, but then it brings nothing. Use it.
lesson-targi-border-2 = A Targi or marker that was used goes home. Goods go into your store: it holds 10 goods and 3 gold at the end of your turn.
lesson-targi-border-2-do = Use the next one.
lesson-targi-border-2-no = You may give it up, but then it brings nothing. Use it.
lesson-targi-border-3 = Dates, salt and pepper are goods. Gold is not a good: it pays for the best cards, and it breaks ties.
lesson-targi-border-3-do = Use the last one.
lesson-targi-border-3-no = You may give it up, but then it brings nothing. Use it.
lesson-targi-border-3-yes = Goods cards in the middle are replaced by tribe cards, and tribe cards by goods cards. So the board changes in every round.

lesson-targi-laying = Goods first, cards second
lesson-targi-laying-1 = Your marker lies on a Tent. It costs 1 date, 1 salt and 2 pepper, and you have only 1 pepper. But your Targi stands on 6, and 6 gives a pepper. The order of your actions decides.
lesson-targi-laying-1-do = Take the pepper first.
lesson-targi-laying-1-no = Giving up a figure brings nothing. Take the pepper with your Targi on 6.
lesson-targi-laying-1-no-early = Not yet: you are one pepper short, so the Tent would only go into your hand. Take the pepper first.
lesson-targi-laying-2 = Now you have everything that the Tent costs.
lesson-targi-laying-2-do = Use your marker on the Tent.
lesson-targi-laying-2-no = Do not give up the Tent: you can pay for it now.
lesson-targi-laying-3 = You pay the goods and lay the card. It is worth 2 points, and each Tent that you lay later costs one good less.
lesson-targi-laying-3-do = Lay the Tent.
lesson-targi-laying-3-no = In your hand the Tent brings no points, and its effect does not work. Lay it.
lesson-targi-laying-4 =
    { CODES() ->
        [no] Some effects work at once, some always, and some only in the final scoring. The symbol in a circle shows which: a flash, a loop or a flag.
       *[yes] Some effects work at once, some always, and some only in the final scoring. The card says which.
    }
lesson-targi-laying-4-do = Choose a row.
lesson-targi-laying-4-yes = Well done. Collect first, lay afterwards: that is a typical turn.

lesson-targi-rows = Rows of four
lesson-targi-rows-1 = A full row brings extra points: 4 for four cards of one kind, 2 for four different kinds. You have three Wells in row 1 and three different kinds in row 2. Your markers lie on a Well and on an Oasis.
lesson-targi-rows-1-do = Begin with the Well.
lesson-targi-rows-1-no = Both cards bring points. Do not give one up.
lesson-targi-rows-1-no-later = The Oasis comes next. Begin with the Well.
lesson-targi-rows-2 = You can pay for it.
lesson-targi-rows-2-do = Lay the Well.
lesson-targi-rows-2-no = In your hand the Well completes nothing. Lay it.
lesson-targi-rows-3 = In which row does the Well bring most?
lesson-targi-rows-3-do = Choose the row.
lesson-targi-rows-3-no-mixed = Four different kinds would bring 2 points. A fourth Well in row 1 brings 4, and the Oasis can still complete row 2.
lesson-targi-rows-3-no-empty = In an empty row the Well completes nothing. In which row are three Wells already?
lesson-targi-rows-3-no = Which row holds three Wells already?
lesson-targi-rows-3-yes = Four Wells in a row: 4 extra points.
lesson-targi-rows-4 = The Well also gives you a good at once.
lesson-targi-rows-4-do = Take a good.
lesson-targi-rows-5 = Now the Oasis: it is a kind that row 2 does not have yet.
lesson-targi-rows-5-do = Use your marker on the Oasis.
lesson-targi-rows-5-no = Do not give it up: it completes a row.
lesson-targi-rows-6 = A card goes into a row when you lay it, and it stays there.
lesson-targi-rows-6-do = Lay the Oasis.
lesson-targi-rows-6-no = In your hand the Oasis completes nothing. Lay it.
lesson-targi-rows-7 = This card has two costs: 1 salt and 1 pepper, or 1 gold. Goods are easier to replace than gold, but the choice is yours.
lesson-targi-rows-7-do = Choose how you pay.
lesson-targi-rows-8 = Row 2 holds a Tent, a Rider and a Targia.
lesson-targi-rows-8-do = Complete row 2 with the Oasis.
lesson-targi-rows-8-no = The empty row can wait. In row 2 the Oasis is the fourth different kind: 2 extra points.
lesson-targi-rows-8-yes = Two full rows: 6 extra points, and 1 more by the effect of the Oasis.

lesson-targi-raids = The robber
lesson-targi-raids-1 = The robber moves one card further in each round. Nobody may place a Targi on his card. At each corner he raids both players. At this corner he takes 1 good or 1 point from each.
lesson-targi-raids-1-do = Choose what you give.
lesson-targi-raids-1-no = Give a good.
lesson-targi-raids-1-no-points = You may give a point, but you have seven goods, and points decide the game. Give a good this time.
lesson-targi-raids-2 = You choose the good.
lesson-targi-raids-2-do = Give the good you need least.
lesson-targi-raids-3 = White pays, too. Then the robber moves on, and the next round begins. The raids get worse: 2 goods or 1 point, 3 goods or 2 points, and at the end 1 gold or 3 points. A player who has no goods left pays with points.
lesson-targi-raids-3-do = Place a Targi anywhere but on the robber's card.
lesson-targi-raids-3-yes = Keep an eye on the robber: the track shows how many rounds are left before the next raid.

lesson-targi-hand = The hand and the Noble
lesson-targi-hand-1 = Your hand holds one tribe card for later. The Noble, card 1, lets you lay it. Your Oasis costs 1 salt and 1 pepper, and you have no salt. Your other Targi stands on 15, which gives a salt.
lesson-targi-hand-1-do = Get what you are missing.
lesson-targi-hand-1-no = Giving up a figure brings nothing. Take the salt.
lesson-targi-hand-1-no-early = The Noble is right, but too early: you could only discard the card now. Take the salt first.
lesson-targi-hand-2 = Now you can pay for the card in your hand.
lesson-targi-hand-2-do = Use the Noble.
lesson-targi-hand-2-no = Without the Noble the card stays in your hand and brings no points. Use him.
lesson-targi-hand-3 = The Noble also lets you discard the card, so that your hand is free again.
lesson-targi-hand-3-do = Lay the Oasis.
lesson-targi-hand-3-no = You can pay for it, so lay it. Discarding makes sense when a card has become useless.
lesson-targi-hand-4 = A card that you take and cannot pay for goes into your hand, if the hand is empty. The card in your hand counts nothing at the end.
lesson-targi-hand-4-do = Choose a row.
lesson-targi-hand-4-yes = Your hand is empty again: there is a place for the next good card.

lesson-targi-trading = Trader and Silversmith
lesson-targi-trading-1 = You have four dates and one salt. Two of your Targis stand on cards that exchange goods: the Trader on 5 and the Silversmith on 10.
lesson-targi-trading-1-do = Go to the Trader first.
lesson-targi-trading-1-no = Giving up a figure brings nothing. Go to the Trader.
lesson-targi-trading-1-no-silver = The Silversmith takes four dates for 3 points, which is good, too. But this time see what the Trader can do first.
lesson-targi-trading-2 = The Trader gives 1 other good for 2 identical goods, or 1 gold for 3 identical goods, as often as you like.
lesson-targi-trading-2-do = Exchange three dates for gold.
lesson-targi-trading-2-no = Exchange three dates for gold.
lesson-targi-trading-2-no-good = That is legal. But for one more date you get gold, which is worth much more.
lesson-targi-trading-2-no-enough = You have not exchanged anything yet.
lesson-targi-trading-3 = The Silversmith turns goods or gold into points, once: 2 identical goods for 1 point, 4 for 3, 1 gold for 2, 2 gold for 4.
lesson-targi-trading-3-do = Go to the Silversmith: your gold becomes 2 points.
lesson-targi-trading-3-no = Giving up a figure brings nothing. Two points are waiting.
lesson-targi-trading-3-yes = Points from the Silversmith are tokens. They count as much as crosses on cards, and they can pay for raids.

lesson-targi-end = The end
lesson-targi-end-1 = The game ends with the round in which somebody lays a twelfth card, or with the robber's last raid. You have eleven cards, and your marker lies on a Well.
lesson-targi-end-1-do = Use your marker on the Well.
lesson-targi-end-1-no = Do not give it up: it is your twelfth card.
lesson-targi-end-2 = It also completes a row of four Wells.
lesson-targi-end-2-do = Lay the Well.
lesson-targi-end-2-no = A card in your hand counts nothing at the end. Lay it.
lesson-targi-end-3 = The effect still works. Goods that are left count only if there is a tie, after gold.
lesson-targi-end-3-do = Take a good.
lesson-targi-end-4 = White has already had its turn in this round. Otherwise it would still get one.
lesson-targi-end-4-do = End your turn, and with it the game.
lesson-targi-end-4-yes = The score counts point tokens, crosses on cards, effects that work in the final scoring, and full rows. You have won your first game. Now play a whole one!
