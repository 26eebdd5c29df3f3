"""Is a game fair, and what decides it? Random playouts and games of bots, counted, with intervals, as one report."""

PACKAGE = "gangland.lab.balance"  # where its texts lie
