"""The facts of Holland '44 as the code reads them: board, counters, charts, and the checks of the pack."""
