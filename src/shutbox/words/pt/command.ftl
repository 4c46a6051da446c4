# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? ajuda
command-save = guardar gravar
command-quit = sair
command-undo = anular desfazer
command-hint = dica
command-leave = abandonar desistir
command-rename = renomear
command-order = ordem
command-take = aceitar
command-throw = lançar
command-sum = soma
command-total = total
command-off = fora
command-raise = levantar
command-end = acabar fim
command-who = quem
command-show = ver mostrar
command-sit = sentar
command-stand = ceder
command-remove = retirar
command-fill = ocupar
command-return = voltar
command-start = começar
command-close = fechar
command-link = link ligação
command-spoken = código
command-move = mudar
command-rematch = desforra
