"""The gate by WebSocket: a connection at a table, what it says and what it is told."""
