"""What the backs of cards tell in The Boss."""

from gangland.engine.rule import rule
from gangland.games.the_boss.components import COUNT_OF, FIRST_OF


@rule
def count_backs(cards: int, city: int) -> int:
    """§3.3 How many of some cards, given as bits, have the back of the city."""
    count = 0
    for nth in range(COUNT_OF[city]):
        count += (cards >> (FIRST_OF[city] + nth)) & 1
    return count
