"""Every kind of action in Standoff: its numbers and words, who may do it when, what it does."""

from gangland.engine.actions import Actions
from gangland.engine.kinds import Kind
from tests.engine.standoff import rules
from tests.engine.standoff.components import MAX_SEATS, NAMES, RANKS
from tests.engine.standoff.refusals import NO_SUCH_ACTION

ACTIONS = Actions(
    Kind(
        "choose", items=(range(RANKS),), text=lambda rank: f"choose {NAMES[rank]}",
        about=lambda rank: {"rank": rank + 1}, why_not=rules.why_not_choose, does=rules.choose, hidden=True,
    ),
    Kind("loot", why_not=rules.why_not_decide, does=rules.loot),
    Kind(
        "hit", items=(range(MAX_SEATS),), text=lambda seat: f"hit {seat}", about=lambda seat: {"player": seat},
        why_not=rules.why_not_hit, does=rules.hit,
    ),
    guard=rules.why_not_act,
    unknown=NO_SUCH_ACTION,
)  # fmt: skip
LOOT, HIT = ACTIONS.first("loot", "hit")
COUNT = len(ACTIONS)
