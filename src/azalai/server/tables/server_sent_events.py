"""Server-sent events: the format of a message, plain and as part of a gzip stream."""

from __future__ import annotations

import functools
import json
import struct
import zlib
from dataclasses import dataclass
from typing import Any

COMPRESSION_LEVEL = 1
"""Pages are compressed after every move; the last tenth of the size would cost most of the time."""
GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LAST_BLOCK = b"\x03\x00"


@dataclass(frozen=True)
class Message:
    """One message of a stream."""

    plain: bytes

    @functools.cached_property
    def deflated(self) -> bytes:
        """Deflate blocks without references to earlier messages, so that they fit into every subscriber's stream."""
        compressor = zlib.compressobj(COMPRESSION_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return compressor.compress(self.plain) + compressor.flush(zlib.Z_FULL_FLUSH)


def event(name: str, values: dict[str, Any], html: str = "") -> Message:
    """An event whose first data line is JSON. HTML follows as it is, since JSON would escape all its quotes."""
    content = "\n".join([json.dumps(values, ensure_ascii=False), *([html] if html else [])])
    lines = content.replace("\n", "\ndata: ")
    return Message(f"event: {name}\ndata: {lines}\n\n".encode())


class GzipStream:
    """Assembles deflated messages into one gzip stream."""

    def __init__(self) -> None:
        self._checksum = self._length = 0

    def add(self, message: Message) -> bytes:
        self._checksum = zlib.crc32(message.plain, self._checksum)
        self._length += len(message.plain)
        return message.deflated

    def end(self) -> bytes:
        return LAST_BLOCK + struct.pack("<II", self._checksum, self._length & 0xFFFFFFFF)
