"""What Famiglia promises."""

from gangland.engine.figures import Figures

FIGURES = Figures(
    position_bytes=256,
    first_compile_seconds=12,
    plain=5_000,
    compiled=8_000_000,
    gpu=1_500_000_000,
    batch=5_000_000,
    gpu_batch=200_000_000,
    nodes=1.7,
    looks=60_000,
    peer="gin_rummy",  # 109 decisions; about 90 here, when nobody passes idly
    beats_random=True,
)
