"""The ZOC-bond family (Holland '44, Stalingrad '42): zones, bonds, odds, losses, retreats, supply lines."""
