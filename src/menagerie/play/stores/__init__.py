"""Stores on a database: SQLite for one server, PostgreSQL for several that share it."""
