"""How strong each level of bots plays this game: found by playing."""

from gangland.engine.bots import BotSettings, patient, weak

BOTS = BotSettings(
    levels={
        "street-kid": weak(48, 0.57),
        "pickpocket": weak(92, 0.465),
        "enforcer": weak(387, 0.25),
        "consigliere": patient(2_000, 0.05),
    },
)
