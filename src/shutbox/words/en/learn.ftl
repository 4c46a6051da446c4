# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Learn
learn-names = Ann, Bo, Cy, Di
learn-first-card = Your first game
learn-first-card-about = One turn with somebody at your side: what to do, and why. It takes two minutes.
learn-turn = How a turn goes
learn-turn-lede = All these games share the same turn. The rest is about who wins.
learn-turn-throw = Throw the dice, and shut tiles that add up to exactly what they show.
learn-turn-whole = The whole sum has to be used. If it can be, you must use it; which tiles you take is up to you.
learn-turn-again = Then throw again. A turn is not one throw: you keep throwing as long as something fits.
learn-turn-miss = When nothing fits, that is a miss and your turn is over. No tile falls for that throw.
learn-turn-total = What still stands is your total. Less is better, and nothing left is best of all: the box is shut.
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
    [count] What is left
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
    [knock-out] the last one in; who comes above { $limit } is out
    [until] the lowest sum, once somebody has { $limit }
    [chase] the most points, after { $rounds } rounds
    [last-one-standing] the first with { $limit } points
    [solitaire] whoever shuts the box
   *[one-turn] the lowest total, after one turn each
}
learn-play = Play it
learn-explore = Explore it
learn-print = Print it
learn-asked = Often asked

## Boards to try

learn-board-busy = One moment…
learn-board-threw = You threw { $faces }: { $sum }.
learn-board-threw-one = You threw a { $sum }.
learn-board-gather = { $missing } to go. Tiles that do not help any more have stepped back.
learn-board-ready = That makes { $sum }.
learn-board-missed = Nothing makes { $sum }: a miss. Your total is { $total }.
learn-board-shut = The box is shut!
learn-board-again = From the beginning
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
   *[waits] still to come
}

## Your first game

learn-first = Your first game
learn-first-start = Nine tiles stand, and you want them all to fall. Throw the dice.
learn-first-one = You threw { $faces }: together { $sum }. Shut tiles that make { $sum }. The 9 alone will do; so will 6 and 3, or 4, 3 and 2. Tap the tiles you want.
learn-first-again = You keep throwing. Your turn goes on until a throw does not fit.
learn-first-two = { $sum } this time. High tiles are hard to get rid of later, because few throws make them. Low tiles help in many sums. So it is mostly good to shut few tiles, and high ones.
learn-first-three = { $sum }. If you cannot decide, ask for a hint.
learn-first-later = You threw { $sum }.
learn-first-only = You threw { $sum }, and only one way is left to use it.
learn-first-throw = Throw again.
learn-first-best = { $tiles }: nothing was better.
learn-first-close = { $tiles } is nearly as good as it gets; { $better } would have left a little less.
learn-first-worse = { $tiles } fits. { $better } would have left { $loss } less on average.
learn-first-hint = A hint
learn-first-hinted = The best is { $tiles }. After that { $value } is left on average.
learn-first-missed = Nothing makes { $sum }, so your turn is over. Your total is { $total }. Whoever always chooses best leaves about 11.
learn-first-shut = You have shut the box! That happens in about seven turns out of a hundred.
learn-first-known = Now you know the turn. In a game the box is set up again for the next player, and the lowest total wins.
learn-first-double = On to Double Shutter
learn-first-play = Play a real game

## Shut the Box, one or two tiles

learn-shut-the-box = Nine tiles, two dice, one turn for each player. The special thing: a throw shuts one tile or two, never three.
learn-shut-the-box-two = A 9 can be the 9 alone, or two tiles that make it: 8 and 1, 7 and 2, 6 and 3, 5 and 4. Tap some and see what goes together.
learn-shut-the-box-dice = Both dice are thrown to the end, even when only a 1 is left and two dice cannot make it. Then the throw is a miss, and that was your turn.
learn-shut-the-box-end = When everybody has had a turn, the lowest total wins. If you shut the box, you have 0, but the others still have their turns. Equal totals share the win.
learn-shut-the-box-stop = May I stop while little is left? No. You throw until you miss or the box is shut.

## Ferme ta boîte

learn-ferme-ta-boite = Nine tiles and two dice as well, but a throw may shut as many tiles as make its sum, and the totals of several rounds add up.
learn-ferme-ta-boite-any = A 9 can also be 4 + 3 + 2, or 6 + 2 + 1. Three small tiles at once is rarely wise: you will miss them later.
learn-ferme-ta-boite-rounds = Everybody has one turn in each round, five rounds unless you agree on another number. Each round is begun by the next player. The lowest sum of all totals wins; equal sums share the win.
learn-ferme-ta-boite-mat = A die that leaves the mat
learn-ferme-ta-boite-mat-one = Few tiles are left, and the 9 fell two throws ago.
learn-ferme-ta-boite-mat-two = A die rolls off the mat. The throw does not count, and the highest tile that was shut stands up again: the 9.
learn-ferme-ta-boite-mat-three = The same player throws again, and decides anew how many dice. If no tile is shut yet, nothing stands up.
learn-ferme-ta-boite-mat-other = Some play that the turn ends instead. Agree on it before you begin.

## Double Shutter

learn-double-shutter = Two rows of tiles, one behind the other. Leave less than the player before you, and be the last who does.
learn-double-rows = The box
learn-double-rows-one = In front stand 1 to 9. Behind them the numbers run the other way, 9 to 1: behind the 1 stands a 9, behind the 2 an 8.
learn-double-rows-two = Only the front tile of a column can be shut. When it has fallen, the one behind it is free.
learn-double-behind = Two in one throw
learn-double-behind-about = A tile counts as shut at once. So the tile behind it may fall in the same throw: with a 10 you can shut the front 1 and the 9 behind it. Try it.
learn-double-behind-done = That is what many players do not know: 1 and the 9 behind it, in one throw.
learn-double-behind-other = That is right too. Begin again and shut the front 1 first: the 9 behind it then comes free.
learn-double-die = One die or two
learn-double-die-about = Once everything that stands, in both rows, adds up to six or less, you may throw one die. You choose before each throw. Here 4 and 1 stand.
learn-double-count = What is left counts
learn-double-count-about = A front tile counts twice, a tile of the second row once. Here the front 3 counts 6 and the 7 behind it 7: the total is 13.
learn-double-count-first = So a front tile that stays up is expensive: it counts double, and the tile behind it stays up too.
learn-chase = The chase
learn-chase-about = A round is a chase for the lowest total. It is not one turn each.
learn-chase-one = { $a } has thrown highest and begins: throwing and shutting until a throw does not fit. 14 is left. That is the total to beat.
learn-chase-two = { $b } is next, with all tiles up again, and leaves 14 too. Equal is not less: { $a } still holds.
learn-chase-three = { $c } leaves 9. That beats 14, so now { $c } holds, and all the others have one try again. { $d }, who has not tried yet, no longer tries against the 14.
learn-chase-four = It goes on to the left of { $c }: { $d } leaves 22.
learn-chase-five = { $a } may try again, against the 9 this time, and leaves 11.
learn-chase-six = { $b } leaves 30. Now everybody else has tried in a row, and nobody has beaten the 9.
learn-chase-seven = The round is over, and { $c } scores one point. The next player begins the next round.
learn-super = The Super Box
learn-super-about = Nobody can leave less than nothing. So a shut box is answered by a shut box alone.
learn-super-one = { $a } shuts the box. All the others have one try to shut it too.
learn-super-two = { $b } leaves 6, { $c } leaves 21. That does not help them.
learn-super-three = { $d } shuts the box as well, and takes over: now { $a }, { $b } and { $c } have one try each against { $d }.
learn-super-four = Nobody manages it. { $d } scores two points for the Super Box, and { $a } nothing.
learn-double-end = Play five rounds, or as many as you agree on. The most points win; equal points share the win.
learn-double-asked-last = Do the tries I did not take come back? No. When somebody beats the total, everything before is forgotten, and all others have exactly one try against the new one.
learn-double-asked-pass = May I leave a throw unused that would fit? No. And you may not stop either, even when your total is already low enough.
learn-double-2008 = The older edition is played the same way. Only the points are paid by the others.
learn-double-2008-pay = Whoever wins a round gets one point from each of the others; a Super Box costs each of them two. Points may go below zero.
learn-double-2008-table = What a round changes with four players
learn-double-2008-who = { $who ->
    [winner] the winner
   *[other] each of the others
}
learn-double-2008-round = a round
learn-double-2008-super = a Super Box
learn-double-2008-end = Agree on three to ten rounds.

## Last One Standing

learn-last = Two to four players shut one box together, one throw each. Who cannot use a throw is out of the round, and the last one left may take a point or risk it.
learn-last-round = A round
learn-last-one = Both dice are thrown for the start, and the highest begins. There is one box for all.
learn-last-two = { $a } throws 9 and shuts the 9. One throw, and then it is { $b }’s turn, with the box as it stands.
learn-last-three = { $b } throws 11 and shuts 8 and 3.
learn-last-four = Some throws later 7, 5 and 1 are left. { $c } throws a 3. Nothing makes 3: { $c } is out of this round.
learn-last-five = { $a } throws 6 and shuts 5 and 1.
learn-last-six = Only the 7 is left. { $b } throws 9, and is out too. { $a } is the last one standing.
learn-last-seven = Whoever shuts the last tile before that scores four points at once, and a new round begins.
learn-last-choice = The last one decides
learn-last-choice-about = If all the others are out, you do not simply throw on. You choose: take one point, or throw one last time. If tiles fall, that is two points. If the box is shut, four. If nothing fits, none.
learn-last-choice-ask = All the others are out, and 7, 5 and 1 stand. What do you do?
learn-last-take = Take the point
learn-last-throw = Throw for two
learn-last-took = One point for sure. The last throw would have fitted { $some } times out of { $all }.
learn-last-lost = { $sum } does not fit: no point. It would have fitted { $some } times out of { $all }.
learn-last-won = { $sum } fits: two points. It fits { $some } times out of { $all }.
learn-last-boxed = { $sum } shuts the box: four points!
learn-last-end = Then a new round begins, with all tiles up and everybody in. Five points win the game at once.
learn-last-asked = And if the others are out before my first throw? You decide all the same, at once.

## Alone

learn-alone = Alone
learn-alone-about = Any of these games can be played alone: one turn, won by shutting the box. What counts is your best total, your average and how often you do it.
