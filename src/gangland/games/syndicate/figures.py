"""What Syndicate promises."""

from gangland.engine.figures import Figures
from gangland.games.syndicate.components import BOARD_NAMES, SEATS

NEW_YORK, LOS_ANGELES = ((SEATS, {"board": name}) for name in BOARD_NAMES)

FIGURES = Figures(
    position_bytes=768,
    first_compile_seconds=25,
    plain=1_500,
    compiled=3_000_000,
    gpu=300_000_000,
    tables=(NEW_YORK, LOS_ANGELES),
    contests=(LOS_ANGELES,),
    beats_random=True,
)
