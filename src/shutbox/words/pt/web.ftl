# The pages that a browser shows.
# Plurals: CLDR counts 0 as "one" for pt, so counts that can be 0 are matched by their number, [1].

## The table

web-line = { $line ->
    [live] em linha
    [lost] A ligação caiu. A tentar de novo…
    [gone] Este link não leva a nenhuma mesa.
   *[connecting] A ligar…
}
web-abandoned = Esta mesa foi fechada.
web-leave = Sair da mesa
web-more = Mais
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Nove, um dado com 6 ou menos
    [nine-789] Nove, um dado no fim
   *[other] { "" }
}
web-players = Jogadores
web-round = Ronda { $round }
web-round-of = Ronda { $round } de { $rounds }
web-mark = { $mark ->
    [at] a jogar
    [waits] por jogar
    [holds] { $total } a bater
    [out] fora
    [left] saiu
    [won] ganhou
   *[done] já jogou
}
web-away = ausente
web-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-points-word = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
web-so-far = { $total } até agora
web-left = deixou { $total }
web-total-now = { $over ->
    [yes] no fim
   *[no] total agora
}
web-total-label = { $over ->
    [yes] Total no fim: { $total }
   *[no] Total agora: { $total }
}
web-ruler-now = { $total } agora
web-ruler-after = { $total } após { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, na soma
    [not-now] { $value }, de pé, não serve para este lançamento
    [hidden] { $value }, de pé, atrás do { $behind }
    [shut] { $value }, em baixo
   *[standing] { $value }, de pé
}
web-thrown = Saiu: { $faces }
web-missing = { $missing ->
    [0] pronto
    [1] falta
   *[other] faltam
}
web-pips-thrown = { $pips } nos dados
web-pips-gathered = { $pips } nas peças
web-ready = pronto
web-tiles-shut = { $shut } de { $of } peças em baixo

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } joga a solo
    [last-one-standing] { $who } lança
   *[other] É a vez de { $who }
}
web-stake = { $format ->
    [solitaire] Baixa todas as peças para ganhar.
    [chase] Este turno fixa o total a bater.
    [last-one-standing] Quem falha sai da ronda. Com { $limit } pontos ganha-se.
    [knock-out] Quem passa de { $limit } fica de fora.
    [until] Acaba quando alguém chegar a { $limit }. Ganha a soma mais baixa.
    [running] { $rounds ->
        [1] Ganha a soma mais baixa ao fim de uma ronda.
       *[other] Ganha a soma mais baixa ao fim de { $rounds } rondas.
    }
   *[one-turn] Ganha o total mais baixo.
}
web-lowest = Total mais baixo até agora: { $who }, com { $total }.
web-one-or-two = Um dado ou dois, { $who }?
web-start = { $who } lança para ver quem começa
web-start-stake = Começa quem tirar o número mais alto.
web-play-off-stake = Desempate: só joga quem ficou em empate.
web-tries = { $who } tenta bater o { $total } de { $holder }
web-takes-lead = { $total } ou menos passa para a frente
web-tries-left = tentativas
web-tries-count = { $count ->
    [1] falta uma tentativa
   *[other] faltam { $count } tentativas
}
web-super-box = Super Caixa!
web-super-try = { $who } também tenta fechar a caixa
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Se alguém também fechar a caixa, a ronda acaba sem pontos. Se não, cada um dos outros paga 2 a { $holder }.
       *[winner] Se alguém também fechar a caixa, a ronda acaba sem pontos. Se não, { $holder } marca 2.
    }
    [first-keeps] { $points ->
        [paid] { $holder } fica com a ronda: cada um dos outros paga 2.
       *[winner] { $holder } fica com a ronda: 2 pontos.
    }
    [both-score] { $points ->
        [paid] Quem fechar a caixa recebe 2 de cada jogador que não a feche.
       *[winner] Quem também fechar a caixa marca 2, tal como { $holder }.
    }
   *[handover] { $points ->
        [paid] Quem também fechar a caixa passa para a frente. Se não, cada um dos outros paga 2 a { $holder }.
       *[winner] Quem também fechar a caixa passa para a frente. Se não, { $holder } marca 2.
    }
}
web-survivor = Só resta { $who }
web-survivor-stake = { $missing ->
    [1] Mais um ponto e ganha o jogo.
   *[other] Mais { $missing } pontos e ganha o jogo.
}
web-survivor-say = Um lançamento que baixe alguma peça vale 2 pontos; fechar a caixa, 4. Falhar não vale nada.
web-penalty = Um dado saiu do tapete: { $who } escolhe a penalização
web-last-throw = { $who } lança por dois pontos
web-missed = { $who } falha e acaba com { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Entretanto: { $throws } lançamento
       *[other] Entretanto: { $throws } lançamentos
    }
   *[other] Entretanto: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } fechou a caixa!
   *[other] { $who } ganha!
}
web-shared = { $names } partilham a vitória
web-nobody = { $format ->
    [solitaire] A caixa fica aberta
   *[other] Ninguém ganha
}
web-clock = { $seconds ->
    [1] falta um segundo
   *[other] faltam { $seconds } segundos
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } está a escolher
   *[other] { $who } está a jogar
}
web-go-on = Continuar
web-go-on-to = Continuar: joga { $who }
web-key-gather = juntar
web-key-shut = baixar
web-key-throw = lançar
web-key-back = anular
web-how-many = Quantos dados
web-dice = { $dice ->
    [1] Um dado
   *[other] { $dice } dados
}
web-throw = { $dice ->
    [1] Lançar um dado
    [2] Lançar dois dados
   *[other] Lançar { $dice } dados
}
web-throw-start = { $dice ->
    [1] Lançar um dado: quem começa?
    [2] Lançar: quem começa?
   *[other] Lançar { $dice } dados: quem começa?
}
web-throw-start-all = Lançar por todos
web-throw-start-one = Só { $who }
web-shut = Baixar
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Palpite: { $tiles }
       *[other] Palpite: { $tiles }; junta { $added }
    }
   *[no] { $count ->
        [0] Baixar { $tiles }
       *[other] Baixar { $tiles }; junta { $added }
    }
}
web-still-missing = { $missing ->
    [1] Falta { $missing }
   *[other] Faltam { $missing }
}
web-take-back = Anular
web-all-ways = { $count ->
    [1] A única maneira de usar este lançamento
   *[other] As { $count } maneiras de usar este lançamento
}
web-ways = { $count ->
    [1] Uma maneira
   *[other] { $count } maneiras
}
web-way = { $tiles }; deixa { $total }
web-leaves = deixa { $total }
web-choice = { $choice ->
    [take] Aceitar 1 ponto
    [raise] Levantar uma peça
    [end] Acabar o turno
   *[throw] { $several ->
        [yes] { $dice ->
            [1] Lançar um dado
           *[other] Lançar { $dice } dados
        }
       *[no] Lançar mais uma vez
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] e ganhar o jogo
       *[no] { $points ->
            [1] { $points } ponto, e segue
           *[other] { $points } pontos, e segue
        }
    }
   *[throw] 2 pontos, 4 ou nenhum
}
web-guess = Dar palpite
web-guess-ways = { $count ->
    [1] Que peças vão baixar? Uma maneira
   *[other] Que peças vão baixar? { $count } maneiras
}
web-guess-tally = { $of ->
    [0] Dá um palpite: que peças vão baixar?
   *[other] Dá um palpite: que peças vão baixar? Acertos: { $right } de { $of }
}
web-guesses-right = Palpites certos: { $right } de { $of }
web-guessed = O teu palpite: { $option }
web-your-guess = o teu palpite

### What happened

web-story = O que aconteceu
web-story-of = O turno de { $who }
web-came = { $came ->
    [shut] baixou { $tiles }
    [missed] falhou
    [off] um dado saiu do tapete
    [start] quem começa?
   *[open] a escolher
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Jogar outra vez
web-next-table = Ir para a nova mesa
web-home = Início
web-no-page = Não há nenhuma página neste endereço.
web-unreachable = O servidor não responde. Ainda está a funcionar?

### The menu of a table

web-share-table = Partilhar o link
web-copied = Link copiado.
web-move = Mudar de dispositivo: { $who }
web-move-about = Lê o código com o outro dispositivo, ou envia-te o link. Serve uma só vez, durante { $minutes } minutos. Depois, este dispositivo fica a assistir.
web-move-qr = Código para mudar de dispositivo
web-move-lost = Este link já não é válido. Cada um serve uma só vez, durante um quarto de hora.
web-move-send = Enviar o link
web-give-up = { $sure ->
    [yes] De certeza que { $who } sai do jogo?
   *[no] { $who } sai do jogo
}
web-close-table = { $sure ->
    [yes] Fechar a mesa para todos?
   *[no] Fechar a mesa
}
web-not-sure = Não, ficar

## The coach

web-coach = Treinador
web-hint = Perguntar ao treinador; a pergunta fica contada
web-told-best = a escolha do treinador
web-sum-worth = valor
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] probabilidade de ganhar
        [game] probabilidade de ganhar
       *[other] probabilidade de sucesso
    }
    [points] pontos da ronda
   *[total] total médio, quanto menos melhor
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilidade de ganhar (previsão)
       *[other] Probabilidade de ganhar
    }
    [points] Nesta ronda
   *[total] Total esperado
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilidade de ganhar (previsão): { $list }
       *[other] Probabilidade de ganhar: { $list }
    }
    [points] Com vantagem nesta ronda: { $list }
   *[total] Total esperado: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = cerca de { $total }

## Settings

web-settings = Definições
web-language = Língua
web-close = Fechar
web-sound = Som
web-touch = Vibração
web-motion = Animação
web-motion-full = completa
web-motion-less = reduzida
web-speed = Ritmo
web-speed-calm = calmo
web-speed-usual = normal
web-speed-quick = rápido
web-light = Aspeto
web-light-auto = automático
web-light-light = claro
web-light-dark = escuro

## Before the game

web-your-name = O teu nome
web-another-name = Outra pessoa neste dispositivo
web-seat = Lugar { $seat }
web-sitter = { $kind ->
    [open] livre
    [here] { $host ->
        [yes] presente, organiza
       *[no] presente
    }
    [away] { $host ->
        [yes] ausente, organiza
       *[no] ausente
    }
   *[bot] um bot
}
web-stand-up = Deixar o lugar: { $who }
web-remove = Retirar { $who }
web-speak = Um código para dizer em voz alta
web-begin-unsealed = Começar mesmo assim
web-host-begins = Quem criou a mesa inicia o jogo.
web-sealing = Os dados estão a ser selados…

## Home

web-play = Jogar
web-previous = Jogo anterior
web-next = Jogo seguinte
web-game-of = jogo { $number } de { $of }
web-with-whom = Com quem
web-whom = { $whom ->
    [alone] A solo
    [bot] Um bot
    [here] Um ecrã
   *[link] Amigos
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me }, a solo.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } contra { $bot }.
       *[no] { $rules }: { $me } contra { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, com { $seats } à volta do mesmo ecrã.
       *[no] { $rules } com { $seats } à volta do mesmo ecrã.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, com { $seats } numa caixa a sério.
       *[no] { $rules } com { $seats } numa caixa a sério.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, para { $people } por link.
       *[no] { $rules } para { $people } por link.
    }
}
web-rounds = { $rounds ->
    [1] uma ronda
    [2] duas rondas
    [3] três rondas
    [4] quatro rondas
    [5] cinco rondas
   *[other] { $rounds } rondas
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [1] até um ponto
       *[other] até { $limit } pontos
    }
    [knock-out] fora acima de { $limit }
   *[other] até { $limit }
}
web-you = tu
web-against = { $bot ->
    [novice] um principiante
    [casual] um jogador ocasional
    [expert] um perito
    [perfect] o jogador perfeito
   *[club] um jogador de clube
}
web-people = { $people ->
    [2] dois jogadores
    [3] três jogadores
    [4] quatro jogadores
    [5] cinco jogadores
    [6] seis jogadores
   *[other] { $people } jogadores
}
web-how-said = { $coach ->
    [off] Sem treinador
    [each] Treinador após cada escolha
   *[ask] Treinador a pedido
}, { $undo ->
    [yes] pode-se anular
   *[no] sem anular
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos por escolha
}
web-set-up = Começar jogo
web-invite = Criar mesa
web-last-time = como da última vez, { $date }
web-me = Jogador
web-player = Jogador { $number }
web-have-code = Tens um código?
web-join = Entrar
web-unfinished = Voltar ao jogo: { $rules }
web-elsewhere = Outras páginas
web-way-to = { $way ->
    [score] Marcar pontos
    [practise] Treinar
    [explore] Explorar
    [learn] Aprender
    [games] Os teus jogos
   *[design] Criar uma regra da casa
}
web-way-about = { $way ->
    [score] para uma caixa a sério numa mesa a sério
    [practise] com os teus próprios erros
    [explore] todas as posições, todos os valores
    [learn] regras com caixas para experimentar
    [games] histórico, totais, séries
   *[design] vê o que muda nas probabilidades
}
web-to-dice = Os dados, e porque confiar neles
web-to-paper = Para imprimir
web-to-classroom = Para uma turma
web-to-about = Sobre
web-independent = Um projeto independente, sem ligação a nenhuma editora. Double Shutter é uma marca da Blue Orange.
web-which-game = Escolhe um jogo
web-which-bot = Contra quem?
web-how-many-people = Quantos jogadores?
web-who-plays = Quem joga, e por que ordem?
web-person = Pessoa
web-name-of = Nome do jogador { $number }
web-earlier = O jogador { $number } joga mais cedo
web-drop-seat = Tirar o jogador { $number }
web-one-more = Mais um
web-done = Pronto
web-how = Como se joga?
web-how-many-rounds = Quantas rondas?
web-how-far = Até onde se joga?
web-thinking-time = Tempo para escolher
web-who-begins = Quem começa

## Keeping score

web-champion = Quem mais ganhou em { $month }:
web-champion-is = { $wins ->
    [1] { $names }, um jogo ganho
   *[other] { $names }, { $wins } jogos ganhos
}
web-duel = { $one } contra { $other }:
web-duel-is = { $wins } a { $losses } desde { $since }
web-streak = Melhor série:
web-streak-is = { $rounds ->
    [1] { $who }, uma ronda
   *[other] { $who }, { $rounds } rondas seguidas
}

## After the game

web-report = Relatório
web-back = Voltar
web-report-next = E agora
web-report-thinking = O treinador está a rever o jogo…
web-report-forgotten = Este navegador já não tem o registo desse jogo.
web-report-unfinished = Ainda não acabou
web-report-rounds = { $count ->
    [1] uma ronda
   *[other] { $count } rondas
}
web-report-thrown = { $count ->
    [1] um lançamento
   *[other] { $count } lançamentos
}
web-report-result = { $format ->
    [chase] Pontos
    [last-one-standing] Pontos
   *[other] Totais
}
web-report-went = Como correu
web-report-nothing = Ainda não aconteceu nada que se possa avaliar.
web-report-measure = { $unit ->
    [chance] A probabilidade de ganhar, depois de cada lançamento e de cada jogada.
    [shut] A probabilidade de fechar a caixa, depois de cada lançamento e de cada jogada.
    [points] Os pontos esperados da ronda, depois de cada lançamento e de cada jogada.
   *[total] O total esperado no fim do turno, depois de cada lançamento e de cada jogada. Quanto menos, melhor.
}
web-report-curve = { $unit ->
    [chance] A probabilidade de ganhar ao longo do jogo; no fim: { $ends }
    [shut] A probabilidade de fechar a caixa ao longo do jogo; no fim: { $ends }
    [points] Os pontos esperados, ronda a ronda; no fim: { $ends }
   *[total] O total esperado, turno a turno; no fim: { $ends }
}
web-report-to-moment = Ir para o momento { $number }
web-report-play = Rever o jogo
web-report-pause = Pausa
web-report-scrub = Em que ponto do jogo
web-report-before = Antes do primeiro lançamento.
web-report-where = Ronda { $round }, { $n } de { $of }.
web-report-total = total { $total }
web-report-luck = Dados e escolhas
web-report-luck-unit = { $unit ->
    [chance] Em pontos percentuais da probabilidade de ganhar.
    [shut] Em pontos percentuais da probabilidade de fechar a caixa.
    [points] Em pontos.
   *[total] No total dos turnos; + quer dizer que ficou menos de pé.
}
web-report-luckless = Com sorte média e as mesmas escolhas, { $who } seria quem mais vezes ganharia.
web-report-dice = dados
web-report-choices = escolhas
web-report-no-decisions = Nada para escolher.
web-report-mean-loss = { $decisions ->
    [1] Uma escolha a sério, que custou { $loss }.
   *[other] { $decisions } escolhas a sério, que custaram em média { $loss } cada.
}
web-report-hints = { $hints ->
    [1] Uma dica.
   *[other] { $hints } dicas.
}
web-report-box = { $count ->
    [0] A caixa está fechada
   *[other] De pé: { $tiles }
}
web-report-did = { $do ->
    [shut] baixou { $tiles }
    [take] aceitou o ponto
    [raise] deixou levantar uma peça
    [end] acabou o turno
   *[throw] { $dice ->
        [1] lançou um dado
       *[other] lançou { $dice } dados
    }
}
web-report-better = { $do ->
    [shut] Melhor: { $tiles }.
    [take] Melhor: aceitar o ponto.
    [raise] Melhor: deixar levantar uma peça.
    [end] Melhor: acabar o turno.
   *[throw] { $dice ->
        [1] Melhor: lançar um dado.
       *[other] Melhor: lançar { $dice } dados.
    }
}
web-report-swing = { $unit ->
    [chance] A probabilidade de ganhar passa de { $from } para { $to }.
    [shut] A probabilidade de fechar a caixa passa de { $from } para { $to }.
    [points] Os pontos esperados passam de { $from } para { $to }.
   *[total] O total esperado passa de { $from } para { $to }.
}
web-report-show = Mostrar na repetição
web-report-decisions = Todas as decisões
web-report-worth-a-look = A rever, { $count }
web-report-all = Todas, { $count }
web-report-all-good = Nenhuma escolha custou grande coisa.
web-report-who = Ronda { $round }, { $who }
web-report-beside = { $beside ->
    [only] a única maneira
    [best] o melhor
   *[better] { $do ->
        [shut] melhor era { $tiles }
        [take] melhor era aceitar o ponto
        [raise] melhor era deixar levantar uma peça
        [end] melhor era acabar o turno
       *[throw] { $dice ->
            [1] melhor era um dado
           *[other] melhor eram { $dice } dados
        }
    }
}
web-report-judgement = { $judgement ->
    [best] o melhor
    [good] bom
    [inaccuracy] impreciso
    [mistake] um erro
   *[blunder] um erro grave
}
web-report-taken = a escolha
web-report-rest = { $count ->
    [1] e mais uma
   *[other] e mais { $count }
}
web-report-envelope = { $state ->
    [open] O envelope está aberto
    [sealed] Os dados estão selados
   *[fault] Os dados não batem certo com o envelope
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] { $fit ->
            [1] Os dados deste jogo foram fixados e selados antes do primeiro lançamento. O único lançamento é o do envelope.
           *[other] Os dados deste jogo foram fixados e selados antes do primeiro lançamento. Todos os { $fit } lançamentos são os do envelope.
        }
       *[other] Lançamentos selados antes do jogo: { $fit }; vindos de outros dados: { $others }.
    }
    [sealed] Foram fixados antes do primeiro lançamento. O envelope abre-se quando o jogo acabar.
   *[fault] Os lançamentos não são os que foram selados, ou o registo foi alterado.
}
web-report-check = Verifica por ti
web-report-share = Partilhar o link
web-report-copied = Link copiado.
web-report-to-table = Ir à mesa
web-report-practise = Treinar estas
web-report-save = Guardar este jogo
web-report-save-page = O relatório
web-report-save-page-about = um só ficheiro que abre em qualquer lado, mesmo sem rede
web-report-save-record = O registo
web-report-save-record-about = para o comando shutbox e outros programas
web-report-print = Imprimir

## Practise

web-practise = Treinar
web-practise-today = A posição do dia
web-practise-question = { $phase ->
    [shut] Tiraste { $pips }. Que peças baixavas?
    [survivor] Só restas tu. O que fazias?
    [penalty] Um dado saiu do tapete. Que penalização?
   *[throw] Quantos dados lançavas?
}
web-practise-stake = { $stake ->
    [beat] O total a bater é { $total }: tens de ficar abaixo.
    [super-box] Alguém fechou a caixa: só serve fechá-la também.
    [least] O total mais baixo até agora é { $total }.
    [alone] Jogas a solo, para fechar a caixa.
    [set] Marcas o total que os outros têm de bater.
   *[begin] Os outros jogam depois de ti.
}
web-practise-you = Tu
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Aceitar o ponto
    [raise] Levantar uma peça
    [end] Acabar o turno
   *[throw] { $dice ->
        [1] Lançar um dado
       *[other] Lançar { $dice } dados
    }
}
web-practise-costs = { $option }: custa { $cost }
web-practise-best = { $option }: o melhor!
web-practise-game-today = O jogo do dia
web-practise-game-about = { $rules }, a solo. Hoje saem os mesmos dados para toda a gente.
web-practise-game-on = Continuar
web-practise-game-left = { $total ->
    [0] Fechaste a caixa!
   *[other] Deixaste { $total }.
}
web-practise-drill = Exercícios
web-practise-game = Jogo
web-practise-level = Dificuldade
web-practise-levels = { $level ->
    [easy] Fácil
    [medium] Média
   *[hard] Difícil
}
web-practise-own = Dos meus próprios erros
web-practise-none = Não se encontrou nenhum exercício para este jogo.
web-practise-no-mistakes = Não há erros para treinar. Bem jogado!
web-practise-wait = À procura de uma posição…
web-practise-number = { $number } de { $of }
web-practise-next = Seguinte
web-practise-done = { $count ->
    [1] Era só este.
   *[other] Os { $count } estão feitos.
}
web-practise-again = Mais uma vez
web-practise-running = { $count ->
    [1] A tua última escolha custou { $loss } do que estava em jogo.
   *[other] As tuas últimas { $count } escolhas custaram em média { $loss } do que estava em jogo; as melhores possíveis: { $best }.
}

## Choosing a rule set

web-rules-yours = As tuas regras da casa

## A code for phones

web-qr = O link em código para telemóveis
