# Several things named one after the other, joined from the left, two at a time.
list-none = ничего
list-joined = { $last ->
    [yes] { $before } и { $after }
   *[no] { $before }, { $after }
}
