# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Ecrã
    [sound] Som e vibração
   *[play] Jogo
}
comfort-letters = Tamanho do texto
comfort-letters-kind = { $kind ->
    [large] Grande
    [larger] Maior
    [largest] Máximo
   *[usual] Normal
}
comfort-spacing = Letras
comfort-spacing-kind = { $kind ->
    [wide] Espaçadas
   *[usual] Normais
}
comfort-contrast = Contraste
comfort-contrast-kind = { $kind ->
    [high] Alto
   *[auto] Do dispositivo
}
comfort-hand = Mão
comfort-hand-kind = { $kind ->
    [left] Esquerda
   *[right] Direita
}
comfort-volume = { $channel ->
    [calls] Chamadas
    [reactions] Reações
   *[dice] Dados e peças
}
comfort-volume-level = { $level ->
    [0] Sem som
    [1] Muito baixo
    [2] Baixo
    [4] Alto
   *[other] Normal
}
comfort-read = Ler em voz alta
comfort-read-about = Diz de quem é a vez, o lançamento e onde tocar.

## Spoken, never shown

comfort-read-sample = Eu leio para ti.
comfort-say = { $what ->
    [start] { $who }, lança para ver quem começa. Toca no botão grande em baixo.
    [throw] { $who }, é a tua vez. Toca no botão grande em baixo.
    [dice] { $who }, escolhe um dado ou dois. Depois toca no botão grande.
    [choose] Toca em peças que somem { $sum }.
    [more] Faltam { $sum }.
    [ready] Agora toca no botão grande.
    [survivor] { $who }, já não resta mais ninguém. Aceita o ponto ou lança outra vez.
    [penalty] { $who }, um dado saiu do tapete. Escolhe o que acontece.
    [look] Toca no botão grande para continuar.
    [enter] { $who }, é a tua vez. Toca no que os dados mostram.
   *[wait] É a vez de { $who }.
}
