# Several things named one after the other, joined from the left, two at a time.
list-none = ninguno
list-joined = { $last ->
    [yes] { $before } y { $after }
   *[no] { $before }, { $after }
}
