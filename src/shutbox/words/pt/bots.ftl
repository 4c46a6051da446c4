# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Ao acaso
    [most-tiles] Mais peças
    [lowest] Primeiro as pequenas
    [keep-low] Guardar as pequenas
    [least-left] Menor total
    [highest] Primeiro as grandes
    [options] Mais opções
    [fewest-tiles] Menos peças
    [novice] Principiante
    [casual] Jogador ocasional
    [club] Jogador de clube
    [expert] Perito
   *[perfect] Jogador perfeito
}
bots-about = { $bot ->
    [random] Baixa o que calhar, à sorte.
    [most-tiles] Baixa tantas peças quantas o lançamento permite: parece ativo, e é o hábito mais caro de todos.
    [lowest] Baixa as peças mais pequenas que pode, e fica com as grandes.
    [keep-low] Nunca toca numa peça pequena se uma maior servir.
    [least-left] Tira ao total tanto quanto o lançamento permite.
    [highest] Procura a peça maior, depois a maior a seguir.
    [options] Vê um lançamento à frente e guarda a caixa em que mais lançamentos servem.
    [fewest-tiles] Baixa tão poucas peças quantas o lançamento permite, primeiro as grandes.
    [novice] Vê o que é claramente melhor, e erra muitas vezes.
    [casual] Joga para se divertir, e desperdiça uns pontos em cada turno.
    [club] Conhece bem a caixa; os seus erros são pequenos.
    [expert] Erra raramente, e só onde quase não importa.
   *[perfect] Nunca erra: pensa no turno, na ronda ou no jogo, até onde isso está resolvido.
}
bots-strength = Total médio { $mean }, { $extra } acima do melhor; fecha a caixa em { $shut } dos turnos.
bots-heading = A força exata dos bots num turno de { $rules }:
bots-unmeasured = Para ver a força exata de cada um: { $install }
