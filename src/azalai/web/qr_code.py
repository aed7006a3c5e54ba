"""QR codes for invitation and seat links, drawn as one inline SVG path."""

from __future__ import annotations

import segno
from markupsafe import Markup

LONGEST_LINK = 213  # bytes; a longer link would need a code too dense for a phone camera
QUIET_ZONE = 4  # light modules on each side, as ISO/IEC 18004 requires


def qr_code_svg(link: str, label: str) -> Markup:
    """The link as a QR code; empty for a link that is too long."""
    if len(link.encode()) > LONGEST_LINK:
        return Markup("")
    modules = list(segno.make_qr(link, error="m").matrix_iter(border=QUIET_ZONE))
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(modules) for x, on in enumerate(row) if on)
    return Markup(
        '<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{label}" shape-rendering="crispEdges">'
        '<rect width="{size}" height="{size}" fill="#fffaf0"/><path d="{dark}" fill="#1d2a5c"/></svg>'
    ).format(size=len(modules), label=label, dark=dark)
