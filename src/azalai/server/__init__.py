"""The web server. Layers, top to bottom: ``http``, ``tables``, then ``bot_workers`` and ``storage``."""
