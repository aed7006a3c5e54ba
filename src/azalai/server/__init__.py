"""The web application: tables with places, storage, live updates, computers in processes of their own."""
