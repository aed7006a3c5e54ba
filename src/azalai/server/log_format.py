"""Formats of the log, as text or as one JSON object a line, both without secrets and addresses of people."""

from __future__ import annotations

import ipaddress
import json
import logging
import re
from datetime import UTC, datetime

TEXT, JSON = "text", "json"
REDACTED = [
    (re.compile(r"(://[^:/@\s]*):[^@/\s]+@"), r"\1:[password]@"),
    (re.compile(r"/(seat|join)/[^\s'\"?#]+"), r"/\1/[code]"),
    (re.compile(r"\b[\w-]{8,}\.[\w-]{20,}"), "[token]"),  # signed cookies and seat links
    (re.compile(r"(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])"), "[address]"),
]
"""What must not be in a log, and what is written instead."""
PERHAPS_IPV6 = re.compile(r"(?<![\w:.])[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f.]*(?![\w:])")  # or a time of day


def redacted(text: str) -> str:
    for pattern, instead in REDACTED:
        text = pattern.sub(instead, text)
    return PERHAPS_IPV6.sub(lambda found: "[address]" if _is_ipv6(found[0]) else found[0], text)


def _is_ipv6(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        record.message = redacted(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802
        return redacted(super().formatException(ei))


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and the traceback of an exception."""

    def format(self, record: logging.LogRecord) -> str:
        values = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if record.exc_info:
            values["exception"] = redacted(self.formatException(record.exc_info))
        return json.dumps(values, ensure_ascii=False)


def formatter(name: str) -> logging.Formatter:
    return JsonFormatter() if name == JSON else TextFormatter()
