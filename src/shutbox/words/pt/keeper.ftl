# Apontar os pontos de uma caixa a sério.

## Como se aponta um turno

keeper-ways = Como apontas um turno
keeper-way = { $way ->
    [dice] Dados
    [tiles] Peças
   *[total] Total
}
keeper-obstacle = { $why ->
    [bot] Os bots escolhem as suas peças. Aponta os dados.
    [shared] Todos fecham a mesma caixa, por isso não há totais.
    [faces] Aqui conta cada dado. Aponta os dados, porque as peças não os mostram.
   *[thrown] Há um lançamento na mesa. Acaba-o primeiro.
}
keeper-three = Três maneiras de apontar um turno
keeper-three-how = { $way ->
    [dice] Toca no que os dados mostram e depois no que se baixou.
    [tiles] Toca no que se baixou. A soma vem sozinha.
   *[total] Escreve o que sobra no fim do turno.
}

### Pelos dados

keeper-held = Nenhuma combinação para { $sum }. Fim do turno.

### Pelas peças

keeper-lay = Toca no que se baixou
keeper-one-throw = um lançamento
keeper-lay-fault = { $why ->
    [most] Os dados mostram { $count } no máximo
    [least] Os dados mostram { $count } no mínimo
   *[tiles] Peças por lançamento: { $count } no máximo
}
keeper-shut = Baixar { $sum }
keeper-missed = Falhou
keeper-missed-label = { $shared ->
    [true] { $who } falhou
   *[false] { $who } falhou, sobram { $total }
}
keeper-missed-sum = Quanto mostraram os dados ao todo?

### Pelo total

keeper-total = total
keeper-left = Quanto deixou { $who }?
keeper-save = { $shut ->
    [yes] Guardar: { $who } fechou a caixa
   *[no] Guardar { $total } para { $who }
}
keeper-too-much = Podem sobrar { $total } no máximo
keeper-digits = Algarismos do total
keeper-zero = Fechada
keeper-zero-label = Caixa fechada: 0
keeper-erase = Apagar
keeper-swap = Trocar mão

## Uma Super Caixa

keeper-tries = Os outros têm uma tentativa
keeper-next = a seguir
keeper-start-try = É a vez de { $who }
keeper-shut-it = { $who } fechou-a
keeper-shut-then = { $answer ->
    [draw] Ninguém pontua
    [both-score] { $who } também pontua
    [first-keeps] { $holder } fica com a ronda
   *[handover] { $who } passa para a frente
}
keeper-missed-it = { $known ->
    [yes] { $who } deixou { $total }
   *[no] { $who } falhou
}
keeper-missed-then = { $last ->
    [yes] { $holder } ganha a ronda
   *[no] É a vez de { $next }
}

## Nomes, ordem e quem aponta

keeper-seats = Nomes e ordem
keeper-seats-short = Nomes
keeper-seats-about = Arrasta um nome ou toca numa seta. Joga-se no sentido do relógio.
keeper-up = Subir { $who }
keeper-down = Descer { $who }
keeper-save-seats = Guardar
keeper-onlooker = { $seated ->
    [yes] { $who } aponta este turno.
   *[no] Estás a ver. Os pontos são apontados junto à caixa.
}
keeper-awake = Manter o ecrã ligado

## Throws, corrections, the sheet

keeper-as-picture = Como imagem
keeper-as-text = Como texto
keeper-correct = Corrigir
keeper-correct-about = É anulado, com tudo o que veio depois.
keeper-correct-title = O que ficou mal apontado?
keeper-cell = { $who }, ronda { $round }: { $total }. Mudar
keeper-cell-title = { $who }, ronda { $round }
keeper-cell-about = Está guardado { $total }. Quanto sobrou mesmo?
keeper-cell-cut = Guardar e apontar o resto de novo
keeper-die-is = O dado { $number } mostra { $face }; anular
keeper-enter = { $dice ->
    [0] { "" }
    [1] Lança um dado e toca no que mostra.
   *[other] Lança os dados e toca no que mostram.
}
keeper-more-ways = { $count ->
    [1] mais uma maneira
   *[other] mais maneiras
}
keeper-off-mat = Fora do tapete
keeper-only-dice = { $dice ->
    [1] Só um dado
   *[other] Só { $dice } dados
}
keeper-pad = Indicar o que os dados mostram
keeper-round-won = ganhou a ronda
keeper-score-about = Joga na tua caixa com os teus dados. Toca no que eles mostram, e o resto fica apontado por ti.
keeper-scoresheet = Folha de jogo
keeper-share = Partilhar
keeper-share-sheet = Partilhar a folha de jogo
keeper-sheet-copied = Folha de jogo copiada.
keeper-sheet-sum = { $format ->
    [chase] pontos
    [last-one-standing] pontos
   *[other] total
}
keeper-tap-shut = A caixa: toca no que se baixou
keeper-the-throw = O lançamento
keeper-to-beat = { $total ->
    [0] a igualar
   *[other] a bater
}
keeper-undo = Anular
keeper-wants = { $dice ->
    [1] { $who } quer lançar um dado: lança-o e toca no que mostra.
   *[other] { $who } quer lançar { $dice } dados: lança-os e toca no que mostram.
}
