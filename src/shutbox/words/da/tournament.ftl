# What a tournament shows.

tournament-head = { $bots } botter, { $line_ups } opstillinger på { $games ->
    [one] ét spil
   *[other] { $games } spil
} hver, startværdi { $seed }. Rating følger Elo-skalaen med snit 1500; i parentes intervallet med den sande værdi i 95 af 100 turneringer.
tournament-column = { $column ->
    [bot] bot
    [rating] rating
   *[wins] vundne spil
}
tournament-crossed = Hvor mange af 100 spil botten til venstre vinder mod den øverst
tournament-overall = Over alle regelsæt
