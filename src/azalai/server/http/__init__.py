"""HTTP: application, routes, request contexts, middleware, rate limits, schemas, errors."""
