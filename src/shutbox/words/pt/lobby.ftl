# Before the game: the seats, the invitation, the start.

lobby-open = A tua mesa está aberta
lobby-table-of = Mesa: { $who }
lobby-invites = { $named ->
    [yes] { $who } convida-te: { $rules }
   *[no] Tens um convite: { $rules }
}
lobby-clock = { $seconds } segundos por escolha
lobby-change = Mudar de jogo
lobby-change-sure = Fechar esta mesa para todos?
lobby-open-seat = Lugar livre
lobby-your-seat = o teu lugar
lobby-host = organiza
lobby-invite = Convidar amigos
lobby-add-bot = Juntar um bot
lobby-add-bot-at = Juntar um bot: lugar { $seat }
lobby-add = Juntar: { $who }
lobby-bot = bot, { $about }
lobby-sit = Sentar-se
lobby-name = Nome
lobby-watch = Só assistir
lobby-learn = Aprender as regras
lobby-full = Não há lugares livres. Podes assistir.
lobby-at-table = À mesa
lobby-watching = { $count ->
    [1] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
lobby-scan = Lê o código para entrar
lobby-share = Partilhar link
lobby-spoken = ou escreve
lobby-seats-open = { $open ->
    [1] Há um lugar livre.
   *[other] Há { $open } lugares livres.
}
lobby-fill = Convida alguém ou junta um bot.
lobby-all-sit = Já não falta ninguém.
lobby-host-starts = { $who } inicia o jogo.
