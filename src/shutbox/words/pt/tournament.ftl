# What a tournament shows.

tournament-head = { $bots } bots, { $line_ups } alinhamentos de { $games ->
    [1] um jogo
   *[other] { $games } jogos
} cada, semente { $seed }. As pontuações estão na escala Elo, com média 1500; entre parênteses, o intervalo que contém o valor real em 95 de cada 100 torneios.
tournament-column = { $column ->
    [bot] bot
    [rating] Elo
   *[wins] ganhos
}
tournament-crossed = Em 100 jogos, quantos ganha o da esquerda contra o de cima
tournament-overall = Em todos os conjuntos de regras
