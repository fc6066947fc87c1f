"""The whole API against its own description: schemathesis sends what is allowed and what is not, and finds nothing."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.process import ServerProcess

RATES = ("REQUESTS", "ACCOUNT_REQUESTS", "GUESTS", "SIGN_INS", "REPORTS", "CHAT", "MATCHES")
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "413", "422", "429"]
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "422", "429"]
"""
"""What fits the description may still be refused for what it means: a game that there is not, a name that is taken."""
ENDING = ("/api/sessions/current", "/api/me/deletion", "/api/me/account")
"""What ends the session that all other requests are sent with; they are asked without one."""


@pytest.mark.slow
@pytest.mark.parametrize("known", [True, False])
def test_schemathesis_finds_nothing(serve: Callable[..., ServerProcess], tmp_path: Path, *, known: bool) -> None:
    """Every answer to requests of a guest and of a stranger is as the description says, and none is a failure."""
    server = serve(**{f"MENAGERIE_LIMITS_{rate}": "1000000" for rate in RATES})
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION, encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(tmp_path / "schemathesis.toml")]
    command += ["run", f"{server.url}/api/openapi.json", "--seed=1", "--no-color", "--max-examples=3", "--no-shrink"]
    command += ["--phases=examples,coverage,fuzzing", "--request-timeout=60", "--suppress-health-check=all"]
    if known:
        with server.client() as browser:
            browser.post("/api/me")
            command += ["--header", f"Cookie: menagerie={browser.cookies['menagerie']}"]
        command += [option for path in ENDING for option in ("--exclude-path", path)]
    else:
        command += [option for path in ENDING for option in ("--include-path", path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"server/failure"' not in server.said()
    assert "Traceback" not in server.said()
