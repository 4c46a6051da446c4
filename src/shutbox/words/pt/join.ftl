# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] à espera de jogadores
    [sealing] prestes a começar
    [playing] o jogo está a decorrer
    [over] o jogo acabou
   *[abandoned] mesa fechada
}
join-open = livre
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), por { $who }
join-note-person = { $state ->
    [you] tu
    [here] presente
   *[away] ausente
}
join-dice = { $dice ->
    [typed] Dados a sério, escritos por quem os lança.
    [seeded] Dados de uma semente, para um jogador.
   *[sealed] Dados selados; o envelope é { $seal }…
}
join-coach = { $coach ->
    [ask] O treinador responde a quem pedir uma dica.
    [each] O treinador comenta cada escolha.
   *[off] Sem treinador.
}
join-undo = Pode-se anular o que se fez.
join-pencil = Quem está à mesa pode indicar o que faz quem está a jogar.
join-seconds = { $seconds ->
    [1] Um segundo para pensar em cada escolha.
   *[other] { $seconds } segundos para pensar em cada escolha.
}
join-watching = { $count ->
    [1] Há uma pessoa a ver.
   *[other] Há { $count } pessoas a ver.
}

## Coming and going

join-link = Os outros entram com:
join-join = Num terminal:
join-spoken = Ou diz em voz alta o código { $spoken }; com o endereço { $server } vale durante { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.
join-back = Estás de volta como { $names }.
join-look = Estás a ver.
join-lost = A ligação caiu; a tentar de novo.
join-again = Ligação restabelecida.
join-missed = { $count ->
    [1] Entretanto aconteceu mais uma coisa.
   *[other] Entretanto aconteceram mais { $count } coisas.
}
join-here = { $who } está presente.
join-away = { $who } ausentou-se; o lugar fica guardado.
join-gone = { $who } está ausente há dois minutos: { $fill } para pôr um bot a jogar, { $remove } para continuar sem esse lugar.
join-deputy = Quem criou a mesa está ausente: entretanto decide { $who }.
join-deputy-over = Quem criou a mesa volta a decidir.
join-stand-in = No lugar de { $who } joga um bot: { $word } para o recuperar.
join-sat = { $who } ocupa o lugar { $seat }.
join-stood = O lugar { $seat }, de { $who }, está outra vez livre.
join-filled = O lugar { $seat } passa para { $who }, um bot.
join-moved = { $who } continua no lugar { $seat } noutro dispositivo.
join-called = Todos os lugares estão ocupados: cada um mostra a semente que selou.
join-begun = O jogo começa.
join-missing = Semente selada e não mostrada: { $names }. O jogo segue sem ela.
join-closed = A mesa foi fechada.
join-rematched = Há desforra, noutra mesa: { $rematch } para ir até lá.
join-wants-again = { $who } quer jogar outra vez: { $rematch } para entrar.
join-again-waits = Queres jogar outra vez. À espera de { $names }.
join-again-missing = Queres jogar outra vez. Ausências: { $names }. O próximo jogo começa daqui a { $seconds } s.
join-envelope = { $fits ->
    [yes] dados: o envelope é o que foi selado antes do jogo; não se tirou dele nenhum lançamento.
   *[no] dados: O ENVELOPE NÃO É O QUE FOI SELADO. Não confies neste servidor.
}
join-dice-wrong = dados: ESTES NÃO SÃO OS DADOS QUE FORAM SELADOS: { $why }. Não confies neste servidor.
join-clock = { $seconds ->
    [1] Tens um segundo.
   *[other] Tens { $seconds } segundos.
}
join-coach-best = O treinador: { $taken } é o melhor.
join-coach-other = O treinador: { $judgement }. { $taken } custa { $loss }; o melhor é { $best }.
join-coach-strange = O treinador disse uma coisa que este programa não percebe.
join-moving = No outro dispositivo, dentro de { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}:
join-kept = O jogo fica guardado em { $file }. Para o verificar:
join-over = { $save } para guardar o jogo num ficheiro, { $rematch } para jogar outra vez, { $quit } para sair.
join-stale = Entretanto aconteceu alguma coisa; vê de novo.
join-seat-kept = O teu lugar fica guardado. Para continuar:
join-leave-sure = { $who } sai do jogo de vez, e os outros continuam. Para guardar o lugar, usa { $quit }. Sair? sim ou não
join-remove-sure = O jogo continua de vez sem { $who }. É isso mesmo? sim ou não
join-close-sure = A mesa fecha-se para toda a gente. Fechar? sim ou não
join-start-sure = Parte selada em falta: { $names }. Começar mesmo assim? sim ou não
join-not-done = Não se fez nada.

## Questions

join-ask-code = O código da mesa, ou os seis algarismos ditos por quem a criou
join-ask-name = O teu nome
join-ask-start = Já não falta ninguém. Enter para começar o jogo
join-ask-waiting = { $count ->
    [0] À espera que comece quem criou a mesa
    [1] À espera: há um lugar livre
   *[other] À espera: há { $count } lugares livres
}
join-ask-sealing = Um momento
join-ask-other = É a vez de { $who }
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } ou { $quit }
   *[no] { $rematch }, { $save } ou { $quit }
}
join-ask-lost = Sem ligação

## What can be typed

join-type-who = { $word }
    .does = quem está em que lugar, e quem está presente
join-type-show = { $word }
    .does = o jogo como está
join-type-sit = { $word } 2 Bo
    .does = Bo ocupa o lugar 2, neste terminal; { $word } Bo ocupa qualquer um livre
join-type-stand = { $word }
    .does = deixar o teu lugar; { $word } Bo para outra pessoa deste terminal
join-type-remove = { $word } 2
    .does = pedir a quem está no lugar 2 que saia; no jogo, continuar sem quem está ausente há muito
join-type-fill = { $word } 2 club
    .does = dar o lugar 2 a um bot: antes do jogo, ou após dois minutos de ausência
join-type-return = { $word }
    .does = recuperar o próprio lugar do bot que lá joga
join-type-start = { $word }
    .does = começar, com todos os lugares ocupados; Enter faz o mesmo
join-type-undo = { $word }
    .does = anular o que fizeste por último, se a mesa o permitir
join-type-rename = { $word } Ann=Anna
    .does = Ann passa a chamar-se Anna
join-type-order = { $word } Bo, Ann
    .does = esta é agora a ordem
join-type-hint = { $word }
    .does = quanto vale cada escolha, se a mesa tiver treinador; as dicas ficam no registo
join-type-leave = { $word }
    .does = sair do jogo de vez; { $word } Bo para outra pessoa deste terminal
join-type-close = { $word }
    .does = fechar a mesa
join-type-link = { $word }
    .does = aquilo com que os outros entram
join-type-spoken = { $word }
    .does = um novo código de seis algarismos para dizer em voz alta
join-type-move = { $word }
    .does = um link que leva o teu lugar para outro dispositivo; { $word } Bo para outra pessoa deste terminal
join-type-save = { $word }
    .does = guardar o jogo num ficheiro; { $word } FILE num com este nome
join-type-rematch = { $word }
    .does = jogar outra vez com os mesmos lugares; começa outra pessoa
join-type-help = { $word }
    .does = esta lista
join-type-quit = { $word }
    .does = sair por agora, e guardar o lugar; Ctrl-C faz o mesmo
