"""A copy of the database by a process that does not step aside: beside busy tests it would hardly get its turn."""

from gangland.server.run import backup_schedule

if __name__ == "__main__":
    backup_schedule.KINDNESS = 0
    backup_schedule.main()
