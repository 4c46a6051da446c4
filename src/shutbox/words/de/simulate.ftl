# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-interval = In Klammern: wo die Wahrheit in { $percent } von 100 Simulationen liegt.
simulate-horizon = Bots, die abwägen, spielen auf { $horizon ->
    [turn] eine kleine Summe in jedem Zug
    [round] die Punkte jeder Runde
    [alone] eine geschlossene Box
   *[game] die ganze Partie
}.
simulate-rounds = Runden je Partie: { $rounds }
simulate-opener = Wer anfängt, gewinnt { $share }
simulate-measure = { $measure ->
    [wins] Gewonnene Partien, ein geteilter Sieg zählt anteilig
    [points] Punkte je Partie
    [total] Summe je Zug
    [shut] Züge, die die Box schließen
    [throws-round] Würfe je Runde
   *[throws] Würfe je Zug
}
simulate-totals = Wie sich die Summen der Züge verteilen
simulate-speed = { $seconds } s, { $speed } Partien pro Sekunde
simulate-saved = Partie { $number } zum Startwert { $seed } liegt in { $file }, gespielt wie am Tisch.
