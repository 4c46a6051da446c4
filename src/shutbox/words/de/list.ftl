# Several things named one after the other, joined from the left, two at a time.
list-none = keine
list-joined = { $last ->
    [yes] { $before } und { $after }
   *[no] { $before }, { $after }
}
