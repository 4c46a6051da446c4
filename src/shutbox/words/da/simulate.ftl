# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] ét spil
   *[other] { $games } spil
}, startværdi { $seed }
simulate-interval = I parentes: der, hvor sandheden ligger i { $percent } af 100 simuleringer.
simulate-horizon = Spillere, der vejer deres muligheder, går efter { $horizon ->
    [turn] en lav sum i hver tur
    [round] point i hver runde
    [alone] en lukket æske
   *[game] at vinde hele spillet
}.
simulate-rounds = Runder i et spil: { $rounds }
simulate-opener = Den, der begynder, vinder { $share }
simulate-measure = { $measure ->
    [wins] Vundne spil, en delt sejr tæller sin del
    [points] Point i et spil
    [total] Sum i en tur
    [shut] Ture, der lukker æsken
    [throws-round] Kast i en runde
   *[throws] Kast i en tur
}
simulate-totals = Hvordan turenes summer fordeler sig
simulate-speed = { $seconds } s, { $speed } spil pr. sekund
simulate-saved = Spil { $number } fra startværdi { $seed } er i { $file }, spillet som ved et bord.
