"""Running the server: start-up, backup, restore, and the looks at whether all is well."""
