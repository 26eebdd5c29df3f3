### The Boss in English. The same ids and arguments as in pl.ftl; the words are those of the glossary in rules.en.md.

title = The Boss
summary = Send your gangsters to the cities of America, guess which city hides money and which a revolver, and share with Alcapo in Chicago.
primer =
    Win the most money. At each city lies one hidden card; at the end of the round it goes to whoever has the most gangsters there: dollars, or a sanction.
    In your turn you may send gangsters to one city, then you lay one card at its city. After sending you must have more gangsters there than anyone else; amateurs go only where one of your professionals is.
    Of the cards in other hands you see the backs, and every card is there only once: the cards laid tell more and more of what is hidden.
    Chicago (X) pays half of what the last cards in the cities to its left are worth together. You can send there once you have a gangster in another city.
    Professionals come back after the round, amateurs do not. A game has three to five rounds: it ends when the police have shown three badges of one colour.

## Cities and cards

city-n = New York
city-b = Boston
city-d = Detroit
city-k = Kansas City
city-c = Cincinnati
city-m = Memphis
city-p = Philadelphia
city-x = Chicago
card-money = { $city } [${ $money }]
card-revolver = { $city } [revolver]
card-hospital = { $city } [hospital]
card-prison = { $city } [prison]
card-exile = { $city } [exile]

## Options

option-memory = Memory
option-memory-open = Open: what was shown to everyone may be looked up again.
option-memory-closed = Closed: what was shown has to be remembered. The cards of the current round stay on the table all the same.
option-cities = Cities
option-cities-usual = Usual: New York, Boston and Detroit for two players, Kansas City and Cincinnati as well for three, all seven cities for four; always with Chicago.
option-cities-235 = For two players: Boston, Detroit and Cincinnati, with Chicago.
option-cities-135 = For two players: New York, Detroit and Cincinnati, with Chicago.
option-cities-236 = For two players: Boston, Detroit and Memphis, with Chicago.
option-cities-136 = For two players: New York, Detroit and Memphis, with Chicago.
option-cities-1247 = For two players: New York, Boston, Kansas City and Philadelphia, with Chicago.
option-cities-1457 = For two players: New York, Kansas City, Cincinnati and Philadelphia, with Chicago.
option-cities-2457 = For two players: Boston, Kansas City, Cincinnati and Philadelphia, with Chicago.
option-cities-1467 = For two players: New York, Kansas City, Memphis and Philadelphia, with Chicago.
option-cities-2467 = For two players: Boston, Kansas City, Memphis and Philadelphia, with Chicago.
option-cities-4567 = For two players: Kansas City, Cincinnati, Memphis and Philadelphia, with Chicago.
option-cities-23456 = For three players: Boston, Detroit, Kansas City, Cincinnati and Memphis, with Chicago.
option-cities-13456 = For three players: New York, Detroit, Kansas City, Cincinnati and Memphis, with Chicago.
option-cities-12346 = For three players: New York, Boston, Detroit, Kansas City and Memphis, with Chicago.
option-cities-12357 = For three players: New York, Boston, Detroit, Cincinnati and Philadelphia, with Chicago.
option-cities-23567 = For three players: Boston, Detroit, Cincinnati, Memphis and Philadelphia, with Chicago.
option-cities-13567 = For three players: New York, Detroit, Cincinnati, Memphis and Philadelphia, with Chicago.
option-cities-12367 = For three players: New York, Boston, Detroit, Memphis and Philadelphia, with Chicago.

## Actions, as buttons

action-send =
    Send { $professionals ->
        [0]
            { $amateurs ->
                [one] { $amateurs } amateur
               *[other] { $amateurs } amateurs
            }
        [one]
            { $amateurs ->
                [0] { $professionals } professional
                [one] { $professionals } professional and { $amateurs } amateur
               *[other] { $professionals } professional and { $amateurs } amateurs
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } professionals
                [one] { $professionals } professionals and { $amateurs } amateur
               *[other] { $professionals } professionals and { $amateurs } amateurs
            }
    } to { $city }
action-lay = Lay { $card }

## What an action does

explain-send = The gangsters you choose go to { $city } and stay there until the end of the round; then the amateurs are gone and the professionals return. You must have more gangsters there than anyone else. Afterwards you lay a card. (§4.1)
explain-lay = { $card } goes face up to its city and your turn is over. The card laid last in a city counts for Chicago if Chicago stands to the right of it. (§5.1)

## Why an action is refused

refusal-no-such-action = There is no such action in this game.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-city-not-in-play = This city is not in play.
refusal-send-somebody = Send at least one gangster, or lay a card at once.
refusal-too-few-professionals = You do not have that many professionals in front of you.
refusal-too-few-amateurs = You do not have that many amateurs in front of you.
refusal-not-the-majority = After sending you must have more gangsters there than any other player.
refusal-amateurs-alone = Amateurs do not go alone: one of your professionals must be there already or go with them.
refusal-exiled = You are exiled from this city for the rest of the game.
refusal-chicago-needs-a-foothold = Before you send anyone to Chicago, you need a gangster in another city, sent in an earlier turn of this round.
refusal-one-city-a-turn = You have already sent gangsters this turn: now lay a card.
refusal-not-in-hand = You do not have this card in your hand.

## What is asked now

prompt-send = Send gangsters to a city and then lay a card, or lay a card at once.
prompt-lay = Lay a card from your hand at its city.
prompt-over = The game is over.

## The log

log-round = Round { $count } begins.
log-deal = All city cards are dealt: one lies hidden at each city, five are in each hand.
log-send =
    { $who ->
        [me] You send
       *[other] { $player } sends
    } { $professionals ->
        [0]
            { $amateurs ->
                [one] { $amateurs } amateur
               *[other] { $amateurs } amateurs
            }
        [one]
            { $amateurs ->
                [0] { $professionals } professional
                [one] { $professionals } professional and { $amateurs } amateur
               *[other] { $professionals } professional and { $amateurs } amateurs
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } professionals
                [one] { $professionals } professionals and { $amateurs } amateur
               *[other] { $professionals } professionals and { $amateurs } amateurs
            }
    } to { $city }.
log-lay =
    { $who ->
        [me] You lay { $card }.
       *[other] { $player } lays { $card }.
    }
log-last-turn = The last turn of the round: whoever has the most gangsters in front goes first.
log-police-gold = The police turn up a gold badge.
log-police-silver = The police turn up a silver badge.
log-police-double = The police turn up the double card: a gold badge and a silver one.
log-last-round = That is the third badge of one colour: this round is the last.
log-profit =
    { $who ->
        [me] You take the hidden card of { $city } and get ${ $money }.
       *[other] { $player } takes the hidden card of { $city } and gets ${ $money }.
    }
log-nothing =
    { $who ->
        [me] You take the hidden card of { $city }, which is worth nothing.
       *[other] { $player } takes the hidden card of { $city }, which is worth nothing.
    }
log-revolver =
    { $who ->
        [me] A revolver in { $city }: one of your professionals is dead.
       *[other] { $player } finds a revolver in { $city }: one professional is dead.
    }
log-hospital =
    { $who ->
        [me] Hospital in { $city }: one of your professionals is out for the next round.
       *[other] { $player } finds the hospital in { $city }: one professional is out for the next round.
    }
log-prison =
    { $who ->
        [me] Prison in { $city }: one of your professionals is out for the next two rounds.
       *[other] { $player } finds the prison in { $city }: one professional is out for the next two rounds.
    }
log-exile =
    { $who ->
        [me] Exile from { $city }: you may not send gangsters there any more.
       *[other] { $player } is exiled from { $city } and may not send gangsters there any more.
    }
log-nobody = There are no gangsters in { $city }: nobody takes anything there.
log-chicago =
    { $money ->
        [0]
            { $who ->
                [me] You hold Chicago. The last cards to its left make { $sum }: you get nothing.
               *[other] { $player } holds Chicago. The last cards to its left make { $sum }: no share for { $player }.
            }
       *[other]
            { $who ->
                [me] You hold Chicago. The last cards to its left make { $sum }: you get ${ $money }, the rest is Alcapo's.
               *[other] { $player } holds Chicago. The last cards to its left make { $sum }: { $player } gets ${ $money }, the rest is Alcapo's.
            }
    }
log-start-marker =
    { $who ->
        [me] You get the start marker.
       *[other] { $player } gets the start marker.
    }
log-chicago-moves = Chicago moves one place and now stands right of { $city }.
log-over = The last round is settled: the game is over.
score = { label-money }
score-unit = dollars
log-points =
    { $who ->
        [me] You have { label-money }.
       *[other] { $player } has { label-money }.
    }
log-win =
    { $who ->
        [me] You win!
       *[other] { $player } wins.
    }
log-shared-win = There is no difference between the best: they share the win.

## Labels of the picture

label-player = { $player }
label-round = Round { $count }
label-turn = Turn { $count } of 5
label-hand = Hand
label-backs = Backs of the cards
label-front =
    In front: { $professionals ->
        [0]
            { $amateurs ->
                [0] nobody
                [one] { $amateurs } amateur
               *[other] { $amateurs } amateurs
            }
        [one]
            { $amateurs ->
                [0] { $professionals } professional
                [one] { $professionals } professional, { $amateurs } amateur
               *[other] { $professionals } professional, { $amateurs } amateurs
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } professionals
                [one] { $professionals } professionals, { $amateurs } amateur
               *[other] { $professionals } professionals, { $amateurs } amateurs
            }
    }
label-hospital = In hospital: { $count }
label-prison = In prison: { $count }
label-exile = Exile
label-money = ${ $count }
label-police = Police
label-starter = Start marker
label-police-gold = gold
label-police-silver = silver
label-police-double = double
label-last-round = In the round before

## Lessons

lesson-majority = Your rival has two gangsters in Detroit, you have one. Take the majority there with as few gangsters as possible.
lesson-amateurs = You have a professional in Boston. Send all three amateurs at once and keep your professionals in front of you.
lesson-foothold = Your rival holds Chicago with one gangster, and you have one in New York since an earlier turn. Take Chicago with as few gangsters as possible.
lesson-half = You hold Chicago. New York and Boston lie to its left, the last card of New York is worth 3, and your rival has only cards of Detroit. Which of your two cards do you lay now, so that Alcapo gives you { "$" }3 in the end?
lesson-last-turn = This is the fourth turn, and your rival has the start marker and three gangsters in front. Send as few gangsters as you can so that you are the last to move in the fifth turn.
lesson-end-of-round = You lay the last card of the round, so you can tell what is hidden in every city. Send your last professional to the city that still brings you money, and lay your card.

## Positions that cannot be read

flaw-no-cities = the section 'cities' is missing: the digits of the cities in play
flaw-no-card = '{ $word }' is no card; cards are { $first } to { $last }
flaw-card-twice = '{ $word }' is not in play, or stands there twice (§1.1)
flaw-other-city = '{ $word }' does not belong to the city { $city } (§5.2)
flaw-hidden =
    { $count ->
        [one] there is { $count } hidden card, one for each city in play (§2.4)
       *[other] there are { $count } hidden cards, one for each city in play (§2.4)
    }
flaw-cards-nowhere =
    { $count ->
        [one] one card is nowhere (§1.1): { $cards }
       *[other] { $count } cards are nowhere (§1.1): { $cards }
    }
flaw-no-card-left = no card of the city { $city } is left for a place that needs one (§1.1)
flaw-too-few-cards =
    { $count ->
        [one] one card is missing: more are held, laid and hidden than are in play (§2.4)
       *[other] { $count } cards are missing: more are held, laid and hidden than are in play (§2.4)
    }
flaw-say-the-hands = in the middle of the fifth turn say the hands: the cards laid do not tell who has moved (§8.1)
flaw-sent-places =
    { $count ->
        [one] 'sent' has { $count } word like 2+1 for each player: each city in play, then Chicago
       *[other] 'sent' has { $count } words like 2+1 for each player: each city in play, then Chicago
    }
flaw-crowd = '{ $word }' is not professionals and amateurs, from 0+0 to { $professionals }+{ $amateurs }
flaw-prison = 'prison' has two numbers for each player: back after this round, and after the next one (§9.5)
flaw-too-many-pros = a player has six professionals, wherever they are (§1.2)
flaw-too-many-amateurs = a player has three amateurs, wherever they are (§1.2)
flaw-police-cards = there are two gold police cards, two silver ones and one double card (§1.3)
flaw-ended = 'ended' has a word like N3:0 or N3:- for each city in play, then one like X:1 for Chicago
flaw-tie = no two players ever have equally many gangsters in a city (§4.2)
flaw-amateurs-alone = amateurs stand only beside a professional of their player (§4.3)
flaw-exiled = an exiled player has nobody in that city (§4.5)
flaw-foothold = whoever stands in Chicago has a gangster in another city (§6.1)
flaw-hands = everyone lays one card a turn, clockwise from the start marker: these hands cannot be (§3.1, §5.1)
flaw-hands-at-the-end = at the end all hands are empty (§9.1)
flaw-last-hands = in the fifth turn nobody holds more than one card, and whoever is to move holds one (§5.1)
flaw-last-turn = in the fifth turn whoever has the most gangsters in front moves first (§8.1)
flaw-last-city = the step lay comes after sending, and 'last' says where to (§3.2)
flaw-just-sent = whoever has just sent gangsters to a city has the majority there (§4.2)
flaw-early = 'early' is 1 for a player with a gangster outside Chicago since an earlier turn, else 0 (§6.1)
flaw-police-too-early = with three badges of one colour the game would be over before this round (§7.2)
flaw-not-over = the game is over after the last round, when everything is settled (§11.1)

## Components that can be changed, and what a report of balance counts

design-cards = Cards of each city: 0 to 9 dollars, g revolver, h hospital, p prison, e exile; each at most once
design-hand = Cards dealt to each player, and turns in a round
design-gangsters = Gangsters of each player
design-police = The police cards: gold, silver or double
design-badges = badges of one colour that end the game
design-turn = the turn of each round before which a police card is turned
mistake-components-cities = the cities { $cities } have { $count } cards to deal, and { $seats } players need { $wanted }
mistake-components-police-turn = the police come in turn { $turn }, and a round has { $turns }
mistake-components-badges = all police cards show { $count } badges of one colour, and { $wanted } end the game
mistake-components-crowds = there would be { $count } ways to send gangsters to a city, and a position has room for { $most }
thing-city = { $city }, won in some round
