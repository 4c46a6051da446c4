# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] Em probabilidade de ganhar o jogo
    [forecast] Em probabilidade de ganhar o jogo, se ninguém olhar para além da ronda
    [round] Em pontos da ronda
   *[turn] Em totais dos turnos, quanto menos melhor
}
coach-curve = { $horizon ->
    [forecast] A probabilidade de ganhar depois de cada evento
    [game] A probabilidade de ganhar depois de cada evento
    [round] Os pontos esperados da ronda depois de cada evento
   *[turn] O total médio do turno depois de cada evento, quanto menos melhor
}
coach-none = Ainda não aconteceu nada que se possa avaliar.
coach-page = { $path } tem o relatório; abre-se no navegador
coach-events = eventos { $first } a { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] rondas
       *[turn] turnos
    }
    [own-luck] sorte nos próprios lançamentos
    [luck] sorte nos lançamentos de todos
    [other] nem sorte nem escolha
    [unknown] desconhecido, ou nem um nem outro
    [loss] perdido em escolhas
    [decisions] escolhas
    [mean-loss] perdido por escolha
    [end] { $horizon ->
        [forecast] resultado
        [game] resultado
        [round] pontos
       *[turn] totais
    }
    [end-now] como está
    [average] com sorte média
    [by-total] turnos de que só se sabe o total
    [hints] dicas pedidas
    [luckiest] lançamento com mais sorte
    [unluckiest] lançamento com mais azar
   *[dearest] escolha mais cara
}
coach-unknown = desconhecido
coach-by-total = { $turns ->
    [one] De um turno só se sabe o total
   *[other] De { $turns } turnos só se sabem os totais
}: não se sabe quanto foi sorte e quanto foi escolha.
coach-judgement = { $judgement ->
    [best] o melhor
    [good] bom
    [inaccuracy] impreciso
    [mistake] erro
   *[blunder] erro grave
}
coach-moments = O que mais pesou
coach-moment-start = Para ver quem começa, { $who } tira { $throw }
coach-moment-throw = { $who } tira { $throw } em { $place }
coach-moment-off = { $who }: um dado sai do tapete em { $place }
coach-moment-choice = { $who } escolhe { $taken } em vez de { $best } em { $place }
coach-moment-other = { $cause ->
    [leave] { $who } sai do jogo
    [time] acaba o tempo de { $who }
    [total] um turno de { $who } de que só se sabe o total
    [order] os jogadores mudam de lugar
   *[coin] a escolha seguinte é moeda ao ar
}

## The decisions

coach-decisions = Todos os lançamentos e todas as escolhas
coach-turn = { $round ->
    [0] { $who }
   *[other] Ronda { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , a igualar: caixa fechada
   *[other] , total a bater: { $to_beat }
}
coach-round = Ronda { $round }
coach-start = Ronda { $round }, quem começa
coach-column = { $column ->
    [number] evento
    [position] posição
    [throw] dados
    [luck] sorte
    [taken] escolha
    [best] melhor
   *[loss] perda
}
coach-miss = falha
coach-off = fora do tapete
coach-only = única

## A hint

coach-hint = { $unit ->
    [total] O total médio do turno, quanto menos melhor:
    [points] Os pontos esperados da ronda:
   *[chance] A probabilidade de ganhar:
}
