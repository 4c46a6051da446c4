# Several things named one after the other, joined from the left, two at a time.
list-none = geen
list-joined = { $last ->
    [yes] { $before } en { $after }
   *[no] { $before }, { $after }
}
