# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Aprender
learn-names = Ana, Rui, Eva, Gil
learn-first-card = O teu primeiro jogo
learn-first-card-about = Um turno com alguém ao teu lado: o que fazer, e porquê. São dois minutos.
learn-turn = Como se joga um turno
learn-turn-lede = Todos estes jogos têm o mesmo turno. Só muda quem ganha.
learn-turn-throw = Lança os dados e baixa peças que somem exatamente o que eles mostram.
learn-turn-whole = Tem de se usar a soma toda. Se der para a usar, tem de ser; com que peças, escolhes tu.
learn-turn-again = Depois lança outra vez. Um turno não é um lançamento: continua-se a lançar enquanto se puder baixar peças.
learn-turn-miss = Quando não podes baixar nada, é uma falha e o teu turno acaba. Nesse lançamento não se baixa nada.
learn-turn-total = O que ainda está de pé é o teu total. Quanto menos, melhor. Se não ficar nada, a caixa está fechada.
learn-try = Experimenta aqui.
learn-games = Os jogos
learn-house-games = Jogos da casa
learn-house-games-about = Jogam-se em casa e no café, cada um com a sua regra.
learn-more = Explicado, com caixas para experimentar
learn-at-a-glance = Num relance
learn-glance = { $fact ->
    [players] Jogadores
    [box] Peças
    [dice] Dados
    [throw] Um lançamento
    [count] O que fica
   *[win] Quem ganha
}
learn-players = { $most ->
    [12] quantos se quiser
   *[other] de 2 a { $most }, ou a solo
}
learn-box = { $rows ->
    [1] { $tiles } peças
   *[other] { $tiles } peças em { $rows } filas
}
learn-win = { $format ->
    [running] { $rounds ->
        [1] a soma mais baixa dos totais, ao fim de uma ronda
       *[other] a soma mais baixa dos totais, ao fim de { $rounds } rondas
    }
    [knock-out] quem ficar até ao fim; quem passa de { $limit } sai
    [until] a soma mais baixa, quando alguém chegar a { $limit }
    [chase] { $rounds ->
        [1] quem tiver mais pontos ao fim de uma ronda
       *[other] quem tiver mais pontos ao fim de { $rounds } rondas
    }
    [last-one-standing] quem primeiro chegar a { $limit } pontos
    [solitaire] quem fechar a caixa
   *[one-turn] o total mais baixo, com um turno para cada um
}
learn-play = Jogar
learn-explore = Explorar
learn-print = Imprimir
learn-asked = Perguntas frequentes

## Boards to try

learn-board-busy = Um momento…
learn-board-threw = Tiraste { $faces }: { $sum }.
learn-board-threw-one = Tiraste { $sum }.
learn-board-gather = { $missing ->
    [1] Falta { $missing }. As peças que já não servem ficam esbatidas.
   *[other] Faltam { $missing }. As peças que já não servem ficam esbatidas.
}
learn-board-ready = Faz { $sum }.
learn-board-missed = Nenhuma combinação dá { $sum }: falhaste. O teu total é { $total }.
learn-board-shut = A caixa está fechada!
learn-board-again = Do princípio
learn-board-ways = { $count ->
    [1] Há uma maneira de usar este lançamento.
   *[other] Há { $count } maneiras de usar este lançamento.
}
learn-step-next = Seguinte
learn-step-back = Anterior
learn-step-of = { $step } de { $steps }
learn-mark = { $mark ->
    [holds] a bater
    [now] tenta agora
    [out] fora
    [tried] já tentou
   *[waits] por jogar
}

## Your first game

learn-first = O teu primeiro jogo
learn-first-start = Estão nove peças de pé, e queres baixá-las todas. Lança os dados.
learn-first-one = Tiraste { $faces }: ao todo { $sum }. Baixa peças que façam { $sum }. Serve o 9 sozinho; servem também 6 e 3, ou 4, 3 e 2. Toca nas peças que quiseres.
learn-first-again = Continuas a lançar. O teu turno dura enquanto puderes baixar peças.
learn-first-two = Desta vez { $sum }. As peças grandes são difíceis de baixar mais tarde, porque poucos lançamentos as dão. As pequenas ajudam em muitas somas. Por isso, quase sempre é bom baixar poucas peças, e grandes.
learn-first-three = { $sum }. Se não te decides, pede uma dica.
learn-first-later = Tiraste { $sum }.
learn-first-only = Tiraste { $sum }, e só há uma maneira de o usar.
learn-first-throw = Lança outra vez.
learn-first-best = { $tiles }: não havia melhor.
learn-first-close = { $tiles }: quase o melhor possível; { $better } teria deixado um pouco menos.
learn-first-worse = { $tiles } serve. Em média, { $better } teria deixado menos { $loss }.
learn-first-hint = Uma dica
learn-first-hinted = O melhor é { $tiles }. Depois disso ficam em média { $value }.
learn-first-missed = Nenhuma combinação dá { $sum }, por isso o teu turno acabou. O teu total é { $total }. Quem escolhe sempre o melhor deixa cerca de 11.
learn-first-shut = Fechaste a caixa! Acontece em cerca de sete turnos em cada cem.
learn-first-known = Agora já sabes jogar um turno. Num jogo, as peças voltam a levantar-se para quem se segue, e ganha o total mais baixo.
learn-first-double = Passar ao Double Shutter
learn-first-play = Jogar a sério

## Shut the Box, one or two tiles

learn-shut-the-box = Nove peças, dois dados, um turno para cada jogador. A particularidade: um lançamento baixa uma peça ou duas, nunca três.
learn-shut-the-box-two = Um 9 pode ser o 9 sozinho, ou duas peças que o façam: 8 e 1, 7 e 2, 6 e 3, 5 e 4. Toca em algumas e vê o que combina.
learn-shut-the-box-dice = Lançam-se os dois dados até ao fim, mesmo que só reste um 1 e dois dados não o possam fazer. Então o lançamento é uma falha, e o turno acabou.
learn-shut-the-box-end = Quando todos tiverem jogado um turno, ganha o total mais baixo. Quem fecha a caixa tem 0, mas os outros ainda jogam os seus turnos. Em caso de empate, partilha-se a vitória.
learn-shut-the-box-stop = Posso parar quando falta pouco? Não. Lança-se até falhar ou até fechar a caixa.

## Ferme ta boîte

learn-ferme-ta-boite = Também nove peças e dois dados, mas um lançamento pode baixar quantas peças façam a soma, e os totais de várias rondas somam-se.
learn-ferme-ta-boite-any = Um 9 também pode ser 4 + 3 + 2, ou 6 + 2 + 1. Três peças pequenas de uma vez raramente é boa ideia: mais tarde vão fazer falta.
learn-ferme-ta-boite-rounds = Em cada ronda todos têm um turno; são cinco rondas, salvo outro acordo. Cada ronda começa com a pessoa seguinte. Ganha a soma mais baixa dos totais; em caso de empate, partilha-se a vitória.
learn-ferme-ta-boite-mat = Um dado que sai do tapete
learn-ferme-ta-boite-mat-one = Restam poucas peças, e o 9 baixou-se há dois lançamentos.
learn-ferme-ta-boite-mat-two = Um dado rola para fora do tapete. O lançamento não conta, e a mais alta das peças baixadas volta a levantar-se: o 9.
learn-ferme-ta-boite-mat-three = A mesma pessoa lança outra vez, e volta a decidir com quantos dados. Se ainda não há peças em baixo, não se levanta nada.
learn-ferme-ta-boite-mat-other = Para alguns, nesse caso o turno acaba. É melhor combinar antes de começar.

## Double Shutter

learn-double-shutter = Duas filas de peças, uma atrás da outra. Deixa menos do que quem jogou antes de ti, e que mais ninguém deixe menos do que tu.
learn-double-rows = A caixa
learn-double-rows-one = À frente estão de 1 a 9. Atrás os números vão ao contrário, de 9 a 1: atrás do 1 está um 9, atrás do 2 um 8.
learn-double-rows-two = Numa coluna só se baixa a peça da frente. Quando ela cai, a de trás fica livre.
learn-double-behind = Duas num só lançamento
learn-double-behind-about = Uma peça conta logo como baixada. Por isso a de trás pode cair no mesmo lançamento: com um 10 podes baixar o 1 da frente e o 9 atrás dele. Experimenta.
learn-double-behind-done = Muita gente não sabe: o 1 e o 9 atrás dele, num só lançamento.
learn-double-behind-other = Também está certo. Recomeça e baixa primeiro o 1 da frente: o 9 atrás dele fica livre.
learn-double-die = Um dado ou dois
learn-double-die-about = Quando tudo o que está de pé, nas duas filas, soma seis ou menos, podes lançar um só dado. Escolhes antes de cada lançamento. Aqui estão de pé o 4 e o 1.
learn-double-count = O que fica conta
learn-double-count-about = Uma peça da primeira fila conta a dobrar, uma da segunda conta uma vez. Aqui o 3 da frente conta 6 e o 7 atrás dele conta 7: o total é 13.
learn-double-count-first = Por isso, uma peça da frente que fica de pé sai cara: conta a dobrar, e a de trás fica de pé também.
learn-chase = A perseguição
learn-chase-about = Uma ronda é uma perseguição ao total mais baixo. Não é um turno para cada um.
learn-chase-one = { $a } tirou o número mais alto e começa: lança e baixa enquanto puder. Ficam 14. É esse o total a bater.
learn-chase-two = É a vez de { $b }, com todas as peças outra vez de pé, e também deixa 14. Igual não é menos: { $a } continua à frente.
learn-chase-three = { $c } deixa 9. Isso bate o 14: agora { $c } vai à frente, e todos os outros voltam a ter uma tentativa. { $d }, que ainda não tinha tentado, já não tenta contra o 14.
learn-chase-four = Continua-se à esquerda de { $c }: { $d } deixa 22.
learn-chase-five = { $a } pode tentar outra vez, agora contra o 9, e deixa 11.
learn-chase-six = { $b } deixa 30. Já tentaram todos os outros de seguida, e ninguém bateu o 9.
learn-chase-seven = A ronda acabou, e { $c } marca um ponto. A ronda seguinte começa com a pessoa seguinte.
learn-super = A Super Caixa
learn-super-about = Ninguém pode deixar menos do que nada. Por isso, a uma caixa fechada só se responde com outra caixa fechada.
learn-super-one = { $a } fecha a caixa. Todos os outros têm uma tentativa para a fechar também.
learn-super-two = { $b } deixa 6, { $c } deixa 21. Não lhes serve de nada.
learn-super-three = { $d } também fecha a caixa, e passa para a frente: agora { $a }, { $b } e { $c } têm uma tentativa cada contra { $d }.
learn-super-four = Ninguém consegue. { $d } marca dois pontos pela Super Caixa, e { $a } nenhum.
learn-double-end = Jogam-se cinco rondas, ou quantas se combinar. Ganha quem tiver mais pontos. Em caso de empate, partilha-se a vitória.
learn-double-asked-last = As tentativas que não usei voltam? Não. Quando alguém bate o total, tudo o que está para trás fica esquecido, e todos os outros têm exatamente uma tentativa contra o novo.
learn-double-asked-pass = Posso não usar um lançamento que servia? Não. E também não podes parar, mesmo que o teu total já seja baixo que chegue.
learn-double-2008 = A edição mais antiga joga-se da mesma maneira, mas os pontos são pagos pelos outros.
learn-double-2008-pay = Quem ganha uma ronda recebe um ponto de cada um dos outros; uma Super Caixa custa dois a cada um. Os pontos podem descer abaixo de zero.
learn-double-2008-table = Os pontos de uma ronda a quatro
learn-double-2008-who = { $who ->
    [winner] quem ganha
   *[other] cada um dos outros
}
learn-double-2008-round = uma ronda
learn-double-2008-super = uma Super Caixa
learn-double-2008-end = Combinam-se três a dez rondas.

## Last One Standing

learn-last = De dois a quatro jogadores fecham juntos uma só caixa, um lançamento cada um. Quem não consegue usar o seu sai da ronda, e quem resta no fim pode aceitar um ponto ou arriscar.
learn-last-round = Uma ronda
learn-last-one = Lançam-se os dois dados para ver quem começa: começa quem tirar mais. Há uma caixa para todos.
learn-last-two = { $a } tira 9 e baixa o 9. Um lançamento, e é a vez de { $b }, com a caixa como está.
learn-last-three = { $b } tira 11 e baixa 8 e 3.
learn-last-four = Alguns lançamentos depois restam 7, 5 e 1. { $c } tira 3. Nenhuma combinação dá 3: { $c } sai desta ronda.
learn-last-five = { $a } tira 6 e baixa 5 e 1.
learn-last-six = Só resta o 7. { $b } tira 9, e também sai. Só resta { $a }.
learn-last-seven = Quem antes disso baixar a última peça marca logo quatro pontos, e começa nova ronda.
learn-last-choice = O sobrevivente decide
learn-last-choice-about = Se todos os outros saíram, não continuas simplesmente a lançar. Escolhes: aceitar um ponto, ou lançar uma última vez. Se caírem peças, são dois pontos. Se fechares a caixa, quatro. Se não puderes baixar nada, nenhum.
learn-last-choice-ask = Todos os outros saíram, e estão de pé 7, 5 e 1. O que fazes?
learn-last-take = Aceitar o ponto
learn-last-throw = Lançar por dois pontos
learn-last-took = Um ponto garantido. O último lançamento teria servido em { $some } casos de { $all }.
learn-last-lost = { $sum } não serve: nenhum ponto. Teria servido em { $some } casos de { $all }.
learn-last-won = { $sum } serve: dois pontos. Serve em { $some } casos de { $all }.
learn-last-boxed = { $sum } fecha a caixa: quatro pontos!
learn-last-end = Depois começa nova ronda, com todas as peças de pé e toda a gente a jogar. Com cinco pontos ganha-se logo o jogo.
learn-last-asked = E se os outros saírem antes do meu primeiro lançamento? Decides na mesma, e logo.

## Alone

learn-alone = A solo
learn-alone-about = Qualquer destes jogos se pode jogar a solo: um turno, que se ganha fechando a caixa. O que conta é o teu melhor total, a tua média e quantas vezes o consegues.
