# The balance report. Numbers come as texts, written as the language writes them.

mistake-balance-games = a report needs at least one random game, and no fewer than 0 games of bots
mistake-balance-bots = a bot is named twice
mistake-balance-extra = { $module } is not installed; install gangland[{ $extra }]

unit-points = points
field-playouts = random play
field-bot = the bot { $bot }
place-1 = first player
place-2 = second player
place-3 = third player
place-4 = fourth player
place-5 = fifth player
place-6 = sixth player
place-7 = seventh player
place-8 = eighth player

report-title = { $game }: balance report
report-intro = What happens when this game is played very often: by players who choose at random, and by bots from weak to strong. Each part begins with its answer. Ranges in brackets are 95 % intervals: the true figure lies within them in 19 of 20 such reports.
report-short = In short
report-changed = This report is about the changed game. What was changed:
report-change = { $path }: { $printed } → { $changed }
report-random-note = Random players know no plan: their games show what the rules alone do. Bots play to win, so trust them for what good players will meet.
report-data = The same figures as data: { $files }

fact-playouts = Random games
fact-bots = Games by bots
fact-bots-each = { $count } each: { $bots }
fact-bots-none = none
fact-seats = Players
fact-options = Options
fact-rules = Rules version
fact-seed = Seed
fact-program = Program

seats-question = Is every place in turn order worth the same?
seats-even = As far as these games tell, yes: with { $field } every place wins about its even share of { $even }.
seats-slight = Almost: with { $field } the { $best } wins most, { $share } of games ({ $low } – { $high }), a little more than the even share of { $even }.
seats-uneven = No: with { $field } the { $best } wins most, { $share } of games ({ $low } – { $high }), and the { $worst } least, { $least } ({ $least-low } – { $least-high }); the even share is { $even }.
seats-random = With random play the { $best } wins most: { $share } ({ $low } – { $high }).
seats-shared = A shared win counts as a part of one; with { $field } { $shared } of games are shared.
seats-axis = Share of wins
seats-line = even share

scores-question = What do players score?
scores-answer = With { $field } a player ends with { $mean } { $unit } on average ({ $low } – { $high }); nine scores of ten lie between { $from } and { $to }.
scores-axis = Final score ({ $unit })
scores-height = Share of scores

length-question = How long is a game?
length-answer = With { $field } a game takes { $moves } actions ({ $low } – { $high }) in { $turns } turns on average; nine games of ten take { $from } to { $to } actions, and the longest took { $longest }.
length-axis = Actions in a game
length-height = Share of games

lead-question = Does the lead change hands?
lead-answer = With { $field } the lead changes { $mean } times in a game on average ({ $low } – { $high }); in { $none } of games it never does.
lead-first = Whoever leads first wins { $share } of games ({ $low } – { $high }).
lead-how = A player has the lead from being alone in front by points until another one is; it is looked at between turns, with all cards counted, hidden ones too.
lead-axis = Lead changes in a game
lead-height = Share of games

decided-question = When is a game decided, and how close is it?
decided-answer = With { $field } the later winner leads for good from { $since } of the game on ({ $low } – { $high }), on average; in { $half } of games before its half, in { $late } only in its last tenth.
decided-margin = The winner is { $margin } { $unit } ahead of the next on average ({ $low } – { $high }), and { $close } of games are won by a tenth of the winner's { $unit } or less.
decided-nothing = With { $field } no game had one winner.
decided-axis = Part of the game that is over
decided-height = Games already decided
margin-axis = Ahead of the next ({ $unit })
margin-height = Share of games

things-question = What helps to win?
things-answer = With { $field } this goes most with winning: { $best }. Whoever has it wins more of the games than whoever has not, by { $lift } percentage points ({ $low } – { $high }).
things-worst = With { $field } this goes most with losing: { $worst }, by { $lift } percentage points ({ $low } – { $high }).
things-unclear = With { $field } there were too few games to tell of anything that its owner wins more often or less often.
things-how = Lift is the share of wins of those who have a thing at the end less the share of those who have not, compared place by place. It says what goes with winning, which need not be its cause: who is ahead can afford more.
things-axis = Lift: wins with it less wins without it
things-thing = Thing
things-held = Held
things-wins = Wins with it
things-lift = Lift
things-interval = 95 % interval
things-all = All of them, with { $field }

unused-question = What is never used?
unused-none = Nothing: every action was taken, every ending seen and everything held at least once.
unused-answer = Actions that nobody took in any game: { $count } of { $all }; actions that only random players took, and no bot: { $unwanted }.
unused-actions = In none of { $games } games, so in fewer than { $rare } of them (actions of other numbers of players or options are among them):
unused-unwanted = Possible, but no bot wanted it in { $games } games:
unused-things = Held by nobody at the end:
unused-endings = Endings that were never seen:
unused-endings-seen = How games end, with { $field }:
unused-ending = { $ending }: { $share } ({ $low } – { $high })

compare-question = What does the change do?
compare-fairer = With { $field } the seats are more even with the change: in { $games } deals the gap between the best and the worst seat changes by { $gap } percentage points ({ $low } – { $high }).
compare-less-fair = With { $field } the seats are less even with the change: in { $games } deals the gap between the best and the worst seat changes by { $gap } percentage points ({ $low } – { $high }).
compare-as-fair = With { $field } these games do not tell whether the seats are more or less even with the change: in { $games } deals the gap between the best and the worst seat changes by { $gap } percentage points ({ $low } – { $high }).
compare-how = The same deals were played as printed and changed; an interval is that of the differences deal by deal. Seats are those at the table, whoever begins.
compare-figure = Figure
compare-printed = Printed
compare-changed = Changed
compare-difference = Difference
compare-wins = Seat { $seat } wins
compare-points = Seat { $seat }, { $unit }
compare-gap = Best less worst seat
compare-shared = Shared victories
compare-length = Actions
compare-turns = Turns
compare-axis = Changed less printed: share of wins

how-question = How was this measured?
how-answer = Anyone can measure it again: the same command gives the same figures on any machine.
how-bots = Each bot plays all seats of a game. The number after its name is how many times it looks ahead for a decision: with more of them it plays better.
how-intervals = Intervals: of shares after Wilson, of means after Student, of lifts after Newcombe, where places err together at worst. What was never seen in n games is rarer than 3 in n with 95 % confidence.
how-components = The exact components of this report, as `gangland components` writes them

figures-all = All figures, with their intervals
row-wins = { $place }, wins
row-points = { $place }, { $unit }
row-deviation = { $place }, standard deviation
row-changes = Lead changes
row-none = No lead change
row-first = The first leader wins
row-since = The winner leads for good from
row-by_half = ... before half of the game
row-in_the_last_tenth = ... in its last tenth
row-by_rule = Won without leading by points
row-close = Won by a tenth or less
row-margin = Ahead of the next, { $unit }
