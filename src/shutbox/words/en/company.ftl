# Other people at a live table: whose turn it is, who watches, reactions, players who are away, playing again.

company-your-turn = Your turn
company-notify = Desktop notification on your turn
company-notify-blocked = This browser blocks notifications from this site.
company-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## Reactions

company-react = React
company-reactions = Reactions
company-say = { $say ->
    [nice] Nice
    [wow] Oh no
    [love] Love it
    [luck] Fingers crossed
    [star] Bravo
    [fire] On fire
    [hmm] Hmm
    [ouch] Ouch
    [good-luck] Good luck
    [well-played] Well played
    [so-close] So close
    [nice-throw] Nice throw
    [back-soon] Back soon
    [one-more] One more?
   *[nudge] Your turn!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Unmute reactions
   *[no] Mute reactions
}
company-nudge = Nudge { $who }
company-nudged = { $who } is waiting for you.

## Players who are away

company-away-in = away { $time }
company-away = { $who } is away. You can decide in { $time }.
company-away-others = { $who } is away. The others can decide in { $time }.
company-bot-plays = bot plays
company-away-title = { $who } is away
company-away-bot = A bot can play on.
company-away-back = { $who } can take the seat back at any time.
company-decide = Decide
company-fill = Start bot
company-wait = Wait longer
company-without = Go on without { $who }
company-without-sure = Yes, { $who } is out for good
company-without-no = No, wait
company-stand-in = A bot is playing for you.
company-return = { $who ->
    [you] Take your seat
   *[other] Take { $who }’s seat
}
company-deputy = { $who ->
    [you] You’re the host until the host is back.
   *[other] { $who } is the host until the host is back.
}

## Playing again

company-again = Play again
company-again-cancel = Not now
company-again-wants = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
company-again-you = You want to play again.
company-again-waits = Waiting for { $names }.
company-again-missing = Away: { $names }. The next game starts in { $seconds } s.

## What happened

company-left = { $who } left the game
