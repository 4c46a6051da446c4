# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Сыграем в «Закрой коробку»?
    [report] Партия в «Закрой коробку»
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Откройте ссылку и садитесь за стол. Учётная запись не нужна.
    [report] Посмотрите, как шла игра, бросок за броском.
   *[page] «Закрой коробку» и её варианты: в одиночку, против ботов или с друзьями.
}
preview-box = { $box ->
    [ten] Десять чисел
    [twelve] Двенадцать чисел
    [double] Два ряда по девять
    [triple] Три ряда по девять
   *[nine] Девять чисел
}
