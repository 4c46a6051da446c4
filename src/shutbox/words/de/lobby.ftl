# Before the game: the seats, the invitation, the start.

lobby-open = Dein Tisch ist offen
lobby-table-of = Tisch von { $who }
lobby-invites = { $named ->
    [yes] { $who } lädt dich ein: { $rules }
   *[no] Du bist eingeladen: { $rules }
}
lobby-clock = { $seconds } s je Entscheidung
lobby-change = Spiel wechseln
lobby-change-sure = Diesen Tisch für alle auflösen?
lobby-open-seat = Freier Platz
lobby-your-seat = dein Platz
lobby-host = hat eingeladen
lobby-invite = Freunde einladen
lobby-add-bot = Bot dazuholen
lobby-add-bot-at = Bot dazuholen: Platz { $seat }
lobby-add = { $who } dazuholen
lobby-bot = Bot, { $about }
lobby-sit = Hinsetzen
lobby-name = Name
lobby-watch = Nur zuschauen
lobby-learn = Regeln lernen
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-at-table = Am Tisch
lobby-watching = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
}
lobby-scan = Scannen und mitspielen
lobby-share = Link teilen
lobby-spoken = oder eintippen:
lobby-seats-open = { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
lobby-fill = Lade jemanden ein oder hole einen Bot dazu.
lobby-all-sit = Alle sitzen.
lobby-host-starts = { $who } startet die Partie.
