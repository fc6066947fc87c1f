"""The migrations of the database, in `versions`, which Alembic runs."""
