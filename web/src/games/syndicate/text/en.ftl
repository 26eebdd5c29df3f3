### What the board says in English. The same ids and arguments as in pl.ftl.

syndicate-letter-orange = O
syndicate-letter-purple = P
syndicate-letter-grey = G
syndicate-wealth = The wealth track
syndicate-map = The map of Los Angeles
syndicate-legend = What the signs mean
syndicate-rebuilt = Reconstruction
syndicate-rebuilt-letter = R
syndicate-nobody = nobody's
syndicate-marker = { $name }: +{ $count }
syndicate-waiting = not in play yet
syndicate-where = Where something can be done now
syndicate-in-play = in play
syndicate-row =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
syndicate-mine = Your gang
syndicate-known = What your rival knows of your gang,
syndicate-reinforcements = reinforcements in both: { $count }
syndicate-again = The same effect happens once more after this.
syndicate-sixes = Sixes still to place: { $count }
syndicate-level-easy = easy
syndicate-level-medium = medium
syndicate-level-hard = hard
syndicate-track-new-york = On the track: whoever has the marker on their side gets the points; coins 1 and 2 add as much to a full row; the hat closes the district.
syndicate-track-los-angeles = On the track: whoever has the marker on their side gets the points; barrels 1 to 3 close the district and move the marker of the next one.
syndicate-why = Why it chose this
syndicate-preview = What will happen
syndicate-lay = Lay it here
syndicate-not-there = Not there
syndicate-closing = { $district } closes: what comes next?
syndicate-place-red = the red field
syndicate-place-mine = field { $count } on your side
syndicate-place-theirs = field { $count } on your rival's side
syndicate-will-strength = Strength { $count }: the marker comes to { $place }.
syndicate-will-assassin = Every other marker moves 2 fields toward your rival.
syndicate-will-row =
    { $who ->
        [me]
            { $count ->
                [one] The skirmish is full: { $count } point for you.
               *[other] The skirmish is full: { $count } points for you.
            }
       *[other]
            { $count ->
                [one] The skirmish is full: { $count } point for { $player }.
               *[other] The skirmish is full: { $count } points for { $player }.
            }
    }
syndicate-will-both =
    { $count ->
        [one] The skirmish is full on the red field: { $count } point for each of you.
       *[other] The skirmish is full on the red field: { $count } points for each of you.
    }
syndicate-will-hat =
    { $count ->
        [one] Your hat: the district closes, { $count } point for you.
       *[other] Your hat: the district closes, { $count } points for you.
    }
syndicate-will-barrel =
    { $count ->
        [one] Barrel { $barrel }: the district closes, { $count } point for you; you open the next one with +{ $barrel }.
       *[other] Barrel { $barrel }: the district closes, { $count } points for you; you open the next one with +{ $barrel }.
    }
syndicate-will-open = You open the next district.
syndicate-will-free = Then, in the order you like: { $effects }.
