# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, with changes
show-changed-about = { $title } with some settings changed; they are marked below.
show-published = Published games
show-house = House games
show-rules-more = A rule set in full: shutbox rules NAME. Your own: shutbox rules --file FILE
show-trademark = Double Shutter is a trademark of Blue Orange, named here only to say whose published rules are followed. Shutbox is independent of the publisher.
show-source = Source: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, two printed leaflets (eight languages between them)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, printed leaflet 11003601 (French, English)
    [double-shutter] Double Shutter, Blue Orange, edition of 2015 (eight languages)
    [double-shutter-2008] Double Shutter, Blue Orange, undated edition published by 2008 (English)
    [last-one-standing] Double Shutter, Blue Orange, edition of 2015: multiplayer variation
    [thai] house game, Thailand
    [triple] house game on a three-row box, with Double Shutter's turn
   *[other] house game
}
show-settings = Settings (* differs from the default)
show-toml = The same as TOML, to begin a rule set of your own with
show-moves = { $rules }: { $position } on { $throw }
show-tiles = shut
show-after = after it stands
show-miss = No tiles fit: a miss.
show-shut = The box is shut: no more dice are thrown.
show-perft = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of { $depth ->
    [one] 1 throw
   *[other] { $depth } throws
} from { $position }
show-replay = { $rules }, played by { $names }
show-verified = ok: { $rules }; events: { $events }, throws: { $throws }, players: { $players }; { $over ->
    [yes] the game is over
   *[no] the game is not over
}

## Solving

show-work = { $work ->
    [checking] checking
    [writing] writing
    [playing] playing
    [compiling] compiling the solver, once on this machine
    [turn] solving the turn
    [round] solving the round
    [game] solving the game
    [reading] looking at games
   *[solving] solving
}
show-progress = { $work } [{ $bar }] { $done } of { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = stopped; what is finished is kept in { $path }, and the same command goes on from there
show-horizon = { $horizon ->
    [turn] one turn, by itself
    [forecast] the whole game, if nobody looks beyond the round
    [round] the round
   *[game] the whole game
}
show-label = { $name ->
    [horizon] looks as far as
    [objective] objective
    [position] position
    [players] players
    [rounds] rounds to come
    [score] score
    [to_beat] total to beat
    [tries] tries left in a row
    [value] value
    [exact] exactly
    [bound] error at most
    [positions] positions
   *[moves] moves
}
show-objective = { $aim ->
    [mean] the mean total
    [shut] a shut box
    [below] a total below a target
   *[utility] a worth of its own for each total
} ({ $spelling })
show-shorter = The whole game is not solved for this rule set and so many players: this looks less far.
show-seconds = { $seconds } s
show-seat = seat { $number }
show-seats = { $horizon ->
    [forecast] Chance to win
    [game] Chance to win
   *[other] Expected points
}
show-seat-first = begins the round
show-seat-range = { $least } to { $most }
show-ranges = On the right: if all who are indifferent choose worst, and best, for this seat.
show-seat-tries = is about to try
show-distribution = Chance of each final total
show-advice = { $rules }: { $unit ->
    [total] the mean final total, lower is better
    [points] the expected points of the round
   *[chance] { $horizon ->
        [turn] the chance of success
       *[game] the chance to win
    }
}; looks as far as { $horizon ->
    [turn] this turn
    [forecast] the whole game, if nobody looks beyond the round
    [round] the round
   *[game] the whole game
}
show-option = { $do ->
    [shut] shut { $tiles }
    [take] take the point
    [raise] let the tile rise
    [end] end the turn
   *[throw] throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
}
show-loss = costs { $loss }
show-best = best
show-equal = equal
show-exported = { $rows } positions written to { $path }
show-cache = { $count ->
    [one] One solution
   *[other] { $count } solutions
}, { $kilobytes } kB, in { $folder }
show-cache-kind = { $kind ->
    [turn] one turn
    [seats] a turn for every seat
    [chase] a round
    [chase-game] a game in rounds
    [one-turn] a game of one turn each
    [running] a game of running totals
   *[standing] Last One Standing
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] One solution
   *[other] { $count } solutions
} removed from { $folder }
show-cache-damaged = damaged; it will be made anew when it is needed

# The documentation, opened by `shutbox docs`.
show-docs-address = The documentation is at { $address }

# The static site, written by `shutbox site`.
show-site = The site is in { $path }: { $files } files; a browser fetches { $megabytes } MB to play without a network
show-site-docs = The documentation is beside it, in docs/
show-site-no-docs = The documentation was not built, so it is not part of the site
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
show-tables-difference = { $count } checked, off by { $quanta } quanta at most
show-tables-advice = same advice at { $same } of { $count } choices
show-tables-good = good
show-tables-bad = { $missing ->
    [0] wrong
   *[other] wrong, { $missing } missing
}
