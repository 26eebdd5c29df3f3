"""How strong each level of bots plays this game: found by playing."""

from gangland.engine.bots import BotSettings, patient, weak

BOTS = BotSettings(
    levels={
        "street-kid": weak(275, 0.29),
        "pickpocket": weak(700, 0.175),
        "enforcer": weak(2_000, 0.075),
        "consigliere": patient(7_500, 0.01),
    },
)
