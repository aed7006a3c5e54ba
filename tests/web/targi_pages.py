"""Who sits at the tables of Targi that become pages in the tests, and which variants are played there."""

from __future__ import annotations

from azalai.web.table_context import Place

PLACES = (Place("Ada", "person"), Place("Idir", "person"))
VARIANTS = {
    "base": {},
    "expansion": {"expansion": True},
    "mixed": {"expansion": True, "tribe": "mixed", "border": "mixed"},
}
