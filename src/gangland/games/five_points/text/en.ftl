### Five Points in English. The same ids and arguments as in pl.ftl; the words are those of the glossary in rules.en.md.

title = Five Points
summary = Eight gangs climb a pyramid of cards in old New York: bring your three secret alliances to the top and have their neighbours driven out.
primer =
    Bring your three secret alliances to the top of the pyramid. In your turn one card climbs a row, into an empty place above two cards; the hole is filled from below, the bottom row from the deck.
    Instead of a climb you may spend an influence card: a card of your choice expels a neighbour. In the three top rows (d, e, f) the influence card must match the card you choose.
    The cards of the pyramid belong to nobody. When the Heart (row d) and No Man's Land (row e) are first entered, alliances are revealed.
    When a card reaches The Top, the king is crowned: from then on nobody climbs, you influence or pass. When all have passed, the game is over.
    The king is worth 3 points to everyone allied with his gang, a card in No Man's Land 2, in the Heart 1. A tie goes to whoever has more influence cards left.

## Gangs and cards

gang-s = Sicilian Butchers
gang-b = Broadway Dragons
gang-d = Underworld Dandies
gang-l = Suburban Ladies
gang-k = Five Points Bruisers
gang-r = Ratcatchers
gang-e = Ebony Reapers
gang-p = Saint Patrick's Rascals
card-member = { $gang } member
card-boss = { $gang } boss

## Places, row by row from the bottom

place-a1 = Pell Street
place-a2 = Pearl Street
place-a3 = Bayard Street
place-a4 = Elm Street
place-a5 = Franklin Street
place-a6 = Leonard Street
place-b1 = Park Street
place-b2 = Mott Street
place-b3 = Chatham Square
place-b4 = Paradise Square
place-b5 = Centre Street
place-c1 = Mulberry Bend
place-c2 = Bandit's Roost
place-c3 = Cow Bay
place-c4 = Bottle Alley
place-d1 = Orange Street
place-d2 = Cross Street
place-d3 = Anthony Street
place-e1 = The Old Brewery
place-e2 = The Bowery Theatre
place-f1 = The Top

## Options

option-memory = Memory
option-memory-open = Open: what was shown to everyone may be looked up again, so the discards are listed.
option-memory-closed = Closed: what was shown has to be remembered, so the discards are not listed.

## Actions, as buttons

action-pass = Pass
action-climb = Climb from { $from } to { $to }
action-influence = Influence the card at { $place }
action-expel = Expel the card at { $place }
action-discard = Spend an influence card: { $gang }
action-fill = Move up the card at { $place }
action-reveal = Reveal an alliance: { $gang }

## What an action does

explain-pass = You take no more turns and keep your influence cards, which may decide a tie. When all have passed, the game ends. (§7.3)
explain-climb = The card at { $from } climbs one row up to { $to }, which is empty. You then fill the hole it leaves, and those that follow, from below; the bottom row takes the top card of the deck. (§4.1)
explain-influence = Instead of a climb you spend an influence card, and the card at { $place } expels one of its neighbours. You choose the neighbour next. (§5.1)
explain-expel = The card at { $place } goes to the discards, and its hole is filled as after a climb. In the three top rows this costs an influence card of the gang of the card you influence, further down any one. (§5.3)
explain-discard = This influence card leaves your hand for the expulsion: { $gang }. Fewer cards left may cost you a tie. (§5.1)
explain-fill = The card at { $place } moves up into the hole. The hole it leaves is filled in the same way, or from the deck if it is in the bottom row. (§4.3)
explain-reveal = You lay this alliance open for the rest of the game: { $gang }. It scores at the end like the others. (§6.4)

## Why an action is refused

refusal-no-such-action = There is no such action in this game.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = This is not the moment for it.
refusal-no-pass-before-the-crown = Nobody may pass before the King of the Underworld is crowned.
refusal-nobody-there = There is no card at that place, so nobody can climb from it.
refusal-place-is-taken = A card can climb only to an empty place, and this one is taken.
refusal-no-support = The other support of that place is empty, so nobody can climb to it.
refusal-nobody-to-influence = There is no card at that place to influence.
refusal-no-influence-cards = You have no influence cards left.
refusal-nobody-to-expel = This card has no neighbour that it could expel with your influence cards.
refusal-not-a-neighbour = A card can expel only a neighbour: left, right, or one of the two above or the two below.
refusal-empty-neighbour = There is no card at that place to expel.
refusal-matching-card-needed = To expel a card from the three top rows you need an influence card of the gang of the card you influence.
refusal-not-in-hand = You do not have an influence card of this gang.
refusal-expel-first = You have influenced a card: choose the neighbour it expels first.
refusal-discard-first = First choose the influence card you spend.
refusal-fill-first = There is a hole in the pyramid: fill it first.
refusal-not-below-the-hole = Only one of the two cards just below the hole can fill it.
refusal-reveal-first = First an alliance must be revealed.
refusal-not-your-alliance = This gang is not among your alliances that are still hidden.

## What is asked now

prompt-turn = Let a card climb to an empty place, or influence a card to expel one of its neighbours.
prompt-turn-crowned = The pyramid is full: influence a card to expel one of its neighbours, or pass.
prompt-expel = Choose the neighbour that the influenced card expels.
prompt-discard = Choose the influence card you spend.
prompt-fill = Choose which of the two cards below moves up to { $place }.
prompt-reveal = Choose the alliance you reveal.
prompt-over = The game is over.

## The log

log-climb =
    { $who ->
        [me] You move the { $card } up from { $from } to { $to }.
       *[other] { $player } moves the { $card } up from { $from } to { $to }.
    }
log-influence =
    { $who ->
        [me] You influence the { $card } at { $place }.
       *[other] { $player } influences the { $card } at { $place }.
    }
log-spend =
    { $who ->
        [me] You spend an influence card: { $gang }.
       *[other] { $player } spends an influence card: { $gang }.
    }
log-expel = The { $card } is expelled from { $place } and goes to the discards.
log-fill = The { $card } moves up from { $from } to { $to }.
log-draw = The top card of the deck, the { $card }, comes to { $place }.
log-hole-stays = { $place } stays empty: there is no card to fill it.
log-deck-out =
    { $count ->
        [one] The deck is empty. The discards are the new deck: one card.
       *[other] The deck is empty. The discards are shuffled into a new deck of { $count } cards.
    }
log-heart = For the first time a card climbs into the Heart: it is time to reveal alliances.
log-land = For the first time a card climbs into No Man's Land: it is time to reveal alliances.
log-reveal =
    { $who ->
        [me] You reveal an alliance: { $gang }.
       *[other] { $player } reveals an alliance: { $gang }.
    }
log-crown = The { $card } is crowned King of the Underworld.
log-pass =
    { $who ->
        [me] You pass.
       *[other] { $player } passes.
    }
log-pass-by-itself =
    { $who ->
        [me] You have no influence cards left and pass.
       *[other] { $player } has no influence cards left and passes.
    }
log-over = Everyone has passed: the game is over.
log-points =
    { $who ->
        [me]
            { $count ->
                [one] You have { $count } point.
               *[other] You have { $count } points.
            }
       *[other]
            { $count ->
                [one] { $player } has { $count } point.
               *[other] { $player } has { $count } points.
            }
    }
log-win =
    { $who ->
        [me] You win!
       *[other] { $player } wins.
    }
log-shared-win =
    { $count ->
        [one] { $count } player wins.
       *[other] { $count } players share the win.
    }

## Labels of the picture

label-player = { $player }
label-influence =
    { $count ->
        [one] { $count } influence card
       *[other] { $count } influence cards
    }
label-alliance = Alliances
label-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
label-top = Top card: { $card }
label-discards = Discards
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-passed = Passed
label-scores-3 = King: 3 points
label-scores-2 = No Man's Land: 2 points
label-scores-1 = The Heart: 1 point

## Lessons

lesson-climb = Let the Saint Patrick's Rascals member climb from Mott Street (b2) to Bandit's Roost (c2), and fill the hole it leaves with the Broadway Dragons boss.
lesson-support = Let the Saint Patrick's Rascals member climb from Chatham Square (b3). Which place can it reach, and why not Bandit's Roost (c2)?
lesson-expel-below = Spend your influence card so that the Broadway Dragons boss at Pearl Street (a2) expels the Ebony Reaper above it.
lesson-expel-above = Have the card at Cross Street (d2), in the Heart, expelled. Who can do it with your influence cards?
lesson-crown = Make the Ratcatchers member King of the Underworld.
lesson-scoring = Your rival has passed. Pass too and count: you have Suburban Ladies, Broadway Dragons and Ebony Reapers, your rival Ratcatchers, Rascals and Reapers.

## Why a typed position can't be

flaw-no-alliances = everyone has three alliances, and the position says nothing of them (§2.2)
flaw-seats =
    { $count ->
        [one] the game is played with 2 to 4 seats, and here is one column
       *[other] the game is played with 2 to 4 seats, and here are { $count } columns
    }
flaw-no-card = '{ $word }' is no card; a card is a member { $known }, or a boss with a star behind the letter
flaw-members-only = influence cards and alliances are members, not bosses (R16)
flaw-row =
    { $count ->
        [one] row { $word } has { $size } places, not { $count }
       *[other] row { $word } has { $size } places, not { $count }
    }
flaw-three-alliances = everyone has three alliances of three different gangs (§2.2)
flaw-after-the-rest = nothing comes after ... in the deck
flaw-two-rests = ... stands for all the rest of the box, so only one place can have it
flaw-too-many-cards = more cards than the box has (§1.1): { $cards }
flaw-too-many = { $count } { $card } of { $copies }
flaw-cards-nowhere =
    { $count ->
        [one] { $count } card is nowhere (§1.1): { $cards }; { $wanted }
       *[other] { $count } cards are nowhere (§1.1): { $cards }; { $wanted }
    }
flaw-cards-hidden =
    { $count ->
        [one] { $count } is hidden (?)
       *[other] { $count } are hidden (?)
    }
flaw-write-the-rest = write ... where they lie
flaw-no-value = nothing stands behind '{ $section }', so not '{ $word }' either
flaw-over = the game is over when all have passed, and only then (§7.4)
flaw-passed-too-early = nobody passes before the crown (§7.2)
flaw-has-passed = it is the turn of a player who has passed (§7.3)
flaw-influenced = a card is influenced in the steps expel and discard, and only then (§5.1)
flaw-victim = a victim is named in the step discard, and only then (§5.1)
flaw-victim-above = in the three top rows the matching card is spent without a question (§5.3)
flaw-cannot-expel = the influenced card could not expel anybody with a choice of these influence cards (§5.2)
flaw-hole = a hole is filled in the step fill, and only then (§4.3)
flaw-no-choice = the step fill asks of an empty place above the bottom row with two cards below it (§4.3)
flaw-asked = somebody is asked to reveal after the first entry into the Heart or No Man's Land, and only then (§6.1)
flaw-need-not-reveal = this player does not reveal now, or has no choice which alliance (§6.2)

## Components that can be changed, and what a report of balance counts

design-copies = Cards of each of the eight gangs
design-influence = Influence cards dealt to each player
design-influence-most = with two or three players
design-influence-few = with four players
design-points = Points of an allied card in the Heart, in No Man's Land and at the top
mistake-components-dealt = with { $seats } players { $wanted } members are dealt, and there are { $count }
thing-alliance = Alliance: { $gang }
thing-influence = Influence card left: { $gang }
