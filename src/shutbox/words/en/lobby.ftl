# Before the game: the seats, the invitation, the start.

lobby-open = Your table is open
lobby-table-of = { $who }’s table
lobby-invites = { $named ->
    [yes] { $who } invites you to { $rules }
   *[no] You’re invited to { $rules }
}
lobby-clock = { $seconds } seconds per choice
lobby-change = Change game
lobby-change-sure = Close this table for everyone?
lobby-open-seat = Open seat
lobby-your-seat = your seat
lobby-host = host
lobby-invite = Invite friends
lobby-add-bot = Add a bot
lobby-add-bot-at = Add a bot: seat { $seat }
lobby-add = Add { $who }
lobby-bot = bot, { $about }
lobby-sit = Sit down
lobby-name = Name
lobby-watch = Just watch
lobby-learn = Learn the rules
lobby-full = Every seat is taken. You can still watch.
lobby-at-table = At the table
lobby-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-scan = Scan to join
lobby-share = Share link
lobby-spoken = or type
lobby-seats-open = { $open ->
    [one] One seat is open.
   *[other] { $open } seats are open.
}
lobby-fill = Invite a friend or add a bot.
lobby-all-sit = Everyone is seated.
lobby-host-starts = { $who } starts the game.
