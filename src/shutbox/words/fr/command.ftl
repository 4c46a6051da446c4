# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? aide
command-save = enregistrer sauver
command-quit = quitter
command-undo = annuler
command-hint = conseil
command-leave = abandonner partir
command-rename = renommer
command-order = ordre
command-take = prendre
command-throw = lancer
command-sum = somme
command-total = total résultat
command-off = dehors
command-raise = relever
command-end = fin finir
command-who = qui
command-show = voir montrer
command-sit = asseoir
command-stand = debout
command-remove = retirer
command-fill = remplir
command-return = revenir
command-start = commencer démarrer
command-close = fermer
command-link = lien
command-spoken = code
command-move = déplacer
command-rematch = revanche
