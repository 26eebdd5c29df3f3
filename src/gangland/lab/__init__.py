"""Many games at once: simulations, benchmarks, tables."""
