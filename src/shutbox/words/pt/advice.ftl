# O que o treinador diz à mesa, em palavras simples, e como se diz uma peça que não se pode desenhar.

advice-goal = { $goal ->
    [win] Probabilidade de ganhar
    [shut] Probabilidade de fechar a caixa
    [beat] Probabilidade de bater { $total }
   *[none] { $horizon ->
        [round] O melhor para esta ronda
       *[turn] O melhor para este turno
    }
}
advice-rank = { $rank ->
    [best] Melhor
    [nearly] Quase
   *[worse] Pior
}
advice-more = Mais
advice-hint = Conselho do treinador: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [1] Com um dado servem { $count } de { $of } lançamentos.
       *[other] Com { $dice } dados servem { $count } de { $of } lançamentos.
    }
   *[other] { $all ->
        [yes] Com a melhor escolha servem todos os { $of } lançamentos.
       *[no] Com a melhor escolha servem { $count } de { $of } lançamentos.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [1] Com um dado, { $count } de { $of } lançamentos fecham a caixa.
       *[other] Com { $dice } dados, { $count } de { $of } lançamentos fecham a caixa.
    }
   *[other] Com a melhor escolha, { $count } de { $of } lançamentos fecham a caixa.
}
advice-misses = Depois da melhor escolha, quem se segue falha com { $count } de { $of } lançamentos.
advice-reach = Depois da melhor escolha, { $count } de { $of } lançamentos baixam o { $tile }.
advice-unreachable = Com a melhor escolha ainda se pode baixar { $tiles }.
advice-last-throw = { $hits } de { $of } lançamentos baixam algo, { $shuts } deles a caixa toda.
advice-equal = Há várias escolhas igualmente boas.
advice-best = { $do ->
    [shut] O melhor é { $tiles }.
    [take] O melhor é aceitar o ponto.
    [raise] O melhor é deixar levantar uma peça.
    [end] O melhor é acabar o turno.
   *[throw] { $dice ->
        [1] O melhor é lançar um dado.
       *[other] O melhor é lançar { $dice } dados.
    }
}
advice-judged = { $rank ->
    [best] { $option } era o melhor.
    [nearly] { $option } era quase tão bom como { $better }.
   *[worse] { $better } era melhor do que { $option }.
}

advice-after = Depois de { $tiles }
advice-throws = Lançamentos que servem
advice-throws-of = { $count } de { $of }
advice-leaves = Total que deixas
advice-shut = Probabilidade de fechar a caixa
advice-mean = Total final médio
advice-costs = { $option }: custa-te { $loss }.
advice-unit = { $unit ->
    [points] Os números são a média de pontos desta ronda.
   *[total] Os números são totais finais médios. Quanto menos, melhor.
}
advice-horizon = { $horizon ->
    [game] O cálculo vai até ao fim do jogo.
    [forecast] O cálculo vai até ao fim do jogo, como se depois deste turno ninguém olhasse para além da ronda.
    [round] O cálculo vai até ao fim desta ronda.
   *[turn] O cálculo vai até ao fim deste turno.
}
