# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] após { $tiles }
    [take] aceitando o ponto
    [raise] se a peça se levantar
    [end] se o turno acabar
   *[throw] { $dice ->
        [1] com um dado
       *[other] com { $dice } dados
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] aceitar
    [raise] levantar
    [end] acabar
   *[throw] { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }
}
reason-beat = A melhor probabilidade de bater { $total } é { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, contra { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = A melhor probabilidade de um total de { $total } ou menos é { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, contra { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = A melhor probabilidade de fechar a caixa é { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, contra { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = O total médio mais baixo é { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, contra { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [1] Já nada pode baixar o { $tiles } { $worse }.
   *[other] Já nada pode baixar { $tiles } { $worse }.
}
reason-playable = Lançamentos que servem: { $better_count } de { $better_of } { $better }, contra { $worse_count } de { $worse_of } { $worse }.
reason-finish = Lançamentos que fecham logo a caixa: { $better_count } de { $better_of } { $better }, contra { $worse_count } de { $worse_of } { $worse }.
reason-misses = Lançamentos em que quem se segue falha: { $better_count } de { $better_of } { $better }, contra { $worse_count } de { $worse_of } { $worse }.
reason-reach = Lançamentos que podem baixar o { $tile }: { $better_count } de { $better_of } { $better }, contra { $worse_count } de { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Qualquer lançamento acerta, e então a probabilidade de ganhar é { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; aceitar o ponto dá { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Nenhum lançamento acerta, e a probabilidade de ganhar é { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } depois de falhar; aceitar o ponto dá { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Acertam { $hits } de { $of } lançamentos, e podem fechar a caixa { $shuts }; a probabilidade de ganhar é { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } se acertar e { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } se falhar; aceitar o ponto dá { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Servem { $hits } de { $of } lançamentos, e { $shuts } deles podem fechar a caixa.
reason-equal = { $unit ->
    [total] O mesmo total médio
    [points] Os mesmos pontos da ronda
   *[chance] A mesma probabilidade
}: { $criterion ->
    [points] a ronda rende { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos { $better }, contra { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] o total médio é { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, contra { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] nada mais as distingue, por isso decide a ordem das jogadas.
}
reason-value = { $unit ->
    [total] Contas feitas, o total médio é { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, contra { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Contas feitas, a ronda rende { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos { $better }, contra { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Contas feitas, a probabilidade de ganhar é { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, contra { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
