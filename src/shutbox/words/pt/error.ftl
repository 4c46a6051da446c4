# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = «{ $got }» não é uma posição desta caixa, que se escreve como { $expected }, com um ponto por cada peça baixada
error-position-tile = { $got } tem { $tile } onde esta caixa tem { $own }; a posição completa é { $expected }, e um ponto é uma peça baixada
error-position-hidden = em { $got } o { $tile } está em baixo com uma peça de pé à frente; numa coluna só se baixa a primeira peça de pé
error-box-rows = «{ $got }» não é uma caixa: todas as filas precisam do mesmo número de peças, e uma coluna só pode acabar mais cedo atrás; uma caixa de duas filas escreve-se 123456789/987654321
error-box-notation = «{ $got }» não é uma caixa: uma fila escreve-se 123456789, ou 8,9,10,11 quando há valores de dois algarismos
error-move-tile = em { $position } não está de pé nenhum { $tile }; as peças juntam-se com +, e cada ' indica uma fila mais atrás: 6+2'
error-move-hidden = { $tiles } não se pode baixar de uma vez em { $position }: há uma peça de pé à frente de uma delas; é preciso baixá-la também, ou primeiro
error-throw-syntax = «{ $got }» não é um lançamento; as faces escrevem-se com vírgulas, como 3,5, ou uma face só, como 4
error-throw-faces = { $got } não é um lançamento destes dados: as faces vão de 1 a { $faces }
error-throw-dice = { $got } não é um lançamento deste jogo, onde { $dice ->
    [1] se lança um dado: escreve-se a face, como 4
   *[other] se lançam os { $dice } dados, ou um: escrevem-se as faces, como 3,5 ou 4
}
error-event-word = «{ $got }» não é um evento; um lançamento escreve-se 3,5r, peças 6+2, e há off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann e order:2,1
error-event-name = «{ $got }» não é um nome num registo: { $why ->
    [text] os seus códigos têm de ser os bytes de um texto em UTF-8, como Zo%C3%AB
   *[code] a cada % têm de se seguir dois algarismos hexadecimais, como %C3
}
error-event-version = um registo desta versão não tem a palavra «{ $got }»; precisa da primeira linha shutbox { $version }
error-toml-syntax = isto não é TOML: { $why }; uma definição escreve-se como tiles = 2
error-json-syntax = isto não é JSON: { $why }; um conjunto de regras escreve-se como {"{"}"tiles": 2{"}"}
error-json-object = um conjunto de regras é um objeto JSON como {"{"}"tiles": 2{"}"}, e não { $got }

## Rule sets

error-rules-unknown = não há nenhum conjunto de regras «{ $got }»; { $near ->
    [nothing] os que há: { $known }
   *[other] seria { $near }? A lista completa: shutbox rules
}
error-setting-unknown = não há nenhuma definição «{ $setting }»; a lista completa: shutbox rules nine
error-setting-unknown-near = não há nenhuma definição «{ $setting }»; seria { $near }?
error-setting-text = { $setting } tem de ser um texto, e não { $got }
error-setting-whole = { $setting } tem de ser um número inteiro, e não { $got }
error-setting-word = { $setting } tem de ser um número inteiro de { $low } a { $high }, ou { $word }, e não { $got }
error-setting-flag = { $setting } tem de ser true ou false, e não { $got }
error-setting-chance = { $setting } tem de ser uma probabilidade de 0 a 1, como 0.02 ou 1/50, e não { $got }
error-setting-one-die = { $setting } só pode ser: { $choices } (ou forced em vez de optional); e não { $got }
error-setting-box = { $setting } tem de ser { $boxes }, filas como 123456789/987654321, ou uma lista de colunas como [[1, 9], [2, 8]], e não { $got }
error-setting-choice = { $setting } só pode ser: { $choices }; e não { $got }
error-setting-set-up = { $setting } tem de ser uma posição da caixa { $expected }, com um ponto por cada peça baixada, e não { $got }
error-setting-range = { $setting } tem de ser de { $low } a { $high }, e não { $got }
error-setting-no-meaning = { $setting } não tem sentido quando format é { $format }; tira essa definição
error-tile-value = uma peça tem de ter um valor de 1 a { $most }, e não { $got }
error-box-empty = box tem de ter pelo menos uma coluna, e cada coluna pelo menos uma peça
error-box-shape = box tem de ter no máximo { $most_columns } colunas e { $most_rows } filas, e não { $columns } e { $rows }
error-box-positions = box tem de ter no máximo { $most } posições, e não { $got }; precisa de ser mais pequena
error-box-ways = com box e dice, um lançamento pode usar-se de { $got } maneiras, mais do que as { $most } permitidas; é preciso uma caixa mais pequena ou menos dados
error-set-up-empty = set_up tem de deixar pelo menos uma peça de pé
error-first-throw-tile = first_throw tem de indicar uma peça que o primeiro lançamento possa baixar, e { $tile } não é
error-box-never-shut = format = { $format } é para fechar a caixa, mas nenhum lançamento chega à peça { $tile }: o mais alto é { $most }
error-goal-never-shut = { $goal } precisa de uma caixa que se possa fechar, mas nenhuma série de lançamentos fecha { $position }; mude a caixa, os dados ou o que um lançamento pode baixar
error-one-die-always = { $setting } tem de ser never onde já só se lança um dado
error-one-die-limit = o limite de one_die tem de ser um número inteiro de { $low } a { $high }, e não { $got }
error-unlucky-total = unlucky tem de ser um total que os dados todos possam mostrar, de { $low } a { $high }, e não { $got }
error-thai-one-tile = buys = thai baixa uma peça de cada vez: tiles e behind ficam como estão
error-off-mat-chance = off_mat_chance tem de ser de 0 a 1, e não { $got }
error-off-mat-none = off_mat_chance precisa de uma penalização: off_mat tem de ser raise, end, choose ou void
error-off-mat-endless = off_mat_chance = 1 nunca deixaria acabar um turno: só off_mat = end e off_mat = void o permitem
error-order-needs-throw = order = descending precisa de begins = throw
error-super-box-one-each = super_box não tem sentido quando tries é one-each; tira essa definição

## Practising

error-drill-none = não há nada para escolher em { $rules }, por isso não há nada para treinar
error-drill-player = ninguém nestes jogos se chama «{ $got }»; jogam { $names }
error-drill-twins = num jogo há mais de um jogador chamado «{ $got }»; escreve o nome como no registo: { $names }
error-drill-level = --level só pode ser: { $levels }; e não { $got }
error-stats-since = --since espera uma data como 2026, 2026-11 ou 2026-11-18, e não { $got }
error-stats-player = { $got } não tem aqui nenhum jogo terminado; têm: { $names }
error-stats-rules = não há nenhum jogo terminado com { $got }; há jogos com { $rules }
error-drill-choice = escolhe uma das opções: uma jogada pelo número ou pelas peças, ou um número de dados

## Server

error-language-unknown = não há a língua «{ $got }»; as que há: { $languages }
error-serve-address = não se pode escutar em { $host }, porta { $port }: { $why }; escolhe outra com --port ou --host
error-serve-public = --public tem de ser um endereço como https://box.example sem caminho, e não { $got }
error-host-name = { $option } tem de ser um nome de host ou um endereço IP, e não «{ $got }»
error-server-extra-missing = falta { $missing }, que não está instalado: { $install }; shutbox play não precisa de mais nada
error-postgres-extra-missing = para uma base de dados falta { $missing }, que não está instalado: { $install }
error-docs-missing = esta instalação não traz a documentação já construída; num clone do projeto, constrói-a com: .venv/bin/python tools/build_docs.py; as fontes são os ficheiros em docs/
error-site-unbuilt = as páginas do sítio não fazem parte desta instalação; num clone do projeto, constrói-as com: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } contém outros ficheiros, que o sítio substituiria; indica uma pasta nova ou vazia
error-table-name = { $fault ->
    [blank] um nome precisa de pelo menos um caráter visível
    [long] um nome tem no máximo { $most } caracteres, e «{ $got }» tem { $length }
   *[hidden] um nome não pode ter caracteres invisíveis nem que mudem a direção, como { $sign } em «{ $got }»; escreve-o de novo
}
error-table-rules = "rules" tem de ser o nome de um conjunto de regras ou as suas definições como objeto, e "set" um objeto de alterações
error-table-moves = estas regras permitem até { $got } jogadas para um lançamento, e uma mesa ao vivo admite { $most }: usa menos peças iguais, ou joga no terminal
error-table-rules-long = as regras ocupam { $got } bytes, e uma mesa ao vivo admite { $most }: encurta os textos
error-table-seats = "seats" tem de ser uma lista de 1 a 12 textos, cada um "{ $open }" ou o nome de um bot
error-table-full = já há gente a mais a ver esta mesa; volta mais tarde
error-player-here = quem está no lugar { $seat } está presente; os outros só decidem sobre o lugar de quem está ausente
error-player-awaited = quem está no lugar { $seat } ausentou-se; os outros podem decidir sobre o lugar daqui a { $seconds } s
error-device-unknown = isto precisa de um dispositivo conhecido; POST /api/devices dá um
error-spoken-unknown = não há mesa com esse código falado, ou já não está à espera; pede o link ao anfitrião
error-transfer-unknown = esse código não leva nenhum lugar: está errado, foi usado ou é velho de mais; faz outro no primeiro dispositivo
error-log-from = "from" tem de ser o número de uma linha, a partir de 1
error-wire-json = isto não é um objeto JSON
error-wire-since = "n" tem de ser o número de entradas que já viste, de 0 a { $now }
error-http-json = o corpo tem de ser JSON, enviado com Content-Type: application/json
error-http-cut = o pedido acabou antes do seu corpo
error-http-long = o corpo tem mais de { $most } bytes
error-http-slow = o corpo deste pedido demorou demasiado a chegar
error-http-too-many = pedidos a mais; espera um minuto
error-http-connections = este endereço tem demasiadas ligações ao servidor; fecha algumas
error-http-head = o cabeçalho do pedido tem mais de { $bytes } bytes ou de { $lines } linhas
error-http-malformed = isto não é um pedido HTTP válido
error-http-host = este servidor não responde pelo nome { $got }; usa o endereço que mostrou ao arrancar, ou arranca-o com --also
error-http-host-form = o cabeçalho Host tem de indicar um só anfitrião, e aqui está { $got }
error-http-origin = uma página de { $got } não pode fazer isto; abre a página deste servidor
error-http-path = não há nada neste caminho; docs/server.md lista o que há
error-offline-alone = isto precisa de um servidor Shutbox e de outros aparelhos; aqui tudo corre neste navegador
error-offline-unsolved = esta caixa é grande demais para ser calculada num navegador; um servidor Shutbox consegue
error-offline-full = a memória do navegador está cheia: nada foi guardado nem jogado; arranja espaço, por exemplo exportando e apagando jogos antigos, e tenta de novo
error-offline-elsewhere = outro separador deste navegador tem as mesas; fecha-o, ou joga aqui
error-offline-turn-forked = esta ligação é de um jogo que aqui continuou de outra forma, por isso nada mudou; pede a última ligação
error-offline-turn-edited = esta ligação está danificada ou foi alterada, por isso aqui nada mudou; pede-a outra vez
error-offline-turn-people = por ligação só jogam pessoas, e pelo menos duas; prepara outra mesa para jogar com bots
error-offline-turn-again = um jogo por ligação não se repete; prepara uma mesa nova
error-offline-turn-settings = um jogo por ligação tem dados selados, sem tempo para pensar e sem anular; muda essas definições
error-http-method = este caminho aceita { $allowed }
error-http-fault = alguma coisa correu mal no servidor; nada ficou guardado, tenta outra vez
error-http-handshake = isto não é um início de WebSocket da versão { $version }
error-think-too-dear = este jogo é de mais para pensar aqui (posições: { $positions }, jogadores: { $players }); um bot de regra simples consegue jogá-lo
error-think-busy = o treinador e os bots estão ocupados; pergunta outra vez daqui a pouco
error-think-share = as tuas perguntas anteriores ainda estão a ser tratadas; espera pelas respostas
error-server-busy = o servidor está ocupado; pergunta outra vez daqui a pouco
error-think-too-long = isso demorou mais de { $seconds } segundos e foi interrompido
error-think-failed = o processo que pensa falhou; pergunta outra vez

## Joining a table

error-join-address = «{ $got }» não é o endereço de uma mesa; escreve-se como http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = «{ $got }» não é o código de uma mesa: tem doze letras e algarismos, como k3mz-7w2q-9fxd, ou seis algarismos se foi dito em voz alta
error-join-transfer = «{ $got }» não é um código que leve um lugar: esse tem 26 letras e algarismos
error-join-unreachable = nenhum servidor responde em { $server }: { $why }
error-join-no-server = { $server } não é um servidor do shutbox
error-join-version = o servidor fala a versão { $got } da língua das mesas, e este programa a versão { $known }; usa a mesma versão do shutbox
error-join-refused = { $why }
error-join-door = { $server } tem a mesa, mas não deixa este terminal falar com ela; a razão pode ser um proxy pelo meio
error-join-entry = não se percebe a entrada { $number } desta mesa ({ $why }); usa a mesma versão do shutbox que o servidor
error-join-device = { $file } está danificado; apaga-o, e este terminal passa a ser um dispositivo novo para o servidor
error-host-room = não há lugar livre para cada um de { $names } entre { $seats }; acrescenta um com --seats
error-join-begun = o jogo começou sem ti; podes ver com --watch
error-join-full = todos os lugares estão ocupados; podes ver com --watch
error-join-seat = «{ $got }» não é o nome de um só jogador nem o número de um lugar; os lugares são de 1 a { $seats }, os jogadores são { $names }
error-join-which = diz quem: { $names }
error-join-nobody = não há ninguém sentado neste terminal
error-join-sit = diz quem se senta: { $word } Bo, ou { $word } 2 Bo
error-join-fill = diz que lugar vai para que bot: { $word } 2 club
error-join-no-game = ainda não há jogo para guardar
error-option-choice = { $option } só pode ser: { $known }; e não «{ $got }»

## Store

error-store-open = não se consegue abrir o arquivo { $path }: { $why }
error-store-away = sem ligação à base de dados { $path }: { $why }
error-store-unsafe = esta base de dados pode perder o que já foi confirmado: a definição { $setting } é { $got }, e não { $good }
error-serve-workers-file = vários processos precisam de uma base de dados PostgreSQL, porque um ficheiro SQLite só pode ser escrito por um processo de cada vez; acrescente --database postgresql://shutbox@localhost/shutbox ou retire --workers
error-store-share = a base de dados já não tem a linha que diz o que este processo gravou; ele para, para que nada se faça duas vezes
error-store-not-empty = a base de dados { $path } já tem um arquivo com mesas, e não se escreve por cima; indica uma vazia
error-server-key = { $path } não é a chave de um servidor, que são 64 algarismos hexadecimais; põe lá o ficheiro certo, ou tira-o e o servidor faz uma chave nova
error-server-key-other = os jogos desta base de dados estão assinados com a chave que começa por { $expected }, mas este servidor tem { $got }; copia server.key do primeiro servidor para a pasta de dados deste
error-store-homeless = não tens uma pasta pessoal onde guardar os dados; indica outra pasta na variável SHUTBOX_DATA
error-store-none = não há nenhum arquivo { $path }
error-store-in-use = o arquivo { $path } está a ser usado pelo processo { $pid }; só um processo de cada vez o pode ter
error-store-foreign = { $path } não é um arquivo deste programa
error-store-newer = o arquivo { $path } tem a versão { $got }, mas este programa conhece a { $known }; um shutbox mais recente abre-o
error-store-references = o arquivo { $path } não pode ser migrado: algumas das suas linhas pertencem a mesas que não existem; a cópia ao lado está como estava
error-store-library = o arquivo precisa do SQLite { $needed } ou mais recente, e este Python tem { $got }
error-store-anchor = o arquivo está danificado: a âncora, que diz o que tem de lá estar, falta ou foi alterada
error-store-mark = a marca do arquivo está danificada; se `shutbox verify --store` não encontrar mais nada, apaga { $mark }
error-store-behind = faltam ao arquivo { $lost } escritas confirmadas: o registo está danificado, ou é uma cópia mais antiga; repõe uma cópia de segurança, ou apaga { $mark } para continuar com o que resta
error-store-other = o arquivo não é o da sua marca; se puseste outro aqui, apaga { $mark }
error-store-unreadable = o arquivo está danificado: uma parte não se consegue ler ({ $why })
error-store-schema = o arquivo está danificado: as suas tabelas não estão feitas como deviam
error-store-structure = o arquivo está danificado: { $why }
error-store-entry-missing = a entrada { $number } da mesa { $table } falta, ou está noutro sítio
error-store-entry-changed = a entrada { $number } da mesa { $table } foi alterada
error-store-entry-count = entradas na mesa { $table }: deviam ser { $expected }, e são { $got }
error-store-head = a cabeça da mesa { $table } não é o hash da sua última entrada
error-store-stray = há entradas de uma mesa que não existe, a do número { $number }
error-store-events = entradas no arquivo: deviam ser { $expected }, e são { $got }
error-store-tally = { $kind ->
    [tables] as linhas das mesas
    [devices] as linhas dos dispositivos
    [holdings] as linhas dos lugares ocupados
   *[transfers] as linhas dos códigos que levam lugares
} não batem certo com a sua contagem: deviam ser { $expected } e são { $got }, ou uma delas foi alterada
error-store-log-missing = a linha { $number } do diário público falta, ou está noutro sítio
error-store-log-changed = a linha { $number } do diário público foi alterada
error-store-log-head = o diário público tem de acabar com a linha { $expected } e o seu hash, mas acaba com a linha { $got } ou com outro hash
error-store-sealed = os dados da mesa { $table } foram selados e não estão guardados nem abertos, ou foram abertos sem nunca terem sido selados
error-store-snapshot = o instantâneo da mesa { $table } na entrada { $number } não corresponde às suas entradas; um servidor ignora-o e repete a mesa
error-store-game = as entradas da mesa { $table } não fazem um jogo; o que está mal no arquivo diz: shutbox verify --store
error-store-conflict = a mesa tem { $got } entradas, e não { $expected } como se pensava
error-store-no-table = essa mesa já não está no arquivo
error-store-constraint = o arquivo recusa isto: { $why }
error-store-failed = o disco ou a base de dados falhou ({ $why }), por isso não se consegue guardar mais nada; o que foi confirmado está guardado. Verifica-os, e arranca outra vez
error-store-closed = o arquivo está fechado
error-backup-failed = não se consegue copiar o arquivo para { $path }: { $why }
error-admin-silent = o servidor em { $address } tem o arquivo, mas não responde: { $why }
error-admin-refused = o servidor recusa, e não diz porquê
error-admin-task = um servidor não tem a tarefa «{ $got }»
error-admin-path = o caminho de uma cópia tem de ser absoluto
error-forget-one = diz uma coisa para esquecer: uma mesa, um dispositivo, ou um número de dias
error-forget-device = para apagar o que o servidor guarda sobre este dispositivo, é preciso nomeá-lo: «device» é o identificador dado por /api/mine
error-export-after = «after» é um número inteiro com, no máximo, 12 algarismos
error-forget-which = diz uma coisa para esquecer: --table ID, --device ID ou --older-than DAYS
error-restore-where = diz em que base de dados: --database postgresql://shutbox@localhost/shutbox
error-think-where = diga para que base de dados: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = não há nenhuma mesa nem dispositivo { $got } no arquivo

## Players

error-bot-unknown = não há nenhum bot «{ $got }»; { $near ->
    [nothing] os que há: { $bots }
   *[other] seria { $near }?
}
error-argument-type = { $argument } tem de ser { $wanted }, não { $got }
error-position-range = { $got } não é uma posição desta caixa, cujas posições vão de 0 a { $most }
error-player-form = «{ $got }» não indica nenhum jogador; escreva o módulo e o que ele define, como my_bots:Careful
error-player-import = não é possível carregar o jogador { $got }: { $why }
error-player-choose = { $got } não é um jogador; um jogador tem um método choose(game) que devolve uma ação permitida
error-player-illegal = o jogador { $player } escolheu { $chosen } em { $position }, onde pode escolher { $allowed }
error-player-here-only = o jogador { $got } só existe neste processo; indique-o como module:Name, para que outros o possam carregar
error-cursor-place = não há lugar { $got } neste registo, cujos lugares vão de 0 a { $most }
error-choice-unknown = não é possível escolher «{ $got }» agora; há { $allowed }
error-player-varies = o jogador { $player } não escolhe sempre o mesmo, por isso não é possível calcular a sua força; jogue com ele
error-players-count = { $most ->
    [1] { $rules } joga-se a solo, e não com { $got } jogadores
   *[other] { $rules } é para 1 a { $most } jogadores, e não { $got }
}
error-player-name = um jogador precisa de um nome que se possa escrever, e não «{ $got }»
error-player-kind = um lugar é de uma pessoa ou de um bot cujo nome tem letras minúsculas, algarismos e hífenes, e não de «{ $got }»
error-player-twice = não pode haver dois jogadores com o nome { $name }; { $free } está livre
error-starter-seat = o lugar que começa tem de ser de 1 a { $players }, e não { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] não é altura de lançar
    [shut] não se podem baixar peças
    [off] nada fora do tapete conta
    [penalty] não há penalização para escolher
    [take] não há ponto para aceitar
    [leave] ninguém pode sair
    [options] não há nada para escolher
    [total] nenhum turno pode acabar com o seu total
    [order] a ordem não pode mudar
   *[time] o tempo não pode acabar
} { $phase ->
    [start] enquanto os dados decidem quem começa
    [throw] antes do próximo lançamento
    [shut] antes de se baixarem peças pelo lançamento que está na mesa
    [penalty] antes de se escolher a penalização
    [survivor] enquanto o sobrevivente decide
   *[over] depois de o jogo acabar
}
error-dice-count = { $got ->
    [1] aqui não se pode lançar um dado
   *[other] aqui não se podem lançar { $got } dados
}; o número de dados tem de ser { $allowed }
error-dice-missing = um lançamento precisa de dados
error-dice-script-over = a lista de lançamentos acabou
error-throw-sorted = as faces de um lançamento escrevem-se da mais baixa para a mais alta, e não { $got }
error-throw-ends-turn = nenhuma peça serve para este lançamento, que acaba o turno; se está certo, indica-o sem hold
error-correct-turn = o lugar { $seat } acabou menos turnos com um total na ronda { $round }: { $count }
error-correct-later = com este total o jogo teria seguido de outra forma: o que foi apontado desde { $who } na ronda { $round } já não serve
error-off-mat-never = aqui os dados do computador nunca saem do tapete: a probabilidade disso é 0
error-same-dice = aqui todos têm os mesmos dados: este lançamento já mostrou { $shown }, por isso não pode ser { $got }
error-sum-one-die = aqui lança-se um só dado, e ele mostra uma face: escreve-a
error-sum-faces = aqui a soma não chega: em { $rules } cada face decide que peças servem; escreve-as, como 3 5
error-sum-same-dice = aqui a soma não chega: em { $rules } todos têm os mesmos dados; escreve as faces, como 3 5
error-sum-range = { $dice } dados não podem somar { $got }; a soma vai de { $dice } a { $most }
error-total-shared-box = em O sobrevivente não há totais: todos fecham a mesma caixa, por isso é preciso cada lançamento com as suas peças
error-total-generated = um turno só se regista pelo total se todos os dados forem a sério; neste jogo o computador lançou
error-total-tiles = nenhuma combinação de peças de { $position } conta { $got } ao todo; escreve o que fica de pé no fim do turno
error-order-alone = sozinho não há ordem para mudar
error-order-seats = { $got } não é uma ordem de todos os lugares; indica uma vez cada lugar de 1 a { $players }
error-move-illegal = não se pode baixar { $tiles } de { $position } com { $throw }
error-leave-seat = não há jogador que possa sair do lugar { $seat }: os lugares são de 1 a { $players }, e quem já saiu não volta a sair
error-seat-unknown = não há lugar { $seat }; os lugares são de 1 a { $players }
error-undo-nothing = não há nada em que voltar atrás: um lançamento do computador fica, depois de visto

## Solving

error-objective-unknown = «{ $got }» não é um objetivo; escreve-se mean, shut, below:12, ou below:12:1/2 onde um empate conta metade
error-solve-extra-missing = para resolver falta { $missing }, que não está instalado: { $install }
error-value-start-order = enquanto os dados decidem quem começa, nada se pode avaliar onde order = descending; primeiro é preciso lançar
error-solve-too-large = esta caixa é grande de mais para resolver: { $positions } posições e { $moves } jogadas precisam de { $megabytes } MB, e usam-se no máximo { $most }

error-solve-no-rest = não se encontrou ponto de repouso na pontuação { $score }: as melhores respostas dos jogadores andam em círculo
error-solve-score = não há solução para estes pontos: onde os outros pagam, os pontos de { $players } jogadores diferem em múltiplos de { $players }
error-solve-out = com um total de { $got } um jogador está eliminado ou o jogo acabou; indica totais abaixo de { $limit }
error-option-range = { $option } tem de ser um número inteiro de { $low } a { $high }, e não «{ $got }»
error-option-numbers = { $option } tem de ser { $count ->
    [1] um número inteiro
   *[other] { $count } números inteiros com vírgulas, um por jogador
}, e não «{ $got }»
error-option-together = { $option } e { $other } contradizem-se; tira uma das duas
error-option-needs = { $option } não significa nada sem { $others }
error-players-missing = diz quantos jogam: --players 2
error-players-most = { $rules } é para no máximo { $most } jogadores, e não { $players }
error-solve-round = uma ronda resolve-se para jogos de perseguição com 2 a 12 jogadores, e não para { $rules } com { $players }; experimenta --game
error-solve-ranges = os intervalos são conhecidos para jogos inteiros de perseguição com 3 ou 4 jogadores, e não para { $rules } com { $players }
error-solve-try = --to-beat e --tries andam juntos: o total a bater, e quantos de seguida ainda podem tentar
error-score-no-meaning = { $rules } não guarda pontuação de um turno para o outro, por isso --score não tem sentido
error-score-range = neste jogo os pontos vão de { $low } a { $high }; com mais, já acabou
error-rounds-no-meaning = { $rules } não se joga num número de rondas, por isso --rounds não tem sentido
error-tables-none = o Shutbox não traz soluções de { $rules }
error-to-beat-no-meaning = em { $rules } ninguém persegue um total, por isso --to-beat não tem sentido
error-advise-shut = em { $position } a caixa está fechada: não há mais nada para decidir
error-advise-miss = { $throw } não serve em { $position }: é falha, não há nada para decidir
error-advise-tries = no máximo { $most } de seguida ainda podem tentar, contando quem está a jogar, e só com um turno para cada um há totais partilhados
error-advise-needs = falta { $missing }: shutbox advise RULES POSITION, ou --record FILE
error-advise-over = o jogo deste registo acabou: não há mais nada para decidir
error-exact-too-large = com dados que saem do tapete, só se calculam frações até { $most } posições, e esta caixa tem { $positions }; tira --exact
error-export-exists = { $path } já existe, e não se escreve por cima
error-export-failed = não se consegue escrever { $path }: { $why }
error-page-unbuilt = a página é desenhada pela aplicação web, que aqui não está construída: python tools/build_web.py constrói-a

## Long work

error-axis-syntax = --axis indica uma definição e os valores a experimentar: tiles=1,2,any, e não «{ $got }»
error-axis-twice = { $setting } está em dois eixos; junta todos os valores num só
error-sweep-points = uma grelha tem no máximo { $most } pontos, e não { $got }; tira alguns à sorte com --sample
error-journal-other = { $path } tem a parte já feita de outro trabalho; acaba esse com o seu próprio comando, ou apaga o ficheiro
error-journal-busy = { $path } está a ser escrito por outro processo: o mesmo trabalho já está a decorrer
error-journal-damaged = a linha { $line } de { $path } está danificada; apaga o ficheiro para começar de novo
error-journal-failed = não se consegue escrever { $path }: { $why }
error-workers-lost = os processos que fazem o trabalho morrem uns atrás dos outros, talvez por falta de memória; tarefas por fazer: { $jobs }. O que está feito fica guardado
error-cluster-extra-missing = para um cluster falta { $missing }, que não está instalado: { $install }
error-cluster-address = { $option } tem de ser um endereço como tcp://10.0.0.5:8786, e não «{ $got }»
error-cluster-unreachable = nenhum scheduler do Dask responde em { $address }: { $why }; arranca um com: dask scheduler
error-cluster-lost = o cluster Dask em { $address } desapareceu; o que está feito fica guardado, e o mesmo comando continua
error-cluster-lacks = aos workers do cluster Dask em { $address } falta { $missing }; instala lá o mesmo shutbox

## Simulation

error-simulate-dice = estes dados podem cair de { $got } maneiras, e no máximo simulam-se { $most }
error-simulate-totals = os totais desta caixa são grandes de mais para somar: no máximo simulam-se { $most }
error-simulate-players = diz que bots jogam: --players perfect,club; a lista: shutbox bots
error-tournament-twice = { $bot } está duas vezes no torneio; cada um encontra cada um dos outros uma vez
error-tournament-seats = { $seats } lugares precisam de outros tantos bots, e aqui { $bots ->
    [1] só há um
   *[other] só há { $bots }
}
error-tournament-large = isso dá { $line_ups } alinhamentos, e no máximo jogam-se { $most }: menos bots ou menos lugares
error-tournament-rules = { $rules } está duas vezes no torneio
error-simulate-endless = um jogo não acabou ao fim de { $steps } turnos: é demasiado longo para simular

## Records

error-note-text = a nota { $key } tem de ser texto visível numa só linha que não comece por um espaço, e o seu nome letras minúsculas, algarismos e hífenes, e não «{ $got }»
error-record-none = isto não é o registo de um jogo: começa por «{ $got }» e não por: shutbox 1
error-record-version = este registo tem a versão { $got }, mas este programa conhece a { $known }; um shutbox mais recente lê-o
error-record-version-none = «{ $got }» não é uma versão de um registo: as versões são números inteiros a partir de 1, sem zero à frente, como em: shutbox 1
error-record-line = o registo está danificado: esperava-se { $expected ->
    [rules] uma linha que comece por "rules"
    [seat] uma linha como: seat person "Ann"
    [begins] uma linha como: begins 1
    [note] uma linha como: note seed 7
   *[other] uma linha vazia depois dos jogadores
}, e não «{ $got }»
error-record-cut = o registo está cortado: a última linha tem de ser "end", o número de eventos e o hash, e não «{ $got }»
error-record-hash = o registo foi alterado depois de escrito: o hash não bate certo
error-record-count = o registo diz que tem { $expected ->
    [1] um evento
   *[other] { $expected } eventos
}, mas tem { $got }
error-record-event = o evento { $number }, { $word }, não pode ter acontecido: { $why }
error-record-dice = o evento { $number }, { $word }, não pode ter acontecido: { $by ->
    [sealed] o envelope deste jogo tem { $made }
   *[other] a semente deste jogo dá { $made }
}
error-record-seal-none = { $throws ->
    [1] um lançamento está marcado como selado
   *[other] { $throws } lançamentos estão marcados como selados
}, mas o registo não tem envelope onde pudessem estar
error-record-seal-note = o envelope neste registo está danificado: a sua nota { $note } { $why ->
    [missing] falta
    [twice] está lá duas vezes
    [unknown] não tem aqui sentido
   *[form] não pode ser «{ $got }»
}
error-record-seal-seat = a semente do lugar { $seat } não é a que foi selada
error-record-seal-secret = o segredo neste registo não é o que foi selado antes do jogo: o selo seria { $made }, e não { $sealed }
error-record-unsigned = este registo não está assinado, por isso não mostra que vem do servidor com a chave { $key }
error-record-signed-key = este registo está assinado com a chave { $got }, e não com { $known }: vem de outro servidor, ou de nenhum
error-record-signed-log = a assinatura da linha { $n } do registo público não bate certo: é de outra mesa, de outras regras, de outro selo ou de outra linha
error-record-signed-name = para o lugar { $seat } o servidor assinou um nome que não é { $name }
error-record-signed-start = a assinatura do início não bate certo: os jogadores, os selos ou quem começa não são o que o servidor assinou
error-record-signed-count = o servidor assinou um jogo de { $signed } acontecimentos, mas este registo tem { $got }: cortou-se o fim, ou juntou-se alguma coisa
error-record-signed-events = estes não são os acontecimentos que o servidor assinou
error-record-signed-end = a assinatura do fim não bate certo: o segredo, as sementes ou os acontecimentos não são o que o servidor assinou
error-log-form = uma cópia do registo público é o que o servidor responde em /api/log: um objeto JSON com rows
error-log-broken = a linha { $n } desta cópia do registo público não se segue da anterior
error-log-absent = nesta cópia do registo público, linhas { $first } a { $last }, não está o selo da mesa { $table }
error-log-differs = a linha { $n } desta cópia do registo público tem { $what ->
    [seal] outro selo
    [secret] outro segredo
   *[row] outro número ou outro resumo
} que não o do registo do jogo

## Live tables

error-table-unknown = não há essa mesa; pede o link a quem te convidou
error-table-damaged = a mesa { $table } está danificada no arquivo e foi posta de parte; quem gere o servidor sabe mais com shutbox verify --store
error-table-stage = isso não se pode fazer { $stage ->
    [waiting] antes de o jogo começar
    [sealing] enquanto se mostram as sementes dos lugares
    [playing] durante o jogo
    [over] depois de o jogo acabar
   *[abandoned] numa mesa encerrada
}
error-table-seat = não há lugar { $got } nesta mesa; os lugares são de 1 a { $seats }
error-table-bot = um lugar pode ser livre ou de um bot, e «{ $got }» não é nome de bot: esses têm letras minúsculas, algarismos e hífenes
error-table-same-dice = { $rules } dá os mesmos dados a todos, por isso não podem ser escritos; dice tem de ser sealed
error-table-envelope = uma mesa precisa de um id público de 16 algarismos hexadecimais, e só com dados selados de um compromisso de 64, e não «{ $public }» e «{ $commitment }»
error-table-seeded = os dados de uma semente são para uma mesa de um lugar, e precisam da definição seed; mais nenhuns dados a têm
error-table-settings = as definições de uma mesa são um objeto JSON como {"{"}"undo": true{"}"}, e não { $got }
error-table-setting-unknown = uma mesa não tem a definição «{ $setting }»; as que tem: { $known }
error-table-setting = { $setting } não pode ser «{ $got }»; pode ser: { $wanted }
error-host-only = só o anfitrião desta mesa pode fazer isso
error-keeper-only = só a própria mesa faz isso; ninguém o pode pedir
error-device-only = só o dispositivo de uma pessoa pode fazer isso; abre primeiro o link da mesa
error-seated-only = só quem está sentado a esta mesa, ou o anfitrião, pode fazer isso
error-seat-taken = o lugar { $seat } está ocupado; escolhe um livre
error-seat-open = não há ninguém no lugar { $seat }
error-seat-gone = quem estava no lugar { $seat } saiu do jogo, que segue sem esse lugar
error-seat-unheld = não há nenhuma pessoa no lugar { $seat }, por isso ele não pode ir para outro dispositivo
error-seat-bot = no lugar { $seat } joga um bot; só se pode decidir sobre o lugar de uma pessoa
error-seats-open = { $count ->
    [1] o lugar { $seats } ainda está livre; tem de o ocupar alguém
   *[other] os lugares { $seats } ainda estão livres; tem de os ocupar alguém
}, ou um bot
error-seals-missing = aos dados ainda falta a parte selada de { $names }; espera por ela, ou pede outra vez para começar sem ela
error-not-your-seat = o lugar { $seat } não é teu; só quem lá está pode fazer isso
error-not-your-turn = isso cabe a { $who }
error-not-asked-so = «{ $word }» não se pode jogar por escrito: lança-se com throw ou report, sai-se com leave, pede-se uma dica com hint
error-seal-format = o selo de uma semente são 64 algarismos hexadecimais, e só uma mesa com dados selados o aceita
error-table-unsealed = os dados desta mesa não estão selados
error-seed-known = a semente do lugar { $seat } já foi mostrada
error-seed-strange = essa não é a semente que o lugar { $seat } selou; são 64 algarismos hexadecimais
error-dice-typed = os dados desta mesa são a sério: lança-os, e indica o que mostram
error-dice-sealed = os dados desta mesa estão selados e ninguém os pode indicar: lança-se com throw
error-arrange-typed = os nomes e a ordem só se mudam onde se indicam dados a sério
error-undo-off = não se pode voltar atrás: esta mesa joga-se sem undo, ou o seu envelope está aberto, ou o jogo segue noutra mesa
error-undo-time = o tempo tinha acabado, e nisso não se volta atrás
error-coach-off = esta mesa joga-se sem treinador
error-rematch-already = a desforra já tem mesa; vai até lá
error-say-unknown = "{ $got }" não se pode dizer à mesa; conhecem-se { $known }
error-nudge-nobody = não há quem chamar; o jogo não espera por outra pessoa
error-nudge-early = é cedo para chamar; espera mais { $seconds } s
error-wish-unknown = «{ $got }» não é coisa que se possa pedir; "do" só pode ser: { $known }
error-wish-field = { $do } precisa de "{ $field }": { $wanted ->
    [number] um número inteiro de 0 a { $most }
    [numbers] uma lista de números inteiros de 0 a { $most }
    [flag] true ou false
   *[text] um texto de no máximo { $most } caracteres
}
error-wish-report = report precisa de «faces», uma lista de números inteiros, ou de «sum», um número inteiro de 1 a { $most }
error-wire-version = esta mensagem tem a versão «{ $got }», mas este servidor fala a { $known }; recarrega a página, ou usa a mesma versão do shutbox
error-wire-command = um comando é um objeto JSON com "v", um "id" de 1 a 40 caracteres ASCII visíveis, o número "n" de entradas que já viste, e "do"
error-stale = entretanto aconteceu alguma coisa: a tua conta de entradas é { $seen }, e a da mesa { $now }; vê de novo
error-entry-first = uma mesa começa com a entrada que a criou, e só tem uma dessas
error-entry-kind = «{ $got }» não é um tipo de entrada que esta versão do shutbox conheça
error-entry-fields = uma entrada do tipo { $kind } precisa de { $fields }, cada um na sua forma
error-entry-body = isto não é uma entrada guardada: tem de ser um objeto JSON que diga de quem é e de que comando vem
error-entry-event = a entrada { $number } não pode ter acontecido: { $why }

## The command line

error-command-unknown = não há nenhum comando «{ $got }»; os que há: { $commands }
error-command-near = não há nenhum comando «{ $got }»; seria { $near }?
error-option-unknown = { $command } não tem a opção { $option }; as que tem: shutbox { $command } --help
error-option-near = { $command } não tem a opção { $option }; seria { $near }?
error-option-needs-value = { $option } precisa de um valor: { $option } { $value }
error-option-no-value = { $option } não leva valor, mas veio «{ $got }»
error-option-empty = { $option } não pode ficar em branco
error-option-item = { $option } tem um elemento vazio: «{ $got }»; põe uma só vírgula entre dois valores
error-option-control = { $option } contém caracteres que não se podem mostrar: «{ $got }»
error-option-suffix = { $option } tem de ser um nome de ficheiro que acabe em { $suffixes }, e não «{ $got }»
error-option-twice = { $option } aparece mais do que uma vez
error-argument-missing = falta { $argument }; uso: { $usage }
error-argument-extra = { $got } é um argumento a mais; uso: { $usage }
error-verify-what = diz o que verificar: o ficheiro de um jogo, ou --store para tudo o que um servidor guarda
error-server-key-form = { $option } espera a chave de um servidor, 64 algarismos hexadecimais, e não "{ $got }"
error-database-form = { $option } espera o endereço de uma base de dados PostgreSQL, como postgresql://shutbox@localhost/shutbox, e não "{ $got }"
error-set-syntax = --set leva uma definição e o seu valor, como --set tiles=2, e não «{ $got }»
error-set-twice = --set muda { $setting } mais do que uma vez
error-set-alone = --set precisa de um conjunto de regras para mudar: shutbox rules nine --set { $got }
error-divide-depth = --divide precisa de uma profundidade de pelo menos 1
error-moves-dice = { $got ->
    [1] não se pode lançar um dado
   *[other] não se podem lançar { $got } dados
} em { $position }; o número de dados tem de ser { $allowed }
error-rounds-none = { $rules } não tem número de rondas para escolher; tira --rounds
error-rounds-alone = a solo, um jogo é um turno; tira --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed faz dados com semente; tira --dice { $got }
error-seed = uma semente é um texto visível sem espaço no início nem no fim, e não «{ $got }»
error-typed-same-dice = { $rules } dá os mesmos dados a todos, por isso não podem ser escritos; tira --dice typed
error-resume-same-dice = neste jogo todos têm os mesmos dados, mas o registo não tem a semente que os faz, por isso não pode continuar
error-resume-own = { $player } é um jogador seu, e um registo não contém programas, por isso o jogo não pode continuar aqui
error-game-number = não há jogo «{ $got }»; escreve um número de 1 a { $most }, ou um nome
error-setup-number = escreve um número inteiro de { $low } a { $high }, ou só Enter, e não «{ $got }»
error-starter-thrown = em { $rules } são os dados que decidem quem começa; tira --starter, ou junta --set begins=first

## Files

error-file-missing = não há nenhum ficheiro { $file }
error-file-no-folder = não há pasta onde criar { $file }
error-file-folder = { $file } é uma pasta, e não um ficheiro
error-file-no-directory = { $file } não é uma pasta
error-file-denied = { $file } não se pode ler nem escrever aqui
error-file-exists = { $file } já existe; escolhe outro nome, ou continua o jogo dele: shutbox play --resume { $quoted }
error-file-large = { $file } é grande de mais: leem-se no máximo { $most } bytes
error-file-text = { $file } não é um texto em UTF-8
error-file-other = { $file } não se pode usar: { $why }
error-output = não se consegue escrever a saída: { $why }
error-system = o sistema operativo comunica um erro: { $why }

## Answers at the table

error-answer-none = escreve um dos números, ou as peças
error-answer-penalty = escreve 1 ou { $up } para levantar a peça, 2 ou { $end } para acabar o turno
error-answer-number = não há { $got } para escolher; os números vão de 1 a { $most }
error-answer-unknown = «{ $got }» não quer dizer nada aqui; um ponto de interrogação mostra o que se pode escrever
error-answer-ambiguous = { $got } pode ser { $moves }; escreve o número, ou as peças tal e qual
error-answer-faces = { $got } não é o que { $dice ->
    [1] um dado mostra; escreve uma face, como 4
   *[other] { $dice } dados mostram; escreve as faces, como 3 5
}
error-answer-player = «{ $got }» não é o nome de um só jogador; os jogadores são { $names }
error-typed-only = { $word } é para dados a sério; neste jogo lança o computador
error-answer-sum = «{ $got }» não é uma soma; escreve-a como { $word } 9 ou =9
error-answer-total = «{ $got }» não é um total; escreve-o como { $word } 17, e { $word } 0 se a caixa ficou fechada
error-answer-rename = «{ $got }» não diz quem muda de nome; escreve-o como { $word } Ann=Anna; à mesa estão { $names }
error-answer-order = «{ $got }» não é uma ordem de todos; indica cada nome uma vez, com vírgulas: { $names }
error-off-generated = só se indicam dados fora do tapete quando são escritos; os do computador ficam nele, ou saem com a probabilidade das regras
error-off-none = { $rules } não tem penalização para dados fora do tapete

## Environments

error-envs-extra-missing = falta { $missing }, que não está instalado: { $install }
error-envs-illegal = illegal tem de ser stay ou raise, e não «{ $got }»
error-envs-reward = reward só pode ser: { $kinds }; e não «{ $got }»
error-envs-reward-points = { $rules } não dá pontos; reward win ou zero-sum
error-envs-players = um jogo entre agentes precisa de pelo menos dois, e não { $got }; um turno a solo é shutbox.envs.TurnEnv
error-envs-actions = tem de haver uma ação para cada um dos { $count } turnos, mas vieram na forma { $got }
error-action-unknown = { $got } não é uma ação deste conjunto de regras, cujas ações se numeram de 0 a { $most }
error-action-illegal = a ação { $got } agora não é permitida: { $phase ->
    [throw] o jogo espera um lançamento
    [shut] o jogo espera que se baixem peças
    [penalty] o jogo espera que se escolha a penalização
    [survivor] o jogo espera que o sobrevivente aceite o ponto ou lance
   *[over] o jogo já acabou
}
