"""Bots against bots: the same deals for everyone, every finished game kept, and figures with their intervals."""
