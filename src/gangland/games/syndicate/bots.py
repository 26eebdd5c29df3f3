"""How strong each level of bots plays this game, and how the search looks ahead: found by playing."""

from gangland.engine.bots import BotSettings, SearchParameters, patient, weak

BOTS = BotSettings(
    levels={
        "street-kid": weak(130, 0.39),
        "pickpocket": weak(310, 0.27),
        "enforcer": weak(730, 0.165),
        "consigliere": patient(2_000, 0.05),
    },
    # What an action was worth elsewhere says less here: habits misled (30 % of 60 games against these).
    search=SearchParameters(habit=75, rivals=1),
)
