# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Cartão de estratégia: { $rules }
card-how = Procura o teu lançamento. Baixa a primeira combinação possível.
card-changed = Alterado: { $changes }.
card-post = A barrinha ao lado de um lançamento mostra a sua probabilidade.
card-rows = { $rows ->
    [2] As peças sombreadas com um traço (6') estão na segunda fila.
   *[other] As peças sombreadas estão mais atrás: um traço (6') para a segunda fila, dois para a terceira.
}
card-more = Onde uma lista acaba em … e nada nela é possível: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = sempre falha
card-dice = { $when ->
    [always] Lança um dado assim que puderes.
    [never] Lança sempre todos os dados, mesmo onde um bastava.
    [standing] Onde puderes escolher, lança um dado quando o que está de pé somar { $limit } ou menos.
   *[highest] Onde puderes escolher, lança um dado quando nenhuma peça acima de { $limit } estiver de pé.
}
card-simple = Sem lista, a melhor regra simples: { $rule }.
card-off = Um dado fora do tapete: deixa levantar a peça, não acabes o turno.
card-costs = O que se desperdiça
card-mean = total médio que fica com este cartão
card-extra = acima do melhor possível, que deixa { $best }
card-shut = dos turnos fecham a caixa; o melhor possível: { $best }
card-habits = O custo das regras simples
card-this = este cartão
card-thumb = { $thumb ->
    [most-tiles] mais peças
    [lowest] primeiro as pequenas
    [keep-low] guardar as pequenas
    [least-left] menor total
    [highest] primeiro as grandes
    [options] mais lançamentos que servem
   *[fewest-tiles] menos peças
}
card-pair = { $first }, depois { $second }
card-exact = Todos os números são exatos para um turno jogado para um total baixo: nenhuma posição fica de fora, nada vem de amostras. Feito com: { $command }
card-written = { $path } está escrito. Segui-lo custa { $extra } por turno acima do melhor possível, e { $shut } dos turnos fecham a caixa. A regra simples mais barata ({ $simple }) custa { $cost }.
