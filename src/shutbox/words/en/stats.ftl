# One’s own games, for shutbox stats.

stats-none = No finished game is kept yet. Play one with shutbox play, and it is kept in { $folder }.
stats-none-here = There is no finished game to count.
stats-heading = { $games ->
    [one] { $name }: one game, { $first }
   *[other] { $name }: { $games } games, { $first } to { $last }
}
stats-others = Others: { $names }; --player shows their games.
stats-other = { $name } ({ $games })
stats-days = Days in a row with a game: { $now } now, { $longest } at most.
stats-alone = { $rules }, alone
stats-row = { $row ->
    [won] won
    [mean] mean total
    [best] lowest total
    [shut] boxes shut
    [wins] wins in a row
    [shuts] boxes shut in a row
    [cost] lost per choice
   *[luck] luck per game
}
stats-won = { $won } of { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } of one turn, { $share }
   *[other] { $shut } of { $turns } turns, { $share }
}
stats-at-best = { $value }; at best { $best }
stats-streak = { $now } now, { $longest } at most
stats-cost = { $choices ->
    [one] { $share } of what was at stake, in one choice
   *[other] { $share } of what was at stake, in { $choices } choices
}
stats-luck = { $unit ->
    [chance] { $luck } of the chance to win; lucky in { $lucky } of { $games }
    [points] { $luck } points; lucky in { $lucky } of { $games }
   *[total] { $luck } on the total; lucky in { $lucky } of { $games }
}
stats-plot = { $plot ->
    [spread] How often each total was left
    [totals] Mean total of the last ten turns, over time
    [costs] Lost per choice, game by game
   *[lucks] Luck, game by game
}
stats-range = { $low } to { $high }

## Others

stats-rivals = Against others
stats-rival = { $games ->
    [one] one game: { $won } won, { $lost } lost
   *[other] { $games } games: { $won } won, { $lost } lost
}
stats-champions = Champions of the month
stats-champion = { $wins ->
    [one] one win
   *[other] { $wins } wins
}

## Files

stats-folder = The games are in { $folder }.
stats-skipped = skipped { $file }: { $why }
stats-unfinished = { $count ->
    [one] One unfinished game is not counted.
   *[other] { $count } unfinished games are not counted.
}
stats-partly = stopped after { $done } of { $games } games; the same command looks at the rest
stats-coachless = Losses and luck are missing: { $why }.
stats-keeping = { $keep ->
    [yes] Finished games are kept in { $folder }.
   *[no] Finished games are no longer kept. Those in { $folder } stay until you delete them: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] There is no game to delete.
    [one] This deletes one game in { $folder }.
   *[other] This deletes { $count } games in { $folder }.
}
stats-forgotten = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
}
