# Several things named one after the other, joined from the left, two at a time.
list-none = nenhum
list-joined = { $last ->
    [yes] { $before } e { $after }
   *[no] { $before }, { $after }
}
