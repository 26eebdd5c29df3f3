"""Which way the rules run where nobody says: the one place that reads `GANGLAND_RULES`."""

import os

from gangland.engine.rules import Way

SETTING = "GANGLAND_RULES"


def wanted_way() -> Way:
    """Compiled, unless `GANGLAND_RULES=plain`."""
    return "plain" if os.environ.get(SETTING) == "plain" else "compiled"
