"""The components of a game that a designer may change: where they stand, what they may be, what must hold of them all.

`components.py` has the types that a game fills in its `design.py`; `domains.py` says what one component may be.
"""
