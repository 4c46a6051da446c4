# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = alone
play-round = round { $round }
play-round-of = round { $round } of { $rounds }
play-play-off = play-off, round { $round }
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-total = total { $total }
play-note-at = at the box
play-note-starts = throws for the start
play-note-rolled = threw { $roll }
play-note-waits = waits
play-note-holds = { $total ->
    [0] holds a shut box
   *[other] holds { $total }
}
play-note-had = { $total ->
    [0] shut the box
   *[other] ended with { $total }
}
play-note-missed = out of the round
play-note-out = out
play-note-left = has left
play-note-won = wins
play-final = How it ended
play-interim = How it stands

## What a turn is about

play-now = total now { $total }
play-to-beat = { $total ->
    [0] to match a shut box ({ $who })
   *[other] to beat { $total } ({ $who })
}
play-tries = { $tries ->
    [one] 1 try left
   *[other] { $tries } tries left
}
play-limit = { $format ->
    [knock-out] limit { $limit }
    [until] ends at { $limit }
   *[last-one-standing] { $limit } points win
}
play-thrown = { $dice ->
    [one] thrown { $faces }
   *[other] thrown { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Which game?
play-ask-rules = Number, name or file (Enter: { $usual })
play-ask-players = Who plays? Names with commas, @club or another bot against one; one name plays alone (Enter: { $somebody })
play-ask-rounds = How many rounds? (Enter: { $usual })
play-ask-dice = Whose dice? 1: the computer's, 2: your own (Enter: { $usual })
play-ask-off-mat = A die off the mat: which penalty? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Who begins? The book says the youngest (Enter: { $usual })
   *[other] Who begins? (Enter: { $usual })
}
play-why-rules = Every number in the list is a game. "shutbox rules" with its name explains it. A file with a house rule can be named too.
play-why-players = The names in their order around the table, with commas: Ann, Bo. Where the youngest begins, name the youngest first. The bots are { $bots }.
play-why-rounds = The books let the players agree on the number of rounds, here from { $low } to { $high }.
play-why-dice = With 1 the computer throws the dice. With 2 you throw real dice and type what they show.
play-why-off-mat = If a die leaves the mat, the throw does not count, and the thrower gets the penalty that you choose here.
play-why-starter = A name, or its number in the list. The others follow clockwise, in the order of the names.
play-somebody = Player
play-welcome = { $rules }. Type ? at any question to see what can be answered.
play-seed = The dice come from the seed { $seed }: the same seed throws the same dice again.
play-foresight = { $horizon ->
    [turn] Bots and hints look as far as this turn, because solving more would take too long. What "shutbox solve" has solved is used.
    [forecast] Bots and hints look to the end of the game as if nobody looked beyond the round, because solving more would take too long. What "shutbox solve" has solved is used.
   *[round] Bots and hints look as far as this round, because solving more would take too long. What "shutbox solve" has solved is used.
}
play-over-already = This game is over.
play-saved = Saved in { $file }. Go on with:
play-kept = The game is kept in { $file }.
play-collected = For shutbox stats the game is kept in { $file }; shutbox stats --keep no ends that.
play-no = No: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } wants to throw one die: throw it, and type what it shows
   *[other] { $who } throws { $dice } dice: throw them, and type what they show
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } throws one die for the start: what does it show?
           *[other] { $who } throws { $dice } dice for the start: what do they show?
        }
       *[made] { $dice ->
            [one] { $who }, Enter throws one die for the start
           *[other] { $who }, Enter throws { $dice } dice for the start
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take }, or throw once more and type what the dice show
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: { $take }, or Enter throws one die once more
               *[other] { $who }: { $take }, or Enter throws { $dice } dice once more
            }
           *[other] { $who }: { $take }, or Enter throws { $dice } dice once more, 1 throws one die
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } throws one die: what does it show?
               *[other] { $who } throws { $dice } dice: what do they show?
            }
           *[other] { $who } throws { $dice } dice or one: what do they show?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Enter throws one die
               *[other] { $who }, Enter throws { $dice } dice
            }
           *[other] { $who }, Enter throws { $dice } dice, 1 throws one die
        }
    }
}
play-ask-shut = { $who }, which tiles? Number or tiles
play-ask-only = { $who }, only { $tiles } fits: Enter shuts it
play-ask-penalty = { $who }: 1 raises the highest shut tile, 2 ends the turn
play-ask-over = Enter ends the game, { $undo } takes back what was last done

## What can be typed

play-type-enter = Enter
    .does = throw the dice
play-type-count = 1
    .does = throw one die instead of all
play-type-faces = 3 5
    .does = what the dice on your table show; 3,5 and 35 do as well
play-type-sum = { $word } 9, =9
    .does = only the sum of all dice is known
play-type-total = { $word } 17
    .does = the turn is over, and only its total is known; { $word } 0 for a shut box
play-type-off = { $word }
    .does = a die has left the mat
play-type-take = { $word }
    .does = take the point instead of throwing
play-type-number = 1
    .does = the move of this number
play-type-tiles = 6+2
    .does = these tiles; each ' names a row further back: 2' stands behind the front row
play-type-raise = 1, { $word }
    .does = the highest shut tile stands up again
play-type-end = 2, { $word }
    .does = the turn ends
play-type-finish = Enter
    .does = end the game
play-type-hint = { $word }
    .does = what each choice is worth, and why; hints are counted and kept in the record
play-type-undo = { $word }
    .does = take back what was last done, but no throw of the computer's dice
play-type-leave = { $word }
    .does = the player at the box leaves the game; { $word } Bo for another one
play-type-rename = { $word } Ann=Anna
    .does = Ann is called Anna from now on
play-type-order = { $word } Bo, Ann
    .does = the players sit in this order now; the turns left in the round follow it
play-type-save = { $word }
    .does = keep the game in a file, and go on
play-type-quit = { $word }
    .does = keep the game in a file, and stop; so does Ctrl-C
