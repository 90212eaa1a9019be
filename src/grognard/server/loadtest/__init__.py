"""Attacks and crowds against a server of its own on loopback, and what they do to everyone else: `grognard admin
loadtest`."""
