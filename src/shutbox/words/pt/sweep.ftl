# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [1] um conjunto de regras medido
   *[other] { $count } conjuntos de regras medidos
} para { $players ->
    [1] um jogador
   *[other] { $players } jogadores
}; { $sort ->
    [none] pela ordem da grelha
    [opener] primeiro o começo mais justo
    [mean] primeiro a média mais baixa
    [sd] primeiro a menor dispersão
   *[other] primeiro o valor mais alto de { $sort }
}.
sweep-first = { $head } Destes, os primeiros { $shown }:
sweep-column = { $column ->
    [mean] média
    [shut] fechada
    [throws] lanç.
    [choices] escolhas
    [skill] perícia
   *[opener] começo
}
sweep-faults = { $count ->
    [1] Ficou de fora um conjunto de regras:
   *[other] Ficaram de fora { $count } conjuntos de regras:
}
sweep-faults-more = … e mais { $count }, com as razões na tabela.
