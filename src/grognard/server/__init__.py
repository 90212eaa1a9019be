"""The table as a service: HTTP, WebSocket, storage."""
