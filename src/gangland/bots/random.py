"""Any legal action, each as likely."""

from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rules import Rules


def choose(rules: Rules, position: Position, seat: int, seats: int, seed: int) -> int:
    """Draws with the randomness of the guess it is handed, which comes from its seed."""
    actions = rules.legal(position, seat)
    return actions[below(position, len(actions))]
