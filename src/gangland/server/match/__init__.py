"""The pure core of a match on the server: no clock of its own, no network, no database, no waiting."""
