"""What a move amounts to for a player, whatever its city: two professionals go where much is to be had.

What lies hidden at a city a player can tell only from the cards of it that are in sight (§5.1): its prospect is what
the others are worth on average.
"""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import CHICAGO, CITY_OF, COUNT_OF, FIRST_OF, KIND_OF, MONEY_OF, NOTHING, PROFIT
from gangland.games.the_boss.rules.chicago import chicago_sum, share
from gangland.games.the_boss.rules.profits import leader

PROSPECTS = 8  # in steps of half a dollar
SANCTION = -1  # dollars that a sanction counts
FEW = 4  # professionals in a crowd are told apart below this
MOST_OF_PROFIT = 2  # cards of up to $1, up to $3, above; then sanctions
SORTS = MOST_OF_PROFIT + 2
NOBODYS, OWN, ANOTHERS = range(3)
OF_SENDING = PROSPECTS * FEW * 2 * 2  # without and with amateurs; where the player leads, and where not
OF_LAYING = (ANOTHERS + 1) * SORTS


@rule
def prospect(state: Position, seat: int, city: int) -> int:
    """§9.2, §9.3 What the leader of a city may hope for; §6.2 in Chicago the half that is to be shared now."""
    if city == CHICAGO:
        return min(2 * share(chicago_sum(state)), PROSPECTS - 1)
    in_sight = state.hand[seat]
    for nth in range(state.laid_count[city]):
        in_sight |= 1 << int(state.laid[city, nth])
    dollars, unseen = 0, 0
    for card in range(FIRST_OF[city], FIRST_OF[city] + COUNT_OF[city]):
        if (in_sight >> card) & 1 == 0:
            unseen += 1
            dollars += MONEY_OF[card] if KIND_OF[card] == PROFIT else SANCTION
    return min(max(2 * dollars // max(unseen, 1), 0), PROSPECTS - 1)


@rule
def gist_of_sending(state: Position, seat: int, city: int, professionals: int, amateurs: int) -> int:
    """§4.1 Where to by its prospect, with how many, and whether the player leads there already."""
    company = min(professionals, FEW - 1) * 2 + int(amateurs > 0)
    return (prospect(state, seat, city) * FEW * 2 + company) * 2 + int(leader(state, city) == seat)


@rule
def gist_of_laying(state: Position, seat: int, card: int) -> int:
    """§5.1 A card that promises the rest of its city more or less, and who would have it."""
    ahead = leader(state, CITY_OF[card])
    whose = NOBODYS if ahead == NOTHING else OWN if ahead == seat else ANOTHERS
    sort = min(MONEY_OF[card] // 2, MOST_OF_PROFIT) if KIND_OF[card] == PROFIT else SORTS - 1
    return whose * SORTS + int(sort)
