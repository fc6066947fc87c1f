"""What Alembic runs for each command: the migrations, on the connection that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from menagerie.play.stores.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
