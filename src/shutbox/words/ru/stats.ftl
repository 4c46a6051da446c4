# One’s own games, for shutbox stats.

stats-none = Пока нет ни одной законченной партии. Сыграйте через shutbox play, и она сохранится в { $folder }.
stats-none-here = Законченных партий нет.
stats-heading = { $games ->
    [one] { $name }: { $games } партия, с { $first } по { $last }
    [few] { $name }: { $games } партии, с { $first } по { $last }
   *[many] { $name }: { $games } партий, с { $first } по { $last }
}
stats-others = Другие игроки: { $names }; их партии покажет --player.
stats-other = { $name } ({ $games })
stats-days = Дней подряд с партией: сейчас { $now }, больше всего { $longest }.
stats-alone = { $rules }, в одиночку
stats-row = { $row ->
    [won] победы
    [mean] средний штраф
    [best] наименьший штраф
    [shut] закрыто коробок
    [wins] побед подряд
    [shuts] коробок закрыто подряд
    [cost] потеря на решение
   *[luck] удача за партию
}
stats-won = { $won } из { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } из { $turns } хода, { $share }
    [few] { $shut } из { $turns } ходов, { $share }
   *[many] { $shut } из { $turns } ходов, { $share }
}
stats-at-best = { $value }; лучшая игра { $best }
stats-streak = сейчас { $now }, больше всего { $longest }
stats-cost = { $share } возможного; решений: { $choices }
stats-luck = { $unit ->
    [chance] { $luck } шанса на победу; удачных партий: { $lucky } из { $games }
    [points] { $luck } (победные очки); удачных партий: { $lucky } из { $games }
   *[total] { $luck } (штрафные очки); удачных партий: { $lucky } из { $games }
}
stats-plot = { $plot ->
    [spread] Как часто оставался каждый штраф
    [totals] Средний штраф за последние десять ходов, по времени
    [costs] Потеря на решение, по партиям
   *[lucks] Удача, по партиям
}
stats-range = от { $low } до { $high }

## Others

stats-rivals = Против других
stats-rival = партий: { $games }; побед: { $won }, поражений: { $lost }
stats-champions = Лучшие по месяцам
stats-champion = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}

## Files

stats-folder = Партии лежат в { $folder }.
stats-skipped = пропущено: { $file }: { $why }
stats-unfinished = Не учтено незаконченных партий: { $count }.
stats-partly = остановлено после { $done } из { $games } партий; та же команда продолжит с остальными
stats-coachless = Потери и удача не показаны: { $why }.
stats-keeping = { $keep ->
    [yes] Законченные партии сохраняются в { $folder }.
   *[no] Законченные партии больше не сохраняются. Те, что лежат в { $folder }, останутся, пока вы их не удалите: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Удалять нечего.
   *[other] Будет удалено партий: { $count }, в { $folder }.
}
stats-forgotten = Удалено партий: { $count }.
