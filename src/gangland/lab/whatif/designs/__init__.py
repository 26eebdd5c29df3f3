"""What can be changed, a table for each game; the names of its components are those of the rulebook."""
