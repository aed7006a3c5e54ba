"""Invitation codes of six characters, to be read aloud and typed. Links carry a longer code that nobody can guess."""

from __future__ import annotations

import secrets

ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789"
"""No vowels, so that no word comes up, and nothing that looks like another character: 0, 1, I, L, O."""
LENGTH = 6  # 480 million codes


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(typed: str) -> str:
    """The short code that somebody typed, in any case and with spaces or hyphens; empty if it is none."""
    code = "".join(typed.replace("-", " ").split()).upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else ""


def spaced(code: str) -> str:
    """A short code in two groups, as people read it."""
    return f"{code[:3]} {code[3:]}"
