"""What Five Points promises."""

from gangland.engine.figures import Figures

FIGURES = Figures(
    position_bytes=384,
    first_compile_seconds=15,
    plain=3_000,
    compiled=5_000_000,
    gpu=600_000_000,
    beats_random=True,
)
