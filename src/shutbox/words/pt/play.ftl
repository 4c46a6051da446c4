# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = a solo
play-round = ronda { $round }
play-round-of = ronda { $round } de { $rounds }
play-play-off = desempate, ronda { $round }
play-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-total = total { $total }
play-note-at = a jogar
play-note-starts = lança para ver quem começa
play-note-rolled = tirou { $roll }
play-note-waits = à espera
play-note-holds = { $total ->
    [0] à frente, caixa fechada
   *[other] à frente com { $total }
}
play-note-had = { $total ->
    [0] fechou a caixa
   *[other] acabou com { $total }
}
play-note-missed = fora da ronda
play-note-out = fora
play-note-left = saiu
play-note-won = ganha
play-final = Como acabou
play-interim = Como está

## What a turn is about

play-now = total agora { $total }
play-to-beat = { $total ->
    [0] a igualar: caixa fechada ({ $who })
   *[other] total a bater: { $total } ({ $who })
}
play-tries = { $tries ->
    [1] falta 1 tentativa
   *[other] faltam { $tries } tentativas
}
play-limit = { $format ->
    [knock-out] limite { $limit }
    [until] acaba aos { $limit }
   *[last-one-standing] ganha-se com { $limit } pontos
}
play-thrown = { $dice ->
    [1] saiu { $faces }
   *[other] saiu { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Que jogo?
play-ask-rules = Número, nome ou ficheiro (Enter: { $usual })
play-ask-players = Quem joga? Nomes com vírgulas, @club ou outro bot como adversário; um só nome joga a solo (Enter: { $somebody })
play-ask-rounds = Quantas rondas? (Enter: { $usual })
play-ask-dice = Que dados? 1: os do computador, 2: os da tua mesa (Enter: { $usual })
play-ask-off-mat = Um dado fora do tapete: que penalização? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Quem começa? Segundo as regras, a pessoa mais nova (Enter: { $usual })
   *[other] Quem começa? (Enter: { $usual })
}
play-why-rules = Cada número da lista é um jogo. «shutbox rules» com o seu nome explica-o. Também se pode indicar um ficheiro com uma regra da casa.
play-why-players = Os nomes pela ordem à volta da mesa, com vírgulas: Ann, Bo. Onde começa a pessoa mais nova, o nome dela vem primeiro. Os bots são { $bots }.
play-why-rounds = As regras deixam combinar o número de rondas, aqui de { $low } a { $high }.
play-why-dice = Com 1, é o computador que lança. Com 2, lanças dados a sério e escreves o que mostram.
play-why-off-mat = Se um dado sair do tapete, o lançamento não conta e aplica-se a penalização escolhida aqui.
play-why-starter = Um nome, ou o seu número na lista. Os outros seguem no sentido dos ponteiros do relógio, pela ordem dos nomes.
play-somebody = Jogador
play-welcome = { $rules }. Em qualquer pergunta, ? mostra o que se pode responder.
play-seed = Os dados vêm da semente { $seed }: a mesma semente volta a dar os mesmos dados.
play-foresight = { $horizon ->
    [turn] Os bots e as dicas veem até ao fim deste turno, porque resolver mais demoraria demasiado. O que «shutbox solve» já resolveu é usado.
    [forecast] Os bots e as dicas veem até ao fim do jogo como se ninguém olhasse para além da ronda, porque resolver mais demoraria demasiado. O que «shutbox solve» já resolveu é usado.
   *[round] Os bots e as dicas veem até ao fim desta ronda, porque resolver mais demoraria demasiado. O que «shutbox solve» já resolveu é usado.
}
play-over-already = Este jogo já acabou.
play-saved = Guardado em { $file }. Para continuar:
play-kept = O jogo fica guardado em { $file }.
play-collected = Para shutbox stats, o jogo fica em { $file }. Para deixar de os guardar: shutbox stats --keep no.
play-no = Não: { $why }.

## Questions

play-ask-bot = { $dice ->
    [1] { $who } quer lançar um dado: lança-o e escreve o que mostra
   *[other] { $who } lança { $dice } dados: lança-os e escreve o que mostram
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [1] { $who } lança um dado para ver quem começa: o que mostra?
           *[other] { $who } lança { $dice } dados para ver quem começa: o que mostram?
        }
       *[made] { $dice ->
            [1] { $who }, Enter lança um dado para ver quem começa
           *[other] { $who }, Enter lança { $dice } dados para ver quem começa
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take } aceita o ponto, ou lança mais uma vez e escreve o que os dados mostram
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who }: { $take } aceita o ponto, Enter lança mais uma vez um dado
               *[other] { $who }: { $take } aceita o ponto, Enter lança mais uma vez { $dice } dados
            }
           *[other] { $who }: { $take } aceita o ponto, Enter lança mais uma vez { $dice } dados, 1 lança um dado
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [1] { $dice ->
                [1] { $who } lança um dado: o que mostra?
               *[other] { $who } lança { $dice } dados: o que mostram?
            }
           *[other] { $who } lança { $dice } dados ou um: o que mostram?
        }
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who }, Enter lança um dado
               *[other] { $who }, Enter lança { $dice } dados
            }
           *[other] { $who }, Enter lança { $dice } dados, 1 lança um dado
        }
    }
}
play-ask-shut = { $who }, que peças? Número ou peças
play-ask-only = { $who }, só serve { $tiles }: Enter baixa
play-ask-penalty = { $who }: 1 levanta a mais alta das baixadas, 2 acaba o turno
play-ask-over = Enter termina o jogo, { $undo } anula o que se fez por último

## What can be typed

play-type-enter = Enter
    .does = lançar os dados
play-type-count = 1
    .does = lançar um dado em vez de todos
play-type-faces = 3 5
    .does = o que mostram os dados na tua mesa; 3,5 e 35 também servem
play-type-sum = { $word } 9, =9
    .does = só se sabe a soma de todos os dados
play-type-total = { $word } 17
    .does = o turno acabou, e só se sabe o total; { $word } 0 se a caixa ficou fechada
play-type-off = { $word }
    .does = um dado saiu do tapete
play-type-take = { $word }
    .does = aceitar o ponto em vez de lançar
play-type-number = 1
    .does = a jogada com este número
play-type-tiles = 6+2
    .does = estas peças; cada ' indica uma fila mais atrás: 2' está atrás da primeira fila
play-type-raise = 1, { $word }
    .does = a mais alta das peças baixadas volta a levantar-se
play-type-end = 2, { $word }
    .does = acaba o turno
play-type-finish = Enter
    .does = terminar o jogo
play-type-hint = { $word }
    .does = quanto vale cada escolha, e porquê; as dicas contam-se e ficam no registo
play-type-undo = { $word }
    .does = anular o que se fez por último, mas nunca um lançamento do computador
play-type-leave = { $word }
    .does = quem está a jogar sai do jogo; { $word } Bo para outra pessoa
play-type-rename = { $word } Ann=Anna
    .does = Ann passa a chamar-se Anna
play-type-order = { $word } Bo, Ann
    .does = esta é agora a ordem; os turnos que faltam na ronda seguem-na
play-type-save = { $word }
    .does = guardar o jogo num ficheiro, e continuar
play-type-quit = { $word }
    .does = guardar o jogo num ficheiro, e parar; Ctrl-C faz o mesmo
