# What all pages share, and what stands beside the box.

frame-skip = Skip to content
frame-panels = Side panels
frame-story = Story
frame-ways = All ways to use the throw
frame-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
