# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, seed { $seed }
simulate-interval = Tussen haken: waar de waarheid ligt in { $percent } van 100 simulaties.
simulate-horizon = Spelers die hun keuzes afwegen, spelen op { $horizon ->
    [turn] een laag totaal in elke beurt
    [round] de punten van elke ronde
    [alone] een dichte bak
   *[game] winst van het hele spel
}.
simulate-rounds = Rondes per partij: { $rounds }
simulate-opener = Wie begint, wint { $share }
simulate-measure = { $measure ->
    [wins] Gewonnen partijen; een gedeelde winst telt naar rato
    [points] Punten per partij
    [total] Totaal per beurt
    [shut] Beurten die de bak sluiten
    [throws-round] Worpen per ronde
   *[throws] Worpen per beurt
}
simulate-totals = Hoe de totalen van de beurten verdeeld zijn
simulate-speed = { $seconds } s, { $speed } partijen per seconde
simulate-saved = Partij { $number } van seed { $seed } staat in { $file }, gespeeld als aan een tafel.
