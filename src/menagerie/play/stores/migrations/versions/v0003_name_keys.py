"""The keys of names are made with Unicode's table of look-alikes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from menagerie.play.data.names import cased_key, name_key

revision = "0003"
down_revision = "0002"

people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("created_at"))


def upgrade() -> None:
    """Make the keys of all accounts anew; of two that now look alike, the later keeps its name and an exact key."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.select(people.c.id, people.c.name, people.c.name_key)
        .where(people.c.name_key.is_not(None))
        .order_by(people.c.created_at, people.c.id)
    ).all()
    taken = {row.name_key for row in rows}
    for row in rows:
        wanted = [key for key in (name_key(row.name), cased_key(row.name)) if key not in taken or key == row.name_key]
        if wanted and wanted[0] != row.name_key:
            taken.add(wanted[0])
            connection.execute(people.update().where(people.c.id == row.id).values(name_key=wanted[0]))
