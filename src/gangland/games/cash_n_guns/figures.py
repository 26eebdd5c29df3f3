"""What Cash 'n Guns promises."""

from gangland.engine.figures import Figures, SealedChoice

SIX_WITH_TALENTS = (6, {"talents": "random"})

FIGURES = Figures(
    position_bytes=1024,
    first_compile_seconds=25,
    plain=1_500,
    compiled=3_000_000,
    gpu=200_000_000,
    tables=(SIX_WITH_TALENTS,),
    gpu_tables=((6, {}),),
    gpu_batch=30_000_000,
    contests=(SIX_WITH_TALENTS,),
    # An even choice of two has 1 bit, an aim at one of three rivals 1.58.
    sealed=(SealedChoice("load", 0.5), SealedChoice("aim", 0.5)),
)
