# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explore
aside-explore-share = Share this position
aside-explore-tap = Tap a tile to shut it or flip it up
aside-explore-total = total { $total }
aside-explore-all-up = all up
aside-explore-busy = Working it out…
aside-explore-values = What the position is worth
aside-explore-mean = average total with best play
aside-explore-shut = best chance to shut the box
aside-explore-below = best chance to leave less than { $target }
aside-explore-playable = throws that fit
aside-explore-of = of { $count }
aside-explore-goal = Best play means
aside-explore-aim = { $aim ->
    [shut] shut the box
    [below] beat a total
   *[mean] lowest average total
}
aside-explore-target = The total to beat
aside-explore-ends = Where the turn ends
aside-explore-ends-about = { $aim ->
    [shut] How often each total is left when you only try to shut the box.
    [below] How often each total is left when you try to leave less than { $target }.
   *[mean] How often each total is left when you play for the lowest average.
}
aside-explore-plot = How often each total is left: on average { $mean }; the box is shut in { $shut }.
aside-explore-is-shut = { $chance } shut
aside-explore-is-mean = average { $mean }
aside-explore-look = Look at a total
aside-explore-exactly = { $low ->
    [0] Shut: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } or less: { $chance }
aside-explore-worth = What each throw is worth
aside-explore-worth-about = { $unit ->
    [chance] The best way to use it, and your chance after that. Longer is better. Hatched means worse than before the throw. The small bar shows how likely the throw is.
   *[total] The best way to use it, and your average total after that. Shorter is better. Hatched means worse than before the throw. The small bar shows how likely the throw is.
}
aside-explore-throw = { $throw }, { $weight } of { $of }: { $best }, then { $value }
aside-explore-miss = miss
aside-explore-no-throws = There are too many throws to list.
aside-explore-over = The box is shut. There’s nothing left to throw for.
aside-explore-ways = Every way to use { $throw }. Tap one to continue from there.
aside-explore-go = Shut { $tiles }, then { $value }
aside-explore-dice = How many dice
aside-explore-number = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
aside-explore-design = Change the rules
aside-learn-this = How to play
aside-rules-choose = Which rules
aside-rules-changed = { $title }, with changes
aside-says-dice = { $forced ->
    [yes] { $dice } dice, but one once { $condition }
   *[no] { $dice } dice, or one once { $condition }
}
aside-says-all-dice = { $dice ->
    [one] one die
    [2] always two dice
   *[other] always { $dice } dice
}
aside-says-faces = { $faces } faces each
aside-says-behind = a tile behind only with the next throw
aside-says-first = the first throw must shut the { $tile }
aside-says-unlucky = a { $total } is a miss

## The settings of a rule set

aside-quoted = “{ $name }”
aside-axis-box = Tiles
aside-axis-set_up = Tiles up at the start
aside-axis-dice = Dice
aside-axis-faces = Faces of each die
aside-axis-one_die = One die is possible when
aside-axis-tiles = Tiles with one throw
aside-axis-buys = What a throw shuts
aside-axis-behind = A tile behind can be shut
aside-axis-first_throw = The first throw
aside-axis-unlucky = Unlucky total
aside-axis-total = Each tile counts
aside-axis-off_mat = A die off the mat
aside-axis-off_mat_chance = How often the computer’s dice leave the mat
aside-axis-format = How turns make a game
aside-axis-rounds = Rounds
aside-axis-fewest_rounds = Minimum rounds
aside-axis-most_rounds = Maximum rounds
aside-axis-limit = Limit
aside-axis-out_at = Knocked out at
aside-axis-out_when = Knocked out
aside-axis-points = A round pays
aside-axis-super_box = A second shut box
aside-axis-tries = How a round goes
aside-axis-begins = Who starts the game
aside-axis-order = Playing order
aside-axis-next_start = Who starts the next round
aside-axis-ties = A tie for first place
aside-axis-shut_wins = Shutting the box wins at once
aside-axis-same_dice = Everyone gets the same dice
aside-axis-most_players = Maximum players
aside-value-box-nine = one row, 1 to 9
aside-value-box-ten = one row, 1 to 10
aside-value-box-twelve = one row, 1 to 12
aside-value-box-double = two rows, the second from 9 to 1
aside-value-box-double-aligned = two rows, both from 1 to 9
aside-value-box-triple = three rows
aside-value-box-own = rows of your own
aside-value-one_die-never = never
aside-value-one_die-standing = the tiles left add up to { $limit } or less
aside-value-one_die-exposed = the front tiles add up to { $limit } or less
aside-value-one_die-highest = no tile above { $limit } is left
aside-value-one_die-789 = 7, 8 and 9 are shut
aside-value-tiles-any = as many as you like
aside-value-tiles-number = at most
aside-value-buys-sum = any tiles that add up to the throw
    .says = { $tiles ->
        [any] any tiles that add up to the throw
        [1] one tile that matches the throw
       *[other] up to { $tiles } tiles that add up to the throw
    }
aside-value-buys-exact = the tile of the sum, or those of the dice
    .says = only the tile of the sum or those of the dice
aside-value-buys-thai = one tile: that of a die or of the sum
    .says = one tile, that of a die or of the sum
aside-value-behind-at-once = with the same throw
aside-value-behind-next-throw = from the next throw on
aside-value-first_throw-free = is like any other
aside-value-first_throw-number = must shut the tile
aside-value-unlucky-none = none
aside-value-unlucky-number = this is a miss:
aside-value-total-sum = its value
    .says = the total is the sum of the tiles left
aside-value-total-front-double = its value, front tiles twice
    .says = front tiles count double
aside-value-total-tiles = one for each tile
    .says = each tile left counts one
aside-value-total-digits = read as one number
    .says = what is left is read as one number
aside-value-off_mat-none = does nothing
aside-value-off_mat-raise = flips the highest shut tile back up
    .says = off the mat, a tile flips back up
aside-value-off_mat-end = ends the turn
    .says = off the mat, the turn ends
aside-value-off_mat-choose = lets the player choose
    .says = off the mat, the player chooses the penalty
aside-value-off_mat-void = makes the whole box count
    .says = off the mat, the whole box counts
aside-value-format-one-turn = one turn each
aside-value-format-running = totals add up over the rounds
aside-value-format-knock-out = totals add up, and above a limit you’re out
aside-value-format-until = totals add up until someone reaches the limit
aside-value-format-chase = a chase: beat the total
aside-value-format-last-one-standing = last one standing, one box for all
aside-value-format-solitaire = alone against the box
aside-value-out_at-above = above the limit
aside-value-out_at-reached = to the limit
aside-value-out_when-at-once = at once
aside-value-out_when-round-end = at the end of the round
aside-value-points-winner = 1 point, 2 for a Super Box
aside-value-points-paid = what each of the others loses
aside-value-super_box-handover = takes the round over
aside-value-super_box-draw = makes the round a draw
aside-value-super_box-first-keeps = changes nothing
aside-value-super_box-both-score = scores as well
aside-value-tries-chase = players chase the total until nobody beats it
aside-value-tries-one-each = everyone has one turn
aside-value-begins-first = the first in the list
aside-value-begins-throw = the highest throw
aside-value-order-clockwise = clockwise
aside-value-order-descending = from the highest throw to the lowest
aside-value-next_start-clockwise = the next player
aside-value-next_start-winner = the winner of the last one
aside-value-next_start-throw = the highest throw
aside-value-next_start-same = the same player
aside-value-ties-shared = is shared
aside-value-ties-play-off = is played off
aside-axis-one-die-must = Optional or required
aside-axis-forced = { $forced ->
    [yes] one die is required
   *[no] the player can choose
}
aside-axis-row = { $row ->
    [1] Front row
   *[other] Row { $row }
}
aside-axis-more-rows = Add a row behind
aside-axis-fewer-rows = Remove the last row

## Designing a house rule

aside-design = Design a house rule
aside-design-share = Share this rule
aside-design-from = Start from
aside-design-name = Name
aside-design-unnamed = House rule
aside-design-about = What’s special about it
aside-design-set-up = Tap a tile to shut it before the game starts.
aside-design-part = { $part ->
    [box] The box
    [dice] The dice
    [throw] A throw
    [count] What counts
    [game] The game
   *[table] Around the table
}
aside-design-faults = { $count ->
    [one] You can’t play this yet:
   *[other] You can’t play this yet, for { $count } reasons:
}
aside-design-figures = What it does to the odds
aside-design-figures-about = Exact figures for best play, compared with the published games.
aside-design-yours = yours
aside-design-beside = Compare with
aside-design-players = Players
aside-design-two-players = The published games are measured for two players.
aside-design-measure = { $measure ->
    [mean] Average total
    [shut] Boxes shut
    [opener] Advantage of starting
    [throws] Throws in a turn
    [choices] Choices in a turn
   *[skill] Share of skill
}
aside-design-opener-round = { $points } points a round
aside-design-none = unknown
aside-design-meaning = What the figures mean
aside-design-meaning-of = { $measure ->
    [mean] The average total if you play each turn for the lowest total.
    [shut] How often that play shuts the box.
    [opener] How much more than an equal share the first player wins, if everyone plays perfectly. For games too long to solve, it’s in points per round.
    [throws] How long a turn is if you play that way.
    [choices] How often in a turn you have more than one option.
   *[skill] A perfect player meets one who chooses at random. This is how much of the difference in their totals comes from skill. The rest is luck.
}
aside-design-save = Save
aside-design-saved = Saved in this browser. Use a link to take it anywhere else.
aside-design-drop = Delete { $name }
aside-play-with = Play with
aside-play-alone = Alone
aside-play-here = On this screen
aside-play-link = With friends by link
aside-play-bot = Against a bot
aside-play-bot-grade = How strong
aside-play-people = How many people

## Your games

aside-games = Your games
aside-games-none = You haven’t finished a game in this browser yet. Finished games appear here, with your totals, your luck and what your choices cost.
aside-games-play = Play a game
aside-games-who = Player
aside-games-everybody = everyone
aside-games-rules = Rules
aside-games-all-rules = all
aside-games-reading = { $left ->
    [one] The coach is looking through one more game…
   *[other] The coach is looking through { $left } more games…
}
aside-games-figures = Statistics
aside-games-figure = { $figure ->
    [played] games
    [won] won
    [turns] turns
    [mean] average total
    [best] lowest total
    [shut] boxes shut
   *[cost] lost per choice
}
aside-games-totals = Totals over time
aside-games-totals-about = { $rules }: what each turn left. The line is the average of the last ten turns.
aside-games-perfect = Perfect play: { $mean } on average.
aside-games-plot-totals = { $count } turns; the last ten left { $mean } on average.
aside-games-costs = What a choice costs
aside-games-costs-about = How much of what was at stake you gave away per choice, game by game. Less is better.
aside-games-plot-costs = { $count } games; in the last ten a choice cost { $mean } on average.
aside-games-lucks = Luck
aside-games-lucks-about = { $unit ->
    [chance] What the dice gave or took in each game, in percentage points of the chance to win.
    [points] What the dice gave or took in each game, in points.
   *[total] What the dice gave or took in each game, in points of the total. Up is good.
}
aside-games-plot-lucks = { $count } games: lucky { $lucky } times, unlucky { $unlucky } times.
aside-games-tables = Tables
aside-games-seats = { $count ->
    [0] You have no seat at an open table on this device.
    [one] You have a seat at one open table on this device.
   *[other] You have seats at { $count } open tables on this device.
}
aside-games-return = Back to the last table
aside-games-list = Every game
aside-games-result = { $won ->
    [shut] the box is shut
    [open] the box stayed open
    [yes] { $names } won
   *[no] nobody won
}
aside-games-score = { $name } { $result }
aside-games-report = Report
aside-games-record = Save the record
aside-games-gone = This game’s record is no longer here or on the server.
aside-games-more = Show { $count } more
aside-games-yours = What this browser keeps
aside-games-yours-about = Games, drills, house rules, names and settings stay in this browser and nowhere else. The server keeps the tables themselves.
aside-games-export = Save everything
aside-games-import = Import from a file
aside-games-imported = { $count ->
    [one] One entry imported.
   *[other] { $count } entries imported.
}
aside-games-not-ours = Shutbox didn’t save this file. Choose another one.
aside-games-delete = Delete everything
aside-games-delete-sure = Delete everything?
aside-games-delete-about = This deletes all games, figures, drills, house rules, names and settings in this browser for good. Tables on the server stay there.
aside-games-delete-yes = Delete everything
aside-games-keep = Cancel
aside-server-yours = What the server keeps
aside-server-about = The tables you joined from this browser with their games and names, and when you first and last came. You can download and delete all of it.
aside-server-export = Download everything
aside-server-delete = Delete from the server
aside-server-delete-sure = Delete from the server?
aside-server-delete-about = Tables where nobody else has a seat are deleted. At other tables your name is removed and the game stays. You lose your seats, and the server forgets this browser. Records that others saved stay with them.
aside-server-delete-yes = Delete from the server
aside-server-deleted = Deleted from the server.
aside-server-nothing = The server keeps nothing about this browser.
aside-server-failed = That didn’t work. Try again later.

## The dice

aside-dice-page = The dice
aside-dice-lede = Every throw of a game lies in an envelope that is sealed before anyone throws. When the game is over, it’s opened and you can look inside.
aside-dice-step = { $step ->
    [1] The server seals its part
    [2] You seal yours
    [3] The envelope lies on the table
   *[4] The envelope is opened
}
aside-dice-step-about = { $step ->
    [1] When you create a table, the server draws a secret and shows its seal. The seal fits this secret only and gives nothing away. From then on, the server can’t switch to another secret.
    [2] When you sit down, your own device draws a secret too and shows its seal. Only when everyone has sealed are these parts revealed and combined with the server’s.
    [3] All parts together fix every throw of the game, whatever anyone does. Nobody can add or change a throw without breaking a seal.
   *[4] At the end the server reveals its secret. Now anyone can combine the parts again and check every throw.
}
aside-dice-drawing = { $step ->
    [1] Drawing: an envelope with one slip of paper in it and a seal
    [2] Drawing: slips of the players go into the envelope
    [3] Drawing: the envelope, closed and sealed
   *[4] Drawing: the envelope is open, and a list of throws is ticked off
}
aside-dice-check = Check a game
aside-dice-check-about = Choose one of your games or a saved file, or paste the text of a record.
aside-dice-mine = One of your games
aside-dice-choose = choose…
aside-dice-file = A file
aside-dice-text = The text of a record
aside-dice-check-it = Check
aside-dice-checking = Checking…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] The one throw matches the envelope.
       *[other] All { $throws } throws match the envelope.
    }
    [alone] Every throw follows from this envelope. The record alone doesn’t show that it was sealed before the game.
    [checked] The seals match. The throws of this game are numbered by its rules.
    [sealed] The envelope is still sealed. It’s opened when the game is over.
    [other] The record is complete. Its dice came from no envelope, so there’s nothing to compare them with.
   *[fault] Something doesn’t match.
}
aside-dice-game = { $rules }, { $names }: { $throws ->
    [one] one throw.
   *[other] { $throws } throws.
}
aside-dice-others = { $count ->
    [one] One throw came from other dice and wasn’t in the envelope.
   *[other] { $count } throws came from other dice and weren’t in the envelope.
}
aside-dice-missing = { $names } sealed a part and never revealed it. The game went on without it. Anyone who knew the server’s secret could choose between two games that way.
aside-dice-alone = No player added a part, so the server alone chose these dice.
aside-proof-list = What was checked
aside-proof-state = { $state ->
    [fits] Matches.
    [differs] Doesn’t match.
   *[unknown] Not shown.
}
aside-proof = { $check ->
    [dice-fit] This page made every throw again from the secret and the players’ parts, and all their seals match.
    [dice-sealed] The envelope is still sealed. Check the throws when it’s open.
    [dice-rules] All seals match. Only the rules of this game tell which throw is which, and this page doesn’t know them. Use “shutbox verify” to make the throws again.
    [dice-none] The dice came from no envelope.
    [signature-fits] The server signed names, rules, seals and line { $n } of its public log. Its key begins with { $key }.
    [signature-forgotten] The server signed names, rules, seals and line { $n } of its public log. Its key begins with { $key }. A name was deleted since then and can’t be compared.
    [signature-none] The record isn’t signed. It doesn’t show that the dice were sealed before the game, because anyone who knows all parts can look for a secret that suits them.
    [end-fits] The server signed the end too, so no event is missing.
    [end-none] The end isn’t signed, so events may be missing there.
    [kept-fits] This browser saw the same seal before the game, on { $at }.
    [kept-late] This browser first saw this seal on { $at }, after the game had started.
    [kept-none] This browser wasn’t at the table before the game, so it has no seal to compare.
    [kept-seal] This browser saw a different seal on { $at }.
    [kept-key] It’s signed with a different key from the one this browser saw on { $at }.
    [kept-unsigned] The record has no signature, but on { $at } this browser saw a signed seal.
    [kept-log] This browser saw a different line of the log on { $at }.
    [part-fits] What this browser put into the envelope is in it.
    [part-seed] What this browser put into the envelope is not in it.
    [key-fits] This server publishes the same key.
    [key-other] This server doesn’t know the key. Another server signed the record, or none did. Compare it with the key that the other server publishes.
    [log-fits] Line { $n } of the public log, of { $at }, has this seal.
    [rules-fits] The moves follow the rules. The server checked them.
    [rules-none] The server couldn’t check whether the moves follow the rules.
   *[whole-fits] The record is complete and undamaged.
}
aside-dice-faces = How the faces fell
aside-dice-faces-of = Faces thrown, and how many of each to expect
aside-dice-face = { $face }: { $observed } times, { $expected } expected
aside-dice-p = { $enough ->
    [yes] With fair dice, { $p } of games are at least as uneven as this. { $judgement ->
        [usual] That’s nothing unusual.
        [odd] That’s a little unusual, but it happens to anyone who plays often.
       *[rare] That’s very unusual. If other games look like this too, something is wrong with the dice.
    }
   *[no] There are too few throws to tell. Anything can happen.
}
aside-dice-all = All your games together
aside-dice-all-about = { $count ->
    [one] The one game in this browser.
   *[other] The { $count } games in this browser.
}
aside-dice-count = Count
aside-dice-streaks = What’s normal
aside-dice-streaks-about = Dice have no memory, so they repeat more often than you’d think. Exact chances for two dice:
aside-dice-streaks-what = What
aside-dice-streaks-next = With the next throws
aside-dice-streaks-evening = In an evening of 100 throws
aside-dice-streak = { $what ->
    [doubles] three doubles in a row
    [same-double] the same double twice in a row
    [same-throw] the same throw twice in a row
    [same-sum] the same sum three times in a row
    [no-six] no 6 in ten throws
   *[no-seven] no 7 in twenty throws
}
aside-dice-ask = { $question ->
    [server] Could the server choose the dice?
    [last] Does it help to reveal your part last?
    [again] Could it close tables until it likes the dice?
   *[limits] What doesn’t the envelope promise?
}
aside-dice-answer = { $question ->
    [server] No. It sealed its part before it knew any of yours. To steer the dice, it would have to swap its part afterwards, and then the seal wouldn’t match. One honest player is enough.
    [last] No. The last player has seen the other players’ parts but not the server’s, and without it the throws can’t be predicted. A part can’t be swapped either, because it’s sealed already.
    [again] You’d see it. Every seal goes into a public log when a table is created. Each line is linked to the one before it, and closed tables stay in the log.
   *[limits] The server knows the throws once the game has started, because it makes them. The bots don’t see them. Real dice that you type in aren’t sealed.
}
aside-dice-log = The public log
aside-dice-log-about = Every envelope of this server is listed when it is sealed and when it is opened. These are the last lines.
aside-dice-log-kind = { $kind ->
    [opened] opened
   *[sealed] sealed
}
aside-dice-log-row = Line { $n }, table { $table }
aside-dice-log-fits = Checked here: each line is linked to the one before it.
aside-dice-log-broken = Line { $n } isn’t linked to the one before it. The log was changed.
aside-dice-log-empty = The log is still empty.
aside-dice-exactly = docs/dice.md describes this byte by byte, with a short program that checks a game without Shutbox.

## About

aside-about = About
aside-about-lede = The definitive software for the Shut the Box family of dice games: play, keep score, understand.
aside-about-version = Version { $version }, with { $rules } rule sets and { $bots } bots.
aside-about-free = Free and open
aside-about-licence = Shutbox is free software under the MIT licence: use it, change it, share it. It comes without any warranty.
aside-about-independent = Independent
aside-about-independent-more = Shutbox isn’t connected with any publisher of these games, and none of them has endorsed it. Games are named only to say whose published rules a rule set follows. The rules are explained in our own words.
aside-about-trademark = Double Shutter is a trademark of Blue Orange. Other names belong to their owners.
aside-about-private = Private
aside-about-private-more = There are no accounts, no advertisements and no tracking. The server you play on and this browser keep what you play. You can delete it from both.
aside-about-kept = What this browser keeps
aside-about-dice = How the dice work
aside-about-learn = How to play
aside-about-made = How it’s made
aside-about-made-more = All values come from an exact solver, not from sampling. The pages load nothing from other sites.
