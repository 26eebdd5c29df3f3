"""Is a game fair, and what decides it? Random playouts and games of bots, counted, with intervals, as one report."""
