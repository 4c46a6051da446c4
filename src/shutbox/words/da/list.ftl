# Several things named one after the other, joined from the left, two at a time.
list-none = ingen
list-joined = { $last ->
    [yes] { $before } og { $after }
   *[no] { $before }, { $after }
}
