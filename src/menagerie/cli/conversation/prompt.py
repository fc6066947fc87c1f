"""Prompts: with completion on a terminal, plain from a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

LONGEST_TYPED = 2_000
"""Characters of a typed line that are used."""

MENU_LINES = 2
"""Lines below the prompt for completions; a small terminal has no more space."""


class Asker(Protocol):
    """Something that asks for a line."""

    def ask(self, prompt: str, hint: str, complete: Callable[[str], Sequence[str]]) -> str | None:
        """Return the next line without its end, or ``None`` when there will be no more."""


class PipeAsker:
    """Reads lines from standard input and echoes them, so the output reads like a session."""

    def ask(self, prompt: str, hint: str, complete: Callable[[str], Sequence[str]]) -> str | None:
        """Return the next line; the hint is ignored."""
        sys.stdout.write(f"{prompt} ")
        sys.stdout.flush()
        raw = sys.stdin.buffer.readline(LONGEST_TYPED)
        line = raw.decode("utf-8", "replace").strip()
        sys.stdout.write(f"{line}\n")
        return line if raw else None


class TerminalAsker:
    """Asks with prompt_toolkit: completion while typing, earlier lines with the arrow keys, a line of help below."""

    def __init__(self) -> None:
        """Set the prompt up; its library is slow to load, so it is imported here."""
        from prompt_toolkit import PromptSession  # noqa: PLC0415
        from prompt_toolkit.styles import Style  # noqa: PLC0415

        quiet = Style.from_dict({"bottom-toolbar": "noreverse", "prompt": "bold"})
        self.session: PromptSession[str] = PromptSession(style=quiet, complete_while_typing=True)

    def ask(self, prompt: str, hint: str, complete: Callable[[str], Sequence[str]]) -> str | None:
        """Return the next line, or ``None`` after Ctrl-D."""
        from prompt_toolkit.shortcuts import CompleteStyle  # noqa: PLC0415

        try:
            return self.session.prompt(
                [("class:prompt", f"{prompt} ")],
                completer=self.completer(complete),
                complete_style=CompleteStyle.MULTI_COLUMN,
                reserve_space_for_menu=MENU_LINES,
                bottom_toolbar=[("class:bottom-toolbar", f" {hint}")],
            )[:LONGEST_TYPED].strip()
        except EOFError:
            return None

    @staticmethod
    def completer(complete: Callable[[str], Sequence[str]]) -> Completer:
        """Offer the whole lines that `complete` finds for what stands before the cursor."""
        from prompt_toolkit.completion import Completer, Completion  # noqa: PLC0415

        class Lines(Completer):
            def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
                typed = document.text_before_cursor.lstrip()
                return (Completion(line, start_position=-len(typed)) for line in complete(typed))

        return Lines()


def begin_with(typed: str, lines: Iterable[str]) -> list[str]:
    """The lines that continue the typed text; case is ignored."""
    exact = [line for line in lines if line.startswith(typed)]
    return exact or [line for line in lines if line.lower().startswith(typed.lower())]
