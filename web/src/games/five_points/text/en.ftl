### What the board says in English. The same ids and arguments as in pl.ftl.

five-pyramid = The pyramid
five-empty = empty
five-ally = marks the gangs of your alliances
five-hidden = a hidden alliance
five-revealed = revealed
five-influenced = influenced
five-hole = a hole to be filled
five-secret = only you know
five-first = The first card here: alliances are revealed
five-due = Alliances are revealed at the end of this turn.
five-fills = If it climbs, its hole is filled by: { $cards }
five-not-this = Something else
five-now = worth { $points } now
five-spent = Spent last:
five-deck-of-discards = In the deck, in an unknown order
five-remember = Discards: { $count }, to be remembered
