# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Menos um
setup-more = Mais um
setup-bot = { $bot ->
    [novice] erra muitas vezes
    [casual] joga por diversão
    [expert] erra raramente
    [perfect] nunca erra
   *[club] comete pequenos erros
}
setup-seat-kind = Jogador { $number }: { $kind }. Mudar
setup-seat = Quem é o jogador { $number }?
setup-coach = { $coach ->
    [off] Sem ajuda
    [each] Após cada escolha
   *[ask] A pedido
}
setup-undo = Pode-se anular
setup-seconds = { $seconds ->
    [0] Sem limite
   *[other] { $seconds } s
}
setup-design = Desenha o teu
setup-design-about = Parte de qualquer um destes
setup-rules-of = Regras: { $rules }
setup-more-games = Mais jogos
setup-rows = Filas
setup-row-count = { $count ->
    [1] Uma fila
    [2] Duas filas
   *[other] { $count } filas
}
setup-per-row = Peças por fila
setup-behind = A fila de trás
setup-order = { $turned ->
    [yes] De { $tiles } a 1
   *[no] De 1 a { $tiles }
}
setup-own-rows = Minhas
setup-any = À escolha
setup-none = Não
setup-changed = alterado
setup-from = A partir de { $rules }
setup-changes = { $count ->
    [0] sem alterações
    [1] uma alteração
   *[other] { $count } alterações
}
setup-reset = Repor
setup-standing = { $count ->
    [1] Uma peça de pé
   *[other] { $count } peças de pé
}
setup-tap-first = Toca numa para a baixar já
setup-mean = sobram { $mean } em média
setup-share = caixa fechada: { $share }
setup-play = Jogar este jogo
setup-explore = Explorar
