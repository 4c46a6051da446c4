# What all pages share, and what stands beside the box.

frame-skip = К содержанию
frame-panels = Боковые панели
frame-story = Ход игры
frame-ways = Все варианты для броска
frame-others = ещё { $count }
