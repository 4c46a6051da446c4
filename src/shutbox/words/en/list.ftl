# Several things named one after the other, joined from the left, two at a time.
list-none = none
list-joined = { $last ->
    [yes] { $before } and { $after }
   *[no] { $before }, { $after }
}
