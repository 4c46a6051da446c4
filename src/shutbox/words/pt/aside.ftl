# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explorar
aside-explore-share = Partilhar esta posição
aside-explore-tap = Toca numa peça para a baixar ou levantar
aside-explore-total = total { $total }
aside-explore-all-up = todas de pé
aside-explore-busy = A calcular…
aside-explore-values = Quanto vale a posição
aside-explore-mean = total médio, a jogar o melhor possível
aside-explore-shut = fecha a caixa, no máximo
aside-explore-below = deixa menos de { $target }, no máximo
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
    [shut] Quantas vezes fica cada total, para quem só quer fechar a caixa e mais nada.
    [below] Quantas vezes fica cada total, para quem quer deixar menos de { $target }.
   *[mean] Quantas vezes fica cada total, para quem quer a média mais baixa.
}
aside-explore-plot = Quantas vezes fica cada total: em média { $mean }; a caixa fecha-se em { $shut }.
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
    [chance] A melhor maneira de o usar, e a probabilidade a seguir. Mais comprido é melhor; às riscas é pior do que antes de lançar. O pequeno poste mostra a probabilidade do lançamento.
   *[total] A melhor maneira de o usar, e o total médio a seguir. Mais curto é melhor; às riscas é pior do que antes de lançar. O pequeno poste mostra a probabilidade do lançamento.
}
aside-explore-throw = { $throw }, { $weight } em { $of }: { $best }, depois { $value }
aside-explore-miss = falha
aside-explore-no-throws = São lançamentos a mais para os mostrar todos.
aside-explore-over = A caixa está fechada: já não há nada para lançar.
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
aside-says-dice = { $when ->
    [standing] { $forced ->
        [yes] { $dice } dados, mas só um quando o que está de pé soma { $limit } ou menos
       *[no] { $dice } dados, ou um quando o que está de pé soma { $limit } ou menos
    }
    [exposed] { $forced ->
        [yes] { $dice } dados, mas só um quando as peças da frente somam { $limit } ou menos
       *[no] { $dice } dados, ou um quando as peças da frente somam { $limit } ou menos
    }
    [highest] { $forced ->
        [yes] { $dice } dados, mas só um quando nada acima de { $limit } está de pé
       *[no] { $dice } dados, ou um quando nada acima de { $limit } está de pé
    }
    [high] { $forced ->
        [yes] { $dice } dados, mas só um com 7, 8 e 9 em baixo
       *[no] { $dice } dados, ou um com 7, 8 e 9 em baixo
    }
   *[never] { $dice ->
        [1] um dado
        [2] sempre dois dados
       *[other] sempre { $dice } dados
    }
}
aside-says-faces = { $faces } faces cada
aside-says-tiles = { $buys ->
    [exact] só a peça da soma ou as dos dados
    [thai] uma peça, a de um dado ou a da soma
   *[sum] { $tiles ->
        [any] quaisquer peças que façam a soma
        [1] uma peça que faça a soma
       *[other] até { $tiles } peças que façam a soma
    }
}
aside-says-behind = a peça de trás só no lançamento seguinte
aside-says-first = o primeiro lançamento tem de baixar o { $tile }
aside-says-unlucky = um { $total } é falha
aside-says-total = { $total ->
    [front-double] as peças da frente contam a dobrar
    [tiles] cada peça que fica conta um
    [digits] o que fica lê-se como um só número
   *[sum] o total é a soma do que está de pé
}
aside-says-off = { $off ->
    [raise] fora do tapete, levanta-se uma peça
    [end] fora do tapete, acaba o turno
   *[choose] fora do tapete, quem lança escolhe a penalização
}

## The settings of a rule set

aside-step-down = Menos um
aside-step-up = Mais um
aside-axis-changed = (alterado)
aside-quoted = «{ $name }»
aside-axis = { $axis ->
    [box] Peças
    [set_up] De pé no início
    [dice] Dados
    [faces] Faces de cada dado
    [one_die] Um só dado, quando
    [tiles] Peças por lançamento
    [buys] O que um lançamento baixa
    [behind] A peça de trás baixa-se
    [first_throw] O primeiro lançamento
    [unlucky] Total azarado
    [total] O que fica conta
    [off_mat] Um dado fora do tapete
    [off_mat_chance] Com que frequência os dados daqui saem do tapete
    [format] Como os turnos fazem um jogo
    [rounds] Rondas
    [fewest_rounds] Mínimo de rondas
    [most_rounds] Máximo de rondas
    [limit] Limite
    [out_at] Fica de fora quem
    [out_when] Sai-se
    [points] Uma ronda paga
    [super_box] Uma segunda caixa fechada
    [tries] Numa ronda
    [begins] Começa
    [order] Os outros seguem
    [next_start] A ronda seguinte começa com
    [ties] Um empate no primeiro lugar
    [shut_wins] Quem fecha a caixa ganha logo
    [same_dice] Os mesmos dados para todos
   *[most_players] Máximo de jogadores
}
aside-axis-value = { $axis ->
    [box] { $value ->
        [nine] uma fila, de 1 a 9
        [ten] uma fila, de 1 a 10
        [twelve] uma fila, de 1 a 12
        [double] duas filas, a segunda de 9 a 1
        [double-aligned] duas filas, ambas de 1 a 9
        [triple] três filas
       *[own] filas à tua medida
    }
    [tiles] { $value ->
        [any] quantas se quiser
       *[number] no máximo
    }
    [buys] { $value ->
        [exact] a peça da soma, ou as dos dados
        [thai] uma peça: a de um dado ou a da soma
       *[sum] quaisquer peças que façam a soma
    }
    [behind] { $value ->
        [next-throw] a partir do lançamento seguinte
       *[at-once] no mesmo lançamento
    }
    [first_throw] { $value ->
        [free] é como os outros
       *[number] tem de baixar a peça
    }
    [unlucky] { $value ->
        [none] nenhum
       *[number] este é falha:
    }
    [total] { $value ->
        [front-double] o seu valor, a dobrar à frente
        [tiles] um por cada peça
        [digits] lido como um só número
       *[sum] o seu valor
    }
    [off_mat] { $value ->
        [raise] levanta a peça mais alta das baixadas
        [end] acaba o turno
        [choose] deixa a escolha a quem lança
       *[none] não faz nada
    }
    [format] { $value ->
        [running] os totais somam-se ao longo das rondas
        [knock-out] os totais somam-se, e acima do limite sai-se
        [until] os totais somam-se até alguém chegar ao limite
        [chase] uma perseguição: bater o total
        [last-one-standing] o sobrevivente, uma caixa para todos
        [solitaire] a solo contra a caixa
       *[one-turn] um turno para cada um
    }
    [out_at] { $value ->
        [reached] chega ao limite
       *[above] passa do limite
    }
    [out_when] { $value ->
        [round-end] no fim da ronda
       *[at-once] logo
    }
    [points] { $value ->
        [paid] o que cada um dos outros perde
       *[winner] um ponto, dois com a Super Caixa
    }
    [super_box] { $value ->
        [draw] empata a ronda
        [first-keeps] não muda nada
       *[handover] toma conta da ronda
    }
    [tries] { $value ->
        [one-each] cada um tem um turno
       *[chase] persegue-se o total até ninguém o bater
    }
    [begins] { $value ->
        [throw] quem lança mais alto
       *[first] o primeiro da lista
    }
    [order] { $value ->
        [descending] do lançamento mais alto ao mais baixo
       *[clockwise] no sentido horário
    }
    [next_start] { $value ->
        [winner] quem ganhou a última
        [throw] quem lança mais alto
        [same] o mesmo jogador
       *[clockwise] o jogador seguinte
    }
   *[ties] { $value ->
        [play-off] vai a desempate
       *[shared] partilha-se
    }
}
aside-axis-one-die = { $when ->
    [standing] o que está de pé soma no máximo
    [exposed] as peças da frente somam no máximo
    [highest] não há peças de pé acima de
    [high] 7, 8 e 9 estão em baixo
   *[never] nunca
}
aside-axis-one-die-limit = No máximo
aside-axis-one-die-must = Escolha ou obrigação
aside-axis-forced = { $forced ->
    [yes] tem de ser um dado
   *[no] o jogador pode escolher
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
    [mean] O que deixa, em média, quem joga cada turno para o total mais baixo.
    [shut] Quantas vezes fecha a caixa quem joga assim.
    [opener] A probabilidade de ganhar o jogo acima de uma parte igual, se todos jogarem o melhor que podem. Onde um jogo inteiro é longo de mais para resolver, são pontos de uma ronda.
    [throws] Quanto dura um turno de quem joga assim.
    [choices] Quantas vezes num turno há mais do que uma maneira de continuar.
   *[skill] Alguém que joga na perfeição e alguém que escolhe à sorte: quanto das diferenças entre os seus totais vem de quem joga. O resto é sorte.
}
aside-design-strip = média { $mean }, fechada { $shut }
aside-design-save = Guardar
aside-design-saved = Fica guardada neste navegador. Um link leva-a para qualquer outro lado.
aside-design-drop = Esquecer { $name }
aside-design-play = Jogar
aside-design-explore = Explorar
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
aside-games-costs-about = Em cada jogo, a parte do que estava em jogo que uma escolha desperdiçou em média. Quanto menos, melhor.
aside-games-plot-costs = { $count ->
    [1] Um jogo; nos últimos dez, uma escolha custou em média { $mean }.
   *[other] { $count } jogos; nos últimos dez, uma escolha custou em média { $mean }.
}
aside-games-lucks = Sorte
aside-games-lucks-about = { $unit ->
    [chance] O que os dados deram ou tiraram em cada jogo, em centésimas da probabilidade de ganhar.
    [points] O que os dados deram ou tiraram em cada jogo, em pontos.
   *[total] O que os dados deram ou tiraram em cada jogo, no total. Para cima é bom.
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
aside-games-yours-about = Jogos, exercícios, regras da casa, nomes e definições ficam guardados neste navegador e em mais lado nenhum. As mesas, essas, guarda-as o servidor.
aside-games-export = Guardar tudo
aside-games-import = Trazer de um ficheiro
aside-games-imported = { $count ->
    [1] Entrou um elemento.
   *[other] Entraram { $count } elementos.
}
aside-games-not-ours = Este ficheiro não foi guardado pelo Shutbox.
aside-games-delete = Apagar tudo
aside-games-delete-sure = Apagar tudo?
aside-games-delete-about = Todos os jogos, números, exercícios, regras da casa, nomes e definições deste navegador desaparecem de vez. As mesas no servidor ficam lá.
aside-games-delete-yes = Apagar tudo
aside-games-keep = Manter

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
    [1] Quando se abre uma mesa, o servidor tira um segredo à sorte e mostra o selo dele: uma marca que serve neste segredo e em mais nenhum, e que não revela nada. A partir daí já não o pode trocar.
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
aside-dice-missing = Parte selada e nunca mostrada: { $names }. O jogo seguiu sem ela.
aside-dice-alone = Nenhum jogador juntou uma parte: foi só o servidor a escolher estes dados.
aside-dice-faces = Como caíram as faces
aside-dice-faces-of = Faces que saíram, e quantas de cada seriam por igual
aside-dice-face = { $face }: { $observed } vezes; por igual seriam { $expected }
aside-dice-p = { $enough ->
    [yes] Dos jogos com dados justos, { $p } são pelo menos tão desiguais como isto. { $judgement ->
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
    [last] Adianta mostrar a sua parte em último?
    [again] Podia encerrar mesas até os dados lhe agradarem?
   *[limits] O que é que o envelope não promete?
}
aside-dice-answer = { $question ->
    [server] Não. Selou a sua parte antes de conhecer qualquer das vossas. Para mandar nos dados tinha de trocar a sua parte depois, e aí o selo já não servia. Basta um jogador honesto.
    [last] Não. Quem fica para o fim viu as partes dos outros jogadores, mas não a do servidor, e sem essa nada se pode dizer sobre os lançamentos. Trocar de parte também não dá: o selo já lá estava.
    [again] Via-se. Cada selo fica escrito num diário público quando se abre a mesa, cada linha prende-se à anterior, e uma mesa encerrada continua lá.
   *[limits] O servidor conhece os lançamentos assim que o jogo começa, porque é ele que os faz; os bots não os veem. E os dados a sério, escritos por alguém, não estão em envelope nenhum.
}
aside-dice-log = O diário público
aside-dice-log-about = Cada envelope deste servidor fica na lista quando é selado e quando é aberto. Estas são as últimas linhas.
aside-dice-log-kind = { $kind ->
    [opened] aberto
   *[sealed] selado
}
aside-dice-log-row = Linha { $n }, mesa { $table }
aside-dice-log-fits = Verificado aqui: estas linhas prendem-se umas às outras.
aside-dice-log-broken = A linha { $n } não se prende à anterior. O diário foi alterado.
aside-dice-log-empty = Ainda não tem nada.
aside-dice-exactly = Tudo isto está escrito, byte a byte, em docs/dice.md, com um pequeno programa que verifica um jogo sem o Shutbox.

## About

aside-about = Sobre
aside-about-lede = O programa de referência para a família de jogos de dados Shut the Box: jogar, marcar pontos, compreender.
aside-about-version = Versão { $version }, com { $rules } conjuntos de regras e { $bots } bots.
aside-about-free = Livre e aberto
aside-about-licence = O Shutbox é software livre, com a licença MIT: usa-o, muda-o, passa-o a outros. Vem sem qualquer garantia.
aside-about-independent = Independente
aside-about-independent-more = O Shutbox não tem ligação a nenhuma editora destes jogos, e nenhuma delas o aprovou. Os jogos só são nomeados para dizer que regras publicadas se seguem. As regras são explicadas por palavras nossas.
aside-about-trademark = Double Shutter é uma marca da Blue Orange. Os outros nomes pertencem aos seus donos.
aside-about-private = Privado
aside-about-private-more = Não há contas, nem publicidade, nem rastreio. O que jogas fica guardado no servidor onde jogas e neste navegador. Ambos o podem esquecer.
aside-about-kept = O que este navegador guarda
aside-about-dice = Como funcionam os dados
aside-about-learn = Como se jogam os jogos
aside-about-made = Como é feito
aside-about-made-more = Todos os valores vêm de um cálculo exato e não de amostras. As páginas são desenhadas no teu navegador, e não carregam nada de mais lado nenhum.
