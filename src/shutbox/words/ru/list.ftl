# Several things named one after the other, joined from the left, two at a time.
list-none = ничего
list-joined = { $last ->
    [yes] { $before } и { $after }
   *[no] { $before }, { $after }
}
list-semicolon = { "; " }
list-told = { $what }: { $told }
# What else may be typed for yes than the English y and yes, with spaces between; anything else is no.
list-yes = да д
