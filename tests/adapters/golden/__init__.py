"""Whole games as the adapters show them: a change shows as a diff."""
