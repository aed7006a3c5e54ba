"""All measurements: the engine, the environments and their peers, the web table under load."""
