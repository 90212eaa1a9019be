"""The facts of Pavlov's House as the code reads them: board, counters, charts, and the checks of the pack."""
