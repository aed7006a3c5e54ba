### Why a move of Tuareg is good: the reasons of a hint.

tuareg-hint-majority =
    { $sort ->
        [overtakes] Overtakes { seat-name } in { tuareg-kind } with { $count }: { $points } points if the stage ended now.
        [leads] Puts you ahead in { tuareg-kind } with { $count }: { $points } points if the stage ended now.
       *[shares] Draws level in { tuareg-kind } with { $count } each: { $points } points if the stage ended now.
    }
tuareg-hint-more = Lets you load { $cards }: then you have { $count }.
tuareg-hint-buy =
    { $special ->
        [donkey] Buys a donkey: one more animal, which carries anything.
        [cave] Buys a cave: it hides cards where nobody can steal or see them.
        [thief] Buys a thief: it can take the card that decides a majority.
       *[map] Buys a map: { $points } points at the end of a stage.
    }
tuareg-hint-cash = Brings { $points } points now.
tuareg-hint-draw =
    { $count ->
        [0] Your cache is empty: you need cards to load.
        [one] Your cache has only 1 card: you need more to load.
       *[other] Your cache has only { $count } cards: you need more to load.
    }
tuareg-hint-rob = Takes { tuareg-kind } from { seat-name } and keeps it until the stage is counted.
tuareg-hint-deny = Otherwise { seat-name } takes the { tuareg-kind } from the market.
tuareg-hint-withhold = Lays no { tuareg-kind } in the market for { seat-name }.
tuareg-hint-keep = You keep { $cards } to load or to pay with.
