# Before the game: the seats, the invitation, the start.

lobby-open = Dit bord er åbent
lobby-table-of = Vært: { $who }
lobby-invites = { $named ->
    [yes] { $who } inviterer dig: { $rules }
   *[no] Du er inviteret: { $rules }
}
lobby-clock = { $seconds } sekunder pr. valg
lobby-change = Skift spil
lobby-change-sure = Nedlæg bordet for alle?
lobby-open-seat = Ledig plads
lobby-your-seat = din plads
lobby-host = vært
lobby-invite = Inviter venner
lobby-add-bot = Tilføj en bot
lobby-add-bot-at = Tilføj en bot: plads { $seat }
lobby-add = Tilføj { $who }
lobby-bot = bot, { $about }
lobby-sit = Sæt dig
lobby-name = Navn
lobby-watch = Kig kun med
lobby-learn = Lær reglerne
lobby-full = Alle pladser er taget. Du kan kigge med.
lobby-at-table = Ved bordet
lobby-watching = { $count ->
    [one] Én kigger med
   *[other] { $count } kigger med
}
lobby-scan = Scan for at være med
lobby-share = Del link
lobby-spoken = eller tast
lobby-seats-open = { $open ->
    [one] Én plads er ledig.
   *[other] { $open } pladser er ledige.
}
lobby-fill = Inviter en ven, eller tilføj en bot.
lobby-all-sit = Alle sidder.
lobby-host-starts = { $who } starter spillet.
