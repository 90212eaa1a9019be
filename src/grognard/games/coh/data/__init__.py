"""The facts of Storms of Steel as the code reads them: board, counters, charts, and the checks of the pack."""
