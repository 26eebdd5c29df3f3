"""What if a component were another one? Variants of a game, files of components, and printed against changed."""
