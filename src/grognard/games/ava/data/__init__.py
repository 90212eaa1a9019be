"""The facts of A Victory Awaits as the code reads them: board, counters, charts, and the checks of the pack."""
