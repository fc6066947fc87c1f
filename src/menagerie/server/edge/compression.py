"""Compression of messages to browsers: only large ones, as the snapshot of a match, are worth the time.

To compress an event takes longer than to decide a move and to show it. A message may be sent as it is even where
compression is agreed on (RFC 7692, section 6). Nothing is kept from one message to the next, so that a quiet socket
holds no buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

if TYPE_CHECKING:
    from websockets.extensions import Extension
    from websockets.frames import Frame
    from websockets.typing import ExtensionParameter

LARGE: Final = 8192
"""Bytes from which on a message is compressed."""


class LargeMessages(PerMessageDeflate):
    """Compression that leaves small messages alone; a message is always one frame here."""

    def encode(self, frame: Frame) -> Frame:
        """Return a frame as it is sent."""
        return frame if len(frame.data) < LARGE else super().encode(frame)


class Agreement(ServerPerMessageDeflateFactory):
    """Agrees with a browser on compression."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return what is agreed on, and what compresses."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LargeMessages(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


AGREEMENT: Final = Agreement(
    server_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
