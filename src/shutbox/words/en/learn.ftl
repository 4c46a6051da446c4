# The games explained, with boards to try and a guided first game.

learn-title = Learn
learn-names = Ann, Bo, Cy, Di
learn-first-card = Your first game
learn-first-card-about = A guided turn: what to do, and why. It takes two minutes.
learn-turn = How a turn goes
learn-turn-lede = All these games share the same turn. The rest is about who wins.
learn-turn-throw = Throw the dice, and shut tiles that add up to exactly what they show.
learn-turn-whole = You have to use the whole sum. If you can, you must. Which tiles you shut is up to you.
learn-turn-again = Then throw again. A turn isn’t one throw. You keep throwing as long as something fits.
learn-turn-miss = When nothing fits, you miss and your turn is over. You shut no tile for that throw.
learn-turn-total = The tiles left make your total. Lower is better. Nothing left is best of all, because then the box is shut.
learn-try = Try it here.
learn-games = The games
learn-house-games = House games
learn-house-games-about = Played at home and in pubs, each with one rule of its own.
learn-more = Explained, with boards to try
learn-at-a-glance = At a glance
learn-glance = { $fact ->
    [players] Players
    [box] Tiles
    [dice] Dice
    [throw] A throw
    [count] What’s left
   *[win] Who wins
}
learn-players = { $most ->
    [12] as many as you like
   *[other] 2 to { $most }, or alone
}
learn-box = { $rows ->
    [one] { $tiles } tiles
   *[other] { $tiles } tiles in { $rows } rows
}
learn-win = { $format ->
    [running] the lowest sum of all totals, after { $rounds } rounds
    [knock-out] the last one in, out above { $limit }
    [until] the lowest sum, once someone reaches { $limit }
    [chase] the most points, after { $rounds } rounds
    [last-one-standing] the first with { $limit } points
    [solitaire] you, if you shut the box
   *[one-turn] the lowest total, after one turn each
}
learn-play = Play it
learn-explore = Explore it
learn-print = Print it
learn-asked = Common questions

## Boards to try

learn-board-busy = One moment…
learn-board-threw = You threw { $faces }: { $sum }.
learn-board-threw-one = You threw a { $sum }.
learn-board-gather = { $missing } to go. Tiles you can’t use are dimmed.
learn-board-ready = That makes { $sum }.
learn-board-missed = Nothing makes { $sum }, so you miss. Your total is { $total }.
learn-board-shut = The box is shut!
learn-board-again = Start over
learn-board-ways = { $count ->
    [one] There is one way to use this throw.
   *[other] There are { $count } ways to use this throw.
}
learn-step-next = Next
learn-step-back = Back
learn-step-of = { $step } of { $steps }
learn-mark = { $mark ->
    [holds] to beat
    [now] tries now
    [out] out
    [tried] has tried
   *[waits] waiting
}

## Your first game

learn-first = Your first game
learn-first-start = Nine tiles are up, and you want to shut them all. Throw the dice.
learn-first-one = You threw { $faces }, together { $sum }. Shut tiles that make { $sum }. The 9 alone will do, or 6 and 3, or 4, 3 and 2. Tap the tiles you want.
learn-first-again = You keep throwing. Your turn goes on until a throw doesn’t fit.
learn-first-two = { $sum } this time. High tiles are hard to get rid of later, because few throws make them. Low tiles help in many sums. So it’s usually best to shut a few high tiles.
learn-first-three = { $sum }. Not sure? Ask for a hint.
learn-first-later = You threw { $sum }.
learn-first-only = You threw { $sum }, and only one way is left to use it.
learn-first-throw = Throw again.
learn-first-best = { $tiles } was the best way.
learn-first-close = { $tiles } is nearly as good as it gets. { $better } would have left a little less.
learn-first-worse = { $tiles } fits. { $better } would have left { $loss } less on average.
learn-first-hint = A hint
learn-first-hinted = { $tiles } is best. After that, { $value } is left on average.
learn-first-missed = Nothing makes { $sum }, so your turn is over. Your total is { $total }. With perfect play you’d leave about 11.
learn-first-shut = You shut the box! That happens in about seven turns out of a hundred.
learn-first-known = Now you know the turn. In a game, the next player starts with a fresh box, and the lowest total wins.
learn-first-double = On to Double Shutter
learn-first-play = Play a real game

## Shut the Box, one or two tiles

learn-shut-the-box = Nine tiles, two dice, one turn for each player. What’s special: a throw shuts one tile or two, never three.
learn-shut-the-box-two = A 9 can be the 9 alone, or two tiles that make it: 8 and 1, 7 and 2, 6 and 3, 5 and 4. Tap some and see what goes together.
learn-shut-the-box-dice = You throw both dice to the end, even when only a 1 is left and two dice can’t make it. Then you miss, and your turn is over.
learn-shut-the-box-end = When everyone has had a turn, the lowest total wins. If you shut the box, you have 0, but the others still have their turns. Equal totals share the win.
learn-shut-the-box-stop = Can I stop while my total is low? No. You throw until you miss or shut the box.

## Ferme ta boîte

learn-ferme-ta-boite = Nine tiles and two dice as well, but a throw may shut as many tiles as make its sum, and the totals of several rounds add up.
learn-ferme-ta-boite-any = A 9 can also be 4 + 3 + 2, or 6 + 2 + 1. It’s rarely wise to shut three small tiles at once. You’ll need them later.
learn-ferme-ta-boite-rounds = Everyone has one turn per round. Play five rounds, or another number if you agree. The next player starts each round. The lowest sum of all totals wins, and equal sums share the win.
learn-ferme-ta-boite-mat = A die that leaves the mat
learn-ferme-ta-boite-mat-one = Few tiles are left, and you shut the 9 two throws ago.
learn-ferme-ta-boite-mat-two = A die rolls off the mat. The throw doesn’t count, and the highest shut tile flips back up: the 9.
learn-ferme-ta-boite-mat-three = The same player throws again and can choose the number of dice again. If no tile is shut yet, nothing flips back up.
learn-ferme-ta-boite-mat-other = In some families the turn ends instead. Agree on it before you start.

## Double Shutter

learn-double-shutter = Two rows of tiles, one behind the other. Leave less than the player before you, and hope nobody beats you.
learn-double-rows = The box
learn-double-rows-one = The front row is 1 to 9. The back row runs the other way, 9 to 1, so there’s a 9 behind the 1 and an 8 behind the 2.
learn-double-rows-two = Only the front tile of a column can be shut. Once it’s shut, you can shut the one behind it.
learn-double-behind = Two in one throw
learn-double-behind-about = A tile counts as shut at once. So you can shut the tile behind it in the same throw. With a 10, you can shut the front 1 and the 9 behind it. Try it.
learn-double-behind-done = Many players don’t know this: 1 and the 9 behind it, in one throw.
learn-double-behind-other = That’s right too. Start over and shut the front 1 first. Then you can shut the 9 behind it.
learn-double-die = One die or two
learn-double-die-about = Once all tiles left in both rows add up to six or less, you may throw one die. You choose before each throw. Here 4 and 1 are left.
learn-double-count = What’s left counts
learn-double-count-about = A front tile counts twice, a tile of the second row once. Here the front 3 counts 6 and the 7 behind it 7: the total is 13.
learn-double-count-first = So a front tile that stays up costs you a lot. It counts double, and the tile behind it stays up too.
learn-chase = The chase
learn-chase-about = A round is a chase for the lowest total, not one turn each.
learn-chase-one = { $a } threw highest and starts. { $a } throws and shuts until a throw doesn’t fit. 14 is left. That’s the total to beat.
learn-chase-two = { $b } is next, with all tiles up again, and leaves 14 too. Equal isn’t less, so { $a } still leads.
learn-chase-three = { $c } leaves 9. That beats 14, so now { $c } leads, and all the others get one new try. { $d } hasn’t tried yet, and no longer tries against the 14.
learn-chase-four = It goes on to the left of { $c }: { $d } leaves 22.
learn-chase-five = { $a } may try again, against the 9 this time, and leaves 11.
learn-chase-six = { $b } leaves 30. Now everyone else has tried in a row, and nobody has beaten the 9.
learn-chase-seven = The round is over, and { $c } scores one point. The next player starts the next round.
learn-super = The Super Box
learn-super-about = You can’t beat zero, only match it. So only another shut box answers a shut box.
learn-super-one = { $a } shuts the box. All the others get one try to shut it too.
learn-super-two = { $b } leaves 6, { $c } leaves 21. That doesn’t help them.
learn-super-three = { $d } shuts the box as well, and takes over: now { $a }, { $b } and { $c } have one try each against { $d }.
learn-super-four = Nobody manages it. { $d } scores two points for the Super Box, and { $a } nothing.
learn-double-end = Play five rounds, or as many as you agree on. The most points win. Equal points share the win.
learn-double-asked-last = Do I get back the tries I didn’t take? No. When someone beats the total, all the others get exactly one try against the new one.
learn-double-asked-pass = Can I pass on a throw that fits? No. And you can’t stop either, even when your total is low enough.
learn-double-2008 = The older edition is played the same way. Only the points come from the other players.
learn-double-2008-pay = If you win a round, each of the others pays you one point, or two for a Super Box. Points can go below zero.
learn-double-2008-table = Points per round with four players
learn-double-2008-who = { $who ->
    [winner] the winner
   *[other] each of the others
}
learn-double-2008-round = a round
learn-double-2008-super = a Super Box
learn-double-2008-end = Agree on three to ten rounds.

## Last One Standing

learn-last = Two to four players shut one box together, one throw each. If you can’t use a throw, you’re out of the round. The last one left can take a point or risk it.
learn-last-round = A round
learn-last-one = Everyone throws both dice to see who goes first. There’s one box for all.
learn-last-two = { $a } throws 9 and shuts the 9. One throw, and then it’s { $b }’s turn with the same box.
learn-last-three = { $b } throws 11 and shuts 8 and 3.
learn-last-four = Some throws later 7, 5 and 1 are left. { $c } throws a 3. Nothing makes 3, so { $c } is out of this round.
learn-last-five = { $a } throws 6 and shuts 5 and 1.
learn-last-six = Only the 7 is left. { $b } throws 9, and is out too. { $a } is the last one standing.
learn-last-seven = If you shut the last tile before that, you score four points at once and a new round starts.
learn-last-choice = The last one decides
learn-last-choice-about = If all the others are out, you choose: take one point, or throw one last time. If you shut tiles, you score two. If you shut the box, four. If nothing fits, none.
learn-last-choice-ask = All the others are out, and 7, 5 and 1 are left. What do you do?
learn-last-take = Take the point
learn-last-throw = Throw for two
learn-last-took = One point for sure. The last throw would have fitted { $some } times out of { $all }.
learn-last-lost = { $sum } doesn’t fit, so no point. It would have fitted { $some } times out of { $all }.
learn-last-won = { $sum } fits, so you score two points. It fits { $some } times out of { $all }.
learn-last-boxed = { $sum } shuts the box: four points!
learn-last-end = Then a new round starts, with all tiles up and everyone in. The first to five points wins at once.
learn-last-asked = What if the others are out before my first throw? You still get to choose.

## Alone

learn-alone = Alone
learn-alone-about = You can play any of these games alone. You have one turn, and you win if you shut the box. Watch your best total, your average and how often you shut it.
