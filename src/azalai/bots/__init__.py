"""Players that are no people. A bot decides from what its seat may know; it never looks at a hidden card."""
