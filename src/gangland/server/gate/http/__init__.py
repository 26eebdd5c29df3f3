"""The gate by HTTP: people, tables, games, replays, and the browser's files."""
