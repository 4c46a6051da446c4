# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Lanças tu
   *[other] É a tua vez
}
you-start = Lança para ver quem começa
you-survivor = Só restas tu
you-penalty = Um dado saiu do tapete. Escolhe a penalização.
you-last-throw = Lança por dois pontos
you-super-try = Fecha a caixa também
you-one-or-two = Um dado ou dois?
you-try = Bate o { $total } de { $holder }
you-hold = { $who } tenta bater o teu { $total }
you-won = { $format ->
    [solitaire] Fechaste a caixa!
   *[other] Ganhaste!
}
you-missed = Falhas e acabas com { $total }
you-lowest = O total mais baixo até agora é o teu: { $total }.
you-go-on = Continuar: jogas tu
you-story = O teu turno
you-start-thrown = Para ver quem começa, tiras { $throw }.
you-thrown = Tiras { $throw }.
you-shut = Baixas { $tiles }.
you-box-shut = Fechas a caixa!
you-miss = Nenhuma combinação: falhas.
you-turn-total = Acabas com um total de { $total }.
you-holds = { $tries ->
    [1] Vais à frente com { $total }. Falta uma tentativa.
   *[other] Vais à frente com { $total }. Faltam { $tries } tentativas.
}
you-super-box-held = { $tries ->
    [1] Super Caixa! Fechaste a caixa. Falta uma tentativa.
   *[other] Super Caixa! Fechaste a caixa. Faltam { $tries } tentativas.
}
you-scores = { $points ->
    [1] Marcas um ponto e ficas com { $now }.
   *[other] Marcas { $points } pontos e ficas com { $now }.
}
you-pays = { $points ->
    [1] Perdes um ponto e ficas com { $now }.
   *[other] Perdes { $points } pontos e ficas com { $now }.
}
you-knocked-out = Ficas de fora com { $total }.
you-begin = Começas tu.
you-next = É a tua vez.
you-won-game = Ganhaste o jogo!
you-taken = Aceitas o ponto.
you-time-up = Acabou o teu tempo.
you-hint = Vês uma dica.
you-last = Só restas tu: aceita o ponto, ou lança mais uma vez.
you-off = O teu dado sai do tapete: o lançamento não conta.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Lançar: { $odds }
    [1] Um dado: { $odds }
   *[other] { $dice } dados: { $odds }
}
you-odds-gain = { $points ->
    [1] { $chance } para { $points } ponto
   *[other] { $chance } para { $points } pontos
}
you-odds-win = { $chance } para ganhar
you-odds-none = nenhuma peça serve
you-odds-nothing = nada
you-odds-or-nothing = Ou ficas sem nada
you-odds-sure = De certeza
you-odds-rail = hipóteses
