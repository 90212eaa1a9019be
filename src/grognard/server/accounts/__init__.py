"""Accounts of players, where a server has them: `grognard serve --accounts`."""
