"""How strong each level of bots plays this game: found by playing."""

from gangland.engine.bots import BotSettings, patient, weak

BOTS = BotSettings(
    levels={
        "street-kid": weak(68, 0.51),
        "pickpocket": weak(268, 0.3),
        "enforcer": weak(671, 0.175),
        "consigliere": patient(2_000, 0.05),
    },
)
