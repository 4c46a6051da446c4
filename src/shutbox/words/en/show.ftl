# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, with changes
show-published = Published games
show-house = House games
show-rules-more = A rule set in full: shutbox rules NAME. Your own: shutbox rules --file FILE
show-trademark = Double Shutter is a trademark of Blue Orange, named here only to say whose published rules are followed. Shutbox is independent of the publisher.
show-source = Source: { $source }
show-settings = Settings (* differs from the default)
show-toml = The same as TOML, to begin a rule set of your own with
show-moves = { $rules }: { $position } on { $throw }
show-tiles = shut
show-after = after it stands
show-miss = No tiles fit: a miss.
show-perft = { $depth ->
    [one] { $count } lines of 1 throw from { $position }
   *[other] { $count } lines of { $depth } throws from { $position }
}
show-replay = { $rules }, played by { $names }
show-verified = ok: { $rules }; events: { $events }, throws: { $throws }, players: { $players }; { $over ->
    [yes] the game is over
   *[no] the game is not over
}
