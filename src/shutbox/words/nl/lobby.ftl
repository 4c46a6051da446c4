# Before the game: the seats, the invitation, the start.

lobby-open = Je tafel is open
lobby-table-of = Tafel van { $who }
lobby-invites = { $named ->
    [yes] { $who } nodigt je uit: { $rules }
   *[no] Je bent uitgenodigd: { $rules }
}
lobby-clock = { $seconds } seconden per keuze
lobby-change = Ander spel
lobby-change-sure = Deze tafel voor iedereen opheffen?
lobby-open-seat = Vrije plaats
lobby-your-seat = jouw plaats
lobby-host = host
lobby-invite = Vrienden uitnodigen
lobby-add-bot = Bot toevoegen
lobby-add-bot-at = Bot toevoegen: plaats { $seat }
lobby-add = { $who } toevoegen
lobby-bot = bot, { $about }
lobby-sit = Ga zitten
lobby-name = Naam
lobby-watch = Alleen kijken
lobby-learn = Leer de regels
lobby-full = Alle plaatsen zijn bezet. Je kunt meekijken.
lobby-at-table = Aan tafel
lobby-watching = { $count ->
    [one] Er kijkt iemand mee
   *[other] { $count } mensen kijken mee
}
lobby-scan = Scan om mee te doen
lobby-share = Link delen
lobby-spoken = of typ
lobby-seats-open = { $open ->
    [one] Eén plaats is vrij.
   *[other] { $open } plaatsen zijn vrij.
}
lobby-fill = Nodig iemand uit of voeg een bot toe.
lobby-all-sit = Iedereen zit.
lobby-host-starts = { $who } start de partij.
