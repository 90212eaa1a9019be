"""Scenarios and campaign of Stalingrad '42: victory, Baku, the reserve armies, the winter offensive."""
