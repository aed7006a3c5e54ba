### The coach of a first game: remarks, each shown once.

coach-name = Coach
coach-got-it = Got it
coach-no-more = No more tips
coach-better = There was a better move
coach-better-earlier = There was a better move earlier
coach-your-move = Your move:
coach-better-was = Better:

## Targi

coach-title-targi-first = Place your first Targi
coach-targi-first = The coloured cards of the middle, the tribe cards, bring points. Your three figures, the Targis, fetch them and the goods that pay for them. Choose a glowing card of the border: later this round you get what it shows.
coach-title-targi-line = Your Targi looks along its line
coach-targi-line = Place the next one so that its line crosses this one. The card where both lines meet is yours as well.
coach-title-targi-third = Three Targis can cross twice
coach-targi-third = Two look along different rows and one along a column, or the other way round. Then you get two cards of the middle, besides your three.
coach-title-targi-crossing = Your lines cross here
coach-targi-crossing = The cards with your markers and under your Targis are yours. Use them in any order: if you take goods first, you can pay for a tribe card.
coach-title-targi-no-crossing = No lines cross this time
coach-targi-no-crossing = All three Targis look the same way. You still get the cards on which they stand.
coach-title-targi-lay = Lay the card, or keep it
coach-targi-lay = Laying costs what the top right corner shows. Each cross on a laid card is a point. Your hand has room for one card that you lay in a later round.
coach-title-targi-row = Choose a row
coach-targi-row = Four cards of one kind bring 4 points at the end, four different kinds 2. Any other row brings no bonus.
coach-title-targi-completes = This card can complete a row
coach-targi-completes = In the marked row it brings a bonus at the end: 4 points for one kind, 2 points for four different kinds.
coach-title-targi-give = Goods or points?
coach-targi-give = Give what you need less. A point is worth a point at the end; goods are worth something only if you still pay with them.
coach-title-targi-trade = The Trader
coach-targi-trade = Exchange as often as you like: two goods of a kind for another one, three for gold. Nothing is final before you press the button.
coach-title-targi-silver = The Silversmith
coach-targi-silver = Here goods or gold become points, once. Two goods of a kind bring 1 point, four bring 3. One gold brings 2, two bring 4.
coach-title-targi-raid = A raid comes after this round
coach-targi-raid = The robber reaches the marked corner next, and there you give what it shows. Keep { $what ->
        [gold] gold
       *[goods] goods
    } to give: otherwise it costs you points.
coach-title-targi-store = Your store is nearly full
coach-targi-store = After your actions you keep only as many goods and gold as the second numbers say. Lay a card or exchange goods before they go back.
coach-title-targi-effect = A laid card works for you
coach-targi-effect = Your card has an effect that stays: { $what }
coach-title-targi-hand = A card waits in your hand
coach-targi-hand = Place a Targi on the Noble to lay it. Until then your hand has no room for another card.
coach-title-targi-end = The end is near
coach-targi-end = The game ends when a player has laid twelve cards, or with the fourth raid. Goods that are left bring nothing, so lay what you can.

## Tuareg

coach-title-tuareg-start = Carry the most
coach-tuareg-start = When the stage ends, whoever carries the most of a resource gets its points. Begin by drawing: you get three cards.
coach-title-tuareg-drawn = One card goes to the market
coach-tuareg-drawn = Lay at least one card there, where everybody can take it. At most four stay in your cache.
coach-title-tuareg-load = Cards in your cache do not count yet
coach-tuareg-load = Load them: up to four cards onto one animal in a turn. What lies on your animals counts when the stage ends.
coach-title-tuareg-order = The order matters
coach-tuareg-order = A camel carries up to four cards of two kinds, and the kind changes only once. It takes at most two gold, and water travels alone.
coach-title-tuareg-full = Your cache is full
coach-tuareg-full = If you draw now, you must lay cards in the market until four are left. Loading makes room.
coach-title-tuareg-lead = You lead
coach-tuareg-lead = { $what }: nobody shows more of it than you. Players who share the lead get one point less each, so stay ahead.
coach-title-tuareg-market = The market is open to you
coach-tuareg-market = Take up to four cards of one kind from it straight onto one animal. That takes no place in your cache.
coach-title-tuareg-buy = You can buy a special card
coach-tuareg-buy = Each costs 3 dinar: a donkey carries anything, a cave hides two cards, a thief steals one, and a map is worth points.
coach-title-tuareg-pay = Pay at least 3 dinar
coach-tuareg-pay = Cards of your cache and top cards of your animals pay. There is no change, and paid cards are gone.
coach-title-tuareg-thief = Your thief is ready
coach-tuareg-thief = Before or after your turn's option it steals a card, once. The top card of an animal is sure, a card from a cache is a surprise.
coach-title-tuareg-stolen = A thief took a card from you
coach-tuareg-stolen = It lies under the marked thief and counts for that player when the stage ends. Cards in a cave are safe from thieves.
coach-title-tuareg-cave = Your cave can hide cards
coach-tuareg-cave = One card each turn, two in all. They count at the end of the stage, and the others cannot steal them.
coach-title-tuareg-maps = Cash in your maps
coach-tuareg-maps = Each map brings its points now or at the end of the game. A cashed map can be bought again.
coach-title-tuareg-last = The last round of this stage
coach-tuareg-last = The pile is used up, and this is your last turn of the stage. Load what you can: your cache does not count.
coach-title-tuareg-second = The second stage
coach-tuareg-second = Your animals are empty, and the counted cards are the new pile. Your cache and your unused special cards stay.

## The home page of a guest who has not finished a game yet

home-new = New here?
home-coached = Your first game, with a coach beside you
home-coached-how = You play at once against a gentle computer. The coach says a sentence when something first matters, and why. You need not read anything before.
home-which = Which game
home-coached-game =
    { $game ->
        [targi] Targi, for two
       *[tuareg] Tuareg, for two to five
    }
home-coached-play = Play with the coach
home-coached-learn = Learn in short lessons
home-coached-time = about 30 minutes
home-coached-undo = moves can be taken back
home-coached-free = no account, nothing to install
