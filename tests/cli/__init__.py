"""Tests of the command `gangland`."""
