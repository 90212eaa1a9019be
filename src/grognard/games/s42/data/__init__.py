"""The facts of Stalingrad '42 as the code reads them: board, counters, charts, and the checks of the pack."""
