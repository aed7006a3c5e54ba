"""HTTP: the application, routes, requests, middleware, schemas."""
