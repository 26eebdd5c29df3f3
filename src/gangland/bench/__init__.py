"""What measures Gangland itself: its speed beside other engines, the promises of its bots, the kit on many games."""
