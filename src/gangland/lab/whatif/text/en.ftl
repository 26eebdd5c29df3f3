### What the components of each game are, as comments in the file of components.

design-head = { $game }: the components as they are printed.
design-how = Change what you like, leave out what stays, and compare: { $command } FILE
design-doubt = What is marked "{ $mark }" was found in no source: the number is ours.
design-reconstructed = reconstructed

## Famiglia

design-famiglia-copies = Cards of each value in each of the four families; every player begins with a 0 of each
design-famiglia-red = Victory points of a card of La Famiglia (red), by its value
design-famiglia-sixteen = one source says 16
design-famiglia-others = Victory points of a card of the other three families, by its value
design-famiglia-street = Cards laid on an empty street

## Five Points

design-five-copies = Cards of each of the eight gangs
design-five-influence = Influence cards dealt to each player
design-five-influence-most = with two or three players
design-five-influence-few = with four players
design-five-points = Points of an allied card in the Heart, in No Man's Land and at the top

## The Boss

design-boss-cards = Cards of each city: 0 to 9 dollars, g revolver, h hospital, p prison, e exile; each at most once
design-boss-hand = Cards dealt to each player, and turns in a round
design-boss-gangsters = Gangsters of each player
design-boss-police = The police cards: gold, silver or double
design-boss-badges = badges of one colour that end the game
design-boss-turn = the turn of each round before which a police card is turned

## Cash 'n Guns

design-cash-loot = Loot cards of each kind
design-cash-worth = What they are worth, in thousands
design-cash-collection = What a collection of so many paintings is worth, in thousands
design-cash-diamonds = For the most diamond cards, in thousands
design-cash-bullets = Bullets of each player
design-cash-rounds = Rounds, and the loot for them
design-cash-rounds-count = rounds
design-cash-rounds-stack = loot cards turned in each round
design-cash-rounds-loot = loot cards together: as many as their kinds make
design-cash-wounds = Wounds that put a player out

## Syndicate

design-syndicate-strength = Strength of each token
design-syndicate-effect = Strengths that depend on the board
design-syndicate-bonnie = Bonnie, when the marker is on the rival's side
design-syndicate-assassin = what Assassin costs in every other district
design-syndicate-gang-plain = Tokens of the orange and of the purple gang
design-syndicate-gang-grey = Tokens of the grey gang, which plays in Los Angeles
design-syndicate-gangs = Tokens of a gang together: as many as its kinds make
design-syndicate-reinforcements = Reinforcement tokens of each kind; Bonnie and Sawn-off come on top, one each
design-syndicate-stack = Reinforcements together, with Bonnie and Sawn-off: as many as their kinds make
design-syndicate-start = Tokens behind each screen at the start
design-syndicate-end = Points that end the game
design-syndicate-new-york = New York, { $district }: points and spaces of each row from the top (L street, S river, M mixed), and the track
design-syndicate-los-angeles = Los Angeles, { $district }: points and spaces (L street, S river, M mixed), the track, and where its arrows lead
design-syndicate-hat = the field of the hat, which closes the district
design-syndicate-coin = the field of this coin
design-syndicate-bonus = points for reaching the hat
design-syndicate-barrel = the field of barrel 1, which closes the district; two more follow
design-syndicate-begins = in play from the start
design-syndicate-arrows = districts that may follow it
