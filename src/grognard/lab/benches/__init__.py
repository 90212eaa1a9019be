"""Benchmarks of single games and of the server."""
