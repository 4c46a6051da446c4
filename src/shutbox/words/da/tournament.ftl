# What a tournament shows.

tournament-head = { $bots } botter, { $line_ups } opstillinger på { $games ->
    [one] ét spil
   *[other] { $games } spil
} hver, startværdi { $seed }. Rating følger Elo-skalaen med snit 1500; i parentes der, hvor sandheden ligger i 95 af 100 turneringer.
tournament-column = { $column ->
    [bot] bot
    [rating] rating
   *[wins] vundne spil
}
tournament-crossed = Af 100 spil vinder den til venstre mod den ovenfor
tournament-overall = Over alle regelsæt
