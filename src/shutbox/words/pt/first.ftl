# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Consegues baixar as nove?
first-hook-about = Lança dois dados e baixa peças que somem o mesmo.
first-new = É a primeira vez?
first-learn = Aprende em dois minutos
first-or = ou joga com outros
first-or-new = Ou começa um jogo novo
first-whom = { $whom ->
    [bot] Contra um bot
    [here] Neste ecrã
   *[link] Convidar amigos
}
first-open = O teu jogo está à espera
first-open-own = Total por baixar: { $total }
first-alone-at = { $rules }, a solo
first-continue = Continuar o jogo
first-again = Mais um jogo?
first-again-about = Um toque e a caixa está pronta.
first-last = { $outcome ->
    [won] Ganhaste o último jogo.
    [lost] { $winner } ganhou o último jogo.
    [shared] A última vitória foi partilhada.
    [shut] Da última vez fechaste a caixa.
    [open] Da última vez deixaste { $total }.
   *[nobody] Ninguém ganhou o último jogo.
}
first-last-time = Última vez: { $list }
first-company = { $whom ->
    [alone] { $rules }, a solo
    [bot] { $rules } contra { $bot }
    [here] { $rules } com { $names }
    [some] { $rules }, { $people } num só ecrã
   *[link] { $rules } com amigos
}
first-differs = { $rules ->
    [nine] Quaisquer peças que somem
    [shut-the-box] Só uma ou duas peças
    [ferme-ta-boite] Cinco rondas que se somam
    [double-shutter] Duas filas, uma tapa a outra
    [last-one-standing] Uma caixa, ganha quem resta
    [triple] Três filas, turnos longos
    [twelve] Peças maiores, dois dados
   *[other] { "" }
}
first-tap = Toca em peças que somem { $pips }
first-threw = Tiraste { $faces }.
first-ways = Maneiras de somar { $pips }
first-ways-count = { $count ->
    [1] Uma maneira de somar { $pips }. Toca nela, ou em peças.
   *[other] { $count } maneiras de somar { $pips }. Toca numa, ou em peças.
}
first-ways-tap = Toca numa maneira, ou em peças na caixa.
first-high = Costuma-se baixar primeiro as peças grandes. As pequenas servem mais vezes.
first-hide = Ocultar dicas
first-pick = Escolher { $tiles }
first-tiles = { $count ->
    [1] uma peça
   *[other] { $count } peças
}
first-watching = Estás a assistir.
first-you = tu
