# The commands that can be typed in a game and at a live table, with spaces between spellings. The first one is shown.
# Case and accents do not matter, and the English words work in every language.

command-help = ? помощь
command-save = сохранить
command-quit = выход
command-undo = отмена отменить
command-hint = подсказка
command-leave = уйти покинуть
command-rename = переименовать имя
command-order = порядок
command-take = взять
command-throw = бросить бросок
command-sum = сумма
command-total = штраф итог
command-off = мимо
command-raise = открыть поднять
command-end = конец
command-who = кто
command-show = показать
command-sit = сесть
command-stand = встать
command-remove = убрать
command-fill = занять
command-return = вернуться
command-start = начать старт
command-close = закрыть
command-link = ссылка
command-spoken = код
command-move = перенести
command-rematch = реванш
