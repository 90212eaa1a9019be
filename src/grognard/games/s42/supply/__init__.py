"""Supply in Stalingrad '42: sources, lines, and the effects of lacking it."""
