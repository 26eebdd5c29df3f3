### Cash 'n Guns in English. The same ids and arguments as in pl.ftl; the words are those of the glossary in rules.en.md.

title = Cash 'n Guns
summary = Eight hauls, eight bullets and a gun pointed at a friend: stand up to take your share, duck to stay alive.
primer =
    Be the richest gangster still alive after eight rounds. In each round eight loot cards lie open in the middle.
    Everyone secretly loads one bullet card, a blank or a bang, and all aim at another player at once. You have five blanks and three bangs, and each card is used once.
    The Godfather may order one other player to aim elsewhere. Then everyone chooses at once: duck and get nothing, or stand and risk a wound. Cards aimed at somebody who ducked are discarded unseen.
    A bang puts its target down with a wound; three wounds and you are out. Those who still stand take the loot in turn, beginning with the Godfather, one share at a time until nothing is left. The desk is a share too: it makes you the next Godfather.
    Notes are worth what is on them, paintings the more the more you have, and most diamond cards bring a bonus of { "$" }60,000. The dead win nothing.

## Loot

loot-5 = a { "$" }5,000 note
loot-10 = a { "$" }10,000 note
loot-20 = a { "$" }20,000 note
loot-d1 = a { "$" }1,000 diamond
loot-d5 = a { "$" }5,000 diamond
loot-d10 = a { "$" }10,000 diamond
loot-p = a painting
loot-c = a clip
loot-k = a first-aid kit
loot-desk = the desk
kind-note = notes
kind-diamond = diamonds
kind-painting = paintings
kind-kit = first-aid kits
kind-desk = the desk

## Bullet cards

bullet-blank = a blank
bullet-bang = a bang

## Talents

talent-chytruska = Greedy One
talent-cichociemna = Shadow
talent-cwaniak = Fox
talent-czarus = Charmer
talent-dyktatorka = Dictator
talent-dzieciak = Kid
talent-farciarz = Lucky Devil
talent-kolekcjoner = Collector
talent-lekarka = Doctor
talent-madrala = Wise Guy
talent-niezniszczalny = Indestructible
talent-oszust = Swindler
talent-profesjonalista = Professional
talent-psiapsiola = Best Friend
talent-sep = Vulture
talent-tandeciara = Junk Dealer
about-chytruska = With her first share she may take a second one at once, and then leaves the split. (§12.2)
about-cichociemna = When she is down, she takes a { "$" }10,000 note from the middle before the split, if one lies there. (§12.3)
about-cwaniak = When all have aimed, he may load the other bullet card instead, and nobody sees whether he did. (§12.4)
about-czarus = If he stands, he takes a { "$" }5,000 note before the split, if one lies there, as well as his shares. (§12.5)
about-dyktatorka = If she stands, she may once a split forbid another player one kind of loot for one pick. (§12.6)
about-dzieciak = He aims when he has seen at whom all the others aim. (§12.7)
about-farciarz = If two or more bangs hit him in a round, none of them counts and he stays on his feet. (§12.8)
about-kolekcjoner = At the end he counts one painting more than he has. (§12.9)
about-lekarka = When she is down, she may remove one of her wounds. (§12.10)
about-madrala = If his target ducks, he takes his loaded card back and discards whichever bullet card he likes. (§12.11)
about-niezniszczalny = Only the fifth wound puts him out of the game, not the third. (§12.12)
about-oszust = At the start of each round he draws a random bullet card from another player's hand and gives one in return. (§12.13)
about-profesjonalista = If he loaded a bang, still stands and his target ducked, he shows the bang and steals a random loot card from the target. (§12.14)
about-psiapsiola = When another player uses a clip, she gets a bang in the same way. (§12.15)
about-sep = When another player goes out, he takes two random cards of that player's loot. (§12.16)
about-tandeciara = Once a split she may swap the loot card she has just taken for a random loot card of another player. (§12.17)

## Options

option-talents = Talents
option-talents-none = None: the basic game.
option-talents-random = Random: everyone is dealt one talent.
option-talents-chosen = Chosen: everyone picks a talent, clockwise from the first Godfather.
option-memory = Memory
option-memory-open = Open: what was shown to everyone may be looked up again.
option-memory-closed = Closed: what was shown has to be remembered. Loot in front of the players shows only how many cards there are.
option-clock = Aiming against the clock
option-clock-without = No: everyone takes part in every round.
option-clock-with = Yes: whoever is too slow to aim takes no part in the round.

## Actions, as buttons

action-no = No
action-heal = Remove a wound
action-load = Load { $bullet }
action-give = Give { $bullet }
action-discard = Discard { $bullet }
action-aim = Aim at { $player }
action-late = Too slow: take no part
action-order = Order { $player } to aim elsewhere
action-duck = Duck
action-stand = Stand
action-swindle = Draw a bullet card from { $player }
action-take = Take { $loot }
action-forbid = Forbid { $kind }
action-trade = Swap with { $player }
action-talent = { $talent } · { $about }

## What an action does

explain-no = You leave it at that and the game goes on. (§3.1)
explain-heal = You get rid of one of your wounds. You stay down and get no share this round. (§12.10)
explain-load = You load { $bullet }: it lies face down in front of you for the round. Whatever becomes of it, you cannot use the card again. (§4.2)
explain-give = You give { $bullet } to the player you drew from. It may be the very card you drew. (§12.13)
explain-discard = You discard { $bullet }, face down: nobody sees what it was. (§10.5, §12.11)
explain-aim = Your gun points at { $player }. If both of you stand and your card is a bang, your target takes a wound. (§5.1)
explain-late = You take no part in this round: you lie down, your card is discarded unseen, and you get no share. (§5.2)
explain-order = The order for { $player } is to choose a target other than the present one; the new one may be you. (§6.1)
explain-duck = You cannot be hit this round, but you do not shoot and get no share. Your card is discarded unseen. (§7.2)
explain-stand = You shoot and may be hit. If nobody hits you, you take part in the split. (§7.1)
explain-swindle = Chance picks a bullet card from the hand of { $player }. You look at it and then give one of your cards for it. (§12.13)
explain-take = Your share is { $loot }. If something is left when your turn comes again, you take another. (§9.2)
explain-forbid = For this one pick the player may not take { $kind }. You can do this once a split. (§12.6)
explain-trade = You give the loot card you have just taken and get a random loot card from { $player }, one of those that lay there before. (§12.17)
explain-talent = { $talent }: { $about } Whoever chooses this talent has it for the whole game, and nobody else can choose it. (§2.4)

## Why an action is refused

refusal-no-such-action = There is no such action in this game.
refusal-game-is-over = The game is over.
refusal-not-your-turn = This is not your decision now.
refusal-not-now = This is not the moment for it.
refusal-you-are-out = You are out of the game.
refusal-no-such-bullet = You have no such bullet card.
refusal-not-yourself = Choose another player, not yourself.
refusal-target-is-out = This player is out of the game.
refusal-takes-no-part = This player takes no part in this round.
refusal-no-clock = There is no clock at this table: nobody is too slow.
refusal-not-yourself-as-godfather = The Godfather's order goes to another player, never to the Godfather.
refusal-no-other-target = This player has no other target to choose, so there is nothing to order.
refusal-former-target = You were aiming at this player already: choose another target.
refusal-not-on-the-table = That does not lie in the middle.
refusal-forbidden-to-you = The Dictator has forbidden you this kind of loot for this pick.
refusal-nothing-to-forbid = Nothing of this kind lies in the middle, so there is nothing to forbid.
refusal-no-bullets-there = This player has no bullet cards in hand.
refusal-not-the-new-bang = The bang you have just taken stays with you: to discard a bang you need another one.
refusal-no-loot-there = This player has no loot to swap with.
refusal-talent-is-taken = Somebody already has this talent.
refusal-nobody-there = Nobody sits at that place.

## What is asked now

prompt-talent = Choose your talent for the whole game.
prompt-swindle = Choose the player from whose hand you draw a random bullet card.
prompt-give = Choose the bullet card you give in return; it may be the one you drew.
prompt-bullet = Load a bullet card in secret: a blank or a bang.
prompt-aim = Choose the player you aim at.
prompt-kid = All the others have aimed: choose the player you aim at.
prompt-reload = Choose the bullet card you want to have loaded now; it may stay the same.
prompt-order = As Godfather you may order one other player to aim elsewhere.
prompt-redirect = The Godfather orders you to aim elsewhere: choose another target.
prompt-courage = Duck and be safe, or stand and take your chance of a share?
prompt-wise = Your target is down: your card is back in your hand. Choose the bullet card you discard instead.
prompt-heal = You are down: do you remove one of your wounds?
prompt-forbid = Before the next pick you may forbid one kind of loot to { $target }.
prompt-share = Take your share: a card or the desk.
prompt-share-card = Take your share: a card.
prompt-share-desk = Take your share: only the desk is left.
prompt-more = You may take a second share at once and then leave the split.
prompt-clip = You have taken a bang: choose another bullet card to discard.
prompt-trade = You may swap the card you have just taken ({ $loot }) for a random loot card of another player.
prompt-over = The game is over.

## People

seat-name =
    { $who ->
        [me] you
       *[other] { $player }
    }
seat-gets =
    { $who ->
        [me] you
       *[other] { $player }
    }
seat-loses =
    { $who ->
        [me] you
       *[other] { $player }
    }
seat-hit =
    { $who ->
        [me] you
       *[other] { $player }
    }

## The log

log-dealt =
    { $who ->
        [me] Your talent: { $talent }. { $about }
       *[other] The talent of { $player }: { $talent }. { $about }
    }
log-talent =
    { $who ->
        [me] You choose the talent: { $talent }. { $about }
       *[other] { $player } chooses the talent: { $talent }. { $about }
    }
log-swindle =
    { $who ->
        [me] You draw a bullet card from { $target }.
       *[other] { $player } draws a bullet card from { $target }.
    }
log-swindle-card =
    { $who ->
        [me] You draw a bullet card from { $target }: { $bullet }.
       *[other] { $player } draws a bullet card from { $target }: { $bullet }.
    }
log-give = { $player } gives { $target } a bullet card in return.
log-give-card =
    { $who ->
        [me] You give { $target } a bullet card in return: { $bullet }.
       *[other] { $player } gives { $target } a bullet card in return: { $bullet }.
    }
log-loaded = Everyone has loaded a bullet card.
log-aim =
    { $who ->
        [me] You aim at { $target }.
       *[other] { $player } aims at { $target }.
    }
log-late =
    { $who ->
        [me] You are too slow and take no part in this round.
       *[other] { $player } is too slow and takes no part in this round.
    }
log-reload = { $player } may have loaded another bullet card.
log-load-own = Your loaded card is now: { $bullet }.
log-order =
    { $who ->
        [me] You order { $target } to aim elsewhere.
       *[other] { $player } orders { $target } to aim elsewhere.
    }
log-no-order =
    { $who ->
        [me] You give no order.
       *[other] { $player } gives no order.
    }
log-standing = Standing: { $players }.
log-ducking = Ducking: { $players }.
log-discard = { $player } discards a bullet card unseen.
log-discard-own = You discard a bullet card unseen: { $bullet }.
log-bang =
    { $who ->
        [me] Bang! You hit { $target }.
       *[other] Bang! { $player } hits { $target }.
    }
log-blank =
    { $who ->
        [me] Click: your card for { $target } is a blank.
       *[other] Click: the card of { $player } for { $target } is a blank.
    }
log-shows-bang =
    { $who ->
        [me] You show your bang: it was for { $target }.
       *[other] { $player } shows a bang: it was for { $target }.
    }
log-hit =
    { $who ->
        [me]
            { $count ->
                [one] You take a wound.
               *[other] You take { $count } wounds.
            }
       *[other]
            { $count ->
                [one] { $player } takes a wound.
               *[other] { $player } takes { $count } wounds.
            }
    }
log-lucky =
    { $who ->
        [me] Hit more than once, you are unhurt: lucky you.
       *[other] Hit more than once, { $player } is unhurt: a Lucky Devil.
    }
log-out =
    { $who ->
        [me] You are out of the game.
       *[other] { $player } is out of the game.
    }
log-steal =
    { $who ->
        [me] You steal a random loot card from { $target }.
       *[other] { $player } steals a random loot card from { $target }.
    }
log-steal-card =
    { $who ->
        [me] You steal a random loot card from { $target }: { $loot }.
       *[other] { $player } steals a random loot card from { $target }: { $loot }.
    }
log-before-split =
    { $who ->
        [me] Before the split you take { $loot }.
       *[other] Before the split { $player } takes { $loot }.
    }
log-heal =
    { $who ->
        [me] You remove one of your wounds.
       *[other] { $player } removes one wound.
    }
log-take =
    { $who ->
        [me] You take { $loot }.
       *[other] { $player } takes { $loot }.
    }
log-kit =
    { $who ->
        [me] All your wounds are healed.
       *[other] All wounds of { $player } are healed.
    }
log-kit-useless =
    { $who ->
        [me] You have no wounds, so the kit does nothing.
       *[other] { $player } has no wounds, so the kit does nothing.
    }
log-clip =
    { $who ->
        [me] You get a bang from the discards.
       *[other] { $player } gets a bang from the discards.
    }
log-clip-useless =
    { $who ->
        [me] The clip brings you nothing.
       *[other] The clip brings { $player } nothing.
    }
log-leaves =
    { $who ->
        [me] With two shares you leave the split.
       *[other] With two shares { $player } leaves the split.
    }
log-forbid =
    { $who ->
        [me] You forbid { $target } to take { $kind } now.
       *[other] { $player } forbids { $target } to take { $kind } now.
    }
log-nothing-to-take =
    { $who ->
        [me] There is nothing else for you to take.
       *[other] There is nothing else for { $player } to take.
    }
log-trade =
    { $who ->
        [me] You give { $target } what you have just taken, { $loot }, for a random loot card.
       *[other] { $player } gives { $target } the card just taken, { $loot }, for a random loot card.
    }
log-trade-card = The random card is { $loot }.
log-nobody-stands = Nobody is standing: the loot of this round is out of the game.
log-left-over = What nobody took is out of the game.
log-godfather =
    { $who ->
        [me] You are the Godfather now.
       *[other] { $player } is the Godfather now.
    }
log-round = Round { $count } begins.
log-middle = In the middle lie: { $cards }.
log-over = Eight rounds are over: the living count their loot.
log-last-alive =
    { $who ->
        [me] You are the last one alive.
       *[other] { $player } is the last one alive.
    }
log-all-dead = Nobody is left alive: nobody wins.
log-bonus =
    { $who ->
        [me] You have the most diamonds and get { "$" }60,000.
       *[other] { $player } has the most diamonds and gets { "$" }60,000.
    }
log-points =
    { $count ->
        [0]
            { $who ->
                [me] You have nothing.
               *[other] { $player } has nothing.
            }
       *[other]
            { $who ->
                [me] You have { label-points }.
               *[other] { $player } has { label-points }.
            }
    }
log-win =
    { $who ->
        [me] You win!
       *[other] { $player } wins.
    }
log-shared-win = The win is shared: { $players }.

## Labels of the picture

label-player = { $player }
label-round = Round { $count } of 8
label-before = Before the first round
label-loot-left = Loot to come: { $count }
label-discards = Bullets discarded: { $blanks } blank, { $bangs } bang, { $unseen } unseen
label-middle = In the middle
label-desk = the desk
label-godfather = Godfather
label-next = next Godfather
label-out = out of the game
label-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
score = { label-points }
score-unit = thousand dollars
label-points =
    { $count ->
        [0] { "$" }0
       *[other] ${ $count },000
    }
label-hand = Hand: { $blanks } blank, { $bangs } bang
label-bullets = Bullets: { $count }
label-known = known: { $blanks } blank, { $bangs } bang
label-shown = shown: { $blanks } blank, { $bangs } bang
label-loaded-unseen = loaded
label-loaded = loaded: { $bullet }
label-chosen = has chosen
label-choice = chosen: { $choice }
label-late = too slow
label-stand = stands
label-duck = ducked
label-down = down
label-forbidden = forbidden: { $kind }
label-talent = { $talent }: { $about }
label-loot =
    { $count ->
        [0] No loot
       *[other] Loot ({ $count })
    }

## The legend below the picture

legend-note = { $codes }: notes, in thousands
legend-diamond = { $codes }: diamonds, in thousands
legend-painting = { $codes }: painting
legend-clip = { $codes }: clip
legend-kit = { $codes }: first-aid kit
legend-unknown = { $codes }: unknown card
legend-several = 2*: two such cards
legend-chosen = * before a player: has chosen
legend-asked = > before a player: has to decide

## Lessons

lesson-order = You are the Godfather, and two guns point at you. Order one of these two players to aim elsewhere.
lesson-duck = You have two wounds, and three guns point at you, while the loot is poor. Make sure that you live to see the next round: whatever the others have loaded, nothing can hit you.
lesson-desk = You stand, and it is your pick. Take the share that makes you Godfather from the next round on, and gives you the first pick then if you stand.
lesson-paintings = You have three paintings, worth { "$" }30,000. Take the share that adds most to your money.
lesson-diamonds = The last split, and two shares are left: one for you, one for the other player who stands. Both of you have two diamond cards. Take the share that brings you the bonus.
lesson-kit = You have two wounds, and one more would be the end. Take the share that heals you.
lesson-clip = Take the clip, which brings you the bang from the discards, and discard a card for it so that you end up with three bangs.
lesson-two-shares = You are the Greedy One. Take the two best shares at once, before the other player who stands can: the { "$" }20,000 note and the painting.

## Positions that cannot be read

flaw-no-bullets = the section '{ $section }' is missing: how many each player has in hand
flaw-seats =
    { $count ->
        [one] the game is for four to eight players, and here is { $count } column
       *[other] the game is for four to eight players, and here are { $count } columns
    }
flaw-two-rests = ... means all the rest, so it can stand in one place only
flaw-cards-nowhere =
    { $count ->
        [one] one card is nowhere; write ... where it lies (§1.1, §1.2)
       *[other] { $count } cards are nowhere; write ... where they lie (§1.1, §1.2)
    }
flaw-two-desks = there is only one desk (§1.3)
flaw-too-much-loot = there are more of { $card } than the { $copies } in the box (§1.1)
flaw-too-many-bullets = there are more than five blanks and three bangs for each player (§1.2)
flaw-labels = 'cards' must have eight words for each player, like ch3308, for the bullets that the other sections say, and 'clips' words like bu3308 or none
flaw-swindles = 'swindles' must have a word for each player, like 2+1 or 1-1, or -
flaw-events = 'events' must have words like 5:>2, P:3>1! or 5:1>3 that leave everyone the loot they have
flaw-talent-twice = two players cannot have the same talent (§2.4)
flaw-report = 'report' has the round, then for each player stance, target, card and hits
flaw-asked = nobody is asked like that in this step (§3.1)
flaw-one-left = at least two players must be alive, or the game would be over (§8.5)
flaw-wounds = with so many wounds a player would be out (§8.3)
flaw-dead-player = somebody who is out has no bullet loaded and chooses nothing (§8.3)
flaw-aim = one aims at another player of this table (§5.1)
flaw-no-clock = nobody is late without a clock (§5.2)
flaw-pick = whoever takes a share is standing (§9.1)
flaw-left = whoever takes a second share has not left the split yet (§12.2)
flaw-taken = the card to swap must lie before its owner (§12.17)
flaw-fresh = the bullet just taken must be in that hand (§10.5, §12.13)
flaw-nobody-is-asked = nobody has anything to decide in this step (§3.1)
flaw-nothing-to-do = somebody is asked who could do nothing (§3.1)
flaw-choice = somebody has chosen what cannot be chosen (§3.3)

ending-rounds = Ended after the eighth round
ending-survivor = Ended with one survivor
ending-nobody = Ended with nobody alive

## Components that can be changed, and what a report of balance counts

design-loot = Loot cards of each kind
design-worth = What they are worth, in thousands
design-collection = What a collection of so many paintings is worth, in thousands
design-diamonds = For the most diamond cards, in thousands
design-bullets = Bullets of each player
design-rounds = Rounds, and the loot for them
design-rounds-count = rounds
design-rounds-stack = loot cards turned in each round
design-rounds-loot = loot cards together: as many as their kinds make
design-wounds = Wounds that put a player out
mistake-components-bullets = there are { $count } bullets for { $wanted } rounds
