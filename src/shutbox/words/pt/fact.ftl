# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } lança { $throw } para ver quem começa.
fact-start-thrown-sum = { $who } lança { $sum } ao todo para ver quem começa.
fact-start-tied = Empate: { $names } lançam outra vez.
fact-thrown = { $who } lança { $throw }.
fact-thrown-sum = { $who } lança { $sum } ao todo.
fact-shut = { $who } baixa { $tiles }.
fact-off = { $who }: um dado sai do tapete, o lançamento não conta.
fact-penalty-raise = { $row ->
    [0] O { $tile } volta a levantar-se.
    [1] O { $tile } da primeira fila volta a levantar-se.
    [2] O { $tile } da segunda fila volta a levantar-se.
    [3] O { $tile } da terceira fila volta a levantar-se.
   *[other] O { $tile } da fila { $row } volta a levantar-se.
}
fact-penalty-nothing = Não há peças em baixo, por isso nenhuma se levanta.
fact-penalty-end = Acabou o turno de { $who }.
fact-penalty-void = O turno de { $who } conta como se nenhuma peça tivesse sido baixada.
fact-taken = { $who } aceita o ponto.
fact-left = { $who } sai do jogo.
fact-time-up = Acabou o tempo de { $who }.
fact-undone = Voltou-se atrás.
fact-hint = { $who } vê uma dica.
fact-handed = { $bot ->
    [person] O lugar de { $who } passa para { $to }.
   *[other] O lugar de { $who } passa para { $to }, um bot ({ $bot }).
}
fact-renamed = { $who } chama-se agora { $to }.
fact-reordered = A ordem é agora: { $names }.
fact-box-shut = { $who } fecha a caixa!
fact-missed = Nenhuma peça serve: { $who } falha.
fact-turn-total = { $who } acaba com um total de { $total }.
fact-holds = { $tries ->
    [1] { $who } detém o total a bater, { $total }; um jogador pode tentar.
   *[other] { $who } detém o total a bater, { $total }; { $tries } jogadores podem tentar.
}
fact-super-box-held = { $tries ->
    [1] Super Caixa! { $who } fechou a caixa; um jogador pode tentar fechá-la também.
   *[other] Super Caixa! { $who } fechou a caixa; { $tries } jogadores podem tentar fechá-la também.
}
fact-scores = { $points ->
    [1] { $who } marca um ponto e fica com { $now }.
   *[other] { $who } marca { $points } pontos e fica com { $now }.
}
fact-pays = { $points ->
    [1] { $who } perde um ponto e fica com { $now }.
   *[other] { $who } perde { $points } pontos e fica com { $now }.
}
fact-knocked-out = { $who } fica de fora com { $total }.
fact-no-points = Ninguém marca na ronda { $round }.
fact-round = Começa a ronda { $round }.
fact-play-off = Desempate entre { $names }.
fact-survivor = Só resta { $who }: aceitar o ponto, ou lançar mais uma vez.
fact-begins = { $who } começa.
fact-turn = Segue-se { $who }.
fact-solitaire-won = A caixa está fechada: vitória!
fact-solitaire-over = O jogo acaba com um total de { $total }.
fact-won = { $who } ganha o jogo!
fact-shared = { $count ->
    [0] O jogo acaba sem vencedor.
   *[other] { $names } partilham a vitória!
}
