### The table of Tuareg in a browser. $name is the name of a player; $seat is blue, white, red, green or saffron.
### $move is a sentence of the game without its subject: "load 1 rock salt on camel 2".

## What can be done

web-tuareg-can =
    { $also ->
        [yes] You can also { $move }.
       *[no] You can { $move }.
    }
web-tuareg-then = This stage would then bring you { $points } instead of { $was }.
web-tuareg-take-back = You can take this back.
web-tuareg-heading =
    { $ask ->
        [turn] { $last ->
            [yes] Your last turn of this stage.
           *[no] Choose one of four.
        }
        [drawn] { $count ->
            [0] { $chosen ->
                [0] Lay more, or end your turn.
               *[other] Lay { $chosen } in the market, or choose more.
            }
            [one] Lay { $count } card in the market.
           *[other] Lay { $count } cards in the market.
        }
        [rest] Anything else?
        [load] Load { tuareg-animal }.
        [onto] { $kind ->
            [water] Who carries the water?
            [gold] Who carries the gold?
            [salt] Who carries the rock salt?
           *[millet] Who carries the millet?
        }
        [more] Take one more?
        [pay] { $special ->
            [donkey] Pay for the donkey.
            [cave] Pay for the cave.
            [thief] Pay for the thief.
           *[map] Pay for the map.
        }
        [hide] Hide a card in cave { $cave }.
        [rob] Steal a card.
       *[cash] Cash in a map?
    }
web-tuareg-text =
    { $ask ->
        [turn] { $passes ->
            [yes] No option is possible: you cannot draw, load, take from the market or buy.
           *[no] { $thief ->
                [yes] { $caves ->
                    [0] You may also send a thief, before or after.
                   *[other] You may also hide a card and send a thief, before or after.
                }
               *[no] { $caves ->
                    [0] Choose an animal, a pile or a special card, or one of these.
                   *[other] You may also hide a card in a cave, before or after.
                }
            }
        }
        [drawn] You keep at most { $most }. Choose what goes to the market.
        [rest] Your option is done. Caves and thieves can still be used.
        [load] Choose the cards in the order in which they go on the animal. Water travels alone.
        [onto] Choose one of your animals, or first another pile.
        [more] Choose the pile again, or finish.
        [pay] Choose cards of your cache or animals, { $price } dinar in all, or first another special card. You get no change.
        [hide] Choose a card of your cache, or an animal to hide its top card.
        [rob] Choose another player's cache for a random card, or an animal for its top card.
       *[cash] A map is worth { $points } points now, or at the end of the game.
    }
# What another player is doing.
web-tuareg-they =
    { $ask ->
        [turn] { $name } chooses an option.
        [drawn] { $name } has drawn and chooses what goes to the market.
        [rest] { $name } may use a cave or a thief.
        [load] { $name } loads an animal.
        [onto] { $name } takes cards from the market.
        [more] { $name } takes cards from the market.
        [pay] { $name } pays for a special card.
        [hide] { $name } hides a card.
        [rob] { $name } sends a thief.
       *[cash] { $name } decides about a map.
    }

## The four options

web-tuareg-options = Options
web-tuareg-option =
    { $option ->
        [draw] Draw
        [load] Load
        [market] Market
       *[buy] Buy
    }
web-tuareg-option-says =
    { $why ->
        [open] { $option ->
            [draw] 3 cards, then 1 to the market
            [load] 1 to 4 cards on one animal
            [market] one kind onto one animal
           *[buy] pay 3 dinar for a special card
        }
        [on] { $option ->
            [draw] choose what to lay
            [load] choose cards
            [market] choose an animal
           *[buy] choose what to pay
        }
        [done] not this turn
        [empty] { $option ->
            [draw] the pile is empty
            [load] your cache is empty
            [market] the market is empty
           *[buy] nothing is left
        }
       *[no] { $option ->
            [draw] not possible now
            [load] none of your cards fits
            [market] nothing there fits
           *[buy] you have less than 3 dinar
        }
    }

## Buttons

web-tuareg-load = Load { $cards }
web-tuareg-lay =
    { $count ->
        [one] Lay { $count } in the market
       *[other] Lay { $count } in the market
    }
web-tuareg-do-load = Load this
web-tuareg-do-buy =
    { $special ->
        [donkey] Buy the donkey
        [cave] Buy the cave
        [thief] Buy the thief
       *[map] Buy the map
    }
web-tuareg-do-hide = Hide this
web-tuareg-do-steal = Steal this
web-tuareg-end = End your turn
web-tuareg-cash = Cash in a map: { $points } points
web-tuareg-keep =
    { $count ->
        [one] Keep it
       *[other] Keep all { $count }
    }
web-tuareg-hide =
    { $caves ->
        [one] Hide a card
       *[other] Hide in cave { $number }
    }
web-tuareg-steal = Steal a card
web-tuareg-back = Back
web-tuareg-missing =
    { $ask ->
        [turn] Choose an option
        [drawn] { $count ->
            [one] Choose { $count } more
           *[other] Choose { $count } more
        }
        [load] Choose a card
        [onto] Choose an animal
        [pay] { $count } dinar to go
        [hide] Choose a card
        [rob] Choose whom to rob
       *[other] Choose
    }
web-tuareg-rules = Rules for this
web-tuareg-paid = Paid: { $cards }
web-tuareg-meter = { $done } of { $all }
web-tuareg-meter-drawn =
    { $over ->
        [0] { $stay } stay, { $chosen } chosen for the market.
       *[other] { $stay } stay, { $chosen } chosen for the market, { $over } still to choose.
    }
web-tuareg-meter-pay = { $paid } of { $price } dinar paid.

## Cards

web-tuareg-card =
    { $points ->
        [one] { tuareg-kind-title }: { $dinar } dinar, { $points } point for the most of it.
       *[other] { tuareg-kind-title }: { $dinar } dinar, { $points } points for the most of it.
    }
web-tuareg-just-drawn = Drawn this turn.
web-tuareg-new = new
web-tuareg-hidden-cards =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
web-tuareg-leaving =
    { $where ->
        [market] { $card } It goes to the market.
        [pay] { $card } It is paid.
       *[cave] { $card } It goes into the cave.
    }
web-tuareg-tag =
    { $where ->
        [market] market
        [pay] paid
       *[cave] cave
    }

## Animals and special cards of a seat

web-tuareg-animal =
    { $sort ->
        [camel] { $count ->
            [0] Camel { $number } carries nothing.
           *[other] Camel { $number } carries { $count } of { $most }, from the bottom: { $cargo }.
        }
       *[donkey] { $count ->
            [0] Donkey { $number } carries nothing.
           *[other] Donkey { $number } carries { $count } of { $most }, from the bottom: { $cargo }.
        }
    }
web-tuareg-load-of = { $count }/{ $most }
web-tuareg-own-cave =
    { $held ->
        [0] Cave { $count }, empty.
       *[other] Cave { $count }, holds { $held } of { $most }: { $cards }.
    }
web-tuareg-own-unused =
    { $count ->
        [one] An unused thief.
       *[other] { $count } unused thieves.
    }
web-tuareg-own-used = A used thief; under it { $cards } from { $victim }.
web-tuareg-own-map =
    { $count ->
        [one] A map: { $points } points when it is cashed in.
       *[other] { $count } maps: { $points } points each when they are cashed in.
    }
web-tuareg-note-cave = { $held } of { $most }
web-tuareg-note-unused = unused
web-tuareg-note-used = used
web-tuareg-note-map = { $points } pts
web-tuareg-times = ×{ $count }

## Seats

web-tuareg-seat =
    { $mine ->
        [yes] { $gain ->
            [0] { $name }, you are { seat-colour }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $name }, you are { seat-colour }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, and { $gain } more if the stage ended now.
        }
       *[no] { $gain ->
            [0] { $name }, { seat-colour }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $name }, { seat-colour }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, and { $gain } more if the stage ended now.
        }
    }
web-tuareg-seat-plain =
    { $mine ->
        [yes] { $name }, you are { seat-colour }
       *[no] { $name }, { seat-colour }
    }
web-tuareg-role =
    { $who ->
        [you] { seat-colour } · you
        [computer] { $level ->
            [none] { seat-colour } · computer
           *[other] { seat-colour } · computer · { $level }
        }
        [open] { seat-colour } · free seat
        [away] { seat-colour } · away
       *[person] { seat-colour } · guest
    }
web-tuareg-others = The other players
web-tuareg-all-seats = The players
web-tuareg-points =
    { $gain ->
        [0] Points so far: { $points }
       *[other] Points so far: { $points }; if this stage ended now, { $gain } more
    }
web-tuareg-gain = +{ $points }
web-tuareg-cache-of =
    { $open ->
        [yes] { $count ->
            [one] { $count } card in the cache: { $cards }.
           *[other] { $count } cards in the cache: { $cards }.
        }
       *[no] { $count ->
            [0] No cards in the cache.
            [one] { $count } card in the cache.
           *[other] { $count } cards in the cache.
        }
    }
web-tuareg-your-cache = Your cache
web-tuareg-cache-size = { $count } of { $most }
web-tuareg-cache-drawn =
    { $drawn ->
        [one] { $held } held, { $drawn } drawn
       *[other] { $held } held, { $drawn } drawn
    }
web-tuareg-cache-empty = Your cache is empty.
web-tuareg-your-animals = Your animals
web-tuareg-your-specials = Your special cards
web-tuareg-won = has won

## The middle of the table

web-tuareg-market = Market
web-tuareg-pile =
    { $count ->
        [0] The draw pile is empty.
        [one] Draw pile: { $count } card left.
       *[other] Draw pile: { $count } cards left.
    }
web-tuareg-pile-title = Draw
web-tuareg-pile-note =
    { $count ->
        [0] empty
       *[other] { $count } a turn
    }
web-tuareg-market-pile =
    { $count ->
        [0] { $card } None in the market.
       *[other] { $card } { $count } in the market.
    }
web-tuareg-lead =
    { $seats ->
        [one] { $names } has the most { tuareg-kind }: { $count }
       *[other] { $names } have the most { tuareg-kind }: { $count } each
    }
web-tuareg-nobody = nobody
web-tuareg-shop = Special cards, { $price } dinar each
web-tuareg-means =
    { $lacking ->
        [0] You can pay for it: your cache and animals are worth { $dinar } dinar.
       *[other] You lack { $lacking } dinar: your cache and animals are worth { $dinar }.
    }
web-tuareg-ware =
    { $count ->
        [0] { $special }: none left. { $effect }
       *[other] { $special }: { $count } left, { $price } dinar. { $effect }
    }
web-tuareg-discard = Paid and out of the game: { $cards }
web-tuareg-out = Out of the game
web-tuareg-read = Read the card: { $title }
web-tuareg-close = Close

## Beside the table

web-tuareg-stage = Stage { $stage } of 2
web-tuareg-seats =
    { $seats ->
        [2] two seats · round { $round }
        [3] three seats · round { $round }
        [4] four seats · round { $round }
       *[5] five seats · round { $round }
    }
web-tuareg-last-round =
    { $count ->
        [one] last round · last turn
       *[other] last round · { $count } turns to go
    }
web-tuareg-counted = How stage { $stage } was counted
web-tuareg-sheet = Points
web-tuareg-sheet-seat = Seat
web-tuareg-sheet-stage = Stage { $stage }
web-tuareg-sheet-rest = Cards
web-tuareg-sheet-total = Total
web-tuareg-open-yet = –

## Reading a card

web-tuareg-read-count =
    { $count ->
        [one] There is { $count } card of it in the game.
       *[other] There are { $count } cards of it in the game.
    }
web-tuareg-read-load =
    { $kind ->
        [water] On a camel water travels alone.
        [gold] A camel carries at most { $gold } gold, and at most { $kinds } kinds, each kind together.
       *[other] A camel carries at most { $kinds } kinds, each kind together.
    }
web-tuareg-read-share = Those who share the most of it get { $points } each. Cards in the cache do not count.
web-tuareg-read-special =
    { $special ->
        [donkey] It goes back to its pile after a stage in which it is loaded. If it is unused at the end of the game, it is worth { $unused }.
        [cave] Its cards count at the end of the stage; then it goes back to its pile. If it is unused at the end of the game, it is worth { $unused }.
        [thief] The card stays under it and counts at the end of the stage. If it is unused at the end of the game, it is worth { $unused }.
       *[map] A map that was not cashed in after stage 1 counts at the end of the game.
    }
