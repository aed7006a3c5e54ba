### The pages around the table: home, waiting page, hand-over, end, replay, rules, settings, errors.

## Every page

page-brand = Azalai
page-brand-home = Azalai, home
page-skip = Skip to content
page-home = Home
page-rules = Rules
page-menu = Menu
page-settings = Settings
page-settings-all = All settings
page-on = On
page-off = Off
page-language = Language
page-effects = Card effects
page-effects-symbols = As symbols
page-effects-text = As text
page-scores = Running score
page-scores-shown = Shown
page-scores-hidden = Hidden
page-theme = Day or night
page-theme-other = Switch between day and night
page-theme-system = Same as device
page-theme-light = Day
page-theme-dark = Night
page-pace = Computers play
page-pace-calm = Calmly
page-pace-brisk = Briskly
page-pace-instant = At once
page-motion = Motion
page-motion-system = Same as device
page-motion-full = Full
page-motion-less = Less
page-sound = Sound

page-you = { $name }: your name and settings
page-you-nobody = Guest without a name
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
# The game played at a table
page-about =
    { $game ->
        [targi] { $expansion ->
            [yes] Targi with the Expansion
           *[no] Targi
        }
       *[tuareg] Tuareg
    }
page-about-cards = { $about }, with custom cards
cards-title = The cards of this table
cards-link = Custom cards: all cards of this table
cards-back = Back to the table
home-cards = Custom cards (a card file, .toml)
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
home-seats = Number of players
home-seats-number = { $count } seats
home-level = Strength of the computer
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
home-previous = Other half of the mixed deck of deal number
home-previous-none = none
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
home-first = First player
home-first-usual =
    { $game ->
        [targi] Blue, as usual
       *[tuareg] drawn by lot
    }
home-seed = Deal number
home-seed-none = random
home-name-of = Name of player { $number } (one screen)
home-name-none = optional
home-public = Anyone can join from the home page
home-research = The game may be used for research, without names
home-mine = Your tables
home-mine-none = No tables yet. Choose a game above: two clicks and you are playing.
home-open = Tables to join
home-open-none = No table is waiting for players right now.
home-code = Have a code?
home-code-example = six characters
home-code-go = Join
home-finished = Finished games
home-finished-none = Finished games stay here, ready to be replayed.
home-statistics = Your games on this device
home-figure =
    { $what ->
        [games] Games
        [won] Won
        [streak] Wins in a row now
        [longest] Most wins in a row
        [best-targi] Best score in Targi
       *[best-tuareg] Best score in Tuareg
    }
home-against = Against
home-against-won = Won
home-against-lost = Not won
home-computer = Computer: { $level }
home-statistics-where = Only this browser keeps these figures.
home-forget = Forget them
home-watch = Watch a game from a file
home-watch-how = Step through a saved game, move by move.
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

## The waiting page

waiting-invitation = Invitation
waiting-invite =
    { $game ->
        [targi] Invite a friend
       *[tuareg] Invite your friends
    }
waiting-invite-how = Send the link, scan the QR code with a camera, or read out the code.
waiting-code-picture = QR code of the link, to scan with a camera
waiting-code = Code
waiting-link = Invitation link
# Only this machine reaches the server, so there is no link for others.
local-only = Only this computer can reach the server, so a link would not work for anybody else.
local-network = In the same network
local-network-how = Stop the server with Ctrl-C and start it with this command. Your tables are kept.
local-command = Command
local-network-then = Then this page shows a link that begins with { $url } and works in your network.
local-network-none = This computer is in no network now. Connect it first.
local-internet = On the internet
local-internet-how = Put a reverse proxy with HTTPS in front of the server and start it with --public-url and its address. The page “The web table” of the documentation explains it.
waiting-share-title = A table of { page-game }
waiting-watch = Spectator link
waiting-table = The table
waiting-facts =
    { $game ->
        [targi] Two seats · 45 to 60 minutes
       *[tuareg] Up to five seats · about 30 minutes
    }
waiting-fact-seats = Seats
waiting-fact-first = First player
waiting-fact-open = Table
waiting-open =
    { $public ->
        [yes] open to everybody
       *[no] by invitation
    }
waiting-fact-deal = Deal
waiting-fact-research = Research
waiting-research = the finished game may be used for research, without names
waiting-deal-chosen = chosen by the host, who may know every card
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
waiting-for-friend = waiting for a friend
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
waiting-name = Save the name
# A seated player changes to the figure of a free seat.
waiting-figure =
    { $seat ->
        [blue] Take the blue figure
        [white] Take the white figure
        [red] Take the red figure
        [green] Take the green figure
       *[saffron] Take the saffron figure
    }
waiting-strength = Strength of the computer on seat { $number }
waiting-add = Add a computer
waiting-take-off = Remove { $name } from the table
waiting-leave = Leave
waiting-start = Start with { $seats } seats
waiting-status-join =
    { $named ->
        [yes] Choose a seat.
       *[no] Choose a name and a seat.
    }
waiting-status-free =
    { $free ->
        [one] Waiting for one more player. A computer can take the seat.
       *[other] Waiting for { $free } more players. Computers can take the seats.
    }
waiting-status-host = Everybody is here.
waiting-status-start = Everybody is here. The host starts the game.
waiting-move = On another device
waiting-move-link = Private link to your seat
waiting-back = Back to the table
waiting-move-how = This private link moves your seat to another device. Keep it to yourself.

## Above the table: a seat whose player has left or is away

vacancy-title =
    { $count ->
        [one] A seat is free
       *[other] { $count } seats are free
    }
vacancy-says =
    { $may ->
        [fill] The player has left, and the game is waiting. Let a computer take over, or send somebody the invitation.
        [join] The player has left, and the game is waiting. Choose a name and sit down to take over.
       *[watch] The player has left, and the game is waiting for somebody else.
    }
vacancy-fill = Let a computer take over
vacancy-copy = Copy the invitation
away-title = The game is waiting for a player who is away
away-says = A computer can take over. Players who come back get their seat again with one click.
away-since = has been away for a while
stand-in-title = A computer is playing for you
stand-in-says = You were away for a while, so the others let a computer take over. The seat is still yours.
stand-in-sit = Take my seat back
leave-table = Leave the table
leave-says = Your seat becomes free, and the others can give it to a computer or to somebody else.
leave-sure = Leave for good

## The hand-over at one screen

cover-finished = { $name } is done
cover-heading = Hand the screen to { $name }
cover-how = All hidden cards are covered. Continue when only { $name } can see the screen.
cover-go = I am { $name }, show my cards
cover-news = What happened
cover-pause = Pause the game

## The end

end-caption = Final scoring, line by line
end-carried = What { $name } carries and owns
end-what = For
end-winner = (winner)
end-running = running total
end-total = Total
end-line =
    { $what ->
        [tokens] Point tokens
        [crosses] Crosses on laid cards
        [row] Row { $about }
        [water] Water, 1 point for every 2
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
end-shared = { $names } share the victory with { $score } points
end-tie =
    { $game ->
        [targi] Equal points: more gold, then more goods, decides.
       *[tuareg] Equal points: the most valuable cache decides.
    }
end-round = Finished in round { $round }.
end-counting = Counting
end-show-all = Show all
end-decided = What decided it
end-swing = Round { $round }
end-swing-says =
    { $points ->
        [one] The lead moved by { $points } point in favour of { $name }.
       *[other] The lead moved by { $points } points in favour of { $name }.
    }
end-best =
    { $game ->
        [targi] Best card: { $what }
       *[tuareg] Most points: { $what }
    }
end-best-says =
    { $points ->
        [one] Worth { $points } point to { $name }.
       *[other] Worth { $points } points to { $name }.
    }
end-rematch =
    { $next ->
        [other-cards] Rematch with the other 45 tribe cards
        [new-mix] Rematch with a new mix
       *[again] Rematch
    }
end-to-rematch = Go to the rematch
end-replay = Replay
end-look = See the table
end-download = Game file
end-forget = Remove from my games…
end-forget-says = The game disappears from your list. When none of its players has it on their list any more, the server deletes it. Save the game file first if you want to keep it.
end-forget-sure = Remove
end-story = How it went
end-table = The table
end-game = Game
# The length of the game follows: "12 rounds, 140 decisions".
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
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-rounds = Rounds
replay-round = Round
replay-move = Move
replay-where = Round { $round }, move { $at } of { $all }
replay-log = What happened
replay-eyes = Whose view
replay-all = All cards open
replay-link = Link to this moment
replay-sheet = Score sheet

## Rules

rules-contents = Contents
rules-page =
    { $page ->
        [targi] Rules of Targi
        [targi-summary] Targi on one page
        [targi-cards] Cards of Targi
        [targi-expansion] Rules of the Expansion
        [targi-expansion-summary] The Expansion on one page
        [targi-expansion-cards] Cards of the Expansion
        [tuareg-summary] Tuareg on one page
       *[tuareg] Rules of Tuareg
    }
rules-search = Search in the rules
rules-search-go = Search
rules-found =
    { $count ->
        [0] Nothing in the rules contains “{ $query }”. Try a shorter word, or a rule’s id such as T12.
        [one] One place contains “{ $query }”.
       *[other] { $count } places contain “{ $query }”.
    }
rules-print = Print this page
rules-decisions = A rule marked “Decision” is our interpretation: the printed rules leave the point open, or their editions differ.
gallery-title = The cards in pictures
gallery-card = { $name }: { $does }
gallery-border = Border cards
gallery-goods = Goods cards
gallery-dunes = Dunes
gallery-resources = Resource cards
gallery-specials = Special cards
rules-other-language = These rules are available only in English so far.

## Settings and seat links

settings-you = You
settings-save = Save
settings-guest = You need no account. Your name is stored in this browser.
settings-show = Display
settings-device = On this device
settings-keys = Keyboard
settings-key =
    { $what ->
        [move] from one part of the table to the next
        [grid] from card to card
        [do] choose what has the focus; the table shows first what that does
        [read] see the card in focus large, with all it does
        [cancel] close a tooltip, or take back what you have chosen
        [undo] undo
        [skip] let the computers play on to your next turn without pauses
        [hint] hint; then its next move
        [log] the log
        [replay-move] in a replay: one move back or forward
        [replay-round] in a replay: to the previous or next round
        [replay-ends] in a replay: to the start or the end
        [replay-play] in a replay: play or pause
       *[jump] to a border card by its number
    }
seat-heading = Continue as { $name } on this device?
seat-how = This link moves a seat at a table of { page-game } to this device. After that, the other device can only watch.
seat-take = Take the seat here
seat-leave = Leave it where it is

## Errors

error-number = Error { $status }
error-home = To the home page
error-heading =
    { $status ->
        [403] You cannot do that
        [404] Nothing but sand here
        [405] That does not work here
        [409] The table has moved on
        [410] This link has been used
        [413] That is too large
        [422] That is not possible
        [429] A little slower, please
        [500] Something broke on our side
        [503] Just a moment
       *[400] The request was not understood
    }
error-text =
    { $status ->
        [403] The seat or the table belongs to somebody else. To play on another device, use the private link to your seat.
        [404] This address leads to no table and no page. Perhaps part of it is missing.
        [405] This page does not support that kind of request.
        [409] Somebody was faster, or this page was out of date. Nothing is lost: look at the table again.
        [410] A private link moves a seat only once. The menu of the table has a new one.
        [413] The request is larger than anything a game needs.
        [422] The values in the request do not fit together.
        [429] Too many requests in a short time. Wait a moment and try again.
        [500] The error has been logged. All moves are saved; please try again.
        [503] The server is too busy. Try again in a moment.
       *[400] The server could not read the request.
    }

## Quick reactions at online tables, and calls when it is your turn

reactions-title = Say something
reactions-of-others = Reactions of others
reactions-shown = show
reactions-muted = mute
reaction =
    { $reaction ->
        [hello] Hello!
        [luck] Good luck!
        [nice] Well played!
        [thinking] I am thinking …
        [oops] Oops!
       *[thanks] Thanks for the game!
    }
page-notify = When it is your turn in a hidden tab
page-notify-on = notify me
page-notify-refused = The browser does not allow notifications from this page. Its settings can change that.

## What programs tell about a shared link; the page while the server cannot be reached

preview-home = Targi, its Expansion and Tuareg in the browser: against computers, at one screen, or with friends.
preview-replay = A game of { $about }
preview-moment = { $names } · { $about } · round { $round }
offline-title = The server cannot be reached
offline-says = Perhaps it was stopped, or you are offline. Your tables are stored on the server, and no move is lost. This page tries again every few seconds.
offline-retry = Try again
