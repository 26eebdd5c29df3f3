"""A copy of the database by a process that does not step aside: beside busy tests it would hardly get its turn."""

from gangland.server.run import hourly

if __name__ == "__main__":
    hourly.KINDNESS = 0
    hourly.main()
