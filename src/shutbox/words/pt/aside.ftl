# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explorar
aside-explore-share = Partilhar esta posição
aside-explore-tap = Toca numa peça para a baixar ou levantar
aside-explore-total = total { $total }
aside-explore-all-up = todas de pé
aside-explore-busy = A calcular…
aside-explore-values = Quanto vale a posição
aside-explore-mean = total médio a jogar o melhor possível
aside-explore-shut = probabilidade de fechar a caixa
aside-explore-below = probabilidade de deixar menos de { $target }
aside-explore-playable = lançamentos que servem
aside-explore-of = de { $count }
aside-explore-goal = Jogar bem quer dizer
aside-explore-aim = { $aim ->
    [shut] fechar a caixa
    [below] bater um total
   *[mean] média mais baixa
}
aside-explore-target = O total a bater
aside-explore-ends = Onde acaba o turno
aside-explore-ends-about = { $aim ->
    [shut] Frequência de cada total quando só se quer fechar a caixa.
    [below] Frequência de cada total quando se quer deixar menos de { $target }.
   *[mean] Frequência de cada total quando se quer a média mais baixa.
}
aside-explore-plot = Frequência de cada total: em média { $mean }; caixa fechada em { $shut } dos turnos.
aside-explore-is-shut = { $chance } fechada
aside-explore-is-mean = média { $mean }
aside-explore-look = Ver um total
aside-explore-exactly = { $low ->
    [0] Fechada: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } ou menos: { $chance }
aside-explore-worth = Quanto vale cada lançamento
aside-explore-worth-about = { $unit ->
    [chance] A melhor maneira de o usar, e a probabilidade a seguir. Quanto mais comprida a barra, melhor. Às riscas: pior do que antes de lançar. A barrinha mostra a probabilidade do lançamento.
   *[total] A melhor maneira de o usar, e o total médio a seguir. Quanto mais curta a barra, melhor. Às riscas: pior do que antes de lançar. A barrinha mostra a probabilidade do lançamento.
}
aside-explore-throw = { $throw }, { $weight } em { $of }: { $best }, depois { $value }
aside-explore-miss = falha
aside-explore-no-throws = Há demasiados lançamentos para os mostrar todos.
aside-explore-over = A caixa está fechada: já não se lança mais.
aside-explore-ways = Todas as maneiras de usar { $throw }. Toca numa para continuar a partir daí.
aside-explore-go = Baixar { $tiles }, depois { $value }
aside-explore-dice = Quantos dados
aside-explore-number = { $dice ->
    [1] um dado
   *[other] { $dice } dados
}
aside-explore-design = Mudar as regras
aside-learn-this = Como se joga
aside-rules-choose = Que regras
aside-rules-changed = { $title }, com alterações
aside-says-dice = { $forced ->
    [yes] { $dice } dados, mas só um quando { $condition }
   *[no] { $dice } dados, ou um quando { $condition }
}
aside-says-all-dice = { $dice ->
    [1] um dado
    [2] sempre dois dados
   *[other] sempre { $dice } dados
}
aside-says-faces = { $faces } faces cada
aside-says-behind = a peça de trás só no lançamento seguinte
aside-says-first = o primeiro lançamento tem de baixar o { $tile }
aside-says-unlucky = um { $total } é falha

## The settings of a rule set

aside-quoted = «{ $name }»
aside-axis-box = Peças
aside-axis-set_up = De pé no início
aside-axis-dice = Dados
aside-axis-faces = Faces de cada dado
aside-axis-one_die = Um só dado, quando
aside-axis-tiles = Peças por lançamento
aside-axis-buys = O que um lançamento baixa
aside-axis-behind = A peça de trás baixa-se
aside-axis-first_throw = O primeiro lançamento
aside-axis-unlucky = Total de azar
aside-axis-total = O que fica conta
aside-axis-off_mat = Um dado fora do tapete
aside-axis-off_mat_chance = Com que frequência os dados daqui saem do tapete
aside-axis-format = Como os turnos fazem um jogo
aside-axis-rounds = Rondas
aside-axis-fewest_rounds = Mínimo de rondas
aside-axis-most_rounds = Máximo de rondas
aside-axis-limit = Limite
aside-axis-out_at = Fica de fora quem
aside-axis-out_when = Sai-se
aside-axis-points = Uma ronda paga
aside-axis-super_box = Uma segunda caixa fechada
aside-axis-tries = Numa ronda
aside-axis-begins = Começa
aside-axis-order = Os outros seguem
aside-axis-next_start = A ronda seguinte começa com
aside-axis-ties = Um empate no primeiro lugar
aside-axis-shut_wins = Quem fecha a caixa ganha logo
aside-axis-same_dice = Os mesmos dados para todos
aside-axis-most_players = Máximo de jogadores
aside-value-box-nine = uma fila, de 1 a 9
aside-value-box-ten = uma fila, de 1 a 10
aside-value-box-twelve = uma fila, de 1 a 12
aside-value-box-double = duas filas, a segunda de 9 a 1
aside-value-box-double-aligned = duas filas, ambas de 1 a 9
aside-value-box-triple = três filas
aside-value-box-own = filas à tua medida
aside-value-one_die-never = nunca
aside-value-one_die-standing = o que está de pé soma { $limit } ou menos
aside-value-one_die-exposed = as peças da frente somam { $limit } ou menos
aside-value-one_die-highest = nada acima de { $limit } está de pé
aside-value-one_die-789 = 7, 8 e 9 estão em baixo
aside-value-tiles-any = quantas se quiser
aside-value-tiles-number = no máximo
aside-value-buys-sum = quaisquer peças que façam a soma
    .says = { $tiles ->
        [any] quaisquer peças que façam a soma
        [1] uma peça que faça a soma
       *[other] até { $tiles } peças que façam a soma
    }
aside-value-buys-exact = a peça da soma, ou as dos dados
    .says = só a peça da soma ou as dos dados
aside-value-buys-thai = uma peça: a de um dado ou a da soma
    .says = uma peça, a de um dado ou a da soma
aside-value-behind-at-once = no mesmo lançamento
aside-value-behind-next-throw = a partir do lançamento seguinte
aside-value-first_throw-free = é como os outros
aside-value-first_throw-number = tem de baixar a peça
aside-value-unlucky-none = nenhum
aside-value-unlucky-number = este é falha:
aside-value-total-sum = o seu valor
    .says = o total é a soma do que está de pé
aside-value-total-front-double = o seu valor, a dobrar à frente
    .says = as peças da frente contam a dobrar
aside-value-total-tiles = um por cada peça
    .says = cada peça que fica conta um
aside-value-total-digits = lido como um só número
    .says = o que fica lê-se como um só número
aside-value-off_mat-none = não faz nada
aside-value-off_mat-raise = levanta a peça mais alta das baixadas
    .says = fora do tapete, levanta-se uma peça
aside-value-off_mat-end = acaba o turno
    .says = fora do tapete, acaba o turno
aside-value-off_mat-choose = deixa a escolha a quem lança
    .says = fora do tapete, quem lança escolhe a penalização
aside-value-off_mat-void = faz contar a caixa toda
    .says = fora do tapete, conta a caixa toda
aside-value-format-one-turn = um turno para cada um
aside-value-format-running = os totais somam-se ao longo das rondas
aside-value-format-knock-out = os totais somam-se, e acima do limite sai-se
aside-value-format-until = os totais somam-se até alguém chegar ao limite
aside-value-format-chase = uma perseguição: bater o total
aside-value-format-last-one-standing = o sobrevivente, uma caixa para todos
aside-value-format-solitaire = a solo contra a caixa
aside-value-out_at-above = passa do limite
aside-value-out_at-reached = chega ao limite
aside-value-out_when-at-once = logo
aside-value-out_when-round-end = no fim da ronda
aside-value-points-winner = um ponto, dois com a Super Caixa
aside-value-points-paid = o que cada um dos outros perde
aside-value-super_box-handover = passa para a frente
aside-value-super_box-draw = empata a ronda
aside-value-super_box-first-keeps = não muda nada
aside-value-super_box-both-score = também pontua
aside-value-tries-chase = persegue-se o total até ninguém o bater
aside-value-tries-one-each = cada um tem um turno
aside-value-begins-first = quem está primeiro na lista
aside-value-begins-throw = quem tirar o número mais alto
aside-value-order-clockwise = no sentido horário
aside-value-order-descending = do lançamento mais alto ao mais baixo
aside-value-next_start-clockwise = a pessoa seguinte
aside-value-next_start-winner = quem ganhou a última
aside-value-next_start-throw = quem tirar o número mais alto
aside-value-next_start-same = a mesma pessoa
aside-value-ties-shared = partilha-se
aside-value-ties-play-off = vai a desempate
aside-axis-one-die-must = Escolha ou obrigação
aside-axis-forced = { $forced ->
    [yes] tem de ser um dado
   *[no] pode-se escolher
}
aside-axis-row = { $row ->
    [1] Fila da frente
   *[other] Fila { $row }
}
aside-axis-more-rows = Mais uma fila atrás
aside-axis-fewer-rows = Sem a última fila

## Designing a house rule

aside-design = Criar uma regra da casa
aside-design-share = Partilhar esta regra
aside-design-from = Partir de
aside-design-name = O nome
aside-design-unnamed = Regra da casa
aside-design-about = O que tem de especial
aside-design-set-up = Toca nas peças que já estão em baixo quando o jogo começa.
aside-design-part = { $part ->
    [box] A caixa
    [dice] Os dados
    [throw] Um lançamento
    [count] O que conta
    [game] O jogo
   *[table] À volta da mesa
}
aside-design-faults = { $count ->
    [1] Assim ainda não se pode jogar:
   *[other] Assim ainda não se pode jogar, por { $count } razões:
}
aside-design-figures = O que muda nas probabilidades
aside-design-figures-about = Números exatos para quem joga o melhor possível, ao lado dos jogos publicados.
aside-design-yours = a tua
aside-design-beside = Ao lado
aside-design-players = Jogadores
aside-design-two-players = Os jogos publicados são medidos com dois jogadores.
aside-design-measure = { $measure ->
    [mean] Total médio
    [shut] Caixa fechada
    [opener] Vantagem de quem começa
    [throws] Lançamentos por turno
    [choices] Escolhas por turno
   *[skill] Peso da perícia
}
aside-design-opener-round = { $points } pontos por ronda
aside-design-none = não se sabe
aside-design-meaning = O que querem dizer os números
aside-design-meaning-of = { $measure ->
    [mean] O que fica, em média, se cada turno for jogado para o total mais baixo.
    [shut] Quantas vezes se fecha a caixa a jogar assim.
    [opener] A vantagem sobre uma parte igual da probabilidade de ganhar, se todos jogarem o melhor possível. Se o jogo inteiro for demasiado longo para resolver, são pontos de uma ronda.
    [throws] Quanto dura um turno a jogar assim.
    [choices] Quantas vezes num turno há mais do que uma maneira de continuar.
   *[skill] Compara-se o jogo perfeito com o jogo ao acaso: quanto da diferença entre os totais vem de quem joga. O resto é sorte.
}
aside-design-save = Guardar
aside-design-saved = Fica guardada neste navegador. Com um link podes levá-la para qualquer lado.
aside-design-drop = Apagar { $name }
aside-play-with = Com quem
aside-play-alone = A solo
aside-play-here = À volta deste ecrã
aside-play-link = Com amigos, por link
aside-play-bot = Contra um bot
aside-play-bot-grade = Força do bot
aside-play-people = Quantas pessoas

## Your games

aside-games = Os teus jogos
aside-games-none = Neste navegador ainda não se jogou nenhum jogo até ao fim. Quando houver, aparece aqui, com os teus totais, a tua sorte e o que te custaram as escolhas.
aside-games-play = Jogar
aside-games-who = Jogos de quem
aside-games-everybody = toda a gente
aside-games-rules = Que regras
aside-games-all-rules = todas
aside-games-reading = { $left ->
    [1] O treinador está a rever mais um jogo…
   *[other] O treinador está a rever mais { $left } jogos…
}
aside-games-figures = Em números
aside-games-figure = { $figure ->
    [played] jogos
    [won] ganhos
    [turns] turnos
    [mean] total médio
    [best] total mais baixo
    [shut] caixas fechadas
   *[cost] perdido por escolha
}
aside-games-totals = Totais ao longo do tempo
aside-games-totals-about = { $rules }: o que ficou em cada turno. A linha é a média dos últimos dez turnos.
aside-games-perfect = A jogar na perfeição: { $mean } em média.
aside-games-plot-totals = { $count ->
    [1] Um turno; média dos últimos dez: { $mean }.
   *[other] { $count } turnos; média dos últimos dez: { $mean }.
}
aside-games-costs = Quanto custa uma escolha
aside-games-costs-about = Em cada jogo, a parte do que estava em jogo que cada escolha custou em média. Quanto menos, melhor.
aside-games-plot-costs = { $count ->
    [1] Um jogo; nos últimos dez, uma escolha custou em média { $mean }.
   *[other] { $count } jogos; nos últimos dez, uma escolha custou em média { $mean }.
}
aside-games-lucks = Sorte
aside-games-lucks-about = { $unit ->
    [chance] O que os dados deram ou tiraram em cada jogo, em centésimas da probabilidade de ganhar.
    [points] O que os dados deram ou tiraram em cada jogo, em pontos.
   *[total] O que os dados deram ou tiraram em cada jogo, no total. Quanto mais alto, melhor.
}
aside-games-plot-lucks = Jogos: { $count }; com sorte: { $lucky }; com azar: { $unlucky }.
aside-games-tables = Mesas
aside-games-seats = { $count ->
    [0] Este dispositivo não tem lugar em nenhuma mesa ainda aberta.
    [1] Este dispositivo tem lugar numa mesa ainda aberta.
   *[other] Este dispositivo tem lugar em { $count } mesas ainda abertas.
}
aside-games-return = Voltar à última
aside-games-list = Todos os jogos
aside-games-result = { $won ->
    [shut] caixa fechada
    [open] a caixa ficou aberta
    [yes] vitória: { $names }
   *[no] ninguém ganhou
}
aside-games-score = { $name } { $result }
aside-games-report = Relatório
aside-games-record = Guardar o registo
aside-games-gone = O registo já não está aqui nem no servidor.
aside-games-more = Mostrar mais { $count }
aside-games-yours = O que este navegador guarda
aside-games-yours-about = Jogos, exercícios, regras da casa, nomes e definições ficam guardados neste navegador e em mais lado nenhum. As mesas ficam guardadas no servidor.
aside-games-export = Guardar tudo
aside-games-import = Importar de um ficheiro
aside-games-imported = { $count ->
    [1] Foi importado um elemento.
   *[other] Foram importados { $count } elementos.
}
aside-games-not-ours = Este ficheiro não é do Shutbox.
aside-games-delete = Apagar tudo
aside-games-delete-sure = Apagar tudo?
aside-games-delete-about = Todos os jogos, números, exercícios, regras da casa, nomes e definições deste navegador desaparecem de vez. As mesas no servidor ficam lá.
aside-games-delete-yes = Apagar tudo
aside-games-keep = Manter
aside-server-yours = O que o servidor guarda
aside-server-about = As mesas deste navegador com os seus jogos, os nomes usados e a primeira e a última visita deste navegador. Podes descarregar tudo e apagar tudo.
aside-server-export = Descarregar tudo
aside-server-delete = Apagar no servidor
aside-server-delete-sure = Apagar no servidor?
aside-server-delete-about = As mesas em que mais ninguém tem lugar são apagadas. Nas mesas com outros, o teu nome é retirado e o jogo fica. Os teus lugares perdem-se, e o servidor deixa de conhecer este navegador. O que outros guardaram continua com eles.
aside-server-delete-yes = Apagar no servidor
aside-server-deleted = Apagado no servidor.
aside-server-nothing = O servidor não guarda nada sobre este navegador.
aside-server-failed = Não resultou. Tenta mais tarde.

## The dice

aside-dice-page = Os dados
aside-dice-lede = Todos os lançamentos de um jogo estão num envelope, selado antes de alguém lançar. Quando o jogo acaba, abre-se o envelope, e podes ver.
aside-dice-step = { $step ->
    [1] O servidor sela a sua parte
    [2] Tu selas a tua
    [3] O envelope fica na mesa
   *[4] Abre-se o envelope
}
aside-dice-step-about = { $step ->
    [1] Quando se cria uma mesa, o servidor tira um segredo à sorte e mostra o selo dele: uma marca que corresponde a esse segredo e a mais nenhum, e que não revela nada. A partir daí já não o pode trocar.
    [2] Quando te sentas, o teu dispositivo também tira um segredo à sorte e mostra o selo. Só depois de todos terem selado é que estas partes se mostram e se juntam à do servidor.
    [3] As partes todas juntas fixam cada lançamento do jogo, o primeiro, o segundo e por aí fora, faça-se o que se fizer. Ninguém pode acrescentar ou mudar um lançamento sem quebrar um selo.
   *[4] No fim, o servidor mostra o seu segredo. Agora qualquer pessoa pode voltar a juntar as partes e ver que cada lançamento é o que lá estava.
}
aside-dice-drawing = { $step ->
    [1] Desenho: um envelope com um papelinho dentro e um selo
    [2] Desenho: os papelinhos dos jogadores entram no envelope
    [3] Desenho: o envelope, fechado e selado
   *[4] Desenho: o envelope aberto, e uma lista de lançamentos com vistos
}
aside-dice-check = Verificar um jogo
aside-dice-check-about = Escolhe um jogo teu ou um ficheiro guardado, ou cola o texto de um registo.
aside-dice-mine = Um jogo teu
aside-dice-choose = escolher…
aside-dice-file = Um ficheiro
aside-dice-text = O texto de um registo
aside-dice-check-it = Verificar
aside-dice-checking = A verificar…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [1] O único lançamento é o que estava no envelope.
       *[other] Os { $throws } lançamentos são os que estavam no envelope.
    }
    [alone] Cada lançamento sai deste envelope. O registo por si só não prova que foi selado antes do jogo.
    [checked] Os selos batem certo. Os lançamentos deste jogo são numerados pelas suas regras.
    [sealed] O envelope ainda está selado. Abre-se quando o jogo acabar.
    [other] O registo está inteiro. Os dados não vieram de um envelope, por isso não há com que os comparar.
   *[fault] Há alguma coisa que não bate certo.
}
aside-dice-game = { $throws ->
    [1] { $rules }, { $names }: um lançamento.
   *[other] { $rules }, { $names }: { $throws } lançamentos.
}
aside-dice-others = { $count ->
    [1] Um lançamento veio de outros dados e não estava em envelope nenhum.
   *[other] { $count } lançamentos vieram de outros dados e não estavam em envelope nenhum.
}
aside-dice-missing = Parte selada e nunca mostrada: { $names }. O jogo seguiu sem ela. Quem conhecesse o segredo do servidor podia assim escolher entre dois jogos.
aside-dice-alone = Nenhum jogador juntou uma parte: foi só o servidor a escolher estes dados.
aside-proof-list = O que se verificou
aside-proof-state = { $state ->
    [fits] Bate certo.
    [differs] Não bate certo.
   *[unknown] Não se mostra.
}
aside-proof = { $check ->
    [dice-fit] Esta página recalculou cada lançamento a partir do segredo e das partes de todos, e todos os selos batem certo.
    [dice-sealed] O envelope ainda está selado. Os lançamentos podem verificar-se quando for aberto.
    [dice-rules] Todos os selos batem certo. Só as regras dizem que lançamento é qual, e esta página não as conhece. Para os recalcular: shutbox verify.
    [dice-none] Os dados não vieram de nenhum envelope.
    [signature-fits] O servidor assinou os nomes, as regras, os selos e a linha { $n } do seu diário público. A chave começa por { $key }.
    [signature-forgotten] O servidor assinou os nomes, as regras, os selos e a linha { $n } do seu diário público. A chave começa por { $key }. Desde então foi apagado um nome, que já não se pode comparar.
    [signature-none] O registo não está assinado. Por si só não prova que os dados foram selados antes do jogo: quem conhece todas as partes pode procurar um segredo que lhe convenha.
    [end-fits] O servidor assinou também o fim: não falta nenhum evento.
    [end-none] O fim não está assinado: podem lá faltar eventos.
    [kept-fits] É o selo que este navegador viu antes do jogo, em { $at }.
    [kept-late] É o selo que este navegador viu primeiro em { $at }; o jogo já tinha começado.
    [kept-none] Este navegador não estava à mesa antes do jogo e não tem selo com que comparar.
    [kept-seal] Não é o selo que este navegador viu em { $at }.
    [kept-key] Está assinado com outra chave que não a que este navegador viu em { $at }.
    [kept-unsigned] Em { $at } este navegador viu que o servidor tinha assinado o selo, mas o registo não tem assinatura.
    [kept-log] Não é a linha do diário público que este navegador viu em { $at }.
    [part-fits] O que este navegador pôs no envelope está lá.
    [part-seed] O que este navegador pôs no envelope não está lá.
    [key-fits] É a chave que este servidor publica.
    [key-other] Este servidor não conhece a chave: assinou o registo outro servidor, ou nenhum. Compara-a com a chave que o outro servidor publica.
    [log-fits] A linha { $n } do diário público, de { $at }, tem este selo.
    [rules-fits] As jogadas seguem as regras: o servidor confirmou-o.
    [rules-none] Não se pôde perguntar ao servidor se as jogadas seguem as regras.
   *[whole-fits] O registo está inteiro; nada nele foi danificado.
}
aside-dice-faces = Distribuição das faces
aside-dice-faces-of = Faces que saíram, e quantas de cada seriam de esperar
aside-dice-face = { $face }: saiu { $observed } vezes; seriam de esperar { $expected }
aside-dice-p = { $enough ->
    [yes] Com dados equilibrados, { $p } dos jogos são pelo menos tão desiguais como este. { $judgement ->
        [usual] Não tem nada de estranho.
        [odd] É um pouco estranho, mas acontece a quem joga muito.
       *[rare] É muito estranho. Se noutros jogos for igual, há algum problema com os dados.
    }
   *[no] É pouco para dizer alguma coisa: com tão poucos lançamentos tudo pode acontecer.
}
aside-dice-all = Os teus jogos todos juntos
aside-dice-all-about = { $count ->
    [1] O único jogo que este navegador guarda.
   *[other] Os { $count } jogos que este navegador guarda.
}
aside-dice-count = Contar
aside-dice-streaks = O que é normal
aside-dice-streaks-about = Os dados não têm memória, e por isso repetem-se mais vezes do que se pensa. Probabilidades exatas com dois dados:
aside-dice-streaks-what = O quê
aside-dice-streaks-next = Nos próximos lançamentos
aside-dice-streaks-evening = Num serão de 100 lançamentos
aside-dice-streak = { $what ->
    [doubles] três duplos seguidos
    [same-double] o mesmo duplo duas vezes seguidas
    [same-throw] o mesmo lançamento duas vezes seguidas
    [same-sum] a mesma soma três vezes seguidas
    [no-six] nenhum 6 em dez lançamentos
   *[no-seven] nenhum 7 em vinte lançamentos
}
aside-dice-ask = { $question ->
    [server] O servidor podia escolher os dados?
    [last] Adianta mostrar a tua parte no fim?
    [again] Podia fechar mesas até os dados lhe agradarem?
   *[limits] O que é que o envelope não promete?
}
aside-dice-answer = { $question ->
    [server] Não. Selou a sua parte antes de conhecer qualquer das outras. Para mandar nos dados tinha de trocar a sua parte depois, e aí o selo já não servia. Basta um jogador honesto.
    [last] Não. Quem fica para o fim viu as partes dos outros jogadores, mas não a do servidor, e sem essa nada se pode dizer sobre os lançamentos. Trocar de parte também não dá: o selo já lá estava.
    [again] Via-se. Cada selo fica escrito num diário público quando se cria a mesa, cada linha liga-se à anterior, e uma mesa fechada continua lá.
   *[limits] O servidor conhece os lançamentos assim que o jogo começa, porque é ele que os faz; os bots não os veem. E os dados a sério, escritos por alguém, não estão em envelope nenhum.
}
aside-dice-log = O diário público
aside-dice-log-about = Cada envelope deste servidor fica na lista quando é selado e quando é aberto. Estas são as últimas linhas.
aside-dice-log-kind = { $kind ->
    [opened] aberto
   *[sealed] selado
}
aside-dice-log-row = Linha { $n }, mesa { $table }
aside-dice-log-fits = Verificado aqui: cada linha liga-se à anterior.
aside-dice-log-broken = A linha { $n } não se liga à anterior. O diário foi alterado.
aside-dice-log-empty = Ainda não tem nada.
aside-dice-exactly = Tudo isto está escrito, byte a byte, em docs/dice.md, com um pequeno programa que verifica um jogo sem o Shutbox.

## About

aside-about = Sobre
aside-about-lede = O programa de referência para a família de jogos de dados Shut the Box: jogar, marcar pontos, compreender.
aside-about-version = Versão { $version }, com { $rules } conjuntos de regras e { $bots } bots.
aside-about-free = Livre e aberto
aside-about-licence = O Shutbox é software livre, com a licença MIT: usa-o, altera-o, partilha-o. Vem sem qualquer garantia.
aside-about-independent = Independente
aside-about-independent-more = O Shutbox não tem ligação a nenhuma editora destes jogos, e nenhuma delas o aprovou. Os jogos só são nomeados para dizer que regras publicadas se seguem. As regras são explicadas por palavras nossas.
aside-about-trademark = Double Shutter é uma marca da Blue Orange. Os outros nomes pertencem aos seus donos.
aside-about-private = Privado
aside-about-private-more = Não há contas, nem publicidade, nem rastreio. O que jogas fica guardado no servidor onde jogas e neste navegador. Podes apagá-lo de ambos.
aside-about-kept = O que este navegador guarda
aside-about-dice = Como funcionam os dados
aside-about-learn = Como se jogam os jogos
aside-about-made = Como é feito
aside-about-made-more = Todos os valores vêm de um cálculo exato e não de amostras. As páginas são desenhadas no teu navegador, e não carregam nada de mais lado nenhum.
