# One’s own games, for shutbox stats.

stats-none = Der er endnu intet færdigt spil gemt. Spil et med shutbox play, så bliver det gemt i { $folder }.
stats-none-here = Der er intet færdigt spil at tælle.
stats-heading = { $games ->
    [one] { $name }: ét spil, { $first }
   *[other] { $name }: { $games } spil, { $first } til { $last }
}
stats-others = Andre: { $names }; --player viser deres spil.
stats-other = { $name } ({ $games })
stats-days = Dage i træk med et spil: { $now } nu, rekord { $longest }.
stats-alone = { $rules }, alene
stats-row = { $row ->
    [won] vundet
    [mean] sum i snit
    [best] laveste sum
    [shut] æsker lukket
    [wins] sejre i træk
    [shuts] æsker lukket i træk
    [cost] tabt pr. valg
   *[luck] held pr. spil
}
stats-won = { $won } af { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } af én tur, { $share }
   *[other] { $shut } af { $turns } ture, { $share }
}
stats-at-best = { $value }; bedste spil { $best }
stats-streak = { $now } nu, rekord { $longest }
stats-cost = { $choices ->
    [one] { $share } af det mulige, i ét valg
   *[other] { $share } af det mulige, i { $choices } valg
}
stats-luck = { $unit ->
    [chance] { $luck } af vinderchancen; held i { $lucky } af { $games }
    [points] { $luck } point; held i { $lucky } af { $games }
   *[total] { $luck } på summen; held i { $lucky } af { $games }
}
stats-plot = { $plot ->
    [spread] Hvor ofte hver sum blev stående
    [totals] Sum i snit over de seneste ti ture, over tid
    [costs] Tabt pr. valg, spil for spil
   *[lucks] Held, spil for spil
}
stats-range = { $low } til { $high }

## Others

stats-rivals = Mod andre
stats-rival = { $games ->
    [one] ét spil: { $won } vundet, { $lost } tabt
   *[other] { $games } spil: { $won } vundet, { $lost } tabt
}
stats-champions = Månedens bedste
stats-champion = { $wins ->
    [one] én sejr
   *[other] { $wins } sejre
}

## Files

stats-folder = Spillene ligger i { $folder }.
stats-skipped = sprunget over: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Ét ufærdigt spil tælles ikke med.
   *[other] { $count } ufærdige spil tælles ikke med.
}
stats-partly = stoppet efter { $done } af { $games } spil; den samme kommando fortsætter med resten
stats-coachless = Tab og held mangler: { $why }.
stats-keeping = { $keep ->
    [yes] Færdige spil gemmes i { $folder }.
   *[no] Færdige spil gemmes ikke længere. De i { $folder } bliver, til du sletter dem: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Der er intet spil at slette.
    [one] Dette sletter ét spil i { $folder }.
   *[other] Dette sletter { $count } spil i { $folder }.
}
stats-forgotten = { $count ->
    [one] Ét spil blev slettet.
   *[other] { $count } spil blev slettet.
}
