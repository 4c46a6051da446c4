# What a simulation shows.

simulate-head = { $rules } : { $games ->
    [1] une partie
   *[other] { $games } parties
}, graine { $seed }
simulate-interval = Entre parenthèses : l’intervalle qui contient la vraie valeur dans { $percent } simulations sur 100.
simulate-horizon = Les joueurs qui pèsent leurs choix jouent pour { $horizon ->
    [turn] un total bas à chaque tour
    [round] les points de chaque manche
    [alone] une boîte fermée
   *[game] la partie entière
}.
simulate-rounds = Manches par partie : { $rounds }
simulate-opener = Victoires de la place qui commence : { $share }
simulate-measure = { $measure ->
    [wins] Parties gagnées, une victoire partagée comptant pour sa part
    [points] Points par partie
    [total] Total d’un tour
    [shut] Tours qui ferment la boîte
    [throws-round] Lancers par manche
   *[throws] Lancers par tour
}
simulate-totals = Comment se répartissent les totaux des tours
simulate-speed = { $seconds } s, { $speed } parties par seconde
simulate-saved = La partie { $number } de la graine { $seed } est dans { $file }, jouée comme à une table.
