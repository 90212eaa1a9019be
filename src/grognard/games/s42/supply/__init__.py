"""Supply in Stalingrad '42: sources, lines, and what a lack of it does."""
