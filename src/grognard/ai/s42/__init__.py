"""The machine player of Stalingrad '42."""
