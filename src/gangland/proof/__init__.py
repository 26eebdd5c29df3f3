"""How the promises of the server are tried: load, kills, faults, and one checker of what must hold after each."""
