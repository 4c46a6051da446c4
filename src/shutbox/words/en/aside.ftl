# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explore
aside-explore-share = Share this position
aside-explore-tap = Tap a tile to shut it or to stand it up
aside-explore-total = total { $total }
aside-explore-all-up = all up
aside-explore-busy = Working it out…
aside-explore-values = What the position is worth
aside-explore-mean = mean total with best play
aside-explore-shut = shuts the box at best
aside-explore-below = leaves less than { $target } at best
aside-explore-playable = throws that fit
aside-explore-of = of { $count }
aside-explore-goal = Best play means
aside-explore-aim = { $aim ->
    [shut] shut the box
    [below] beat a total
   *[mean] lowest mean
}
aside-explore-target = The total to beat
aside-explore-ends = Where the turn ends
aside-explore-ends-about = { $aim ->
    [shut] How often each total is left by somebody who wants to shut the box and nothing else.
    [below] How often each total is left by somebody who wants to leave less than { $target }.
   *[mean] How often each total is left by somebody who wants the lowest mean.
}
aside-explore-plot = How often each total is left: on average { $mean }; the box is shut in { $shut }.
aside-explore-is-shut = { $chance } shut
aside-explore-is-mean = mean { $mean }
aside-explore-look = Look at a total
aside-explore-exactly = { $low ->
    [0] Shut: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } or less: { $chance }
aside-explore-worth = What each throw is worth
aside-explore-worth-about = { $unit ->
    [chance] The best way to use it, and the chance after that. Longer is better; hatched is worse than before the throw. The small post shows how likely the throw is.
   *[total] The best way to use it, and the mean total after that. Shorter is better; hatched is worse than before the throw. The small post shows how likely the throw is.
}
aside-explore-throw = { $throw }, { $weight } of { $of }: { $best }, then { $value }
aside-explore-miss = miss
aside-explore-no-throws = There are too many throws to list them.
aside-explore-over = The box is shut: nothing is left to throw for.
aside-explore-ways = Every way to use { $throw }. Tap one to go on from there.
aside-explore-go = Shut { $tiles }, then { $value }
aside-explore-dice = How many dice
aside-explore-number = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
aside-explore-design = Change the rules
aside-learn-this = How it is played
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
aside-axis-set_up = Standing at the start
aside-axis-dice = Dice
aside-axis-faces = Faces of each die
aside-axis-one_die = One die instead, when
aside-axis-tiles = Tiles with one throw
aside-axis-buys = What a throw shuts
aside-axis-behind = A tile behind can be shut
aside-axis-first_throw = The first throw
aside-axis-unlucky = Unlucky total
aside-axis-total = What is left counts
aside-axis-off_mat = A die off the mat
aside-axis-off_mat_chance = How often dice made here leave the mat
aside-axis-format = How turns make a game
aside-axis-rounds = Rounds
aside-axis-fewest_rounds = Fewest rounds
aside-axis-most_rounds = Most rounds
aside-axis-limit = Limit
aside-axis-out_at = Out is who comes
aside-axis-out_when = Out
aside-axis-points = A round pays
aside-axis-super_box = A second shut box
aside-axis-tries = In a round
aside-axis-begins = The first to begin
aside-axis-order = The others follow
aside-axis-next_start = The next round is begun by
aside-axis-ties = A tie for first place
aside-axis-shut_wins = Whoever shuts the box wins at once
aside-axis-same_dice = Everybody gets the same dice
aside-axis-most_players = Players at most
aside-value-box-nine = one row, 1 to 9
aside-value-box-ten = one row, 1 to 10
aside-value-box-twelve = one row, 1 to 12
aside-value-box-double = two rows, the second from 9 to 1
aside-value-box-double-aligned = two rows, both from 1 to 9
aside-value-box-triple = three rows
aside-value-box-own = rows of your own
aside-value-one_die-never = never
aside-value-one_die-standing = what stands makes { $limit } or less
aside-value-one_die-exposed = the front tiles make { $limit } or less
aside-value-one_die-highest = nothing above { $limit } stands
aside-value-one_die-789 = 7, 8 and 9 are shut
aside-value-tiles-any = as many as you like
aside-value-tiles-number = at most
aside-value-buys-sum = any tiles that make the sum
    .says = { $tiles ->
        [any] any tiles that make the sum
        [1] one tile that makes the sum
       *[other] up to { $tiles } tiles that make the sum
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
    .says = the total is the sum of what stands
aside-value-total-front-double = its value, front tiles twice
    .says = front tiles count double
aside-value-total-tiles = one for each tile
    .says = each tile left counts one
aside-value-total-digits = read as one number
    .says = what is left is read as one number
aside-value-off_mat-none = does nothing
aside-value-off_mat-raise = lets the highest shut tile stand up
    .says = off the mat, a tile stands up again
aside-value-off_mat-end = ends the turn
    .says = off the mat, the turn ends
aside-value-off_mat-choose = leaves the choice to the thrower
    .says = off the mat, the thrower chooses the penalty
aside-value-off_mat-void = makes the whole box count
    .says = off the mat, the whole box counts
aside-value-format-one-turn = one turn each
aside-value-format-running = totals add up over the rounds
aside-value-format-knock-out = totals add up, above a limit you are out
aside-value-format-until = totals add up until somebody has the limit
aside-value-format-chase = a chase: beat the total
aside-value-format-last-one-standing = last one standing, one box for all
aside-value-format-solitaire = alone against the box
aside-value-out_at-above = above the limit
aside-value-out_at-reached = to the limit
aside-value-out_when-at-once = at once
aside-value-out_when-round-end = at the end of the round
aside-value-points-winner = one point, two for a Super Box
aside-value-points-paid = what each of the others loses
aside-value-super_box-handover = takes the round over
aside-value-super_box-draw = makes the round a draw
aside-value-super_box-first-keeps = changes nothing
aside-value-super_box-both-score = scores as well
aside-value-tries-chase = the total is chased until nobody beats it
aside-value-tries-one-each = everybody has one turn
aside-value-begins-first = is the first in the list
aside-value-begins-throw = has the highest throw
aside-value-order-clockwise = clockwise
aside-value-order-descending = from the highest throw to the lowest
aside-value-next_start-clockwise = the next player
aside-value-next_start-winner = whoever won the last one
aside-value-next_start-throw = the highest throw
aside-value-next_start-same = the same player
aside-value-ties-shared = is shared
aside-value-ties-play-off = is played off
aside-axis-one-die-must = Choice or duty
aside-axis-forced = { $forced ->
    [yes] it must be one die
   *[no] the player may choose
}
aside-axis-row = { $row ->
    [1] Front row
   *[other] Row { $row }
}
aside-axis-more-rows = One more row behind
aside-axis-fewer-rows = Without the last row

## Designing a house rule

aside-design = Design a house rule
aside-design-share = Share this rule
aside-design-from = Begin with
aside-design-name = Its name
aside-design-unnamed = House rule
aside-design-about = What is special about it
aside-design-set-up = Tap a tile that is shut before the game begins.
aside-design-part = { $part ->
    [box] The box
    [dice] The dice
    [throw] A throw
    [count] What counts
    [game] The game
   *[table] Around the table
}
aside-design-faults = { $count ->
    [one] This cannot be played yet:
   *[other] This cannot be played yet, for { $count } reasons:
}
aside-design-figures = What it does to the odds
aside-design-figures-about = Exact figures for best play, beside the published games.
aside-design-yours = yours
aside-design-beside = Beside
aside-design-players = Players
aside-design-two-players = The published games are measured for two players.
aside-design-measure = { $measure ->
    [mean] Mean total
    [shut] The box is shut
    [opener] Whoever begins is ahead by
    [throws] Throws in a turn
    [choices] Choices in a turn
   *[skill] Share of skill
}
aside-design-opener-round = { $points } points a round
aside-design-none = not known
aside-design-meaning = What the figures mean
aside-design-meaning-of = { $measure ->
    [mean] What is left on average by somebody who plays each turn for the least total.
    [shut] How often that play shuts the box.
    [opener] The chance to win the game above an equal share, if all play as well as they can. Where a whole game is too long to be solved, it is points of a round.
    [throws] How long a turn is with that play.
    [choices] How often in a turn there is more than one way to go on.
   *[skill] Somebody who plays perfectly and somebody who chooses by lot: how much of the differences between their totals comes from who plays. The rest is luck.
}
aside-design-save = Save
aside-design-saved = It is kept in this browser. A link carries it anywhere else.
aside-design-drop = Forget { $name }
aside-play-with = With whom
aside-play-alone = Alone
aside-play-here = Around this screen
aside-play-link = With friends by link
aside-play-bot = Against a bot
aside-play-bot-grade = How strong
aside-play-people = How many people

## Your games

aside-games = Your games
aside-games-none = No game has been played to its end in this browser yet. When one has, it is listed here, with your totals, your luck and what your choices cost.
aside-games-play = Play a game
aside-games-who = Whose games
aside-games-everybody = everybody
aside-games-rules = Which rules
aside-games-all-rules = all
aside-games-reading = { $left ->
    [one] The coach is looking through one more game…
   *[other] The coach is looking through { $left } more games…
}
aside-games-figures = In figures
aside-games-figure = { $figure ->
    [played] games
    [won] won
    [turns] turns
    [mean] mean total
    [best] lowest total
    [shut] boxes shut
   *[cost] lost by a choice
}
aside-games-totals = Totals over time
aside-games-totals-about = { $rules }: what each turn has left. The line is the mean of the last ten turns.
aside-games-perfect = Perfect play: { $mean } on average.
aside-games-plot-totals = { $count } turns; the last ten left { $mean } on average.
aside-games-costs = What a choice costs
aside-games-costs-about = For each game the part of what was at stake that a choice gave away on average. Less is better.
aside-games-plot-costs = { $count } games; in the last ten a choice cost { $mean } on average.
aside-games-lucks = Luck
aside-games-lucks-about = { $unit ->
    [chance] What the dice gave or took in each game, in hundredths of the chance to win.
    [points] What the dice gave or took in each game, in points.
   *[total] What the dice gave or took in each game, in the total. Upwards is good.
}
aside-games-plot-lucks = { $count } games: lucky { $lucky } times, unlucky { $unlucky } times.
aside-games-tables = Tables
aside-games-seats = { $count ->
    [0] This device holds no seat at a table that is still open.
    [one] This device holds a seat at one table that is still open.
   *[other] This device holds seats at { $count } tables that are still open.
}
aside-games-return = Back to the last one
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
aside-games-gone = The record is neither here nor on the server any more.
aside-games-more = Show { $count } more
aside-games-yours = What this browser keeps
aside-games-yours-about = Games, drills, house rules, names and settings are kept in this browser and nowhere else. The tables themselves are kept by the server.
aside-games-export = Save all of it
aside-games-import = Bring it in from a file
aside-games-imported = { $count ->
    [one] One entry was brought in.
   *[other] { $count } entries were brought in.
}
aside-games-not-ours = This file was not saved by Shutbox.
aside-games-delete = Delete all of it
aside-games-delete-sure = Delete everything?
aside-games-delete-about = All games, figures, drills, house rules, names and settings of this browser are gone for good. Tables on the server stay there.
aside-games-delete-yes = Delete everything
aside-games-keep = Keep it
aside-server-yours = What the server keeps
aside-server-about = The tables of this browser with their games, the names used there, and when this browser came first and last. You can download all of it, and delete it yourself.
aside-server-export = Download all of it
aside-server-delete = Delete it on the server
aside-server-delete-sure = Delete it on the server?
aside-server-delete-about = Tables at which nobody else has a seat are deleted. At tables with others, your name is removed and the game stays. Your seats are lost, and this browser is unknown to the server afterwards. Records that others have saved stay with them.
aside-server-delete-yes = Delete it on the server
aside-server-deleted = Deleted on the server.
aside-server-nothing = The server keeps nothing about this browser.
aside-server-failed = That did not work; try again later.

## The dice

aside-dice-page = The dice
aside-dice-lede = Every throw of a game lies in an envelope, sealed before anybody throws. When the game is over it is opened, and you can look.
aside-dice-step = { $step ->
    [1] The server seals its part
    [2] You seal yours
    [3] The envelope lies on the table
   *[4] It is opened
}
aside-dice-step-about = { $step ->
    [1] When a table is laid, the server draws a secret and shows the seal of it: a mark that fits this secret and no other, and that gives nothing away. From then on it cannot take another.
    [2] When you sit down, your own device draws a secret too, and shows its seal. Only when everybody has sealed are these parts laid open and put together with the server’s.
    [3] All parts together fix every throw of the game, the first, the second and so on, whatever anybody does. Nobody can add a throw or change one without breaking a seal.
   *[4] At the end the server shows its secret. Now anybody can put the parts together again and see that each throw is the one that lay there.
}
aside-dice-drawing = { $step ->
    [1] Drawing: an envelope with one slip of paper in it and a seal
    [2] Drawing: slips of the players go into the envelope
    [3] Drawing: the envelope, closed and sealed
   *[4] Drawing: the envelope is open, and a list of throws is ticked off
}
aside-dice-check = Check a game
aside-dice-check-about = Choose a game of yours, a file that was saved, or paste the text of a record.
aside-dice-mine = A game of yours
aside-dice-choose = choose…
aside-dice-file = A file
aside-dice-text = The text of a record
aside-dice-check-it = Check it
aside-dice-checking = Checking…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] The one throw is the one that lay in the envelope.
       *[other] All { $throws } throws are those that lay in the envelope.
    }
    [alone] Every throw follows from this envelope. That it was sealed before the game, the record alone does not show.
    [checked] The seals fit. The throws of this game are numbered by its rules.
    [sealed] The envelope is still sealed. It is opened when the game is over.
    [other] The record is whole. Its dice came from no envelope, so there is nothing to compare them with.
   *[fault] Something does not fit.
}
aside-dice-game = { $rules }, { $names }: { $throws ->
    [one] one throw.
   *[other] { $throws } throws.
}
aside-dice-others = { $count ->
    [one] One throw came from other dice and lay in no envelope.
   *[other] { $count } throws came from other dice and lay in no envelope.
}
aside-dice-missing = { $names } sealed a part and never showed it. The game went on without it. Whoever knew the server’s secret could choose between two games that way.
aside-dice-alone = No player put a part in: the server alone chose these dice.
aside-proof-list = What was checked
aside-proof-state = { $state ->
    [fits] Fits.
    [differs] Does not fit.
   *[unknown] Not shown.
}
aside-proof = { $check ->
    [dice-fit] This page made every throw again from the secret and the players’ parts, and all their seals fit.
    [dice-sealed] The envelope is still sealed. Its throws can be checked when it is open.
    [dice-rules] All seals fit. Which throw is which only the rules of this game tell, and this page does not know them: shutbox verify makes the throws again.
    [dice-none] The dice came from no envelope.
    [signature-fits] The server signed names, rules, seals and line { $n } of its public log. Its key begins with { $key }.
    [signature-forgotten] The server signed names, rules, seals and line { $n } of its public log. Its key begins with { $key }. A name was forgotten since then and cannot be compared.
    [signature-none] The record is not signed. Alone it does not show that the dice were sealed before the game: whoever knows all parts can look for a secret that suits them.
    [end-fits] The server signed the end too: no event is missing.
    [end-none] The end is not signed: events may be missing there.
    [kept-fits] It is the seal that this browser saw before the game, on { $at }.
    [kept-late] It is the seal that this browser saw first on { $at }; the game had begun by then.
    [kept-none] This browser was not at the table before the game, and so has no seal to compare with.
    [kept-seal] It is not the seal that this browser saw on { $at }.
    [kept-key] It is signed with another key than the one that this browser saw on { $at }.
    [kept-unsigned] On { $at } this browser saw that the server had signed the seal, but the record has no signature.
    [kept-log] It is not the line of the log that this browser saw on { $at }.
    [part-fits] What this browser put into the envelope is in it.
    [part-seed] What this browser put into the envelope is not in it.
    [key-fits] It is the key that this server publishes.
    [key-other] This server does not know the key: another server signed the record, or none did. Compare it with the key that the other server publishes.
    [log-fits] Line { $n } of the public log, of { $at }, has this seal.
    [rules-fits] The moves follow the rules. The server was asked for this.
    [rules-none] Whether the moves follow the rules, the server could not be asked.
   *[whole-fits] The record is whole; nothing in it was damaged.
}
aside-dice-faces = How the faces fell
aside-dice-faces-of = Faces thrown, and how many of each would be even
aside-dice-face = { $face }: { $observed } times, { $expected } would be even
aside-dice-p = { $enough ->
    [yes] Of games with fair dice, { $p } are at least as uneven as this. { $judgement ->
        [usual] That is nothing unusual.
        [odd] That is a little unusual, and yet it happens to everybody who plays often.
       *[rare] That is very unusual. If other games look like this too, something is wrong with the dice.
    }
   *[no] That is too little to say anything: with so few throws anything can happen.
}
aside-dice-all = All your games together
aside-dice-all-about = { $count ->
    [one] The one game that this browser keeps.
   *[other] The { $count } games that this browser keeps.
}
aside-dice-count = Count them
aside-dice-streaks = What is normal
aside-dice-streaks-about = Dice have no memory, and so they repeat themselves more often than one thinks. Exact chances for two dice:
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
    [last] Does it help to show one’s part last?
    [again] Could it give up tables until it likes the dice?
   *[limits] What does the envelope not promise?
}
aside-dice-answer = { $question ->
    [server] No. It sealed its part before it knew any of yours. To steer the dice it would have to exchange its part afterwards, and then the seal would not fit. One honest player is enough.
    [last] No. Whoever is last has seen the parts of the other players, but not the server’s, and without that nothing can be said about the throws. A part cannot be exchanged either: its seal was there before.
    [again] It would be seen. Every seal is written into a public log when the table is laid, each line hangs on the one before it, and a table that is given up stays in it.
   *[limits] The server knows the throws once the game has begun, because it makes them; the bots do not get to see them. And real dice that somebody types in lie in no envelope.
}
aside-dice-log = The public log
aside-dice-log-about = Every envelope of this server is listed when it is sealed and when it is opened. These are the last lines.
aside-dice-log-kind = { $kind ->
    [opened] opened
   *[sealed] sealed
}
aside-dice-log-row = Line { $n }, table { $table }
aside-dice-log-fits = Checked here: these lines hang together.
aside-dice-log-broken = Line { $n } does not hang on the one before it. The log was changed.
aside-dice-log-empty = Nothing is in it yet.
aside-dice-exactly = Byte by byte this is written down in docs/dice.md, with a short program that checks a game without Shutbox.

## About

aside-about = About
aside-about-lede = The definitive software for the Shut the Box family of dice games: play, keep score, understand.
aside-about-version = Version { $version }, with { $rules } rule sets and { $bots } bots.
aside-about-free = Free and open
aside-about-licence = Shutbox is free software under the MIT licence: use it, change it, pass it on. It comes without any warranty.
aside-about-independent = Independent
aside-about-independent-more = Shutbox is not connected with any publisher of these games, and none of them has endorsed it. Games are named only to say whose published rules a rule set follows. The rules are explained in our own words.
aside-about-trademark = Double Shutter is a trademark of Blue Orange. Other names belong to their owners.
aside-about-private = Private
aside-about-private-more = There are no accounts, no advertisements and no tracking. What you play is kept by the server that you play on, and by this browser. Both can forget it.
aside-about-kept = What this browser keeps
aside-about-dice = How the dice work
aside-about-learn = How the games are played
aside-about-made = How it is made
aside-about-made-more = All values come from an exact solver and not from sampling. The pages are drawn in your browser, and load nothing from anywhere else.
