# One’s own games, for shutbox stats.

stats-none = Er is nog geen afgelopen partij bewaard. Speel er een met shutbox play, dan komt die in { $folder }.
stats-none-here = Er is geen afgelopen partij om te tellen.
stats-heading = { $games ->
    [one] { $name }: één partij, { $first }
   *[other] { $name }: { $games } partijen, { $first } tot { $last }
}
stats-others = Anderen: { $names }; --player toont hun partijen.
stats-other = { $name } ({ $games })
stats-days = Dagen op rij met een partij: nu { $now }, record { $longest }.
stats-alone = { $rules }, alleen
stats-row = { $row ->
    [won] gewonnen
    [mean] gemiddeld totaal
    [best] laagste totaal
    [shut] keer dicht
    [wins] op rij gewonnen
    [shuts] keer op rij dicht
    [cost] verlies per keuze
   *[luck] geluk per partij
}
stats-won = { $won } van { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } van één beurt, { $share }
   *[other] { $shut } van { $turns } beurten, { $share }
}
stats-at-best = { $value }; optimaal { $best }
stats-streak = nu { $now }, record { $longest }
stats-cost = { $choices ->
    [one] { $share } van het haalbare, bij één keuze
   *[other] { $share } van het haalbare, bij { $choices } keuzes
}
stats-luck = { $unit ->
    [chance] { $luck } van de winstkans; geluk in { $lucky } van { $games }
    [points] { $luck } punten; geluk in { $lucky } van { $games }
   *[total] { $luck } op het totaal; geluk in { $lucky } van { $games }
}
stats-plot = { $plot ->
    [spread] Hoe vaak elk totaal overbleef
    [totals] Gemiddeld totaal van de laatste tien beurten, door de tijd
    [costs] Verlies per keuze, per partij
   *[lucks] Geluk, per partij
}
stats-range = { $low } tot { $high }

## Others

stats-rivals = Tegen anderen
stats-rival = { $games ->
    [one] één partij: { $won } gewonnen, { $lost } verloren
   *[other] { $games } partijen: { $won } gewonnen, { $lost } verloren
}
stats-champions = Besten van de maand
stats-champion = { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}

## Files

stats-folder = De partijen staan in { $folder }.
stats-skipped = overgeslagen: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Eén onvoltooide partij telt niet mee.
   *[other] { $count } onvoltooide partijen tellen niet mee.
}
stats-partly = gestopt na { $done } van { $games } partijen; hetzelfde commando gaat met de rest verder
stats-coachless = Verlies en geluk ontbreken: { $why }.
stats-keeping = { $keep ->
    [yes] Afgelopen partijen worden bewaard in { $folder }.
   *[no] Afgelopen partijen worden niet meer bewaard. Die in { $folder } blijven tot je ze verwijdert: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Er is geen partij om te verwijderen.
    [one] Dit verwijdert één partij in { $folder }.
   *[other] Dit verwijdert { $count } partijen in { $folder }.
}
stats-forgotten = { $count ->
    [one] Eén partij is verwijderd.
   *[other] { $count } partijen zijn verwijderd.
}
