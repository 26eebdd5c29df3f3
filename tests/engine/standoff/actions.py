"""Every choice in Standoff as a number, and its words."""

from gangland.engine.actions import Actions
from gangland.engine.messages import message
from tests.engine.standoff.components import MAX_SEATS, NAMES

ACTIONS = Actions()
CHOOSE = ACTIONS.add("choose", [f"choose {name}" for name in NAMES], lambda nth: message("action-choose", rank=nth + 1))
LOOT = ACTIONS.add("loot", ["loot"], lambda _: message("action-loot"))
HIT = ACTIONS.add("hit", [f"hit {seat}" for seat in range(MAX_SEATS)], lambda nth: message("action-hit", player=nth))
COUNT = len(ACTIONS)
