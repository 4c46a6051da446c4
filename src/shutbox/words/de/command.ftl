# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? hilfe
command-save = speichern
command-quit = beenden
command-undo = zurück zurueck zurücknehmen zuruecknehmen rückgängig
command-hint = hinweis tipp
command-leave = verlassen aussteigen
command-rename = umbenennen
command-order = reihenfolge
command-take = nehmen
command-throw = würfeln wuerfeln werfen
command-sum = summe
command-total = zugsumme
command-off = daneben
command-raise = aufstellen hoch
command-end = ende
command-who = wer
command-show = zeigen zeig
command-sit = setzen
command-stand = aufstehen
command-remove = entfernen
command-fill = besetzen
command-return = zurückkehren zurueckkehren
command-start = starten beginnen
command-close = schließen auflösen aufloesen
command-link = link
command-spoken = ansage
command-move = umziehen
command-rematch = revanche
