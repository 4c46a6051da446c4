# What a tournament shows.

tournament-head = { $bots } Bots, { $line_ups } Aufstellungen zu je { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, Startwert { $seed }. Die Wertung folgt der Elo-Skala, ihr Schnitt ist 1500; in Klammern der Bereich, der den wahren Wert in 95 von 100 Turnieren enthält.
tournament-column = { $column ->
    [bot] Bot
    [rating] Wertung
   *[wins] gewonnen
}
tournament-crossed = Wie viele von 100 Partien der Bot links gegen den Bot oben gewinnt
tournament-overall = Über alle Regelwerke
