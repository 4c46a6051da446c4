# Os momentos de um jogo no relatório: uma frase cada um e porque contou, em número de lançamentos.

moment-title = { $count ->
    [1] Um momento
    [2] Dois momentos
   *[other] Três momentos
}
moment-headline = { $rounds ->
    [1] { $who } ganha { $won } de { $rounds } ronda
   *[other] { $who } ganha { $won } de { $rounds } rondas
}
moment-rounds-won = { $count ->
    [1] ronda ganha
   *[other] rondas ganhas
}
moment-turn = { $rounds ->
    [1] A jogar: { $who }
   *[other] Ronda { $round }, a jogar: { $who }
}
moment-kind = { $kind ->
    [good] Sorte
    [bad] Azar
    [mistake] Erro
   *[other] Viragem
}
moment-does = { $do ->
    [shut] { $who } baixa { $tiles }.
    [take] { $who } aceita o ponto.
    [raise] { $who } deixa levantar uma peça.
    [end] { $who } acaba o turno.
   *[throw] { $dice ->
        [1] { $who } lança um dado.
       *[other] { $who } lança { $dice } dados.
    }
}
moment-threw = { $who } tira { $pips }.
moment-threw-shut = { $who } tira { $pips } e baixa { $tiles }.
moment-threw-missed = { $who } tira { $pips } e falha.

moment-playable = { $do ->
    [shut] Depois de { $tiles } serviam { $count } de { $of } lançamentos.
   *[throw] { $dice ->
        [1] Com um dado servem { $count } de { $of } lançamentos.
       *[other] Com { $dice } dados servem { $count } de { $of } lançamentos.
    }
}
moment-finish = { $do ->
    [shut] Depois de { $tiles }, { $count } de { $of } lançamentos fechavam a caixa.
   *[throw] { $dice ->
        [1] Com um dado, { $count } de { $of } lançamentos fecham a caixa.
       *[other] Com { $dice } dados, { $count } de { $of } lançamentos fecham a caixa.
    }
}
moment-misses = Depois de { $tiles }, quem se segue falhava com { $count } de { $of } lançamentos.
moment-reach = Depois de { $tiles }, { $count } de { $of } lançamentos baixavam o { $tile }.
moment-odds = { $hits ->
    [1] Só { $hits } de { $of } lançamentos baixa algo.
   *[other] { $hits } de { $of } lançamentos baixam algo.
}

moment-others-fit = { $count ->
    [0] Nenhum outro lançamento serve.
    [1] Só mais um de { $of } lançamentos serve.
   *[other] Os outros { $count } de { $of } lançamentos servem.
}
moment-few-as-good = { $count ->
    [1] Só { $count } de { $of } lançamentos é tão bom.
   *[other] Só { $count } de { $of } lançamentos são tão bons.
}
moment-better = { $count ->
    [1] { $count } de { $of } lançamentos é melhor.
   *[other] { $count } de { $of } lançamentos são melhores.
}
moment-worse = { $count ->
    [1] { $count } de { $of } lançamentos é pior.
   *[other] { $count } de { $of } lançamentos são piores.
}
moment-change = de { $from } para { $to }
