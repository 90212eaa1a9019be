"""Running the server for others: settings, logs, health, metrics, and systemd."""
