title = Standoff
summary = Choose in secret; the highest card that nobody else chose decides.
primer = Choose a card in secret; the highest one that is alone wins the round.
option-guns = Guns
option-guns-loaded = Loaded: whoever is hit is out.
option-guns-blanks = Blanks: whoever is hit loses a point.
action-choose = Choose { $rank }
action-loot = Loot
action-hit = Hit { $player }
explain-choose = The card lies face down until everyone has chosen. (§2.1)
explain-loot = A point and a card. (§2.3)
explain-hit = That player is out, or loses a point. (§2.4)
refusal-no-such-action = There is no such action.
refusal-game-is-over = The game is over.
refusal-you-are-out = You are out.
refusal-already-chosen = You have chosen already.
refusal-not-in-hand = You do not hold this card.
refusal-not-now = The winner of the round decides first.
refusal-not-the-winner = Only the winner of the round decides.
refusal-nobody-there = There is nobody to hit.
prompt-choose = Choose a card.
prompt-decide = Loot, or hit somebody.
prompt-over = The game is over.
log-sealed = { $player } chooses.
log-chooses = You choose { $rank }.
log-shows = { $player } shows { $rank }.
log-decides = { $player } decides.
log-loots = { $player } loots.
log-hits = { $player } hits { $target }.
log-points =
    { $count ->
        [one] { $player } has one point.
       *[other] { $player } has { $count } points.
    }
label-round = Round { $round }, deck { $count }
label-player = { $player } ({ $count })
lesson-win-alone = Choose the card that wins.
flaw-missing = '{ $word }' is missing
flaw-cards = all cards are known, and the deck has no more of them than the box
