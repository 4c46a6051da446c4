# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = One less
setup-more = One more
setup-bot = { $bot ->
    [novice] makes many mistakes
    [casual] plays for fun
    [expert] rarely makes mistakes
    [perfect] never makes mistakes
   *[club] makes small mistakes
}
setup-seat-kind = Player { $number }: { $kind }. Change
setup-seat = Who is player { $number }?
setup-coach = { $coach ->
    [off] None
    [each] After each choice
   *[ask] When asked
}
setup-undo = Undo allowed
setup-seconds = { $seconds ->
    [0] No limit
   *[other] { $seconds } s
}
setup-design = Design your own
setup-design-about = Start from any game here
setup-rules-of = Rules of { $rules }
setup-more-games = More games
setup-rows = Rows
setup-row-count = { $count ->
    [1] One row
    [2] Two rows
   *[other] { $count } rows
}
setup-per-row = Tiles per row
setup-behind = The row behind
setup-order = { $turned ->
    [yes] { $tiles } to 1
   *[no] 1 to { $tiles }
}
setup-own-rows = My own
setup-any = Any number
setup-none = None
setup-changed = changed
setup-from = From { $rules }
setup-changes = { $count ->
    [0] no change
    [one] one change
   *[other] { $count } changes
}
setup-reset = Reset
setup-standing = { $count ->
    [one] One tile stands
   *[other] { $count } tiles stand
}
setup-tap-first = Tap one to shut it first
setup-mean = { $mean } left on average
setup-share = { $share } shut the box
setup-play = Play this game
setup-explore = Explore
