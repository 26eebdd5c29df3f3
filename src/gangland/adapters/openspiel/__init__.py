"""Every game as an OpenSpiel game: `gangland_famiglia`, `gangland_five_points` and so on.

>>> import pyspiel
>>> import gangland.adapters.openspiel
>>> game = pyspiel.load_game("gangland_famiglia(memory=closed)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'pass'

The parameters are `players` and the options of the game. Sealed choices are asked one seat after another, and nobody's
information tells anything of them until all are made. The deal is explicit chance, as `docs/openspiel.md` says.
"""

from gangland.adapters.openspiel.game import SpielGame, name_of, register_all
from gangland.adapters.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState", "name_of"]

register_all()
