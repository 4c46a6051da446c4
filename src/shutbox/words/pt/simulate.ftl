# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [1] um jogo
   *[other] { $games } jogos
}, semente { $seed }
simulate-interval = Entre parênteses: o intervalo que contém o valor real em { $percent } de cada 100 simulações.
simulate-horizon = Quem pesa as opções joga a pensar { $horizon ->
    [turn] num total baixo em cada turno
    [round] nos pontos de cada ronda
    [alone] em fechar a caixa
   *[game] no jogo inteiro
}.
simulate-rounds = Rondas por jogo: { $rounds }
simulate-opener = Quem começa ganha { $share }
simulate-measure = { $measure ->
    [wins] Jogos ganhos; uma vitória partilhada conta a sua parte
    [points] Pontos por jogo
    [total] Total por turno
    [shut] Turnos que fecham a caixa
    [throws-round] Lançamentos por ronda
   *[throws] Lançamentos por turno
}
simulate-totals = Como se distribuem os totais dos turnos
simulate-speed = { $seconds } s, { $speed } jogos por segundo
simulate-saved = O jogo { $number } da semente { $seed } está em { $file }, jogado como à mesa.
