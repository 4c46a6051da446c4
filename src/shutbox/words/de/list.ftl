# Several things named one after the other, joined from the left, two at a time.
list-none = keine
list-joined = { $last ->
    [yes] { $before } und { $after }
   *[no] { $before }, { $after }
}
list-semicolon = { "; " }
list-told = { $what }: { $told }
# What else may be typed for yes than the English y and yes, with spaces between; anything else is no.
list-yes = ja j
