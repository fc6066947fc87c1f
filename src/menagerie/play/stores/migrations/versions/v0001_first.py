"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG, INT, TEXT = sa.BigInteger, sa.Integer, sa.String
BOOL, BYTES, JSON, REAL = sa.Boolean, sa.LargeBinary, sa.JSON, sa.Double


def upgrade() -> None:
    """Create everything."""
    create_matches()
    create_logs()
    create_people()
    create_ratings()
    create_talk()
    create_service()


def create_matches() -> None:
    """Matches, and who is in them."""
    op.create_table(
        "matches",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("edition", TEXT, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("settings", JSON, nullable=False),
        sa.Column("clock", TEXT, nullable=False),
        sa.Column("joining", TEXT, nullable=False),
        sa.Column("rated", BOOL, nullable=False),
        sa.Column("public", BOOL, nullable=False),
        sa.Column("host", TEXT, nullable=True),
        sa.Column("status", TEXT, nullable=False),
        sa.Column("to_act", INT, nullable=True),
        sa.Column("deadline", BIG, nullable=True),
        sa.Column("finished_at", BIG, nullable=True),
        sa.Column("result", JSON, nullable=True),
        sa.Column("last_number", INT, nullable=False),
        sa.Column("last_line", INT, server_default=sa.text("0"), nullable=False),
        sa.Column("active_at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(
        "ix_matches_deadline",
        "matches",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index(op.f("ix_matches_host_status"), "matches", ["host", "status"])
    op.create_index(op.f("ix_matches_status_active_at"), "matches", ["status", "active_at"])
    op.create_index(op.f("ix_matches_status_joining_created_at"), "matches", ["status", "joining", "created_at"])
    op.create_table(
        "seats",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("seat", INT, autoincrement=False, nullable=False),
        sa.Column("person", TEXT, nullable=True),
        sa.Column("bot", TEXT, nullable=True),
        sa.Column("name", TEXT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seats_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"])
    op.create_table(
        "invited",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_invited_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "person", name=op.f("pk_invited")),
    )
    op.create_index(op.f("ix_invited_person"), "invited", ["person"])


def create_logs() -> None:
    """The logs of matches, and what must not be seen in a list."""
    op.create_table(
        "entries",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("number", INT, autoincrement=False, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("client_id", TEXT, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_entries_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "answers",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("client_id", TEXT, nullable=False),
        sa.Column("after", INT, nullable=False),
        sa.Column("number", INT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_answers_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "client_id", name=op.f("pk_answers")),
    )
    op.create_table(
        "secrets",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("seed", BYTES, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_secrets_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_secrets")),
    )


def create_people() -> None:
    """People and their sessions."""
    op.create_table(
        "people",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("name", TEXT, nullable=False),
        sa.Column("name_key", TEXT, nullable=True),
        sa.Column("password", TEXT, nullable=True),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("deleted_at", BIG, nullable=True),
        sa.Column("preferences", JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("name_key", name=op.f("uq_people_name_key")),
    )
    op.create_table(
        "sessions",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("seen_at", BIG, nullable=False),
        sa.Column("user_agent", TEXT, nullable=False),
        sa.Column("revoked_at", BIG, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", TEXT, nullable=False),
        sa.Column("other", TEXT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_blocks_other")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other"), "blocks", ["other"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", TEXT, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.Column("keys", JSON, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_push_subscriptions_person")),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_push_subscriptions")),
    )
    op.create_index(op.f("ix_push_subscriptions_person"), "push_subscriptions", ["person"])


def create_ratings() -> None:
    """Ratings and how they came about."""
    op.create_table(
        "ratings",
        sa.Column("who", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("mu", REAL, nullable=False),
        sa.Column("sigma", REAL, nullable=False),
        sa.Column("games", INT, nullable=False),
        sa.Column("ordinal", REAL, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_ordinal"), "ratings", ["game", "ordinal"])
    op.create_table(
        "rating_changes",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("who", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("mu_before", REAL, nullable=False),
        sa.Column("sigma_before", REAL, nullable=False),
        sa.Column("mu", REAL, nullable=False),
        sa.Column("sigma", REAL, nullable=False),
        sa.Column("games", INT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_rating_changes_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "who", name=op.f("pk_rating_changes")),
    )
    op.create_index(op.f("ix_rating_changes_who_game_at"), "rating_changes", ["who", "game", "at"])


def create_talk() -> None:
    """What is said, and complaints."""
    op.create_table(
        "chat",
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("number", INT, autoincrement=False, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("text", TEXT, nullable=True),
        sa.Column("phrase", TEXT, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_chat_match_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", INT, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.Column("about", TEXT, nullable=False),
        sa.Column("reason", TEXT, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("match_id", TEXT, nullable=True),
        sa.Column("line", INT, nullable=True),
        sa.Column("settled_at", BIG, nullable=True),
        sa.Column("note", TEXT, server_default=sa.text("''"), nullable=False),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name=op.f("fk_reports_about")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_reports_match_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_settled_at_id"), "reports", ["settled_at", "id"])


def create_service() -> None:
    """Work in the background, and what servers keep for themselves."""
    op.create_table(
        "jobs",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("person", TEXT, nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("match_id", TEXT, nullable=True),
        sa.Column("request", JSON, nullable=False),
        sa.Column("status", TEXT, nullable=False),
        sa.Column("progress", REAL, nullable=False),
        sa.Column("result", JSON, nullable=True),
        sa.Column("error", TEXT, nullable=True),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("updated_at", BIG, nullable=False),
        sa.Column("worker", TEXT, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_jobs_match_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_jobs_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
    )
    op.create_index(op.f("ix_jobs_person_created_at"), "jobs", ["person", "created_at"])
    op.create_index(op.f("ix_jobs_status_created_at"), "jobs", ["status", "created_at"])
    op.create_table(
        "keepsakes",
        sa.Column("name", TEXT, nullable=False),
        sa.Column("value", BYTES, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keepsakes")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", INT, autoincrement=False, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
