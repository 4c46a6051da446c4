# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = To print
paper-lede = Print a board and play without a screen.
paper-about = A board, score sheets and rules on paper
paper-size = Paper size
paper-print = Print
paper-print-all = Print all
paper-only-pair = There’s a page of rules for games with two six-sided dice.
paper-sheet = { $sheet ->
    [board] Board
    [scores] Score sheet
    [rules] Rules
   *[card] Strategy card
}

## The board

paper-need = { $dice ->
    [single] You need one die and { $coins } coins.
    [pair] You need two dice and { $coins } coins.
   *[all] You need { $count } dice and { $coins } coins.
} Cover a tile when you shut it.
paper-mat = Throw your dice here.
paper-row = { $row ->
    [double] first row, counts double
    [1] first row
    [2] second row
   *[other] third row
}
paper-nothing = If nothing fits, count what’s left and pass the dice.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Set up
    [throw] Throw
    [shut] Shut
    [again] Throw again
    [pass] Pass on
    [miss] Miss
    [last] The last one
   *[count] Count
}
paper-setup = { $rows ->
    [1] Stand all { $tiles } tiles up.
   *[other] Stand all { $tiles } tiles up, in { $rows } rows.
}
paper-setup-shut = Shut { $tiles } before you start.
paper-throw = { $dice ->
    [single] Throw the die.
    [pair] Throw both dice and add them up.
   *[all] Throw all { $count } dice and add them up.
}
paper-one-die = { $forced ->
    [yes] Throw one die once { $condition }.
   *[no] You may throw one die once { $condition }.
}
paper-shut = { $buys ->
    [exact] Shut the tile of the sum, or the tiles of both dice.
    [thai] Shut one tile: that of a die, or that of the sum.
    [pair] Shut one or two tiles that add up to your throw.
   *[sum] Shut tiles that add up to your throw.
}
paper-changed = Changed from { $rules }: { $changes }.
paper-or = or
paper-must = Use the whole throw. If something fits, you must shut it.
paper-behind = A tile behind opens when the tile in front is shut.
paper-first = Your first throw must shut the { $tile }.
paper-again = They stay shut. Throw again until nothing fits.
paper-pass = Then pass the dice. Everyone shuts the same box.
paper-miss = { $out ->
    [yes] Nothing makes { $sum }. You’re out of this round.
   *[no] Nothing makes { $sum }. Your turn is over.
}
paper-unlucky = A throw of { $sum } always ends your turn.
paper-off-mat = If a die leaves the mat, the highest shut tile stands up again.
paper-count = { $total ->
    [front-double] Front tiles count double. You leave { $left }.
    [tiles] Each tile left counts one. You leave { $left }.
    [digits] Read what stands as one number. You leave { $left }.
   *[sum] Add up what still stands. You leave { $left }.
}
paper-last = Take 1 point, or throw once more. Tiles shut: 2 points. Box shut: 4. Nothing: 0.

## Who wins

paper-wins = Who wins
paper-win = { $format ->
    [running] Play { $rounds } rounds and add up your totals. The lowest sum wins.
    [knock-out] Add up your totals round by round. Above { $limit } you’re out. The last one in wins.
    [until] Add up your totals round by round. Once someone reaches { $limit }, the lowest sum wins.
    [chase] The most points after { $rounds } rounds win.
    [last-one-standing] The first with { $limit } points wins.
   *[one-turn] Everyone has one turn. The lowest total wins. A shut box counts 0.
}
paper-shut-wins = If you shut the box, you win at once.
paper-chase = The first total is the one to beat. Equal isn’t enough.
paper-chase-try = The others have one try each, one after the other.
paper-chase-beat = If you beat it, all the others have one try against you.
paper-chase-end = { $points ->
    [paid] If nobody beats you, each of the others pays you 1 point, or 2 for a shut box.
   *[won] If nobody beats you, you score 1 point, or 2 for a shut box.
}
paper-last-start = The highest throw starts the round. Two to four can play.
paper-last-box = If you shut the last tile, you score 4 points.
paper-known = Good to know
paper-sevens = Of 36 throws, 6 make a 7.
paper-best = The best play leaves { $mean } on average and shuts the box in { $shut } of turns.

## Blank score sheets

paper-name = Name
paper-form = { $form ->
    [circles] Write what you leave. Fill the circle if you win the round.
    [points] Small corner: this round. Large field: your points so far.
    [totals] Small corner: what you leave. Large field: your total so far.
   *[turns] Write what you leave. Circle the lowest.
}
paper-foot = { $points ->
    [paid] Win a round: 1 point from each of the others, 2 for a Super Box.
   *[won] A round counts 1. For a Super Box, write a 2 in the circle.
}
paper-sum = { $form ->
    [circles] Points
    [points] Points
    [turns] Games won
   *[totals] Total
}
