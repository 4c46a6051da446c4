# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Turma
classroom-open-about = Cada aluno joga no telemóvel e o projetor mostra todas as caixas.
classroom-title = Nome da turma
classroom-title-usual = A minha turma
classroom-game = Jogo
classroom-rounds = Rondas
classroom-create = Abrir turma
classroom-network = Os telemóveis entram com um código, sem conta. Têm de chegar a este servidor. Muitas redes escolares isolam os dispositivos; nesse caso precisas de um servidor público. Tudo é apagado em 24 horas, a não ser que o guardes.
classroom-option = { $option ->
    [pairs] Jogar a pares
    [same_dice] Os mesmos dados para todos
    [real] Caixas a sério
    [exact] Mostrar o resultado exato
   *[kept] Guardar os resultados
}
classroom-option-about = { $option ->
    [pairs] Dois alunos partilham uma mesa. Se sobrar um, joga sozinho.
    [same_dice] Para comparar escolhas e não sorte.
    [real] Os alunos lançam dados a sério e escrevem os totais.
    [exact] No projetor, ao lado dos totais da turma.
   *[kept] Caso contrário, tudo é apagado em 24 horas.
}
classroom-more-options = { $open ->
    [yes] Menos opções
   *[no] Mais opções
}
classroom-wall = Abrir a página do projetor
classroom-remote = Lê o código com o teu telemóvel para o usares como o do professor.
classroom-qr = Código desta turma para ler
classroom-scan = Lê o código para entrar
classroom-or-type = ou abre o Shutbox e escreve
classroom-join-here = entrar
classroom-here = { $count } de { $of } estão aqui
classroom-here-of = { $count ->
    [one] de { $of } está aqui
   *[other] de { $of } estão aqui
}
classroom-first-predict = Primeiro a previsão, depois o jogo.
classroom-question = Quantos pontos vão ficar em média?
classroom-paused = Em pausa
classroom-round = { $rules }, ronda { $round } de { $rounds }
classroom-round-short = Ronda { $round } de { $rounds }
classroom-state = { $state ->
    [done] prontos
    [playing] a jogar
   *[away] ausentes
}
classroom-not-yet = ainda sem previsão
classroom-average = média até agora
classroom-exact-average = média exata
classroom-totals = { $count ->
    [one] { $count } total até agora
   *[other] { $count } totais até agora
}
classroom-exact = exato, a jogar o melhor possível
classroom-predictions = as vossas previsões
classroom-shut = { $share } fechadas
classroom-shut-exact = { $share } fechadas, exato { $exact }
classroom-chart = { $count ->
    [0] Ainda não há totais
    [one] { $count } total, média { $mean }
   *[other] { $count } totais, média { $mean }
}
classroom-result = A turma previu { $predicted }. Os dados deixaram { $left }.
classroom-no-result = Ninguém acabou a sua vez.
classroom-result-chart = Previsões, totais e distribuição exata no mesmo eixo
classroom-you-predicted = previram
classroom-said-zero = { $count } de { $of } disseram 0
classroom-you-left = deixaram
classroom-shut-of = { $count } de { $of } fechadas, { $share }
classroom-is-exact = é exato
classroom-exact-shut = { $share } fechadas, a jogar o melhor possível
classroom-size = Alunos: { $pupils }, rondas: { $rounds }
classroom-talk = { $expected ->
    [more] Porque é que a maioria esperava mais pontos?
    [fewer] Porque é que a maioria esperava menos pontos?
   *[close] O que vos ajudou a prever tão bem?
}
classroom-are-done = { $count } de { $of } acabaram
classroom-others = { $playing } a jogar, { $away } ausentes
classroom-code = Código { $code }
classroom-pupils = Alunos
classroom-order = { $by ->
    [name] de A a Z
   *[state] primeiro ausentes e a jogar
}
classroom-away-for = { $minutes ->
    [0] ausente
    [one] ausente há { $minutes } minuto
   *[other] ausente há { $minutes } minutos
}
classroom-is-here = presente
classroom-predicted = previu { $total }
classroom-not-predicted = ainda sem previsão
classroom-rename = Mudar o nome de { $name }
classroom-remove = Retirar { $name }
classroom-remove-from = Retirar da turma
classroom-remove-about = { $name } sai da turma e os seus totais deixam de contar.
classroom-nickname = Alcunha
classroom-hint = No máximo { $most } letras, para caber no projetor.
classroom-save = Guardar nome
classroom-csv = Exportar CSV
classroom-print = Imprimir
classroom-results = Resultados
classroom-column = { $column ->
    [seat] Lugar
    [name] Nome
    [round] Ronda
    [predicted] Previsão
   *[left] Deixou
}
classroom-start = Começar
classroom-next = { $last ->
    [yes] Mostrar resultado
   *[no] Ronda seguinte
}
classroom-ends = { $count ->
    [one] termina { $count } caixa aberta
   *[other] termina { $count } caixas abertas
}
classroom-pause = { $paused ->
    [yes] Continuar
   *[no] Pausa
}
classroom-join = Entrar na turma
classroom-suggest = Outra alcunha
classroom-nicknames = Lontra, Raposa, Texugo, Panda, Tigre, Coala, Lince, Falcão, Golfinho, Ouriço, Castor, Garça, Bisonte, Jaguar, Quivi, Lémure, Pega, Tritão, Pinguim, Corvo, Salmão, Tucano, Morsa, Iaque, Zebra, Alpaca, Abelha, Camelo, Veado, Águia, Rã, Ganso, Hamster, Marta, Mocho, Lobo, Foca, Lama, Cegonha, Lebre
classroom-you-are = És { $name }
classroom-waiting = Espera que o professor comece.
classroom-ask = Quanto vais deixar?
classroom-ask-about = Começas com { $most } pontos. 0 quer dizer que fechas a caixa.
classroom-prediction = A tua previsão
classroom-less = Menos um
classroom-more = Mais um
classroom-first-then = Primeiro prevê, depois lança.
classroom-predict = Prever { $total }
classroom-partner = Falta a previsão de { $names }.
classroom-alone = Jogar sozinho
classroom-own-predicted = A tua previsão: { $total }.
classroom-own-left = { $total ->
    [0] Fechaste a caixa!
   *[other] Deixaste { $total }
}
classroom-correct = Corrigir o total
classroom-go-on = Continuar
classroom-next-waits = { $over ->
    [yes] Olha para o projetor.
   *[no] Espera pela próxima ronda.
}
classroom-over = O jogo acabou
classroom-look-up = Olha para o projetor.
classroom-unknown = Essa turma não existe. Verifica o código.
