### What the web server says: why something could not be done, notes beside the table, what it prints when it starts.
### Sentences here are shown to people in a page, whole and with a full stop.

web-name = Azalai
web-game =
    { $game ->
        [tuareg] Tuareg
       *[targi] Targi
    }
web-title = { $game } · Azalai
web-title-your-turn = Your turn · { $game } · Azalai
web-settings-title = Settings · Azalai
web-rules-title = Rules · Azalai
# The name of a person who gave none. $number: which seat it is.
web-unnamed = Player { $number }
# A seat of a game from a file, where nobody knows who sat there.
web-seat = { seat-colour }
# The name of a computer. These names need no translation, but a language may write them in its own way.
web-computer =
    { $seat ->
        [blue] Amastan
        [white] Idir
        [red] Tinni
        [green] Moussa
       *[saffron] Kella
    }

## Notes beside the table

web-getting-ready = The computer is getting ready. That takes a minute, the first time only.
web-cannot-think = The computer cannot think at the moment. It tries again by itself.
web-cannot-store = The computer’s move could not be stored. It tries again by itself.

## Why it could not be done

web-stale = The table has changed in the meantime. This is how it is now; nothing was done.
web-not-your-turn = It is not your turn.
web-not-your-seat = You have no seat at this table. You are welcome to watch.
web-over = This game is over.
web-not-begun = This game has not begun yet.
web-not-over = This game is not over yet.
web-no-undo = Nothing can be taken back now: somebody else has moved since, or something hidden has come to light.
web-no-hint = There are no hints at the moment.
web-no-hint-among-people = Among people there are no hints.
web-no-table = There is no such table here.
web-no-page = There is no such page here.
web-no-method = This address is not asked in this way.
web-no-moment =
    { $last ->
        [one] This game has only { $last } move.
       *[other] This game has only { NUMBER($last, useGrouping: 0) } moves.
    }
web-no-such-seat = There is no such seat.
web-no-level = there is no computer called { $level }; there are: { $levels }
web-no-such-level = There is no computer called “{ $level }”.
web-no-invitation = This invitation leads to no table. Perhaps it was not copied whole.
web-not-invited = This table is by invitation. Ask for its link.
web-full = All seats are taken. You are welcome to watch.
web-seat-taken = This seat is taken.
web-name-wanted = Please choose a name that the others can read.
web-not-host = Only the person who made this table can do that.
web-not-full = There is still a free seat.
web-begun = The game has begun; this can no longer be changed.
web-no-rematch = Only those who played can play again, after the end.
web-no-link = This link leads to no seat. Perhaps it was not copied whole.
web-link-used = This link has been used. The seat's owner can make another.
web-other-origin = This was sent by a page of another site, so it was not done.
web-too-large = That is too large. The most is { NUMBER($most, useGrouping: 0) } KiB.
web-too-many =
    { $seconds ->
        [one] That was too much at once. Try again in { $seconds } second.
       *[other] That was too much at once. Try again in { NUMBER($seconds, useGrouping: 0) } seconds.
    }
web-too-slow = What was sent took too long to arrive, so nothing was done.
web-unreadable = What was sent could not be read.
web-not-object = The request must be a JSON object. Known fields: { $known }.
web-field-missing = A field is missing: { $field }.
web-field-unknown = Unknown field: { $field }. Known fields: { $known }.
web-field-choice = The field { $field } must be one of: { $choices }.
web-field-range = The field { $field } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
web-field-items = The field { $field } must be a list of { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } entries.
web-field-length = The field { $field } is too long. The most is { NUMBER($most, useGrouping: 0) } characters.
web-field-pattern = The field { $field } must match the pattern “{ $pattern }”.
web-field-type =
    { $type ->
        [boolean] The field { $field } must be true or false.
        [array] The field { $field } must be a list.
       *[string] The field { $field } must be text.
    }
web-no-file = No file came along.
web-file-name = the file
web-file-not-text = The file is not text in UTF-8.
web-file-too-much = The file could not be read in the time there is for it.
web-not-stored = It could not be stored, so it was not done. Please try again.
web-fault = Something went wrong on the server. It was noted there; your game is as it was.

## Starting

web-bad-public-url = the public address is http:// or https:// and a name, without a path; not { $url }
web-bad-port = a port is a whole number from 0 to 65535, not { $port }
web-bad-data = the folder { $path } cannot be used: { $error }
web-folder-in-use = another server uses the folder { $path }: stop that one, or choose another folder with --data
web-bad-address = cannot listen on { $host }, port { $port }: { $error }
web-serving = Azalai is at { $url }
web-serving-data = Tables are kept in { $path }
web-serving-stop = Ctrl-C stops it; nothing is lost.
web-store = { $path } cannot be opened as a store: { $error }
web-store-newer = this store was written by a newer Azalai (version { $version }; known here: { $known })
web-store-closed = the store is closed

## azalai serve

cli-value-host = ADDRESS
cli-value-folder = FOLDER
cli-value-url = URL
cli-help-serve = serve the web table, to play in a browser
cli-about-serve = Serve the web table: for this machine, or with --host and --public-url for a home or the internet.
cli-help-host = the address to listen on; 0.0.0.0 lets others in (127.0.0.1: this machine only)
cli-help-port = the port to listen on (8765)
cli-help-data = where tables are kept (azalai in the folder for your data)
cli-help-public-url = the address that others reach this server by, for the links it gives out
cli-help-open = open it in the browser
