### Syndicate in English. The same ids and arguments as in pl.ftl; the words are those of the glossary in rules.en.md.

title = Syndicate
summary = Two gangs pull at the smuggling of a city, district by district: lay your tokens where they count, finish the skirmishes and be the first with 25 points of wealth.
primer =
    Be the first to have 25 points of wealth. In your turn you lay one token of your gang on a free space of a skirmish, then you draw one from your bag.
    Gangsters (G) stand on streets, smugglers (S) on the river, corrupt cops (C) anywhere; mixed spaces take everyone.
    First the effect of the space happens, then the marker of the district moves toward you by the strength of the token.
    When a skirmish is full, its points go to whoever has the marker on their side; on the red field both are paid. If you cannot lay a token when your turn begins, you lose.
    New York: a district has several skirmishes, filled row by row from the top. A coin that the marker has reached pays more when a row is full. A marker on your hat closes the district: you get the points of its rows that are not full, two more, and the effects of its free spaces.
    Los Angeles: a district has one skirmish, and there are no coins and no hats. Full, or with the marker on one of the barrels 1 to 3, it closes, and who closed it opens a district where an arrow leads; the barrels move the new marker. With a barrel the points and the effects of the free spaces are yours.
    Solo: the automaton plays orange by its lists (rules 13). Its tokens lie open in a row, it draws a stratagem each turn, and the log says which line of which list decided.

## Tokens

token-g1 = Gangster 1
token-g2 = Gangster 2
token-g3 = Gangster 3
token-s1 = Smuggler 1
token-s2 = Smuggler 2
token-s3 = Smuggler 3
token-c1 = Corrupt cop 1
token-c2 = Corrupt cop 2
token-c0q = Corrupt cop 0 with quick support
token-bg = Boss of gangsters
token-bs = Boss of smugglers
token-an = Antonio
token-g1q = Gangster 1 with quick support
token-g4 = Gangster 4
token-g5b = Gangster 5 with block
token-s1q = Smuggler 1 with quick support
token-s2s = Smuggler 2 with shot
token-s4 = Smuggler 4
token-s5b = Smuggler 5 with block
token-c1s = Corrupt cop 1 with shot
token-c3 = Corrupt cop 3
token-c4b = Corrupt cop 4 with block
token-za = Assassin
token-ko = Informer
token-sz = Snitch
token-bo = Bonnie
token-ob = Sawn-off

## Districts and spaces

district-m = Manhattan
district-t = Staten Island
district-x = The Bronx
district-q = Queens
district-b = Brooklyn
district-sm = Santa Monica
district-ve = Venice
district-sp = San Pedro
district-lb = Long Beach
district-ba = Bel Air
district-cc = Culver City
district-in = Inglewood
district-wa = Watts
district-bh = Beverly Hills
district-ss = Sunset Strip
district-by = Boyle Heights
district-sl = Sleepy Lagoon
district-ho = Hollywood
district-ch = Chinatown
district-dt = Downtown
space = { $district } { $place }
kind-street = street
kind-river = river
kind-mixed = mixed
effect-blank = no effect
effect-recruit = recruit { $count }
effect-call = call { $count }
effect-reinforce = reinforce
effect-here = here +{ $count }
effect-elsewhere = elsewhere +{ $count }
effect-money = money { $count }
effect-shot = shot
does-blank = nothing happens (§4.3)
does-recruit =
    { $count ->
        [one] you draw { $count } token from your bag into your gang (§5.1)
       *[other] you draw { $count } tokens from your bag into your gang (§5.1)
    }
does-call =
    { $count ->
        [one] { $count } reinforcement from the stack goes into your bag (§5.2)
       *[other] { $count } reinforcements from the stack go into your bag (§5.2)
    }
does-reinforce = a reinforcement from the stack joins your gang (§5.3)
does-here =
    { $count ->
        [one] the marker of this district moves { $count } space toward you (§5.4)
       *[other] the marker of this district moves { $count } spaces toward you (§5.4)
    }
does-elsewhere =
    { $count ->
        [one] the marker of another district moves { $count } space toward you (§5.5)
       *[other] the marker of another district moves { $count } spaces toward you (§5.5)
    }
does-money =
    { $count ->
        [one] you gain { $count } point of wealth (§5.6)
       *[other] you gain { $count } points of wealth (§5.6)
    }
does-shot = a token of your rival goes back into the bag (§5.7)

## What a token is good for

stands-street = for streets and mixed spaces
stands-river = for the river and mixed spaces
stands-anywhere = for every kind of space
sign-quick = quick support: after it you may lay another token in the same district (§11.3)
sign-block = block: the effect of its space does not happen (§11.4)
sign-shot = shot: a token of your rival goes back into the bag (§11.5)
character-bg = strength 1 and 1 more for each of your gangsters and cops in the district (§11.1)
character-bs = strength 1 and 1 more for each of your smugglers and cops in the district (§11.1)
character-an = strength 3, not counted by your bosses (§11.2)
character-za = strength 7, but every other marker moves 2 spaces toward your rival (§11.6)
character-ko = it counts as the token that your rival laid last (§11.7)
character-sz = strength 0, but on any free space of any row (§11.8)
character-bo = strength 1, or 3 if the marker is on your rival's side (§11.9)
character-ob = strength 1, and the effect of its space happens twice (§11.10)

## Stratagems of the automaton

stratagem-big-guns = Big Guns
stratagem-counterattack = Counterattack
stratagem-economic-warfare = Economic Warfare
stratagem-for-the-glory = For the Glory
stratagem-rapid-deployment = Rapid Deployment
stratagem-research = Research
stratagem-secure = Secure
stratagem-steamroll = Steamroll

## Why the automaton chooses as it does: the line of its list that decided

reason-district-only = R29: no other one is possible
reason-district-close = §13.4, line 1: it can close it and win it
reason-district-row = §13.4, line 2: it can finish the row and win it
reason-district-clause = §13.4, line 3: { $stratagem } wants { $wish }
reason-district-glory = §13.4, line 3: { $stratagem } wants, where the points are equal, a space with money
reason-district-empty = §13.4, line 4: its open row has the most free spaces
reason-district-points = §13.4, line 5: its open row is worth the most points
reason-district-order = §13.4, line 6: it is the highest on the board
reason-space-only = R29: no other one takes a token of the row
reason-space-wins = §13.5, line 1: a token there closes the district or finishes the row, and wins
reason-space-clause = §13.5, line 2: { $stratagem } wants { $wish }
reason-space-rich = §13.5, line 3: money, because it has 20 points
reason-space-elsewhere = §13.5, line 4: smuggling elsewhere
reason-space-behind = §13.5, line 5: money, because the player leads by 3 points
reason-space-small = §13.5, line 6: recruiting, because its row has at most 4 tokens
reason-space-call-two = §13.5, line 7: calling two reinforcements
reason-space-call-one = §13.5, line 7: calling a reinforcement
reason-space-shot = §13.5, line 8: a shot
reason-space-here = §13.5, line 9: smuggling here
reason-space-recruit = §13.5, line 10: recruiting
reason-space-money = §13.5, line 11: money
reason-space-order = §13.5, line 12: it is the leftmost
reason-token-only = R29: no other one fits
reason-token-wins = §13.6, line 1: it closes the district or finishes the row, and wins
reason-token-clause = §13.6, line 2: { $stratagem } wants { $wish }
reason-token-guns = §13.6, line 2, R33: { $stratagem } wants the greatest change (§13.7)
reason-token-blank = §13.6, line 3: a blank space takes no token of strength 0
reason-token-last = §13.6, line 4: the last space of a row takes no quick support
reason-token-strong = §13.6, line 5: the strongest, because it has 20 points
reason-token-die = §13.6, line 6: a die roll of { $die }
reason-none = nothing of its row fits
reason-same-district = §13.8: quick support stays in the same district
wish-district-counterattack = a district that the player controls
wish-district-economic-warfare = a district with recruit or shot free
wish-district-for-the-glory = the most points
wish-district-research = a district with call free
wish-district-secure = a district that it controls
wish-space-economic-warfare = recruit while its row has at most 4 tokens, otherwise a shot
wish-space-for-the-glory = money
wish-token-big-guns = a reinforcement token
wish-token-counterattack = the greatest change (§13.7)
wish-token-rapid-deployment = the leftmost token
wish-token-research = a reinforcement token
change-turn = §13.7, line 1: control passes from the player to it
change-take = §13.7, line 2: control passes from nobody to it
change-nobody = §13.7, line 3: control passes from the player to nobody
change-further = §13.7, line 4: it goes further ahead
change-shrink = §13.7, line 5: the player's lead shrinks
change-harmless = §13.7, line 6: the player gains nothing by it
change-any = §13.7, line 7: any change

## Options

option-board = Board
option-board-new-york = New York: five districts with several skirmishes each; orange against purple.
option-board-los-angeles = Los Angeles: fifteen districts joined by arrows; grey against orange. Our board is a reconstruction.
option-extras = Bonnie and Sawn-off
option-extras-with = With: the two reinforcement tokens of Los Angeles are in the stack.
option-extras-without = Without: the two reinforcement tokens of Los Angeles stay in the box.
option-solo = Solo
option-solo-none = None: two players.
option-solo-easy = Easy: you play purple against the automaton, which gets three rolls of one step. Only in New York.
option-solo-medium = Medium: you play purple against the automaton, which gets three rolls of two steps. Only in New York.
option-solo-hard = Hard: you play purple against the automaton, which gets four rolls of two steps. Only in New York.

## Actions, as buttons

action-stop = No quick support
action-consult = Draw a stratagem
action-send = Send: { $token }
action-to = Lay it on { $space }: { $kind }, { $effect }
action-smuggle = Smuggle to { $district }
action-perform = Perform { $space }: { $effect }
action-open = Open { $district }: { $count } points
action-hit = Hit: { $token }
action-favour = The automaton advances in { $district }

## What an action does

explain-stop = You lay no further token in this district; your turn ends and you draw one token. (§11.3)
explain-consult = The automaton draws a stratagem other than the one lying out and decides by its lists where it lays which token. (§13.3)
explain-send = { $token }: { $about }. You take it from behind your screen and next choose its space; until then your rival does not learn which token it is. (§3.1)
explain-to = { $space } is a { $kind } space. First comes its effect: { $does }; then the marker of the district moves toward you by the strength of the token, and if the row is full, its points are paid. (§5.8, §7.1)
explain-smuggle = The marker in { $district } moves toward you. It stops one short of the end: smuggling elsewhere never closes a district. (§5.5)
explain-perform = The free space { $space } of the closed district takes effect now: { $does }. You choose the order of the effects. (§8.2)
explain-open = A marker comes to the red field of { $district }, whose one skirmish is worth { $count } points, and the barrel that closed the last district, if one did, moves it toward you. (§12.4)
explain-hit = This token leaves the automaton's row and goes into its bag: { $token }. (§13.8)
explain-favour = A six was rolled: the marker in { $district } moves toward the automaton, at most to the last space before the hat. (§13.2)

## Why an action is refused

refusal-no-such-action = There is no such action in this game.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = This is not the moment for that.
refusal-not-in-your-gang = You have no such token behind your screen.
refusal-fits-nowhere = No free space that is open to you takes this token now.
refusal-space-is-taken = A token already lies on this space.
refusal-not-the-active-row = This row is not the active skirmish of its district: rows are filled from the top.
refusal-wrong-kind-of-space = This token may not stand on this kind of space.
refusal-district-is-closed = This district is closed.
refusal-district-not-in-play = There is no marker in this district: it is not in play.
refusal-not-on-this-board = This place or token does not belong to the board in play.
refusal-same-district-only = Quick support stays in the same district: send a token that fits there, or stop.
refusal-not-yet-copied = Your rival has played no token yet, so the Informer has nobody to copy.
refusal-lay-it-first = You have picked up a token: lay it on a space first.
refusal-smuggle-first = First choose the district to which the barrels go.
refusal-not-here = The barrels go to another district, not to this one.
refusal-perform-first = First perform the effects of the free spaces of the closed district.
refusal-nothing-left-there = There is no effect left to perform on this space.
refusal-open-first = First choose the district that comes into play next.
refusal-no-arrow = No arrow leads there, and there is still a district you can reach by an arrow.
refusal-already-used = This district is or was in play already.
refusal-not-in-its-row = There is no such token in the automaton's row.
refusal-spare-reinforcements = You may hit a reinforcement token only when nothing else is left in the row.
refusal-by-the-lists = The automaton does only what its lists say.
refusal-favour-first = A six was rolled: first choose the district for it.

## What is asked now

prompt-token = Choose a token of your gang to send.
prompt-space = Choose the space for your token.
prompt-elsewhere =
    { $count ->
        [one] Choose the other district to which you smuggle { $count } barrel.
       *[other] Choose the other district to which you smuggle { $count } barrels.
    }
prompt-perform = Choose which free space of { $district } takes effect next.
prompt-support = Quick support: send another token to { $district }, or stop.
prompt-open = Choose the next district.
prompt-hit = Choose which token of the automaton's row is hit.
prompt-favour =
    { $count ->
        [one] A six: choose the district in which the automaton advances { $count } step.
       *[other] A six: choose the district in which the automaton advances { $count } steps.
    }
prompt-consult = The automaton draws a stratagem.
prompt-automaton = The automaton follows its lists.
prompt-over = The game is over.

## The log

log-pick =
    { $who ->
        [me] You take a token from your gang.
       *[other] { $player } takes a token from the gang.
    }
log-send =
    { $who ->
        [me] You send: { $token }.
       *[other] { $player } sends: { $token }.
    }
log-to =
    { $who ->
        [me] You lay a token on { $space }: { $token }.
       *[other] { $player } lays a token on { $space }: { $token }.
    }
log-copy = The Informer counts as: { $token }.
log-effect = The space: { $effect }.
log-blocked = The block: the space has no effect.
log-icon = The token shoots.
log-free = The free space { $space }: { $effect }.
log-nothing = Nothing comes of it.
log-call =
    { $who ->
        [me]
            { $count ->
                [one] You put { $count } token of the reinforcement stack into your bag.
               *[other] You put { $count } tokens of the reinforcement stack into your bag.
            }
       *[other]
            { $count ->
                [one] { $player } puts { $count } token of the reinforcement stack into the bag.
               *[other] { $player } puts { $count } tokens of the reinforcement stack into the bag.
            }
    }
log-recruit =
    { $who ->
        [me]
            { $count ->
                [one] You recruit { $count } token from your bag.
               *[other] You recruit { $count } tokens from your bag.
            }
       *[other]
            { $count ->
                [one] { $player } recruits { $count } token from the bag.
               *[other] { $player } recruits { $count } tokens from the bag.
            }
    }
log-recruit-named =
    { $who ->
        [me] You recruit from your bag: { $tokens }.
       *[other] { $player } recruits from the bag: { $tokens }.
    }
log-reinforce =
    { $who ->
        [me] You take a token of the reinforcement stack into your gang.
       *[other] { $player } takes a token of the reinforcement stack into the gang.
    }
log-reinforce-named =
    { $who ->
        [me] You take from the reinforcement stack into your gang: { $tokens }.
       *[other] { $player } takes from the reinforcement stack into the gang: { $tokens }.
    }
log-draw =
    { $who ->
        [me] At the end of your turn you draw a token.
       *[other] At the end of the turn { $player } draws a token.
    }
log-draw-named =
    { $who ->
        [me] At the end of your turn you draw: { $tokens }.
       *[other] At the end of the turn { $player } draws: { $tokens }.
    }
log-smuggle =
    { $who ->
        [me] You smuggle to { $district }.
       *[other] { $player } smuggles to { $district }.
    }
log-perform =
    { $who ->
        [me] You perform the free space { $space }: { $effect }.
       *[other] { $player } performs the free space { $space }: { $effect }.
    }
log-open =
    { $who ->
        [me] You choose { $district } as the next district.
       *[other] { $player } chooses { $district } as the next district.
    }
log-hit =
    { $who ->
        [me] You hit a token of the row, which goes into the bag: { $token }.
       *[other] { $player } hits a token of the row, which goes into the bag: { $token }.
    }
log-favour =
    { $who ->
        [me] For the six you choose { $district }.
       *[other] For the six { $player } chooses { $district }.
    }
log-stop =
    { $who ->
        [me] You send no further token.
       *[other] { $player } sends no further token.
    }
log-consult =
    { $who ->
        [me] You draw the stratagem { $stratagem }.
       *[other] { $player } draws the stratagem { $stratagem }.
    }
log-repeats = Steamroll repeats { $stratagem }.
log-handicap = Set-up, §13.2: the rolls, and the choices for sixes, gave the automaton: { $districts }.
log-why-smuggle = R30: where the change is greatest, from the top ({ $reason }).
log-why-perform = R30: free spaces from top to bottom, from left to right.
log-plan-district = District { $district }: { $reason }.
log-plan-space = Space { $space }: { $reason }.
log-plan-token = Token { $token }: { $reason }.
log-plan-none = Quick support: { $reason }.
log-marker =
    { $who ->
        [me]
            { $count ->
                [one] The marker in { $district } moves { $count } space toward you.
               *[other] The marker in { $district } moves { $count } spaces toward you.
            }
       *[other]
            { $count ->
                [one] The marker in { $district } moves { $count } space toward { $player }.
               *[other] The marker in { $district } moves { $count } spaces toward { $player }.
            }
    }
log-shot =
    { $who ->
        [me] One of your tokens is hit by a shot and goes back into your bag.
       *[other] { $player } has a token hit by a shot; it goes back into the bag.
    }
log-shot-token =
    { $who ->
        [me] A shot: this token goes back into your bag: { $tokens }.
       *[other] A shot: { $player } puts a token back into the bag: { $tokens }.
    }
log-gain-tokens =
    { $who ->
        [me] New in your gang: { $tokens }.
       *[other] New in the gang of { $player }: { $tokens }.
    }
log-row = Skirmish { $place } in { $district } is finished.
log-closed = { $district } is closed.
log-full = All spaces of { $district } are taken: the district is closed.
log-hat =
    { $count ->
        [one] The marker of { $district } is on the hat: the district is closed, with the points of its { $count } unfinished skirmish and 2 more.
       *[other] The marker of { $district } is on the hat: the district is closed, with the points of its { $count } unfinished skirmishes and 2 more.
    }
log-barrel = The marker of { $district } is on barrel { $count }: the district is closed.
log-opened = { $district } comes into play.
log-money =
    { $who ->
        [me]
            { $count ->
                [one] You gain { $count } point of wealth and have { $total }.
               *[other] You gain { $count } points of wealth and have { $total }.
            }
       *[other]
            { $count ->
                [one] { $player } gains { $count } point of wealth and has { $total }.
               *[other] { $player } gains { $count } points of wealth and has { $total }.
            }
    }
log-last-turn =
    { $who ->
        [me] 25 points are reached: you have one last turn.
       *[other] 25 points are reached: { $player } has one last turn.
    }
log-no-placement =
    { $who ->
        [me] You cannot lay a token and lose.
       *[other] { $player } cannot lay a token and loses.
    }
log-over = The game is over.
log-points =
    { $who ->
        [me]
            { $count ->
                [one] You have { $count } point of wealth.
               *[other] You have { $count } points of wealth.
            }
       *[other]
            { $count ->
                [one] { $player } has { $count } point of wealth.
               *[other] { $player } has { $count } points of wealth.
            }
    }
log-win =
    { $who ->
        [me] You win!
       *[other] { $player } wins.
    }

## Labels of the picture

label-player = { $player }
label-board-new-york = New York
label-board-los-angeles = Los Angeles
label-reconstruction = Our reconstruction, because the printed game could not be checked: { $what }.
rebuilt-los-angeles = the board but for its names
rebuilt-an = the strength of Antonio
rebuilt-bo = where Bonnie may stand
rebuilt-ob = where Sawn-off may stand
label-orange = orange
label-purple = purple
label-grey = grey
label-automaton = automaton
label-closed = closed
label-not-in-play = Not in play yet (points, spaces, arrows):
label-stack =
    { $count ->
        [0] Reinforcement stack: empty
        [one] Reinforcement stack: { $count } token
       *[other] Reinforcement stack: { $count } tokens
    }
label-money =
    { $count ->
        [one] { $count } point of wealth
       *[other] { $count } points of wealth
    }
label-gang =
    { $count ->
        [0] Gang: nobody
        [one] Gang: { $count } token
       *[other] Gang: { $count } tokens
    }
label-reinforcements = of them reinforcements: { $least } to { $most }
label-bag =
    { $count ->
        [0] Bag: empty
        [one] Bag: { $count } token
       *[other] Bag: { $count } tokens
    }
label-row = Row
label-handicap = Set-up, §13.2, moved toward the automaton: { $districts }
label-roll = { $district } (die { $die }) +{ $count }
label-last = Last token: { $token }
label-picked = Picked up: { $token }
label-picked-hidden = Picked up: a hidden token
label-stratagem = Stratagem: { $stratagem }
label-repeats = Stratagem: Steamroll, repeats { $stratagem }
label-why-district = District
label-why-space = Space
label-why-token = Token
label-extra = Last turn
label-legend-spaces = Spaces: L street, S river, M mixed. Effects: rN recruit, cN call, R reinforce, +N here, >N elsewhere, $N money, x shot, . none.
label-legend-tokens = A token on a space is followed by its seat. The marker * stands on the side of the seat named there; 1 and 2 are coins, H is the hat.
label-legend-barrels = A token on a space is followed by its seat. The marker * stands on the side of the seat named there; 1, 2, 3 are barrels, arrows follow ->.
label-legend-codes = Tokens: G gangster, S smuggler, C corrupt cop, with the strength; q quick support, b block, s shot; BG, BS the bosses, ZA Assassin, KO Informer, SZ Snitch, BO Bonnie, OB Sawn-off, AN Antonio.

## Lessons

lesson-active = The top row of Manhattan is finished. Send your Gangster 3 to its active skirmish, to the space with the shot.
lesson-control = Orange has laid a Gangster 1 in Brooklyn and controls it. Lay your Smuggler 3 on the river space there and take control.
lesson-coin = One space of the top row of Brooklyn is free. Finish the row so that you also get the point of the first coin.
lesson-red-field = Purple controls Brooklyn by two fields. Finish its top row so that the marker comes to rest on the red field and both are paid.
lesson-close = Your Smuggler 2 takes the marker of Manhattan to your hat. Lay it on the blank space on the right, then perform the effect with the truck (elsewhere +3) first and smuggle to the Bronx.
lesson-boss-of-gangsters = Two of your gangsters and one cop are in the Bronx, where your rival leads by three fields. Take control there with one token.
lesson-boss-of-smugglers = Three of your smugglers and one cop are in Staten Island, where your rival leads by four fields. Take control there with one token.
lesson-barrel = Bring the marker of Bel Air to barrel 1 with your Smuggler 3 on its blank space, and go on in Beverly Hills.

## Why a typed position can't be

flaw-no-board = the section 'board' is missing: new-york or los-angeles
flaw-no-hand = the section 'hand' is missing: the tokens behind both screens
flaw-no-value = nothing stands behind '{ $section }', so not '{ $word }' either
flaw-too-many-tokens = the box has no further token { $token } for this place (§1.2, §1.3)
flaw-too-few-tokens =
    { $count ->
        [one] { $count } more token is asked for than the box has left (§1.2, §1.3)
       *[other] { $count } more tokens are asked for than the box has left (§1.2, §1.3)
    }
flaw-no-reinforcement = '{ $word }' is a gang token; the stack has only reinforcements (§2.2)
flaw-after-the-rest = nothing comes after ... in the stack
flaw-space-form = '{ $word }' is no token on a space; one is written like M1a=G3.0
flaw-other-board = '{ $word }' is not on this board (§1.1)
flaw-space-twice = a token already lies on the space of '{ $word }' (§4.3)
flaw-token-out-of-play = a token lies in a district that never was in play (§12.1)
flaw-marker-form = '{ $word }' is no marker; one is written like M=3 or M=-3
flaw-marker = '{ $word }' is beyond the end of the track, which is { $most } (§6.1)
flaw-active-form = '{ $word }' is no row; one is written like M1
flaw-last-konfident = for an Informer say what it counted as (§11.7)
flaw-bounds = bounds are written like 0..2, and agree with the reinforcements behind the screen and in the bag (§3.2)
flaw-picked = a token is picked up in the step space, and only then; it is one token (§4.1)
flaw-picked-fits-nowhere = no space takes the token that is picked up (§4.2)
flaw-stuck = no token behind the screen fits anywhere, so the game would be over (§10.3)
flaw-district = the district of a token just laid is named where the turn goes on in it, and only there (§11.3)
flaw-no-question = this is only asked when there are several answers (§5.5)
flaw-after = what comes next does not agree with whether the district is closed (§5.8)
flaw-left = only free spaces of the closed district can be left to perform (§8.2)
flaw-no-last = say with 'last' which token was laid: its strength is still to be used (§6.1)
flaw-extra = the last turn is that of seat 1, after seat 0 has got 25 points (§10.2)
flaw-winner = there is a winner when the game is over, and only then (§10.1)
flaw-solo-board = the automaton plays only in New York (§13.1)
flaw-no-solo = this belongs to the game for one player: say 'solo' and its level (§13.1)
flaw-handicap = sixes are to be placed in the step favour, and only then (§13.2)
flaw-clause = the stratagem in force is the one lying out, or the one that Steamroll repeats (§13.3)
flaw-no-stratagem = the automaton acts only after drawing a stratagem (§13.3)
flaw-plan = a plan is the place in the row from 0, its token and a space, like 'plan 2 G3 M1a'; reasons are three numbers (§13.1)
flaw-no-plan = the automaton has picked up a token, so say its plan (§13.1)
flaw-wrong-turn = in this step it is the turn of the other seat (§13.1)

ending-wealth = Ended by 25 points of wealth
ending-stuck = Ended because a token could not be laid

## Components that can be changed, and what a report of balance counts

design-strength = Strength of each token
design-effect = Strengths that depend on the board
design-bonnie = Bonnie, when the marker is on the rival's side
design-assassin = what Assassin costs in every other district
design-gang-plain = Tokens of the orange and of the purple gang
design-gang-grey = Tokens of the grey gang, which plays in Los Angeles
design-gangs = Tokens of a gang together: as many as its kinds make
design-reinforcements = Reinforcement tokens of each kind; Bonnie and Sawn-off come on top, one each
design-stack = Reinforcements together, with Bonnie and Sawn-off: as many as their kinds make
design-start = Tokens behind each screen at the start
design-end = Points that end the game
design-new-york = New York, { $district }: points and spaces of each row from the top (L street, S river, M mixed), and the track
design-los-angeles = Los Angeles, { $district }: points and spaces (L street, S river, M mixed), the track, and where its arrows lead
design-hat = the field of the hat, which closes the district
design-coin = the field of this coin
design-bonus = points for reaching the hat
design-barrel = the field of barrel 1, which closes the district; two more follow
design-begins = in play from the start
design-arrows = districts that may follow it
mistake-components-arrow = leads to { $given }, which is nowhere; there are: { $known }
mistake-components-space = has the space { $given }; a space is like "L recruit 1", "S shot" or "M blank"
mistake-components-boards = New York would have { $count } spaces, more than the { $most } of Los Angeles
mistake-components-arrow-self = an arrow leads from { $given } to itself
mistake-components-no-start = no district of Los Angeles would be in play from the start
thing-district = { $district }, controlled
