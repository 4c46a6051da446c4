# What a tournament shows.

tournament-head = { $bots } bots, { $line_ups } opstellingen van elk { $games ->
    [one] één partij
   *[other] { $games } partijen
}, seed { $seed }. Ratings op de schaal van Elo, gemiddeld 1500; tussen haken: het interval met de ware waarde in 95 van 100 toernooien.
tournament-column = { $column ->
    [bot] bot
    [rating] rating
   *[wins] gewonnen
}
tournament-crossed = Hoeveel van 100 partijen de bot links wint van die bovenaan
tournament-overall = Over alle regelsets
