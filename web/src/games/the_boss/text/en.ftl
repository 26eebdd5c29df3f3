### What the board says in English. The same ids and arguments as in pl.ftl.

boss-cities = The row of cities
boss-send-to = Send to { $city }
boss-professionals = Professionals
boss-amateurs = Amateurs
boss-fewer = Fewer
boss-more = More
boss-not-there = Not there
boss-hidden = the hidden card
boss-unseen = Unseen:
boss-half = Alcapo: half of the last cards of the cities before Chicago
boss-final = The last round
boss-majority = majority
boss-counts = counts for Chicago
boss-half-now = Now: { $sum }, so ${ $money } for whoever holds Chicago
boss-money = Money
boss-police-left =
    { $count ->
        [one] { $count } card still face down
       *[other] { $count } cards still face down
    }
boss-prison = In prison: { $count } (back after this round: { $soon })
boss-dead = Dead: { $count }
boss-spent = Amateurs used up: { $count }
boss-taken = What was taken in the round before
boss-nobody = nobody
boss-reconstructed-card = reconstructed
boss-reconstructed = * A reconstruction of ours: what is printed on these cards is in no source we have (§1.1).
