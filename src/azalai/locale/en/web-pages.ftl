### The pages round the table: home, waiting, hand-over, the end, replay, rules, settings, errors.

## Every page

page-brand = Azalai
page-brand-home = Azalai, home
page-skip = Skip to the content
page-home = Home
page-rules = Rules
page-menu = Menu
page-settings = Settings
page-settings-all = All settings
page-on = On
page-off = Off
page-language = Language
page-language-en = English
page-language-pl = Polski
page-effects = Card effects
page-effects-symbols = As symbols
page-effects-text = As text
page-scores = Running score
page-scores-shown = Shown
page-scores-hidden = Hidden
page-theme = Day or night
page-theme-other = Change between day and night
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-motion = Motion
page-motion-system = As the device
page-motion-full = Full
page-motion-less = Less
page-sound = Sound

page-you = { $name }: your name and settings
page-you-nobody = A guest without a name
page-name = Your name
page-copy = Copy
page-copied = Copied
page-share = Share
page-nobody = Nobody yet
page-score-separator = { " : " }
page-game =
    { $game ->
        [targi] Targi
       *[tuareg] Tuareg
    }
# What is played at a table
page-about =
    { $game ->
        [targi] { $expansion ->
            [yes] Targi with the Expansion
           *[no] Targi
        }
       *[tuareg] Tuareg
    }
page-ago-now = now
page-ago-minutes = { $count } min ago
page-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
page-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## Home

home-heading = Trade across the desert
home-lead = Targi and Tuareg, two board games of salt, camels and silver. With friends, or against a patient computer.
home-tag =
    { $game ->
        [targi] Let two lines cross, and take what lies between.
       *[tuareg] Load your camels and lead in what you carry.
    }
home-players =
    { $game ->
        [targi] 2 players
       *[tuareg] 2 to 5 players
    }
home-time =
    { $game ->
        [targi] 45 to 60 min
       *[tuareg] 30 min
    }
home-seats = How many play
home-seats-number = { $count } seats
home-level = How strong the computer plays
home-expansion = Expansion: water, dunes and the Targia
home-with-computer = Play the computer
home-with-friends =
    { $game ->
        [targi] Invite a friend
       *[tuareg] Invite friends
    }
home-with-screen = One screen
home-more = More options
home-easy = Easy variant of the Expansion
home-tribe = Tribe cards
home-border = Border cards
# A value of an option.
home-value =
    { $value ->
        [base] of the base game
        [mixed] mixed from both
        [expansion] of the Expansion
       *[other] { $value }
    }
home-default =
    { $option ->
        [first] { home-first-usual }
       *[other] of the Expansion
    }
home-first = Begins
home-first-usual =
    { $game ->
        [targi] Blue, as usual
       *[tuareg] drawn by lot
    }
home-seed = Number of the deal
home-seed-none = by chance
home-name-of = Name of player { $number } at one screen
home-name-none = as you like
home-public = Anybody may join from the home page
home-mine = Your tables
home-mine-none = Nothing on the table yet. Choose a game above: two clicks, and you play.
home-open = Tables to join
home-open-none = Nobody waits for players just now.
home-code = Have you a code?
home-code-example = from an invitation
home-code-go = Join
home-finished = Finished games
home-finished-none = Games that are over stay here, to be looked at again.
home-watch = Watch a game from a file
home-watch-how = A game that you or somebody else saved can be stepped through here, move by move.
home-watch-file = Game file
home-watch-go = Watch
home-button =
    { $what ->
        [play] Play
        [open] Open
        [join] Join
        [replay] Replay
       *[watch] Watch
    }
home-round = { $about } · round { $round }
home-result = { $about } · { $scores }
home-waits =
    { $free ->
        [0] Ready to start
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
home-over = Over
home-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
home-your-turn = Your turn
home-turn = { $name }’s turn

## The waiting room

waiting-invitation = Invitation
waiting-invite =
    { $game ->
        [targi] Invite a friend
       *[tuareg] Invite your friends
    }
waiting-invite-how = Send the link, or let a camera read the picture.
waiting-code-picture = Picture of the invitation link, to be read by a camera
waiting-code = Code
waiting-link = Link of the invitation
waiting-share-title = A table of { page-game }
waiting-watch = Link to watch
waiting-table = The table
waiting-facts =
    { $game ->
        [targi] Two seats · 45 to 60 minutes
       *[tuareg] Up to five seats · about 30 minutes
    }
waiting-fact-seats = Seats
waiting-fact-first = Begins
waiting-fact-open = Table
waiting-open =
    { $public ->
        [yes] open to everybody
       *[no] by invitation
    }
waiting-seats = Seats
waiting-taken = { $taken } of { $all } taken
waiting-free = Free seat
waiting-free-as =
    { $seat ->
        [blue] plays blue
        [white] plays white
        [red] plays red
        [green] plays green
       *[saffron] plays saffron
    }
waiting-for-friend = waits for a friend
waiting-who =
    { $kind ->
        [computer] { $level ->
            [none] computer, { waiting-free-as }
           *[other] computer, { $level }, { waiting-free-as }
        }
       *[person] { $mine ->
            [yes] you, { waiting-free-as }
           *[no] { waiting-free-as }
        }
    }
waiting-ready = ready
waiting-away = not connected
waiting-sit = Sit down
waiting-strength = Strength of the computer on seat { $number }
waiting-add = Add a computer
waiting-take-off = Take { $name } off the table
waiting-leave = Leave
waiting-start = Start with { $seats } seats
waiting-status-join = Choose a name and a seat.
waiting-status-free =
    { $free ->
        [one] Waiting for one more player. A computer can take the seat.
       *[other] Waiting for { $free } more players. Computers can take the seats.
    }
waiting-status-host = Everybody is here.
waiting-status-start = Everybody is here. The host starts the game.
waiting-move = On another device
waiting-move-link = Private link of your seat
waiting-back = Back to the table
waiting-move-how = This private link moves your seat to another device. Keep it to yourself.

## A seat that was left, above the table

vacancy-title =
    { $count ->
        [one] A seat is free
       *[other] { $count } seats are free
    }
vacancy-says =
    { $may ->
        [fill] Whoever sat here has left, and the game waits. Let a computer play on, or send the invitation to somebody.
        [join] Whoever sat here has left, and the game waits. Choose a name and sit down to play on.
       *[watch] Whoever sat here has left, and the game waits for somebody else.
    }
vacancy-fill = Let a computer play on
vacancy-copy = Copy the invitation
away-title = The game waits for somebody who is away
away-says = It need not: a computer can play on. Whoever comes back takes the seat again with one click.
away-since = has not been here for a while
stand-in-title = A computer plays for you
stand-in-says = You were away for a while, and the others let a computer play on. Your seat is still yours.
stand-in-sit = Take my seat again
leave-table = Leave the table
leave-says = Your seat becomes free, and the others can give it to a computer or to somebody else.
leave-sure = Leave for good

## The hand-over at one screen

cover-finished = { $name } is done
cover-heading = Hand the screen to { $name }
cover-how = All hidden cards are covered. When only { $name } can see the screen, go on.
cover-go = I am { $name }, show my cards
cover-news = What has happened
cover-pause = Pause the table

## The end

end-caption = Final scoring, line by line
end-what = For
end-winner = (winner)
end-running = together
end-total = Total
end-line =
    { $what ->
        [tokens] Point tokens
        [crosses] Crosses on laid cards
        [row] Row { $about }
        [water] Water, 1 for two
        [stage_1] { $about ->
            [water] Stage 1: water
            [gold] Stage 1: gold
            [salt] Stage 1: rock salt
           *[millet] Stage 1: millet
        }
        [maps_1] Stage 1: maps
        [stage_2] { $about ->
            [water] Stage 2: water
            [gold] Stage 2: gold
            [salt] Stage 2: rock salt
           *[millet] Stage 2: millet
        }
        [unused] Unused special cards
       *[maps_2] Stage 2: maps
    }
end-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
end-row =
    { $sort ->
        [alike] four of a kind
       *[different] four kinds
    }
end-water = { $count } water
end-wins = { $name } wins, { $score } to { $second }
end-shared = { $names } share the victory with { $score }
end-tie =
    { $game ->
        [targi] With as many points, more gold or more goods decide.
       *[tuareg] With as many points, the cache that is worth most decides.
    }
end-round = Finished in round { $round }.
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Replay
end-look = See the table
end-download = Game file
end-story = How it went
end-table = The table
end-game = Game
end-played = Played
end-length =
    { $rounds ->
        [one] one round, { $moves } decisions
       *[other] { $rounds } rounds, { $moves } decisions
    }
graph-label = Points of { $names }, round by round

## Replay

replay-player = Player
replay-first = To the start
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-rounds = Rounds
replay-round = Round
replay-move = Move
replay-where = Round { $round }, move { $at } of { $all }
replay-log = What happened
replay-eyes = Through whose eyes
replay-all = All cards open
replay-link = Link to this moment
replay-sheet = Score sheet

## Rules

rules-contents = Contents
rules-page =
    { $page ->
        [targi] Rules of Targi
        [targi-cards] Cards of Targi
        [targi-expansion] Rules of the Expansion
        [targi-expansion-cards] Cards of the Expansion
       *[tuareg] Rules of Tuareg
    }
rules-other-language = These rules are only there in English so far.

## Settings, a seat link

settings-you = You
settings-save = Save
settings-guest = Nobody needs an account. Your name is kept in this browser.
settings-show = What is shown
settings-device = On this device
settings-keys = By keyboard
settings-key =
    { $what ->
        [move] from one part of the table to the next
        [grid] from card to card
        [do] look at what a card would do; once more: do it
        [cancel] take back what was put together
        [undo] undo
        [hint] hint
        [log] the log
       *[jump] to a border card by its number
    }
seat-heading = Go on as { $name } here?
seat-how = This link moves a seat at a table of { page-game } to this device. On the other device it can only be watched from then on.
seat-take = Take the seat here
seat-leave = Leave it where it is

## Errors

error-number = Error { $status }
error-home = To the home page
error-heading =
    { $status ->
        [403] This is not yours to do
        [404] Nothing but sand here
        [405] That does not work here
        [409] The table has moved on
        [410] This link was used up
        [413] That is too large
        [422] That cannot be
        [429] A little slower
        [500] Something broke on our side
        [503] Just a moment
       *[400] This was not understood
    }
error-text =
    { $status ->
        [403] The seat, or the table, belongs to somebody else. On another device use the private link of the seat.
        [404] The address leads to no table and no page. Perhaps a letter of it was lost.
        [405] The page was asked for something that it does not do.
        [409] Somebody was faster, or this page was old. Nothing was lost: look at the table again.
        [410] A private link moves a seat once. The table has a new one, in its menu.
        [413] What was sent is larger than anything a game needs.
        [422] What was sent does not fit together.
        [429] Too much was asked for in a short time. Wait a moment and try again.
        [500] The mistake is noted. All moves that were made are kept; try again.
        [503] The server has too much to do. Try again in a moment.
       *[400] What the browser sent could not be read.
    }
