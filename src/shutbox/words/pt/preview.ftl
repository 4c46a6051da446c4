# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Vem jogar Fecha a caixa
    [report] Um jogo de Fecha a caixa
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Abre o link e senta-te à mesa. Não precisas de conta.
    [report] Vê como correu o jogo, lançamento a lançamento.
   *[page] Fecha a caixa e a sua família: a solo, contra bots ou com amigos.
}
preview-box = { $box ->
    [ten] Dez peças
    [twelve] Doze peças
    [double] Duas filas de nove
    [triple] Três filas de nove
   *[nine] Nove peças
}
