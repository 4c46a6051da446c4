# Several things named one after the other, joined from the left, two at a time.
list-none = aucun
list-joined = { $last ->
    [yes] { $before } et { $after }
   *[no] { $before }, { $after }
}
list-semicolon = { " ; " }
list-told = { $what } : { $told }
# What else may be typed for yes than the English y and yes, with spaces between; anything else is no.
list-yes = oui o
