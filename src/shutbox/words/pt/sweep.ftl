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
    [shut] primeiro a caixa que mais se fecha
    [shut_most] primeiro a caixa mais fácil de fechar
    [throws] primeiro mais lançamentos
    [choices] primeiro mais escolhas
    [tile_choices] primeiro mais escolhas de peças
    [dice_choices] primeiro mais escolhas de dados
    [random] primeiro o jogo ao acaso mais caro
   *[skill] primeiro mais perícia
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
