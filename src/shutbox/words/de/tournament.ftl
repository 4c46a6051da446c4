# What a tournament shows.

tournament-head = { $bots } Bots, { $line_ups } Aufstellungen zu je { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, Startwert { $seed }. Die Wertung folgt der Elo-Skala, ihr Schnitt ist 1500; in Klammern, wo die Wahrheit in 95 von 100 Turnieren liegt.
tournament-column = { $column ->
    [bot] Bot
    [rating] Wertung
   *[wins] gewonnen
}
tournament-crossed = Von 100 Partien gewinnt der Bot links so viele gegen den Bot oben
tournament-overall = Über alle Regelwerke
