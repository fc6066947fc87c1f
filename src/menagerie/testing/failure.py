"""The error that names a broken promise of a game."""

from __future__ import annotations


class ConformanceFailure(AssertionError):
    """A promise that a game does not keep; the message names the game, the position, the move and both values."""

    def __init__(self, subject: str, problem: str, evidence: dict[str, object]) -> None:
        """Keep the parts, so that a program can read them too."""
        lines = [f"{subject}: {problem}", *(f"  {name}: {value}" for name, value in evidence.items())]
        super().__init__("\n".join(lines))
        self.subject = subject
        self.problem = problem
        self.evidence = evidence
