# The end of a game, the picture of it, and the game of the day.

ending-over = Fim do jogo
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Ganhas por { $own } ronda a { $other }
           *[other] Ganhas por { $own } rondas a { $other }
        }
        [rounds] { $own ->
            [one] Ganhas com { $own } ronda
           *[other] Ganhas com { $own } rondas
        }
        [points-to] Ganhas por { $own } a { $other }
        [points] { $own ->
            [one] Ganhas com { $own } ponto
           *[other] Ganhas com { $own } pontos
        }
        [left] Ganhas: restam { $own }
        [total] Ganhas com um total de { $own }
       *[none] Ganhas
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } ganha por { $own } ronda a { $other }
           *[other] { $who } ganha por { $own } rondas a { $other }
        }
        [rounds] { $own ->
            [one] { $who } ganha com { $own } ronda
           *[other] { $who } ganha com { $own } rondas
        }
        [points-to] { $who } ganha por { $own } a { $other }
        [points] { $own ->
            [one] { $who } ganha com { $own } ponto
           *[other] { $who } ganha com { $own } pontos
        }
        [left] { $who } ganha: restam { $own }
        [total] { $who } ganha com um total de { $own }
       *[none] { $who } ganha
    }
}
ending-shut = { $you ->
    [yes] Fechaste a caixa com { $tiles }
   *[no] { $who } fecha a caixa com { $tiles }
}
ending-left = { $you ->
    [yes] Deixaste { $total }
   *[no] { $who } deixou { $total }
}
ending-odds = Mesmo com um jogo perfeito, acontece uma vez em { $games }.
ending-figure = { $kind ->
    [standing] de pé
    [left] por fechar
   *[thrown] nos dados
}
ending-missed-with = falha com { $pips }
ending-moment = { $known ->
    [yes] O momento decisivo
   *[no] O último lançamento
}
ending-deed = { $came ->
    [shut] { $who } tira { $pips } e baixa { $tiles }.
    [box] { $who } tira { $pips } e fecha a caixa com { $tiles }.
    [missed] { $who } tira { $pips } e falha.
   *[open] { $who } tira { $pips }.
}
ending-chance = Probabilidade: { $who }
ending-swing = de { $from } para { $to }
ending-rounds = Ronda a ronda
ending-left-in = Restam na ronda
ending-unit = { $unit ->
    [rounds] Rondas ganhas
    [points] Pontos
   *[total] Total
}
ending-throws = { $count ->
    [one] O lançamento
   *[other] Os { $count } lançamentos
}
ending-record = Os teus resultados
ending-best = O teu melhor
ending-before = antes: { $total }
ending-first = o primeiro
ending-box-shut = Caixa fechada
ending-in-games = { $games ->
    [one] em { $games } jogo
   *[other] em { $games } jogos
}
ending-mean = A tua média
ending-perfect-mean = perfeito: { $mean }

## The picture

ending-picture = Partilhar uma imagem
ending-picture-shape = Formato
ending-picture-shapes = { $shape ->
    [wide] Horizontal
   *[tall] Vertical
}
ending-picture-names = Nomes na imagem
ending-picture-hand-on = { $how ->
    [share] Partilhar imagem
   *[save] Guardar imagem
}
ending-picture-failed = Não foi possível criar a imagem. Tenta outra vez.

## The game of the day

ending-play-today = Jogar o jogo do dia
ending-look = Ver como correu
ending-perfect = { $total ->
    [0] Sem conhecer os dados de antemão, o jogador perfeito fecha a caixa.
   *[other] Sem conhecer os dados de antemão, o jogador perfeito deixa { $total }.
}
ending-perfect-box = { $total ->
    [0] Jogador perfeito: caixa fechada
   *[other] Jogador perfeito: restam { $total }
}
ending-second = Só conta a tua primeira tentativa. Deixaste { $total }.
ending-turning = O ponto de viragem, lançamento { $n }
ending-no-turning = Nenhuma escolha tua custou grande coisa.
ending-turned = { $do ->
    [shut] Baixaste { $tiles }.
    [take] Aceitaste o ponto.
    [raise] Deixaste levantar uma peça.
    [end] Acabaste o turno.
   *[throw] { $dice ->
        [1] Lançaste um dado.
       *[other] Lançaste { $dice } dados.
    }
}
ending-streak = { $days ->
    [0] Joga hoje e começa uma série
    [1] Um dia
   *[other] { $days } dias seguidos
}
ending-longest = A tua série mais longa: { $days }.
ending-forgiven = Um dia falhado é perdoado.
ending-share = Partilhar resultado
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: a { $gap } do jogo perfeito
    [ahead] Shutbox, { $day }: { $gap } melhor do que o jogo perfeito
    [same] Shutbox, { $day }: tão bom como o jogo perfeito
   *[unknown] Shutbox, { $day }
}
ending-day = Dia { $days }
ending-copied = Copiado. Cola-o numa mensagem.
