trial-no-postgres = tymczasowy serwer PostgreSQL nie wystartował: { $what }
trial-postgres-missing = PostgreSQL nie jest zainstalowany, więc tej części nie da się wypróbować
trial-no-server = badany serwer nie wystartował
trial-no-bots = żaden proces nie myśli za boty, więc żadnego nie można zabić
