# Help for the command line.

help-version = shutbox { $version }
help-program = Shut the Box, Double Shutter and their relatives: play in the terminal, look into the rules, know the best move.
help-more = Without a command a game begins. Help for a command: shutbox COMMAND --help
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

help-command-play = Play a game in the terminal, alone or around one keyboard.
help-command-rules = List the rule sets, show one in full, or check one of your own.
help-command-moves = List every way to use a throw at a position.
help-command-perft = Count the lines of throws and moves of a given length.
help-command-solve = Work out what a turn, a round or a whole game is worth, exactly.
help-command-advise = Rank the options at a position by their exact value.
help-command-export = Write the whole table of a solved turn to a new file.
help-command-bots = List the bots, and how strong each is in a turn of a rule set.
help-command-cache = List the solutions that are kept, or clear them.
help-command-replay = Tell the story of a stored game, and its standing.
help-command-verify = Check that a stored game is whole and that everything in it could have happened.
help-command-analyse = Tell what each choice of a stored game cost, and how lucky each throw was.

help-argument-rules = a name from the catalogue (see: shutbox rules), or a file of your own (.toml or .json)
help-argument-position = the standing tiles, rows from front to back joined by /, a dot for each shut tile: 12.4...89
help-argument-throw = the faces thrown: 3,5 for two dice, 4 for one
help-argument-depth = the number of throws, from 0 upward
help-argument-table = the file to write, .csv or .npz
help-argument-file = the record of a game, as play stores it

help-option-help = show this help
help-option-version = show the version
help-option-json = write one JSON document for machines to read
help-option-set = change a setting of the rule set, as often as needed: --set tiles=2
help-option-file = a rule set of your own, in TOML or JSON, to check and show
help-option-position = begin here instead of at the start
help-option-divide = split the count by the first throw and move
help-option-players = who plays, with commas: Ann,Bo; a bot is written @club (shutbox bots lists them); one name plays alone
help-option-rounds = how many rounds, where the rules leave that open
help-option-objective = mean (the least mean total, the default), shut, below:12, or below:12:1/2 where a tie counts half
help-option-worst = turn the objective round: how badly it can go
help-option-exact = the value as a fraction too, in plain exact arithmetic
help-option-distribution = the chance of every final total
help-option-round = a chase round: the expected points of each seat
help-option-game = the whole game: the winning chance of each seat
help-option-player-count = how many play
help-option-to-beat = the total to beat
help-option-tries = how many in a row may still try, the player at the box among them
help-option-rounds-left = how many rounds are to come, the one at hand among them
help-option-score = points or running totals so far, with commas, seat by seat
help-option-starter = the seat that begins the coming round, from 0; any for the mean over all
help-option-sharers = how many share the total to beat, where each has one turn
help-option-began = the seat that began the round, from 0, which is yours
help-option-record = the end of this record instead of a position
help-option-clear = remove all of them
help-option-seed = dice that this text repeats, game after game
help-option-dice = who makes the dice: system (the default), seeded, or typed for real dice on your table
help-option-save = keep the game in this new file, rewritten after everything that happens
help-option-resume = go on with the game in this file
