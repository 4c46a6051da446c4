# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, com alterações
show-changed-about = { $title } com algumas definições alteradas; estão marcadas em baixo.
show-published = Jogos publicados
show-house = Jogos da casa
show-rules-more = Regras completas de um jogo: shutbox rules NAME. As tuas: shutbox rules --file FILE
show-trademark = Double Shutter é uma marca da Blue Orange, aqui nomeada só para dizer que regras publicadas se seguem. O Shutbox é independente da editora.
show-source = Fonte: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, dois folhetos impressos (oito línguas ao todo)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, folheto impresso 11003601 (francês, inglês)
    [double-shutter] Double Shutter, Blue Orange, edição de 2015 (oito línguas)
    [double-shutter-2008] Double Shutter, Blue Orange, edição sem data, de 2008 o mais tardar (inglês)
    [last-one-standing] Double Shutter, Blue Orange, edição de 2015: variante para vários jogadores
    [thai] jogo da casa, Tailândia
    [triple] jogo da casa numa caixa de três filas, com o turno do Double Shutter
   *[other] jogo da casa
}
show-settings = Definições (* difere do habitual)
show-toml = O mesmo em TOML, para começar as tuas próprias regras
show-moves = { $rules }: { $position } com { $throw }
show-tiles = baixar
show-after = fica de pé
show-miss = Nenhuma peça serve: falha.
show-shut = A caixa está fechada: já não se lançam dados.
show-perft = { $count ->
    [1] { $count } sequência
   *[other] { $count } sequências
} de { $depth ->
    [1] 1 lançamento
   *[other] { $depth } lançamentos
} a partir de { $position }
show-replay = { $rules }; à mesa: { $names }
show-verified = ok: { $rules }; eventos: { $events }, lançamentos: { $throws }, jogadores: { $players }; { $over ->
    [yes] o jogo acabou
   *[no] o jogo ainda não acabou
}

## Solving

show-work = { $work ->
    [checking] a verificar
    [writing] a escrever
    [playing] a jogar
    [compiling] a compilar, só uma vez neste computador
    [turn] a resolver o turno
    [round] a resolver a ronda
    [game] a resolver a partida
    [reading] a ver jogos
   *[solving] a resolver
}
show-progress = { $work } [{ $bar }] { $done } de { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = interrompido; o que está feito fica em { $path }, e o mesmo comando continua daí
show-horizon = { $horizon ->
    [turn] um turno, por si só
    [forecast] o jogo inteiro, se ninguém olhar para além da ronda
    [round] a ronda
   *[game] o jogo inteiro
}
show-label = { $name ->
    [horizon] alcance
    [objective] objetivo
    [position] posição
    [players] jogadores
    [rounds] rondas por jogar
    [score] pontuação
    [to_beat] total a bater
    [tries] tentativas seguidas que faltam
    [value] valor
    [exact] exatamente
    [bound] erro máximo
    [positions] posições
   *[moves] jogadas
}
show-objective = { $aim ->
    [mean] o total médio
    [shut] a caixa fechada
    [below] um total abaixo de um limite
   *[utility] um valor próprio para cada total
} ({ $spelling })
show-shorter = Com estas regras e tantos jogadores, o jogo inteiro não está resolvido: isto não vê tão longe.
show-seconds = { $seconds } s
show-seat = lugar { $number }
show-seats = { $horizon ->
    [forecast] Probabilidade de ganhar
    [game] Probabilidade de ganhar
   *[other] Pontos esperados
}
show-seat-first = começa a ronda
show-seat-range = de { $least } a { $most }
show-ranges = À direita: se todos a quem é indiferente escolherem o pior, e o melhor, para este lugar.
show-seat-tries = vai tentar
show-distribution = Probabilidade de cada total final
show-advice = { $rules }: { $unit ->
    [total] o total final médio, quanto menos melhor
    [points] os pontos esperados da ronda
   *[chance] { $horizon ->
        [turn] a probabilidade de sucesso
       *[game] a probabilidade de ganhar
    }
}; alcance: { $horizon ->
    [turn] este turno
    [forecast] o jogo inteiro, se ninguém olhar para além da ronda
    [round] a ronda
   *[game] o jogo inteiro
}
show-option = { $do ->
    [shut] baixar { $tiles }
    [take] aceitar o ponto
    [raise] deixar levantar a peça
    [end] acabar o turno
   *[throw] lançar { $dice ->
        [1] um dado
       *[other] { $dice } dados
    }
}
show-loss = custa { $loss }
show-best = melhor
show-equal = igual
show-exported = { $rows ->
    [1] Uma posição escrita em { $path }
   *[other] { $rows } posições escritas em { $path }
}
show-cache = { $count ->
    [1] Uma solução
   *[other] { $count } soluções
}, { $kilobytes } kB, em { $folder }
show-cache-kind = { $kind ->
    [turn] um turno
    [seats] um turno para cada lugar
    [chase] uma ronda
    [chase-game] um jogo por rondas
    [one-turn] um jogo de um turno cada
    [running] um jogo de totais acumulados
   *[standing] O sobrevivente
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [1] Uma solução apagada
   *[other] { $count } soluções apagadas
} de { $folder }
show-cache-damaged = danificada; volta a fazer-se quando for precisa

# The documentation, opened by `shutbox docs`.
show-docs-address = A documentação: { $address }

# The static site, written by `shutbox site`.
show-site = O sítio está em { $path }: { $files } ficheiros; para jogar sem rede, um navegador descarrega { $megabytes } MB
show-site-docs = A documentação está ao lado, em docs/
show-site-no-docs = A documentação não está construída e por isso não faz parte do sítio
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } solução
   *[other] { $count } soluções
}
show-tables-difference = { $count } verificadas, diferença máxima de { $quanta } quanta
show-tables-advice = o mesmo conselho em { $same } de { $count } escolhas
show-tables-good = certo
show-tables-bad = { $missing ->
    [0] errado
   *[other] errado, faltam { $missing }
}
