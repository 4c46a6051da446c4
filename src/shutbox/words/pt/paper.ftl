# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Para imprimir
paper-lede = Imprime um tabuleiro e joga sem ecrã.
paper-about = Tabuleiro, folhas de pontos e regras em papel
paper-size = Tamanho do papel
paper-print = Imprimir
paper-print-all = Imprimir tudo
paper-only-pair = Há uma página de regras para os jogos com dois dados de seis faces.
paper-sheet = { $sheet ->
    [board] Tabuleiro
    [scores] Folha de pontos
    [rules] Regras
   *[card] Cartão de estratégia
}

## The board

paper-need = { $dice ->
    [single] Precisas de um dado e { $coins } moedas.
    [pair] Precisas de dois dados e { $coins } moedas.
   *[all] Precisas de { $count } dados e { $coins } moedas.
} Tapa uma peça quando a baixares.
paper-mat = Lança os dados aqui.
paper-row = { $row ->
    [double] primeira fila, conta a dobrar
    [1] primeira fila
    [2] segunda fila
   *[other] terceira fila
}
paper-nothing = Se não puderes baixar nada, conta o que resta e passa os dados.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Preparar
    [throw] Lançar
    [shut] Baixar
    [again] Continuar
    [pass] Passar
    [miss] Falha
    [last] Quem resta
   *[count] Contar
}
paper-setup = { $rows ->
    [1] Levanta as { $tiles } peças.
   *[other] Levanta as { $tiles } peças, em { $rows } filas.
}
paper-setup-shut = Baixa { $tiles } antes de começar.
paper-throw = { $dice ->
    [single] Lança o dado.
    [pair] Lança os dois dados e soma-os.
   *[all] Lança os { $count } dados e soma-os.
}
paper-one-die = { $forced ->
    [yes] Lança um só dado quando { $condition }.
   *[no] Podes lançar um só dado quando { $condition }.
}
paper-shut = { $buys ->
    [exact] Baixa a peça da soma ou as peças dos dois dados.
    [thai] Baixa uma só peça: a de um dado ou a da soma.
    [pair] Baixa uma ou duas peças que somem o teu lançamento.
   *[sum] Baixa peças que somem o teu lançamento.
}
paper-changed = Muda em relação a { $rules }: { $changes }.
paper-or = ou
paper-must = Usa o lançamento todo. Se puderes baixar, tens de baixar.
paper-behind = Uma peça de trás fica livre quando a da frente é baixada.
paper-first = O primeiro lançamento tem de baixar o { $tile }.
paper-again = Ficam baixadas. Lança outra vez enquanto puderes baixar.
paper-pass = Depois passa os dados. Todos fecham a mesma caixa.
paper-miss = { $out ->
    [yes] Nenhuma combinação dá { $sum }. Ficas fora desta ronda.
   *[no] Nenhuma combinação dá { $sum }. O teu turno acaba.
}
paper-unlucky = Um { $sum } acaba sempre o teu turno.
paper-off-mat = Se um dado sair do tapete, levanta-se a mais alta das peças baixadas.
paper-count = { $total ->
    [front-double] As da frente contam a dobrar. Sobram { $left }.
    [tiles] Cada peça de pé conta um. Sobram { $left }.
    [digits] Lê o que resta como um só número. Sobram { $left }.
   *[sum] Soma o que ainda está de pé. Sobram { $left }.
}
paper-last = Aceita 1 ponto ou lança outra vez. Peças baixadas: 2 pontos. Caixa fechada: 4. Nada: 0.

## Who wins

paper-wins = Quem ganha
paper-win = { $format ->
    [running] Jogam-se { $rounds } rondas e somam-se os totais. Ganha a soma mais baixa.
    [knock-out] Os totais somam-se ronda a ronda. Acima de { $limit } fica-se fora. Ganha quem resta.
    [until] Os totais somam-se ronda a ronda. Quando alguém chega a { $limit }, ganha a soma mais baixa.
    [chase] Ao fim de { $rounds } rondas ganha quem tem mais pontos.
    [last-one-standing] Ganha quem chegar primeiro a { $limit } pontos.
   *[one-turn] Um turno por pessoa. Ganha o total mais baixo. Uma caixa fechada conta 0.
}
paper-shut-wins = Quem fecha a caixa ganha logo.
paper-chase = O primeiro total é o que há a bater. Igualar não chega.
paper-chase-try = Os outros têm uma tentativa cada, um a seguir ao outro.
paper-chase-beat = Se o bateres, todos os outros têm uma tentativa contra ti.
paper-chase-end = { $points ->
    [paid] Se ninguém te bater, cada um dos outros paga-te 1 ponto, ou 2 por uma caixa fechada.
   *[won] Se ninguém te bater, marcas 1 ponto, ou 2 por uma caixa fechada.
}
paper-last-start = O lançamento mais alto começa a ronda. Jogam dois a quatro.
paper-last-box = Quem baixa a última peça marca 4 pontos.
paper-known = Bom saber
paper-sevens = Em 36 lançamentos, 6 somam 7.
paper-best = O melhor jogo deixa { $mean } em média e fecha a caixa em { $shut } dos turnos.

## Blank score sheets

paper-name = Nome
paper-form = { $form ->
    [circles] Escreve o que te resta. Preenche o círculo se ganhares a ronda.
    [points] Canto pequeno: esta ronda. Campo grande: os teus pontos até agora.
    [totals] Canto pequeno: o que te resta. Campo grande: o teu total até agora.
   *[turns] Escreve o que te resta. Rodeia o mais baixo.
}
paper-foot = { $points ->
    [paid] Ronda ganha: 1 ponto de cada um dos outros, 2 por uma Super Caixa.
   *[won] Uma ronda conta 1. Por uma Super Caixa, escreve 2 no círculo.
}
paper-sum = { $form ->
    [circles] Pontos
    [points] Pontos
    [turns] Jogos ganhos
   *[totals] Total
}
