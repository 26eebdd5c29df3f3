"""What a seat can't know in Cash 'n Guns, drawn anew: sealed choices, stolen loot, loot to come, and bullets.

Everything hidden is first laid in an order that says nothing. So two positions that the seat can't tell apart give the
same guess from the same chance: what a bot thinks does not depend on what it may not know.
"""

from gangland.engine.cards import sort_cards
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import COUNT_BITS
from gangland.games.cash_n_guns.knowledge import doubtful
from gangland.games.cash_n_guns.redeal.bullets import redeal_bullets
from gangland.games.cash_n_guns.redeal.choices import redraw_choices
from gangland.games.cash_n_guns.redeal.thefts import redraw_thefts
from gangland.games.cash_n_guns.rules.bullets import recount


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.2, §3.3 Other bullets in other hands, other sealed choices, other stolen cards, other loot to come."""
    if doubtful(state, seat):
        redraw_thefts(state, seat)
    redeal_bullets(state, seat)
    redraw_choices(state, seat)
    recount(state)
    sort_cards(state.deck, 0, state.deck_size, COUNT_BITS)
    shuffle(state, state.deck, 0, state.deck_size)
