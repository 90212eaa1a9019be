"""Live games: one table, all tables, their seats and machine players."""
