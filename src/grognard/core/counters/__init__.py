"""Positions of counters with steps on a map, and values worked out place by place."""
