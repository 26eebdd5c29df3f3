"""People: guests and accounts, their sessions and tickets, what they may do how often, and their data."""
