"""A new file that is there whole or not at all, and that nobody else may read.

Where the system can, the file has no name until it is complete: of a process that is killed nothing is left. Elsewhere
it is written beside its place, and what a killed process left there is removed by the next one.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OURS = 0o600
"""Nobody but the owner may read it."""
PART = ".menagerie-part"
"""How the name of a file ends that is not complete."""
WITHOUT_A_NAME = {errno.EOPNOTSUPP, errno.EISDIR, errno.ENOENT, errno.EINVAL}
"""What systems and file systems say that cannot make a file without a name."""


@contextmanager
def new_file(target: Path) -> Iterator[IO[bytes]]:
    """Write a file that appears under its name, on the disk, when the context ends well; none is replaced."""
    remove_parts(target.parent)
    descriptor, part = nameless(target), None
    if descriptor is None:
        part = target.with_name(f".{target.name}{PART}")
        descriptor = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OURS)
        hold(descriptor)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
            give_name(raw.fileno(), part, target)
        sync_folder(target.parent)
    finally:
        if part is not None:
            with suppress(OSError):
                part.unlink()


def nameless(target: Path) -> int | None:
    """Open a file without a name in the folder of another, if the system can."""
    flag = getattr(os, "O_TMPFILE", None)
    if flag is None or not os.path.isdir("/proc/self/fd"):  # noqa: PTH112 - a fixed path
        return None
    try:
        return os.open(target.parent, flag | os.O_WRONLY, OURS)
    except OSError as error:
        if error.errno in WITHOUT_A_NAME and target.parent.is_dir():
            return None
        raise


def give_name(descriptor: int, part: Path | None, target: Path) -> None:
    """Let a complete file appear."""
    if part is not None:
        os.replace(part, target)  # noqa: PTH105 - one step
        return
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        # With a folder given, the link is followed to the file, which Python does not do otherwise.
        os.link(f"/proc/self/fd/{descriptor}", target.name, src_dir_fd=folder, dst_dir_fd=folder, follow_symlinks=True)
    finally:
        os.close(folder)


def hold(descriptor: int) -> bool:
    """Lock a part, so that others see that it is still written; return whether that was possible."""
    if sys.platform == "win32":
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def remove_parts(folder: Path) -> None:
    """Remove what killed processes left in a folder; what is still written is locked and stays."""
    with suppress(OSError):
        for part in folder.glob(f".*{PART}"):
            descriptor = os.open(part, os.O_WRONLY)
            try:
                if hold(descriptor):
                    part.unlink()
            finally:
                os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Wait until a folder knows its files on the disk, where the system can tell."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
