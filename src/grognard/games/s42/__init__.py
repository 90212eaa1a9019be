"""Stalingrad '42: bonds of zones of control, railways to convert, mud and winter, from Blau to Uranus."""
