# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? hulp
command-save = bewaar bewaren opslaan
command-quit = stop stoppen
command-undo = terug terugnemen
command-hint = hint tip
command-leave = verlaat verlaten
command-rename = hernoem hernoemen
command-order = volgorde
command-take = neem nemen
command-throw = gooi gooien
command-sum = som
command-total = totaal
command-off = ernaast
command-raise = omhoog
command-end = einde
command-who = wie
command-show = toon tonen
command-sit = zit zitten
command-stand = opstaan
command-remove = verwijder verwijderen
command-fill = vul
command-return = terugkeren
command-start = start begin
command-close = sluit sluiten
command-link = link
command-spoken = code
command-move = verplaats verplaatsen
command-rematch = revanche
