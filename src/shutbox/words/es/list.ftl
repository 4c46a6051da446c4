# Several things named one after the other, joined from the left, two at a time.
list-none = ninguno
list-joined = { $last ->
    [yes] { FIRST_SOUND($after) ->
        [i] { $before } e { $after }
       *[other] { $before } y { $after }
    }
   *[no] { $before }, { $after }
}
list-semicolon = { "; " }
list-told = { $what }: { $told }
# What else may be typed for yes than the English y and yes, with spaces between; anything else is no.
list-yes = sí si s
