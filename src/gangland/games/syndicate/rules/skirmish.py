"""Finished skirmishes (§7) and closed districts (§8)."""

from gangland.engine.bits import lowest_bit
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AFTER_LAST_ROW,
    AMOUNT_OF,
    ASSASSIN_ELSEWHERE,
    CLOSES,
    DISTRICT_OF,
    EFFECT_OF,
    FIRST_COIN,
    FIRST_ROW,
    FIRST_SPACE,
    FIRST_SPACE_OF_DISTRICT,
    HAT_BONUS,
    LA,
    POINTS_OF_ROW,
    SECOND_COIN,
    WORTH_PERFORMING,
    ZA,
)
from gangland.games.syndicate.refusals import NOTHING_LEFT_THERE
from gangland.games.syndicate.rules.control import advance_elsewhere, advance_here, lead_of
from gangland.games.syndicate.rules.effects import forget_effect, other_districts
from gangland.games.syndicate.state import BACKING, FREE, OPENING, PERFORM, WORKING


@rule
def fight(state: Position) -> None:
    """§6.1 The marker moves by the strength, §11.6 Zamachowiec's price is paid (R14), and the skirmish may end."""
    seat, district = int(state.turn), int(state.district)
    advance_here(state, int(state.strength))
    state.strength = 0
    if state.last[seat] == ZA:
        pay_for_assassin(state)
    if lead_of(state, seat, district) >= CLOSES[district]:
        close_by_marker(state)
    else:
        finish_rows(state)


@rule
def pay_for_assassin(state: Position) -> None:
    """§11.6 In every other district in play the marker moves toward the rival, §8.4 never so far as to close it."""
    others = other_districts(state)
    while others != 0:
        advance_elsewhere(state, 1 - int(state.turn), int(lowest_bit(others)), int(ASSASSIN_ELSEWHERE))
        others &= others - 1


@rule
def finish_rows(state: Position) -> None:
    """§7.1 The active row if it is full, R10, R24 and the next ones that are; §8.1 after the last it closes."""
    district = int(state.district)
    row = int(state.active[district])
    state.stage = BACKING
    while row < AFTER_LAST_ROW[district] and state.free[row] == 0:
        score_row(state, district, row)
        row += 1
    state.active[district] = row
    if row == AFTER_LAST_ROW[district]:
        shut(state, district)
        state.stage = OPENING if state.board == LA else BACKING  # §12.2


@rule
def score_row(state: Position, district: int, row: int) -> None:
    """§7.1 The points of the row for who controls the district, §7.2 and a coin; §7.3, R15 at the centre for both."""
    marker = state.marker[district]
    points = int(POINTS_OF_ROW[row])
    if marker == 0:
        state.money[0] += points
        state.money[1] += points
    else:
        state.money[int(marker < 0)] += points + coin(district, abs(int(marker)))


@rule
def coin(district: int, lead: int) -> int:
    """§7.2 One point from the first coin on, two from the second."""
    return int(lead >= FIRST_COIN[district]) + int(lead >= SECOND_COIN[district])


@rule
def shut(state: Position, district: int) -> None:
    """§8.1 A closed district is out of play and has no active row."""
    state.in_play ^= 1 << district
    state.closed |= 1 << district
    state.active[district] = AFTER_LAST_ROW[district]


@rule
def close_by_marker(state: Position) -> None:
    """§8.2, §12.3 The hat or a barrel: points of all rows not finished yet, the bonus, then their free spaces.

    §8.3, R4: a row that the same token has filled brings its points and no coin, so it counts like the others.
    """
    district = int(state.district)
    points = int(HAT_BONUS[district])
    for row in range(state.active[district], AFTER_LAST_ROW[district]):
        points += POINTS_OF_ROW[row]
    state.money[state.turn] += points
    state.left = free_effects(state, district)
    state.barrels = barrels_won(state)
    shut(state, district)
    state.stage = FREE


@rule
def barrels_won(state: Position) -> int:
    """§12.3, R21 The barrel in Los Angeles on which the marker has stopped; 0 for none."""
    district = int(state.district)
    beyond = lead_of(state, int(state.turn), district) - CLOSES[district] + 1
    return max(beyond, 0) if state.board == LA else 0


# The free spaces of a closed district


@rule
def free_effects(state: Position, district: int) -> int:
    """§8.2, R5 The free spaces whose effect is worth performing, as bits from the district's first space on."""
    spaces = 0
    for row in range(FIRST_ROW[district], AFTER_LAST_ROW[district]):
        worth = state.free[row] & int(WORTH_PERFORMING[row])
        spaces |= worth << int(FIRST_SPACE[row] - FIRST_SPACE_OF_DISTRICT[district])
    return spaces


@rule
def perform_free(state: Position) -> None:
    """§8.2, R6 The player says which comes next; the last one needs no question."""
    if state.left == 0:
        state.stage = OPENING if state.board == LA else BACKING
    elif state.left & (state.left - 1) != 0:
        forget_effect(state)
        state.step = PERFORM
    else:
        perform_space(state, int(FIRST_SPACE_OF_DISTRICT[state.district]) + lowest_bit(state.left))


@rule
def why_not_perform(state: Position, space: int) -> int:
    """§8.2 A free space of the closed district whose effect is still due."""
    if DISTRICT_OF[space] != state.district:
        return NOTHING_LEFT_THERE
    nth = int(space - FIRST_SPACE_OF_DISTRICT[state.district])
    return ALLOWED if (state.left >> nth) & 1 else NOTHING_LEFT_THERE


@rule
def perform_space(state: Position, space: int) -> None:
    """§8.2 Its effect is due, once."""
    state.left ^= 1 << int(space - FIRST_SPACE_OF_DISTRICT[state.district])
    state.effect = EFFECT_OF[space]
    state.amount = AMOUNT_OF[space]
    state.times = 1
    state.step = WORKING
