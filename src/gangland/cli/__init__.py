"""The command `gangland`."""
