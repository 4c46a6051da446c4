# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = "{ $got }" is not a position of this box, which is written like { $expected } with a dot for each shut tile
error-position-tile = { $got } has { $tile } where this box has { $own }; its full position is { $expected }, a dot stands for a shut tile
error-position-hidden = in { $got } the { $tile } is shut while a tile in front of it stands; only the frontmost standing tile of a column can be shut
error-box-rows = "{ $got }" is not a box: every row needs the same number of tiles, and a column may end early only at the back; a two-row box is written 123456789/987654321
error-box-notation = "{ $got }" is not a box: a row is written 123456789, or 8,9,10,11 when a value has two digits
error-move-tile = no tile { $tile } stands in { $position }; tiles are joined by +, and each ' names a row further back: 6+2'
error-move-hidden = { $tiles } cannot go together in { $position }: a tile in front of one of them stands; shut it too, or first
error-throw-syntax = "{ $got }" is not a throw; write the faces with commas, like 3,5, or one face, like 4
error-throw-faces = { $got } is not a throw of these dice: their faces go from 1 to { $faces }
error-throw-dice = { $got } is not a throw of this game, where { $dice ->
    [1] one die is thrown: write its face, like 4
   *[other] all { $dice } dice are thrown, or one: write their faces, like 3,5 or 4
}
error-event-word = "{ $got }" is not an event; a throw is written 3,5r, tiles 6+2, and there are off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann and order:2,1
error-event-name = "{ $got }" is not a name in a record: { $why ->
    [text] its percent codes must be the bytes of a text in UTF-8, like Zo%C3%AB
   *[code] after each % there must be two hexadecimal digits, like %C3
}
error-event-version = a record of this version has no word "{ $got }"; it needs the first line shutbox { $version }
error-toml-syntax = this is not TOML: { $why }; a setting is written like tiles = 2
error-json-syntax = this is not JSON: { $why }; a rule set is written like {"{"}"tiles": 2{"}"}
error-json-object = a rule set is a JSON object like {"{"}"tiles": 2{"}"}, not { $got }

## Rule sets

error-rules-unknown = there is no rule set "{ $got }"; { $near ->
    [nothing] known are { $known }
   *[other] did you mean { $near }? All of them are listed by: shutbox rules
}
error-setting-unknown = there is no setting "{ $setting }"; every setting is listed by: shutbox rules nine
error-setting-unknown-near = there is no setting "{ $setting }"; did you mean { $near }?
error-setting-text = { $setting } must be a text, not { $got }
error-setting-whole = { $setting } must be a whole number, not { $got }
error-setting-word = { $setting } must be a whole number from { $low } to { $high }, or { $word }, not { $got }
error-setting-flag = { $setting } must be true or false, not { $got }
error-setting-chance = { $setting } must be a chance from 0 to 1, like 0.02 or 1/50, not { $got }
error-setting-one-die = { $setting } must be one of { $choices } (or forced in place of optional), not { $got }
error-setting-box = { $setting } must be one of { $boxes }, rows like 123456789/987654321, or a list of columns like [[1, 9], [2, 8]], not { $got }
error-setting-choice = { $setting } must be one of { $choices }, not { $got }
error-setting-set-up = { $setting } must be a position of the box { $expected } with a dot for each shut tile, not { $got }
error-setting-range = { $setting } must be from { $low } to { $high }, not { $got }
error-setting-no-meaning = { $setting } means nothing when format is { $format }; leave it out
error-tile-value = a tile must have a value from 1 to { $most }, not { $got }
error-box-empty = box must have at least one column, and each column at least one tile
error-box-shape = box must have at most { $most_columns } columns and { $most_rows } rows, not { $columns } and { $rows }
error-box-positions = box must have at most { $most } positions, not { $got }; make it smaller
error-box-ways = box and dice let one throw be used in up to { $got } ways, more than the { $most } allowed; make the box smaller or the dice fewer
error-set-up-empty = set_up must leave at least one tile standing
error-first-throw-tile = first_throw must name a tile that the first throw can shut, which { $tile } is not
error-box-never-shut = format = { $format } is about shutting the box, but no throw reaches the tile { $tile }: the highest is { $most }
error-goal-never-shut = { $goal } needs a box that can be shut, but no throws shut { $position }; change the box, the dice or what a throw may shut
error-one-die-always = { $setting } must be never where only one die is thrown anyway
error-one-die-limit = the limit of one_die must be a whole number from { $low } to { $high }, not { $got }
error-unlucky-total = unlucky must be a total that all dice can show, from { $low } to { $high }, not { $got }
error-thai-one-tile = buys = thai shuts one tile at a time: leave tiles and behind as they are
error-off-mat-chance = off_mat_chance must be from 0 to 1, not { $got }
error-off-mat-none = off_mat_chance needs a penalty: set off_mat to raise, end, choose or void
error-off-mat-endless = off_mat_chance = 1 would never let a turn end: only off_mat = end and off_mat = void allow it
error-order-needs-throw = order = descending needs begins = throw
error-super-box-one-each = super_box means nothing when tries is one-each; leave it out

## Practising

error-drill-none = there is nothing to choose in { $rules }, so there is nothing to practise
error-drill-player = nobody in these games is called "{ $got }"; the players are { $names }
error-drill-twins = more than one player in a game is called "{ $got }"; write the name as the record does: { $names }
error-drill-level = --level must be one of { $levels }, not { $got }
error-stats-since = --since takes a date such as 2026, 2026-11 or 2026-11-18, not { $got }
error-stats-player = { $got } has no finished game here; those who have: { $names }
error-stats-rules = there is no finished game with { $got }; there are games with { $rules }
error-drill-choice = choose one of the options: a move by its number or tiles, or a number of dice

## Server

error-language-unknown = there is no language "{ $got }"; there are { $languages }
error-serve-address = cannot listen on { $host }, port { $port }: { $why }; choose another with --port or --host
error-serve-public = --public must be an address like https://box.example without a path, not { $got }
error-host-name = { $option } must be the name of a host or an IP address, not "{ $got }"
error-server-extra-missing = this needs { $missing }, which is not installed: { $install }; shutbox play needs nothing more
error-postgres-extra-missing = a database needs { $missing }, which is not installed: { $install }
error-docs-missing = this installation has no built documentation; in a checkout build it with: .venv/bin/python tools/build_docs.py; its sources are the files in docs/
error-site-unbuilt = the pages of the site are not part of this installation; in a checkout build them with: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } contains other files, and a site would replace them; name a new or empty folder
error-table-name = { $fault ->
    [blank] a name needs at least one character that can be seen
    [long] a name has at most { $most } characters, and "{ $got }" has { $length }
   *[hidden] a name cannot have characters that are invisible or change the direction of text, as { $sign } in "{ $got }"; type it again
}
error-table-rules = "rules" must be the name of a rule set or its settings as an object, and "set" an object of changes
error-table-moves = these rules allow up to { $got } moves for one throw, and a live table can have { $most }: take fewer equal tiles, or play in the terminal
error-table-rules-long = the rules take { $got } bytes, and a live table can have { $most }: shorten the texts
error-table-seats = "seats" must be a list of 1 to 12 texts, each "{ $open }" or the name of a bot
error-table-full = too many look at this table already; come back later
error-player-here = the player of seat { $seat } is here; others decide only about the seat of somebody who is away
error-player-awaited = the player of seat { $seat } is away; others may decide about the seat in { $seconds } s
error-device-unknown = this needs a device that is known; POST /api/devices gives one
error-spoken-unknown = there is no table of that spoken code, or it waits no longer; ask its host for the link
error-transfer-unknown = that code moves no seat: it is wrong, used or too old; make a new one on the first device
error-log-from = "from" must be the number of a row, from 1
error-wire-json = this is not a JSON object
error-wire-since = "n" must be a count of entries that you have seen, from 0 to { $now }
error-http-json = the body must be JSON: send it with Content-Type: application/json
error-http-cut = the request ended before its body did
error-http-long = the body is longer than { $most } bytes
error-http-slow = the body of this request took too long to come
error-http-too-many = too many requests; wait a minute
error-http-connections = this address has too many connections to the server; close some of them
error-http-head = the head of the request is longer than { $bytes } bytes or { $lines } lines
error-http-malformed = this is not a well-formed HTTP request
error-http-host = this server does not go by the name { $got }; use the address that it printed when it started, or start it with --also
error-http-host-form = the Host header must name one host, and here it is { $got }
error-http-origin = a page of { $got } may not do this; open the page of this server
error-http-path = there is nothing under this path; docs/server.md lists what there is
error-offline-alone = this needs a Shutbox server and other devices; here everything runs in this browser alone
error-offline-unsolved = this box is too large to be worked out in a browser; a Shutbox server can do it
error-offline-full = the browser's storage is full, so this was not kept and did not happen; make room, for example by exporting and deleting old games, then try again
error-offline-elsewhere = another tab of this browser has the tables; close it, or play here instead
error-offline-turn-forked = this link belongs to a game that went on differently here, so nothing has changed; ask for the latest link
error-offline-turn-edited = this link is damaged or was changed, so nothing has changed here; ask for it again
error-offline-turn-people = only people play by link, and at least two; set up another table to play with bots
error-offline-turn-again = a game by link is not repeated; set up a new table
error-offline-turn-settings = a game by link has sealed dice, no thinking time and no undo; change these settings
error-http-method = this path takes { $allowed }
error-http-fault = something went wrong in the server; nothing was stored, please try again
error-http-handshake = this is no handshake of a WebSocket of version { $version }
error-think-too-dear = this game is too much to think about here (positions: { $positions }, players: { $players }); a rule of thumb can play it
error-think-busy = the coach and the bots are busy; please ask again in a moment
error-think-share = your questions before this one are still being worked on; wait for their answers
error-server-busy = the server is busy; please ask again in a moment
error-think-too-long = that took longer than { $seconds } seconds and was stopped
error-think-failed = the process that thinks has failed; please ask again

## Joining a table

error-join-address = "{ $got }" is not the address of a table; it is written like http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = "{ $got }" is not the code of a table: that has twelve letters and digits, like k3mz-7w2q-9fxd, or six digits if it was said aloud
error-join-transfer = "{ $got }" is not a code that moves a seat: that has 26 letters and digits
error-join-unreachable = no server answers at { $server }: { $why }
error-join-no-server = { $server } is not a server of shutbox
error-join-version = the server speaks version { $got } of the language of tables, and this program version { $known }; use the same version of shutbox
error-join-refused = { $why }
error-join-door = { $server } has the table, but does not let this terminal talk to it; a proxy between may be the reason
error-join-entry = entry { $number } of this table cannot be understood ({ $why }); use the same version of shutbox as the server
error-join-device = { $file } is damaged; remove it, and this terminal is a new device to the server
error-host-room = there is no open seat for each of { $names } among { $seats }; add one with --seats
error-join-begun = the game has begun without you; look on with --watch
error-join-full = every seat is taken; look on with --watch
error-join-seat = "{ $got }" is neither the name of one player nor the number of a seat; the seats are 1 to { $seats }, the players { $names }
error-join-which = say who: { $names }
error-join-nobody = nobody sits at this terminal
error-join-sit = say who sits down: { $word } Bo, or { $word } 2 Bo
error-join-fill = say which seat goes to which bot: { $word } 2 club
error-join-no-game = there is no game to keep yet
error-option-choice = { $option } must be one of { $known }, not "{ $got }"

## Store

error-store-open = the store { $path } cannot be opened: { $why }
error-store-away = no connection to the database { $path }: { $why }
error-store-unsafe = this database may lose what was acknowledged: its setting { $setting } is { $got }, not { $good }
error-serve-workers-file = several processes need a PostgreSQL database, because only one process at a time can write a file of SQLite; add --database postgresql://shutbox@localhost/shutbox, or leave --workers out
error-store-share = the database no longer has the row that says what this process has committed; it stops, so that nothing is done twice
error-store-not-empty = the database { $path } has a store with tables already, and is not overwritten; name an empty one
error-server-key = { $path } is not the key of a server, which is 64 hexadecimal digits; put the right file there, or move it away and the server makes a new key
error-server-key-other = the games in this database are signed with the key that begins with { $expected }, but this server has { $got }; copy server.key from the first server to the data folder of this one
error-store-homeless = you have no home folder to keep data in; name another folder in the variable SHUTBOX_DATA
error-store-none = there is no store { $path }
error-store-in-use = the store { $path } is in use by process { $pid }; one process at a time can have it
error-store-foreign = { $path } is no store of this program
error-store-newer = the store { $path } has version { $got }, but this program knows { $known }; a newer shutbox opens it
error-store-references = the store { $path } cannot be migrated: some of its rows belong to tables that are not there; its copy beside it is as it was
error-store-library = the store needs SQLite { $needed } or newer, and this Python has { $got }
error-store-anchor = the store is damaged: its anchor, which says what must be in it, is missing or was changed
error-store-mark = the mark of the store is damaged; if `shutbox verify --store` finds nothing else, delete { $mark }
error-store-behind = the store lacks { $lost } commits that were acknowledged: its log is damaged, or it is an older copy; restore a backup, or delete { $mark } to go on with what is left
error-store-other = the store is not the one that its mark is about; if you have put another one here, delete { $mark }
error-store-unreadable = the store is damaged: some of it cannot be read ({ $why })
error-store-schema = the store is damaged: its tables are not made as they must be
error-store-structure = the store is damaged: { $why }
error-store-entry-missing = entry { $number } of table { $table } is missing, or stands elsewhere
error-store-entry-changed = entry { $number } of table { $table } was changed
error-store-entry-count = table { $table } must have { $expected } entries, but has { $got }
error-store-head = the head of table { $table } is not the hash of its last entry
error-store-stray = there are entries of a table that is not there, the one with number { $number }
error-store-events = the store must hold { $expected } entries, but holds { $got }
error-store-tally = { $kind ->
    [tables] the rows of the tables
    [devices] the rows of the devices
    [holdings] the rows of the seats that are held
   *[transfers] the rows of the codes that move seats
} do not fit their tally: there must be { $expected } and there are { $got }, or one of them was changed
error-store-log-missing = row { $number } of the public log is missing, or stands elsewhere
error-store-log-changed = row { $number } of the public log was changed
error-store-log-head = the public log must end with row { $expected } and its hash, but ends with row { $got } or another hash
error-store-sealed = the dice of table { $table } were sealed and are neither kept nor opened, or opened and never sealed
error-store-snapshot = the snapshot of table { $table } at entry { $number } does not fit its entries; a server ignores it and replays the table
error-store-game = the entries of table { $table } make no game; what is wrong with the store says: shutbox verify --store
error-store-conflict = the table has { $got } entries, and not { $expected } as was thought
error-store-no-table = that table is no longer in the store
error-store-constraint = the store refuses this: { $why }
error-store-failed = the disk or the database failed ({ $why }), so nothing more can be kept; what was acknowledged is kept. Check it, then start again
error-store-closed = the store is closed
error-backup-failed = cannot copy the store to { $path }: { $why }
error-admin-silent = the server at { $address } has the store, but does not answer: { $why }
error-admin-refused = the server refuses, and does not say why
error-admin-task = a server has no task "{ $got }"
error-admin-path = the path of a copy must be absolute
error-forget-one = say one thing to forget: a table, a device, or a number of days
error-forget-device = to delete what the server keeps about this device, name it: “device” must be the id that /api/mine gives
error-export-after = “after” is a whole number of at most 12 digits
error-forget-which = say one thing to forget: --table ID, --device ID or --older-than DAYS
error-restore-where = say into which database: --database postgresql://shutbox@localhost/shutbox
error-think-where = say for which database: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = there is no table or device { $got } in the store

## Players

error-bot-unknown = there is no bot "{ $got }"; { $near ->
    [nothing] there are { $bots }
   *[other] did you mean { $near }?
}
error-argument-type = { $argument } must be { $wanted }, not { $got }
error-position-range = { $got } is no position of this box, whose positions are numbered from 0 to { $most }
error-player-form = "{ $got }" names no player; write the module and what it defines, like my_bots:Careful
error-player-import = the player { $got } cannot be loaded: { $why }
error-player-choose = { $got } is no player; a player has a method choose(game) that returns a legal action
error-player-illegal = the player { $player } chose { $chosen } at { $position }, where it may choose { $allowed }
error-player-here-only = the player { $got } exists only in this process; name it as module:Name, so that others can load it
error-cursor-place = there is no place { $got } in this record, whose places are numbered from 0 to { $most }
error-choice-unknown = "{ $got }" cannot be chosen now; there are { $allowed }
error-player-varies = the player { $player } does not always choose the same, so its strength cannot be computed; play games with it
error-players-count = { $most ->
    [1] { $rules } is played alone, not by { $got } players
   *[other] { $rules } is for 1 to { $most } players, not { $got }
}
error-player-name = a player needs a name that can be printed, not "{ $got }"
error-player-kind = a seat is held by a person or by a bot with a name of small letters, digits and hyphens, not by "{ $got }"
error-player-twice = two players cannot both be called { $name }; { $free } is free
error-starter-seat = the seat that begins must be from 1 to { $players }, not { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] no throw is due
    [shut] no tiles can be shut
    [off] nothing off the mat counts
    [penalty] no penalty is to be chosen
    [take] there is no point to take
    [leave] nobody can leave
    [options] there is nothing to choose
    [total] no turn can end by its total
    [order] the order cannot change
   *[time] no time can run out
} { $phase ->
    [start] while the dice decide who begins
    [throw] before the next throw
    [shut] before tiles have been shut for the throw that lies there
    [penalty] before the penalty is chosen
    [survivor] while the last one standing decides
   *[over] once the game is over
}
error-dice-count = { $got ->
    [one] one die may not be thrown here
   *[other] { $got } dice may not be thrown here
}; the number of dice must be { $allowed }
error-dice-missing = a throw needs dice to make it
error-dice-script-over = the list of throws is used up
error-throw-sorted = the faces of a throw are written from low to high, not { $got }
error-throw-ends-turn = no tiles fit this throw, so it ends the turn; report it without hold if that is right
error-correct-turn = seat { $seat } ended fewer turns with a total in round { $round }: { $count }
error-correct-later = with this total the game would have gone on differently: what was entered from { $who } in round { $round } on no longer fits
error-off-mat-never = the computer's dice never leave the mat here: the chance of that is 0
error-same-dice = everybody gets the same dice here: this throw has already shown { $shown }, so it cannot be { $got }
error-sum-one-die = one die is thrown here, and it has a face: type that
error-sum-faces = the sum is not enough here: in { $rules } the single faces decide which tiles fit; type them, like 3 5
error-sum-same-dice = the sum is not enough here: in { $rules } everybody gets the same faces; type them, like 3 5
error-sum-range = { $dice } dice cannot show { $got } in all; their sum is from { $dice } to { $most }
error-total-shared-box = Last One Standing has no totals: everybody shuts the same box, so each throw and its tiles are needed
error-total-generated = a turn is entered by its total only where all dice are real ones; in this game the computer has thrown
error-total-tiles = no tiles of { $position } count { $got } in all; type what still stands at the end of the turn
error-order-alone = one player alone has no order to change
error-order-seats = { $got } is not an order of all seats; name each of the seats 1 to { $players } once
error-move-illegal = cannot shut { $tiles } of { $position } on { $throw }
error-leave-seat = there is no player to leave from seat { $seat }: the seats are 1 to { $players }, and whoever has left is gone
error-seat-unknown = there is no seat { $seat }; the seats are 1 to { $players }
error-undo-nothing = there is nothing to take back: a throw of the computer's dice stands once it has been seen

## Solving

error-objective-unknown = "{ $got }" is not an objective; write mean, shut, below:12, or below:12:1/2 where a tie counts half
error-solve-extra-missing = solving needs { $missing }, which is not installed: { $install }
error-value-start-order = while the dice decide who begins, nothing can be valued where order = descending; throw first
error-solve-too-large = this box is too large to be solved: { $positions } positions and { $moves } moves need { $megabytes } MB, and at most { $most } are used

error-solve-no-rest = no resting point was found at the score { $score }: the best answers of the players go round in a circle
error-solve-score = these points have no solution: where the others pay, the points of { $players } players differ by multiples of { $players }
error-solve-out = with a total of { $got } a player is out or the game is over; give totals below { $limit }
error-option-range = { $option } must be a whole number from { $low } to { $high }, not "{ $got }"
error-option-numbers = { $option } must be { $count ->
    [one] one whole number
   *[other] { $count } whole numbers with commas between them, one for each player
}, not "{ $got }"
error-option-together = { $option } and { $other } contradict each other; leave out one of them
error-option-needs = { $option } means nothing without { $others }
error-players-missing = say how many play: --players 2
error-players-most = { $rules } is for at most { $most } players, not { $players }
error-solve-round = a round is solved for chase games of 2 to 12 players, not for { $rules } with { $players }; try --game
error-solve-ranges = ranges are known for whole chase games of 3 or 4 players, not for { $rules } with { $players }
error-solve-try = --to-beat and --tries belong together: the total to beat, and how many in a row may still try
error-score-no-meaning = { $rules } keeps no score from one turn to the next, so --score means nothing
error-score-range = points in this game go from { $low } to { $high }; with more it is over
error-rounds-no-meaning = { $rules } is not played in a number of rounds, so --rounds means nothing
error-tables-none = no solutions of { $rules } come with Shutbox
error-to-beat-no-meaning = nobody chases a total in { $rules }, so --to-beat means nothing
error-advise-shut = the box is shut at { $position }: there is nothing left to decide
error-advise-miss = { $throw } cannot be used at { $position }: a miss, there is nothing to decide
error-advise-tries = at most { $most } in a row may still try, the player at the box among them, and only one turn each has totals that are shared
error-advise-needs = { $missing } is missing: shutbox advise RULES POSITION, or --record FILE
error-advise-over = the game in this record is over: there is nothing left to decide
error-exact-too-large = with an off-mat chance, fractions are worked out for at most { $most } positions, and this box has { $positions }; leave out --exact
error-export-exists = { $path } exists already, and is not overwritten
error-export-failed = cannot write { $path }: { $why }
error-page-unbuilt = the page is drawn by the web app, which is not built here: python tools/build_web.py builds it

## Long work

error-axis-syntax = --axis names a setting and the values to try: tiles=1,2,any, not "{ $got }"
error-axis-twice = { $setting } is named by two axes; put all its values into one
error-sweep-points = a sweep has at most { $most } points, not { $got }; draw some of them with --sample
error-journal-other = { $path } holds the finished part of other work; finish that with its own command, or remove the file
error-journal-busy = { $path } is being written by another process: the same work is going on already
error-journal-damaged = line { $line } of { $path } is damaged; remove the file to begin anew
error-journal-failed = cannot write { $path }: { $why }
error-workers-lost = the processes that do the work die again and again, perhaps for lack of memory; jobs left to do: { $jobs }. What is finished is kept
error-cluster-extra-missing = a cluster needs { $missing }, which is not installed: { $install }
error-cluster-address = { $option } must be an address like tcp://10.0.0.5:8786, not "{ $got }"
error-cluster-unreachable = no Dask scheduler answers at { $address }: { $why }; start one with: dask scheduler
error-cluster-lost = the Dask cluster at { $address } has gone; what is finished is kept, and the same command goes on
error-cluster-lacks = the workers of the Dask cluster at { $address } lack { $missing }; install the same shutbox there

## Simulation

error-simulate-dice = these dice can fall in { $got } ways, and at most { $most } can be simulated
error-simulate-totals = the totals of this box are too large to be added up: at most { $most } can be simulated
error-simulate-players = say which bots play: --players perfect,club; they are listed by: shutbox bots
error-tournament-twice = { $bot } is in the tournament twice; everybody meets everybody else once
error-tournament-seats = { $seats } seats need as many bots, and here { $bots ->
    [one] is only one
   *[other] are only { $bots }
}
error-tournament-large = that makes { $line_ups } line-ups, and at most { $most } can be played: take fewer bots or seats
error-tournament-rules = { $rules } is in the tournament twice
error-simulate-endless = a game was not over after { $steps } turns, which is too long to simulate

## Records

error-note-text = the note { $key } must be printable text on one line that does not begin with a space, and its name small letters, digits and hyphens, not "{ $got }"
error-record-none = this is no record of a game: it begins with "{ $got }" and not with: shutbox 1
error-record-version = this record has version { $got }, but this program knows { $known }; a newer shutbox reads it
error-record-version-none = "{ $got }" is no version of a record: versions are whole numbers from 1 on, without a zero in front, as in: shutbox 1
error-record-line = the record is damaged: { $expected ->
    [rules] a line that begins with "rules"
    [seat] a line like: seat person "Ann"
    [begins] a line like: begins 1
    [note] a line like: note seed 7
   *[other] an empty line after the players
} was expected, not "{ $got }"
error-record-cut = the record is cut off: its last line must be "end", the number of events and the hash, not "{ $got }"
error-record-hash = the record was changed after it was written: its hash does not fit
error-record-count = the record says that it has { $expected ->
    [one] one event
   *[other] { $expected } events
}, but it has { $got }
error-record-event = event { $number }, { $word }, could not have happened: { $why }
error-record-dice = event { $number }, { $word }, could not have happened: { $by ->
    [sealed] the envelope of this game holds { $made }
   *[other] the seed of this game makes it { $made }
}
error-record-seal-none = { $throws ->
    [one] one throw is
   *[other] { $throws } throws are
} marked as sealed, but the record has no envelope that could hold them
error-record-seal-note = the envelope in this record is damaged: its note { $note } { $why ->
    [missing] is missing
    [twice] stands there twice
    [unknown] means nothing here
   *[form] cannot be "{ $got }"
}
error-record-seal-seat = the seed of seat { $seat } is not the one that was sealed
error-record-seal-secret = the secret in this record is not the one that was sealed before the game: its seal would be { $made }, not { $sealed }
error-record-unsigned = this record has no signature, so it does not show that the server with the key { $key } made it
error-record-signed-key = this record is signed with the key { $got }, not with { $known }: it is from another server, or from none
error-record-signed-log = the signature for row { $n } of the public log does not fit: it was made for another table, other rules, another seal or another row
error-record-signed-name = the server signed another name than { $name } for seat { $seat }
error-record-signed-start = the signature of the start does not fit: players, seals or who begins are not what the server signed
error-record-signed-count = the server signed a game of { $signed } events, but this record has { $got }: its end was cut off, or something was added
error-record-signed-events = these are not the events that the server signed
error-record-signed-end = the signature of the end does not fit: secret, seeds or events are not what the server signed
error-log-form = a copy of the public log is what the server answers at /api/log: a JSON object with rows
error-log-broken = row { $n } of this copy of the log does not follow from the row before it
error-log-absent = this copy of the log, rows { $first } to { $last }, does not have the seal of table { $table }
error-log-differs = row { $n } of this copy of the log has another { $what ->
    [seal] seal
    [secret] secret
   *[row] number or hash
} than the record

## Live tables

error-table-unknown = there is no such table; ask whoever invited you for its link
error-table-damaged = table { $table } was damaged in the store and is put aside; whoever runs the server finds out more with shutbox verify --store
error-table-stage = that cannot be done { $stage ->
    [waiting] before the game has begun
    [sealing] while the seeds of the seats are being shown
    [playing] during the game
    [over] once the game is over
   *[abandoned] at a table that was given up
}
error-table-seat = there is no seat { $got } at this table; its seats are 1 to { $seats }
error-table-bot = a seat can be open or a bot's, and "{ $got }" is no name of a bot: those are small letters, digits and hyphens
error-table-same-dice = { $rules } gives every player the same dice, so they cannot be typed; set dice to sealed
error-table-envelope = a table needs a public id of 16 hexadecimal digits, and only where its dice are sealed a commitment of 64, not "{ $public }" and "{ $commitment }"
error-table-seeded = dice of a seed are for a table with one seat, and need the setting seed; no other dice have one
error-table-settings = the settings of a table are a JSON object like {"{"}"undo": true{"}"}, not { $got }
error-table-setting-unknown = a table has no setting "{ $setting }"; it has { $known }
error-table-setting = { $setting } cannot be "{ $got }"; allowed are { $wanted }
error-host-only = only the host of this table may do that
error-keeper-only = only the table itself does that; nobody can ask for it
error-device-only = only a person's device may do that; open the link of the table first
error-seated-only = only those who sit at this table, or its host, may do that
error-seat-taken = seat { $seat } is taken; choose an open one
error-seat-open = nobody sits on seat { $seat }
error-seat-gone = whoever sat on seat { $seat } has left the game, which goes on without that seat
error-seat-unheld = no person sits on seat { $seat }, so it cannot go to another device
error-seat-bot = a bot plays on seat { $seat }; only about the seat of a person can others decide
error-seats-open = { $count ->
    [one] seat { $seats } is still open; somebody must take it
   *[other] the seats { $seats } are still open; somebody must take each
}, or a bot
error-seals-missing = the dice still lack the sealed part of { $names }; wait for it, or ask once more to begin without it
error-not-your-seat = seat { $seat } is not yours; only who sits there may do that
error-not-your-turn = this is for { $who } to do
error-not-asked-so = "{ $word }" cannot be played as a word: throw with throw or report, leave with leave, ask for a hint with hint
error-seal-format = the seal of a seed is 64 hexadecimal digits, and only a table with sealed dice takes one
error-table-unsealed = the dice of this table are not sealed
error-seed-known = the seed of seat { $seat } has been shown already
error-seed-strange = that is not the seed which seat { $seat } has sealed; it is 64 hexadecimal digits
error-dice-typed = the dice of this table are real ones: throw them, and report what they show
error-dice-sealed = the dice of this table are sealed and nobody can report them: throw with throw
error-arrange-typed = names and order are changed only where real dice are typed
error-undo-off = nothing can be taken back: this table is played without undo, or its envelope is open, or it goes on at another table
error-undo-time = the time had run out, and that is not taken back
error-coach-off = this table is played without a coach
error-rematch-already = the rematch has its table already; go there
error-say-unknown = "{ $got }" cannot be said at a table; known are { $known }
error-nudge-nobody = there is nobody to nudge; the game waits for no other person
error-nudge-early = it is too early to nudge; wait { $seconds } s more
error-wish-unknown = "{ $got }" is nothing that can be asked for; "do" must be one of { $known }
error-wish-field = { $do } needs "{ $field }": { $wanted ->
    [number] a whole number from 0 to { $most }
    [numbers] a list of whole numbers from 0 to { $most }
    [flag] true or false
   *[text] a text of at most { $most } characters
}
error-wish-report = report needs either "faces", a list of whole numbers, or "sum", a whole number from 1 to { $most }
error-wire-version = this message has version "{ $got }", but this server speaks { $known }; reload the page, or use the same version of shutbox
error-wire-command = a command is a JSON object with "v", an "id" of 1 to 40 visible ASCII characters, the count "n" of entries that you have seen, and "do"
error-stale = something happened meanwhile: your count of entries is { $seen }, and that of the table { $now }; look again
error-entry-first = a table begins with the entry that created it, and has one such entry only
error-entry-kind = "{ $got }" is no kind of entry that this version of shutbox knows
error-entry-fields = an entry of the kind { $kind } needs { $fields }, each in its form
error-entry-body = this is no stored entry: it must be a JSON object that names by whom it is and the command it comes from
error-entry-event = entry { $number } could not have happened: { $why }

## The command line

error-command-unknown = there is no command "{ $got }"; there are { $commands }
error-command-near = there is no command "{ $got }"; did you mean { $near }?
error-option-unknown = { $command } has no option { $option }; its options are shown by: shutbox { $command } --help
error-option-near = { $command } has no option { $option }; did you mean { $near }?
error-option-needs-value = { $option } needs a value: { $option } { $value }
error-option-no-value = { $option } takes no value, but got "{ $got }"
error-option-empty = { $option } must not be empty
error-option-item = { $option } has an empty item: "{ $got }"; put exactly one comma between two values
error-option-control = { $option } has characters that cannot be shown: "{ $got }"
error-option-suffix = { $option } must be a file name that ends in { $suffixes }, not "{ $got }"
error-option-twice = { $option } is given more than once
error-argument-missing = { $argument } is missing; usage: { $usage }
error-argument-extra = { $got } is one argument too many; usage: { $usage }
error-verify-what = say what to verify: the file of a game, or --store for all that a server keeps
error-server-key-form = { $option } takes the key of a server, 64 hexadecimal digits, not "{ $got }"
error-database-form = { $option } takes the address of a PostgreSQL database, such as postgresql://shutbox@localhost/shutbox, not "{ $got }"
error-set-syntax = --set takes a setting and its value, like --set tiles=2, not "{ $got }"
error-set-twice = --set changes { $setting } more than once
error-set-alone = --set needs a rule set to change: shutbox rules nine --set { $got }
error-divide-depth = --divide needs a depth of at least 1
error-moves-dice = { $got ->
    [one] one die may not be thrown
   *[other] { $got } dice may not be thrown
} at { $position }; the number of dice must be { $allowed }
error-rounds-none = { $rules } has no number of rounds to choose; leave out --rounds
error-rounds-alone = alone, a game is one turn; leave out --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed makes seeded dice; leave out --dice { $got }
error-seed = a seed is a printable text without a space at either end, not "{ $got }"
error-typed-same-dice = { $rules } gives every player the same dice, so they cannot be typed; leave out --dice typed
error-resume-same-dice = in this game everybody gets the same dice, but its record does not hold the seed that makes them, so it cannot go on
error-resume-own = { $player } is a player of your own, and a record holds no programs, so this game cannot go on here
error-game-number = there is no game "{ $got }"; type a number from 1 to { $most }, or a name
error-setup-number = type a whole number from { $low } to { $high }, or Enter alone, not "{ $got }"
error-starter-thrown = in { $rules } the dice decide who begins; leave out --starter, or add --set begins=first

## Files

error-file-missing = there is no file { $file }
error-file-no-folder = there is no folder to make { $file } in
error-file-folder = { $file } is a folder, not a file
error-file-no-directory = { $file } is not a folder
error-file-denied = { $file } may not be read or written here
error-file-exists = { $file } exists already; choose another name, or go on with its game: shutbox play --resume { $quoted }
error-file-large = { $file } is too large: at most { $most } bytes are read
error-file-text = { $file } is not a text in UTF-8
error-file-other = { $file } cannot be used: { $why }
error-output = the output cannot be written: { $why }
error-system = the operating system reports an error: { $why }

## Answers at the table

error-answer-none = type one of the numbers, or the tiles
error-answer-penalty = type 1 or { $up } for the tile to stand up, 2 or { $end } for the turn to end
error-answer-number = there is no { $got } to choose; the numbers go from 1 to { $most }
error-answer-unknown = "{ $got }" means nothing here; a question mark shows what can be typed
error-answer-ambiguous = { $got } can be { $moves }; type its number, or the tiles exactly so
error-answer-faces = { $got } is not what { $dice ->
    [one] one die shows; type one face, like 4
   *[other] { $dice } dice show; type their faces, like 3 5
}
error-answer-player = "{ $got }" does not name one player; the players are { $names }
error-typed-only = { $word } is for real dice; in this game the computer throws
error-answer-sum = "{ $got }" is not a sum; type it like { $word } 9 or =9
error-answer-total = "{ $got }" is not a total; type it like { $word } 17, and { $word } 0 for a shut box
error-answer-rename = "{ $got }" does not say who gets which name; type it like { $word } Ann=Anna; at the table are { $names }
error-answer-order = "{ $got }" is not an order of all players; name each of { $names } once, with commas
error-off-generated = dice are reported off the mat only where they are typed; those of the computer stay on it, or leave it by the chance in the rules
error-off-none = { $rules } has no penalty for dice off the mat

## Environments

error-envs-extra-missing = this needs { $missing }, which is not installed: { $install }
error-envs-illegal = illegal must be stay or raise, not "{ $got }"
error-envs-reward = reward must be one of { $kinds }, not "{ $got }"
error-envs-reward-points = { $rules } gives no points; reward win or zero-sum
error-envs-players = a game among agents needs at least two, not { $got }; a turn alone is shutbox.envs.TurnEnv
error-envs-actions = there must be one action for each of the { $count } turns, but they came in the shape { $got }
error-action-unknown = { $got } is no action of this rule set, whose actions are numbered from 0 to { $most }
error-action-illegal = the action { $got } is not allowed now: the game waits for { $phase ->
    [throw] a throw
    [shut] tiles to be shut
    [penalty] the penalty to be chosen
    [survivor] the survivor to take the point or to throw
   *[over] nothing more, it is over
}
