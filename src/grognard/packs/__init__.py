"""Facts: board, counters, tables, scenarios, rule index of each game. Data only."""
