"""Computer players of the server, which run in processes of their own."""
