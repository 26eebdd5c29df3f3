"""The gate: everything that comes from outside, by HTTP or by socket, and everything that goes out."""
