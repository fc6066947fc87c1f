"""Indexes by which somebody's name is found without a look at every entry, and complaints by whom they concern."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NAMING = sa.text("kind IN ('renamed', 'seated')")


def upgrade() -> None:
    """Add the indexes."""
    op.create_index(
        "ix_entries_naming", "entries", ["match_id", "number"], sqlite_where=NAMING, postgresql_where=NAMING
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])
