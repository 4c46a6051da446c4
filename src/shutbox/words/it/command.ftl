# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? aiuto
command-save = salva salvare
command-quit = esci uscire
command-undo = annulla annullare
command-hint = consiglio suggerimento
command-leave = lascia lasciare abbandona
command-rename = rinomina rinominare
command-order = ordine
command-take = prendi prendere
command-throw = lancia lanciare tira
command-sum = somma
command-total = totale
command-off = fuori
command-raise = rialza alza
command-end = fine
command-who = chi
command-show = mostra mostrare
command-sit = siedi
command-stand = alzati
command-remove = togli rimuovi
command-fill = assegna
command-return = torna tornare
command-start = inizia comincia
command-close = chiudi chiudere
command-link = link
command-spoken = codice
command-move = sposta spostare
command-rematch = rivincita
