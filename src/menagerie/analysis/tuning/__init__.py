"""Tuning of evaluation weights by self-play."""

from __future__ import annotations

from menagerie.analysis.tuning.tuning import Settings, tune

__all__ = ["Settings", "tune"]
