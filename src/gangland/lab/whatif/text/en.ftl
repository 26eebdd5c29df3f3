### What the components of each game are, as comments in the file of components.

design-head = { $game }: the components as they are printed.
design-how = Change what you like, leave out what stays, and compare: { $command } FILE
design-doubt = What is marked "{ $mark }" was found in no source: the number is ours.
design-reconstructed = reconstructed
