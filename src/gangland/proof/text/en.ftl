trial-no-postgres = the temporary PostgreSQL server did not start: { $what }
trial-postgres-missing = PostgreSQL is not installed, so that part can't be tried
trial-no-server = the server under trial did not start
trial-no-bots = no process thinks for bots, so none can be killed
