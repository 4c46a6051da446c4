# Help for the command line.

help-version = shutbox { $version }
help-program = Shut the Box, Double Shutter and related games: play in the browser or in the terminal, explore the rules, find the best move.
help-more = Without a command, the game opens in the browser, on this machine and for phones on the same network. Help for a command: shutbox COMMAND --help
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-variables = Environment variables
help-examples = Examples
help-range = { $text }; { $low } to { $high }

help-command-play = Play a game in the terminal, alone or with several players at one keyboard.
help-command-rules = List the rule sets, show one in full, or check one of your own.
help-command-moves = List every way to use a throw at a position.
help-command-perft = Count the lines of throws and moves of a given length.
help-command-solve = Compute the exact value of a turn, a round or a whole game.
help-command-advise = Rank the options at a position by their exact value.
help-command-export = Write the whole table of a solved turn to a new file.
help-command-drill = Practise: choose first, then see what every option is worth.
help-command-bots = List the bots, and how strong each is in a turn of a rule set.
help-command-serve = Serve live tables to phones and terminals, here or behind HTTPS.
help-command-join = Join a live table by its link: play there, or watch.
help-command-host = Create a live table on a server, invite others, and play.
help-command-card = Draw a strategy card to print: what to shut first on each throw.
help-command-sweep = Measure every rule set of a grid exactly, to find a good house rule.
help-command-simulate = Play many games between bots, and show the results with confidence intervals.
help-command-tournament = Let bots play each other at several rule sets, and rate them.
<<<<<<< HEAD
help-command-cache = List the solutions that are kept, or clear them.
help-command-analyse = Tell what each choice of a stored game cost, and how lucky each throw was.
help-command-replay = Tell the story of a stored game, and its standing.
help-command-stats = Show how you did in your finished games: totals, streaks, losses and luck.
help-command-verify = Check that a stored game is whole, was possible, and fits its sealed dice.
help-command-backup = Copy everything that a server keeps to a new file, while it serves.
help-command-export-games = Write the record of every game that a server keeps, each to a file of its own.
help-command-forget = Delete a table, a device's data or all that is old from what a server keeps.
help-command-dice = Count what the dice of stored games showed, against what fair dice show.
=======
help-command-cache = List the stored solutions, or delete them.
help-command-analyse = Show what each choice in a stored game cost, and how lucky each throw was.
help-command-replay = Replay a stored game as text, with its score.
help-command-verify = Check that a stored game is complete and legal, and matches its sealed dice.
help-command-backup = Copy everything that a server stores to a new file, while the server runs.
help-command-export-games = Write the record of every game that a server stores, each to its own file.
help-command-forget = Delete a table, a device's data or all old tables from a server's store.
help-command-dice = Compare the dice of stored games with fair dice.
>>>>>>> 8381749 (words: say defaults and choices plainly in the help)

help-argument-rules = a name from the catalogue (see: shutbox rules), or a file of your own (.toml or .json)
help-argument-position = the standing tiles, rows from front to back joined by /, a dot for each shut tile: 12.4...89
help-argument-throw = the faces thrown: 3,5 for two dice, 4 for one
help-argument-url = the address of the table, as you received it, or of its server
help-argument-depth = the number of throws, 0 or more
help-argument-table = the file to write, .csv or .npz
help-argument-card = the picture to write, .svg
help-argument-file = the record of a game, as written by play
help-argument-copy = the new file for the copy
help-argument-folder = the folder for the records; created if it does not exist

help-option-help = show this help
help-option-version = show the version
<<<<<<< HEAD
help-variable-data = the folder for everything that is kept: your games, drills, tokens and the tables of a server
help-variable-cache = the folder for what can be made again: solutions, figures and compiled code
help-option-lang = the language to answer in: { $languages }; that of the system if nothing is said
help-option-json = write one JSON document for machines to read
help-option-set = change a setting of the rule set, as often as needed: --set tiles=2
=======
help-option-lang = the language of the output: { $languages } (default: that of the system)
help-option-json = write one JSON document for other programs
help-option-set = change a setting of the rule set; can be repeated: --set tiles=2
>>>>>>> 8381749 (words: say defaults and choices plainly in the help)
help-option-file = a rule set of your own, in TOML or JSON, to check and show
help-option-position = start at this position instead of the usual one
help-option-divide = split the count by the first throw and move
help-option-players = the players, separated by commas: Ann,Bo; a bot is written @club (listed by: shutbox bots); one name plays alone
help-option-rounds = the number of rounds, if the rules do not fix it
help-option-objective = mean (lowest average total, the default), shut, below:12, or below:12:1/2 where a tie counts half
help-option-worst = reverse the objective: how badly a turn can go
help-option-exact = also show the value as an exact fraction
help-option-distribution = the chance of every final total
help-option-round = a chase round: the expected points of each seat
help-option-game = the whole game: the winning chance of each seat
help-option-player-count = the number of players
help-option-to-beat = the total to beat
<<<<<<< HEAD
help-option-tries = how many in a row may still try, the player at the box among them
help-option-rounds-left = how many rounds are to come, the one at hand among them
help-option-score = points or running totals so far, with commas, seat by seat
help-option-starter = the seat that begins the coming round, from 1; any for the mean over all
help-option-sharers = how many share the total to beat, where each has one turn
help-option-began = the seat that began the round, from 1, which is yours
help-option-record = the end of this record instead of a position
help-option-host = the address to listen on: 0.0.0.0 for the whole network (the default), 127.0.0.1 for this machine alone
help-option-port = the port to listen on: 8000 if nothing is said, 0 for any that is free
help-option-public = the address behind HTTPS under which people reach the server, like https://box.example
help-option-also = another name under which this machine is reached at home, as often as needed
help-option-open = open the box in the browser too; where it is served already, only that
help-option-data = where tables are kept, in place of the user's data folder
help-option-server = the server to lay the table on: http://localhost:8000 if nothing is said
help-option-name = who sits down here; several at one terminal with commas: Ann,Bo
help-option-seat = the seat to sit down on, from 1; the first that is open if nothing is said
help-option-watch = look on without a seat
help-option-transfer = take over a seat from another device, with the code that it shows
help-option-seats = what the seats are, with commas: open, or the name of a bot; open,open if nothing is said
help-option-table-dice = sealed (the default), or typed for real dice on somebody's table
help-option-coach = off (the default), ask for hints, or each for a comment on each choice
help-option-undo = let players take back what they did, but never past a throw that was seen
help-option-pencil = let whoever is seated enter what the player at the box does: one keeps score for all
help-option-seconds = how long one may think about each choice, 0 for as long as one likes
help-option-pace = how many milliseconds a bot waits before it acts
help-option-first-seat = the seat that begins, from 1, where the dice do not decide it
help-option-from = practise the mistakes of this record, as many files as you like
=======
help-option-tries = how many players in a row can still try, including the player at the box
help-option-rounds-left = the number of rounds left, including the current one
help-option-score = points or running totals so far, separated by commas, in the order of the seats
help-option-starter = the seat that begins the next round, counted from 0; any: the average over all seats
help-option-sharers = how many players share the total to beat, if each has one turn
help-option-began = the seat that began the round; seat 0 is yours
help-option-record = use the last position of this record
help-option-host = the address to listen on: 0.0.0.0 for the whole network (default), 127.0.0.1 for this machine only
help-option-port = the port to listen on; 0 for any free port (default: 8000)
help-option-public = the public HTTPS address of the server, like https://box.example
help-option-also = another name of this machine in the local network; can be repeated
help-option-open = also open the game in the browser; if a server is already running, only open the browser
help-option-data = the folder of the tables (default: the user's data folder)
help-option-server = the server for the table (default: http://localhost:8000)
help-option-name = your name; several players at this terminal are separated by commas: Ann,Bo
help-option-seat = your seat, counted from 1 (default: the first open seat)
help-option-watch = watch without a seat
help-option-transfer = take over your seat from another device, with the code that it shows
help-option-seats = the seats, separated by commas: open, or the name of a bot (default: open,open)
help-option-table-dice = sealed (default), or typed for real dice on your table
help-option-coach = off (default), ask for hints on request, or each for a comment on every choice
help-option-undo = let players undo an action, but never one before a throw that they have seen
help-option-pencil = let anyone at the table enter the actions of the player at the box, so that one person keeps score for all
help-option-seconds = the time limit for each choice in seconds; 0 for no limit
help-option-pace = how many milliseconds a bot waits before it plays
help-option-first-seat = the seat that begins, counted from 1, if the dice do not decide it
help-option-from = practise the mistakes in this record; can be repeated
>>>>>>> 8381749 (words: say defaults and choices plainly in the help)
help-option-player = only the mistakes of this player
help-option-stats-player = whose games (default: whoever plays most)
help-option-stats-rules = only games with this rule set
help-option-since = only games that ended on this day or later: 2026, 2026-11 or 2026-11-18
help-option-quick = leave out losses and luck, which take the coach a while the first time
help-option-keep = yes or no: whether play keeps finished games from now on
help-option-stats-forget = delete all kept games
help-option-level = easy, medium or hard
help-option-count = stop after this number of exercises
help-option-drill-seed = a text; the same text gives the same exercises
help-option-html = write the report to this new file as a page that opens offline: replay, curve, every decision
help-option-axis = a setting with the values to try; can be repeated: --axis tiles=1,2,any; if a value contains commas, separate the values by |
help-option-sample = measure only this number of points of the grid, chosen at random
help-option-sweep-seed = a text; the same text gives the same sample
help-option-out = the table to write, .csv; the same command continues a run that was stopped
help-option-sort = the column to sort by, best first: opener, skill, choices, mean, …
help-option-top = the number of rows to show (default: 20)
help-option-processes = the number of processes (default: one for each core)
help-option-dask = run on the Dask cluster at this address, like tcp://10.0.0.5:8786
help-option-simulate-players = the bots, in the order of their seats: perfect,club (listed by: shutbox bots); one plays alone
help-option-games = the number of games (default: 10000)
help-option-simulate-seed = a text; the same text gives the same games
help-option-simulate-processes = the number of processes (default: one process that uses every core)
help-option-simulate-game = only write this game of the simulation, counted from 0, to the file of --save
help-option-simulate-save = the new file for --game
help-option-store = check the store of a server: in the user's data folder, or in this file or folder
help-option-table = the table with this public id
<<<<<<< HEAD
help-option-device = the device with this id: its seats, and the tables at which nobody else holds one
help-option-older-than = everything that has not changed for so many days
help-option-yes = do not ask
help-option-bots = the bots that take part, with commas; all of them if nothing is said (shutbox bots lists them)
help-option-rules = the rule sets, with commas: names from the catalogue or files; nine if nothing is said
help-option-tournament-seats = how many sit at a table; 2 if nothing is said
help-option-line-up-games = how many games each line-up plays; 1000 if nothing is said
help-option-clear = remove all of them
help-option-seed = dice that this text repeats, game after game
help-option-dice = who makes the dice: system (the default), seeded, or typed for real dice on your table
help-option-save = keep the game in this new file, rewritten after everything that happens
help-option-no-keep = do not keep this game for shutbox stats
help-option-resume = go on with the game in this file
=======
help-option-device = the device with this id: its seats, and the tables where nobody else has a seat
help-option-older-than = all tables that have not changed for this number of days
help-option-yes = do not ask for confirmation
help-option-bots = the bots, separated by commas (default: all of them; listed by: shutbox bots)
help-option-rules = the rule sets, separated by commas: names from the catalogue or files (default: nine)
help-option-tournament-seats = the number of players at a table (default: 2)
help-option-line-up-games = the number of games of each line-up (default: 1000)
help-option-clear = delete all of them
help-option-seed = a text; the same text gives the same dice
help-option-dice = the dice: system (default), seeded, or typed for real dice on your table
help-option-save = save the game to this new file after every action
help-option-resume = continue the game in this file
>>>>>>> 8381749 (words: say defaults and choices plainly in the help)
