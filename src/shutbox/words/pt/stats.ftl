# One’s own games, for shutbox stats.

stats-none = Ainda não há nenhum jogo terminado. Joga um com shutbox play, e fica guardado em { $folder }.
stats-none-here = Não há nenhum jogo terminado para contar.
stats-heading = { $games ->
    [one] { $name }: um jogo, { $first }
   *[other] { $name }: { $games } jogos, de { $first } a { $last }
}
stats-others = Outros jogadores: { $names }; --player mostra os seus jogos.
stats-other = { $name } ({ $games })
stats-days = Dias seguidos com um jogo: { $now } agora, { $longest } no máximo.
stats-alone = { $rules }, a solo
stats-row = { $row ->
    [won] ganhos
    [mean] total médio
    [best] total mais baixo
    [shut] caixas fechadas
    [wins] vitórias seguidas
    [shuts] caixas fechadas seguidas
    [cost] perdido por escolha
   *[luck] sorte por jogo
}
stats-won = { $won } de { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } de um turno, { $share }
   *[other] { $shut } de { $turns } turnos, { $share }
}
stats-at-best = { $value }; na melhor das hipóteses { $best }
stats-streak = { $now } agora, { $longest } no máximo
stats-cost = { $choices ->
    [one] { $share } do que estava em jogo, numa escolha
   *[other] { $share } do que estava em jogo, em { $choices } escolhas
}
stats-luck = { $unit ->
    [chance] { $luck } da probabilidade de ganhar; com sorte em { $lucky } de { $games }
    [points] { $luck } pontos; com sorte em { $lucky } de { $games }
   *[total] { $luck } no total; com sorte em { $lucky } de { $games }
}
stats-plot = { $plot ->
    [spread] Quantas vezes ficou cada total
    [totals] Total médio dos dez últimos turnos, ao longo do tempo
    [costs] Perdido por escolha, jogo a jogo
   *[lucks] Sorte, jogo a jogo
}
stats-range = { $low } a { $high }

## Others

stats-rivals = Contra os outros
stats-rival = { $games ->
    [one] um jogo: { $won } ganho, { $lost } perdido
   *[other] { $games } jogos: { $won } ganhos, { $lost } perdidos
}
stats-champions = Quem mais ganhou no mês
stats-champion = { $wins ->
    [one] uma vitória
   *[other] { $wins } vitórias
}

## Files

stats-folder = Os jogos estão em { $folder }.
stats-skipped = ignorado: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Um jogo por acabar não conta.
   *[other] { $count } jogos por acabar não contam.
}
stats-partly = interrompido depois de { $done } de { $games } jogos; o mesmo comando vê o resto
stats-coachless = Faltam as perdas e a sorte: { $why }.
stats-keeping = { $keep ->
    [yes] Os jogos terminados ficam guardados em { $folder }.
   *[no] Os jogos terminados já não se guardam. Os de { $folder } ficam até os apagares: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Não há nenhum jogo para apagar.
    [one] Isto apaga um jogo em { $folder }.
   *[other] Isto apaga { $count } jogos em { $folder }.
}
stats-forgotten = { $count ->
    [one] Apagou-se um jogo.
   *[other] Apagaram-se { $count } jogos.
}
