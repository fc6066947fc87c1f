"""Until when somebody may say nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the moment to people; nobody is muted."""
    op.add_column("people", sa.Column("muted_until", sa.BigInteger(), nullable=True))
