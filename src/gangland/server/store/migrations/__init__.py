"""The steps by which the schema came to be, as Alembic takes them.

Expand, then contract: a release may add; what an older release still uses goes one release later. Events are never
rewritten. A function of the database that changes gets a new name, because old and new servers run side by side.
"""
