# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = Para ver quem começa, { $who } tira { $throw }.
fact-start-thrown-sum = Para ver quem começa, { $who } tira { $sum } ao todo.
fact-start-tied = Empate: { $names } lançam outra vez.
fact-thrown = { $who } tira { $throw }.
fact-thrown-sum = { $who } tira { $sum } ao todo.
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
fact-undone = Anulado.
fact-hint = { $who } vê uma dica.
fact-handed = { $bot ->
    [person] O lugar de { $who } passa para { $to }.
   *[other] O lugar de { $who } passa para { $to }, um bot ({ $bot }).
}
fact-renamed = { $who } chama-se agora { $to }.
fact-reordered = A ordem é agora: { $names }.
fact-box-shut = { $who } fecha a caixa!
fact-missed = Nenhuma combinação: { $who } falha.
fact-turn-total = { $who } acaba com um total de { $total }.
fact-holds = { $tries ->
    [1] { $who } vai à frente: total a bater, { $total }; falta uma tentativa.
   *[other] { $who } vai à frente: total a bater, { $total }; faltam { $tries } tentativas.
}
fact-super-box-held = { $tries ->
    [1] Super Caixa! { $who } fechou a caixa; falta uma tentativa para a fechar também.
   *[other] Super Caixa! { $who } fechou a caixa; faltam { $tries } tentativas para a fechar também.
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
fact-survivor = Só resta { $who }: pode aceitar o ponto, ou lançar mais uma vez.
fact-begins = { $who } começa.
fact-turn = É a vez de { $who }.
fact-solitaire-won = A caixa está fechada: vitória!
fact-solitaire-over = O jogo acaba com um total de { $total }.
fact-won = { $who } ganha o jogo!
fact-shared = { $count ->
    [0] O jogo acaba sem vencedores.
   *[other] { $names } partilham a vitória!
}
