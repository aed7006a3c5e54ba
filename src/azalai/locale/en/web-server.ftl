### Messages of the web server: errors, notes beside the table, and what it prints when it starts.
### Messages on pages are whole sentences with a full stop.

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
# The name of a person without a display name. $number: the number of the seat.
web-unnamed = Player { $number }
# A seat of a game from a file, whose players are not known.
web-seat = { seat-colour }
# The name of a computer player. A translation may keep these names or spell them in its own way.
web-computer =
    { $seat ->
        [blue] Amastan
        [white] Idir
        [red] Tinni
        [green] Moussa
       *[saffron] Kella
    }

## Notes beside the table

web-getting-ready = The computer is getting ready. This takes about a minute, the first time only.
web-cannot-think = The computer cannot move right now. It will try again shortly.
web-cannot-store = The computer’s move could not be stored. It will try again shortly.

## Errors

web-stale = The table has changed in the meantime. Nothing was done; this is how it looks now.
web-not-your-turn = It is not your turn.
web-not-your-seat = You have no seat at this table. You are welcome to watch.
web-over = This game is over.
web-not-begun = This game has not begun yet.
web-not-over = This game is not over yet.
web-no-undo = You cannot undo now: somebody else has moved since, or something hidden was revealed.
web-undone-too-often = Undo was used { NUMBER($most, useGrouping: 0) } times at this table, and cannot be used again.
web-no-place = There is no seat for { $field }: the last seat of this table is { $last }.
web-no-hint = There are no hints at the moment.
web-no-hint-among-people = There are no hints in games between people.
web-no-hint-open-seat = There are no hints while a seat is open: another person may still take it.
web-hint-replaced = You have asked for another hint, so this one was dropped.
web-no-table = There is no such table here.
web-damaged = This table is damaged and cannot be opened. The error was logged; other tables are not affected.
web-no-page = There is no such page here.
web-no-method = This address does not accept this kind of request.
web-no-moment =
    { $last ->
        [one] This game has only { $last } move.
       *[other] This game has only { NUMBER($last, useGrouping: 0) } moves.
    }
web-no-such-seat = There is no such seat.
web-no-level = there is no computer called { $level }; there are: { $levels }
web-no-such-level = There is no computer called “{ $level }”.
web-no-invitation = There is no table for this invitation. Perhaps it was not copied completely.
web-not-invited = This table is by invitation only. Ask for its link.
web-full = All seats are taken. You are welcome to watch.
web-changed-too-often = Seats have changed hands too often at this table. You are welcome to watch.
web-seat-taken = This seat is taken.
web-removed = The host has removed you from this table. You are welcome to watch.
web-had-another-seat = You have already played at another seat of this game and know its hidden cards. You may only return to your own seat.
web-name-wanted = Please choose a name that the others can read.
web-not-host = Only the person who made this table can do that.
web-not-full = There is still a free seat.
web-begun = The game has begun; this can no longer be changed.
web-no-reactions = Reactions are for tables with other people.
web-no-rematch = Only the players of this game can start a rematch, and only after it has ended.
web-no-link = There is no seat for this link. Perhaps it was not copied completely.
web-link-used = This link has been used already. The player at the seat can make another.
web-other-origin = This request came from a page of another site, so nothing was done.
web-unknown-host = This server does not know this address as its own. If it is, start the server with --public-url or --allowed-host.
web-too-large = That is too large. The limit is { NUMBER($most, useGrouping: 0) } KiB.
web-too-many =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { NUMBER($seconds, useGrouping: 0) } seconds.
    }
web-too-much-work =
    { $seconds ->
        [one] Your requests keep the server too busy. Try again in { $seconds } second.
       *[other] Your requests keep the server too busy. Try again in { NUMBER($seconds, useGrouping: 0) } seconds.
    }
web-too-slow = The request took too long to arrive, so nothing was done.
web-unreadable = The request could not be read.
web-not-object = The request must be a JSON object. Known fields: { $known }.
web-field-missing = A field is missing: { $field }.
web-field-unknown = Unknown field: { $field }. Known fields: { $known }.
web-field-choice = The field { $field } must be one of: { $choices }.
web-field-range = The field { $field } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
web-field-items = The field { $field } must be a list of { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } entries.
web-field-length = The field { $field } is too long. The limit is { NUMBER($high, useGrouping: 0) } characters.
web-field-pattern = The field { $field } must match the pattern “{ $pattern }”.
web-field-type =
    { $type ->
        [boolean] The field { $field } must be true or false.
        [array] The field { $field } must be a list.
       *[string] The field { $field } must be text.
    }
web-no-file = No file was uploaded.
web-file-name = the file
web-file-not-text = The file is not text in UTF-8.
web-file-too-much = Reading the file took too long.
web-game-too-long = A game can have at most { NUMBER($most, useGrouping: 0) } moves, those of its variations included.
web-not-your-game = This game is not on your list.
web-quota-unfinished = You have made { NUMBER($most, useGrouping: 0) } tables whose games are not over, and a guest cannot have more. Finish one of them first.
web-quota-uploads = You have uploaded { NUMBER($most, useGrouping: 0) } games, and a guest cannot have more. Remove one of them from your list first.
web-not-stored = This could not be stored, so nothing was done. Please try again.
web-fault = Something went wrong on the server. The error was logged, and your game has not changed.

## Starting

web-bad-public-url = the public URL must be http:// or https:// and a host name without a path, not { $url }
web-bad-proxy = a trusted proxy must be an IP address or a network such as 10.0.0.0/8, not { $proxy }
web-bad-host = an allowed host must be a name without a port, such as azalai.example.org, not { $host }
web-bad-metrics = the metrics cannot be served at { $address }: { $error }
web-bad-port = the port must be a whole number from 0 to 65535, not { $port }
web-bad-expiry = { $option } must be a number of days above 0, not { $days }
web-bad-data = the folder { $path } cannot be used: { $error }
web-folder-in-use = another server uses the folder { $path }: stop that one, or choose another folder with --data
web-bad-address = cannot listen on { $host }, port { $port }: { $error }
web-serving = Azalai is at { $url }
web-serving-network = Other devices in the network reach it at { $url }
web-serving-data = Tables are stored in { $path }
web-serving-stop = Ctrl-C stops it; nothing is lost.
web-store = cannot open the database { $path }: { $error }
web-store-newer = this database was written by a newer Azalai (version { $version }; known here: { $known })
web-store-closed = the database is closed
web-bad-store = the store must be the URL of a PostgreSQL database, such as postgresql://user:password@host/azalai, not { $url }
web-store-extra = a PostgreSQL store needs another package: run pip install "azalai[postgresql]"
web-bad-processes = the number of processes must be at least 1, not { $count }
web-processes-sqlite = several processes need a database that they can share: add --store postgresql://…, or leave out --processes. One process keeps the tables of an SQLite file in its memory.
web-workers-sqlite = without --store the server needs a bot worker of its own: --workers must be at least 1
web-bad-workers = the number of workers must be at least { $least }, not { $count }

## azalai serve

cli-value-host = ADDRESS
cli-value-host-name = NAME
cli-value-folder = FOLDER
cli-value-url = URL
cli-help-serve = run the web server, to play in a browser
cli-about-serve = Run the web server: for this machine, or with --host and --public-url for a home network or the internet.
cli-help-host = the address to listen on; 0.0.0.0 accepts other machines (127.0.0.1: this machine only)
cli-help-lan = let other devices in the local network reach the server, and show them its address
cli-help-port = the port to listen on (8765)
cli-help-data = where tables are stored (azalai in your user data folder)
cli-help-store = a PostgreSQL database for the tables, instead of a file in that folder
cli-help-processes = how many server processes share the tables, with --store (1)
cli-help-workers = how many processes compute the moves of computer players (one fewer than processors, at most 4; with --store, 0 leaves them to azalai work)
cli-help-public-url = the address at which others reach this server, for the links it shows
cli-help-trusted-proxy = reverse proxies whose X-Forwarded headers are believed (with --public-url: those on this machine)
cli-help-allowed-host = more host names at which others reach this server
cli-value-host-port = ADDRESS:PORT
cli-help-metrics = serve metrics for Prometheus at this address, such as 127.0.0.1:9464 (default: no metrics)
cli-help-log-format = write the log as text or as one JSON object a line (text)
cli-help-open = open it in the browser
cli-value-days = DAYS
cli-help-keep-waiting = days after which a table that still waits for players is deleted (7)
cli-help-keep-uploads = days after which an uploaded game is deleted (30)
cli-help-keep-abandoned = days without a move after which a running game is deleted (90)
cli-help-keep-what-if = days after which a finished what-if table is deleted (90)
cli-help-keep-puzzles = days without a puzzle after which the puzzle results of a guest are deleted (400)

## azalai tidy

cli-help-tidy = delete expired tables from the server's database
cli-about-tidy = Delete tables that wait for players, uploaded games and abandoned games after their time, and give the space back to the disk. A running server does this every hour. Finished games of people are kept.
tidy-deleted =
    { $why ->
        [waiting] Tables that waited for players: { NUMBER($count, useGrouping: 0) } deleted
        [upload] Uploaded games: { NUMBER($count, useGrouping: 0) } deleted
        [what-if] Finished what-if tables: { NUMBER($count, useGrouping: 0) } deleted
        [puzzles] Puzzle results of guests: { NUMBER($count, useGrouping: 0) } deleted
       *[abandoned] Abandoned games: { NUMBER($count, useGrouping: 0) } deleted
    }
tidy-size = The database takes { NUMBER($size, useGrouping: 0) } KiB; before, it took { NUMBER($before, useGrouping: 0) } KiB.
tidy-no-database = there is no database in the folder { $path }

## azalai work

cli-help-work = compute the moves of computer players for servers with a PostgreSQL database
cli-about-work = Run bot workers that compute the moves of computer players and hints for every server that uses a PostgreSQL database, on this or another machine.
cli-help-work-store = the database of the servers
cli-help-work-workers = how many processes work at the same time (one fewer than processors, at most 4)
work-working =
    { $count ->
        [one] { $count } bot worker serves the database { $path }. Ctrl-C stops it.
       *[other] { $count } bot workers serve the database { $path }. Ctrl-C stops them.
    }
## azalai backup, azalai restore

cli-help-backup = back up the server's tables to a file
cli-about-backup = Write the database and the secret of a server to one file. The server may be running. Protect the file like a password: anybody who has it can forge cookies. For a PostgreSQL store use pg_dump.
cli-help-restore = restore the server's tables from a backup
cli-about-restore = Unpack a backup into a data folder that has no database yet. The server must not be running there.
cli-help-backup-file = the file of the backup
backup-done =
    { $count ->
        [one] { $count } table was backed up to { $path }.
       *[other] { NUMBER($count, useGrouping: 0) } tables were backed up to { $path }.
    }
backup-restored =
    { $count ->
        [one] { $count } table was restored to { $path }.
       *[other] { NUMBER($count, useGrouping: 0) } tables were restored to { $path }.
    }
backup-exists = the file { $path } exists already; choose another name
backup-folder-used = the folder { $path } has a database already; restore to an empty folder
backup-damaged = the backup { $path } cannot be used: { $error }
