# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? hjælp
command-save = gem
command-quit = afslut stop
command-undo = fortryd
command-hint = tip
command-leave = forlad
command-rename = omdøb
command-order = rækkefølge
command-take = tag
command-throw = kast slå
command-sum = øjne
command-total = tursum
command-off = udenfor
command-raise = rejs
command-end = slut
command-who = hvem
command-show = vis
command-sit = sid
command-stand = afgiv
command-remove = fjern
command-fill = besæt
command-return = tilbage
command-start = start begynd
command-close = luk
command-link = link
command-spoken = kode
command-move = flyt
command-rematch = revanche
