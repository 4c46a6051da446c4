# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] waiting for players
    [sealing] about to begin
    [playing] the game is on
    [over] the game is over
   *[abandoned] given up
}
join-open = open
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), for { $who }
join-note-person = { $state ->
    [you] you
    [here] here
   *[away] away
}
join-dice = { $dice ->
    [typed] Real dice, typed by whoever throws them.
    [seeded] Dice of a seed, for one player.
   *[sealed] Sealed dice; the envelope is { $seal }…
}
join-coach = { $coach ->
    [ask] The coach answers whoever asks for a hint.
    [each] The coach comments on each choice.
   *[off] No coach.
}
join-undo = What was done can be taken back.
join-pencil = Whoever sits here may enter what the player at the box does.
join-seconds = { $seconds ->
    [one] One second to think for each choice.
   *[other] { $seconds } seconds to think for each choice.
}
join-watching = { $count ->
    [one] One looks on.
   *[other] { $count } look on.
}

## Coming and going

join-link = Others join with:
join-join = In a terminal:
join-spoken = Or say the code { $spoken } aloud; with the address { $server } it is good for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
join-back = You are back as { $names }.
join-look = You look on.
join-lost = The connection is lost; trying again.
join-again = Connected again.
join-missed = { $count ->
    [one] One thing more has happened meanwhile.
   *[other] { $count } things more have happened meanwhile.
}
join-here = { $who } is here.
join-away = { $who } has gone; the seat is kept.
join-gone = { $who } has been away for two minutes: { $fill } lets a bot play on, { $remove } goes on without the seat.
join-deputy = The host is away: { $who } has the host’s powers meanwhile.
join-deputy-over = The host has the host’s powers again.
join-stand-in = A bot plays on the seat of { $who }: { $word } takes it back.
join-sat = { $who } takes seat { $seat }.
join-stood = Seat { $seat } of { $who } is open again.
join-filled = Seat { $seat } goes to { $who }, a bot.
join-moved = { $who } goes on with seat { $seat } at another device.
join-called = All seats are taken: everybody shows the seed that was sealed.
join-begun = The game begins.
join-missing = Sealed a seed and did not show it: { $names }. The game goes on without it.
join-closed = The table was given up.
join-rematched = There is a rematch, at another table: { $rematch } goes there.
join-wants-again = { $who } wants to play again: { $rematch } joins in.
join-again-waits = You want to play again. Waiting for { $names }.
join-again-missing = You want to play again. Away: { $names }. The next game begins in { $seconds } s.
join-envelope = { $fits ->
    [yes] dice: the envelope is the one that was sealed before the game; no throw was taken from it.
   *[no] dice: THE ENVELOPE IS NOT THE ONE THAT WAS SEALED. Do not trust this server.
}
join-dice-wrong = dice: THESE ARE NOT THE DICE THAT WERE SEALED: { $why }. Do not trust this server.
join-clock = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
}
join-coach-best = The coach: { $taken } is best.
join-coach-other = The coach: { $judgement }. { $taken } costs { $loss }; best is { $best }.
join-coach-strange = The coach has said something that this program does not understand.
join-moving = On the other device, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}:
join-kept = The game is kept in { $file }. Check it with:
join-over = { $save } keeps the game in a file, { $rematch } plays again, { $quit } leaves.
join-stale = Something happened meanwhile; look again.
join-seat-kept = Your seat is kept. Go on with:
join-leave-sure = { $who } leaves the game for good, and the others play on. To keep the seat, use { $quit }. Leave? yes or no
join-remove-sure = The game goes on without { $who } for good. Is that meant? yes or no
join-close-sure = The table is given up for everybody. Close it? yes or no
join-start-sure = The dice still lack the sealed part of { $names }. Begin without it? yes or no
join-not-done = Nothing was done.

## Questions

join-ask-code = The code of the table, or the six digits that its host says
join-ask-name = Your name
join-ask-start = Everybody is here. Enter starts the game
join-ask-waiting = { $count ->
    [0] Waiting for the host to start
    [one] Waiting: one seat is open
   *[other] Waiting: { $count } seats are open
}
join-ask-sealing = A moment
join-ask-other = { $who } is at the box
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } or { $quit }
   *[no] { $rematch }, { $save } or { $quit }
}
join-ask-lost = No connection

## What can be typed

join-type-who = { $word }
    .does = who sits where, and who is here
join-type-show = { $word }
    .does = the game as it stands
join-type-sit = { $word } 2 Bo
    .does = Bo takes seat 2, at this terminal; { $word } Bo takes any open one
join-type-stand = { $word }
    .does = give your seat back; { $word } Bo for another one of this terminal
join-type-remove = { $word } 2
    .does = ask the player of seat 2 to go; in the game, go on without a player who is away for long
join-type-fill = { $word } 2 club
    .does = give seat 2 to a bot: before the game, or when its player is away for two minutes
join-type-return = { $word }
    .does = take your seat back from the bot that plays on it
join-type-start = { $word }
    .does = begin, once every seat is taken; Enter does it too
join-type-undo = { $word }
    .does = take back what you last did, where the table allows it
join-type-rename = { $word } Ann=Anna
    .does = Ann is called Anna from now on
join-type-order = { $word } Bo, Ann
    .does = the players sit in this order now
join-type-hint = { $word }
    .does = what each choice is worth, where the table has a coach; hints are kept in the record
join-type-leave = { $word }
    .does = leave the game for good; { $word } Bo for another one of this terminal
join-type-close = { $word }
    .does = give the table up
join-type-link = { $word }
    .does = what others join with
join-type-spoken = { $word }
    .does = a new code of six digits to say aloud
join-type-move = { $word }
    .does = a link that moves your seat to another device; { $word } Bo for another one of this terminal
join-type-save = { $word }
    .does = keep the game in a file; { $word } FILE in one of this name
join-type-rematch = { $word }
    .does = play again with the same seats, another begins
join-type-help = { $word }
    .does = this list
join-type-quit = { $word }
    .does = go for now, and keep the seat; so does Ctrl-C
