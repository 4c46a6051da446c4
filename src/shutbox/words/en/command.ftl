# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? help
command-save = save record
command-quit = quit
command-undo = undo
command-hint = hint
command-leave = leave
command-rename = rename
command-order = order
command-take = take
command-throw = throw
command-sum = sum
command-total = total
command-off = off
command-raise = raise
command-end = end
command-who = who
command-show = show
command-sit = sit
command-stand = stand
command-remove = remove
command-fill = fill
command-return = return
command-start = start
command-close = close
command-link = link
command-spoken = spoken
command-move = move
command-rematch = rematch
