# Several things named one after the other, joined from the left, two at a time.
list-none = aucun
list-joined = { $last ->
    [yes] { $before } et { $after }
   *[no] { $before }, { $after }
}
