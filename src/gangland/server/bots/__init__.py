"""Who thinks for the bots: processes of this machine, or with PostgreSQL jobs that any server process takes."""
