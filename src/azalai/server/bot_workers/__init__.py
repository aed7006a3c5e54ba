"""Computer players: their levels, the worker pool and the worker processes that compute their moves."""
