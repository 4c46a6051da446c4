# Several things named one after the other, joined from the left, two at a time.
list-none = nessuno
list-joined = { $last ->
    [yes] { $before } e { $after }
   *[no] { $before }, { $after }
}
