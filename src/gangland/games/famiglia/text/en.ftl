### Famiglia in English. The same ids and arguments as in pl.ftl; the words are those of the glossary in rules.en.md.

title = Famiglia
summary = Two gangs, one street: recruit better and better gangsters, pair by pair, and end with the most powerful gang.

## Families and cards

primer =
    Collect the strongest gang. You begin with one card of value 0 of each family; each turn you recruit one card from the street.
    A 0 is free. For any other card you show two cards of its family that are one value lower: one of them goes into your play area, the other back to your hand.
    Accountants (A) bring cards back from your play area, Brutes (B) make a street card cheaper, Mercenaries (M) stand in for one card of a pair, La Famiglia (F) is worth the most.
    All your cards count at the end, in hand and in the play area: values 0 to 4 are worth 0, 1, 3, 6, 10 points, in La Famiglia 1, 3, 6, 10, 15.
    The game ends when the deck has run out twice, or when both players pass one after the other.
card-a = Accountant [{ $value }]
card-b = Brute [{ $value }]
card-m = Mercenary [{ $value }]
card-f = Famiglia [{ $value }]

## Options

option-memory = Memory
option-memory-open = Open: what was shown to everyone may be looked up again, so your rival's hand is shown.
option-memory-closed = Closed: what was shown has to be remembered, so your rival's hand is not shown.

## Actions, as buttons

action-pass = Pass
action-discard = Remove { $card }
action-play-accountant = Play { $card }
action-take-back = Take back { $card }
action-put-down = Put down { $card }
action-play-brute = Play { $card }
action-scare = Scare { $card }
action-lower = Lower by { $by }
action-recruit = Recruit { $card }
action-recruit-scared = Recruit the scared card
action-keep-joker = Use { $card } and keep it
action-lay-joker = Use { $card } and lay it

## What an action does

explain-pass = You recruit nobody and your turn is over. If both players pass one after the other, the game ends. (§7.6)
explain-discard = { $card } leaves the street and as many new cards come as its value. It goes to the discards or, once the deck has run out, face down under the deck. (§4.2)
explain-play-accountant = { $card } goes into your play area. You may then exchange up to as many cards between play area and hand as its value. (§5.1)
explain-take-back = { $card } returns from your play area to your hand. You then put a card from your hand down in exchange. (§5.2)
explain-put-down = { $card } goes from your hand into your play area, in exchange for the card you took back. (§5.2)
explain-play-brute = { $card } goes into your play area. You then choose a card on the street for him to scare, which makes it cheaper this turn. (§6.1)
explain-scare = The price of { $card } is lowered for this turn, by the value of your Brute at most. You need not recruit it. (§6.2)
explain-lower = The scared card counts { $by } less this turn: at 0 it is free, otherwise you need a pair one below its new price. (§6.2)
explain-recruit = { $card } comes into your hand and your turn is over. A 0 is free; for any other you need a pair of its family one value below, of which you lay one card. (§7.1)
explain-recruit-scared = The card your Brute scares comes into your hand at its lowered price, and your turn is over. At 0 it is free, otherwise you need a pair one below that price. (§6.2)
explain-keep-joker = { $card } stands in for the missing card of the pair and returns to your hand. The other card goes into your play area. (§7.5)
explain-lay-joker = { $card } stands in for the missing card of the pair and goes into your play area. The other card returns to your hand. (§7.5)

## Why an action is refused

refusal-no-such-action = There is no such action in this game.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = This is not the moment for it: the actions of a turn have a fixed order.
refusal-one-of-each-family = You have already used the ability of this family this turn.
refusal-zero-has-no-ability = A card of value 0 has no ability.
refusal-zero-on-the-street = Newcomers come only while no card of value 0 lies on the street.
refusal-one-renewal = Since the deck has run out, newcomers come only once a turn.
refusal-deck-is-empty = The deck is empty, so nobody new can come.
refusal-not-in-area = This card is not in your play area.
refusal-hand-over-a-card = You have taken a card back: put one from your hand down for it first.
refusal-just-played = The Accountant you have just played cannot come back in his own exchange.
refusal-nobody-to-scare = Nobody on the street is worth 1 or more, so a Brute has no one to scare.
refusal-scare-somebody = You have played a Brute: choose whom he scares first.
refusal-zero-is-free = A card of value 0 is free already; there is nothing to lower.
refusal-less-than-that = Your Brute can lower a price by his own value at most.
refusal-below-zero = A price cannot sink below 0.
refusal-nobody-scared = You have not scared any card this turn.
refusal-discard-from-the-street = There is no such card on the street to remove.
refusal-scare-on-the-street = There is no such card on the street to scare.
refusal-recruit-from-the-street = There is no such card on the street to recruit.
refusal-it-is-scared = Your Brute scares this card: recruit it as the scared card, at its lowered price.
refusal-say-by-how-much = First say by how much your Brute lowers the price.
refusal-accountant-not-in-hand = You do not have this Accountant in your hand.
refusal-brute-not-in-hand = You do not have this Brute in your hand.
refusal-joker-not-in-hand = You do not have this Mercenary in your hand.
refusal-put-down-from-hand = You do not have this card in your hand to put down.
refusal-no-pair = You need two cards of its family worth one less than its price, or one such card and a Mercenary worth more than that card.
refusal-joker-too-low = A Mercenary must be worth more than the card he stands in for.
refusal-pay-first = Pay for the recruit first: choose the Mercenary who stands in, and which card you lay.

## What is asked now

prompt-turn =
    Recruit a card from the street, or pass.{ $newcomers ->
        [yes] { " " }You may bring newcomers first: remove a card.
       *[no] {""}
    }{ $accountant ->
        [yes] { $newcomers ->
            [yes] { " " }You may play an Accountant, too.
           *[no] { " " }You may play an Accountant first.
        }
       *[no] {""}
    }{ $exchanges ->
        [0] {""}
        [one] { " " }You may take back one more card first.
       *[other] { " " }You may take back up to { $exchanges } cards first.
    }{ $brute ->
        [yes] { $newcomers ->
            [yes] { " " }You may play a Brute, too.
           *[no] { $accountant ->
                [yes] { " " }You may play a Brute, too.
               *[no] { $exchanges ->
                    [0] { " " }You may play a Brute first.
                   *[other] { " " }You may play a Brute, too.
                }
            }
        }
       *[no] {""}
    }
prompt-put-down = Put down a card from your hand for the one you took back.
prompt-scare = Choose the card on the street that your Brute scares.
prompt-lower = By how much should your Brute lower the price of { $card }?
prompt-pay = To recruit { $card } you need a Mercenary as joker: choose which one, and whether he returns to your hand or is laid.
prompt-over = The game is over.

## The log

log-discard =
    { $who ->
        [me] You discard { $card } from the street.
       *[other] { $player } discards { $card } from the street.
    }
log-under =
    { $who ->
        [me] You put { $card } from the street face down under the deck.
       *[other] { $player } puts { $card } from the street face down under the deck.
    }
log-newcomers =
    { $count ->
        [0] No newcomer comes to the street.
        [one] One newcomer comes to the street: { $cards }.
       *[other] { $count } newcomers come to the street: { $cards }.
    }
log-street-refilled =
    { $count ->
        [0] The street is empty and stays so: there are no cards left.
        [one] The street is empty; one card is laid on it: { $cards }.
       *[other] The street is empty; { $count } cards are laid on it: { $cards }.
    }
log-deck-out =
    { $count ->
        [one] The deck runs out for the first time. The discards are the new deck: one card.
       *[other] The deck runs out for the first time. The discards are shuffled into a new deck of { $count } cards.
    }
log-last-turns =
    { $count ->
        [one] The deck is empty for good: this is the last turn.
       *[other] The deck is empty for good: { $count } turns are left, this one counted.
    }
log-play-accountant =
    { $who ->
        [me] You play { $card }.
       *[other] { $player } plays { $card }.
    }
log-take-back =
    { $who ->
        [me] You take { $card } back into your hand.
       *[other] { $player } takes { $card } back from the play area.
    }
log-put-down =
    { $who ->
        [me] You put { $card } down in your play area.
       *[other] { $player } puts { $card } down in the play area.
    }
log-play-brute =
    { $who ->
        [me] You play { $card }.
       *[other] { $player } plays { $card }.
    }
log-scare =
    { $who ->
        [me] You scare { $card }.
       *[other] { $player } scares { $card }.
    }
log-lower =
    { $price ->
        [0] { $card } counts { $by } less: it is free this turn.
       *[other] { $card } counts { $by } less: its price is now { $price }.
    }
log-recruit =
    { $who ->
        [me] You recruit { $card }.
       *[other] { $player } recruits { $card }.
    }
log-joker = { $card } stands in for the missing card of the pair.
log-lay =
    { $who ->
        [me] You pay with { $card }, which goes into your play area.
       *[other] { $player } pays with { $card }, which goes into the play area.
    }
log-keep =
    { $who ->
        [me] { $card } returns to your hand.
       *[other] { $player } takes { $card } back into hand.
    }
log-pass =
    { $who ->
        [me] You pass.
       *[other] { $player } passes.
    }
log-over-deck = The deck has run out twice and the last turn has been played: the game is over.
log-over-passes = Both players have passed one after the other: the game is over.
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
log-draw = The game is a draw.

## Labels of the picture

label-street = Street
label-hand = Hand
label-area = Play area
label-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
label-discards = Discards
label-first-time = The deck has not run out yet
label-second-time = The deck has run out once
label-last-time = The deck is empty for good
label-scared = { $card } is scared and costs { $price }
label-last-turns =
    { $count ->
        [one] Last turn
       *[other] { $count } turns left
    }
label-unseen =
    { $count ->
        [one] { $count } card not shown
       *[other] { $count } cards not shown
    }
label-known = Known cards under the deck
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-player = { $player }

## Lessons

lesson-newcomers = There is no 0 on the street. Remove a card so that exactly two newcomers come.
lesson-pair = Recruit the Accountant [3]. What does it cost you?
lesson-exchange = You want the Mercenary [2] and the Brute [3] back from your play area. Give the Brute [0] and the Famiglia [1] for them.
lesson-brute = You have two Mercenaries [1] and a Brute [2]. Recruit the Mercenary [4].
lesson-mercenary = Recruit the Famiglia [3] with only one Famiglia [2]: whom do you keep in your hand?
lesson-last-turn = The deck has run out once, two cards are left in it, and your rival began the game. Bring newcomers so that this turn is the last.

## What is wrong with a typed position

flaw-no-card = '{ $word }' is no card; cards are { $first } to { $last }, letters A, B, M and F
flaw-empty-deck = an empty deck has run out: the discards would be shuffled (§8.2), or ends 2 be true (§8.3)
flaw-deck-after-its-end = after its second end the deck is empty (§8.3)
flaw-discards-after-the-end = after the first end of the deck nothing is discarded (§4.4)
flaw-empty-street = an empty street is refilled at once (§8.1)
flaw-known-cards = cards lie known under the deck only after its first end, and in the deck (§4.4)
flaw-last-turns = turns are counted down after the second end of the deck, and only then (§9.1)
flaw-two-passes = two passes in a row end the game (§9.2)
flaw-not-over = the game is over after two passes (§9.2) or the last turn (§9.1)
flaw-played-accountant = a played accountant lies in the play area, and the turn has gone on (§5.1, §6.1)
flaw-played-brute = a played brute lies in the play area, and the turn has gone on (§5.1, §6.1)
flaw-swaps = exchanges are left in the steps take-back and put-down, up to the Accountant's value (§5.2)
flaw-scared = a Brute that was played scares a card of the street (§6.2)
flaw-lowered = the scared card sinks by 1 up to the Brute's value, not below 0 (§6.2)
flaw-no-brute = a Brute has to be played first, and somebody be there to scare (§6.1)
flaw-one-amount = with one amount possible nothing is asked (§6.2)
flaw-empty-hand = a card was just taken back, so the hand is not empty (§5.2)
flaw-wanted = a card is wanted, and has a price, in the step pay (§7.4)
flaw-price = the price is the value of a card of the street, less what a Brute took off (§7.3)
flaw-no-joker = to pay with a Mercenary takes one card of the pair and a Mercenary worth more (§7.4)

## Components that can be changed, and what a report of balance counts

design-copies = Cards of each value in each of the four families; every player begins with a 0 of each
design-red = Victory points of a card of La Famiglia (red), by its value
design-sixteen = one source says 16
design-others = Victory points of a card of the other three families, by its value
design-street = Cards laid on an empty street
mistake-components-ties = with so many cards, { $count } different worths are too many to tell a tie
