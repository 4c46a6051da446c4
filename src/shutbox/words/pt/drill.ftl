# Practising in the terminal.

drill-heading = { $level ->
    [easy] Exercício { $number }, fácil
    [hard] Exercício { $number }, difícil
   *[medium] Exercício { $number }
}
drill-help = Escolhe como num jogo: o número de uma jogada, as suas peças, um número de dados, ou { $take }. Depois vês quanto vale cada opção. { $quit } para acabar.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Quanto vale cada uma, em probabilidade de ganhar:
        [game] Quanto vale cada uma, em probabilidade de ganhar:
       *[turn] Quanto vale cada uma, em probabilidade de sucesso neste turno:
    }
    [points] Quanto vale cada uma, em pontos da ronda:
   *[total] Quanto vale cada uma, em total médio do turno, quanto menos melhor:
}
drill-mean = { $done ->
    [1] Um exercício, { $best } com a melhor escolha; perda média { $mean }
   *[other] { $done } exercícios, { $best } com a melhor escolha; perda média { $mean }
}
drill-ever = { $done ->
    [1] De todos os teus exercícios: 1 feito, { $best } com a melhor escolha, perda média { $mean } do que havia a ganhar.
   *[other] De todos os teus exercícios: { $done } feitos, { $best } com a melhor escolha, perda média { $mean } do que havia a ganhar.
}
drill-no-mistakes = Não há aqui erros para treinar. Bem jogado!
drill-player = Jogador { $number }
