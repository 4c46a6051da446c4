# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dados: { $throws ->
    [0] o segredo bate certo com o selo; não se tirou nenhum lançamento do envelope.
    [1] um lançamento bate certo com o envelope.
   *[other] { $throws } lançamentos batem certo com o envelope.
}
dice-shut = dados: o envelope { $over ->
    [yes] não foi aberto, embora o jogo tenha acabado;
   *[no] ainda não está aberto;
} { $throws ->
    [0] não há lançamentos para verificar.
    [1] até lá não se pode verificar um lançamento.
   *[other] até lá não se podem verificar { $throws } lançamentos.
}
dice-missing = Semente selada e nunca mostrada: { $names }.
dice-alone = Nenhum jogador juntou uma semente, por isso foi só o servidor a escolher estes dados.
dice-others = { $throws ->
    [1] Um lançamento foi feito com outros dados e não está
   *[other] { $throws } lançamentos foram feitos com outros dados e não estão
} no envelope.
dice-unsigned = selo: o registo, por si só, não prova que o envelope foi selado antes do jogo, porque não está assinado: quem conhece as sementes pode experimentar segredos até os lançamentos lhe agradarem. Compara o selo { $seal } com o que o dispositivo de um jogador guardou, ou com uma cópia do diário público do servidor (--log).
dice-unsigned-names = Os nomes e o fim deste registo não estão assinados: quem o tem pode mudá-los.
dice-signed = assinatura: a chave { $key } assinou os nomes, as regras, os selos e a linha { $n } do diário público{ $end ->
    [yes] , e no fim todos os eventos.
   *[no] ; o fim não está assinado, por isso podem lá faltar eventos.
}
dice-signed-key = { $known ->
    [yes] É a chave que indicaste.
   *[no] Qualquer pessoa pode criar uma chave: compara-a com a que o servidor publica em /api/key, ou indica essa com --key.
}
dice-signed-when = Uma assinatura não mostra quando foi feita. Se for o próprio servidor a fazer batota, só o mostra um selo que o dispositivo de um jogador guardou, ou uma cópia do diário público de antes do jogo (--log).
dice-signed-forgotten = Nomes apagados, que não se podem comparar, por lugar: { $seats }.
dice-logged = diário público: a cópia está em ordem, e a sua linha { $n } de { $at } tem este selo.

## Counted

dice-source = { $source ->
    [system] Dados do sistema
    [seeded] Dados de uma semente
    [scripted] Dados de uma lista
    [typed] Dados a sério, apontados
   *[sealed] Dados selados
}{ $faces ->
    [6] {""}
   *[other] {" "}com { $faces } faces
}
dice-faces = { $dice ->
    [1] Faces de um dado
   *[other] Faces de { $dice } dados
}
dice-sums = { $throws ->
    [1] Soma de um lançamento de { $dice } dados
   *[other] Somas de { $throws } lançamentos de { $dice } dados
}
dice-sums-only = { $throws ->
    [one] De um lançamento só se sabe a soma: conta entre as somas, não entre as faces.
   *[other] De { $throws } lançamentos só se sabem as somas: contam entre as somas, não entre as faces.
}
dice-column = { $column ->
    [seen] vistos
   *[expected] esperados
}
dice-says = { $verdict ->
    [too-few] São poucos para dizer mais.
    [usual] Nada de estranho: { $percent } dos dados equilibrados são pelo menos tão desiguais como estes (qui-quadrado { $chi2 }, p { $p }).
    [odd] Estranho, mas não impossível: { $percent } dos dados equilibrados são pelo menos tão desiguais como estes (qui-quadrado { $chi2 }, p { $p }). Antes de julgar, conta mais jogos.
   *[off] Dados equilibrados quase nunca são assim: { $percent } deles são pelo menos tão desiguais (qui-quadrado { $chi2 }, p { $p }). Os jogos foram escolhidos a dedo, ou os dados estão viciados?
}
dice-none = Não há lançamentos para contar.
